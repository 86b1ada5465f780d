### Games of one's own.

own-yours = Twoje gry
own-begin = Wymyśl własną grę
own-begin_about = Weź dowolną grę i zmień to, co robią karty.
own-make = Zrób z niej własną grę
own-change = Zmień tę grę
own-make_about = Co robi każda karta, co na nią idzie, jak się liczy punkty.
own-made_of = Na podstawie gry { $game }.
own-import = Wpisz kod
own-import_about = Gra, którą ktoś ci udostępnił.
own-title = Twoja własna gra
own-name = Nazwa gry
own-first_name = { $game } po mojemu
own-name_missing = Gra nie ma nazwy.
own-keep = Zapisz
own-remove = Usuń tę grę
own-ours = Nasze zasady
own-ours_n = Nasze zasady { $count }
own-ours_keep = Zachowaj jako „{ $name }”
own-ours_keep_about = Następnym razem wybierzesz te zasady jak grę.
own-ours_kept = Zachowane jako „{ $name }”
own-ours_kept_about = Graj, zmień nazwę albo udostępnij.
own-removed = Gra „{ $name }” jest usunięta. Twoje partie w nią zostają.
own-unkept = Masz zmiany, które nie są jeszcze zapisane.
own-over = Odrzuć zmiany
own-over_about = Przepadną wszystkie niezapisane zmiany.
own-over_sure = Odrzucić je na dobre?
own-over_not = Zostaw zmiany
own-as_book = Dokładnie tak jak { $game }
own-mend_first = Najpierw usuń problemy opisane wyżej.
own-error = To nie zadziała: { $text }.
own-warning = Uwaga: { $text }.
own-broken = { $where }: { $why }
own-nothing = nic
own-instead = Zasada podstawowa: { $text }
own-theirs = W tej grze: { $text }
own-at_seats = Tylko przy liczbie graczy: { $seats }
own-not_ours = U ciebie: { $text }
own-pick_card = Wybierz kartę, żeby określić, co robi
own-none = –
own-as_dealt = Tyle, ile każdy dostał
own-worth_alone = Punkty tylko jednej karty
own-which = Wszystkie czy tylko jedna
own-answers_to = Co idzie na { LIST($cards, type: "and", number: "plural", case: "accusative") }
own-group_cards = { LIST($cards, type: "comma") }
own-answer_of = Po zagraniu na to { FORM($card, case: "genitive") }
own-no_pickups = Żadna karta nie każe brać kart, więc nie ma na co odpowiadać.
own-worth = Punkty: { $card }
own-share_about = Wyślij ten tekst albo zeskanuj kod QR drugim telefonem. Druga osoba zobaczy różnice, zanim zapisze grę.
own-qr = Kod QR tej gry
own-no_square = Ten kod jest za długi na kod QR. Wyślij zamiast niego tekst.
own-copy = Kopiuj kod
own-code = Kod
own-paste = Wklej
own-file = Z pliku
own-yours_of = { $name } (twoja)
own-differs =
    { $count ->
        [one] Jedna różnica względem gry { $other }
        [few] { $count } różnice względem gry { $other }
        [many] { $count } różnic względem gry { $other }
       *[other] { $count } różnicy względem gry { $other }
    }

own-section-cards = Co robi każda karta
own-section-answers = Co na co idzie
own-section-start = Rozdawanie
own-section-several = Kilka kart w ruchu
own-section-drawing = Dobieranie i błędy
own-section-declaring = Przy ostatniej karcie
own-section-finishing = Kończenie
own-section-winning = Punkty i partia
own-section-read = Zasady słowami
own-section-trial = Niech spróbują boty
own-section-share = Udostępnij

own-card-all = Wszystkie
own-card-effect = Każda funkcyjna
own-card-power = Każda funkcyjna lub obronna
own-card-BJ = Czarne
own-card-RJ = Czerwone
own-card-JK = Joker
own-card-JKr = Czerwony
own-card-JKb = Czarny
own-card-S = Pik
own-card-H = Kier
own-card-D = Karo
own-card-C = Trefl

