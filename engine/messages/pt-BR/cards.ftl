### Cards in sentences. Each takes the forms a sentence asks for: `number: "plural"`; `article: "none"`, and in the plural
### `article: "definite"`; `case: "to"` after the preposition “a” (ao, à, aos, às). Its own has the article in the singular
### and none in the plural. Two to ten are figures, so that they are not mistaken for counts, which are words.

## Ranks

rank-A =
    { $number ->
        [plural] { $case ->
            [to] aos ases
           *[any] { $article ->
                [definite] os ases
               *[none] ases
            }
        }
       *[singular] { $case ->
            [to] a um ás
           *[any] { $article ->
                [none] ás
               *[some] um ás
            }
        }
    }
    .gender = masculine
rank-2 =
    { $number ->
        [plural] { $case ->
            [to] aos 2
           *[any] { $article ->
                [definite] os 2
               *[none] 2
            }
        }
       *[singular] { $case ->
            [to] a um 2
           *[any] { $article ->
                [none] 2
               *[some] um 2
            }
        }
    }
    .gender = masculine
rank-3 =
    { $number ->
        [plural] { $case ->
            [to] aos 3
           *[any] { $article ->
                [definite] os 3
               *[none] 3
            }
        }
       *[singular] { $case ->
            [to] a um 3
           *[any] { $article ->
                [none] 3
               *[some] um 3
            }
        }
    }
    .gender = masculine
rank-4 =
    { $number ->
        [plural] { $case ->
            [to] aos 4
           *[any] { $article ->
                [definite] os 4
               *[none] 4
            }
        }
       *[singular] { $case ->
            [to] a um 4
           *[any] { $article ->
                [none] 4
               *[some] um 4
            }
        }
    }
    .gender = masculine
rank-5 =
    { $number ->
        [plural] { $case ->
            [to] aos 5
           *[any] { $article ->
                [definite] os 5
               *[none] 5
            }
        }
       *[singular] { $case ->
            [to] a um 5
           *[any] { $article ->
                [none] 5
               *[some] um 5
            }
        }
    }
    .gender = masculine
rank-6 =
    { $number ->
        [plural] { $case ->
            [to] aos 6
           *[any] { $article ->
                [definite] os 6
               *[none] 6
            }
        }
       *[singular] { $case ->
            [to] a um 6
           *[any] { $article ->
                [none] 6
               *[some] um 6
            }
        }
    }
    .gender = masculine
rank-7 =
    { $number ->
        [plural] { $case ->
            [to] aos 7
           *[any] { $article ->
                [definite] os 7
               *[none] 7
            }
        }
       *[singular] { $case ->
            [to] a um 7
           *[any] { $article ->
                [none] 7
               *[some] um 7
            }
        }
    }
    .gender = masculine
rank-8 =
    { $number ->
        [plural] { $case ->
            [to] aos 8
           *[any] { $article ->
                [definite] os 8
               *[none] 8
            }
        }
       *[singular] { $case ->
            [to] a um 8
           *[any] { $article ->
                [none] 8
               *[some] um 8
            }
        }
    }
    .gender = masculine
rank-9 =
    { $number ->
        [plural] { $case ->
            [to] aos 9
           *[any] { $article ->
                [definite] os 9
               *[none] 9
            }
        }
       *[singular] { $case ->
            [to] a um 9
           *[any] { $article ->
                [none] 9
               *[some] um 9
            }
        }
    }
    .gender = masculine
rank-T =
    { $number ->
        [plural] { $case ->
            [to] aos 10
           *[any] { $article ->
                [definite] os 10
               *[none] 10
            }
        }
       *[singular] { $case ->
            [to] a um 10
           *[any] { $article ->
                [none] 10
               *[some] um 10
            }
        }
    }
    .gender = masculine
rank-J =
    { $number ->
        [plural] { $case ->
            [to] aos valetes
           *[any] { $article ->
                [definite] os valetes
               *[none] valetes
            }
        }
       *[singular] { $case ->
            [to] a um valete
           *[any] { $article ->
                [none] valete
               *[some] um valete
            }
        }
    }
    .gender = masculine
