### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Regras
table-menu = Menu
table-clockwise = O jogo segue no sentido horário
table-counterclockwise = O jogo segue no sentido anti-horário
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-choice_cancel = Pegar a carta de volta
table-called = Pedido: { $what }
table-pile = Pilha de descarte, { $card } em cima
table-pile_empty = Pilha de descarte, vazia
table-owed =
    { $count ->
        [1] { $count } carta a pegar
       *[other] { $count } cartas a pegar
    }
table-misses =
    { $count ->
        [1] { $count } vez a perder
       *[other] { $count } vezes a perder
    }
table-left =
    { $count ->
        [0] vazio
        [1] resta { $count }
       *[other] restam { $count }
    }
table-stock_empty = Monte, vazio
table-stock_turned = Monte, vazio: a pilha de descarte é virada quando alguém precisa comprar
table-stock =
    { $count ->
        [0] Monte vazio
        [1] Monte, resta { $count } carta
       *[other] Monte, restam { $count } cartas
    }
table-stock_draw =
    { $count ->
        [0] Monte vazio, toque para comprar
        [1] Monte, resta { $count } carta, toque para comprar
       *[other] Monte, restam { $count } cartas, toque para comprar
    }

table-sort-suit = Ordenadas por naipe. Ordenar por valor
table-sort-rank = Ordenadas por valor. Manter a minha ordem
table-sort-only_rank = Ordenadas por valor. Ordenar por naipe
table-sort-own = Na minha ordem. Ordenar por naipe

table-card-playable = dá para jogar
table-card-lifted = toque de novo para jogar
table-card-fresh = comprada agora

table-seat-turn = é a vez
table-seat-declared = disse a palavra
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = não disse a palavra
table-seat-gone = fora da rodada
table-seat-place = fora, { $place }º lugar
table-seat-out = { $place }º
table-seat-cards =
    { $count ->
        [0] nenhuma carta
        [1] { $count } carta
       *[other] { $count } cartas
    }

table-own-playable =
    { $count ->
        [0] { $count } jogáveis
        [one] { $count } jogável
        [many] { $count } jogáveis
       *[other] { $count } jogáveis
    }

table-cover-pass = Passe para
table-cover-ready = Sou eu, { $name }

table-name = { FORM($card, article: "none") }

## play

play-title_hand = rodada { $hand }
play-title_hand_of = rodada { $hand } de { $hands }
play-opening = Abrindo a mesa
play-temper_careless = distraído
play-temper_steady = firme
play-temper_sharp = esperto
play-temper_master = mestre
play-remark_took =
    { $mood ->
        [lively] Ai!
       *[calm] Paciência.
    }
play-remark_owes =
    { $mood ->
        [lively] Toma!
       *[calm] Pra você.
    }
play-remark_turn =
    { $mood ->
        [lively] Rá!
       *[calm] Desculpa.
    }
play-remark_out =
    { $mood ->
        [lively] Oba!
       *[calm] Bom jogo.
    }
play-remark_spoken = { $name } diz: “{ $said }”
play-a_rank =
    { $rank ->
        [A] um ás
        [J] um valete
        [Q] uma dama
        [K] um rei
       *[other] um { $rank }
    }
