"""The coach's reasons in words."""

from __future__ import annotations

from collections.abc import Sequence

from app.words import tr
from engine.bots.reasons import KINDS, Reason
from engine.cards import SUITS


def reasoned(reason: Reason, names: Sequence[str]) -> str:
    """A reason as a short sentence; `names` are those of the seats."""
    values: dict[str, object] = {}
    for part in KINDS[reason.kind]:
        if part == "seat":
            values["name"] = names[reason.seat]
        elif part == "suit":
            values["suit"] = tr(f"table.suits.{SUITS[reason.suit]}")
        else:
            values["count"] = reason.n
    key = reason.kind
    if key in ("hits", "hits-leader") and reason.n == 0:
        key += "-miss"
    return tr(f"coach.reason.{key}", **values)


__all__ = ["reasoned"]
