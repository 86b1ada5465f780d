### Games, their house rules, and the words that are said with few cards left, in the order of `en/games.ftl`.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Inaczej Two Four Jacks: dwójki i czwórki każą następnemu graczowi brać karty, a walety zmieniają kierunek gry.
option-every-card-acts = Z kilku kart wyłożonych w jednym ruchu działa każda karta funkcyjna, a nie tylko ostatnia.
option-last-card-acts = Z kilku kart wyłożonych w jednym ruchu działa tylko ostatnia.
option-reverse-two-nothing = Gdy grają tylko dwie osoby, karta zmieniająca kierunek nie działa.
option-reverse-two-again = Gdy grają tylko dwie osoby, karta zmieniająca kierunek daje jeszcze jeden ruch.
option-reverse-adds = Gdy grają tylko dwie osoby, dwie karty zmieniające kierunek w jednym ruchu zatrzymują drugiego gracza na dwie kolejki.
option-seven-plain = Siódemki nie działają.
option-eights-answerable = Kto ma stracić kolejkę, może zamiast tego zagrać ósemkę; pauzy się sumują i spadają na pierwszego gracza, który tego nie zrobi.
option-queen-covers = Na damę można położyć dowolną kartę.
option-king-reverses = Króle zmieniają kierunek gry, tak jak walety.
option-draw-ends-turn = Dobranie karty kończy ruch; nie wolno jej od razu zagrać.
option-draw-until-playable = Kto nie może zagrać, dobiera, aż trafi na kartę, którą da się zagrać.
option-must-play = Kto może zagrać, musi to zrobić; nie wolno dobierać z wyboru.
option-play-after-take = Kto musi wziąć karty, ma potem jeszcze swój ruch.
option-knocking = Hasło przy jednej karcie to „pukam”.
option-penalty-2 = Kto da się przyłapać na braku hasła, dobiera dwie karty.
option-penalty-5 = Kto da się przyłapać na braku hasła, dobiera pięć kart.
option-no-declaration = Gdy zostaje mało kart, nie trzeba nic mówić.
option-finish-ace-barred = Nie można skończyć asem: trzeba dobrać kartę i czekać. Ostatnią kartą może być każda inna.
option-finish-free = Ostatnią kartą może być każda.
option-fire-card = Karta ognia: jeśli karta dobrana za skończenie kartą funkcyjną też jest funkcyjna i pasuje, można ją od razu zagrać; działają obie.
option-no-double-finish = Nie wolno kończyć dwiema kartami tej samej wartości wyłożonymi razem.
option-play-on = Gra się, aż zostanie jeden gracz, i każdy zajmuje jakieś miejsce.
option-sets = W jednym ruchu można wyłożyć kilka kart tej samej wartości.
option-sets-or-suit = W jednym ruchu można wyłożyć kilka kart tej samej wartości albo kilka tego samego koloru w dowolnej kolejności, ale nie jedno i drugie.
option-runs = W jednym ruchu można wyłożyć sekwens kolejnych wartości w jednym kolorze, w górę lub w dół.
option-resurrection = Jeśli ostatni gracz może wyłożyć całą rękę jako jeden łańcuch, wolno mu przywrócić gracza, który skończył tuż przed nim; ten dobiera dwie karty.
option-resurrection-ace = W łańcuchu, który przywraca gracza, as może zastąpić dowolną kartę.
word-last-card = ostatnia karta
word-knocking = pukam

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Komplety i sekwensy w jednym ruchu, a za zapomniane hasło pięć kart.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Dziewięć kart, komplety i życia: każde rozdanie trwa, aż zostanie jeden gracz, który traci życie.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Inaczej Peaknuckle: siódemka zaczyna łańcuch, jedno hasło mówi się przy dwóch kartach, a drugie przy jednej.
option-peanuckle-seven-plain = Siódemki nie działają i nie zaczynają łańcucha.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Sekwensy w jednym kolorze, czarne walety po pięć kart i jedenaście wariantów do łączenia.
option-ace-passes-on = As zagrany na dwójki przekazuje karty do wzięcia dalej, zamiast je kasować.
option-red-jack-rest-taken = Czerwony walet kasuje jednego czarnego waleta, a resztę bierze ten, kto go zagrał.
option-red-jack-cancels-all = Czerwony walet kasuje wszystko, co jest do wzięcia.
option-draw-may-play = Dobraną kartę można od razu zagrać.
option-penalise = Wolno spróbować karty niedozwolonej albo zagranej poza kolejką: wraca ona na rękę i kosztuje dwie karty. Jeśli w tym ruchu leżały już inne karty, wracają i one, a ruch się kończy.
option-cards-call = Hasło obowiązuje też przy kilku kartach, gdy wszystkie mogą zejść w jednym ruchu; brzmi wtedy „karty”, a można też zapukać.
option-no-cards-call = Kto kończy kilkoma kartami w jednym ruchu, nie musi wcześniej nic mówić.
option-black-jack-play-on = Gra się, aż zostanie jeden gracz, który przegrywa rozdanie.
option-loser-out = Kto przegra rozdanie, odpada z partii.
option-v1-one-joker = Wariant 1: jeden joker, który idzie na wszystko i na którego idzie wszystko; kosztuje pięć kart jak czarny walet.
option-v1-two-jokers = Wariant 1: dwa jokery, które idą na wszystko i na które idzie wszystko; kosztują pięć kart jak czarne walety.
option-v2 = Wariant 2: nie można skończyć kartą funkcyjną ani czerwonym waletem; położenie ich jako ostatnich kosztuje kartę.
option-v3 = Wariant 3: kolejne karty w ruchu mogą iść do koloru lub wartości poprzedniej, ale nie wolno kończyć więcej niż jedną kartą w ruchu.
option-v4-three = Wariant 4: kierunek zmieniają trójki zamiast króli.
option-v4-seven = Wariant 4: kierunek zmieniają siódemki zamiast króli i nie robią nic więcej.
option-v4-ten = Wariant 4: kierunek zmieniają dziesiątki zamiast króli.
option-v5-off = Wariant 5: damy to zwykłe karty.
option-v6 = Wariant 6: sekwensy układa się w obie strony.
option-v7 = Wariant 7: króla trzeba od razu samemu przykryć kartą jego koloru; kto nie może, dobiera kartę.
option-v8 = Wariant 8: wolno kończyć kilkoma kartami w jednym ruchu, także przy wariancie 3.
option-v9 = Wariant 9: dwójki i czarne walety odpowiadają na siebie nawzajem i można je wyłożyć razem w jednym ruchu.
option-v10 = Wariant 10: czarny walet kosztuje tyle kart, ile każdy dostał przy rozdaniu.
option-v11 = Wariant 11: czerwone walety niczego nie kasują; położone na czarnego waleta albo razem z nim dokładają po trzy karty.
option-eights-pass-on = Pauzy się nie sumują: ósemka zagrana na ósemkę przekazuje dalej tylko jedną.
option-eight-again = Ósemka daje jeszcze jeden ruch, zamiast zabierać kolejkę następnemu graczowi.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: komplety i sekwensy w jednym łańcuchu, walety na wszystko i początek po prawej stronie rozdającego.
option-eight-may = Kto ma ósemkę, może też przyjąć stracone kolejki, zamiast odpowiadać.

