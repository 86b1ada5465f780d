### Puzzles: a position on the table, and what is right there.

puzzle-heading = Puzzles
puzzle-about = A new one each day
puzzle-title = Puzzle { $puzzle }
puzzle-count = { $solved } of { $count } solved
puzzle-today = Today’s puzzle
puzzle-days = Earlier days
puzzle-from_own_rounds = From your rounds
puzzle-mastered = { $count } mastered
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-state-solved = solved
puzzle-state-tried = not solved yet
puzzle-state-new = new
puzzle-lost = There’s no such puzzle.

## what is asked

puzzle-win = Win this turn
puzzle-win_about = Play all your cards this turn. No drawing.
puzzle-slots = { $laid } of { $count } cards played
puzzle-master = What would a master play?
puzzle-master_about = One move beats all the others, wherever the hidden cards are. Which one?
puzzle-own = Find the better move
puzzle-own_about = This is from a round you played. What’s the better move?

## what came of it

puzzle-solved = Solved
puzzle-solved_about = All your cards in one turn, and nobody could have stopped you.
puzzle-wrong_win = Not this turn
puzzle-wrong_master = There’s a better move
puzzle-went_on = This is what happened:
puzzle-suppose = If { $held }, the best you can do is:
puzzle-better = With the better move, { $move }:
puzzle-holds = { $name } has { LIST($cards, type: "and") }
puzzle-worths = What each move is worth on average, wherever the hidden cards are
puzzle-worths_own = What each move was worth in the review
puzzle-one_way = One way to win:
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show = Show answer
