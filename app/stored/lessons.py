"""Which lessons were played to their end: kept on this device alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from app.stored.key_values import KeyValues
    from store import Store

KEY: Final = "lessons-learned"


def learned(kept: KeyValues) -> frozenset[str]:
    """The ids of the lessons that were played to their end here."""
    return frozenset(kept.get(KEY).split())


def remember_learned(kept: KeyValues, lesson: str) -> None:
    """A lesson has come to its end."""
    kept.put(KEY, " ".join(sorted({*learned(kept), lesson})))


def never_played(store: Store, kept: KeyValues) -> bool:
    """Whether there is no match here, neither open nor over, and no lesson was learned."""
    return not (learned(kept) or store.matches.unfinished() or store.matches.ended())
