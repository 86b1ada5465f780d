"""`python -m tests.rooms --minutes N [--json]`: four rooms of four people on phones that stream, poll, sleep, are cut
off and send twice, over two workers and one PostgreSQL; all are killed again and again. 1 if a floor is missed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from tests.rooms.run import run

LONGEST_BACK = 3.0  # seconds


def main(arguments: Sequence[str]) -> int:
    """Run the storm, print the figures, and return 1 if one of them is too low, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.rooms", description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    found = run(60 * asked.minutes, asked.seed)
    told = asdict(found)
    print(json.dumps(told) if asked.json else "\n".join(f"{name:20}{value}" for name, value in told.items()))
    wrong = found.lost + found.doubled + found.hands_wrong + found.leaks + found.broken + (not found.equal)
    return int(wrong > 0 or found.back_p95_s > LONGEST_BACK)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
