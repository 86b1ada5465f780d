### Cards in sentences. Each takes the forms a sentence asks for: `case: "genitive"` (de) and `"dative"` (à),
### `number: "plural"` (les, des, aux), `article: "none"` or `"definite"`; its own is with the article. Twos to tens are
### written in figures, as card players do: « deux cartes » are never « les 2 ».

## Ranks

rank-A =
    { $article ->
        [none] as
        [definite] { $case ->
            [genitive] de l’as
            [dative] à l’as
           *[nominative] l’as
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des as
                [dative] aux as
               *[nominative] les as
            }
           *[singular] { $case ->
                [genitive] d’un as
                [dative] à un as
               *[nominative] un as
            }
        }
    }

rank-2 =
    { $article ->
        [none] 2
        [definite] { $case ->
            [genitive] du 2
            [dative] au 2
           *[nominative] le 2
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des 2
                [dative] aux 2
               *[nominative] les 2
            }
           *[singular] { $case ->
                [genitive] d’un 2
                [dative] à un 2
               *[nominative] un 2
            }
        }
    }

rank-3 =
    { $article ->
        [none] 3
        [definite] { $case ->
            [genitive] du 3
            [dative] au 3
           *[nominative] le 3
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des 3
                [dative] aux 3
               *[nominative] les 3
            }
           *[singular] { $case ->
                [genitive] d’un 3
                [dative] à un 3
               *[nominative] un 3
            }
        }
    }

rank-4 =
    { $article ->
        [none] 4
        [definite] { $case ->
            [genitive] du 4
            [dative] au 4
           *[nominative] le 4
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des 4
                [dative] aux 4
               *[nominative] les 4
            }
           *[singular] { $case ->
                [genitive] d’un 4
                [dative] à un 4
               *[nominative] un 4
            }
        }
    }

rank-5 =
    { $article ->
        [none] 5
        [definite] { $case ->
            [genitive] du 5
            [dative] au 5
           *[nominative] le 5
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des 5
                [dative] aux 5
               *[nominative] les 5
            }
           *[singular] { $case ->
                [genitive] d’un 5
                [dative] à un 5
               *[nominative] un 5
            }
        }
    }

rank-6 =
    { $article ->
        [none] 6
        [definite] { $case ->
            [genitive] du 6
            [dative] au 6
           *[nominative] le 6
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des 6
                [dative] aux 6
               *[nominative] les 6
            }
           *[singular] { $case ->
                [genitive] d’un 6
                [dative] à un 6
               *[nominative] un 6
            }
        }
    }

rank-7 =
    { $article ->
        [none] 7
        [definite] { $case ->
            [genitive] du 7
            [dative] au 7
           *[nominative] le 7
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des 7
                [dative] aux 7
               *[nominative] les 7
            }
           *[singular] { $case ->
                [genitive] d’un 7
                [dative] à un 7
               *[nominative] un 7
            }
        }
    }

rank-8 =
    { $article ->
        [none] 8
        [definite] { $case ->
            [genitive] du 8
            [dative] au 8
           *[nominative] le 8
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des 8
                [dative] aux 8
               *[nominative] les 8
            }
           *[singular] { $case ->
                [genitive] d’un 8
                [dative] à un 8
               *[nominative] un 8
            }
        }
    }

rank-9 =
    { $article ->
        [none] 9
        [definite] { $case ->
            [genitive] du 9
            [dative] au 9
           *[nominative] le 9
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des 9
                [dative] aux 9
               *[nominative] les 9
            }
           *[singular] { $case ->
                [genitive] d’un 9
                [dative] à un 9
               *[nominative] un 9
            }
        }
    }

rank-T =
    { $article ->
        [none] 10
        [definite] { $case ->
            [genitive] du 10
            [dative] au 10
           *[nominative] le 10
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des 10
                [dative] aux 10
               *[nominative] les 10
            }
           *[singular] { $case ->
                [genitive] d’un 10
                [dative] à un 10
               *[nominative] un 10
            }
        }
    }

rank-J =
    { $article ->
        [none] { $number ->
            [plural] valets
           *[singular] valet
        }
        [definite] { $case ->
            [genitive] du valet
            [dative] au valet
           *[nominative] le valet
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des valets
                [dative] aux valets
               *[nominative] les valets
            }
           *[singular] { $case ->
                [genitive] d’un valet
                [dative] à un valet
               *[nominative] un valet
            }
        }
    }

rank-Q =
    { $article ->
        [none] { $number ->
            [plural] dames
           *[singular] dame
        }
        [definite] { $case ->
            [genitive] de la dame
            [dative] à la dame
           *[nominative] la dame
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des dames
                [dative] aux dames
               *[nominative] les dames
            }
           *[singular] { $case ->
                [genitive] d’une dame
                [dative] à une dame
               *[nominative] une dame
            }
        }
    }

