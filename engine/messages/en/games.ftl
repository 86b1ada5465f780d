### Games, their house rules, and the words that are said with few cards left. Made of the presets
### in `engine/rules/presets` by `python -m app.publish.messages --write`. An option with one text in all games stands
### once.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Also called Two Four Jacks: twos and fours make the next player draw, and Jacks change direction.
option-every-card-acts = When you play several special cards in one turn, every one of them counts, not just the last.
option-last-card-acts = When you play several cards in one turn, only the very last one counts.
option-reverse-two-nothing = When only two are playing, a card that changes direction does nothing.
option-reverse-two-again = When only two are playing, a card that changes direction gives you another turn.
option-reverse-adds = When only two are playing, two cards that change direction in one turn skip the other player twice.
option-seven-plain = Sevens do nothing.
option-eights-answerable = If you’d have to skip a turn, you can play an eight instead. Skips add up for the first player who doesn’t.
option-queen-covers = Any card goes on a Queen.
option-king-reverses = Kings change direction, like Jacks.
option-draw-ends-turn = When you draw, your turn is over. You can’t play that card right away.
option-draw-until-playable = If you can’t play, draw until you can.
option-must-play = If you can play, you must. You can’t draw instead.
option-play-after-take = After a card has made you draw, your turn goes on.
option-knocking = Say “Knocking!” when you’re down to one card.
option-penalty-2 = If you forget to say it and are caught, draw two cards.
option-penalty-5 = If you forget to say it and are caught, draw five cards.
option-no-declaration = You don’t have to say anything with few cards left.
option-finish-ace-barred = You can’t finish on an Ace: draw a card and wait. Any other card can be your last one.
option-finish-free = Any card can be your last one.
option-fire-card = Fire card: if you finish on a special card and draw another one that fits, you can play it right away. Both cards count.
option-no-double-finish = You can’t finish on two cards of the same rank played together.
option-play-on = Play goes on until one player is left, and everyone gets a place.
option-sets = You can play several cards of the same rank in one turn.
option-sets-or-suit = In one turn, you can play several cards of the same rank or several of one suit, but not both.
option-runs = You can play a run in one suit, up or down, in one turn.
option-resurrection = If you’re the last one left and your cards make one chain, you can bring back one player: the last to finish. That player draws two cards.
option-resurrection-ace = In the chain that brings a player back, an Ace can stand for any card.
word-last-card = last card
word-knocking = knocking

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Sets and runs in one turn, and five cards if you forget to say “Last card!”

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Nine cards, sets and lives: each round goes on until one player is left, who loses a life.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Also called Peaknuckle: a seven starts a chain, and you say one thing with two cards left and another with one.
option-peanuckle-seven-plain = Sevens do nothing and start no chain.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Runs in one suit, black Jacks that make you draw five, and eleven variants to combine.
option-ace-passes-on = An Ace played on a two passes the cards on to the next player instead of cancelling them.
option-red-jack-rest-taken = A red Jack cancels one black Jack, and you draw what’s left.
option-red-jack-cancels-all = A red Jack cancels everything you’d have to draw.
option-draw-may-play = You can play the card you drew right away.
option-penalise = If you play a wrong card, or one out of turn, it goes back and costs you two cards. If you’d already played cards in that turn, they go back too, and your turn is over.
option-cards-call = If you have several cards left that can all go in one turn, say “Cards!” or knock.
option-no-cards-call = If you finish with several cards in one turn, you don’t have to say anything first.
option-black-jack-play-on = Play goes on until one player is left, who loses the round.
option-loser-out = If you lose a round, you’re out of the match.
option-v1-one-joker = Variant 1: one joker. It goes on anything, any card covers it, and it makes the next player draw five, like a black Jack.
option-v1-two-jokers = Variant 1: two jokers. They go on anything, any card covers them, and they make the next player draw five, like black Jacks.
option-v2 = Variant 2: you can’t finish on a special card or a red Jack. If one is your last card, play it and draw a card.
option-v3 = Variant 3: play several cards in one turn, each matching the one before. You can’t finish with more than one card.
option-v4-three = Variant 4: threes change direction instead of Kings.
option-v4-seven = Variant 4: sevens change direction instead of Kings, and do nothing else.
option-v4-ten = Variant 4: tens change direction instead of Kings.
option-v5-off = Variant 5: Queens are ordinary cards.
option-v6 = Variant 6: runs go both ways.
option-v7 = Variant 7: when you play a King, cover it yourself with another card of its suit, or draw a card.
option-v8 = Variant 8: you can finish with several cards in one turn, even with variant 3.
option-v9 = Variant 9: twos and black Jacks go on each other, and you can play them together in one turn.
option-v10 = Variant 10: a black Jack makes the next player draw as many cards as everyone was dealt.
option-v11 = Variant 11: red Jacks don’t cancel. On or with a black Jack, each one adds three cards.
option-eights-pass-on = Skips don’t add up. Play an eight on an eight and the next player skips just one turn.
option-eight-again = An eight gives you another turn instead of skipping the next player.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: sets and runs in one chain, wild Jacks, and the player on the dealer’s right starts.
option-eight-may = Even if you have an eight, you can skip your turns instead of playing it.

