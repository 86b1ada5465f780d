### Games, their house rules, and the words that are said with few cards left, in the order of `en/games.ftl`.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Inaczej Two Four Jacks: za dwójki i czwórki bierze się karty, a walety zmieniają kierunek gry.
option-every-card-acts = Gdy zagrasz w jednym ruchu kilka kart funkcyjnych, działa każda, nie tylko ostatnia.
option-last-card-acts = Gdy zagrasz w jednym ruchu kilka kart funkcyjnych, działa tylko ostatnia.
option-reverse-two-nothing = Gdy gra was tylko dwoje, karta zmieniająca kierunek nic nie robi.
option-reverse-two-again = Gdy gra was tylko dwoje, karta zmieniająca kierunek daje ci jeszcze jeden ruch.
option-reverse-adds = Gdy gra was tylko dwoje, dwie karty zmieniające kierunek w jednym ruchu zatrzymują drugiego gracza na dwie kolejki.
option-seven-plain = Siódemki nie działają.
option-eights-answerable = Zamiast stać kolejkę, możesz zagrać ósemkę. Kolejki się sumują i stoi je pierwszy gracz, który nie ma ósemki.
option-queen-covers = Na damę idzie dowolna karta.
option-king-reverses = Króle zmieniają kierunek gry, tak jak walety.
option-draw-ends-turn = Dobranie karty kończy twój ruch. Nie możesz jej od razu zagrać.
option-draw-until-playable = Jeśli nie możesz zagrać, dobieraj, aż trafisz na pasującą kartę.
option-must-play = Jeśli możesz zagrać, musisz. Nie możesz zamiast tego dobrać.
option-play-after-take = Gdy bierzesz karty za cudzą kartę, twój ruch trwa dalej.
option-knocking = Przy ostatniej karcie mówisz „Pukam!”.
option-penalty-2 = Jeśli nie powiesz tego i dasz się przyłapać, dobierasz dwie karty.
option-penalty-5 = Jeśli nie powiesz tego i dasz się przyłapać, dobierasz pięć kart.
option-no-declaration = Przy ostatnich kartach nie trzeba nic mówić.
option-finish-ace-barred = Nie możesz skończyć asem: dobierz kartę i czekaj. Każda inna karta może być ostatnia.
option-finish-free = Ostatnią kartą może być każda.
option-fire-card = Karta ognia: jeśli skończysz kartą funkcyjną i dobierzesz następną, która pasuje, możesz ją od razu zagrać. Działają obie.
option-no-double-finish = Nie możesz skończyć dwiema kartami tej samej wartości zagranymi razem.
option-play-on = Gracie, aż zostanie jeden gracz, i każdy zajmuje jakieś miejsce.
option-sets = W jednym ruchu możesz zagrać kilka kart tej samej wartości.
option-sets-or-suit = W jednym ruchu możesz zagrać kilka kart tej samej wartości albo kilka tego samego koloru. Nigdy jedno i drugie.
option-runs = W jednym ruchu możesz zagrać sekwens w jednym kolorze, w górę lub w dół.
option-resurrection = Jeśli tylko ty masz jeszcze karty i wszystkie tworzą jeden łańcuch, możesz przywrócić gracza, który skończył ostatni. Dobiera on dwie karty.
option-resurrection-ace = W łańcuchu, który przywraca gracza, as może zastąpić dowolną kartę.
word-last-card = ostatnia karta
word-knocking = pukam

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Komplety i sekwensy w jednym ruchu, a za zapomniane „Ostatnia karta!” pięć kart.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Dziewięć kart, komplety i życia: każde rozdanie trwa, aż zostanie jeden gracz, który traci życie.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Inaczej Peaknuckle: siódemka zaczyna łańcuch, a przy dwóch kartach mówisz co innego niż przy jednej.
option-peanuckle-seven-plain = Siódemki nie działają i nie zaczynają łańcucha.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Sekwensy w jednym kolorze, czarne walety po pięć kart i jedenaście wariantów do łączenia.
option-ace-passes-on = As zagrany na dwójkę przekazuje karty następnemu graczowi, zamiast je kasować.
option-red-jack-rest-taken = Czerwony walet kasuje jednego czarnego waleta, a resztę bierzesz ty.
option-red-jack-cancels-all = Czerwony walet kasuje wszystko, co masz wziąć.
option-draw-may-play = Dobraną kartę możesz od razu zagrać.
option-penalise = Jeśli zagrasz złą kartę albo poza kolejką, karta wraca na rękę, a ty dobierasz dwie. Jeśli to nie pierwsza karta w tym ruchu, wracają też poprzednie i ruch się kończy.
option-cards-call = Gdy masz więcej kart, ale wszystkie zejdą w jednym ruchu, powiedz „Karty!” albo zapukaj.
option-no-cards-call = Jeśli kończysz kilkoma kartami w jednym ruchu, nie musisz wcześniej nic mówić.
option-black-jack-play-on = Gracie, aż zostanie jeden gracz, który przegrywa rozdanie.
option-loser-out = Kto przegra rozdanie, odpada z partii.
option-v1-one-joker = Wariant 1: jeden joker. Idzie na wszystko, a na niego idzie każda karta. Następny gracz bierze pięć kart, jak za czarnego waleta.
option-v1-two-jokers = Wariant 1: dwa jokery. Idą na wszystko, a na nie idzie każda karta. Następny gracz bierze pięć kart, jak za czarnego waleta.
option-v2 = Wariant 2: nie możesz skończyć kartą funkcyjną ani czerwonym waletem. Jeśli to twoja ostatnia karta, zagraj ją i dobierz jedną.
option-v3 = Wariant 3: w swoim ruchu grasz dalej, dopóki każda karta pasuje do poprzedniej. Nie kończ więcej niż jedną kartą.
option-v4-three = Wariant 4: kierunek zmieniają trójki zamiast króli.
option-v4-seven = Wariant 4: kierunek zmieniają siódemki zamiast króli i nic więcej nie robią.
option-v4-ten = Wariant 4: kierunek zmieniają dziesiątki zamiast króli.
option-v5-off = Wariant 5: damy to zwykłe karty.
option-v6 = Wariant 6: sekwensy idą w górę i w dół.
option-v7 = Wariant 7: gdy zagrasz króla, przykryj go od razu swoją kartą tego samego koloru albo dobierz jedną.
option-v8 = Wariant 8: możesz skończyć kilkoma kartami w jednym ruchu, także przy wariancie 3.
option-v9 = Wariant 9: dwójki i czarne walety idą na siebie nawzajem i możesz je zagrać razem w jednym ruchu.
option-v10 = Wariant 10: za czarnego waleta następny gracz bierze tyle kart, ile każdy dostał przy rozdaniu.
option-v11 = Wariant 11: czerwone walety nie kasują. Każdy zagrany na czarnego waleta albo razem z nim dokłada trzy karty.
option-eights-pass-on = Kolejki postoju się nie sumują. Ósemka na ósemkę i następny gracz stoi tylko jedną kolejkę.
option-eight-again = Ósemka daje ci jeszcze jeden ruch, zamiast zatrzymywać następnego gracza.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: komplety i sekwensy w jednym łańcuchu, walety na wszystko, a zaczyna gracz po prawej stronie rozdającego.
option-eight-may = Nawet gdy masz ósemkę, możesz stać swoje kolejki, zamiast ją zagrać.

