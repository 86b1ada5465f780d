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
rule-deal-from = Gdy jest { $seats } lub więcej graczy, każdy dostaje { FORM($cards, case: "accusative") } z { FORM($packs, case: "genitive") }.
rule-starter-barred = Jeśli pierwszą odkrytą kartą jest { LIST($cards, type: "or") }, odkryjcie inną.
rule-starter =
    { $starter ->
        [suit-only] Z pierwszej odkrytej karty liczy się tylko kolor.
        [acts] Pierwsza odkryta karta działa, jakby zagrał ją rozdający.
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
rule-dealer = O tym, kto rozdaje pierwszy, decyduje los. Potem rozdaje gracz po lewej.

## Cards

rule-match = Zagraj kartę, która pasuje do wierzchniej: ten sam kolor albo ta sama wartość.
rule-named-suit = Żądany kolor obowiązuje do następnej karty.{ $rank ->
        [true] { " " }Pasuje też karta tej samej wartości.
       *[false] { "" }
    }
rule-named-only = Na { LIST($cards, type: "or", case: "accusative") } idzie tylko żądany kolor{ $wild ->
        [true] { " albo karta, która idzie na wszystko" }
       *[false] { "" }
    }.
rule-special = Karty funkcyjne: { LIST($cards, type: "comma") }.
rule-skips = { $adds ->
        [true] Kolejki postoju się sumują: wszystkie stoi pierwszy gracz, który nie odpowie.
       *[false] Kolejki postoju się nie sumują: liczy się tylko ostatnia karta.
    }
rule-not-others = { CAPITAL($card) } nie robi tego co inne { FORM($other, number: "plural") }.
# $card an entry, $does what it does: verbs in the third person after the card, none with a gender, none in a clause of
# its own at the end (what would be one stands in brackets, so that „i” needs no comma)
rule-card =
    { $kind ->
        [goes] { CAPITAL($card) } { LIST($does, type: "and") }.
        [both] { CAPITAL($card) } { LIST($goes, type: "and") }. Gdy zagrasz tę kartę, { LIST($then, type: "and") }.
       *[does] Gdy zagrasz { FORM($card, case: "accusative") }, { LIST($does, type: "and") }.
    }
rule-also = { CAPITAL($card) } idzie też na { LIST($cards, type: "or", case: "accusative") }.
rule-wild-owed = Gdy masz wziąć karty za { LIST($makers, type: "or", case: "accusative") }, nie możesz zagrać { FORM($card, case: "genitive") }.
rule-owed = Zamiast brać karty, możesz odpowiedzieć. Karta, którą odpowiadasz, nie musi pasować kolorem ani wartością.
# $makers the cards that make others take, $does what the answer does
rule-answer = Na { LIST($makers, type: "or", case: "accusative") } możesz odpowiedzieć { FORM($card, case: "instrumental") }: { $does }.
rule-answers = Co na co idzie: { $lines }. { CAPITAL($does) }.
answer-line = { $card } na { LIST($makers, type: "or", case: "accusative") }
answer-lines = { $line }, { $more }

does-nothing = to zwykła karta
does-wild = idzie na wszystko{ $but ->
        [some] { " " }oprócz { LIST($cards, type: "and", case: "genitive") }
       *[none] { "" }
    }{ $last ->
        [follows] , ale jako ostatnia karta tylko do koloru lub wartości
       *[any] { "" }
    }
does-name-suit = żądasz koloru
does-demand = żądasz na całą kolejkę { LIST($ranks, type: "or", number: "plural", case: "genitive") }
does-demand-any = żądasz na całą kolejkę dowolnej wartości
does-go-on = możesz w tym samym ruchu dołożyć dowolną kartę tego koloru
does-colour = idzie na karty swojej barwy
does-not-go-on = nie idzie na { LIST($cards, type: "or", case: "accusative") }
as-many-as-dealt = tyle kart, ile każdy dostał przy rozdaniu
# $whom who takes, $answered whether any card answers it
does-pickup = { $whom ->
        [previous] poprzedni
       *[next] następny
    } gracz bierze { FORM($cards, case: "accusative") }{ $answered ->
        [true] { " " }albo odpowiada
       *[false] { "" }
    }
does-pickup-with = tylko razem z { FORM($card, case: "instrumental") } { $whom ->
        [previous] poprzedni
       *[next] następny
    } gracz bierze { FORM($cards, case: "accusative") }
does-skip = następny gracz stoi { $count ->
        [one] kolejkę
        [few] { number-word } kolejki
        [many] { number-word } kolejek
       *[other] { number-word } kolejki
    }
does-skip-answerable = { does-skip } albo zagrywa tę samą wartość
does-skip-must-answer = { does-skip } albo zagrywa tę samą wartość, jeśli ją ma
does-reverse = zmienia się kierunek gry
does-cover-any = daje się przykryć każdą kartą
does-must-cover = musisz od razu dołożyć kartę tego samego koloru albo dobrać jedną
does-dump-suit = możesz{ $when ->
        [follows-suit] , jeśli pasuje kolorem,
       *[always] { "" }
    } dorzucić dowolnie wiele kart tego koloru{ $order ->
        [rising] , od najniższej. As jest wtedy najniższy, a karty funkcyjne nie działają
       *[any] { "" }
    }
does-chain = zaczynasz łańcuch: dokładaj, dopóki każda karta pasuje do poprzedniej kolorem lub wartością{ $wild ->
        [true] , także karty na wszystko
       *[false] { "" }
    }
does-play-again = masz jeszcze jeden ruch
does-pass-hands = wszyscy przekazują swoje karty w lewo

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] suma rośnie o { FORM($cards, case: "accusative") } i przechodzi na następnego gracza
       *[its-own] karty się sumują i przechodzą na następnego gracza
    }{ $as ->
        [others] . Od tej chwili liczy się to jak { LIST($makers, type: "or") }
       *[alike] { "" }
    }
