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
daily-late = Una mano de otro día: no cuenta para tu racha.
daily-rank = { $place ->
    [1] 1.er
    [3] 3.er
   *[other] { $place }.º
} puesto

## what is sent

daily-share = Compartir
daily-share_both = Yo: { $own } · Un maestro con mis cartas: { $master }
daily-share_own = Yo: { $own }
daily-share_edition = edición { $edition }
daily-master_name = Maestro
daily-same_cards = Las mismas cartas, los mismos bots

## a link that was sent

daily-play_today = Jugar la mano de hoy
daily-not_yet = Todavía no
daily-not_yet_about = La mano del { $day } se abre ese día.
daily-other_edition = Ahora son otras cartas
daily-other_edition_about = Este enlace es de otra versión de Pocket Switch, que reparte otras cartas.
