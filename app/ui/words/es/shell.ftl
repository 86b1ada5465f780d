### What every screen may need: names, failures, moments, and the page of the web app.

## app

app-name = Pocket Switch
app-motto = Switch y toda su familia, en tu bolsillo

## nav

nav-back = Atrás
nav-history = Historial
nav-statistics = Estadísticas
nav-rules = Reglas
nav-settings = Ajustes

## parts

parts-opening = Un momento…
# Whatever stands one after the other, and whatever begins a sentence or a line.
parts-listed = { LIST($parts, type: "comma") }
parts-begun = { CAPITAL($text) }
parts-number = { $text }
parts-point = ,

parts-percent = { $count } %
parts-less = Menos: { $what }
parts-more = Más: { $what }
parts-file_too_large = { $name } es demasiado grande: tiene { $size } MB, y el límite es { $most } MB.
parts-file_not_sent = { $name } no llegó entero. Inténtalo otra vez.

## shell

shell-copied = Copiado
shell-refused = { CAPITAL($why) }.
shell-failed = No funcionó. Inténtalo otra vez o copia un informe en Ajustes.
shell-broken = Algo salió mal
shell-broken_about = Esta pantalla no se pudo mostrar. Tus partidas están a salvo. Ve al inicio, reinténtalo o copia un informe que ayuda a encontrar el fallo. No contiene nombres.
shell-home = Ir al inicio
shell-again = Reintentar
shell-report = Copiar un informe

## lost

lost-title = Aquí no hay nada
lost-about = No hay ninguna página en esta dirección.
lost-game = No hay ningún juego con ese nombre.
lost-match = Esa partida no está en este dispositivo.
lost-licence = En esta app no hay nada con ese nombre.
lost-hand = Esa mano no está en esta partida.

## moment

moment-today = hoy, { $time }
moment-yesterday = ayer, { $time }
moment-day = { $day } { $month }
moment-date = { $day } { $month } { $year }
moment-months = ene feb mar abr may jun jul ago sep oct nov dic
moment-day_today = hoy
moment-day_yesterday = ayer
moment-weekdays = lunes martes miércoles jueves viernes sábado domingo
moment-full = { $weekday }, { $date }

## store

store-memory = Aquí no se puede guardar nada. Puedes jugar, pero al cerrar la app se pierde todo. Copia un informe en Ajustes para ver por qué.
store-damaged = El archivo con tus partidas estaba dañado. Se guardó como { $path } y se empezó uno nuevo.
store-failing = Una parte del archivo con tus partidas está dañada. Haz ahora una copia: ve a Historial y luego a Copia de seguridad. La próxima vez que se abra, la app apartará ese archivo y empezará uno nuevo.
store-foreign = El archivo que ocupa el lugar de tus partidas no es de esta app. Se guardó como { $path } y se empezó uno nuevo.
store-log = Los últimos cambios no se pudieron leer. Una copia con la parte dañada se guardó como { $path }.
store-log_since = No se pudieron leer todos los últimos cambios. Puede faltar algo posterior a { $time }. Todo lo anterior está aquí. Una copia con la parte dañada se guardó como { $path }.
store-empty = El archivo con tus partidas estaba vacío, así que se empezó uno nuevo. Si tenías partidas, impórtalas de una copia en Historial, Copia de seguridad.
store-mended = El archivo con tus partidas tenía dañado el número de versión. Se reparó, y no falta nada. Haz pronto una copia: puede que falle el disco.
store-newer = Tus partidas se guardaron con una versión más nueva de esta app. Puedes verlas. Para jugar, actualiza la app.

store-failed-full = No queda espacio en este dispositivo. No se cambió nada. Libera espacio e inténtalo otra vez.
store-failed-read-only = Aquí solo puedes ver tus partidas. No se cambió nada.
store-failed-busy = Otra ventana está guardando ahora mismo. No se cambió nada. Inténtalo otra vez.
store-failed-damaged = Una parte del archivo con tus partidas está dañada. No se cambió nada.
store-failed-disk = No se pudo guardar en el disco. No se cambió nada. Inténtalo otra vez.
store-failed-newer = Tus partidas se guardaron con una versión más nueva de esta app. Para cambiar algo, actualiza la app.
store-failed-closed = Esta ventana ya no se usa. Abre la app otra vez.

## web

web-about = Switch, Ocho loco, Mau-Mau y toda su familia, con las reglas de tu propia mesa. Funciona sin conexión.
web-start = Abriendo la caja
web-fetch = Descargando el juego, solo esta vez
web-packages = Barajando
web-code = Poniendo la mesa
web-stopped = El juego no se pudo abrir:
web-again = Reintentar
web-newer = Hay una versión nueva lista
web-reload = Recargar
web-later = Más tarde
web-elsewhere = Abierto en otra pestaña
web-elsewhere_about = Pocket Switch está abierto en otra pestaña de este navegador. Ciérrala y sigue aquí.
web-unsaved = Lo que juegas ahora no se guarda: el navegador no tiene espacio o no lo permite. Puedes seguir jugando.

## share

share-title = Compartir
share-send_text = Enviar como texto
share-copy_text = Copiar como texto
share-send_picture = Enviar como imagen
share-save_picture = Guardar como imagen
share-send_page = Enviar como página web
share-save_page = Guardar como página web
share-as_text = Como texto
share-file = pocket-switch
share-no_points = sin puntos
share-chart = Gráfico de los totales