answer-cancel = nikt nic nie bierze
answer-pass = bierze następny gracz
answer-return = karty bierze ten, kto kazał je wziąć
answer-reduce = suma maleje o { FORM($cards, case: "accusative") }, a resztę { $rest ->
        [taken] bierzesz ty
        [cancelled] się kasuje
       *[next] bierze następny gracz albo odpowiada
    }

## Several cards in a turn

several-set = kilka kart tej samej wartości
several-suit-all = kilka kart tego samego koloru w dowolnej kolejności
several-run = sekwens w jednym kolorze
several-mix = łańcuch z kompletów i sekwensów
several-chain = łańcuch, w którym każda karta pasuje do poprzedniej kolorem lub wartością
several-suit-chain = łańcuch, w którym każda karta pasuje do poprzedniej kolorem
rule-several = W jednym ruchu możesz wyłożyć { LIST($combinations, type: "or") }.
rule-chain = Łańcuch się kończy, gdy spasujesz.{ $wild ->
        [true] { " " }Mogą w nim być też karty na wszystko. Po żądaniu idzie żądany kolor.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] Poza tym grasz jedną kartę w ruchu.
       *[false] W jednym ruchu grasz jedną kartę.
    }
rule-run-on-suit = Sekwens zaczyna się w kolorze wierzchniej karty, od dowolnej wartości.
rule-run = Sekwensy idą { $run ->
        [up] tylko w górę
       *[both] w górę lub w dół
    }, a as jest { $ace ->
        [low] najniższy
       *[high] najwyższy
    }.
rule-together = { CAPITAL(LIST($cards, type: "and", number: "plural", case: "accusative")) } możesz zagrać razem w jednym ruchu, a karty do wzięcia się sumują.
rule-acts = Gdy zagrasz w jednym ruchu kilka kart funkcyjnych, { $acts ->
        [trailing] działa ostatnia i takie same tuż przed nią
        [every] działa każda
       *[last] działa tylko ostatnia
    }.
rule-turn-last = Nie możesz skończyć { $last ->
        [no-double] dwiema kartami tej samej wartości zagranymi razem
       *[no-several] więcej niż jedną kartą w ruchu
    }.
rule-reverse-two = Gdy gra was tylko dwoje, karta zmieniająca kierunek { $does ->
        [skip] zatrzymuje drugiego gracza na kolejkę
        [nothing] nic nie robi
       *[again] daje ci jeszcze jeden ruch
    }.
rule-reverse-pair = { $each ->
        [true] Gdy zagrasz w jednym ruchu kilka kart zmieniających kierunek, liczy się każda.
       *[false] Dwie karty zmieniające kierunek w jednym ruchu się znoszą.
    }
