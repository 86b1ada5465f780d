"""A ruleset compiled for a number of seats into masks and small tables, so that playing never looks into the ruleset.

This is plain data below the rules: `engine.rules.compile` fills it. Lists are indexed by card (0 to 239, see
`engine.cards`) unless noted. Masks hold only cards of the pack in play, since narrow ints are faster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.cards import BIT, CARDS, Card, CardSet, mask_of
from engine.moves import Move

ALL_CARDS: Final[CardSet] = (1 << CARDS) - 1

SEQUENCE: Final = "sequence"

NO_EFFECT: Final = 0  # the kind of a card that does nothing to others

# What a block of cards does at the end of a turn: True when the same player goes again. The state that it is handed
# holds these tables, so its type is not named here.
EffectFunction = Callable[[Any, list[Card]], bool]
# What an answer does when it is laid: True when it has told by itself what became of the cards that were owed.
AnswerFunction = Callable[[Any], bool]


# What a card does at once, as flags.
NOMINATES: Final = 1
GOES_ON: Final = 2
MUST_COVER: Final = 4
DUMP: Final = 8
DUMP_RISING: Final = 16
CHAIN: Final = 32
AGAIN: Final = 64
COVER_ANY: Final = 128
DUMP_FOLLOWING: Final = 256
AT_ONCE: Final = MUST_COVER | DUMP | DUMP_RISING | CHAIN | AGAIN | GOES_ON


class PlayEntry:
    """Everything that `apply` looks up for a move that plays a card."""

    __slots__ = ("bit", "card", "continuations", "effect", "follow", "named")

    def __init__(self, card: Card, named: int, follow: CardSet, effect: int, continuations: CardSet) -> None:
        self.card = card
        self.bit: CardSet = BIT[card]
        self.named = named
        self.follow = follow  # what may be laid on it
        self.effect = effect  # what it does to others
        self.continuations = continuations  # who holds none of these has nothing more to choose in an ordinary turn


def no_effect(state: Any, block: list[Card]) -> bool:
    """The effect function of cards without an effect on others. Always False."""
    return False


class Tables:
    """Everything that a state looks up, shared by all hands of a table. A new one describes a game without effects."""

    def __init__(self, seats: int, pack: list[Card]) -> None:
        # The table and its pack.
        self.seats = seats  # how many play
        self.family = "shedding"  # or SEQUENCE
        self.pack = pack  # every card in play, in order
        self.pack_mask: CardSet = mask_of(pack)  # the same cards as a mask
        self.copies = False  # whether two cards of the pack may look alike
        self.deal = 0  # cards dealt to each
        self.target = 0  # the points that end a match, or the hands to win
        self.suits: list[CardSet] = [0] * 4  # by suit, its cards
        self.ranks: list[CardSet] = [0] * 13  # by rank, its cards
        self.jokers: CardSet = 0  # every joker
        self.named_mask: list[CardSet] = [0] * 18  # the cards of what is named: 1 + suit, 5 + rank

        # What may go on what.
        self.wild: CardSet = 0  # cards that go on any
        self.wild_unless_last: CardSet = 0  # those of them that must follow as the last card
        self.matching: list[CardSet] = [0] * CARDS  # what shares suit or rank with a card
        self.playable_on: list[CardSet] = [0] * CARDS  # what may be laid on a card when nothing is named
        self.barred_on: list[CardSet] = [0] * CARDS  # what may not be laid on a card, whatever else allows it
        self.above: list[CardSet] = [0] * CARDS  # the next higher card of its suit, in the order of runs
        self.below: list[CardSet] = [0] * CARDS  # the next lower card of its suit
        self.height: list[int] = [-1] * CARDS  # its place in the order of runs, -1 for jokers
        self.naming: CardSet = 0  # cards that name something; the others are each their own move
        self.moves: list[tuple[Move, ...]] = [()] * CARDS  # the moves that lay a card, one for each thing it may name
        self.moves_reversed: list[tuple[Move, ...]] = [()] * CARDS  # the same, last first
        self.plain_moves: list[tuple[Move, ...]] = [()] * CARDS  # the move that lays it and names nothing
        self.plays: list[PlayEntry | None] = []  # by move, what laying looks up
        self.plain_plays: list[PlayEntry | None] = []  # the same while cards name nothing

        # What cards do.
        self.power: CardSet = 0  # cards with an effect, or that answer something
        self.flags: list[int] = [0] * CARDS  # what a card does at once: NOMINATES to DUMP_FOLLOWING
        self.effect: list[int] = [
            NO_EFFECT
        ] * CARDS  # what it does to others at the end of the turn, a place in `acting`
        self.effect_functions: list[EffectFunction] = [no_effect]  # by kind, the function that does it
        self.amount: list[int] = [0] * CARDS  # how much of that: cards to take, turns to miss
        self.skips: CardSet = 0  # cards that make the next player miss turns
        self.hits: CardSet = 0  # cards that hit the next player: with turns to miss or cards to take
        self.answerable: CardSet = 0  # those of them that the same rank answers
        self.must_answer: CardSet = 0  # those of them that must be answered by who can
        self.passes_skips: CardSet = 0  # skips that, played as an answer, replace the pending skips instead of adding
        self.suit_only: CardSet = 0  # cards that name a suit, which alone follows: not their own rank
        self.group: list[int] = [-1] * CARDS  # the number of the group of pick-ups that a card makes, -1 for none
        self.rides: CardSet = 0  # pick-ups that act only when laid with another card
        self.ridden: CardSet = 0  # the cards with which those act
        self.together: CardSet = 0  # pick-ups that may be laid in one turn and act as one block
        self.rule_keys: list[tuple[str, ...]] = [()] * CARDS  # the keys of the rules that say what a card does

        # Pick-ups and what answers them, by the number of the group; of two that are owed the later leads.
        self.groups: list[str] = []  # names, as the ruleset gives them
        self.answer_names: list[tuple[str, ...]] = []  # the selectors that the ruleset lists as answers
        self.reply_mask: list[CardSet] = []  # the cards that answer
        self.reply_word: list[dict[Card, str]] = []  # by group and card, which word of an answer it is
        self.answer_functions: list[dict[Card, AnswerFunction]] = []  # by group and card, the function that does it

        # Turns of several cards.
        self.set = False  # cards of one rank
        self.suit_all = False  # cards of one suit in any order
        self.run = False  # neighbouring ranks of one suit
        self.mix = False  # sets and runs chained together
        self.chain = False  # each card follows suit or rank of the one before
        self.suit_chain = False  # each card follows the suit of the one before
        self.several = False  # whether any of these is allowed
        self.run_down = False  # whether runs may go down
        self.run_on_suit = False  # whether a run needs only the suit of the card it begins on
        self.after_first: list[CardSet] = [0] * CARDS  # what may follow the first card of a combination, by its shapes
        self.after_apart: list[CardSet] = [0] * CARDS  # the same where it did not follow suit
        self.continuations: list[CardSet] = [
            0
        ] * CARDS  # who holds none of these has nothing more to choose in an ordinary turn
        self.acts = "trailing"  # which of several cards act: trailing, every or last
        self.no_double = False  # nobody goes out on two of a rank
        self.no_several = False  # nobody goes out with more than one card in a turn
        self.reverse_adds = False  # with two players: whether each reverse of a turn skips the other player once
        self.reverse_two = "skip"  # what reversing does between two: skip, nothing or again
        self.penalise = False  # whether an illegal card is taken back and costs cards instead of being refused
        self.takes_turn_back = False  # whether all cards of its turn go back with it, and the turn is over
        self.wrong_card_penalty = 0  # how many

        # Drawing, and taking a penalty.
        self.draw_count = 1  # cards drawn at a time
        self.draw_cap = 0  # most draws a turn, 0 for no bound
        self.draw_may_play = False  # only what was drawn may be laid after drawing
        self.must_play = False  # who can lay a card may not draw
        self.draw_goes_on = False  # drawing goes on by choice
        self.draws_on = False  # whether several draws a turn are possible
        self.draw_ends = False  # drawing ends the turn
        self.refill = True  # whether the discard pile becomes the stock
        self.take_goes_on = False  # whether the turn goes on after taking a penalty

        # The declaration with few cards left.
        self.declare_how = "none"  # what becomes of who did not say it: catch, finish or refuse; none: no word
        self.declare_word = ""  # what is said
        self.declare_below = ""  # what is said with fewer cards than `declare_at`, "" for nothing
        self.declare_cards = ""  # what is said when several cards can go in one turn, if the rules ask for it
        self.declare_at = 0  # the most cards with which it is due, 0 for none
        self.level_at: list[int] = [0] * (len(pack) + 1)  # by number of cards, the declaring number that holds, or 0
        self.declare_several = False  # whether the word is also due after more cards were held
        self.declare_penalty = 0  # cards for a missed word
        self.declare_at_finish = False  # a missed word costs cards on going out
        self.declare_guards_last = False  # without the word the last card may not be laid

        # The last card and the end of a hand.
        self.finish_how = "free"  # what the barred last cards are: refused, laid at the cost of cards, or free
        self.finish_barred: CardSet = 0  # cards that should not be the last
        self.finish_penalty = 0  # what it costs
        self.never_last: CardSet = 0  # cards that may not even be laid as the last
        self.last_costs: CardSet = 0  # cards that may be, but cost cards
        self.fire = False  # what was drawn for that may be put down at once
        self.fire_adds_effects = False  # and both act, what came before it too
        self.guards_last = False  # whether a last card is looked at before it is laid
        self.one_left = False  # play goes on until one is left
        self.extra_passes = 1  # how many passes more than seats in play block a hand
        self.back = False  # who went out last may come back
        self.back_by_choice = False  # if the last player wants it
        self.back_wild = False  # and wild cards stand for any card in that player's chain
        self.back_cards = 0  # with so many cards
        self.bankrupt_at = 0  # the number of cards that puts a seat out, 0 for none
        self.counts_hands = False  # whether hands are counted when a turn ends
        self.turn_limit = 5000  # turns after which a hand is blocked

        # The beginning.
        self.starter = "plain"  # what the first face-up card does: none, plain, acts, suit-only
        self.starter_barred: CardSet = 0  # cards that it may not be
        self.first_step = 1  # from the dealer to who begins
        self.direction = 1  # of play: 1 to the left, -1 to the right

        # Points.
        self.score_by = "none"  # how a hand is scored: held, winner, play, or none
        self.counted_in = "hands"  # what decides a match: hands, points or lives
        self.high_wins = True  # whether the highest score wins the match
        self.card_values: tuple[int, ...] = tuple([0] * CARDS)  # by card, what it costs who holds it
        self.value_parts: tuple[tuple[int, CardSet], ...] = ()  # parts of points, and the cards with each
        self.doubling: CardSet = 0  # cards that double the points when they are laid last

        # The sequence family.
        self.over = 0  # points for one over the card before
        self.under = 0  # points for one under it
        self.rank_points: list[int] = [0] * 13  # by rank, points in suit or leading
        self.knock_out = False  # whether a knock-out scores the cards held

    def declaration(self, level: int) -> str:
        """The words of the declaration at a declaring level; at level 0, those for several cards that may all go in one
        turn.
        """
        if not level and self.declare_several:
            return self.declare_cards
        return self.declare_below if self.declare_below and level < self.declare_at else self.declare_word
