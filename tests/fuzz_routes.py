"""`python -m tests.fuzz_routes --times N [--seed S] [--json]`: addresses that nobody would type, opened in the app.

Each shows a screen with words on it, and nothing fails behind it. Anything else is a finding; 1 if there is one.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import flet as ft

from tests.app.played import fill
from tests.app.test_addresses import BELOW
from tests.app.visits import app, visit
from tests.bench.figure import Figure
from tests.bench.run import report

ODD: Final = (
    "0", "1", "2", "-1", "999999999999999999999", "1e9", "٣", "²", "mine-1", "mine-0", "mine-9999999999", "switch",
    "..", ".", "%00", "%2e%2e", "%ff", "\u202e", "\U0001f0a1", "x" * 5000, "deal.9", "deal.", ".9", "deal.999999", "~",
    "sets~", "sets~sets", "no-such-option", "deal.9~deal.8", "rules", "edit", "share", "review", "people", "?", "#",
    "a b", "'", "[]", "null", "<b>", "packs.2~jokers.9",
)  # fmt: skip
SAY_EVERY: Final = 500  # addresses


def address(rng: random.Random) -> str:
    """Return a route of the app in which something is changed, added or missing."""
    parts = rng.choice(sorted(BELOW)).strip("/").split("/")
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(parts) + 1)
        way = rng.randrange(3)
        if way == 0:
            parts[at : at + 1] = [rng.choice(ODD)]
        elif way == 1:
            parts.insert(at, rng.choice(ODD))
        else:
            del parts[at : at + 1]
    return "/" + "/".join(parts)


async def attempt(folder: Path, times: int, seed: int) -> tuple[int, float]:
    """Open so many routes in one visit; return how many failed, and the longest time of one."""
    rng, found, slowest = random.Random(seed), 0, 0.0
    async with visit(folder, "/") as client:
        journal = app(client).journal
        for number in range(times):
            if number and number % SAY_EVERY == 0:
                print(f"{number} addresses, {found} findings", file=sys.stderr, flush=True)
            route, begun = address(rng), time.monotonic()
            journal.last_error = ""
            await client.go(route)
            slowest = max(slowest, time.monotonic() - begun)
            views = [each for each in client.controls() if isinstance(each, ft.View)]
            if journal.last_error or not views or not client.texts():
                found += 1
                print(f"{route[:100]!r}: {journal.last_error or 'nothing is shown'}", file=sys.stderr)
    return found, slowest


def main(arguments: Sequence[str]) -> int:
    """Open so many routes, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_routes", description=__doc__)
    parser.add_argument("--times", type=int, default=500, help="addresses (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args(arguments)
    come_to: list[tuple[int, float]] = []
    begun = time.monotonic()
    with TemporaryDirectory() as folder:
        fill(Path(folder))

        async def go() -> None:
            come_to.append(await attempt(Path(folder), asked.times, asked.seed))

        asyncio.run(go())
    (found, slowest), took = come_to[0], time.monotonic() - begun
    figures = [
        Figure("addresses", asked.times, ""),
        Figure("a second", asked.times / took, "addresses"),
        Figure("slowest", slowest, "s"),
        Figure("findings", found, "", floor=0, goal=0),
    ]
    return report("fuzz_routes", figures, asked.json, times=asked.times, seed=asked.seed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
