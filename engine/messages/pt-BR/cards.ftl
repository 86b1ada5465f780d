### Cards in sentences. Each takes the forms a sentence asks for: `number: "plural"`; `article: "none"`, and in the plural
### `article: "definite"`. Its own has the article in the singular and none in the plural. Two to ten are figures, so that
### they are not mistaken for counts, which are words.

## Ranks

rank-A =
    { $number ->
        [plural] { $article ->
            [definite] os ases
           *[none] ases
        }
       *[singular] { $article ->
            [none] ás
           *[some] um ás
        }
    }
    .gender = masculine
rank-2 =
    { $number ->
        [plural] { $article ->
            [definite] os 2
           *[none] 2
        }
       *[singular] { $article ->
            [none] 2
           *[some] um 2
        }
    }
    .gender = masculine
rank-3 =
    { $number ->
        [plural] { $article ->
            [definite] os 3
           *[none] 3
        }
       *[singular] { $article ->
            [none] 3
           *[some] um 3
        }
    }
    .gender = masculine
rank-4 =
    { $number ->
        [plural] { $article ->
            [definite] os 4
           *[none] 4
        }
       *[singular] { $article ->
            [none] 4
           *[some] um 4
        }
    }
    .gender = masculine
rank-5 =
    { $number ->
        [plural] { $article ->
            [definite] os 5
           *[none] 5
        }
       *[singular] { $article ->
            [none] 5
           *[some] um 5
        }
    }
    .gender = masculine
rank-6 =
    { $number ->
        [plural] { $article ->
            [definite] os 6
           *[none] 6
        }
       *[singular] { $article ->
            [none] 6
           *[some] um 6
        }
    }
    .gender = masculine
rank-7 =
    { $number ->
        [plural] { $article ->
            [definite] os 7
           *[none] 7
        }
       *[singular] { $article ->
            [none] 7
           *[some] um 7
        }
    }
    .gender = masculine
rank-8 =
    { $number ->
        [plural] { $article ->
            [definite] os 8
           *[none] 8
        }
       *[singular] { $article ->
            [none] 8
           *[some] um 8
        }
    }
    .gender = masculine
rank-9 =
    { $number ->
        [plural] { $article ->
            [definite] os 9
           *[none] 9
        }
       *[singular] { $article ->
            [none] 9
           *[some] um 9
        }
    }
    .gender = masculine
rank-T =
    { $number ->
        [plural] { $article ->
            [definite] os 10
           *[none] 10
        }
       *[singular] { $article ->
            [none] 10
           *[some] um 10
        }
    }
    .gender = masculine
rank-J =
    { $number ->
        [plural] { $article ->
            [definite] os valetes
           *[none] valetes
        }
       *[singular] { $article ->
            [none] valete
           *[some] um valete
        }
    }
    .gender = masculine
rank-Q =
    { $number ->
        [plural] { $article ->
            [definite] as damas
           *[none] damas
        }
       *[singular] { $article ->
            [none] dama
           *[some] uma dama
        }
    }
    .gender = feminine
rank-K =
    { $number ->
        [plural] { $article ->
            [definite] os reis
           *[none] reis
        }
       *[singular] { $article ->
            [none] rei
           *[some] um rei
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
    { $article ->
        [none] { FORM($rank, article: "none") } de { $suit }
       *[some] { TRAIT($rank, name: "gender") ->
            [feminine] a { FORM($rank, article: "none") } de { $suit }
           *[masculine] o { FORM($rank, article: "none") } de { $suit }
        }
    }
    .gender =
        { TRAIT($rank, name: "gender") ->
            [feminine] feminine
           *[masculine] masculine
        }
card-of-suit =
    { $number ->
        [plural] { $article ->
            [definite] as cartas de { $suit }
           *[none] cartas de { $suit }
        }
       *[singular] { $article ->
            [none] carta de { $suit }
           *[some] qualquer carta de { $suit }
        }
    }
card-BJ =
    { $number ->
        [plural] { $article ->
            [definite] os valetes pretos
           *[none] valetes pretos
        }
       *[singular] { $article ->
            [none] valete preto
           *[some] um valete preto
        }
    }
card-RJ =
    { $number ->
        [plural] { $article ->
            [definite] os valetes vermelhos
           *[none] valetes vermelhos
        }
       *[singular] { $article ->
            [none] valete vermelho
           *[some] um valete vermelho
        }
    }
card-JK =
    { $number ->
        [plural] { $article ->
            [definite] os curingas
           *[none] curingas
        }
       *[singular] { $article ->
            [none] curinga
           *[some] um curinga
        }
    }
card-JKr =
    { $article ->
        [none] curinga vermelho
       *[some] o curinga vermelho
    }
card-JKb =
    { $article ->
        [none] curinga preto
       *[some] o curinga preto
    }
card-effect =
    { $number ->
        [plural] { $article ->
            [definite] as cartas especiais
           *[none] cartas especiais
        }
       *[singular] { $article ->
            [none] carta especial
           *[some] uma carta especial
        }
    }
card-power =
    { $number ->
        [plural] { $article ->
            [definite] as cartas que fazem algo ou rebatem
           *[none] cartas que fazem algo ou rebatem
        }
       *[singular] { $article ->
            [none] carta que faz algo ou rebate
           *[some] uma carta que faz algo ou rebate
        }
    }
