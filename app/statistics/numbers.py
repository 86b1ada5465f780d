"""Numbers of statistics as texts, and the face of a person in lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.data import colour_number_of
from app.ui import parts, theme
from app.ui.player_faces import initials_of
from app.ui.words import tr
from store.records import BotCount, GameTally, Person
from store.records import Statistics as Numbers

MIN_MATCHES_FOR_WIN_RATE: Final = 5  # with fewer matches, a win rate says little


def person_face(person: Person, among: Sequence[Person], size: float = theme.AVATAR) -> ft.Control:
    """Return a person's circle. Its initials are those that distinguish the person from the others in `among`."""
    letters = dict(zip([each.id for each in among], initials_of([each.name for each in among]), strict=True))
    return parts.person_circle(person.name, colour_number_of(person), size, letters.get(person.id, ""))


def number_text(value: float) -> str:
    """Return a number with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0").replace("-", "−")


def percent_text(value: float) -> str:
    """Return a share (0 to 1) as a percentage."""
    return tr("parts.percent", count=round(100 * value))


def win_rate_text(wins: float | None, low: float | None, high: float | None, matches: int) -> str:
    """Return a win rate with its confidence interval as text, with a note if there are few matches or none."""
    if wins is None or low is None or high is None:
        return tr("statistics.no_matches")
    said = tr("statistics.rate", rate=percent_text(wins), low=percent_text(low), high=percent_text(high))
    return f"{said} {tr('statistics.few')}" if matches < MIN_MATCHES_FOR_WIN_RATE else said


def won_text(counted: Numbers | GameTally | BotCount) -> str:
    """Return as text how many of the counted matches were won."""
    return tr("statistics.won_of", wins=counted.wins, count=counted.matches)
