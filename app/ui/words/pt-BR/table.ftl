### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Regras
table-menu = Menu
table-clockwise = O jogo segue no sentido horário
table-counterclockwise = O jogo segue no sentido anti-horário
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-hit_count = { $n } de { $total }
table-hit_by = Quem mandou: { $name }
table-hit_by_you = Foi você que mandou
table-choice_cancel = Pegar de volta
table-called = Pedido: { $what }
table-pile = Pilha de descarte, { $card } em cima
table-pile_empty = Pilha de descarte, vazia
table-owed =
    { $count ->
        [1] Compre { $count } carta
       *[other] Compre { $count } cartas
    }
table-misses =
    { $count ->
        [1] { $count } vez sem jogar
       *[other] { $count } vezes sem jogar
    }
table-left =
    { $count ->
        [0] vazio
        [1] resta { $count }
       *[other] restam { $count }
    }
table-stock_empty = Monte vazio
table-stock_turned = Monte vazio. Na próxima compra, a pilha de descarte é embaralhada
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
table-sort-rank = Ordenadas por valor. Usar a minha ordem
table-sort-only_rank = Ordenadas por valor. Ordenar por naipe
table-sort-own = Na minha ordem. Ordenar por naipe

table-card-playable = dá para jogar
table-card-lifted = toque de novo para jogar
table-card-fresh = comprada agora

table-seat-turn = na vez
table-seat-declared = disse “{ CAPITAL($word) }!”
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = esqueceu de dizer “{ CAPITAL($word) }!”
table-seat-gone = fora da rodada
table-seat-place = bateu, { $place }º lugar
table-seat-out = { $place }º
table-seat-cards =
    { $count ->
        [0] nenhuma carta
        [1] { $count } carta
       *[other] { $count } cartas
    }

table-own-playable =
    { $count ->
        [1] { $count } jogável
       *[other] { $count } jogáveis
    }

table-cover-pass = Passe para
table-cover-ready = Sou eu, { $name }

table-name = { FORM($card, article: "none") }
table-card = { $printed }

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
        [lively] Eita!
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
play-strict = rigorosa
play-strict_not_now = É a vez de { $name }. Toque de novo para jogar mesmo assim e comprar { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
play-wait = { $name } está pensando
play-dealt = As cartas foram dadas.
play-dealt_strict = Mesa rigorosa: sem dicas, e por uma carta errada você compra { $count ->
        [1] uma
       *[other] { $count }
    }.
play-cancel = Cancelado. Ninguém compra.
play-reverse = O sentido do jogo mudou.
play-why_over = Um acima de { $card }: { $points }.
play-why_under = Um abaixo de { $card }: { $points }.
play-refill = A pilha de descarte foi embaralhada.
play-owes =
    { $count ->
        [1] O próximo compra uma carta.
       *[other] O próximo compra { $count } cartas.
    }
play-hands = Todos passam suas cartas para a esquerda.
play-blocked = Travou: ninguém pode jogar.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } esqueceu de dizer “{ CAPITAL($word) }!”.
play-catch = Acusar { $name }
play-take = Comprar { $count }
play-draw = Comprar
play-end = Encerrar a vez
play-pass = Passar
play-keep = Guardar
play-miss = Perder a vez
play-out = Não tenho jogada
play-knocked = fora da rodada
play-running = { $total } ({ $hand })
play-undo = Desfazer
play-hurry = Pular
play-go_on = Continuar
play-skip_rest = Pular para o fim
play-why = Por quê?
play-come_back = Voltar
play-bring_back = Trazer de volta
play-leave_out = Não trazer
play-try_again = Tentar de novo
play-first_time = Novidade
play-first_time_spoken = Novidade: { $said } Toque para fechar.
play-rule = A regra
play-no_rule = Não há regra especial para isso.
play-all_rules = Todas as regras desta mesa
play-suit_title = Qual naipe para { $card }?
play-rank_title = Qual valor para { $card }?
play-confirm = Toque de novo para jogar.
play-not_now = É a vez de { $name }.
play-lost = Esta partida está aberta em outro lugar
play-lost_about = Está aberta em { $where } desde { $time }. Se você continuar aqui, aquela janela para.
play-taken_about = Agora está aberta em { $where }. Se você trouxer a partida de volta, aquela janela para.
play-where_tab = uma aba do navegador no { $system }
play-where_app = o app no { $system }
play-where_unknown = outra janela
play-take_over = Jogar aqui
play-home = Início
play-broken = Esta partida não pode continuar
play-damaged = parte desta partida salva está danificada
play-differs = esta versão do app faria uma das jogadas de outro jeito
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
play-to_bot_you = Deixar um bot jogar por você
play-to_bot_about = Até você querer jogar de novo.
play-from_bot = { $name } volta a jogar
play-from_bot_you = Voltar a jogar
play-from_bot_about = Você joga de novo no lugar do bot.
play-rules = Regras desta mesa
play-leave = Sair
play-leave_about = A partida espera por você.
play-report = Copiar relatório
play-hand_won =
    { $names ->
        [one] { $names } venceu a rodada
        [many] { $names } venceram a rodada
       *[other] { $names } venceram a rodada
    }
