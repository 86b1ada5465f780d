### Today's hand: the same cards for everybody on one day.

daily-heading = Runde des Tages
daily-about = Für alle dieselben Karten
daily-going = Du bist mittendrin
daily-place = { $place ->
    [1] Gewonnen
   *[other] Platz { $place }
}
daily-streak = { $days ->
    [1] ein Tag
   *[other] { $days } Tage in Folge
}
daily-master = Ein Meister mit deinen Karten: Platz { $place }
daily-master_plays = Ein Meister spielt gerade deine Karten …
daily-late = Eine ältere Runde: Sie zählt nicht für deine Serie.
daily-rank = Platz { $place }

## what is sent

daily-share = Teilen
daily-share_both = Ich: { $own } · Ein Meister mit meinen Karten: { $master }
daily-share_own = Ich: { $own }
daily-share_edition = Ausgabe { $edition }
daily-master_name = Meister
daily-same_cards = Dieselben Karten, dieselben Bots

## a link that was sent

daily-play_today = Heutige Runde spielen
daily-not_yet = Noch nicht
daily-not_yet_about = Die Runde vom { $day } gibt es erst an dem Tag.
daily-other_edition = Inzwischen andere Karten
daily-other_edition_about = Dieser Link ist für eine andere Version von Pocket Switch, und die gibt andere Karten.
