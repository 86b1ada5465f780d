"""What the screens of a room show beside its table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from app.rooms.connection.connection import ConnectionState
from app.rooms.connection.room_info import RoomInfo
from engine.rules.difference import Difference
from engine.rules.reader import Rules


@dataclass(frozen=True)
class RoomStatus:
    """What the screens of a room show beside its table.

    `connection` is the state of the connection, and `reason` the key of why it is lost or over ("" for no reason that
    is worth a text). `player` is the own seat in the match, -1 for a watcher. `room` is None before the first frame.
    `differences` lists how its rules differ from the preset they are based on. `away` are the players whose devices
    aren't connected. `code` is the short code that can be typed instead of the invitation, "" for none. `renewed` is
    whether the invitation was replaced on this screen. `news` is what happened last in the lobby, as text. A watcher
    who `waits_for_seat` gets the next one that is free.
    """

    connection: ConnectionState = ConnectionState.OPENING
    reason: str = ""
    player: int = -1
    room: RoomInfo | None = None
    rules: Rules | None = None
    differences: tuple[Difference, ...] = ()
    away: tuple[int, ...] = ()
    muted: bool = False
    code: str = ""
    renewed: bool = False
    news: str = ""
    waits_for_seat: bool = False


class StatusHolder:
    """Holds the newest RoomStatus of one room, and calls `show` with every change of it."""

    def __init__(self, show: Callable[[RoomStatus], None]) -> None:
        self.now = RoomStatus()
        self._show = show

    def update(self, **values: Any) -> None:
        """Replaces fields of the status."""
        status = replace(self.now, **values)
        if status != self.now:
            self.now = status
            self._show(status)
