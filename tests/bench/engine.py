"""Decisions a second of uniform random play: our games, OpenSpiel's crazy eights (C++) and RLCard's Uno.

Every side plays whole hands, dealing included: it is asked for the legal moves and told one, through public calls only,
and the same generator picks. A decision is a move that a player chose; laying an eight and naming its suit is one on
every side. Seconds are of the processor and the sides take turns, for a machine that is busy with others; every figure
is the median of the rounds. The compiled engine is built first (hatch_build.py), as a wheel in a folder of its own,
must play the same hands as this one, its bots too, and is measured against OpenSpiel's own loop.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids
from tests.bench import openspiel
from tests.bench.figure import Figure, LeftOut
from tests.bench.pace import like_openspiel, pace, played

ROUNDS = 5
SECONDS = 0.4  # a side and round
SEED = 7
ALIKE = 40  # hands of every preset that the compiled engine must play alike
ROOT = Path(__file__).resolve().parent.parent.parent


def measure() -> Iterator[Figure | LeftOut]:
    """Yield the decisions a second of each side, and the ratios with their floors and goals."""
    for part in (beside_openspiel, beside_rlcard, presets, compiled):
        try:
            yield from part()
        except ModuleNotFoundError as missing:
            yield LeftOut(part.__name__.replace("_", " "), missing.name or "")


def rounds(*sides: Callable[[Rng], float]) -> list[tuple[float, ...]]:
    """Return the results of each side in each round."""
    return [tuple(side(Rng(SEED + number)) for side in sides) for number in range(ROUNDS)]


def beside_openspiel() -> list[Figure]:
    """Return the figures of crazy eights by OpenSpiel's rules and of Switch, beside its crazy eights driven from
    Python.
    """
    figures = []
    worst: dict[str, float] = {}
    for seats in (2, 3, 4):
        eights, switch = like_openspiel(seats), compile_rules(load_preset("switch"), seats)
        other = openspiel.load(seats)
        found = rounds(
            lambda rng, eights=eights: pace(eights, SECONDS, rng),  # type: ignore[misc]
            lambda rng, switch=switch: pace(switch, SECONDS, rng),  # type: ignore[misc]
            lambda rng, other=other: openspiel.pace(other, SECONDS, rng),  # type: ignore[misc]
        )
        for side, name in enumerate(("crazy-eights", "switch", "OpenSpiel crazy_eights")):
            value, beside = (median(each[at] for each in found) for at in (side, 2))
            anchor = beside if side < 2 else None
            figures.append(Figure(f"{name}, {seats} players", value, "decisions/s", anchor=anchor))
            if side < 2:
                ratio = median(each[side] / each[2] for each in found)
                figures.append(Figure(f"ratio of {name}, {seats} players", ratio, ""))
                if name == "switch" or seats != 3:
                    worst[name] = min(ratio, worst.get(name, ratio))
    return [
        *figures,
        Figure("worst ratio of crazy-eights", worst["crazy-eights"], "", floor=1.0, goal=1.5, more=True),
        Figure("worst ratio of switch", worst["switch"], "", floor=0.5, goal=1.0, more=True),
    ]


def beside_rlcard() -> list[Figure]:
    """Return the figures of crazy eights beside RLCard's Uno, both with two players."""
    import rlcard

    random_agent = importlib.import_module("rlcard.agents").RandomAgent
    other = rlcard.make("uno")
    tables = like_openspiel(2)
    other.set_agents([random_agent(other.num_actions) for _ in range(2)])
    found = rounds(lambda rng: pace(tables, SECONDS, rng), lambda rng: uno(other, rng), lambda _: uno_run(other))
    return [
        Figure("RLCard uno, stepped", median(each[1] for each in found), "decisions/s"),
        Figure("RLCard uno, run with its random agents", median(each[2] for each in found), "decisions/s"),
        Figure("ratio to RLCard, stepped", median(each[0] / each[1] for each in found), ""),
        Figure("ratio to RLCard, run", median(each[0] / each[2] for each in found), "", floor=15, more=True),
    ]


def uno(env: Any, rng: Rng) -> float:
    """Return the decisions a second of RLCard's Uno, with moves chosen as for our engine."""
    decisions, begun = 0, process_time()
    while (spent := process_time() - begun) < SECONDS:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[rng.integer_below(len(actions))])
            decisions += 1
    return decisions / spent


def uno_run(env: Any) -> float:
    """Return the decisions a second of RLCard's Uno in its own loop, with its own random agents."""
    decisions, begun = 0, process_time()
    while (spent := process_time() - begun) < SECONDS:
        trajectories, _ = env.run(is_training=False)
        decisions += sum(len(each) // 2 for each in trajectories)
    return decisions / spent


def presets() -> list[Figure]:
    """Return the speed of every preset with four players, relative to crazy eights."""
    tables = {preset: compile_rules(load_preset(preset), 4) for preset in preset_ids()}
    found = rounds(*(lambda rng, each=each: pace(each, SECONDS / 2, rng) for each in tables.values()))
    eights = list(tables).index("crazy-eights")
    parts = {preset: median(each[n] / each[eights] for each in found) for n, preset in enumerate(tables)}
    slowest = min(parts, key=lambda preset: parts[preset])
    return [
        *(Figure(f"{preset}, part of crazy-eights", part, "") for preset, part in parts.items()),
        Figure(f"slowest preset ({slowest})", parts[slowest], "", floor=0.333, goal=0.5, more=True),
    ]


def compiled() -> list[Figure]:
    """Return the figures of the compiled engine beside OpenSpiel's own loop, after comparing the hands
    that it plays.
    """
    openspiel.load(2)  # it takes minutes to build what would stand beside nothing
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        file, digest = run(Path(folder), "played", ALIKE).split()
        alike = not file.endswith(".py") and digest == played(ALIKE)
        figures = [Figure("hands played alike by the compiled engine and bots", float(alike), "", floor=1, more=True)]
        worst = []
        for seats in (2, 4):
            other = openspiel.load(seats)
            found = rounds(
                lambda rng, seats=seats: float(run(Path(folder), "pace", SECONDS, seats, SEED)),  # type: ignore[misc]
                lambda rng, other=other: openspiel.own_pace(other, rng),  # type: ignore[misc]
            )
            worst.append(median(ours / theirs for ours, theirs in found))
            figures += [
                Figure(
                    f"compiled, {seats} players",
                    median(each[0] for each in found),
                    "decisions/s",
                    anchor=median(each[1] for each in found),
                ),
                Figure(f"OpenSpiel's own loop, {seats} players", median(each[1] for each in found), "decisions/s"),
                Figure(f"ratio of compiled, {seats} players", worst[-1], ""),
            ]
    return [*figures, Figure("worst ratio of compiled", min(worst), "", floor=1.0, goal=2.0, more=True)]


def build(folder: Path) -> None:
    """Unpack a wheel with a compiled engine into a folder."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"COMPILE_ENGINE": "1"}, check=True, capture_output=True)
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        wheel.extractall(folder)


def run(folder: Path, *arguments: object) -> str:
    """Return what `pace.py` prints with the engine in that folder."""
    script = ROOT / "tests/bench/pace.py"
    # -P: beside the script lies this file, which is called as the engine is.
    command = [sys.executable, "-P", str(script), *map(str, arguments)]
    done = subprocess.run(
        command, cwd=folder, env=os.environ | {"PYTHONPATH": str(folder)}, check=True, capture_output=True, text=True
    )
    return done.stdout
