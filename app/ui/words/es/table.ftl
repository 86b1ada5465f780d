### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Reglas
table-menu = Menú
table-clockwise = Se juega hacia la izquierda
table-counterclockwise = Se juega hacia la derecha
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-hit_count = { $n } de { $total }
table-hit_by = De parte de { $name }
table-hit_by_you = Fuiste tú
table-choice_cancel = Recoger la carta
table-called = Se pide: { $what }
table-pile = Pila de descartes, arriba { $card }
table-pile_empty = Pila de descartes, vacía
table-owed =
    { $count ->
        [1] Roba { $count } carta
       *[other] Roba { $count } cartas
    }
table-misses =
    { $count ->
        [1] Pierdes { $count } turno
       *[other] Pierdes { $count } turnos
    }
table-left =
    { $count ->
        [0] vacío
        [1] queda { $count }
       *[other] quedan { $count }
    }
table-stock_empty = Mazo, vacío
table-stock_turned = Mazo, vacío. Al robar, se baraja la pila de descartes
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

table-sort-suit = Ordenadas por palo. Ordenar por valor
table-sort-rank = Ordenadas por valor. Usar tu propio orden
table-sort-only_rank = Ordenadas por valor. Ordenar por palo
table-sort-own = En tu propio orden. Ordenar por palo

table-card-playable = se puede jugar
table-card-lifted = toca otra vez para jugar
table-card-fresh = recién robada

table-seat-turn = le toca jugar
table-seat-declared = dijo «¡{ CAPITAL($word) }!»
table-seat-said = ¡{ CAPITAL($word) }!
table-seat-catchable = ¡no dijo «{ CAPITAL($word) }»!
table-seat-gone = eliminación
table-seat-place = sin cartas, puesto { $place }
table-seat-out = { $place }.º
table-seat-cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }

table-own-playable = Puedes jugar { $count }

table-cover-pass = Pásalo a
table-cover-ready = Soy { $name }

table-name = { FORM($card, article: "none") }
table-card = { $printed }

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
        [lively] ¡Buen provecho!
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
    Le toca a { $name }. Toca otra vez para jugar de todos modos y robar { $count ->
        [1] una carta
       *[other] { $count } cartas
    }.
play-wait = { $name } está pensando
play-dealt = ¡Cartas repartidas!
play-dealt_strict =
    Mesa estricta: sin pistas, y una carta no válida te cuesta { $count ->
        [1] una carta
       *[other] { $count } cartas
    }.
play-cancel = Anulado: nadie roba.
play-reverse = Cambia el sentido.
play-why_over = Un valor más que { $card }: { $points }.
play-why_under = Un valor menos que { $card }: { $points }.
play-refill = Se barajó la pila de descartes.
play-owes =
    { $count ->
        [1] Al siguiente le toca robar una carta.
       *[other] Al siguiente le toca robar { $count } cartas.
    }
