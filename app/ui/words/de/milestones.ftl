### What was reached, quietly.

milestone-heading = Meilensteine
milestone-about = Was du bisher geschafft hast
milestone-count = { $reached } von { $count } erreicht
milestone-so_far = { $reached } von { $count }
milestone-done = Erreicht
milestone-reached = Erreicht: { $milestone }
milestone-matches = { $count ->
    [1] Eine Partie zu Ende spielen
   *[other] { $count } Partien zu Ende spielen
}
milestone-wins = { $count ->
    [1] Eine Partie gewinnen
   *[other] { $count } Partien gewinnen
}
milestone-row = { $count } Partien in Folge gewinnen
milestone-games = { $count } verschiedene Spiele spielen
milestone-kept = { $count ->
    [1] Bei einer Partie Punkte zählen
   *[other] Bei { $count } Partien Punkte zählen
}
milestone-days = Die Runde des Tages an { $count } Tagen spielen
milestone-days_row = Die Runde des Tages { $count } Tage in Folge spielen
milestone-days_won = { $count ->
    [1] Eine Runde des Tages gewinnen
   *[other] { $count } Runden des Tages gewinnen
}
milestone-puzzles = { $count ->
    [1] Ein Rätsel lösen
   *[other] { $count } Rätsel lösen
}
milestone-best = Runde des Tages
milestone-best_about = { $played } gespielt, { $won } gewonnen
milestone-longest = längste Serie: { $run }
