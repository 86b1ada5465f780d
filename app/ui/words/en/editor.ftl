### Games of one's own.

own-yours = Your games
own-begin = Make your own game
own-begin_about = Start from any game and change what each card does.
own-make = Make it your own
own-change = Change this game
own-make_about = What each card does, what answers what, how it is scored.
own-made_of = Made of { $game }.
own-import = Enter a code
own-import_about = A game that somebody has shared with you.
own-title = Your own game
own-name = Name of the game
own-first_name = My { $game }
own-name_missing = The game has no name.
own-keep = Save
own-remove = Remove this game
own-remove_sure = Remove it for good?
own-remove_about = Matches played with it are kept, along with its rules.
own-remove_not = Keep it
own-unkept = You have changes here that are not saved yet.
own-over = Start over
own-over_about = This discards every change you have not saved.
own-over_sure = Start over for good?
own-over_not = Keep my changes
own-as_book = Exactly as in { $game }
own-mend_first = Fix the problems above first.
own-error = This cannot work: { $text }.
own-warning = Watch out: { $text }.
own-broken = { $where }: { $why }
own-nothing = nothing
own-instead = The book: { $text }
own-theirs = Theirs: { $text }
own-at_seats = Only with { $seats } players
own-not_ours = Yours: { $text }
own-pick_card = Pick a card to say what it does
own-none = –
own-as_dealt = As many as each player was dealt
own-worth_alone = Points for one card alone
own-which = All of them, or just one
own-answers_to = What answers { LIST($cards, type: "and", number: "plural") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = When { $card } is played on it
own-no_pickups = No card makes anybody take cards, so there is nothing to answer.
own-worth = Points for { $card }
own-share_about = Send this text, or scan the QR code with the other phone. The other person sees what is different before saving it.
own-qr = QR code for this game
own-no_square = This code is too long for a QR code. Send the text instead.
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
own-section-trial = Let bots try it
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
own-answer-reduce = Reduces it
own-answer-pass = Passes it on
own-answer-return = Sends it back

own-trial-about = Bots play { $count } hands at a table of four. You can go on reading; leaving this screen stops them.
own-trial-start = Start
own-trial-stop = Stop
own-trial-progress = { $done } of { $all } hands played
own-trial-hands = Hands played
own-trial-median = Turns in a typical hand
own-trial-first = Won by the first player (fair: { $fair }%)
own-trial-longest = Turns in the longest hand
own-trial-pickup = Most cards owed at once
own-trial-blocked = Blocked hands

own-does-wild-title = May it be played on anything?
own-does-wild-false = No
own-does-wild-true = Yes
own-does-wild-unless-last = Yes, except as the last card

own-does-nominate-title = Does its player name something?
own-does-nominate-false = No
own-does-nominate-suit = A suit
own-does-nominate-rank = A rank

own-does-named-ranks-title = Ranks that may be named (none: all)

own-does-goes-on-title = Its player goes on with a card of the named suit
own-does-suit-only-title = Only the named suit may follow, not its rank

own-does-pickup-title = Cards it makes another player take

own-does-from-title = Who takes them?
own-does-from-next = The next player
own-does-from-previous = The previous player

own-does-skip-title = Turns the next player misses

own-does-answerable-title = A card of the same rank instead of missing
own-does-answerable-false = Does not help
own-does-answerable-true = May be played
own-does-answerable-must = Must be played
own-does-answerable-pass = May be played; turns don’t add up

own-does-reverse-title = Reverses the direction of play

own-does-cover-any-title = Anything may be played on it

own-does-must-cover-title = Its player must cover it at once with a card of its suit

own-does-dump-suit-title = May more of its suit be laid in the same turn?
own-does-dump-suit-false = No
own-does-dump-suit-any = Yes, in any order
own-does-dump-suit-rising = Yes, in rising order

own-does-dump-if-title = When?
own-does-dump-if-always = Always
own-does-dump-if-follows-suit = When it follows suit

own-does-chain-title = Starts a chain of cards that match one another

own-does-play-again-title = Gives its player another turn

own-does-pass-hands-title = Everybody passes their hand to the left

own-does-not-on-title = May not be played on

own-does-group-title = Adds up with, and is answered like

own-does-rides-on-title = Acts only when laid with (none: always)

own-does-colour-title = Goes on cards of its own colour

own-does-also-title = May also be played on

own-group-alone = Nothing else

own-answer-word-amount-title = By how many cards (0: as many as it costs itself)

own-answer-word-as-title = The whole sum is then answered like

own-answer-word-rest-title = What is left
own-answer-word-rest-next = Passes on
own-answer-word-rest-taken = Is taken at once
own-answer-word-rest-cancelled = Is cancelled too

own-seats-least-title = Fewest players

own-seats-most-title = Most players

own-numbers-deal-title = Cards dealt to each

own-numbers-packs-title = Packs of cards

own-numbers-jokers-title = Jokers

own-numbers-draw-count-title = Cards drawn at a time

own-numbers-draw-cap-title = Most cards drawn in a turn (0: no limit)

own-numbers-blunder-penalty-title = Cards a mistake costs

own-numbers-declare-at-title = Cards left when the word is due

own-numbers-declare-penalty-title = Cards a missed word costs

own-numbers-finish-penalty-title = Cards drawn for such a last card

own-numbers-resurrection-cards-title = Cards to come back with

own-numbers-bankrupt-at-title = Out of the hand with this many cards

own-numbers-turn-limit-title = Turns until a hand is blocked

own-numbers-target-title = Hands or points to win the match

own-numbers-lives-title = Lives each

own-deals-title = Deal by number of players
own-deals-to = Dealt to each of { $count } players

own-start-starter-title = The first face-up card
own-start-starter-none = There is none
own-start-starter-plain = Has no effect
own-start-starter-acts = Acts
own-start-starter-suit-only = Gives only the suit

own-start-barred-title = Never the first face-up card

own-start-ranks-title = Ranks in the pack (none: all)

own-start-first-title = Who begins?
own-start-first-left = On the dealer’s left
own-start-first-right = On the dealer’s right

own-start-direction-title = Play goes
own-start-direction-1 = Clockwise
own-start-direction--1 = Anticlockwise

own-turn-multi-set-title = Several of one rank

own-turn-multi-suit-all-title = Several of one suit, any order

own-turn-multi-run-title = A run in one suit

own-turn-multi-mix-title = Sets and runs in a chain

own-turn-multi-chain-title = A chain by suit or rank

own-turn-multi-suit-chain-title = A chain by suit

own-turn-run-title = Runs go
own-turn-run-both = Up or down
own-turn-run-up = Upwards only

own-turn-ace-title = In runs the Ace is
own-turn-ace-high = High
own-turn-ace-low = Low

own-turn-run-on-title = A run may begin with
own-turn-run-on-match = Any card that fits
own-turn-run-on-suit = The top card’s suit

own-turn-acts-title = Which of several cards in a turn act
own-turn-acts-trailing = The last and any alike before it
own-turn-acts-every = Every card
own-turn-acts-last = The very last

own-turn-last-title = Going out with several cards
own-turn-last-any = Allowed
own-turn-last-no-double = Not on two of a rank
own-turn-last-no-several = Not at all

own-turn-reverse-two-title = With only two playing, a card that reverses
own-turn-reverse-two-skip = Makes the other miss a turn
own-turn-reverse-two-nothing = Does nothing
own-turn-reverse-two-again = Gives another turn
own-turn-reverse-adds-title = Each reverse played in one turn skips the other player

own-turn-together-title = May be laid together in one turn, adding up

own-turn-penalise-title = Illegal cards may be tried, and cost cards

own-turn-takes-back-title = What goes back with an illegal card
own-turn-takes-back-card = Nothing else
own-turn-takes-back-turn = The whole turn, which ends

own-draw-then-title = A player who does not play draws
own-draw-then-may-play = And may play it
own-draw-then-end = And the turn ends
own-draw-then-until-playable = Until a card can be played

own-draw-able-title = A player who could play
own-draw-able-may = May draw instead
own-draw-able-must-play = Must play
own-draw-able-goes-on = May draw, and go on

own-draw-take-title = After taking what is owed
own-draw-take-end = The turn ends
own-draw-take-goes-on = The turn goes on

own-draw-refill-title = An empty stock is refilled from the discard pile

own-declare-how-title = A word is due with few cards left
own-declare-how-none = No
own-declare-how-catch = Yes, and others may catch a miss
own-declare-how-finish = Yes, checked when going out
own-declare-how-refuse = Yes, or the last card must stay

own-declare-word-title = The word

own-declare-below-title = The word with fewer cards

own-declare-several-title = Also due when several cards can all go at once

own-finish-how-title = The last card
own-finish-how-free = May be any card
own-finish-how-draw = Some cost cards
own-finish-how-refuse = Some may not be played

own-finish-barred-title = Not as the last card

own-finish-fire-title = Fire card: a card drawn for that may be played at once
own-finish-fire-false = No
own-finish-fire-true = Yes, and only it acts
own-finish-fire-both = Yes, and both act

own-end-until-title = A hand ends
own-end-until-first = When the first player is out
own-end-until-one-left = When one player is left

own-end-back-title = The player who went out last comes back
own-end-back-false = Never
own-end-back-true = If the last hand is one chain
own-end-back-may = The same, if the last player agrees
own-end-back-wild-title = Wild cards stand for any card in that chain

own-end-blocked-title = A hand is blocked
own-end-blocked-one-more = When all and one more have passed
own-end-blocked-round = When all have passed

own-end-loser-out-title = The loser is out of the match

own-scoring-match-title = The match is won by
own-scoring-match-hands = Hands
own-scoring-match-points = Points
own-scoring-match-lives = Lives

own-scoring-by-title = Points of a hand
own-scoring-by-none = None
own-scoring-by-held = Everybody counts their own
own-scoring-by-winner = The winner collects them
own-scoring-by-play = As they are played

own-scoring-per-seat-title = Extra points to win for each player above two

own-scoring-doubles-on-title = Points count twice when the last card is

own-scoring-wins-title = The better score is
own-scoring-wins-high = The higher
own-scoring-wins-low = The lower

own-sequence-over-title = Points for a card one over

own-sequence-under-title = Points for a card one under

own-sequence-high-title = The top rank

own-sequence-low-title = The bottom rank

own-sequence-high-points-title = Points for the top rank

own-sequence-low-points-title = Points for the bottom rank

own-sequence-knock-out-title = A knock-out scores the cards held

own-sequence-even-hands-title = Extra jokers make all hands equal

own-custom-pile-title = How much of the discard pile shows
own-custom-pile-open = The last few cards
own-custom-pile-top = Only the top card

own-custom-undo-title = A move may be taken back
