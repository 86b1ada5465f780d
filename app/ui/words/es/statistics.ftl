### What is counted of people, games and bots.

## statistics

statistics-people = Personas
statistics-games = Juegos
statistics-bots = Bots
statistics-empty = Aún no hay nada que contar
statistics-empty_about = Termina una partida o una hoja de puntos y se contará aquí.
statistics-archived = Mostrar archivados ({ $count })
statistics-is_archived = archivado
statistics-by_game = Partidas por juego
statistics-on_sheets = En hojas de puntos
statistics-played_here = Jugadas aquí
statistics-played_kept =
    { $played ->
        [1] { $played } jugada aquí
       *[other] { $played } jugadas aquí
    }, { $kept } en hojas de puntos
statistics-mean_in_line = { $mean } puntos por partida
statistics-no_matches = aún sin partidas
statistics-rate = { $rate }, lo más probable de { $low } a { $high }.
statistics-few = Muy pocas partidas para saberlo.
statistics-won_of =
    { $count ->
        [0] aún sin partidas
        [1] { $wins ->
            [0] una partida, sin ganar
           *[other] una partida, ganada
        }
       *[other] { $wins ->
            [0] ninguna de { $count } partidas ganada
            [1] { $wins } de { $count } partidas ganada
           *[other] { $wins } de { $count } partidas ganadas
        }
    }

## person

person-unknown = Esa persona no está en este dispositivo.
person-archived = Archivo: no aparece al preparar mesas, pero sigue contando.
person-every_game = Todos los juegos
person-nothing = Sin partidas terminadas aún
person-nothing_about = Termina una y se contará aquí.
person-wins = Ganadas
person-streak = Racha
person-streak_won = ganadas seguidas hasta ahora
person-streak_lost = seguidas sin ganar
person-streak_none = ahora sin racha
person-longest = Mejor racha
person-longest_about = ganadas seguidas
person-rating = Nivel
person-rating_about = lo que más sube es ganar a rivales fuertes
person-rating_few = aún se está ajustando: faltan partidas
person-rounds = Rondas
person-rounds_about =
    { $rounds_won ->
        [1] { $rounds_won } ganada
       *[other] { $rounds_won } ganadas
    }, { $blocked ->
        [1] { $blocked } con bloqueo
       *[other] { $blocked } con bloqueo
    }
person-uncounted =
    { $count ->
        [1] Falta contar una mano.
       *[other] Falta contar { $count } manos.
    }
person-place = Puesto
person-place_about = de media
person-points = Puntos por partida
person-points_about = de media (la mejor { $best }, la peor { $worst })
person-round = Puntos por ronda
person-round_about = de media (la mejor { $best }, la peor { $worst })
person-penalties = Penalizaciones
person-penalties_about =
    { $missed ->
        [1] un olvido
       *[other] { $missed } olvidos
    }, { $blunders ->
        [1] un error
       *[other] { $blunders } errores
    }
person-over_time = Nivel con el tiempo
person-over_time_few = La línea empieza después de tres partidas terminadas.
person-over_time_said =
    { $count ->
        [1] Nivel en { $count } partida, de { $first } a { $last }
       *[other] Nivel en { $count } partidas, de { $first } a { $last }
    }
person-by_game = Ganadas por juego
person-won = Ganadas
person-not_won = No ganadas
person-head_to_head = Cara a cara
person-met = { $ahead } ganadas, { $behind } perdidas, { $level } empatadas
person-nemesis = Némesis
person-no_nemesis = Para tener una némesis hacen falta cinco partidas o más contra alguien.
person-cards = Cartas más caras que le quedaron
person-held =
    { $card }, { $count ->
        [1] una vez
       *[other] { $count } veces
    }, { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }
