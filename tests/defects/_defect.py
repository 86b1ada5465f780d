"""A defect that can be sown, and all there are."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


@dataclass(frozen=True)
class Defect:
    """A promise that is broken, in words, by replacing the one place in a file that says `text` by `instead`; `tests`
    are those that should notice, as pytest names them.

    As the code moves the defect is the promise, not the line: where the text is no longer there, break it anew.
    """

    promise: str
    file: str
    text: str
    instead: str
    tests: tuple[str, ...]

    def sown(self, content: str) -> str:
        """The file's content with this defect. ValueError unless its text stands there exactly once."""
        if (found := content.count(self.text)) != 1:
            raise ValueError(f"{self.promise}: {self.text!r} stands {found} times in {self.file}, not once")
        return content.replace(self.text, self.instead)


def defects(part: str) -> tuple[Defect, ...]:
    """The defects of one of `PARTS`."""
    found: tuple[Defect, ...] = importlib.import_module(f"tests.defects.{part}").DEFECTS
    return found
