### Games, their house rules, and the words that are said with few cards left. Made of the presets in
### `engine/rules/presets` by `python -m tests.messages --write`; an option that says the same everywhere stands once.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Two Four Jacks: twos and fours make the next player draw, Jacks turn the table round.
option-every-card-acts = In a turn of several cards every card with an effect acts, not only those that end the play.
option-last-card-acts = In a turn of several cards only the very last card acts, once.
option-reverse-two-nothing = With two players a card that reverses does nothing.
option-reverse-two-again = With two players a card that reverses gives another turn.
option-seven-plain = Sevens do nothing.
option-eights-answerable = Who is about to miss a turn may play an eight instead; the missed turns add up and fall on the first who cannot.
option-queen-covers = Anything may be played on a Queen.
option-king-reverses = Kings reverse the direction of play, as Jacks do.
option-draw-ends-turn = Drawing a card ends the turn; it may not be played at once.
option-draw-until-playable = Who cannot play draws until a card can be played.
option-must-play = Who can play must play; drawing by choice is not allowed.
option-play-after-take = After taking the cards that are owed the same player's turn goes on.
option-knocking = The word for one card left is “knocking”.
option-penalty-2 = A missed declaration that is caught costs two cards.
option-penalty-5 = A missed declaration that is caught costs five cards.
option-no-declaration = Nothing has to be said with one card left.
option-finish-ace-barred = Nobody may go out on an Ace: it may not be laid as the last card. Any other card may end the hand.
option-finish-free = Any card may be the last one.
option-fire-card = Fire card: a player who drew a card for ending on a power card may at once put down another power card; both act.
option-no-double-finish = Nobody may go out on a double, two cards of one rank at once.
option-play-on = Play goes on until one player is left; everybody gets a place.
option-sets = Several cards of one rank may be laid in one turn.
option-sets-or-suit = Several cards of one rank, or several of one suit, may be laid in one turn; not both.
option-runs = A run may be laid in one turn: neighbouring ranks of one suit, up or down, Ace high.
option-resurrection = When one player is left who could lay the whole hand as one chain, they may bring back the player who went out last, with two cards.
word-last-card = last card
word-knocking = knocking

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Sets and runs in one turn, and five cards for who forgets to say it.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Nine cards, sets, and lives: each hand is played on to one loser, who loses a life.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Peaknuckle: a seven starts a chain, and there is a word at two cards and another at one.
option-peanuckle-seven-plain = Sevens do nothing: no chain.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Runs of one suit, black Jacks that cost five, and eleven variants that combine.
option-ace-passes-on = An Ace on a chain of twos passes it on instead of cancelling it.
option-red-jack-rest-taken = A red Jack cancels one black Jack, and its player takes what is left.
option-red-jack-cancels-all = A red Jack cancels everything that is owed.
option-draw-may-play = A card that was drawn may be played at once.
option-penalise = An illegal card, or one out of turn, may be tried: it is taken back and costs two cards; of a run all its cards go back, and the turn is over.
option-cards-call = The word is also due with several cards when they can all go in one turn: “cards”, or a knock.
option-black-jack-play-on = Play goes on until one player is left, the loser.
option-loser-out = The loser of a hand is out from the next one on.
option-v1-one-joker = Variant 1: one joker, played on anything and covered by anything; it costs five like a black Jack.
option-v1-two-jokers = Variant 1: two jokers, played on anything and covered by anything; they cost five like black Jacks.
option-v2 = Variant 2: nobody goes out on an Ace or any power card; a red Jack is one.
option-v3 = Variant 3: each further card of a turn follows suit or rank of the one before, but nobody goes out with more than one card.
option-v4-three = Variant 4: threes reverse instead of Kings.
option-v4-seven = Variant 4: sevens reverse instead of Kings, and do nothing else.
option-v4-ten = Variant 4: tens reverse instead of Kings.
option-v5-off = Variant 5: Queens are ordinary cards.
option-v6 = Variant 6: runs go both ways.
option-v7 = Variant 7: a King must at once be covered with a card of its suit; who cannot draws one.
option-v8 = Variant 8: going out with a sequence is allowed.
option-v9 = Variant 9: twos and black Jacks are one group: they answer each other and may be laid together in one turn.
option-v10 = Variant 10: a black Jack costs as many cards as each player was dealt.
option-v11 = Variant 11: red Jacks do not cancel: on or with a black Jack each adds three.
option-eight-again = An eight gives its player another turn instead of making the next player miss one.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: sets and runs chained in one turn, wild Jacks, and play that begins on the dealer's right.
option-eight-may = A player who holds an eight may also accept the missed turns instead of answering.

