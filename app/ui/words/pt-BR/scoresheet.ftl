### Keeping the score for people with real cards.

keep-who = Jogadores
keep-who_about = Toque nos jogadores na ordem em que estão sentados. O primeiro dá as cartas primeiro.
keep-sheet = Como você marca os pontos
keep-start = Começar
keep-free = Placar livre
keep-free_about = Para qualquer jogo: vence a maior ou a menor pontuação, com ou sem meta.
keep-template-darts-501 = Dardos 501
keep-template-darts-301 = Dardos 301
keep-template-rummy = Rummy
keep-template-canasta = Canastra
keep-template-hearts = Copas
keep-template-spades = Spades
keep-template-oh-hell = Fodinha
keep-template-president = Presidente
keep-template-cribbage = Cribbage
keep-template-skat = Skat
keep-template-doppelkopf = Doppelkopf
keep-template-belote = Belote
keep-template-tarot = Tarô
keep-template-mini-golf = Minigolfe
keep-template-dominoes = Dominó
keep-template-mahjong = Mahjong
keep-template-yacht = General (dados)
keep-template-ten-thousand = Dez mil (dados)
keep-template-petanque = Petanca
keep-template-poker = Noite de pôquer
keep-template-yacht-bonus = Parte de cima
keep-templates = Mais jogos
keep-templates_about = Dardos, rummy, minigolfe e outros, prontos para anotar.
keep-template_save = Salvar como jogo
keep-template_save_about = Depois fica em “Mais jogos”.
keep-template_needs_name = Primeiro dê um nome.
keep-template_full = Não cabe mais nenhum jogo. Tire um primeiro.
keep-template_remove = Tirar de “Mais jogos”
keep-template_remove_about = Os placares começados ficam.
keep-too_few = Um placar precisa de pelo menos dois jogadores.
keep-too_many = Cabem no máximo { $most } jogadores num placar.
keep-seat = { $name }, jogador { $seat }
keep-open_end = sem limite
keep-to = até { $target }
keep-to_go = faltam { $points }
keep-last_round = rodada anterior { $what }
keep-house_rules_about = Regras padrão. O juiz segue o que você ativar aqui.
keep-title = Como se chama?
keep-none = Sem limite
keep-more_ways = Outros jeitos de contar
keep-more_ways_about = Decimais, contagem para baixo, soma zero, bônus.
keep-bonus_name = Bônus
keep-bonus_points = Pontos
keep-bonus_remove = Tirar { $name }
keep-down_exact = de { $start } a 0 exato
keep-down_below = de { $start } a 0
keep-balanced = os outros pagam a quem ganha
keep-chart_later = O gráfico começa com a primeira rodada.
keep-chart = Gráfico dos totais. { $totals }
keep-totals = { $totals }
keep-dealer_mark = D
keep-leads = lidera
keep-deals = dá as cartas
keep-starts_mark = começa
keep-entered = anotado
keep-left = saiu da mesa
keep-out = fora
keep-team = Time { $team }
keep-team_none = Sem time
keep-team_total = Time { $team }: { $total }
keep-place = { $place }º lugar
keep-won = venceu
keep-won_points = venceu, { $points }
keep-lost = perdeu
keep-none_left = nenhuma carta na mão
keep-no_entry = nada marcado ainda
keep-this_round = { $points } nesta rodada
keep-changed_elsewhere = O placar foi mudado em outra janela. É assim que ele está agora.
keep-time_up = O tempo acabou: esta é a última rodada.
keep-lost_title = Este placar está aberto em outro lugar
keep-broken = Este placar não pode continuar
keep-take_over = Continuar aqui
keep-scores = { $name } marca
keep-scores_sum = { $name }: { $sum } =
keep-has_left = { $name } ainda tem
keep-round_of = { $name }, nesta rodada
keep-knock_who = Quem saiu da rodada?
keep-knock_of = Quantas cartas { $other } tinha?
keep-knock_not = Não houve eliminação
keep-knocked = Eliminação de { $name }
keep-ways = Como marcar
keep-back = Apagar um dígito
keep-sign = Mais ou menos
keep-plus = Somar outro número
keep-half = E meio
keep-too_long = Não cabe mais: no máximo { $most } dígitos.
keep-too_fine = Não cabe mais. Casas depois da vírgula: { $count }.
keep-point = Vírgula
keep-next = Próximo
keep-next_spoken = Próximo jogador
keep-keep = Salvar
keep-keep_spoken = Salvar esta rodada
keep-keep_anyway = Salvar mesmo assim
keep-done = Pronto
keep-done_spoken = Pronto, voltar à rodada atual
keep-won_key = Venceu
keep-won_spoken = { $name } venceu a rodada
keep-lost_key = Perdeu
keep-lost_spoken = { $name } perdeu a rodada
keep-clear = Limpar a entrada
keep-left_card = { $card } na mão
keep-drop_card = Remover a última carta
keep-went_out = Sem cartas
keep-went_out_spoken = { $name } não tem mais cartas
keep-mark = { $name } { $points }
keep-knocks_out = Eliminar
keep-knocks_out_spoken = { $name } tira alguém da rodada
keep-undo = Desfazer
keep-undo-name = Desfazer
keep-redo = Refazer
keep-redo-name = Refazer
keep-direction = Sentido
keep-deal = Dar cartas
keep-deal_spoken = Dar as cartas da próxima rodada
keep-round = Rodada { $round }
keep-mending = Corrigindo a rodada { $round }
keep-over = Terminada
keep-clockwise = O jogo segue no sentido horário. Inverter
keep-against = O jogo segue no sentido anti-horário. Inverter
keep-rounds = Todas as rodadas
keep-rounds_about = Veja todas, ou corrija uma.
keep-rounds_how = Toque numa rodada para corrigi-la. A célula sombreada é a de quem deu as cartas.
keep-round_spoken = Rodada { $round }: { $scores }
keep-struck = não conta
keep-menu = Placar
keep-menu-name = Mais
keep-referee = O que esta carta faz?
keep-referee-name = Juiz
keep-referee_about = Pelas regras desta mesa.
keep-note = Anotação da rodada { $round }
keep-note_label = Algo para lembrar?
keep-note_keep = Salvar
keep-die = Quem começa?
keep-die_about = Um dado decide.
keep-die_again = Jogar de novo
keep-starts = { $name } começa
keep-timer = Cronômetro
keep-timer_about = Conta o tempo de cada jogada e avisa no fim.
keep-timer_left = restam { $time }
keep-timer_stop = Parar
keep-timer_up = O tempo acabou.
keep-misdeal = Erro na distribuição: dar de novo
keep-misdeal_about = Limpa esta rodada e anota o motivo. A mesma pessoa dá as cartas.
keep-misdealt = Erro na distribuição: cartas dadas de novo.
keep-double = A rodada { $round } vale em dobro
keep-double_about = Acabou com uma carta que dobra.
keep-strike = A rodada { $round } não conta
keep-strike_about = Ela continua no placar.
keep-join = Adicionar jogador
keep-join_about = A partir desta rodada.
keep-join_from = Começa com
keep-join_start = { $points }, como todos
keep-join_highest = o total mais alto: { $points }
keep-join_average = a média: { $points }
keep-tie = Desempatar
keep-tie_about = Defina a ordem de quem empatou.
keep-tie_how = Toque em quem está na frente, depois em quem vem a seguir. Quem ficar de fora empata no lugar seguinte.
keep-tie_ahead = { $name } está na frente
keep-tie_place = Empate no { $place }º lugar
keep-tie_none = Não há nenhum empate.
keep-tie_share = Voltar ao empate
keep-picture = Imagem
keep-picture_about = Adicione uma. Ela fica neste aparelho.
keep-end = Encerrar a partida
keep-end_about = Como está agora.
keep-go_on = Continuar a partida
keep-go_on_about = Abre a partida de novo.
keep-look = Ver a partida
keep-leave = Sair
keep-leave_about = O placar espera por você.
keep-missed_title = Avisos esquecidos
keep-missed_about = Nesta rodada.
keep-penalty_costs = Cada vez custa { $points }.
keep-penalty = punição { $points }
keep-blunders_title = Erros
keep-blunders_about = Cartas erradas, jogadas fora da vez.
keep-lives_title = Vidas
keep-deal_this = Dá as cartas nesta rodada
keep-swap = Trocar de lugar com
keep-team_title = Time
keep-rename = Renomear
keep-return = { $name } voltou
keep-retire = { $name } sai da partida
keep-retire_about = Os pontos ficam no placar.
keep-retire_ranked = { $name } sai, mas conta na classificação
keep-put_out = { $name } está fora da partida
keep-put_out_about = Não volta mais, seja qual for a pontuação.
keep-back_in = { $name } está de volta
keep-person_about = Tudo aqui pode ser desfeito.
keep-person = { $name }: punições, lugar, nome
keep-won_match =
    { $names ->
        [one] { $names } venceu a partida
        [many] { $names } venceram a partida
       *[other] { $names } venceram a partida
    }