play-hands = Todos pasan sus cartas a la izquierda.
play-blocked = Bloqueo: nadie puede jugar.
play-say_word = ¡{ CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = A { $name } se le olvidó decir «¡{ CAPITAL($word) }!».
play-catch = ¡{ $name } no avisó!
play-take = Robar { $count }
play-draw = Robar
play-end = Acabar turno
play-pass = Pasar
play-keep = Quedármela
play-miss = Perder el turno
play-out = No puedo jugar
play-knocked = eliminación
play-running = { $total } ({ $hand })
play-undo = Deshacer
play-hurry = Saltar
play-go_on = Seguir
play-skip_rest = Saltar al final
play-why = ¿Por qué?
play-come_back = Volver
play-bring_back = Hacer volver
play-leave_out = No hacer volver
play-try_again = Reintentar
play-first_time = Por primera vez
play-first_time_spoken = Por primera vez: { $said } Toca para cerrar.
play-rule = La regla
play-no_rule = Para esto no hay ninguna regla especial.
play-all_rules = Todas las reglas de esta mesa
play-suit_title = ¿Qué palo con { $card }?
play-rank_title = ¿Qué valor con { $card }?
play-confirm = Toca la carta otra vez para jugarla.
play-not_now = Le toca a { $name }.
play-lost = Esta partida está abierta en otra ventana
play-lost_about = Está abierta en { $where } desde { $time }. Si sigues aquí, aquella ventana se detiene.
play-taken_about = Ahora está abierta en { $where }. Si la recuperas aquí, aquella ventana se detiene.
play-where_tab = una pestaña del navegador en { $system }
play-where_app = la app en { $system }
play-where_unknown = otra ventana
play-take_over = Jugar aquí
play-home = Inicio
play-broken = Esta partida no puede seguir
play-damaged = una parte de la partida guardada está dañada
play-differs = esta versión de la app haría de otra manera una de sus jugadas
play-no_store = Esa partida no existe
play-menu = Mesa
play-log = Qué pasó
play-log_empty = Todavía no hay nada.
play-log_late = Lo último
play-log_all = Todo
play-log_before = Antes
play-log_points = Solo puntos
play-resign = Abandonar
play-resign_about = La partida acaba tal como está.
play-resign_sure = ¿Abandonar la partida?
play-to_bot = Un bot juega por { $name }
play-to_bot_you = Un bot juega por ti
play-to_bot_about = Hasta que quieras volver a jugar.
play-from_bot = { $name } vuelve a jugar
play-from_bot_you = Volver a jugar
play-from_bot_about = Juega en lugar del bot.
play-rules = Reglas de esta mesa
play-leave = Salir
play-leave_about = La partida te espera.
play-report = Copiar un informe
play-hand_won =
    { $names ->
        [one] { $names } ganó la mano
        [many] { $names } ganaron la mano
       *[other] { $names } ganaron la mano
    }
play-hand_won_you = Ganaste la mano
play-hand_blocked = Bloqueo. Con menos cartas: { $names }
play-hand_blocked_you = Bloqueo: tenías menos cartas que nadie
play-hand_blocked_points = Bloqueo. Con menos puntos: { $names }
play-hand_blocked_points_you = Bloqueo: tenías menos puntos que nadie
play-hand_about = Mano { $hand }
play-match_won =
    { $names ->
        [one] { $names } ganó la partida
        [many] { $names } ganaron la partida
       *[other] { $names } ganaron la partida
    }
play-match_won_you = Ganaste la partida
play-match_resigned = Partida abandonada
play-life =
    { $count ->
        [1] una vida
       *[other] { $count } vidas
    }
play-keep_on = Seguir jugando
play-close = Cerrar

play-may-out = No puedes seguir y no tienes ningún joker.
play-may-lead = Sal con la carta que quieras.
play-may-follow = Juega el mismo palo o el mismo valor.
play-may-answer_or_take = Juega { LIST($cards, type: "or") } encima o roba { $count }.
play-may-take = Roba { $count }. Nada lo evita.
play-may-take_only = Roba { $count }. Solo te salvaría { LIST($cards, type: "or") }.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) } o roba { $count }.
play-may-strict_owed = Juega encima o roba { $count }.
play-may-answer_or_miss = Juega { LIST($cards, type: "or") } encima o pierdes el turno.
play-may-cover = Cúbrela con otra carta de su palo.
play-may-cover_draw = No puedes cubrirla. Roba una carta.
play-may-fire = Carta de fuego: si quieres, juégala enseguida.
play-may-bring_back = Todas tus cartas entran en una cadena. Haz volver al último que terminó o pierdes la mano.
play-may-come_back = ¡Vuelves a la mano!
play-may-more = Juega más o acaba tu turno.
play-may-drawn = Juégala o quédatela.
play-may-play = Juega una carta.
play-may-draw_on = Roba otra vez.
play-may-play_or_draw = Juega una carta o roba.
play-may-play_or_pass = Juega una carta o pasa.
play-may-draw = No tienes nada que jugar. Roba una carta.

play-may-by-add = suma { LIST($cards, type: "or") }
play-may-by-cancel = anúlalo con { LIST($cards, type: "or") }
play-may-by-pass = pásalo con { LIST($cards, type: "or") }
play-may-by-reduce = bájalo con { LIST($cards, type: "or") }
play-may-by-return = devuélvelo con { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } no va sobre { $top }.
play-refused-called = { CAPITAL($card) } no vale: se pidió { $what }.
play-refused-skip = { CAPITAL($card) } no te salva el turno.
play-refused-finish = { CAPITAL($card) } no puede ser tu última carta.
play-refused-declare = Primero di «¡{ CAPITAL($word) }!» y luego juega tu última carta.
play-refused-draw = Ya robaste: solo puedes jugar la carta robada.
play-refused-must-cover = Cubre { $top } con una carta de su palo.
play-refused-replies =
    { $count ->
        [1] { CAPITAL($card) } no te libra de robar una carta.
       *[other] { CAPITAL($card) } no te libra de robar { $count } cartas.
    }

play-refused-turn-multi = { CAPITAL($card) } no va sobre { $top } en el mismo turno.
play-refused-turn-last = No puedes terminar así con varias cartas.
play-skip =
    { $count ->
        [1] El siguiente pierde un turno.
       *[other] El siguiente pierde { $count } turnos.
    }

