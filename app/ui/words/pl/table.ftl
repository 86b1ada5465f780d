### The table: what lies on it, what happens, what may be done, and how it ends. Cards come here as texts in the
### nominative („7♥”, „joker”; for ears „siódemka kier”), so sentences leave them in it; names stay in it too, and what
### happens is told in the present, which has no gender.

## table

table-help = Zasady
table-menu = Menu
table-clockwise = Gra toczy się zgodnie z ruchem wskazówek zegara
table-counterclockwise = Gra toczy się przeciwnie do ruchu wskazówek zegara
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-hit_count = { $n } z { $total }
table-hit_by = Sprawca: { $name }
table-hit_by_you = To twoja karta
table-choice_cancel = Cofnij kartę
table-called = Żądanie: { $what }
table-pile = Stos, na wierzchu { $card }
table-pile_empty = Stos, pusty
table-owed =
    { $count ->
        [one] { $count } karta do wzięcia
        [few] { $count } karty do wzięcia
        [many] { $count } kart do wzięcia
       *[other] { $count } karty do wzięcia
    }
table-misses =
    { $count ->
        [one] Postój: { $count } kolejka
        [few] Postój: { $count } kolejki
        [many] Postój: { $count } kolejek
       *[other] Postój: { $count } kolejki
    }
table-left =
    { $count ->
        [0] pusta
        [one] została { $count }
        [few] zostały { $count }
        [many] zostało { $count }
       *[other] zostało { $count }
    }
table-stock_empty = Talia, pusta
table-stock_turned = Talia, pusta. Przy dobieraniu przetasuje się stos
table-stock =
    { $count ->
        [one] Talia, została { $count } karta
        [few] Talia, zostały { $count } karty
        [many] Talia, zostało { $count } kart
       *[other] Talia, zostało { $count } karty
    }
table-stock_draw =
    { $count ->
        [one] Talia, została { $count } karta, dotknij, żeby dobrać
        [few] Talia, zostały { $count } karty, dotknij, żeby dobrać
        [many] Talia, zostało { $count } kart, dotknij, żeby dobrać
       *[other] Talia, zostało { $count } karty, dotknij, żeby dobrać
    }

table-sort-suit = Karty według koloru. Ułóż według wartości
table-sort-rank = Karty według wartości. Ułóż po mojemu
table-sort-only_rank = Karty według wartości. Ułóż według koloru
table-sort-own = Karty po mojemu. Ułóż według koloru

table-card-playable = pasuje
table-card-lifted = dotknij jeszcze raz, żeby zagrać
table-card-fresh = właśnie dobrana

table-seat-turn = teraz gra
table-seat-declared = „{ CAPITAL($word) }!” powiedziane
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = nie było „{ CAPITAL($word) }!”
table-seat-gone = odpada z rozdania
table-seat-place = bez kart, { $place }. miejsce
table-seat-out = { $place }.
table-seat-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

table-own-playable = do zagrania: { $count }

table-cover-pass = Podaj dalej:
table-cover-ready = Tu { $name }

table-name = { FORM($card, article: "none") }
table-card = { $printed }

## play

play-title_hand = rozdanie { $hand }
play-title_hand_of = rozdanie { $hand } z { $hands }
play-opening = Przygotowuję stół
play-temper_careless = beztroski
play-temper_steady = solidny
play-temper_sharp = bystry
play-temper_master = mistrz
play-remark_took =
    { $mood ->
        [lively] Auć!
       *[calm] Trudno.
    }
play-remark_owes =
    { $mood ->
        [lively] Smacznego!
       *[calm] Dla ciebie.
    }
play-remark_turn =
    { $mood ->
        [lively] Ha!
       *[calm] Wybacz.
    }
play-remark_out =
    { $mood ->
        [lively] Hura!
       *[calm] Dobra gra.
    }
play-remark_spoken = { $name } mówi: „{ $said }”
play-a_rank =
    { $rank ->
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
        [7] siódemka
        [8] ósemka
        [9] dziewiątka
        [10] dziesiątka
        [J] walet
        [Q] dama
        [K] król
        [A] as
       *[other] { $rank }
    }