rank-K =
    { $article ->
        [none] { $number ->
            [plural] rois
           *[singular] roi
        }
        [definite] { $case ->
            [genitive] du roi
            [dative] au roi
           *[nominative] le roi
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des rois
                [dative] aux rois
               *[nominative] les rois
            }
           *[singular] { $case ->
                [genitive] d’un roi
                [dative] à un roi
               *[nominative] un roi
            }
        }
    }

## Suits

suit-S =
    { $number ->
        [plural] piques
       *[singular] pique
    }

suit-H =
    { $number ->
        [plural] cœurs
       *[singular] cœur
    }

suit-D =
    { $number ->
        [plural] carreaux
       *[singular] carreau
    }

suit-C =
    { $number ->
        [plural] trèfles
       *[singular] trèfle
    }

## One card, and kinds of cards

card =
    { $article ->
        [none] { FORM($rank, article: "none") } de { $suit }
       *[definite] { $case ->
            [genitive] { FORM($rank, article: "definite", case: "genitive") } de { $suit }
            [dative] { FORM($rank, article: "definite", case: "dative") } de { $suit }
           *[nominative] { FORM($rank, article: "definite") } de { $suit }
        }
    }

card-of-suit =
    { $article ->
        [none] { $number ->
            [plural] { FORM($suit, number: "plural") }
           *[singular] { $suit }
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des { FORM($suit, number: "plural") }
                [dative] aux { FORM($suit, number: "plural") }
               *[nominative] les { FORM($suit, number: "plural") }
            }
           *[singular] { $case ->
                [genitive] d’un { $suit }
                [dative] à un { $suit }
               *[nominative] un { $suit }
            }
        }
    }

card-BJ =
    { $article ->
        [none] { $number ->
            [plural] valets noirs
           *[singular] valet noir
        }
        [definite] { $case ->
            [genitive] du valet noir
            [dative] au valet noir
           *[nominative] le valet noir
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des valets noirs
                [dative] aux valets noirs
               *[nominative] les valets noirs
            }
           *[singular] { $case ->
                [genitive] d’un valet noir
                [dative] à un valet noir
               *[nominative] un valet noir
            }
        }
    }

card-RJ =
    { $article ->
        [none] { $number ->
            [plural] valets rouges
           *[singular] valet rouge
        }
        [definite] { $case ->
            [genitive] du valet rouge
            [dative] au valet rouge
           *[nominative] le valet rouge
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des valets rouges
                [dative] aux valets rouges
               *[nominative] les valets rouges
            }
           *[singular] { $case ->
                [genitive] d’un valet rouge
                [dative] à un valet rouge
               *[nominative] un valet rouge
            }
        }
    }

card-JK =
    { $article ->
        [none] { $number ->
            [plural] jokers
           *[singular] joker
        }
        [definite] { $case ->
            [genitive] du joker
            [dative] au joker
           *[nominative] le joker
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des jokers
                [dative] aux jokers
               *[nominative] les jokers
            }
           *[singular] { $case ->
                [genitive] d’un joker
                [dative] à un joker
               *[nominative] un joker
            }
        }
    }

card-JKr =
    { $article ->
        [none] joker rouge
       *[definite] { $case ->
            [genitive] du joker rouge
            [dative] au joker rouge
           *[nominative] le joker rouge
        }
    }

card-JKb =
    { $article ->
        [none] joker noir
       *[definite] { $case ->
            [genitive] du joker noir
            [dative] au joker noir
           *[nominative] le joker noir
        }
    }

card-effect =
    { $article ->
        [none] { $number ->
            [plural] cartes spéciales
           *[singular] carte spéciale
        }
        [definite] { $case ->
            [genitive] de la carte spéciale
            [dative] à la carte spéciale
           *[nominative] la carte spéciale
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des cartes spéciales
                [dative] aux cartes spéciales
               *[nominative] les cartes spéciales
            }
           *[singular] { $case ->
                [genitive] d’une carte spéciale
                [dative] à une carte spéciale
               *[nominative] une carte spéciale
            }
        }
    }

card-power =
    { $article ->
        [none] { $number ->
            [plural] cartes spéciales ou qui contrent
           *[singular] carte spéciale ou qui contre
        }
        [definite] { $case ->
            [genitive] de la carte spéciale ou qui contre
            [dative] à la carte spéciale ou qui contre
           *[nominative] la carte spéciale ou qui contre
        }
       *[some] { $number ->
            [plural] { $case ->
                [genitive] des cartes spéciales ou qui contrent
                [dative] aux cartes spéciales ou qui contrent
               *[nominative] les cartes spéciales ou qui contrent
            }
           *[singular] { $case ->
                [genitive] d’une carte spéciale ou qui contre
                [dative] à une carte spéciale ou qui contre
               *[nominative] une carte spéciale ou qui contre
            }
        }
    }
