"""The kinds of panels over a table."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class PanelKind(StrEnum):
    """Which panel is over a table; NONE is falsy."""

    NONE = ""
    HAND_RESULT = "hand"
    MATCH_RESULT = "match"
    MENU = "menu"
    RESIGN = "resign"  # asks whether to give up the match
    RULE = "rule"
    LOG = "log"
    # A match on this device can't go on.
    LOST = "lost"  # another window has it
    BROKEN = "broken"  # it can't be read or written
    # In a room.
    SAYINGS = "say"
    WAITING = "waiting"  # for others to be ready for the next hand
    PAUSED = "paused"
    UNREACHABLE = "unreachable"
    CLOSED = "closed"
    GONE = "gone"
    LESSON_OVER = "over"


#: Panels that a person can close.
CLOSABLE_PANELS: Final = (PanelKind.MENU, PanelKind.RESIGN, PanelKind.RULE, PanelKind.LOG, PanelKind.SAYINGS)
#: Panels that show how a hand, a match or a lesson ended.
RESULT_PANELS: Final = (PanelKind.HAND_RESULT, PanelKind.MATCH_RESULT, PanelKind.LESSON_OVER)
