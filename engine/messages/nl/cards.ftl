### Cards in sentences. Each takes the forms a sentence asks for: `number: "plural"`, or `article: "none"`; its own is
### with the article. A suit has `case: "compound"` for the front of a word: klaveren, but klaveraas.

## Ranks

rank-A =
    { $number ->
        [plural] azen
       *[singular] { $article ->
            [none] aas
           *[some] een aas
        }
    }
rank-2 =
    { $number ->
        [plural] tweeën
       *[singular] { $article ->
            [none] twee
           *[some] een twee
        }
    }
rank-3 =
    { $number ->
        [plural] drieën
       *[singular] { $article ->
            [none] drie
           *[some] een drie
        }
    }
rank-4 =
    { $number ->
        [plural] vieren
       *[singular] { $article ->
            [none] vier
           *[some] een vier
        }
    }
rank-5 =
    { $number ->
        [plural] vijven
       *[singular] { $article ->
            [none] vijf
           *[some] een vijf
        }
    }
rank-6 =
    { $number ->
        [plural] zessen
       *[singular] { $article ->
            [none] zes
           *[some] een zes
        }
    }
rank-7 =
    { $number ->
        [plural] zevens
       *[singular] { $article ->
            [none] zeven
           *[some] een zeven
        }
    }
rank-8 =
    { $number ->
        [plural] achten
       *[singular] { $article ->
            [none] acht
           *[some] een acht
        }
    }
rank-9 =
    { $number ->
        [plural] negens
       *[singular] { $article ->
            [none] negen
           *[some] een negen
        }
    }
rank-T =
    { $number ->
        [plural] tienen
       *[singular] { $article ->
            [none] tien
           *[some] een tien
        }
    }
rank-J =
    { $number ->
        [plural] boeren
       *[singular] { $article ->
            [none] boer
           *[some] een boer
        }
    }
rank-Q =
    { $number ->
        [plural] vrouwen
       *[singular] { $article ->
            [none] vrouw
           *[some] een vrouw
        }
    }
rank-K =
    { $number ->
        [plural] heren
       *[singular] { $article ->
            [none] heer
           *[some] een heer
        }
    }

## Suits

suit-S = schoppen
suit-H = harten
suit-D = ruiten
suit-C =
    { $case ->
        [compound] klaver
       *[own] klaveren
    }

## One card, and kinds of cards

card =
    { $article ->
        [none] { FORM($suit, case: "compound") }{ FORM($rank, article: "none") }
       *[some] de { FORM($suit, case: "compound") }{ FORM($rank, article: "none") }
    }
card-of-suit =
    { $number ->
        [plural] { FORM($suit, case: "compound") }kaarten
       *[singular] { $article ->
            [none] { FORM($suit, case: "compound") }kaart
           *[some] een { FORM($suit, case: "compound") }kaart
        }
    }
card-BJ =
    { $number ->
        [plural] zwarte boeren
       *[singular] { $article ->
            [none] zwarte boer
           *[some] een zwarte boer
        }
    }
card-RJ =
    { $number ->
        [plural] rode boeren
       *[singular] { $article ->
            [none] rode boer
           *[some] een rode boer
        }
    }
card-JK =
    { $number ->
        [plural] jokers
       *[singular] { $article ->
            [none] joker
           *[some] een joker
        }
    }
card-JKr =
    { $article ->
        [none] rode joker
       *[some] de rode joker
    }
card-JKb =
    { $article ->
        [none] zwarte joker
       *[some] de zwarte joker
    }
card-effect =
    { $number ->
        [plural] pestkaarten
       *[singular] { $article ->
            [none] pestkaart
           *[some] een pestkaart
        }
    }
card-power =
    { $number ->
        [plural] kaarten die iets doen of stoppen
       *[singular] { $article ->
            [none] kaart die iets doet of stopt
           *[some] een kaart die iets doet of stopt
        }
    }
