### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Reglas
table-menu = Menú
table-clockwise = Se juega en sentido horario
table-counterclockwise = Se juega en sentido antihorario
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-choice_cancel = Recoger la carta
table-called = Se pide: { $what }
table-pile = Pila de descartes, arriba { $card }
table-pile_empty = Pila de descartes, vacía
table-owed =
    { $count ->
        [1] { $count } carta pendiente
       *[other] { $count } cartas pendientes
    }
table-misses =
    { $count ->
        [1] { $count } turno que perder
       *[other] { $count } turnos que perder
    }
table-left =
    { $count ->
        [0] vacío
        [1] queda { $count }
       *[other] quedan { $count }
    }
table-stock_empty = Mazo, vacío
table-stock_turned = Mazo, vacío: se da la vuelta a la pila de descartes cuando alguien tiene que robar
table-stock =
    { $count ->
        [1] Mazo, queda { $count } carta
       *[other] Mazo, quedan { $count } cartas
    }
table-stock_draw =
    { $count ->
        [1] Mazo, queda { $count } carta, toca para robar
       *[other] Mazo, quedan { $count } cartas, toca para robar
    }

table-sort-suit = En orden de palos. Ordenar por valor
table-sort-rank = En orden de valores. Dejar mi propio orden
table-sort-only_rank = En orden de valores. Ordenar por palo
table-sort-own = En mi propio orden. Ordenar por palo

table-card-playable = se puede jugar
table-card-lifted = toca otra vez para jugar
table-card-fresh = recién robada

table-seat-turn = le toca jugar
table-seat-declared = ha cantado la palabra
table-seat-said = ¡{ CAPITAL($word) }!
table-seat-catchable = no ha cantado la palabra
table-seat-gone = fuera de la mano
table-seat-place = sin cartas, puesto { $place }
table-seat-out = { $place }.º
table-seat-cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }

table-own-playable =
    { $count ->
        [one] { $count } jugable
        [many] { $count } jugables
       *[other] { $count } jugables
    }

table-cover-pass = Pásalo a
table-cover-ready = Soy { $name }

table-name = { FORM($card, article: "none") }

## play

play-title_hand = mano { $hand }
play-title_hand_of = mano { $hand } de { $hands }
play-opening = Preparando la mesa
play-temper_careless = despistado
play-temper_steady = sensato
play-temper_sharp = astuto
play-temper_master = maestro
play-remark_took =
    { $mood ->
        [lively] ¡Ay!
       *[calm] En fin.
    }
play-remark_owes =
    { $mood ->
        [lively] ¡Toma!
       *[calm] Para ti.
    }
play-remark_turn =
    { $mood ->
        [lively] ¡Ja!
       *[calm] Perdón.
    }
play-remark_out =
    { $mood ->
        [lively] ¡Sí!
       *[calm] Buena partida.
    }
play-remark_spoken = { $name } dice: «{ $said }»
play-a_rank =
    { $rank ->
        [A] un as
        [J] una jota
        [Q] una reina
        [K] un rey
       *[other] un { $rank }
    }
play-mine = tú { $points }
play-whose = cartas de { $name }
play-strict = estricta
play-strict_not_now =
    Es el turno de { $name }. Toca otra vez para jugarla de todos modos; eso cuesta { $count ->
        [1] una carta
       *[other] { $count } cartas
    }.
play-wait = { $name } está pensando
play-dealt = Las cartas están repartidas.
play-dealt_strict =
    Mesa estricta: no se marca nada, y una carta equivocada cuesta { $count ->
        [1] una carta
       *[other] { $count } cartas
    }.
play-cancel = Ya no queda nada pendiente.
play-reverse = Cambia el sentido.
play-why_over = Un valor más que { $card }: { $points }.
play-why_under = Un valor menos que { $card }: { $points }.
play-refill = El mazo estaba vacío: se da la vuelta a la pila de descartes.
play-owes =
    { $count ->
        [one] Ahora se debe una carta.
        [many] Ahora se deben { $count } cartas.
       *[other] Ahora se deben { $count } cartas.
    }
