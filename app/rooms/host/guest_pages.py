"""The types by which a listener gets guests' pages from the server that makes them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

FindStanding = Callable[[str, str], Awaitable[Literal["seated", "invited", ""]]]
"""Returns the standing of somebody with a secret towards the room of an id, as `RoomServer.standing_of` does."""
AddGuestPages = Callable[[Any, str, FindStanding], Any]
"""Returns the referee's ASGI app with guests' pages added; the second argument is the host name with its port."""
