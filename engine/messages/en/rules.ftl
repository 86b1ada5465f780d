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

rule-seats = { $least } to { $most } can play.
packs-of-ranks = { $packs } of { FORM($lowest, number: "plural") } to { FORM($highest, number: "plural") }
packs-with-jokers = { $packs } with { $jokers }
rule-deal = Everybody is dealt { $cards } from { $packs }.
rule-starter-barred = The first face-up card is never { LIST($cards, type: "or") }.
rule-starter =
    { $starter ->
        [suit-only] The first face-up card gives only the suit.
        [acts] The first face-up card acts as if the dealer had played it.
       *[plain] The first face-up card has no effect.
    }
rule-first = The player to the dealer's { $first } begins{ $direction ->
        [-1] , and play runs to the right
       *[other] { "" }
    }.

## Cards

rule-match = A card may be played if it has the suit or the rank of the top card.
# $card an entry, $does what it does: parts of a sentence
rule-card = { CAPITAL($card) } { LIST($does, type: "and") }.
rule-also = { CAPITAL($card) } may also be played on { LIST($cards, type: "or") }.
# $makers the cards that make others take, $does what the answer does
rule-answer = { CAPITAL($card) } answers { LIST($makers, type: "and", number: "plural") }: { $does }.

does-nothing = is an ordinary card
does-wild = may be played on anything
does-wild-unless-last = may be played on anything, but must follow when it is the last card
does-name-suit = lets its player name the suit to follow
does-demand = lets its player demand { LIST($ranks, type: "or", number: "plural") } for a round
does-demand-any = lets its player demand a rank for a round
does-go-on = may be followed in the same turn by any card of the named suit
does-colour = goes on cards of its colour
does-not-go-on = may not be played on { LIST($cards, type: "or") }
as-many-as-dealt = as many cards as were dealt
does-pickup = makes the { $whom } player take { $cards } unless they answer
does-pickup-with = { does-pickup } when it is laid with { $card }
does-skip =
    { $count ->
        [one] makes the next player miss a turn
       *[other] makes the next player miss { number-word } turns
    }
does-skip-answerable = { does-skip } unless they answer with the same rank
does-skip-must-answer = { does-skip } unless they hold a card of the same rank, which they must play
does-reverse = reverses the direction of play
does-cover-any = may be covered by any card
does-must-cover = must at once be covered by its own player with a card of its suit
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
does-chain = starts a chain: its player goes on with cards that each follow suit or rank
does-play-again = gives its player another turn
does-pass-hands = makes everybody pass their hand to the left

answer-add = the sums add up and pass on
answer-cancel = nothing is owed any more
answer-pass = the sum passes on unchanged
answer-return = the cards go back to who made them due
answer-reduce = { $cards } fewer are owed, and what is left { $rest ->
        [taken] is taken at once
        [cancelled] is cancelled too
       *[next] passes on
    }

## Several cards in a turn

several-set = several cards of one rank
several-suit-all = several cards of one suit in any order
several-run = a run of neighbouring ranks in one suit
several-mix = sets and runs chained together
several-chain = a chain in which each card follows suit or rank of the one before
several-suit-chain = a chain in which each card follows the suit of the one before
rule-several = In one turn a player may lay { LIST($combinations, type: "or") }.
rule-one-card = One card is played a turn.
rule-run-on-suit = A run must be of the top card's suit, but need not be next to it in rank.
rule-run = Runs go { $run ->
        [up] upwards only
       *[both] up or down
    }; the Ace is { $ace }.
rule-acts = Of several cards in one turn { $acts ->
        [trailing] only the unbroken block of cards with the same effect that ends the play acts; its amounts add up
        [every] every card with an effect acts
       *[last] only the very last card acts
    }.
rule-turn-last = Nobody may go out { $last ->
        [no-double] on a double
       *[no-several] with more than one card in a turn
    }.
rule-reverse-two = With two players a card that reverses { $does ->
        [skip] skips
        [nothing] does nothing
       *[again] gives another turn
    }.
rule-penalise = An illegal card is taken back and costs { $cost }.{ $takes ->
        [turn] { " " }With it go back all cards that were laid in that turn, and the turn is over.
       *[card] { "" }
    }

## Drawing

rule-draw =
    { $then ->
        [may-play] Who does not play draws { count-cards } and may play { $count ->
            [one] it at once
           *[other] one of them at once
        }.
       *[end] Who does not play draws { count-cards }, which ends the turn.
    }