play-mine = você { $points }
play-whose = cartas de { $name }
play-strict = rigoroso
play-strict_not_now = É a vez de { $name }. Toque de novo para jogar mesmo assim; isso custa { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
play-wait = { $name } está pensando
play-dealt = As cartas foram dadas.
play-dealt_strict = Jogo rigoroso: nada é destacado, e uma carta errada custa { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
play-cancel = Não há mais cartas a pegar.
play-reverse = O sentido do jogo se inverte.
play-why_over = Logo acima de { $card }: { $points }.
play-why_under = Logo abaixo de { $card }: { $points }.
play-refill = O monte acabou: a pilha de descarte é virada.
play-owes =
    { $count ->
        [one] Agora é devida uma carta.
        [many] Agora são devidas { $count } cartas.
       *[other] Agora são devidas { $count } cartas.
    }
play-hands = Todos passam suas cartas para a esquerda.
play-blocked = Ninguém pode continuar.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } esqueceu de dizer “{ CAPITAL($word) }!”.
play-catch = Acusar { $name }
play-take = Pegar { $count }
play-draw = Comprar
play-end = Encerrar vez
play-pass = Passar
play-keep = Guardar
play-miss = Perder a vez
play-out = Estou fora
play-knocked = fora da rodada
play-running = { $total } ({ $hand })
play-undo = Desfazer
play-hurry = Pular
play-go_on = Continuar
play-skip_rest = Pular para o fim
play-why = Por quê?
play-come_back = Voltar
play-bring_back = Trazer de volta
play-leave_out = Perder a rodada
play-try_again = Tentar de novo
play-first_time = Novidade
play-first_time_spoken = Novidade: { $said } Toque para fechar.
play-rule = A regra
play-no_rule = As regras não dizem nada de especial sobre isso.
play-all_rules = Todas as regras desta mesa
play-suit_title = Qual naipe para { $card }?
play-rank_title = Qual valor para { $card }?
play-confirm = Toque na carta de novo para jogar.
play-not_now = É a vez de { $name }.
play-lost = Esta partida está aberta em outro lugar
play-lost_about = Está aberta em outro lugar ({ $where }; desde { $time }). Você pode continuar aqui; aquela janela então para.
play-taken_about = Agora está aberta em outro lugar: { $where }. Você pode retomar e jogar aqui; aquela janela então para.
play-where_tab = uma aba do navegador em { $system }
play-where_app = o app em { $system }
play-where_unknown = outra janela
play-take_over = Jogar aqui
play-home = Início
play-broken = Esta partida não pode continuar
play-damaged = parte do que foi guardado desta partida está danificada
play-differs = esta versão do app joga de outro jeito uma jogada desta partida
play-no_store = Essa partida não existe
play-menu = Mesa
play-log = O que aconteceu
play-log_empty = Ainda não aconteceu nada.
play-log_late = Mais recente
play-log_all = Tudo
play-log_before = Antes disso
play-log_points = Só pontos
play-resign = Desistir
play-resign_about = Encerra a partida como está.
play-resign_sure = Desistir de vez?
play-to_bot = Deixar um bot jogar por { $name }
play-to_bot_about = Até você retomar o lugar.
play-from_bot = { $name } volta a jogar
play-from_bot_about = Retoma o lugar do bot.
play-rules = Regras desta mesa
play-leave = Sair
play-leave_about = A partida espera por você.
play-report = Copiar um relatório
play-hand_won =
    { $names ->
        [one] { $names } venceu a rodada
        [many] { $names } venceram a rodada
       *[other] { $names } venceram a rodada
    }
play-hand_won_you = Você venceu a rodada
play-hand_blocked =
    { $names ->
        [one] Rodada travada: { $names } ficou com menos cartas
        [many] Rodada travada: { $names } ficaram com menos cartas
       *[other] Rodada travada: { $names } ficaram com menos cartas
    }
play-hand_blocked_you = Rodada travada: você ficou com menos cartas
play-hand_blocked_points =
    { $names ->
        [one] Rodada travada: { $names } tinha a mão mais baixa
        [many] Rodada travada: { $names } tinham a mão mais baixa
       *[other] Rodada travada: { $names } tinham a mão mais baixa
    }
play-hand_blocked_points_you = Rodada travada: você tinha a mão mais baixa
play-hand_about = Rodada { $hand }
play-match_won =
    { $names ->
        [one] { $names } venceu a partida
        [many] { $names } venceram a partida
       *[other] { $names } venceram a partida
    }
play-match_won_you = Você venceu a partida
play-match_resigned = Partida encerrada por desistência
play-life =
    { $count ->
        [0] nenhuma vida
        [1] uma vida
       *[other] { $count } vidas
    }
play-keep_on = Continuar jogando
play-close = Fechar

play-may-out = Você não pode seguir nem jogar um curinga.
play-may-lead = Abra com qualquer carta.
play-may-follow = Siga o naipe ou o valor.
play-may-answer_or_take = Responda com { LIST($cards, type: "or") }, ou pegue { $count }.
play-may-take = Pegue { $count }: nada responde a isso.
play-may-take_only = Pegue { $count }: só { LIST($cards, type: "or") } poderia responder.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) }, ou pegue { $count }.
play-may-strict_owed = Responda, ou pegue { $count }.
play-may-answer_or_miss = Responda com { LIST($cards, type: "or") }, ou perca a vez.
play-may-cover = Cubra com uma carta do mesmo naipe.
play-may-cover_draw = Você não pode cobrir: compre uma.
play-may-fire = Carta de fogo: você pode jogá-la na hora.
play-may-bring_back = Você pode baixar toda a mão numa só corrente: traga de volta quem bateu por último, ou perca a rodada.
play-may-come_back = Você volta à rodada.
play-may-more = Jogue mais, ou encerre a vez.
play-may-drawn = Você pode jogá-la, ou guardá-la.
play-may-play = Jogue uma carta.
play-may-draw_on = Compre de novo.
play-may-play_or_draw = Jogue uma carta, ou compre.
play-may-play_or_pass = Jogue uma carta, ou passe.
play-may-draw = Nada serve: compre.