rule-penalise = Złą kartę i kartę zagraną poza kolejką bierzesz z powrotem, a do tego { FORM($cost, case: "accusative") }.{ $takes ->
        [turn] { " " }Jeśli to nie pierwsza karta w tym ruchu, wracają też poprzednie i ruch się kończy.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] Jeśli nie możesz zagrać, dobierz { count-cards }.
       *[false] Jeśli nie możesz lub nie chcesz zagrać, dobierz { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] Jeśli dobrana karta pasuje, musisz ją zagrać.
               *[other] Jeśli któraś z dobranych kart pasuje, musisz ją zagrać.
            }
           *[false] { $count ->
                [1] Dobraną kartę możesz od razu zagrać.
               *[other] Jedną z dobranych kart możesz od razu zagrać.
            }
        }
       *[end] Dobranie kończy twój ruch.
    }
rule-draw-once = W jednym ruchu dobierasz tylko raz. Potem zagraj albo spasuj.
rule-draw-until = Jeśli nie możesz zagrać, dobieraj, aż trafisz na pasującą kartę.
rule-draw-though-able = Możesz dobrać także wtedy, gdy masz co zagrać.
rule-must-play = Jeśli możesz zagrać, musisz.
rule-draw-cap = W jednym ruchu dobierasz najwyżej { count-cards }.
rule-take = Gdy bierzesz karty za cudzą kartę, { $take ->
        [goes-on] twój ruch trwa dalej
       *[end] twój ruch się kończy
    }.
rule-empty-owed = Jeśli masz wziąć więcej kart, niż zostało, weź te, które są.
rule-refill = Gdy talia się skończy, przetasujcie stos bez wierzchniej karty. To nowa talia.
rule-empty = { $must ->
        [true] Gdy nie ma już czego dobrać, a nie możesz zagrać, spasuj.
       *[false] Gdy nie ma już czego dobrać, a nie możesz lub nie chcesz zagrać, spasuj.
    }
rule-no-refill = Gdy talia się skończy, stosu się nie tasuje. Jeśli nie możesz lub nie chcesz zagrać, spasuj.

## The word that is said

rule-nothing-to-say = Przy ostatnich kartach nie trzeba nic mówić.
rule-declare = Gdy masz już tylko { count-cards }, powiedz „{ CAPITAL($word) }!”.
rule-declare-below = Gdy masz jeszcze mniej kart, powiedz „{ CAPITAL($word) }!”.
rule-declare-several = Gdy masz więcej kart, ale wszystkie zejdą w jednym ruchu, powiedz „Karty!” albo zapukaj.
word-cards = karty
rule-declare-not-several = Jeśli kończysz kilkoma kartami w jednym ruchu, nie musisz wcześniej nic mówić.
rule-undeclared =
    { $how ->
        [catch] Jeśli zapomnisz, każdy może cię przyłapać, zanim następny gracz zrobi ruch. Wtedy dobierasz { FORM($cost, case: "accusative") }.
       *[finish] Jeśli skończysz i tego nie powiesz, dobierasz { FORM($cost, case: "accusative") } i grasz dalej.
    }
rule-undeclared-refused = Dopóki tego nie powiesz, nie możesz zagrać ostatniej karty.

## The last card, and the end

rule-last-costs = Nie możesz skończyć { LIST($cards, type: "or", case: "instrumental") }. Taka ostatnia karta działa jak zwykle, ale dobierasz { FORM($cost, case: "accusative") } i grasz dalej.
rule-fire = Karta ognia: jeśli dobierzesz za to kartę funkcyjną, która pasuje, możesz ją od razu zagrać.{ $both ->
        [true] { " " }Działają obie karty. Jeśli następny gracz ma wziąć karty i stać kolejkę, robi jedno i drugie.
       *[false] { "" }
    }
rule-last-refused = Nie możesz skończyć { LIST($cards, type: "or", case: "instrumental") }. Jeśli nic więcej nie masz, dobierz kartę i czekaj.
rule-last-free = Ostatnią kartą może być każda.
rule-end =
    { $until ->
        [one-left] Gracie, aż zostanie jeden gracz, i każdy zajmuje jakieś miejsce.
       *[first] Rozdanie wygrywa, kto pierwszy pozbędzie się wszystkich kart.
    }
