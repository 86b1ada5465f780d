### What is said outside of the app's own window: in a terminal, and to a browser that is not let in.

## guard

guard-refusal =
    Pocket Switch antwoordt alleen de browser waarin het geopend is.
    Open het hele adres dat verscheen waar je het hebt gestart.

## page

page-silent = Pocket Switch antwoordt niet
page-about-silent = Draait het nog waar je het hebt gestart? Zodra het antwoordt, ga je hier vanzelf verder.

## command

command-about = Speel pesten en de hele familie in de browser.
command-options = Opties
command-help = toon deze hulp en stop
command-port = poort op deze computer (meestal { $port }, 0 voor een willekeurige vrije)
command-data = map voor je potjes en instellingen
command-no_browser = toon het adres zonder een browser te openen
command-room = open een kamer voor de laatste tafel die je klaarzette. Anderen in je netwerk doen mee met de QR-code
command-desktop = open een venster in plaats van een browser (vereist flet-desktop)
command-import = neem een bestand met scores mee (BG Stats, BoardGameGeek, CSV)
command-look = met --import: toon alleen wat in het bestand staat, als JSON
command-bad_port = { $text } is geen poort (0 tot en met 65535)
command-busy = Poort { $port } is bezet.
command-address = Pocket Switch staat op dit adres (Ctrl-C stopt het):
command-no_port = Vanaf { $port } is er geen poort vrij.
command-needs_web = Spelen in de browser vereist flet-web:
command-needs_window = Een venster vereist flet-desktop:
command-room_at = Je kamer is hier (spel: { $game }). Anderen in je netwerk kunnen dit scannen of openen:
command-no_room = Hier kan geen kamer open ({ $why }).