play-may-by-add = aumente com { LIST($cards, type: "or") }
play-may-by-cancel = cancele com { LIST($cards, type: "or") }
play-may-by-pass = passe adiante com { LIST($cards, type: "or") }
play-may-by-reduce = diminua com { LIST($cards, type: "or") }
play-may-by-return = devolva com { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } não tem nem o naipe nem o valor de { $top }.
play-refused-called = { CAPITAL($card) } não segue: o pedido é { $what }.
play-refused-skip = { CAPITAL($card) } não responde à perda da vez.
play-refused-finish = { CAPITAL($card) } não pode ser sua última carta.
play-refused-declare = Você não disse a palavra, então sua última carta fica na mão.
play-refused-draw = Depois de comprar, só a carta comprada pode ser jogada.
play-refused-must-cover = É preciso cobrir { $top } com uma carta do mesmo naipe.
play-refused-replies =
    { $count ->
        [1] { CAPITAL($card) } não responde à carta a pegar.
       *[other] { CAPITAL($card) } não responde às { $count } cartas a pegar.
    }

play-refused-turn-multi = { CAPITAL($card) } não pode vir depois de { $top } na mesma jogada.
play-refused-turn-last = Você não pode bater assim com várias cartas.
play-skip =
    { $count ->
        [1] Há uma vez a perder.
       *[other] Há { $count } vezes a perder.
    }

play-you-knock = Você não pode seguir e sai da rodada.
play-you-why_knock = Cartas que você ainda tinha: { $count }.
play-you-reverse = Você inverteu o sentido do jogo.
play-you-score = Você marca { $points }.
play-you-bankrupt = Você tem cartas demais e sai da rodada.
play-you-play = Você jogou { $card }.
play-you-called = Você jogou { $card } e pediu { $what }.
play-you-draw =
    { $count ->
        [1] Você comprou uma carta.
       *[other] Você comprou { $count } cartas.
    }
play-you-draw_cards = Você comprou { $cards }.
play-you-back_cards = Você voltou com { $cards }.
play-you-penalty_finish_cards = Você não pode bater com essa carta: comprou { $cards }.
play-you-penalty_declare_cards = Você não tinha dito a palavra: comprou { $cards }.
play-you-penalty_blunder_cards = Isso saiu caro: você comprou { $cards }.
play-you-take =
    { $count ->
        [1] Você pegou uma carta.
       *[other] Você pegou { $count } cartas.
    }
play-you-back =
    { $count ->
        [1] Você voltou com uma carta.
       *[other] Você voltou com { $count } cartas.
    }
