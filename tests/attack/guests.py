"""A guest with a seat, and strangers without one, attack a host's page: by what they send, tap and pretend to be."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from typing import Any

import httpx

from app.rooms.memberships.invitation import RoomInvitation
from engine.cards import CARD_TEXT
from engine.rules.reader import load_preset, ruleset_text
from store.rooms.client import RoomClient
from store.rooms.refereeing.roles import hash_token
from tests.app.rooms.guest_browser import GuestBrowser
from tests.attack._room import Room, hosted
from tests.attack._row import Meter, Row

CODE = "c" * 32
BODIES: tuple[Any, ...] = (
    b"", b"{", b"[" * 4000, b"[]" * 2000, b'{"n":' * 500, b"\xff" * 100, b"x" * 100_000, b"NaN", [], "x", {},
    {"n": 1 << 70, "tap": "stock", "x": [[]]}, {"n": [1], "tap": "stock"}, {"n": 1, "tap": {"tap": "stock"}},
    {"secret": "x" * 43, "name": "Eve"}, {"secret": [], "name": {}}, {"code": 7},
)  # fmt: skip
HEADERS = (
    {"host": "evil.example"},
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"content-type": "text/plain"},
    {"cookie": "seat=" + "f" * 32},
    {"cookie": "seat=../../x"},
)
FILES = ("/../rooms.sqlite", "/cards/..%2f..%2fpyproject.toml", "/fonts/OFL.txt", "/assets/icon.png", "/r/x/see", "/ws")
ROUNDS = 60


def attack(share: float) -> Iterator[Row]:
    """Yield rows at a table at which the guest sits."""
    with hosted() as room:
        for kind in (_malformed, _foreign, _not_offered):
            yield asyncio.run(_at_table(room, kind, max(1, int(ROUNDS * share))))


async def _at_table(room: Room, kind: Any, rounds: int) -> Row:
    async with httpx.AsyncClient(trust_env=False) as http, httpx.AsyncClient(trust_env=False) as mine:
        token = secrets.token_hex(16)
        opener = RoomClient(http, room.address, os.urandom, token=room.key)
        opened = await opener.open_room(
            rules=ruleset_text(load_preset("switch")), seats=2, host=hash_token(token), invitation=hash_token(CODE),
            hands=0, calls="self", away=0, clock=0, bot="steady",
        )  # fmt: skip
        host = opener.client_for_room(opened, token)
        await host.join_room(CODE, "Ann", secrets.token_hex(16))
        guest = GuestBrowser(mine, room.address, opened)
        await guest.join(RoomInvitation(room.address, opened, CODE), "Eve")
        async with guest.following():
            await guest.until(lambda: guest.panel == "lobby")
            await host.send_command("deal")
            await guest.until(lambda: guest.cards)
            meter = Meter(f"requests of a guest: {kind.__name__.strip('_')}", room.process)
            for _ in range(rounds):
                await kind(guest, meter)
            if guest.ended or (await mine.get(f"{room.address}/r/{opened}/see?after=0")).status_code != 200:
                meter.let_through("the guest's own page has ended")
        return meter.row()


async def _malformed(guest: GuestBrowser, meter: Meter) -> None:
    """Send malformed bodies."""
    for path in (f"/r/{guest.room}/tap", f"/r/{guest.room}/join", "/find"):
        for body in BODIES:
            with meter.attempt():
                _judge(meter, await guest.post(path, body), f"{path} {str(body)[:40]}")


async def _foreign(guest: GuestBrowser, meter: Meter) -> None:
    """Send requests from other sites, with other names and for other seats, and for files."""
    for headers in HEADERS:
        for path in (f"/r/{guest.room}/tap", f"/r/{guest.room}/join"):
            with meter.attempt():
                _judge(meter, await guest.post(path, {"n": 1, "tap": "menu"}, **headers), f"{path} {headers}")
    for path in FILES:
        with meter.attempt():
            _judge(meter, await guest.http.get(guest.address + path), path)


async def _not_offered(guest: GuestBrowser, meter: Meter) -> None:
    """Tap cards of others, buttons of the host, and unknown ids."""
    idents = [f"card-{text}" for text in CARD_TEXT if f"card-{text}" not in guest.cards]
    for ident in [*idents[:: len(idents) // 8], "lobby-close", "lobby-deal", "next-hand", "rematch", "__class__"]:
        with meter.attempt():
            _judge(meter, await guest.post(f"/r/{guest.room}/tap", {"n": 1, "tap": ident}), ident)


def _judge(meter: Meter, answer: httpx.Response, what: str) -> None:
    """Record a response that isn't a refusal."""
    if not 400 <= answer.status_code < 500 or "set-cookie" in answer.headers:
        meter.let_through(f"{what}: {answer.status_code}")
