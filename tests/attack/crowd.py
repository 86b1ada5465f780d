"""Strangers who crowd a room: unfinished requests, pages without a seat and one that taps all it can. Meanwhile people
who were invited join, all from one address as behind a router, and see each other's moves.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx

from app.rooms.memberships.invitation import RoomInvitation
from engine.bots import choose_move, make_bot
from engine.moves import move_text
from engine.play.view_table import read_view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, ruleset_text
from store.rooms.client import RoomClient
from store.rooms.errors import RoomRefused
from store.rooms.frames import Frame, apply_frame
from store.rooms.refereeing.roles import hash_token
from tests.app.rooms.guest_browser import GuestBrowser
from tests.attack._room import Room, hosted
from tests.attack._row import Meter, Row, memory
from tests.attack._server import HOST
from tests.attack._strangers import strangers
from tests.bench.figure import share as percentile
from tests.running import PATIENCE

CODE = "c" * 32
MOVES = 300
JOINING = 30
BROWSERS = 8
SEEN = 0.5  # seconds until the others see a move, of 95 in a hundred
RULES = load_preset("switch")
FAMILY = "127.0.0.9" if sys.platform == "linux" else HOST


def attack(share: float) -> Iterator[Row]:
    """Yield rows for joining and playing among strangers."""
    with hosted() as room:
        asyncio.run(_plays(room, max(10, int(MOVES * share)) // 4))  # what is read in with the first moves
        with strangers(room.address):
            yield asyncio.run(_joins(room))
            yield asyncio.run(_pages(room))
            before = memory(room.process, "VmRSS")
            times = asyncio.run(_plays(room, max(10, int(MOVES * share))))
        worst = percentile(times, 0.95)
        more = max(0.0, memory(room.process, "VmHWM") - before)
        yield Row("moves until the others see them, p95", len(times), (), more, worst, most=SEEN)


async def _open(room: Room, http: httpx.AsyncClient, seats: int) -> RoomClient:
    """Open a room, and return the client of its host."""
    token = secrets.token_hex(16)
    opener = RoomClient(http, room.address, os.urandom, token=room.key)
    asked: dict[str, Any] = {
        "rules": ruleset_text(RULES),
        "seats": seats,
        "host": hash_token(token),
        "invitation": hash_token(CODE),
        "hands": 0,
        "calls": "self",
        "away": 0,
        "clock": 0,
        "bot": "steady",
    }
    return opener.client_for_room(await opener.open_room(**asked), token)


async def _joins(room: Room) -> Row:
    """Let a class of invited devices join, all from one address."""
    meter = Meter("invited devices that join from one address", room.process)
    async with httpx.AsyncClient(trust_env=False) as http:
        hosts = [await _open(room, http, 4) for _ in range(-(-JOINING // 4))]
    for n in range(JOINING):
        way = httpx.AsyncHTTPTransport(local_address=FAMILY)
        async with httpx.AsyncClient(transport=way, trust_env=False) as http:
            device = RoomClient(http, room.address, os.urandom, hosts[n // 4].room, f"{n:032x}")
            with meter.attempt():
                try:
                    await device.join_room(CODE, f"Player {n}", f"{n:032x}")
                    assert (await device.poll_frames(0))[0]["k"] == "all"
                except Exception as problem:
                    meter.let_through(f"device {n} was kept out: {type(problem).__name__}: {problem}")
    return meter.row()


async def _pages(room: Room) -> Row:
    """Let browsers open a room's link and watch it: each must get the room, and stay connected."""
    meter = Meter("invited browsers that open the link", room.process)
    transport = httpx.AsyncHTTPTransport(local_address=FAMILY)
    async with httpx.AsyncClient(transport=transport, trust_env=False) as http:
        invitation = RoomInvitation(room.address, (await _open(room, http, 4)).room, CODE)
        browsers, following = [], []
        for n in range(BROWSERS):
            mine = httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=FAMILY), trust_env=False)
            browsers.append(GuestBrowser(mine, room.address, invitation.room))
            with meter.attempt():
                shell = await mine.get(room.address)
                joined = await browsers[-1].join(invitation, f"Guest {n}", watch=True)
                if (shell.status_code, joined.status_code) != (200, 200):
                    meter.let_through(f"browser {n} was kept out: {shell.status_code}, {joined.status_code}")
            following.append(asyncio.create_task(browsers[-1].follow()))
        await asyncio.sleep(1.0)  # in which strangers go on opening pages
        for n, (each, task) in enumerate(zip(browsers, following, strict=True)):
            if not each.pictures or task.done():
                meter.let_through(f"browser {n} was shown nothing, or ended")
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        for each in browsers:
            await each.http.aclose()
    return meter.row()


async def _plays(room: Room, moves: int) -> list[float]:
    """Let two people play so many moves; return the seconds from sending each until the other has its frame."""
    sent: dict[int, float] = {}
    seen: list[float] = []
    async with httpx.AsyncClient(trust_env=False) as http:
        host = await _open(room, http, 2)
        people = [RoomClient(http, room.address, os.urandom, host.room, secrets.token_hex(16)) for _ in range(2)]
        for n, each in enumerate(people):
            await each.join_room(CODE, f"Player {n}", f"{n:032x}")

        async def sit(n: int) -> None:
            known: dict[str, Any] = {"seq": 0}
            rng = Rng(n)
            async for frame in people[n].stream_frames(0):
                known = apply_frame(known, frame)
                if frame["k"] == "move" and frame["by"] == 1 - n and frame["seq"] in sent:
                    seen.append(time.perf_counter() - sent.pop(frame["seq"]))
                if len(seen) >= moves:
                    return
                await _act(people[n], host, known, frame, n, rng)

        async def _act(me: RoomClient, host: RoomClient, known: dict[str, Any], frame: Frame, n: int, rng: Rng) -> None:
            if not known["v"] or known["v"].get("over"):
                if n == 0:
                    with suppress(RoomRefused):
                        await host.send_command("deal")
                return
            view = read_view(known["v"], compile_rules(RULES, len(known["r"]["seated"])), known["you"])
            if view.legal_moves:
                sent[known["seq"] + 1] = time.perf_counter()
                with suppress(RoomRefused):
                    await me.send_command(
                        "move", at=known["seq"], move=move_text(choose_move(make_bot("careless"), view, rng))
                    )

        async with asyncio.timeout(4 * PATIENCE):
            playing = [asyncio.ensure_future(sit(n)) for n in range(2)]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    return seen
