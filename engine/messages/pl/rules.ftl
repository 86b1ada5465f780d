### A ruleset in sentences.

## Counts

# Of cards the accusative where no case is asked: „dobiera jedną kartę”.
count-cards = { number-word } { $count ->
        [one] { $case ->
            [genitive] karty
            [nominative] karta
           *[accusative] kartę
        }
        [few] { $case ->
            [genitive] kart
           *[accusative] karty
        }
        [many] kart
       *[other] karty
    }
count-packs = { number-word } { $count ->
        [one] { $case ->
            [genitive] talii
            [nominative] talia
           *[accusative] talię
        }
        [few] { $case ->
            [genitive] talii
           *[accusative] talie
        }
        [many] talii
       *[other] talii
    }
# `case: "with"` says with its preposition what a pack has: „z dwoma jokerami”.
count-jokers =
    { $case ->
        [with] { $count ->
            [0] bez jokerów
            [1] z jednym jokerem
            [2] z dwoma jokerami
            [3] z trzema jokerami
            [4] z czterema jokerami
            [5] z pięcioma jokerami
            [6] z sześcioma jokerami
            [7] z siedmioma jokerami
            [8] z ośmioma jokerami
            [9] z dziewięcioma jokerami
            [10] z dziesięcioma jokerami
           *[other] z { $count } jokerami
        }
       *[nominative] { $count ->
            [0] zero jokerów
            [1] jeden joker
            [2] dwa jokery
            [3] trzy jokery
            [4] cztery jokery
            [5] pięć jokerów
            [6] sześć jokerów
            [7] siedem jokerów
            [8] osiem jokerów
            [9] dziewięć jokerów
            [10] dziesięć jokerów
            [one] { $count } joker
            [few] { $count } jokery
            [many] { $count } jokerów
           *[other] { $count } jokera
        }
    }

## The start

rule-seats = Dla { $least }–{ $most } osób.
packs-of-ranks = { FORM($packs, case: "genitive") } od { FORM($lowest, number: "plural", case: "genitive") } do { FORM($highest, number: "plural", case: "genitive") }
packs-with-jokers = { FORM($packs, case: "genitive") } { FORM($jokers, case: "with") }
rule-deal = Każdy dostaje { FORM($cards, case: "accusative") } z { FORM($packs, case: "genitive") }.
rule-deal-from = Gdy gra { $seats } lub więcej osób, każdy dostaje { FORM($cards, case: "accusative") } z { FORM($packs, case: "genitive") }.
rule-starter-barred = Pierwszą odkrytą kartą nigdy nie jest { LIST($cards, type: "or") }; zamiast niej odkrywa się następną.
rule-starter =
    { $starter ->
        [suit-only] Z pierwszej odkrytej karty liczy się tylko kolor.
        [acts] Pierwsza odkryta karta działa tak, jakby zagrał ją rozdający.
       *[plain] Pierwsza odkryta karta nie działa.
    }
rule-first = Zaczyna gracz po { $first ->
        [right] prawej
       *[left] lewej
    } stronie rozdającego.
rule-direction = Gra toczy się w { $direction ->
        [-1] prawo, przeciwnie do ruchu wskazówek zegara
       *[other] lewo, zgodnie z ruchem wskazówek zegara
    }.
rule-dealer = Kto rozdaje pierwszy, wybiera los. Potem rozdaje kolejna osoba po lewej.

## Cards

rule-match = Można zagrać kartę, która pasuje do wierzchniej karty stosu kolorem lub wartością.
rule-named-suit = Żądany kolor obowiązuje do następnej karty.{ $rank ->
        [true] { " " }Można na nią położyć także kartę tej samej wartości.
       *[false] { "" }
    }
rule-named-only = Na { LIST($cards, type: "or", case: "accusative") } można położyć tylko żądany kolor{ $wild ->
        [true] { " albo kartę, która idzie na wszystko" }
       *[false] { "" }
    }.
rule-special = Karty funkcyjne: { LIST($cards, type: "comma") }.
rule-skips = { $adds ->
        [true] Po odpowiedzi pauzy się sumują: traci je wszystkie pierwszy gracz, który nie odpowie.
       *[false] Pauzy się nie sumują: po odpowiedzi liczy się tylko ostatnia karta.
    }
