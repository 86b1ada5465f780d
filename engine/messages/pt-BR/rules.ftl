### A ruleset in sentences.

## Counts

count-cards =
    { $count ->
        [0] nenhuma carta
        [1] uma carta
       *[other] { number-word } cartas
    }
count-packs =
    { $count ->
        [0] nenhum baralho
        [1] um baralho
        [2] dois baralhos
       *[other] { number-word } baralhos
    }
count-jokers =
    { $count ->
        [0] nenhum curinga
        [1] um curinga
        [2] dois curingas
       *[other] { number-word } curingas
    }

## The start

rule-seats = De { $least } a { $most } jogadores.
packs-of-ranks = { $packs } de { FORM($lowest, article: "none") } a { FORM($highest, article: "none") }
packs-with-jokers = { $packs } com { $jokers }
rule-deal = Cada jogador recebe { $cards } de { $packs }.
rule-deal-from = A partir de { $seats } jogadores, cada um recebe { $cards } de { $packs }.
rule-starter-barred = A primeira carta virada nunca é { LIST($cards, type: "or") }; se for, vira-se outra.
rule-starter =
    { $starter ->
        [suit-only] A primeira carta virada só define o naipe.
        [acts] A primeira carta virada faz efeito como se quem deu as cartas a tivesse jogado.
       *[plain] A primeira carta virada não faz efeito.
    }
rule-first = Começa o jogador à { $first ->
        [right] direita
       *[left] esquerda
    } de quem deu as cartas.
rule-direction = O jogo segue para a { $direction ->
        [-1] direita, no sentido anti-horário
       *[other] esquerda, no sentido horário
    }.
rule-dealer = Quem dá as cartas primeiro é sorteado. Depois é a vez de quem está à esquerda.

## Cards

rule-match = Vale jogar uma carta do mesmo naipe ou do mesmo valor da carta de cima.
rule-named-suit = O naipe pedido vale até a próxima carta.{ $rank ->
        [true] { " " }Uma carta do mesmo valor também pode ir por cima.
       *[false] { "" }
    }
rule-named-only = Sobre { LIST($cards, type: "or") } só pode ir o naipe pedido{ $wild ->
        [true] { ", ou uma carta que vai sobre qualquer outra" }
       *[false] { "" }
    }.
rule-special = Cartas especiais: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] A cada resposta as vezes perdidas se acumulam: o primeiro que não responde perde todas.
       *[false] As vezes perdidas não se acumulam: depois de uma resposta, só vale a última carta.
    }
rule-not-others = O que { $other } faz não vale para { $card }.
# $card an entry, $does what it does: parts of a sentence
rule-card = { CAPITAL($card) } { LIST($does, type: "and") }.
rule-also = { CAPITAL($card) } também vai sobre { LIST($cards, type: "or") }.
rule-wild-owed = Você não pode jogar { $card } enquanto tiver cartas a pegar por { LIST($makers, type: "or") }.
rule-owed = Em vez de pegar as cartas, você pode responder. A carta da resposta não precisa ter o mesmo naipe nem o mesmo valor.
# $makers the cards that make others take, $does what the answer does
rule-answer = { CAPITAL($card) } responde { LIST($makers, type: "and", number: "plural", case: "to") }: { $does }.
rule-answers = O que responde a quê: { $lines }. { CAPITAL($does) }.
answer-line = { $card } responde { LIST($makers, type: "and", number: "plural", case: "to") }
answer-lines = { $line }; { $more }

does-nothing = é uma carta comum
does-wild = vai sobre qualquer carta{ $but ->
        [some] { " " }menos { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] { " " }(como última carta só se combinar)
       *[any] { "" }
    }
does-name-suit = deixa quem joga pedir o naipe
does-demand = deixa quem joga pedir { LIST($ranks, type: "or", number: "plural") } por uma volta
does-demand-any = deixa quem joga pedir um valor por uma volta
does-go-on = permite continuar na mesma jogada com qualquer carta do naipe pedido
does-colour = vai sobre cartas da sua cor
does-not-go-on = não vai sobre { LIST($cards, type: "or") }
as-many-as-dealt = tantas cartas quantas cada um recebeu
# $whom who takes, $answered whether any card answers it
does-pickup = faz o { $whom ->
        [previous] jogador anterior
       *[next] próximo jogador
    } { $answered ->
        [true] responder ou pegar
       *[false] pegar
    } { $cards }