play-hands = Todos pasan su mano a la izquierda.
play-blocked = Nadie puede seguir.
play-say_word = ¡{ CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = A { $name } se le olvidó decir «¡{ CAPITAL($word) }!».
play-catch = Atrapar a { $name }
play-take = Tomar { $count }
play-draw = Robar
play-end = Fin de turno
play-pass = Paso
play-keep = Guardarla
play-miss = Perder turno
play-out = Quedo fuera
play-knocked = queda fuera
play-running = { $total } ({ $hand })
play-undo = Deshacer
play-hurry = Saltar
play-go_on = Seguir
play-skip_rest = Saltar al final
play-why = ¿Por qué?
play-come_back = Volver
play-bring_back = Hacer volver
play-leave_out = Perder la mano
play-try_again = Reintentar
play-first_time = Algo nuevo
play-first_time_spoken = Algo nuevo: { $said } Toca para cerrar.
play-rule = La regla
play-no_rule = Las reglas no dicen nada especial sobre esto.
play-all_rules = Todas las reglas de esta mesa
play-suit_title = ¿Qué palo con { $card }?
play-rank_title = ¿Qué valor con { $card }?
play-confirm = Toca otra vez la carta para jugarla.
play-not_now = Es el turno de { $name }.
play-lost = Esta partida está abierta en otro sitio
play-lost_about = Está abierta en { $where } desde { $time }. Puedes seguir aquí; entonces se detendrá en la otra ventana.
play-taken_about = Ahora está abierta en { $where }. Puedes recuperarla y jugar aquí; entonces se detendrá en la otra ventana.
play-where_tab = una pestaña del navegador en { $system }
play-where_app = la app en { $system }
play-where_unknown = otra ventana
play-take_over = Jugar aquí
play-home = Inicio
play-broken = Esta partida no puede continuar
play-damaged = una parte de lo que se guardó de esta partida está dañada
play-differs = esta versión de la app juega de otra manera una jugada de esta partida
play-no_store = Esa partida no existe
play-menu = Mesa
play-log = Qué ha pasado
play-log_empty = Todavía no ha pasado nada.
play-log_late = Lo último
play-log_all = Todo
play-log_before = Antes de eso
play-log_points = Solo puntos
play-resign = Abandonar
play-resign_about = La partida acaba tal como está.
play-resign_sure = ¿Abandonar del todo?
play-to_bot = Que un bot juegue por { $name }
play-to_bot_about = Hasta que recuperes el asiento.
play-from_bot = { $name } vuelve a jugar
play-from_bot_about = Recupera el asiento que tenía el bot.
play-rules = Reglas de esta mesa
play-leave = Salir
play-leave_about = La partida te espera.
play-report = Copiar un informe
play-hand_won =
    { $names ->
        [one] { $names } gana la mano
        [many] { $names } ganan la mano
       *[other] { $names } ganan la mano
    }
play-hand_won_you = Has ganado la mano
play-hand_blocked = Bloqueo. Con menos cartas: { $names }
play-hand_blocked_you = Bloqueo: tenías menos cartas
play-hand_blocked_points = Bloqueo. Con la mano más baja: { $names }
play-hand_blocked_points_you = Bloqueo: tenías la mano más baja
play-hand_about = Mano { $hand }
play-match_won =
    { $names ->
        [one] { $names } gana la partida
        [many] { $names } ganan la partida
       *[other] { $names } ganan la partida
    }
play-match_won_you = Has ganado la partida
play-match_resigned = Partida abandonada
play-life =
    { $count ->
        [1] una vida
       *[other] { $count } vidas
    }
play-keep_on = Seguir jugando
play-close = Cerrar

play-may-out = No puedes seguir ni jugar un joker.
play-may-lead = Sal con cualquier carta.
play-may-follow = Sigue el palo o el valor.
play-may-answer_or_take = Responde con { LIST($cards, type: "or") }, o toma { $count }.
play-may-take = Toma { $count }: nada puede responder a eso.
play-may-take_only = Toma { $count }: solo podría responder { LIST($cards, type: "or") }.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) }, o toma { $count }.
play-may-strict_owed = Responde o toma { $count }.
play-may-answer_or_miss = Responde con { LIST($cards, type: "or") }, o pierde tu turno.
play-may-cover = Cúbrela con una carta de su palo.
play-may-cover_draw = No puedes cubrirla: roba una.
play-may-fire = Carta de fuego: puedes jugarla enseguida.
play-may-bring_back = Podrías jugar toda tu mano como una cadena: haz volver a quien terminó justo antes, o pierde la mano.
play-may-come_back = Vuelves a la mano.
play-may-more = Juega más o acaba tu turno.
play-may-drawn = Puedes jugarla o guardarla.
play-may-play = Juega una carta.
play-may-draw_on = Roba otra vez.
play-may-play_or_draw = Juega una carta o roba.
play-may-play_or_pass = Juega una carta o pasa.
play-may-draw = Nada encaja: roba.

