"""One hand in play, of either family: its slots, and how it is copied and compared.

Seats are 0-based. The top card is the last of `discard`; the next card to be drawn is the last of `stock`. The families
(`shedding`, `sequence`) add how a hand is played.
"""

from __future__ import annotations

from typing import Any, Final

from engine.cards import CARD_TEXT, RANK, Card, CardSet, distinct_faces, format_cards
from engine.events import Event, HandEnded
from engine.moves import Move, catch_move
from engine.play.tables import ALL_CARDS, Tables
from engine.rng import Rng

# The values of `State.phase`: the point in a turn that a hand has reached.
START: Final = 0
DRAWN: Final = 1
PLAYED: Final = 2
COVER: Final = 3
FIRE: Final = 4
RETURNING: Final = 5
OVER: Final = 6
TAKING: Final = 7  # the rest of a penalty that was answered must be drawn

# Every slot and what it means, listed here since a compiled class has no `__slots__` to read. Seats are 0-based.
# The slots are flat: a separate object for the turn made copying a state 8 % slower.
SLOTS: Final = {
    # The table.
    "tables": "the compiled rules; shared, never changed",
    "seats": "how many seats there are",
    "dealer": "the seat that dealt",
    "rng": "shuffles the stock when it is filled again",
    # The cards.
    "hands": "by seat, the cards it holds",
    "stock": "the cards to be drawn; the next one last",
    "discard": "the discard pile, its top card last",
    "refilled": "the cards that became the stock when it was last filled again; every card before that",
    "stock_order_known": "whether the order of the stock is known",
    "recorded_draws": "the cards that a record says were drawn by this action, None when nobody says",
    # Who plays.
    "direction": "1 when play goes up the seats (to the left), -1 when down",
    "to_act": "the seat to act, -1 when the hand is over",
    "absent": "by seat, whether it is out of the hand, for whatever reason",
    "in_play": "how many are not",
    "out": "the seats that went out, in that order",
    "bankrupt": "the seats that held too many cards, in that order",
    "revived": "whether somebody was brought back in this hand",
    "skips_left": "by seat, how many turns it has still to miss",
    "turns": "how many turns have begun",
    "passes": "how many have passed one after the other",
    "blocked": "whether the hand ended because nobody could go on",
    "over": "whether the hand is over",
    # What must be followed.
    "named": "what was nominated and still holds: the number of a `moves.Named`, 0 for nothing",
    "rank_demanded_by": "the seat whose demand of a rank lasts until its next turn, -1 for none",
    "follow": "every card that an ordinary turn may begin with now",
    # The penalty and the skips to answer.
    "penalty": "how many cards the seat to act must draw unless it answers, 0 for none",
    "pending_by_group": "the same by pick-up group",
    "pending_from": "the seat whose card set the penalty last, -1 for none",
    "pending_skips": "how many turns the seat to act misses unless it answers",
    # Declarations.
    "has_declared": "whether somebody declared in this turn",
    "declared_level": "by seat, the level (number of cards) at which it last declared in time, 0 for none",
    "missed_declaration": "by seat, whether it missed its declaration",
    "undeclared_seat": "the seat whose missed declaration may be called now, -1 for none",
    # The turn.
    "phase": "where in a turn the hand stands: START, DRAWN, …",
    "legal_cards": "the cards that may be played now",
    "other_moves": "the other legal moves",
    "drawn": "the cards that were drawn in this turn",
    "draws": "how often cards were drawn in this turn",
    "played": "the cards that were played in this turn",
    "combination_start": "the index in `played` at which the present combination begins",
    "followed_suit": "whether the first card of that combination followed suit",
    "effects_begin": "the index in `played` of the first card that has not acted yet",
    "effects_end": "the index in `played` from which cards do not act, 0 if all act",
    "fired": "the indexes in `played` of fire cards, if cards played before them act too",
    "replying": "whether a card of this turn was an answer",
    "turn_start": "what was nominated and pending at the start of the turn, if its cards can be taken back; else empty",
    "dumping": "the cards of the suit that may be dumped in this turn, 0 for none",
    "ascending": "whether they must be played in ascending order",
    "chaining": "whether any chain may go on in this turn",
    # What is reported.
    "dealt": "the hands and the stock before the first face-up card moved any of them; else, and in a copy, empty",
    "scores": "by seat, the points of this hand, if cards score as they are played; else empty",
    "log": "the events since `start_event_log` was called, None before",
}
# Slots that are not part of the position.
_SLOTS_NOT_COMPARED: Final = ("tables", "rng", "log", "recorded_draws", "stock_order_known", "dealt")


