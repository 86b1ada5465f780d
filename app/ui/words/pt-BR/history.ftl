### Matches that were played, and taking them elsewhere.

## history

history-empty = Nada ainda
history-empty_about = Suas partidas ficam aqui, e você pode rever cada rodada.
history-older = Mostrar anteriores
history-search = Buscar nomes, jogos e anotações
history-no_match = Nenhuma partida encontrada
history-no_match_about = Tente uma busca mais ampla, ou mostre todas as partidas.
history-all = Mostrar todas
history-any = Qualquer
history-who = Quem
history-game = Qual jogo
history-when = Quando
history-what = Tipo de partida

history-since-week = última semana
history-since-month = último mês
history-since-year = último ano

history-kind-played = jogada aqui
history-kind-kept = placar

## match

match-hand = rodada { $hand }
match-hand_of = rodada { $hand } de { $hands }
match-hand_n = Rodada { $hand }
match-hand_won = Rodada { $hand } · { LIST($names, type: "and") }
match-hand_spoken = Rodada { $hand }, vencida por { LIST($names, type: "and") }. Rever
match-hand_spoken_only = Rodada { $hand }. Rever
match-won_by = vencida por { LIST($names, type: "and") }
match-won_by_you = você venceu
match-finished = terminada
match-resigned = desistência
match-abandoned = abandonada
match-damaged = Parte desta partida está danificada no disco. Dá para ver o que restou.
match-hands = Rodadas
match-rounds = Rodada por rodada
match-chart = Totais
match-note = Anotação
match-note_label = Algo para lembrar?
match-note_keep = Salvar
match-note_kept = Anotação salva.
match-occasion = Quando e onde
match-day_label = Que dia foi?
match-day_recorded = Vazio: o dia em que foi marcado.
match-day_unread = Isso não é uma data. Tente { $example }.
match-place_label = Onde foi?
match-occasion_kept = Salvo.
match-picture = Imagem
match-picture_add = Adicionar imagem
match-picture_replace = Trocar a imagem
match-picture_about = Ela é salva em tamanho pequeno, sem localização nem dados da câmera. Ela fica neste aparelho: não vai para backups nem para a sincronização.
match-picture_making = Reduzindo a imagem…
match-picture_spoken = A imagem desta partida
match-edit = Editar
match-delete = Excluir
match-deleted = Esta partida foi excluída. Não está em nenhuma lista e não conta mais.
match-rematch = Jogar de novo
match-won_hands =
    { $count ->
        [1] uma rodada vencida
       *[other] { $count } rodadas vencidas
    }
match-uncounted =
    { $count ->
        [1] Uma rodada ainda não foi contada.
       *[other] { $count } rodadas ainda não foram contadas.
    }

## replay

replay-title = Rever
replay-unreadable = Não dá para rever esta rodada. O que foi salvo está danificado, ou esta versão do app joga diferente.
replay-dealt = As cartas foram dadas
replay-seen_from = rodada { $hand }, cartas de { $name }
replay-seen_from_you = rodada { $hand }, suas cartas
replay-step = { $step } / { $steps }
replay-step_spoken = Passo { $step } de { $steps }
replay-first = Ir ao começo
replay-before = Um passo para trás
replay-after = Um passo à frente
replay-last = Ir ao fim
replay-copy = Copiar a notação desta rodada

## keepsakes

