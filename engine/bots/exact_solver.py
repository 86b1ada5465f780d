"""Perfect play with all cards known: ends of hands solved to the last move, and averaged over all arrangements of the
hidden cards.

Each player plays the move that is worth most to them, the first of several (max^n: Luckhart and Irani 1986). If two
play for one prize, one's gain is the other's loss: that is minimax, with alpha-beta pruning (Knuth and Moore 1975).
Worths are those of `goal`. All players declare in time, so none is caught. A position that needs a shuffle, or more
work than allowed, raises Unsolved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb, factorial
from operator import attrgetter
from typing import Final, Literal

from engine.bots.goal import goal_of
from engine.bots.playout import rollout_policy_of
from engine.cards import Card, CardSet, card_set, cards_in
from engine.messages.errors import SearchError
from engine.moves import SAY, Move
from engine.play.sequence import SequenceState
from engine.play.state import State
from engine.play.tables import ALL_CARDS, Tables
from engine.play.view import View
from engine.rng import Rng

MAX_ARRANGEMENTS: Final = 20_000  # the most arrangements of hidden cards that are tried
MAX_POSITIONS: Final = 20_000  # the most positions that are visited for one state
_POSITIONS_PER_SLICE: Final = 16  # positions between two yields
_BELOW_ANY_WORTH: Final = -1.0  # less than any worth
_ABOVE_ANY_WORTH: Final = 2.0  # more than any worth

UnsolvedReason = Literal["over", "turn", "order", "shuffle", "work", "many"]

# The slots that decide what a position is worth within one solve. The stock needs only its size, since it is the rest
# of a known order. How the position came about, and the discard pile below its top card, make no difference.
_POSITION_FIELDS: Final = attrgetter(
    "to_act", "phase", "direction", "named", "rank_demanded_by", "follow", "penalty", "pending_from", "pending_skips",
    "passes", "in_play", "revived", "has_declared", "undeclared_seat", "drawn", "draws", "combination_start",
    "effects_begin",
    "effects_end", "followed_suit", "replying", "dumping", "ascending", "chaining", "fired", "legal_cards",
    "other_moves",
)  # fmt: skip
_POSITION_LISTS: Final = attrgetter(
    "hands",
    "pending_by_group",
    "skips_left",
    "declared_level",
    "missed_declaration",
    "out",
    "bankrupt",
    "absent",
    "played",
    "scores",
)


class Unsolved(SearchError, ValueError):
    """Raised for a position that isn't solved. `reason` is one word, a key of the texts that `str` gives."""

    code = "unsolved"

    def __init__(self, why: UnsolvedReason) -> None:
        super().__init__(why)
        self.reason: UnsolvedReason = why

    def __str__(self) -> str:
        return {
            "over": "the hand is over",
            "turn": "it is another seat's turn",
            "order": "the order of the stock is not known",
            "shuffle": "the pile is shuffled into a new stock before the end",
            "work": "there are more positions than may be looked at",
            "many": "there are more arrangements of the hidden cards than may be tried",
        }[self.reason]


class _Position:
    """A position on the search path: its moves, the next one to try, and the best result so far.

    If two play for one prize, `low` and `high` are the alpha-beta window for seat 0; `initial_low` and `initial_high`
    are the window at the start.
    """

    __slots__ = ("high", "initial_high", "initial_low", "key", "low", "moves", "next_move", "seat", "state", "worths")

    def __init__(self, state: State, key: tuple[object, ...], low: float, high: float) -> None:
        self.state = state
        self.key = key
        self.low = self.initial_low = low
        self.high = self.initial_high = high
        self.seat = state.to_act
        self.moves = state.legal_moves()
        self.next_move = 0
        self.worths: list[float] = []

    def add_move_worths(self, worths: list[float], narrows: bool) -> None:
        """Add the worths of one more move, by seat: they become the result so far if they're better for the seat to
        act. If `narrows`, the alpha-beta window is narrowed, too.
        """
        if self.worths and worths[self.seat] <= self.worths[self.seat]:
            return
        self.worths = worths
        if narrows and self.seat == 0:
            self.low = max(self.low, worths[0])
        elif narrows:
            self.high = min(self.high, worths[0])

    def is_settled(self) -> bool:
        """Return whether no further move can change the result."""
        if self.next_move == len(self.moves) or self.low >= self.high:
            return True
        return bool(self.worths) and self.worths[self.seat] >= 1.0

    def bound_kind(self) -> int:
        """Return whether the worth of seat 0 is exact (0), a lower bound (1) or an upper bound (-1)."""
        if self.worths[self.seat] >= 1.0:
            return 0
        if self.worths[0] >= self.initial_high:
            return 1
        return -1 if self.worths[0] <= self.initial_low else 0


