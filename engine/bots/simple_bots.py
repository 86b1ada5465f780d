"""Bots without search: uniform random, careless, and steady (greedy)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import BIT, RANK, SUIT_MASK, Card, CardSet, face_of_card
from engine.moves import BACK, DRAW, END, SAY, TAKE, Move, Named, card_of, is_play, named_of
from engine.play.shedding import can_play_all_at_once
from engine.play.tables import NOMINATES
from engine.play.view import View
from engine.rng import Rng


def with_declaration_if_due(view: View, move: Move) -> Move:
    """Return the move, with a declaration if one is needed after it. Drawing and taking never need one."""
    if move in (DRAW, TAKE):
        return move
    tables = view.tables
    left = view.hand_sizes[view.seat] - is_play(move)
    due = bool(tables.declaration_levels[left])
    if tables.declares_with_several and left > tables.declaration_limit:
        rest = view.hand & ~BIT[card_of(move)] if is_play(move) else view.hand
        due = can_play_all_at_once(view.known_state, view.seat, rest)
    return move | SAY if due else move


class RandomBot:
    """Plays any legal move, each equally likely; never declares or catches. For measuring."""

    name = "random"

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """Yield one move at random."""
        moves = view.legal_moves
        yield moves[rng.integer_below(len(moves))]

    def will_catch(self, view: View, rng: Rng) -> bool:
        """Return False: this bot never catches."""
        return False


class CarelessBot:
    """Plays legal moves and no more: any card, any suit, wastes power cards, draws needlessly, forgets to declare."""

    name = "careless"
    forget_percent = 35
    draw_percent = 12
    catch_percent = 35

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """Yield one move: in most cases a random card if one may be played, else a random other move. A needed
        declaration is forgotten with a probability of `forget_percent` percent.
        """
        moves = view.legal_moves
        plays = [move for move in moves if is_play(move)]
        rest = [move for move in moves if not is_play(move)]
        if plays and not (rest and rng.integer_below(100) < self.draw_percent):
            card = rng.pick(sorted({face_of_card(card_of(move)) for move in plays}))
            move = rng.pick([each for each in plays if face_of_card(card_of(each)) == card])
        else:
            move = rng.pick(rest)
        yield move if rng.integer_below(100) < self.forget_percent else with_declaration_if_due(view, move)

    def will_catch(self, view: View, rng: Rng) -> bool:
        """Return whether the bot notices a missed declaration: with a probability of `catch_percent` percent."""
        return rng.integer_below(100) < self.catch_percent


class SteadyBot:
    """Plays by the greedy rule: the highest-value card first, wild cards saved, the longest suit nominated."""

    name = "steady"
    catch_percent = 85

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """Yield the playable card of the highest value, with a declaration if needed. Draws only if it must."""
        moves = view.legal_moves
        plays = [move for move in moves if is_play(move)]
        if plays:
            move = max(plays, key=lambda each: self._move_preference(view, each))
        else:
            move = next((each for each in moves if each in (DRAW, TAKE)), moves[0])
            if END in moves and DRAW not in moves and TAKE not in moves and BACK not in moves:
                move = END
        yield with_declaration_if_due(view, move)

    def will_catch(self, view: View, rng: Rng) -> bool:
        """Return whether the bot notices a missed declaration: with a probability of `catch_percent` percent."""
        return rng.integer_below(100) < self.catch_percent

    def _move_preference(self, view: View, move: Move) -> tuple[int, ...]:
        """Return the sort key of a move: the largest is played. Ties are decided by the card itself."""
        tables = view.tables
        card = card_of(move)
        rest = view.hand & ~(1 << card)
        kept = bool(tables.wild_cards >> card & 1)
        last_barred = int(rest != 0 and not rest & ~tables.finish_barred)
        named = named_of(move)
        suit = self._count_nominated(view, rest, named) if tables.flags[card] & NOMINATES else 0
        return (-last_barred, -int(kept), self._card_value(view, card), suit, -face_of_card(card), -named)

    def _card_value(self, view: View, card: Card) -> int:
        values = view.tables.card_values
        return values[card] or (min(RANK[card] + 1, 10) if RANK[card] >= 0 else 50)

    def _count_nominated(self, view: View, rest: CardSet, named: Named) -> int:
        return (rest & SUIT_MASK[named.suit]).bit_count() if named.suit >= 0 else 0