does-pickup-with = faz o { $whom ->
        [previous] jogador anterior
       *[next] próximo jogador
    } pegar { $cards } quando vai à mesa junto com { $card }
does-skip =
    { $count ->
        [1] faz o próximo jogador perder a vez
       *[other] faz o próximo jogador ficar { number-word } vezes sem jogar
    }
does-skip-answerable =
    { $count ->
        [1] faz o próximo jogador perder a vez ou responder com uma carta do mesmo valor
       *[other] faz o próximo jogador ficar { number-word } vezes sem jogar ou responder com uma carta do mesmo valor
    }
does-skip-must-answer = { does-skip }, a não ser que tenha uma carta do mesmo valor, que então tem de jogar
does-reverse = inverte o sentido do jogo
does-cover-any = aceita qualquer carta por cima
does-must-cover = obriga quem joga a cobrir na hora com uma carta do mesmo naipe ou comprar uma carta
does-dump-suit = deixa quem joga{ $when ->
        [follows-suit] , ao seguir o naipe,
       *[always] { "" }
    } baixar na mesma jogada quantas cartas do mesmo naipe quiser{ $order ->
        [rising] , em ordem crescente; cartas especiais jogadas assim não fazem efeito, e o ás é a mais baixa
       *[any] { "" }
    }
does-chain = começa uma corrente: quem joga continua na mesma jogada com cartas que tenham, cada uma, o naipe ou o valor da anterior{ $wild ->
        [true] ; cartas livres podem entrar nela, e depois delas vale o naipe pedido
       *[false] { "" }
    }
does-play-again = dá direito a jogar de novo
does-pass-hands = faz todos passarem suas cartas para a esquerda

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] a soma aumenta em { $cards } e passa adiante
       *[its-own] as cartas a pegar se somam e passam adiante
    }{ $as ->
        [others] , e daí em diante serve de resposta tudo o que responde { LIST($makers, type: "and", number: "plural", case: "to") }
       *[alike] { "" }
    }
answer-cancel = não há mais cartas a pegar
answer-pass = a soma passa adiante sem mudar
answer-return = quem fez o ataque é que pega as cartas
answer-reduce = a soma diminui em { $cards }, e o que sobra { $rest ->
        [taken] é pego na hora
        [cancelled] também é cancelado
       *[next] passa adiante
    }

## Several cards in a turn

several-set = várias cartas do mesmo valor
several-suit-all = várias cartas do mesmo naipe em qualquer ordem
several-run = uma sequência de valores vizinhos do mesmo naipe
several-mix = uma corrente de grupos do mesmo valor e sequências do mesmo naipe
several-chain = uma corrente em que cada carta tem o naipe ou o valor da anterior
several-suit-chain = uma corrente em que cada carta tem o naipe da anterior
rule-several = Numa só jogada, vale baixar { LIST($combinations, type: "or") }.
rule-chain = A corrente acaba quando o jogador passa.{ $wild ->
        [true] { " " }Cartas livres podem entrar nela; depois delas vale o naipe pedido.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] Fora isso, joga-se uma carta por vez.
       *[false] Joga-se uma carta por vez.
    }
rule-run-on-suit = Uma sequência precisa ser do naipe da carta de cima, mas não precisa começar no valor vizinho.
rule-run = As sequências { $run ->
        [up] só sobem
       *[both] sobem ou descem
    }; o ás é a carta { $ace ->
        [low] mais baixa
       *[high] mais alta
    }.
rule-together = Numa só jogada, vale juntar { LIST($cards, type: "and", number: "plural", article: "definite") }, e o que custam se soma.
rule-acts = Quando várias cartas são baixadas numa só jogada, { $acts ->
        [trailing] só a última faz efeito, junto com as que vêm logo antes e têm o mesmo efeito; o que fazem se soma
        [every] toda carta especial faz efeito
       *[last] só a última de todas faz efeito
    }.
rule-turn-last = Ninguém pode bater com { $last ->
        [no-double] duas cartas do mesmo valor jogadas juntas
       *[no-several] mais de uma carta numa jogada
    }.