keep-share = Compartilhar
keep-minutes = { $count } min
keep-skipped =
    { $count ->
        [1] Não foi possível ler um lançamento deste placar.
       *[other] Não foi possível ler { $count } lançamentos deste placar.
    }
keep-to_rounds =
    { $count ->
        [1] uma rodada
       *[other] { $count } rodadas
    }
keep-to_minutes =
    { $count ->
        [1] um minuto
       *[other] { $count } minutos
    }
keep-to_lives =
    { $count ->
        [1] uma vida cada um
       *[other] { $count } vidas cada um
    }
keep-rounds_n =
    { $count ->
        [1] uma rodada
       *[other] { $count } rodadas
    }
keep-lives =
    { $count ->
        [0] nenhuma vida
        [1] uma vida
       *[other] { $count } vidas
    }
keep-rounds_earlier =
    { $count ->
        [1] Uma rodada anterior
       *[other] { $count } rodadas anteriores
    }
keep-missed =
    { $count ->
        [1] um aviso esquecido
       *[other] { $count } avisos esquecidos
    }
keep-blunders =
    { $count ->
        [1] um erro
       *[other] { $count } erros
    }
keep-cards =
    { $count ->
        [0] nenhuma carta
        [1] uma carta
       *[other] { $count } cartas
    }

