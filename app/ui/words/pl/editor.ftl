### Games of one's own.

own-yours = Twoje gry
own-begin = Wymyśl własną grę
own-begin_about = Weź dowolną grę i zmień to, co robią karty.
own-make = Zrób z niej własną grę
own-change = Zmień tę grę
own-make_about = Co robi każda karta, co na co odpowiada, jak się liczy punkty.
own-made_of = Na podstawie gry { $game }.
own-import = Wpisz kod
own-import_about = Gra, którą ktoś ci udostępnił.
own-title = Twoja własna gra
own-name = Nazwa gry
own-first_name = { $game } po mojemu
own-name_missing = Gra nie ma nazwy.
own-keep = Zapisz
own-remove = Usuń tę grę
own-remove_sure = Usunąć na dobre?
own-remove_about = Partie rozegrane według niej zostają razem z jej zasadami.
own-remove_not = Zostaw
own-unkept = Są tu zmiany, które nie są jeszcze zapisane.
own-over = Zacznij od nowa
own-over_about = To odrzuci wszystkie niezapisane zmiany.
own-over_sure = Zacząć od nowa na dobre?
own-over_not = Zostaw moje zmiany
own-as_book = Dokładnie tak jak { $game }
own-mend_first = Najpierw usuń problemy opisane wyżej.
own-error = To nie zadziała: { $text }.
own-warning = Uwaga: { $text }.
own-broken = { $where }: { $why }
own-nothing = nic
own-instead = Podstawowo: { $text }
own-theirs = W tej grze: { $text }
own-at_seats = Tylko przy liczbie graczy: { $seats }
own-not_ours = U ciebie: { $text }
own-pick_card = Wybierz kartę, żeby określić, co robi
own-none = –
own-as_dealt = Tyle kart, ile każdy dostał
own-worth_alone = Punkty tylko jednej karty
own-which = Wszystkie czy tylko jedna
own-answers_to = Co odpowiada na { LIST($cards, type: "and", number: "plural", case: "accusative") }
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
own-section-answers = Co na co odpowiada
own-section-start = Rozdawanie
own-section-several = Kilka kart w ruchu
own-section-drawing = Dobieranie i błędy
own-section-declaring = Hasło
own-section-finishing = Koniec rozdania
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

own-answer-no = Nie odpowiada
own-answer-add = Dokłada karty
own-answer-cancel = Kasuje
own-answer-reduce = Zmniejsza
own-answer-pass = Podaje dalej
own-answer-return = Odsyła

own-trial-about =
    { $count ->
        [one] Boty grają { $count } rozdanie przy stole dla czterech. Możesz czytać dalej; wyjście z tego ekranu przerwie próbę.
        [few] Boty grają { $count } rozdania przy stole dla czterech. Możesz czytać dalej; wyjście z tego ekranu przerwie próbę.
        [many] Boty grają { $count } rozdań przy stole dla czterech. Możesz czytać dalej; wyjście z tego ekranu przerwie próbę.
       *[other] Boty grają { $count } rozdania przy stole dla czterech. Możesz czytać dalej; wyjście z tego ekranu przerwie próbę.
    }
own-trial-start = Start
own-trial-stop = Przerwij
own-trial-progress = Rozegrane rozdania: { $done } z { $all }
own-trial-hands = Rozegrane rozdania
own-trial-median = Ruchy w typowym rozdaniu
own-trial-first = Wygrane pierwszego gracza (sprawiedliwie: { $fair }%)
own-trial-longest = Ruchy w najdłuższym rozdaniu
own-trial-pickup = Najwięcej kart do wzięcia naraz
own-trial-blocked = Zablokowane rozdania

own-does-wild-title = Czy idzie na wszystko?
own-does-wild-false = Nie
own-does-wild-true = Tak
own-does-wild-unless-last = Tak, ale nie jako ostatnia

own-does-nominate-title = Czy pozwala czegoś zażądać?
own-does-nominate-false = Nie
own-does-nominate-suit = Koloru
own-does-nominate-rank = Wartości

own-does-named-ranks-title = Wartości, których można żądać (nic: wszystkich)

own-does-goes-on-title = Można dalej grać kartą żądanego koloru
own-does-suit-only-title = Może pójść tylko żądany kolor, nie ta sama wartość

own-does-pickup-title = Ile kart każe wziąć

own-does-from-title = Kto je bierze?
own-does-from-next = Następny gracz
own-does-from-previous = Poprzedni gracz

own-does-skip-title = Ile kolejek traci następny gracz

