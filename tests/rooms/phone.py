"""`python -m tests.rooms.phone FOLDER PLAYER SEED PORT …`: the phones of one player in every room, until it's killed.

Every frame and acknowledgement is written to a file before it's used.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx

from engine.bots import choose_move, make_bot
from engine.moves import PLAIN, SAY, WRONG_CARD, move_text
from engine.play.view import View
from engine.play.view_table import read_view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, parse_rules
from store.rooms.client import HostUnreachable, RoomClient, StreamingUnsupported
from store.rooms.errors import RoomRefused
from store.rooms.frames import apply_frame
from tests.rooms.worker import HOST

CODE = "c" * 32
FAULTS = 0.06  # of requests that something happens to
TWICE = 0.2
ASLEEP = 0.004  # of looks, after which a phone is in a pocket
LONGEST_SLEEP = 20.0
EXPECTED = ("moved_on", "late", "no_hand", "bot_plays", "paused", "often", "busy", "closed", "illegal", "full")


def token(room: int, player: int) -> str:
    """The token of a player; that of player 0 is the host's, too."""
    return f"token of {player} in {room}".ljust(32, ".")


class Anywhere(httpx.AsyncBaseTransport):
    """Sends each request to a random worker; some are lost on their way there or back, some cut.

    It records how long it takes until a request is answered again.
    """

    def __init__(self, ports: list[int], rng: Random, note: Any) -> None:
        self._inner = httpx.AsyncHTTPTransport()
        self._ports, self._rng, self._note = ports, rng, note
        self._down: float | None = None

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        fault = self._rng.choice(("before", "after", "cut")) if self._rng.random() < FAULTS else ""
        if fault == "before":
            raise httpx.ConnectError("lost on the way there")
        request.url = request.url.copy_with(host="127.0.0.1", port=self._rng.choice(self._ports))
        request.headers["Host"] = HOST
        try:
            answer = await self._inner.handle_async_request(request)
        except httpx.HTTPError:
            self._down = self._down or time.time()
            raise
        if answer.status_code >= 500:
            self._down = self._down or time.time()
        elif self._down:
            self._note(back=[self._down, time.time()])
            self._down = None
        if fault == "after":
            await answer.aclose()
            raise httpx.ReadTimeout("lost on the way back")
        if fault == "cut":
            assert isinstance(answer.stream, httpx.AsyncByteStream)
            return httpx.Response(answer.status_code, headers=answer.headers, stream=Cut(answer.stream, self._rng))
        return answer


class Cut(httpx.AsyncByteStream):
    """A body that breaks off."""

    def __init__(self, stream: httpx.AsyncByteStream, rng: Random) -> None:
        self._stream, self._rng = stream, rng

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for part in self._stream:
            if self._rng.random() < 0.3:
                raise httpx.RemoteProtocolError("the connection is gone")
            yield part

    async def aclose(self) -> None:
        await self._stream.aclose()