play-mine = ty: { $points }
play-whose = karty: { $name }
play-strict = ścisłe zasady
play-strict_not_now =
    { $count ->
        [one] Teraz gra { $name }. Dotknij jeszcze raz, a zagrasz i dobierzesz kartę.
        [few] Teraz gra { $name }. Dotknij jeszcze raz, a zagrasz i dobierzesz { $count } karty.
        [many] Teraz gra { $name }. Dotknij jeszcze raz, a zagrasz i dobierzesz { $count } kart.
       *[other] Teraz gra { $name }. Dotknij jeszcze raz, a zagrasz i dobierzesz { $count } karty.
    }
play-wait = { $name } myśli
play-dealt = Karty są rozdane.
play-dealt_strict =
    { $count ->
        [one] Ścisłe zasady: bez podpowiedzi, a zła karta kosztuje cię { $count } kartę.
        [few] Ścisłe zasady: bez podpowiedzi, a zła karta kosztuje cię { $count } karty.
        [many] Ścisłe zasady: bez podpowiedzi, a zła karta kosztuje cię { $count } kart.
       *[other] Ścisłe zasady: bez podpowiedzi, a zła karta kosztuje cię { $count } karty.
    }
play-cancel = Skasowane. Nikt nic nie bierze.
play-reverse = Gra zmienia kierunek.
play-why_over = O jeden wyżej niż { $card }: { $points }.
play-why_under = O jeden niżej niż { $card }: { $points }.
play-refill = Talia się skończyła. Stos przetasowany.
play-owes =
    { $count ->
        [one] Następny gracz: { $count } karta do wzięcia.
        [few] Następny gracz: { $count } karty do wzięcia.
        [many] Następny gracz: { $count } kart do wzięcia.
       *[other] Następny gracz: { $count } karty do wzięcia.
    }
play-hands = Wszyscy przekazują swoje karty w lewo.
play-blocked = Blokada: nikt nie może zagrać.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } zapomina powiedzieć „{ CAPITAL($word) }!”.
play-catch = Przyłap: { $name }
play-take = Weź { $count }
play-draw = Dobierz
play-end = Koniec ruchu
play-pass = Pas
play-keep = Zachowaj
play-miss = Stoję
play-out = Odpadam
play-knocked = odpada
play-running = { $total } ({ $hand })
play-undo = Cofnij
play-hurry = Pomiń
play-go_on = Dalej
play-skip_rest = Pomiń do końca
play-why = Dlaczego?
play-come_back = Wróć
play-bring_back = Przywróć
play-leave_out = Nie przywracaj
play-try_again = Spróbuj znowu
play-first_time = Pierwszy raz
play-first_time_spoken = Pierwszy raz: { $said } Dotknij, aby zamknąć.
play-rule = Zasada
play-no_rule = Nie ma na to osobnej zasady.
play-all_rules = Wszystkie zasady tego stołu
play-suit_title = { $card }: jakiego koloru żądasz?
play-rank_title = { $card }: jakiej wartości żądasz?
play-confirm = Dotknij jeszcze raz, żeby zagrać.
play-not_now = Teraz gra { $name }.
play-lost = Ta partia jest otwarta gdzie indziej
play-lost_about = Jest otwarta tu: { $where } (od: { $time }). Jeśli zagrasz dalej tutaj, tamto okno się zatrzyma.
play-taken_about = Teraz jest otwarta tu: { $where }. Jeśli ją przejmiesz, tamto okno się zatrzyma.
play-where_tab = karta przeglądarki, { $system }
play-where_app = aplikacja, { $system }
play-where_unknown = inne okno
play-take_over = Graj tutaj
play-home = Ekran główny
play-broken = Tej partii nie da się dokończyć
play-damaged = część zapisanej partii jest uszkodzona
play-differs = ta wersja aplikacji inaczej rozgrywa jeden z ruchów
play-no_store = Nie ma takiej partii
play-menu = Stół
play-log = Co się działo
play-log_empty = Jeszcze nic się nie wydarzyło.
play-log_late = Ostatnio
play-log_all = Wszystko
play-log_before = Wcześniej
play-log_points = Tylko punkty
play-resign = Poddaj partię
play-resign_about = Partia kończy się z obecnym wynikiem.
play-resign_sure = Poddać na dobre?
play-to_bot = { $name }: niech gra bot
play-to_bot_you = Niech bot gra za ciebie
play-to_bot_about = Aż znowu zechcesz zagrać.
play-from_bot = { $name } znowu gra
play-from_bot_you = Wróć do gry
play-from_bot_about = Przejmuje grę od bota.
play-rules = Zasady tego stołu
play-leave = Wyjdź
play-leave_about = Partia na ciebie poczeka.
play-report = Kopiuj raport
play-hand_won = Rozdanie { $names ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywa
    } { $names }
