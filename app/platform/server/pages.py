"""Limits of the play server for pages: how many can be open, and how much each can send, depending on whose it is.

Flet keeps a page for ever that never registers, and keeps whatever a page doesn't take.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Literal

from app.patches.uvicorn.close_timeout import CLOSE_TIMEOUT
from app.platform.fair_limit import FairLimit
from app.platform.guard import Asgi, Message, Receive, Scope, Send
from app.platform.server.frame_cost import is_cheap_to_read
from store.rooms.refereeing.rates import RateBucket, network_of

#: Whose page it is: the owner of this machine, somebody with a seat in a room here, somebody with an invitation to one,
#: or a stranger.
Standing = Literal["owner", "seated", "invited", "stranger"]

PAGE_KEY: Final = "pocket-switch.page"  # of the OpenPage in the scope of a page's WebSocket
REGISTERING: Final = 6.0  # seconds from a WebSocket's opening until Flet has answered its first message
#: The most pages at a time by standing: in all, and for one seat (by its token) or one network. Of the owner's pages
#: the newest is refused; of others the oldest is closed.
MOST_PAGES: Final = 64
MOST: Final[dict[Standing, tuple[int, int]]] = {"seated": (64, 3), "invited": (64, 40), "stranger": (16, 4)}
#: Rate limits: messages that a page can send at once, and ms until it can send one more. Strangers of one network share
#: one limit, and all strangers another.
PACE: Final = (120, 20.0)
STRANGERS_PACE: Final = (40, 100.0)
ALL_STRANGERS_PACE: Final = (80, 40.0)
REGISTRATION: Final = 10  # messages that the first one of a page counts as, since a session is made for it
LONGEST: Final = 1 << 17  # bytes of a message, unless it's the owner's
MOST_UNSENT: Final = 4 << 20  # bytes that wait to be sent to a page, unless it's the owner's
MOST_UNANSWERED: Final = 64  # events of a page that are being handled
MOST_BUCKETS: Final = 1000


class OpenPage:
    """One open page: whose it is, its rate limits, and `end`, which closes it."""

    def __init__(self, pages: OpenPages, network: str, end: Callable[[], object]) -> None:
        self.end = end
        self.standing: Standing = "stranger"
        self._pages, self._network = pages, network
        self._bucket = RateBucket(PACE[0], pages.now())
        pages.add_page(self, "stranger", network)

    def set_standing(self, standing: Standing, key: str = "") -> None:
        """Set whose page this is. `key` tells seats apart; without one, pages of a network are counted together."""
        if standing != self.standing:
            self._pages.remove_page(self)
            self.standing = standing
            self._pages.add_page(self, standing, key or self._network)

    async def wait_for_rate_limit(self, messages: int = 1) -> None:
        """Wait until the rate limits allow so many more messages."""
        for _ in range(messages):
            for bucket, (most, each) in self._rate_buckets():
                while wait := bucket.acquire(self._pages.now(), most, each):
                    await asyncio.sleep(wait / 1000)

    def _rate_buckets(self) -> list[tuple[RateBucket, tuple[int, float]]]:
        if self.standing == "owner":
            return []
        if self.standing != "stranger":
            return [(self._bucket, PACE)]
        shared = self._pages.bucket_of(self._network)
        return [(shared, STRANGERS_PACE), (self._pages.all_strangers, ALL_STRANGERS_PACE)]


class OpenPages:
    """The open pages of one server; `now` is in ms."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.all_strangers = RateBucket(ALL_STRANGERS_PACE[0], now())
        self._crowds = {standing: FairLimit[OpenPage](*most) for standing, most in MOST.items()}
        self._buckets: dict[str, RateBucket] = {}

    def add_page(self, page: OpenPage, standing: Standing, key: str) -> None:
        """Count a page, and close the oldest if there are too many."""
        if standing in self._crowds and (oldest := self._crowds[standing].add_member(page, key)):
            oldest.end()

    def remove_page(self, page: OpenPage) -> None:
        """Stop counting a page."""
        for crowd in self._crowds.values():
            crowd.remove_member(page)

    def bucket_of(self, network: str) -> RateBucket:
        """The rate limit of a network's strangers. Of too many networks the one that came first is dropped."""
        if network not in self._buckets and len(self._buckets) >= MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return self._buckets.setdefault(network, RateBucket(STRANGERS_PACE[0], self.now()))


class PageLimits:
    """An ASGI middleware that limits pages, and closes WebSockets that Flet would keep for ever.

    These are pages that never register, that disconnect before that, or that send frames which are costly to read.
    Unless it's `open_to_all`, all pages are the owner's.
    """

    def __init__(self, app: Asgi, open_to_all: bool = False) -> None:
        self._app = app
        self._open_to_all = open_to_all
        self._pages = OpenPages(lambda: time.monotonic_ns() // 1_000_000)
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
                await self._serve_page(scope, receive, send)
            finally:
                self._open -= 1

    async def _serve_page(self, scope: Scope, receive: Receive, send: Send) -> None:
        loop = asyncio.get_running_loop()
        registered = False

        async def receive_limited() -> Message:
            message = await receive()
            frame = message.get("bytes") or b""
            if not is_cheap_to_read(frame) or (page.standing != "owner" and len(frame) > LONGEST):
                message = {"type": "websocket.disconnect", "code": 1009}
            if message["type"] == "websocket.disconnect":
                loop.call_later(CLOSE_TIMEOUT if registered else 0, app.cancel)
            return message

        async def send_and_note(message: Message) -> None:
            nonlocal registered
            if message["type"] == "websocket.send" and not registered:
                registered = True
                timer.cancel()
            with suppress(OSError):  # the page has just disconnected
                await send(message)

        page = OpenPage(self._pages, network_of((scope.get("client") or ("",))[0]), lambda: app.cancel())
        if not self._open_to_all:
            page.set_standing("owner")
        known: dict[str, Any] = {**scope, PAGE_KEY: page}
        app = asyncio.ensure_future(self._app(known, receive_limited, send_and_note))
        timer = loop.call_later(REGISTERING, app.cancel)
        try:
            await asyncio.wait([app])
        finally:
            timer.cancel()
            app.cancel()
            self._pages.remove_page(page)
        if app.cancelled():
            with suppress(OSError):
                await send({"type": "websocket.close", "code": 1008})
        else:
            app.result()