class Solver:
    """Solves positions of one table, each with at most `most_positions` positions visited; `visited` is how many it
    took.

    Results of positions are remembered until the next `solve_in_slices`.
    """

    def __init__(self, tables: Tables, most_positions: int = MAX_POSITIONS) -> None:
        self.most_positions = most_positions
        self.visited = 0
        self.worths: dict[Move, list[float]] = {}
        self._goal = goal_of(tables)
        self._narrows = tables.seats == 2 and not tables.plays_to_one_left
        self._declare_at = rollout_policy_of(tables).declare_at
        self._solved: dict[tuple[object, ...], tuple[list[float], int]] = {}

    def solve_in_slices(self, state: State) -> Iterator[None]:
        """Solve every move of the seat to act, yielding between slices. Fills `worths`: by move, the worth for each
        seat from 0 to 1.

        Doesn't change the state. Raises Unsolved if the hand is over, the order of the stock isn't known, the stock is
        refilled, or it takes too many positions.
        """
        if state.over:
            raise Unsolved("over")
        if not state.stock_order_known:
            raise Unsolved("order")
        self.visited = 0
        self._solved = {}
        found: dict[Move, list[float]] = {}
        self.worths = {}
        for move in state.legal_moves():
            ended = self._known_worths_or_position(
                self._play_with_forced_moves(state, move), _BELOW_ANY_WORTH, _ABOVE_ANY_WORTH
            )
            if isinstance(ended, _Position):
                yield from self._search_below(ended)
                ended = ended.worths
            found[move] = ended
        self.worths = found

    def solve(self, state: State) -> dict[Move, list[float]]:
        """Run `solve_in_slices` to its end and return `worths`. Raises Unsolved."""
        for _ in self.solve_in_slices(state):
            pass
        return self.worths

    def _search_below(self, top: _Position) -> Iterator[None]:
        """Solve a position and all positions below it. Yields after every few positions."""
        path = [top]
        while path:
            position = path[-1]
            if not position.is_settled():
                move = position.moves[position.next_move]
                position.next_move += 1
                ended = self._known_worths_or_position(
                    self._play_with_forced_moves(position.state, move), position.low, position.high
                )
                if isinstance(ended, _Position):
                    path.append(ended)
                    if self.visited % _POSITIONS_PER_SLICE == 0:
                        yield
                else:
                    position.add_move_worths(ended, self._narrows)
                continue
            path.pop()
            self._solved[position.key] = (position.worths, position.bound_kind() if self._narrows else 0)
            if path:
                path[-1].add_move_worths(position.worths, self._narrows)

    def _play_with_forced_moves(self, state: State, move: Move) -> State:
        """Return the state after a move and all forced moves that follow. Raises Unsolved if the stock is refilled."""
        state = state.copy()
        refilled, says_at = state.refilled, self._declare_at
        while True:
            few = state.hands[state.to_act].bit_count() <= says_at
            state.apply(move | SAY if few else move)
            if state.refilled != refilled:
                raise Unsolved("shuffle")
            if state.over:
                return state
            moves = state.legal_moves()
            if len(moves) > 1:
                return state
            move = moves[0]

    def _known_worths_or_position(self, state: State, low: float, high: float) -> list[float] | _Position:
        """Return the worths of a state if they are known, else a position to search. Raises Unsolved if too many were
        visited.
        """
        if state.over:
            return self._goal.state_worths(state)
        key = _position_key(state)
        known = self._solved.get(key)
        if known is not None:
            worths, bound = known
            if not bound or (worths[0] >= high if bound > 0 else worths[0] <= low):
                return worths
        if self.visited >= self.most_positions:
            raise Unsolved("work")
        self.visited += 1
        return _Position(state, key, low, high)


