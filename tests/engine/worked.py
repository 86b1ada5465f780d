"""Worked hands: hand notation with comments that say what follows from the rules.

`# refused: RULE` says that the last action is refused by that rule; `# legal N: …` is the line that `python -m engine
legal` prints before action N (`end`: after the last). All of it was worked out from the rules. `# shows: ID …` names
the statements of our sources (statements.toml) that the hand shows.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from engine.notation import HandRecord, parse_record

FOLDER = Path(__file__).parent / "hands"
_REFUSED = re.compile(r"^# refused: (\S+)$", re.MULTILINE)
_SHOWS = re.compile(r"^# shows: (.+)$", re.MULTILINE)
_LEGAL = re.compile(r"^# legal (\d+|end): (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Worked:
    """A worked hand, the rule that refuses its last action ("" for none), the legal lines by index, and
    what it shows.
    """

    path: Path
    source: str
    hand: HandRecord
    refused: str
    legal: dict[int, str]
    shows: tuple[str, ...]


def names(folder: str) -> list[str]:
    """The names of all hands of a game, sorted."""
    return sorted(path.stem for path in (FOLDER / folder).glob("*.toml"))


def read(folder: str, name: str) -> Worked:
    """Return the hand with this name, and its expectations."""
    return read_path(FOLDER / folder / f"{name}.toml")


def read_path(path: Path) -> Worked:
    """Return the hand in a file, and its expectations."""
    source = path.read_text(encoding="utf-8")
    hand = parse_record(source)
    refused = _REFUSED.search(source)
    last = len(hand.actions) - (refused is not None)
    legal = {last if key == "end" else int(key) - 1: line for key, line in _LEGAL.findall(source)}
    shows = tuple(id for line in _SHOWS.findall(source) for id in line.split())
    return Worked(path, source, hand, refused[1] if refused else "", legal, shows)