rule-reverse-two = Com só dois jogando, uma carta que inverte o sentido { $does ->
        [skip] faz o outro perder a vez
        [nothing] não muda nada
       *[again] dá direito a jogar de novo
    }.
rule-reverse-pair = { $each ->
        [true] Várias cartas que invertem o sentido numa só jogada contam todas.
       *[false] Duas cartas que invertem o sentido numa só jogada se anulam.
    }
rule-penalise = Uma carta inválida, ou jogada fora da vez, volta para a sua mão e custa { $cost }.{ $takes ->
        [turn] { " " }Se você já tinha baixado cartas nessa vez, elas voltam também, e a sua vez acaba.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] Se você não puder jogar, compre { count-cards }.
       *[false] Se você não puder ou não quiser jogar, compre { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] Se a carta comprada servir, você tem de jogá-la.
               *[other] Se uma das cartas compradas servir, você tem de jogá-la.
            }
           *[false] { $count ->
                [1] Você pode jogar na hora a carta comprada.
               *[other] Você pode jogar na hora uma das cartas compradas.
            }
        }
       *[end] Depois de comprar, a sua vez acaba.
    }
rule-draw-once = Em cada turno só se compra uma vez. Se depois você não jogar nada, você passa.
rule-draw-until = Quem não pode jogar compra até poder jogar uma carta.
rule-draw-though-able = Quem pode jogar também pode comprar.
rule-must-play = Quem pode jogar tem de jogar.
rule-draw-cap = Compra-se no máximo { count-cards } por vez.
rule-take = Depois de pegar as cartas devidas, o jogador { $take ->
        [goes-on] continua a sua vez
       *[end] encerra a sua vez
    }.
rule-empty-owed = Se você tiver de pegar mais cartas do que restam, pegue só as que restam.
rule-refill = Quando o monte acaba, a pilha de descarte, menos a carta de cima, é embaralhada e vira o novo monte.
rule-empty = { $must ->
        [true] Quando não há mais o que comprar, você passa se não puder jogar.
       *[false] Quando não há mais o que comprar, você passa se não puder ou não quiser jogar.
    }
rule-no-refill = Quando o monte acaba, ele não é reposto; quem não pode ou não quer jogar passa.

## The word that is said

rule-nothing-to-say = Com poucas cartas na mão, não é preciso dizer nada.
rule-declare = Quem fica com { count-cards } diz “{ $word }”.
rule-declare-below = Com menos cartas, a palavra é “{ $word }”.
rule-declare-several = A palavra também deve ser dita com várias cartas quando todas podem sair numa só jogada; aí se diz “cartas”, ou se bate na mesa.
word-cards = cartas
rule-declare-not-several = Não é preciso ter dito a palavra antes de bater com várias cartas numa só jogada.
rule-undeclared =
    { $how ->
        [catch] Se alguém esquece a palavra, qualquer outro jogador pode acusar até que o próximo jogue; isso custa { $cost }.
       *[finish] Quem bate sem ter dito a palavra joga as cartas, compra { $cost } e continua na rodada.
    }
rule-undeclared-refused = Quem não disse a palavra não pode jogar a última carta.

## The last card, and the end

rule-last-costs = Ninguém bate com { LIST($cards, type: "or") }: a carta é jogada e faz efeito, mas quem a jogou compra { $cost } e a rodada continua.
rule-fire = Carta de fogo: se a compra feita por isso trouxer uma carta especial que sirva, ela pode ser jogada na hora.{ $both ->
        [true] { " " }As duas cartas fazem efeito; se houver vez a perder e cartas a pegar, tudo cai sobre o próximo jogador, que pega as cartas e perde a vez.
       *[false] { "" }
    }
rule-last-refused = { CAPITAL(LIST($cards, type: "or")) } não pode ser a última carta: quem fica só com ela compra uma e espera.
rule-last-free = Qualquer carta pode ser a última.
rule-end =
    { $until ->
        [one-left] O jogo segue até sobrar um só jogador, e cada um fica com a sua colocação.
       *[first] Vence a rodada quem primeiro fica sem cartas.
    }
