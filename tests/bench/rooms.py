"""Rooms over loopback: how soon others see a move, what a move costs a worker, bytes, and what a host costs.

The people are in this process, four at a table with streams of events; each worker has its own process. Tables a core
follow from a worker's processor time, in which other programs don't count; PostgreSQL's is given beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from engine.bots import choose_move, make_bot
from engine.moves import move_text
from engine.play.view_table import read_view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, load_preset, ruleset_text
from store.rooms.client import HostUnreachable, RoomClient
from store.rooms.errors import RoomRefused
from store.rooms.frames import apply_frame
from store.rooms.refereeing.roles import hash_token
from tests.bench.figure import Figure, share
from tests.rooms.worker import HOST
from tests.store.rooms.shared import url
from tests.sync.servers import Postgres, free_port, postgres

PEOPLE = 4
TABLES = 20
PACE = 2.0  # seconds from one move of a table to the next
HURRY = 0.3  # the same where it is the work of the processor that is measured: nobody may send faster
CODE = "c" * 32
TICK = os.sysconf("SC_CLK_TCK")
RULES = load_preset("switch")
SHORT = load_preset(
    "switch", (), {"deal": 2}
)  # with few cards each hand has words to forget, and moves that are held for them
FEW = 6  # tables with so few cards: who waits takes no processor


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this benchmark."""
    parser.add_argument("--seconds", type=float, default=20.0, help="of each part (%(default)s)")


def measure(seconds: float = 20.0) -> Iterator[Figure]:
    """Yield the figures of each kind of log with the same tables, in the same run."""
    costs: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, postgres() as database:
        with workers(1, database) as (ports, processes):
            paced = asyncio.run(play(ports, TABLES, PACE, seconds))
            yield Figure(f"move to seen, {TABLES} tables, p50", 1000 * share(paced.seen, 0.5), "ms")
            yield Figure(f"move to seen, {TABLES} tables, p95", 1000 * share(paced.seen, 0.95), "ms", 250, 60)
            held = asyncio.run(play(ports, FEW, HURRY, seconds / 2, SHORT)).held
            yield Figure("moves held by a missed word", len(held) / (PEOPLE - 1), "moves")
            yield Figure("moves held by a missed word, from sent to seen, p95", 1000 * share(held or [0.0], 0.95), "ms")
            yield Figure("bytes a move and seat by stream", paced.bytes / max(1, paced.frames), "bytes", 600, 250)
            before = _of_postgres(database)
            costs["postgres"], hurried = cost(ports, processes, seconds)
            shared = 1000 * (_of_postgres(database) - before) / max(1, hurried.moves)
        with workers(2, database) as (ports, _):
            two = asyncio.run(play(ports, TABLES, PACE, seconds))
            yield Figure("move to seen, two workers, p95", 1000 * share(two.seen, 0.95), "ms", 250, 60)
            yield Figure("moves played by two workers", two.moves, "moves")
        for name, file in (("sqlite", str(Path(folder) / "rooms.db")), ("memory", "-")):
            with embedded(file) as (ports, processes):
                costs[name], _ = cost(ports, processes, seconds / 2)
        for name, ms in costs.items():
            floor, goal = (300, 800) if name == "postgres" else (None, None)
            yield Figure(f"processor a move, {name}", ms, "ms")
            yield Figure(f"tables a core, {name}", 1000 * PACE / ms, "tables", floor, goal, more=True)
        yield Figure("processor a move, PostgreSQL's own", shared, "ms")
        with embedded(str(Path(folder) / "one.db")) as (ports, processes):
            asyncio.run(play(ports, 1, 0.2, 5))
            whole = _memory(processes[0].pid)
        yield Figure("memory of a host that is a process of its own", whole, "MB")
        yield Figure("memory of a host beside the store that an app has open", whole - _beside(), "MB", 60, 40)


@dataclass
class Seen:
    """The measurements: seconds from sending a move until each of the others had it."""

    seen: list[float] = field(default_factory=list)
    held: list[float] = field(default_factory=list)
    bytes: int = 0
    frames: int = 0
    moves: int = 0


def cost(ports: list[int], processes: list[subprocess.Popen[bytes]], seconds: float) -> tuple[float, Seen]:
    """Return the ms of the workers' processor time for each move with all its frames, while tables play as fast as
    possible.
    """
    before = sum(processor(each.pid) for each in processes)
    seen = asyncio.run(play(ports, TABLES, HURRY, seconds))
    return 1000 * (sum(processor(each.pid) for each in processes) - before) / max(1, seen.moves), seen


