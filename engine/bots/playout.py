"""Playing on quickly, by a greedy rule: what a search thinks will happen after a move.

The rule is that of the steady level (the highest-value card first, wild ones kept, the longest suit named), written
on the masks of a state so that no list is made; a move costs hardly more than `apply` does.
"""

from __future__ import annotations

from functools import lru_cache

from engine.bots.goal import goal
from engine.cards import RANK, Card, CardSet
from engine.moves import NAMED_SHIFT, SAY, Move
from engine.play.state import State
from engine.play.tables import NOMINATES, Tables


class RolloutPolicy:
    """How a greedy player chooses at a table; compiled once like the tables themselves."""

    def __init__(self, tables: Tables) -> None:
        values = tables.card_values
        order: dict[int, CardSet] = {}
        for card in tables.pack:
            value = values[card] or (min(RANK[card] + 1, 10) if RANK[card] >= 0 else 50)
            rank = -value + (1000 if tables.wild >> card & 1 else 0)
            order[rank] = order.get(rank, 0) | 1 << card
        self.order: tuple[CardSet, ...] = tuple(order[rank] for rank in sorted(order))
        self.better: dict[Card, CardSet] = {}
        before = 0
        for mask in self.order:
            for card in tables.pack:
                if mask >> card & 1:
                    self.better[card] = before
            before |= mask
        self.barred: CardSet = tables.finish_barred
        self.names: tuple[bool, ...] = tuple(bool(flags & NOMINATES) for flags in tables.flags)
        self.named = tables.named_mask
        self.moves = tables.moves
        self.says_at = 10_000 if tables.declare_several else tables.declare_at + 1 if tables.declare_at else 0

    def choose(self, state: State) -> Move:
        """The greedy move of the seat to act, the word said where it may be due."""
        can = state.legal_cards
        hand = state.hands[state.to_act]
        if not can:
            move = state.other_moves[0]
        else:
            if can.bit_count() > 1:
                if self.barred and (plain := hand & ~self.barred).bit_count() == 1 and can != plain:
                    can &= ~plain
                for mask in self.order:
                    if can & mask:
                        can &= mask
                        break
                can &= -can
            move = can.bit_length() - 1
            if self.names[move] and not state.ascending:
                move = self.name(move, hand ^ can)
        if hand.bit_count() <= self.says_at:
            move |= SAY
        return move

    def name(self, card: Card, rest: CardSet) -> Move:
        """The card with what is named that most of the other cards follow."""
        best = -1
        found = card
        for move in self.moves[card]:
            held = (rest & self.named[move >> NAMED_SHIFT]).bit_count()
            if held > best:
                best, found = held, move
        return found

    def finish(self, state: State, seat: int, limit: int) -> int:
        """Plays until the hand is over, `seat` is out of it, or `limit` moves are made; how many were made."""
        choose, apply, absent = self.choose, state.apply, state.absent
        for made in range(limit):
            if state.over or absent[seat]:
                return made
            apply(choose(state))
        return limit


class Greedy:
    """Plays determinizations on after a move that is tried, everybody by the rollout policy, `length` moves at most."""

    def __init__(self, tables: Tables, seat: int, length: int) -> None:
        self.seat = seat
        self.length = length
        self.rollout_policy = rollout_policy(tables)
        self.goal = goal(tables)

    def play(self, state: State) -> tuple[float, int]:
        """Plays a determinization on: what it came to for the seat, and how many moves were made."""
        worths, made = self.weigh(state)
        return worths[self.seat], made

    def weigh(self, state: State) -> tuple[list[float], int]:
        """Plays a determinization on: what it came to for each seat, and how many moves were made."""
        made = self.rollout_policy.finish(state, self.seat, self.length)
        return self.goal.values(state), made


@lru_cache(maxsize=256)
def rollout_policy(tables: Tables) -> RolloutPolicy:
    """The rollout policy at a table."""
    return RolloutPolicy(tables)
