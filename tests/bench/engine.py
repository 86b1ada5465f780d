"""Decisions a second of uniform random play: Switch here, and OpenSpiel's crazy eights (C++) driven from Python.

Both sides are asked for the legal moves and told one, through public calls only; the same generator picks. What chance
does (shuffling, dealing, OpenSpiel's chance nodes) is not counted. The sides take turns, so that a machine that is busy
for a while is so for both. Crazy eights is played with its power cards, and with the pile turned over, as Switch is.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter

from engine.chance import Chance
from engine.rules import load
from engine.game import deal
from engine.tables import Tables, compile_rules
from tests.bench.figure import Figure

SEATS = (2, 3, 4)
ROUNDS = 9
SECONDS = 0.4  # a side and round
SEED = 7


def measure() -> list[Figure]:
    """Decisions a second of both sides for each number of players, and their ratio (the median over the rounds)."""
    import pyspiel

    figures, ratios = [], []
    for seats in SEATS:
        tables = compile_rules(load("switch"), seats)
        other = pyspiel.load_game("crazy_eights", {"players": seats, "use_special_cards": True, "reshuffle": True})
        ours, theirs = [], []
        for number in range(ROUNDS):
            chance = Chance(SEED + number)
            ours.append(switch(tables, chance))
            theirs.append(crazy_eights(other, chance))
        ratio = median(mine / its for mine, its in zip(ours, theirs, strict=True))
        ratios.append(ratio)
        figures += [
            Figure(f"switch, {seats} players", median(ours), "decisions/s"),
            Figure(f"OpenSpiel crazy_eights, {seats} players", median(theirs), "decisions/s"),
            Figure(f"ratio, {seats} players", ratio, ""),
        ]
    return [*figures, Figure("worst ratio", min(ratios), "", floor=0.5, goal=1.0, more=True)]


def switch(tables: Tables, chance: Chance) -> float:
    """Decisions a second over whole hands of Switch."""
    decisions, spent, hand = 0, 0.0, 0
    while spent < SECONDS:
        state = deal(tables, hand % tables.seats, chance)
        hand += 1
        start = perf_counter()
        while not state.over:
            moves = state.legal_moves()
            state.apply(moves[chance.below(len(moves))])
            decisions += 1
        spent += perf_counter() - start
    return decisions / spent


def crazy_eights(game: object, chance: Chance) -> float:
    """Decisions a second over whole games of OpenSpiel's crazy eights, its chance nodes left out."""
    decisions, spent = 0, 0.0
    while spent < SECONDS:
        state = game.new_initial_state()  # type: ignore[attr-defined]
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[chance.below(len(outcomes))][0])
                continue
            start = perf_counter()
            while not state.is_chance_node() and not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[chance.below(len(actions))])
                decisions += 1
            spent += perf_counter() - start
    return decisions / spent
