"""`python -m tests.bench NAME [--json]`: print each figure beside its floor and goal; 1 if a floor is missed.

`all --out FILE` runs every benchmark, `readme --write` puts the figures of the file on the pages that show them.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.bench import everything, pages
from tests.bench.figure import Figure, LeftOut
from tests.bench.run import Run, commit, tell
from tests.web.chromium import NoChromiumError

FOLDER = Path(__file__).parent
NO_BENCHMARKS = ("__init__", "__main__", "everything", "figure", "half_a_core", "openspiel", "pace", "pages", "run")
NAMES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in NO_BENCHMARKS)
OURS = ("app", "engine", "store", "tests")


def main(arguments: Sequence[str]) -> int:
    """Run one benchmark, a module beside this one whose `measure()` gives figures, or all of them.

    A benchmark with options of its own adds them with `add_arguments(parser)` and gets them by name.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True, metavar="NAME")
    whole = names.add_parser("all", help="every benchmark, in one table and one file")
    whole.add_argument("--out", type=Path, default=everything.FILE, help="the file of figures (%(default)s)")
    whole.add_argument("--only", choices=NAMES, action="append", help="of these alone; the rest of the file stays")
    whole.add_argument("--with", dest="known", type=Path, action="append", default=[], metavar="FILE",
                       help="what NAME --json has written when it was given its time")  # fmt: skip
    readme = names.add_parser("readme", help="the pages that show figures")
    readme.add_argument("--write", action="store_true", help="have them show those of the file")
    for name in NAMES:
        one = names.add_parser(name)
        one.add_argument("--json", action="store_true", help="one JSON object instead of a table")
        one.add_argument("--as-in-all", action="store_true", help="as long as `all` runs it")
        if arguments[:1] == [name]:
            try:
                module = _benchmark(name)
            except ModuleNotFoundError:
                continue  # told when it is to measure
            if hasattr(module, "add_arguments"):
                module.add_arguments(one)
            if "--as-in-all" in arguments:
                arguments = [*arguments, *getattr(module, "IN_ALL", ())]
    asked = vars(parser.parse_args(arguments))
    name = asked.pop("name")
    if name == "all":
        return everything.measure_all(asked["only"] or NAMES, asked["known"], asked["out"])
    if name == "readme":
        return pages.renew(asked["write"])
    as_json = asked.pop("json")
    del asked["as_in_all"]
    found = Run(name, commit(), asked)
    return tell(found, _measured(name, found, asked), as_json)


def _measured(name: str, found: Run, asked: dict[str, Any]) -> Iterator[Figure | LeftOut]:
    """Yield the figures of a benchmark. If a tool isn't installed, it's named and the rest is left out."""
    try:
        module = _benchmark(name)
        found.seed = getattr(module, "SEED", None)
        figures: Iterable[Figure | LeftOut] = module.measure(**asked)
        yield from figures
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] in OURS:
            raise
        yield LeftOut(name, missing.name)
    except NoChromiumError:
        yield LeftOut(name, "a Chromium")


def _benchmark(name: str) -> Any:
    return importlib.import_module(f"tests.bench.{name}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
