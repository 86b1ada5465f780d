"""Fast playouts by a greedy rule: what a search assumes will happen after a move.

The rule is that of the steady level (the highest-value card first, wild cards saved, the longest suit nominated), on
the masks of a state and without building lists. A move costs hardly more than `apply`.
"""

from __future__ import annotations

from functools import lru_cache

from engine.bots.goal import goal_of
from engine.cards import RANK, Card, CardSet
from engine.moves import NAMED_SHIFT, SAY, Move
from engine.play.state import State
from engine.play.tables import NOMINATES, Tables


class RolloutPolicy:
    """The greedy choices at a table, compiled once like its tables."""

    def __init__(self, tables: Tables) -> None:
        values = tables.card_values
        order: dict[int, CardSet] = {}
        for card in tables.pack:
            value = values[card] or (min(RANK[card] + 1, 10) if RANK[card] >= 0 else 50)
            rank = -value + (1000 if tables.wild_cards >> card & 1 else 0)
            order[rank] = order.get(rank, 0) | 1 << card
        self.rank_groups: tuple[CardSet, ...] = tuple(order[rank] for rank in sorted(order))
        self.preferred_cards: dict[Card, CardSet] = {}
        before = 0
        for mask in self.rank_groups:
            for card in tables.pack:
                if mask >> card & 1:
                    self.preferred_cards[card] = before
            before |= mask
        self.barred_last_cards: CardSet = tables.finish_barred
        self.card_nominates: tuple[bool, ...] = tuple(bool(flags & NOMINATES) for flags in tables.flags)
        self.nominated_cards = tables.nominated_cards
        self.moves_of_card = tables.moves_of_card
        self.declare_at = (
            10_000 if tables.declares_with_several else tables.declaration_limit + 1 if tables.declaration_limit else 0
        )

    def choose_move(self, state: State) -> Move:
        """Return the greedy move of the seat to act, with a declaration if one may be needed."""
        can = state.legal_cards
        hand = state.hands[state.to_act]
        if not can:
            move = state.other_moves[0]
        else:
            if can.bit_count() > 1:
                if (
                    self.barred_last_cards
                    and (plain := hand & ~self.barred_last_cards).bit_count() == 1
                    and can != plain
                ):
                    can &= ~plain
                for mask in self.rank_groups:
                    if can & mask:
                        can &= mask
                        break
                can &= -can
            move = can.bit_length() - 1
            if self.card_nominates[move] and not state.ascending:
                move = self.nominate_with(move, hand ^ can)
        if hand.bit_count() <= self.declare_at:
            move |= SAY
        return move

    def nominate_with(self, card: Card, rest: CardSet) -> Move:
        """Return the move that plays `card` and nominates the suit or rank of most cards of `rest`."""
        best = -1
        found = card
        for move in self.moves_of_card[card]:
            held = (rest & self.nominated_cards[move >> NAMED_SHIFT]).bit_count()
            if held > best:
                best, found = held, move
        return found

    def play_out(self, state: State, seat: int, limit: int) -> int:
        """Play until the hand is over, `seat` is out of it, or `limit` moves were made. Return the number of moves."""
        choose, apply, absent = self.choose_move, state.apply, state.absent
        for made in range(limit):
            if state.over or absent[seat]:
                return made
            apply(choose(state))
        return limit


class GreedyPlayout:
    """Plays determinizations on by the rollout policy, `length` moves at most."""

    def __init__(self, tables: Tables, seat: int, length: int) -> None:
        self.seat = seat
        self.length = length
        self.rollout_policy = rollout_policy_of(tables)
        self.goal = goal_of(tables)

    def evaluate(self, state: State) -> tuple[float, int]:
        """Play a determinization on. Return its worth for the own seat (0 to 1) and the number of moves."""
        worths, made = self.evaluate_all(state)
        return worths[self.seat], made

    def evaluate_all(self, state: State) -> tuple[list[float], int]:
        """Play a determinization on. Return its worth for each seat (0 to 1) and the number of moves."""
        made = self.rollout_policy.play_out(state, self.seat, self.length)
        return self.goal.state_worths(state), made


@lru_cache(maxsize=256)
def rollout_policy_of(tables: Tables) -> RolloutPolicy:
    """Return the rollout policy at a table, cached."""
    return RolloutPolicy(tables)