## Take Two

game-take-two = Take Two
about-take-two = Pięć kart, dobiera się po dwie, a gra się, aż zostanie jeden gracz.
option-take-two-draw-may-play = Jedną z dobranych kart można od razu zagrać.
option-ace-follows = As musi pasować kolorem lub wartością jak każda inna karta.
option-ace-suit-only = Po asie można zagrać tylko żądany kolor, nie innego asa.
option-jack-skips = Walet zabiera kolejkę następnemu graczowi, zamiast zmieniać kierunek.
option-jokers = Dwa jokery, które idą na wszystko i na które idzie wszystko; kosztują pięć kart, a odpowiada na nie joker.
option-ace-of-spades = Asa pik można też kłaść na asa kier lub dowolną dwójkę; jako odpowiedź kasuje to, co jest do wzięcia.
option-take-two-penalise = Wolno spróbować karty niedozwolonej albo zagranej poza kolejką: wraca ona na rękę i kosztuje dwie karty.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Dwójki i czwórki kosztują dwie karty, as kier pięć, a as zagrany do koloru pozwala zrzucić cały jego kolor.
option-ace-of-hearts-both = Także as kier zagrany do koloru pozwala zrzucić swój kolor; pięć kart zostaje do wzięcia, choć as jest przykryty.
option-queen-of-clubs = Dama trefl kosztuje szesnaście kart; odpowiada na nią tylko król kier, i wtedy bierze je gracz, który położył damę.

