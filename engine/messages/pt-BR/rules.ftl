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
rule-deal = Cada um recebe { $cards } de { $packs }.
rule-deal-from = A partir de { $seats } jogadores, cada um recebe { $cards } de { $packs }.
rule-starter-barred = Se a primeira carta virada for { LIST($cards, type: "or") }, vire outra.
rule-starter =
    { $starter ->
        [suit-only] Da primeira carta virada só conta o naipe.
        [acts] A primeira carta virada vale como se quem deu as cartas a tivesse jogado.
       *[plain] A primeira carta virada não faz nada de especial.
    }
rule-first = Começa quem está à { $first ->
        [right] direita
       *[left] esquerda
    } de quem deu as cartas.
rule-direction = O jogo segue para a { $direction ->
        [-1] direita, no sentido anti-horário
       *[other] esquerda, no sentido horário
    }.
rule-dealer = Um sorteio decide quem dá as cartas primeiro. Depois é a vez de quem está à esquerda.

## Cards

rule-match = Jogue uma carta que combine com a de cima: mesmo naipe ou mesmo valor.
rule-named-suit = O naipe pedido vale até a próxima carta.{ $rank ->
        [true] { " " }Uma carta do mesmo valor também serve.
       *[false] { "" }
    }
rule-named-only = Depois de jogar { LIST($cards, type: "or") }, só serve o naipe pedido{ $wild ->
        [true] { " ou uma carta que vai em tudo" }
       *[false] { "" }
    }.
rule-special = Cartas especiais: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] As vezes perdidas se acumulam: o primeiro que não rebate perde todas.
       *[false] As vezes perdidas não se acumulam: só vale a última carta jogada.
    }
rule-not-others = { CAPITAL($card) } não faz o que { TRAIT($other, name: "gender") ->
        [feminine] outras
       *[masculine] outros
    } { FORM($other, number: "plural", article: "none") } fazem.
# $card an entry, $does what it does: parts of a sentence
rule-card =
    { $kind ->
        [goes] { CAPITAL($card) } { LIST($does, type: "and") }.
        [both] { CAPITAL($card) } { LIST($goes, type: "and") }. Depois, { LIST($then, type: "and") }.
       *[does] Quando você joga { $card }, { LIST($does, type: "and") }.
    }
rule-also = { CAPITAL($card) } também vai sobre { LIST($cards, type: "or") }.
rule-wild-owed = Você não pode jogar { $card } quando { LIST($makers, type: "or") } faz você comprar.
rule-owed = Quando uma carta faz você comprar, você pode rebater com certas cartas. Elas não precisam ter o mesmo naipe nem o mesmo valor.
# $makers the cards that make others take, $does what the answer does
rule-answer = { CAPITAL($card) } rebate { LIST($makers, type: "or") }: { $does }.
rule-answers = O que rebate o quê: { $lines }. { CAPITAL($does) }.
answer-line = { $card } rebate { LIST($makers, type: "or") }
answer-lines = { $line }, { $more }

does-nothing = não faz nada de especial
does-wild = vai em cima de qualquer carta{ $but ->
        [some] , menos { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] , mas como última carta só se combinar
       *[any] { "" }
    }
does-name-suit = você pede o naipe
does-demand = você pede { LIST($ranks, type: "or", article: "none") } por uma volta
does-demand-any = você pede um valor por uma volta
does-go-on = pode continuar na mesma jogada com qualquer carta desse naipe
does-colour = vai sobre cartas da mesma cor
does-not-go-on = não vai sobre { LIST($cards, type: "or") }
as-many-as-dealt = tantas cartas quantas cada um recebeu
# $whom who takes, $answered whether any card answers it
does-pickup = o { $whom ->
        [previous] jogador anterior
       *[next] próximo jogador
    } compra { $cards }{ $answered ->
        [true] , se não rebater
       *[false] { "" }
    }
does-pickup-with = o { $whom ->
        [previous] jogador anterior
       *[next] próximo jogador
    } compra { $cards }, mas só junto com { $card }
does-skip =
    { $count ->
        [1] o próximo jogador perde a vez
       *[other] o próximo jogador fica { number-word } vezes sem jogar
    }
does-skip-answerable = { does-skip }, se não rebater com o mesmo valor
does-skip-must-answer = { does-skip }, mas se tiver o mesmo valor, tem que rebater
does-reverse = o sentido muda
does-cover-any = aceita qualquer carta por cima
does-must-cover = você tem que cobri-la com outra carta do mesmo naipe, ou comprar uma
does-dump-suit = { $when ->
        [follows-suit] se for para seguir o naipe, você
       *[always] você
    } pode baixar junto quantas cartas do mesmo naipe quiser{ $order ->
        [rising] , da menor para a maior. Aí o ás é a mais baixa, e cartas especiais não fazem nada
       *[any] { "" }
    }
does-chain = você começa uma corrente: continue com cartas que combinem, cada uma, com a anterior em naipe ou valor{ $wild ->
        [true] , inclusive as que vão em tudo
       *[false] { "" }
    }
