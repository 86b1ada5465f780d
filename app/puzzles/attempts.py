"""Attempts at a puzzle: the unsaved match in which it's played, and the verdict."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, Literal

from app.data import Data
from app.history.replay.replayed_hand import ReplayedHand
from app.people import bots_for_levels
from engine.bots.exact_solver import Solver, iter_arrangements
from engine.moves import Move
from engine.notation import Recorder, Step, action_text, format_record, new_record
from engine.play.state import State
from engine.play.view import view_of_seat
from engine.puzzles.puzzle import Puzzle, without_declaration
from engine.rules.reader import load_preset
from engine.rules.reader import ruleset_text as rules_text
from store.records import NewMatch, Seat

BOT_LEVEL: Final = "steady"
SOLVER_SEAT: Final = 0  # the person's seat
MAX_DEALS: Final = 400  # deals of the hidden cards that are searched
CLEAR_LOSS: Final = 0.6  # a loss of worth large enough to end the search

Verdict = Literal["", "solved", "failed"]


def begin_attempt(data: Data, puzzle: Puzzle, name: str) -> int:
    """Begin a match with the puzzle's position and bots in the other seats. Return the match's id."""
    hand = puzzle.position_record
    rules = load_preset(hand.ruleset, hand.options, dict(hand.numbers))
    bots = bots_for_levels([name], (BOT_LEVEL,) * (len(hand.dealt_hands) - 1))
    names = (name, *bots)
    seats = tuple(Seat(each, BOT_LEVEL if n else "") for n, each in enumerate(names))
    match = data.store.matches.begin_match(
        NewMatch(hand.ruleset, rules_text(rules), seats, puzzle.number, hand.options, dict(hand.numbers), hand_limit=1)
    )
    lease = data.store.leases.acquire(match.id, data.holder, "", take_over=True)
    data.store.hands.begin_hand(lease, 1, hand.dealer, puzzle.number, format_record(replace(hand, players=names)))
    data.store.leases.release(lease)
    return match.id


def begin_own_attempt(data: Data, hand: ReplayedHand, step: int) -> int:
    """Begin a match that repeats a hand up to the decision after `step` actions; the other seats are bots. Return the
    match's id.
    """
    solver, stored = hand.states[step].to_act, hand.match
    seats = tuple(Seat(seat.name, "" if n == solver else seat.level or BOT_LEVEL) for n, seat in enumerate(hand.seats))
    match = data.store.matches.begin_match(
        NewMatch(stored.ruleset, stored.rules, seats, 1, stored.options, stored.numbers, hand_limit=1)
    )
    record = hand.replay.record
    lease = data.store.leases.acquire(match.id, data.holder, "", take_over=True)
    dealt = replace(record, actions=(), result=None)
    data.store.hands.begin_hand(lease, 1, record.dealer, hand.stored.seed, format_record(dealt))
    for action in record.actions[:step]:
        data.store.hands.append_action(lease, 1, action.seat, action_text(action))
    data.store.leases.release(lease)
    return match.id


def judge_attempt(puzzle: Puzzle, steps: Sequence[Step], state: State) -> Verdict:
    """Return the verdict on the actions so far; "" if it's open.

    A "win" puzzle is solved by going out in this turn without drawing. In a "master" puzzle the first move decides: it
    must be one of the best.
    """
    if not steps:
        return ""
    if puzzle.kind == "master":
        return "solved" if puzzle.is_best(steps[0].action.move) else "failed"
    if any(step.action.cards for step in steps):
        return "failed"
    if state.out[:1] == [SOLVER_SEAT]:
        return "solved"
    return "" if state.to_act == SOLVER_SEAT and all(step.action.seat == SOLVER_SEAT for step in steps) else "failed"


@dataclass(frozen=True)
class Continuation:
    """How a hand could go on: its full state at the start, the actions, and the state before each action."""

    start: State
    steps: tuple[Step, ...]
    before: tuple[State, ...]


class Refutation:
    """Shows why a move in a "master" puzzle is worse than the best one.

    It searches for a deal of the hidden cards in which the move loses much. On that deal both are followed by perfect
    play: `line` begins with the move, `better` with the best one.
    """

    def __init__(self, puzzle: Puzzle, move: Move) -> None:
        self.puzzle = puzzle
        self.move = without_declaration(move)
        self.line: Continuation | None = None
        self.better: Continuation | None = None

    def run(self) -> Iterator[None]:
        """Search for the deal and set `line` and `better`. Yields between slices of work."""
        puzzle, best = self.puzzle, without_declaration(self.puzzle.moves[0])
        seen = view_of_seat(puzzle.start_state, SOLVER_SEAT)
        solver = Solver(seen.tables)
        worst, lost = puzzle.start_state, 0.0
        for state in islice(iter_arrangements(seen), MAX_DEALS):
            yield from solver.solve_in_slices(state)
            worths = {without_declaration(each): worth[SOLVER_SEAT] for each, worth in solver.worths.items()}
            if worths[best] - worths[self.move] > lost:
                worst, lost = state.copy(), worths[best] - worths[self.move]
            if lost > CLEAR_LOSS:
                break
        self.line = yield from self._play_on(worst, self.move, solver)
        self.better = yield from self._play_on(worst, best, solver)

    def _play_on(self, start: State, first: Move, solver: Solver) -> Generator[None, None, Continuation]:
        """Play `first`, then every player's best moves to the end of the hand. Yields between slices of work."""
        hand = self.puzzle.position_record
        rules = load_preset(hand.ruleset, hand.options, dict(hand.numbers))
        recorder = Recorder(start.copy(), new_record(start, hand.players, rules))
        recorder.play(next(each for each in start.legal_moves() if without_declaration(each) == first), SOLVER_SEAT)
        while not recorder.state.over:
            state = recorder.state
            moves = state.legal_moves()
            if len(moves) > 1:
                yield from solver.solve_in_slices(state)
                moves.sort(key=lambda each: -solver.worths[each][state.to_act])
            recorder.play(moves[0], state.to_act)
            yield
        return Continuation(start, tuple(recorder.steps), tuple(recorder.states_before))
