"""The state of a room that its screens show beside the table."""

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
    """The state of a room that its screens show beside the table.

    `connection` is the state of the connection, and `reason` says why it's lost or over ("" if there's no special
    text). `own_player` is the own seat in the match, -1 for a watcher. `room` is None before the first frame.
    `differences` has the rules that differ from the preset. `away_players` are the players who aren't connected.
    `short_code` is the short code of the invitation, "" for none; `invitation_renewed` is whether the invitation was
    replaced on this screen. `lobby_news` is the text on what happened last in the lobby. `waits_for_seat` is whether
    this watcher gets the next free seat.
    """

    connection: ConnectionState = ConnectionState.OPENING
    reason: str = ""
    own_player: int = -1
    room: RoomInfo | None = None
    rules: Rules | None = None
    differences: tuple[Difference, ...] = ()
    away_players: tuple[int, ...] = ()
    muted: bool = False
    short_code: str = ""
    invitation_renewed: bool = False
    lobby_news: str = ""
    waits_for_seat: bool = False


class StatusHolder:
    """Holds the newest `RoomStatus` of a room, and calls `show` when it changes."""

    def __init__(self, show: Callable[[RoomStatus], None]) -> None:
        self.status = RoomStatus()
        self._show = show

    def update(self, **values: Any) -> None:
        """Replace fields of the status."""
        status = replace(self.status, **values)
        if status != self.status:
            self.status = status
            self._show(status)
