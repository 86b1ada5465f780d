"""Rooms: joining and opening one, its lobby, its table during a hand, its menu and sayings, its end; and the lobby of a
room on a server, whose host can change.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket
import tempfile
import time
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from app.data import CLOCK
from app.new_table.setup import LAST_TABLE, SeatSetup, Setup, to_text
from app.rooms.host.hosting import LOG_FILE
from app.rooms.host.listener import start_listener
from app.rooms.memberships.storage import SECRET_FILE
from app.rooms.memberships.stored_memberships import LocalPerson, Membership, RoomSecret, memberships_text
from app.stored.memberships import KEY
from engine.rules.reader import load_preset
from store.file_permissions import write_private_file
from store.opening import open_store
from store.rooms.sqlite_log import SqliteLog
from tests.pictures.doing import bottom, tapped_all
from tests.pictures.taking import House, Screen
from tests.store.rooms.playing import CODE, HOST_TOKEN, Playing
from tests.web.driver import Phone
from tests.web.front import Front

MOVES = 12
OVER = 1000  # moves: more than a hand has
AHEAD = 600_000  # ms
TRUSTED = "SSL_CERT_FILE"
TABLE = Setup("switch", tuple(map(SeatSetup, ("Ann", "Ben", "Cleo", "Grandmother"))), ("runs",), hands=3)


async def _fill(folder: Path, moves: int) -> str:
    """Store a room that this device hosts, after so many moves of its hand (-1: no hand yet); return its id."""
    log = SqliteLog(folder / LOG_FILE)
    rules = load_preset("switch", ("runs",))
    room = Playing(rules, 4, 5, log, hands=3, calls="self")
    # A hand that is over ended in a while: else the next one would be dealt by itself before somebody looks.
    room.wall.now = time.time_ns() // 1_000_000 + (AHEAD if moves >= OVER else -AHEAD)
    await room.open()
    for token, name in ((HOST_TOKEN, "Ann"), (secrets.token_hex(16), "Ben"), (secrets.token_hex(16), "Grandmother")):
        await room.join(token, name)
    if moves >= 0:
        await room.do(HOST_TOKEN, "sit", seat=3, bot="careless", name="Cleo")
        await room.host("deal")
        for _ in range(moves):
            if room.room.hand_in_play is None:
                break
            player = room.room.player_to_act()
            if room.room.seats[player].bot_level:
                room.wall.now += 1000
                await room.referee.do_what_is_due(room.id)
            else:
                await room.step()
            if (
                moves < OVER
                and room.room.hand_in_play
                and room.room.player_to_act() == 0
                and len(room.room.hand_in_play.steps) >= moves
            ):
                break
    log.close()
    return room.id


def _sit_there(folder: Path, room: str, address: str, names: Collection[str]) -> dict[str, str]:
    """Make this device host of a room at an address, and return the routes of its screens by name."""
    folder.mkdir(parents=True, exist_ok=True)
    with open_store(folder, CLOCK) as store:
        membership = Membership(room, address, "Switch", "Ann", is_host=True)
        store.settings.set_text(KEY, memberships_text(LocalPerson("Ann", "0" * 32), (membership,)))
        store.settings.set_text(LAST_TABLE, to_text(TABLE))
        write_private_file(folder / SECRET_FILE, json.dumps({room: asdict(RoomSecret(HOST_TOKEN, CODE))}).encode())
    return dict.fromkeys(names, f"/rooms/{room}")


def _filled(folder: Path, moves: int) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as beside:  # the browser's driver has this thread's loop
        return beside.submit(asyncio.run, _fill(folder, moves)).result()


def _house(moves: int, *screens: Screen) -> House:
    """Return a data folder with a room whose log is on this device."""
    names = [each.name for each in screens if not each.route]

    def fill(folder: Path, _: Collection[str]) -> dict[str, str]:
        return _sit_there(folder, _filled(folder, moves), "http://127.0.0.1:0", names)

    return House(fill, screens)


def _served(moves: int, *screens: Screen) -> House:
    """Return a data folder with a room whose log is on a server."""
    there: list[str] = []

    @contextmanager
    def beside() -> Iterator[None]:
        with tempfile.TemporaryDirectory() as made:
            folder, door = Path(made), socket.create_server(("127.0.0.1", 0))
            room = _filled(folder, moves)
            with Front(folder, int(door.getsockname()[1])) as front, _trusted(folder / "server.pem"):
                server = start_listener(door, front.name, folder / LOG_FILE, folder / "certificate", "", {})
                there[:] = [room, f"https://{front.name}"]
                try:
                    yield
                finally:
                    server.stop()

    def fill(folder: Path, names: Collection[str]) -> dict[str, str]:
        room, address = there
        return _sit_there(folder, room, address, names)

    return House(fill, screens, beside)


@contextmanager
def _trusted(certificate: Path) -> Iterator[None]:
    """Let apps that start within the block trust a certificate."""
    before = os.environ.get(TRUSTED)
    os.environ[TRUSTED] = str(certificate)
    try:
        yield
    finally:
        os.environ.pop(TRUSTED) if before is None else os.environ.update({TRUSTED: before})


def _open_as_guest(phone: Phone) -> None:
    """Leave the host's lobby for the guest page at its address."""
    address = phone.spoken("lobby-address")
    phone.page.goto("about:blank")
    phone.page.goto(f"{address}/")
    phone.page.locator("#join").wait_for()
    phone.page.evaluate("document.activeElement.blur()")  # no blinking cursor in the picture


HOUSES = (
    _house(
        -1,
        Screen("home-room", "/", "home-room"),
        Screen("rooms", "/rooms", "join-do"),
        Screen("room-lobby", "", "lobby-square"),
        Screen("room-lobby-end", "", "lobby-square", bottom),
        Screen("room-seat", "", "lobby-square", tapped_all("chair-2")),
        Screen("room-own-seat", "", "lobby-square", tapped_all("lobby-own")),
        Screen("room-terms", "", "lobby-square", tapped_all("lobby-change")),
        Screen("guest-join", "", "lobby-address", _open_as_guest),
    ),
    _house(
        MOVES,
        Screen("room-table", "", "card-"),
        Screen("room-say", "", "card-", tapped_all("talk")),
        Screen("room-menu", "", "card-", tapped_all("menu")),
        Screen("room-who", "", "card-", tapped_all("menu", "menu-room")),
    ),
    _house(OVER, Screen("room-over", "", "hand-over")),
    _served(-1, Screen("room-served", "", "lobby-square", tapped_all("chair-2"))),
    _served(
        MOVES,
        Screen("room-hand-on", "", "card-", tapped_all("menu", "menu-room", "chair-2")),
    ),
)
