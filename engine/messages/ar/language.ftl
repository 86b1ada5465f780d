### How the language itself is written: which way, and how lists are joined.

number-decimal = .

# What stands between the parts of a list, and before its last: the conjunction is written with the word after it.
list-and = { " و" }
    .last = { " و" }
list-or = { " أو " }
    .last = { " أو " }
list-comma = { "، " }
    .last = { "، " }

# A number as a word before a feminine noun ("ثلاث أوراق"), and before a masculine one ("ثلاثة أدوار"). One and two stand in
# the noun itself; after ten the noun is singular and the number a figure.
number-word =
    { $count ->
        [0] صفر
        [1] واحدة
        [2] اثنتين
        [3] ثلاث
        [4] أربع
        [5] خمس
        [6] ست
        [7] سبع
        [8] ثماني
        [9] تسع
        [10] عشر
       *[other] { $count }
    }
    .masculine =
        { $count ->
            [0] صفر
            [1] واحد
            [2] اثنين
            [3] ثلاثة
            [4] أربعة
            [5] خمسة
            [6] ستة
            [7] سبعة
            [8] ثمانية
            [9] تسعة
            [10] عشرة
           *[other] { $count }
        }
