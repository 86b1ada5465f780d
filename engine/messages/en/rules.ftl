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
rule-deal = Everyone gets { $cards } from { $packs }.
rule-deal-from = With { $seats } or more players, everyone gets { $cards } from { $packs }.
rule-starter-barred = If the first face-up card is { LIST($cards, type: "or") }, turn up another.
rule-starter =
    { $starter ->
        [suit-only] Only the suit of the first face-up card counts.
        [acts] The first face-up card counts as if the dealer had played it.
       *[plain] The first face-up card does nothing special.
    }
rule-first = The player to the dealer’s { $first ->
        [right] right
       *[left] left
    } starts.
rule-direction = Play goes to the { $direction ->
        [-1] right, anticlockwise
       *[other] left, clockwise
    }.
rule-dealer = The first dealer is picked at random. Then the deal passes to the left.

## Cards

rule-match = Play a card that matches the top card: same suit or same rank.
rule-named-suit = The chosen suit counts until the next card is played.{ $rank ->
        [true] { " " }A card of the same rank fits, too.
       *[false] { "" }
    }
rule-named-only = After { LIST($cards, type: "or") }, only the chosen suit fits{ $wild ->
        [true] { ", or a card that goes on anything" }
       *[false] { "" }
    }.
rule-special = Special cards: { LIST($cards, type: "comma", article: "none", number: "plural") }.
rule-skips = { $adds ->
        [true] Skips add up: the first player who doesn’t play on them skips all those turns.
       *[false] Skips don’t add up: only the last card played counts.
    }
rule-not-others = { CAPITAL($card) } doesn’t do what other { FORM($other, number: "plural", article: "none") } do.
# $card an entry, $does what it does: parts of a sentence
rule-card =
    { $kind ->
        [goes] { CAPITAL($card) } { LIST($does, type: "and") }.
        [both] { CAPITAL($card) } { LIST($goes, type: "and") }{ $then ->
            [one] , and { $then }.
           *[other] . { CAPITAL(LIST($then, type: "and")) }.
        }
       *[does] Play { $card }{ $does ->
            [one] { " " }and { $does }.
           *[other] : { LIST($does, type: "and") }.
        }
    }
rule-also = { CAPITAL($card) } also goes on { LIST($cards, type: "or") }.
rule-wild-owed = You can’t play { $card } when { LIST($makers, type: "or") } makes you draw.
rule-owed = When a card makes you draw, you can play certain cards on it instead. They don’t need to match suit or rank.
# $makers the cards that make others take, $does what the answer does
rule-answer = You can play { $card } on { LIST($makers, type: "or") }: { $does }.
rule-answers = What you can play on what: { $lines }. { CAPITAL($does) }.
answer-line = { $card } on { LIST($makers, type: "or") }
answer-lines = { $line }, { $more }

does-nothing = does nothing special
does-wild = goes on anything{ $but ->
        [some] { " " }except { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] , but must match as your last card
       *[any] { "" }
    }
does-name-suit = you choose the suit
does-demand = you ask for { LIST($ranks, type: "or", number: "plural") } until your next turn
does-demand-any = you ask for any rank until your next turn
does-go-on = you can go on in the same turn with any card of that suit
does-colour = goes on cards of its colour
does-not-go-on = can’t go on { LIST($cards, type: "or") }
as-many-as-dealt = as many cards as everyone was dealt
# $whom who takes, $answered whether any card answers it
does-pickup = the { $whom ->
        [previous] previous
       *[next] next
    } player draws { $cards }{ $answered ->
        [true] { " " }unless they play on it
       *[false] { "" }
    }
does-pickup-with = the { $whom ->
        [previous] previous
       *[next] next
    } player draws { $cards }, but only together with { $card }
does-skip =
    { $count ->
        [one] the next player skips a turn
       *[other] the next player skips { number-word } turns
    }
does-skip-answerable = { does-skip } unless they play the same rank
does-skip-must-answer = { does-skip } unless they have the same rank, which they must play
does-reverse = the direction changes
does-cover-any = can be covered by any card
does-must-cover = you must cover it: play another card of its suit, or draw one
does-dump-suit = { $when ->
        [follows-suit] if it follows suit, you
       *[always] you
    } can add any number of cards of its suit in the same turn{ $order ->
        [rising] , lowest first. The Ace is low then, and special cards do nothing
       *[any] { "" }
    }
