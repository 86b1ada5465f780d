### Was außerhalb des Fensters der App gesagt wird: im Terminal, und einem Browser, der nicht hereindarf.

## guard

guard-refusal =
    Pocket Switch antwortet nur dem Browser, in dem es geöffnet wurde.
    Öffne die ganze Adresse, die dort steht, wo du es gestartet hast.

## page

page-silent = Pocket Switch antwortet nicht
page-about-silent = Läuft es noch da, wo du es gestartet hast? Sobald es antwortet, geht es hier von selbst weiter.

## command

command-about = Switch und die ganze Familie im Browser spielen.
command-options = Optionen
command-help = diese Hilfe zeigen und beenden
command-port = Port auf diesem Rechner (sonst { $port }, 0 für irgendeinen freien)
command-data = Ordner für deine Partien und Einstellungen
command-no_browser = nur die Adresse ausgeben, keinen Browser öffnen
command-room = einen Raum für den zuletzt eingerichteten Tisch öffnen. Andere in deinem Netz kommen mit dem QR-Code dazu
command-desktop = ein Fenster statt eines Browsers öffnen (braucht flet-desktop)
command-import = eine Punktedatei mitbringen (BG Stats, BoardGameGeek, CSV)
command-look = mit --import: nur ausgeben, was in der Datei steht, als JSON
command-bad_port = { $text } ist kein Port (0 bis 65535)
command-busy = Port { $port } ist belegt.
command-address = Pocket Switch läuft unter dieser Adresse (Strg-C beendet es):
command-no_port = Ab { $port } ist kein Port frei.
command-needs_web = Zum Spielen im Browser fehlt flet-web:
command-needs_window = Für ein Fenster fehlt flet-desktop:
command-room_at = Dein Raum ist hier (Spiel: { $game }). Andere in deinem Netz scannen das oder öffnen es:
command-no_room = Hier lässt sich kein Raum öffnen ({ $why }).