play-hand_won_you = Wygrywasz rozdanie
play-hand_blocked = Blokada: najmniej kart { $names ->
        [one] ma
        [few] mają
        [many] mają
       *[other] ma
    } { $names }
play-hand_blocked_you = Blokada: najmniej kart masz ty
play-hand_blocked_points = Blokada: najmniej punktów { $names ->
        [one] ma
        [few] mają
        [many] mają
       *[other] ma
    } { $names }
play-hand_blocked_points_you = Blokada: najmniej punktów masz ty
play-hand_about = Rozdanie { $hand }
play-match_won = Partię { $names ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywa
    } { $names }
play-match_won_you = Wygrywasz partię
play-match_resigned = Partia poddana
play-life =
    { $count ->
        [one] { $count } życie
        [few] { $count } życia
        [many] { $count } żyć
       *[other] { $count } życia
    }
play-keep_on = Graj dalej
play-close = Zamknij

play-may-out = Nie masz co dołożyć, nie masz też jokera.
play-may-lead = Zacznij dowolną kartą.
play-may-follow = Dołóż do koloru lub wartości.
play-may-answer_or_take =
    { $count ->
        [one] Ratuje cię { LIST($cards, type: "or") }. Albo weź { $count } kartę.
        [few] Ratuje cię { LIST($cards, type: "or") }. Albo weź { $count } karty.
        [many] Ratuje cię { LIST($cards, type: "or") }. Albo weź { $count } kart.
       *[other] Ratuje cię { LIST($cards, type: "or") }. Albo weź { $count } karty.
    }
play-may-take =
    { $count ->
        [one] Weź { $count } kartę. Nic cię nie uratuje.
        [few] Weź { $count } karty. Nic cię nie uratuje.
        [many] Weź { $count } kart. Nic cię nie uratuje.
       *[other] Weź { $count } karty. Nic cię nie uratuje.
    }
play-may-take_only =
    { $count ->
        [one] Weź { $count } kartę. Ratuje cię tylko { LIST($cards, type: "or") }.
        [few] Weź { $count } karty. Ratuje cię tylko { LIST($cards, type: "or") }.
        [many] Weź { $count } kart. Ratuje cię tylko { LIST($cards, type: "or") }.
       *[other] Weź { $count } karty. Ratuje cię tylko { LIST($cards, type: "or") }.
    }
play-may-ways_or_take =
    { $count ->
        [one] { CAPITAL(LIST($ways, type: "comma")) }. Albo weź { $count } kartę.
        [few] { CAPITAL(LIST($ways, type: "comma")) }. Albo weź { $count } karty.
        [many] { CAPITAL(LIST($ways, type: "comma")) }. Albo weź { $count } kart.
       *[other] { CAPITAL(LIST($ways, type: "comma")) }. Albo weź { $count } karty.
    }
play-may-strict_owed =
    { $count ->
        [one] Odpowiedz albo weź { $count } kartę.
        [few] Odpowiedz albo weź { $count } karty.
        [many] Odpowiedz albo weź { $count } kart.
       *[other] Odpowiedz albo weź { $count } karty.
    }
