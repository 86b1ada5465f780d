### Setting a table: who plays, how long, by which rules.

## new

new-title = Nowy stół
new-as_last = Jak ostatnio
new-at_once = Szybki start
new-shelf-start = Na początek
new-shelf-family = Ulubione w rodzinach
new-shelf-rare = Rzadkie
new-deal = Rozdaj
new-change = Zmień
new-seats = Gracze
new-join = Zagrajcie razem
new-join_about = Dołącz do innych kodem QR lub linkiem albo otwórz własny
new-length = Jak długo
new-cards = Karty
new-house_rules = Zasady domowe
new-by_the_book = Zasady podstawowe
new-back_to_book = Przywróć zasady
new-change_below = Na razie zasady podstawowe. Co włączysz niżej, obowiązuje przy tym stole.
new-the_book = Zasady podstawowe
new-players = Dla { $least }–{ $most } osób.
new-read_rules = Przeczytaj zasady: { $game }
new-no_people = Bez ludzi
new-company = { $people } i { $bots }
new-add_name = Wpisz imię
new-change_name = Zmień imię
new-no_name = Bez imienia
new-add_seat = Dodaj gracza
new-remove_seat = Usuń gracza
new-who = Kto tu gra?
new-how_long = Jak długo trwa partia
new-to_target = Do celu
new-target_hands = Rozdania do wygrania
new-target_points = Punkty do zdobycia
new-target_lives = Życia każdego gracza
new-name_missing = Każdy gracz potrzebuje imienia.
new-too_many_cards = Za mało kart: potrzeba { $dealt }, a jest tylko { $cards }.
new-changed =
    { $count ->
        [one] Jedna zmiana w zasadach
        [few] { $count } zmiany w zasadach
        [many] { $count } zmian w zasadach
       *[other] { $count } zmiany w zasadach
    }
new-bots =
    { $count ->
        [one] jeden bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
new-hands =
    { $count ->
        [one] jedno rozdanie
        [few] { $count } rozdania
        [many] { $count } rozdań
       *[other] { $count } rozdania
    }
new-until_hands =
    { $count ->
        [one] do pierwszego wygranego rozdania
        [few] do { $count } wygranych rozdań
        [many] do { $count } wygranych rozdań
       *[other] do { $count } wygranego rozdania
    }
new-until_points =
    { $count ->
        [one] do jednego punktu
        [few] do { $count } punktów
        [many] do { $count } punktów
       *[other] do { $count } punktu
    }
new-until_lives =
    { $count ->
        [one] każdy ma jedno życie
        [few] każdy ma { $count } życia
        [many] każdy ma { $count } żyć
       *[other] każdy ma { $count } życia
    }

## number

number-deal-title = Kart dla każdego
number-deal-about = Z iloma kartami każdy zaczyna.

number-jokers-title = Jokery
number-jokers-about = Ile ich wtasujesz.

number-packs-title = Talie kart
number-packs-about = Przy wielu graczach niektóre gry mają dwie, chyba że to zmienisz.

## people

people-you = Ty
people-you_beside = ty
people-person = Gracz
people-person_about = Gra na tym urządzeniu. Gdy idzie z rąk do rąk, twoje karty są zakryte.
people-careless = Bot beztroski
people-careless_about = Gra, co wpadnie pod rękę, marnuje najlepsze karty i zapomina powiedzieć „Ostatnia karta!”.
people-steady = Bot solidny
people-steady_about = Pozbywa się wysokich kart, oszczędza karty na wszystko i zawsze mówi „Ostatnia karta!”.
people-sharp = Bot bystry
people-sharp_about = Zgaduje twoje karty na kilka sposobów i sprawdza każdy ruch. Zauważa większość wpadek. Prawdziwy przeciwnik.
people-master = Bot mistrz
people-master_about = Z tego, jak wszyscy grają, wnioskuje, kto ma jakie karty. Sprawdza każdy ruch setki razy. Nigdy nie podgląda.
people-nameless = Gracz
# A bot’s face goes by its name’s place here: old woman, bearded man, woman, man, girl, old man, then again from the start.
# Earlier versions used the names after the twelfth.
people-bots = Ada Bartek Celina Daniel Hania Stefan Jadzia Igor Ela Kuba Julka Leon Lena Filip Gosia
people-alike = „{ $name }” i „{ $other }” są zbyt podobne. Zmień jedno z imion.