rank-Q =
    { $number ->
        [plural] { $case ->
            [to] às damas
           *[any] { $article ->
                [definite] as damas
               *[none] damas
            }
        }
       *[singular] { $case ->
            [to] a uma dama
           *[any] { $article ->
                [none] dama
               *[some] uma dama
            }
        }
    }
    .gender = feminine
rank-K =
    { $number ->
        [plural] { $case ->
            [to] aos reis
           *[any] { $article ->
                [definite] os reis
               *[none] reis
            }
        }
       *[singular] { $case ->
            [to] a um rei
           *[any] { $article ->
                [none] rei
               *[some] um rei
            }
        }
    }
    .gender = masculine

## Suits

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus

## One card, and kinds of cards

card =
    { $case ->
        [to] { TRAIT($rank, name: "gender") ->
            [feminine] à { FORM($rank, article: "none") } de { $suit }
           *[masculine] ao { FORM($rank, article: "none") } de { $suit }
        }
       *[any] { $article ->
            [none] { FORM($rank, article: "none") } de { $suit }
           *[some] { TRAIT($rank, name: "gender") ->
                [feminine] a { FORM($rank, article: "none") } de { $suit }
               *[masculine] o { FORM($rank, article: "none") } de { $suit }
            }
        }
    }
    .gender =
        { TRAIT($rank, name: "gender") ->
            [feminine] feminine
           *[masculine] masculine
        }
card-of-suit =
    { $number ->
        [plural] { $case ->
            [to] às cartas de { $suit }
           *[any] { $article ->
                [definite] as cartas de { $suit }
               *[none] cartas de { $suit }
            }
        }
       *[singular] { $case ->
            [to] a qualquer carta de { $suit }
           *[any] { $article ->
                [none] carta de { $suit }
               *[some] qualquer carta de { $suit }
            }
        }
    }
card-BJ =
    { $number ->
        [plural] { $case ->
            [to] aos valetes pretos
           *[any] { $article ->
                [definite] os valetes pretos
               *[none] valetes pretos
            }
        }
       *[singular] { $case ->
            [to] a um valete preto
           *[any] { $article ->
                [none] valete preto
               *[some] um valete preto
            }
        }
    }
card-RJ =
    { $number ->
        [plural] { $case ->
            [to] aos valetes vermelhos
           *[any] { $article ->
                [definite] os valetes vermelhos
               *[none] valetes vermelhos
            }
        }
       *[singular] { $case ->
            [to] a um valete vermelho
           *[any] { $article ->
                [none] valete vermelho
               *[some] um valete vermelho
            }
        }
    }
card-JK =
    { $number ->
        [plural] { $case ->
            [to] aos curingas
           *[any] { $article ->
                [definite] os curingas
               *[none] curingas
            }
        }
       *[singular] { $case ->
            [to] a um curinga
           *[any] { $article ->
                [none] curinga
               *[some] um curinga
            }
        }
    }
card-JKr =
    { $case ->
        [to] ao curinga vermelho
       *[any] { $article ->
            [none] curinga vermelho
           *[some] o curinga vermelho
        }
    }
card-JKb =
    { $case ->
        [to] ao curinga preto
       *[any] { $article ->
            [none] curinga preto
           *[some] o curinga preto
        }
    }
card-effect =
    { $number ->
        [plural] { $case ->
            [to] às cartas especiais
           *[any] { $article ->
                [definite] as cartas especiais
               *[none] cartas especiais
            }
        }
       *[singular] { $case ->
            [to] a uma carta especial
           *[any] { $article ->
                [none] carta especial
               *[some] uma carta especial
            }
        }
    }
card-power =
    { $number ->
        [plural] { $case ->
            [to] às cartas que fazem ou respondem algo
           *[any] { $article ->
                [definite] as cartas que fazem ou respondem algo
               *[none] cartas que fazem ou respondem algo
            }
        }
       *[singular] { $case ->
            [to] a uma carta que faz ou responde algo
           *[any] { $article ->
                [none] carta que faz ou responde algo
               *[some] uma carta que faz ou responde algo
            }
        }
    }
