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

parts-percent = { $count } %
parts-less = Menos: { $what }
parts-more = Más: { $what }
parts-file_too_large = { $name } es demasiado grande: tiene { $size } MB, y el límite es de { $most } MB.
parts-file_not_sent = { $name } no llegó entero. Inténtalo otra vez.

## shell

shell-copied = Copiado
shell-refused = { CAPITAL($why) }.
shell-failed = No ha funcionado. El informe de Ajustes dice por qué.
shell-broken = Algo ha salido mal
shell-broken_about = Esta pantalla no se pudo mostrar. Tus partidas están a salvo. Puedes ir al inicio, reintentarlo o copiar un informe que ayuda a encontrar el fallo; no contiene nombres.
shell-home = Ir al inicio
shell-again = Reintentar
shell-report = Copiar un informe

## lost

lost-title = Aquí no hay nada
lost-about = No hay ninguna pantalla en esta dirección.
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

## store

store-memory = Aquí no se puede guardar nada; el informe de Ajustes dice por qué. Puedes jugar, pero al cerrar la app se pierde todo.
store-damaged = El archivo con tus partidas estaba dañado. Se conservó como { $path } y se empezó uno nuevo.
store-failing = Una parte del archivo con tus partidas está dañada. Haz ahora una copia de seguridad (Historial, Copia de seguridad): la próxima vez que se abra, la app apartará ese archivo y empezará uno nuevo.
store-foreign = El archivo que está en el lugar de tus partidas no es de esta app. Se conservó como { $path } y se empezó uno nuevo.
store-log = Los últimos cambios no se pudieron leer. Se conservó una copia con la parte dañada como { $path }.
store-log_since = No se pudieron leer todos los últimos cambios. Puede faltar algo posterior a { $time }; todo lo anterior está aquí. Se conservó una copia con la parte dañada como { $path }.
store-empty = El archivo con tus partidas estaba vacío, así que se empezó uno nuevo. Si aquí tenías partidas, impórtalas de una copia: Historial, Copia de seguridad.
store-mended = El archivo con tus partidas tenía dañado el número de versión, y se reparó. No falta nada, pero haz pronto una copia de seguridad: puede que el disco esté fallando.
store-newer = Tus partidas se guardaron con una versión más nueva de esta app. Puedes verlas; para jugar, actualiza la app.

store-failed-full = No queda sitio en este dispositivo. No se cambió nada.
store-failed-read-only = Aquí tus partidas no se pueden cambiar, solo ver. No se cambió nada.
store-failed-busy = Otra ventana está guardando ahora mismo. No se cambió nada: inténtalo otra vez.
store-failed-damaged = Una parte del archivo con tus partidas está dañada. No se cambió nada.
store-failed-disk = No se pudo guardar en el disco. No se cambió nada.
store-failed-newer = Tus partidas se guardaron con una versión más nueva de esta app. Para cambiar algo, actualiza la app.
store-failed-closed = Esta ventana ya no se usa. Abre la app otra vez.

## web

web-about = Switch, Ocho loco, Mau-Mau y toda su familia, con las reglas de tu propia mesa. Funciona sin conexión.
web-start = Abriendo la caja
web-fetch = Descargando el juego, solo esta vez
web-packages = Barajando
web-code = Preparando la mesa
web-stopped = El juego no pudo empezar:
web-again = Reintentar
web-newer = Hay una versión nueva lista
web-reload = Recargar
web-later = Después
web-elsewhere = Abierto en otra pestaña
web-elsewhere_about = Pocket Switch está abierto en otra pestaña de este navegador. Ciérrala y seguirá aquí.
web-unsaved = Lo que juegas ahora no se está guardando: el navegador no tiene sitio o no lo permite. Puedes seguir jugando.

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
