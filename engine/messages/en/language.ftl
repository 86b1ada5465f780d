### How the language itself is written: which way, and how lists are joined.

number-decimal = .

# What stands between the parts of a list, and before its last.
list-and = { ", " }
    .last = { " and " }
list-or = { ", " }
    .last = { " or " }
list-comma = { ", " }
    .last = { ", " }

# A number as a word, as far as numbers are written so: `{ number-word } { $count -> [one] card *[other] cards }`.
number-word =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }
