### What is said outside of the app's own window: in a terminal, and to a browser that is not let in.

## guard

guard-refusal =
    Pocket Switch odpowiada tylko tej przeglądarce, w której został otwarty.
    Otwórz cały adres, który pojawił się tam, gdzie go uruchamiasz.

## page

page-silent = Pocket Switch nie odpowiada
page-about-silent = Czy nadal działa tam, gdzie go uruchomiono? Gdy odpowie, gra sama ruszy tu dalej.

## command

command-about = Graj w makao i całą jego rodzinę w przeglądarce.
command-options = Opcje
command-help = pokaż tę pomoc i zakończ
command-port = port na tym komputerze (zwykle { $port }, 0 to dowolny wolny)
command-data = folder na twoje partie i ustawienia
command-no_browser = wypisz adres bez otwierania przeglądarki
command-room = otwórz pokój dla ostatnio przygotowanego stołu. Inni w twojej sieci dołączą kodem QR
command-desktop = otwórz okno zamiast przeglądarki (wymaga flet-desktop)
command-import = przenieś plik z wynikami (BG Stats, BoardGameGeek, CSV)
command-look = z --import: tylko pokaż zawartość pliku jako JSON
command-bad_port = { $text } to nie jest port (od 0 do 65535)
command-busy = Port { $port } jest zajęty.
command-address = Pocket Switch jest pod tym adresem (Ctrl-C go kończy):
command-no_port = Nie ma wolnego portu od { $port } w górę.
command-needs_web = Gra w przeglądarce wymaga flet-web:
command-needs_window = Okno wymaga flet-desktop:
command-room_at = Twój pokój jest tutaj (gra: { $game }). Inni w twojej sieci mogą to zeskanować lub otworzyć:
command-no_room = Nie da się tu otworzyć pokoju ({ $why }).
