### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = la mano ya ha terminado
refusal-no-catching = en este juego no se puede atrapar a nadie
refusal-not-missed = ese jugador no ha olvidado la palabra, o el siguiente ya ha actuado
refusal-catcher = nadie se atrapa a sí mismo, y quien está fuera no atrapa a nadie
refusal-not-penalised = aquí las cartas ilegales se rechazan, no se penalizan
refusal-no-attempt = esa carta no está en la mano, o jugarla es legal
refusal-turn = es el turno del asiento { $seat }
refusal-no-move = «{ $move }» no es una jugada de este juego
refusal-no-seat = no hay ningún asiento «{ $seat }»

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [1] hay una carta pendiente
       *[other] hay { $count } cartas pendientes
    }
refusal-take = { refusal-owed }: responde o toma lo pendiente
refusal-not-owed = no hay cartas pendientes
refusal-no-answer = { $card } no responde: { refusal-owed }
refusal-skip = a un turno perdido se responde o se acepta, pero no se evita robando
refusal-must-answer = quien puede responder a un turno perdido tiene que hacerlo
refusal-no-skip-answer = { $card } no responde al turno perdido: solo vale el mismo valor

## Drawing and ending a turn

refusal-laid = después de jugar una carta ya no se roba en el mismo turno
refusal-must-play = quien puede jugar tiene que hacerlo
refusal-drawn = ya se ha robado una carta
refusal-nothing-to-draw = no queda nada que robar
refusal-last-uncovered = hay que cubrir la carta recién jugada
refusal-no-pass = nadie puede pasar mientras se pueda robar una carta
refusal-no-way-back = ahora nadie puede volver
refusal-no-knock-out = en este juego nadie queda fuera así

## Cards

refusal-not-held = { $card } no está en la mano del asiento { $seat }
refusal-names-nothing = con { $card } no se pide nada
refusal-not-named-so = con { $card } no se puede pedir eso
refusal-must-name = con { $card } hay que pedir lo que sigue, como en { $card }=S
refusal-sequence = { $card } no coincide con { $top } ni en palo ni en valor
refusal-sequence-out = quien puede seguir, o tiene un joker, tiene que jugar
refusal-match =
    { $top ->
        [none] { $card } no se puede jugar aquí
       *[other] { $card } no coincide con { $top } ni en palo ni en valor
    }
refusal-called = { $card } no vale: se ha pedido { $named }
refusal-not-together = { $card } no se puede jugar sobre { $top } en el mismo turno
refusal-cover = hay que cubrir { $top } con una carta de su palo
refusal-only-drawn = después de robar solo se puede jugar la carta robada

## The last card

refusal-last = { $card } no puede ser la última carta
refusal-undeclared = no se puede jugar la última carta: no se cantó la palabra
refusal-several-last = nadie puede terminar con más de una carta en un turno
refusal-double-last = nadie puede terminar con dos cartas del mismo valor jugadas a la vez
