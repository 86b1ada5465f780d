### Wie die Sprache selbst geschrieben wird: in welche Richtung, und wie Listen verbunden werden.

number-decimal = ,

# Was zwischen den Teilen einer Liste steht, und vor dem letzten.
list-and = { ", " }
    .last = { " und " }
list-or = { ", " }
    .last = { " oder " }
list-comma = { ", " }
    .last = { ", " }

# Eine Zahl als Wort vor einem weiblichen Hauptwort oder einer Mehrzahl; bis zwölf schreibt man sie aus.
number-word =
    { $count ->
        [0] { $case ->
            [dative] keinen
           *[nominative] keine
        }
        [1] { $case ->
            [dative] einer
           *[nominative] eine
        }
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $count }
    }
