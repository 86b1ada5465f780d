### Cards in sentences. Each takes the forms a sentence asks for: `number: "plural"`, or `article: "none"`; its own is
### with the article.

## Ranks

rank-A =
    { $number ->
        [plural] Aces
       *[singular] { $article ->
            [none] Ace
           *[some] an Ace
        }
    }
rank-2 =
    { $number ->
        [plural] twos
       *[singular] { $article ->
            [none] two
           *[some] a two
        }
    }
rank-3 =
    { $number ->
        [plural] threes
       *[singular] { $article ->
            [none] three
           *[some] a three
        }
    }
rank-4 =
    { $number ->
        [plural] fours
       *[singular] { $article ->
            [none] four
           *[some] a four
        }
    }
rank-5 =
    { $number ->
        [plural] fives
       *[singular] { $article ->
            [none] five
           *[some] a five
        }
    }
rank-6 =
    { $number ->
        [plural] sixes
       *[singular] { $article ->
            [none] six
           *[some] a six
        }
    }
rank-7 =
    { $number ->
        [plural] sevens
       *[singular] { $article ->
            [none] seven
           *[some] a seven
        }
    }
rank-8 =
    { $number ->
        [plural] eights
       *[singular] { $article ->
            [none] eight
           *[some] an eight
        }
    }
rank-9 =
    { $number ->
        [plural] nines
       *[singular] { $article ->
            [none] nine
           *[some] a nine
        }
    }
rank-T =
    { $number ->
        [plural] tens
       *[singular] { $article ->
            [none] ten
           *[some] a ten
        }
    }
rank-J =
    { $number ->
        [plural] Jacks
       *[singular] { $article ->
            [none] Jack
           *[some] a Jack
        }
    }
rank-Q =
    { $number ->
        [plural] Queens
       *[singular] { $article ->
            [none] Queen
           *[some] a Queen
        }
    }
rank-K =
    { $number ->
        [plural] Kings
       *[singular] { $article ->
            [none] King
           *[some] a King
        }
    }

## Suits

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

## One card, and kinds of cards

card =
    { $article ->
        [none] { FORM($rank, article: "none") } of { $suit }
       *[some] the { FORM($rank, article: "none") } of { $suit }
    }
card-of-suit =
    { $article ->
        [none] of the { $suit }
       *[some] any of the { $suit }
    }
card-BJ =
    { $number ->
        [plural] black Jacks
       *[singular] { $article ->
            [none] black Jack
           *[some] a black Jack
        }
    }
card-RJ =
    { $number ->
        [plural] red Jacks
       *[singular] { $article ->
            [none] red Jack
           *[some] a red Jack
        }
    }
card-JK =
    { $number ->
        [plural] jokers
       *[singular] { $article ->
            [none] joker
           *[some] a joker
        }
    }
card-JKr =
    { $article ->
        [none] red joker
       *[some] the red joker
    }
card-JKb =
    { $article ->
        [none] black joker
       *[some] the black joker
    }
card-effect =
    { $number ->
        [plural] special cards
       *[singular] { $article ->
            [none] special card
           *[some] a special card
        }
    }
card-power =
    { $number ->
        [plural] cards that do or answer something
       *[singular] { $article ->
            [none] card that does or answers something
           *[some] a card that does or answers something
        }
    }
