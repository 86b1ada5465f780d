### What was reached, quietly.

milestone-heading = Conquistas
milestone-about = O que você já conseguiu
milestone-count = { $reached } de { $count } alcançadas
milestone-so_far = { $reached } de { $count }
milestone-done = Alcançada
milestone-reached = Conquista: { $milestone }
milestone-matches = { $count ->
    [1] Terminar uma partida
   *[other] Terminar { $count } partidas
}
milestone-wins = { $count ->
    [1] Vencer uma partida
   *[other] Vencer { $count } partidas
}
milestone-row = Vencer { $count } partidas seguidas
milestone-games = Jogar { $count } jogos diferentes
milestone-kept = { $count ->
    [1] Marcar os pontos de uma partida
   *[other] Marcar os pontos de { $count } partidas
}
milestone-days = Jogar a rodada do dia em { $count } dias
milestone-days_row = Jogar a rodada do dia por { $count } dias seguidos
milestone-days_won = { $count ->
    [1] Vencer uma rodada do dia
   *[other] Vencer { $count } rodadas do dia
}
milestone-puzzles = { $count ->
    [1] Resolver um desafio
   *[other] Resolver { $count } desafios
}
milestone-best = Rodada do dia
milestone-best_about = { $played } jogadas, { $won } vencidas
milestone-longest = maior sequência: { $run }
