### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = não dá para ler estas regras. Talvez sejam de uma versão mais nova do app
rules-seats = há { $seats } jogadores, mas o jogo é para { $least } a { $most }
rules-too-many-cards = { $seats } vezes { $deal } cartas e a primeira virada são mais que as { $cards } cartas que existem
rules-too-many-jokers = { $jokers } curingas são mais do que há nos baralhos
rules-answers-nothing = estas cartas rebatem compras que nenhuma carta causa
rules-no-group = nenhuma carta que faz comprar se chama “{ $group }”
rules-group-missing = uma carta que faz comprar precisa de um nome para o que a rebate

rules-code-none = este não é o código de um jogo. O código de um jogo começa com “{ $prefix }”
rules-code-broken = o código está danificado: falta uma parte, ou algo foi alterado
rules-code-long = o código é longo demais. O máximo é { $most } caracteres
rules-code-large = o jogo neste código é grande demais para ser de verdade

## Score sheets

sheet-unfit = isso não cabe neste placar
sheet-over = a partida acabou. Corrija um lançamento, desfaça ou continue a partida
sheet-less-than-nothing = não pode ser menos que 0
sheet-no-lives = as vidas vão de 1 a { $most }
sheet-down-from-nothing = para contar para baixo, escolha uma pontuação inicial
sheet-long-name = um nome tem no máximo { $most } caracteres
sheet-most-marks = numa rodada cabem no máximo { $most } marcações
sheet-most-rounds = numa partida cabem no máximo { $most } rodadas
sheet-most-players = num placar cabem no máximo { $most } jogadores
sheet-name-taken = “{ $name }” já está no placar. Digite outro nome
