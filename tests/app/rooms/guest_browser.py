"""A guest's browser without a screen: joins a room over HTTP, follows its pictures, and taps what they offer."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from app.rooms.memberships.invitation import RoomInvitation
from tests.app.at_table import BUTTONS

PATIENCE = 20.0


class GuestBrowser:
    """A browser at one host. `pictures` are all pictures that it was sent."""

    def __init__(self, http: httpx.AsyncClient, address: str, room: str, lang: str = "en") -> None:
        self.http, self.address, self.room, self.lang = http, address, room, lang
        self.pictures: list[dict[str, Any]] = []
        self.ended = False  # by a newer page
        self._numbers = itertools.count(1)
        self._news = asyncio.Event()

    @property
    def picture(self) -> dict[str, Any]:
        """The newest picture."""
        return self.pictures[-1] if self.pictures else {}

    async def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        """Post JSON as the page does, and return the response."""
        known = {"origin": self.address, "content-type": "application/json", **headers}
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self.http.post(self.address + path, content=content, headers=known)

    async def join(self, invitation: RoomInvitation, name: str, **more: Any) -> httpx.Response:
        """Join the room as a player, and return the response."""
        asked = {"secret": invitation.secret, "name": name, "lang": self.lang, **more}
        return await self.post(f"/r/{self.room}/join", asked)

    async def tap(self, ident: str) -> int:
        """Tap an id, and return the status of the response."""
        return (await self.post(f"/r/{self.room}/tap", {"n": next(self._numbers), "tap": ident})).status_code

    async def tap_until_done(self, ident: str) -> int:
        """Tap an id, again while another tap is running, as the page does; return the status of the response."""
        while (status := await self.tap(ident)) == 429:
            await asyncio.sleep(0)
        return status

    async def follow(self) -> None:
        """Follow the pictures until the stream ends, also into the next room."""
        while True:
            path = f"{self.address}/r/{self.room}/see?lang={self.lang}"
            async with self.http.stream("GET", path, timeout=PATIENCE) as answer:
                assert answer.status_code == 200, answer.status_code
                if answer.headers["content-type"] == "application/json":
                    await answer.aread()
                    self.room = answer.json()["moved"]
                    continue
                async for line in answer.aiter_lines():
                    if data := line.removeprefix("data:"):
                        self._take(data)
            if self.ended:
                return

    def _take(self, data: str) -> None:
        if data == "0":
            self.ended = True
        else:
            self.pictures.append(json.loads(data))
        self._news.set()

    async def until(self, condition: Callable[[], object]) -> None:
        """Return when a condition holds; it's checked with every picture."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self._news.clear()
                await self._news.wait()

    @asynccontextmanager
    async def following(self) -> AsyncIterator[None]:
        """Follow the pictures within the block."""
        following = asyncio.create_task(self.follow())
        try:
            yield
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    # --- what the page shows ---------------------------------------------------------------

    @property
    def cards(self) -> list[str]:
        """Return the ids of the own cards."""
        return [card["tap"] for card in self.picture.get("table", {}).get("hand", ())]

    @property
    def panel(self) -> str:
        """Return the id of the open panel, "" for none."""
        return str(self.picture.get("panel", {}).get("id", ""))

    @property
    def said(self) -> dict[str, str]:
        """Return the spoken text of everything that can be tapped, by its id."""
        return dict(spoken(self.picture))

    @property
    def something_to_do(self) -> str:
        """Return the id to tap next so that the hand goes on, "" while another player acts."""
        table, panel = self.picture.get("table", {}), self.picture.get("panel")
        if panel or not table:
            return ""
        if "choice" in table:
            return str(table["choice"]["codes"][0]["tap"])
        offered = [card["tap"] for card in table.get("hand", ()) if card.get("may")]
        buttons = [each["tap"] for each in table.get("buttons", ()) if each["tap"] in BUTTONS]
        return next(iter([*offered, *buttons]), "")


def spoken(value: Any) -> list[tuple[str, str]]:
    """Return the pairs of `tap` and `say` in a part of a picture."""
    if isinstance(value, dict):
        own = [(value["tap"], value["say"])] if "tap" in value and "say" in value else []
        return own + [pair for each in value.values() for pair in spoken(each)]
    return [pair for each in value for pair in spoken(each)] if isinstance(value, list) else []


@asynccontextmanager
async def browser(address: str, room: str, lang: str = "en", cookies: Any = None) -> AsyncIterator[GuestBrowser]:
    """Open a browser with these cookies."""
    async with httpx.AsyncClient(trust_env=False, cookies=cookies, timeout=PATIENCE) as http:
        yield GuestBrowser(http, address, room, lang)
