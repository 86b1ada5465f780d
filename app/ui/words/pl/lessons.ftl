### Lekcje: rozdania z przewodnikiem. Karty przychodzą jako `5♥`, kolory jako `♥`.

## learn

learn-title = Nauka przy stole
learn-about = Krótkie rozdania z przewodnikiem. Każdy krok mówi, czego dotknąć. Nic nie zepsujesz i nic się nie liczy.
learn-all = Wszystkie lekcje
learn-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
learn-learned = { $about } · ukończona
learn-step = krok { $step } z { $steps }
learn-this = o tę chodzi
learn-show = Pokaż mi
learn-skip = Zakończ
learn-skip_about = Znajdziesz ją znowu w Ustawieniach.
learn-again = Jeszcze raz
learn-over = Umiesz już grać w { $game }!
learn-over_about = To było całe rozdanie. Przy każdym stole znak zapytania pokazuje, co robią karty.
learn-you_about = Inni to widzą, gdy gracie razem. Możesz to pominąć.
learn-play = Zagraj rozdanie
learn-next = Dalej: { $game }
learn-try = Naucz się

learn-tap-card = Dotknij { FORM($card, case: "genitive") }.
learn-tap-name =
    { $kind ->
        [rank] Dotknij { FORM($card, case: "genitive") } i zażądaj wartości { $what }.
       *[suit] Dotknij { FORM($card, case: "genitive") } i zażądaj koloru { $what }.
    }
learn-tap-what = Dotknij { $what }.
learn-tap-say = Dotknij „{ $word }!”, potem { FORM($card, case: "genitive") }.
learn-tap-say_name = Dotknij „{ $word }!”, potem { FORM($card, case: "genitive") } i { $what }.
learn-tap-draw = Dotknij „Dobierz”.
learn-also-card = { CAPITAL($card) } też pasuje. Tym razem zagraj { FORM($meant, case: "accusative") } i zobacz, co się stanie.
learn-also-other = To też pasuje. Tym razem chodzi o { FORM($meant, case: "accusative") }.
learn-also-what =
    { $kind ->
        [rank] Możesz też zażądać wartości { $what }. Tym razem zażądaj wartości { $meant }: to masz na ręce.
       *[suit] Możesz też zażądać koloru { $what }. Tym razem zażądaj koloru { $meant }: to masz na ręce.
    }
learn-first-say = Dobra karta! Ale najpierw powiedz „{ $word }!”. Inaczej może cię to kosztować.
learn-first-go_on = Najpierw zobacz, co się stało, potem dotknij „Dalej”.

## lesson

lesson-switch-follow = Wygrywasz, gdy przed innymi pozbędziesz się kart. Zagraj kartę, która pasuje do { FORM($top, case: "genitive") }: ten sam kolor albo ta sama wartość.
lesson-switch-number = Tego koloru nie masz, ale masz tę samą wartość co { $top }. To też pasuje.
lesson-switch-two = Dwójka: następny gracz bierze dwie karty, chyba że zagra dwójkę.
lesson-switch-taken = { $name } nie ma dwójki i bierze dwie karty. Na tym ruch się kończy.
lesson-switch-eight = Ósemka: następny gracz stoi kolejkę.
lesson-switch-jack = Walet zmienia kierunek. Teraz gra idzie w drugą stronę.
lesson-switch-draw = Nic, co masz, nie pasuje do { FORM($top, case: "genitive") }. Dobierz kartę.
lesson-switch-ace = { $card }! As idzie na wszystko, a ty żądasz koloru. Zażądaj takiego, jaki masz.
lesson-switch-last = Potem zostanie ci jedna karta. Powiedz o tym, bo inaczej może cię to kosztować kartę.
lesson-switch-out = Ostatnia karta pasuje i jest zwykła. Kartą funkcyjną nie możesz skończyć.

lesson-crazy-eights-follow = Pozbądź się wszystkich kart przed innymi. Zagraj kartę, która pasuje do { FORM($top, case: "genitive") }: ten sam kolor albo ta sama wartość.
lesson-crazy-eights-eight = Nic innego nie pasuje do { FORM($top, case: "genitive") }. Ale ósemka idzie na wszystko, a ty żądasz koloru.
lesson-crazy-eights-drew = { $name } nie ma tego koloru i dobiera, aż coś pasuje.
lesson-crazy-eights-suit = Kolor, którego żądasz, dalej obowiązuje.
lesson-crazy-eights-draw = Nic nie pasuje do { FORM($top, case: "genitive") }. Teraz dobierasz ty.
lesson-crazy-eights-again = Ta też nie pasuje. Dobierz jeszcze raz.
lesson-crazy-eights-fits = Jest: karta, która pasuje.
lesson-crazy-eights-rank = Obie twoje karty pasują. Zagraj tę samą wartość.
lesson-crazy-eights-out = Ostatnia karta! Dostajesz punkty za karty, które zostały innym.

lesson-mau-mau-follow = Trzydzieści dwie karty, od siódemki do asa. Zagraj kartę, która pasuje do { FORM($top, case: "genitive") }: ten sam kolor albo ta sama wartość.
lesson-mau-mau-seven = Siódemka: następny gracz bierze dwie karty, chyba że zagra siódemkę.
lesson-mau-mau-answer = { $name } też zagrywa siódemkę. Karty się sumują: teraz są cztery.
lesson-mau-mau-taken = { $name } nie ma siódemki i bierze wszystkie cztery.
lesson-mau-mau-eight = Ósemka: następny gracz stoi kolejkę.
lesson-mau-mau-jack = Walet idzie na wszystko oprócz waleta, a ty żądasz koloru. Zostanie ci jedna karta, więc powiedz „Mau!”.
lesson-mau-mau-out = Twój kolor wrócił. Zagraj ostatnią kartę.

