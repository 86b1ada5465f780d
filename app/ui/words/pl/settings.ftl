### Settings.

settings-play = Gra
settings-look = Wygląd
settings-cards = Karty i stół
settings-cards_about = Sukno, rewersy, figury, barwy i kontrast.
settings-senses = Dźwięk i wibracje
settings-devices = Moje urządzenia
settings-people = Osoby na tym urządzeniu
settings-about = O aplikacji
settings-seconds = { $count } s
settings-name = Imię
settings-add_name = Dodaj
settings-remove_name = Usuń: { $name }
settings-names_about = Imiona do wyboru przy stole. Pierwsze jest twoje.
settings-report = Kopiuj raport
settings-report_about = Wersje, ostatni błąd i rozdanie na stole. Bez imion.
settings-licences = Licencje
settings-licences_about = Czyja praca jest w tej aplikacji.
settings-licences_more = Pocket Switch powstał z tych dzieł. Nie każdy system używa wszystkich.
settings-licences_client = Z tego powstała część, która rysuje aplikację. Przy każdym dziele znajdziesz jego informacje prawne.
settings-licences_reading = Wczytywanie…
settings-licences_away = Te teksty są na serwerze, z którego pochodzi aplikacja, a on nie odpowiada.
settings-licences_on = Pokaż więcej
settings-version = Pocket Switch { $version }
settings-nothing_leaves = Jeśli nie synchronizujesz, nie przenosisz danych ani nie grasz w pokoju, nic nie opuszcza tego urządzenia.

settings-pace-title = Tempo botów
settings-pace-about = Ile bot myśli nad ruchem. Dotknij stołu, żeby nie czekać.
settings-pace-slow = Wolne
settings-pace-normal = Zwykłe
settings-pace-fast = Szybkie
settings-pace-none = Od razu

settings-catch_window-title = Czas na przyłapanie
settings-catch_window-about = Jak długo boty czekają, gdy ktoś zapomni powiedzieć „Ostatnia karta!”. Gdy używasz czytnika ekranu, czekają, aż przejdziesz dalej.

settings-confirm_power-title = Zagranie dwoma dotknięciami
settings-confirm_power-about = Pierwsze dotknięcie unosi kartę funkcyjną, drugie ją zagrywa.

settings-coach-title = Trener
settings-coach-about = Żarówka przy stołach z botami. Sprawdza twoje ruchy i mówi, który jest najlepszy i dlaczego.
settings-explain-title = Wyjaśniaj nowości
settings-explain-about = Dymek obok stosu, gdy coś zdarza się pierwszy raz: karty do wzięcia, postój, żądanie koloru.

settings-remarks-title = Boty się odzywają
settings-remarks-about = Od czasu do czasu słówko przy zagraniu.

settings-sort-title = Kolejność twoich kart
settings-sort-about = W każdej chwili możesz poprzesuwać karty po swojemu.
settings-sort-suit = Według koloru
settings-sort-rank = Według wartości
settings-sort-own = Po mojemu

settings-language-title = Język
settings-language-about = Imiona i twoje własne gry zostają, jak są wpisane.
settings-language-system = Jak w tym urządzeniu

settings-appearance-title = Motyw
settings-appearance-about = Jasne lub ciemne menu. Stół zachowuje swój kolor.
settings-appearance-system = Jak w systemie
settings-appearance-light = Jasny
settings-appearance-dark = Ciemny

settings-contrast-title = Większy kontrast
settings-contrast-about = Ciemniejszy stół, mocniejsze litery i krawędzie.
settings-contrast-system = Jak w systemie
settings-contrast-on = Tak
settings-contrast-off = Nie

settings-felt-title = Stół
settings-felt-green = Zielony
settings-felt-blue = Niebieski
settings-felt-wine = Bordowy
settings-felt-plum = Śliwkowy
settings-felt-walnut = Orzech

settings-back-title = Rewersy kart
settings-back-stripes = Paski
settings-back-lattice = Kratka
settings-back-scales = Łuski
settings-back-sun = Słońce
settings-back-leaves = Liście
settings-back-switch = Switch

settings-courts-title = Walety, damy i króle
settings-courts-drawn = Rysowane
settings-courts-classic = Klasyczne
settings-courts-plain = Proste

settings-indices-title = Litery na waletach, damach i królach
settings-indices-about = W powtórkach, kodach i udostępnianych rozdaniach zostają J, Q i K.
settings-indices-language = Jak w twoim języku

settings-four_colours-title = Karty w czterech barwach
settings-four_colours-about = Trefle są zielone, a kara niebieskie, więc kolory rozróżnisz na pierwszy rzut oka.

settings-card_size-title = Wielkość kart
settings-card_size-about = Karty na twojej ręce.
settings-card_size-small = Małe
settings-card_size-normal = Zwykłe
settings-card_size-large = Duże

settings-left_handed-title = Dla leworęcznych
settings-left_handed-about = Przyciski są po lewej, a wachlarz kart otwiera się w drugą stronę.

settings-motion-title = Animacje
settings-motion-about = Czy karty suną i się obracają.
settings-motion-system = Jak w systemie
settings-motion-on = Tak
settings-motion-off = Nie

settings-sounds-title = Dźwięki
settings-sounds-about = Słyszysz karty, swoją kolej i koniec rozdania.

settings-haptics-title = Wibracje
settings-haptics-about = Krótkie drgnięcie, gdy jest twoja kolej albo gdy karty nie da się zagrać.
