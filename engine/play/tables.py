"""A ruleset compiled for a number of seats into masks and small tables, so that playing never looks into the ruleset.

This is plain data below the rules: `engine.rules.compile` fills it. Lists are indexed by card (0 to 239, see
`engine.cards`) unless noted. Masks hold only cards of the pack in play, since narrow ints are faster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.cards import BIT, CARDS, Card, CardSet, card_set
from engine.moves import Move

ALL_CARDS: Final[CardSet] = (1 << CARDS) - 1

SEQUENCE: Final = "sequence"

NO_EFFECT: Final = 0  # the effect of a card that does nothing to others

# Applies the effect of a block of cards at the end of a turn. Returns True if the same player has another turn.
EffectFunction = Callable[[Any, list[Card]], bool]
# Applies an answer when it is played. Returns True if it has logged what happened to the penalty.
AnswerFunction = Callable[[Any], bool]


# Flags for what a card does as soon as it's played.
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
        self.follow = follow  # the cards that may be played on it
        self.effect = effect  # its effect on others, an index of `effect_functions`
        self.continuations = continuations  # without any of these in hand, an ordinary turn offers no choice


def no_effect(state: Any, block: list[Card]) -> bool:
    """Do nothing: the effect function of cards without an effect on others. Always returns False."""
    return False


class Tables:
    """Everything that a state looks up, shared by all hands of a table. A new one describes a game without effects."""

    def __init__(self, seats: int, pack: list[Card]) -> None:
        # The table and its pack.
        self.seats = seats  # how many seats play
        self.family = "shedding"  # or SEQUENCE
        self.pack = pack  # every card in play, in order
        self.pack_mask: CardSet = card_set(pack)  # the same cards as a mask
        self.has_copies = False  # whether two cards of the pack may look alike
        self.cards_per_seat = 0  # cards dealt to each seat
        self.target = 0  # the points that end a match, or the hands to win
        self.suits: list[CardSet] = [0] * 4  # by suit, its cards
        self.ranks: list[CardSet] = [0] * 13  # by rank, its cards
        self.jokers: CardSet = 0  # every joker
        self.nominated_cards: list[CardSet] = [0] * 18  # the cards of a nomination: 1 + suit, 5 + rank

        # Which card may be played on which.
        self.wild_cards: CardSet = 0  # cards that may be played on any card
        self.wild_unless_last: CardSet = 0  # those of them that must follow suit or rank as the last card
        self.matching: list[CardSet] = [0] * CARDS  # the cards that share suit or rank with a card
        self.playable_on: list[CardSet] = [0] * CARDS  # the cards that may be played on a card without a nomination
        self.barred_on: list[CardSet] = [
            0
        ] * CARDS  # the cards that may not be played on a card, whatever else allows it
        self.next_higher: list[CardSet] = [0] * CARDS  # the next higher card of its suit, in the order of runs
        self.next_lower: list[CardSet] = [0] * CARDS  # the next lower card of its suit
        self.run_position: list[int] = [-1] * CARDS  # its position in the order of runs, -1 for jokers
        self.nominating_cards: CardSet = 0  # cards that nominate; every other card is its own move
        self.moves_of_card: list[tuple[Move, ...]] = [()] * CARDS  # the moves that play a card, one for each nomination
        self.moves_reversed: list[tuple[Move, ...]] = [()] * CARDS  # the same in reverse order
        self.plain_moves: list[tuple[Move, ...]] = [()] * CARDS  # the move that plays it without a nomination
        self.play_entries: list[PlayEntry | None] = []  # by move, what playing it looks up
        self.plain_play_entries: list[PlayEntry | None] = []  # the same while cards don't nominate

        # Effects of cards.
        self.power_cards: CardSet = 0  # cards with an effect, or that answer something
        self.flags: list[int] = [0] * CARDS  # what a card does at once: NOMINATES to DUMP_FOLLOWING
        self.effect: list[int] = [
            NO_EFFECT
        ] * CARDS  # its effect on others at the end of the turn, an index of `effect_functions`
        self.effect_functions: list[EffectFunction] = [no_effect]  # by effect, its function
        self.amount: list[int] = [0] * CARDS  # the amount of its effect: cards to draw or turns to miss
        self.skip_cards: CardSet = 0  # cards that make the next player miss turns
        self.attack_cards: CardSet = 0  # cards that make the next player miss turns or draw cards
        self.answerable: CardSet = 0  # skips that the same rank answers
        self.must_answer: CardSet = 0  # skips that must be answered by a player who can
        self.passes_skips: CardSet = 0  # skips that, played as an answer, replace the pending skips instead of adding
        self.suit_only: CardSet = 0  # cards after which only the nominated suit follows, not their own rank
        self.group_of_card: list[int] = [-1] * CARDS  # the number of the pick-up group of a card, -1 for none
        self.needs_partner: CardSet = 0  # pick-up cards that act only when played with another card
        self.partners: CardSet = 0  # the cards with which those act
        self.stackable_pickups: CardSet = 0  # pick-up cards that may be played in one turn and act as one block
        self.rule_keys: list[tuple[str, ...]] = [()] * CARDS  # the keys of the rules about a card

        # Pick-up groups and their answers, by number. If a penalty has cards of several groups, the last one leads.
        self.group_names: list[str] = []  # names, as the ruleset gives them
        self.answer_selectors: list[tuple[str, ...]] = []  # the selectors that the ruleset lists as answers
        self.answering_cards: list[CardSet] = []  # the cards that answer
        self.answer_words: list[dict[Card, str]] = []  # by group and card, the word of the answer
        self.answer_functions: list[dict[Card, AnswerFunction]] = []  # by group and card, the function of the answer

        # Turns of several cards.
        self.allows_sets = False  # cards of one rank
        self.allows_whole_suit = False  # cards of one suit in any order
        self.allows_runs = False  # neighbouring ranks of one suit
        self.allows_mixes = False  # sets and runs chained together
        self.allows_chains = False  # each card follows suit or rank of the one before
        self.allows_suit_chains = False  # each card follows the suit of the one before
        self.allows_several = False  # whether any of these is allowed
        self.allows_falling_runs = False  # whether runs may go down
        self.run_on_suit = False  # whether a run needs only the suit of the card it begins on
        self.follow_in_suit: list[CardSet] = [
            0
        ] * CARDS  # what may follow the first card of a combination, by its shapes
        self.follow_off_suit: list[CardSet] = [0] * CARDS  # the same where it did not follow suit
        self.continuations: list[CardSet] = [
            0
        ] * CARDS  # without any of these in hand, an ordinary turn offers no choice
        self.acting_cards = "trailing"  # which of several cards act: trailing, every or last
        self.bars_finish_on_pair = False  # whether going out on two of a rank is barred
        self.bars_finish_on_several = False  # whether going out with more than one card in a turn is barred
        self.reverses_add_up = False  # with two players: whether each reverse of a turn skips the other player once
        self.reverse_between_two = "skip"  # what reversing does between two: skip, nothing or again
        self.penalises_wrong_cards = (
            False  # whether an illegal card is taken back and costs cards instead of being refused
        )
        self.takes_turn_back = False  # whether all cards of its turn go back with it, and the turn is over
        self.wrong_card_penalty = 0  # the cards it costs

        # Drawing, and taking a penalty.
        self.draw_count = 1  # cards drawn at a time
        self.max_draws = 0  # most draws a turn, 0 for no bound
        self.draw_may_play = False  # after drawing only the drawn cards may be played
        self.must_play_if_able = False  # a player who can play may not draw
        self.can_draw_again = False  # a player may draw again and again
        self.draws_repeatedly = False  # whether several draws a turn are possible
        self.draw_ends_turn = False  # drawing ends the turn
        self.refills_stock = True  # whether the discard pile becomes the stock
        self.turn_goes_on_after_penalty = False  # whether the turn goes on after taking a penalty

        # The declaration with few cards left.
        self.missed_declaration_rule = (
            "none"  # what a missed declaration costs: catch, finish, refuse, or none without declarations
        )
        self.declaration_text = ""  # its words
        self.declaration_text_below = ""  # the words with fewer cards than `declaration_limit`, "" for none
        self.declaration_text_several = ""  # the words if several cards can go in one turn, if the rules ask for it
        self.declaration_limit = 0  # the most cards with which it is needed, 0 for none
        self.declaration_levels: list[int] = [0] * (
            len(pack) + 1
        )  # by number of cards, the declaring level that holds, or 0
        self.declares_with_several = False  # whether it is also needed with more cards that can all go in one turn
        self.declare_penalty = 0  # cards for a missed declaration
        self.declare_at_finish = False  # a missed declaration costs cards on going out
        self.last_card_needs_declaration = False  # without it the last card may not be played

        # The last card and the end of a hand.
        self.barred_finish_rule = "free"  # barred last cards are refused, cost cards, or are free
        self.finish_barred: CardSet = 0  # cards that are barred as the last one
        self.finish_penalty = 0  # cards for a barred last card
        self.forbidden_last_cards: CardSet = 0  # cards that may never be the last one
        self.costly_last_cards: CardSet = 0  # cards that may be the last one, but cost cards
        self.plays_fire_cards = False  # cards drawn for that may be played at once
        self.fire_adds_effects = False  # and the cards before them act, too
        self.restricts_last_card = False  # whether any rule restricts the last card
        self.plays_to_one_left = False  # play goes on until one is left
        self.extra_passes = 1  # a hand is blocked after this many passes more than seats in play
        self.can_come_back = False  # the player who went out last may come back
        self.comes_back_by_choice = False  # if the last player wants it
        self.come_back_with_wilds = False  # and wild cards stand for any card in that player's chain
        self.come_back_cards = 0  # how many cards the player who comes back draws
        self.bankrupt_at = 0  # the number of cards at which a seat is out, 0 for none
        self.counts_hands = False  # whether hands are counted when a turn ends
        self.turn_limit = 5000  # turns after which a hand is blocked

        # The beginning.
        self.starter = "plain"  # what the first face-up card does: none, plain, acts, suit-only
        self.starter_barred: CardSet = 0  # cards that it may not be
        self.first_player_offset = 1  # from the dealer to the first player
        self.direction = 1  # of play: 1 to the left, -1 to the right

        # Points.
        self.score_by = "none"  # how a hand is scored: held, winner, play, or none
        self.score_unit = "hands"  # what decides a match: hands, points or lives
        self.high_wins = True  # whether the highest score wins the match
        self.card_values: tuple[int, ...] = tuple([0] * CARDS)  # by card, the points it costs its holder
        self.value_parts: tuple[
            tuple[int, CardSet], ...
        ] = ()  # powers of two, each with the cards whose value contains it
        self.doubling_cards: CardSet = 0  # cards that double the points when they are played last

        # The sequence family.
        self.points_for_over = 0  # points for one over the card before
        self.points_for_under = 0  # points for one under it
        self.rank_points: list[int] = [0] * 13  # by rank, points in suit or leading
        self.scores_knock_outs = False  # whether a knock-out scores the cards held

    def declaration_words(self, level: int) -> str:
        """Return the words of the declaration at a level (number of cards). At level 0: those for several cards that
        can all go in one turn.
        """
        if not level and self.declares_with_several:
            return self.declaration_text_several
        return (
            self.declaration_text_below
            if self.declaration_text_below and level < self.declaration_limit
            else self.declaration_text
        )
