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

## what is shared, line by line

daily-share = Share
daily-share_title = Pocket Switch · Today’s round, { $day } · { $game }
daily-share_place = Place { $place } of { $count }
daily-share_master = A master with the same cards: place { $place }
daily-share_older = Played in an older edition
daily-share_edition = edition { $edition }
