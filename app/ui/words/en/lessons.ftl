### Lessons: guided hands at the table. Cards come as `5♥`, suits as `♥`.

## learn

learn-title = Learn at the table
learn-about = Short guided hands. Each step says what to tap; nothing can go wrong, and none of it counts.
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
learn-skip_about = You find it again in the settings.
learn-again = Once more
learn-over = You can play { $game }!
learn-over_about = That was a whole hand. At every table the question mark shows what its cards do.
learn-play = Play against bots
learn-next = Next: { $game }
learn-try = Learn it

learn-tap-card = Tap { $card }.
learn-tap-name = Tap { $card } and name { $what }.
learn-tap-what = Tap { $what }.
learn-tap-say = Tap “{ $word }!”, then { $card }.
learn-tap-say_name = Tap “{ $word }!”, then { $card } and { $what }.
learn-tap-draw = Tap “Draw”.
learn-also-card = { $card } would be allowed, too. This time play { $meant }, and see what happens.
learn-also-other = That would be allowed, too. This time it is { $meant }.
learn-also-what = { $what } could be named, too. This time name { $meant }: you hold that.
learn-first-say = The right card, but first say “{ $word }!”. Without the word it could cost you.
learn-first-go_on = First look what happened, then tap “Go on”.

## lesson

lesson-switch-follow = Get rid of your cards first and you win. On { $top } goes the same suit, or the same number.
lesson-switch-number = You hold nothing of that suit, but the same rank as { $top }. That fits, too.
lesson-switch-two = A two: the next player takes two cards, unless they answer with a two.
lesson-switch-taken = { $name } had no two, took two cards, and the turn was over.
lesson-switch-eight = An eight makes the next player miss a turn.
lesson-switch-jack = A Jack turns the table round: play goes the other way now.
lesson-switch-draw = Nothing you hold fits { $top }. Then you draw a card.
lesson-switch-ace = { $card }! An Ace goes on anything, and you name the suit that follows. Name one you hold.
lesson-switch-last = After this you have one card left. Say so, or it can cost you a card.
lesson-switch-out = Your last card fits, and it is a plain one: on a card that does something nobody goes out.

lesson-crazy-eights-follow = Get rid of your cards first. On { $top } goes the same suit, or the same rank.
lesson-crazy-eights-eight = Nothing else fits { $top }. But an eight goes on anything, and you name the suit.
lesson-crazy-eights-drew = { $name } had none of that suit and drew, card by card, until one fitted.
lesson-crazy-eights-suit = The suit you named is still asked for.
lesson-crazy-eights-draw = Nothing fits { $top }. Now it is you who draws.
lesson-crazy-eights-again = That one does not fit either. Draw again.
lesson-crazy-eights-fits = There it is: a card that fits.
lesson-crazy-eights-rank = Both of your cards fit. Go with the same rank.
lesson-crazy-eights-out = Your last card! Whoever is out scores what the others still hold.

lesson-mau-mau-follow = Thirty-two cards, seven to Ace. On { $top } goes the same suit, or the same rank.
lesson-mau-mau-seven = A seven: the next player takes two cards, unless they answer with a seven.
lesson-mau-mau-answer = { $name } answers with a seven. The sums add up: now four are owed.
lesson-mau-mau-taken = { $name } has no seven and takes all four.
lesson-mau-mau-eight = An eight makes the next player miss a turn.
lesson-mau-mau-jack = A Jack goes on anything but a Jack, and you name the suit. One card is left then, so say the word.
lesson-mau-mau-out = Your suit came round. Play your last card.

lesson-black-jack-run = In one turn you may lay a run: neighbours of one suit, going up. It begins with { $card }.
lesson-black-jack-on = It is still your turn. Next in the run is { $card }.
lesson-black-jack-more = And one more: three cards in one turn.
lesson-black-jack-black = { $name } played a black Jack: now you owe five cards.
lesson-black-jack-red = A red Jack answers it: five fewer, so there’s nothing left to take. Say “cards” with it: your last two can go in one turn.
lesson-black-jack-last = Your last two cards are a run, so both go in one turn.
lesson-black-jack-out = And the last one!

lesson-kilodney-lead = All cards are dealt, and points are made by playing. An Ace that leads scores +1.
lesson-kilodney-under = { $name } played the card one under yours. That costs a point: −1.
lesson-kilodney-over = Do better: one over { $top } in its suit scores +1.
lesson-kilodney-switched = { $name } had none of the suit and switched to the same rank: no points.
lesson-kilodney-corner = One over again. And see what happens to somebody who cannot follow.
lesson-kilodney-knocked = { $name } could not follow and is knocked out. You score a point for each card held there: two.
lesson-kilodney-joker = Nothing fits { $top }. A joker goes on anything; the next player then leads.
lesson-kilodney-switch = None of that suit, but the same rank: switch. It scores nothing and keeps you in.
lesson-kilodney-out = One over once more, and it is your last card: you leave with your points.
lesson-kilodney-end = That was the last card. The points of every hand are added up.
