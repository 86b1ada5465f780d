"""A puzzle as it is shipped: a position in notation, what is asked, and what is right. Which one is a day's."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Final, Literal

from engine.cards import FACE
from engine.moves import CARD_BITS, KIND_MASK, PLAIN, PLAY, Move, parse_move
from engine.notation import HandRecord, held_move, loads, position
from engine.play.state import State
from engine.toml import read_toml, toml_quoted

Kind = Literal["win", "master"]
GRADES: Final = (1, 2, 3)  # easy, harder, hard
AHEAD: Final = 0.05  # by so much the best move of a "master" is better than any other
LONGEST: Final = 400_000
_FILE: Final = "shipped.toml"
_EPOCH: Final = 20_000  # days since 1970 before which no puzzle was there
_STRIDE: Final = 49  # from one day's puzzle to the next: all of them come, in no order of theirs


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. The hand's seat to act is asked: "win" to be out before anybody else can act, "master" for the move
    that is worth most over all arrangements of the hidden cards.

    `told` are texts of moves: of "win" those of one way to win, in their order; of "master" every move with `worths`
    from 0 to 1, the best first. `text` is the hand in notation: read when it is asked for, since most are only listed.
    """

    number: int  # from 1; the same puzzle keeps it
    kind: Kind
    grade: int
    text: str
    told: tuple[str, ...]
    worths: tuple[float, ...] = ()

    @cached_property
    def hand(self) -> HandRecord:
        """The position as its record. Raises NotationError."""
        return loads(self.text)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves that are told. Raises ValueError, NotationError."""
        state = self.start
        return tuple([held_move(state, parse_move(told), state.to_act) for told in self.told])

    @property
    def start(self) -> State:
        """The position. The stock lies as the record says."""
        return position(self.hand)

    def is_best(self, move: Move) -> bool:
        """Whether a move is the one that a "master" lays, whichever copy of its card it names."""
        return shown(move) == shown(self.moves[0])

    def worth_of(self, move: Move) -> float:
        """What a move of a "master" is worth, 0 for one that is not among its moves."""
        known = [worth for each, worth in zip(self.moves, self.worths, strict=True) if shown(each) == shown(move)]
        return known[0] if known else 0.0


def shown(move: Move) -> Move:
    """A move as a text tells it: without the word, and with its card's face."""
    move &= PLAIN
    return move & ~CARD_BITS | FACE[move & CARD_BITS] if move & KIND_MASK == PLAY else move


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Every puzzle there is, by its number."""
    return parse_puzzles(files("engine.puzzles").joinpath(_FILE).read_text(encoding="utf-8"))


def of_day(day: int, puzzles: tuple[Puzzle, ...]) -> Puzzle:
    """The puzzle of a day, which is counted from 1970: each comes once before one comes again."""
    return puzzles[(day - _EPOCH) * _STRIDE % len(puzzles)]


def parse_puzzles(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a text, numbered as they stand there. Raises ValueError; their hands are not read yet."""
    return tuple(_parse(number, each) for number, each in enumerate(read_toml(text, LONGEST)["puzzle"], 1))


def _parse(number: int, table: dict[str, object]) -> Puzzle:
    kind, grade, moves, worths = table["kind"], table["grade"], table["moves"], table.get("worths", [])
    if kind not in ("win", "master") or not isinstance(grade, int) or grade not in GRADES:
        raise ValueError(f"puzzle {number}: there is no kind {kind!r} of grade {grade!r}")
    assert isinstance(moves, list) and isinstance(worths, list)
    return Puzzle(number, kind, grade, str(table["hand"]), tuple(moves), tuple(map(float, worths)))


def puzzle_text(puzzle: Puzzle) -> str:
    """The puzzle as it stands in the file."""
    lines = ["[[puzzle]]", f'kind = "{puzzle.kind}"', f"grade = {puzzle.grade}"]
    lines.append(f"moves = [{', '.join(map(toml_quoted, puzzle.told))}]")
    if puzzle.worths:
        lines.append(f"worths = [{', '.join(f'{worth:.4f}' for worth in puzzle.worths)}]")
    return "\n".join([*lines, "hand = '''", puzzle.text + "'''", ""])