## Take Two

game-take-two = Take Two
about-take-two = Pięć kart, dobierasz po dwie i gracie, aż zostanie jeden gracz.
option-take-two-draw-may-play = Jedną z dobranych kart możesz od razu zagrać.
option-ace-follows = As musi pasować kolorem lub wartością jak każda inna karta.
option-ace-suit-only = Na asa idzie tylko żądany kolor, nie drugi as.
option-jack-skips = Walet zatrzymuje następnego gracza na kolejkę, zamiast zmieniać kierunek.
option-jokers = Dwa jokery. Idą na wszystko, a na nie idzie każda karta. Następny gracz bierze pięć kart, chyba że zagra jokera.
option-ace-of-spades = As pik idzie też na asa kier i na każdą dwójkę. Kasuje wtedy to, co masz wziąć.
option-take-two-penalise = Jeśli zagrasz złą kartę albo poza kolejką, karta wraca na rękę, a ty dobierasz dwie.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Za dwójki i czwórki bierzesz dwie karty, za asa kier pięć. Razem z asem do koloru możesz zrzucić wszystkie karty tego koloru.
option-ace-of-hearts-both = Razem z asem kier do koloru możesz zrzucić wszystkie swoje kiery. Następny gracz i tak bierze pięć kart, nawet gdy as jest przykryty.
option-queen-of-clubs = Za damę trefl następny gracz bierze szesnaście kart. Tylko król kier odsyła je z powrotem do ciebie.

