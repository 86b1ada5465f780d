### Today's hand: the same cards for everybody on one day.

daily-heading = Rodada do dia
daily-about = As mesmas cartas para todos
daily-going = Você está no meio dela
daily-place = { $place ->
    [1] Vitória
   *[other] { $place }º lugar
}
daily-streak = { $days ->
    [1] um dia
   *[other] { $days } dias seguidos
}
daily-master = Um mestre com as suas cartas: { $place }º lugar
daily-master_plays = Um mestre está jogando com as suas cartas…
daily-share = Compartilhar
daily-share_title = Pocket Switch · Rodada do dia, { $day } · { $game }
daily-share_place = { $place }º lugar de { $count }
daily-share_master = Um mestre com as mesmas cartas: { $place }º lugar
daily-share_older = Jogada em uma edição anterior
daily-share_edition = edição { $edition }