own-answer-no = Nie idzie na to
own-answer-add = Dokłada karty
own-answer-cancel = Kasuje
own-answer-reduce = Zmniejsza
own-answer-pass = Podaje dalej
own-answer-return = Odsyła

own-trial-about =
    { $count ->
        [one] Boty grają we czwórkę { $count } rozdanie. Możesz czytać dalej. Gdy stąd wyjdziesz, przestaną.
        [few] Boty grają we czwórkę { $count } rozdania. Możesz czytać dalej. Gdy stąd wyjdziesz, przestaną.
        [many] Boty grają we czwórkę { $count } rozdań. Możesz czytać dalej. Gdy stąd wyjdziesz, przestaną.
       *[other] Boty grają we czwórkę { $count } rozdania. Możesz czytać dalej. Gdy stąd wyjdziesz, przestaną.
    }
own-trial-start = Start
own-trial-stop = Przerwij
own-trial-progress = Rozegrane rozdania: { $done } z { $all }
own-trial-hands = Rozegrane rozdania
own-trial-median = Ruchy w typowym rozdaniu
own-trial-first = Wygrane pierwszego gracza (sprawiedliwie: { $fair }%)
own-trial-longest = Ruchy w najdłuższym rozdaniu
own-trial-pickup = Najwięcej kart do wzięcia naraz
own-trial-blocked = Rozdania z blokadą

own-does-wild-title = Czy idzie na wszystko?
own-does-wild-false = Nie
own-does-wild-true = Tak
own-does-wild-unless-last = Tak, ale nie jako ostatnia

own-does-nominate-title = Czego żądasz?
own-does-nominate-false = Niczego
own-does-nominate-suit = Koloru
own-does-nominate-rank = Wartości

own-does-named-ranks-title = Wartości, których możesz żądać (żadna: wszystkich)

own-does-goes-on-title = Grasz dalej kartą żądanego koloru
own-does-suit-only-title = Idzie tylko żądany kolor, nie ta sama wartość

own-does-pickup-title = Ile kart bierze inny gracz

own-does-from-title = Kto je bierze?
own-does-from-next = Następny gracz
own-does-from-previous = Poprzedni gracz

own-does-skip-title = Ile kolejek stoi następny gracz

own-does-answerable-title = Karta tej samej wartości zamiast postoju
own-does-answerable-false = Nie pomaga
own-does-answerable-true = Można ją zagrać
own-does-answerable-must = Musisz ją zagrać
own-does-answerable-pass = Można, kolejki się nie sumują

own-does-reverse-title = Zmienia kierunek gry

own-does-cover-any-title = Idzie na nią każda karta

own-does-must-cover-title = Musisz ją przykryć kartą tego samego koloru

own-does-dump-suit-title = Więcej jej koloru w tym samym ruchu?
own-does-dump-suit-false = Nie
own-does-dump-suit-any = Tak, w dowolnej kolejności
own-does-dump-suit-rising = Tak, w kolejności rosnącej

own-does-dump-if-title = Kiedy?
own-does-dump-if-always = Zawsze
own-does-dump-if-follows-suit = Po zagraniu do koloru

own-does-chain-title = Zaczyna łańcuch pasujących kart

own-does-play-again-title = Daje jeszcze jeden ruch

own-does-pass-hands-title = Wszyscy przekazują karty w lewo

own-does-not-on-title = Nie idzie na karty:

own-does-group-title = Sumują się z nią:

own-does-rides-on-title = Działa tylko razem z kartą (żadna: zawsze):

own-does-colour-title = Idzie na karty swojej barwy

own-does-also-title = Idzie też na karty:

own-group-alone = Żadna inna karta

own-answer-word-amount-title = O ile kart (0: ile sama kosztuje)

own-answer-word-as-title = Odtąd liczy się jak:

own-answer-word-rest-title = Co zostaje
own-answer-word-rest-next = Bierze następny gracz
own-answer-word-rest-taken = Bierzesz ty
own-answer-word-rest-cancelled = Też się kasuje

