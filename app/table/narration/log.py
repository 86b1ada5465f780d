"""The log of a hand: a row for each event that has a text, with its card and reason, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.table.wording import describe_events, find_sentences
from app.ui.numbers import signed_points
from app.ui.words import render
from engine import events
from engine.cards import CARD_TEXT
from engine.notation import Step
from engine.play.state import State
from engine.rules.reader import Rules

MAX_EVENTS: Final = 150  # a limit, so that the longest hand opens fast


@dataclass(frozen=True)
class LogRow:
    """An event in the log: seat (-1 for the table itself) and name of its player, text, reason, card, and points."""

    seat: int
    name: str
    text: str
    reason: str = ""
    card: str = ""
    points: str = ""


def log_rows(
    steps: Sequence[Step],
    states: Sequence[State],
    names: Sequence[str],
    viewer: int,
    rules: Rules | None,
    max_rows: int = MAX_EVENTS,
) -> tuple[LogRow, ...]:
    """Return the log rows of actions, newest first, at most `max_rows`. `states` are the states before each action;
    `viewer` is the seat called "you". Without `rule_keys`, no row has a reason.

    A row takes up to 0.1 ms, so don't call this on the event loop.
    """
    known: dict[tuple[str, ...], str] = {}

    def reason_text(keys: tuple[str, ...], seats: int) -> str:
        if rules is None:
            return ""
        if keys not in known:
            said = find_sentences(rules, seats, keys)
            known[keys] = render(said[0].message) if said else ""
        return known[keys]

    rows: list[LogRow] = []
    for step, before in reversed(list(zip(steps, states, strict=False))):
        if len(rows) >= max_rows:
            break
        for event, told in reversed(
            list(zip(step.events, describe_events(step.events, before, names, viewer), strict=True))
        ):
            if told.message:
                seat = events.seat_of(event)
                rows.append(
                    LogRow(
                        seat,
                        names[seat] if seat >= 0 else "",
                        told.message,
                        told.reason or reason_text(told.rule_keys, before.seats),
                        CARD_TEXT[event.card] if isinstance(event, events.Played | events.TriedWrongCard) else "",
                        signed_points(event.points) if isinstance(event, events.GotPoints) else "",
                    )
                )
    return tuple(rows[:max_rows])
