### Keeping the score for people with real cards.

keep-who = Jugadores
keep-who_about = Toca a los jugadores en el orden en que se sientan. El primero reparte primero.
keep-sheet = Cómo se puntúa
keep-start = Empezar
keep-free = Hoja libre
keep-free_about = Para cualquier juego: gana quien tiene más o menos, con meta o sin ella.
keep-template-darts-501 = Dardos 501
keep-template-darts-301 = Dardos 301
keep-template-rummy = Rummy
keep-template-canasta = Canasta
keep-template-hearts = Corazones
keep-template-spades = Spades
keep-template-oh-hell = Pocha
keep-template-president = Presidente
keep-template-cribbage = Cribbage
keep-template-skat = Skat
keep-template-doppelkopf = Doppelkopf
keep-template-belote = Belote
keep-template-tarot = Tarot
keep-template-mini-golf = Minigolf
keep-template-dominoes = Dominó
keep-template-mahjong = Mahjong
keep-template-yacht = Generala (dados)
keep-template-ten-thousand = Diez mil (dados)
keep-template-petanque = Petanca
keep-template-poker = Noche de póquer
keep-template-yacht-bonus = Parte superior
keep-templates = Más juegos
keep-templates_about = Dardos, rummy, minigolf y otros, listos para anotar.
keep-template_save = Guardar como juego
keep-template_save_about = Lo encontrarás en «Más juegos».
keep-template_needs_name = Primero ponle un nombre.
keep-template_full = Ya no caben más juegos. Quita uno primero.
keep-template_remove = Quitar de «Más juegos»
keep-template_remove_about = Las hojas empezadas se quedan.
keep-too_few = Una hoja de puntos necesita al menos dos jugadores.
keep-too_many = En una hoja de puntos caben { $most } jugadores como mucho.
keep-seat = { $name }, jugador { $seat }
keep-open_end = sin límite
keep-to = hasta { $target }
keep-to_go = faltan { $points }
keep-last_round = ronda anterior { $what }
keep-house_rules_about = Reglas estándar. El árbitro se guía por lo que actives aquí.
keep-title = ¿Cómo se llama?
keep-none = No
keep-more_ways = Otras formas de contar
keep-more_ways_about = Decimales, cuenta atrás, suma cero, bonos.
keep-bonus_name = Bono
keep-bonus_points = Puntos
keep-bonus_remove = Quitar { $name }
keep-down_exact = de { $start } a 0 exacto
keep-down_below = de { $start } a 0
keep-balanced = los demás pagan a quien gana
keep-chart_later = El gráfico empieza con la primera ronda.
keep-chart = Gráfico de los totales. { $totals }
keep-totals = { $totals }
keep-dealer_mark = R
keep-leads = en cabeza
keep-deals = reparte
keep-starts_mark = empieza
keep-entered = anotado
keep-left = dejó la mesa
keep-out = eliminación
keep-team = Equipo { $team }
keep-team_none = Sin equipo
keep-team_total = Equipo { $team }: { $total }
keep-place =
    { $place ->
        [1] 1.er puesto
        [3] 3.er puesto
       *[other] { $place }.º puesto
    }
