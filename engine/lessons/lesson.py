"""A lesson: a hand in notation whose moves are fixed, and at some of its actions a sentence by its key.

Its file in `hands` is the hand, with one more table:

    [lesson]
    pupil = 1                # the seat of the person who learns
    steps = [
      { action = 4, say = "two", happens = ["play 1 2S", "owe 1 - 2"] },
    ]

At an action of the pupil's, the sentence is shown before the action and asks for it; each of these has one. At the
action of another seat, it is shown afterwards. `expected_events` is what the sentence claims: the beginnings of events
that the action causes, as `events.event_text` writes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from engine.lessons.order import lesson_ids
from engine.messages.errors import TextError
from engine.notation import MAX_NOTATION_LENGTH, HandRecord, parse_record
from engine.toml import read_toml, toml_text

_STEP_KEYS: Final = frozenset({"action", "say", "happens"})


class LessonError(TextError, ValueError):
    """A lesson can't be read, or doesn't do what its sentences say."""

    code = "lesson"


@dataclass(frozen=True)
class LessonStep:
    """The sentence of a lesson at an action (from 0).

    `sentence_key` is the key of the sentence. Each text of `expected_events` is the beginning of an event that the
    action must cause, as `event_text` writes it.
    """

    action: int
    sentence_key: str
    expected_events: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """A hand with all its moves, the pupil's seat (from 0), and the steps in order."""

    id: str
    record: HandRecord
    learner_seat: int
    steps: tuple[LessonStep, ...]

    def step_at(self, action: int) -> LessonStep | None:
        """Return the step at an action (from 0), None if it has none."""
        return next((step for step in self.steps if step.action == action), None)

    @property
    def question_steps(self) -> tuple[LessonStep, ...]:
        """The steps that ask the pupil for a move."""
        return tuple(step for step in self.steps if self.record.actions[step.action].seat == self.learner_seat)


@cache
def load_lesson(id: str) -> Lesson:
    """Return the lesson with this id, which is also that of its game.

    Raises `LessonError` if there's none or it can't be read, `NotationError` if its hand can't.
    """
    if id not in lesson_ids():
        raise LessonError(f"'{id[:40]}' is no lesson; there are {', '.join(lesson_ids())}")
    return parse_lesson(id, files("engine.lessons").joinpath("hands", f"{id}.toml").read_text(encoding="utf-8"))


def parse_lesson(id: str, source: str) -> Lesson:
    """Return the lesson in a TOML text. Raises `LessonError`, or `NotationError` for its hand."""
    try:
        table = read_toml(source, MAX_NOTATION_LENGTH)
    except ValueError as error:
        raise LessonError(f"{id}: {error}") from None
    told = table.pop("lesson", None)
    hand = parse_record(toml_text(table))
    if not isinstance(told, dict) or set(told) != {"pupil", "steps"}:
        raise LessonError(f"{id}: a table lesson of pupil and steps is wanted")
    pupil, steps = told["pupil"], told["steps"]
    if type(pupil) is not int or not 1 <= pupil <= len(hand.dealt_hands):
        raise LessonError(f"{id}: pupil = {pupil!r}; a seat of 1 to {len(hand.dealt_hands)} is wanted")
    if not isinstance(steps, list) or not steps:
        raise LessonError(f"{id}: a list of steps is wanted")
    return Lesson(id, hand, pupil - 1, tuple(_parse_step(id, each, len(hand.actions)) for each in steps))


def _parse_step(id: str, table: Any, actions: int) -> LessonStep:
    if not isinstance(table, Mapping) or set(table) != _STEP_KEYS:
        raise LessonError(f"{id}: a step has {', '.join(sorted(_STEP_KEYS))}, and not {table!r}")
    action, say, happens = table["action"], table["say"], table["happens"]
    if type(action) is not int or not 1 <= action <= actions:
        raise LessonError(f"{id}: action = {action!r}; 1 to {actions} are there")
    texts = [say, *happens] if isinstance(happens, list) and happens else [None]
    if not all(isinstance(text, str) and text for text in texts):
        raise LessonError(f"{id}: step at action {action}: a key, and beginnings of events, are wanted")
    return LessonStep(action - 1, say, tuple(happens))
