### What is counted of people, games and bots.

## statistics

statistics-people = Osoby
statistics-games = Gry
statistics-bots = Boty
statistics-empty = Nie ma jeszcze czego liczyć
statistics-empty_about = Skończ partię albo arkusz punktów, a policzymy to tutaj.
statistics-archived = Pokaż z archiwum ({ $count })
statistics-is_archived = w archiwum
statistics-by_game = Partie według gry
statistics-on_sheets = Z arkuszy
statistics-played_here = Rozegrane tutaj
statistics-played_kept = rozegrane tutaj: { $played }, z arkuszy: { $kept }
statistics-mean_in_line = { $mean } pkt na partię
statistics-no_matches = jeszcze bez partii
statistics-rate = { $rate }, najpewniej od { $low } do { $high }.
statistics-few = Za mało partii, żeby mieć pewność.
statistics-won_of =
    { $count ->
        [0] jeszcze bez partii
        [1] { $wins ->
            [0] jedna partia, bez wygranej
           *[other] jedna partia, wygrana
        }
        [one] { $wins ->
            [0] { $count } partia, bez wygranej
           *[other] wygrane: { $wins } z { $count } partii
        }
        [few] { $wins ->
            [0] { $count } partie, żadnej wygranej
           *[other] wygrane: { $wins } z { $count } partii
        }
        [many] { $wins ->
            [0] { $count } partii, żadnej wygranej
           *[other] wygrane: { $wins } z { $count } partii
        }
       *[other] { $wins ->
            [0] { $count } partii, żadnej wygranej
           *[other] wygrane: { $wins } z { $count } partii
        }
    }

## person

person-unknown = Na tym urządzeniu nie ma takiej osoby.
person-archived = W archiwum: nie pojawia się przy nowych stołach, ale nadal się liczy.
person-every_game = Wszystkie gry
person-nothing = Jeszcze bez skończonej partii
person-nothing_about = Skończ jakąś, a policzymy ją tutaj.
person-wins = Wygrane
person-streak = Seria
person-streak_won = wygrane z rzędu do tej pory
person-streak_lost = z rzędu bez wygranej
person-streak_none = teraz bez serii
person-longest = najdłuższa seria
person-longest_about = wygrane z rzędu
person-rating = Ranking
person-rating_about = rośnie najbardziej, gdy ogrywasz silnych
person-rating_few = jeszcze się ustala: trzeba więcej partii
person-rounds = Rundy
person-rounds_about = wygrane: { $rounds_won }, z blokadą: { $blocked }
person-uncounted =
    { $count ->
        [one] { $count } rozdanie nie jest jeszcze policzone.
        [few] { $count } rozdania nie są jeszcze policzone.
        [many] { $count } rozdań nie jest jeszcze policzonych.
       *[other] { $count } rozdania nie jest jeszcze policzone.
    }
person-place = Miejsce
person-place_about = średnio
person-points = Punkty na partię
person-points_about = średnio (najlepiej { $best }, najgorzej { $worst })
person-round = Punkty na rundę
person-round_about = średnio (najlepiej { $best }, najgorzej { $worst })
person-penalties = Kary
person-penalties_about = bez zapowiedzi: { $missed }, wpadki: { $blunders }
person-over_time = Ranking w czasie
person-over_time_few = Linia zacznie się po trzech skończonych partiach.
person-over_time_said =
    { $count ->
        [one] Ranking w ciągu jednej partii, od { $first } do { $last }
        [few] Ranking w ciągu { $count } partii, od { $first } do { $last }
        [many] Ranking w ciągu { $count } partii, od { $first } do { $last }
       *[other] Ranking w ciągu { $count } partii, od { $first } do { $last }
    }
person-by_game = Wygrane według gry
person-won = Wygrane
person-not_won = Niewygrane
person-head_to_head = Pojedynki
person-met = wygrane { $ahead }, przegrane { $behind }, remisy { $level }
person-nemesis = Nemezis
person-no_nemesis = Nemezis pojawia się po pięciu partiach z tą samą osobą.
person-cards = Najdroższe karty, które zostały
person-held = { $card }, { $count ->
        [1] raz
       *[other] { $count } razy
    }, { $points ->
        [1] 1 punkt
       *[other] { $points } pkt
    }