keep-won = ganó
keep-won_points = ganó, { $points }
keep-lost = perdió
keep-none_left = sin cartas
keep-no_entry = aún sin anotar
keep-this_round = { $points } esta ronda
keep-changed_elsewhere = La hoja se cambió en otra ventana. Así está ahora.
keep-time_up = Se acabó el tiempo: esta es la última ronda.
keep-lost_title = Esta hoja está abierta en otra ventana
keep-broken = Esta hoja no puede seguir
keep-take_over = Seguir aquí
keep-scores = { $name } se anota
keep-scores_sum = { $name }: { $sum } =
keep-has_left = A { $name } le quedan
keep-round_of = { $name }, esta ronda
keep-knock_who = ¿A quién se elimina?
keep-knock_of = ¿Cuántas cartas tenía { $other }?
keep-knock_not = Nadie quedó eliminado
keep-knocked = Eliminación de { $name }
keep-ways = Cómo anotar
keep-back = Borrar una cifra
keep-sign = Cambiar el signo
keep-plus = Sumar otro número
keep-half = Y medio
keep-too_long = No cabe más: como mucho { $most } cifras.
keep-too_fine = No cabe más. Cifras tras la coma: { $count }.
keep-point = Coma decimal
keep-next = Siguiente
keep-next_spoken = Jugador siguiente
keep-keep = Guardar
keep-keep_spoken = Guardar esta ronda
keep-keep_anyway = Guardar igual
keep-done = Listo
keep-done_spoken = Listo, volver a la ronda actual
keep-won_key = Ganó
keep-won_spoken = { $name } ganó la ronda
keep-lost_key = Perdió
keep-lost_spoken = { $name } perdió la ronda
keep-clear = Borrar lo anotado
keep-left_card = Le queda { $card }
keep-drop_card = Quitar la última carta
keep-went_out = Sin cartas
keep-went_out_spoken = A { $name } no le quedan cartas
keep-mark = { $name } { $points }
keep-knocks_out = Eliminar
keep-knocks_out_spoken = { $name } elimina a alguien
keep-undo = Deshacer
keep-undo-name = Deshacer
keep-redo = Rehacer
keep-redo-name = Rehacer
keep-direction = Sentido
keep-deal = Repartir
keep-deal_spoken = Repartir la ronda siguiente
keep-round = Ronda { $round }
keep-mending = Corregir la ronda { $round }
keep-over = Terminada
keep-clockwise = Se juega hacia la izquierda. Cambiar el sentido
keep-against = Se juega hacia la derecha. Cambiar el sentido
keep-rounds = Todas las rondas
keep-rounds_about = Verlas o corregir alguna.
keep-rounds_how = Toca una ronda para corregirla. La casilla de quien reparte está sombreada.
keep-round_spoken = Ronda { $round }: { $scores }
keep-struck = no cuenta
keep-menu = Hoja
keep-menu-name = Más
keep-referee = ¿Qué hace esta carta?
keep-referee-name = Árbitro
keep-referee_about = Según las reglas de esta mesa.
keep-note = Nota de la ronda { $round }
keep-note_label = ¿Algo que recordar?
keep-note_keep = Guardar la nota
keep-die = ¿Quién empieza?
keep-die_about = Lo decide un dado.
keep-die_again = Tirar otra vez
keep-starts = Empieza { $name }
keep-timer = Temporizador
keep-timer_about = Marca el tiempo de un turno y suena al acabar.
keep-timer_left = quedan { $time }
keep-timer_stop = Parar
keep-timer_up = Se acabó el tiempo.
keep-misdeal = Mal repartido: repartir otra vez
keep-misdeal_about = Vacía esta ronda y anota el motivo. Reparte el mismo jugador.
keep-misdealt = Mal repartido: se repartió otra vez.
keep-double = La ronda { $round } cuenta doble
keep-double_about = Acabó con una carta que dobla.
keep-strike = La ronda { $round } no cuenta
keep-strike_about = Sigue en la hoja.
keep-join = Añadir un jugador
keep-join_about = Desde esta ronda.
keep-join_from = Empieza con
keep-join_start = { $points }, como todos
keep-join_highest = el total más alto: { $points }
keep-join_average = la media: { $points }
keep-tie = Resolver empate
keep-tie_about = Poner en orden a quienes comparten puesto.
keep-tie_how = Toca a quien va por delante y luego a quien sigue. Los que no toques comparten el puesto de atrás.
keep-tie_ahead = { $name } va por delante
keep-tie_place = Se comparte el puesto { $place }
keep-tie_none = Nadie comparte puesto.
keep-tie_share = Volver a compartir puesto
keep-picture = Imagen
keep-picture_about = Añade una. Se queda en este dispositivo.
keep-end = Terminar partida
keep-end_about = Tal como está ahora.
keep-go_on = Seguir con la partida
keep-go_on_about = La abre de nuevo.
keep-look = Ver la partida
keep-leave = Salir
keep-leave_about = La hoja te espera.
keep-missed_title = Olvidos
keep-missed_about = En esta ronda.
keep-penalty_costs = Cada vez cuesta { $points }.
keep-penalty = penalización { $points }
keep-blunders_title = Errores
keep-blunders_about = Cartas no válidas, jugar fuera de turno.
keep-lives_title = Vidas
keep-deal_this = Reparte esta ronda
keep-swap = Cambiar de lugar con
keep-team_title = Equipo
keep-rename = Renombrar
keep-return = { $name } vuelve
keep-retire = { $name } deja la partida
keep-retire_about = Sus puntos siguen en la hoja.
keep-retire_ranked = { $name } se va pero cuenta en la clasificación
keep-put_out = Eliminar a { $name } de la partida
keep-put_out_about = Para siempre, digan lo que digan los puntos.
keep-back_in = { $name } entra de nuevo
keep-person_about = Todo esto se puede deshacer.
keep-person = { $name }: penalizaciones, lugar, nombre
keep-won_match =
    { $names ->
        [one] { $names } ganó la partida
        [many] { $names } ganaron la partida
       *[other] { $names } ganaron la partida
    }
