"""`python -m tests.kills NAME --times N [--json]`: end the app in the middle, over and over; 1 if a thing was lost."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.bench.run import report

NAMES = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def main(arguments: Sequence[str]) -> int:
    """Run one of the modules beside this one, whose `kill(times)` gives figures; return 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description=__doc__)
    parser.add_argument("name", choices=NAMES)
    parser.add_argument("--times", type=int, default=20, help="how often to kill (%(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args(arguments)
    figures = importlib.import_module(f"tests.kills.{asked.name}").kill(asked.times)
    return report(f"kills {asked.name}", figures, asked.json, times=asked.times)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
