### What is said outside of the app's own window: in a terminal, and to a browser that is not let in.

## guard

guard-refusal =
    Pocket Switch only answers the browser that it was opened in.
    Open the whole address that it printed where you started it.

## page

page-silent = Pocket Switch isn’t answering
page-about-silent = Is it still running where you started it? As soon as it answers, this page goes on by itself.

## command

command-about = Play Switch and its family in the browser.
command-options = Options
command-help = show this help and end
command-port = port on this machine (usually { $port }, 0 for any free one)
command-data = folder for your matches and settings
command-no_browser = print the address without opening a browser
command-room = open a room for the last table you set up. Others on your network join with the QR code
command-desktop = open a window instead of a browser (needs flet-desktop)
command-import = import a score file (BG Stats, BoardGameGeek, CSV)
command-look = with --import: only print what’s in the file, as JSON
command-bad_port = { $text } isn’t a port (0 to 65535)
command-busy = Port { $port } is busy.
command-address = Pocket Switch is at this address (Ctrl-C ends it):
command-no_port = There’s no free port from { $port } upwards.
command-needs_web = Playing in the browser needs flet-web:
command-needs_window = A window needs flet-desktop:
command-room_at = Your room is here (game: { $game }). Others on your network can scan this or open it:
command-no_room = Can’t open a room here ({ $why }).
