### Karten in Sätzen. Von sich aus ist jede ihr bloßer Name, so wie sie auf einer Taste oder in einer Liste steht: „Ass“.
### Ein Satz fragt nach `article: "some"` (ein Ass, das Herz-Ass), nach `case: "accusative"` oder `"dative"` und nach
### `number: "plural"`. Mit `.gender` findet `card` den Artikel zu „Herz-Ass“.

## Werte

rank-A =
    { $number ->
        [plural] { $case ->
            [dative] Assen
           *[nominative] Asse
        }
       *[singular] { $article ->
            [some] { $case ->
                [dative] einem Ass
               *[nominative] ein Ass
            }
           *[none] Ass
        }
    }
    .gender = neuter
rank-2 =
    { $number ->
        [plural] Zweien
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Zwei
               *[nominative] eine Zwei
            }
           *[none] Zwei
        }
    }
    .gender = feminine
rank-3 =
    { $number ->
        [plural] Dreien
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Drei
               *[nominative] eine Drei
            }
           *[none] Drei
        }
    }
    .gender = feminine
rank-4 =
    { $number ->
        [plural] Vieren
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Vier
               *[nominative] eine Vier
            }
           *[none] Vier
        }
    }
    .gender = feminine
rank-5 =
    { $number ->
        [plural] Fünfen
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Fünf
               *[nominative] eine Fünf
            }
           *[none] Fünf
        }
    }
    .gender = feminine
rank-6 =
    { $number ->
        [plural] Sechsen
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Sechs
               *[nominative] eine Sechs
            }
           *[none] Sechs
        }
    }
    .gender = feminine
rank-7 =
    { $number ->
        [plural] Siebenen
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Sieben
               *[nominative] eine Sieben
            }
           *[none] Sieben
        }
    }
    .gender = feminine
rank-8 =
    { $number ->
        [plural] Achten
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Acht
               *[nominative] eine Acht
            }
           *[none] Acht
        }
    }
    .gender = feminine
rank-9 =
    { $number ->
        [plural] Neunen
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Neun
               *[nominative] eine Neun
            }
           *[none] Neun
        }
    }
    .gender = feminine
rank-T =
    { $number ->
        [plural] Zehnen
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Zehn
               *[nominative] eine Zehn
            }
           *[none] Zehn
        }
    }
    .gender = feminine
rank-J =
    { $number ->
        [plural] { $case ->
            [dative] Buben
           *[nominative] Buben
        }
       *[singular] { $article ->
            [some] { $case ->
                [accusative] einen Buben
                [dative] einem Buben
               *[nominative] ein Bube
            }
           *[none] { $case ->
                [accusative] Buben
                [dative] Buben
               *[nominative] Bube
            }
        }
    }
    .gender = masculine
rank-Q =
    { $number ->
        [plural] Damen
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Dame
               *[nominative] eine Dame
            }
           *[none] Dame
        }
    }
    .gender = feminine
rank-K =
    { $number ->
        [plural] { $case ->
            [dative] Königen
           *[nominative] Könige
        }
       *[singular] { $article ->
            [some] { $case ->
                [accusative] einen König
                [dative] einem König
               *[nominative] ein König
            }
           *[none] { $case ->
                [accusative] König
                [dative] König
               *[nominative] König
            }
        }
    }
    .gender = masculine

## Farben

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

## Eine bestimmte Karte, und Arten von Karten

card =
    { $article ->
        [some] { TRAIT($rank, name: "gender") ->
            [masculine] { $case ->
                [accusative] den { $suit }-{ FORM($rank, case: "accusative") }
                [dative] dem { $suit }-{ FORM($rank, case: "dative") }
               *[nominative] der { $suit }-{ FORM($rank, case: "nominative") }
            }
            [feminine] { $case ->
                [dative] der { $suit }-{ $rank }
               *[nominative] die { $suit }-{ $rank }
            }
           *[neuter] { $case ->
                [dative] dem { $suit }-{ $rank }
               *[nominative] das { $suit }-{ $rank }
            }
        }
       *[none] { $suit }-{ $rank }
    }
card-of-suit =
    { $number ->
        [plural] { $suit }-Karten
       *[singular] { $article ->
            [some] { $case ->
                [dative] jeder { $suit }-Karte
               *[nominative] jede { $suit }-Karte
            }
           *[none] { $suit }-Karte
        }
    }
card-BJ =
    { $number ->
        [plural] { $case ->
            [dative] schwarzen Buben
           *[nominative] schwarze Buben
        }
       *[singular] { $article ->
            [some] { $case ->
                [accusative] einen schwarzen Buben
                [dative] einem schwarzen Buben
               *[nominative] ein schwarzer Bube
            }
           *[none] { $case ->
                [accusative] schwarzen Buben
                [dative] schwarzem Buben
               *[nominative] schwarzer Bube
            }
        }
    }
    .gender = masculine
card-RJ =
    { $number ->
        [plural] { $case ->
            [dative] roten Buben
           *[nominative] rote Buben
        }
       *[singular] { $article ->
            [some] { $case ->
                [accusative] einen roten Buben
                [dative] einem roten Buben
               *[nominative] ein roter Bube
            }
           *[none] { $case ->
                [accusative] roten Buben
                [dative] rotem Buben
               *[nominative] roter Bube
            }
        }
    }
    .gender = masculine
card-JK =
    { $number ->
        [plural] { $case ->
            [dative] Jokern
           *[nominative] Joker
        }
       *[singular] { $article ->
            [some] { $case ->
                [accusative] einen Joker
                [dative] einem Joker
               *[nominative] ein Joker
            }
           *[none] { $case ->
                [accusative] Joker
                [dative] Joker
               *[nominative] Joker
            }
        }
    }
    .gender = masculine
# Der Name allein steht auch mitten in Sätzen („Ada legt Joker (rot)“), die ihn nicht beugen können.
card-JKr =
    { $article ->
        [some] { $case ->
            [accusative] den roten Joker
            [dative] dem roten Joker
           *[nominative] der rote Joker
        }
       *[none] Joker (rot)
    }
card-JKb =
    { $article ->
        [some] { $case ->
            [accusative] den schwarzen Joker
            [dative] dem schwarzen Joker
           *[nominative] der schwarze Joker
        }
       *[none] Joker (schwarz)
    }
card-effect =
    { $number ->
        [plural] Aktionskarten
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Aktionskarte
               *[nominative] eine Aktionskarte
            }
           *[none] Aktionskarte
        }
    }
card-power =
    { $number ->
        [plural] Aktions- oder Konterkarten
       *[singular] { $article ->
            [some] { $case ->
                [dative] einer Aktions- oder Konterkarte
               *[nominative] eine Aktions- oder Konterkarte
            }
           *[none] Aktions- oder Konterkarte
        }
    }
