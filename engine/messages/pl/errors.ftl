### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = nie da się odczytać tych zasad, może są z nowszej wersji aplikacji
rules-seats = graczy jest { $seats }, a ta gra jest dla { $least }–{ $most }
rules-too-many-cards = kart jest tylko { $cards }: za mało na pierwszą odkrytą i { $seats } razy po { $deal }
rules-too-many-jokers = jokerów ma być { $jokers }, a w taliach nie ma ich tyle
rules-answers-nothing = te karty odpowiadają na coś, czego żadna karta nie robi
rules-no-group = wśród kart, za które się bierze, żadna nie nazywa się „{ $group }”
rules-group-missing = karta, za którą się bierze, musi mieć nazwę dla tego, co na nią idzie

rules-code-none = to nie jest kod gry: taki kod zaczyna się od „{ $prefix }”
rules-code-broken = kod jest uszkodzony: brakuje kawałka albo coś się w nim zmieniło
rules-code-long = kod jest za długi: może mieć najwyżej { $most } znaków
rules-code-large = gra w tym kodzie jest za duża, żeby była prawdziwa

## Score sheets

sheet-unfit = to nie pasuje do tego arkusza
sheet-over = partia jest skończona. Popraw wpis, cofnij go albo graj dalej
sheet-less-than-nothing = nie może być mniej niż 0
sheet-no-lives = żyć może być od 1 do { $most }
sheet-down-from-nothing = aby odliczać w dół, wybierz wynik na start
sheet-long-name = nazwa może mieć najwyżej { $most } znaków
sheet-most-marks = w jednej rundzie mieści się najwyżej { $most } wpisów
sheet-most-rounds = w jednej partii mieści się najwyżej { $most } rund
sheet-most-players = na arkuszu mieści się najwyżej { $most } graczy
sheet-name-taken = „{ $name }” już jest na arkuszu. Wpisz inne imię
