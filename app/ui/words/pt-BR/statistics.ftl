### What is counted of people, games and bots.

## statistics

statistics-people = Pessoas
statistics-games = Jogos
statistics-bots = Bots
statistics-empty = Nada a contar ainda
statistics-empty_about = Termine uma partida ou um placar, e o resultado é contado aqui.
statistics-archived = Mostrar arquivadas ({ $count })
statistics-is_archived = arquivada
statistics-by_game = Partidas por jogo
statistics-on_sheets = Em placares
statistics-played_here = Jogadas aqui
statistics-played_kept =
    { $played ->
        [1] 1 jogada aqui
       *[other] { $played } jogadas aqui
    }, { $kept } em placares
statistics-mean_in_line = { $mean } pontos por partida
statistics-no_matches = nenhuma partida ainda
statistics-rate = { $rate }, muito provavelmente de { $low } a { $high }.
statistics-few = Poucas partidas para ter certeza.
statistics-won_of =
    { $count ->
        [0] nenhuma partida ainda
        [1] { $wins ->
            [0] uma partida, sem vitória
           *[other] uma partida, vencida
        }
       *[other] { $wins ->
            [0] nenhuma de { $count } partidas vencida
            [1] 1 de { $count } partidas vencida
           *[other] { $wins } de { $count } partidas vencidas
        }
    }

## person

person-unknown = Essa pessoa não está neste aparelho.
person-archived = Arquivada: não aparece para novas mesas, mas ainda conta.
person-every_game = Todos os jogos
person-nothing = Nenhuma partida terminada ainda
person-nothing_about = Termine uma, e ela é contada aqui.
person-wins = Vitórias
person-streak = Sequência
person-streak_won = vitórias seguidas até agora
person-streak_lost = partidas seguidas sem vitória
person-streak_none = nenhuma sequência no momento
person-longest = Maior sequência
person-longest_about = vitórias seguidas
person-rating = Nível
person-rating_about = sobe mais quando vence jogadores fortes
person-rating_few = ainda se ajustando: precisa de mais partidas
person-rounds = Rodadas
person-rounds_about =
    { $rounds_won ->
        [1] 1 vencida
       *[other] { $rounds_won } vencidas
    }, { $blocked ->
        [1] 1 travada
       *[other] { $blocked } travadas
    }
person-uncounted =
    { $count ->
        [1] Uma rodada ainda não foi contada.
       *[other] { $count } rodadas ainda não foram contadas.
    }
person-place = Colocação
person-place_about = em média
person-points = Pontos por partida
person-points_about = em média (melhor { $best }, pior { $worst })
person-round = Pontos por rodada
person-round_about = em média (melhor { $best }, pior { $worst })
person-penalties = Punições
person-penalties_about =
    { $missed ->
        [1] um aviso esquecido
       *[other] { $missed } avisos esquecidos
    }, { $blunders ->
        [1] um erro
       *[other] { $blunders } erros
    }
