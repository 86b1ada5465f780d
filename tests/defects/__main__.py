"""`python -m tests.defects [PART …] [--json]`: breaks each promise in a copy and runs the tests that should notice; 1
if one is broken unseen.

A part is a module beside this one with a list of `DEFECTS`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from queue import SimpleQueue

from tests.defects._copy import FAILED, PASSED, Copy, closed_off
from tests.defects._defect import PARTS, Defect, defects

TEST = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)", re.MULTILINE)
LONGEST = 1500.0  # seconds, for all of the tests as they are


@dataclass(frozen=True)
class Found:
    """The result of one defect: whether it was noticed, by which test, and after how many seconds."""

    part: str
    promise: str
    noticed: bool
    by: str
    seconds: float


def main(arguments: Sequence[str]) -> int:
    """Put the defects of the named parts, or all, into copies; return 1 if one wasn't noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.defects", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--only", default="", metavar="WORDS", help="the promises that have these words")
    parser.add_argument("--copies", type=int, default=os.cpu_count() or 1, help="at work at once (%(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON list instead of a table")
    asked = parser.parse_args(arguments)
    some = [(part, each) for part in asked.parts or PARTS for each in defects(part) if asked.only in each.promise]
    if not closed_off():
        print("This system gives a process no network of its own: only the tests keep to loopback.", file=sys.stderr)
    found = []
    for each in _sow(some, asked.copies):
        found.append(each)
        if not asked.json:
            print(_line(each), flush=True)
    noticed = sum(each.noticed for each in found)
    if asked.json:
        print(json.dumps([asdict(each) for each in found], indent=1))
    else:
        print(f"{noticed} of {len(found)} broken promises noticed")
    return int(noticed < len(found))


def _sow(some: Sequence[tuple[str, Defect]], copies: int) -> Iterator[Found]:
    """Yield each result as soon as it's known. All tests must pass without a defect first."""
    with ExitStack() as stack:
        free: SimpleQueue[Copy] = SimpleQueue()
        for _ in range(copies):
            free.put(stack.enter_context(Copy()))
        pool = stack.enter_context(ThreadPoolExecutor(copies))
        tests = sorted({test for _, each in some for test in each.tests})
        sound = free.get()
        if (outcome := sound.run(tests, LONGEST)).code != PASSED:
            raise SystemExit(f"The tests fail with nothing broken:\n{outcome.said}")
        free.put(sound)

        def sow(part: str, defect: Defect) -> Found:
            copy, begun = free.get(), time.monotonic()
            with copy.with_defect(defect):
                # It should fail. To wait twice for what never comes took longer than one defect may.
                outcome = copy.run(defect.tests, again=False)
            free.put(copy)
            by = match[1] if (match := TEST.search(outcome.said)) else outcome.said[-300:]
            return Found(part, defect.promise, outcome.code == FAILED, by, time.monotonic() - begun)

        yield from pool.map(lambda each: sow(*each), some)


def _line(found: Found) -> str:
    by = f"by {found.by}" if found.noticed else f"NOT: {found.by}"
    return f"{found.part:10}{found.seconds:6.0f} s  {found.promise}\n{'':20}{by}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