does-chain = you start a chain: play on with cards that each match the one before by suit or rank{ $wild ->
        [true] , wild cards included
       *[false] { "" }
    }
does-play-again = you get another turn
does-pass-hands = everyone passes their cards to the left

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] that’s { $cards } more, and the next player faces the total
       *[its-own] it adds up, and the next player faces the total
    }{ $as ->
        [others] . From then on it counts as { LIST($makers, type: "or") }
       *[alike] { "" }
    }
answer-cancel = it’s cancelled, and nobody draws
answer-pass = the next player draws instead
answer-return = it goes back, and the player it came from draws
answer-reduce = it goes down by { $cards }, and { $rest ->
        [taken] you draw what’s left
        [cancelled] nobody draws what’s left
       *[next] the next player faces what’s left
    }

## Several cards in a turn

several-set = several cards of the same rank
several-suit-all = several cards of one suit in any order
several-run = a run in one suit
several-mix = a chain of such sets and runs
several-chain = a chain where each card matches the one before by suit or rank
several-suit-chain = a chain where each card matches the suit of the one before
rule-several = In one turn you can play { LIST($combinations, type: "or") }.
rule-chain = A chain ends when you pass.{ $wild ->
        [true] { " " }Wild cards can be part of it. The suit you choose comes next.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] Otherwise, play one card a turn.
       *[false] Play one card a turn.
    }
rule-run-on-suit = A run starts in the top card’s suit, at any rank.
rule-run = Runs go { $run ->
        [up] upwards only
       *[both] up or down
    }, and the Ace is { $ace ->
        [low] low
       *[high] high
    }.
rule-together = You can play { LIST($cards, type: "and", number: "plural") } together in one turn, and they add up.
rule-acts = When you play several special cards in one turn, { $acts ->
        [trailing] the last one counts, and the same kind right before it
        [every] every one of them counts
       *[last] only the very last card counts
    }.
rule-turn-last = You can’t finish { $last ->
        [no-double] on two cards of the same rank played together
       *[no-several] with more than one card in a turn
    }.
rule-reverse-two = When only two are playing, a card that changes direction { $does ->
        [skip] skips the other player
        [nothing] does nothing
       *[again] gives you another turn
    }.
rule-reverse-pair = { $each ->
        [true] If you play several cards that change direction in one turn, each one counts.
       *[false] Two cards that change direction, played in one turn, cancel each other out.
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
                [one] You can play the card you drew right away.
               *[other] You can play one of the cards you drew right away.
            }
        }
       *[end] After drawing, your turn is over.
    }
rule-draw-once = You draw only once in a turn. If you still play nothing, you pass.
rule-draw-until = If you can’t play, draw until you can.
rule-draw-though-able = You can draw even if you could play.
rule-must-play = If you can play, you must.
rule-draw-cap = Draw at most { count-cards } in a turn.
rule-take = After a card has made you draw, { $take ->
        [goes-on] your turn goes on
       *[end] your turn is over
    }.
rule-empty-owed = If you have to draw more cards than there are, draw what’s left.
rule-refill = When the draw pile runs out, shuffle the discard pile into a new one. Its top card stays.
rule-empty = { $must ->
        [true] When there’s nothing left to draw, you pass if you can’t play.
       *[false] When there’s nothing left to draw, you pass if you can’t play or don’t want to.
    }
rule-no-refill = When the draw pile runs out, it’s not refilled. Pass if you can’t play or don’t want to.

## The word that is said

rule-nothing-to-say = You don’t have to say anything with few cards left.
rule-declare = Say “{ CAPITAL($word) }!” when you’re down to { count-cards }.
rule-declare-below = With fewer cards, say “{ CAPITAL($word) }!” instead.
rule-declare-several = If you have several cards left that can all go in one turn, say “Cards!” or knock.
word-cards = cards
rule-declare-not-several = If you finish with several cards in one turn, you don’t have to say it first.
rule-undeclared =
    { $how ->
        [catch] If you forget, anyone can catch you until the next player moves. Then you draw { $cost }.
       *[finish] If you finish without saying it, you draw { $cost } and play on.
    }
rule-undeclared-refused = Until you’ve said it, you can’t play your last card.

