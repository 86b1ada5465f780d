### What cannot work in a ruleset.

lint-no-points = a partida vale pontos, mas nenhuma rodada dá pontos
lint-no-card-values = contam-se os pontos das cartas, mas nenhuma carta vale pontos
lint-points-in-play = só num jogo de sequências dá para marcar pontos durante a rodada
lint-no-life-is-lost = quem sobra por último perde uma vida, mas a rodada acaba quando o primeiro bate
lint-nobody-comes-back = ninguém pode voltar: a rodada acaba quando o primeiro bate
lint-nobody-loses = ninguém perde a rodada: ela acaba quando o primeiro bate
lint-no-word = não há palavra para dizer
lint-word-due-at-once = a palavra teria de ser dita antes de qualquer jogada
lint-no-starter = nenhuma carta pode ser a primeira carta virada
lint-rides-on-nothing = o baralho não tem a carta com a qual esta faz efeito
lint-no-card-follows = nenhuma carta pode ir sobre outra
lint-some-cards-never-follow = algumas cartas nunca podem ser jogadas, e quem tem uma delas não consegue bater
lint-no-last-card = nenhuma carta pode ser a última, então nenhuma rodada chega ao fim
lint-last-must-be-covered = toda carta que pode ser a última precisa ser coberta, então nenhuma rodada chega ao fim
lint-few-last-cards = pouquíssimas cartas podem ser a última, então talvez quase nenhuma rodada chegue ao fim
lint-turn-never-passes = toda carta dá direito a jogar de novo ou precisa ser coberta, então a vez nunca passa
lint-turn-comes-back = com { $seats } jogadores, toda carta devolve a vez a quem jogou
lint-turn-hardly-passes = pelo menos metade das cartas dá direito a jogar de novo, então a vez talvez quase nunca passe
lint-hands-pass-on = pelo menos metade das cartas faz todos trocarem de cartas, então talvez quase nenhuma rodada chegue ao fim
lint-nothing-to-answer = nenhuma carta do baralho provoca o que estas cartas respondem
lint-pickup-too-large =
    { $count ->
        [1] nada responde à carta a pegar, mas com { $seats } jogadores podem sobrar no máximo { $left }
       *[other] nada responde às { $count } cartas a pegar, mas com { $seats } jogadores podem sobrar no máximo { $left }
    }
lint-sum-outgrows-pack = com { $seats } jogadores, a soma pode chegar a { $count } cartas, mas só existem { $pack }
lint-only-followed = num jogo de sequências não há cartas especiais; algumas apenas vão sobre qualquer outra