play-may-by-add = súmale { LIST($cards, type: "or") }
play-may-by-cancel = anúlalo con { LIST($cards, type: "or") }
play-may-by-pass = pásalo con { LIST($cards, type: "or") }
play-may-by-reduce = redúcelo con { LIST($cards, type: "or") }
play-may-by-return = devuélvelo con { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } no coincide con { $top } ni en palo ni en valor.
play-refused-called = { CAPITAL($card) } no vale: se ha pedido { $what }.
play-refused-skip = { CAPITAL($card) } no responde al turno perdido.
play-refused-finish = { CAPITAL($card) } no puede ser tu última carta.
play-refused-declare = No has cantado la palabra, así que tu última carta se queda.
play-refused-draw = Después de robar solo se puede jugar la carta robada.
play-refused-must-cover = Hay que cubrir { $top } con una carta de su palo.
play-refused-replies =
    { $count ->
        [1] { CAPITAL($card) } no responde a la carta que tienes pendiente.
       *[other] { CAPITAL($card) } no responde a las { $count } cartas que tienes pendientes.
    }

play-refused-turn-multi = { CAPITAL($card) } no puede seguir a { $top } en el mismo turno.
play-refused-turn-last = No puedes terminar así con varias cartas.
play-skip =
    { $count ->
        [1] Hay que perder un turno.
       *[other] Hay que perder { $count } turnos.
    }

play-you-knock = No puedes seguir y quedas fuera.
play-you-why_knock = Cartas que aún tenías: { $count }.
play-you-reverse = Has cambiado el sentido.
play-you-score = Te anotas { $points }.
play-you-bankrupt = Tienes demasiadas cartas y quedas fuera de la mano.
play-you-play = Juegas { $card }.
play-you-called = Juegas { $card } y pides { $what }.
play-you-draw =
    { $count ->
        [1] Robas una carta.
       *[other] Robas { $count } cartas.
    }
play-you-draw_cards = Robas { $cards }.
play-you-back_cards = Vuelves con { $cards }.
play-you-penalty_finish_cards = Con esa carta no puedes terminar: robas { $cards }.
play-you-penalty_declare_cards = No habías cantado la palabra: robas { $cards }.
play-you-penalty_blunder_cards = Eso te cuesta caro: robas { $cards }.
play-you-take =
    { $count ->
        [1] Tomas una carta.
       *[other] Tomas { $count } cartas.
    }
play-you-back =
    { $count ->
        [1] Vuelves con una carta.
       *[other] Vuelves con { $count } cartas.
    }
