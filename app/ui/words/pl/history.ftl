### Matches that were played, and taking them elsewhere.

## history

history-empty = Jeszcze nic tu nie ma
history-empty_about = Tu trafiają twoje partie i każde rozdanie możesz odtworzyć.
history-older = Pokaż starsze
history-search = Szukaj osób, gier i notatek
history-no_match = Nie ma takich partii
history-no_match_about = Szukaj szerzej albo pokaż wszystkie partie.
history-all = Pokaż wszystkie
history-any = Wszystko
history-who = Kto
history-game = Jaka gra
history-when = Kiedy
history-what = Rodzaj partii

history-since-week = ostatni tydzień
history-since-month = ostatni miesiąc
history-since-year = ostatni rok

history-kind-played = rozegrane tutaj
history-kind-kept = arkusz punktów

## match

match-hand = rozdanie { $hand }
match-hand_of = rozdanie { $hand } z { $hands }
match-hand_n = Rozdanie { $hand }
match-hand_won = Rozdanie { $hand } · { LIST($names, type: "and") }
match-hand_spoken = Rozdanie { $hand }, wygrana: { LIST($names, type: "and") }. Powtórka
match-hand_spoken_only = Rozdanie { $hand }. Powtórka
match-won_by = wygrana: { LIST($names, type: "and") }
match-won_by_you = twoja wygrana
match-finished = zakończona
match-resigned = poddana
match-abandoned = porzucona
match-damaged = Część tej partii jest uszkodzona na dysku. Widzisz to, co zostało.
match-hands = Rozdania
match-rounds = Runda po rundzie
match-chart = Sumy
match-note = Notatka
match-note_label = Co warto zapamiętać?
match-note_keep = Zapisz
match-note_kept = Notatka zapisana.
match-occasion = Kiedy i gdzie
match-day_label = Jaki to był dzień?
match-day_recorded = Puste: dzień, w którym zapisano wyniki.
match-day_unread = To nie jest data. Spróbuj { $example }.
match-place_label = Gdzie to było?
match-occasion_kept = Zapisane.
match-picture = Zdjęcie
match-picture_add = Dodaj zdjęcie
match-picture_replace = Zmień zdjęcie
match-picture_about = Zapisuje się małe, bez miejsca i danych aparatu. Zostaje na tym urządzeniu: nie ma go w kopiach ani w synchronizacji.
match-picture_making = Zmniejszanie zdjęcia…
match-picture_spoken = Zdjęcie z tej partii
match-edit = Edytuj
match-delete = Usuń
match-deleted = Ta partia jest usunięta. Nie ma jej na żadnej liście i już się nie liczy.
match-rematch = Zagraj jeszcze raz
match-won_hands =
    { $count ->
        [one] jedno wygrane rozdanie
        [few] { $count } wygrane rozdania
        [many] { $count } wygranych rozdań
       *[other] { $count } wygranego rozdania
    }
match-uncounted =
    { $count ->
        [one] { $count } rozdanie nie jest jeszcze policzone.
        [few] { $count } rozdania nie są jeszcze policzone.
        [many] { $count } rozdań nie jest jeszcze policzonych.
       *[other] { $count } rozdania nie jest jeszcze policzone.
    }

## replay

replay-title = Powtórka
replay-unreadable = Nie da się odtworzyć tego rozdania. Zapis jest uszkodzony albo ta wersja aplikacji gra je inaczej.
replay-dealt = Karty są rozdane
replay-seen_from = rozdanie { $hand }, karty: { $name }
replay-seen_from_you = rozdanie { $hand }, twoje karty
replay-step = { $step } / { $steps }
replay-step_spoken = Krok { $step } z { $steps }
replay-first = Do rozdania kart
replay-before = Krok wstecz
replay-after = Krok dalej
replay-last = Na koniec
replay-copy = Kopiuj notację tego rozdania

## keepsakes

