### How the language itself is written: which way, and how lists are joined.

number-decimal = ,

# What stands between the parts of a list, and before its last: `y` becomes `e` before the sound of i ("Ana e Inés"), `o`
# becomes `u` before that of o ("siete u ocho").
list-and = { ", " }
    .last = { " y " }
    .alike = { " e " }
list-or = { ", " }
    .last = { " o " }
    .alike = { " u " }
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
