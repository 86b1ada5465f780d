### What was reached, quietly.

milestone-heading = Kamienie milowe
milestone-about = Co już za tobą
milestone-count = Osiągnięte: { $reached } z { $count }
milestone-so_far = { $reached } z { $count }
milestone-done = Osiągnięte
milestone-reached = Osiągnięte: { $milestone }
milestone-matches = { $count ->
    [1] Dokończ partię
    [one] Dokończ { $count } partię
    [few] Dokończ { $count } partie
    [many] Dokończ { $count } partii
   *[other] Dokończ { $count } partii
}
milestone-wins = { $count ->
    [1] Wygraj partię
    [one] Wygraj { $count } partię
    [few] Wygraj { $count } partie
    [many] Wygraj { $count } partii
   *[other] Wygraj { $count } partii
}
milestone-row = { $count ->
    [one] Wygraj { $count } partię z rzędu
    [few] Wygraj { $count } partie z rzędu
    [many] Wygraj { $count } partii z rzędu
   *[other] Wygraj { $count } partii z rzędu
}
milestone-games = { $count ->
    [one] Zagraj w { $count } grę
    [few] Zagraj w { $count } różne gry
    [many] Zagraj w { $count } różnych gier
   *[other] Zagraj w { $count } różnej gry
}
milestone-kept = { $count ->
    [1] Prowadź arkusz partii
   *[other] Prowadź arkusz { $count } partii
}
milestone-days = Zagraj rozdanie dnia { $count } razy
milestone-days_row = Graj rozdanie dnia { $count } dni z rzędu
milestone-days_won = { $count ->
    [1] Wygraj rozdanie dnia
   *[other] Wygraj rozdanie dnia { $count } razy
}
milestone-puzzles = { $count ->
    [1] Rozwiąż zagadkę
    [one] Rozwiąż { $count } zagadkę
    [few] Rozwiąż { $count } zagadki
    [many] Rozwiąż { $count } zagadek
   *[other] Rozwiąż { $count } zagadki
}
milestone-best = Rozdanie dnia
milestone-best_about = Rozegrane: { $played }, wygrane: { $won }
milestone-longest = najdłuższa seria: { $run }