def _position_key(state: State) -> tuple[object, ...]:
    """Return everything that decides how a position goes on, as one comparable tuple."""
    lists = tuple([tuple(each) for each in _POSITION_LISTS(state)])
    family = (state.owner, state.best, tuple(state.knocked_out)) if isinstance(state, SequenceState) else ()
    top = state.discard[-1] if state.discard else -1
    return (*_POSITION_FIELDS(state), len(state.stock), top, lists, family)


def count_arrangements(view: View) -> int:
    """Return the number of ways in which the hidden cards can be distributed over the other hands and the stock, in
    order. Cards that look alike count as different.
    """
    ways, left = 1, view.unseen_cards.bit_count()
    for seat, count in enumerate(view.hand_sizes):
        if seat != view.seat:
            ways *= comb(left, count)
            left -= count
    return ways * factorial(left)


def iter_arrangements(view: View) -> Iterator[State]:
    """Yield every state that fits a view, one for each arrangement of the hidden cards, regardless of what others did
    before.

    Raises Unsolved if the stock was refilled, since part of it is then known.
    """
    if view.refilled != ALL_CARDS:
        raise Unsolved("shuffle")
    others = [seat for seat in range(len(view.hand_sizes)) if seat != view.seat]
    hands = [0] * len(view.hand_sizes)
    hands[view.seat] = view.hand
    yield from _iter_deals(view, others, hands, cards_in(view.unseen_cards))


def _iter_deals(view: View, others: Sequence[int], hands: list[CardSet], rest: list[Card]) -> Iterator[State]:
    """Yield a state for every way to deal the remaining cards to the remaining seats and the stock."""
    if not others:
        for stock in permutations(rest):
            yield view.determinize(hands, list(stock), Rng(0))
        return
    seat = others[0]
    for cards in combinations(rest, view.hand_sizes[seat]):
        hands[seat] = held = card_set(list(cards))
        yield from _iter_deals(view, others[1:], hands, [card for card in rest if not held >> card & 1])


class PerfectPlay:
    """The worth of each move of a view under perfect play, averaged over all arrangements of the hidden cards.

    Raises Unsolved if the hand is over, another seat is to act, or there are more than `most_arrangements` of them,
    `most_positions` in one, or `most_in_all` together. Each is played as if all players knew it, so moves get no
    credit for hiding or revealing cards.
    """

    def __init__(
        self,
        view: View,
        most_arrangements: int = MAX_ARRANGEMENTS,
        most_positions: int = MAX_POSITIONS,
        most_in_all: int = MAX_ARRANGEMENTS * MAX_POSITIONS,
    ) -> None:
        if view.over:
            raise Unsolved("over")
        if view.to_act != view.seat:
            raise Unsolved("turn")
        self.view = view
        self.arrangements = count_arrangements(view)
        if self.arrangements > most_arrangements:
            raise Unsolved("many")
        self.done = 0
        self.visited = 0
        self.totals: dict[Move, float] = dict.fromkeys(view.legal_moves, 0.0)
        self._solver = Solver(view.tables, most_positions)
        self._most_in_all = most_in_all

    def run(self) -> Iterator[float]:
        """Solve the arrangements in slices. Yields how much of the work is done, from 0 to 1. Raises Unsolved."""
        solver, seat = self._solver, self.view.seat
        for state in iter_arrangements(self.view):
            for _ in solver.solve_in_slices(state):
                yield self.done / self.arrangements
            for move, worths in solver.worths.items():
                self.totals[move] += worths[seat]
            self.done += 1
            self.visited += solver.visited
            if self.visited > self._most_in_all:
                raise Unsolved("work")
            yield self.done / self.arrangements

    @property
    def worths(self) -> dict[Move, float]:
        """The mean worth of each move over the arrangements solved so far, from 0 to 1, best move first; empty before
        the first.
        """
        if not self.done:
            return {}
        means = {move: total / self.done for move, total in self.totals.items()}
        return dict(sorted(means.items(), key=lambda each: -each[1]))
