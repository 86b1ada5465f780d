### What is said outside of the app's own window: in a terminal, and to a browser that is not let in.

## guard

guard-refusal =
    Pocket Switch solo responde al navegador en el que se abrió.
    Abre la dirección completa que se mostró donde lo iniciaste.

## page

page-silent = Pocket Switch no responde
page-about-silent = ¿Sigue abierto donde lo iniciaste? En cuanto responda, esta página continúa sola.

## command

command-about = Jugar a Switch y a toda su familia en el navegador.
command-options = Opciones
command-help = mostrar esta ayuda y salir
command-port = puerto de este equipo (normalmente { $port }, 0 para cualquiera libre)
command-data = carpeta para tus partidas y ajustes
command-no_browser = mostrar la dirección sin abrir un navegador
command-room = abrir una sala para la última mesa que preparaste. Otros en tu red entran con el código QR
command-desktop = abrir una ventana en vez de un navegador (requiere flet-desktop)
command-import = traer un archivo de puntos (BG Stats, BoardGameGeek, CSV)
command-look = con --import: solo mostrar lo que contiene el archivo, en JSON
command-bad_port = { $text } no es un puerto (0 a 65535)
command-busy = El puerto { $port } está ocupado.
command-address = Pocket Switch está en esta dirección (Ctrl-C lo cierra):
command-no_port = No hay ningún puerto libre a partir de { $port }.
command-needs_web = Para jugar en el navegador hace falta flet-web:
command-needs_window = Para abrir una ventana hace falta flet-desktop:
command-room_at = Aquí está tu sala (juego: { $game }). Otros en tu red pueden escanear esto o abrirlo:
command-no_room = Aquí no se puede abrir una sala ({ $why }).
