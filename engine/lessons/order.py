"""The lessons there are, and the order in which they're learned."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.lessons.regional import regional_games

_LESSON_ORDER: Final = ("switch", "crazy-eights", "mau-mau", "makao", "one-card", "black-jack", "kilodney")


def lesson_ids() -> tuple[str, ...]:
    """Return the ids of all lessons, in the order of learning. Each is also the id of its game."""
    return _LESSON_ORDER


def first_lesson(tags: Iterable[str]) -> str:
    """Return the id of the lesson for a person who has never played: the region's best known game that has one.

    `tags` are language tags of the device.
    """
    return next(game for game in regional_games(tags) if game in lesson_ids())


def lessons_in_order(tags: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of all lessons in the order of learning, those of the region's games first."""
    own = (game for game in regional_games(tags) if game in lesson_ids())
    return tuple(dict.fromkeys((*own, *lesson_ids())))
