### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = la mano ya terminó
refusal-no-catching = en este juego no se reclaman olvidos
refusal-not-missed = ese jugador no olvidó nada, o ya jugó el siguiente
refusal-catcher = solo puedes reclamar a otros, y mientras tengas cartas
refusal-not-penalised = en esta mesa no puedes probar cartas no válidas
refusal-no-attempt = no tienes esa carta, o es una que puedes jugar
refusal-turn = le toca al jugador { $seat }
refusal-no-move = «{ $move }» no es una jugada de este juego
refusal-no-seat = no hay ningún jugador «{ $seat }»

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [1] tienes que robar una carta
       *[other] tienes que robar { $count } cartas
    }
refusal-take = { refusal-owed } o jugar una que lo evite
refusal-not-owed = no tienes que robar nada
refusal-no-answer = { $card } no lo evita: { refusal-owed }
refusal-skip = robar no te salva: juega una que sí o pierde el turno
refusal-must-answer = tienes una carta que te salva el turno: juégala
refusal-no-skip-answer = { $card } no te salva el turno: solo vale el mismo valor

## Drawing and ending a turn

refusal-laid = ya jugaste en este turno, así que no puedes robar
refusal-must-play = si puedes jugar, tienes que hacerlo
refusal-drawn = ya robaste
refusal-nothing-to-draw = no queda nada que robar
refusal-last-uncovered = primero cubre la carta que acabas de jugar
refusal-no-pass = no puedes pasar mientras puedas robar
refusal-no-way-back = ahora nadie puede volver
refusal-no-knock-out = en este juego no se elimina a nadie

## Cards

refusal-not-held = el jugador { $seat } no tiene { $card }
refusal-names-nothing = con { $card } no se pide nada
refusal-not-named-so = con { $card } no puedes pedir eso
refusal-must-name = con { $card } tienes que pedir algo, como en { $card }=S
refusal-sequence = { $card } no es del palo ni del valor de { $top }
refusal-sequence-out = puedes seguir o tienes un joker, así que tienes que jugar
refusal-match =
    { $top ->
        [none] { $card } no se puede jugar aquí
       *[other] { $card } no es del palo ni del valor de { $top }
    }
refusal-called = { $card } no vale: se pidió { $named }
refusal-not-together = { $card } no va sobre { $top } en el mismo turno
refusal-cover = cubre { $top } con una carta de su palo
refusal-only-drawn = ya robaste: solo puedes jugar la carta robada

## The last card

refusal-last = { $card } no puede ser tu última carta
refusal-undeclared = primero di «¡{ CAPITAL($word) }!» y luego juega tu última carta
refusal-several-last = no puedes terminar con más de una carta en un turno
refusal-double-last = no puedes terminar con dos cartas iguales
