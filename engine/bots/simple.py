"""Bots without search: uniform random, careless, and steady (greedy)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import BIT, RANK, SUIT_MASK, Card, CardSet, face
from engine.moves import BACK, DRAW, END, SAY, TAKE, Move, card_of, is_play, named_of
from engine.play.shedding import can_play_all_at_once
from engine.play.tables import NOMINATES
from engine.play.view import View
from engine.rng import Rng


def with_word(view: View, move: Move) -> Move:
    """The move with the word said where it is due after it; who draws or takes has no few cards to announce."""
    if move in (DRAW, TAKE):
        return move
    tables = view.tables
    left = view.counts[view.seat] - is_play(move)
    due = bool(tables.level_at[left])
    if tables.declare_several and left > tables.declare_at:
        rest = view.hand & ~BIT[card_of(move)] if is_play(move) else view.hand
        due = can_play_all_at_once(view.public, view.seat, rest)
    return move | SAY if due else move


class Random:
    """Any legal move, each as likely; says nothing and sees nothing. For measuring."""

    name = "random"

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """One move at random."""
        moves = view.legal
        yield moves[rng.below(len(moves))]

    def notices(self, view: View, rng: Rng) -> bool:
        """Never."""
        return False


class Careless:
    """Legal and no more: any card, any suit, wastes power cards, draws needlessly, forgets the word."""

    name = "careless"
    forgets = 35
    draws = 12
    sees = 35

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """A card at random where one may be played, most of the time."""
        moves = view.legal
        plays = [move for move in moves if is_play(move)]
        rest = [move for move in moves if not is_play(move)]
        if plays and not (rest and rng.below(100) < self.draws):
            card = rng.pick(sorted({face(card_of(move)) for move in plays}))
            move = rng.pick([each for each in plays if face(card_of(each)) == card])
        else:
            move = rng.pick(rest)
        yield move if rng.below(100) < self.forgets else with_word(view, move)

    def notices(self, view: View, rng: Rng) -> bool:
        """Now and then."""
        return rng.below(100) < self.sees


class Steady:
    """The greedy rule: the highest-value card first, wild ones kept, its longest suit named."""

    name = "steady"
    sees = 85

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """The playable card of the highest value; draws only when it must; says the word."""
        moves = view.legal
        plays = [move for move in moves if is_play(move)]
        if plays:
            move = max(plays, key=lambda each: self._worth(view, each))
        else:
            move = next((each for each in moves if each in (DRAW, TAKE)), moves[0])
            if END in moves and DRAW not in moves and TAKE not in moves and BACK not in moves:
                move = END
        yield with_word(view, move)

    def notices(self, view: View, rng: Rng) -> bool:
        """Mostly."""
        return rng.below(100) < self.sees

    def _worth(self, view: View, move: Move) -> tuple[int, ...]:
        """How much it wants to play this now; larger first, ties by the card itself."""
        tables = view.tables
        card = card_of(move)
        rest = view.hand & ~(1 << card)
        kept = bool(tables.wild >> card & 1)
        last_barred = int(rest != 0 and not rest & ~tables.finish_barred)
        named = named_of(move)
        suit = self._held(view, rest, named) if tables.flags[card] & NOMINATES else 0
        return (-last_barred, -int(kept), self._value(view, card), suit, -face(card), -named)

    def _value(self, view: View, card: Card) -> int:
        values = view.tables.card_values
        return values[card] or (min(RANK[card] + 1, 10) if RANK[card] >= 0 else 50)

    def _held(self, view: View, rest: CardSet, named: int) -> int:
        return (rest & SUIT_MASK[named - 1]).bit_count() if 0 < named < 5 else 0
