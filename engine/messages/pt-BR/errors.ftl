### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = não dá para ler isto como regras; talvez seja de uma versão mais nova do app
rules-seats = podem jogar de { $least } a { $most } jogadores, não { $seats }
rules-too-many-cards = as { $cards } cartas que há não bastam para { $seats } mãos de { $deal } cartas e a primeira carta virada
rules-too-many-jokers = { $jokers } curingas são mais do que há nos baralhos
rules-answers-nothing = isto responde a cartas que nada manda pegar
rules-no-group = nenhuma carta que faz pegar outras se chama “{ $group }”
rules-group-missing = uma carta que faz pegar outras precisa de um nome para o que responde a ela

rules-code-none = este não é o código de um jogo: um código desses começa com “{ $prefix }”
rules-code-broken = o código está danificado: uma parte está faltando ou foi alterada
rules-code-long = o código é longo demais: pode ter no máximo { $most } caracteres
rules-code-large = este jogo tem mais do que cabe num código

## Score sheets

sheet-unfit = isso não se encaixa neste placar
sheet-over = a partida terminou; você pode corrigir o que foi marcado, desfazer ou continuar a partida
sheet-less-than-nothing = não pode ser menor que 0
sheet-no-lives = quando se contam vidas, cada um tem de 1 a { $most }
sheet-long-name = um nome tem no máximo { $most } caracteres
sheet-most-marks = numa rodada cabem no máximo { $most } marcações
sheet-most-rounds = numa partida cabem no máximo { $most } rodadas
sheet-most-players = num placar cabem no máximo { $most } pessoas
sheet-name-taken = “{ $name }” já está no placar. Digite outro nome
