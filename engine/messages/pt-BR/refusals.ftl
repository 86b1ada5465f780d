### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = a rodada acabou
refusal-no-catching = neste jogo não se acusa ninguém
refusal-not-missed = esse jogador não esqueceu a palavra, ou o jogador seguinte já agiu
refusal-catcher = ninguém acusa a si mesmo, e quem está fora não acusa ninguém
refusal-not-penalised = aqui as cartas inválidas são recusadas, não punidas
refusal-no-attempt = essa carta não está na mão, ou é uma jogada válida
refusal-turn = é a vez do assento { $seat }
refusal-no-move = “{ $move }” não é uma jogada deste jogo
refusal-no-seat = o assento “{ $seat }” não existe

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [1] há uma carta a pegar
       *[other] há { $count } cartas a pegar
    }
refusal-take =
    { $count ->
        [1] há uma carta a pegar: responda ou pegue a carta
       *[other] há { $count } cartas a pegar: responda ou pegue as cartas
    }
refusal-not-owed = não há cartas a pegar
refusal-no-answer = { $card } não serve de resposta: { refusal-owed }
refusal-skip = a perda da vez se responde ou se aceita, mas não se evita comprando
refusal-must-answer = quem pode responder à perda da vez tem de responder
refusal-no-skip-answer = { $card } não responde à perda da vez: só o mesmo valor responde

## Drawing and ending a turn

refusal-laid = ninguém compra depois de jogar uma carta na mesma vez
refusal-must-play = quem pode jogar tem de jogar
refusal-drawn = já foi comprada uma carta
refusal-nothing-to-draw = não há o que comprar
refusal-last-uncovered = a carta que acabou de ser jogada precisa ser coberta
refusal-no-pass = ninguém passa enquanto há carta para comprar
refusal-no-way-back = agora ninguém pode voltar
refusal-no-knock-out = neste jogo ninguém é eliminado

## Cards

refusal-not-held = { $card } não está na mão do assento { $seat }
refusal-names-nothing = { $card } não pede nada
refusal-not-named-so = { $card } não pode pedir isso
refusal-must-name = { $card } precisa pedir o que vem a seguir, como em { $card }=S
refusal-sequence = { $card } não tem nem o naipe nem o valor de { $top }
refusal-sequence-out = quem pode seguir, ou tem um curinga, tem de jogar
refusal-match =
    { $top ->
        [none] aqui não vale jogar { $card }
       *[other] { $card } não tem nem o naipe nem o valor de { $top }
    }
refusal-called = { $card } não segue o pedido: { $named }
refusal-not-together = { $card } não pode ir sobre { $top } na mesma jogada
refusal-cover = é preciso cobrir { $top } com uma carta do mesmo naipe
refusal-only-drawn = depois de comprar, só a carta comprada pode ser jogada

## The last card

refusal-last = { $card } não pode ser a última carta
refusal-undeclared = a última carta não pode ser jogada: a palavra não foi dita
refusal-several-last = ninguém bate com mais de uma carta numa jogada
refusal-double-last = ninguém bate com duas cartas do mesmo valor jogadas juntas
