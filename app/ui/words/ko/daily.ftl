### Today's hand: the same cards for everybody on one day.

daily-heading = 오늘의 판
daily-about = 모두 같은 카드로
daily-going = 진행 중이에요
daily-place = { $place ->
    [1] 이겼어요
   *[other] { $place }등
}
daily-streak = { $days ->
    [1] 하루
   *[other] { $days }일 연속
}
daily-master = 같은 카드로 고수는 { $place }등
daily-master_plays = 고수가 같은 카드로 하고 있어요…
daily-share = 공유
daily-share_title = Pocket Switch · 오늘의 판, { $day } · { $game }
daily-share_place = { $count }명 중 { $place }등
daily-share_master = 같은 카드로 고수는 { $place }등
daily-share_older = 이전 에디션에서 했어요
daily-share_edition = 에디션 { $edition }
