### Today's hand: the same cards for everybody on one day.

daily-heading = جولة اليوم
daily-about = الأوراق نفسها للجميع
daily-going = أنت في منتصفها
daily-place = { $place ->
    [1] فوز
   *[other] المركز { $place }
}
daily-streak = { $days ->
    [1] يوم واحد
   *[other] أيام متتالية: { $days }
}
daily-master = خبير بأوراقك: المركز { $place }
daily-master_plays = خبير يلعب الآن بأوراقك…
daily-share = مشاركة
daily-share_title = Pocket Switch · جولة اليوم، { $day } · { $game }
daily-share_place = المركز { $place } من { $count }
daily-share_master = خبير بالأوراق نفسها: المركز { $place }
daily-share_older = لُعبت في إصدار أقدم
daily-share_edition = الإصدار { $edition }
