"""Perfect play where every card is known: ends of a hand, solved to their last move, and what they are worth over all
arrangements of the cards that a seat cannot see.

Whoever is to act takes the move that is worth most to them, the first of several (max^n: Luckhart and Irani 1986).
Where two play for one prize what one gains the other loses: that is minimax, and what cannot matter is not looked at
(alpha-beta: Knuth and Moore 1975). Worths are those of `goal`. Everybody says the word when it is due, so nobody is
caught. Where the pile has to be shuffled into a new stock the future is not known: that is refused, and so is whatever
is more work than was allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb, factorial
from operator import attrgetter
from typing import Final, Literal

from engine.bots.goal import goal
from engine.bots.playout import rollout_policy
from engine.cards import Card, CardSet, cards_in, mask_of
from engine.moves import SAY, Move
from engine.play.sequence import SequenceState
from engine.play.state import State
from engine.play.tables import ALL_CARDS, Tables
from engine.play.view import View
from engine.rng import Rng

MOST: Final = 20_000  # arrangements that are tried at most
WORK: Final = 20_000  # positions of one state that are looked at, at most
_SLICE: Final = 16  # positions between two yields
_LEAST: Final = -1.0  # less than any worth
_MOST: Final = 2.0  # and more

Why = Literal["over", "turn", "order", "shuffle", "work", "many"]

# What two positions of one solve have in common where they are worth the same: the cards of the stock are the last of a
# known order, so how many are left says which; how a place was come by and what lies under the pile say nothing.
_HERE: Final = attrgetter(
    "to_act", "phase", "direction", "named", "rank_demanded_by", "follow", "penalty", "pending_from", "pending_skips",
    "passes", "in_play", "revived", "has_declared", "undeclared_seat", "drawn", "draws", "combination_start",
    "effects_begin",
    "effects_end", "followed_suit", "replying", "dumping", "ascending", "chaining", "fired", "legal_cards",
    "other_moves",
)  # fmt: skip
_LISTS: Final = attrgetter(
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


class Unsolved(ValueError):
    """A position that is not solved; `why` says for which reason, in one word."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why

    def __str__(self) -> str:
        return {
            "over": "the hand is over",
            "turn": "it is another seat's turn",
            "order": "the order of the stock is not known",
            "shuffle": "the pile is shuffled into a new stock before the end",
            "work": "there are more positions than may be looked at",
            "many": "there are more arrangements of the hidden cards than may be tried",
        }[self.why]


class _Place:
    """A position on the way down: the moves there, how far they are tried, and the best that was found.

    Where two play for one prize, what seat 0 gets elsewhere for sure is `low` at least and `high` at most; `was_low`
    and `was_high` are what they were when the position was come to.
    """

    __slots__ = ("high", "key", "low", "moves", "next", "seat", "state", "was_high", "was_low", "worths")

    def __init__(self, state: State, key: tuple[object, ...], low: float, high: float) -> None:
        self.state = state
        self.key = key
        self.low = self.was_low = low
        self.high = self.was_high = high
        self.seat = state.to_act
        self.moves = state.legal_moves()
        self.next = 0
        self.worths: list[float] = []

    def take(self, worths: list[float], narrows: bool) -> None:
        """One more of its moves leads to this."""
        if self.worths and worths[self.seat] <= self.worths[self.seat]:
            return
        self.worths = worths
        if narrows and self.seat == 0:
            self.low = max(self.low, worths[0])
        elif narrows:
            self.high = min(self.high, worths[0])

    def is_settled(self) -> bool:
        """Whether no further move can matter."""
        if self.next == len(self.moves) or self.low >= self.high:
            return True
        return bool(self.worths) and self.worths[self.seat] >= 1.0

    def bound(self) -> int:
        """What the worth of seat 0 says that was found: 0 that it is so, 1 that it is so much at least, -1 at most."""
        if self.worths[self.seat] >= 1.0:
            return 0
        if self.worths[0] >= self.was_high:
            return 1
        return -1 if self.worths[0] <= self.was_low else 0


