"""The description of a defect, and all defects."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PARTS = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


@dataclass(frozen=True)
class Defect:
    """A broken promise: its text, and how to break it, by replacing `text`, which a file has exactly once, by
    `instead`.

    `tests` should notice it, as pytest names them. The defect is the promise, not the line: if the text is gone because
    the code has changed, break the promise in another way.
    """

    promise: str
    file: str
    text: str
    instead: str
    tests: tuple[str, ...]

    def sown(self, content: str) -> str:
        """Return the file's content with this defect. Raises ValueError unless the text is there exactly once."""
        if (found := content.count(self.text)) != 1:
            raise ValueError(f"{self.promise}: {self.text!r} stands {found} times in {self.file}, not once")
        return content.replace(self.text, self.instead)


def defects(part: str) -> tuple[Defect, ...]:
    """Return the defects of one of `PARTS`."""
    found: tuple[Defect, ...] = importlib.import_module(f"tests.defects.{part}").DEFECTS
    return found