play-you-nothing = Não havia mais o que comprar.
play-you-penalty_finish =
    { $count ->
        [1] Você não pode bater com essa carta: comprou uma.
       *[other] Você não pode bater com essa carta: comprou { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [1] Você não tinha dito a palavra: comprou uma carta.
       *[other] Você não tinha dito a palavra: comprou { $count } cartas.
    }
play-you-penalty_blunder =
    { $count ->
        [1] Isso custou uma carta a você.
       *[other] Isso custou { $count } cartas a você.
    }
play-you-penalty_previous =
    { $count ->
        [1] Você pegou uma carta.
       *[other] Você pegou { $count } cartas.
    }
play-you-catch = Você acusou { $other }.
play-you-say = Você: “{ $word }!”
play-you-miss = Você perde a vez.
play-you-pass = Você passa.
play-you-end = Você encerra a vez.
play-you-out = Você bateu!
play-you-again = Você joga de novo.
play-you-took_back =
    { $count ->
        [1] Você pega de volta a carta dessa vez.
       *[other] Você pega de volta todas as { $count } cartas dessa vez.
    }
play-you-attempt = Não vale jogar { $card }: você pega a carta de volta.

play-they-knock = { $name } não pode seguir e sai da rodada.
play-they-why_knock = Cartas que { $name } ainda tinha: { $count }.
play-they-reverse = { $name } inverteu o sentido do jogo.
play-they-score = { $name } marca { $points }.
play-they-bankrupt = { $name } tem cartas demais e sai da rodada.
play-they-play = { $name } jogou { $card }.
play-they-called = { $name } jogou { $card } e pediu { $what }.
play-they-draw =
    { $count ->
        [1] { $name } comprou uma carta.
       *[other] { $name } comprou { $count } cartas.
    }
play-they-take =
    { $count ->
        [1] { $name } pegou uma carta.
       *[other] { $name } pegou { $count } cartas.
    }
play-they-back =
    { $count ->
        [1] { $name } voltou com uma carta.
       *[other] { $name } voltou com { $count } cartas.
    }
play-they-nothing = Não havia mais o que comprar.
play-they-penalty_finish =
    { $count ->
        [1] Ninguém pode bater com essa carta: { $name } comprou uma.
       *[other] Ninguém pode bater com essa carta: { $name } comprou { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [1] { $name } não tinha dito a palavra e comprou uma carta.
       *[other] { $name } não tinha dito a palavra e comprou { $count } cartas.
    }
play-they-penalty_blunder =
    { $count ->
        [1] Isso custou uma carta a { $name }.
       *[other] Isso custou { $count } cartas a { $name }.
    }
play-they-penalty_previous =
    { $count ->
        [1] { $name } pegou uma carta.
       *[other] { $name } pegou { $count } cartas.
    }
play-they-catch = { $name } acusou { $other }.
play-they-catch_you = { $name } acusou você.
play-they-say = { $name }: “{ $word }!”
play-they-miss = { $name } perde a vez.
play-they-pass = { $name } passa.
play-they-end = { $name } encerra a vez.
play-they-out = { $name } bateu!
play-they-again = { $name } joga de novo.
play-they-took_back =
    { $count ->
        [1] { $name } pega de volta a carta dessa vez.
       *[other] { $name } pega de volta todas as { $count } cartas dessa vez.
    }
play-they-attempt = { $name } tentou { $card } e pega a carta de volta.

## result

result-why = Como se venceu
result-spoken = { $name }, { $place }º lugar, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = menos é melhor
result-more = mais é melhor
result-unit-points =
    { $count ->
        [0] pontos
        [one] ponto
        [many] pontos
       *[other] pontos
    }
result-unit-hands =
    { $count ->
        [0] rodadas vencidas
        [one] rodada vencida
        [many] rodadas vencidas
       *[other] rodadas vencidas
    }
result-unit-of_hands =
    { $count ->
        [0] de { $count } rodadas
        [one] de { $count } rodada
        [many] de { $count } rodadas
       *[other] de { $count } rodadas
    }
result-unit-lives =
    { $count ->
        [0] vidas
        [one] vida
        [many] vidas
       *[other] vidas
    }
result-unit-cards =
    { $count ->
        [0] cartas restantes
        [one] carta restante
        [many] cartas restantes
       *[other] cartas restantes
    }
result-brought =
    { $count ->
        [0] { $points } pontos
        [one] { $points } ponto
        [many] { $points } pontos
       *[other] { $points } pontos
    }
result-in_match-points =
    { $count ->
        [0] { $total } pontos na partida
        [one] { $total } ponto na partida
        [many] { $total } pontos na partida
       *[other] { $total } pontos na partida
    }
result-in_match-hands =
    { $count ->
        [0] { $total } rodadas vencidas
        [one] { $total } rodada vencida
        [many] { $total } rodadas vencidas
       *[other] { $total } rodadas vencidas
    }
result-in_match-lives =
    { $count ->
        [0] não resta nenhuma vida
        [one] resta uma vida
        [many] restam { $count } vidas
       *[other] restam { $count } vidas
    }
result-last_own = sua última carta
result-last = a última carta
result-held = O que os outros tinham
result-everybody = O que cada um tinha
result-final = Como acabou a partida
result-next = Próxima rodada
result-replay = Rever
result-leave = Sair
result-hands = Todas as rodadas
result-home = Início
