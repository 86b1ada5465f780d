"""The sequence family: the whole pack is dealt, each card must be followed, and a seat that can't follow is knocked
out.

Rules: `[sequence]` of a ruleset (Crad Kilodney, "Switch - An Original Card Game", 2002). It has the same interface as
`shedding`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import RANK, Card, CardSet, card_set, cards_in
from engine.events import GotPoints, KnockedOut, Played, WentOut
from engine.moves import CARD_BITS, KIND_MASK, OUT, PLAIN, PLAY, SAY, WRONG_CARD, Move, Named, is_move
from engine.play.refusal import explain_refusal
from engine.play.state import OVER, START, State
from engine.play.tables import Tables
from engine.rng import Rng

_JUST_OUT: Final[tuple[Move, ...]] = (OUT,)


class SequenceState(State):
    """The state of one hand of a sequence game."""

    __slots__ = (
        "best",  # the seat that reached the target and ended the match, -1 for none
        "knocked_out",  # the seats that are out of the hand without having gone out, in that order
        "owner",  # the seat that played the card which must be followed, -1 after a stop
        "totals",  # by seat, the points of the match before this hand
    )

    def __init__(self, tables: Tables, totals: Sequence[int] = ()) -> None:
        super().__init__(tables)
        self.totals = list(totals) or [0] * tables.seats

    def _begin_hand(self) -> None:
        self.knocked_out: list[int] = []
        self.owner = -1
        self.best = -1
        self.scores = [0] * self.seats
        for seat, hand in enumerate(self.hands):
            if not hand:
                self.remove_seat(seat, self.out)
        if self.discard:
            # A position that was set up: count its top card as played by the dealer, the seat before the first to act.
            self.owner = self.dealer
            self.follow = self.tables.matching[self.discard[-1]] | self.tables.wild_cards
        self._begin_turn(self.next_seat(self.dealer) if self.in_play else self.dealer)

    def copy(self) -> SequenceState:
        """Return an independent copy that shares only the tables."""
        other = super().copy()
        assert isinstance(other, SequenceState)
        other.totals, other.knocked_out = self.totals[:], self.knocked_out[:]
        other.owner, other.best = self.owner, self.best
        return other

    def position_key(self) -> tuple[object, ...]:
        """Return the values of all slots that belong to the position, as one comparable tuple."""
        return *super().position_key(), tuple(self.totals), tuple(self.knocked_out), self.owner, self.best

    def catches(self) -> list[tuple[int, Move]]:
        """Return an empty list: this family has no declarations."""
        return []

    def update_legal_moves(self) -> bool:
        """Compute the legal moves again, after hidden cards were changed. Always returns True: here every seat has a
        move.
        """
        if self.phase != OVER:
            self._set_legal_moves(self.hands[self.to_act])
        return True

    def legal_moves(self) -> list[Move]:
        """Return every card that follows, `out` if there is none, or any card after a stop (a joker or a knock-out).
        Empty when the hand is over.
        """
        return [
            *cards_in(self.distinct_legal_cards()),
            *self.other_moves,
        ]  # the move that plays a card without a nomination is the card's own number

    def apply(self, move: Move, seat: int = -1) -> None:
        """Apply a move of `seat`, by default the seat to act. Raises IllegalMove, and then nothing has changed."""
        if 0 <= seat != self.to_act or not is_move(move) or move & WRONG_CARD:
            raise explain_refusal(self, move, seat)
        plain = move & PLAIN
        if plain & KIND_MASK == PLAY and self.legal_cards >> (plain & CARD_BITS) & 1 and plain <= CARD_BITS:
            self._play_card(plain & CARD_BITS)
        elif plain == OUT and self.other_moves:
            self._knock_out_seat()
        else:
            raise explain_refusal(self, move & ~SAY, self.to_act)

    def _set_legal_moves(self, hand: CardSet) -> None:
        self.legal_cards = hand if self.owner < 0 else hand & self.follow
        self.other_moves = () if self.legal_cards else _JUST_OUT

    def _begin_turn(self, seat: int) -> None:
        """Give the turn to `seat`, or end the hand if no seat is left that has to follow."""
        if self.in_play == 0 or (self.in_play == 1 and self.owner < 0):
            self.end_hand()
            return
        self.turns += 1
        self.to_act = seat
        self.phase = START
        self._set_legal_moves(self.hands[seat])

    def _play_card(self, card: Card) -> None:
        seat = self.to_act
        last = self.in_play == 1
        before = self.discard[-1] if self.owner >= 0 else -1
        self.hands[seat] ^= 1 << card
        self.discard.append(card)
        if self.log is not None:
            self.log.append(Played(seat, card, Named.NOTHING))
        if RANK[card] < 0:
            self.owner = -1
        else:
            self.owner = seat
            self.follow = self.tables.matching[card] | self.tables.wild_cards
            if self._add_points(seat, self._card_score(before, card)):
                return
        if not self.hands[seat]:
            self.remove_seat(seat, self.out)
            if self.log is not None:
                self.log.append(WentOut(seat, len(self.out)))
        if last or self.in_play == 0:
            self.end_hand()
            return
        self._begin_turn(self.next_seat(seat))

    def _card_score(self, before: Card, card: Card) -> int:
        """Return the points for playing `card` on `before` (-1 at the start or after a stop): those for one over or one
        under it, and those of its rank if it leads or follows suit.
        """
        tables = self.tables
        worth = 0
        if before >= 0:
            if tables.next_higher[before] >> card & 1:
                worth += tables.points_for_over
            elif tables.next_lower[before] >> card & 1:
                worth += tables.points_for_under
        if before < 0 or RANK[before] != RANK[card]:
            worth += tables.rank_points[RANK[card]]
        return worth

    def _knock_out_seat(self) -> None:
        seat = self.to_act
        self.remove_seat(seat, self.knocked_out)
        if self.log is not None:
            self.log.append(KnockedOut(seat, self.hands[seat].bit_count()))
        held = self.hands[seat].bit_count() if self.tables.scores_knock_outs else 0
        if self._add_points(self.owner, held):
            return
        self.owner = -1
        if self.in_play == 0:
            self.end_hand()
            return
        self._begin_turn(self.next_seat(seat))

    def _add_points(self, seat: int, points: int) -> bool:
        """Add points to a seat and log them. Return True if the seat's total reaches the target, which ends the hand at
        once.
        """
        if not points:
            return False
        self.scores[seat] += points
        if self.log is not None:
            self.log.append(GotPoints(seat, points))
        if self.scores[seat] + self.totals[seat] >= self.tables.target:
            self.best = seat
            self.end_hand()
            return True
        return False


def deal_sequence(tables: Tables, dealer: int, rng: Rng, totals: Sequence[int] = ()) -> SequenceState:
    """Shuffle the pack with `rng` and return a new hand. The whole pack is dealt one card at a time, from the dealer's
    left round to the dealer.
    """
    pack = tables.pack[:]
    rng.shuffle(pack)
    seats = tables.seats
    hands = [card_set(pack[place::seats]) for place in range(seats)]
    seated = [hands[(seat - dealer - 1) % seats] for seat in range(seats)]
    state = SequenceState(tables, totals)
    state.begin(dealer, seated, [], [], rng)
    return state
