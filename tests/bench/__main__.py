"""`python -m tests.bench NAME [--json]`: print each figure beside its floor and goal; 1 if a floor is missed."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.bench.figure import report

FOLDER = Path(__file__).parent
NO_BENCHMARKS = ("__init__", "__main__", "figure", "openspiel", "pace")
NAMES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in NO_BENCHMARKS)


def main(arguments: Sequence[str]) -> int:
    """Run one benchmark, a module beside this one whose `measure()` gives figures.

    One that has options of its own adds them with `add_arguments(parser)` and gets them by name.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True, metavar="NAME")
    for name in NAMES:
        one = names.add_parser(name)
        one.add_argument("--json", action="store_true", help="one JSON object instead of a table")
        if arguments[:1] == [name] and hasattr(_benchmark(name), "add_arguments"):
            _benchmark(name).add_arguments(one)
    asked = vars(parser.parse_args(arguments))
    name, as_json = asked.pop("name"), asked.pop("json")
    return report(_benchmark(name).measure(**asked), as_json)


def _benchmark(name: str) -> Any:
    return importlib.import_module(f"tests.bench.{name}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
