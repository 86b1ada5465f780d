"""Limits of the play server for pages: how many may be open, how much each may say, and for whom.

Flet keeps a page for ever that never registers, and keeps whatever a page doesn't take.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Literal

from app.patches.uvicorn.close_timeout import CLOSE_TIMEOUT
from app.platform.crowds import Crowd
from app.platform.guard import Asgi, Message, Receive, Scope, Send
from app.platform.server.frames import is_soon_read
from store.rooms.refereeing.rates import Bucket, network_of

#: Whose page it is: the owner's of this machine, of somebody who sits in a room here, of who has an invitation to one,
#: or of nobody who is known.
Standing = Literal["owner", "seated", "invited", "stranger"]

PLACE: Final = "pocket-switch.place"  # in the scope of a page's WebSocket
REGISTERING: Final = 6.0  # seconds from a WebSocket's opening until Flet has answered its first message
#: Pages at a time: in all, and of one seat (by its token) or one network. Of the owner's the last is refused, of others
#: the eldest ends.
MOST_PAGES: Final = 64
MOST: Final[dict[Standing, tuple[int, int]]] = {"seated": (64, 3), "invited": (64, 40), "stranger": (16, 4)}
#: Messages that a page may send at once, and ms until it may send one more. Strangers of one network share theirs, and
#: so do all strangers.
PACE: Final = (120, 20.0)
STRANGERS_PACE: Final = (40, 100.0)
ALL_STRANGERS_PACE: Final = (80, 40.0)
REGISTRATION: Final = 10  # messages that the first one of a stranger counts for: a whole page is made for it
LONGEST: Final = 1 << 17  # bytes of a message of anybody but the owner
MOST_UNSENT: Final = 4 << 20  # bytes that wait for a page to take them, unless it is the owner's
MOST_UNANSWERED: Final = 64  # events of a page that are being answered
MOST_BUCKETS: Final = 1000


class OpenPage:
    """One open page: whose it is, what it may still say, and how it is ended."""

    def __init__(self, places: Places, network: str, end: Callable[[], object]) -> None:
        self.end = end
        self.standing: Standing = "stranger"
        self._places, self._network = places, network
        self._bucket = Bucket(PACE[0], places.now())
        places.take_in(self, "stranger", network)

    def become(self, standing: Standing, key: str = "") -> None:
        """Sets whose page this is; `key` tells seats apart."""
        if standing != self.standing:
            self._places.leave(self)
            self.standing = standing
            self._places.take_in(self, standing, key or self._network)

    async def pace(self, messages: int = 1) -> None:
        """Waits until the rate limit lets the page send `messages` more."""
        for _ in range(messages):
            for bucket, (most, each) in self._buckets():
                while wait := bucket.take(self._places.now(), most, each):
                    await asyncio.sleep(wait / 1000)

    def _buckets(self) -> list[tuple[Bucket, tuple[int, float]]]:
        if self.standing == "owner":
            return []
        if self.standing != "stranger":
            return [(self._bucket, PACE)]
        shared = self._places.bucket_of(self._network)
        return [(shared, STRANGERS_PACE), (self._places.all_strangers, ALL_STRANGERS_PACE)]


class Places:
    """The open pages of one server; `now` is in ms."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.all_strangers = Bucket(ALL_STRANGERS_PACE[0], now())
        self._crowds = {standing: Crowd[OpenPage](*most) for standing, most in MOST.items()}
        self._buckets: dict[str, Bucket] = {}

    def take_in(self, place: OpenPage, standing: Standing, key: str) -> None:
        """Counts a page; one that is too many ends."""
        if standing in self._crowds and (eldest := self._crowds[standing].add(place, key)):
            eldest.end()

    def leave(self, place: OpenPage) -> None:
        """Counts a page no more."""
        for crowd in self._crowds.values():
            crowd.remove(place)

    def bucket_of(self, network: str) -> Bucket:
        """What strangers of a network may still say; a new network takes the place of the one that was heard first."""
        if network not in self._buckets and len(self._buckets) >= MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return self._buckets.setdefault(network, Bucket(STRANGERS_PACE[0], self.now()))


class PageLimits:
    """An ASGI app in front of another that ends WebSockets which Flet would keep for ever: those that nobody registers,
    those that leave before it, for which it goes on waiting, and those that say what it would be long at. Of too many
    one ends. Where it isn't `open_to_all`, all pages are the owner's.
    """

    def __init__(self, app: Asgi, open_to_all: bool = False) -> None:
        self._app = app
        self._open_to_all = open_to_all
        self._places = Places(lambda: time.monotonic_ns() // 1_000_000)
        self._open = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif self._open >= MOST_PAGES and not self._open_to_all:
            await receive()
            await send({"type": "websocket.close", "code": 1013})
        else:
            self._open += 1
            try:
                await self._follow(scope, receive, send)
            finally:
                self._open -= 1

    async def _follow(self, scope: Scope, receive: Receive, send: Send) -> None:
        loop = asyncio.get_running_loop()
        registered = False

        async def hear() -> Message:
            message = await receive()
            frame = message.get("bytes") or b""
            if not is_soon_read(frame) or (place.standing != "owner" and len(frame) > LONGEST):
                message = {"type": "websocket.disconnect", "code": 1009}
            if message["type"] == "websocket.disconnect":
                loop.call_later(CLOSE_TIMEOUT if registered else 0, app.cancel)
            return message

        async def tell(message: Message) -> None:
            nonlocal registered
            if message["type"] == "websocket.send" and not registered:
                registered = True
                timer.cancel()
            with suppress(OSError):  # what is sent to a page that has just left goes nowhere
                await send(message)

        place = OpenPage(self._places, network_of((scope.get("client") or ("",))[0]), lambda: app.cancel())
        if not self._open_to_all:
            place.become("owner")
        known: dict[str, Any] = {**scope, PLACE: place}
        app = asyncio.ensure_future(self._app(known, hear, tell))
        timer = loop.call_later(REGISTERING, app.cancel)
        try:
            await asyncio.wait([app])
        finally:
            timer.cancel()
            app.cancel()
            self._places.leave(place)
        if app.cancelled():
            with suppress(OSError):
                await send({"type": "websocket.close", "code": 1008})
        else:
            app.result()