keep-odd-missing = Falta marcar: { LIST($names, type: "comma") }.
keep-odd-nobody-won = Ninguém venceu esta rodada.
keep-odd-several-won = Mais de um jogador venceu esta rodada.
keep-odd-nobody-lost = Ninguém perdeu esta rodada.
keep-odd-places = Esses lugares não formam uma classificação.
keep-odd-copies = { $name } tem mais cópias de uma carta do que há nos baralhos.
keep-odd-copies_all = Você tocou numa carta mais vezes do que há cópias dela nos baralhos.
keep-odd-half = { $name } tem meio ponto.
keep-odd-bust = { $name } passaria de 0: esses pontos não contam.
keep-odd-balance = Os pontos não somam 0. A rodada ainda não conta.
keep-odd-not-seated = { $name } não jogou esta rodada.

keep-way-points = Pontos
keep-way-points_about = Um teclado numérico. O + vai somando.
keep-way-cards = Cartas na mão
keep-way-cards_about = Toque nas cartas que sobraram para cada jogador. As regras somam.
keep-way-places = Colocação
keep-way-places_about = Quem ficou em primeiro, segundo, terceiro.
keep-way-winner = Quem venceu
keep-way-winner_about = Quem venceu, quem perdeu, ou os dois.
keep-way-tally = Ponto a ponto
keep-way-tally_about = Cada ponto na hora em que é marcado.

