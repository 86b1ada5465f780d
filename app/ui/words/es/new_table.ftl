### Setting a table: who plays, how long, by which rules.

## new

new-title = Nueva mesa
new-as_last = Como la última vez
new-at_once = Inicio rápido
new-shelf-start = Para empezar
new-shelf-family = Favoritos de la familia
new-shelf-rare = Poco comunes
new-deal = Repartir
new-change = Cambiar
new-seats = Jugadores
new-room = Cada quien en su teléfono
new-room_about = Abre una sala: los demás entran con un código QR o un enlace.
new-join = Salas
new-join_about = Entrar con un código QR o un enlace, o abrir una tuya
new-length = Cuánto dura
new-cards = Cartas
new-house_rules = Reglas de la casa
new-by_the_book = Según el libro
new-back_to_book = Volver al libro
new-change_below = Nada ha cambiado. Lo que actives abajo vale en esta mesa.
new-the_book = Según el libro
new-players = De { $least } a { $most } jugadores.
new-read_rules = Leer las reglas: { $game }
new-no_people = Ninguna persona
new-company = { $people } y { $bots }
new-add_name = Poner nombre
new-change_name = Cambiar nombre
new-no_name = Sin nombre
new-add_seat = Añadir asiento
new-remove_seat = Quitar este asiento
new-who = ¿Quién va aquí?
new-how_long = La partida dura
new-to_target = Hasta una meta
new-target_hands = Manos para ganar
new-target_points = Meta de puntos
new-target_lives = Vidas de cada uno
new-name_missing = Un asiento no tiene nombre.
new-too_many_cards = No hay cartas suficientes: para repartir hacen falta { $dealt }, y hay { $cards }.
new-changed =
    { $count ->
        [1] Una diferencia con el libro
       *[other] { $count } diferencias con el libro
    }
new-bots =
    { $count ->
        [1] un bot
       *[other] { $count } bots
    }
new-hands =
    { $count ->
        [1] una mano
       *[other] { $count } manos
    }
new-until_hands =
    { $count ->
        [1] hasta ganar una mano
       *[other] hasta ganar { $count } manos
    }
new-until_points =
    { $count ->
        [1] hasta un punto
       *[other] hasta { $count } puntos
    }
new-until_lives =
    { $count ->
        [1] una vida cada uno
       *[other] { $count } vidas cada uno
    }

## number

number-deal-title = Cartas para cada uno
number-deal-about = Con cuántas cartas empieza cada jugador.

number-jokers-title = Jokers
number-jokers-about = Cuántos se mezclan en la baraja.

number-packs-title = Barajas
number-packs-about = Algunos juegos usan dos cuando juegan muchos, si no lo cambias.

## people

people-you = Tú
people-person = Persona
people-person_about = Juega en este dispositivo. Las manos se ocultan mientras pasa de uno a otro.
people-careless = Bot despistado
people-careless_about = Juega lo primero que ve, malgasta sus mejores cartas y se olvida de cantar.
people-steady = Bot sensato
people-steady_about = Suelta las cartas altas, guarda los comodines y nunca se olvida de cantar.
people-sharp = Bot astuto
people-sharp_about = Prueba cada jugada con algunas suposiciones sobre tus cartas y ve casi todos los descuidos. Un rival de verdad.
people-master = Bot maestro
people-master_about = Deduce de cómo juega cada uno qué cartas tiene, y prueba cada jugada cientos de veces. Nunca espía.
people-friend = Jugador { $count }
people-bots = Ana Beto Clara Dani Elsa Fede Gala Hugo Lola Mateo Nora Pepe
people-alike = «{ $name }» y «{ $other }» se parecen demasiado. Cambia uno de los nombres.
