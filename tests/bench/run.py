"""One run of one benchmark: its figures, the commit and the options, as a table or as JSON."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from tests.bench.figure import Figure, LeftOut

ROOT = Path(__file__).resolve().parent.parent.parent
KNOWN = frozenset(each.name for each in fields(Figure))


@dataclass
class Run:
    """A run: `asked` are its options, `seed` is that of its hands, if it has one."""

    bench: str
    commit: str
    asked: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    seconds: float = 0.0
    figures: list[Figure] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)

    @property
    def below(self) -> list[Figure]:
        """The figures that miss their floors."""
        return [figure for figure in self.figures if figure.is_below]

    def take(self, found: Iterable[Figure | LeftOut], aloud: bool) -> None:
        """Add figures, and with `aloud` print each at once."""
        for each in found:
            if isinstance(each, LeftOut):
                self.left_out.append(each)
            else:
                self.figures.append(each)
            if aloud:
                print(line(each), flush=True)

    def written(self) -> dict[str, Any]:
        """Return the form for the file: figures by their names, each with its verdict."""
        asked = {name: commit(it) if isinstance(it, Path) else it for name, it in self.asked.items()}
        figures = {each.name: {**asdict(each), "ratio": each.ratio, "verdict": each.verdict} for each in self.figures}
        return {
            "bench": self.bench, "commit": self.commit, "asked": asked, "seed": self.seed,
            "seconds": round(self.seconds), "figures": figures,
            "left_out": {each.name: each.needs for each in self.left_out},
        }  # fmt: skip

    def text(self) -> str:
        """Return the form for the file as JSON."""
        return json.dumps(self.written(), indent=1)


def report(name: str, figures: Iterable[Figure | LeftOut], as_json: bool, **asked: Any) -> int:
    """Compute figures and print them, as a growing table or as one JSON object; return 1 if one is below its floor,
    else 0.
    """
    return tell(Run(name, commit(), asked), figures, as_json)


def tell(found: Run, figures: Iterable[Figure | LeftOut], as_json: bool) -> int:
    """Do the same as `report` for a finished run."""
    begun = time.monotonic()
    found.take(figures, aloud=not as_json)
    found.seconds = time.monotonic() - begun
    if as_json:
        print(found.text())
    return int(bool(found.below))


def read(written: dict[str, Any]) -> Run:
    """Return the run of `Run.written`. Raises KeyError or TypeError if it isn't one."""
    figures = [
        Figure(**{key: value for key, value in each.items() if key in KNOWN}) for each in written["figures"].values()
    ]
    left_out = [LeftOut(name, needs) for name, needs in written["left_out"].items()]
    told = {key: written[key] for key in ("bench", "commit", "asked", "seed", "seconds")}
    return Run(**told, figures=figures, left_out=left_out)


def line(each: Figure | LeftOut) -> str:
    """Return the line of the table: figure, anchor, ratio, floor, goal."""
    if isinstance(each, LeftOut):
        return f"{each.name:60} left out: needs {each.needs}"
    anchor = f"{each.anchor:,.2f}" if each.anchor else ""
    ratio = f"{each.ratio:.2f}" if each.ratio is not None else ""
    told = f"{each.name:60} {each.number:>14} {each.unit:12} {anchor:>12} {ratio:>6}"
    return f"{told}  {each.bounds}: {each.verdict}" if each.verdict else told.rstrip()


@cache
def commit(folder: Path = ROOT) -> str:
    """Return the commit that is checked out, with a + if files differ from it; "" without git."""
    try:
        found = subprocess.run(["git", "describe", "--always", "--dirty=+"], cwd=folder, capture_output=True, text=True)
    except OSError:
        return ""
    return found.stdout.strip()
