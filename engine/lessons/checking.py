"""Checks that a lesson does what its sentences say, by playing it through."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events import Event, event_text
from engine.lessons.lesson import Lesson, LessonError
from engine.moves import SAY
from engine.notation import action_text, replay_record, with_held_copy


@dataclass(frozen=True)
class Proof:
    """The counts of what was checked in a lesson.

    `question_count` is how many of its steps ask for a move; `event_count` is the number of claimed events, all of
    which happened; `unasked_count` is the number of legal moves that the pupil had besides the taught ones.
    """

    lesson: str
    action_count: int
    step_count: int
    question_count: int
    event_count: int
    unasked_count: int

    def __str__(self) -> str:
        return (
            f"ok {self.lesson} actions={self.action_count} steps={self.step_count} asked={self.question_count} "
            f"claims={self.event_count} others={self.unasked_count}"
        )


def verify_lesson(lesson: Lesson) -> Proof:
    """Play a lesson through, and return what was checked.

    Every move must be legal and no declaration missed; each claim of a step must be an event of its action; every move
    of the pupil must be asked for by a sentence; and the hand must be over at the end. Raises `LessonError`, which
    names the first action that breaks this.
    """
    done = replay_record(lesson.record)
    if done.error is not None:
        raise LessonError(f"{lesson.id}: {done.error}")
    _check_step_order(lesson)
    others = claims = 0
    states = list(done.states())
    for number, (before, after, step) in enumerate(zip(states, states[1:], done.steps, strict=False)):
        action, told = step.action, lesson.step_at(number)
        where = f"{lesson.id}: action {number + 1} ({action_text(action)})"
        taught = with_held_copy(before, action.move, action.seat)
        if taught & ~SAY not in before.legal_moves():
            raise LessonError(f"{where} is not a legal move")
        if after.undeclared_seat >= 0:
            raise LessonError(f"{where} leaves a word unsaid")
        if action.seat == lesson.learner_seat:
            if told is None:
                raise LessonError(f"{where}: nothing asks the pupil for it")
            others += len(before.legal_moves()) - 1
        if told is not None:
            claims += _check_claimed_events(told.expected_events, step.events, where)
    if done.state is None or not done.state.over:
        raise LessonError(f"{lesson.id}: the hand is not over at its end")
    return Proof(lesson.id, len(done.steps), len(lesson.steps), len(lesson.question_steps), claims, others)


def _check_step_order(lesson: Lesson) -> None:
    """Raise `LessonError` if the steps are out of order, or two have the same sentence."""
    actions = [step.action for step in lesson.steps]
    if actions != sorted(set(actions)):
        raise LessonError(f"{lesson.id}: each step belongs to a later action than the one before")
    keys = [step.sentence_key for step in lesson.steps]
    if len(set(keys)) < len(keys):
        raise LessonError(f"{lesson.id}: two steps say the same")


def _check_claimed_events(claims: tuple[str, ...], events: tuple[Event, ...], where: str) -> int:
    texts = [event_text(event) for event in events]
    for claim in claims:
        if not any(f"{text} ".startswith(f"{claim} ") for text in texts):
            raise LessonError(f"{where}: '{claim}' is claimed, and does not happen; there are {', '.join(texts)}")
    return len(claims)