rule-not-others = To, co robi { $other }, nie dotyczy karty { $card }.
# $card an entry, $does what it does: verbs in the third person after the card, none with a gender, none in a clause of
# its own at the end (what would be one stands in brackets, so that „i” needs no comma)
rule-card = { CAPITAL($card) } { LIST($does, type: "and") }.
rule-also = { CAPITAL(FORM($card, case: "accusative")) } można też kłaść na { LIST($cards, type: "or", case: "accusative") }.
rule-wild-owed = { CAPITAL(FORM($card, case: "genitive")) } nie można zagrać, gdy trzeba wziąć karty za { LIST($makers, type: "or", case: "accusative") }.
rule-owed = Zamiast brać karty, można odpowiedzieć. Karta odpowiedzi nie musi pasować kolorem ani wartością.
# $makers the cards that make others take, $does what the answer does
rule-answer = { CAPITAL($card) } odpowiada na { LIST($makers, type: "and", number: "plural", case: "accusative") }: { $does }.
rule-answers = Co na co odpowiada: { $lines }. { CAPITAL($does) }.
answer-line = { $card } na { LIST($makers, type: "and", number: "plural", case: "accusative") }
answer-lines = { $line }; { $more }

does-nothing = to zwykła karta
does-wild = idzie na wszystko{ $but ->
        [some] { " " }oprócz { LIST($cards, type: "and", case: "genitive") }
       *[none] { "" }
    }{ $last ->
        [follows] { " " }(a jako ostatnia karta tylko do koloru lub wartości)
       *[any] { "" }
    }
does-name-suit = pozwala zażądać koloru
does-demand = pozwala zażądać na całą kolejkę { LIST($ranks, type: "or", number: "plural", case: "genitive") }
does-demand-any = pozwala zażądać na całą kolejkę dowolnej wartości
does-go-on = pozwala dołożyć w tym samym ruchu dowolną kartę żądanego koloru
does-colour = idzie na karty swojej barwy
does-not-go-on = nie idzie na { LIST($cards, type: "or", case: "accusative") }
as-many-as-dealt = tyle kart co w początkowej ręce
# $whom who takes, $answered whether any card answers it
does-pickup = każe { $whom ->
        [previous] poprzedniemu
       *[next] następnemu
    } graczowi wziąć { FORM($cards, case: "accusative") }{ $answered ->
        [true] { " " }(chyba że odpowie)
       *[false] { "" }
    }
does-pickup-with = w zagraniu razem z { FORM($card, case: "instrumental") } każe { $whom ->
        [previous] poprzedniemu
       *[next] następnemu
    } graczowi wziąć { FORM($cards, case: "accusative") }
does-skip = zatrzymuje następnego gracza na { number-word } { $count ->
        [one] kolejkę
        [few] kolejki
        [many] kolejek
       *[other] kolejki
    }
does-skip-answerable = { does-skip } (chyba że odpowie kartą tej samej wartości)
does-skip-must-answer = { does-skip } (chyba że ma kartę tej samej wartości: wtedy musi ją zagrać)
does-reverse = zmienia kierunek gry
does-cover-any = pozwala położyć na sobie dowolną kartę
does-must-cover = wymaga natychmiastowego przykrycia kartą swojego koloru (kto nie może, dobiera kartę)
does-dump-suit =
    { $when ->
        [follows-suit] { "w zagraniu do koloru pozwala" }
       *[always] pozwala
    } wyłożyć w tym samym ruchu dowolnie wiele kart swojego koloru{ $order ->
        [rising] { " " }w kolejności rosnącej (tak wyłożone karty funkcyjne nie działają, a as jest najniższy)
       *[any] { "" }
    }
does-chain = zaczyna łańcuch kart dokładanych w tym samym ruchu kolejno do koloru lub wartości{ $wild ->
        [true] { " " }(mogą to być też karty na wszystko; po żądaniu koloru musi pójść ten kolor)
       *[false] { "" }
    }
does-play-again = daje jeszcze jeden ruch
does-pass-hands = każe wszystkim przekazać swoje karty w lewo

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] suma rośnie o { FORM($cards, case: "accusative") } i przechodzi dalej
       *[its-own] karty się sumują i przechodzą dalej
    }{ $as ->
        [others] , a odtąd odpowiada na to wszystko, co na { LIST($makers, type: "and", number: "plural", case: "accusative") }
       *[alike] { "" }
    }
