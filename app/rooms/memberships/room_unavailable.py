"""The exception of opening and joining rooms."""

from __future__ import annotations

from store.rooms.errors import RoomError


class RoomUnavailable(RoomError):
    """A room can't be opened or joined.

    `reason` is the word of a refusal, or "no_answer", "impostor", "busy_port", "port", "no_network", "no_host" if this
    device can't listen, "server_key" if a server wants another key, "person" if the person has a seat already, or
    "name" if the name can be confused with `name`, that of somebody at the table.
    """

    code = "room-unavailable"

    def __init__(self, reason: str, name: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.name = name