person-manage = Ta osoba
person-colour = Barwa { $count }
person-face = Obrazek { $count }
person-face_star = Gwiazda
person-face_sun = Słońce
person-face_moon = Księżyc
person-face_cloud = Chmura
person-face_bolt = Błyskawica
person-face_drop = Kropla
person-face_flame = Płomień
person-face_leaf = Liść
person-face_tree = Drzewo
person-face_flower = Kwiat
person-face_mushroom = Grzyb
person-face_apple = Jabłko
person-face_pear = Gruszka
person-face_cherry = Wiśnie
person-face_fish = Ryba
person-face_bird = Ptak
person-face_cat = Kot
person-face_owl = Sowa
person-face_snail = Ślimak
person-face_ladybird = Biedronka
person-face_house = Dom
person-face_boat = Łódka
person-face_anchor = Kotwica
person-face_key = Klucz
person-face_bell = Dzwonek
person-face_cup = Filiżanka
person-face_kite = Latawiec
person-face_rocket = Rakieta
person-face_umbrella = Parasol
person-face_crown = Korona
person-picture = Własne zdjęcie
person-picture_pick = Wybierz własne zdjęcie
person-picture_forget = Usuń zdjęcie
person-picture_use = Użyj tego zdjęcia
person-picture_not = Jednak nie
person-picture_closer = Większe
person-picture_farther = Mniejsze
person-picture_about = Przesuń zdjęcie, aż twarz będzie w kole. Zostaje na tym urządzeniu: nie ma go w kopiach ani w synchronizacji.
person-picture_unread = Tego pliku nie da się pokazać jako zdjęcia. Wybierz PNG, JPEG, WebP, GIF lub BMP.
person-letter = Pierwsza litera imienia
person-change_face = Inna twarz
person-merge = To ta sama osoba co
person-merge_about = { $name } połączy się z osobą, której dotkniesz. Cofniesz to na jej stronie.
person-name_taken = { $name } już tu jest. Jeśli to ta sama osoba, zaznacz to niżej.
person-separate = { $name } to jednak ktoś inny
person-separate_about = Rozdziela te dwie osoby.
person-archive = W archiwum
person-archive_about = Nie pojawia się już przy nowych stołach.
person-deleted = Usunięty gracz
person-delete = Usuń na zawsze…
person-delete_about = Najpierw zobaczysz, co zniknie, a co zostanie.
person-delete_erased = Znikną imię i zdjęcie ({ $name }) oraz notatki do partii z tą osobą.
person-delete_merged = Te imiona należą do tej samej osoby i też znikną: { LIST($names, type: "comma") }.
person-delete_devices = Tutaj stanie się to od razu, a na innych twoich urządzeniach przy najbliższej synchronizacji. Urządzenie ze starszą wersją zrobi to po aktualizacji.
person-delete_stays = Partie i punkty zostaną, a zamiast imienia będzie „Usunięty gracz”.
person-delete_copies = Imię zostanie w starych kopiach zapasowych oraz w wysłanych zdjęciach i plikach. Zostanie też w otwartych pokojach, na zdjęciach partii oraz we wpisanych miejscach i tytułach.
person-delete_server = Serwer zachowa stare dane. Odczytają je tylko twoje urządzenia.
person-delete_no_undo = Tego nie da się cofnąć.
person-delete_do = Usuń na zawsze
person-delete_keep = Zostaw
person-delete_done = Usunięto na zawsze.

## year

year-title = Podsumowanie roku { $year }
year-about = Partie, serie i rywale
year-question = Rok
year-other_years = Inne lata
year-unknown = Nie ma tu takiego roku.
year-groups = Grupy
year-every_group = Wszystkie grupy ({ $count })
year-matches =
    { $count ->
        [one] jedna partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
year-wins =
    { $count ->
        [one] jedna wygrana
        [few] { $count } wygrane
        [many] { $count } wygranych
       *[other] { $count } wygranej
    }
year-most_wins = najwięcej wygranych: { LIST($names, type: "and") } ({ $count })
year-undated =
    { $count ->
        [one] Jedna partia nie ma daty, więc nie należy do żadnego roku. Wpisz datę na jej stronie.
        [few] { $count } partie nie mają daty, więc nie należą do żadnego roku. Wpisz datę na ich stronach.
        [many] { $count } partii nie ma daty, więc nie należy do żadnego roku. Wpisz datę na ich stronach.
       *[other] { $count } partii nie ma daty, więc nie należy do żadnego roku. Wpisz datę na ich stronach.
    }
year-none = Brak partii w roku { $year }
year-none_about = Wybierz inny rok.
year-cards = Gry karciane
year-others = Inne gry
year-others_about = Liczone osobno, bez gier karcianych.
year-played = Partie
year-in_games =
    { $count ->
        [one] w jednej grze
        [few] w { $count } grach
        [many] w { $count } grach
       *[other] w { $count } grach
    }
year-evening = Najlepszy wieczór
year-day = Najlepszy dzień
year-rivals = Rywale
year-pair =
    { $level ->
        [0] { $name } { $ahead }, { $other } { $behind }
       *[other] { $name } { $ahead }, { $other } { $behind }, remisy: { $level }
    }
year-said = { $title }: { $value }
