### What was reached, quietly.

milestone-heading = Kamienie milowe
milestone-about = Co już za tobą
milestone-count = Osiągnięte: { $reached } z { $count }
milestone-so_far = { $reached } z { $count }
milestone-done = Osiągnięte
milestone-reached = Osiągnięte: { $milestone }
milestone-matches = { $count ->
    [1] Dokończ partię
   *[other] Dokończone partie: { $count }
}
milestone-wins = { $count ->
    [1] Wygraj partię
   *[other] Wygrane partie: { $count }
}
milestone-row = Partie wygrane z rzędu: { $count }
milestone-games = Różne gry: { $count }
milestone-kept = { $count ->
    [1] Prowadź zapis partii
   *[other] Partie z zapisem punktów: { $count }
}
milestone-days = Dni z rozdaniem dnia: { $count }
milestone-days_row = Dni z rzędu z rozdaniem dnia: { $count }
milestone-days_won = { $count ->
    [1] Wygraj rozdanie dnia
   *[other] Wygrane rozdania dnia: { $count }
}
milestone-puzzles = { $count ->
    [1] Rozwiąż zagadkę
   *[other] Rozwiązane zagadki: { $count }
}
milestone-best = Rozdanie dnia
milestone-best_about = Rozegrane: { $played }, wygrane: { $won }
milestone-longest = najdłuższa seria: { $run }
