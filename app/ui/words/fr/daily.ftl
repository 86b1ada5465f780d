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
daily-late = Une manche plus ancienne : elle ne compte pas pour ta série.
daily-rank = { $place ->
    [1] 1re place
   *[other] { $place }e place
}

## what is sent

daily-share = Partager
daily-share_both = Moi : { $own } · Un expert avec mes cartes : { $master }
daily-share_own = Moi : { $own }
daily-share_edition = édition { $edition }
daily-master_name = Expert
daily-same_cards = Mêmes cartes, mêmes bots

## a link that was sent

daily-play_today = Jouer la manche du jour
daily-not_yet = Pas encore
daily-not_yet_about = La manche du { $day } s’ouvre ce jour-là.
daily-other_edition = D’autres cartes maintenant
daily-other_edition_about = Ce lien vient d’une autre version de Pocket Switch, avec d’autres cartes.
