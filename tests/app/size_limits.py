"""The size limits of fonts, a wheel, a published folder and one fetch, from the page on fallback fonts."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.running import ROOT

UNITS: Final = {"kB": 1_000, "MB": 1_000_000}
COLUMNS: Final = ["what", "may weigh", "as it is"]


@cache
def limits() -> dict[str, int]:
    """Return the limits in bytes, by the first cell of each row up to a colon or a comma.

    Raises `ValueError` if the table isn't on the page.
    """
    lines = (ROOT / "app" / "patches" / "flutter" / "fallback_fonts.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    start = rows.index(COLUMNS) + 2
    return {what.partition(":")[0].partition(",")[0]: _bytes(most) for what, most, _ in rows[start:]}


def _bytes(text: str) -> int:
    if text == "nothing":
        return 0
    number, unit = text.split()
    return round(float(number) * UNITS[unit])