play-you-nothing = No quedaba nada que robar.
play-you-penalty_finish =
    { $count ->
        [1] Con esa carta no puedes terminar: robas una.
       *[other] Con esa carta no puedes terminar: robas { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [1] No habías cantado la palabra: robas una carta.
       *[other] No habías cantado la palabra: robas { $count } cartas.
    }
play-you-penalty_blunder =
    { $count ->
        [1] Eso te cuesta una carta.
       *[other] Eso te cuesta { $count } cartas.
    }
play-you-penalty_previous =
    { $count ->
        [1] Tomas una carta.
       *[other] Tomas { $count } cartas.
    }
play-you-catch = Atrapas a { $other }.
play-you-say = Tú: «¡{ $word }!»
play-you-miss = Pierdes un turno.
play-you-pass = Pasas.
play-you-end = Acabas tu turno.
play-you-out = ¡Te has quedado sin cartas!
play-you-again = Juegas otra vez.
play-you-took_back =
    { $count ->
        [1] Recoges la carta de ese turno.
       *[other] Recoges las { $count } cartas de ese turno.
    }
play-you-attempt = { $card } no se puede jugar: vuelve a tu mano.

play-they-knock = { $name } no puede seguir y queda fuera.
play-they-why_knock = Cartas que aún tenía { $name }: { $count }.
play-they-reverse = { $name } ha cambiado el sentido.
play-they-score = { $name } se anota { $points }.
play-they-bankrupt = { $name } tiene demasiadas cartas y queda fuera de la mano.
play-they-play = { $name } juega { $card }.
play-they-called = { $name } juega { $card } y pide { $what }.
play-they-draw =
    { $count ->
        [1] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
    }
play-they-take =
    { $count ->
        [1] { $name } toma una carta.
       *[other] { $name } toma { $count } cartas.
    }
play-they-back =
    { $count ->
        [1] { $name } vuelve con una carta.
       *[other] { $name } vuelve con { $count } cartas.
    }
play-they-nothing = No quedaba nada que robar.
play-they-penalty_finish =
    { $count ->
        [1] Con esa carta no se puede terminar: { $name } roba una.
       *[other] Con esa carta no se puede terminar: { $name } roba { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [1] { $name } no había cantado la palabra y roba una carta.
       *[other] { $name } no había cantado la palabra y roba { $count } cartas.
    }
play-they-penalty_blunder =
    { $count ->
        [1] Eso le cuesta una carta a { $name }.
       *[other] Eso le cuesta { $count } cartas a { $name }.
    }
play-they-penalty_previous =
    { $count ->
        [1] { $name } toma una carta.
       *[other] { $name } toma { $count } cartas.
    }
play-they-catch = { $name } atrapa a { $other }.
play-they-catch_you = { $name } te atrapa.
play-they-say = { $name }: «¡{ $word }!»
play-they-miss = { $name } pierde un turno.
play-they-pass = { $name } pasa.
play-they-end = { $name } acaba su turno.
play-they-out = ¡{ $name } se ha quedado sin cartas!
play-they-again = { $name } juega otra vez.
play-they-took_back =
    { $count ->
        [1] { $name } recoge la carta de ese turno.
       *[other] { $name } recoge las { $count } cartas de ese turno.
    }
play-they-attempt = { $name } lo intenta con { $card } y la recoge.

## result

result-why = Cómo se ganó
result-spoken = { $name }, puesto { $place }, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = menos es mejor
result-more = más es mejor
result-unit-points =
    { $count ->
        [one] punto
        [many] puntos
       *[other] puntos
    }
result-unit-hands =
    { $count ->
        [one] mano ganada
        [many] manos ganadas
       *[other] manos ganadas
    }
result-unit-of_hands =
    { $count ->
        [one] de { $count } mano
        [many] de { $count } manos
       *[other] de { $count } manos
    }
result-unit-lives =
    { $count ->
        [one] vida
        [many] vidas
       *[other] vidas
    }
result-unit-cards =
    { $count ->
        [one] carta restante
        [many] cartas restantes
       *[other] cartas restantes
    }
result-brought =
    { $count ->
        [one] { $points } punto
        [many] { $points } puntos
       *[other] { $points } puntos
    }
result-in_match-points =
    { $count ->
        [one] { $total } punto en la partida
        [many] { $total } puntos en la partida
       *[other] { $total } puntos en la partida
    }
result-in_match-hands =
    { $count ->
        [one] { $total } mano ganada
        [many] { $total } manos ganadas
       *[other] { $total } manos ganadas
    }
result-in_match-lives =
    { $count ->
        [one] queda una vida
        [many] quedan { $count } vidas
       *[other] quedan { $count } vidas
    }
result-last_own = tu última carta
result-last = la última carta
result-held = Lo que tenían los demás
result-everybody = Lo que tenía cada cual
result-final = Así acabó la partida
result-next = Otra mano
result-replay = Repetición
result-leave = Salir
result-hands = Todas las manos
result-home = Inicio