keepsakes-title = Backup
keepsakes-about = Tudo num só arquivo, para outro aparelho ou por segurança.
keepsakes-fleeting = Este navegador pode apagar os dados quando faltar espaço. Salve um backup de vez em quando, ou instale o app.
keepsakes-out = Exportar
keepsakes-export = Tudo num só arquivo
keepsakes-export_about = Partidas, pessoas, seus próprios jogos e ajustes. Legível em qualquer lugar: JSON num zip.
keepsakes-csv = Rodadas como tabela
keepsakes-csv_about = Uma linha por rodada, para uma planilha (CSV).
keepsakes-bg_stats = Partidas para o BG Stats
keepsakes-bg_stats_about = Um arquivo que o BG Stats consegue importar.
keepsakes-in = Importar
keepsakes-pick = Abrir um arquivo
keepsakes-pick_about = Você vê o que há nele antes de adicionar. Nada entra duas vezes.
keepsakes-busy_export = Empacotando…
keepsakes-busy_csv = Gerando a tabela…
keepsakes-busy_import = Lendo…
keepsakes-busy_taking = Adicionando…
keepsakes-busy_undoing = Desfazendo…
keepsakes-stop = Parar
keepsakes-stopped = Parado. Nada foi adicionado.
keepsakes-problem-foreign = Isto não é um backup deste app, ou falta o final dele. Nada foi adicionado.
keepsakes-problem-broken = Este backup está danificado: falta uma parte, ou algo foi alterado. Nada foi adicionado.
keepsakes-problem-newer = Este backup é de uma versão mais nova do app. Atualize o app e depois importe o backup.
keepsakes-problem-large = Este arquivo é grande demais para ser um backup. Nada foi adicionado.
keepsakes-problem-unfit = Algo neste backup não pode estar certo ({ $where }). Nada foi adicionado.
keepsakes-look = O que seria adicionado
keepsakes-nothing = Tudo o que há neste arquivo já está aqui.
keepsakes-take = Adicionar
keepsakes-not = Não adicionar
keepsakes-saved = Salvo como { $name }
keepsakes-matches_new = Partidas novas
keepsakes-matches_grown = Partidas que continuaram desde então
keepsakes-matches_known = Partidas que já estão aqui
keepsakes-people_new = Pessoas novas
keepsakes-people_known = Pessoas que já estão aqui
keepsakes-hands_new = Rodadas novas
keepsakes-rounds_new = Rodadas novas em placares
keepsakes-games_new = Jogos seus novos
keepsakes-settings_new = Ajustes
keepsakes-differing = Partidas diferentes das suas. As suas ficam como estão
keepsakes-set_aside = Entradas ilegíveis, deixadas de fora
keepsakes-left_out = Algumas entradas não couberam no arquivo, mas continuam aqui. Copie o relatório nos Ajustes para ver quais são.
keepsakes-taken =
    { $count ->
        [0] Pronto. Não havia partidas novas.
        [1] Uma partida foi adicionada.
       *[other] { $count } partidas foram adicionadas.
    }

## offer

offer-phone = Suas partidas estão salvas só neste celular. O backup do próprio celular as inclui, se estiver ativado. Se você excluir o app, elas se perdem.
offer-browser = Suas partidas estão salvas só neste navegador. Se você limpar os dados dele, elas se perdem.
offer-computer = Suas partidas estão salvas só neste computador: { $path }
offer-make = Fazer um backup
offer-close = Dispensar

## was it fair

fair-title = Foi justo?
fair-luck = Sorte nas cartas
fair-received = O que cada um recebeu
fair-counted = Como a sorte é contada
fair-shuffle = Como as cartas são embaralhadas
fair-luckier = Mais sorte que em { $share } de 100 rodadas
fair-range = Mais provável: entre { $low } e { $high }
fair-not_yet = Dando as cartas…
fair-running = Bots estão jogando { $deals } rodadas para comparar: { $done } prontas
fair-compared = Comparado com { $done } rodadas deste jogo.
fair-stop = Parar
fair-go_on = Continuar
fair-no_special = Este jogo não tem cartas especiais, então não há sorte para contar.
fair-special = Cartas especiais: { $special } de { $count }
fair-dealt = Recebidas: { $count }
fair-drew = Compradas: { $count }
fair-counted_about = Cartas especiais são sorte: fazem algo ou vão em cima de qualquer uma. Bots firmes jogam este jogo { $deals } vezes com outras cartas. Você vê quantas vezes elas foram piores. Comprar mais não dá mais sorte, porque com mais cartas devem vir mais especiais. A margem é o quanto { $deals } rodadas podem errar por acaso.
fair-shuffle_about = O app tira uma carta após a outra ao acaso, e cada carta que sobra tem a mesma chance. Nenhum bot ou ajuste muda isso. Quando o monte de compra acaba, o descarte é embaralhado do mesmo jeito.
fair-seed = O número por trás deste embaralhamento: { $seed }
fair-seed_about = Ele não diz nada sobre outras rodadas.
fair-room = Você jogou em uma sala. O aparelho do anfitrião embaralhou, e o número por trás disso fica lá.
