### Puzzles: a position on the table, and what is right there.

puzzle-heading = Puzzles
puzzle-about = A new one each day
puzzle-title = Puzzle { $puzzle }
puzzle-count = { $solved } of { $count } solved
puzzle-today = Today’s puzzle
puzzle-days = Earlier days
puzzle-grade-1 = Easy
puzzle-grade-2 = Harder
puzzle-grade-3 = Hard
puzzle-state-solved = solved
puzzle-state-tried = not solved yet
puzzle-state-new = new
puzzle-lost = There is no such puzzle.

## what is asked

puzzle-win = Win in this turn
puzzle-win_about = Lay all your cards before anybody else can act. You may not draw.
puzzle-slots = { $laid } of { $count } cards laid
puzzle-master = What would a master play?
puzzle-master_about = One move is better than all others, wherever the hidden cards are. Which one?

## what came of it

puzzle-solved = Solved
puzzle-solved_about = Out in one turn, and nobody could have stopped you.
puzzle-wrong_win = Not in this turn
puzzle-wrong_master = There is a better move
puzzle-went_on = This is what happened:
puzzle-suppose = Suppose { $held }. Then, at best:
puzzle-better = With the better move, { $move }:
puzzle-holds = { $name } holds { LIST($cards, type: "and") }
puzzle-worths = What each move is worth on average, over every arrangement of the hidden cards
puzzle-one_way = One way to win:
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show = Show the answer
