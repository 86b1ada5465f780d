### Today's hand: the same cards for everybody on one day.

daily-heading = La manche du jour
daily-about = Les mêmes cartes pour tous
daily-going = En cours
daily-place = { $place ->
    [1] Gagné
   *[other] { $place }e place
}
daily-streak = { $days ->
    [1] un jour
   *[other] { $days } jours de suite
}
daily-master = Un expert avec tes cartes : place { $place }
daily-master_plays = Un expert joue tes cartes…
daily-share = Partager
daily-share_title = Pocket Switch · La manche du jour, { $day } · { $game }
daily-share_place = Place { $place } sur { $count }
daily-share_master = Un expert avec les mêmes cartes : place { $place }
daily-share_older = Jouée dans une édition plus ancienne
daily-share_edition = édition { $edition }