answer-cancel = nikt już nic nie bierze
answer-pass = suma przechodzi dalej bez zmian
answer-return = karty bierze gracz, który kazał je wziąć
answer-reduce = suma maleje o { FORM($cards, case: "accusative") }, a to, co zostaje, { $rest ->
        [taken] bierze się od razu
        [cancelled] też przepada
       *[next] przechodzi dalej
    }

## Several cards in a turn

several-set = kilka kart tej samej wartości
several-suit-all = kilka kart tego samego koloru w dowolnej kolejności
several-run = sekwens kolejnych wartości w jednym kolorze
several-mix = łańcuch kompletów jednej wartości i sekwensów jednego koloru
several-chain = łańcuch kart dokładanych kolejno do koloru lub wartości
several-suit-chain = łańcuch kart dokładanych kolejno do koloru
rule-several = W jednym ruchu można wyłożyć { LIST($combinations, type: "or") }.
rule-chain = Łańcuch kończy pas.{ $wild ->
        [true] { " " }Mogą w nim być też karty na wszystko; po żądaniu koloru musi pójść ten kolor.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] Poza tym w jednym ruchu zagrywa się jedną kartę.
       *[false] W jednym ruchu zagrywa się jedną kartę.
    }
rule-run-on-suit = Sekwens musi być w kolorze wierzchniej karty, ale nie musi zaczynać się od wartości tuż obok niej.
rule-run = Sekwensy układa się { $run ->
        [up] tylko w górę
       *[both] w górę lub w dół
    }; as jest { $ace ->
        [low] najniższy
       *[high] najwyższy
    }.
rule-together = { CAPITAL(LIST($cards, type: "and", number: "plural", case: "accusative")) } można wyłożyć razem w jednym ruchu, a karty do wzięcia się sumują.
rule-acts = Z kilku kart wyłożonych w jednym ruchu { $acts ->
        [trailing] działa tylko ostatnia oraz te tuż przed nią, które działają tak samo; skutki się sumują
        [every] działa każda karta funkcyjna
       *[last] działa tylko ostatnia
    }.
rule-turn-last = Nie wolno kończyć { $last ->
        [no-double] dwiema kartami tej samej wartości wyłożonymi razem
       *[no-several] więcej niż jedną kartą w ruchu
    }.
rule-reverse-two = Gdy grają tylko dwie osoby, karta zmieniająca kierunek { $does ->
        [skip] zatrzymuje drugiego gracza na jedną kolejkę
        [nothing] niczego nie zmienia
       *[again] daje jeszcze jeden ruch
    }.
rule-reverse-pair = { $each ->
        [true] Z kilku kart zmieniających kierunek w jednym ruchu liczy się każda.
       *[false] Dwie karty zmieniające kierunek w jednym ruchu się znoszą.
    }
rule-penalise = Niedozwolona karta, a także karta zagrana poza kolejką, wraca na rękę i kosztuje { FORM($cost, case: "accusative") }.{ $takes ->
        [turn] { " " }Jeśli w tym ruchu leżały już inne karty, wracają i one, a ruch się kończy.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] Kto nie może zagrać, dobiera { count-cards }.
       *[false] Kto nie może lub nie chce zagrać, dobiera { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] Jeśli dobrana karta pasuje, trzeba ją zagrać.
               *[other] Jeśli któraś z dobranych kart pasuje, trzeba ją zagrać.
            }
           *[false] { $count ->
                [1] Dobraną kartę można od razu zagrać.
               *[other] Jedną z dobranych kart można od razu zagrać.
            }
        }
       *[end] Dobranie kończy ruch.
    }
rule-draw-once = W jednym ruchu dobiera się tylko raz. Kto potem nic nie zagra, pasuje.
rule-draw-until = Kto nie może zagrać, dobiera, aż trafi na kartę, którą da się zagrać.
rule-draw-though-able = Dobierać wolno także wtedy, gdy można zagrać.
rule-must-play = Kto może zagrać, musi to zrobić.
rule-draw-cap = W jednym ruchu wolno dobrać najwyżej { count-cards }.
rule-take = Kto musi wziąć karty, { $take ->
        [goes-on] ma potem jeszcze swój ruch
       *[end] kończy tym swój ruch
    }.