play-may-answer_or_miss = Ratuje cię { LIST($cards, type: "or") }. Albo stoisz kolejkę.
play-may-cover = Przykryj ją kartą tego samego koloru.
play-may-cover_draw = Nie masz czym jej przykryć. Dobierz kartę.
play-may-fire = Karta ognia: możesz ją od razu zagrać.
play-may-bring_back = Cała twoja ręka to jeden łańcuch. Przywróć gracza, który skończył ostatni, albo przegraj rozdanie.
play-may-come_back = Wracasz do gry!
play-may-more = Dołóż coś jeszcze albo zakończ ruch.
play-may-drawn = Zagraj ją albo zachowaj.
play-may-play = Zagraj kartę.
play-may-draw_on = Dobierz jeszcze raz.
play-may-play_or_draw = Zagraj kartę albo dobierz.
play-may-play_or_pass = Zagraj kartę albo spasuj.
play-may-draw = Nic nie pasuje. Dobierz kartę.

play-may-by-add = { LIST($cards, type: "or") } dokłada
play-may-by-cancel = { LIST($cards, type: "or") } kasuje
play-may-by-pass = { LIST($cards, type: "or") } podaje dalej
play-may-by-reduce = { LIST($cards, type: "or") } zmniejsza
play-may-by-return = { LIST($cards, type: "or") } odsyła

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } nie pasuje. Na stosie: { $top }.
play-refused-called = { CAPITAL($card) } nie pasuje, żądanie: { $what }.
play-refused-skip = { CAPITAL($card) } nie ratuje przed postojem.
play-refused-finish = { CAPITAL($card) } nie może być twoją ostatnią kartą.
play-refused-declare = Najpierw powiedz „{ CAPITAL($word) }!”, potem zagraj tę kartę.
play-refused-draw = Po dobraniu możesz zagrać tylko dobraną kartę.
play-refused-must-cover = { CAPITAL($top) }: przykryj tę kartę tym samym kolorem.
play-refused-replies =
    { $count ->
        [one] { CAPITAL($card) } nie ratuje przed wzięciem karty.
        [few] { CAPITAL($card) } nie ratuje przed wzięciem { $count } kart.
        [many] { CAPITAL($card) } nie ratuje przed wzięciem { $count } kart.
       *[other] { CAPITAL($card) } nie ratuje przed wzięciem { $count } karty.
    }

play-refused-turn-multi = { CAPITAL($card) } nie pasuje w tym ruchu. Na stosie: { $top }.
play-refused-turn-last = Nie możesz tak skończyć kilkoma kartami.
play-skip =
    { $count ->
        [one] Następny gracz: postój, jedna kolejka.
        [few] Następny gracz: postój, { $count } kolejki.
        [many] Następny gracz: postój, { $count } kolejek.
       *[other] Następny gracz: postój, { $count } kolejki.
    }

play-you-knock = Nie masz co dołożyć i odpadasz.
play-you-why_knock = Karty, które ci zostały: { $count }.
play-you-reverse = Zmieniasz kierunek gry.
play-you-score = Twoje punkty: { $points }.
play-you-bankrupt = Za dużo kart: odpadasz z rozdania.
play-you-play = Ty: { $card }.
play-you-called = Ty: { $card }, żądanie: { $what }.
play-you-draw =
    { $count ->
        [one] Dobierasz { $count } kartę.
        [few] Dobierasz { $count } karty.
        [many] Dobierasz { $count } kart.
       *[other] Dobierasz { $count } karty.
    }
play-you-draw_cards = Dobierasz: { $cards }.
play-you-back_cards = Wracasz, a na ręce masz: { $cards }.
play-you-penalty_finish_cards = Tą kartą się nie kończy. Dobierasz: { $cards }.
play-you-penalty_declare_cards = Nie było „{ CAPITAL($word) }!”. Dobierasz: { $cards }.
play-you-penalty_blunder_cards = Za karę dobierasz: { $cards }.
play-you-take =
    { $count ->
        [one] Bierzesz { $count } kartę.
        [few] Bierzesz { $count } karty.
        [many] Bierzesz { $count } kart.
       *[other] Bierzesz { $count } karty.
    }
play-you-back =
    { $count ->
        [one] Wracasz i masz { $count } kartę.
        [few] Wracasz i masz { $count } karty.
        [many] Wracasz i masz { $count } kart.
       *[other] Wracasz i masz { $count } karty.
    }
