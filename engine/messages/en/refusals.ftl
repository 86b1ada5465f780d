### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = the hand is over
refusal-no-catching = nobody can be caught in this game
refusal-not-missed = that player has not missed the word, or the next player has already acted
refusal-catcher = players cannot catch themselves, and a player who is out cannot catch anybody
refusal-not-penalised = illegal cards are refused here, not penalised
refusal-no-attempt = that card is not in the hand, or is a legal play
refusal-turn = it is seat { $seat }’s turn
refusal-no-move = ‘{ $move }’ is not a move in this game
refusal-no-seat = there is no seat ‘{ $seat }’

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [one] a card is owed
       *[other] { $count } cards are owed
    }
refusal-take = { refusal-owed }: answer, or take what is owed
refusal-not-owed = nothing is owed
refusal-no-answer = { $card } does not answer: { refusal-owed }
refusal-skip = a missed turn can be answered or accepted, but not avoided by drawing
refusal-must-answer = a player who can answer a missed turn must do so
refusal-no-skip-answer = { $card } does not answer the missed turn: only the same rank does

## Drawing and ending a turn

refusal-laid = nobody may draw after playing a card in the same turn
refusal-must-play = a player who can play must do so
refusal-drawn = a card has already been drawn
refusal-nothing-to-draw = there is nothing to draw
refusal-last-uncovered = the card just played must be covered
refusal-no-pass = nobody may pass while a card can be drawn
refusal-no-way-back = nobody can come back now
refusal-no-knock-out = nobody is knocked out in this game

## Cards

refusal-not-held = { $card } is not in the hand of seat { $seat }
refusal-names-nothing = { $card } does not name anything
refusal-not-named-so = { $card } cannot name that
refusal-must-name = { $card } must name what is to follow, as in { $card }=S
refusal-sequence = { $card } matches neither the suit nor the rank of { $top }
refusal-sequence-out = a player who can follow, or holds a joker, must play
refusal-match =
    { $top ->
        [none] { $card } may not be played here
       *[other] { $card } matches neither the suit nor the rank of { $top }
    }
refusal-called = { $card } does not follow { $named }, which was named
refusal-not-together = { $card } cannot be laid on { $top } in the same turn
refusal-cover = { $top } must be covered with a card of its suit
refusal-only-drawn = after drawing, only the drawn card may be played

## The last card

refusal-last = { $card } may not be the last card
refusal-undeclared = the last card may not be played: the word was not said
refusal-several-last = nobody may go out with more than one card in a turn
refusal-double-last = nobody may go out on two cards of one rank laid together
