"""Which lessons were finished. Stored on this device only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from app.stored.key_values import KeyValues
    from store.store import Store

KEY: Final = "lessons-learned"


def finished_lessons(key_values: KeyValues) -> frozenset[str]:
    """Return the ids of the lessons finished on this device."""
    return frozenset(key_values.get_text(KEY).split())


def mark_lesson_finished(key_values: KeyValues, lesson: str) -> None:
    """Store that a lesson was finished."""
    key_values.put_text(KEY, " ".join(sorted({*finished_lessons(key_values), lesson})))


def never_played(store: Store, key_values: KeyValues) -> bool:
    """Return whether this device has no match and no finished lesson."""
    return not (
        finished_lessons(key_values) or store.matches.unfinished_matches() or store.matches.count_ended_matches()
    )
