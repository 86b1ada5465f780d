"""Trying a puzzle: a match that nobody keeps, and what has come of it so far."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, Literal

from app.data import Data
from app.people import bots_beside, unused_name
from engine.bots.exact import Solver, arranged
from engine.moves import Move
from engine.notation import Recorder, Step, dumps, header
from engine.play.state import State
from engine.play.view import view
from engine.puzzles.puzzle import Puzzle, shown
from engine.rules.reader import load
from engine.rules.reader import text as rules_text
from store import NewMatch, Seat

BOT: Final = "steady"
ASKED: Final = 0  # the seat that is asked
TRIED: Final = 400  # arrangements among which the line is looked for
PLAIN: Final = 0.6  # a loss that shows at once what is wrong

Verdict = Literal["", "solved", "failed"]


def begin(data: Data, puzzle: Puzzle, name: str) -> int:
    """Lays a puzzle out in a match of its own; returns the match's id. The others are bots."""
    hand = puzzle.hand
    rules = load(hand.ruleset, hand.options, dict(hand.numbers))
    bots = bots_beside([name], (BOT,) * (len(hand.deal) - 1))
    names = [name or unused_name(bots), *bots]
    seats = tuple(Seat(each, BOT if n else "") for n, each in enumerate(names))
    match = data.store.matches.begin(
        NewMatch(hand.ruleset, rules_text(rules), seats, puzzle.number, hand.options, dict(hand.numbers), hand_limit=1)
    )
    lease = data.store.leases.acquire(match.id, data.holder, "", take_over=True)
    data.store.hands.begin(lease, 1, hand.dealer, puzzle.number, dumps(hand))
    data.store.leases.release(lease)
    return match.id


def judge(puzzle: Puzzle, steps: Sequence[Step], state: State) -> Verdict:
    """What the moves so far come to. "win": out in this turn, with nothing drawn. "master": the first move decides."""
    if not steps:
        return ""
    if puzzle.kind == "master":
        return "solved" if puzzle.is_best(steps[0].action.move) else "failed"
    if any(step.action.cards for step in steps):
        return "failed"
    if state.out[:1] == [ASKED]:
        return "solved"
    return "" if state.to_act == ASKED and all(step.action.seat == ASKED for step in steps) else "failed"


@dataclass(frozen=True)
class Line:
    """How a hand would go on: where all cards lay, what was done, and the states before each action."""

    start: State
    steps: tuple[Step, ...]
    before: tuple[State, ...]


class Refutation:
    """Shows why a move in a "master" puzzle is worth less than the best one: a deal of the hidden cards in which it
    loses much, with perfect play by everybody after that move (`line`) and after the best move (`better`).
    """

    def __init__(self, puzzle: Puzzle, move: Move) -> None:
        self.puzzle = puzzle
        self.move = shown(move)
        self.line: Line | None = None
        self.better: Line | None = None

    def run(self) -> Iterator[None]:
        """Searches for the deal, yielding between slices of work, then sets `line` and `better`."""
        puzzle, best = self.puzzle, shown(self.puzzle.moves[0])
        seen = view(puzzle.start, ASKED)
        solver = Solver(seen.tables)
        worst, lost = puzzle.start, 0.0
        for state in islice(arranged(seen), TRIED):
            yield from solver.rank(state)
            worths = {shown(each): worth[ASKED] for each, worth in solver.worths.items()}
            if worths[best] - worths[self.move] > lost:
                worst, lost = state.copy(), worths[best] - worths[self.move]
            if lost > PLAIN:
                break
        self.line = yield from self._play_on(worst, self.move, solver)
        self.better = yield from self._play_on(worst, best, solver)

    def _play_on(self, start: State, first: Move, solver: Solver) -> Generator[None, None, Line]:
        """Plays `first`, then everybody's best moves to the end of the hand. Yields between slices of work."""
        hand = self.puzzle.hand
        rules = load(hand.ruleset, hand.options, dict(hand.numbers))
        recorder = Recorder(start.copy(), header(start, hand.players, rules))
        recorder.play(next(each for each in start.legal_moves() if shown(each) == first), ASKED)
        while not recorder.state.over:
            state = recorder.state
            moves = state.legal_moves()
            if len(moves) > 1:
                yield from solver.rank(state)
                moves.sort(key=lambda each: -solver.worths[each][state.to_act])
            recorder.play(moves[0], state.to_act)
            yield
        return Line(start, tuple(recorder.steps), tuple(recorder.before))
