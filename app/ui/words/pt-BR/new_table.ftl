### Setting a table: who plays, how long, by which rules.

## new

new-title = Nova mesa
new-as_last = Como da última vez
new-at_once = Início rápido
new-shelf-start = Para começar
new-shelf-family = Favoritos da família
new-shelf-rare = Raros
new-deal = Dar cartas
new-change = Mudar
new-seats = Jogadores
new-join = Jogar juntos
new-join_about = Entrar com um código QR ou um link, ou abrir a sua
new-length = Duração
new-cards = Cartas
new-house_rules = Regras da casa
new-by_the_book = Regras padrão
new-back_to_book = Restaurar
new-change_below = Até aqui, regras padrão. O que você ativar abaixo vale nesta mesa.
new-the_book = Regras padrão
new-players = De { $least } a { $most } jogadores.
new-read_rules = Ler as regras de { $game }
new-no_people = Nenhuma pessoa
new-company = { $people } e { $bots }
new-add_name = Pôr um nome
new-change_name = Mudar um nome
new-no_name = Sem nome
new-add_seat = Mais um jogador
new-remove_seat = Tirar jogador
new-who = Quem joga aqui?
new-how_long = Duração da partida
new-to_target = Até uma meta
new-target_hands = Rodadas para vencer
new-target_points = Pontos a alcançar
new-target_lives = Vidas de cada um
new-name_missing = Todo jogador precisa de um nome.
new-too_many_cards = Faltam cartas: seriam necessárias { $dealt }, e só há { $cards }.
new-changed =
    { $count ->
        [0] Nenhuma regra mudada
        [1] Uma regra mudada
       *[other] { $count } regras mudadas
    }
new-bots =
    { $count ->
        [1] um bot
       *[other] { $count } bots
    }
new-hands =
    { $count ->
        [1] uma rodada
       *[other] { $count } rodadas
    }
new-until_hands =
    { $count ->
        [1] ganha quem vencer uma rodada
       *[other] ganha quem vencer { $count } rodadas
    }
new-until_points =
    { $count ->
        [1] até um ponto
       *[other] até { $count } pontos
    }
new-until_lives =
    { $count ->
        [1] uma vida cada um
       *[other] { $count } vidas cada um
    }

## number

number-deal-title = Cartas para cada um
number-deal-about = Com quantas cartas cada um começa.

number-jokers-title = Curingas
number-jokers-about = Quantos entram no baralho.

number-packs-title = Baralhos
number-packs-about = Alguns jogos usam dois com muitos jogadores, a não ser que você mude.

## people

people-you = Você
people-you_beside = você
people-person = Jogador
people-person_about = Joga neste aparelho. Suas cartas ficam escondidas enquanto o aparelho passa de mão em mão.
people-careless = Bot distraído
people-careless_about = Joga qualquer carta, desperdiça as melhores e esquece de dizer “Última carta!”
people-steady = Bot firme
people-steady_about = Livra-se das cartas altas, guarda as que vão em tudo e nunca esquece de dizer “Última carta!”
people-sharp = Bot esperto
people-sharp_about = Testa cada jogada contra alguns palpites sobre suas cartas e percebe quase todo deslize. Um adversário de verdade.
people-master = Bot mestre
people-master_about = Descobre quem tem quais cartas pelo jeito de cada um jogar e testa cada jogada centenas de vezes. Nunca espia.
people-nameless = Jogador
# A bot’s face goes by its name’s place here: old woman, bearded man, woman, man, girl, old man, then again from the start.
# Earlier versions used the names after the twelfth.
people-bots = Ana Beto Carol Davi Elis Geraldo Dalva Heitor Iara João Kelly Leo Bia Caio Flora Enzo Helena Gil Júlia Igor Lia Kauã Duda Fábio Gabi
people-alike = “{ $name }” e “{ $other }” são parecidos demais. Mude um dos nomes.