## Take Two

game-take-two = Take Two
about-take-two = Five cards, two to draw, and play goes on until one player is left.
option-ace-follows = An Ace must follow suit or rank.
option-jack-skips = A Jack makes the next player miss a turn instead of reversing.
option-jokers = Two jokers: played on anything, covered by anything, five cards to take, answered by a joker.
option-ace-of-spades = The Ace of spades may be placed on the Ace of hearts or on any two; as an answer it cancels what is owed.
option-take-two-penalise = An illegal card may be tried: it is taken back and costs two cards.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Twos and fours cost two, the Ace of hearts five, and an Ace that follows suit clears the suit.
option-ace-of-hearts-both = The Ace of hearts also clears its suit when it follows suit; the five cards stay owed though it is covered.
option-queen-of-clubs = The Queen of clubs costs sixteen cards; only the King of hearts answers it, and turns them back on who laid the Queen.

## Kilodney's Switch

game-kilodney = Kilodney's Switch
about-kilodney = A different game: the whole pack is dealt, every card must be followed, and knocking out scores.
option-even-hands = One or two more jokers are dealt where that makes all hands equal.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Two packs, scored: who is caught with cards counts them, and the lowest score wins at 350.

## Crazy Eights

game-crazy-eights = Crazy Eights
about-crazy-eights = Eights are wild, and the winner of a hand collects what the others hold.
option-specials = A Queen makes the next player miss a turn, an Ace reverses, a two makes the next player draw two; a special first card acts as if the dealer had played it.
option-no-refill = The stock is not refilled; once it is empty a player may pass even when able to play.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Thirty-two cards, sevens that add up, and “Mau” with one card left.
option-jack-on-jack = A Jack may be played on a Jack.
option-nine-reverses = A nine reverses the direction of play.
option-jack-twenty = A Jack counts twenty points.
word-mau = mau

## Makao

game-makao = Makao
about-makao = The Polish one: twos and threes answer each other, Jacks demand a rank for a round.
option-kings = The King of hearts makes the next player take five, the King of spades the player before.
option-kings-answered = A King of hearts or of spades answers the King of hearts: the next player owes the five.
option-plain-starter = The first face-up card is never one with an effect.
word-makao = makao

## Macau

game-macau = Macau
about-macau = The Hungarian one: a card a turn, wild Aces, and the bluff of drawing though one could play.
option-macau-jokers = Two jokers: played on anything, and covered by anything.
option-macau-runs = Runs of one suit may be laid in one turn, and go on in another suit by a card of the same rank.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = The Korean one: attacks that only a stronger one answers, shields, and coloured jokers.
option-phone-game = The telephone game: jokers cost five and seven, a three shields against twos only, the turn ends after an attack was taken, and play begins on the dealer's left.
option-bankrupt = Who holds 21 cards or more is out of the hand.
word-one-card = one card

## Last Card

game-last-card = Last Card
about-last-card = The one from New Zealand: twos and fives, Jacks that play again, sets.
option-two-five-mix = Twos and fives answer each other.
option-seven-passes-hands = A seven makes everybody pass their hand to the left.
option-eight-reverses = An eight reverses the direction of play.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Jacks that change the suit, twos that add up to eight, and an Ace of hearts that costs five.
option-two-of-hearts-answers = The two of hearts answers the Ace of hearts: seven cards are owed, which any two answers.
option-five-blocks = The five of hearts cancels the Ace of hearts.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = From Iowa: two packs with jokers, wild Jacks, Kings that reverse; what jokers and the Ace of spades do is our choice.
