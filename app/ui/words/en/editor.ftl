### Games of one's own.

own-yours = Your games
own-begin = Make your own game
own-begin_about = Start from any game and change what each card does.
own-make = Make it your own
own-change = Change this game
own-make_about = What each card does, what you can play on it, how it’s scored.
own-made_of = Made of { $game }.
own-import = Enter a code
own-import_about = A game that someone shared with you.
own-title = Your own game
own-name = Name of the game
own-first_name = My { $game }
own-name_missing = The game has no name.
own-keep = Save
own-remove = Remove this game
own-ours = Our rules
own-ours_n = Our rules { $count }
own-ours_keep = Keep as “{ $name }”
own-ours_keep_about = Next time, you’ll find it with your games.
own-ours_kept = Kept as “{ $name }”
own-ours_kept_about = Play it, rename it or share it.
own-removed = “{ $name }” is removed. Your matches with it stay.
own-unkept = You have changes that aren’t saved yet.
own-over = Discard changes
own-over_about = This drops every change you haven’t saved.
own-over_sure = Discard them for good?
own-over_not = Keep changes
own-as_book = Exactly as in { $game }
own-mend_first = Fix the problems above first.
own-error = This can’t work: { $text }.
own-warning = Watch out: { $text }.
own-broken = { $where }: { $why }
own-nothing = nothing
own-instead = Standard: { $text }
own-theirs = Theirs: { $text }
own-at_seats = Only with { $seats } players
own-not_ours = Yours: { $text }
own-pick_card = Pick a card to say what it does
own-none = –
own-as_dealt = As many as everyone was dealt
own-worth_alone = Points for one card alone
own-which = All of them, or just one
own-answers_to = What you can play on { LIST($cards, type: "and", number: "plural") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = When { $card } is played on it
own-no_pickups = No card makes anyone draw, so there’s nothing to play on.
own-worth = Points for { $card }
own-share_about = Send this text, or scan the QR code with the other phone. The other person sees what’s different before saving it.
own-qr = QR code for this game
own-no_square = This code is too long for a QR code. Send the text instead.
own-copy = Copy the code
own-code = Code
own-paste = Paste
own-file = From a file
own-yours_of = your { $name }
own-differs =
    { $count ->
        [one] One rule differs from { $other }
       *[other] { $count } rules differ from { $other }
    }

own-section-cards = What each card does
own-section-answers = Playing on a penalty
own-section-start = Dealing
own-section-several = Several cards in a turn
own-section-drawing = Drawing and mistakes
own-section-declaring = Last-card call
own-section-finishing = Finishing
own-section-winning = Points and the match
own-section-read = The rules in words
own-section-trial = Let bots try it
own-section-share = Share it

own-card-all = All
own-card-effect = Any special card
own-card-power = Any that does or stops something
own-card-BJ = Black
own-card-RJ = Red
own-card-JK = Joker
own-card-JKr = Red
own-card-JKb = Black
own-card-S = Spades
own-card-H = Hearts
own-card-D = Diamonds
own-card-C = Clubs

own-answer-no = Doesn’t go on it
own-answer-add = Adds to it
own-answer-cancel = Cancels it
own-answer-reduce = Reduces it
own-answer-pass = Passes it on
own-answer-return = Sends it back

own-trial-about = Bots play { $count } rounds at a table of four. You can read on. If you leave this screen, they stop.
own-trial-start = Start
own-trial-stop = Stop
own-trial-progress = { $done } of { $all } rounds played
own-trial-hands = Rounds played
own-trial-median = Turns in a typical round
own-trial-first = Won by the first player (fair: { $fair }%)
own-trial-longest = Turns in the longest round
own-trial-pickup = Most cards to draw at a time
own-trial-blocked = Stuck rounds

own-does-wild-title = Does it go on anything?
own-does-wild-false = No
own-does-wild-true = Yes
own-does-wild-unless-last = Yes, except as the last card

own-does-nominate-title = Do you choose something?
own-does-nominate-false = No
own-does-nominate-suit = A suit
own-does-nominate-rank = A rank

own-does-named-ranks-title = Ranks to choose from (none: all)

own-does-goes-on-title = You go on with a card of the chosen suit
own-does-suit-only-title = Only the chosen suit fits, not its rank

own-does-pickup-title = Cards it makes another player draw

own-does-from-title = Who draws them?
own-does-from-next = The next player
own-does-from-previous = The previous player

own-does-skip-title = Turns the next player skips

own-does-answerable-title = A card of the same rank instead of skipping
own-does-answerable-false = Doesn’t help
own-does-answerable-true = Can be played
own-does-answerable-must = Must be played
own-does-answerable-pass = Can be played, skips don’t add up

own-does-reverse-title = Changes direction

own-does-cover-any-title = Can be covered by any card

own-does-must-cover-title = You must cover it with a card of its suit

own-does-dump-suit-title = More of its suit in the same turn?
own-does-dump-suit-false = No
own-does-dump-suit-any = Yes, in any order
own-does-dump-suit-rising = Yes, in rising order

own-does-dump-if-title = When?
own-does-dump-if-always = Always
own-does-dump-if-follows-suit = When it follows suit

own-does-chain-title = Starts a chain of matching cards

own-does-play-again-title = Gives you another turn

own-does-pass-hands-title = Everyone passes their cards to the left

own-does-not-on-title = Can’t go on:

own-does-group-title = Stacks with:

own-does-rides-on-title = Works only together with (none: always):

own-does-colour-title = Goes on cards of its own colour

own-does-also-title = Also goes on:

own-group-alone = Nothing else

own-answer-word-amount-title = By how many cards (0: as many as its own)

own-answer-word-as-title = From then on it counts as:

own-answer-word-rest-title = What’s left
own-answer-word-rest-next = Goes to the next player
own-answer-word-rest-taken = You draw it
own-answer-word-rest-cancelled = Is cancelled, too

own-seats-least-title = Fewest players

own-seats-most-title = Most players

own-numbers-deal-title = Cards dealt to each

own-numbers-packs-title = Packs of cards

own-numbers-jokers-title = Jokers

own-numbers-draw-count-title = Cards drawn at a time

own-numbers-draw-cap-title = Most cards drawn in a turn (0: no limit)

own-numbers-blunder-penalty-title = Cards to draw for a mistake

own-numbers-declare-at-title = Cards left when you make the call

own-numbers-declare-penalty-title = Cards to draw for a forgotten call

own-numbers-finish-penalty-title = Cards to draw for a last card that isn’t allowed

own-numbers-resurrection-cards-title = Cards to come back with

own-numbers-bankrupt-at-title = Knocked out with this many cards

own-numbers-turn-limit-title = Turns until a round is stuck

own-numbers-target-title = Rounds or points to win the match

own-numbers-lives-title = Lives each

own-deals-title = Deal by number of players
own-deals-to = Dealt to each of { $count } players

own-start-starter-title = The first face-up card
own-start-starter-none = There’s none
own-start-starter-plain = Does nothing special
own-start-starter-acts = Counts as if played
own-start-starter-suit-only = Gives only its suit

own-start-barred-title = Never the first face-up card

own-start-ranks-title = Ranks in the pack (none: all)

own-start-first-title = Who starts?
own-start-first-left = On the dealer’s left
own-start-first-right = On the dealer’s right

own-start-direction-title = Direction of play
own-start-direction-1 = Clockwise
own-start-direction--1 = Anticlockwise

own-turn-multi-set-title = Several of the same rank

own-turn-multi-suit-all-title = Several of one suit, any order

own-turn-multi-run-title = A run in one suit

own-turn-multi-mix-title = Sets and runs in a chain

own-turn-multi-chain-title = A chain by suit or rank

own-turn-multi-suit-chain-title = A chain by suit

own-turn-run-title = Direction of runs
own-turn-run-both = Up or down
own-turn-run-up = Upwards only

own-turn-ace-title = The Ace in runs
own-turn-ace-high = High
own-turn-ace-low = Low

own-turn-run-on-title = First card of a run
own-turn-run-on-match = Any card that fits
own-turn-run-on-suit = The top card’s suit

own-turn-acts-title = Which of several special cards count
own-turn-acts-trailing = The last, and the same ones before it
own-turn-acts-every = Every one
own-turn-acts-last = The very last

own-turn-last-title = Finishing with several cards
own-turn-last-any = Allowed
own-turn-last-no-double = Not on two of the same rank
own-turn-last-no-several = Not at all

own-turn-reverse-two-title = Changing direction with two players
own-turn-reverse-two-skip = Skips the other player
own-turn-reverse-two-nothing = Does nothing
own-turn-reverse-two-again = Gives you another turn
own-turn-reverse-adds-title = Each change of direction in one turn skips the other player

own-turn-together-title = Can be played together in one turn, and add up:

own-turn-penalise-title = You can try wrong cards, but they cost you

own-turn-takes-back-title = What goes back with a wrong card
own-turn-takes-back-card = Nothing else
own-turn-takes-back-turn = The whole turn, and it’s over

own-draw-then-title = After drawing
own-draw-then-may-play = You can play that card
own-draw-then-end = Your turn is over
own-draw-then-until-playable = You draw until you can play

own-draw-able-title = If you can play
own-draw-able-may = You can draw instead
own-draw-able-must-play = You must play
own-draw-able-goes-on = You can draw, again and again

own-draw-take-title = After a card made you draw
own-draw-take-end = Your turn is over
own-draw-take-goes-on = Your turn goes on

own-draw-refill-title = Shuffle the discard pile into a new draw pile

own-declare-how-title = Say something with few cards left?
own-declare-how-none = No
own-declare-how-catch = Yes, and others can catch you
own-declare-how-finish = Yes, checked when you finish
own-declare-how-refuse = Yes, or you can’t play your last card

own-declare-word-title = What you say

own-declare-below-title = What you say with fewer cards

own-declare-several-title = Also with more cards that can all go in one turn

own-finish-how-title = The last card
own-finish-how-free = Can be any card
own-finish-how-draw = Some cost cards
own-finish-how-refuse = Some aren’t allowed

own-finish-barred-title = Not as the last card:

own-finish-fire-title = Fire card: play a card you draw for that right away
own-finish-fire-false = No
own-finish-fire-true = Yes, and only it counts
own-finish-fire-both = Yes, and both count

own-end-until-title = When a round ends
own-end-until-first = The first player finishes
own-end-until-one-left = One player is left

own-end-back-title = The last player to finish comes back
own-end-back-false = Never
own-end-back-true = If the last player’s cards make one chain
own-end-back-may = The same, if the last player wants it
own-end-back-wild-title = Wild cards stand for any card in that chain

own-end-blocked-title = When a round is stuck
own-end-blocked-one-more = Everyone has passed, and one more
own-end-blocked-round = Everyone has passed

own-end-loser-out-title = The loser is out of the match

own-scoring-match-title = What wins the match
own-scoring-match-hands = Rounds
own-scoring-match-points = Points
own-scoring-match-lives = Lives

own-scoring-by-title = Points in a round
own-scoring-by-none = None
own-scoring-by-held = Everyone counts their own
own-scoring-by-winner = The winner scores them all
own-scoring-by-play = Scored card by card

own-scoring-per-seat-title = Extra points to win for each player above two

own-scoring-doubles-on-title = Points count double if the last card is:

own-scoring-wins-title = Which score wins?
own-scoring-wins-high = The highest
own-scoring-wins-low = The lowest

own-sequence-over-title = Points for one higher

own-sequence-under-title = Points for one lower

own-sequence-high-title = The top rank

own-sequence-low-title = The bottom rank

own-sequence-high-points-title = Points for the top rank

own-sequence-low-points-title = Points for the bottom rank

own-sequence-knock-out-title = A knock-out scores the cards left

own-sequence-even-hands-title = Extra jokers even out the cards

own-custom-pile-title = How much of the discard pile shows
own-custom-pile-open = The last few cards
own-custom-pile-top = Only the top card

own-custom-undo-title = You can take back a move
