### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = a rodada acabou
refusal-no-catching = neste jogo não se acusa ninguém
refusal-not-missed = esse jogador não esqueceu nada, ou o próximo já jogou
refusal-catcher = você não pode acusar a si, nem acusar depois de bater
refusal-not-penalised = nesta mesa não dá para tentar cartas erradas
refusal-no-attempt = essa carta não está na sua mão, ou pode mesmo ser jogada
refusal-turn = é a vez do jogador { $seat }
refusal-no-move = “{ $move }” não é uma jogada deste jogo
refusal-no-seat = não há jogador “{ $seat }”

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [1] você tem que comprar uma carta
       *[other] você tem que comprar { $count } cartas
    }
refusal-take = { refusal-owed }, ou rebater
refusal-not-owed = você não tem que comprar nada
refusal-no-answer = { $card } não rebate: { refusal-owed }
refusal-skip = comprar não salva sua vez: rebata, ou perca a vez
refusal-must-answer = você tem uma carta que salva sua vez: jogue-a
refusal-no-skip-answer = { $card } não salva sua vez: só o mesmo valor salva

## Drawing and ending a turn

refusal-laid = você já jogou e não pode mais comprar
refusal-must-play = você pode jogar, então tem que jogar
refusal-drawn = você já comprou
refusal-nothing-to-draw = não há mais o que comprar
refusal-last-uncovered = primeiro cubra a carta que você acabou de jogar
refusal-no-pass = você não pode passar enquanto puder comprar
refusal-no-way-back = agora ninguém pode voltar
refusal-no-knock-out = neste jogo ninguém sai da rodada assim

## Cards

refusal-not-held = o jogador { $seat } não tem { $card }
refusal-names-nothing = você não pode pedir nada com { $card }
refusal-not-named-so = você não pode pedir isso com { $card }
refusal-must-name = com { $card } é preciso pedir algo, como em { $card }=S
refusal-sequence = { $card } não combina com { $top }: nem naipe, nem valor
refusal-sequence-out = você pode seguir ou tem um curinga, então tem que jogar
refusal-match =
    { $top ->
        [none] aqui você não pode jogar { $card }
       *[other] { $card } não combina com { $top }: nem naipe, nem valor
    }
refusal-called = { $card } não serve: o pedido é { $named }
refusal-not-together = { $card } não vai sobre { $top } na mesma jogada
refusal-cover = cubra { $top } com uma carta do mesmo naipe
refusal-only-drawn = você comprou: agora só vale jogar a carta comprada

## The last card

refusal-last = { $card } não pode ser sua última carta
refusal-undeclared = diga “{ CAPITAL($word) }!” primeiro, depois jogue a última carta
refusal-several-last = você não pode bater com mais de uma carta por vez
refusal-double-last = você não pode bater com duas cartas do mesmo valor
