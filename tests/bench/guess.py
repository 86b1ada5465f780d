"""How well the hands of a position predict the winner: fits a master's guess, and measures it.

Positions are of greedy players who sometimes move at random, until one goes out. The loss of a guess is the negative
logarithm of its chance for the winner: less is better, and equal chances have the loss of `even`. The fit is a
conditional logit (McFadden 1974) by Newton's method, to all games together. Each game with each number of seats has the
same weight, however long its hands are. The loss of a fit is that on other hands than those fitted to.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from math import exp, log

from engine.bots.goal import can_go_out, crowdedness_of, goal_of
from engine.bots.playout import rollout_policy_of
from engine.play.dealing import deal_hand
from engine.play.result import winning_seats
from engine.play.state import State
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids
from tests.bench.figure import Figure

SEEN = (
    "logarithm of its cards", "the same in a crowd", "wild ones", "others with an effect", "whether one follows",
    "whether the last one may be laid now",
)  # fmt: skip
RANDOM = 10  # moves of a hundred
LOOKS = 4  # of so many positions one is looked at
HELD_OUT = 4  # of so many hands one is not fitted to
STEPS = 6  # of Newton's method; it has settled by then
IN_ALL = ("--hands", "40")
LONGEST = 1_000  # moves of a hand that is gone through to its end

# By seat what is seen of its hand and the share of the win that is guessed, and who won.
Position = tuple[list[tuple[float, ...]], list[float], tuple[int, ...]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options: how many hands, and of which games."""
    parser.add_argument("--hands", type=int, default=200, help="hands of each game and number of players")
    parser.add_argument("--game", action="append", help="every game that is won by going out if left out")


def measure(hands: int = 200, game: list[str] | None = None) -> Iterator[Figure]:
    """Yield the fit to all games; then for each game the loss of equal chances, of the present guess,
    and of the fit.
    """
    fitted: dict[tuple[str, int], list[Position]] = {}
    held_out: dict[tuple[str, int], list[Position]] = {}
    for name in game or sorted(preset_ids()):
        rules = load_preset(name)
        if rules.words.scoring.hand_scoring == "play":
            continue
        for seats in sorted({rules.min_seats, min(4, rules.max_seats), min(6, rules.max_seats)}):
            for number in range(hands):
                found = list(_positions(name, seats, number))
                kept = fitted if number % HELD_OUT else held_out
                kept.setdefault((name, seats), []).extend(found)
    weights = fit(fitted.values())
    for what, weight in zip(SEEN, weights, strict=True):
        yield Figure(f"guess, fitted: {what}", weight, "")
    even = now = best = 0.0
    for (name, seats), positions in held_out.items():
        title = f"guess {name} {seats}"
        losses = (
            log(seats),
            _loss([shares for _, shares, _ in positions], positions),
            _loss([shares_of(weights, seen) for seen, _, _ in positions], positions),
        )
        yield Figure(f"{title}, even", losses[0], "")
        yield Figure(f"{title}, as it is", losses[1], "")
        yield Figure(f"{title}, fitted", losses[2], "")
        even, now, best = even + 1, now + losses[1] / losses[0], best + losses[2] / losses[0]
    yield Figure("guess, as it is, all games", now / even, "of even")
    yield Figure("guess, fitted, all games", best / even, "of even")


def _positions(name: str, seats: int, number: int) -> Iterator[Position]:
    """Yield some positions of a hand, which is dealt and played by its number."""
    tables = compile_rules(load_preset(name), seats)
    greedy, judge = rollout_policy_of(tables).choose_move, goal_of(tables)
    rng = Rng(number)
    state = deal_hand(tables, number % seats, rng.substream(0))
    seen = []
    for _ in range(LONGEST):
        if state.over or state.out:
            break
        if rng.integer_below(LOOKS) == 0 and all(state.hands):
            seen.append((_seen(state), [judge.win_share(state, seat) for seat in range(seats)]))
        moves = state.legal_moves()
        state.apply(moves[rng.integer_below(len(moves))] if rng.integer_below(100) < RANDOM else greedy(state))
    won = (state.out[0],) if state.out else winning_seats(state) if state.over else ()
    if won:
        yield from ((*each, won) for each in seen)


def _seen(state: State) -> list[tuple[float, ...]]:
    """Return the features of each hand, in the order of SEEN."""
    tables = state.tables
    effects = tables.power_cards & ~tables.wild_cards
    return [
        (
            log(hand.bit_count()),
            crowdedness_of(tables) * log(hand.bit_count()),
            (hand & tables.wild_cards).bit_count(),
            (hand & effects).bit_count(),
            hand & state.follow != 0,
            seat == state.to_act and can_go_out(state),
        )
        for seat, hand in enumerate(state.hands)
    ]


def shares_of(weights: Sequence[float], seen: list[tuple[float, ...]]) -> list[float]:
    """Return each seat's share of the win, by the weights of all features."""
    chances = [exp(sum(map(float.__mul__, weights, map(float, each)))) for each in seen]
    total = sum(chances)
    return [chance / total for chance in chances]


def fit(games: Iterable[list[Position]]) -> list[float]:
    """Return the weights with the least loss over the positions of some games."""
    positions = [(1 / len(each), position) for each in games for position in each]
    count = len(SEEN)
    weights = [0.0] * count
    for _ in range(STEPS):
        slope = [0.0] * count
        bend = [[1e-9 * (row == column) for column in range(count)] for row in range(count)]
        for weight_of_game, (seen, _, won) in positions:
            shares = shares_of(weights, seen)
            mean = [sum(share * each[k] for share, each in zip(shares, seen, strict=True)) for k in range(count)]
            apart = [[each[k] - mean[k] for k in range(count)] for each in seen]
            for k in range(count):
                slope[k] += weight_of_game * sum(apart[seat][k] for seat in won) / len(won)
                for other in range(count):
                    bent = sum(s * each[k] * each[other] for s, each in zip(shares, apart, strict=True))
                    bend[k][other] += weight_of_game * bent
        weights = [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations by elimination; the matrix is symmetric and positive, so no rows are
    exchanged.
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot:
                share = other[place] / pivot[place]
                other[:] = [mine - share * its for mine, its in zip(other, pivot, strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def _loss(guesses: Sequence[list[float]], positions: list[Position]) -> float:
    total = 0.0
    for shares, (_, _, won) in zip(guesses, positions, strict=True):
        total -= sum(log(max(shares[seat], 1e-9)) for seat in won) / len(won)
    return total / len(positions)