## Take Two

game-take-two = Take Two
about-take-two = Five cards each, two to draw at a time, and play goes on until one player is left.
option-take-two-draw-may-play = You can play one of the cards you drew right away.
option-ace-follows = An Ace must match suit or rank like any other card.
option-ace-suit-only = After an Ace, you must play the chosen suit. Another Ace won’t do.
option-jack-skips = A Jack skips the next player instead of changing direction.
option-jokers = Two jokers. They go on anything, any card covers them, and the next player draws five or plays a joker.
option-ace-of-spades = The Ace of spades also goes on the Ace of hearts or any two. If you’d have to draw, it cancels that.
option-take-two-penalise = If you play a wrong card, or one out of turn, it goes back and costs you two cards.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Twos and fours make you draw two, the Ace of hearts five. If an Ace matches the suit, all your cards of that suit can go with it.
option-ace-of-hearts-both = If the Ace of hearts matches the suit, all your hearts can go with it. The next player still draws five, even though it’s covered.
option-queen-of-clubs = Play the Queen of clubs and the next player draws sixteen cards. Only the King of hearts sends them back to you.

## Kilodney’s Switch

game-kilodney = Kilodney’s Switch
about-kilodney = A different game: the whole pack is dealt, every card must be followed, and knocking players out scores points.
option-even-hands = Add one or two jokers if that gives everyone the same number of cards.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Two packs, played for points: you count the cards you have left, and the lowest score wins when someone reaches 350.
option-ace-any-time = You can play an Ace even when you have to draw. The next player draws those cards instead.
option-named-suit-only = After a seven, you must play the chosen suit. Another seven won’t do.

## Crazy Eights

game-crazy-eights = Crazy Eights
about-crazy-eights = Eights are wild, and the winner of a round scores what the others have left.
option-specials = A Queen skips the next player, an Ace changes direction, and a two makes the next player draw two. A special card turned up first counts as if the dealer had played it.
option-no-refill = When the draw pile runs out, it’s not refilled. You can pass even if you could play.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Thirty-two cards, sevens that add up, and “Mau!” with one card left.
option-jack-on-jack = You can play a Jack on a Jack.
option-nine-reverses = A nine changes direction.
option-jack-twenty = A Jack is worth twenty points.
word-mau = mau

## Makao

game-makao = Makao
about-makao = From Poland: twos and threes go on each other, and with a Jack you ask for a rank, once round the table.
option-kings = The King of hearts makes the next player draw five, the King of spades the previous player.
option-kings-answered = You can play the King of hearts or spades on the King of hearts: then the next player draws the five.
option-plain-starter = The first face-up card is never a special card.
word-makao = makao

## Macau

game-macau = Macau
about-macau = From Hungary: one card a turn, wild Aces, and you can bluff by drawing when you could play.
option-macau-jokers = Two jokers. They go on anything, and any card covers them.
option-macau-runs = You can play runs in one suit in one turn. A card of the same rank takes the run on in another suit.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = From Korea: attacks that only an equal or stronger card stops, shields, and coloured jokers.
option-phone-game = The phone game: the black joker makes the next player draw five, the red one seven. A three stops only twos. After a card has made you draw, your turn is over. The player to the dealer’s left starts.
option-bankrupt = With 21 cards or more in your hand, you’re knocked out.
word-one-card = one card

## Last Card

game-last-card = Last Card
about-last-card = From New Zealand: twos and fives make you draw, Jacks give you another turn, and you can play sets.
option-two-five-mix = Twos and fives go on each other.
option-seven-passes-hands = Play a seven and everyone passes their cards to the left.
option-eight-reverses = An eight changes direction.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Jacks change the suit, twos add up to eight, and the Ace of hearts makes you draw five.
option-two-of-hearts-answers = You can play the two of hearts on the Ace of hearts: then the next player draws seven or plays any two.
option-five-blocks = The five of hearts cancels the Ace of hearts.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = From Iowa: two packs with jokers, wild Jacks, and Kings that change direction. What jokers and the Ace of spades do is our choice.
