"""An app and a worker of the version before work in one room with those of today.

The log, frames and commands that all must understand are unchanged. A log that only today's worker can fold is left to
it.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from engine.rules.reader import load_preset, ruleset_text
from store.rooms.client import HostUnreachable, RoomClient
from store.rooms.errors import RoomRefused
from store.rooms.refereeing.roles import hash_token
from tests.older_code import ROOT, extract
from tests.store.rooms.playing import run
from tests.store.rooms.shared import url
from tests.sync.servers import Postgres, free_port

BEFORE = "56e60e6042"
HOST = "rooms.test"
STARTING = 60.0  # seconds
RULES = load_preset("mau-mau", (), {"deal": 4})
#: What SEAT imports, under the names of today and of the version before.
NAMES_TODAY = """
from engine.bots import choose_move, make_bot
from store.rooms.client import HostUnreachable, RoomClient
from store.rooms.errors import RoomRefused
from store.rooms.frames import apply_frame
"""
NAMES_BEFORE = """
from engine.bots import bot as make_bot, choice as choose_move
from engine.play.view import View
from engine.rng import Rng
from store.rooms.client import NoAnswer as HostUnreachable, RoomClient
from store.rooms.frames import follow as apply_frame
from store.rooms.refused import RoomRefused
View.legal_moves, Rng.integer_below = View.legal, Rng.below
RoomClient.join_room, RoomClient.poll_frames = RoomClient.join, RoomClient.poll
RoomClient.send_command, RoomClient.fetch_hands = RoomClient.do, RoomClient.hands
"""
#: A seat that plays to the end of the match, each time at another worker; it prints the hands and what it knows then.
SEAT = """
import asyncio, json, os, sys
import httpx
from engine.moves import SAY, move_text
from engine.play.view_table import read_view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import parse_rules

async def main(room, token, code, name, seed, *addresses):
    rng, known = Rng(int(seed)), {"seq": 0}
    async with httpx.AsyncClient(headers={"Host": "rooms.test"}, trust_env=False) as http:
        clients = [RoomClient(http, address, os.urandom, room, token) for address in addresses]
        seat = await clients[0].join_room(code, name, f"{int(seed):032x}")
        print("here", flush=True)
        while not known.get("r", {}).get("over"):
            client = clients[rng.integer_below(len(clients))]
            try:
                for frame in await client.poll_frames(known["seq"]):
                    known = apply_frame(known, frame)
                if known.get("v"):
                    view = read_view(known["v"], compile_rules(parse_rules(known["r"]["rules"]), 2), seat)
                    if view.over:
                        await client.send_command("deal")
                    elif view.legal_moves:
                        move = choose_move(make_bot("careless"), view, rng) | (SAY if rng.integer_below(2) else 0)
                        await client.send_command("move", at=known["seq"], move=move_text(move))
            except (HostUnreachable, RoomRefused):
                pass
        print(json.dumps([await clients[0].fetch_hands(0), known["r"]["totals"], sys.modules["store"].__file__]))

asyncio.run(main(*sys.argv[1:]))
"""


@contextmanager
def worker(root: Path, port: int, database: Postgres) -> Iterator[None]:
    """Run a worker with the code in a folder."""
    command = [sys.executable, "-m", "store.rooms.postgres", "--host", HOST, "--port", str(port)]
    process = subprocess.Popen(command, cwd=root, env={**os.environ, "ROOMS_DATABASE": url(database)})
    try:
        yield
    finally:
        process.kill()
        process.wait()


async def open_room(addresses: list[str], token: str, code: str) -> str:
    """Open a room of two seats and two hands at the first worker, once all answer; return its id."""
    async with httpx.AsyncClient(headers={"Host": HOST}, trust_env=False) as http, asyncio.timeout(STARTING):
        for address in reversed(addresses):
            client = RoomClient(http, address, os.urandom, token=token)
            while True:
                with suppress(HostUnreachable, RoomRefused):
                    await client.fetch_host_info()
                    break
        agreed: dict[str, Any] = {
            "rules": ruleset_text(RULES),
            "seats": 2,
            "host": hash_token(token),
            "invitation": hash_token(code),
            "hands": 2,
            "calls": "all",
            "away": 0,
            "clock": 0,
            "bot": "steady",
        }
        return await client.open_room(**agreed)


async def deal(address: str, room: str, token: str) -> None:
    """Deal the first hand."""
    async with httpx.AsyncClient(headers={"Host": HOST}, trust_env=False) as http:
        await RoomClient(http, address, os.urandom, room, token).send_command("deal")


async def joins(address: str, room: str, code: str) -> str:
    """Return the word with which joining is refused, "" if it isn't. The request is sent only once."""
    asked = {
        "cid": secrets.token_hex(16), "code": code, "token": secrets.token_hex(16), "name": "Cy", "person": "5" * 32,
        "watch": False,
    }  # fmt: skip
    async with httpx.AsyncClient(headers={"Host": HOST}, trust_env=False) as http:
        answer = await http.post(f"{address}/v1/rooms/{room}/join", json=asked)
    return str(answer.json().get("error", ""))


def test_apps_and_workers_of_the_version_before_play_a_match_with_todays(database: Postgres, tmp_path: Path) -> None:
    extract(BEFORE, tmp_path, "engine", "store")
    ports = [free_port(), free_port()]
    addresses = [f"http://127.0.0.1:{port}" for port in ports]
    tokens, code = [secrets.token_hex(16), secrets.token_hex(16)], secrets.token_hex(16)
    with worker(tmp_path, ports[0], database), worker(ROOT, ports[1], database):
        room = run(open_room(addresses, tokens[0], code))
        seats = []
        for number, (root, names) in enumerate(((ROOT, NAMES_TODAY), (tmp_path, NAMES_BEFORE))):
            command = [sys.executable, "-c", names + SEAT, room, tokens[number], code, f"Player {number}", str(number)]
            seats.append(subprocess.Popen([*command, *addresses], cwd=root, stdout=subprocess.PIPE, text=True))
            assert seats[-1].stdout and seats[-1].stdout.readline() == "here\n"
        run(deal(addresses[0], room, tokens[0]))
        told = [json.loads(seat.communicate(timeout=STARTING)[0]) for seat in seats]
        later = run(open_room(addresses[::-1], tokens[0], code))
        assert [run(joins(address, later, code)) for address in addresses] == ["busy", ""]
    assert [Path(each[2]).parents[1] for each in told] == [ROOT, tmp_path]
    assert told[0][:2] == told[1][:2] and [each["n"] for each in told[0][0]] == [1, 2]
