### Today's hand: the same cards for everybody on one day.

daily-heading = Ronde van vandaag
daily-about = Voor iedereen dezelfde kaarten
daily-going = Je bent er nog mee bezig
daily-place = { $place ->
    [1] Gewonnen
   *[other] Plaats { $place }
}
daily-streak = { $days ->
    [1] één dag
   *[other] { $days } dagen op rij
}
daily-master = Een meester met jouw kaarten: plaats { $place }
daily-master_plays = Een meester speelt met jouw kaarten…
daily-late = Een oudere ronde: die telt niet voor je reeks.
daily-rank = { $place }e

## what is sent

daily-share = Delen
daily-share_both = Ik: { $own } · Een meester met mijn kaarten: { $master }
daily-share_own = Ik: { $own }
daily-share_edition = editie { $edition }
daily-master_name = Meester
daily-same_cards = Dezelfde kaarten, dezelfde bots

## a link that was sent

daily-play_today = Ronde van vandaag spelen
daily-not_yet = Nog niet
daily-not_yet_about = De ronde van { $day } begint pas op die dag.
daily-other_edition = Intussen andere kaarten
daily-other_edition_about = Deze link is voor een andere versie van Pocket Switch, en die deelt andere kaarten.
