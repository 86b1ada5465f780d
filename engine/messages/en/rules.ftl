### A ruleset in sentences.

## Counts

count-cards = { number-word } { $count ->
        [one] card
       *[other] cards
    }
count-packs = { number-word } { $count ->
        [one] pack
       *[other] packs
    }
count-jokers = { number-word } { $count ->
        [one] joker
       *[other] jokers
    }

## The start

rule-seats = For { $least } to { $most } players.
packs-of-ranks = { $packs } of { FORM($lowest, number: "plural") } to { FORM($highest, number: "plural") }
packs-with-jokers = { $packs } with { $jokers }
rule-deal = Everybody is dealt { $cards } from { $packs }.
rule-deal-from = With { $seats } or more players, everybody is dealt { $cards } from { $packs }.
rule-starter-barred = The first face-up card is never { LIST($cards, type: "or") }; another is turned up instead.
rule-starter =
    { $starter ->
        [suit-only] The first face-up card gives only the suit.
        [acts] The first face-up card acts as if the dealer had played it.
       *[plain] The first face-up card has no effect.
    }
rule-first = The player to the dealer’s { $first ->
        [right] right
       *[left] left
    } begins.
rule-direction = Play goes to the { $direction ->
        [-1] right, counterclockwise
       *[other] left, clockwise
    }.
rule-dealer = The first dealer is picked at random. After that, the deal passes to the left.

## Cards

rule-match = A card may be played if it matches the suit or the rank of the top card.
rule-named-suit = The chosen suit counts until the next card is played.{ $rank ->
        [true] { " " }A card of the same rank may be played on it, too.
       *[false] { "" }
    }
rule-named-only = Only the named suit may be played on { LIST($cards, type: "or") }{ $wild ->
        [true] { ", or a card that goes on anything" }
       *[false] { "" }
    }.
rule-special = Special cards: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] Missed turns add up: the first player who doesn’t answer misses them all.
       *[false] Missed turns don’t add up: after an answer, only the last card played counts.
    }
rule-not-others = What other { FORM($other, number: "plural", article: "none") } do doesn’t count for { $card }.
# $card an entry, $does what it does: parts of a sentence
rule-card = { CAPITAL($card) } { LIST($does, type: "and") }.
rule-also = { CAPITAL($card) } may also be played on { LIST($cards, type: "or") }.
rule-wild-owed = You can’t play { $card } while you have to draw cards because of { LIST($makers, type: "or") }.
rule-owed = When a card makes you draw, you can play a card that answers it instead. An answer doesn’t need to match suit or rank.
# $makers the cards that make others take, $does what the answer does
rule-answer = { CAPITAL($card) } answers { LIST($makers, type: "and", number: "plural") }: { $does }.
rule-answers = What answers what: { $lines }. { CAPITAL($does) }.
answer-line = { $card } answers { LIST($makers, type: "and", number: "plural") }
answer-lines = { $line }; { $more }

does-nothing = is an ordinary card
does-wild = may be played on anything{ $but ->
        [some] { " " }but { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] { " " }(as the last card only if it matches)
       *[any] { "" }
    }
does-name-suit = lets its player name the suit to follow
does-demand = lets its player demand { LIST($ranks, type: "or", number: "plural") } for a round
does-demand-any = lets its player demand a rank for a round
does-go-on = may be followed in the same turn by any card of the named suit
does-colour = goes on cards of its colour
does-not-go-on = may not be played on { LIST($cards, type: "or") }
as-many-as-dealt = as many cards as each player was dealt
# $whom who takes, $answered whether any card answers it
does-pickup = makes the { $whom ->
        [previous] previous
       *[next] next
    } player take { $cards }{ $answered ->
        [true] { " " }unless they answer
       *[false] { "" }
    }
does-pickup-with = makes the { $whom ->
        [previous] previous
       *[next] next
    } player take { $cards } when it is laid together with { $card }
does-skip =
    { $count ->
        [one] makes the next player miss a turn
       *[other] makes the next player miss { number-word } turns
    }
does-skip-answerable = { does-skip } unless they play a card of the same rank
does-skip-must-answer = { does-skip } unless they have a card of the same rank: then they must play it
does-reverse = reverses the direction of play
does-cover-any = may be covered by any card
does-must-cover = must at once be covered by its own player with a card of its suit, or that player draws a card
does-dump-suit = lets its player lay any number of cards of its suit in the same turn{ $order ->
        [rising] { " in rising order" }
       *[any] { "" }
    }{ $when ->
        [follows-suit] { " when it follows suit" }
       *[always] { "" }
    }{ $order ->
        [rising] ; trick cards laid so do nothing, and the Ace is low
       *[any] { "" }
    }
