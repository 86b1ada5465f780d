### Games of one's own.

own-yours = Tus juegos
own-begin = Crear tu propio juego
own-begin_about = Parte de cualquier juego y cambia lo que hace cada carta.
own-make = Hacerlo tuyo
own-change = Cambiar este juego
own-make_about = Qué hace cada carta, qué responde a qué, cómo se puntúa.
own-made_of = A partir de { $game }.
own-import = Escribir un código
own-import_about = Un juego que alguien ha compartido contigo.
own-title = Tu propio juego
own-name = Nombre del juego
own-first_name = Mi { $game }
own-name_missing = El juego no tiene nombre.
own-keep = Guardar
own-remove = Borrar este juego
own-remove_sure = ¿Borrarlo del todo?
own-remove_about = Las partidas jugadas con él se conservan, con sus reglas.
own-remove_not = Conservarlo
own-unkept = Aquí tienes cambios que aún no has guardado.
own-over = Empezar de cero
own-over_about = Se pierden todos los cambios que no has guardado.
own-over_sure = ¿Empezar de cero?
own-over_not = Conservar mis cambios
own-as_book = Exactamente como { $game }
own-mend_first = Arregla primero los problemas de arriba.
own-error = Esto no puede funcionar: { $text }.
own-warning = Ten en cuenta: { $text }.
own-broken = { $where }: { $why }
own-nothing = nada
own-instead = El libro: { $text }
own-theirs = Lo suyo: { $text }
own-at_seats = Solo con { $seats } jugadores
own-not_ours = Lo tuyo: { $text }
own-pick_card = Elige una carta para decir qué hace
own-none = –
own-as_dealt = Tantas como recibió cada jugador
own-worth_alone = Puntos de una sola carta
own-which = Todas, o solo una
own-answers_to = Qué responde { LIST($cards, type: "and", number: "plural", case: "dative") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Cuando encima se juega { $card }
own-no_pickups = Ninguna carta hace tomar cartas, así que no hay nada a lo que responder.
own-worth = Puntos { FORM($card, case: "genitive") }
own-share_about = Envía este texto, o escanea el código QR con el otro teléfono. La otra persona ve las diferencias antes de guardarlo.
own-qr = Código QR de este juego
own-no_square = Este código es demasiado largo para un código QR. Envía el texto.
own-copy = Copiar el código
own-code = Código
own-paste = Pegar
own-file = Desde un archivo
own-yours_of = tu { $name }
own-differs =
    { $count ->
        [1] Una diferencia con { $other }
       *[other] { $count } diferencias con { $other }
    }

own-section-cards = Qué hace cada carta
own-section-answers = Qué responde a qué
own-section-start = El reparto
own-section-several = Varias cartas en un turno
own-section-drawing = Robar, y los errores
own-section-declaring = Cantar la palabra
own-section-finishing = Terminar
own-section-winning = Los puntos y la partida
own-section-read = Las reglas en palabras
own-section-trial = Que lo prueben los bots
own-section-share = Compartirlo

own-card-all = Todas
own-card-effect = Alguna con efecto
own-card-power = Alguna que hace o responde algo
own-card-BJ = Negra
own-card-RJ = Roja
own-card-JK = Joker
own-card-JKr = Rojo
own-card-JKb = Negro
own-card-S = Picas
own-card-H = Corazones
own-card-D = Diamantes
own-card-C = Tréboles

own-answer-no = No responde
own-answer-add = Le suma
own-answer-cancel = Lo anula
own-answer-reduce = Lo reduce
own-answer-pass = Lo pasa
own-answer-return = Lo devuelve

own-trial-about = Los bots juegan { $count } manos en una mesa de cuatro. Puedes seguir leyendo; si sales de esta pantalla, se detienen.
own-trial-start = Empezar
own-trial-stop = Parar
own-trial-progress = { $done } de { $all } manos jugadas
own-trial-hands = Manos jugadas
own-trial-median = Turnos de una mano típica
own-trial-first = Ganadas por quien empezó (lo justo: { $fair } %)
own-trial-longest = Turnos de la mano más larga
own-trial-pickup = Máximo de cartas pendientes
own-trial-blocked = Manos bloqueadas

own-does-wild-title = ¿Se puede jugar sobre cualquier carta?
own-does-wild-false = No
own-does-wild-true = Sí
own-does-wild-unless-last = Sí, salvo como última carta

own-does-nominate-title = ¿Se pide algo con ella?
own-does-nominate-false = No
own-does-nominate-suit = Un palo
own-does-nominate-rank = Un valor

own-does-named-ranks-title = Valores que se pueden pedir (sin marcar: todos)

own-does-goes-on-title = El mismo jugador sigue con una carta del palo pedido
own-does-suit-only-title = Solo puede seguir el palo pedido, no el valor

own-does-pickup-title = Cartas que hace tomar a otro jugador

own-does-from-title = ¿Quién las toma?
own-does-from-next = El jugador siguiente
own-does-from-previous = El jugador anterior

own-does-skip-title = Turnos que pierde el jugador siguiente

own-does-answerable-title = Una carta del mismo valor en vez de perderlos
own-does-answerable-false = No sirve
own-does-answerable-true = Se puede jugar
own-does-answerable-must = Se debe jugar
own-does-answerable-pass = Se puede jugar; los turnos no se suman

own-does-reverse-title = Cambia el sentido del juego

own-does-cover-any-title = Encima se puede jugar cualquier carta

own-does-must-cover-title = Quien la juega debe cubrirla enseguida con una de su palo

own-does-dump-suit-title = ¿Se pueden jugar más de su palo en el mismo turno?
own-does-dump-suit-false = No
own-does-dump-suit-any = Sí, en cualquier orden
own-does-dump-suit-rising = Sí, en orden ascendente

own-does-dump-if-title = ¿Cuándo?
own-does-dump-if-always = Siempre
own-does-dump-if-follows-suit = Cuando sigue el palo

own-does-chain-title = Abre una cadena de cartas que coinciden entre sí

own-does-play-again-title = Da otro turno al mismo jugador

own-does-pass-hands-title = Todos pasan su mano a la izquierda

own-does-not-on-title = No se puede jugar sobre

own-does-group-title = Se suma con, y se responde como

own-does-rides-on-title = Solo actúa si se juega junto con (sin marcar: siempre)

own-does-colour-title = Va sobre cartas de su propio color

own-does-also-title = También se puede jugar sobre

own-group-alone = Ninguna otra

own-answer-word-amount-title = En cuántas cartas (0: tantas como cuesta ella)

own-answer-word-as-title = Toda la suma se responde entonces como

own-answer-word-rest-title = Lo que queda
own-answer-word-rest-next = Pasa al siguiente
own-answer-word-rest-taken = Se toma enseguida
own-answer-word-rest-cancelled = También se anula

own-seats-least-title = Mínimo de jugadores

own-seats-most-title = Máximo de jugadores

own-numbers-deal-title = Cartas para cada uno

own-numbers-packs-title = Barajas

own-numbers-jokers-title = Jokers

own-numbers-draw-count-title = Cartas que se roban cada vez

own-numbers-draw-cap-title = Máximo de cartas robadas en un turno (0: sin límite)

own-numbers-blunder-penalty-title = Cartas que cuesta un error

own-numbers-declare-at-title = Cartas que quedan al cantar

own-numbers-declare-penalty-title = Cartas que cuesta no cantar

own-numbers-finish-penalty-title = Cartas que se roban por una última así

own-numbers-resurrection-cards-title = Cartas con las que se vuelve

own-numbers-bankrupt-at-title = Fuera de la mano con este número de cartas

own-numbers-turn-limit-title = Turnos hasta bloquear la mano

own-numbers-target-title = Manos o puntos para ganar la partida

own-numbers-lives-title = Vidas de cada uno

own-deals-title = Reparto según los jugadores
own-deals-to = Cartas para cada uno de { $count } jugadores

own-start-starter-title = La primera carta descubierta
own-start-starter-none = No la hay
own-start-starter-plain = No tiene efecto
own-start-starter-acts = Actúa
own-start-starter-suit-only = Solo marca el palo

own-start-barred-title = Nunca la primera carta descubierta

own-start-ranks-title = Valores de la baraja (sin marcar: todos)

own-start-first-title = ¿A qué lado de quien reparte se empieza?
own-start-first-left = A la izquierda
own-start-first-right = A la derecha

own-start-direction-title = Sentido del juego
own-start-direction-1 = Horario
own-start-direction--1 = Antihorario

own-turn-multi-set-title = Varias del mismo valor

own-turn-multi-suit-all-title = Varias del mismo palo, en cualquier orden

own-turn-multi-run-title = Una escalera del mismo palo

own-turn-multi-mix-title = Grupos y escaleras en cadena

own-turn-multi-chain-title = Una cadena por palo o valor

own-turn-multi-suit-chain-title = Una cadena por palo

own-turn-run-title = Las escaleras van
own-turn-run-both = Arriba o abajo
own-turn-run-up = Solo hacia arriba

own-turn-ace-title = En las escaleras el as es
own-turn-ace-high = Alto
own-turn-ace-low = Bajo

own-turn-run-on-title = Una escalera puede empezar con
own-turn-run-on-match = Cualquier carta que encaje
own-turn-run-on-suit = El palo de la carta de arriba

own-turn-acts-title = De varias cartas en un turno, ¿cuáles actúan?
own-turn-acts-trailing = La última y las iguales anteriores
own-turn-acts-every = Todas
own-turn-acts-last = Solo la última

own-turn-last-title = Terminar con varias cartas
own-turn-last-any = Permitido
own-turn-last-no-double = No con dos del mismo valor
own-turn-last-no-several = Nunca

own-turn-reverse-two-title = Si solo juegan dos, una carta que cambia el sentido
own-turn-reverse-two-skip = Hace perder un turno al otro
own-turn-reverse-two-nothing = No hace nada
own-turn-reverse-two-again = Da otro turno
own-turn-reverse-adds-title = Varias en un turno: cada una hace perder un turno

own-turn-together-title = Se pueden jugar en un mismo turno, sumándose

own-turn-penalise-title = Se pueden intentar cartas ilegales, y cuestan cartas

own-turn-takes-back-title = Qué vuelve con una carta ilegal
own-turn-takes-back-card = Nada más
own-turn-takes-back-turn = Todo el turno, que acaba

own-draw-then-title = Quien no juega roba
own-draw-then-may-play = Y puede jugarla
own-draw-then-end = Y el turno acaba
own-draw-then-until-playable = Hasta poder jugar una carta

own-draw-able-title = Quien podría jugar
own-draw-able-may = Puede robar
own-draw-able-must-play = Tiene que jugar
own-draw-able-goes-on = Puede robar y seguir

own-draw-take-title = Después de tomar lo pendiente
own-draw-take-end = El turno acaba
own-draw-take-goes-on = El turno continúa

own-draw-refill-title = Un mazo agotado se repone con la pila de descartes

own-declare-how-title = Con pocas cartas hay que cantar una palabra
own-declare-how-none = No
own-declare-how-catch = Sí, y otros pueden reclamarlo
own-declare-how-finish = Sí, se comprueba al terminar
own-declare-how-refuse = Sí, o la última carta se queda

own-declare-word-title = La palabra

own-declare-below-title = La palabra con menos cartas

own-declare-several-title = También cuando varias cartas pueden salir a la vez

own-finish-how-title = La última carta
own-finish-how-free = Cualquiera
own-finish-how-draw = Algunas cuestan cartas
own-finish-how-refuse = Algunas no se pueden jugar

own-finish-barred-title = No como última carta

own-finish-fire-title = Carta de fuego: la carta robada por eso se puede jugar enseguida
own-finish-fire-false = No
own-finish-fire-true = Sí, y solo actúa esa
own-finish-fire-both = Sí, y actúan las dos

own-end-until-title = Una mano acaba
own-end-until-first = Cuando un jugador se queda sin cartas
own-end-until-one-left = Cuando queda un solo jugador

own-end-back-title = Quien terminó justo antes vuelve
own-end-back-false = Nunca
own-end-back-true = Si la última mano es una cadena
own-end-back-may = Lo mismo, si quiere el último jugador
own-end-back-wild-title = En esa cadena, los comodines valen por cualquier carta

own-end-blocked-title = Una mano se bloquea
own-end-blocked-one-more = Cuando han pasado todos y uno más
own-end-blocked-round = Cuando han pasado todos

own-end-loser-out-title = Quien pierde queda fuera de la partida

own-scoring-match-title = La partida se gana por
own-scoring-match-hands = Manos
own-scoring-match-points = Puntos
own-scoring-match-lives = Vidas

own-scoring-by-title = Puntos de una mano
own-scoring-by-none = Ninguno
own-scoring-by-held = Cada uno cuenta los suyos
own-scoring-by-winner = Los recoge quien gana
own-scoring-by-play = Según se juega

own-scoring-per-seat-title = Puntos de más para ganar por cada jugador a partir del tercero

own-scoring-doubles-on-title = Los puntos cuentan doble si la última carta es

own-scoring-wins-title = La mejor puntuación es
own-scoring-wins-high = La más alta
own-scoring-wins-low = La más baja

own-sequence-over-title = Puntos por una carta que sube un valor

own-sequence-under-title = Puntos por una carta que baja un valor

own-sequence-high-title = El valor más alto

own-sequence-low-title = El valor más bajo

own-sequence-high-points-title = Puntos del valor más alto

own-sequence-low-points-title = Puntos del valor más bajo

own-sequence-knock-out-title = Dejar fuera da puntos por las cartas que quedan

own-sequence-even-hands-title = Más jokers igualan todas las manos

own-custom-pile-title = Qué se ve de la pila de descartes
own-custom-pile-open = Las últimas cartas
own-custom-pile-top = Solo la de arriba

own-custom-undo-title = Una jugada se puede deshacer