class State:
    """One hand in play. `dealing.deal_hand` and `dealing.begin_hand` create it."""

    __slots__ = tuple(SLOTS)

    def __init__(self, tables: Tables) -> None:
        # `begin` or `copy` fills all other slots.
        self.tables = tables

    def begin(self, dealer: int, hands: list[CardSet], stock: list[Card], discard: list[Card], rng: Rng) -> None:
        """Fill all slots and begin the hand with these cards. The last card of `stock` is drawn first."""
        tables = self.tables
        seats = len(hands)
        self.seats = seats
        self.dealer = dealer
        self.hands = hands
        self.stock = stock
        self.discard = discard
        self.rng = rng
        self.stock_order_known = True
        self.recorded_draws: list[Card] | None = None
        self.refilled: CardSet = ALL_CARDS
        self.direction: int = tables.direction
        self.named = 0
        self.follow: CardSet = tables.pack_mask
        self.penalty = 0
        self.pending_from = -1
        self.pending_by_group = [0] * len(tables.group_names)
        self.pending_skips = 0
        self.skips_left = [0] * seats
        self.declared_level = (
            [tables.declaration_levels[hand.bit_count()] for hand in hands] if tables.declaration_limit else [0] * seats
        )
        self.missed_declaration = [False] * seats
        self.undeclared_seat = -1
        self.out: list[int] = []
        self.bankrupt: list[int] = []
        self.absent = [False] * seats
        self.in_play = seats
        self.rank_demanded_by = -1
        self.revived = False
        self.blocked = False
        self.passes = 0
        self.turns = 0
        self.to_act = -1
        self.phase = START
        self.over = False
        self.legal_cards: CardSet = 0
        self.other_moves: tuple[Move, ...] = ()
        self.log: list[Event] | None = None
        self.scores: list[int] = []
        self.has_declared = self.replying = self.ascending = self.chaining = self.followed_suit = False
        self.played: list[Card] = []
        self.combination_start = self.effects_begin = self.effects_end = self.draws = 0
        self.turn_start: tuple[Any, ...] = ()
        self.fired: tuple[int, ...] = ()
        self.dumping: CardSet = 0
        self.drawn: CardSet = 0
        self.dealt: tuple[tuple[CardSet, ...], tuple[Card, ...]] | tuple[()] = ()
        self._begin_hand()

    def __repr__(self) -> str:
        """The hands, the top card, the size of the stock and the turn; seats from 1, as in texts."""
        hands = ", ".join(f"{seat} {format_cards(hand)}" for seat, hand in enumerate(self.hands, 1))
        top = CARD_TEXT[self.discard[-1]] if self.discard else "-"
        turn = "over" if self.over else f"{self.to_act + 1} to act"
        return f"<{type(self).__name__} {hands}; top {top}; stock {len(self.stock)}; {turn}>"

    def _begin_hand(self) -> None:
        """Apply the effect of the starter, if there is one, and begin the first turn."""
        raise NotImplementedError

    def legal_moves(self) -> list[Move]:
        """Return every legal move of the seat to act, without the declaration. Cards that look alike are listed once.
        Empty when the hand is over.
        """
        raise NotImplementedError

    def apply(self, move: Move, seat: int = -1) -> None:
        """Apply a move of `seat`, by default the seat to act. Raises IllegalMove, and then nothing has changed."""
        raise NotImplementedError

    def is_forced(self) -> bool:
        """Return whether the seat to act has exactly one move. A card that nominates counts as several moves."""
        can = self.distinct_legal_cards()
        return can.bit_count() + len(self.other_moves) == 1 and not can & self.tables.nominating_cards

    def distinct_legal_cards(self) -> CardSet:
        """Return the cards that may be played now, with one of each face."""
        can = self.legal_cards
        return distinct_faces(can) if self.tables.has_copies else can

    def update_legal_moves(self) -> bool:
        """Compute the legal moves again, after hidden cards were changed. Return False if a hand with these cards
        wouldn't have stopped at this seat and phase.
        """
        raise NotImplementedError

    @property
    def top(self) -> Card:
        """The top card of the discard pile."""
        return self.discard[-1]

    @property
    def leading_group(self) -> int:
        """The pick-up group that decides which cards answer the pending penalty, -1 if there is none."""
        for group in range(len(self.pending_by_group) - 1, -1, -1):
            if self.pending_by_group[group]:
                return group
        return -1

    def catches(self) -> list[tuple[int, Move]]:
        """Return every (seat, move) that can call a missed declaration now: one for each other seat in play. Empty if
        none was missed.
        """
        missed = self.undeclared_seat
        if missed < 0 or self.phase == OVER:
            return []
        move = catch_move(missed)
        return [(s, move) for s in range(self.seats) if s != missed and not self.absent[s]]

    def finishing_order(self) -> list[int]:
        """Return the seats in the order they went out, then all others by number."""
        return [*self.out, *(seat for seat in range(self.seats) if seat not in self.out)]

    def copy(self) -> State:
        """Return an independent copy that shares only the tables. It doesn't log events."""
        other = type(self)(self.tables)
        other.seats, other.dealer = self.seats, self.dealer
        other.hands, other.stock, other.discard = self.hands[:], self.stock[:], self.discard[:]
        other.rng = self.rng.copy()
        other.stock_order_known, other.recorded_draws, other.refilled, other.dealt = (
            self.stock_order_known,
            None,
            self.refilled,
            (),
        )
        other.direction, other.named, other.follow = self.direction, self.named, self.follow
        other.penalty, other.pending_from, other.pending_by_group = (
            self.penalty,
            self.pending_from,
            self.pending_by_group[:],
        )
        other.pending_skips, other.skips_left = self.pending_skips, self.skips_left[:]
        other.declared_level, other.missed_declaration = self.declared_level[:], self.missed_declaration[:]
        other.undeclared_seat, other.out, other.revived = self.undeclared_seat, self.out[:], self.revived
        other.bankrupt, other.absent, other.in_play = self.bankrupt[:], self.absent[:], self.in_play
        other.rank_demanded_by, other.followed_suit = self.rank_demanded_by, self.followed_suit
        other.blocked, other.passes, other.turns = self.blocked, self.passes, self.turns
        other.scores = self.scores[:]
        other.to_act, other.phase, other.over = self.to_act, self.phase, self.over
        other.legal_cards, other.other_moves, other.log = self.legal_cards, self.other_moves, None
        other.played, other.combination_start = self.played[:], self.combination_start
        other.effects_begin, other.effects_end = self.effects_begin, self.effects_end
        other.replying, other.dumping, other.ascending = self.replying, self.dumping, self.ascending
        other.chaining, other.has_declared = self.chaining, self.has_declared
        other.turn_start, other.fired = self.turn_start, self.fired
        other.drawn, other.draws = self.drawn, self.draws
        return other

    def position_key(self) -> tuple[object, ...]:
        """Return the values of all slots that belong to the position, as one comparable tuple."""
        values = (getattr(self, name) for name in SLOTS if name not in _SLOTS_NOT_COMPARED)
        return tuple(tuple(value) if isinstance(value, list) else value for value in values)

    def start_event_log(self) -> list[Event]:
        """Start logging events. Return the list to which every move appends."""
        self.log = []
        return self.log

    def next_seat(self, seat: int) -> int:
        """Return the next seat in play after `seat`, in the direction of play."""
        seats, direction, absent = self.seats, self.direction, self.absent
        seat = (seat + direction) % seats
        while absent[seat]:
            seat = (seat + direction) % seats
        return seat

    def remove_seat(self, seat: int, leavers: list[int]) -> None:
        """Take a seat out of the hand and append it to `leavers`: `out`, `bankrupt` or `knocked_out`."""
        leavers.append(seat)
        self.absent[seat] = True
        self.in_play -= 1

    def skip_answering_cards(self) -> CardSet:
        """Return the cards that answer a pending skip: those of the top card's rank, if it is answerable."""
        rank = RANK[self.top]
        return self.tables.ranks[rank] & self.tables.answerable if rank >= 0 else 0

    def end_hand(self) -> None:
        """End the hand: nobody is to act and there are no legal moves."""
        self.phase, self.over, self.to_act, self.undeclared_seat = OVER, True, -1, -1
        self.legal_cards, self.other_moves = 0, ()
        if self.log is not None:
            self.log.append(HandEnded())
