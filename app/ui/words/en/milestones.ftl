### What was reached, quietly.

milestone-heading = Milestones
milestone-about = What you’ve reached so far
milestone-count = { $reached } of { $count } reached
milestone-so_far = { $reached } of { $count }
milestone-done = Reached
milestone-reached = Reached: { $milestone }

milestone-matches = { $count ->
    [one] Finish a match
   *[other] Finish { $count } matches
}
milestone-wins = { $count ->
    [one] Win a match
   *[other] Win { $count } matches
}
milestone-row = Win { $count } matches in a row
milestone-games = Play { $count } different games
milestone-kept = { $count ->
    [one] Keep score for a match
   *[other] Keep score for { $count } matches
}
milestone-days = Play today’s round on { $count } days
milestone-days_row = Play today’s round { $count } days in a row
milestone-days_won = { $count ->
    [one] Win a daily round
   *[other] Win { $count } daily rounds
}
milestone-puzzles = { $count ->
    [one] Solve a puzzle
   *[other] Solve { $count } puzzles
}
milestone-best = Today’s round
milestone-best_about = { $played } played, { $won } won
milestone-longest = longest streak: { $run }
