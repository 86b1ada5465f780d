### Today's hand: the same cards for everybody on one day.

daily-heading = Today’s round
daily-about = The same cards for everyone
daily-going = You’re in the middle of it
daily-place = { $place ->
    [1] You won
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
}
daily-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
daily-master = A master with your cards: place { $place }
daily-master_plays = A master is playing your cards…
daily-late = An older round: it doesn’t count for your streak.
daily-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## what is sent

daily-share = Share
daily-share_both = Me: { $own } · A master with my cards: { $master }
daily-share_own = Me: { $own }
daily-share_edition = edition { $edition }
daily-master_name = Master
daily-same_cards = Same cards, same bots

## a link that was sent

daily-play_today = Play today’s round
daily-not_yet = Not yet
daily-not_yet_about = The round for { $day } opens that day.
daily-other_edition = The cards have changed
daily-other_edition_about = This link is for another version of Pocket Switch, which deals different cards.