rule-come-back = Se quem sobrou puder baixar toda a mão numa só corrente, quem bateu por último volta com { $cards }.
rule-bring-back = Se quem sobrou puder baixar toda a mão numa só corrente, pode trazer de volta quem bateu por último, que compra { $cards }, e os dois seguem jogando. Caso contrário, quem sobrou perde.
rule-back-wild = { $any ->
        [true] Nessa corrente, { LIST($cards, type: "or") } pode valer por qualquer carta.
       *[false] Nessa corrente, { LIST($cards, type: "or") } tem de combinar como qualquer outra carta.
    }
rule-bankrupt = Quem tiver { $cards } ou mais na mão sai da rodada.
rule-loser-out = Quem perde uma rodada sai da partida.

## Points, and the match

rule-match-of-hands = Vence a partida quem primeiro ganhar { number-word } { $count ->
        [1] rodada
       *[other] rodadas
    }.
rule-match-of-points = A partida acaba aos { $target } pontos{ $more ->
        [0] { "" }
       *[other] { " " }com { $least } jogadores ({ $more } a mais para cada jogador a mais)
    }, e vence a { $wins ->
        [low] menor
       *[high] maior
    } pontuação.
rule-match-of-lives = Quem perde uma rodada perde { $count ->
        [1] sua única vida
       *[other] uma de suas { number-word } vidas
    }; quem fica sem nenhuma sai, e o último que sobra vence a partida.
rule-winner-collects = Quem vence a rodada marca os pontos de todas as cartas que os outros têm na mão.
rule-everybody-counts = Cada um conta os pontos das cartas que ainda tem na mão.
rule-doubling = Os pontos valem em dobro quando a última carta jogada é { LIST($cards, type: "or") }.
card-worth = { FORM($card, article: "none") } = { $points }
rule-worths = Pontos: { LIST($worths, type: "comma") }.
rule-blocked-difference = Quando ninguém pode continuar, a rodada trava: a mão mais baixa marca a diferença.
rule-blocked-counts = Quando ninguém pode continuar, a rodada trava: cada um conta o que tem na mão.
rule-blocked-fewest = Quando ninguém pode continuar, a rodada trava: vence quem tem menos cartas, e o empate é dividido.

## The sequence family

rule-sequence-deal = Distribui-se o baralho inteiro com { $jokers }; as mãos podem diferir em uma carta.{ $even ->
        [true] { " Um ou dois curingas a mais igualam todas as mãos, quando isso é possível." }
       *[false] { "" }
    }
rule-sequence-hands = Cartas por jogador: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } com { $seats } jogadores
rule-sequence-hand = Cada jogador recebe { LIST($cards, type: "or") } cartas.
rule-sequence-start = O jogador à esquerda de quem deu as cartas abre com qualquer carta.
rule-sequence-match = Na sua vez, cada jogador segue o naipe, ou segue o valor (a troca), ou joga um curinga; quem pode seguir tem de jogar.
rule-knock-out = Quem não pode fazer nada disso é eliminado da rodada.
rule-knock-out-scores = Quem não pode fazer nada disso é eliminado da rodada, e quem jogou a carta marca um ponto por carta que o eliminado tem na mão.
rule-sequence-stop = Uma eliminação ou um curinga interrompe a sequência: o próximo jogador ainda na rodada abre com qualquer carta.
rule-sequence-last = Quem joga sua última carta sai discretamente, e essa carta ainda conta. O último que sobra joga só uma carta, e apenas se a carta anterior ainda precisar ser seguida.
scores-over = uma carta logo acima da anterior no mesmo naipe marca { NUMBER($points, signDisplay: "always") }
scores-under = uma carta logo abaixo da anterior no mesmo naipe marca { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }; uma interrupção quebra essa contagem.
rule-sequence-rank = { CAPITAL($card) } que segue o naipe ou abre marca { NUMBER($points, signDisplay: "always") }; na troca não marca nada.
rule-ace-high = O ás é só a carta mais alta.
rule-sequence-below = A pontuação pode ficar abaixo de zero. Um curinga não vale pontos.
rule-sequence-end = Quem chega primeiro a { $target } pontos vence na hora, mesmo no meio da rodada.
rule-no-undo = Carta jogada não volta, ninguém olha dentro da pilha, e as mãos eliminadas ficam escondidas.
rule-no-talk = Ninguém conta aos outros as cartas que tem.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] sim
        [false] não
        [none] nenhum
       *[other] { LIST($value, type: "comma") }
    }.
