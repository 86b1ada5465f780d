### Cards in sentences. A card stands by itself, definite ("الولد", a number as a figure: "7"), or as a sentence asks:
### `case: "named"` with the noun before it ("ورقة الولد", "ورقة 7"), so that verbs after it are feminine;
### `article: "some"` as what something is or was, indefinite ("كانت آخر ورقة ولدًا");
### `article: "none"` bare, as in the name of one card ("ولد القلب", "7 القلب").

## Ranks

rank-A =
    { $case ->
        [named] ورقة الآس
       *[nominative] { $article ->
            [none] آس
            [some] آسًا
           *[the] الآس
        }
    }
rank-2 =
    { $case ->
        [named] ورقة 2
       *[nominative] 2
    }
rank-3 =
    { $case ->
        [named] ورقة 3
       *[nominative] 3
    }
rank-4 =
    { $case ->
        [named] ورقة 4
       *[nominative] 4
    }
rank-5 =
    { $case ->
        [named] ورقة 5
       *[nominative] 5
    }
rank-6 =
    { $case ->
        [named] ورقة 6
       *[nominative] 6
    }
rank-7 =
    { $case ->
        [named] ورقة 7
       *[nominative] 7
    }
rank-8 =
    { $case ->
        [named] ورقة 8
       *[nominative] 8
    }
rank-9 =
    { $case ->
        [named] ورقة 9
       *[nominative] 9
    }
rank-T =
    { $case ->
        [named] ورقة 10
       *[nominative] 10
    }
rank-J =
    { $case ->
        [named] ورقة الولد
       *[nominative] { $article ->
            [none] ولد
            [some] ولدًا
           *[the] الولد
        }
    }
rank-Q =
    { $case ->
        [named] ورقة البنت
       *[nominative] { $article ->
            [none] بنت
            [some] بنتًا
           *[the] البنت
        }
    }
rank-K =
    { $case ->
        [named] ورقة الشايب
       *[nominative] { $article ->
            [none] شايب
            [some] شايبًا
           *[the] الشايب
        }
    }

## Suits

suit-S = البستوني
suit-H = القلب
suit-D = الديناري
suit-C = السباتي

## One card, and kinds of cards

card =
    { $case ->
        [named] ورقة { FORM($rank, article: "none") } { $suit }
       *[nominative] { FORM($rank, article: "none") } { $suit }
    }
card-of-suit =
    { $case ->
        [named] أي ورقة من { $suit }
       *[nominative] { $article ->
            [none] أوراق { $suit }
            [some] ورقة من { $suit }
           *[the] أي ورقة من { $suit }
        }
    }
card-BJ =
    { $case ->
        [named] ورقة الولد الأسود
       *[nominative] { $article ->
            [none] الولد الأسود
            [some] ورقة الولد الأسود
           *[the] الولد الأسود
        }
    }
card-RJ =
    { $case ->
        [named] ورقة الولد الأحمر
       *[nominative] { $article ->
            [none] الولد الأحمر
            [some] ورقة الولد الأحمر
           *[the] الولد الأحمر
        }
    }
card-JK =
    { $case ->
        [named] ورقة الجوكر
       *[nominative] { $article ->
            [none] جوكر
            [some] جوكرًا
           *[the] الجوكر
        }
    }
card-JKr =
    { $case ->
        [named] ورقة الجوكر الأحمر
       *[nominative] { $article ->
            [none] جوكر أحمر
            [some] الجوكر الأحمر
           *[the] الجوكر الأحمر
        }
    }
card-JKb =
    { $case ->
        [named] ورقة الجوكر الأسود
       *[nominative] { $article ->
            [none] جوكر أسود
            [some] الجوكر الأسود
           *[the] الجوكر الأسود
        }
    }
card-effect =
    { $case ->
        [named] أي ورقة خاصة
       *[nominative] { $article ->
            [none] ورقة خاصة
            [some] ورقة خاصة
           *[the] أي ورقة خاصة
        }
    }
card-power =
    { $case ->
        [named] أي ورقة خاصة أو ورقة رد
       *[nominative] { $article ->
            [none] ورقة خاصة أو ورقة رد
            [some] ورقة خاصة أو ورقة رد
           *[the] أي ورقة خاصة أو ورقة رد
        }
    }
