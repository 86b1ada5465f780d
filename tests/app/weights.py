"""How much fonts, a wheel, a published folder and one fetch may weigh, as `assets/README.md` says."""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.running import ROOT

UNITS: Final = {"kB": 1_000, "MB": 1_000_000}
HEADS: Final = ["what", "may weigh", "as it is"]


@cache
def limits() -> dict[str, int]:
    """Bytes by the first cell of the table's rows, up to a colon or a comma. ValueError if there is another table."""
    lines = (ROOT / "assets" / "README.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    start = rows.index(HEADS) + 2
    return {what.partition(":")[0].partition(",")[0]: _bytes(most) for what, most, _ in rows[start:]}


def _bytes(text: str) -> int:
    if text == "nothing":
        return 0
    number, unit = text.split()
    return round(float(number) * UNITS[unit])