does-chain = starts a chain: its player goes on in the same turn with cards that each match the suit or rank of the one before{ $wild ->
        [true] ; wild cards may be part of it, and the suit that one names follows next
       *[false] { "" }
    }
does-play-again = gives its player another turn
does-pass-hands = makes everybody pass their hand to the left

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] the sum grows by { $cards } and passes on
       *[its-own] the sums add up and pass on
    }{ $as ->
        [others] , and from then on whatever answers { LIST($makers, type: "and", number: "plural") } answers it
       *[alike] { "" }
    }
answer-cancel = nothing is owed any more
answer-pass = the sum passes on unchanged
answer-return = the player who made the cards due takes them
answer-reduce = the sum falls by { $cards }, and what is left { $rest ->
        [taken] is taken at once
        [cancelled] is cancelled too
       *[next] passes on
    }

## Several cards in a turn

several-set = several cards of one rank
several-suit-all = several cards of one suit in any order
several-run = a run of neighbouring ranks in one suit
several-mix = a chain of such sets and runs
several-chain = a chain in which each card matches the suit or rank of the one before
several-suit-chain = a chain in which each card matches the suit of the one before
rule-several = In one turn a player may lay { LIST($combinations, type: "or") }.
rule-chain = A chain ends when its player passes.{ $wild ->
        [true] { " " }Wild cards may be part of it; the suit that one names follows next.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] Otherwise one card is played a turn.
       *[false] One card is played a turn.
    }
rule-run-on-suit = A run must be of the top card’s suit, but need not be next to it in rank.
rule-run = Runs go { $run ->
        [up] upwards only
       *[both] up or down
    }; the Ace is { $ace ->
        [low] low
       *[high] high
    }.
rule-together = { CAPITAL(LIST($cards, type: "and", number: "plural")) } may be laid together in one turn, and what they cost adds up.
rule-acts = When you play several special cards in one turn, { $acts ->
        [trailing] only the last one counts, together with any right before it that do the same; what they do adds up
        [every] every one of them counts
       *[last] only the very last card counts
    }.
rule-turn-last = Nobody may go out { $last ->
        [no-double] on two cards of one rank laid together
       *[no-several] with more than one card in a turn
    }.
rule-reverse-two = When only two are playing, a card that reverses { $does ->
        [skip] makes the other player miss a turn
        [nothing] changes nothing
       *[again] gives its player another turn
    }.
rule-reverse-pair = { $each ->
        [true] If you play several cards that reverse in one turn, each one counts.
       *[false] Two cards that reverse, played in one turn, cancel each other out.
    }
rule-penalise = A wrong card, or one played out of turn, goes back to your hand and costs you { $cost }.{ $takes ->
        [turn] { " " }If you had already played cards in that turn, they go back too, and your turn is over.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] If you can’t play, draw { count-cards }.
       *[false] If you can’t play or don’t want to, draw { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [one] If you can play the card you drew, you must.
               *[other] If you can play one of the cards you drew, you must.
            }
           *[false] { $count ->
                [one] You may play the card you drew right away.
               *[other] You may play one of the cards you drew right away.
            }
        }
       *[end] After drawing, your turn is over.
    }
rule-draw-once = You draw only once in a turn. If you still play nothing, you pass.
rule-draw-until = A player who cannot play draws until a card can be played.
rule-draw-though-able = A player may draw even when able to play.
rule-must-play = A player who can play must do so.
rule-draw-cap = At most { count-cards } may be drawn in a turn.
rule-take = After a player has taken the cards that are owed, { $take ->
        [goes-on] their turn goes on
       *[end] the turn is over
    }.
rule-empty-owed = If you have to draw more cards than there are, draw the ones that are left.
rule-refill = When the stock runs out, the discard pile without its top card is shuffled and becomes the new stock.
rule-empty = { $must ->
        [true] When there’s nothing left to draw, you pass if you can’t play.
       *[false] When there’s nothing left to draw, you pass if you can’t play or don’t want to.
    }
rule-no-refill = When the stock runs out it is not refilled; a player who cannot or will not play passes.

## The word that is said

rule-nothing-to-say = Nothing has to be said with few cards left.
rule-declare = A player who comes down to { count-cards } says “{ $word }”.
rule-declare-below = With fewer cards the word is “{ $word }”.
rule-declare-several = The word is also due with several cards when all of them can go in one turn; then it is “cards”, or a knock.
word-cards = cards
rule-declare-not-several = It need not have been said before going out with several cards in one turn.
rule-undeclared =
    { $how ->
        [catch] If the word is missed, any other player may call it until the next player acts; that costs { $cost }.
       *[finish] A player who goes out without having said it lays the cards, draws { $cost } and plays on.
    }
