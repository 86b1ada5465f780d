### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = nie da się tego odczytać jako zasad; może to pochodzić z nowszej wersji aplikacji
rules-seats = liczba graczy to { $seats }, a może ich być od { $least } do { $most }
rules-too-many-cards = kart jest tylko { $cards }: za mało, żeby dać każdemu po { $deal } (liczba graczy: { $seats }) i odkryć pierwszą
rules-too-many-jokers = jokerów ma być { $jokers }, a w taliach nie ma ich tyle
rules-answers-nothing = to odpowiada na karty, których nic nie każe brać
rules-no-group = wśród kart, które każą brać, żadna nie nazywa się „{ $group }”
rules-group-missing = karta, która każe brać, musi mieć nazwę dla tego, co na nią odpowiada

rules-code-none = to nie jest kod gry: taki kod zaczyna się od „{ $prefix }”
rules-code-broken = kod jest uszkodzony: brakuje jakiejś części albo coś się w nim zmieniło
rules-code-long = kod jest za długi: może mieć najwyżej { $most } znaków
rules-code-large = w tej grze jest więcej, niż pomieści kod

## Score sheets

sheet-unfit = tego nie da się wpisać do tego zapisu
sheet-over = partia jest skończona; możesz poprawić wpisy, cofnąć je albo wznowić partię
sheet-less-than-nothing = nie może być mniej niż 0
sheet-no-lives = gdy liczą się życia, każdy ma ich od 1 do { $most }
sheet-long-name = nazwa może mieć najwyżej { $most } znaków
sheet-most-marks = w jednej rundzie mieści się najwyżej { $most } wpisów
sheet-most-rounds = w jednej partii mieści się najwyżej { $most } rund
sheet-most-players = na zapisie punktów mieści się najwyżej { $most } graczy
sheet-name-taken = „{ $name }” już jest na zapisie. Wpisz inne imię
