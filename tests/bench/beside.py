"""Measures the present code and that in a folder by turns, in one run, so that a busy machine slows both alike.

The folder has an earlier commit, which runs with the same packages.
"""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.bench.figure import Figure, share
from tests.running import ROOT
from tests.web.static_site import Site

FLOOR: Final = 1.05  # of what it took before


def add_beside(parser: ArgumentParser, what: str) -> None:
    """Add the option `--beside FOLDER` to a benchmark that measures `what` by turns."""
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help=f"earlier code: {what} by turns, and their ratio")


@contextmanager
def sites(beside: Path) -> Iterator[list[Site]]:
    """Yield the web apps of the code in that folder and of the present code, on hosts that send their
    folders' headers.
    """
    with TemporaryDirectory() as name, ExitStack() as stack:
        hosts = []
        for number, root in enumerate((beside, ROOT)):
            folder = Path(name) / str(number)
            command = [sys.executable, "-m", "app.publish", "--out", str(folder)]
            subprocess.run(command, cwd=root, check=True, stdout=sys.stderr)  # standard output is for figures
            hosts.append(stack.enter_context(Site(folder, heeding=True)))
        yield hosts


def by_turns(times: int, *takes: Callable[[], float]) -> list[list[float]]:
    """Return the results of each function, called so many times by turns; the order changes each time."""
    taken: list[list[float]] = [[] for _ in takes]
    for turn in range(times):
        for which in range(len(takes)) if turn % 2 else reversed(range(len(takes))):
            taken[which].append(takes[which]())
    return taken


def compared(
    name: str,
    unit: str,
    before: Sequence[float],
    now: Sequence[float],
    *,
    floor: float = FLOOR,
    goal: float | None = None,
) -> list[Figure]:
    """Return the present figures with the earlier ones as anchors; the ratio of medians has the floor and the goal."""
    median, anchor = share(now, 0.5), share(before, 0.5)
    return [
        Figure(f"{name}, median of {len(now)}", median, unit, anchor=anchor),
        Figure(f"{name}: p95 of those", share(now, 0.95), unit, anchor=share(before, 0.95)),
        Figure(f"{name}: mean of those", sum(now) / len(now), unit, anchor=sum(before) / len(before)),
        Figure(f"{name}: median, of that beside", median / anchor, "", floor, goal),
    ]
