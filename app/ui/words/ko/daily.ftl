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
daily-late = 지난 판이라 연속 기록에는 들어가지 않아요.
daily-rank = { $place }등

## what is sent

daily-share = 공유
daily-share_both = 나: { $own } · 같은 카드로 고수는 { $master }
daily-share_own = 나: { $own }
daily-share_edition = 에디션 { $edition }
daily-master_name = 고수
daily-same_cards = 같은 카드, 같은 봇

## a link that was sent

daily-play_today = 오늘의 판 하기
daily-not_yet = 아직이에요
daily-not_yet_about = { $day }의 판은 그날 열려요.
daily-other_edition = 이제는 다른 카드예요
daily-other_edition_about = 이 링크는 다른 버전의 Pocket Switch에서 온 거라 카드가 달라요.
