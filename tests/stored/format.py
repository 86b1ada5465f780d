"""What a format is to the tests of this folder: samples as they are written, and how one is read and written again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FIXTURES: Final = Path(__file__).parent / "fixtures"


@dataclass(frozen=True)
class Format:
    """One format. `write` makes a line for each sample; `rewrite` reads a line and writes what it read."""

    name: str
    write: Callable[[], list[str]]
    rewrite: Callable[[str], str]

    @property
    def path(self) -> Path:
        """The file that holds the samples as they were first written."""
        return FIXTURES / f"{self.name}.txt"


def unchanged(line: str) -> str:
    """The line itself: for what the other side alone reads."""
    return line
