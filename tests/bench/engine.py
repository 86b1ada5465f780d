"""Decisions a second of uniform random play: Switch here, and OpenSpiel's crazy eights (C++) driven from Python.

Both sides play whole hands, dealing included: they are asked for the legal moves and told one, through public calls
only, and the same generator picks. A decision is a move that a player chose; what chance chooses (OpenSpiel's chance
nodes, our shuffle) takes its time on both sides and is not counted as one. A second ratio leaves that time out: there
OpenSpiel's draws cost it nothing, for the card is drawn in a chance node, while ours are part of the move.
The sides take turns, so that a machine that is busy for a while is so for both.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any

from engine.chance import Chance
from engine.game import deal
from engine.rules import load
from engine.tables import Tables, compile_rules
from tests.bench.figure import Figure

SEATS = (2, 3, 4)
ROUNDS = 5
SECONDS = 0.6  # a side and round
SEED = 7


@dataclass
class Pace:
    """What one side did in one round: decisions, seconds in all, and seconds without what chance took."""

    decisions: int = 0
    seconds: float = 0.0
    choosing: float = 0.0

    @property
    def whole(self) -> float:
        """Decisions a second of whole hands."""
        return self.decisions / self.seconds

    @property
    def bare(self) -> float:
        """Decisions a second with the time of chance left out."""
        return self.decisions / self.choosing


def measure() -> list[Figure]:
    """Decisions a second of both sides for each number of players, and their ratios (medians over the rounds)."""
    import pyspiel

    figures, ratios = [], []
    for seats in SEATS:
        tables = compile_rules(load("switch"), seats)
        other = pyspiel.load_game("crazy_eights", {"players": seats})
        rounds = []
        for number in range(ROUNDS):
            chance = Chance(SEED + number)
            rounds.append((switch(tables, chance), crazy_eights(other, chance)))
        ratio = median(ours.whole / theirs.whole for ours, theirs in rounds)
        ratios.append(ratio)
        figures += [
            Figure(f"switch, {seats} players", median(ours.whole for ours, _ in rounds), "decisions/s"),
            Figure(f"OpenSpiel crazy_eights, {seats} players", median(its.whole for _, its in rounds), "decisions/s"),
            Figure(f"ratio, {seats} players", ratio, ""),
            Figure(f"ratio without chance, {seats} players", median(a.bare / b.bare for a, b in rounds), ""),
        ]
    return [*figures, Figure("worst ratio", min(ratios), "", floor=0.5, goal=1.0, more=True)]


def switch(tables: Tables, chance: Chance) -> Pace:
    """Whole hands of Switch for a while."""
    pace = Pace()
    begun, hand = perf_counter(), 0
    while pace.seconds < SECONDS:
        state = deal(tables, hand % tables.seats, chance)
        hand += 1
        start = perf_counter()
        while not state.over:
            moves = state.legal_moves()
            state.apply(moves[chance.below(len(moves))])
            pace.decisions += 1
        now = perf_counter()
        pace.choosing += now - start
        pace.seconds = now - begun
    return pace


def crazy_eights(game: Any, chance: Chance) -> Pace:
    """Whole games of OpenSpiel's crazy eights for a while."""
    pace = Pace()
    begun = perf_counter()
    while pace.seconds < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[chance.below(len(outcomes))][0])
                continue
            start = perf_counter()
            while not state.is_chance_node() and not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[chance.below(len(actions))])
                pace.decisions += 1
            pace.choosing += perf_counter() - start
        pace.seconds = perf_counter() - begun
    return pace