keep-share = Compartir
keep-minutes = { $count } min
keep-skipped =
    { $count ->
        [1] Una anotación de esta hoja no se pudo leer.
       *[other] { $count } anotaciones de esta hoja no se pudieron leer.
    }
keep-to_rounds =
    { $count ->
        [1] una ronda
       *[other] { $count } rondas
    }
keep-to_minutes =
    { $count ->
        [1] un minuto
       *[other] { $count } minutos
    }
keep-to_lives =
    { $count ->
        [1] una vida cada uno
       *[other] { $count } vidas cada uno
    }
keep-rounds_n =
    { $count ->
        [1] una ronda
       *[other] { $count } rondas
    }
keep-lives =
    { $count ->
        [1] una vida
       *[other] { $count } vidas
    }
keep-rounds_earlier =
    { $count ->
        [1] Una ronda anterior
       *[other] { $count } rondas anteriores
    }
keep-missed =
    { $count ->
        [1] un olvido
       *[other] { $count } olvidos
    }
keep-blunders =
    { $count ->
        [1] un error
       *[other] { $count } errores
    }
keep-cards =
    { $count ->
        [1] una carta
       *[other] { $count } cartas
    }

keep-odd-missing = Sin anotar: { LIST($names, type: "comma") }.
keep-odd-nobody-won = Nadie ganó esta ronda.
keep-odd-several-won = Esta ronda la ganó más de uno.
keep-odd-nobody-lost = Nadie perdió esta ronda.
keep-odd-places = Esos puestos no cuadran.
keep-odd-copies = { $name } tiene más cartas iguales de las que hay en las barajas.
keep-odd-copies_all = Tocaste una carta más veces de las que está en las barajas.
keep-odd-half = { $name } tiene medio punto.
keep-odd-bust = { $name } bajaría de 0: esos puntos no cuentan.
keep-odd-balance = Los puntos no suman 0: la ronda aún no cuenta.
keep-odd-not-seated = { $name } no jugó esta ronda.

keep-way-points = Puntos
keep-way-points_about = Un teclado numérico. La tecla más va sumando.
keep-way-cards = Cartas restantes
keep-way-cards_about = Toca las cartas que le quedan a cada uno. Las reglas las suman.
keep-way-places = Puestos
keep-way-places_about = Quién quedó primero, segundo, tercero.
keep-way-winner = Quién ganó
keep-way-winner_about = Quién ganó, quién perdió, o las dos cosas.
keep-way-tally = Cuenta al momento
keep-way-tally_about = Cada punto en cuanto se consigue.