rule-come-back = Jeśli tylko ty masz jeszcze karty i wszystkie tworzą jeden łańcuch, wraca gracz, który skończył ostatni. Dostaje { FORM($cards, case: "accusative") }.
rule-bring-back = Jeśli cała ręka ostatniego gracza to jeden łańcuch, może on przywrócić gracza, który skończył tuż przed nim. Przywrócony dobiera { FORM($cards, case: "accusative") } i gra toczy się dalej. Inaczej ostatni przegrywa.
rule-back-wild = { $any ->
        [true] W tym łańcuchu { LIST($cards, type: "or") } może zastąpić dowolną kartę.
       *[false] W tym łańcuchu { LIST($cards, type: "or") } musi pasować jak każda inna karta.
    }
rule-bankrupt = Jeśli masz na ręce { FORM($cards, case: "accusative") } lub więcej, odpadasz z rozdania.
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
rule-match-of-lives = Każdy ma na start { $count ->
        [1] jedno życie
        [2] dwa życia
        [3] trzy życia
        [4] cztery życia
        [5] pięć żyć
        [one] { $count } życie
        [few] { $count } życia
        [many] { $count } żyć
       *[other] { $count } życia
    }. Przegrane rozdanie kosztuje życie. Partię wygrywa, kto jako jedyny ma jeszcze życie.
rule-winner-collects = Jeśli wygrasz rozdanie, dostajesz punkty za wszystkie karty, które zostały innym.
rule-everybody-counts = Każdy liczy punkty za karty, które mu zostały.
rule-doubling = Punkty liczą się podwójnie, gdy ostatnią zagraną kartą jest { LIST($cards, type: "or") }.
card-worth = { $card } { $points }
rule-worths = Punkty: { LIST($worths, type: "comma") }.
rule-blocked-difference = Gdy nikt nie może już zagrać, wygrywa, kto ma najmniej punktów na ręce, i dostaje różnicę.
rule-blocked-counts = Gdy nikt nie może już zagrać, każdy liczy karty, które mu zostały.
rule-blocked-fewest = Gdy nikt nie może już zagrać, wygrywa, kto ma najmniej kart. Przy remisie wygrana jest wspólna.

## The sequence family

rule-sequence-deal = Rozdajcie całą talię { FORM($jokers, case: "with") }. Niektórzy mogą mieć o jedną kartę więcej.{ $even ->
        [true] { " Jeśli się da, wyrównuje to jeden dodatkowy joker lub dwa." }
       *[false] { "" }
    }
rule-sequence-hands = Karty na osobę: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } przy { $seats } graczach
rule-sequence-hand = Kart na gracza: { LIST($cards, type: "or") }.
rule-sequence-start = Gracz po lewej stronie rozdającego zaczyna dowolną kartą.
rule-sequence-match = W swoim ruchu dołóż do koloru, zmień kolor kartą tej samej wartości albo zagraj jokera. Jeśli możesz, musisz.
rule-knock-out = Jeśli nie masz co dołożyć, odpadasz z rozdania.
rule-knock-out-scores = Jeśli nie masz co dołożyć, odpadasz z rozdania. Gracz, do którego karty trzeba było dołożyć, dostaje punkt za każdą twoją kartę.
rule-sequence-stop = Gdy ktoś odpada albo leży joker, ciąg się kończy. Następny gracz zaczyna dowolną kartą.
rule-sequence-last = Gdy zagrasz ostatnią kartę, kończysz, a karta jeszcze się liczy. Ostatni gracz zagrywa jeszcze jedną kartę, ale tylko gdy jest do czego dołożyć.
scores-over = karta o jeden wyższa w tym samym kolorze daje { NUMBER($points, signDisplay: "always") }
scores-under = karta o jeden niższa w tym samym kolorze daje { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }. Po końcu ciągu liczy się od nowa.
rule-sequence-rank = { CAPITAL($card) } na początku ciągu lub do koloru daje { NUMBER($points, signDisplay: "always") }. Przy zmianie koloru nie daje nic.
rule-ace-high = As jest zawsze najwyższy.
rule-sequence-below = Wynik może spaść poniżej zera. Joker nie daje punktów.
rule-sequence-end = Kto pierwszy zdobędzie { $target } { $target ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }, wygrywa od razu, nawet w środku rozdania.
rule-no-undo = Co zagrane, to zagrane. Nikt nie przegląda stosu, a kto odpada, nie pokazuje kart.
rule-no-talk = Nie zdradzajcie, co macie na ręce.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] tak
        [false] nie
        [none] brak
       *[other] { LIST($value, type: "comma") }
    }.
