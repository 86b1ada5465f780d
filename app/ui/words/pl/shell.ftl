### What every screen may need: names, failures, moments, and the page of the web app.

## app

app-name = Pocket Switch
app-motto = Makao, Switch i cała ich rodzina w twojej kieszeni

## nav

nav-back = Wstecz
nav-history = Historia
nav-statistics = Statystyki
nav-rules = Zasady
nav-settings = Ustawienia

## parts

parts-opening = Chwileczkę…
# Whatever stands one after the other, and whatever begins a sentence or a line.
parts-listed = { LIST($parts, type: "comma") }
parts-begun = { CAPITAL($text) }
parts-number = { $text }
parts-point = ,
parts-percent = { $count }%

parts-less = Mniej: { $what }
parts-more = Więcej: { $what }
parts-file_too_large = { $name }: plik jest za duży, ma { $size } MB, a limit to { $most } MB.
parts-file_not_sent = { $name }: plik nie dotarł w całości. Spróbuj jeszcze raz.

## shell

shell-copied = Skopiowane
shell-refused = { CAPITAL($why) }.
shell-failed = To się nie udało. Spróbuj jeszcze raz albo skopiuj raport w Ustawieniach.
shell-broken = Coś poszło nie tak
shell-broken_about = Nie udało się pokazać tego ekranu. Twoje partie są bezpieczne. Wróć na ekran główny, spróbuj jeszcze raz albo skopiuj raport, który pomoże znaleźć błąd. Nie ma w nim imion.
shell-home = Ekran główny
shell-again = Spróbuj znowu
shell-report = Kopiuj raport

## lost

lost-title = Nic tu nie ma
lost-about = Pod tym adresem nie ma żadnej strony.
lost-game = Nie ma gry o tej nazwie.
lost-match = Na tym urządzeniu nie ma takiej partii.
lost-licence = W tej aplikacji nie ma nic o tej nazwie.
lost-hand = W tej partii nie ma takiego rozdania.

## moment

moment-today = dzisiaj, { $time }
moment-yesterday = wczoraj, { $time }
moment-day = { $day } { $month }
moment-date = { $day } { $month } { $year }
moment-months = sty lut mar kwi maj cze lip sie wrz paź lis gru
moment-day_today = dzisiaj
moment-day_yesterday = wczoraj
moment-weekdays = poniedziałek wtorek środa czwartek piątek sobota niedziela
moment-full = { $weekday }, { $date }

## store

store-memory = Tutaj nie da się nic zapisać. Możesz grać, ale po zamknięciu aplikacji wszystko przepadnie. Raport w Ustawieniach mówi dlaczego.
store-damaged = Plik z twoimi partiami był uszkodzony. Jest zachowany jako { $path }, a obok powstał nowy.
store-failing = Część pliku z twoimi partiami jest uszkodzona. Zrób teraz kopię zapasową: Historia, Kopia zapasowa. Przy następnym uruchomieniu aplikacja odłoży ten plik i zacznie nowy.
store-foreign = Plik w miejscu twoich partii nie należy do tej aplikacji. Jest zachowany jako { $path }, a obok powstał nowy.
store-log = Nie udało się odczytać ostatnich zmian. Kopia z uszkodzoną częścią jest zachowana jako { $path }.
store-log_since = Nie udało się odczytać wszystkich ostatnich zmian. Może brakować tego, co po { $time }. Wszystko wcześniejsze jest tutaj. Kopia z uszkodzoną częścią jest zachowana jako { $path }.
store-empty = Plik z twoimi partiami był pusty, więc powstał nowy. Jeśli były tu partie, zaimportuj je z kopii: Historia, Kopia zapasowa.
store-mended = Numer wersji w pliku z twoimi partiami był uszkodzony. Jest naprawiony i niczego nie brakuje. Zrób wkrótce kopię zapasową: dysk może się psuć.
store-newer = Twoje partie zapisała nowsza wersja tej aplikacji. Możesz je oglądać. Żeby grać, zaktualizuj aplikację.

store-failed-full = Na tym urządzeniu nie ma już miejsca. Nic się nie zmieniło. Zwolnij trochę miejsca i spróbuj jeszcze raz.
store-failed-read-only = Możesz tu tylko oglądać swoje partie. Nic się nie zmieniło.
store-failed-busy = Inne okno właśnie zapisuje. Nic się nie zmieniło. Spróbuj jeszcze raz.
store-failed-damaged = Część pliku z twoimi partiami jest uszkodzona. Nic się nie zmieniło.
store-failed-disk = Nie udało się zapisać na dysku. Nic się nie zmieniło. Spróbuj jeszcze raz.
store-failed-newer = Twoje partie zapisała nowsza wersja tej aplikacji. Żeby coś zmienić, zaktualizuj aplikację.
store-failed-closed = To okno już nie działa. Otwórz aplikację jeszcze raz.

## web

web-about = Makao, Switch, Mau-Mau i cała ich rodzina, według zasad twojego stołu. Działa offline.
web-start = Otwieranie pudełka
web-fetch = Pobieranie gry, tylko ten jeden raz
web-packages = Tasowanie
web-code = Przygotowanie stołu
web-stopped = Nie udało się uruchomić gry:
web-again = Spróbuj znowu
web-newer = Nowa wersja jest gotowa
web-reload = Odśwież
web-later = Później
web-elsewhere = Otwarte w innej karcie
web-elsewhere_about = Pocket Switch jest otwarty w innej karcie tej przeglądarki. Zamknij go tam, a ruszy tutaj.
web-unsaved = To, co teraz grasz, nie zapisuje się: przeglądarka nie ma miejsca albo na to nie pozwala. Możesz grać dalej.

## share

share-title = Udostępnij
share-send_text = Wyślij jako tekst
share-copy_text = Kopiuj jako tekst
share-send_picture = Wyślij jako obraz
share-save_picture = Zapisz jako obraz
share-send_page = Wyślij jako stronę internetową
share-save_page = Zapisz jako stronę internetową
share-as_text = Jako tekst
share-file = pocket-switch
share-no_points = bez punktów
share-chart = Wykres sum
