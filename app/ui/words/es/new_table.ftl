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
new-join = Jugar juntos
new-join_about = Entrar con un código QR o un enlace, o abrir una tuya
new-length = Cuánto dura
new-cards = Cartas
new-house_rules = Reglas de la casa
new-by_the_book = Reglas estándar
new-back_to_book = Restablecer
new-change_below = De momento, reglas estándar. Lo que actives aquí abajo vale en esta mesa.
new-the_book = Reglas estándar
new-players = De { $least } a { $most } jugadores.
new-read_rules = Leer las reglas: { $game }
new-no_people = Ninguna persona
new-company = { $people } y { $bots }
new-add_name = Poner nombre
new-change_name = Cambiar nombre
new-no_name = Sin nombre
new-add_seat = Añadir jugador
new-remove_seat = Quitar jugador
new-who = ¿Quién juega aquí?
new-how_long = Cuánto dura la partida
new-to_target = Hasta una meta
new-target_hands = Manos para ganar
new-target_points = Meta de puntos
new-target_lives = Vidas de cada uno
new-name_missing = Cada jugador necesita un nombre.
new-too_many_cards = Faltan cartas: harían falta { $dealt }, pero solo hay { $cards }.
new-changed =
    { $count ->
        [1] Una regla cambiada
       *[other] { $count } reglas cambiadas
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
number-deal-about = Con cuántas cartas empieza cada uno.

number-jokers-title = Jokers
number-jokers-about = Cuántos hay en la baraja.

number-packs-title = Barajas
number-packs-about = Algunos juegos usan dos si son muchos, a menos que lo cambies.

## people

people-you = Tú
people-you_beside = tú
people-person = Jugador
people-person_about = Juega en este dispositivo. Tus cartas no se ven mientras pasa de mano en mano.
people-careless = Bot despistado
people-careless_about = Juega cualquier cosa, malgasta sus mejores cartas y se olvida de decir «¡Última carta!».
people-steady = Bot sensato
people-steady_about = Suelta las cartas altas, guarda los comodines y nunca se olvida de decir «¡Última carta!».
people-sharp = Bot astuto
people-sharp_about = Prueba cada jugada imaginando tus cartas y nota casi todos los descuidos. Un rival de verdad.
people-master = Bot maestro
people-master_about = Deduce quién tiene qué cartas por cómo juega cada uno, y prueba cada jugada cientos de veces. Nunca mira.
people-nameless = Jugador
# A bot’s face goes by its name’s place here: old woman, bearded man, woman, man, girl, old man, then again from the start.
# Earlier versions used the names after the twelfth.
people-bots = Ana Beto Clara Dani Elsa Paco Carmen Hugo Lola Mateo Nora Pepe Gala Fede
people-alike = «{ $name }» y «{ $other }» se parecen demasiado. Cambia uno de los nombres.