keep-entry-points = Pontos
keep-entry-cards = Cartas na mão
keep-entry-places = Colocação
keep-entry-winner = Rodadas vencidas
keep-entry-tally = Ponto a ponto

keep-wins-high = vence a maior pontuação
keep-wins-low = vence a menor pontuação

keep-ask-entry = O que você marca
keep-ask-wins = Quem vence
keep-ask-target = Meta
keep-ask-rounds = Número de rodadas
keep-ask-minutes = Limite de tempo
keep-ask-half = Meios pontos
keep-ask-collects = Quem vence fica com tudo
keep-ask-collects_about = Quem vence a rodada recebe o que você marca para os outros.
keep-ask-out_at = Fora da partida com
keep-ask-deal = Quem dá as cartas depois
keep-ask-deal_left = Quem está à esquerda
keep-ask-deal_right = Quem está à direita
keep-ask-deal_stays = O mesmo jogador
keep-ask-ties = Se os primeiros empatarem
keep-ask-ties_shared = Dividem a vitória
keep-ask-ties_play-on = Jogam até um ficar na frente
keep-ask-at_once = Parar na meta no meio da rodada
keep-ask-counts = O que conta
keep-ask-counts_points = Pontos
keep-ask-counts_hands = Rodadas vencidas
keep-ask-counts_lives = Vidas
keep-ask-lives = Vidas de cada um
keep-ask-lives_about = Se perder uma rodada, você perde uma vida. Vence o último que ainda tiver vida.
keep-ask-penalty = Custo de uma punição
keep-ask-penalty_none = Nada
keep-ask-penalty_about = Pontos por cada aviso esquecido e cada erro que você anotar.
keep-ask-decimals = Casas decimais
keep-ask-down = Como contar
keep-ask-down_up = Para cima
keep-ask-down_exact = Para baixo, 0 exato
keep-ask-down_below = Para baixo, 0 ou menos
keep-ask-down_about = Todos começam na meta. Anote o que sai.
keep-ask-down_exact_about = Uma rodada que passaria de 0 não conta.
keep-ask-start = Todos começam com
keep-ask-balanced = Os outros pagam a quem ganha
keep-ask-balanced_about = Cada rodada soma 0. Quem ficar em branco divide o resto.
keep-ask-league = Pontos por lugar
keep-ask-league_about = A partir do 1º lugar, por exemplo 10 6 3 1.
keep-ask-starts = Quem começa a rodada
keep-ask-starts_next = Quem vem depois de quem dá as cartas
keep-ask-starts_dealer = Quem dá as cartas
keep-ask-starts_winner = Quem ganhou a última
keep-ask-starts_loser = Quem perdeu a última
keep-ask-bonuses = Bônus
keep-ask-bonuses_about = Você dá com o ícone de pessoa do jogador.
keep-ask-number = Outro número

## award

award-comeback = Virada
award-comeback_why = { $names }: do { $worst }º ao { $place }º lugar
award-best = Melhor rodada
award-best_why = { $names }: { $points } numa rodada
award-close = Por pouco!
award-close_why = { $names }: a só { $margin } de { $winner }
award-steady = Mão firme
award-steady_why = { $names }: no máximo { $spread } de diferença entre as rodadas
award-steady_same = { $names }: o mesmo em toda rodada
award-most = Mais rodadas vencidas
award-most_why = { $names }: { $won } de { $rounds } rodadas
award-front = Na frente o tempo todo
award-front_why = { $names }: na frente depois de cada rodada
award-shining = Momento de brilho
award-shining_why =
    { $names }: { $count ->
        [1] uma rodada vencida
       *[other] { $count } rodadas vencidas
    }
award-stayed = Sem desistir
award-stayed_why = { $names }: em todas as { $count } rodadas
