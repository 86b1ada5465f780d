### How the language itself is written: which way, and how lists are joined.

number-decimal = ,

# What stands between the parts of a list, and before its last.
list-and = { ", " }
    .last = { " e " }
list-or = { ", " }
    .last = { " ou " }
list-comma = { ", " }
    .last = { ", " }

# A number as a word, feminine: cartas, vezes, rodadas, vidas. What is masculine says its own one and two.
number-word =
    { $count ->
        [0] nenhuma
        [1] uma
        [2] duas
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
       *[other] { $count }
    }
