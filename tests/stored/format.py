"""The description of a format: its samples as they are written, and how to read one and write it again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FIXTURES: Final = Path(__file__).parent / "fixtures"


@dataclass(frozen=True)
class Format:
    """A format. `write` returns a line for each sample; `rewrite` reads a line and returns it as written again."""

    name: str
    write: Callable[[], list[str]]
    rewrite: Callable[[str], str]

    @property
    def path(self) -> Path:
        """The fixture with the samples as they were first written."""
        return FIXTURES / f"{self.name}.txt"


def unchanged(line: str) -> str:
    """Returns the line itself: the `rewrite` of formats that only the other side reads."""
    return line