rule-draw-until = Who cannot play draws until a card can be played.
rule-draw-though-able = A player may draw even when able to play.
rule-must-play = Who can play must play.
rule-draw-cap = At most { count-cards } are drawn a turn.
rule-take = After taking the cards that are owed { $take ->
        [goes-on] the same player's turn goes on
       *[end] the turn ends
    }.
rule-refill = An empty stock is filled by shuffling the discard pile less its top card.
rule-no-refill = The stock is not refilled.

## The word that is said

rule-nothing-to-say = Nothing has to be said with few cards left.
rule-declare = Who comes down to { count-cards } says “{ $word }”.
rule-declare-below = With fewer the word is “{ $word }”.
rule-undeclared =
    { $how ->
        [catch] Any other player may call a missed word until the next player acts; it costs { $cost }.
       *[finish] Who goes out without having said it lays the cards, draws { $cost } and plays on.
    }
rule-undeclared-refused = Who has not said it may not lay the last card.

## The last card, and the end

rule-last-costs = Nobody goes out on { LIST($cards, type: "or") }: it is laid and acts, then its player draws { $cost } and the game goes on.
rule-fire = Fire card: if what was drawn is a card with an effect that fits, it may be put down at once.{ $both ->
        [true] { " " }Both cards act; a missed turn and cards to take both fall on the next player, who takes them and misses the turn.
       *[false] { "" }
    }
rule-last-refused = { CAPITAL(LIST($cards, type: "or")) } may not be laid as the last card: its player draws one and waits.
rule-last-free = Any card may be the last one.
rule-end =
    { $until ->
        [one-left] Play goes on until one player is left, and everybody gets a place.
       *[first] Who gets rid of all cards first wins the hand.
    }
rule-come-back = If the last player could lay the whole hand as one chain, who went out last comes back with { $cards }.
rule-bring-back = If the last player could lay the whole hand as one chain, they may bring back the player who went out last, who draws { $cards }, and the two play on. Otherwise the last player has lost.
rule-bankrupt = Who holds { $cards } or more is out of the hand.
rule-loser-out = The loser sits out the next hand and is out of the match.

## Points, and the match

rule-match-of-hands = The first to win { number-word } { $count ->
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
rule-match-of-lives = The loser of a hand loses one of { $lives } lives; who has none left is out, and the last one in wins the match.
rule-winner-collects = The winner of a hand collects the points of all cards the others hold.
rule-everybody-counts = Everybody counts the points of the cards they hold.
rule-doubling = Points count twice when the last card laid is { LIST($cards, type: "or") }.
card-worth = { $card } { $points }
rule-worths = Points: { LIST($worths, type: "comma") }.
rule-blocked-difference = When nobody can go on the hand is blocked: the lowest hand scores the difference.
rule-blocked-counts = When nobody can go on the hand is blocked: everybody counts what they hold.
rule-blocked-fewest = When nobody can go on the hand is blocked: the fewest cards win, ties are shared.

## The sequence family

rule-sequence-deal = The whole pack with { $jokers } is dealt; hands may differ by a card.{ $even ->
        [true] { " One or two more make all hands equal where they can." }
       *[false] { "" }
    }
rule-sequence-start = The player to the dealer's left leads any card.
rule-sequence-match = Each next player follows the suit, or the rank (switching), or plays a joker; who can follow must.
rule-knock-out = Who can do neither is knocked out for the hand.
rule-knock-out-scores = Who can do neither is knocked out for the hand, and who laid the card scores the cards they hold.
rule-sequence-stop = A knock-out or a joker stops the sequence: the next player still in leads any card.
rule-sequence-last = Who plays the last card leaves quietly, and that card still counts. The last player in plays one card, and only if the card before must be followed.
scores-over = a card one over the one before in its suit scores { NUMBER($points, signDisplay: "always") }
scores-under = a card one under the one before in its suit scores { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }; never across a stop.
rule-sequence-rank = { CAPITAL($card) } in suit or leading scores { NUMBER($points, signDisplay: "always") }; switching it scores nothing.
rule-ace-high = The Ace is high only.
rule-sequence-end = The first to { $target } points wins at once, even in mid-hand.
rule-no-undo = A card that was laid stays, the pile is not looked through, and knocked-out hands stay hidden.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] yes
        [false] no
        [none] none
       *[other] { LIST($value, type: "comma") }
    }.