play-hand_won_you = Você venceu a rodada
play-hand_blocked =
    { $names ->
        [one] Travou: { $names } ficou com o menor número de cartas
        [many] Travou: { $names } ficaram com o menor número de cartas
       *[other] Travou: { $names } ficaram com o menor número de cartas
    }
play-hand_blocked_you = Travou: você ficou com o menor número de cartas
play-hand_blocked_points =
    { $names ->
        [one] Travou: { $names } ficou com o menor número de pontos
        [many] Travou: { $names } ficaram com o menor número de pontos
       *[other] Travou: { $names } ficaram com o menor número de pontos
    }
play-hand_blocked_points_you = Travou: você ficou com o menor número de pontos
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

play-may-out = Você não tem carta para seguir nem curinga.
play-may-lead = Abra com qualquer carta.
play-may-follow = Siga o naipe ou o valor.
play-may-answer_or_take = Rebata com { LIST($cards, type: "or") }, ou compre { $count }.
play-may-take = Compre { $count }. Nada rebate isso.
play-may-take_only = Compre { $count }. Só { LIST($cards, type: "or") } salvaria você.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) }, ou compre { $count }.
play-may-strict_owed = Rebata, ou compre { $count }.
play-may-answer_or_miss = Rebata com { LIST($cards, type: "or") }, ou perca a vez.
play-may-cover = Cubra com outra carta do mesmo naipe.
play-may-cover_draw = Você não tem como cobrir. Compre uma carta.
play-may-fire = Carta de fogo: jogue já, se quiser.
play-may-bring_back = Todas as suas cartas sairiam numa só corrente. Traga de volta quem bateu por último, ou perca a rodada.
play-may-come_back = Você voltou à rodada!
play-may-more = Jogue mais, ou encerre a vez.
play-may-drawn = Jogue a carta, ou fique com ela.
play-may-play = Jogue uma carta.
play-may-draw_on = Compre de novo.
play-may-play_or_draw = Jogue uma carta, ou compre.
play-may-play_or_pass = Jogue uma carta, ou passe.
play-may-draw = Nada serve. Compre uma carta.

play-may-by-add = aumente com { LIST($cards, type: "or") }
play-may-by-cancel = cancele com { LIST($cards, type: "or") }
play-may-by-pass = passe adiante com { LIST($cards, type: "or") }
play-may-by-reduce = diminua com { LIST($cards, type: "or") }
play-may-by-return = devolva com { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } não vai sobre { $top }.
play-refused-called = { CAPITAL($card) } não serve: o pedido é { $what }.
play-refused-skip = { CAPITAL($card) } não salva a sua vez.
play-refused-finish = { CAPITAL($card) } não pode ser sua última carta.
play-refused-declare = Diga “{ CAPITAL($word) }!” e depois jogue a última carta.
play-refused-draw = Você comprou: agora só vale jogar a carta comprada.
play-refused-must-cover = Cubra { $top } com uma carta do mesmo naipe.
play-refused-replies =
    { $count ->
        [1] { CAPITAL($card) } não rebate a carta que você tem que comprar.
       *[other] { CAPITAL($card) } não rebate as { $count } cartas que você tem que comprar.
    }

play-refused-turn-multi = { CAPITAL($card) } não vai sobre { $top } na mesma jogada.
play-refused-turn-last = Você não pode bater assim, com várias cartas.
play-skip =
    { $count ->
        [1] O próximo perde a vez.
       *[other] O próximo fica { $count } vezes sem jogar.
    }

play-you-knock = Você não tem como seguir: está fora da rodada.
play-you-why_knock = Cartas que você ainda tinha: { $count }.
play-you-reverse = Você inverteu o sentido.
play-you-score = Você marca { $points }.
play-you-bankrupt = Cartas demais: você está fora da rodada.
play-you-play = Você jogou { $card }.
play-you-called = Você jogou { $card } e pediu { $what }.
play-you-draw =
    { $count ->
        [1] Você comprou uma carta.
       *[other] Você comprou { $count } cartas.
    }
play-you-draw_cards = Você comprou { $cards }.
play-you-back_cards = Você voltou com { $cards }.
play-you-penalty_finish_cards = Não vale bater com essa carta: você comprou { $cards }.
play-you-penalty_declare_cards = Você esqueceu de dizer “{ CAPITAL($word) }!” e comprou { $cards }.
play-you-penalty_blunder_cards = Isso saiu caro: você comprou { $cards }.
play-you-take =
    { $count ->
        [1] Você comprou uma carta.
       *[other] Você comprou { $count } cartas.
    }
play-you-back =
    { $count ->
        [1] Você voltou com uma carta.
       *[other] Você voltou com { $count } cartas.
    }
