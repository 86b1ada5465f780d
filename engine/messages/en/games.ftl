### Games, their house rules, and the words that are said with few cards left. Made of the presets in
### `engine/rules/presets` by `python -m tests.messages --write`; an option that says the same everywhere stands once.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Also called Two Four Jacks: twos and fours make the next player take cards, and Jacks reverse.
option-every-card-acts = When you play several special cards in one turn, every one of them counts, not just the last.
option-last-card-acts = When you play several cards in one turn, only the very last one counts.
option-reverse-two-nothing = When only two are playing, a card that reverses does nothing.
option-reverse-two-again = When only two are playing, a card that reverses gives its player another turn.
option-reverse-adds = When only two are playing, two cards that reverse in one turn make the other player miss two turns.
option-seven-plain = Sevens do nothing.
option-eights-answerable = A player who is about to miss a turn may play an eight instead; the missed turns add up and fall on the first player who does not.
option-queen-covers = Any card may be played on a Queen.
option-king-reverses = Kings reverse the direction of play, as Jacks do.
option-draw-ends-turn = Drawing a card ends the turn; the card may not be played at once.
option-draw-until-playable = A player who cannot play draws until a card can be played.
option-must-play = A player who can play must do so; drawing by choice is not allowed.
option-play-after-take = After a player has taken the cards that are owed, their turn goes on.
option-knocking = With one card left, the word is “knocking”.
option-penalty-2 = A player caught without having said the word draws two cards.
option-penalty-5 = A player caught without having said the word draws five cards.
option-no-declaration = Nothing has to be said with few cards left.
option-finish-ace-barred = Nobody may go out on an Ace: its player draws a card and waits. Any other card may be the last one.
option-finish-free = Any card may be the last one.
option-fire-card = Fire card: if you draw a special card for going out on one, and it fits, you may play it right away. Both cards count.
option-no-double-finish = Nobody may go out on two cards of one rank laid together.
option-play-on = Play goes on until one player is left, and everybody gets a place.
option-sets = Several cards of one rank may be laid in one turn.
option-sets-or-suit = Several cards of one rank, or several of one suit in any order, may be laid in one turn, but not both.
option-runs = A run of neighbouring ranks in one suit, up or down, may be laid in one turn.
option-resurrection = If the last player could lay the whole hand as one chain, they may bring back the player who went out last, who draws two cards.
option-resurrection-ace = In the chain that brings a player back, an Ace can stand for any card.
word-last-card = last card
word-knocking = knocking

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Sets and runs in one turn, and five cards for forgetting to say the word.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Nine cards, sets, and lives: each hand is played until one player is left, who loses a life.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Also called Peaknuckle: a seven starts a chain, and there is one word at two cards and another at one.
option-peanuckle-seven-plain = Sevens do nothing and start no chain.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Runs in one suit, black Jacks that cost five cards, and eleven variants to combine.
option-ace-passes-on = An Ace played on twos passes on the cards that are owed instead of cancelling them.
option-red-jack-rest-taken = A red Jack cancels one black Jack, and its player takes what is left.
option-red-jack-cancels-all = A red Jack cancels everything that is owed.
option-draw-may-play = A drawn card may be played at once.
option-penalise = You may try a wrong card, or one out of turn: it goes back and costs you two cards. If you had already played cards in that turn, they go back too, and your turn is over.
option-cards-call = The word is also due with several cards when all of them can go in one turn; then it is “cards”, or a knock.
option-no-cards-call = Nothing has to be said before going out with several cards in one turn.
option-black-jack-play-on = Play goes on until one player is left, who loses the hand.
option-loser-out = The loser of a hand is out of the match.
option-v1-one-joker = Variant 1: one joker, which may be played on anything and covered by any card; it costs five cards like a black Jack.
option-v1-two-jokers = Variant 1: two jokers, which may be played on anything and covered by any card; they cost five cards like black Jacks.
option-v2 = Variant 2: you can’t go out on a special card or a red Jack. Playing one as your last card costs you a card.
option-v3 = Variant 3: further cards in a turn may each match the suit or rank of the one before, but nobody may go out with more than one card in a turn.
option-v4-three = Variant 4: threes reverse instead of Kings.
option-v4-seven = Variant 4: sevens reverse instead of Kings, and do nothing else.
option-v4-ten = Variant 4: tens reverse instead of Kings.
option-v5-off = Variant 5: Queens are ordinary cards.
option-v6 = Variant 6: runs go both ways.
option-v7 = Variant 7: a King must at once be covered by its own player with a card of its suit; a player who cannot do so draws a card.
option-v8 = Variant 8: going out with several cards in one turn is allowed, even with variant 3.
option-v9 = Variant 9: twos and black Jacks answer each other, and may be laid together in one turn.
option-v10 = Variant 10: a black Jack costs as many cards as each player was dealt.
option-v11 = Variant 11: red Jacks do not cancel; on or with a black Jack, each adds three cards.
option-eights-pass-on = Missed turns don’t add up. Play an eight on an eight and the next player misses just one turn.
option-eight-again = An eight gives its player another turn instead of making the next player miss one.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: sets and runs in one chain, wild Jacks, and play that begins on the dealer’s right.
option-eight-may = A player who holds an eight may also accept the missed turns instead of answering.

