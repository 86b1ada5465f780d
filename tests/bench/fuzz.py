"""Mutated hands, rulesets, share codes and settings: only the named errors, and bounded time and memory for 1 MB.

Seconds are of the processor, and memory is the most that Python had allocated at once. An input is grown to 1 MB and to
the most that its kind is read of, in every shape of `tests.engine.fuzzing.grown`.
"""

from __future__ import annotations

import argparse
import tracemalloc
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter, process_time

from app.stored import text as stored
from engine import notation as record
from engine.rng import Rng
from engine.rules import reader as rules
from engine.rules import rules_code
from tests.app.fuzzing import SETTING
from tests.bench.figure import Figure
from tests.engine.fuzzing import KINDS as PASTED
from tests.engine.fuzzing import Kind, grown

INPUTS = 12_000
MEGABYTE = 1_000_000
SEED = 23
IN_ALL = ("--processes", "2")
KINDS = (*PASTED, SETTING)
READ = {
    "hand": record.MAX_NOTATION_LENGTH,
    "ruleset": rules.MAX_RULES_LENGTH,
    "code": rules_code.MAX_CODE_LENGTH,
    SETTING.name: stored.MAX_TEXT_LENGTH,
}


@dataclass
class Found:
    """The figures for the inputs of one kind."""

    inputs: int = 0
    parsed: int = 0
    wrong: int = 0
    slowest: float = 0.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this benchmark."""
    parser.add_argument("--inputs", type=int, default=INPUTS, help=f"how many inputs are tried ({INPUTS})")
    parser.add_argument("--processes", type=int, default=1, help="how many try them (1)")
    parser.add_argument("--only", choices=[kind.name for kind in KINDS], action="append", help="of this kind alone")
    parser.add_argument("--first", type=int, default=0, help="the number of the first: others before were tried (0)")


def measure(
    inputs: int = INPUTS, processes: int = 1, only: Sequence[str] | None = None, first: int = 0
) -> list[Figure]:
    """Return for each kind of input: how many were tried, which share could be read, and how many raised another
    exception.
    """
    kinds = [kind for kind in KINDS if not only or kind.name in only]
    each = -(-inputs // len(kinds))
    figures = []
    for kind in kinds:
        found, begun = Found(), perf_counter()
        parts = [range(first + core, first + each, processes) for core in range(processes)]
        with ProcessPoolExecutor(processes) as pool:
            for part in pool.map(tried, [kind.name] * processes, parts):
                found.inputs += part.inputs
                found.parsed += part.parsed
                found.wrong += part.wrong
                found.slowest = max(found.slowest, part.slowest)
        figures += [
            Figure(f"{kind.name}: inputs", found.inputs, ""),
            Figure(f"{kind.name}: a second", found.inputs / (perf_counter() - begun), "inputs"),
            Figure(f"{kind.name}: still read", 100 * found.parsed / found.inputs, "%", floor=10, more=True),
            Figure(f"{kind.name}: other exceptions", found.wrong, "inputs", floor=0, goal=0),
            Figure(f"{kind.name}: slowest", found.slowest, "s", floor=1),
        ]
    return [*figures, *(() if only else large())]


def tried(name: str, numbers: Sequence[int]) -> Found:
    """Return the figures of these mutants; a number always gives the same mutant."""
    kind = next(each for each in KINDS if each.name == name)
    found = Found()
    for number in numbers:
        source = kind.mutant(Rng(SEED).substream(number))
        found.inputs += 1
        begun = process_time()
        try:
            found.parsed += kind.survives(source)
        except Exception as error:
            found.wrong += 1
            print(f"{name} {number}: {error!r:.200}")
        found.slowest = max(found.slowest, process_time() - begun)
    return found


def large() -> list[Figure]:
    """Return the slowest input, and the one with most memory, of those grown to 1 MB or to the longest that is read."""
    seconds, bytes_taken, wrong = 0.0, 0, 0
    slowest = thirstiest = ""
    for kind in KINDS:
        for size in (MEGABYTE, READ[kind.name]):
            for shape, source in grown(size).items():
                took, memory, named = grown_input(kind, source[:size])
                wrong += not named
                if took > seconds:
                    seconds, slowest = took, f"{kind.name}, {shape}"
                if memory > bytes_taken:
                    bytes_taken, thirstiest = memory, f"{kind.name}, {shape}"
    return [
        Figure("grown: other exceptions", wrong, "inputs", floor=0, goal=0),
        Figure(f"grown: slowest ({slowest})", seconds, "s", floor=1),
        Figure(f"grown: most memory ({thirstiest})", bytes_taken / 1e6, "MB", floor=60),
    ]


def grown_input(kind: Kind, source: str) -> tuple[float, int, bool]:
    """Return seconds, bytes at the peak, and whether only the named errors were raised."""
    named = True
    begun = process_time()
    try:
        kind.survives(source)
    except Exception as error:
        named = False
        print(f"{kind.name}, {len(source)} characters: {error!r:.200}")
    took = process_time() - begun
    tracemalloc.start()
    try:
        if named:
            kind.survives(source)
        return took, tracemalloc.get_traced_memory()[1], named
    finally:
        tracemalloc.stop()