play-you-nothing = Nie ma już czego dobrać.
play-you-penalty_finish =
    { $count ->
        [one] Tą kartą się nie kończy: dobierasz { $count } kartę.
        [few] Tą kartą się nie kończy: dobierasz { $count } karty.
        [many] Tą kartą się nie kończy: dobierasz { $count } kart.
       *[other] Tą kartą się nie kończy: dobierasz { $count } karty.
    }
play-you-penalty_declare =
    { $count ->
        [one] Nie było „{ CAPITAL($word) }!”: dobierasz { $count } kartę.
        [few] Nie było „{ CAPITAL($word) }!”: dobierasz { $count } karty.
        [many] Nie było „{ CAPITAL($word) }!”: dobierasz { $count } kart.
       *[other] Nie było „{ CAPITAL($word) }!”: dobierasz { $count } karty.
    }
play-you-penalty_blunder =
    { $count ->
        [one] To kosztuje cię { $count } kartę.
        [few] To kosztuje cię { $count } karty.
        [many] To kosztuje cię { $count } kart.
       *[other] To kosztuje cię { $count } karty.
    }
play-you-penalty_previous =
    { $count ->
        [one] Bierzesz { $count } kartę.
        [few] Bierzesz { $count } karty.
        [many] Bierzesz { $count } kart.
       *[other] Bierzesz { $count } karty.
    }
play-you-catch = Przyłapujesz: { $other }.
play-you-say = Ty: „{ CAPITAL($word) }!”
play-you-miss = Stoisz kolejkę.
play-you-pass = Ty: pas.
play-you-end = Kończysz ruch.
play-you-out = Nie masz już kart!
play-you-again = Masz jeszcze jeden ruch.
play-you-took_back =
    { $count ->
        [one] Zabierasz z powrotem kartę z tego ruchu.
        [few] Zabierasz z powrotem wszystkie { $count } karty z tego ruchu.
        [many] Zabierasz z powrotem wszystkie { $count } kart z tego ruchu.
       *[other] Zabierasz z powrotem { $count } karty z tego ruchu.
    }
play-you-attempt = { $card }: tak nie wolno, karta wraca na rękę.

play-they-knock = { $name } nie ma co dołożyć i odpada.
play-they-why_knock = Karty, które ma jeszcze { $name }: { $count }.
play-they-reverse = { $name } zmienia kierunek gry.
play-they-score = { $name }, punkty: { $points }.
play-they-bankrupt = { $name } ma za dużo kart i odpada z rozdania.
play-they-play = { $name }: { $card }.
play-they-called = { $name }: { $card }, żądanie: { $what }.
play-they-draw =
    { $count ->
        [one] { $name } dobiera { $count } kartę.
        [few] { $name } dobiera { $count } karty.
        [many] { $name } dobiera { $count } kart.
       *[other] { $name } dobiera { $count } karty.
    }
play-they-take =
    { $count ->
        [one] { $name } bierze { $count } kartę.
        [few] { $name } bierze { $count } karty.
        [many] { $name } bierze { $count } kart.
       *[other] { $name } bierze { $count } karty.
    }
play-they-back =
    { $count ->
        [one] { $name } wraca i ma { $count } kartę.
        [few] { $name } wraca i ma { $count } karty.
        [many] { $name } wraca i ma { $count } kart.
       *[other] { $name } wraca i ma { $count } karty.
    }
play-they-nothing = Nie ma już czego dobrać.
play-they-penalty_finish =
    { $count ->
        [one] Tą kartą się nie kończy: { $name } dobiera { $count } kartę.
        [few] Tą kartą się nie kończy: { $name } dobiera { $count } karty.
        [many] Tą kartą się nie kończy: { $name } dobiera { $count } kart.
       *[other] Tą kartą się nie kończy: { $name } dobiera { $count } karty.
    }
