"""The check of a running server, rooms in several databases, and the kit that sets up a server."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from store.rooms.check import CheckFailed, check_room_server
from store.rooms.log import MemoryLog
from store.rooms.postgres.shards import ShardedLog, ShardedSignals, shard_order
from store.rooms.referee import Referee
from store.rooms.refereeing.roles import hash_token
from store.rooms.server import RoomServer, RoomServerSettings
from store.rooms.signals import LocalSignals
from store.server.__main__ import main as write_kit
from tests.store.rooms.playing import Playing, table
from tests.store.rooms.shared import clear, postgres_log
from tests.sync.servers import Postgres


@asynccontextmanager
async def served(around: Callable[[ASGIApp], ASGIApp] = lambda app: app, **host: Any) -> AsyncIterator[str]:
    """Run a server on loopback, and yield its URL."""
    door = socket.create_server(("127.0.0.1", 0))
    name = f"127.0.0.1:{door.getsockname()[1]}"
    referee = Referee(MemoryLog(), lambda: time.time_ns() // 1_000_000, os.urandom)
    server = RoomServer(referee, RoomServerSettings(frozenset([name]), **host))
    serving = uvicorn.Server(uvicorn.Config(around(server.app), log_level="error", timeout_graceful_shutdown=1))
    task = asyncio.create_task(serving.serve([door]))
    try:
        yield f"http://{name}"
    finally:
        serving.should_exit = True
        await server.close()
        await task


async def looked_at(address: str, key: str = "") -> list[str]:
    async with httpx.AsyncClient(trust_env=False) as http:
        return await check_room_server(http, address, key, min_long_poll=0.5)


def held_back(app: ASGIApp) -> ASGIApp:
    """Wrap an app as a proxy that sends a stream only when it has ended."""

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        async def gathers(message: Any) -> None:
            if message["type"] == "http.response.body" and message.get("more_body") and message["body"] != b"":
                return
            await send(message)

        await app(scope, receive, gathers)

    return around


async def test_a_server_is_looked_at_from_end_to_end() -> None:
    async with served() as address:
        found = await looked_at(address)
        assert len(found) == 8 and "NOT encrypted" in found[0] and "seen at once by a stream" in found[5]
    async with served(held_back) as address:
        assert "held back" in (await looked_at(address))[5]


async def fault(work: Awaitable[Any]) -> str:
    with pytest.raises(CheckFailed) as caught:
        await work
    return str(caught.value)


async def test_hosting_faults_have_a_message() -> None:
    async with served(long_poll_seconds=0.1) as address:
        assert "not held" in await fault(looked_at(address))
        assert "--host" in await fault(looked_at(address.replace("127.0.0.1", "localhost")))
    async with served(key=hash_token("k" * 20)) as address:
        assert "ROOMS_KEY" in await fault(looked_at(address))
        assert len(await looked_at(address, "k" * 20)) == 8
    assert "nobody answers" in await fault(looked_at(address))


async def test_rooms_are_in_one_of_two_databases_and_stay_there(database: Postgres) -> None:
    """Two workers share two databases; after a third is added, existing rooms are found where they are."""

    clear(database)
    database.run("DROP SCHEMA IF EXISTS second CASCADE")
    database.run("CREATE SCHEMA second")
    second = "postgres?options=-csearch_path%3Dsecond"
    async with (
        postgres_log(database) as (log, signals),
        postgres_log(database, second) as (other, other_signs),
    ):

        async def played(seed: int, *logs: Any) -> Playing:
            playing = table(seats=2, seed=seed)
            playing.log = ShardedLog(logs)
            playing.referee = Referee(
                playing.log, playing.wall, playing.chance, signals=ShardedSignals([signals, other_signs][: len(logs)])
            )
            await playing.fill()
            await playing.host("deal")
            return playing

        before = [await played(seed, log) for seed in range(4)]
        after = [await played(seed, log, other) for seed in range(10, 16)]
        places = {shard_order(each.id, 2)[0] for each in after}
        assert places == {0, 1}
        kept = [len(database.run(f"SELECT DISTINCT room FROM {where}room_log")) for where in ("", "second.")]
        assert sum(kept) == 10 and kept[1] == sum(shard_order(each.id, 2)[0] for each in after)
        again = Referee(ShardedLog([log, other]), before[0].wall, before[0].chance, signals=LocalSignals())
        for each in (*before, *after):
            frames = await again.frames_after(each.id, "token of player 00", 0)
            assert frames[0]["seq"] == each.room.seq
            player, move = each.some_move()
            each.referee = again
            await each.move(move, player)
        for each in after:
            assert [bool(await one.read_entries(each.id)) for one in (log, other)].count(True) == 1


def test_the_kit_keeps_its_key_and_its_secret(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["rooms.example.org", "--root", str(tmp_path), "--workers", "3", "--origin", "https://app.example"]
    assert write_kit([*asked, "--rooms-key"]) == 0
    key = capsys.readouterr().out.strip().rpartition(" ")[2]
    folder = tmp_path / "etc/pocket-switch-sync"
    first = [(folder / name).read_text() for name in ("kinto.ini", "rooms.env")]
    assert f"ROOMS_KEY={hash_token(key)}\n" in first[1] and key not in "".join(first)
    assert write_kit(asked) == 0
    assert [(folder / name).read_text() for name in ("kinto.ini", "rooms.env")] == first
    said = capsys.readouterr().out
    assert "pocket-switch-rooms@8890 pocket-switch-rooms@8891 pocket-switch-rooms@8892" in said
    unit = (tmp_path / "etc/systemd/system/pocket-switch-rooms@.service").read_text()
    assert "--host rooms.example.org --port %i --origin https://app.example\n" in unit and "Restart=always" in unit
    nginx = (tmp_path / "etc/nginx/sites-available/pocket-switch-sync").read_text()
    assert nginx.count("{") == nginx.count("}") and nginx.count("server 127.0.0.1:889") == 3
    for line in (
        "include /var/www/pocket-switch/nginx.con[f];",
        "access_log off;",
        "error_log /var/log/nginx/error.log crit;",
        "proxy_buffering off;",
        "proxy_read_timeout 60s;",
        "X-Forwarded-For $remote_addr;",
    ):
        assert line in nginx
    backup = (tmp_path / "etc/systemd/system/pocket-switch-sync-backup.service").read_text()
    assert backup.count("$(date +%%a).dump") == 2
