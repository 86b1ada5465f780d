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
daily-master = خبير لعب بأوراقك: المركز { $place }
daily-master_plays = خبير يلعب الآن بأوراقك…
daily-late = جولة من يوم سابق: لا تُحسب في أيامك المتتالية.
daily-rank = المركز { $place }

## what is sent

daily-share = مشاركة
daily-share_both = أنا: { $own } · خبير لعب بأوراقي: { $master }
daily-share_own = أنا: { $own }
daily-share_edition = الإصدار { $edition }
daily-master_name = خبير
daily-same_cards = الأوراق نفسها والروبوتات نفسها

## a link that was sent

daily-play_today = العب جولة اليوم
daily-not_yet = ليس بعد
daily-not_yet_about = جولة { $day } تُفتح في ذلك اليوم.
daily-other_edition = الأوراق تغيّرت الآن
daily-other_edition_about = هذا الرابط من إصدار آخر من Pocket Switch يوزّع أوراقًا أخرى.