own-seats-least-title = Najmniej graczy

own-seats-most-title = Najwięcej graczy

own-numbers-deal-title = Kart dla każdego

own-numbers-packs-title = Talie kart

own-numbers-jokers-title = Jokery

own-numbers-draw-count-title = Kart dobieranych naraz

own-numbers-draw-cap-title = Najwięcej dobranych w ruchu (0: bez granic)

own-numbers-blunder-penalty-title = Kart za wpadkę

own-numbers-declare-at-title = Przy ilu kartach jest zapowiedź

own-numbers-declare-penalty-title = Kart za brak zapowiedzi

own-numbers-finish-penalty-title = Kart za niedozwoloną ostatnią kartę

own-numbers-resurrection-cards-title = Z iloma kartami się wraca

own-numbers-bankrupt-at-title = Z tyloma kartami się odpada

own-numbers-turn-limit-title = Po ilu ruchach jest blokada

own-numbers-target-title = Ile rozdań lub punktów wygrywa partię

own-numbers-lives-title = Życia każdego gracza

own-deals-title = Liczba kart zależy od liczby graczy
own-deals-to =
    { $count ->
        [one] Kart dla każdego przy { $count } graczu
        [few] Kart dla każdego przy { $count } graczach
        [many] Kart dla każdego przy { $count } graczach
       *[other] Kart dla każdego przy { $count } gracza
    }

own-start-starter-title = Pierwsza odkryta karta
own-start-starter-none = Nie ma jej
own-start-starter-plain = Nic nie robi
own-start-starter-acts = Działa jak zagrana
own-start-starter-suit-only = Liczy się tylko kolor

own-start-barred-title = Nigdy jako pierwsza odkryta

own-start-ranks-title = Wartości w talii (żadna: wszystkie)

own-start-first-title = Kto zaczyna?
own-start-first-left = Gracz na lewo od rozdającego
own-start-first-right = Gracz na prawo od rozdającego

own-start-direction-title = Kierunek gry
own-start-direction-1 = Zgodnie z zegarem
own-start-direction--1 = Przeciwnie do zegara

own-turn-multi-set-title = Kilka kart tej samej wartości

own-turn-multi-suit-all-title = Kilka jednego koloru, dowolnie

own-turn-multi-run-title = Sekwens w jednym kolorze

own-turn-multi-mix-title = Łańcuch kompletów i sekwensów

own-turn-multi-chain-title = Łańcuch do koloru lub wartości

own-turn-multi-suit-chain-title = Łańcuch do koloru

own-turn-run-title = Kierunek sekwensów
own-turn-run-both = W górę lub w dół
own-turn-run-up = Tylko w górę

own-turn-ace-title = As w sekwensach
own-turn-ace-high = Najwyższy
own-turn-ace-low = Najniższy

own-turn-run-on-title = Pierwsza karta sekwensu
own-turn-run-on-match = Każda pasująca karta
own-turn-run-on-suit = Karta w kolorze wierzchniej

own-turn-acts-title = Które z kilku kart funkcyjnych działają
own-turn-acts-trailing = Ostatnia i takie same przed nią
own-turn-acts-every = Każda
own-turn-acts-last = Tylko ostatnia

own-turn-last-title = Kończenie kilkoma kartami
own-turn-last-any = Dozwolone
own-turn-last-no-double = Nie dwiema tej samej wartości
own-turn-last-no-several = Niedozwolone

own-turn-reverse-two-title = Zmiana kierunku przy dwóch graczach
own-turn-reverse-two-skip = Drugi gracz stoi kolejkę
own-turn-reverse-two-nothing = Nic nie robi
own-turn-reverse-two-again = Daje ci jeszcze jeden ruch
own-turn-reverse-adds-title = Każda zmiana kierunku w ruchu zatrzymuje drugiego gracza

own-turn-together-title = Razem w jednym ruchu, sumują się:

own-turn-penalise-title = Można spróbować złej karty, ale to kosztuje