play-you-nothing = Não havia mais o que comprar.
play-you-penalty_finish =
    { $count ->
        [1] Não vale bater com essa carta: você comprou uma.
       *[other] Não vale bater com essa carta: você comprou { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [1] Você esqueceu de dizer “{ CAPITAL($word) }!” e comprou uma carta.
       *[other] Você esqueceu de dizer “{ CAPITAL($word) }!” e comprou { $count } cartas.
    }
play-you-penalty_blunder =
    { $count ->
        [1] Isso custou uma carta a você.
       *[other] Isso custou { $count } cartas a você.
    }
play-you-penalty_previous =
    { $count ->
        [1] Você comprou uma carta.
       *[other] Você comprou { $count } cartas.
    }
play-you-catch = Você acusou { $other }.
play-you-say = Você: “{ CAPITAL($word) }!”
play-you-miss = Você perde a vez.
play-you-pass = Você passa.
play-you-end = Você encerra a vez.
play-you-out = Você bateu!
play-you-again = Você joga de novo.
play-you-took_back =
    { $count ->
        [1] Você pega de volta a carta desta jogada.
       *[other] Você pega de volta as { $count } cartas desta jogada.
    }
play-you-attempt = { CAPITAL($card) } não vale: você pega a carta de volta.

play-they-knock = { $name } não tem como seguir e sai da rodada.
play-they-why_knock = Cartas que { $name } ainda tinha: { $count }.
play-they-reverse = { $name } inverteu o sentido.
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
        [1] { $name } comprou uma carta.
       *[other] { $name } comprou { $count } cartas.
    }
play-they-back =
    { $count ->
        [1] { $name } voltou com uma carta.
       *[other] { $name } voltou com { $count } cartas.
    }
play-they-nothing = Não havia mais o que comprar.
play-they-penalty_finish =
    { $count ->
        [1] Não vale bater com essa carta: { $name } comprou uma.
       *[other] Não vale bater com essa carta: { $name } comprou { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [1] { $name } esqueceu de dizer “{ CAPITAL($word) }!” e comprou uma carta.
       *[other] { $name } esqueceu de dizer “{ CAPITAL($word) }!” e comprou { $count } cartas.
    }
play-they-penalty_blunder =
    { $count ->
        [1] Isso custou uma carta a { $name }.
       *[other] Isso custou { $count } cartas a { $name }.
    }
play-they-penalty_previous =
    { $count ->
        [1] { $name } comprou uma carta.
       *[other] { $name } comprou { $count } cartas.
    }
play-they-catch = { $name } acusou { $other }.
play-they-catch_you = { $name } acusou você.
play-they-say = { $name }: “{ CAPITAL($word) }!”
play-they-miss = { $name } perde a vez.
play-they-pass = { $name } passa.
play-they-end = { $name } encerra a vez.
play-they-out = { $name } bateu!
play-they-again = { $name } joga de novo.
play-they-took_back =
    { $count ->
        [1] { $name } pega de volta a carta desta jogada.
       *[other] { $name } pega de volta as { $count } cartas desta jogada.
    }
play-they-attempt = { $name } tentou { $card } e pega a carta de volta.

## result

result-why = Como a rodada foi vencida
result-spoken = { $name }, { $place }º lugar, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = menos é melhor
result-more = mais é melhor
result-unit-points =
    { $count ->
        [1] ponto
       *[other] pontos
    }
result-unit-hands =
    { $count ->
        [1] rodada vencida
       *[other] rodadas vencidas
    }
result-unit-of_hands =
    { $count ->
        [1] de { $count } rodada
       *[other] de { $count } rodadas
    }
result-unit-lives =
    { $count ->
        [1] vida
       *[other] vidas
    }
result-unit-cards =
    { $count ->
        [1] carta restante
       *[other] cartas restantes
    }
result-brought =
    { $count ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
result-in_match-points =
    { $count ->
        [1] { $total } ponto na partida
       *[other] { $total } pontos na partida
    }
result-in_match-hands =
    { $count ->
        [1] { $total } rodada vencida
       *[other] { $total } rodadas vencidas
    }
result-in_match-lives =
    { $count ->
        [0] não resta nenhuma vida
        [1] resta uma vida
       *[other] restam { $count } vidas
    }
result-revenge = { $name } quer revanche
result-close_cards =
    { $count ->
        [1] Faltou só uma carta
       *[other] Faltaram só { $count } cartas
    }
result-close_hands = Faltou só uma rodada
result-close_points =
    { $count ->
        [1] Faltou só um ponto
       *[other] Faltaram só { $count } pontos
    }
result-last_own = sua última carta
result-last = a última carta
result-held = O que sobrou na mão dos outros
result-everybody = O que sobrou na mão de cada um
result-final = Como acabou a partida
result-next = Próxima rodada
result-replay = Rever
result-leave = Sair
result-hands = Todas as rodadas
result-home = Início
result-proper_table = Criar partida
