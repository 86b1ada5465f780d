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
    } begins{ $direction ->
        [-1] , and play runs to the right
       *[other] { "" }
    }.

## Cards

rule-match = A card may be played if it matches the suit or the rank of the top card.
# $card an entry, $does what it does: parts of a sentence
rule-card = { CAPITAL($card) } { LIST($does, type: "and") }.
rule-also = { CAPITAL($card) } may also be played on { LIST($cards, type: "or") }.
# $makers the cards that make others take, $does what the answer does
rule-answer = { CAPITAL($card) } answers { LIST($makers, type: "and", number: "plural") }: { $does }.

does-nothing = is an ordinary card
does-wild = may be played on anything{ $but ->
        [some] { " " }but { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $owed ->
        [never] { " " }(not while cards are owed{ $last ->
            [follows] , and as the last card only if it matches
           *[any] { "" }
        })
        [answer] { " " }(while cards are owed, only as an answer{ $last ->
            [follows] , and as the last card only if it matches
           *[any] { "" }
        })
       *[always] { $last ->
            [follows] { " " }(as the last card only if it matches)
           *[any] { "" }
        }
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
does-skip-answerable = { does-skip } unless they answer with a card of the same rank; the missed turns then add up and pass on
does-skip-must-answer = { does-skip } unless they hold a card of the same rank, which they must play; the missed turns then add up and pass on
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
rule-ace-low = In sequences the Ace counts as one.
rule-together = { CAPITAL(LIST($cards, type: "and", number: "plural")) } may be laid together in one turn, and what they cost adds up.
rule-acts = When several cards are laid in one turn, { $acts ->
        [trailing] only the last one acts, together with any right before it that have the same effect; what they do adds up
        [every] every card with an effect acts
       *[last] only the very last one acts
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
rule-penalise = An illegal card is taken back and costs { $cost }.{ $takes ->
        [turn] { " " }All cards laid in that turn go back with it, and the turn is over.
       *[card] { "" }
    }

## Drawing

rule-draw =
    { $then ->
        [may-play] A player who does not play draws { count-cards } and may play { $count ->
            [one] it at once
           *[other] one of them at once
        }.
       *[end] A player who does not play draws { count-cards }, and the turn is over.
    }
rule-draw-until = A player who cannot play draws until a card can be played.
rule-draw-though-able = A player may draw even when able to play.
rule-must-play = A player who can play must do so.
rule-draw-cap = At most { count-cards } may be drawn in a turn.
rule-take = After a player has taken the cards that are owed, { $take ->
        [goes-on] their turn goes on
       *[end] the turn is over
    }.
rule-refill = When the stock runs out, the discard pile without its top card is shuffled and becomes the new stock.
rule-no-refill = When the stock runs out it is not refilled; a player who cannot or will not play passes.

## The word that is said

rule-nothing-to-say = Nothing has to be said with few cards left.
rule-declare = A player who comes down to { count-cards } says “{ $word }”.
rule-declare-below = With fewer cards the word is “{ $word }”.
rule-declare-several = The word is also due with several cards when all of them can go in one turn; then it is “cards”, or a knock.
rule-declare-not-several = It need not have been said before going out with several cards in one turn.
rule-undeclared =
    { $how ->
        [catch] If the word is missed, any other player may call it until the next player acts; that costs { $cost }.
       *[finish] A player who goes out without having said it lays the cards, draws { $cost } and plays on.
    }
rule-undeclared-refused = A player who has not said it may not lay the last card.

## The last card, and the end

rule-last-costs = Nobody goes out on { LIST($cards, type: "or") }: it is laid and acts, then its player draws { $cost } and the hand goes on.
rule-fire = Fire card: if what was drawn for that is a card with an effect that fits, it may be put down at once.{ $both ->
        [true] { " " }Both cards act; a missed turn and cards to take both fall on the next player, who takes them and misses the turn.
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
rule-bankrupt = A player who holds { $cards } or more is out of the hand.
rule-loser-out = The loser of a hand is out of the match.

## Points, and the match

rule-match-of-hands = The first player to win { number-word } { $count ->
        [one] hand
       *[other] hands
    } wins the match.
rule-match-of-points = The match ends at { $target } points{ $more ->
        [0] { "" }
       *[other] { " " }({ $more } more for each player above two)
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
rule-sequence-end = The first player to reach { $target } points wins at once, even in mid-hand.
rule-no-undo = A card that was laid stays, the pile is not looked through, and knocked-out hands stay hidden.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] yes
        [false] no
        [none] none
       *[other] { LIST($value, type: "comma") }
    }.
