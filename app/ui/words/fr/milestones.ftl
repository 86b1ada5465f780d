### What was reached, quietly.

milestone-heading = Objectifs
milestone-about = Ce que tu as atteint jusqu’ici
milestone-count = { $reached } sur { $count } atteints
milestone-so_far = { $reached } sur { $count }
milestone-done = Atteint
milestone-reached = Objectif atteint : { $milestone }
milestone-matches = { $count ->
    [1] Terminer une partie
   *[other] Terminer { $count } parties
}
milestone-wins = { $count ->
    [1] Gagner une partie
   *[other] Gagner { $count } parties
}
milestone-row = Gagner { $count } parties de suite
milestone-games = Jouer à { $count } jeux différents
milestone-kept = { $count ->
    [1] Compter les points d’une partie
   *[other] Compter les points de { $count } parties
}
milestone-days = Jouer la manche du jour { $count } fois
milestone-days_row = Jouer la manche du jour { $count } jours de suite
milestone-days_won = { $count ->
    [1] Gagner une manche du jour
   *[other] Gagner { $count } manches du jour
}
milestone-puzzles = { $count ->
    [1] Résoudre une énigme
   *[other] Résoudre { $count } énigmes
}
milestone-best = La manche du jour
milestone-best_about = Jouées : { $played }, gagnées : { $won }
milestone-longest = plus longue série : { $run }
