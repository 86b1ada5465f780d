### How the language itself is written: which way, and how lists are joined.

number-decimal = ,

# What stands between the parts of a list, and before its last.
list-and = { ", " }
    .last = { " et " }
list-or = { ", " }
    .last = { " ou " }
list-comma = { ", " }
    .last = { ", " }

# A number as a word, as far as numbers are written so. One and none have a gender and are said where it is known.
number-word =
    { $count ->
        [0] zéro
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $count }
    }
