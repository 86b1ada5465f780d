"""What a puzzle asks and how it's judged: a puzzle that is shipped, or one from the person's own rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Protocol

from app.daily_seeds import days_since_1970
from app.data import Data
from app.history.replay.replayed_hand import ReplayedHand, replay_hand
from app.puzzles.attempts import SOLVER_SEAT, Verdict, begin_attempt, begin_own_attempt, judge_attempt
from app.stored.own_puzzles import OwnPuzzle, read_own_puzzles, store_own_puzzles
from app.stored.puzzle_progress import read_progress, store_progress
from app.table.coach.advice import EQUAL_WORTH, worth_text
from app.table.wording import move_words
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.bots.coach import Ranked
from engine.moves import parse_move
from engine.notation import Step
from engine.play.state import State
from engine.play.view import View, view_of_seat
from engine.puzzles.puzzle import Puzzle, all_puzzles, without_declaration
from store.records import Hand, StoredMatch

HOME: Final = "/puzzles"


@dataclass(frozen=True)
class RatedMove:
    """A move of the answer as texts: the move, its value, and a note on it ("" for none)."""

    words: str
    value: str
    note: str = ""


class PuzzleTask(Protocol):
    """A puzzle as its screen uses it."""

    @property
    def kind(self) -> str:
        """What is asked: "win", "master" or "own"."""

    @property
    def seat(self) -> int:
        """The seat that the person plays."""

    @property
    def first_step(self) -> int:
        """The number of actions before the person's decision."""

    @property
    def title(self) -> str:
        """The puzzle's name."""

    @property
    def route(self) -> str:
        """The route of its screen."""

    @property
    def rules_route(self) -> str:
        """The route of the rules that it's played by."""

    def begin(self, data: Data, name: str) -> int:
        """Begin a match with the puzzle's position, and return the match's id. `name` is the person's, or ""."""

    def judge(self, steps: Sequence[Step], state: State) -> Verdict:
        """Return the verdict on the actions since the decision; "" if it's open."""

    def record(self, data: Data, verdict: Verdict) -> None:
        """Store the first verdict on an attempt."""

    def rated_moves(self) -> Sequence[RatedMove]:
        """Return the moves of the answer with their values, best first."""

    def best_move(self) -> str:
        """Return the words of the best move."""

    def next_route(self, data: Data) -> str:
        """Return the route of the puzzle that follows, or that of the list."""


@dataclass(frozen=True)
class ShippedTask:
    """A puzzle that is shipped with the app."""

    puzzle: Puzzle
    seat: int = SOLVER_SEAT
    first_step: int = 0

    @property
    def kind(self) -> str:
        """What is asked: "win" or "master"."""
        return self.puzzle.kind

    @property
    def title(self) -> str:
        """The puzzle's name with its number."""
        return tr("puzzle.title", puzzle=self.puzzle.number)

    @property
    def route(self) -> str:
        """The route of its screen."""
        return shipped_route(self.puzzle)

    @property
    def rules_route(self) -> str:
        """The route of its game's rules."""
        return f"/rules/{self.puzzle.position_record.ruleset}"

    def begin(self, data: Data, name: str) -> int:
        """Begin a match with the puzzle's position, and return the match's id."""
        return begin_attempt(data, self.puzzle, name)

    def judge(self, steps: Sequence[Step], state: State) -> Verdict:
        """Return the verdict on the actions so far; "" if it's open."""
        return judge_attempt(self.puzzle, steps, state)

    def record(self, data: Data, verdict: Verdict) -> None:
        """Store whether it was solved today."""
        known = read_progress(data.key_values)
        after = known.after_attempt(self.puzzle.number, days_since_1970(), right=verdict == "solved")
        store_progress(data.key_values, after)

    def rated_moves(self) -> Sequence[RatedMove]:
        """Return the moves with the share that each is worth, best first."""
        shares = [tr("parts.percent", count=round(100 * worth)) for worth in self.puzzle.worths]
        return [
            RatedMove(move_words(move, self._view), share)
            for move, share in zip(self.puzzle.moves, shares, strict=False)
        ]

    def best_move(self) -> str:
        """Return the words of the best move."""
        return move_words(self.puzzle.moves[0], self._view)

    def next_route(self, data: Data) -> str:
        """Return the route of the puzzle with the next number, or of the first."""
        return shipped_route(all_puzzles()[self.puzzle.number % len(all_puzzles())])

    @cached_property
    def _view(self) -> View:
        return view_of_seat(self.puzzle.start_state, SOLVER_SEAT)


