"""Tournaments of bots on duplicate deals: every kind of player plays every deal from every seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.bots import Player, bot, choice
from engine.chance import Chance
from engine.game import deal
from engine.rules import Rules
from engine.scoring import hand_scores, winners
from engine.state import State
from engine.tables import Tables, compile_rules
from engine.view import view


def play_hand(
    state: State,
    players: Sequence[Player],
    chance: Chance,
    clock: Callable[[], float] | None = None,
    spent: Sequence[list[float]] = (),
) -> int:
    """Plays a hand to its end, catches included; the number of decisions. `spent` gets seconds."""
    decisions = 0
    while not state.over:
        seat = state.to_act
        begun = clock() if clock else 0.0
        move = choice(players[seat], view(state, seat), chance)
        if clock:
            spent[seat].append(clock() - begun)
        state.apply(move, seat)
        decisions += 1
        for other, call in state.catches():
            if players[other].notices(view(state, other), chance):
                state.apply(call, other)
                break
    return decisions


@dataclass
class Tally:
    """What one kind of player did: wins by deal, scores, and seconds a decision."""

    held: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


def simulate(
    rules: Rules,
    kinds: Sequence[str],
    hands: int,
    seed: int,
    clock: Callable[[], float] | None = None,
) -> dict[str, object]:
    """Win rate with a 95 % interval clustered by deal, scores, turns a hand and time a decision."""
    seats = len(kinds)
    tables = compile_rules(rules, seats)
    high = rules.words.scoring.wins == "high"
    root = Chance(seed)
    tallies = {kind: Tally() for kind in kinds}
    turns = 0
    played = 0
    for number in range(-(-hands // seats)):
        shares = dict.fromkeys(kinds, 0.0)
        rounds = min(seats, hands - played)
        seats_held = dict.fromkeys(kinds, 0)
        for shift in range(rounds):
            seated = [kinds[(seat + shift) % seats] for seat in range(seats)]
            players = [bot(kind) for kind in seated]
            spent: list[list[float]] = [[] for _ in seated]
            state = deal(tables, number % seats, root.split(2 * number))
            play_hand(state, players, root.split(2 * number + 1).split(shift), clock, spent)
            turns += state.turns
            _count(state, seated, shares, seats_held, tallies, spent, high)
            played += 1
        for kind, tally in tallies.items():
            if seats_held[kind]:
                tally.wins.append(shares[kind] / seats_held[kind])
    return {
        "hands": played,
        "turns_per_hand": round(turns / max(1, played), 3),
        "kinds": {kind: _summary(tally) for kind, tally in tallies.items()},
    }


def _count(
    state: State,
    seated: Sequence[str],
    shares: dict[str, float],
    held: dict[str, int],
    tallies: dict[str, Tally],
    spent: Sequence[list[float]],
    high: bool,
) -> None:
    scores = hand_scores(state)
    if scores is None:
        best = winners(state)
    else:
        top = max(scores) if high else min(scores)
        best = tuple(seat for seat, score in enumerate(scores) if score == top)
    for seat, kind in enumerate(seated):
        held[kind] += 1
        shares[kind] += 1 / len(best) if seat in best else 0.0
        tally = tallies[kind]
        tally.scores.append(scores[seat] if scores else float(seat in best) / len(best))
        tally.seconds.extend(spent[seat])


def _summary(tally: Tally) -> dict[str, object]:
    rate, error = mean_and_error(tally.wins)
    score, score_error = mean_and_error(tally.scores)
    times = sorted(tally.seconds)
    return {
        "win_rate": round(rate, 4),
        "ci95": [round(rate - 1.96 * error, 4), round(rate + 1.96 * error, 4)],
        "score_mean": round(score, 3),
        "score_se": round(score_error, 3),
        "ms_per_decision": {
            "p50": round(1000 * quantile(times, 0.5), 3),
            "p95": round(1000 * quantile(times, 0.95), 3),
        },
    }


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values and its standard error."""
    n = len(values)
    if n == 0:
        return 0.0, 0.0
    mean = math.fsum(values) / n
    if n == 1:
        return mean, 0.0
    return mean, math.sqrt(math.fsum((v - mean) ** 2 for v in values) / (n - 1) / n)


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which `share` of the sorted values lie; 0 of none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def random_play(tables: Tables, hands: int, chance: Chance) -> int:
    """Plays hands with uniform random moves through the public calls; the decisions made."""
    decisions = 0
    for number in range(hands):
        state = deal(tables, number % tables.seats, chance.split(number))
        while not state.over:
            moves = state.legal_moves()
            state.apply(moves[chance.below(len(moves))])
            decisions += 1
    return decisions
