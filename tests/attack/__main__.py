"""`python -m tests.attack [PART …] [--share S] [--json]`: attacks the app and prints what came of it; 1 if anything got
through, took more than 60 MB or more than a second.

A part is a module beside this one whose `attack(share)` yields a `Row` for each kind of attempt it makes; `share` is
the part of all attempts to make, 1 for all of them.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from tests.attack._row import Row

PARTS = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))
SHOWN = 5  # of what got through, in the table


def rows(part: str, share: float) -> Iterator[Row]:
    """Yield the rows of one part, each as soon as it's known."""
    yield from importlib.import_module(f"tests.attack.{part}").attack(share)


def main(arguments: Sequence[str]) -> int:
    """Run the named parts, or all; return 1 if a row is worse than its floor."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--share", type=float, default=1.0, help="part of all attempts to make (%(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON list instead of a table")
    asked = parser.parse_args(arguments)
    told, bad = [], False
    for part in asked.parts or PARTS:
        for row in rows(part, asked.share):
            bad |= bool(row.faults)
            told.append({"part": part, **asdict(row), "faults": row.faults})
            if not asked.json:
                print(_line(part, row), flush=True)
    if asked.json:
        print(json.dumps(told, indent=1))
    return int(bad)


def _line(part: str, row: Row) -> str:
    figures = f"{row.tried:9,} tried {len(row.through):5} through {row.memory:8.1f} MB {row.longest:7.3f} s"
    return "\n  ".join([f"{part:10} {row.what:52} {figures}", *row.faults[:SHOWN]])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
