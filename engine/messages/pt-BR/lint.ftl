### What cannot work in a ruleset.

lint-no-points = a partida vale pontos, mas nenhuma rodada dá pontos
lint-no-card-values = contam-se os pontos das cartas, mas nenhuma carta vale pontos
lint-points-in-play = só num jogo de sequências dá para marcar pontos durante a rodada
lint-no-life-is-lost = quem sobra perde uma vida, mas a rodada acaba quando o primeiro bate
lint-nobody-comes-back = ninguém pode voltar: a rodada acaba quando o primeiro bate
lint-nobody-loses = ninguém perde a rodada: ela acaba quando o primeiro bate
lint-no-word = não há nada para dizer com poucas cartas
lint-word-due-at-once = os jogadores teriam que avisar logo depois que as cartas são dadas
lint-no-starter = não sobra carta para ser a primeira virada
lint-rides-on-nothing = o baralho não tem a carta com a qual ela precisa ser jogada
lint-no-card-follows = nenhuma carta pode ir sobre outra
lint-some-cards-never-follow = algumas cartas nunca podem ser jogadas, e quem fica com uma não consegue bater
lint-no-last-card = nenhuma carta pode ser a última, então ninguém consegue bater
lint-last-must-be-covered = toda carta que pode ser a última precisa ser coberta, então ninguém consegue bater
lint-few-last-cards = pouquíssimas cartas podem ser a última, então as rodadas podem quase nunca acabar
lint-turn-never-passes = toda carta faz jogar de novo ou precisa ser coberta, então a vez nunca passa
lint-turn-comes-back = com { $seats } jogadores, toda carta devolve a vez a quem jogou
lint-turn-hardly-passes = pelo menos metade das cartas faz jogar de novo, então a vez talvez quase nunca passe
lint-hands-pass-on = pelo menos metade das cartas faz todos passarem suas cartas, então as rodadas podem quase nunca acabar
lint-only-first-happens = quando você joga { $card }, { LIST($does, type: "and") }, mas só a primeira coisa aconteceria
lint-nothing-to-answer = nenhuma carta do baralho faz comprar o que estas rebatem
lint-pickup-too-large = nada rebate um +{ $count }, mas com { $seats } jogadores podem sobrar no máximo { $left } cartas
lint-sum-outgrows-pack = com { $seats } jogadores, o total pode chegar a { $count } cartas, mas só existem { $pack }
lint-only-followed = num jogo de sequências, o que as cartas fazem não conta, só ir em tudo
