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
daily-share = Teilen
daily-share_title = Pocket Switch · Runde des Tages, { $day } · { $game }
daily-share_place = Platz { $place } von { $count }
daily-share_master = Ein Meister mit denselben Karten: Platz { $place }
daily-share_older = In einer älteren Ausgabe gespielt
daily-share_edition = Ausgabe { $edition }
