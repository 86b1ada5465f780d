### How the language itself is written: which way, and how lists are joined.

language-name = English
language-direction = ltr
number-decimal = .

list-and = { $before }, { $next }
    .last = { $before } and { $next }
list-or = { $before }, { $next }
    .last = { $before } or { $next }
list-comma = { $before }, { $next }
    .last = { $before }, { $next }

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