## Take Two

game-take-two = Take Two
about-take-two = Five cards, two to draw at a time, and play goes on until one player is left.
option-take-two-draw-may-play = One of the drawn cards may be played at once.
option-ace-follows = An Ace must match suit or rank like any other card.
option-ace-suit-only = After an Ace, you must play the chosen suit. Another Ace won’t do.
option-jack-skips = A Jack makes the next player miss a turn instead of reversing.
option-jokers = Two jokers, which may be played on anything and covered by any card; they cost five cards, and a joker answers them.
option-ace-of-spades = The Ace of spades may also be played on the Ace of hearts or any two; as an answer, it cancels what is owed.
option-take-two-penalise = You may try a wrong card, or one out of turn: it goes back and costs you two cards.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Twos and fours cost two cards, the Ace of hearts five, and an Ace that follows suit clears its suit.
option-ace-of-hearts-both = The Ace of hearts also clears its suit when it follows suit; the five cards are still owed, even though it is covered.
option-queen-of-clubs = The Queen of clubs costs sixteen cards; only the King of hearts answers it, and makes the player who laid the Queen take them.

## Kilodney's Switch

game-kilodney = Kilodney's Switch
about-kilodney = A different game: the whole pack is dealt, every card must be followed, and knocking players out scores points.
option-even-hands = One or two more jokers are added where they make all hands equal.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Two packs, played for points: players count the cards they are left with, and the lowest score wins when somebody reaches 350.
option-ace-any-time = You can play an Ace even when you have to draw. The next player draws those cards instead.
option-named-suit-only = After a seven, you must play the chosen suit. Another seven won’t do.

## Crazy Eights

game-crazy-eights = Crazy Eights
about-crazy-eights = Eights are wild, and the winner of a hand collects what the others hold.
option-specials = A Queen makes the next player miss a turn, an Ace reverses, and a two makes the next player take two cards. A special card turned up first counts as if the dealer had played it.
option-no-refill = When the stock runs out it is not refilled, and a player may pass even when able to play.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Thirty-two cards, sevens that add up, and “Mau” with one card left.
option-jack-on-jack = A Jack may be played on a Jack.
option-nine-reverses = A nine reverses the direction of play.
option-jack-twenty = A Jack is worth twenty points.
word-mau = mau

## Makao

game-makao = Makao
about-makao = From Poland: twos and threes answer each other, and Jacks demand a rank for a round.
option-kings = The King of hearts makes the next player take five cards, the King of spades the previous player.
option-kings-answered = The King of hearts or of spades answers the King of hearts: the five cards pass on to the next player.
option-plain-starter = The first face-up card is never a special card.
word-makao = makao

## Macau

game-macau = Macau
about-macau = From Hungary: one card a turn, wild Aces, and the bluff of drawing when you could play.
option-macau-jokers = Two jokers, which may be played on anything and covered by any card.
option-macau-runs = Runs in one suit may be laid in one turn, and go on in another suit through a card of the same rank.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = From Korea: attacks that only an equal or stronger one answers, shields, and coloured jokers.
option-phone-game = The phone game: jokers cost five and seven cards, a three shields against twos only, the turn ends when the cards that are owed have been taken, and the player to the dealer’s left begins.
option-bankrupt = A player who holds 21 cards or more is out of the hand.
word-one-card = one card

## Last Card

game-last-card = Last Card
about-last-card = From New Zealand: twos and fives to pick up, Jacks that play again, and sets.
option-two-five-mix = Twos and fives answer each other.
option-seven-passes-hands = A seven makes everybody pass their hand to the left.
option-eight-reverses = An eight reverses the direction of play.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Jacks that change the suit, twos that add up to eight, and an Ace of hearts that costs five cards.
option-two-of-hearts-answers = The two of hearts answers the Ace of hearts: seven cards are then owed, and any two answers them.
option-five-blocks = The five of hearts cancels the Ace of hearts.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = From Iowa: two packs with jokers, wild Jacks, and Kings that reverse. What jokers and the Ace of spades do is our choice.
