### Today's hand: the same cards for everybody on one day.

daily-heading = La mano de hoy
daily-about = Las mismas cartas para todos
daily-going = La tienes a medias
daily-place = { $place ->
    [1] Victoria
   *[other] Puesto { $place }
}
daily-streak = { $days ->
    [1] un día
   *[other] { $days } días seguidos
}
daily-master = Un maestro con tus cartas: puesto { $place }
daily-master_plays = Un maestro está jugando tus cartas…
daily-share = Compartir
daily-share_title = Pocket Switch · La mano de hoy, { $day } · { $game }
daily-share_place = Puesto { $place } de { $count }
daily-share_master = Un maestro con las mismas cartas: puesto { $place }
daily-share_older = Jugada en una edición anterior
daily-share_edition = edición { $edition }
