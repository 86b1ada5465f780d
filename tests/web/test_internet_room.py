"""A room on the internet with the static web app as a guest: a worker over PostgreSQL behind TLS, with another origin
than the app's. A program opens the room; the guest is a page in a real Chromium.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from playwright.sync_api import Browser

from app.rooms.memberships.invitation import RoomInvitation
from engine.bots import choose_move, make_bot
from engine.moves import SAY, move_text
from engine.play.view_table import read_view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, ruleset_text
from store.rooms.client import HostUnreachable, RoomClient
from store.rooms.errors import RoomRefused
from store.rooms.frames import apply_frame
from store.rooms.refereeing.roles import hash_token
from tests.store.rooms.shared import url
from tests.sync.servers import Postgres, free_port
from tests.web.at_room import play_until_seen
from tests.web.front import Front
from tests.web.static_site import Memory, Site, StaticPhone, built
from tests.web.table import Table

RULES = load_preset("mau-mau", (), {"deal": 4})
STARTING = 60.0  # seconds
MANY = 1000  # hands: none of them ends the match, as a target may


@contextmanager
def worker(database: Postgres, port: int, host: str, origin: str) -> Iterator[None]:
    """Run a worker of an internet server."""
    command = [sys.executable, "-m", "store.rooms.postgres", "--host", host, "--origin", origin, "--port", str(port)]
    process = subprocess.Popen(command, env={**os.environ, "ROOMS_DATABASE": url(database)})
    try:
        yield
    finally:
        process.kill()
        process.wait()


@dataclass
class Owner:
    """A program that opens a room, deals, and plays at its first seat, without ever making the declaration."""

    address: str
    host: str  # as the worker is asked for
    token: str = field(default_factory=lambda: secrets.token_hex(16))
    code: str = field(default_factory=lambda: secrets.token_hex(16))
    room: str = ""
    opened: threading.Event = field(default_factory=threading.Event)
    deal: threading.Event = field(default_factory=threading.Event)
    leave: threading.Event = field(default_factory=threading.Event)

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Play meanwhile, and leave the room at the end, whatever happens in the test."""
        thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        thread.start()
        try:
            yield
        finally:
            self.leave.set()
            thread.join()

    async def _run(self) -> None:
        async with httpx.AsyncClient(headers={"Host": self.host}, trust_env=False) as http:
            client = RoomClient(http, self.address, os.urandom, token=self.token)
            async with asyncio.timeout(STARTING):
                while not self.room:
                    with suppress(HostUnreachable, RoomRefused):
                        self.room = await client.open_room(
                            rules=ruleset_text(RULES),
                            seats=2,
                            host=hash_token(self.token),
                            invitation=hash_token(self.code),
                            hands=MANY,
                            calls="all",
                            away=0,
                            clock=0,
                            bot="steady",
                        )
            await client.join_room(self.code, "Ann", secrets.token_hex(16))
            self.opened.set()
            known, rng = {"seq": 0}, Rng(1)
            while not self.leave.is_set():
                with suppress(HostUnreachable, RoomRefused, TimeoutError):
                    async with asyncio.timeout(1):
                        for frame in await client.poll_frames(known["seq"]):
                            known = apply_frame(known, frame)
                with suppress(HostUnreachable, RoomRefused):
                    await self._act(client, known, rng)

    async def _act(self, client: RoomClient, known: dict, rng: Rng) -> None:  # type: ignore[type-arg]
        seen = read_view(known["v"], compile_rules(RULES, 2), 0) if known.get("v") else None
        if seen is None or seen.over:
            if self.deal.is_set():
                await client.send_command("deal")
                self.deal.clear()
        elif seen.legal_moves:
            await client.send_command(
                "move", at=known["seq"], move=move_text(choose_move(make_bot("careless"), seen, rng) & ~SAY)
            )


def test_the_web_app_is_a_guest_in_a_room_of_another_host(chrome: Browser, database: Postgres, tmp_path: Path) -> None:
    port = free_port()
    with Site(built(), heeding=True) as site, Front(tmp_path, port) as front:
        owner = Owner(f"http://127.0.0.1:{port}", front.name)
        with worker(database, port, front.name, site.origin), owner.playing():
            ben = StaticPhone(chrome, site, still=True, memory=Memory.NONE)
            devtools = ben.page.context.new_cdp_session(ben.page)
            devtools.send("Security.setIgnoreCertificateErrors", {"ignore": True})  # the front's is its own
            ben.open("/settings").tap("set-pace-none")
            assert owner.opened.wait(STARTING)
            ben.open("/rooms")
            ben.type("join-link", RoomInvitation(f"https://{front.name}", owner.room, owner.code).link)
            ben.type("join-name", "Ben")
            ben.tap("join-do")
            ben.wait("chair-2")
            assert ben.nameless() == []
            owner.deal.set()
            ben.nodes("card-").first.wait_for(state="attached")
            held = sorted(Table(ben).cards)
            ben.new_tab()  # the page is killed, and somebody comes back
            devtools = ben.page.context.new_cdp_session(ben.page)
            devtools.send("Security.setIgnoreCertificateErrors", {"ignore": True})
            ben.open("/").tap("home-room")
            ben.nodes("card-").first.wait_for(state="attached")
            assert sorted(Table(ben).cards) == held
            path = f"/v1/rooms/{owner.room}/do"
            play_until_seen([Table(ben)], lambda seen: seen.hands > 0 and front.asked["POST", path] > 5, owner.deal.set)
            # A browser asks whether it may once for an address, not once for each request.
            assert front.asked["OPTIONS", path] == 1, front.asked
            # What happens comes by one stream for each of the two pages.
            assert front.asked["GET", f"/v1/rooms/{owner.room}/frames"] <= 4, front.asked
            ben.open("/history").nodes("match-").first.wait_for(state="attached")
            # Ann may have moved on while a finger was on its way: the page is told so, and shows what there is now.
            assert [fault for fault in ben.faults if not re.fullmatch(rf"409 \S+{path}", fault)] == []
            ben.close()
