### Games of one's own.

own-yours = Seus jogos
own-begin = Criar seu próprio jogo
own-begin_about = Comece por qualquer jogo e mude o que cada carta faz.
own-make = Criar a sua versão
own-change = Mudar este jogo
own-make_about = O que cada carta faz, o que a rebate, como se contam os pontos.
own-made_of = Baseado em { $game }.
own-import = Inserir um código
own-import_about = Um jogo que alguém compartilhou com você.
own-title = Seu próprio jogo
own-name = Nome do jogo
own-first_name = Meu { $game }
own-name_missing = O jogo está sem nome.
own-keep = Salvar
own-remove = Remover este jogo
own-ours = Nossas regras
own-ours_n = Nossas regras { $count }
own-ours_keep = Guardar como “{ $name }”
own-ours_keep_about = Da próxima vez, escolha estas regras como um jogo.
own-ours_kept = Guardado como “{ $name }”
own-ours_kept_about = Jogue, mude o nome ou compartilhe.
own-removed = “{ $name }” foi removido. Suas partidas com ele ficam.
own-unkept = Você tem mudanças que ainda não foram salvas.
own-over = Descartar mudanças
own-over_about = Todas as mudanças não salvas se perdem.
own-over_sure = Descartar de vez?
own-over_not = Manter mudanças
own-as_book = Exatamente como em { $game }
own-mend_first = Primeiro corrija os problemas acima.
own-error = Isto não pode funcionar: { $text }.
own-warning = Atenção: { $text }.
own-broken = { $where }: { $why }
own-nothing = nada
own-instead = Padrão: { $text }
own-theirs = Na versão recebida: { $text }
own-at_seats = Só com { $seats } jogadores
own-not_ours = Na sua: { $text }
own-pick_card = Escolha uma carta para dizer o que ela faz
own-none = –
own-as_dealt = O mesmo número que cada um recebeu
own-worth_alone = Pontos de uma carta só
own-which = Todas, ou só uma
own-answers_to = O que rebate { LIST($cards, type: "or") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Quando { $card } vem por cima
own-no_pickups = Nenhuma carta faz alguém comprar, então não há o que rebater.
own-worth = Quanto vale { $card }
own-share_about = Envie este texto, ou leia o código QR com o outro celular. A outra pessoa vê o que muda antes de salvar.
own-qr = Código QR deste jogo
own-no_square = Este código é longo demais para um QR. Envie o texto.
own-copy = Copiar o código
own-code = Código
own-paste = Colar
own-file = De um arquivo
own-yours_of = seu { $name }
own-differs =
    { $count ->
        [0] Nenhuma diferença em relação a { $other }
        [1] Uma diferença em relação a { $other }
       *[other] { $count } diferenças em relação a { $other }
    }

own-section-cards = O que cada carta faz
own-section-answers = O que rebate o quê
own-section-start = Distribuição
own-section-several = Várias cartas numa jogada
own-section-drawing = Compras e erros
own-section-declaring = Aviso de última carta
own-section-finishing = Bater
own-section-winning = Os pontos e a partida
own-section-read = As regras em palavras
own-section-trial = Testar com bots
own-section-share = Compartilhar

own-card-all = Todas
own-card-effect = Qualquer carta especial
own-card-power = Qualquer carta que faz algo ou rebate
own-card-BJ = Preto
own-card-RJ = Vermelho
own-card-JK = Curinga
own-card-JKr = Vermelho
own-card-JKb = Preto
own-card-S = Espadas
own-card-H = Copas
own-card-D = Ouros
own-card-C = Paus

own-answer-no = Não rebate
own-answer-add = Aumenta
own-answer-cancel = Cancela
own-answer-reduce = Diminui
own-answer-pass = Passa adiante
own-answer-return = Devolve

own-trial-about = Bots jogam { $count } rodadas numa mesa de quatro. Você pode continuar lendo. Se sair desta tela, eles param.
own-trial-start = Começar
own-trial-stop = Parar
own-trial-progress = { $done } de { $all } rodadas jogadas
own-trial-hands = Rodadas jogadas
own-trial-median = Jogadas numa rodada típica
own-trial-first = Vitórias de quem começa (justo: { $fair }%)
own-trial-longest = Jogadas na rodada mais longa
own-trial-pickup = Máximo de cartas compradas de uma vez
own-trial-blocked = Rodadas travadas

own-does-wild-title = Vai em cima de qualquer carta?
own-does-wild-false = Não
own-does-wild-true = Sim
own-does-wild-unless-last = Sim, menos como última carta

own-does-nominate-title = Você pede alguma coisa?
own-does-nominate-false = Não
own-does-nominate-suit = Um naipe
own-does-nominate-rank = Um valor

own-does-named-ranks-title = Valores que dá para pedir (nenhum: todos)

own-does-goes-on-title = Você continua com uma carta do naipe pedido
own-does-suit-only-title = Só serve o naipe pedido, não o valor

own-does-pickup-title = Cartas que outro jogador compra

own-does-from-title = Quem compra?
own-does-from-next = O próximo jogador
own-does-from-previous = O jogador anterior

own-does-skip-title = Quantas vezes o próximo fica sem jogar

own-does-answerable-title = Uma carta do mesmo valor em vez de perder a vez
own-does-answerable-false = Não ajuda
own-does-answerable-true = Pode ser jogada
own-does-answerable-must = Tem que ser jogada
own-does-answerable-pass = Pode ser jogada, mas não acumula

own-does-reverse-title = Inverte o sentido

own-does-cover-any-title = Aceita qualquer carta por cima

own-does-must-cover-title = Você tem que cobri-la com uma carta do mesmo naipe

own-does-dump-suit-title = Mais cartas do naipe na mesma jogada?
own-does-dump-suit-false = Não
own-does-dump-suit-any = Sim, em qualquer ordem
own-does-dump-suit-rising = Sim, em ordem crescente

own-does-dump-if-title = Quando?
own-does-dump-if-always = Sempre
own-does-dump-if-follows-suit = Quando segue o naipe

own-does-chain-title = Começa uma corrente de cartas que combinam

own-does-play-again-title = Você joga de novo

own-does-pass-hands-title = Todos passam suas cartas para a esquerda

own-does-not-on-title = Não vai sobre:

own-does-group-title = Acumula com:

own-does-rides-on-title = Só funciona junto com (nenhuma: sempre):

own-does-colour-title = Vai sobre cartas da mesma cor

own-does-also-title = Também vai sobre:

own-group-alone = Nada mais

own-answer-word-amount-title = Quantas cartas (0: o mesmo número que ela mesma faz comprar)

own-answer-word-as-title = A partir daí vale como:

own-answer-word-rest-title = O que sobra
own-answer-word-rest-next = Vai para o próximo jogador
own-answer-word-rest-taken = Você compra
own-answer-word-rest-cancelled = Também é cancelado

own-seats-least-title = Mínimo de jogadores

own-seats-most-title = Máximo de jogadores

own-numbers-deal-title = Cartas para cada um

own-numbers-packs-title = Baralhos

own-numbers-jokers-title = Curingas

own-numbers-draw-count-title = Cartas compradas de cada vez

own-numbers-draw-cap-title = Máximo de compras por vez (0: sem limite)

own-numbers-blunder-penalty-title = Cartas que um erro faz comprar

own-numbers-declare-at-title = Cartas na mão na hora de avisar

own-numbers-declare-penalty-title = Cartas a comprar por esquecer o aviso

own-numbers-finish-penalty-title = Cartas a comprar por uma última carta que não vale

own-numbers-resurrection-cards-title = Cartas para voltar

own-numbers-bankrupt-at-title = Sai da rodada com este número de cartas

own-numbers-turn-limit-title = Jogadas até a rodada travar

own-numbers-target-title = Rodadas ou pontos para vencer a partida

own-numbers-lives-title = Vidas de cada um

own-deals-title = Distribuir conforme o número de jogadores
own-deals-to = Para cada um de { $count } jogadores

own-start-starter-title = A primeira carta virada
own-start-starter-none = Não há
own-start-starter-plain = Não faz nada de especial
own-start-starter-acts = Vale como se tivesse sido jogada
own-start-starter-suit-only = Só dá o naipe

own-start-barred-title = Nunca a primeira carta virada

own-start-ranks-title = Valores no baralho (nenhum: todos)

own-start-first-title = Quem começa?
own-start-first-left = À esquerda de quem deu
own-start-first-right = À direita de quem deu

own-start-direction-title = Sentido do jogo
own-start-direction-1 = Horário
own-start-direction--1 = Anti-horário

own-turn-multi-set-title = Várias do mesmo valor

own-turn-multi-suit-all-title = Várias do mesmo naipe, em qualquer ordem

own-turn-multi-run-title = Uma sequência do mesmo naipe

own-turn-multi-mix-title = Grupos e sequências em corrente

own-turn-multi-chain-title = Corrente por naipe ou valor

own-turn-multi-suit-chain-title = Corrente por naipe

own-turn-run-title = Sentido das sequências
own-turn-run-both = Sobem ou descem
own-turn-run-up = Só sobem

own-turn-ace-title = O ás nas sequências
own-turn-ace-high = Mais alta
own-turn-ace-low = Mais baixa

own-turn-run-on-title = Primeira carta de uma sequência
own-turn-run-on-match = Qualquer carta que sirva
own-turn-run-on-suit = O naipe da carta de cima

own-turn-acts-title = Quais de várias cartas especiais valem
own-turn-acts-trailing = A última e as iguais antes dela
own-turn-acts-every = Todas
own-turn-acts-last = Só a última de todas

own-turn-last-title = Bater com várias cartas
own-turn-last-any = Permitido
own-turn-last-no-double = Não com duas do mesmo valor
own-turn-last-no-several = Proibido

own-turn-reverse-two-title = Inverter o sentido com dois jogadores
own-turn-reverse-two-skip = O outro perde a vez
own-turn-reverse-two-nothing = Não faz nada
own-turn-reverse-two-again = Você joga de novo
own-turn-reverse-adds-title = Cada inversão numa só jogada faz o outro perder a vez

own-turn-together-title = Podem ir juntas numa só jogada, e acumulam:

own-turn-penalise-title = Dá para tentar cartas erradas, mas isso custa

own-turn-takes-back-title = O que volta com uma carta errada
own-turn-takes-back-card = Nada mais
own-turn-takes-back-turn = A jogada toda, e a vez acaba

own-draw-then-title = Depois de comprar
own-draw-then-may-play = Você pode jogar essa carta
own-draw-then-end = Sua vez acaba
own-draw-then-until-playable = Você compra até poder jogar

own-draw-able-title = Se você puder jogar
own-draw-able-may = Pode comprar em vez disso
own-draw-able-must-play = Tem que jogar
own-draw-able-goes-on = Pode comprar quantas vezes quiser

own-draw-take-title = Depois que uma carta fez você comprar
own-draw-take-end = Sua vez acaba
own-draw-take-goes-on = Sua vez continua

own-draw-refill-title = Embaralhar o descarte e fazer um novo monte

own-declare-how-title = Dizer algo com poucas cartas na mão?
own-declare-how-none = Não
own-declare-how-catch = Sim, e os outros podem acusar
own-declare-how-finish = Sim, conferido ao bater
own-declare-how-refuse = Sim, ou a última carta não sai

own-declare-word-title = O que se diz

own-declare-below-title = O que se diz com menos cartas

own-declare-several-title = Também com mais cartas que saem numa só jogada

own-finish-how-title = A última carta
own-finish-how-free = Pode ser qualquer carta
own-finish-how-draw = Algumas custam cartas
own-finish-how-refuse = Algumas não podem

own-finish-barred-title = Não como última carta:

own-finish-fire-title = Carta de fogo: jogar na hora a carta comprada por isso
own-finish-fire-false = Não
own-finish-fire-true = Sim, e só ela vale
own-finish-fire-both = Sim, e as duas valem

own-end-until-title = Quando uma rodada acaba
own-end-until-first = Alguém bate
own-end-until-one-left = Sobra um só jogador

own-end-back-title = Quem bateu por último volta
own-end-back-false = Nunca
own-end-back-true = Se as cartas de quem sobrou fazem uma corrente
own-end-back-may = O mesmo, se quem sobrou quiser
own-end-back-wild-title = Nessa corrente, cartas que vão em tudo valem por qualquer carta

own-end-blocked-title = Quando uma rodada trava
own-end-blocked-one-more = Todos passaram, e mais um
own-end-blocked-round = Todos passaram

own-end-loser-out-title = Quem perde sai da partida

own-scoring-match-title = Como se vence a partida
own-scoring-match-hands = Rodadas
own-scoring-match-points = Pontos
own-scoring-match-lives = Vidas

own-scoring-by-title = Pontos de uma rodada
own-scoring-by-none = Nenhum
own-scoring-by-held = Cada um conta os seus
own-scoring-by-winner = Quem vence marca todos
own-scoring-by-play = Contados carta por carta

own-scoring-per-seat-title = Pontos a mais na meta por jogador além de dois

own-scoring-doubles-on-title = Os pontos valem em dobro se a última carta for:

own-scoring-wins-title = A melhor pontuação
own-scoring-wins-high = A maior
own-scoring-wins-low = A menor

own-sequence-over-title = Pontos por um valor acima

own-sequence-under-title = Pontos por um valor abaixo

own-sequence-high-title = O valor mais alto

own-sequence-low-title = O valor mais baixo

own-sequence-high-points-title = Pontos do valor mais alto

own-sequence-low-points-title = Pontos do valor mais baixo

own-sequence-knock-out-title = Quem sai da rodada dá um ponto por carta na mão

own-sequence-even-hands-title = Curingas extras igualam as mãos

own-custom-pile-title = Quanto se vê da pilha de descarte
own-custom-pile-open = As últimas cartas
own-custom-pile-top = Só a carta de cima

own-custom-undo-title = Você pode desfazer uma jogada
