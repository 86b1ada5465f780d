"""The coach's reasons as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.ui.words import tr
from engine.bots.reasons import REASON_KINDS, Reason
from engine.cards import SUITS
from engine.messages import Value, suit_message

CHANCE_REASONS: Final = ("cannot-follow", "knocks-out", "no-answer")  # reasons whose number is a chance in percent
CERTAIN_PERCENT: Final = 99  # percent; from here on the text says "surely"


def explain_reason(reason: Reason, names: Sequence[str]) -> str:
    """Return a reason as a short sentence; `names` are the seats' names."""
    values: dict[str, Value] = {}
    for part in REASON_KINDS[reason.kind]:
        if part == "seat":
            values["name"] = names[reason.seat]
        elif part == "suit":
            values["suit"] = suit_message(SUITS[reason.suit])
        else:
            values["count"] = reason.amount
    key = reason.kind
    if key in ("hits", "hits-leader") and reason.amount == 0:
        key += "-miss"
    elif key == "points" and reason.amount < 0:
        key, values["count"] = "points-lost", -reason.amount
    elif key in CHANCE_REASONS and reason.amount >= CERTAIN_PERCENT:
        key += "-sure"
    return tr(f"coach.reason.{key}", **values)