@dataclass(frozen=True)
class OwnTask:
    """A decision of a round that the person has played."""

    puzzle: OwnPuzzle
    hand: ReplayedHand
    kind: str = "own"

    @property
    def seat(self) -> int:
        """The seat that decided."""
        return self.hand.states[self.puzzle.step].to_act

    @property
    def first_step(self) -> int:
        """The number of actions before the decision."""
        return self.puzzle.step

    @property
    def title(self) -> str:
        """What all of these are called."""
        return tr("puzzle.from_own_rounds")

    @property
    def route(self) -> str:
        """The route of its screen."""
        return own_route(self.puzzle)

    @property
    def rules_route(self) -> str:
        """The route of the rules of the match."""
        return f"/history/{self.hand.match.id}/rules"

    def begin(self, data: Data, name: str) -> int:
        """Begin a match that repeats the round up to the decision, and return its id."""
        return begin_own_attempt(data, self.hand, self.puzzle.step)

    def judge(self, steps: Sequence[Step], state: State) -> Verdict:
        """Return "solved" if the first action is as good as the best move, or so close that the coach calls it equal;
        "" if nothing was played.
        """
        if not steps:
            return ""
        move = without_declaration(steps[0].action.move)
        best = self.puzzle.values[0].worth
        close = (
            best - each.worth <= EQUAL_WORTH
            for each in self.puzzle.values
            if without_declaration(parse_move(each.move)) == move
        )
        return "solved" if any(close) else "failed"

    def record(self, data: Data, verdict: Verdict) -> None:
        """Store that it's mastered, or that it comes again later."""
        known = read_own_puzzles(data.key_values)
        after = known.after_attempt(self.puzzle.key, days_since_1970(), right=verdict == "solved")
        store_own_puzzles(data.key_values, after)

    def rated_moves(self) -> Sequence[RatedMove]:
        """Return the moves with the values that the review found, best first, and a note on the one played then."""
        tables = self.hand.states[0].tables
        return [
            RatedMove(
                move_words(parse_move(each.move), self._view),
                worth_text(Ranked(0, each.worth, each.shown, each.shown, 0.0, 0.0, ()), tables),
                tr("review.made") if each.move == self.puzzle.played else "",
            )
            for each in self.puzzle.values
        ]

    def best_move(self) -> str:
        """Return the words of the best move."""
        return move_words(parse_move(self.puzzle.values[0].move), self._view)

    def next_route(self, data: Data) -> str:
        """Return the route of another one that is due, or of the list."""
        due = read_own_puzzles(data.key_values).due_on(days_since_1970())
        return next((own_route(each) for each in due if each.key != self.puzzle.key), HOME)

    @cached_property
    def _view(self) -> View:
        return view_of_seat(self.hand.states[self.puzzle.step], self.seat)


def shipped_route(puzzle: Puzzle) -> str:
    """Return the route of a puzzle that is shipped."""
    return f"{HOME}/{puzzle.number}"


def own_route(puzzle: OwnPuzzle) -> str:
    """Return the route of a puzzle from one's own rounds."""
    return f"{HOME}/own/{puzzle.key}"


def find_shipped_task(number: str) -> ShippedTask | None:
    """Return the puzzle with the number in a route; None if there's none."""
    known = number.isascii() and number.isdigit() and len(number) < 5 and 0 < int(number) <= len(all_puzzles())
    return ShippedTask(all_puzzles()[int(number) - 1]) if known else None


def find_own_task(app: App, key: str) -> OwnTask | None:
    """Return the puzzle of a route from one's own rounds; None if it's mastered, or its round can't be shown any
    more.
    """
    puzzle = read_own_puzzles(app.data.key_values).find(key) if app.data else None
    return _load_own_task(app, puzzle) if puzzle else None


def find_hand(data: Data, puzzle: OwnPuzzle) -> tuple[StoredMatch, Hand] | None:
    """Return the match and the hand of a puzzle; None if the match was deleted or the hand is damaged."""
    hand = data.store.hands.find(puzzle.hand)
    match = data.store.matches.get(hand.match_id) if hand and hand.intact else None
    return (match, hand) if hand and match and not match.voided else None


def _load_own_task(app: App, puzzle: OwnPuzzle) -> OwnTask | None:
    """Return a puzzle with its round; None if the round can't be repeated any more. This takes some milliseconds."""
    found = find_hand(app.data, puzzle) if app.data else None
    hand = replay_hand(app, *found) if found else None
    if hand is None or puzzle.step >= len(hand.steps) or not hand.can_repeat(puzzle.step):
        return None
    return OwnTask(puzzle, hand)
