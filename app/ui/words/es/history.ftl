### Matches that were played, and taking them elsewhere.

## history

history-empty = Aún no hay nada
history-empty_about = Aquí se guardan tus partidas, y puedes ver la repetición de cada mano.
history-older = Ver anteriores
history-search = Buscar nombres, juegos y notas
history-no_match = No hay partidas
history-no_match_about = Prueba con una búsqueda más amplia o mira todas las partidas.
history-all = Ver todas
history-any = Cualquiera
history-who = Quién
history-game = Qué juego
history-when = Cuándo
history-what = Tipo de partida

history-since-week = última semana
history-since-month = último mes
history-since-year = último año

history-kind-played = jugada aquí
history-kind-kept = hoja de puntos

## match

match-hand = mano { $hand }
match-hand_of = mano { $hand } de { $hands }
match-hand_n = Mano { $hand }
match-hand_won = Mano { $hand } · { LIST($names, type: "and") }
match-hand_spoken = Mano { $hand }, victoria: { LIST($names, type: "and") }. Repetición
match-hand_spoken_only = Mano { $hand }. Repetición
match-won_by =
    { $names ->
        [one] ganó { LIST($names, type: "and") }
        [many] ganaron { LIST($names, type: "and") }
       *[other] ganaron { LIST($names, type: "and") }
    }
match-won_by_you = ganaste
match-finished = terminada
match-resigned = abandonada
match-abandoned = sin terminar
match-damaged = Una parte de esta partida está dañada en el disco. Puedes ver lo que queda.
match-hands = Manos
match-rounds = Ronda a ronda
match-chart = Totales
match-note = Nota
match-note_label = ¿Algo que recordar?
match-note_keep = Guardar
match-note_kept = Nota guardada.
match-occasion = Cuándo y dónde
match-day_label = ¿Qué día fue?
match-day_recorded = Vacío: el día en que se anotó.
match-day_unread = Eso no es una fecha. Prueba { $example }.
match-place_label = ¿Dónde fue?
match-occasion_kept = Guardado.
match-picture = Imagen
match-picture_add = Añadir imagen
match-picture_replace = Cambiar la imagen
match-picture_about = Se guarda en pequeño, sin lugar ni datos de la cámara. Se queda en este dispositivo: no va en las copias ni se sincroniza.
match-picture_making = Reduciendo la imagen…
match-picture_spoken = La imagen de esta partida
match-edit = Editar
match-delete = Borrar
match-deleted = Esta partida está borrada. No está en ninguna lista y ya no cuenta.
match-rematch = Revancha
match-won_hands =
    { $count ->
        [1] una mano ganada
       *[other] { $count } manos ganadas
    }
match-uncounted =
    { $count ->
        [1] Falta contar una mano.
       *[other] Falta contar { $count } manos.
    }

## replay

replay-title = Repetición
replay-unreadable = No se puede repetir esta mano. Está dañada, o esta versión de la app la juega de otra manera.
replay-dealt = Cartas repartidas
replay-seen_from = mano { $hand }, cartas de { $name }
replay-seen_from_you = mano { $hand }, tus cartas
replay-step = { $step } / { $steps }
replay-step_spoken = Paso { $step } de { $steps }
replay-first = Al reparto
replay-before = Un paso atrás
replay-after = Un paso adelante
replay-last = Al final
replay-copy = Copiar la notación de la mano

## keepsakes