class Table:
    """Four people at one table, whose phones follow by streams."""

    def __init__(
        self, number: int, http: httpx.AsyncClient, ports: list[int], seen: Seen, pace: float, rules: Rules
    ) -> None:
        self.rng, self.seen, self.pace, self.rules = Random(number), seen, pace, rules
        self.people = [
            RoomClient(
                http, f"http://127.0.0.1:{self.rng.choice(ports)}", os.urandom, token=f"{number:08}{seat:08}" * 2
            )
            for seat in range(PEOPLE)
        ]
        self.known: list[dict[str, Any]] = [{"seq": 0} for _ in range(PEOPLE)]
        self.sent: dict[int, tuple[float, bool]] = {}
        self.news = asyncio.Event()
        self.over = False

    async def open(self) -> None:
        """Let everybody join, and deal a hand."""
        host = self.people[0]
        room = await host.open_room(
            rules=ruleset_text(self.rules),
            seats=PEOPLE,
            host=hash_token(host.token),
            invitation=hash_token(CODE),
            hands=1000,
            calls="all",
            away=0,
            clock=0,
            bot="steady",
        )
        for seat, each in enumerate(self.people):
            each.room = room
            await each.join_room(CODE, f"Player {seat}", f"{seat:032x}")
        await host.send_command("deal")

    async def follow(self, seat: int) -> None:
        """Run one phone."""
        client = self.people[seat]
        while not self.over:
            with suppress(httpx.HTTPError, HostUnreachable):
                async for frame in client.stream_frames(self.known[seat]["seq"]):
                    now = time.perf_counter()
                    self.known[seat] = apply_frame(self.known[seat], frame)
                    if frame["k"] == "move":
                        self.seen.frames += 1
                        event = f"id: {frame['seq']}\ndata: {json.dumps(frame, separators=(',', ':'))}\n\n"
                        self.seen.bytes += len(event)
                        if frame["by"] != seat and frame["seq"] in self.sent:
                            begun, held = self.sent[frame["seq"]]
                            (self.seen.held if held else self.seen.seen).append(now - begun)
                    self.news.set()
                    if self.over:
                        return

    async def play(self) -> None:
        """Make moves for the player to act, at the given pace."""
        await asyncio.sleep(self.rng.random() * self.pace)
        while not self.over:
            begun = time.perf_counter()
            with suppress(RoomRefused, HostUnreachable):
                await self._one()
            if wait := max(0.0, self.pace - (time.perf_counter() - begun)):
                await asyncio.sleep(wait)

    async def _one(self) -> None:
        ahead = max(self.known, key=lambda each: int(each["seq"]))
        seq = ahead["seq"]
        for seat in range(PEOPLE):
            known = self.known[seat]
            if known["seq"] < seq or not known.get("v"):
                continue
            view = read_view(known["v"], compile_rules(self.rules, PEOPLE), seat)
            if view.over:
                await self.people[0].send_command("deal")
                return
            if view.legal_moves:
                move = choose_move(make_bot("careless"), view, Rng(self.rng.getrandbits(62)))
                self.sent[seq + 1] = time.perf_counter(), bool(known["r"]["missed_at"])
                await self.people[seat].send_command("move", at=seq, move=move_text(move))
                self.seen.moves += 1
                return
        self.news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self.news.wait()


async def play(ports: list[int], tables: int, pace: float, seconds: float, rules: Rules = RULES) -> Seen:
    """Let so many tables play for so many seconds."""
    seen = Seen()
    async with AsyncExitStack() as stack:
        some = []
        for number in range(tables):
            # As nginx says from where it was asked: an address may open few rooms.
            headers = {"Host": HOST, "X-Forwarded-For": f"10.0.{number}.1"}
            http = await stack.enter_async_context(httpx.AsyncClient(headers=headers, trust_env=False))
            some.append(Table(number, http, ports, seen, pace, rules))
            await some[-1].open()
        seen.moves = 0
        tasks = [asyncio.create_task(each.follow(seat)) for each in some for seat in range(PEOPLE)]
        tasks += [asyncio.create_task(each.play()) for each in some]
        await asyncio.sleep(seconds)
        for each in some:
            each.over = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return seen


@contextmanager
def workers(many: int, database: Postgres) -> Iterator[tuple[list[int], list[subprocess.Popen[bytes]]]]:
    """Run so many workers over a database."""
    ports = [free_port() for _ in range(many)]
    environment = {**os.environ, "ROOMS_DATABASE": url(database)}
    command = [sys.executable, "-m", "store.rooms.postgres", "--host", HOST, "--port"]
    yield from _served([[*command, str(port)] for port in ports], ports, environment)


@contextmanager
def embedded(file: str) -> Iterator[tuple[list[int], list[subprocess.Popen[bytes]]]]:
    """Run a host with its log in a file, or in memory."""
    port = free_port()
    yield from _served([[sys.executable, "-m", "tests.rooms.host", file, str(port)]], [port], dict(os.environ))


def _served(
    commands: list[list[str]], ports: list[int], environment: dict[str, str]
) -> Iterator[tuple[list[int], list[subprocess.Popen[bytes]]]]:
    processes = [subprocess.Popen(command, env=environment) for command in commands]
    try:
        for port in ports:
            _wait(port)
        yield ports, processes
    finally:
        for process in processes:
            process.kill()
            process.wait()


def _wait(port: int) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/v1/hello", headers={"Host": HOST}, trust_env=False)
            return
        except httpx.HTTPError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def processor(pid: int) -> float:
    """Return the seconds of processor time that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def _of_postgres(database: Postgres) -> float:
    """Return the same for PostgreSQL and the processes that it has started, also those that have ended."""
    assert database._process is not None
    parent = database._process.pid
    total = 0.0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent or int(path.parent.name) == parent:
                total += (int(fields[11]) + int(fields[12])) / TICK
                if int(path.parent.name) == parent:
                    total += (int(fields[13]) + int(fields[14])) / TICK
    return total


def _beside() -> float:
    """Return the MB of a process that has a store open and hosts nothing."""
    program = (
        "from tests.kills._playing import CLOCK; from store.opening import open_in_memory; "
        "opened = open_in_memory(CLOCK); print(flush=True); input()"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", program], stdin=pipe, stdout=pipe) as process:
        assert process.stdout
        process.stdout.readline()
        found = _memory(process.pid)
        process.kill()
    return found


def _memory(pid: int) -> float:
    """Return the MB of memory that a process shares with no other."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1]) / 1024
    raise ValueError(f"no memory of {pid}")
