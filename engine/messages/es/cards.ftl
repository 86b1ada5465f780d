### Cards in sentences. A sentence may ask for `number: "plural"`, which is said with the article ("los ases"), for
### `article: "none"` or "definite", and for the case, which brings its preposition, for it grows together with the
### article: "dative" ("a un as", "al as", "a los ases") and "genitive" ("de un as", "del as", "de los ases").

## Ranks

rank-A =
    { $number ->
        [plural] { $case ->
            [dative] a los ases
            [genitive] de los ases
           *[nominative] los ases
        }
       *[singular] { $article ->
            [none] as
            [definite] { $case ->
                [dative] al as
                [genitive] del as
               *[nominative] el as
            }
           *[indefinite] { $case ->
                [dative] a un as
                [genitive] de un as
               *[nominative] un as
            }
        }
    }
rank-2 =
    { $number ->
        [plural] { $case ->
            [dative] a los doses
            [genitive] de los doses
           *[nominative] los doses
        }
       *[singular] { $article ->
            [none] dos
            [definite] { $case ->
                [dative] al dos
                [genitive] del dos
               *[nominative] el dos
            }
           *[indefinite] { $case ->
                [dative] a un dos
                [genitive] de un dos
               *[nominative] un dos
            }
        }
    }
rank-3 =
    { $number ->
        [plural] { $case ->
            [dative] a los treses
            [genitive] de los treses
           *[nominative] los treses
        }
       *[singular] { $article ->
            [none] tres
            [definite] { $case ->
                [dative] al tres
                [genitive] del tres
               *[nominative] el tres
            }
           *[indefinite] { $case ->
                [dative] a un tres
                [genitive] de un tres
               *[nominative] un tres
            }
        }
    }
rank-4 =
    { $number ->
        [plural] { $case ->
            [dative] a los cuatros
            [genitive] de los cuatros
           *[nominative] los cuatros
        }
       *[singular] { $article ->
            [none] cuatro
            [definite] { $case ->
                [dative] al cuatro
                [genitive] del cuatro
               *[nominative] el cuatro
            }
           *[indefinite] { $case ->
                [dative] a un cuatro
                [genitive] de un cuatro
               *[nominative] un cuatro
            }
        }
    }
rank-5 =
    { $number ->
        [plural] { $case ->
            [dative] a los cincos
            [genitive] de los cincos
           *[nominative] los cincos
        }
       *[singular] { $article ->
            [none] cinco
            [definite] { $case ->
                [dative] al cinco
                [genitive] del cinco
               *[nominative] el cinco
            }
           *[indefinite] { $case ->
                [dative] a un cinco
                [genitive] de un cinco
               *[nominative] un cinco
            }
        }
    }
rank-6 =
    { $number ->
        [plural] { $case ->
            [dative] a los seises
            [genitive] de los seises
           *[nominative] los seises
        }
       *[singular] { $article ->
            [none] seis
            [definite] { $case ->
                [dative] al seis
                [genitive] del seis
               *[nominative] el seis
            }
           *[indefinite] { $case ->
                [dative] a un seis
                [genitive] de un seis
               *[nominative] un seis
            }
        }
    }
rank-7 =
    { $number ->
        [plural] { $case ->
            [dative] a los sietes
            [genitive] de los sietes
           *[nominative] los sietes
        }
       *[singular] { $article ->
            [none] siete
            [definite] { $case ->
                [dative] al siete
                [genitive] del siete
               *[nominative] el siete
            }
           *[indefinite] { $case ->
                [dative] a un siete
                [genitive] de un siete
               *[nominative] un siete
            }
        }
    }
rank-8 =
    { $number ->
        [plural] { $case ->
            [dative] a los ochos
            [genitive] de los ochos
           *[nominative] los ochos
        }
       *[singular] { $article ->
            [none] ocho
            [definite] { $case ->
                [dative] al ocho
                [genitive] del ocho
               *[nominative] el ocho
            }
           *[indefinite] { $case ->
                [dative] a un ocho
                [genitive] de un ocho
               *[nominative] un ocho
            }
        }
    }
rank-9 =
    { $number ->
        [plural] { $case ->
            [dative] a los nueves
            [genitive] de los nueves
           *[nominative] los nueves
        }
       *[singular] { $article ->
            [none] nueve
            [definite] { $case ->
                [dative] al nueve
                [genitive] del nueve
               *[nominative] el nueve
            }
           *[indefinite] { $case ->
                [dative] a un nueve
                [genitive] de un nueve
               *[nominative] un nueve
            }
        }
    }
