### How the language itself is written: which way, and how lists are joined.

number-decimal = ,

# What stands between the parts of a list, and before its last.
list-and = { ", " }
    .last = { " i " }
list-or = { ", " }
    .last = { " lub " }
list-comma = { ", " }
    .last = { ", " }

# A number as a word, feminine as cards, packs and turns are; the accusative where no case is asked: „jedną kartę”.
number-word =
    { $case ->
        [genitive] { $count ->
            [0] zera
            [1] jednej
            [2] dwóch
            [3] trzech
            [4] czterech
            [5] pięciu
            [6] sześciu
            [7] siedmiu
            [8] ośmiu
            [9] dziewięciu
            [10] dziesięciu
           *[other] { $count }
        }
        [nominative] { $count ->
            [0] zero
            [1] jedna
            [2] dwie
            [3] trzy
            [4] cztery
            [5] pięć
            [6] sześć
            [7] siedem
            [8] osiem
            [9] dziewięć
            [10] dziesięć
           *[other] { $count }
        }
       *[accusative] { $count ->
            [0] zero
            [1] jedną
            [2] dwie
            [3] trzy
            [4] cztery
            [5] pięć
            [6] sześć
            [7] siedem
            [8] osiem
            [9] dziewięć
            [10] dziesięć
           *[other] { $count }
        }
    }
