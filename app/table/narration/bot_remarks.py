"""The remarks that bots make now and then about their own moves."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from app.ui.words import tr
from engine import events
from engine.notation import Step

LIVELY_LEVELS: Final = ("careless", "sharp")  # bots of other levels are calm
REMARK_INTERVAL: Final = 3  # one of this many occasions gets a remark
MANY_CARDS: Final = 3  # drawing this many is an occasion


def bot_remark(step: Step, level: str, turns: int) -> str:
    """Return the remark of a bot of `level` about its action, after which the hand has had `turns` turns; "" most of
    the time.

    It's the same on every device, even on one that opened the hand later.
    """
    mood = "lively" if level in LIVELY_LEVELS else "calm"
    if any(isinstance(event, events.WentOut) and event.place == 1 for event in step.events):
        return tr("play.remark_out", mood=mood)
    if crc32(b"%d %d" % (step.action.seat, turns)) % REMARK_INTERVAL:
        return ""
    for event in step.events:
        if isinstance(event, events.TookPenalty) and len(event.cards) >= MANY_CARDS:
            return tr("play.remark_took", mood=mood)
        if isinstance(event, events.PenaltySet):
            return tr("play.remark_owes", mood=mood)
        if isinstance(event, events.SkipsSet | events.Reversed):
            return tr("play.remark_turn", mood=mood)
    return ""