## Kilodney's Switch

game-kilodney = Kilodney’s Switch
about-kilodney = Zupełnie inna gra: rozdaje się całą talię, do każdej karty trzeba dołożyć, a za eliminowanie innych są punkty.
option-even-hands = Dochodzi jeden lub dwa jokery, jeśli dzięki temu wszyscy mają tyle samo kart.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Dwie talie i gra na punkty: każdy liczy karty, z którymi zostaje, a gdy ktoś dojdzie do 350, wygrywa najniższy wynik.
option-ace-any-time = Asa można zagrać także wtedy, gdy trzeba wziąć karty. Bierze je wtedy następny gracz.
option-named-suit-only = Po siódemce można zagrać tylko żądany kolor, nie inną siódemkę.

## Crazy Eights

game-crazy-eights = Szalone ósemki
about-crazy-eights = Crazy Eights: ósemki idą na wszystko, a zwycięzca rozdania zbiera punkty za karty innych.
option-specials = Dama zabiera kolejkę następnemu graczowi, as zmienia kierunek, a dwójka każe następnemu graczowi wziąć dwie karty; pierwsza odkryta karta, jeśli jest funkcyjna, działa tak, jakby zagrał ją rozdający.
option-no-refill = Gdy talia się skończy, nie uzupełnia się jej, i można spasować, nawet mając co zagrać.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Trzydzieści dwie karty, siódemki, które się sumują, i „mau” przy jednej karcie.
option-jack-on-jack = Waleta można położyć na waleta.
option-nine-reverses = Dziewiątka zmienia kierunek gry.
option-jack-twenty = Walet jest wart dwadzieścia punktów.
word-mau = mau

## Makao

game-makao = Makao
about-makao = Nasze, polskie: dwójki i trójki odpowiadają na siebie nawzajem, a walety żądają wartości na całą kolejkę.
option-kings = Król kier każe wziąć pięć kart następnemu graczowi, a król pik poprzedniemu.
option-kings-answered = Na króla kier odpowiada król kier lub król pik: pięć kart przechodzi na następnego gracza.
option-plain-starter = Pierwsza odkryta karta nigdy nie jest funkcyjna.
word-makao = makao

## Macau

game-macau = Macau
about-macau = Z Węgier: jedna karta na ruch, asy na wszystko i blef, czyli dobieranie, choć można zagrać.
option-macau-jokers = Dwa jokery, które idą na wszystko i na które idzie wszystko.
option-macau-runs = W jednym ruchu można wyłożyć sekwens w jednym kolorze i ciągnąć go w innym kolorze kartą tej samej wartości.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = Z Korei: ataki, na które odpowiada tylko równy lub silniejszy, tarcze i kolorowe jokery.
option-phone-game = Gra z telefonu: jokery kosztują pięć i siedem kart, trójka chroni tylko przed dwójkami, po wzięciu kart ruch się kończy, a zaczyna gracz po lewej stronie rozdającego.
option-bankrupt = Kto ma 21 kart lub więcej, odpada z rozdania.
word-one-card = jedna karta

## Last Card

game-last-card = Last Card
about-last-card = Z Nowej Zelandii: dwójki i piątki każą brać karty, walety dają jeszcze jeden ruch, do tego komplety.
option-two-five-mix = Dwójki i piątki odpowiadają na siebie nawzajem.
option-seven-passes-hands = Siódemka każe wszystkim przekazać swoje karty w lewo.
option-eight-reverses = Ósemka zmienia kierunek gry.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Walety zmieniają kolor, dwójki sumują się do ośmiu kart, a as kier kosztuje pięć.
option-two-of-hearts-answers = Dwójka kier odpowiada na asa kier: do wzięcia jest wtedy siedem kart, a odpowiada na nie każda dwójka.
option-five-blocks = Piątka kier kasuje asa kier.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = Z Iowa: dwie talie z jokerami, walety na wszystko i króle, które zmieniają kierunek. Co robią jokery i as pik, to nasz wybór.
