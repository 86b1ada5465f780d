### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = the round is over
refusal-no-catching = you can’t catch anyone in this game
refusal-not-missed = that player forgot nothing, or it’s too late to catch them
refusal-catcher = you can’t catch yourself, or anyone once you’re out
refusal-not-penalised = a wrong card costs nothing here, so you can’t try one
refusal-no-attempt = you don’t have that card, or it’s a card you can play
refusal-turn = it’s player { $seat }’s turn
refusal-no-move = ‘{ $move }’ isn’t a move in this game
refusal-no-seat = there’s no player ‘{ $seat }’

## Cards to draw, and turns to skip

refusal-owed =
    { $count ->
        [one] you have to draw a card
       *[other] you have to draw { $count } cards
    }
refusal-take = { refusal-owed }, or play a card that stops it
refusal-not-owed = you don’t have to draw anything
refusal-no-answer = { $card } doesn’t stop it: { refusal-owed }
refusal-skip = drawing doesn’t help: play a card that does, or skip
refusal-must-answer = you have a card that saves your turn, so play it
refusal-no-skip-answer = { $card } doesn’t save your turn: only the same rank does

## Drawing and ending a turn

refusal-laid = you’ve played this turn, so you can’t draw
refusal-must-play = you can play, so you must
refusal-drawn = you’ve already drawn
refusal-nothing-to-draw = there’s nothing left to draw
refusal-last-uncovered = first cover the card you just played
refusal-no-pass = you can’t pass while you can draw
refusal-no-way-back = nobody can come back now
refusal-no-knock-out = nobody is knocked out in this game

## Cards

refusal-not-held = player { $seat } doesn’t have { $card }
refusal-names-nothing = you can’t choose anything with { $card }
refusal-not-named-so = you can’t choose that with { $card }
refusal-must-name = { $card } needs a choice, as in { $card }=S
refusal-sequence = { $card } doesn’t match the suit or rank of { $top }
refusal-sequence-out = you can follow or have a joker, so you must play
refusal-match =
    { $top ->
        [none] you can’t play { $card } here
       *[other] { $card } doesn’t match the suit or rank of { $top }
    }
refusal-called = { $card } doesn’t fit: { $named } was chosen
refusal-not-together = { $card } can’t go on { $top } in the same turn
refusal-cover = cover { $top } with a card of its suit
refusal-only-drawn = you’ve drawn, so you can only play the card you drew

## The last card

refusal-last = { $card } can’t be your last card
refusal-undeclared = say “{ CAPITAL($word) }!” first, then play your last card
refusal-several-last = you can’t finish with more than one card in a turn
refusal-double-last = you can’t finish on two cards of the same rank
