"""`python -m tests.bench NAME [--json]`: print each figure beside its floor and goal; 1 if a floor is missed."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.bench.figure import report

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in ("__init__", "__main__", "figure"))


def main(arguments: Sequence[str]) -> int:
    """Run one benchmark, a module beside this one whose `measure()` gives figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("name", choices=NAMES)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args(arguments)
    return report(importlib.import_module(f"tests.bench.{asked.name}").measure(), asked.json)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