person-over_time = Nível ao longo do tempo
person-over_time_few = A linha começa depois de três partidas terminadas.
person-over_time_said = Nível ao longo de { $count } partidas, de { $first } a { $last }
person-by_game = Vitórias por jogo
person-won = Vencidas
person-not_won = Não vencidas
person-head_to_head = Confrontos
person-met = { $ahead } vitórias, { $behind } derrotas, { $level } empates
person-nemesis = Carrasco
person-no_nemesis = É preciso ter jogado pelo menos cinco partidas contra alguém para ter um carrasco.
person-cards = Cartas que mais custaram na mão
person-held = { $card }, { $count ->
        [1] uma vez
       *[other] { $count } vezes
    }, { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
person-manage = Esta pessoa
person-colour = Cor { $count }
person-face = Desenho { $count }
person-face_star = Estrela
person-face_sun = Sol
person-face_moon = Lua
person-face_cloud = Nuvem
person-face_bolt = Raio
person-face_drop = Gota
person-face_flame = Chama
person-face_leaf = Folha
person-face_tree = Árvore
person-face_flower = Flor
person-face_mushroom = Cogumelo
person-face_apple = Maçã
person-face_pear = Pera
person-face_cherry = Cerejas
person-face_fish = Peixe
person-face_bird = Passarinho
person-face_cat = Gato
person-face_owl = Coruja
person-face_snail = Caracol
person-face_ladybird = Joaninha
person-face_house = Casa
person-face_boat = Barco
person-face_anchor = Âncora
person-face_key = Chave
person-face_bell = Sino
person-face_cup = Xícara
person-face_kite = Pipa
person-face_rocket = Foguete
person-face_umbrella = Guarda-chuva
person-face_crown = Coroa
person-picture = Uma imagem sua
person-picture_pick = Escolher uma imagem sua
person-picture_forget = Apagar a imagem
person-picture_use = Usar esta imagem
person-picture_not = Esta não
person-picture_closer = Maior
person-picture_farther = Menor
person-picture_about = Mova a imagem até o rosto ficar no anel. Ela fica neste aparelho: não vai para backups nem para a sincronização.
person-picture_unread = Este arquivo não pode ser mostrado como imagem. Escolha um PNG, JPEG, WebP, GIF ou BMP.
person-letter = Inicial do nome
person-change_face = Outro rosto
person-merge = É a mesma pessoa que
person-merge_about = { $name } passa a fazer parte da pessoa em que você tocar. Dá para desfazer na página dela.
person-name_taken = Já existe { $name }. Se for a mesma pessoa, diga isso abaixo.
person-separate = { $name } é outra pessoa, afinal
person-separate_about = Separa as duas de novo.
person-archive = Arquivar
person-archive_about = Não aparece mais para novas mesas.
person-deleted = Jogador apagado
person-delete = Apagar de vez…
person-delete_about = Antes você vê o que some e o que fica.
person-delete_erased = Isto apaga o nome e a imagem de { $name }, e as anotações das partidas em que jogou.
person-delete_merged = Estes nomes são da mesma pessoa e também somem: { LIST($names, type: "comma") }.
person-delete_devices = Aqui acontece agora, e nos seus outros aparelhos quando sincronizarem. Um aparelho com versão antiga faz isso depois de atualizar.
person-delete_stays = As partidas e os pontos ficam, com “Jogador apagado” no lugar do nome.
person-delete_copies = O nome fica em backups antigos e em imagens e arquivos compartilhados. Também fica em salas abertas, nas fotos de partidas, e nos lugares e títulos que você escreveu.
person-delete_server = O servidor guarda os dados antigos. Só os seus aparelhos conseguem ler.
person-delete_no_undo = Não dá para desfazer.
person-delete_do = Apagar de vez
person-delete_keep = Manter
person-delete_done = Apagado de vez.

## year

year-title = Retrospectiva de { $year }
year-about = Partidas, sequências e rivais
year-question = Ano
year-other_years = Outros anos
year-unknown = Esse ano não existe aqui.
year-groups = Grupos
year-every_group = Todos os grupos ({ $count })
year-matches =
    { $count ->
        [1] uma partida
       *[other] { $count } partidas
    }
year-wins =
    { $count ->
        [1] uma vitória
       *[other] { $count } vitórias
    }
year-most_wins = mais vitórias: { LIST($names, type: "and") } ({ $count })
year-undated =
    { $count ->
        [1] Uma partida está sem data e não entra em nenhum ano. Escreva a data na página dela.
       *[other] { $count } partidas estão sem data e não entram em nenhum ano. Escreva a data nas páginas delas.
    }
year-none = Nenhuma partida em { $year }
year-none_about = Escolha outro ano.
year-cards = Jogos de cartas
year-others = Outros jogos
year-others_about = Contados à parte dos jogos de cartas.
year-played = Partidas
year-in_games =
    { $count ->
        [1] em um jogo
       *[other] em { $count } jogos
    }
year-evening = Melhor noite
year-day = Melhor dia
year-rivals = Rivais
year-pair =
    { $level ->
        [0] { $name } { $ahead }, { $other } { $behind }
        [1] { $name } { $ahead }, { $other } { $behind }, um empate
       *[other] { $name } { $ahead }, { $other } { $behind }, { $level } empates
    }
year-said = { $title }: { $value }