own-does-answerable-title = Karta tej samej wartości zamiast straty kolejki
own-does-answerable-false = Nie pomaga
own-does-answerable-true = Wolno ją zagrać
own-does-answerable-must = Trzeba ją zagrać
own-does-answerable-pass = Wolno ją zagrać; pauzy się nie sumują

own-does-reverse-title = Zmienia kierunek gry

own-does-cover-any-title = Wszystko idzie na nią

own-does-must-cover-title = Trzeba ją od razu przykryć kartą jej koloru

own-does-dump-suit-title = Czy można dołożyć więcej jej koloru w tym samym ruchu?
own-does-dump-suit-false = Nie
own-does-dump-suit-any = Tak, w dowolnej kolejności
own-does-dump-suit-rising = Tak, w kolejności rosnącej

own-does-dump-if-title = Kiedy?
own-does-dump-if-always = Zawsze
own-does-dump-if-follows-suit = Po zagraniu do koloru

own-does-chain-title = Zaczyna łańcuch pasujących do siebie kart

own-does-play-again-title = Daje jeszcze jeden ruch

own-does-pass-hands-title = Wszyscy przekazują karty w lewo

own-does-not-on-title = Nie wolno kłaść na karty

own-does-group-title = Sumuje się i ma te same odpowiedzi co

own-does-rides-on-title = Działa tylko razem z kartą (brak: zawsze)

own-does-colour-title = Idzie na karty swojej barwy

own-does-also-title = Można też kłaść na karty

own-group-alone = Żadna inna karta

own-answer-word-amount-title = O ile kart (0: ile sama kosztuje)

own-answer-word-as-title = Na całą sumę odpowiada się potem jak na

own-answer-word-rest-title = To, co zostaje
own-answer-word-rest-next = Przechodzi dalej
own-answer-word-rest-taken = Bierze się od razu
own-answer-word-rest-cancelled = Też przepada

own-seats-least-title = Najmniej graczy

own-seats-most-title = Najwięcej graczy

own-numbers-deal-title = Kart dla każdego

own-numbers-packs-title = Talie kart

own-numbers-jokers-title = Jokery

own-numbers-draw-count-title = Kart dobieranych naraz

own-numbers-draw-cap-title = Najwięcej dobranych w ruchu (0: bez granic)

own-numbers-blunder-penalty-title = Kart za błąd

own-numbers-declare-at-title = Przy ilu kartach mówi się hasło

own-numbers-declare-penalty-title = Kart za brak hasła

own-numbers-finish-penalty-title = Kart za taką ostatnią kartę

own-numbers-resurrection-cards-title = Z iloma kartami się wraca

own-numbers-bankrupt-at-title = Przy ilu kartach odpada się z rozdania

own-numbers-turn-limit-title = Po ilu ruchach rozdanie jest zablokowane

own-numbers-target-title = Rozdania lub punkty do wygrania partii

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
own-start-starter-plain = Nie działa
own-start-starter-acts = Działa
own-start-starter-suit-only = Daje tylko kolor

own-start-barred-title = Nigdy jako pierwsza odkryta

own-start-ranks-title = Wartości w talii (nic: wszystkie)

own-start-first-title = Kto zaczyna?
own-start-first-left = Gracz na lewo od rozdającego
own-start-first-right = Gracz na prawo od rozdającego

own-start-direction-title = Gra toczy się
own-start-direction-1 = Zgodnie z zegarem
own-start-direction--1 = Przeciwnie do zegara

own-turn-multi-set-title = Kilka jednej wartości

own-turn-multi-suit-all-title = Kilka jednego koloru, dowolnie

own-turn-multi-run-title = Sekwens w jednym kolorze

own-turn-multi-mix-title = Łańcuch kompletów i sekwensów

own-turn-multi-chain-title = Łańcuch do koloru lub wartości

own-turn-multi-suit-chain-title = Łańcuch do koloru

own-turn-run-title = Sekwensy układa się
own-turn-run-both = W górę lub w dół
own-turn-run-up = Tylko w górę

own-turn-ace-title = W sekwensach as jest
own-turn-ace-high = Najwyższy
own-turn-ace-low = Najniższy

own-turn-run-on-title = Sekwens może zacząć
own-turn-run-on-match = Każda pasująca karta
own-turn-run-on-suit = Karta w kolorze wierzchniej

own-turn-acts-title = Które z kilku kart w ruchu działają
own-turn-acts-trailing = Ostatnia i takie same przed nią
own-turn-acts-every = Każda karta
own-turn-acts-last = Tylko ostatnia

own-turn-last-title = Skończenie kilkoma kartami
own-turn-last-any = Dozwolone
own-turn-last-no-double = Nie dwiema tej samej wartości
own-turn-last-no-several = Niedozwolone

