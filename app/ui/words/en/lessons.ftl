### Lessons: guided hands at the table. Cards come as `5♥`, suits as `♥`.

## learn

learn-title = Learn at the table
learn-about = Short guided rounds. Each step says what to tap. Nothing can go wrong, and none of it counts.
learn-all = All lessons
learn-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
learn-learned = { $about } · learned
learn-step = step { $step } of { $steps }
learn-this = the one to tap
learn-show = Show me
learn-skip = Skip
learn-skip_about = You’ll find it again in Settings.
learn-again = Again
learn-over = You can play { $game }!
learn-over_about = That was a whole round. At any table, the question mark shows what the cards do.
learn-you_about = Others see this when you play together. You can skip it.
learn-play = Play a round
learn-next = Next: { $game }
learn-try = Learn it

learn-tap-card = Tap { $card }.
learn-tap-name =
    { $kind ->
        [rank] Tap { $card } and ask for { $what }.
       *[suit] Tap { $card } and choose { $what }.
    }
learn-tap-what = Tap { $what }.
learn-tap-say = Tap “{ $word }!”, then { $card }.
learn-tap-say_name = Tap “{ $word }!”, then { $card } and { $what }.
learn-tap-draw = Tap “Draw”.
learn-also-card = { CAPITAL($card) } would work, too. This time, play { $meant } and see what happens.
learn-also-other = That would work, too. This time, it’s { $meant }.
learn-also-what =
    { $kind ->
        [rank] You could ask for { $what }, too. This time, ask for { $meant }: you have that number.
       *[suit] You could choose { $what }, too. This time, choose { $meant }: you have that suit.
    }
learn-first-say = Right card! But say “{ $word }!” first. If you forget, it could cost you.
learn-first-go_on = First see what happened, then tap “Go on”.

## lesson

lesson-switch-follow = Get rid of all your cards first and you win. Play a card that matches { $top }: same suit or same number.
lesson-switch-number = You have nothing of that suit, but the same number as { $top }. That fits, too.
lesson-switch-two = A two: the next player draws two cards, unless they play a two.
lesson-switch-taken = { $name } had no two and drew two cards. That was their turn.
lesson-switch-eight = An eight: the next player skips a turn.
lesson-switch-jack = A Jack changes direction. Now play goes the other way.
lesson-switch-draw = Nothing you have fits { $top }. Draw a card.
lesson-switch-ace = { $card }! An Ace goes on anything, and you choose the suit. Choose one you have.
lesson-switch-last = After this you have one card left. Say so, or it can cost you a card.
lesson-switch-out = Your last card fits, and it’s a plain one. You can’t finish on a special card.

lesson-crazy-eights-follow = Get rid of all your cards first. Play a card that matches { $top }: same suit or same number.
lesson-crazy-eights-eight = Nothing else fits { $top }. But an eight goes on anything, and you choose the suit.
lesson-crazy-eights-drew = { $name } had none of that suit and drew until a card fitted.
lesson-crazy-eights-suit = The suit you chose still counts.
lesson-crazy-eights-draw = Nothing fits { $top }. Now it’s your turn to draw.
lesson-crazy-eights-again = That one doesn’t fit either. Draw again.
lesson-crazy-eights-fits = There it is: a card that fits.
lesson-crazy-eights-rank = Both of your cards fit. Go with the same number.
lesson-crazy-eights-out = Your last card! Now you score what the others have left.

lesson-mau-mau-follow = Thirty-two cards, seven to Ace. Play a card that matches { $top }: same suit or same number.
lesson-mau-mau-seven = A seven: the next player draws two cards, unless they play a seven.
lesson-mau-mau-answer = { $name } plays a seven, too. It adds up: now it’s four cards.
lesson-mau-mau-taken = { $name } has no seven and draws all four.
lesson-mau-mau-eight = An eight: the next player skips a turn.
lesson-mau-mau-jack = A Jack goes on anything but a Jack, and you choose the suit. Then you have one card left, so say “Mau!”
lesson-mau-mau-out = Your suit came round. Play your last card.

lesson-makao-follow = Get rid of all your cards first and you win. Play a card that matches { $top }: same suit or same number.
lesson-makao-two = { $name } played a two. That’s two cards for you, unless you play a two or a three on it.
lesson-makao-three = Play your three on it. It adds up: now it’s five cards for the next player.
lesson-makao-taken = { $name } had no two and no three, and drew all five.
lesson-makao-draw = Nothing you have fits { $top }. Draw a card.
lesson-makao-ace = That one fits! Play an Ace and you choose the suit. Choose one you have.
lesson-makao-four = { $name } played a four. The next player had no four and skipped, so it’s your turn.
lesson-makao-jack = A Jack asks for a number: once around the table, everyone plays it. Ask for sixes: you have two.
lesson-makao-asked = { $name } had no six and drew a card.
lesson-makao-set = You can play both sixes in one turn. After the first you have one card left, so say “Makao!”
lesson-makao-out = And the other six, in the same turn. No cards left: you win!

lesson-one-card-follow = Get rid of all your cards first and you win. Play a card that matches { $top }: same suit or same number.
lesson-one-card-two = { $name } attacks with a two: draw two cards, or play a two, a three, an Ace or a joker.
lesson-one-card-shield = A three is your shield. It stops every attack, and nobody draws.
lesson-one-card-draw = Nothing you have fits { $top }. Draw a card.
lesson-one-card-ace = That one fits! Attack with it: an Ace makes the next player draw three cards.
lesson-one-card-joker = { $name } played the black joker on your Ace. Three and seven: now it’s ten cards.
lesson-one-card-taken = { $name } had no shield and drew all ten.
lesson-one-card-king = A King gives you another turn.
lesson-one-card-seven = A seven changes the suit. Choose the suit of your last card, but say “One card!” first.
lesson-one-card-jump = { $name } played a Jack and jumped over the next player. It’s your turn!
lesson-one-card-out = Your suit still counts. Play your last card!

lesson-black-jack-run = In one turn you can play a run: neighbours of one suit, going up. Start with { $card }.
lesson-black-jack-on = It’s still your turn. Next in the run is { $card }.
lesson-black-jack-more = And one more: three cards in one turn.
lesson-black-jack-black = { $name } played a black Jack: now it’s five cards for you.
lesson-black-jack-red = A red Jack takes off five, so there’s nothing left to draw. Say “Cards!” with it: your last two can go in one turn.
lesson-black-jack-last = Your last two cards are a run, so both go in one turn.
lesson-black-jack-out = And the last one!

lesson-kilodney-lead = All the cards are dealt, and you score by playing. An Ace that leads scores +1.
lesson-kilodney-under = { $name } played one lower than your card. That costs a point: −1.
lesson-kilodney-over = Do better: one higher than { $top } in its suit scores +1.
lesson-kilodney-switched = { $name } had none of the suit and switched with the same number: no points.
lesson-kilodney-corner = One higher again. See what happens to a player who can’t follow.
lesson-kilodney-knocked = { $name } couldn’t follow and is knocked out. You score a point for each card left: two.
lesson-kilodney-joker = Nothing fits { $top }. A joker goes on anything, and the next player leads.
lesson-kilodney-switch = None of that suit, but the same number: switch. It scores nothing but keeps you in.
lesson-kilodney-out = One higher again, and it’s your last card: you’re done, and you keep your points.
lesson-kilodney-end = That was the last card. The points of all rounds add up.
