"""Measured figures on pages: tables made from the file of figures, so that each figure is stored in one place.

A page names its figures in a comment, a line for each: `benchmark: name of the figure`. The text between that comment
and the next is made anew by `python -m tests.bench readme --write`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.bench.everything import load
from tests.bench.figure import Figure
from tests.bench.run import ROOT, Run

TABLE = re.compile(r"(<!-- figures\n(?P<named>.*?)\n-->\n).*?(<!-- end of figures -->)", re.DOTALL)


def renew(write: bool) -> int:
    """Name the pages that are out of date, and write them if asked. Return 1 if one is out of date and
    isn't written.
    """
    runs, wrong = load(), 0
    for path in pages():
        text = path.read_text(encoding="utf-8")
        made = filled(text, runs)
        if made != text:
            print(f"{path.relative_to(ROOT)} {'written' if write else 'differs'}")
            wrong += 1
            if write:
                path.write_text(made, encoding="utf-8")
    return int(wrong > 0 and not write)


def pages() -> Iterator[Path]:
    """Yield the pages of the project that show figures."""
    for path in sorted(ROOT.rglob("*.md")):
        hidden = any(part.startswith(".") for part in path.relative_to(ROOT).parts)
        if not hidden and TABLE.search(path.read_text(encoding="utf-8")):
            yield path


def filled(text: str, runs: Mapping[str, Run]) -> str:
    """Return a page with its tables made anew. Raises LookupError for a figure that isn't in the file."""
    return TABLE.sub(lambda found: found[1] + _table(found["named"].splitlines(), runs) + found[3], text)


def _table(named: list[str], runs: Mapping[str, Run]) -> str:
    lines = ["", "| | measured | beside it | floor | goal |", "|---|---|---|---|---|"]
    for each in named:
        bench, _, name = each.partition(": ")
        figure = _figure(bench, name, runs)
        beside = "" if figure.ratio is None else f"{figure.ratio:.2f} of it"
        bounds = ("" if bound is None else f"{bound:g}" for bound in (figure.floor, figure.goal))
        lines.append(f"| `{bench}`: {name.strip()} | {figure.number} {figure.unit} | {beside} | {' | '.join(bounds)} |")
    return "\n".join([*lines, "", ""])


def _figure(bench: str, name: str, runs: Mapping[str, Run]) -> Figure:
    for figure in runs[bench].figures if bench in runs else ():
        if figure.name.strip() == name.strip():
            return figure
    raise LookupError(f"{bench}: {name}")
