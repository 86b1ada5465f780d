### How the language itself is written: which way, and how lists are joined.

number-decimal = ,

# What stands between the parts of a list, and before its last. `y` and `o` do not change with what follows, so nothing
# that may be the last of a list begins with the sound of either: "cambia el sentido", not "invierte"; "un ocho".
list-and = { ", " }
    .last = { " y " }
list-or = { ", " }
    .last = { " o " }
list-comma = { ", " }
    .last = { ", " }

# A number as a word before a noun, as far as numbers are written so. One and none are the masculine; beside a feminine
# noun they are written out there.
number-word =
    { $count ->
        [0] cero
        [1] un
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
       *[other] { $count }
    }