play-you-knock = No puedes seguir: te eliminan.
play-you-why_knock = Cartas que te quedaban: { $count }.
play-you-reverse = Cambias el sentido.
play-you-score = Te anotas { $points }.
play-you-bankrupt = Demasiadas cartas: te eliminan.
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
play-you-penalty_declare_cards = Se te olvidó decir «¡{ CAPITAL($word) }!»: robas { $cards }.
play-you-penalty_blunder_cards = Te sale caro: robas { $cards }.
play-you-take =
    { $count ->
        [1] Robas una carta.
       *[other] Robas { $count } cartas.
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
        [1] Se te olvidó decir «¡{ CAPITAL($word) }!»: robas una carta.
       *[other] Se te olvidó decir «¡{ CAPITAL($word) }!»: robas { $count } cartas.
    }
play-you-penalty_blunder =
    { $count ->
        [1] Eso te cuesta una carta.
       *[other] Eso te cuesta { $count } cartas.
    }
play-you-penalty_previous =
    { $count ->
        [1] Robas una carta.
       *[other] Robas { $count } cartas.
    }
play-you-catch = Le reclamas el olvido a { $other }.
play-you-say = Tú: «¡{ CAPITAL($word) }!»
play-you-miss = Pierdes un turno.
play-you-pass = Pasas.
play-you-end = Acabas tu turno.
play-you-out = ¡Ya no te quedan cartas!
play-you-again = Juegas otra vez.
play-you-took_back =
    { $count ->
        [1] Recoges la carta que jugaste en este turno.
       *[other] Recoges las { $count } cartas que jugaste en este turno.
    }
play-you-attempt = { $card } no se puede jugar: la recoges.

play-they-knock = { $name } no puede seguir: eliminación.
play-they-why_knock = Cartas que le quedaban a { $name }: { $count }.
play-they-reverse = { $name } cambia el sentido.
play-they-score = { $name } se anota { $points }.
play-they-bankrupt = { $name } tiene demasiadas cartas: eliminación.
play-they-play = { $name } juega { $card }.
play-they-called = { $name } juega { $card } y pide { $what }.
play-they-draw =
    { $count ->
        [1] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
    }
play-they-take =
    { $count ->
        [1] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
    }
play-they-back =
    { $count ->
        [1] { $name } vuelve con una carta.
       *[other] { $name } vuelve con { $count } cartas.
    }
play-they-nothing = No quedaba nada que robar.
play-they-penalty_finish =
    { $count ->
        [1] { $name } no puede terminar con esa carta y roba una.
       *[other] { $name } no puede terminar con esa carta y roba { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [1] A { $name } se le olvidó decir «¡{ CAPITAL($word) }!» y roba una carta.
       *[other] A { $name } se le olvidó decir «¡{ CAPITAL($word) }!» y roba { $count } cartas.
    }
play-they-penalty_blunder =
    { $count ->
        [1] Eso le cuesta una carta a { $name }.
       *[other] Eso le cuesta { $count } cartas a { $name }.
    }
play-they-penalty_previous =
    { $count ->
        [1] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
    }
play-they-catch = { $name } le reclama el olvido a { $other }.
play-they-catch_you = { $name } te reclama el olvido.
play-they-say = { $name }: «¡{ CAPITAL($word) }!»
play-they-miss = { $name } pierde un turno.
play-they-pass = { $name } pasa.
play-they-end = { $name } acaba su turno.
play-they-out = ¡{ $name } se queda sin cartas!
play-they-again = { $name } juega otra vez.
play-they-took_back =
    { $count ->
        [1] { $name } recoge la carta de este turno.
       *[other] { $name } recoge las { $count } cartas de este turno.
    }
play-they-attempt = { $name } prueba con { $card } y la recoge.

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
        [0] sin vidas
        [1] queda una vida
       *[other] quedan { $count } vidas
    }
result-revenge = { $name } quiere la revancha
result-close_cards =
    { $count ->
        [one] Por solo una carta
        [many] Por solo { $count } cartas
       *[other] Por solo { $count } cartas
    }
result-close_hands = Por solo una mano
result-close_points =
    { $count ->
        [one] Por solo un punto
        [many] Por solo { $count } puntos
       *[other] Por solo { $count } puntos
    }
result-last_own = tu última carta
result-last = la última carta
result-held = Lo que les quedaba a los demás
result-everybody = Lo que le quedaba a cada uno
result-final = Así acabó la partida
result-next = Siguiente mano
result-replay = Repetición
result-leave = Salir
result-hands = Todas las manos
result-home = Inicio
result-proper_table = Crear partida
