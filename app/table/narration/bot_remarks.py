"""What a bot says now and then, with its own move and never between: a word or two, as its temper is."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from app.ui.words import tr
from engine import events
from engine.notation import Step

LIVELY: Final = ("careless", "sharp")  # levels that speak up; the others stay calm
EVERY: Final = 3  # of so many occasions one is spoken of
MANY: Final = 3  # cards that hurt


def remark(step: Step, level: str, number: int) -> str:
    """What the bot of a level says to its own action, the `number`-th of the hand; "" most of the time. The same hand
    has the same remarks.
    """
    mood = "lively" if level in LIVELY else "calm"
    if any(isinstance(event, events.WentOut) and event.place == 1 for event in step.events):
        return tr("play.remark_out", mood=mood)
    if crc32(b"%d %d" % (step.action.seat, number)) % EVERY:
        return ""
    for event in step.events:
        if isinstance(event, events.TookPenalty) and len(event.cards) >= MANY:
            return tr("play.remark_took", mood=mood)
        if isinstance(event, events.PenaltySet):
            return tr("play.remark_owes", mood=mood)
        if isinstance(event, events.SkipsSet | events.Reversed):
            return tr("play.remark_turn", mood=mood)
    return ""