person-manage = Esta persona
person-colour = Color { $count }
person-face = Dibujo { $count }
person-face_star = Estrella
person-face_sun = Sol
person-face_moon = Luna
person-face_cloud = Nube
person-face_bolt = Rayo
person-face_drop = Gota
person-face_flame = Llama
person-face_leaf = Hoja
person-face_tree = Árbol
person-face_flower = Flor
person-face_mushroom = Hongo
person-face_apple = Manzana
person-face_pear = Pera
person-face_cherry = Cerezas
person-face_fish = Pez
person-face_bird = Pájaro
person-face_cat = Gato
person-face_owl = Búho
person-face_snail = Caracol
person-face_ladybird = Mariquita
person-face_house = Casa
person-face_boat = Barco
person-face_anchor = Ancla
person-face_key = Llave
person-face_bell = Campana
person-face_cup = Taza
person-face_kite = Cometa
person-face_rocket = Cohete
person-face_umbrella = Paraguas
person-face_crown = Corona
person-picture = Una imagen propia
person-picture_pick = Elegir una imagen propia
person-picture_forget = Borrar la imagen
person-picture_use = Usar esta imagen
person-picture_not = Esta no
person-picture_closer = Más grande
person-picture_farther = Más pequeña
person-picture_about = Mueve la imagen hasta que la cara quede en el círculo. Se queda en este dispositivo: no va en las copias ni se sincroniza.
person-picture_unread = Este archivo no se puede mostrar como imagen. Elige un PNG, JPEG, WebP, GIF o BMP.
person-letter = Inicial del nombre
person-change_face = Otra cara
person-merge = La misma persona que
person-merge_about = { $name } pasa a ser parte de la persona que toques. Puedes deshacerlo en su página.
person-name_taken = Ya hay alguien con el nombre { $name }. Si es la misma persona, dilo abajo.
person-separate = { $name } sí es otra persona
person-separate_about = Vuelve a separar a las dos.
person-archive = Archivado
person-archive_about = Ya no aparece al preparar mesas.
person-deleted = Jugador borrado
person-delete = Borrar del todo…
person-delete_about = Antes verás qué se borra y qué se queda.
person-delete_erased = Se borran el nombre y la imagen de { $name }, y las notas de las partidas en que jugó.
person-delete_merged = Estos nombres son de la misma persona y también se borran: { LIST($names, type: "comma") }.
person-delete_devices = Aquí se borra ahora, y en tus otros dispositivos cuando se sincronicen. Un dispositivo con una versión anterior lo hará tras actualizarse.
person-delete_stays = Las partidas y los puntos se quedan, con «Jugador borrado» en lugar del nombre.
person-delete_copies = El nombre se queda en copias antiguas y en imágenes y archivos compartidos. También en salas abiertas, en fotos de partidas y en los lugares y títulos que escribiste.
person-delete_server = El servidor conserva sus datos antiguos. Solo tus dispositivos pueden leerlos.
person-delete_no_undo = No se puede deshacer.
person-delete_do = Borrar del todo
person-delete_keep = Conservar
person-delete_done = Borrado del todo.

## year

year-title = Resumen de { $year }
year-about = Partidas, rachas y rivales
year-question = Año
year-other_years = Otros años
year-unknown = Aquí no existe ese año.
year-groups = Grupos
year-every_group = Todos los grupos ({ $count })
year-matches =
    { $count ->
        [1] una partida
       *[other] { $count } partidas
    }
year-wins =
    { $count ->
        [1] una victoria
       *[other] { $count } victorias
    }
year-most_wins = más victorias: { LIST($names, type: "and") } ({ $count })
year-undated =
    { $count ->
        [1] Una partida no tiene fecha y no cuenta en ningún año. Escribe la fecha en su página.
       *[other] { $count } partidas no tienen fecha y no cuentan en ningún año. Escribe la fecha en sus páginas.
    }
year-none = Ninguna partida en { $year }
year-none_about = Elige otro año.
year-cards = Juegos de cartas
year-others = Otros juegos
year-others_about = Se cuentan aparte de los juegos de cartas.
year-played = Partidas
year-in_games =
    { $count ->
        [1] en un juego
       *[other] en { $count } juegos
    }
year-evening = Mejor noche
year-day = Mejor día
year-rivals = Rivales
year-pair =
    { $level ->
        [0] { $name } { $ahead }, { $other } { $behind }
        [1] { $name } { $ahead }, { $other } { $behind }, un empate
       *[other] { $name } { $ahead }, { $other } { $behind }, { $level } empates
    }
year-said = { $title }: { $value }