## The last card, and the end

rule-last-costs = You can’t finish on { LIST($cards, type: "or") }. As your last card it counts as usual, but then you draw { $cost } and play on.
rule-fire = Fire card: if you draw a special card that way and it fits, you can play it right away.{ $both ->
        [true] { " " }Both cards count. If one says draw and the other skip, the next player does both.
       *[false] { "" }
    }
rule-last-refused = You can’t finish on { LIST($cards, type: "or") }. If that’s all you have left, draw a card and wait.
rule-last-free = Any card can be your last one.
rule-end =
    { $until ->
        [one-left] Play goes on until one player is left, and everyone gets a place.
       *[first] The first player to get rid of all their cards wins the round.
    }
rule-come-back = If you’re the last one left and your cards make one chain, the last to finish comes back with { $cards }.
rule-bring-back = If you’re the last one left and your cards make one chain, you can bring back one player: the last to finish. That player draws { $cards }, and the two of you play on. Otherwise you’ve lost.
rule-back-wild = { $any ->
        [true] In that chain, { LIST($cards, type: "or") } can stand for any card.
       *[false] In that chain, { LIST($cards, type: "or") } must match like any other card.
    }
rule-bankrupt = With { $cards } or more in your hand, you’re knocked out.
rule-loser-out = If you lose a round, you’re out of the match.

## Points, and the match

rule-match-of-hands = The first player to win { number-word } { $count ->
        [one] round
       *[other] rounds
    } wins the match.
rule-match-of-points = The match ends at { $target } points{ $more ->
        [0] { "" }
       *[other] { " " }with { $least } players, plus { $more } for each extra player
    }, and the { $wins ->
        [low] lowest
       *[high] highest
    } score wins.
rule-match-of-lives = Everyone has { number-word } { $count ->
        [one] life
       *[other] lives
    }. If you lose a round, you lose a life. The last player with a life wins the match.
rule-winner-collects = If you win a round, you score the points of all the cards the others have left.
rule-everybody-counts = Everyone counts the points of the cards they have left.
rule-doubling = Points count double when the last card played is { LIST($cards, type: "or") }.
card-worth = { FORM($card, article: "none") } { $points }
rule-worths = Points: { LIST($worths, type: "comma") }.
rule-blocked-difference = If nobody can play any more, the lowest count wins and scores the difference.
rule-blocked-counts = If nobody can play any more, everyone counts the cards they have left.
rule-blocked-fewest = If nobody can play any more, the fewest cards win. A tie is shared.

## The sequence family

rule-sequence-deal = The whole pack with { $jokers } is dealt. Some players may get one card more.{ $even ->
        [true] { " One or two more jokers even that out where they can." }
       *[false] { "" }
    }
rule-sequence-hands = Cards for each player: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } with { $seats } players
rule-sequence-hand = Everyone gets { LIST($cards, type: "or") } cards.
rule-sequence-start = The player to the dealer’s left leads any card.
rule-sequence-match = On your turn, match the suit, switch with a card of the same rank, or play a joker. If you can, you must.
rule-knock-out = If you can’t follow, you’re knocked out.
rule-knock-out-scores = If you can’t follow, you’re knocked out. The player whose card you couldn’t follow scores a point for each card you have left.
rule-sequence-stop = A knock-out or a joker stops the sequence. The next player leads any card.
rule-sequence-last = When you’ve played your last card, you’re done, and that card still counts. The last player left plays one more card, but only if there’s a card to match.
scores-over = one higher in the same suit scores { NUMBER($points, signDisplay: "always") }
scores-under = one lower in the same suit scores { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }. After a stop, the count starts again.
rule-sequence-rank = { CAPITAL($card) } that leads or follows suit scores { NUMBER($points, signDisplay: "always") }. Switched in, it scores nothing.
rule-ace-high = The Ace is always high.
rule-sequence-below = Scores can go below zero. A joker scores nothing.
rule-sequence-end = The first player to reach { $target } points wins right away, even in the middle of a round.
rule-no-undo = A card you’ve played stays played. Nobody looks through the pile, and knocked-out players keep their cards hidden.
rule-no-talk = Don’t tell anyone what you’re holding.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] yes
        [false] no
        [none] none
       *[other] { LIST($value, type: "comma") }
    }.