class Solver:
    """Solves positions of one table. `work` is how many positions a `rank` may look at; `looked` is how many it did.

    What it learns of a position is kept until the next `rank`.
    """

    def __init__(self, tables: Tables, work: int = WORK) -> None:
        self.work = work
        self.looked = 0
        self.worths: dict[Move, list[float]] = {}
        self._goal = goal(tables)
        self._narrows = tables.seats == 2 and not tables.one_left
        self._says_at = rollout_policy(tables).says_at
        self._known: dict[tuple[object, ...], tuple[list[float], int]] = {}

    def rank(self, state: State) -> Iterator[None]:
        """Solves each move of the seat to act, in slices; `worths` then holds what each leads to, by seat from 0 to 1.

        Raises Unsolved. The state itself is not changed.
        """
        if state.over:
            raise Unsolved("over")
        if not state.stock_order_known:
            raise Unsolved("order")
        self.looked = 0
        self._known = {}
        found: dict[Move, list[float]] = {}
        self.worths = {}
        for move in state.legal_moves():
            ended = self._look(self._after(state, move), _LEAST, _MOST)
            if isinstance(ended, _Place):
                yield from self._descend(ended)
                ended = ended.worths
            found[move] = ended
        self.worths = found

    def solve(self, state: State) -> dict[Move, list[float]]:
        """The same in one go. Raises Unsolved."""
        for _ in self.rank(state):
            pass
        return self.worths

    def _descend(self, top: _Place) -> Iterator[None]:
        """Finds the worths of a position and of all below it."""
        way = [top]
        while way:
            place = way[-1]
            if not place.is_settled():
                move = place.moves[place.next]
                place.next += 1
                ended = self._look(self._after(place.state, move), place.low, place.high)
                if isinstance(ended, _Place):
                    way.append(ended)
                    if self.looked % _SLICE == 0:
                        yield
                else:
                    place.take(ended, self._narrows)
                continue
            way.pop()
            self._known[place.key] = (place.worths, place.bound() if self._narrows else 0)
            if way:
                way[-1].take(place.worths, self._narrows)

    def _after(self, state: State, move: Move) -> State:
        """The position after a move, and after all that follows without a choice."""
        state = state.copy()
        refilled, says_at = state.refilled, self._says_at
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

    def _look(self, state: State, low: float, high: float) -> list[float] | _Place:
        """What a position is worth where that is known, else where to look on."""
        if state.over:
            return self._goal.values(state)
        key = _key(state)
        known = self._known.get(key)
        if known is not None:
            worths, bound = known
            if not bound or (worths[0] >= high if bound > 0 else worths[0] <= low):
                return worths
        if self.looked >= self.work:
            raise Unsolved("work")
        self.looked += 1
        return _Place(state, key, low, high)


def _key(state: State) -> tuple[object, ...]:
    """What decides how a position of one solve goes on."""
    lists = tuple([tuple(each) for each in _LISTS(state)])
    family = (state.owner, state.best, tuple(state.knocked_out)) if isinstance(state, SequenceState) else ()
    top = state.discard[-1] if state.discard else -1
    return (*_HERE(state), len(state.stock), top, lists, family)


def arrangements(view: View) -> int:
    """In how many ways the cards that a seat cannot see may lie: in the hands of the others, and in which order in the
    stock. Cards that look alike count as different ones.
    """
    ways, left = 1, view.unknown.bit_count()
    for seat, count in enumerate(view.counts):
        if seat != view.seat:
            ways *= comb(left, count)
            left -= count
    return ways * factorial(left)


def arranged(view: View) -> Iterator[State]:
    """Every state that fits a view, each arrangement once. What others did before says nothing here.

    Raises Unsolved where the stock was filled again: part of it is known then.
    """
    if view.refilled != ALL_CARDS:
        raise Unsolved("shuffle")
    others = [seat for seat in range(len(view.counts)) if seat != view.seat]
    hands = [0] * len(view.counts)
    hands[view.seat] = view.hand
    yield from _dealt(view, others, hands, cards_in(view.unknown))


def _dealt(view: View, others: Sequence[int], hands: list[CardSet], rest: list[Card]) -> Iterator[State]:
    """Every way to deal what is left to the seats that have no cards yet, and to the stock."""
    if not others:
        for stock in permutations(rest):
            yield view.determinize(hands, list(stock), Rng(0))
        return
    seat = others[0]
    for cards in combinations(rest, view.counts[seat]):
        hands[seat] = held = mask_of(list(cards))
        yield from _dealt(view, others[1:], hands, [card for card in rest if not held >> card & 1])


class Everywhere:
    """What each move of a view is worth under perfect play, over all arrangements of the hidden cards.

    `most` bounds how many there may be, `work` the positions of one, `whole` those of all together. Each arrangement is
    played as if everybody knew it: what a move is worth because it hides or finds out something is not in it.
    """

    def __init__(self, view: View, most: int = MOST, work: int = WORK, whole: int = MOST * WORK) -> None:
        if view.over:
            raise Unsolved("over")
        if view.to_act != view.seat:
            raise Unsolved("turn")
        self.view = view
        self.many = arrangements(view)
        if self.many > most:
            raise Unsolved("many")
        self.done = 0
        self.looked = 0
        self.totals: dict[Move, float] = dict.fromkeys(view.legal, 0.0)
        self._solver = Solver(view.tables, work)
        self._whole = whole

    def run(self) -> Iterator[float]:
        """Tries them, in slices; yields how much of the work is done, from 0 to 1. Raises Unsolved."""
        solver, seat = self._solver, self.view.seat
        for state in arranged(self.view):
            for _ in solver.rank(state):
                yield self.done / self.many
            for move, worths in solver.worths.items():
                self.totals[move] += worths[seat]
            self.done += 1
            self.looked += solver.looked
            if self.looked > self._whole:
                raise Unsolved("work")
            yield self.done / self.many

    @property
    def worths(self) -> dict[Move, float]:
        """The mean worth of each move over the arrangements that were tried, from 0 to 1; the best move first."""
        if not self.done:
            return {}
        means = {move: total / self.done for move, total in self.totals.items()}
        return dict(sorted(means.items(), key=lambda each: -each[1]))
