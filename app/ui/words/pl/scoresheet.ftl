### Keeping the score for people with real cards.

keep-who = Gracze
keep-who_about = Dotykaj graczy w kolejności, w jakiej siedzą. Pierwszy rozdaje.
keep-sheet = Jak liczycie
keep-start = Zaczynamy
keep-free = Wolny arkusz
keep-free_about = Do każdej gry: wygrywa najwyższy lub najniższy wynik, z celem lub bez.
keep-template-darts-501 = Darts 501
keep-template-darts-301 = Darts 301
keep-template-rummy = Remik
keep-template-canasta = Kanasta
keep-template-hearts = Kierki
keep-template-spades = Spades
keep-template-oh-hell = Wróżba
keep-template-president = Prezydent
keep-template-cribbage = Cribbage
keep-template-skat = Skat
keep-template-doppelkopf = Doppelkopf
keep-template-belote = Belotka
keep-template-tarot = Tarot
keep-template-mini-golf = Minigolf
keep-template-dominoes = Domino
keep-template-mahjong = Mahjong
keep-template-yacht = Kości
keep-template-ten-thousand = Dziesięć tysięcy (kości)
keep-template-petanque = Petanka
keep-template-poker = Wieczór pokera
keep-template-yacht-bonus = Górna część
keep-templates = Więcej gier
keep-templates_about = Darts, remik, minigolf i inne, gotowe do liczenia.
keep-template_save = Zapisz jako grę
keep-template_save_about = Znajdziesz ją potem w „Więcej gier”.
keep-template_needs_name = Najpierw nadaj jej nazwę.
keep-template_full = Więcej gier się nie zmieści. Najpierw usuń jedną.
keep-template_remove = Usuń z „Więcej gier”
keep-template_remove_about = Rozpoczęte arkusze zostają.
keep-too_few = Do arkusza potrzeba co najmniej dwóch graczy.
keep-too_many = Na arkuszu mieści się najwyżej { $most } graczy.
keep-seat = { $name }, gracz { $seat }
keep-open_end = bez limitu
keep-to = do { $target }
keep-to_go = brakuje { $points }
keep-last_round = poprzednia runda { $what }
keep-house_rules_about = Zasady podstawowe. Sędzia pilnuje tego, co tu włączysz.
keep-title = Jak się nazywa?
keep-none = Brak
keep-more_ways = Inne sposoby liczenia
keep-more_ways_about = Miejsca po przecinku, odliczanie, suma zero, premie.
keep-bonus_name = Premia
keep-bonus_points = Punkty
keep-bonus_remove = Usuń { $name }
keep-down_exact = od { $start } równo do 0
keep-down_below = od { $start } do 0
keep-balanced = pozostali płacą zwycięzcy
keep-chart_later = Wykres zacznie się od pierwszej rundy.
keep-chart = Wykres sum. { $totals }
keep-totals = { $totals }
keep-dealer_mark = R
keep-leads = prowadzi
keep-deals = rozdaje
keep-starts_mark = zaczyna
keep-entered = wpisane
keep-left = już nie gra
keep-out = odpada
keep-team = Drużyna { $team }
keep-team_none = Bez drużyny
keep-team_total = Drużyna { $team }: { $total }
keep-place = { $place }. miejsce
keep-won = wygrana
keep-won_points = wygrana, { $points }
keep-lost = przegrana
keep-none_left = nie ma już kart
keep-no_entry = jeszcze bez wpisu
keep-this_round = { $points } w tej rundzie
keep-changed_elsewhere = Arkusz zmienił się w innym oknie. Tak wygląda teraz.
keep-time_up = Czas minął: to ostatnia runda.
keep-lost_title = Ten arkusz jest otwarty gdzie indziej
keep-broken = Tego arkusza nie da się prowadzić dalej
keep-take_over = Prowadź tutaj
keep-scores = Punkty: { $name }
keep-scores_sum = { $name }: { $sum } =
keep-has_left = { $name } ma jeszcze
keep-round_of = { $name }, ta runda
keep-knock_who = Kto odpada?
keep-knock_of = Ile kart ma { $other }?
keep-knock_not = Nikt nie odpada
keep-knocked = { $name } odpada
keep-ways = Jak wpisywać
keep-back = Usuń cyfrę
keep-sign = Plus czy minus
keep-plus = Dodaj kolejną liczbę
keep-half = I pół
keep-too_long = Brak miejsca: najwyżej { $most } cyfr.
keep-too_fine = Brak miejsca. Miejsca po przecinku: { $count }.
keep-point = Przecinek
keep-next = Dalej
keep-next_spoken = Następny gracz
keep-keep = Zapisz
keep-keep_spoken = Zapisz tę rundę
keep-keep_anyway = Zapisz mimo to
keep-done = Gotowe
keep-done_spoken = Gotowe, wróć do bieżącej rundy
keep-won_key = Wygrana
keep-won_spoken = { $name } wygrywa rundę
keep-lost_key = Przegrana
keep-lost_spoken = { $name } przegrywa rundę
keep-clear = Wyczyść wpis
keep-left_card = { $card } na ręce
keep-drop_card = Usuń ostatnią kartę
keep-went_out = Bez kart
keep-went_out_spoken = { $name } nie ma już kart
keep-mark = { $name } { $points }
keep-knocks_out = Ktoś odpada
keep-knocks_out_spoken = Ktoś odpada, punkty dostaje { $name }
keep-undo = Cofnij
keep-undo-name = Cofnij
keep-redo = Ponów
keep-redo-name = Ponów
keep-direction = Kierunek
keep-deal = Rozdaj
keep-deal_spoken = Rozdaj następną rundę
keep-round = Runda { $round }
keep-mending = Edycja rundy { $round }
keep-over = Koniec
keep-clockwise = Gra idzie zgodnie z ruchem wskazówek zegara. Zmień kierunek
keep-against = Gra idzie przeciwnie do ruchu wskazówek zegara. Zmień kierunek
keep-rounds = Wszystkie rundy
keep-rounds_about = Przejrzyj je albo popraw którąś.
keep-rounds_how = Dotknij rundy, żeby ją poprawić. Pole rozdającego jest zacienione.
keep-round_spoken = Runda { $round }: { $scores }
keep-struck = nie liczy się
keep-menu = Arkusz
keep-menu-name = Więcej
keep-referee = Co robi ta karta?
keep-referee-name = Sędzia
keep-referee_about = Według zasad tego stołu.
keep-note = Notatka do rundy { $round }
keep-note_label = Co warto zapamiętać?
keep-note_keep = Zapisz notatkę
keep-die = Kto zaczyna?
keep-die_about = Decyduje kostka.
keep-die_again = Rzuć jeszcze raz
keep-starts = Zaczyna { $name }
keep-timer = Minutnik
keep-timer_about = Odlicza czas na ruch i daje znać dźwiękiem.
keep-timer_left = zostało { $time }
keep-timer_stop = Zatrzymaj
keep-timer_up = Czas minął.
keep-misdeal = Błąd w rozdaniu: rozdaj jeszcze raz
keep-misdeal_about = Czyści tę rundę i zapisuje powód. Rozdaje ta sama osoba.
keep-misdealt = Błąd w rozdaniu, rozdano jeszcze raz.
keep-double = Runda { $round } liczy się podwójnie
keep-double_about = Zakończyła ją karta, która podwaja.
keep-strike = Runda { $round } się nie liczy
keep-strike_about = Zostaje na arkuszu.
keep-join = Dodaj gracza
keep-join_about = Od tej rundy.
keep-join_from = Zaczyna z
keep-join_start = { $points }, jak wszyscy
keep-join_highest = najwyższy wynik: { $points }
keep-join_average = średnia: { $points }
keep-tie = Rozstrzygnij remis
keep-tie_about = Ustal kolejność graczy na tym samym miejscu.
keep-tie_how = Dotknij, kto jest wyżej, potem kto następny. Pominięci dzielą miejsce za nimi.
keep-tie_ahead = { $name } jest wyżej
keep-tie_place = Miejsce { $place } zajmuje kilka osób
keep-tie_none = Nikt nie dzieli miejsca.
keep-tie_share = Znów wspólne miejsca
keep-picture = Zdjęcie
keep-picture_about = Dodaj jedno. Zostaje na tym urządzeniu.
keep-end = Zakończ partię
keep-end_about = Z obecnym wynikiem.
keep-go_on = Wznów partię
keep-go_on_about = Otwiera ją na nowo.
keep-look = Strona partii
keep-leave = Wyjdź
keep-leave_about = Arkusz na ciebie poczeka.
keep-missed_title = Bez zapowiedzi
keep-missed_about = W tej rundzie.
keep-penalty_costs = Za każdy raz: { $points }.
keep-penalty = kara { $points }
keep-blunders_title = Wpadki
keep-blunders_about = Złe karty, granie poza kolejką.
keep-lives_title = Życia
keep-deal_this = Rozdaje w tej rundzie
keep-swap = Zamień miejsca z
keep-team_title = Drużyna
keep-rename = Zmień imię
keep-return = { $name } wraca
keep-retire = { $name } wychodzi z partii
keep-retire_about = Punkty zostają na arkuszu.
keep-retire_ranked = { $name } odchodzi, ale liczy się w wynikach
keep-put_out = { $name } odpada z partii
keep-put_out_about = Na dobre, bez względu na punkty.
keep-back_in = { $name } znowu gra
keep-person_about = Wszystko możesz tu cofnąć.
keep-person = { $name }: kary, miejsce, imię
keep-won_match = Partię { $names ->
        [one] wygrywa
        [few] wygrywają
        [many] wygrywają
       *[other] wygrywa
    } { $names }