does-play-again = você joga de novo
does-pass-hands = todos passam suas cartas para a esquerda

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] são mais { $cards }, e o total vai para o próximo jogador
       *[its-own] as cartas se acumulam, e o total vai para o próximo jogador
    }{ $as ->
        [others] . A partir daí vale como { LIST($makers, type: "or") }
       *[alike] { "" }
    }
answer-cancel = cancela tudo, e ninguém compra
answer-pass = quem compra é o próximo jogador
answer-return = a compra volta para quem a mandou
answer-reduce = o total diminui em { $cards }, e o que sobra { $rest ->
        [taken] você compra
        [cancelled] ninguém compra
       *[next] vai para o próximo jogador
    }

## Several cards in a turn

several-set = várias cartas do mesmo valor
several-suit-all = várias cartas do mesmo naipe em qualquer ordem
several-run = uma sequência do mesmo naipe
several-mix = uma corrente de grupos do mesmo valor e sequências do mesmo naipe
several-chain = uma corrente em que cada carta combina com a anterior em naipe ou valor
several-suit-chain = uma corrente em que cada carta tem o naipe da anterior
rule-several = Numa só jogada, você pode baixar { LIST($combinations, type: "or") }.
rule-chain = Uma corrente acaba quando você passa.{ $wild ->
        [true] { " " }Cartas que vão em tudo podem entrar nela. Depois vem o naipe que você pedir.
       *[false] { "" }
    }
rule-one-card =
    { $other ->
        [true] Fora isso, jogue uma carta por vez.
       *[false] Jogue uma carta por vez.
    }
rule-run-on-suit = Uma sequência começa no naipe da carta de cima, em qualquer valor.
rule-run = As sequências { $run ->
        [up] só sobem
       *[both] sobem ou descem
    }, e o ás é a carta { $ace ->
        [low] mais baixa
       *[high] mais alta
    }.
rule-together = Numa só jogada, você pode juntar { LIST($cards, type: "and", number: "plural", article: "definite") }, e o efeito se acumula.
rule-acts = Se você baixa várias cartas especiais numa só jogada, { $acts ->
        [trailing] só vale a última, com as iguais logo antes dela
        [every] todas valem
       *[last] só vale a última de todas
    }.
rule-turn-last = Você não pode bater com { $last ->
        [no-double] duas cartas do mesmo valor jogadas juntas
       *[no-several] mais de uma carta por vez
    }.
rule-reverse-two = Com só dois jogando, uma carta que inverte o sentido { $does ->
        [skip] faz o outro perder a vez
        [nothing] não faz nada
       *[again] faz você jogar de novo
    }.
rule-reverse-pair =
    { $each ->
        [true] Se você joga várias cartas que invertem o sentido numa só jogada, cada uma vale.
       *[false] Duas cartas que invertem o sentido numa só jogada se anulam.
    }
rule-penalise = Uma carta errada, ou jogada fora da vez, volta para a sua mão, e você compra { $cost }.{ $takes ->
        [turn] { " " }Se já tinha jogado, tudo volta, e sua vez acaba.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] Se você não puder jogar, compre { count-cards }.
       *[false] Se você não puder ou não quiser jogar, compre { count-cards }.
    }
rule-draw-then =
    { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] Se a carta comprada servir, você tem que jogá-la.
               *[other] Se uma das cartas compradas servir, você tem que jogá-la.
            }
           *[false] { $count ->
                [1] Você pode jogar na hora a carta comprada.
               *[other] Você pode jogar na hora uma das cartas compradas.
            }
        }
       *[end] Depois de comprar, sua vez acaba.
    }
rule-draw-once = Na sua vez, só vale comprar uma vez. Se depois não jogar nada, passe.
rule-draw-until = Se não puder jogar, compre até conseguir.
rule-draw-though-able = Você pode comprar mesmo podendo jogar.
rule-must-play = Se puder jogar, você tem que jogar.
rule-draw-cap = Compre no máximo { count-cards } por vez.
rule-take = Depois de comprar por causa de uma carta, { $take ->
        [goes-on] sua vez continua
       *[end] sua vez acaba
    }.
rule-empty-owed = Se você tiver que comprar mais cartas do que restam, compre só as que restam.
rule-refill = Quando o monte acaba, embaralhe a pilha de descarte e faça um novo monte. A carta de cima fica.
rule-empty = { $must ->
        [true] Quando não há mais o que comprar, passe se não puder jogar.
       *[false] Quando não há mais o que comprar, passe se não puder ou não quiser jogar.
    }
rule-no-refill = Quando o monte acaba, não é reposto. Passe se não puder ou não quiser jogar.

## The word that is said

rule-nothing-to-say = Não é preciso dizer nada com poucas cartas na mão.
rule-declare = Diga “{ CAPITAL($word) }!” quando ficar com { count-cards }.
rule-declare-below = Com menos cartas, diga “{ CAPITAL($word) }!”.
rule-declare-several = Com mais cartas que saem todas numa só jogada, diga “Cartas!” ou bata na mesa.
word-cards = cartas
rule-declare-not-several = Se você bate com várias cartas numa só jogada, não precisa dizer antes.
rule-undeclared =
    { $how ->
        [catch] Se esquecer, qualquer um pode acusar você até o próximo jogar. Aí você compra { $cost }.
       *[finish] Se bater sem ter dito, você compra { $cost } e continua jogando.
    }