rule-empty-owed = Gdy trzeba wziąć więcej kart, niż zostało, bierze się tylko te, które są.
rule-refill = Gdy talia się skończy, tasuje się stos bez wierzchniej karty i robi z niego nową talię.
rule-empty = { $must ->
        [true] Gdy nie ma już czego dobrać, pasuje ten, kto nie może zagrać.
       *[false] Gdy nie ma już czego dobrać, pasuje ten, kto nie może lub nie chce zagrać.
    }
rule-no-refill = Gdy talia się skończy, nie uzupełnia się jej; kto nie może lub nie chce zagrać, mówi pas.

## The word that is said

rule-nothing-to-say = Gdy zostaje mało kart, nie trzeba nic mówić.
rule-declare = Kto ma już tylko { count-cards }, mówi „{ $word }”.
rule-declare-below = Gdy kart jest jeszcze mniej, hasło brzmi „{ $word }”.
rule-declare-several = Hasło obowiązuje też przy kilku kartach, gdy wszystkie mogą zejść w jednym ruchu; brzmi wtedy „karty”, a można też zapukać.
word-cards = karty
rule-declare-not-several = Kto kończy kilkoma kartami w jednym ruchu, nie musi wcześniej mówić hasła.
rule-undeclared =
    { $how ->
        [catch] Kto zapomni hasła, tego może przyłapać każdy inny gracz, dopóki nie ruszy się następny; kosztuje to { FORM($cost, case: "accusative") }.
       *[finish] Kto kończy bez hasła, wykłada karty, ale dobiera { FORM($cost, case: "accusative") } i gra dalej.
    }
rule-undeclared-refused = Bez hasła nie wolno położyć ostatniej karty.

## The last card, and the end

rule-last-costs = Nie można skończyć { LIST($cards, type: "or", case: "instrumental") }: ta karta zostaje na stosie i działa, ale zagrywający dobiera { FORM($cost, case: "accusative") } i rozdanie trwa dalej.
rule-fire = Karta ognia: jeśli dobrana za to karta jest funkcyjna i pasuje, można ją od razu położyć.{ $both ->
        [true] { " " }Działają obie karty; pauza i karty do wzięcia spadają razem na następnego gracza, który bierze karty i traci kolejkę.
       *[false] { "" }
    }
rule-last-refused = { CAPITAL(LIST($cards, type: "or", case: "genitive")) } nie wolno położyć jako ostatniej karty: trzeba dobrać jedną i czekać.
rule-last-free = Ostatnią kartą może być każda.
rule-end =
    { $until ->
        [one-left] Gra się, aż zostanie jeden gracz, i każdy zajmuje jakieś miejsce.
       *[first] Rozdanie wygrywa, kto pierwszy pozbędzie się wszystkich kart.
    }
rule-come-back = Jeśli ostatni gracz może wyłożyć całą rękę jako jeden łańcuch, gracz, który skończył tuż przed nim, wraca i dostaje { FORM($cards, case: "accusative") }.
rule-bring-back = Jeśli ostatni gracz może wyłożyć całą rękę jako jeden łańcuch, wolno mu przywrócić gracza, który skończył tuż przed nim; ten dobiera { FORM($cards, case: "accusative") } i gra toczy się dalej. W przeciwnym razie ostatni gracz przegrywa.
rule-back-wild = { $any ->
        [true] W tym łańcuchu { LIST($cards, type: "or") } może zastąpić dowolną kartę.
       *[false] W tym łańcuchu { LIST($cards, type: "or") } musi pasować jak każda inna karta.
    }
rule-bankrupt = Kto ma na ręce { FORM($cards, case: "accusative") } lub więcej, odpada z rozdania.
rule-loser-out = Kto przegra rozdanie, odpada z partii.

## Points, and the match

rule-match-of-hands = Partię wygrywa, kto pierwszy wygra { $count ->
        [1] jedno rozdanie
        [2] dwa rozdania
        [one] { number-word } rozdanie
        [few] { number-word } rozdania
        [many] { number-word } rozdań
       *[other] { number-word } rozdania
    }.
