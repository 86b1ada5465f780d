"""How well the hands of a position tell who wins: what a master's guess is fitted to.

Positions of greedy players who now and then move at random, until somebody is out. The loss of a guess is what it says
of the seat that won, as a negative logarithm: less is better, and an even chance for everybody has that of `even`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp, log

from engine.bots import goal as guessing
from engine.bots.playout import rollout_policy
from engine.play.dealing import deal
from engine.play.result import winners
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import ids, load
from tests.bench.figure import Figure

CARDS = [-0.25 * n for n in range(1, 7)]
WILD = [0.25 * n for n in range(5)]
RANDOM = 15  # moves of a hundred
LOOKS = 4  # of so many positions one is looked at
IN_ALL = ("--hands", "50")
LONGEST = 1_000  # moves of a hand that is gone through to its end

# What each seat holds, cards and wild ones among them, and who won.
Position = tuple[list[tuple[int, int]], tuple[int, ...]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """On how many hands, and of which games."""
    parser.add_argument("--hands", type=int, default=200, help="hands of each game and number of players")
    parser.add_argument("--game", action="append", help="every game that is won by going out if left out")


def measure(hands: int = 200, game: list[str] | None = None) -> Iterator[Figure]:
    """The loss of an even chance, of the guess as it is, and of the best one of its form, for every game."""
    whole: dict[tuple[float, float], float] = {}
    tables = 0
    for name in game or sorted(ids()):
        rules = load(name)
        if rules.words.scoring.by == "play":
            continue
        for seats in sorted({rules.least_seats, min(4, rules.most_seats)}):
            found = list(_positions(name, seats, hands))
            losses = {(cards, wild): _loss(found, cards, wild) for cards in CARDS for wild in WILD}
            best = min(losses, key=lambda each: losses[each])
            title = f"guess {name} {seats}"
            yield Figure(f"{title}, even", log(seats), "")
            yield Figure(f"{title}, as it is", _loss(found, guessing.CARDS, guessing.WILD), "")
            yield Figure(f"{title}, best at {best[0]:g} and {best[1]:g}", losses[best], "")
            tables += 1
            for each, loss in losses.items():
                whole[each] = whole.get(each, 0.0) + loss / log(seats)
    best = min(whole, key=lambda each: whole[each])
    yield Figure(f"guess, best for all at {best[0]:g} and {best[1]:g}", whole[best] / tables, "of even")


def _positions(name: str, seats: int, hands: int) -> Iterator[Position]:
    tables = compile_rules(load(name), seats)
    greedy = rollout_policy(tables).choose
    for number in range(hands):
        rng = Rng(number)
        state = deal(tables, number % seats, rng.split(0))
        seen = []
        for _ in range(LONGEST):
            if state.over or state.out:
                break
            if rng.below(LOOKS) == 0:
                seen.append([(hand.bit_count(), (hand & tables.wild).bit_count()) for hand in state.hands])
            moves = state.legal_moves()
            state.apply(moves[rng.below(len(moves))] if rng.below(100) < RANDOM else greedy(state))
        won = (state.out[0],) if state.out else winners(state) if state.over else ()
        if won:
            yield from ((held, won) for held in seen if all(count for count, _ in held))


def _loss(positions: list[Position], cards: float, wild: float) -> float:
    total = 0.0
    for held, won in positions:
        chances = [count**cards * exp(wild * many) for count, many in held]
        total -= sum(log(chances[seat]) for seat in won) / len(won) - log(sum(chances))
    return total / len(positions)