rule-undeclared-refused = Enquanto não disser, você não pode jogar sua última carta.

## The last card, and the end

rule-last-costs = Você não pode bater com { LIST($cards, type: "or") }. Como última carta ela vale normalmente, mas depois você compra { $cost } e continua jogando.
rule-fire = Carta de fogo: se comprar assim uma carta especial que serve, você pode jogá-la na hora.{ $both ->
        [true] { " " }As duas valem. Se o próximo tem que comprar e perder a vez, faz as duas coisas.
       *[false] { "" }
    }
rule-last-refused = Você não pode bater com { LIST($cards, type: "or") }. Se só sobrar isso, compre uma carta e espere.
rule-last-free = Qualquer carta pode ser a última.
rule-end =
    { $until ->
        [one-left] O jogo segue até sobrar um só, e cada um fica com a sua colocação.
       *[first] Vence a rodada quem primeiro fica sem cartas.
    }
rule-come-back = Se só sobrou você e todas as suas cartas saem numa só corrente, quem bateu por último volta com { $cards }.
rule-bring-back = Quem sobrou pode trazer de volta quem bateu por último, se todas as suas cartas saírem numa só corrente. Quem volta compra { $cards }, e os dois continuam. Senão, quem sobrou perde.
rule-back-wild = { $any ->
        [true] Nessa corrente, { LIST($cards, type: "or") } vale por qualquer carta.
       *[false] Nessa corrente, { LIST($cards, type: "or") } tem que combinar como qualquer outra carta.
    }
rule-bankrupt = Com { $cards } ou mais na mão, você sai da rodada.
rule-loser-out = Se perder uma rodada, você está fora da partida.

## Points, and the match

rule-match-of-hands = Vence a partida quem primeiro vencer { number-word } { $count ->
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
rule-match-of-lives = Cada um tem { number-word } { $count ->
        [1] vida
       *[other] vidas
    }. Se perder uma rodada, você perde uma vida. Vence a partida o último que ainda tiver vida.
rule-winner-collects = Se vencer uma rodada, você marca os pontos de todas as cartas que sobraram na mão dos outros.
rule-everybody-counts = Cada um conta os pontos das cartas que sobraram na sua mão.
rule-doubling = Os pontos valem em dobro quando a última carta jogada é { LIST($cards, type: "or") }.
card-worth = { FORM($card, article: "none") } = { $points }
rule-worths = Pontos: { LIST($worths, type: "comma") }.
rule-blocked-difference = Se ninguém mais pode jogar, vence quem tem menos pontos na mão e marca a diferença.
rule-blocked-counts = Se ninguém mais pode jogar, cada um conta as cartas que sobraram na mão.
rule-blocked-fewest = Se ninguém mais pode jogar, vence quem tem menos cartas. Em caso de empate, a vitória é dividida.

## The sequence family

rule-sequence-deal = O baralho inteiro com { $jokers } é distribuído. Alguns podem receber uma carta a mais.{ $even ->
        [true] { " Um ou dois curingas a mais igualam as mãos, quando dá." }
       *[false] { "" }
    }
rule-sequence-hands = Cartas por jogador: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } com { $seats } jogadores
rule-sequence-hand = Cada um recebe { LIST($cards, type: "or") } cartas.
rule-sequence-start = Quem está à esquerda de quem deu as cartas abre com qualquer carta.
rule-sequence-match = Na sua vez, siga o naipe, troque com uma carta do mesmo valor ou jogue um curinga. Se puder, você tem que jogar.
rule-knock-out = Se não puder seguir, você sai da rodada.
rule-knock-out-scores = Se não puder seguir, você sai da rodada. Quem jogou a carta marca um ponto por carta que sobrou na sua mão.
rule-sequence-stop = Quando alguém sai da rodada ou joga um curinga, a sequência para. O próximo abre com qualquer carta.
rule-sequence-last = Depois da última carta, você está livre, e essa carta ainda vale. Quem sobra joga mais uma, mas só se houver carta para seguir.
scores-over = um valor acima no mesmo naipe marca { NUMBER($points, signDisplay: "always") }
scores-under = um valor abaixo no mesmo naipe marca { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }. Uma parada recomeça a contagem.
rule-sequence-rank = { CAPITAL($card) } que abre ou segue o naipe marca { NUMBER($points, signDisplay: "always") }. Na troca, não marca nada.
rule-ace-high = O ás é sempre a carta mais alta.
rule-sequence-below = A pontuação pode ficar abaixo de zero. Um curinga não vale pontos.
rule-sequence-end = Quem chega primeiro a { $target } pontos vence na hora, mesmo no meio da rodada.
rule-no-undo = Carta jogada não volta. Ninguém olha a pilha, e quem sai da rodada esconde suas cartas.
rule-no-talk = Não conte a ninguém que cartas você tem.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] sim
        [false] não
        [none] nenhum
       *[other] { LIST($value, type: "comma") }
    }.
