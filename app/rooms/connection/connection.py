"""The line to a room: frames as they come, whatever happens to it meanwhile, and commands.

Reading this in brings httpx: it is imported where somebody opens or joins a room.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from functools import partial
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from app.platform.background import IN_BROWSER, off_loop
from store.rooms.client import NoAnswer, NoStream, RoomClient
from store.rooms.frames import Frame
from store.rooms.refused import RoomRefused
from store.sync.connection import Client, connect

if not IN_BROWSER:  # which has a TLS of its own, and trusts by no fingerprint
    from store.rooms.pin import WrongHost, trust

SHORTEST: Final = 0.3  # seconds until a line that broke is tried again, and each time twice as long
LONGEST: Final = 5.0
IMPOSTOR: Final = "impostor"
LEFT_OPEN: Final = 2  # streams that ended before they brought anything, until frames are asked for one by one
OVER: Final = ("token", "invitation", "room", "closed", "version", "host_only")  # words after which nothing comes


class Impostor(Exception):
    """Who answers at an address is not the host whose certificate is known."""


async def connect_to_host(address: str, pin: str) -> tuple[Client, str]:
    """What speaks to a host, and the address to be asked: TLS with the one certificate of that fingerprint (or as any
    site has it, where there is none). Impostor where another is shown, NoAnswer where a host that has one cannot be
    reached.
    """
    if not pin or IN_BROWSER:
        # What a host answers says itself that it is not to be kept; else a browser would ask before each request.
        return await off_loop(partial(connect, cache="default")), address
    found = urlsplit(address)
    try:
        trusted = await trust(found.hostname or "", found.port or 443, pin)
    except WrongHost as problem:
        raise Impostor(str(problem)) from None
    except (OSError, UnicodeError) as problem:
        raise NoAnswer(str(problem)) from None
    return await off_loop(partial(connect, trusted)), f"https://{found.netloc}"


def room_client(http: Client, address: str, room: str = "", token: str = "") -> RoomClient:
    """A client of one room."""
    return RoomClient(http, address, os.urandom, room, token)


class RoomConnection:
    """One line to one room. `take` gets each frame in its turn, `changed` is called when the line breaks or is there.

    `state` is "opening", "on", "lost" (it is tried again) or "over"; `word` says why where there is more to say. With a
    `pin` the host is spoken to over TLS alone, and only where its certificate is the one of that fingerprint.
    """

    def __init__(
        self,
        address: str,
        room: str,
        token: str,
        pin: str,
        take: Callable[[Frame], Awaitable[None]],
        changed: Callable[[], None],
    ) -> None:
        self.state: Literal["opening", "on", "lost", "over"] = "opening"
        self.word = ""
        self.seq = self.heard = 0
        self._address, self._room, self._token, self._pin = address, room, token, pin
        self._take, self._changed = take, changed
        self._client: RoomClient | None = None
        self._streams = True
        self._following: asyncio.Future[None] | None = None
        self._taking = False
        self._came = self._empty = 0  # frames; streams in a row that brought none

    async def run(self) -> None:
        """Follows the room until it is over, or the screen is left: cancel it then."""
        http, address = await self._reach()
        async with http:
            self._client = room_client(http, address, self._room, self._token)
            try:
                await self._keep_on(self._client)
            finally:
                if self._following is not None:
                    self._following.cancel()
                    await asyncio.wait([self._following])  # its stream ends before the connections do

    async def _reach(self) -> tuple[Client, str]:
        """What speaks to the host, as soon as it is there."""
        wait = SHORTEST
        while True:
            try:
                return await connect_to_host(self._address, self._pin)
            except Impostor:
                self._become("lost", IMPOSTOR)
            except NoAnswer:
                self._become("lost")
            await asyncio.sleep(wait)
            wait = min(LONGEST, 2 * wait)

    async def _why(self) -> str:
        """Why a host that was there is not reached: somebody else may have its address now."""
        try:
            http, _ = await connect_to_host(self._address, self._pin)
            await http.aclose()
        except Impostor:
            return IMPOSTOR
        except NoAnswer:
            pass
        return ""

    async def _keep_on(self, client: RoomClient) -> None:
        """Follows the room, over a new line wherever one breaks, until it is over."""
        wait = SHORTEST
        while self.state != "over":
            try:
                await client.hello()
                wait = SHORTEST
                self._become("on")
                self._following = asyncio.ensure_future(self._follow(client))
                await asyncio.wait([self._following])
                if not self._following.cancelled():
                    self._following.result()
            except RoomRefused as refused:
                if refused.word in OVER:
                    self._become("over", refused.word)
                    break
                await asyncio.sleep(wait)
            except (NoAnswer, NoStream):
                self._become("lost", await self._why() if self._pin else "")
                await asyncio.sleep(wait)
                wait = min(LONGEST, 2 * wait)

    async def do(self, k: str, **more: Any) -> int:
        """Does something once: the number of its entry. RoomRefused, NoAnswer."""
        if self._client is None:
            raise NoAnswer("there is no line yet")
        return await self._client.do(k, **more)

    async def hands(self, after: int) -> list[dict[str, Any]]:
        """The finished hands after a number. RoomRefused, NoAnswer."""
        if self._client is None:
            raise NoAnswer("there is no line yet")
        return await self._client.hands(after)

    async def code(self, invitation: str) -> tuple[str, int]:
        """A short code to be typed in the place of an invitation, and until when it counts (Unix ms). RoomRefused,
        NoAnswer."""
        if self._client is None:
            raise NoAnswer("there is no line yet")
        return await self._client.code(invitation)

    def again(self) -> None:
        """The device was asleep: what looks like a line may be none, and a new one goes on where it ended. A frame that
        has come is taken first."""
        if self._following is not None and not self._taking:
            self._following.cancel()

    def restart(self) -> None:
        """What came did not follow: all of it is asked for anew."""
        self.seq = 0

    async def _follow(self, client: RoomClient) -> None:
        """Frames until the line breaks."""
        while self._streams:
            before = self._came
            try:
                async with aclosing(client.stream(self.seq, self.heard)) as frames:
                    async for frame in frames:
                        await self._take_one(frame)
            except NoStream:
                self._empty = 0 if self._came > before else self._empty + 1
                self._streams = self._empty < LEFT_OPEN
                raise
        while True:
            for frame in await client.poll(self.seq, self.heard):
                await self._take_one(frame)

    async def _take_one(self, frame: Frame) -> None:
        self.seq = frame["seq"]
        self._came += 1
        if frame["k"] == "now":
            self.heard = frame["at"]
        self._taking = True
        try:
            await self._take(frame)
        finally:
            self._taking = False

    def _become(self, state: Literal["on", "lost", "over"], word: str = "") -> None:
        if (state, word) != (self.state, self.word):
            self.state, self.word = state, word
            self._changed()
