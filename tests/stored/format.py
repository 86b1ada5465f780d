"""The description of a format: its samples as they are written, and how to read one and write it again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FIXTURES: Final = Path(__file__).parent / "fixtures"


@dataclass(frozen=True)
class Format:
    """A format. `write` returns a line for each sample; `rewrite` reads a line and returns it as written again.

    A format that `grows` gets a line with each release that has more samples, such as another setting.
    """

    name: str
    write: Callable[[], list[str]]
    rewrite: Callable[[str], str]
    grows: bool = False

    @property
    def path(self) -> Path:
        """The fixture with the samples as they were first written."""
        return FIXTURES / f"{self.name}.txt"

    def lines(self) -> list[str]:
        """The lines of the fixture."""
        return self.path.read_text(encoding="utf-8").splitlines()

    def unrecorded(self) -> list[str]:
        """Samples that the fixture of a growing format lacks."""
        return [line for line in self.write() if line not in self.lines()] if self.grows else []


def unchanged(line: str) -> str:
    """Returns the line itself: the `rewrite` of formats that only the other side reads."""
    return line