own-turn-takes-back-title = Co wraca ze złą kartą
own-turn-takes-back-card = Nic więcej
own-turn-takes-back-turn = Cały ruch, i to jego koniec

own-draw-then-title = Po dobraniu
own-draw-then-may-play = Możesz zagrać tę kartę
own-draw-then-end = Twój ruch się kończy
own-draw-then-until-playable = Dobierasz, aż możesz zagrać

own-draw-able-title = Gdy możesz zagrać
own-draw-able-may = Możesz zamiast tego dobrać
own-draw-able-must-play = Musisz zagrać
own-draw-able-goes-on = Możesz dobierać raz za razem

own-draw-take-title = Po wzięciu kart za cudzą kartę
own-draw-take-end = Twój ruch się kończy
own-draw-take-goes-on = Twój ruch trwa dalej

own-draw-refill-title = Stos przetasowany na nową talię

own-declare-how-title = Czy mówi się coś przy ostatnich kartach?
own-declare-how-none = Nie
own-declare-how-catch = Tak, inni mogą przyłapać
own-declare-how-finish = Tak, sprawdzane na końcu
own-declare-how-refuse = Tak, inaczej ostatnia karta zostaje

own-declare-word-title = Co mówisz

own-declare-below-title = Co mówisz, gdy masz mniej kart

own-declare-several-title = Także gdy kilka kart zejdzie w jednym ruchu

own-finish-how-title = Ostatnia karta
own-finish-how-free = Może być każda
own-finish-how-draw = Niektóre kosztują karty
own-finish-how-refuse = Niektórych nie wolno

own-finish-barred-title = Nie jako ostatnia karta:

own-finish-fire-title = Karta ognia: dobraną za to kartę grasz od razu
own-finish-fire-false = Nie
own-finish-fire-true = Tak, działa tylko ona
own-finish-fire-both = Tak, działają obie

own-end-until-title = Koniec rozdania
own-end-until-first = Skończył pierwszy gracz
own-end-until-one-left = Został jeden gracz

own-end-back-title = Wraca gracz, który skończył ostatni
own-end-back-false = Nigdy
own-end-back-true = Gdy karty ostatniego to jeden łańcuch
own-end-back-may = Tak samo, jeśli ostatni gracz chce
own-end-back-wild-title = Karty na wszystko zastępują w tym łańcuchu dowolną kartę

own-end-blocked-title = Kiedy jest blokada
own-end-blocked-one-more = Wszyscy spasowali i jeszcze jeden gracz
own-end-blocked-round = Wszyscy spasowali

own-end-loser-out-title = Przegrany odpada z partii

own-scoring-match-title = Co decyduje o wygraniu partii
own-scoring-match-hands = Rozdania
own-scoring-match-points = Punkty
own-scoring-match-lives = Życia

own-scoring-by-title = Punkty za rozdanie
own-scoring-by-none = Brak
own-scoring-by-held = Każdy liczy swoje
own-scoring-by-winner = Zwycięzca dostaje wszystkie
own-scoring-by-play = Karta po karcie

own-scoring-per-seat-title = O ile więcej punktów za każdego gracza powyżej dwóch

own-scoring-doubles-on-title = Punkty podwójnie, gdy ostatnią kartą jest:

own-scoring-wins-title = Lepszy wynik
own-scoring-wins-high = Wyższy
own-scoring-wins-low = Niższy

own-sequence-over-title = Punkty za kartę o jeden wyższą

own-sequence-under-title = Punkty za kartę o jeden niższą

own-sequence-high-title = Najwyższa wartość

own-sequence-low-title = Najniższa wartość

own-sequence-high-points-title = Punkty za najwyższą wartość

own-sequence-low-points-title = Punkty za najniższą wartość

own-sequence-knock-out-title = Kto odpada, daje punkty za swoje karty

own-sequence-even-hands-title = Dodatkowe jokery wyrównują karty

own-custom-pile-title = Ile widać ze stosu
own-custom-pile-open = Kilka ostatnich kart
own-custom-pile-top = Tylko wierzchnia karta

own-custom-undo-title = Możesz cofnąć ruch
