### Games of one's own.

own-yours = Your games
own-begin = Make a game of your own
own-begin_about = Start from any game and change what each card does.
own-make = Make it your own
own-change = Change this game
own-make_about = What each card does, what answers what, how it is scored.
own-made_of = Made of { $game }.
own-import = Read a code
own-import_about = A game that somebody shared with you.
own-title = Your own game
own-name = Name of the game
own-first_name = My { $game }
own-name_missing = The game has no name.
own-keep = Keep it
own-remove = Remove this game
own-remove_sure = Remove it for good?
own-remove_about = Matches that were played by it stay, with their rules.
own-remove_not = Leave it
own-unkept = Here is what you changed before and have not kept yet.
own-over = Start over
own-over_about = What you changed since this game was kept last goes.
own-over_sure = Start over for good?
own-over_not = Go on with it
own-as_book = Just as { $game } has it
own-mend_first = Mend what is told above first.
own-error = This cannot work: { CAPITAL($text) }.
own-warning = Think of this: { CAPITAL($text) }.
own-broken = { $where }: { $why }
own-nothing = nothing
own-instead = The book: { $text }
own-theirs = Theirs: { $text }
own-at_seats = With { $seats } players only
own-not_ours = Yours: { $text }
own-pick_card = Pick a card to say what it does
own-none = –
own-as_dealt = As many as each was dealt
own-worth_alone = Points of one card alone
own-which = All of them, or one alone
own-answers_to = What answers { LIST($cards, type: "comma") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = When { $card } is laid on it
own-no_pickups = No card makes anybody take cards, so nothing has to be answered.
own-worth = Points of { $card }
own-share_about = Send this text, or let the other phone's camera look at the square. Who reads it sees what is different before keeping it.
own-qr = The code of this game as a square for cameras
own-no_square = The code is too long for a square that cameras can read: send the text.
own-copy = Copy the code
own-code = Code
own-paste = Paste
own-file = From a file
own-yours_of = your { $name }
own-differs =
    { $count ->
        [one] One thing differs from { $other }
       *[other] { $count } things differ from { $other }
    }

own-section-cards = What each card does
own-section-answers = What answers what
own-section-start = Dealing
own-section-several = Several cards in a turn
own-section-drawing = Drawing and mistakes
own-section-declaring = Saying the word
own-section-finishing = Going out
own-section-winning = Points and the match
own-section-read = The rules in words
own-section-trial = Have bots try it
own-section-share = Share it

own-card-all = All
own-card-effect = Any with an effect
own-card-power = Any that does or answers something
own-card-BJ = Black
own-card-RJ = Red
own-card-JK = Joker
own-card-JKr = Red
own-card-JKb = Black
own-card-S = Spades
own-card-H = Hearts
own-card-D = Diamonds
own-card-C = Clubs

own-answer-no = No answer
own-answer-add = Adds to it
own-answer-cancel = Cancels it
own-answer-reduce = Takes five off
own-answer-pass = Passes it on
own-answer-return = Sends it back

own-trial-about = { $count } hands by bots at a table of four. You can go on reading; leaving the screen stops them.
own-trial-start = Play them
own-trial-stop = Stop
own-trial-progress = { $done } of { $all } hands played
own-trial-hands = Hands played
own-trial-median = Turns in a hand, the middle one
own-trial-first = Won by who began (fair: { $fair } %)
own-trial-longest = Turns in the longest hand
own-trial-pickup = Most cards owed at once
own-trial-blocked = Hands that were blocked

own-does-wild-title = May it be laid on anything?
own-does-wild-false = No
own-does-wild-true = Yes
own-does-wild-unless-last = Yes, but not as the last

own-does-nominate-title = Does its player call something?
own-does-nominate-false = No
own-does-nominate-suit = A suit
own-does-nominate-rank = A rank

own-does-named-ranks-title = Ranks that may be called (none: all)

own-does-goes-on-title = Its player goes on with a card of the called suit

own-does-pickup-title = Cards it makes another player take

own-does-from-title = Who takes them?
own-does-from-next = The next player
own-does-from-previous = The one before

own-does-skip-title = Turns the next player misses

own-does-answerable-title = The same rank instead of missing
own-does-answerable-false = Does not help
own-does-answerable-true = May be played
own-does-answerable-must = Must be played

own-does-reverse-title = Turns the direction of play round

own-does-cover-any-title = Anything may be laid on it

own-does-must-cover-title = Its player must cover it with its suit at once

own-does-dump-suit-title = May its whole suit be laid with it?
own-does-dump-suit-false = No
own-does-dump-suit-any = In any order
own-does-dump-suit-rising = In rising order

own-does-dump-if-title = When may it?
own-does-dump-if-always = Always
own-does-dump-if-follows-suit = When it followed suit

own-does-chain-title = Starts a chain of cards that follow each other

own-does-play-again-title = Gives its player another turn

own-does-pass-hands-title = Everybody passes their hand to the left

own-does-not-on-title = May not be laid on

own-does-group-title = Adds up with, and is answered like

own-does-rides-on-title = Only when laid with (none: always)

own-does-colour-title = Goes on cards of its own colour

own-does-also-title = May also be laid on

own-group-alone = Nothing else

own-answer-word-amount-title = By how many cards (0: its own)

own-answer-word-as-title = The whole sum is then answered like

own-answer-word-rest-title = What is left
own-answer-word-rest-next = Passes on
own-answer-word-rest-taken = Is taken at once
own-answer-word-rest-cancelled = Is cancelled too

own-seats-least-title = Players at least

own-seats-most-title = Players at most

own-numbers-deal-title = Cards dealt to each

own-numbers-packs-title = Packs of cards

own-numbers-jokers-title = Jokers

own-numbers-draw-count-title = Cards drawn at a time

own-numbers-draw-cap-title = Most cards drawn in a turn (0: no limit)

own-numbers-blunder-penalty-title = Cards a mistake costs

own-numbers-declare-at-title = Cards left when the word is due

own-numbers-declare-penalty-title = Cards a missed word costs

own-numbers-finish-penalty-title = Cards drawn for it

own-numbers-resurrection-cards-title = Cards to come back with

own-numbers-bankrupt-at-title = Out of the hand with so many cards

own-numbers-turn-limit-title = Turns until a hand is blocked

own-numbers-target-title = Hands or points to win the match

own-numbers-lives-title = Lives each

own-deals-title = Deal by number of players
own-deals-to = Dealt to { $count } players

own-start-starter-title = The first face-up card
own-start-starter-none = There is none
own-start-starter-plain = Has no effect
own-start-starter-acts = Acts
own-start-starter-suit-only = Gives the suit only

own-start-barred-title = Never the first face-up card

own-start-ranks-title = Ranks in the pack (none: all)

own-start-first-title = Who begins?
own-start-first-left = On the dealer's left
own-start-first-right = On the dealer's right

own-start-direction-title = Play goes
own-start-direction-1 = Clockwise
own-start-direction--1 = Counter-clockwise

own-turn-multi-set-title = Several of one rank

own-turn-multi-suit-all-title = Several of one suit, any order

own-turn-multi-run-title = A run in one suit

own-turn-multi-mix-title = Sets and runs chained

own-turn-multi-chain-title = A chain by suit or rank

own-turn-multi-suit-chain-title = A chain by suit

own-turn-run-title = Runs go
own-turn-run-both = Up or down
own-turn-run-up = Upwards only

own-turn-ace-title = In runs the Ace is
own-turn-ace-high = High
own-turn-ace-low = Low

own-turn-run-on-title = A run begins with
own-turn-run-on-match = Any card that fits
own-turn-run-on-suit = The suit of the pile

own-turn-acts-title = Of several cards in a turn
own-turn-acts-trailing = The last block acts
own-turn-acts-every = Every card acts
own-turn-acts-last = The last card acts

own-turn-last-title = Going out with several cards
own-turn-last-any = Allowed
own-turn-last-no-double = Not on a double
own-turn-last-no-several = Not at all

own-turn-reverse-two-title = With two players a card that reverses
own-turn-reverse-two-skip = Skips
own-turn-reverse-two-nothing = Does nothing
own-turn-reverse-two-again = Plays again

own-turn-together-title = May be laid together in one turn, adding up

own-turn-penalise-title = Mistakes are possible, and cost cards

own-turn-takes-back-title = With an illegal card goes back
own-turn-takes-back-card = Nothing else
own-turn-takes-back-turn = All of its turn, which is over

own-draw-then-title = Who does not play draws
own-draw-then-may-play = And may play it
own-draw-then-end = And the turn ends
own-draw-then-until-playable = Until one can be played

own-draw-able-title = Who could play
own-draw-able-may = May draw instead
own-draw-able-must-play = Must play
own-draw-able-goes-on = May draw, and go on

own-draw-take-title = After taking what is owed
own-draw-take-end = The turn ends
own-draw-take-goes-on = The turn goes on

own-draw-refill-title = An empty stock is refilled from the pile

own-declare-how-title = With few cards left a word is due
own-declare-how-none = No
own-declare-how-catch = Yes, others catch a miss
own-declare-how-finish = Yes, checked at the end
own-declare-how-refuse = Yes, else no last card

own-declare-word-title = The word

own-declare-below-title = The word with fewer

own-declare-several-title = Also due when several can all go at once

own-finish-how-title = The last card
own-finish-how-free = May be any
own-finish-how-draw = Some cost a card
own-finish-how-refuse = Some may not be laid

own-finish-barred-title = Not as the last card

own-finish-fire-title = Fire card: what was drawn may be laid at once
own-finish-fire-false = No
own-finish-fire-true = Yes, and only it acts
own-finish-fire-both = Yes, and both act

own-end-until-title = A hand ends
own-end-until-first = With the first one out
own-end-until-one-left = When one is left

own-end-back-title = Who went out last comes back
own-end-back-false = Never
own-end-back-true = If the last hand is a chain
own-end-back-may = If the last player also wants it

own-end-blocked-title = Nobody can go on
own-end-blocked-one-more = When all and one more have passed
own-end-blocked-round = When all have passed

own-end-loser-out-title = The loser is out of the match

own-scoring-match-title = The match is won by
own-scoring-match-hands = Hands
own-scoring-match-points = Points
own-scoring-match-lives = Lives

own-scoring-by-title = Points of a hand
own-scoring-by-none = None
own-scoring-by-held = Each counts own cards
own-scoring-by-winner = The winner gets them
own-scoring-by-play = As they are played

own-scoring-per-seat-title = More points to win for each player above two

own-scoring-doubles-on-title = Points count twice when the last card is

own-scoring-wins-title = The better score is
own-scoring-wins-high = The higher
own-scoring-wins-low = The lower

own-sequence-over-title = Points for one over

own-sequence-under-title = Points for one under

own-sequence-high-title = The top rank

own-sequence-low-title = The bottom rank

own-sequence-high-points-title = Points for the top rank

own-sequence-low-points-title = Points for the bottom rank

own-sequence-knock-out-title = A knock-out scores the cards held

own-sequence-even-hands-title = Jokers make hands even

own-custom-pile-title = Of the pile one sees
own-custom-pile-open = The last few cards
own-custom-pile-top = Only the top card

own-custom-undo-title = A move may be taken back
