"""`python -m tests.chaos --minutes N [--json]`: see `tests.chaos`; 1 if anything was lost or doubled."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from tests.chaos.run import run


def main(arguments: Sequence[str]) -> int:
    """Run the storm, print the figures, and return 1 if anything was lost or doubled."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    asked = parser.parse_args(arguments)
    found = asdict(run(asked.minutes * 60, asked.seed))
    print(json.dumps(found) if asked.json else "\n".join(f"{name:16}{value}" for name, value in found.items()))
    return int(found["lost"] or found["doubled"] or not found["equal"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
