"""The exception of opening and joining rooms."""

from __future__ import annotations

from store.rooms.errors import RoomError


class RoomUnavailable(RoomError):
    """A room can't be opened or joined.

    `reason` is the word of a refusal, or:

    - "no_answer": the host doesn't answer,
    - "impostor": the host has another certificate than the invitation says,
    - "busy_port", "port": another program has the port; the device can't listen for another reason,
    - "no_network": the device is in no network,
    - "no_host": the device can't listen at all, as in a browser,
    - "server_key": a server requires another key,
    - "person": the person has a seat already,
    - "name": the name is too similar to `name`, that of a player in the room.
    """

    code = "room-unavailable"

    def __init__(self, reason: str, name: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.name = name
