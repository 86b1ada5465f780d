### Games of one's own.

own-yours = Tus juegos
own-begin = Crear tu propio juego
own-begin_about = Parte de cualquier juego y cambia lo que hace cada carta.
own-make = Hacerlo tuyo
own-change = Cambiar este juego
own-make_about = Qué hace cada carta, qué se juega encima, cómo se puntúa.
own-made_of = A partir de { $game }.
own-import = Escribir un código
own-import_about = Un juego que alguien compartió contigo.
own-title = Tu propio juego
own-name = Nombre del juego
own-first_name = Mi { $game }
own-name_missing = El juego no tiene nombre.
own-keep = Guardar
own-remove = Borrar este juego
own-ours = Nuestras reglas
own-ours_n = Nuestras reglas { $count }
own-ours_keep = Guardar como «{ $name }»
own-ours_keep_about = La próxima vez, elige estas reglas como un juego.
own-ours_kept = Guardado como «{ $name }»
own-ours_kept_about = Juégalo, cámbiale el nombre o compártelo.
own-removed = Se eliminó «{ $name }». Tus partidas con ese juego se quedan.
own-unkept = Tienes cambios sin guardar.
own-over = Descartar cambios
own-over_about = Se pierden todos los cambios sin guardar.
own-over_sure = ¿Descartarlos del todo?
own-over_not = Conservar cambios
own-as_book = Exactamente como { $game }
own-mend_first = Arregla primero los problemas de arriba.
own-error = Esto no puede funcionar: { $text }.
own-warning = Ojo: { $text }.
own-broken = { $where }: { $why }
own-nothing = nada
own-instead = Estándar: { $text }
own-theirs = Lo suyo: { $text }
own-at_seats = Solo con { $seats } jugadores
own-not_ours = Lo tuyo: { $text }
own-pick_card = Elige una carta para decir qué hace
own-none = –
own-as_dealt = Tantas como recibió cada uno
own-worth_alone = Puntos de una sola carta
own-which = Todas, o solo una
own-answers_to = Qué puedes jugar sobre { LIST($cards, type: "and", number: "plural") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Cuando encima se juega { $card }
own-no_pickups = Ninguna carta hace robar, así que no hay sobre qué jugar.
own-worth = Puntos { FORM($card, case: "genitive") }
own-share_about = Envía este texto o escanea el código QR con el otro teléfono. La otra persona ve los cambios antes de guardarlo.
own-qr = Código QR de este juego
own-no_square = Este código es demasiado largo para un código QR. Envía el texto.
own-copy = Copiar el código
own-code = Código
own-paste = Pegar
own-file = Desde un archivo
own-yours_of = tu { $name }
own-differs =
    { $count ->
        [1] Una regla distinta de { $other }
       *[other] { $count } reglas distintas de { $other }
    }

own-section-cards = Qué hace cada carta
own-section-answers = Qué se juega encima
own-section-start = El reparto
own-section-several = Varias cartas en un turno
own-section-drawing = Robar y errores
own-section-declaring = ¡Última carta!
own-section-finishing = Terminar
own-section-winning = Los puntos y la partida
own-section-read = Las reglas por escrito
own-section-trial = Que lo prueben los bots
own-section-share = Compartirlo

own-card-all = Todas
own-card-effect = Cualquier carta especial
own-card-power = Cualquiera que hace o anula algo
own-card-BJ = Negra
own-card-RJ = Roja
own-card-JK = Joker
own-card-JKr = Rojo
own-card-JKb = Negro
own-card-S = Picas
own-card-H = Corazones
own-card-D = Diamantes
own-card-C = Tréboles

own-answer-no = No se juega encima
own-answer-add = Suma cartas
own-answer-cancel = Lo anula
own-answer-reduce = Lo reduce
own-answer-pass = Lo pasa
own-answer-return = Lo devuelve

own-trial-about = Los bots juegan { $count } manos en una mesa de cuatro. Puedes seguir leyendo. Si sales de esta pantalla, paran.
own-trial-start = Empezar
own-trial-stop = Parar
own-trial-progress = { $done } de { $all } manos jugadas
own-trial-hands = Manos jugadas
own-trial-median = Turnos de una mano típica
own-trial-first = Ganadas por quien empezó (lo justo: { $fair } %)
own-trial-longest = Turnos de la mano más larga
own-trial-pickup = Máximo de cartas que se roban de una vez
own-trial-blocked = Manos bloqueadas

own-does-wild-title = ¿Se puede jugar sobre cualquier carta?
own-does-wild-false = No
own-does-wild-true = Sí
own-does-wild-unless-last = Sí, salvo como última carta

own-does-nominate-title = ¿Pides algo?
own-does-nominate-false = No
own-does-nominate-suit = Un palo
own-does-nominate-rank = Un valor

own-does-named-ranks-title = Valores que puedes pedir (ninguno: todos)

own-does-goes-on-title = Sigues con una carta del palo pedido
own-does-suit-only-title = Solo vale el palo pedido, no el valor

own-does-pickup-title = Cartas que hace robar a otro jugador

own-does-from-title = ¿Quién las roba?
own-does-from-next = El jugador siguiente
own-does-from-previous = El jugador anterior

own-does-skip-title = Turnos que pierde el jugador siguiente

own-does-answerable-title = El mismo valor en vez de perder el turno
own-does-answerable-false = No sirve
own-does-answerable-true = Se puede jugar
own-does-answerable-must = Hay que jugarlo
own-does-answerable-pass = Se puede jugar, sin sumar turnos

own-does-reverse-title = Cambia el sentido

own-does-cover-any-title = Se cubre con cualquier carta

own-does-must-cover-title = Tienes que cubrirla con una de su palo

own-does-dump-suit-title = ¿Más de su palo en el mismo turno?
own-does-dump-suit-false = No
own-does-dump-suit-any = Sí, en cualquier orden
own-does-dump-suit-rising = Sí, de menor a mayor

own-does-dump-if-title = ¿Cuándo?
own-does-dump-if-always = Siempre
own-does-dump-if-follows-suit = Cuando sigue el palo

own-does-chain-title = Empieza una cadena

own-does-play-again-title = Te toca otra vez

own-does-pass-hands-title = Todos pasan sus cartas a la izquierda

own-does-not-on-title = No se puede jugar sobre:

own-does-group-title = Se suma con:

own-does-rides-on-title = Solo cuenta junto con (ninguna: siempre):

own-does-colour-title = Se puede jugar sobre cartas de su color

own-does-also-title = También se puede jugar sobre:

own-group-alone = Ninguna otra

own-answer-word-amount-title = Cuántas cartas suma o quita (0: tantas como las suyas)

own-answer-word-as-title = Desde entonces cuenta como:

own-answer-word-rest-title = El resto
own-answer-word-rest-next = Pasa al siguiente
own-answer-word-rest-taken = Lo robas tú
own-answer-word-rest-cancelled = También se anula

own-seats-least-title = Mínimo de jugadores

own-seats-most-title = Máximo de jugadores

own-numbers-deal-title = Cartas para cada uno

own-numbers-packs-title = Barajas

own-numbers-jokers-title = Jokers

own-numbers-draw-count-title = Cartas que se roban cada vez

own-numbers-draw-cap-title = Máximo de cartas robadas en un turno (0: sin límite)

own-numbers-blunder-penalty-title = Cartas que robas por un error

own-numbers-declare-at-title = Cartas que quedan al avisar

own-numbers-declare-penalty-title = Cartas que robas si no avisas

own-numbers-finish-penalty-title = Cartas que robas por una última carta no válida

own-numbers-resurrection-cards-title = Cartas con las que se vuelve

own-numbers-bankrupt-at-title = Cartas que te eliminan

own-numbers-turn-limit-title = Turnos hasta el bloqueo

own-numbers-target-title = Manos o puntos para ganar la partida

own-numbers-lives-title = Vidas de cada uno

own-deals-title = Reparto según los jugadores
own-deals-to = Cartas para cada uno de { $count } jugadores

own-start-starter-title = La primera carta descubierta
own-start-starter-none = No la hay
own-start-starter-plain = No hace nada especial
own-start-starter-acts = Cuenta como jugada
own-start-starter-suit-only = Solo da su palo

own-start-barred-title = Nunca la primera carta descubierta

own-start-ranks-title = Valores de la baraja (ninguno: todos)

own-start-first-title = ¿Quién empieza?
own-start-first-left = A la izquierda de quien reparte
own-start-first-right = A la derecha de quien reparte

own-start-direction-title = Sentido del juego
own-start-direction-1 = Hacia la izquierda
own-start-direction--1 = Hacia la derecha

own-turn-multi-set-title = Varias del mismo valor

own-turn-multi-suit-all-title = Varias del mismo palo, en cualquier orden

own-turn-multi-run-title = Una escalera del mismo palo

own-turn-multi-mix-title = Cartas iguales y escaleras en cadena

own-turn-multi-chain-title = Una cadena por palo o valor

own-turn-multi-suit-chain-title = Una cadena por palo

own-turn-run-title = Sentido de las escaleras
own-turn-run-both = Hacia arriba o abajo
own-turn-run-up = Solo hacia arriba

own-turn-ace-title = El as en las escaleras
own-turn-ace-high = Alto
own-turn-ace-low = Bajo

own-turn-run-on-title = Primera carta de una escalera
own-turn-run-on-match = Cualquiera que se pueda jugar
own-turn-run-on-suit = El palo de la carta de arriba

own-turn-acts-title = Cuáles cuentan de varias cartas especiales
own-turn-acts-trailing = La última y las iguales justo antes
own-turn-acts-every = Todas
own-turn-acts-last = Solo la última de todas

own-turn-last-title = Terminar con varias cartas
own-turn-last-any = Permitido
own-turn-last-no-double = No con dos cartas iguales
own-turn-last-no-several = Nunca

own-turn-reverse-two-title = Cambio de sentido con dos jugadores
own-turn-reverse-two-skip = El otro pierde un turno
own-turn-reverse-two-nothing = No hace nada
own-turn-reverse-two-again = Te toca otra vez
own-turn-reverse-adds-title = Cada cambio de sentido en un turno le quita un turno al otro

own-turn-together-title = Se pueden jugar en un mismo turno y se suman:

own-turn-penalise-title = Puedes probar cartas no válidas, pero te cuesta

own-turn-takes-back-title = Qué recoges tras una carta no válida
own-turn-takes-back-card = Solo esa carta
own-turn-takes-back-turn = Todas las del turno, y tu turno acaba

own-draw-then-title = Después de robar
own-draw-then-may-play = Puedes jugar esa carta
own-draw-then-end = Tu turno acaba
own-draw-then-until-playable = Robas hasta que puedas jugar

own-draw-able-title = Si puedes jugar
own-draw-able-may = Puedes robar en vez de jugar
own-draw-able-must-play = Tienes que jugar
own-draw-able-goes-on = Puedes robar una y otra vez

own-draw-take-title = Después de robar por una carta
own-draw-take-end = Tu turno acaba
own-draw-take-goes-on = Tu turno continúa

own-draw-refill-title = Barajar la pila de descartes cuando se acaba el mazo

own-declare-how-title = ¿Hay que avisar con pocas cartas?
own-declare-how-none = No
own-declare-how-catch = Sí, y otros pueden reclamar
own-declare-how-finish = Sí, se comprueba al terminar
own-declare-how-refuse = Sí, o no puedes jugar la última

own-declare-word-title = Qué dices

own-declare-below-title = Qué dices con menos cartas

own-declare-several-title = También con varias que salen todas en un turno

own-finish-how-title = La última carta
own-finish-how-free = Puede ser cualquiera
own-finish-how-draw = Algunas cuestan cartas
own-finish-how-refuse = Algunas no se pueden jugar

own-finish-barred-title = No como última carta:

own-finish-fire-title = Carta de fuego: jugar enseguida una carta robada por eso
own-finish-fire-false = No
own-finish-fire-true = Sí, y solo cuenta esa
own-finish-fire-both = Sí, y cuentan las dos

own-end-until-title = Cuándo acaba una mano
own-end-until-first = Cuando termina el primero
own-end-until-one-left = Cuando queda uno solo

own-end-back-title = Vuelve quien terminó justo antes
own-end-back-false = Nunca
own-end-back-true = Si las últimas cartas son una cadena
own-end-back-may = Lo mismo, si quiere el último jugador
own-end-back-wild-title = En esa cadena, los comodines valen por cualquier carta

own-end-blocked-title = Cuándo hay bloqueo
own-end-blocked-one-more = Pasaron todos y uno más
own-end-blocked-round = Pasaron todos

own-end-loser-out-title = Quien pierde una mano no sigue en la partida

own-scoring-match-title = Con qué se gana la partida
own-scoring-match-hands = Manos
own-scoring-match-points = Puntos
own-scoring-match-lives = Vidas

own-scoring-by-title = Puntos de una mano
own-scoring-by-none = Ninguno
own-scoring-by-held = Cada uno cuenta los suyos
own-scoring-by-winner = Todos para quien gana
own-scoring-by-play = Carta a carta

own-scoring-per-seat-title = Puntos de más para ganar por cada jugador a partir del tercero

own-scoring-doubles-on-title = Los puntos cuentan doble si la última carta es:

own-scoring-wins-title = La mejor puntuación
own-scoring-wins-high = La más alta
own-scoring-wins-low = La más baja

own-sequence-over-title = Puntos por una carta justo por encima

own-sequence-under-title = Puntos por una carta justo por debajo

own-sequence-high-title = El valor más alto

own-sequence-low-title = El valor más bajo

own-sequence-high-points-title = Puntos del valor más alto

own-sequence-low-points-title = Puntos del valor más bajo

own-sequence-knock-out-title = Una eliminación da puntos por las cartas que quedan

own-sequence-even-hands-title = Más jokers para que todos tengan igual número de cartas

own-custom-pile-title = Qué se ve de la pila de descartes
own-custom-pile-open = Las últimas cartas
own-custom-pile-top = Solo la de arriba

own-custom-undo-title = Puedes deshacer una jugada
