### Cards in sentences. A card stands by itself, definite ("السبعة"), or as a sentence asks:
### `case: "named"` with the noun before it ("ورقة السبعة"), so that verbs after it are feminine; `case: "genitive"` after a
### preposition or another noun; `article: "some"` as what something is or was, indefinite ("كانت آخر ورقة سبعة");
### `article: "none"` bare, as in the name of one card ("سبعة القلب").

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
        [named] ورقة الاثنين
        [genitive] الاثنين
       *[nominative] { $article ->
            [none] اثنين
            [some] اثنين
           *[the] الاثنان
        }
    }
rank-3 =
    { $case ->
        [named] ورقة الثلاثة
       *[nominative] { $article ->
            [none] ثلاثة
            [some] ثلاثة
           *[the] الثلاثة
        }
    }
rank-4 =
    { $case ->
        [named] ورقة الأربعة
       *[nominative] { $article ->
            [none] أربعة
            [some] أربعة
           *[the] الأربعة
        }
    }
rank-5 =
    { $case ->
        [named] ورقة الخمسة
       *[nominative] { $article ->
            [none] خمسة
            [some] خمسة
           *[the] الخمسة
        }
    }
rank-6 =
    { $case ->
        [named] ورقة الستة
       *[nominative] { $article ->
            [none] ستة
            [some] ستة
           *[the] الستة
        }
    }
rank-7 =
    { $case ->
        [named] ورقة السبعة
       *[nominative] { $article ->
            [none] سبعة
            [some] سبعة
           *[the] السبعة
        }
    }
rank-8 =
    { $case ->
        [named] ورقة الثمانية
       *[nominative] { $article ->
            [none] ثمانية
            [some] ثمانية
           *[the] الثمانية
        }
    }
rank-9 =
    { $case ->
        [named] ورقة التسعة
       *[nominative] { $article ->
            [none] تسعة
            [some] تسعة
           *[the] التسعة
        }
    }
rank-T =
    { $case ->
        [named] ورقة العشرة
       *[nominative] { $article ->
            [none] عشرة
            [some] عشرة
           *[the] العشرة
        }
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

suit-S = الباستوني
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
            [none] ولد أسود
            [some] ولدًا أسود
           *[the] الولد الأسود
        }
    }
card-RJ =
    { $case ->
        [named] ورقة الولد الأحمر
       *[nominative] { $article ->
            [none] ولد أحمر
            [some] ولدًا أحمر
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
        [named] أي ورقة ذات تأثير
       *[nominative] { $article ->
            [none] ورقة ذات تأثير
            [some] ورقة ذات تأثير
           *[the] أي ورقة ذات تأثير
        }
    }
card-power =
    { $case ->
        [named] أي ورقة لها تأثير أو ترد على غيرها
       *[nominative] { $article ->
            [none] ورقة لها تأثير أو ترد على غيرها
            [some] ورقة لها تأثير أو ترد على غيرها
           *[the] أي ورقة لها تأثير أو ترد على غيرها
        }
    }