own-turn-reverse-two-title = Gdy grają dwie osoby, zmiana kierunku
own-turn-reverse-two-skip = Zabiera drugiej kolejkę
own-turn-reverse-two-nothing = Nic nie robi
own-turn-reverse-two-again = Daje jeszcze jeden ruch
own-turn-reverse-adds-title = Kilka w jednym ruchu: każda zabiera kolejkę

own-turn-together-title = Można wyłożyć razem, sumują się

own-turn-penalise-title = Wolno próbować kart niedozwolonych, ale to kosztuje

own-turn-takes-back-title = Co wraca z niedozwoloną kartą
own-turn-takes-back-card = Nic więcej
own-turn-takes-back-turn = Cały ruch, który się kończy

own-draw-then-title = Kto nie zagrywa, dobiera
own-draw-then-may-play = I może to zagrać
own-draw-then-end = I kończy ruch
own-draw-then-until-playable = Aż będzie co zagrać

own-draw-able-title = Kto ma co zagrać
own-draw-able-may = Może dobrać zamiast tego
own-draw-able-must-play = Musi zagrać
own-draw-able-goes-on = Może dobierać raz za razem

own-draw-take-title = Po wzięciu kart
own-draw-take-end = Ruch się kończy
own-draw-take-goes-on = Ruch trwa dalej

own-draw-refill-title = Pustą talię uzupełnia się ze stosu

own-declare-how-title = Gdy zostaje mało kart, mówi się hasło
own-declare-how-none = Nie
own-declare-how-catch = Tak, inni mogą przyłapać
own-declare-how-finish = Tak, sprawdza się przy końcu
own-declare-how-refuse = Tak, bez niego ostatnia karta zostaje

own-declare-word-title = Hasło

own-declare-below-title = Hasło przy mniejszej liczbie kart

own-declare-several-title = Także gdy kilka kart może zejść naraz

own-finish-how-title = Ostatnia karta
own-finish-how-free = Może być każda
own-finish-how-draw = Niektóre kosztują karty
own-finish-how-refuse = Niektórych nie wolno zagrać

own-finish-barred-title = Nie jako ostatnia karta

own-finish-fire-title = Karta ognia: dobraną za to można od razu zagrać
own-finish-fire-false = Nie
own-finish-fire-true = Tak, działa tylko ona
own-finish-fire-both = Tak, działają obie

own-end-until-title = Rozdanie się kończy
own-end-until-first = Gdy skończy pierwszy gracz
own-end-until-one-left = Gdy zostanie jeden gracz

own-end-back-title = Gracz, który skończył ostatni, wraca
own-end-back-false = Nigdy
own-end-back-true = Jeśli ostatnia ręka to jeden łańcuch
own-end-back-may = Tak samo, jeśli ostatni gracz się zgodzi
own-end-back-wild-title = Karty na wszystko zastępują w tym łańcuchu dowolną kartę

own-end-blocked-title = Rozdanie jest zablokowane
own-end-blocked-one-more = Gdy spasują wszyscy i jeszcze jeden
own-end-blocked-round = Gdy spasują wszyscy

own-end-loser-out-title = Przegrany odpada z partii

own-scoring-match-title = O wygraniu partii decydują
own-scoring-match-hands = Rozdania
own-scoring-match-points = Punkty
own-scoring-match-lives = Życia

own-scoring-by-title = Punkty za rozdanie
own-scoring-by-none = Brak
own-scoring-by-held = Każdy liczy swoje karty
own-scoring-by-winner = Zbiera je zwycięzca
own-scoring-by-play = Za same zagrania

own-scoring-per-seat-title = O ile więcej punktów za każdego gracza powyżej dwóch

own-scoring-doubles-on-title = Punkty podwójnie, gdy ostatnią kartą jest

own-scoring-wins-title = Lepszy wynik to
own-scoring-wins-high = Wyższy
own-scoring-wins-low = Niższy

own-sequence-over-title = Punkty za kartę o jeden wyższą

own-sequence-under-title = Punkty za kartę o jeden niższą

own-sequence-high-title = Najwyższa wartość

own-sequence-low-title = Najniższa wartość

own-sequence-high-points-title = Punkty za najwyższą wartość

own-sequence-low-points-title = Punkty za najniższą wartość

own-sequence-knock-out-title = Odpadnięcie daje punkty za karty na ręce

own-sequence-even-hands-title = Dodatkowe jokery wyrównują ręce

own-custom-pile-title = Ile widać ze stosu
own-custom-pile-open = Kilka ostatnich kart
own-custom-pile-top = Tylko wierzchnia karta

own-custom-undo-title = Ruch można cofnąć