keep-entry-points = Puntos
keep-entry-cards = Cartas restantes
keep-entry-places = Puestos
keep-entry-winner = Rondas ganadas
keep-entry-tally = Cuenta al momento

keep-wins-high = gana la puntuación más alta
keep-wins-low = gana la puntuación más baja

keep-ask-entry = Qué anotas
keep-ask-wins = Quién gana
keep-ask-target = Meta
keep-ask-rounds = Número de rondas
keep-ask-minutes = Límite de tiempo
keep-ask-half = Medios puntos
keep-ask-collects = Todo para quien gana
keep-ask-collects_about = Quien gana una ronda recibe lo que anotas a los demás.
keep-ask-out_at = Eliminación al llegar a
keep-ask-deal = Quién reparte después
keep-ask-deal_left = Quien está a la izquierda
keep-ask-deal_right = Quien está a la derecha
keep-ask-deal_stays = Reparte el mismo
keep-ask-ties = Si hay empate en cabeza
keep-ask-ties_shared = Comparten la victoria
keep-ask-ties_play-on = Se sigue hasta desempatar
keep-ask-at_once = Parar al llegar a la meta, también a mitad de ronda
keep-ask-counts = Qué cuenta
keep-ask-counts_points = Puntos
keep-ask-counts_hands = Rondas ganadas
keep-ask-counts_lives = Vidas
keep-ask-lives = Vidas de cada uno
keep-ask-lives_about = Si pierdes una ronda, pierdes una vida. Gana el último que conserva alguna.
keep-ask-penalty = Cuánto cuesta una penalización
keep-ask-penalty_none = Nada
keep-ask-penalty_about = Puntos por cada olvido y cada error que anotes.
keep-ask-decimals = Decimales
keep-ask-down = Cómo se cuenta
keep-ask-down_up = Hacia arriba
keep-ask-down_exact = Hacia atrás, 0 exacto
keep-ask-down_below = Hacia atrás, 0 o menos
keep-ask-down_about = Todos empiezan en la meta. Anota lo que se resta.
keep-ask-down_exact_about = Una ronda que baje de 0 no cuenta.
keep-ask-start = Todos empiezan con
keep-ask-balanced = Los demás pagan a quien gana
keep-ask-balanced_about = Cada ronda suma 0. Quienes dejes en blanco se reparten el resto.
keep-ask-league = Puntos por puesto
keep-ask-league_about = Desde el 1.er puesto, por ejemplo 10 6 3 1.
keep-ask-starts = Quién empieza la ronda
keep-ask-starts_next = Quien sigue a quien reparte
keep-ask-starts_dealer = Quien reparte
keep-ask-starts_winner = Quien ganó la última
keep-ask-starts_loser = Quien perdió la última
keep-ask-bonuses = Bonos
keep-ask-bonuses_about = Se dan con el icono de persona de un jugador.
keep-ask-number = Otro número

## award

award-comeback = Remontada
award-comeback_why = { $names }: del puesto { $worst } al { $place }
award-best = Mejor ronda
award-best_why = { $names }: { $points } en una ronda
award-close = ¡Por poco!
award-close_why = { $names }: a solo { $margin } de { $winner }
award-steady = Pulso firme
award-steady_why = { $names }: { $spread } de diferencia como mucho entre rondas
award-steady_same = { $names }: lo mismo en cada ronda
award-most = Más rondas ganadas
award-most_why = { $names }: { $won } de { $rounds } rondas
award-front = De principio a fin
award-front_why = { $names }: por delante tras cada ronda
award-shining = Momento estelar
award-shining_why =
    { $names }: { $count ->
        [1] una ronda ganada
       *[other] { $count } rondas ganadas
    }
award-stayed = Sin rendirse
award-stayed_why = { $names }: en las { $count } rondas