## Kilodney's Switch

game-kilodney = Kilodney’s Switch
about-kilodney = Zupełnie inna gra: rozdaje się całą talię, do każdej karty trzeba dołożyć, a gdy ktoś odpada, są punkty.
option-even-hands = Dochodzi jeden joker lub dwa, jeśli dzięki temu wszyscy mają tyle samo kart.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Dwie talie i gra na punkty: liczysz karty, które ci zostały. Gdy ktoś dojdzie do 350, wygrywa najniższy wynik.
option-ace-any-time = Asa możesz zagrać także wtedy, gdy masz wziąć karty. Bierze je wtedy następny gracz.
option-named-suit-only = Na siódemkę idzie tylko żądany kolor, nie druga siódemka.

## Crazy Eights

game-crazy-eights = Szalone ósemki
about-crazy-eights = Crazy Eights: ósemki idą na wszystko, a zwycięzca rozdania dostaje punkty za karty innych.
option-specials = Dama zatrzymuje następnego gracza, as zmienia kierunek, a za dwójkę bierze się dwie karty. Karta funkcyjna odkryta jako pierwsza działa, jakby zagrał ją rozdający.
option-no-refill = Gdy talia się skończy, stosu się nie tasuje. Możesz spasować, nawet gdy masz co zagrać.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Trzydzieści dwie karty, siódemki, które się sumują, i „Mau!” przy ostatniej karcie.
option-jack-on-jack = Waleta możesz zagrać na waleta.
option-nine-reverses = Dziewiątka zmienia kierunek gry.
option-jack-twenty = Walet jest wart dwadzieścia punktów.
word-mau = mau

## Makao

game-makao = Makao
about-makao = Nasze, polskie: dwójki i trójki idą na siebie nawzajem, a waletem żądasz wartości na całą kolejkę.
option-kings = Za króla kier pięć kart bierze następny gracz, a za króla pik poprzedni.
option-kings-answered = Na króla kier możesz zagrać króla kier albo króla pik. Pięć kart bierze wtedy następny gracz.
option-plain-starter = Pierwsza odkryta karta nigdy nie jest funkcyjna.
word-makao = makao

## Macau

game-macau = Macau
about-macau = Z Węgier: jedna karta w ruchu, asy na wszystko i blef: dobierasz, choć masz co zagrać.
option-macau-jokers = Dwa jokery. Idą na wszystko, a na nie idzie każda karta.
option-macau-runs = W jednym ruchu możesz zagrać sekwens w jednym kolorze. Karta tej samej wartości ciągnie go dalej w innym kolorze.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = Z Korei: ataki, które odbija tylko karta równa lub silniejsza, tarcze i kolorowe jokery.
option-phone-game = Gra z telefonu: za czarnego jokera bierze się pięć kart, za czerwonego siedem. Trójka ratuje tylko przed dwójką. Wzięcie kart kończy ruch. Zaczyna gracz po lewej stronie rozdającego.
option-bankrupt = Kto ma na ręce 21 kart lub więcej, odpada z rozdania.
word-one-card = jedna karta

## Last Card

game-last-card = Last Card
about-last-card = Z Nowej Zelandii: za dwójki i piątki bierze się karty, walety dają jeszcze jeden ruch, do tego komplety.
option-two-five-mix = Dwójki i piątki idą na siebie nawzajem.
option-seven-passes-hands = Po siódemce wszyscy przekazują swoje karty w lewo.
option-eight-reverses = Ósemka zmienia kierunek gry.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Walety zmieniają kolor, dwójki sumują się do ośmiu kart, a za asa kier bierze się pięć.
option-two-of-hearts-answers = Na asa kier możesz zagrać dwójkę kier. Następny gracz bierze wtedy siedem kart albo zagrywa dowolną dwójkę.
option-five-blocks = Piątka kier kasuje asa kier.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = Z Iowa: dwie talie z jokerami, walety na wszystko i króle, które zmieniają kierunek. Co robią jokery i as pik, to nasz wybór.