lesson-makao-follow = Wygrywasz, gdy przed innymi pozbędziesz się kart. Zagraj kartę, która pasuje do { FORM($top, case: "genitive") }: ten sam kolor albo ta sama wartość.
lesson-makao-two = { $name } zagrywa dwójkę: bierzesz dwie karty, chyba że dołożysz dwójkę albo trójkę.
lesson-makao-three = Przebij trójką. Karty się sumują: teraz następny gracz ma pięć do wzięcia.
lesson-makao-taken = { $name } nie ma dwójki ani trójki i bierze wszystkie pięć.
lesson-makao-draw = Nic, co masz, nie pasuje do { FORM($top, case: "genitive") }. Dobierz kartę.
lesson-makao-ace = Ta pasuje! Asem zmieniasz kolor. Zażądaj takiego, jaki masz.
lesson-makao-four = { $name } zagrywa czwórkę. Kto nie ma czwórki, stoi kolejkę, więc już twój ruch.
lesson-makao-jack = Waletem żądasz wartości i przez całą kolejkę wszyscy ją dokładają. Zażądaj szóstek: masz dwie.
lesson-makao-asked = { $name } nie ma szóstki i musi dobrać.
lesson-makao-set = Obie szóstki możesz zagrać w jednym ruchu. Po pierwszej zostanie ci jedna karta, więc powiedz „Makao!”.
lesson-makao-out = I druga szóstka, w tym samym ruchu. Po makale!

lesson-one-card-follow = Wygrywasz, gdy przed innymi pozbędziesz się kart. Zagraj kartę, która pasuje do { FORM($top, case: "genitive") }: ten sam kolor albo ta sama wartość.
lesson-one-card-two = { $name } atakuje dwójką: bierzesz dwie karty, chyba że zagrasz dwójkę, trójkę, asa albo jokera.
lesson-one-card-shield = Trójka to twoja tarcza. Zatrzymuje każdy atak i nikt nic nie bierze.
lesson-one-card-draw = Nic, co masz, nie pasuje do { FORM($top, case: "genitive") }. Dobierz kartę.
lesson-one-card-ace = Ta pasuje! Zaatakuj: po asie następny gracz bierze trzy karty.
lesson-one-card-joker = { $name } przebija twojego asa czarnym jokerem. Trzy i siedem: teraz to dziesięć kart.
lesson-one-card-taken = { $name } nie ma tarczy i bierze wszystkie dziesięć.
lesson-one-card-king = Po królu masz jeszcze jeden ruch.
lesson-one-card-seven = Siódemką zmieniasz kolor. Zażądaj koloru ostatniej karty, a najpierw powiedz „Jedna karta!”.
lesson-one-card-jump = { $name } zagrywa waleta i przeskakuje następnego gracza. Twój ruch!
lesson-one-card-out = Twój kolor dalej obowiązuje. Zagraj ostatnią kartę!

lesson-black-jack-run = W jednym ruchu możesz zagrać sekwens: kolejne karty jednego koloru, w górę. Zacznij od tej: { $card }.
lesson-black-jack-on = To dalej twój ruch. Następna w sekwensie: { $card }.
lesson-black-jack-more = I jeszcze jedna: trzy karty w jednym ruchu.
lesson-black-jack-black = { $name } zagrywa czarnego waleta: masz pięć kart do wzięcia.
lesson-black-jack-red = Czerwony walet kasuje pięć, więc nie masz nic do wzięcia. Powiedz przy tym „Karty!”: dwie ostatnie zejdą w jednym ruchu.
lesson-black-jack-last = Dwie ostatnie karty to sekwens: idą w jednym ruchu.
lesson-black-jack-out = I ostatnia!

lesson-kilodney-lead = Rozdane są wszystkie karty, a punkty dają same zagrania. As zagrany jako pierwszy daje +1.
lesson-kilodney-under = { $name } zagrywa o jeden niżej niż twoja karta. To kosztuje punkt: −1.
lesson-kilodney-over = Zagraj lepiej: o jeden wyżej niż { $top } w tym kolorze daje +1.
lesson-kilodney-switched = { $name } nie ma koloru i zmienia go tą samą wartością: bez punktów.
lesson-kilodney-corner = Znów o jeden wyżej. Zobacz, co czeka gracza, który nie ma co dołożyć.
lesson-kilodney-knocked = { $name } nie ma co dołożyć i odpada. Dostajesz punkt za każdą kartę, która tam została: dwa.
lesson-kilodney-joker = Nic nie pasuje do { FORM($top, case: "genitive") }. Joker idzie na wszystko, a zaczyna następny gracz.
lesson-kilodney-switch = Nie masz tego koloru, ale masz tę samą wartość: zmień kolor. Nic to nie daje, ale zostajesz w grze.
lesson-kilodney-out = Znów o jeden wyżej, i to twoja ostatnia karta. Kończysz, a punkty zostają.
lesson-kilodney-end = To była ostatnia karta. Punkty ze wszystkich rozdań się sumują.
