### Games of one's own.

own-yours = Seus jogos
own-begin = Criar seu próprio jogo
own-begin_about = Comece de qualquer jogo e mude o que cada carta faz.
own-make = Criar a sua versão
own-change = Mudar este jogo
own-make_about = O que cada carta faz, o que responde ao quê, como se marcam os pontos.
own-made_of = Baseado em { $game }.
own-import = Inserir um código
own-import_about = Um jogo que alguém compartilhou com você.
own-title = Seu próprio jogo
own-name = Nome do jogo
own-first_name = Meu { $game }
own-name_missing = O jogo está sem nome.
own-keep = Salvar
own-remove = Remover este jogo
own-remove_sure = Remover de vez?
own-remove_about = As partidas jogadas com ele ficam, junto com as regras.
own-remove_not = Manter
own-unkept = Há mudanças aqui que ainda não foram salvas.
own-over = Recomeçar
own-over_about = Isto descarta todas as mudanças que você não salvou.
own-over_sure = Recomeçar de vez?
own-over_not = Manter as mudanças
own-as_book = Exatamente como em { $game }
own-mend_first = Primeiro corrija os problemas acima.
own-error = Isto não funciona: { $text }.
own-warning = Atenção: { $text }.
own-broken = { $where }: { $why }
own-nothing = nada
own-instead = O padrão: { $text }
own-theirs = No recebido: { $text }
own-at_seats = Só com { $seats } jogadores
own-not_ours = No seu: { $text }
own-pick_card = Escolha uma carta para dizer o que ela faz
own-none = –
own-as_dealt = Tantas quantas cada um recebeu
own-worth_alone = Pontos de uma carta só
own-which = Todas, ou só uma
own-answers_to = O que responde { LIST($cards, type: "and", number: "plural", case: "to") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Quando { $card } vem por cima
own-no_pickups = Nenhuma carta faz alguém pegar cartas, então não há nada a responder.
own-worth = Quanto vale { $card }
own-share_about = Envie este texto, ou leia o código QR com o outro celular. A outra pessoa vê o que é diferente antes de salvar.
own-qr = Código QR deste jogo
own-no_square = Este código é longo demais para um QR. Envie o texto.
own-copy = Copiar o código
own-code = Código
own-paste = Colar
own-file = De um arquivo
own-yours_of = seu { $name }
own-differs =
    { $count ->
        [0] Nada difere de { $other }
        [1] Uma coisa difere de { $other }
       *[other] { $count } coisas diferem de { $other }
    }

own-section-cards = O que cada carta faz
own-section-answers = O que responde ao quê
own-section-start = Distribuição
own-section-several = Várias cartas numa jogada
own-section-drawing = Compras e erros
own-section-declaring = Dizer a palavra
own-section-finishing = Bater
own-section-winning = Os pontos e a partida
own-section-read = As regras em palavras
own-section-trial = Testar com bots
own-section-share = Compartilhar

own-card-all = Todas
own-card-effect = Qualquer especial
own-card-power = Qualquer que faz ou responde algo
own-card-BJ = Preto
own-card-RJ = Vermelho
own-card-JK = Curinga
own-card-JKr = Vermelho
own-card-JKb = Preto
own-card-S = Espadas
own-card-H = Copas
own-card-D = Ouros
own-card-C = Paus

own-answer-no = Não responde
own-answer-add = Aumenta
own-answer-cancel = Cancela
own-answer-reduce = Diminui
own-answer-pass = Passa adiante
own-answer-return = Devolve

own-trial-about = Bots jogam { $count } rodadas numa mesa de quatro. Você pode continuar lendo; sair desta tela interrompe o teste.
own-trial-start = Começar
own-trial-stop = Parar
own-trial-progress = { $done } de { $all } rodadas jogadas
own-trial-hands = Rodadas jogadas
own-trial-median = Turnos numa rodada típica
own-trial-first = Vitórias de quem começa (justo: { $fair }%)
own-trial-longest = Turnos na rodada mais longa
own-trial-pickup = Máximo de cartas a pegar de uma vez
own-trial-blocked = Rodadas travadas

own-does-wild-title = Pode ir sobre qualquer carta?
own-does-wild-false = Não
own-does-wild-true = Sim
own-does-wild-unless-last = Sim, menos como última carta

own-does-nominate-title = Quem joga pede algo?
own-does-nominate-false = Não
own-does-nominate-suit = Um naipe
own-does-nominate-rank = Um valor

own-does-named-ranks-title = Valores que se podem pedir (nenhum: todos)

own-does-goes-on-title = Quem joga continua com uma carta do naipe pedido
own-does-suit-only-title = Só o naipe pedido pode seguir, não o valor

own-does-pickup-title = Cartas que faz outro jogador pegar

own-does-from-title = Quem pega?
own-does-from-next = O próximo jogador
own-does-from-previous = O jogador anterior

own-does-skip-title = Vezes que o próximo jogador perde

own-does-answerable-title = Carta do mesmo valor em vez de perder a vez
own-does-answerable-false = Não ajuda
own-does-answerable-true = Pode ser jogada
own-does-answerable-must = Tem de ser jogada
own-does-answerable-pass = Pode ser jogada; as vezes não se acumulam

own-does-reverse-title = Inverte o sentido do jogo

own-does-cover-any-title = Aceita qualquer carta por cima

own-does-must-cover-title = Quem joga tem de cobrir na hora com uma carta do mesmo naipe

own-does-dump-suit-title = Dá para baixar outras do naipe na mesma jogada?
own-does-dump-suit-false = Não
own-does-dump-suit-any = Sim, em qualquer ordem
own-does-dump-suit-rising = Sim, em ordem crescente

own-does-dump-if-title = Quando?
own-does-dump-if-always = Sempre
own-does-dump-if-follows-suit = Quando segue o naipe

own-does-chain-title = Começa uma corrente de cartas que combinam

own-does-play-again-title = Dá direito a jogar de novo

own-does-pass-hands-title = Todos passam suas cartas para a esquerda

own-does-not-on-title = Não pode ir sobre

own-does-group-title = Soma com, e é respondida como

own-does-rides-on-title = Só faz efeito junto com (nenhuma: sempre)

own-does-colour-title = Vai sobre cartas da sua cor

own-does-also-title = Também pode ir sobre

own-group-alone = Nada mais

own-answer-word-amount-title = Em quantas cartas (0: tantas quantas ela mesma custa)

own-answer-word-as-title = Depois, a soma toda se responde como

own-answer-word-rest-title = O que sobra
own-answer-word-rest-next = Passa adiante
own-answer-word-rest-taken = É pego na hora
own-answer-word-rest-cancelled = Também é cancelado

own-seats-least-title = Mínimo de jogadores

own-seats-most-title = Máximo de jogadores

own-numbers-deal-title = Cartas para cada um

own-numbers-packs-title = Baralhos

own-numbers-jokers-title = Curingas

own-numbers-draw-count-title = Cartas compradas de cada vez

own-numbers-draw-cap-title = Máximo de compras por vez (0: sem limite)

own-numbers-blunder-penalty-title = Cartas que um erro custa

own-numbers-declare-at-title = Cartas na mão ao dizer a palavra

own-numbers-declare-penalty-title = Cartas por esquecer a palavra

own-numbers-finish-penalty-title = Cartas compradas por essa última carta

own-numbers-resurrection-cards-title = Cartas para voltar

own-numbers-bankrupt-at-title = Sai da rodada com este número de cartas

own-numbers-turn-limit-title = Turnos até a rodada travar

own-numbers-target-title = Rodadas ou pontos para vencer a partida

own-numbers-lives-title = Vidas de cada um

own-deals-title = Distribuir conforme o número de jogadores
own-deals-to = Para cada um de { $count } jogadores

own-start-starter-title = A primeira carta virada
own-start-starter-none = Não há
own-start-starter-plain = Não faz efeito
own-start-starter-acts = Faz efeito
own-start-starter-suit-only = Só define o naipe

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

own-turn-run-title = As sequências
own-turn-run-both = Sobem ou descem
own-turn-run-up = Só sobem

own-turn-ace-title = Nas sequências, o ás é a carta
own-turn-ace-high = Mais alta
own-turn-ace-low = Mais baixa

own-turn-run-on-title = Uma sequência pode começar com
own-turn-run-on-match = Qualquer carta que sirva
own-turn-run-on-suit = O naipe da carta de cima

own-turn-acts-title = De várias cartas numa jogada, fazem efeito
own-turn-acts-trailing = A última e as iguais logo antes
own-turn-acts-every = Todas
own-turn-acts-last = Só a última de todas

own-turn-last-title = Bater com várias cartas
own-turn-last-any = Permitido
own-turn-last-no-double = Não com duas do mesmo valor
own-turn-last-no-several = Proibido

own-turn-reverse-two-title = Com só dois jogando, uma carta que inverte o sentido
own-turn-reverse-two-skip = Faz o outro perder a vez
own-turn-reverse-two-nothing = Não faz nada
own-turn-reverse-two-again = Dá direito a jogar de novo
own-turn-reverse-adds-title = Várias numa só jogada: cada uma faz perder a vez

own-turn-together-title = Podem ser baixadas juntas numa jogada, somando

own-turn-penalise-title = Dá para tentar cartas inválidas, e elas custam cartas

own-turn-takes-back-title = O que volta com uma carta inválida
own-turn-takes-back-card = Nada mais
own-turn-takes-back-turn = A jogada toda, e a vez acaba

own-draw-then-title = Quem não joga compra
own-draw-then-may-play = E pode jogar a carta
own-draw-then-end = E a vez acaba
own-draw-then-until-playable = Até poder jogar uma carta

own-draw-able-title = Quem poderia jogar
own-draw-able-may = Pode comprar em vez disso
own-draw-able-must-play = Tem de jogar
own-draw-able-goes-on = Pode comprar e continuar

own-draw-take-title = Depois de pegar as cartas devidas
own-draw-take-end = A vez acaba
own-draw-take-goes-on = A vez continua

own-draw-refill-title = O monte vazio é reposto com a pilha de descarte

own-declare-how-title = Com poucas cartas na mão, diz-se uma palavra
own-declare-how-none = Não
own-declare-how-catch = Sim, e os outros podem acusar quem esquece
own-declare-how-finish = Sim, conferida ao bater
own-declare-how-refuse = Sim, ou a última carta fica na mão

own-declare-word-title = A palavra

own-declare-below-title = A palavra com menos cartas

own-declare-several-title = Também quando várias cartas podem sair juntas

own-finish-how-title = A última carta
own-finish-how-free = Pode ser qualquer uma
own-finish-how-draw = Algumas custam cartas
own-finish-how-refuse = Algumas não podem ser jogadas

own-finish-barred-title = Não como última carta

own-finish-fire-title = Carta de fogo: a carta comprada por isso pode ser jogada na hora
own-finish-fire-false = Não
own-finish-fire-true = Sim, e só ela faz efeito
own-finish-fire-both = Sim, e as duas fazem efeito

own-end-until-title = Uma rodada acaba
own-end-until-first = Quando o primeiro bate
own-end-until-one-left = Quando sobra um só

own-end-back-title = Quem bateu por último volta
own-end-back-false = Nunca
own-end-back-true = Se a última mão for uma só corrente
own-end-back-may = O mesmo, se quem sobrou quiser
own-end-back-wild-title = Nessa corrente, cartas livres valem por qualquer carta

own-end-blocked-title = Uma rodada trava
own-end-blocked-one-more = Quando todos e mais um passaram
own-end-blocked-round = Quando todos passaram

own-end-loser-out-title = Quem perde sai da partida

own-scoring-match-title = Vence-se a partida por
own-scoring-match-hands = Rodadas
own-scoring-match-points = Pontos
own-scoring-match-lives = Vidas

own-scoring-by-title = Pontos de uma rodada
own-scoring-by-none = Nenhum
own-scoring-by-held = Cada um conta os seus
own-scoring-by-winner = Quem vence fica com eles
own-scoring-by-play = À medida que se joga

own-scoring-per-seat-title = Pontos a mais na meta por jogador além de dois

own-scoring-doubles-on-title = Os pontos valem em dobro quando a última carta é

own-scoring-wins-title = A melhor pontuação é
own-scoring-wins-high = A maior
own-scoring-wins-low = A menor

own-sequence-over-title = Pontos por uma carta logo acima

own-sequence-under-title = Pontos por uma carta logo abaixo

own-sequence-high-title = O valor mais alto

own-sequence-low-title = O valor mais baixo

own-sequence-high-points-title = Pontos do valor mais alto

own-sequence-low-points-title = Pontos do valor mais baixo

own-sequence-knock-out-title = Uma eliminação marca as cartas na mão

own-sequence-even-hands-title = Curingas extras igualam todas as mãos

own-custom-pile-title = Quanto se vê da pilha de descarte
own-custom-pile-open = As últimas cartas
own-custom-pile-top = Só a carta de cima

own-custom-undo-title = Uma jogada pode ser desfeita
