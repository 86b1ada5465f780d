### What was reached, quietly.

milestone-heading = Mijlpalen
milestone-about = Wat je tot nu toe hebt bereikt
milestone-count = { $reached } van { $count } bereikt
milestone-so_far = { $reached } van { $count }
milestone-done = Bereikt
milestone-reached = Bereikt: { $milestone }
milestone-matches = { $count ->
    [1] Speel een potje uit
   *[other] Speel { $count } potjes uit
}
milestone-wins = { $count ->
    [1] Win een potje
   *[other] Win { $count } potjes
}
milestone-row = Win { $count } potjes op rij
milestone-games = Speel { $count } verschillende spellen
milestone-kept = { $count ->
    [1] Houd van één potje de score bij
   *[other] Houd van { $count } potjes de score bij
}
milestone-days = Speel op { $count } dagen de ronde van vandaag
milestone-days_row = Speel { $count } dagen op rij de ronde van vandaag
milestone-days_won =
    { $count ->
        [one] Win een ronde van vandaag
       *[other] Win { $count } keer de ronde van vandaag
    }
milestone-puzzles = { $count ->
    [1] Los een puzzel op
   *[other] Los { $count } puzzels op
}
milestone-best = Ronde van vandaag
milestone-best_about = { $played } gespeeld, { $won } gewonnen
milestone-longest = langste reeks: { $run }
