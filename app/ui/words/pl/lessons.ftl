### Lekcje: rozdania z przewodnikiem. Karty przychodzą jako `5♥`, kolory jako `♥`.

## learn

learn-title = Nauka przy stole
learn-about = Krótkie rozdania z przewodnikiem. Każdy krok mówi, czego dotknąć; nic nie można zepsuć i nic się nie liczy.
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
learn-skip_about = Znajdziesz ją znowu w ustawieniach.
learn-again = Jeszcze raz
learn-over = Umiesz już grać w { $game }!
learn-over_about = To było całe rozdanie. Przy każdym stole znak zapytania pokazuje, co robią karty.
learn-play = Graj z botami
learn-next = Dalej: { $game }
learn-try = Naucz się

learn-tap-card = Dotknij { $card }.
learn-tap-name = Dotknij { $card } i zażądaj { $what }.
learn-tap-what = Dotknij { $what }.
learn-tap-say = Dotknij „{ $word }!”, potem { $card }.
learn-tap-say_name = Dotknij „{ $word }!”, potem { $card } i { $what }.
learn-tap-draw = Dotknij „Dobierz”.
learn-also-card = { $card } też pasuje. Tym razem zagraj { $meant } i zobacz, co się stanie.
learn-also-other = To też wolno. Tym razem chodzi o { $meant }.
learn-also-what = Można też zażądać { $what }. Tym razem zażądaj { $meant }: to masz na ręce.
learn-first-say = Dobra karta, ale najpierw powiedz „{ $word }!”. Bez hasła może cię to coś kosztować.
learn-first-go_on = Najpierw zobacz, co się stało, potem dotknij „Dalej”.

## lesson

lesson-switch-follow = Wygrywa, kto pierwszy pozbędzie się kart. Na { $top } idzie ten sam kolor albo ta sama wartość.
lesson-switch-number = Tego koloru nie masz, ale masz tę samą wartość co { $top }. To też pasuje.
lesson-switch-two = Dwójka: następna osoba bierze dwie karty, chyba że odpowie dwójką.
lesson-switch-taken = { $name } nie ma dwójki, bierze dwie karty i na tym kończy się ruch.
lesson-switch-eight = Ósemka: następna osoba traci kolejkę.
lesson-switch-jack = Walet zmienia kierunek: teraz gra się w drugą stronę.
lesson-switch-draw = Nic z ręki nie pasuje do { $top }. Wtedy dobierasz kartę.
lesson-switch-ace = { $card }! As idzie na wszystko, a ty żądasz koloru. Zażądaj takiego, jaki masz.
lesson-switch-last = Potem zostanie ci jedna karta. Powiedz o tym, bo inaczej może cię to kosztować kartę.
lesson-switch-out = Ostatnia karta pasuje i jest zwykła: na karcie funkcyjnej nikt nie kończy.

lesson-crazy-eights-follow = Pozbądź się kart przed innymi. Na { $top } idzie ten sam kolor albo ta sama wartość.
lesson-crazy-eights-eight = Nic innego nie pasuje do { $top }. Ale ósemka idzie na wszystko, a ty żądasz koloru.
lesson-crazy-eights-drew = { $name } nie ma tego koloru i dobiera kartę po karcie, aż któraś pasuje.
lesson-crazy-eights-suit = Kolor z twojego żądania nadal obowiązuje.
lesson-crazy-eights-draw = Nic nie pasuje do { $top }. Teraz dobierasz ty.
lesson-crazy-eights-again = Ta też nie pasuje. Dobierz jeszcze raz.
lesson-crazy-eights-fits = Jest: karta, która pasuje.
lesson-crazy-eights-rank = Obie karty pasują. Zagraj tę o tej samej wartości.
lesson-crazy-eights-out = Ostatnia karta! Kto skończy, dostaje punkty za karty, które zostały innym.

lesson-mau-mau-follow = Trzydzieści dwie karty, od siódemki do asa. Na { $top } idzie ten sam kolor albo ta sama wartość.
lesson-mau-mau-seven = Siódemka: następna osoba bierze dwie karty, chyba że odpowie siódemką.
lesson-mau-mau-answer = { $name } odpowiada siódemką. Karty się sumują: teraz do wzięcia są cztery.
lesson-mau-mau-taken = { $name } nie ma siódemki i bierze wszystkie cztery.
lesson-mau-mau-eight = Ósemka: następna osoba traci kolejkę.
lesson-mau-mau-jack = Walet idzie na wszystko oprócz waleta, a ty żądasz koloru. Zostanie ci jedna karta: powiedz hasło.
lesson-mau-mau-out = Twój kolor wrócił. Zagraj ostatnią kartę.

lesson-black-jack-run = W jednym ruchu możesz wyłożyć sekwens: sąsiednie karty jednego koloru, w górę. Zaczyna go { $card }.
lesson-black-jack-on = To wciąż twój ruch. Następna w sekwensie jest { $card }.
lesson-black-jack-more = I jeszcze jedna: trzy karty w jednym ruchu.
lesson-black-jack-black = { $name } zagrywa czarnego waleta: masz pięć kart do wzięcia.
lesson-black-jack-red = Czerwony walet na to odpowiada: o pięć mniej, więc nie ma nic do wzięcia. Powiedz przy tym „karty”: dwie ostatnie mogą zejść w jednym ruchu.
lesson-black-jack-last = Dwie ostatnie karty to sekwens: idą w jednym ruchu.
lesson-black-jack-out = I ostatnia!

lesson-kilodney-lead = Rozdaje się wszystkie karty, a punkty zdobywa się, grając. As na początek daje +1.
lesson-kilodney-under = { $name } zagrywa kartę tuż pod twoją. To kosztuje punkt: −1.
lesson-kilodney-over = Zrób to lepiej: o jeden wyżej niż { $top } w tym kolorze daje +1.
lesson-kilodney-switched = { $name } nie ma koloru i zmienia go tą samą wartością: bez punktów.
lesson-kilodney-corner = Znów o jeden wyżej. I zobacz, co czeka kogoś, kto nie ma co dołożyć.
lesson-kilodney-knocked = { $name } nie ma co dołożyć i odpada. Dostajesz punkt za każdą kartę, która tam została: dwa.
lesson-kilodney-joker = Nic nie pasuje do { $top }. Joker idzie na wszystko; potem zaczyna następna osoba.
lesson-kilodney-switch = Nie ten kolor, ale ta sama wartość: zmień kolor. To nic nie daje, ale zostajesz w grze.
lesson-kilodney-out = Znów o jeden wyżej, i to ostatnia karta: odchodzisz z punktami.
lesson-kilodney-end = To była ostatnia karta. Punkty ze wszystkich rozdań się sumują.