rule-undeclared-refused = A player who has not said it may not lay the last card.

## The last card, and the end

rule-last-costs = You can’t go out on { LIST($cards, type: "or") }. As your last card it counts as usual, but then you draw { $cost } and play on.
rule-fire = Fire card: if a card you draw for that is a special card that fits, you may play it right away.{ $both ->
        [true] { " " }Both cards count. A missed turn and cards to draw both fall on the next player, who draws the cards and misses the turn.
       *[false] { "" }
    }
rule-last-refused = { CAPITAL(LIST($cards, type: "or")) } may not be laid as the last card: its player draws one and waits.
rule-last-free = Any card may be the last one.
rule-end =
    { $until ->
        [one-left] Play goes on until one player is left, and everybody gets a place.
       *[first] The first player to get rid of all cards wins the hand.
    }
rule-come-back = If the last player could lay the whole hand as one chain, the player who went out last comes back with { $cards }.
rule-bring-back = If the last player could lay the whole hand as one chain, they may bring back the player who went out last, who draws { $cards }, and the two play on. Otherwise the last player has lost.
rule-back-wild = { $any ->
        [true] In that chain, { LIST($cards, type: "or") } can stand for any card.
       *[false] In that chain, { LIST($cards, type: "or") } must match like any other card.
    }
rule-bankrupt = A player who holds { $cards } or more is out of the hand.
rule-loser-out = The loser of a hand is out of the match.

## Points, and the match

rule-match-of-hands = The first player to win { number-word } { $count ->
        [one] hand
       *[other] hands
    } wins the match.
rule-match-of-points = The match ends at { $target } points{ $more ->
        [0] { "" }
       *[other] { " " }with { $least } players, plus { $more } for each extra player
    }, and the { $wins ->
        [low] lowest
       *[high] highest
    } score wins.
rule-match-of-lives = The loser of a hand loses one of { number-word } { $count ->
        [one] life
       *[other] lives
    }; a player with none left is out, and the last one in wins the match.
rule-winner-collects = The winner of a hand scores the points of all cards the others hold.
rule-everybody-counts = Everybody counts the points of the cards they still hold.
rule-doubling = Points count twice when the last card laid is { LIST($cards, type: "or") }.
card-worth = { $card } { $points }
rule-worths = Points: { LIST($worths, type: "comma") }.
rule-blocked-difference = When nobody can go on, the hand is blocked: the lowest hand scores the difference.
rule-blocked-counts = When nobody can go on, the hand is blocked: everybody counts what they hold.
rule-blocked-fewest = When nobody can go on, the hand is blocked: the fewest cards win, and ties are shared.

## The sequence family

rule-sequence-deal = The whole pack with { $jokers } is dealt; hands may differ by a card.{ $even ->
        [true] { " One or two more jokers make all hands equal where they can." }
       *[false] { "" }
    }
rule-sequence-hands = Cards for each player: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } with { $seats } players
rule-sequence-hand = Everybody gets { LIST($cards, type: "or") } cards.
rule-sequence-start = The player to the dealer’s left leads any card.
rule-sequence-match = Each player in turn matches the suit, or the rank (switching), or plays a joker; a player who can match must play.
rule-knock-out = A player who can do neither is knocked out of the hand.
rule-knock-out-scores = A player who can do neither is knocked out of the hand, and the player who laid the card scores a point for each card they hold.
rule-sequence-stop = A knock-out or a joker stops the sequence: the next player still in leads any card.
rule-sequence-last = A player who plays their last card leaves quietly, and that card still counts. The last player in plays one card, and only if the card before must be matched.
scores-over = a card one over the one before in its suit scores { NUMBER($points, signDisplay: "always") }
scores-under = a card one under the one before in its suit scores { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }; never across a stop.
rule-sequence-rank = { CAPITAL($card) } in suit or leading scores { NUMBER($points, signDisplay: "always") }; switching it scores nothing.
rule-ace-high = The Ace is high only.
rule-sequence-below = Scores can go below zero. A joker scores nothing.
rule-sequence-end = The first player to reach { $target } points wins at once, even in mid-hand.
rule-no-undo = A card that was laid stays, the pile is not looked through, and knocked-out hands stay hidden.
rule-no-talk = Don’t tell anyone what you’re holding.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] yes
        [false] no
        [none] none
       *[other] { LIST($value, type: "comma") }
    }.
