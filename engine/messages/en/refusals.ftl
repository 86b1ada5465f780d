### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = the hand is over
refusal-no-catching = there is nothing to catch in this game
refusal-not-missed = that player has missed no declaration, or the next player has acted
refusal-catcher = nobody catches themselves, and who is out catches nobody
refusal-not-penalised = illegal cards are refused here, not penalised
refusal-no-attempt = that card is not held, or it is legal
refusal-turn = it is the turn of seat { $seat }
refusal-no-move = '{ $move }' is not a move of this game
refusal-no-seat = there is no seat '{ $seat }'

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [one] a card is owed
       *[other] { $count } cards are owed
    }
refusal-take = { refusal-owed }: answer, or take what is owed
refusal-not-owed = nothing is owed
refusal-no-answer = { $card } does not answer: { refusal-owed }
refusal-skip = a missed turn can be answered or accepted, not drawn for
refusal-must-answer = a missed turn must be answered by a player who can
refusal-no-skip-answer = { $card } does not answer the missed turn: only the same rank does

## Drawing and ending a turn

refusal-laid = nothing is drawn once a card has been laid
refusal-must-play = who can play must play
refusal-drawn = a card was drawn already
refusal-nothing-to-draw = there is nothing to draw
refusal-last-uncovered = the last card must be covered
refusal-no-pass = a turn is not passed while a card can be drawn
refusal-no-way-back = nobody can come back now
refusal-no-knock-out = nobody is knocked out in this game

## Cards

refusal-not-held = { $card } is not in the hand of seat { $seat }
refusal-names-nothing = { $card } does not name anything
refusal-not-named-so = { $card } does not name that
refusal-must-name = { $card } must name what is to follow, as in { $card }=S
refusal-sequence = { $card } has neither the suit nor the rank of { $top }
refusal-sequence-out = who can follow, or holds a joker, must play
refusal-match = { $card } matches neither suit nor rank of { $top ->
        [none] nothing
       *[other] { $top }
    }
refusal-called = { $card } does not follow { $named }, which was named
refusal-not-together = { $card } cannot be laid on { $top } in the same turn
refusal-cover = { $top } must be covered with a card of its suit
refusal-only-drawn = after drawing only the drawn card may be played

## The last card

refusal-last = { $card } may not be the last card
refusal-undeclared = the last card may not be laid: the word was not said
refusal-several-last = nobody goes out with more than one card in a turn
refusal-double-last = nobody goes out on a double