keepsakes-title = Copia de seguridad
keepsakes-about = Todo en un archivo, para otro dispositivo o por si acaso.
keepsakes-fleeting = Este navegador puede borrar sus datos si le falta espacio. Guarda una copia de vez en cuando, o instala la app.
keepsakes-out = Exportar
keepsakes-export = Todo en un archivo
keepsakes-export_about = Partidas, personas, tus propios juegos y ajustes. Se lee en cualquier parte: JSON en un zip.
keepsakes-csv = Las rondas en una tabla
keepsakes-csv_about = Una línea por ronda, para una hoja de cálculo.
keepsakes-bg_stats = Partidas para BG Stats
keepsakes-bg_stats_about = Un archivo que BG Stats puede importar.
keepsakes-in = Importar
keepsakes-pick = Abrir un archivo
keepsakes-pick_about = Ves lo que contiene antes de añadir nada. Nada se añade dos veces.
keepsakes-busy_export = Empaquetando…
keepsakes-busy_csv = Escribiendo la tabla…
keepsakes-busy_import = Leyendo…
keepsakes-busy_taking = Añadiendo…
keepsakes-busy_undoing = Deshaciendo…
keepsakes-stop = Parar
keepsakes-stopped = Detenido. No se añadió nada.
keepsakes-problem-foreign = Esto no es una copia de seguridad de esta app, o le falta el final. No se añadió nada.
keepsakes-problem-broken = Esta copia de seguridad está dañada: falta una parte o cambió. No se añadió nada.
keepsakes-problem-newer = Esta copia de seguridad es de una versión más nueva de la app. Actualiza la app y luego impórtala.
keepsakes-problem-large = Este archivo es demasiado grande para ser una copia de seguridad. No se añadió nada.
keepsakes-problem-unfit = Algo en esta copia de seguridad no puede ser correcto ({ $where }). No se añadió nada.
keepsakes-look = Lo que se añadiría
keepsakes-nothing = Todo lo de este archivo ya está aquí.
keepsakes-take = Añadir
keepsakes-not = Dejarlo
keepsakes-saved = Guardado como { $name }
keepsakes-matches_new = Partidas nuevas
keepsakes-matches_grown = Partidas que siguieron después
keepsakes-matches_known = Partidas que ya están aquí
keepsakes-people_new = Personas nuevas
keepsakes-people_known = Personas que ya están aquí
keepsakes-hands_new = Manos nuevas
keepsakes-rounds_new = Rondas nuevas en hojas de puntos
keepsakes-games_new = Juegos propios nuevos
keepsakes-settings_new = Ajustes
keepsakes-differing = Partidas distintas de las tuyas. Las tuyas se quedan como están
keepsakes-set_aside = Entradas ilegibles, no se añaden
keepsakes-left_out = Algunas entradas no se pudieron guardar en el archivo. Siguen aquí. Copia el informe en Ajustes para ver cuáles.
keepsakes-taken =
    { $count ->
        [0] Listo. No había partidas nuevas.
        [1] Se añadió una partida.
       *[other] Se añadieron { $count } partidas.
    }

## offer

offer-phone = Tus partidas se guardan solo en este teléfono. La copia del propio teléfono las incluye si está activada. Si borras la app, se pierden.
offer-browser = Tus partidas se guardan solo en este navegador. Si borras sus datos, se pierden.
offer-computer = Tus partidas se guardan solo en este equipo: { $path }
offer-make = Hacer una copia
offer-close = No, gracias

## was it fair

fair-title = ¿Fue justo?
fair-luck = Suerte con las cartas
fair-received = Qué recibió cada jugador
fair-counted = Cómo se cuenta la suerte
fair-shuffle = Cómo se baraja
fair-luckier = Más suerte que en { $share } de 100 repartos
fair-range = Lo más probable: entre { $low } y { $high }
fair-not_yet = Repartiendo…
fair-running = Unos bots juegan { $deals } manos para comparar: { $done } listas
fair-compared = Comparado con { $done } repartos de este juego.
fair-stop = Parar
fair-go_on = Seguir
fair-no_special = Este juego no tiene cartas especiales, así que no hay suerte que contar.
fair-special = Cartas especiales: { $special } de { $count }
fair-dealt = Repartidas: { $count }
fair-drew = Robadas: { $count }
fair-counted_about = Las cartas especiales son buena suerte: hacen algo o van sobre cualquiera. Unos bots sensatos repiten este juego { $deals } veces con otros repartos. Ves cuántos fueron peores. Robar más no da más suerte, porque con más cartas deberían venir más especiales. El margen es lo que { $deals } repartos pueden fallar por azar.
fair-shuffle_about = La app saca una carta tras otra al azar, y cada una de las que quedan es igual de probable. Ningún bot ni ningún ajuste lo cambia. Cuando se acaba el mazo, la pila de descartes se baraja igual.
fair-seed = El número con el que se barajó: { $seed }
fair-seed_about = No dice nada de otras manos.
fair-room = Jugaste en una sala. El dispositivo del anfitrión barajó, y el número con el que barajó se queda allí.