rank-T =
    { $number ->
        [plural] { $case ->
            [dative] a los dieces
            [genitive] de los dieces
           *[nominative] los dieces
        }
       *[singular] { $article ->
            [none] diez
            [definite] { $case ->
                [dative] al diez
                [genitive] del diez
               *[nominative] el diez
            }
           *[indefinite] { $case ->
                [dative] a un diez
                [genitive] de un diez
               *[nominative] un diez
            }
        }
    }
rank-J =
    { $number ->
        [plural] { $case ->
            [dative] a las jotas
            [genitive] de las jotas
           *[nominative] las jotas
        }
       *[singular] { $article ->
            [none] jota
            [definite] { $case ->
                [dative] a la jota
                [genitive] de la jota
               *[nominative] la jota
            }
           *[indefinite] { $case ->
                [dative] a una jota
                [genitive] de una jota
               *[nominative] una jota
            }
        }
    }
rank-Q =
    { $number ->
        [plural] { $case ->
            [dative] a las reinas
            [genitive] de las reinas
           *[nominative] las reinas
        }
       *[singular] { $article ->
            [none] reina
            [definite] { $case ->
                [dative] a la reina
                [genitive] de la reina
               *[nominative] la reina
            }
           *[indefinite] { $case ->
                [dative] a una reina
                [genitive] de una reina
               *[nominative] una reina
            }
        }
    }
rank-K =
    { $number ->
        [plural] { $case ->
            [dative] a los reyes
            [genitive] de los reyes
           *[nominative] los reyes
        }
       *[singular] { $article ->
            [none] rey
            [definite] { $case ->
                [dative] al rey
                [genitive] del rey
               *[nominative] el rey
            }
           *[indefinite] { $case ->
                [dative] a un rey
                [genitive] de un rey
               *[nominative] un rey
            }
        }
    }

## Suits

suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles

## One card, and kinds of cards

card =
    { $article ->
        [none] { FORM($rank, article: "none") } de { $suit }
       *[definite] { $case ->
            [dative] { FORM($rank, article: "definite", case: "dative") } de { $suit }
            [genitive] { FORM($rank, article: "definite", case: "genitive") } de { $suit }
           *[nominative] { FORM($rank, article: "definite") } de { $suit }
        }
    }
card-of-suit =
    { $article ->
        [none] carta de { $suit }
       *[indefinite] { $case ->
            [dative] a cualquier carta de { $suit }
            [genitive] de cualquier carta de { $suit }
           *[nominative] cualquier carta de { $suit }
        }
    }
card-BJ =
    { $number ->
        [plural] { $case ->
            [dative] a las jotas negras
            [genitive] de las jotas negras
           *[nominative] las jotas negras
        }
       *[singular] { $article ->
            [none] jota negra
           *[indefinite] { $case ->
                [dative] a una jota negra
                [genitive] de una jota negra
               *[nominative] una jota negra
            }
        }
    }
card-RJ =
    { $number ->
        [plural] { $case ->
            [dative] a las jotas rojas
            [genitive] de las jotas rojas
           *[nominative] las jotas rojas
        }
       *[singular] { $article ->
            [none] jota roja
           *[indefinite] { $case ->
                [dative] a una jota roja
                [genitive] de una jota roja
               *[nominative] una jota roja
            }
        }
    }
card-JK =
    { $number ->
        [plural] { $case ->
            [dative] a los jokers
            [genitive] de los jokers
           *[nominative] los jokers
        }
       *[singular] { $article ->
            [none] joker
           *[indefinite] { $case ->
                [dative] a un joker
                [genitive] de un joker
               *[nominative] un joker
            }
        }
    }
card-JKr =
    { $article ->
        [none] joker rojo
       *[definite] { $case ->
            [dative] al joker rojo
            [genitive] del joker rojo
           *[nominative] el joker rojo
        }
    }
card-JKb =
    { $article ->
        [none] joker negro
       *[definite] { $case ->
            [dative] al joker negro
            [genitive] del joker negro
           *[nominative] el joker negro
        }
    }
card-effect =
    { $number ->
        [plural] { $case ->
            [dative] a las cartas especiales
            [genitive] de las cartas especiales
           *[nominative] las cartas especiales
        }
       *[singular] { $article ->
            [none] carta especial
           *[indefinite] { $case ->
                [dative] a una carta especial
                [genitive] de una carta especial
               *[nominative] una carta especial
            }
        }
    }
card-power =
    { $number ->
        [plural] { $case ->
            [dative] a las cartas que hacen o anulan algo
            [genitive] de las cartas que hacen o anulan algo
           *[nominative] las cartas que hacen o anulan algo
        }
       *[singular] { $article ->
            [none] carta que hace o anula algo
           *[indefinite] { $case ->
                [dative] a una carta que hace o anula algo
                [genitive] de una carta que hace o anula algo
               *[nominative] una carta que hace o anula algo
            }
        }
    }