class Phone:
    """One player's phone in one room, and in the rooms that follow it."""

    def __init__(self, folder: Path, number: int, room: str, player: int, rng: Random, ports: list[int]) -> None:
        self.player, self.rng = player, rng
        self._file = (folder / f"phone-{number}-{player}").open("a")
        self._http = httpx.AsyncClient(transport=Anywhere(ports, rng, self.note))
        self.client = RoomClient(self._http, f"http://{HOST}", os.urandom, room, token(number, player))
        self.known: dict[str, Any] = {"seq": 0}
        self.rules: Rules | None = None
        self.news = asyncio.Event()

    def note(self, **what: Any) -> None:
        """Write a line to the file, durably."""
        self._file.write(json.dumps({"room": self.client.room, **what}) + "\n")
        self._file.flush()

    async def live(self) -> None:
        """Follow the room and play, forever."""
        await asyncio.gather(self._follow(), self._play())

    async def _follow(self) -> None:
        while True:
            try:
                streams = self.rng.random() < 0.5
                frames = self.client.stream_frames(self.known["seq"]) if streams else self._poll()
                async for frame in frames:
                    self.note(frame=frame)
                    self.known = apply_frame(self.known, frame)
                    self.news.set()
                    if self.rng.random() < ASLEEP:
                        await asyncio.sleep(self.rng.random() * LONGEST_SLEEP)
                        break
                await frames.aclose()
            except (HostUnreachable, StreamingUnsupported, httpx.HTTPError):
                await asyncio.sleep(0.1)
            except RoomRefused as refused:
                if refused.code_word == "closed" and refused.details.get("next"):
                    self._go_on(str(refused.details["next"]))
                await asyncio.sleep(0.2)
            if self.known.get("r", {}).get("next"):
                self._go_on(self.known["r"]["next"])

    async def _poll(self) -> Any:
        for frame in await self.client.poll_frames(self.known["seq"]):
            yield frame

    def _go_on(self, room: str) -> None:
        self.client.room, self.known = room, {"seq": 0}

    def _view(self) -> View | None:
        r, v = self.known.get("r", {}), self.known.get("v", {})
        if not v:
            return None
        if self.rules is None:
            self.rules = parse_rules(r["rules"])
        seated = r["seated"]
        seat = seated.index(self.player) if self.player in seated else -1
        return read_view(v, compile_rules(self.rules, len(seated)), seat)

    async def _play(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await self.news.wait()
            self.news.clear()
            await asyncio.sleep(self.rng.random() * 0.4)
            try:
                await self._do_something()
            except RoomRefused as refused:
                if refused.code_word not in EXPECTED:
                    self.note(fault=f"{refused.code_word} {refused.details}")
            except HostUnreachable as error:
                self.note(silence=str(error)[:80])

    async def _do_something(self) -> None:
        r, seen, seq = self.known.get("r"), self._view(), self.known["seq"]
        if r is None or r["next"] or r["closed"]:
            return
        if r["seats"][self.player]["bot"]:
            await self._send("sit", seat=self.player, bot="", name="")
        elif r["over"]:
            if self.player == 0:
                await self._send("next")
        elif seen is None or seen.over:
            if all(seat["person"] for seat in r["seats"]) and self.rng.random() < 0.5:
                await self._send("deal")
        elif r["missed_at"] and seen.known_state.undeclared_seat not in (-1, seen.seat) and self.rng.random() < 0.4:
            await self._send("catch")
        elif seen.legal_moves:
            move = choose_move(make_bot("careless"), seen, Rng(self.rng.getrandbits(62)))
            if self.rng.random() < 0.5:  # the word is forgotten, or said too often
                move = move & PLAIN if move & SAY else move | SAY if not move & WRONG_CARD else move
            await self._send("move", at=seq, move=move_text(move))
        elif self.rng.random() < 0.01:
            await self._send("catch")

    async def _send(self, k: str, **more: Any) -> None:
        """Send a command, sometimes twice at once, and record its acknowledgement."""
        cid = self.client.new_command_id()

        async def once() -> None:
            room = self.client.room
            seq = await self.client.send_command(k, cid=cid, **more)
            if k not in ("deal",) or self.player == 0:
                self.note(ack=[self.player, cid, seq], at=time.time(), of=room, k=k)

        many = 2 if self.rng.random() < TWICE else 1
        done = await asyncio.gather(*(once() for _ in range(many)), return_exceptions=True)
        for each in done:
            if isinstance(each, BaseException):
                raise each


async def main(folder: Path, player: int, seed: int, ports: list[int]) -> None:
    """Run one player's phones in every room."""
    rooms = json.loads((folder / "rooms").read_text())
    rng = Random(seed)
    phones = [
        Phone(folder, number, room, player, Random(rng.getrandbits(32)), ports) for number, room in enumerate(rooms)
    ]
    print("ready", flush=True)
    await asyncio.gather(*(phone.live() for phone in phones))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), list(map(int, sys.argv[4:]))))