keepsakes-title = Kopia zapasowa
keepsakes-about = Wszystko w jednym pliku, na inne urządzenie albo na wszelki wypadek.
keepsakes-fleeting = Gdy zabraknie miejsca, przeglądarka może usunąć swoje dane. Rób czasem kopię zapasową albo zainstaluj aplikację.
keepsakes-out = Eksport
keepsakes-export = Wszystko w jednym pliku
keepsakes-export_about = Partie, osoby, twoje własne gry i ustawienia. Czytelne wszędzie: JSON w pliku zip.
keepsakes-csv = Rundy jako tabela
keepsakes-csv_about = Jeden wiersz na rundę, do arkusza kalkulacyjnego.
keepsakes-bg_stats = Partie dla BG Stats
keepsakes-bg_stats_about = Jeden plik, który BG Stats zaimportuje.
keepsakes-in = Import
keepsakes-pick = Otwórz plik
keepsakes-pick_about = Zobaczysz, co w nim jest, zanim coś się doda. Nic nie doda się dwa razy.
keepsakes-busy_export = Pakowanie…
keepsakes-busy_csv = Zapisywanie tabeli…
keepsakes-busy_import = Odczytywanie…
keepsakes-busy_taking = Dodawanie…
keepsakes-busy_undoing = Cofanie…
keepsakes-stop = Przerwij
keepsakes-stopped = Przerwane. Nic nie zostało dodane.
keepsakes-problem-foreign = To nie jest kopia zapasowa tej aplikacji albo brakuje jej końca. Nic nie zostało dodane.
keepsakes-problem-broken = Ta kopia zapasowa jest uszkodzona: brakuje kawałka albo coś się zmieniło. Nic nie zostało dodane.
keepsakes-problem-newer = Ta kopia zapasowa jest z nowszej wersji aplikacji. Zaktualizuj aplikację, potem ją zaimportuj.
keepsakes-problem-large = Ten plik jest za duży na kopię zapasową. Nic nie zostało dodane.
keepsakes-problem-unfit = W tej kopii zapasowej coś się nie zgadza: { $where }. Nic nie zostało dodane.
keepsakes-look = Co zostałoby dodane
keepsakes-nothing = Wszystko z tego pliku już tu jest.
keepsakes-take = Dodaj
keepsakes-not = Zostaw
keepsakes-saved = Plik zapisany jako { $name }
keepsakes-matches_new = Nowe partie
keepsakes-matches_grown = Partie, które trwały dalej
keepsakes-matches_known = Partie, które już tu są
keepsakes-people_new = Nowe osoby
keepsakes-people_known = Osoby, które już tu są
keepsakes-hands_new = Nowe rozdania
keepsakes-rounds_new = Nowe rundy na arkuszach
keepsakes-games_new = Nowe własne gry
keepsakes-settings_new = Ustawienia
keepsakes-differing = Partie inne niż twoje. Twoje zostają bez zmian
keepsakes-set_aside = Nieczytelne wpisy, pominięte
keepsakes-left_out = Niektóre wpisy nie trafiły do pliku. Nadal są tutaj. Raport w Ustawieniach pokaże które.
keepsakes-taken =
    { $count ->
        [0] Gotowe. Nie było tam nowych partii.
        [one] Dodano jedną partię.
        [few] Dodano { $count } partie.
        [many] Dodano { $count } partii.
       *[other] Dodano { $count } partii.
    }

## offer

offer-phone = Twoje partie są tylko na tym telefonie. Kopia zapasowa telefonu je obejmuje, jeśli jest włączona. Gdy usuniesz aplikację, przepadną.
offer-browser = Twoje partie są tylko w tej przeglądarce. Gdy wyczyścisz jej dane, przepadną.
offer-computer = Twoje partie są tylko na tym komputerze: { $path }
offer-make = Zrób kopię
offer-close = Nie, dziękuję

## was it fair

fair-title = Czy było uczciwie?
fair-luck = Szczęście do kart
fair-received = Co kto dostał
fair-counted = Jak liczymy szczęście
fair-shuffle = Jak tasujemy
fair-luckier = Więcej szczęścia niż w { $share } na 100 rozdań
fair-range = Najpewniej między { $low } a { $high }
fair-not_yet = Rozdajemy…
fair-running = Boty grają { $deals } rozdań do porównania: gotowe { $done }
fair-compared = Porównano z liczbą rozdań tej gry: { $done }.
fair-stop = Zatrzymaj
fair-go_on = Dalej
fair-no_special = Ta gra nie ma kart funkcyjnych, więc nie ma czego liczyć.
fair-special = Karty funkcyjne: { $special } z { $count }
fair-dealt = Rozdane: { $count }
fair-drew = Dobrane: { $count }
fair-counted_about = Karty funkcyjne to szczęście: coś robią albo pasują na wszystko. Solidne boty grają w tę grę { $deals } razy z innymi kartami. Widzisz, ile rozdań było gorszych. Większa liczba dobranych kart nie daje więcej szczęścia, bo wśród nich powinno być więcej funkcyjnych. Zakres pokazuje, o ile { $deals } rozdań może się mylić przez przypadek.
fair-shuffle_about = Aplikacja losuje kartę po karcie, a każda z pozostałych ma tę samą szansę. Żaden bot ani ustawienie tego nie zmienia. Gdy stos dobierania się skończy, stos odrzuconych jest tasowany tak samo.
fair-seed = Liczba stojąca za tym tasowaniem: { $seed }
fair-seed_about = Nic nie mówi o innych rozdaniach.
fair-room = To była gra w pokoju. Tasowało urządzenie gospodarza i liczba stojąca za tasowaniem tam zostaje.
