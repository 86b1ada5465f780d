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
daily-share = Delen
daily-share_title = Pocket Switch · Ronde van vandaag, { $day } · { $game }
daily-share_place = Plaats { $place } van { $count }
daily-share_master = Een meester met dezelfde kaarten: plaats { $place }
daily-share_older = Gespeeld in een oudere editie
daily-share_edition = editie { $edition }
