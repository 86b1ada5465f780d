"""A puzzle as it is shipped: a position in notation, the task, and the answer. Also the puzzle of the day."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Final, Literal

from engine.cards import FACE
from engine.moves import CARD_BITS, KIND_MASK, PLAIN, PLAY, Move, parse_move
from engine.notation import HandRecord, parse_record, starting_state, with_held_copy
from engine.play.state import State
from engine.toml import quote_toml, read_toml

Kind = Literal["win", "master"]
GRADES: Final = (1, 2, 3)  # easy, harder, hard
MIN_LEAD: Final = 0.05  # the least worth by which the best move of a "master" is better than any other
MAX_FILE_LENGTH: Final = 400_000
_FILE: Final = "shipped.toml"
_FIRST_DAY: Final = 20_000  # the day of the first puzzle, counted from 1970-01-01
_DAILY_STRIDE: Final = 49  # from one day's puzzle to the next, so that all of them come, but not from easy to hard


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. The task for the hand's seat to act is "win": to go out before any other seat can act; or "master": to
    find the move that is worth most over all arrangements of the hidden cards.

    `answer` are texts of moves: for "win" those of one winning line, in order; for "master" every move, best first,
    with its `worths` from 0 to 1. `text` is the hand in notation, read when needed since most puzzles are only listed.
    """

    number: int  # from 1; a puzzle's number never changes
    kind: Kind
    grade: int
    text: str
    answer: tuple[str, ...]
    worths: tuple[float, ...] = ()

    @cached_property
    def position_record(self) -> HandRecord:
        """The position as a record. Raises NotationError if it can't be read."""
        return parse_record(self.text)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the answer. Raises ValueError or NotationError if they can't be read."""
        state = self.start_state
        return tuple([with_held_copy(state, parse_move(told), state.to_act) for told in self.answer])

    @property
    def start_state(self) -> State:
        """The position as a state, with the stock in the order of the record."""
        return starting_state(self.position_record)

    def is_best(self, move: Move) -> bool:
        """Return whether a move is the best one of a "master", whichever copy of its card it names."""
        return without_declaration(move) == without_declaration(self.moves[0])

    def worth_of(self, move: Move) -> float:
        """Return the worth of a move of a "master", 0 if it isn't among its moves."""
        known = [
            worth
            for each, worth in zip(self.moves, self.worths, strict=True)
            if without_declaration(each) == without_declaration(move)
        ]
        return known[0] if known else 0.0


def without_declaration(move: Move) -> Move:
    """Return the move without the declaration, and with the first copy of its card."""
    move &= PLAIN
    return move & ~CARD_BITS | FACE[move & CARD_BITS] if move & KIND_MASK == PLAY else move


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return every puzzle, by number."""
    return parse_puzzles(files("engine.puzzles").joinpath(_FILE).read_text(encoding="utf-8"))


def puzzle_of_day(day: int, puzzles: tuple[Puzzle, ...]) -> Puzzle:
    """Return the puzzle of a day, counted from 1970-01-01. Each comes once before one is repeated."""
    return puzzles[(day - _FIRST_DAY) * _DAILY_STRIDE % len(puzzles)]


def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a text, numbered from 1 in their order. Raises ValueError. Their hands aren't read yet."""
    return tuple(
        _parse_puzzle(number, each) for number, each in enumerate(read_toml(text, MAX_FILE_LENGTH)["puzzle"], 1)
    )


def _parse_puzzle(number: int, table: dict[str, object]) -> Puzzle:
    kind, grade, moves, worths = table["kind"], table["grade"], table["moves"], table.get("worths", [])
    if kind not in ("win", "master") or not isinstance(grade, int) or grade not in GRADES:
        raise ValueError(f"puzzle {number}: there is no kind {kind!r} of grade {grade!r}")
    assert isinstance(moves, list) and isinstance(worths, list)
    return Puzzle(number, kind, grade, str(table["hand"]), tuple(moves), tuple(map(float, worths)))


def puzzle_text(puzzle: Puzzle) -> str:
    """Return the puzzle as it is written in the file of puzzles."""
    lines = ["[[puzzle]]", f'kind = "{puzzle.kind}"', f"grade = {puzzle.grade}"]
    lines.append(f"moves = [{', '.join(map(quote_toml, puzzle.answer))}]")
    if puzzle.worths:
        lines.append(f"worths = [{', '.join(f'{worth:.4f}' for worth in puzzle.worths)}]")
    return "\n".join([*lines, "hand = '''", puzzle.text + "'''", ""])