keep-share = Udostępnij
keep-minutes = { $count } min
keep-skipped =
    { $count ->
        [one] Nie udało się odczytać { $count } wpisu z tego arkusza.
        [few] Nie udało się odczytać { $count } wpisów z tego arkusza.
        [many] Nie udało się odczytać { $count } wpisów z tego arkusza.
       *[other] Nie udało się odczytać { $count } wpisu z tego arkusza.
    }
keep-to_rounds =
    { $count ->
        [one] jedna runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
keep-to_minutes =
    { $count ->
        [one] jedna minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
keep-to_lives =
    { $count ->
        [one] każdy ma jedno życie
        [few] każdy ma { $count } życia
        [many] każdy ma { $count } żyć
       *[other] każdy ma { $count } życia
    }
keep-rounds_n =
    { $count ->
        [one] jedna runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
keep-lives =
    { $count ->
        [one] jedno życie
        [few] { $count } życia
        [many] { $count } żyć
       *[other] { $count } życia
    }
keep-rounds_earlier =
    { $count ->
        [one] Jedna wcześniejsza runda
        [few] { $count } wcześniejsze rundy
        [many] { $count } wcześniejszych rund
       *[other] { $count } wcześniejszej rundy
    }
keep-missed =
    { $count ->
        [one] raz bez zapowiedzi
        [few] { $count } razy bez zapowiedzi
        [many] { $count } razy bez zapowiedzi
       *[other] { $count } razu bez zapowiedzi
    }
keep-blunders =
    { $count ->
        [one] jedna wpadka
        [few] { $count } wpadki
        [many] { $count } wpadek
       *[other] { $count } wpadki
    }
keep-cards =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

keep-odd-missing = Brak wpisu: { LIST($names, type: "comma") }.
keep-odd-nobody-won = Nikt nie wygrywa tej rundy.
keep-odd-several-won = Tę rundę wygrywa kilka osób.
keep-odd-nobody-lost = Nikt nie przegrywa tej rundy.
keep-odd-places = Z tych miejsc nie da się ułożyć kolejności.
keep-odd-copies = { $name } ma więcej takich samych kart, niż jest w taliach.
keep-odd-copies_all = Masz wpisanych więcej takich samych kart, niż jest w taliach.
keep-odd-half = { $name } ma pół punktu.
keep-odd-bust = { $name }: poniżej 0, te punkty się nie liczą.
keep-odd-balance = Punkty nie sumują się do 0. Runda jeszcze się nie liczy.
keep-odd-not-seated = { $name } nie gra w tej rundzie.

keep-way-points = Punkty
keep-way-points_about = Klawiatura z cyframi. Plus od razu dodaje.
keep-way-cards = Karty na ręce
keep-way-cards_about = Dotknij kart, które komu zostały. Zasady je zsumują.
keep-way-places = Miejsca
keep-way-places_about = Kto zajmuje pierwsze, drugie, trzecie miejsce.
keep-way-winner = Kto wygrywa
keep-way-winner_about = Jeden zwycięzca, jeden przegrany albo jedno i drugie.
keep-way-tally = Liczenie na bieżąco
keep-way-tally_about = Każdy punkt wpisujesz od razu.

keep-entry-points = Punkty
keep-entry-cards = Karty na ręce
keep-entry-places = Miejsca
keep-entry-winner = Wygrane rundy
keep-entry-tally = Liczenie na bieżąco

keep-wins-high = wygrywa najwyższy wynik
keep-wins-low = wygrywa najniższy wynik

keep-ask-entry = Co wpisujesz
keep-ask-wins = Kto wygrywa
keep-ask-target = Cel
keep-ask-rounds = Liczba rund
keep-ask-minutes = Limit czasu
keep-ask-half = Połówki punktów
keep-ask-collects = Zwycięzca zbiera
keep-ask-collects_about = Zwycięzca rundy dostaje to, co wpiszesz innym.
keep-ask-out_at = Odpada się z partii przy
keep-ask-deal = Kto rozdaje następny
keep-ask-deal_left = Gracz po lewej
keep-ask-deal_right = Gracz po prawej
keep-ask-deal_stays = Ten sam gracz
keep-ask-ties = Gdy prowadzący mają tyle samo
keep-ask-ties_shared = Wygrywają razem
keep-ask-ties_play-on = Gra się, aż ktoś wyjdzie na czoło
keep-ask-at_once = Koniec od razu po dojściu do celu
keep-ask-counts = Co się liczy
keep-ask-counts_points = Punkty
keep-ask-counts_hands = Wygrane rundy
keep-ask-counts_lives = Życia
keep-ask-lives = Życia każdego gracza
keep-ask-lives_about = Przegrana runda kosztuje życie. Wygrywa, kto jako jedyny ma jeszcze życie.
keep-ask-penalty = Ile kosztuje kara
keep-ask-penalty_none = Nic
keep-ask-penalty_about = Punkty za każdy brak zapowiedzi i każdą wpadkę, którą zaznaczysz.
keep-ask-decimals = Miejsca po przecinku
keep-ask-down = Kierunek liczenia
keep-ask-down_up = W górę
keep-ask-down_exact = W dół, równo do 0
keep-ask-down_below = W dół do 0 lub niżej
keep-ask-down_about = Wszyscy zaczynają od celu. Wpisz, ile odjąć.
keep-ask-down_exact_about = Runda, która zeszłaby poniżej 0, się nie liczy.
keep-ask-start = Wszyscy zaczynają z
keep-ask-balanced = Pozostali płacą zwycięzcy
keep-ask-balanced_about = Każda runda daje w sumie 0. Gracze bez wpisu dzielą się resztą.
keep-ask-league = Punkty za miejsce
keep-ask-league_about = Od 1. miejsca, na przykład 10 6 3 1.
keep-ask-starts = Kto zaczyna rundę
keep-ask-starts_next = Gracz po rozdającym
keep-ask-starts_dealer = Rozdający
keep-ask-starts_winner = Zwycięzca ostatniej rundy
keep-ask-starts_loser = Przegrany ostatniej rundy
keep-ask-bonuses = Premie
keep-ask-bonuses_about = Dodajesz je ikoną osoby przy graczu.
keep-ask-number = Inna liczba

## award

award-comeback = Powrót
award-comeback_why = { $names }: z { $worst }. miejsca na { $place }.
award-best = Najlepsza runda
award-best_why = { $names }: { $points } w jednej rundzie
award-close = O włos!
award-close_why = { $names }: tylko { $margin } straty, pierwsze miejsce: { $winner }
award-steady = Równa gra
award-steady_why = { $names }: rundy różnią się najwyżej o { $spread }
award-steady_same = { $names }: w każdej rundzie tyle samo
award-most = Najwięcej rund
award-most_why = { $names }: wygrane rundy: { $won } z { $rounds }
award-front = Od startu do mety
award-front_why = { $names }: prowadzenie po każdej rundzie
award-shining = Błysk
award-shining_why =
    { $names }: { $count ->
        [one] jedna wygrana runda
        [few] { $count } wygrane rundy
        [many] { $count } wygranych rund
       *[other] { $count } wygranej rundy
    }
award-stayed = Do samego końca
award-stayed_why =
    { $names }: przy stole przez { $count ->
        [one] całą rundę
        [few] wszystkie { $count } rundy
        [many] wszystkie { $count } rund
       *[other] { $count } rundy
    }