play-they-penalty_declare =
    { $count ->
        [one] Nie było „{ CAPITAL($word) }!”: { $name } dobiera { $count } kartę.
        [few] Nie było „{ CAPITAL($word) }!”: { $name } dobiera { $count } karty.
        [many] Nie było „{ CAPITAL($word) }!”: { $name } dobiera { $count } kart.
       *[other] Nie było „{ CAPITAL($word) }!”: { $name } dobiera { $count } karty.
    }
play-they-penalty_blunder =
    { $count ->
        [one] { $name } dobiera za to { $count } kartę.
        [few] { $name } dobiera za to { $count } karty.
        [many] { $name } dobiera za to { $count } kart.
       *[other] { $name } dobiera za to { $count } karty.
    }
play-they-penalty_previous =
    { $count ->
        [one] { $name } bierze { $count } kartę.
        [few] { $name } bierze { $count } karty.
        [many] { $name } bierze { $count } kart.
       *[other] { $name } bierze { $count } karty.
    }
play-they-catch = { $name } przyłapuje: { $other }.
play-they-catch_you = { $name } cię przyłapuje.
play-they-say = { $name }: „{ CAPITAL($word) }!”
play-they-miss = { $name } stoi kolejkę.
play-they-pass = { $name }: pas.
play-they-end = { $name } kończy ruch.
play-they-out = { $name } nie ma już kart!
play-they-again = { $name } ma jeszcze jeden ruch.
play-they-took_back = { $name } zabiera z powrotem { $count ->
        [one] kartę z tego ruchu
        [few] wszystkie { $count } karty z tego ruchu
        [many] wszystkie { $count } kart z tego ruchu
       *[other] { $count } karty z tego ruchu
    }.
play-they-attempt = { $name }: { $card }. Tak nie wolno, karta wraca na rękę.

## result

result-why = Skąd ta wygrana
result-spoken = { $name }, { $place }. miejsce, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = mniej znaczy lepiej
result-more = więcej znaczy lepiej
result-unit-points =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
result-unit-hands =
    { $count ->
        [one] wygrane rozdanie
        [few] wygrane rozdania
        [many] wygranych rozdań
       *[other] wygranego rozdania
    }
result-unit-of_hands =
    { $count ->
        [one] z { $count } rozdania
        [few] z { $count } rozdań
        [many] z { $count } rozdań
       *[other] z { $count } rozdania
    }
result-unit-lives =
    { $count ->
        [one] życie
        [few] życia
        [many] żyć
       *[other] życia
    }
result-unit-cards =
    { $count ->
        [one] karta na ręce
        [few] karty na ręce
        [many] kart na ręce
       *[other] karty na ręce
    }
result-brought =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
result-in_match-points =
    { $count ->
        [one] { $total } punkt w partii
        [few] { $total } punkty w partii
        [many] { $total } punktów w partii
       *[other] { $total } punktu w partii
    }
result-in_match-hands =
    { $count ->
        [one] { $total } wygrane rozdanie
        [few] { $total } wygrane rozdania
        [many] { $total } wygranych rozdań
       *[other] { $total } wygranego rozdania
    }
result-in_match-lives =
    { $count ->
        [one] zostało jedno życie
        [few] zostały { $count } życia
        [many] zostało { $count } żyć
       *[other] zostało { $count } życia
    }
result-revenge = { $name } chce rewanżu
result-close_cards =
    { $count ->
        [one] Zabrakło tylko jednej karty
        [few] Zabrakło tylko { $count } kart
        [many] Zabrakło tylko { $count } kart
       *[other] Zabrakło tylko { $count } karty
    }
result-close_hands = Zabrakło tylko jednego rozdania
result-close_points =
    { $count ->
        [one] Zabrakło tylko jednego punktu
        [few] Zabrakło tylko { $count } punktów
        [many] Zabrakło tylko { $count } punktów
       *[other] Zabrakło tylko { $count } punktu
    }
result-last_own = twoja ostatnia karta
result-last = ostatnia karta
result-held = Co zostało innym
result-everybody = Co komu zostało
result-final = Jak skończyła się partia
result-next = Następne rozdanie
result-replay = Powtórka
result-leave = Wyjdź
result-hands = Wszystkie rozdania
result-home = Ekran główny
result-proper_table = Nowa partia
