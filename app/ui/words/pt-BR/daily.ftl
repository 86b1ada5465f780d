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
daily-late = Uma rodada de outro dia: não conta para a sua sequência.
daily-rank = { $place }º lugar

## what is sent

daily-share = Compartilhar
daily-share_both = Eu: { $own } · Um mestre com as minhas cartas: { $master }
daily-share_own = Eu: { $own }
daily-share_edition = edição { $edition }
daily-master_name = Mestre
daily-same_cards = As mesmas cartas, os mesmos bots

## a link that was sent

daily-play_today = Jogar a rodada do dia
daily-not_yet = Ainda não
daily-not_yet_about = A rodada de { $day } abre nesse dia.
daily-other_edition = Agora são outras cartas
daily-other_edition_about = Este link é de outra versão do Pocket Switch, que dá outras cartas.
