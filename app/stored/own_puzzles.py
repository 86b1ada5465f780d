"""Puzzles from one's own rounds: the costliest moves that reviews found. Stored on this device and in backups.

A move waits some days before it's a puzzle, so that the right answer isn't just remembered.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from app.stored.text import read_stored
from engine.moves import parse_move

if TYPE_CHECKING:
    from app.stored.key_values import KeyValues

KEY: Final = "own-puzzles"
WAIT: Final = 3  # days until a move becomes a puzzle, and until a failed one comes again
MAX_WAITING: Final = 80  # with MAX_MOVES moves each, they fit into one stored text
MAX_MOVES: Final = 16  # of one puzzle
MAX_REMEMBERED: Final = 400  # mastered puzzles whose ids are stored, so that another review doesn't add them again
MAX_COUNT: Final = 1_000_000  # the largest count, step or day that is read
_HAND: Final = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_KEY: Final = re.compile(rf"{_HAND.pattern}-[0-9]{{1,6}}")


@dataclass(frozen=True)
class MoveValue:
    """A legal move as text, its worth by the goal of the game (0 to 1), and the figure that is shown for it: the chance
    to win (0 to 1), or the lead in points.
    """

    move: str
    worth: float
    shown: float


@dataclass(frozen=True)
class OwnPuzzle:
    """A decision in a finished hand: the hand's uuid, the number of actions before it, the move that was played, and
    the value of each move, best first. It's a puzzle from the day `due`, counted from 1970.
    """

    hand: str
    step: int
    played: str
    values: tuple[MoveValue, ...]
    due: int

    @property
    def key(self) -> str:
        """Its name in routes. A path with a dot would be taken for a file."""
        return f"{self.hand}-{self.step}"

    @property
    def cost(self) -> float:
        """The worth that the played move gave away."""
        return self.values[0].worth - next((each.worth for each in self.values if each.move == self.played), 0.0)


@dataclass(frozen=True)
class OwnPuzzles:
    """The puzzles that aren't mastered yet, in the order in which they were found, the keys of those mastered last, and
    how many were mastered in all.
    """

    waiting: tuple[OwnPuzzle, ...] = ()
    mastered: tuple[str, ...] = ()
    mastered_count: int = 0

    def due_on(self, day: int) -> tuple[OwnPuzzle, ...]:
        """Return the puzzles to solve on a day."""
        return tuple(each for each in self.waiting if each.due <= day)

    def find(self, key: str) -> OwnPuzzle | None:
        """Return the puzzle with this key that isn't mastered yet; None if there's none."""
        return next((each for each in self.waiting if each.key == key), None)

    def with_found(self, found: Iterable[OwnPuzzle]) -> OwnPuzzles:
        """Return these and those newly found, without known ones. If there are too many, the cheapest are left out."""
        known = {*self.mastered, *(each.key for each in self.waiting)}
        waiting = [*self.waiting, *(each for each in found if each.key not in known)]
        for each in sorted(waiting, key=lambda each: each.cost)[: max(0, len(waiting) - MAX_WAITING)]:
            waiting.remove(each)
        return replace(self, waiting=tuple(waiting))

    def after_attempt(self, key: str, day: int, *, right: bool) -> OwnPuzzles:
        """Return the puzzles after an attempt on a day. Solving one that is due masters it; after a wrong move it waits
        again. An attempt at one that isn't due changes nothing.
        """
        tried = self.find(key)
        if tried is None or tried.due > day:
            return self
        if not right:
            waits = replace(tried, due=day + WAIT)
            return replace(self, waiting=tuple(waits if each is tried else each for each in self.waiting))
        return OwnPuzzles(
            tuple(each for each in self.waiting if each is not tried),
            (*self.mastered, key)[-MAX_REMEMBERED:],
            self.mastered_count + 1,
        )


def read_own_puzzles(key_values: KeyValues) -> OwnPuzzles:
    """Return the stored puzzles; none if nothing is stored or it can't be read."""
    return from_text(key_values.get_text(KEY)) or OwnPuzzles()


def store_own_puzzles(key_values: KeyValues, puzzles: OwnPuzzles) -> None:
    """Store the puzzles."""
    key_values.put_text(KEY, to_text(puzzles))


def to_text(puzzles: OwnPuzzles) -> str:
    """Return the text that is stored."""
    waiting = [
        {
            "hand": each.hand,
            "step": each.step,
            "moves": ";".join(value.move for value in each.values),  # in one text, which can't be equal to a name
            "played": [value.move for value in each.values].index(each.played),
            "worths": [value.worth for value in each.values],
            "shown": [value.shown for value in each.values],
            "due": each.due,
        }
        for each in puzzles.waiting
    ]
    table = {"waiting": waiting, "mastered": list(puzzles.mastered), "count": puzzles.mastered_count}
    return json.dumps(table, separators=(",", ":"))


def from_text(text: str) -> OwnPuzzles | None:
    """Return the puzzles in a stored text; None if it can't be read."""
    return read_stored(text, _parse_puzzles) if text else None


def _parse_puzzles(table: Any) -> OwnPuzzles:
    waiting = tuple(map(_parse_puzzle, table["waiting"]))
    mastered = tuple(map(str, table["mastered"]))
    if len(waiting) > MAX_WAITING or len(mastered) > MAX_REMEMBERED or not all(map(_KEY.fullmatch, mastered)):
        raise ValueError("too many puzzles, or no key of one")
    return OwnPuzzles(waiting, mastered, _parse_count(table["count"]))


def _parse_puzzle(table: Any) -> OwnPuzzle:
    hand, moves = str(table["hand"]), str(table["moves"]).split(";")
    for move in moves:
        parse_move(move)
    figures = zip(moves, table["worths"], table["shown"], strict=True)
    values = tuple(MoveValue(move, float(worth), float(shown)) for move, worth, shown in figures)
    if not _HAND.fullmatch(hand) or not 2 <= len(values) <= MAX_MOVES:
        raise ValueError("no hand, or too few or too many moves")
    if not all(0 <= each.worth <= 1 and abs(each.shown) <= MAX_COUNT for each in values):
        raise ValueError("a move has no such value")
    played = moves[_parse_count(table["played"])]
    return OwnPuzzle(hand, _parse_count(table["step"]), played, values, _parse_count(table["due"]))


def _parse_count(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MAX_COUNT:
        raise ValueError(f"{value!r} is no count")
    return value
