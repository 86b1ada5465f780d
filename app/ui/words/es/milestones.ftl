### What was reached, quietly.

milestone-heading = Logros
milestone-about = Lo que lograste hasta ahora
milestone-count = { $reached } de { $count } logrados
milestone-so_far = { $reached } de { $count }
milestone-done = Logrado
milestone-reached = Logrado: { $milestone }
milestone-matches = { $count ->
    [1] Terminar una partida
   *[other] Terminar { $count } partidas
}
milestone-wins = { $count ->
    [1] Ganar una partida
   *[other] Ganar { $count } partidas
}
milestone-row = Ganar { $count } partidas seguidas
milestone-games = Jugar a { $count } juegos distintos
milestone-kept = { $count ->
    [1] Anotar los puntos de una partida
   *[other] Anotar los puntos de { $count } partidas
}
milestone-days = Jugar la mano de hoy { $count } días
milestone-days_row = Jugar la mano de hoy { $count } días seguidos
milestone-days_won = { $count ->
    [1] Ganar una mano del día
   *[other] Ganar { $count } manos del día
}
milestone-puzzles = { $count ->
    [1] Resolver un reto
   *[other] Resolver { $count } retos
}
milestone-best = La mano de hoy
milestone-best_about = { $played } jugadas, { $won } ganadas
milestone-longest = mejor racha: { $run }
