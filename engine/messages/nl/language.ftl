### How the language itself is written: which way, and how lists are joined.

number-decimal = ,

# What stands between the parts of a list, and before its last.
list-and = { ", " }
    .last = { " en " }
list-or = { ", " }
    .last = { " of " }
list-comma = { ", " }
    .last = { ", " }

# A number as a word, as far as numbers are written so: `{ number-word } { $count -> [one] card *[other] cards }`.
number-word =
    { $count ->
        [0] geen
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
        [13] dertien
        [14] veertien
        [15] vijftien
        [16] zestien
        [17] zeventien
        [18] achttien
        [19] negentien
        [20] twintig
       *[other] { $count }
    }