rule-match-of-points = Partia kończy się przy { $target } punktach{ $more ->
        [0] { "" }
       *[other] { " " }przy { $least } graczach (o { $more } więcej za każdego kolejnego gracza)
    }, a wygrywa { $wins ->
        [low] najniższy
       *[high] najwyższy
    } wynik.
rule-match-of-lives = Kto przegra rozdanie, traci { $count ->
        [1] swoje jedyne życie
        [2] jedno z dwóch żyć
        [3] jedno z trzech żyć
        [4] jedno z czterech żyć
        [5] jedno z pięciu żyć
       *[other] jedno z { $count } żyć
    }; bez życia odpada się z gry, a partię wygrywa, kto zostanie ostatni.
rule-winner-collects = Zwycięzca rozdania dostaje punkty za wszystkie karty, które zostały innym.
rule-everybody-counts = Każdy liczy punkty za karty, które mu zostały.
rule-doubling = Punkty liczą się podwójnie, gdy ostatnią położoną kartą jest { LIST($cards, type: "or") }.
card-worth = { $card } { $points }
rule-worths = Punkty: { LIST($worths, type: "comma") }.
rule-blocked-difference = Gdy nikt nie może grać dalej, rozdanie jest zablokowane: najniższa ręka dostaje różnicę punktów.
rule-blocked-counts = Gdy nikt nie może grać dalej, rozdanie jest zablokowane: każdy liczy, co ma na ręce.
rule-blocked-fewest = Gdy nikt nie może grać dalej, rozdanie jest zablokowane: wygrywa, kto ma najmniej kart, a przy remisie wygraną się dzieli.

## The sequence family

rule-sequence-deal = Rozdaje się całą talię { FORM($jokers, case: "with") }; ręce mogą się różnić o jedną kartę.{ $even ->
        [true] { " Jeśli się da, ręce wyrównuje się jednym lub dwoma dodatkowymi jokerami." }
       *[false] { "" }
    }
rule-sequence-hands = Karty na osobę: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } przy { $seats } graczach
rule-sequence-hand = Liczba kart dla każdego: { LIST($cards, type: "or") }.
rule-sequence-start = Gracz po lewej stronie rozdającego zaczyna dowolną kartą.
rule-sequence-match = Kolejni gracze dokładają do koloru albo do wartości (zmiana koloru), albo grają jokera; kto może dołożyć, musi.
rule-knock-out = Kto nie może zrobić ani jednego, ani drugiego, odpada z rozdania.
rule-knock-out-scores = Kto nie może zrobić ani jednego, ani drugiego, odpada z rozdania, a gracz, który położył kartę, dostaje punkt za każdą kartę na ręce odpadającego.
rule-sequence-stop = Odpadnięcie gracza lub joker przerywa ciąg: następny gracz, który jest jeszcze w grze, zaczyna dowolną kartą.
rule-sequence-last = Kto zagra ostatnią kartę, po cichu kończy grę, a karta nadal się liczy. Ostatni gracz w grze zagrywa jedną kartę, i to tylko wtedy, gdy do poprzedniej trzeba coś dołożyć.
scores-over = karta o jeden wyższa od poprzedniej w tym samym kolorze daje { NUMBER($points, signDisplay: "always") }
scores-under = karta o jeden niższa od poprzedniej w tym samym kolorze daje { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }; nigdy przez przerwę w ciągu.
rule-sequence-rank = { CAPITAL($card) } do koloru lub na początku ciągu daje { NUMBER($points, signDisplay: "always") }; przy zmianie koloru nie daje nic.
rule-ace-high = As jest tylko najwyższy.
rule-sequence-below = Wynik może spaść poniżej zera. Joker nie daje punktów.
rule-sequence-end = Kto pierwszy zdobędzie { $target } { $target ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }, wygrywa od razu, nawet w środku rozdania.
rule-no-undo = Położona karta zostaje, stosu się nie przegląda, a karty graczy, którzy odpadli, są zakryte.
rule-no-talk = Nie mówi się innym, co się ma na ręce.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] tak
        [false] nie
        [none] brak
       *[other] { LIST($value, type: "comma") }
    }.
