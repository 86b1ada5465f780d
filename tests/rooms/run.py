"""The run: four rooms, two workers, one PostgreSQL, four processes of phones, and the faults."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from engine.rules.reader import load_preset, ruleset_text
from store.opening import open_store
from store.rooms.client import HostUnreachable, RoomClient
from store.rooms.entry import SettleCalls, read_entry
from store.rooms.errors import RoomRefused
from store.rooms.fold import RoomState, ended_hand_table, room_table
from store.rooms.frames import Frame, RoomFrames, apply_frame, make_snapshot
from store.rooms.refereeing.roles import hash_token
from tests.bench.figure import share
from tests.kills._playing import CLOCK
from tests.rooms.phone import CODE, Anywhere, token
from tests.rooms.worker import HOST
from tests.running import end_process
from tests.store.rooms.playing import Client
from tests.store.rooms.shared import url
from tests.store.rooms.test_secrecy import Watched, named_in
from tests.sync.servers import Postgres, free_port

ROOT = Path(__file__).resolve().parents[2]
ROOMS = PEOPLE = 4
WORKERS = 2
GAMES = ("switch", "mau-mau", "crazy-eights", "switch-black-jack")
CLOCKS = (0, 0, 400, -400, 1500, -1500)  # ms that a worker's clock is off
LONGEST_CALM = 3.0  # seconds between two kills
UP = 30.0  # seconds that something may take to start
AFTER = 1.0  # seconds after PostgreSQL is up in which a silence is put down to it


@dataclass(frozen=True)
class Found:
    """The figures of a run.

    `acknowledged` counts commands that were answered: of these `lost` aren't in the log at their number, `doubled` are
    there twice. `hands_wrong` counts hands that a history doesn't have exactly once and unchanged; `leaks` frames with
    something that the seat may not see. `back_p95_s` are seconds from the first request without an answer to the next
    one with an answer, after a worker was killed. `equal` is whether all phones have what the log says in the end.
    """

    acknowledged: int
    lost: int
    doubled: int
    worker_kills: int
    log_kills: int
    client_kills: int
    hands: int
    hands_wrong: int
    leaks: int
    back_p50_s: float
    back_p95_s: float
    back_log_p95_s: float
    equal: bool
    broken: int
    rooms: int
    entries: int
    frames: int
    faults: dict[str, int] = field(default_factory=dict)


class Run:
    """All running processes, which are ended by their ids."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.rng = folder, Random(seed)
        self.postgres = Postgres(folder / "server")
        self.postgres.start()
        self.ports = [free_port() for _ in range(WORKERS)]
        self.workers: dict[int, subprocess.Popen[bytes]] = {}
        self.phones: dict[int, subprocess.Popen[bytes]] = {}
        self.kills: dict[str, list[float]] = {"worker": [], "log": [], "phone": []}
        self.log_down: tuple[list[float], list[float]] = [], []
        for port in self.ports:
            self.start_worker(port)
        self.rooms = asyncio.run(self._open())
        (folder / "rooms").write_text(json.dumps(self.rooms))
        for player in range(PEOPLE):
            self.start_phones(player)

    def start_worker(self, port: int) -> None:
        """Start a worker, with a clock that is wrong by its own amount."""
        numbers = (port, self.rng.choice(CLOCKS), self.rng.getrandbits(30))
        command = [sys.executable, "-m", "tests.rooms.worker", *map(str, numbers)]
        environment = {**os.environ, "ROOMS_DATABASE": url(self.postgres)}
        self.workers[port] = subprocess.Popen(command, cwd=ROOT, env=environment)

    def start_phones(self, player: int) -> None:
        """Start the phones of a player."""
        numbers = (player, self.rng.getrandbits(30), *self.ports)
        command = [sys.executable, "-m", "tests.rooms.phone", str(self.folder), *map(str, numbers)]
        self.phones[player] = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)

    async def _open(self) -> list[str]:
        async with self.http() as http:
            rooms = []
            for number in range(ROOMS):
                host = RoomClient(http, f"http://{HOST}", os.urandom, token=token(number, 0))
                agreed: dict[str, Any] = {
                    "rules": ruleset_text(load_preset(GAMES[number], (), {"turn.limit": 120})), "seats": PEOPLE,
                    "host": hash_token(token(number, 0)), "invitation": hash_token(CODE), "hands": 3, "calls": "all",
                    "away": 20, "clock": 40, "bot": "steady",
                }  # fmt: skip
                until = time.monotonic() + UP
                while True:
                    try:
                        rooms.append(await host.open_room(**agreed))
                        for player in range(PEOPLE):
                            client = RoomClient(http, f"http://{HOST}", os.urandom, rooms[-1], token(number, player))
                            person = f"{number * 16 + player:032x}"
                            assert await client.join_room(CODE, f"Player {player}", person) == player
                        break
                    except HostUnreachable:
                        if time.monotonic() > until:
                            raise
        return rooms

    def http(self) -> httpx.AsyncClient:
        """Return an HTTP client without faults."""
        calm = Random(1)
        calm.random = lambda: 1.0  # type: ignore[method-assign]
        return httpx.AsyncClient(transport=Anywhere(self.ports, calm, lambda **_: None))

    def kill_worker(self) -> None:
        """Kill a worker by SIGKILL while the other one runs, and start it again, as systemd does."""
        for port in self.ports:
            self.wait(port)
        port = self.rng.choice(self.ports)
        self.kills["worker"].append(time.time())
        end_process(self.workers.pop(port))
        self.start_worker(port)

    def wait(self, port: int) -> None:
        """Wait until a worker answers."""
        until = time.monotonic() + UP
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                httpx.get(f"http://127.0.0.1:{port}/v1/hello", headers={"Host": HOST}, trust_env=False)
                return
            time.sleep(0.05)
        raise RuntimeError("a worker did not start")

    def kill_both(self) -> None:
        """Kill a worker and PostgreSQL by SIGKILL at once."""
        self.kill_worker()
        self.kill_log()

    def kill_log(self) -> None:
        """Kill PostgreSQL by SIGKILL; it recovers."""
        self.kills["log"].append(time.time())
        self.postgres.stop(signal.SIGKILL)
        (self.postgres.folder / "postmaster.pid").unlink(missing_ok=True)
        self.postgres.start()
        self.log_down[0].append(self.kills["log"][-1])
        self.log_down[1].append(time.time())

    def kill_phones(self) -> None:
        """Kill a player's phones by SIGKILL, and start them again."""
        player = self.rng.randrange(PEOPLE)
        process = self.phones.pop(player)
        if process.poll() is not None:
            raise RuntimeError(f"the phones of {player} ended by themselves with {process.returncode}")
        self.kills["phone"].append(time.time())
        end_process(process)
        self.start_phones(player)

    def stop(self) -> None:
        """End everything that still runs."""
        for process in (*self.phones.values(), *self.workers.values()):
            end_process(process)
        self.postgres.stop(signal.SIGINT)


def run(seconds: float, seed: int = 7) -> Found:
    """Run for so long, wait until everything is at rest, and return the figures."""
    folder = Path(tempfile.mkdtemp(prefix="pocket-switch-rooms-"))
    (folder / "server").mkdir()
    folder.chmod(0o755)
    going = Run(folder, seed)
    try:
        _storm(going, seconds)
        for process in going.phones.values():
            end_process(process)
        going.phones.clear()
        return asyncio.run(_count(going))
    finally:
        going.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _storm(going: Run, seconds: float) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < seconds:
        time.sleep(going.rng.random() * LONGEST_CALM)  # any moment is as good as another to die
        chance = going.rng.random()
        if chance < 0.6:
            going.kill_worker()
        elif chance < 0.75:
            going.kill_log()
        elif chance < 0.8:
            going.kill_both()
        else:
            going.kill_phones()


class OnEntry:
    """What the phones have written to their files."""

    def __init__(self, folder: Path) -> None:
        self.acks: list[tuple[str, int, str, int, str]] = []
        self.frames: dict[tuple[str, int], list[Frame]] = {}
        self.backs: list[tuple[float, float]] = []
        self.faults: Counter[str] = Counter()
        for path in sorted(folder.glob("phone-*")):
            player = int(path.name.rpartition("-")[2])
            for line in path.read_text().splitlines():
                try:
                    told = json.loads(line)
                except ValueError:
                    continue  # the last line of one that was killed
                if "ack" in told:
                    self.acks.append((told["of"], *told["ack"], told["k"]))
                elif "frame" in told:
                    self.frames.setdefault((told["room"], player), []).append(told["frame"])
                elif "back" in told:
                    self.backs.append(tuple(told["back"]))
                elif "fault" in told or "silence" in told:
                    self.faults[told.get("fault") or f"silence: {told['silence']}"] += 1


class Played:
    """A room according to its log, with what each seat may have been sent."""

    def __init__(self, texts: list[str]) -> None:
        self.room = RoomState(read_entry(texts[0]))
        frames = RoomFrames(self.room)
        for player in range(PEOPLE):
            frames.frames_since(player, 1)
        clients = [Client("", player, self.room.rules) for player in range(PEOPLE)]
        watched = [Watched(client) for client in clients]
        self.found: dict[tuple[int, str], list[int]] = {}
        self.sent: list[dict[int, tuple[Frame, Frame]]] = [{} for _ in clients]  # by seq, a frame and a snapshot
        self.seen: list[dict[int, frozenset[str]]] = [{} for _ in clients]
        for text_of in texts[1:]:
            entry = read_entry(text_of)
            happened = self.room.apply_entry(entry)
            seq = self.room.seq
            frames.add_for_entry(entry, happened)
            mine = [(entry.author, entry.command_id)] if entry.command_id else []
            if isinstance(entry.act, SettleCalls):
                mine += [(seat, cid) for seat, cid in entry.act.callers if cid]
            for each in mine:
                self.found.setdefault(each, []).append(seq)
            for player, seen in enumerate(watched):
                seen.look(self.room, happened)
                self.seen[player][seq] = frozenset(seen.seen)
                last = frames.frames_since(player, seq - 1)[-1]
                self.sent[player][seq] = json.loads(json.dumps([last, make_snapshot(self.room, player)]))

    def leaks(self, player: int, frames: list[Frame]) -> int:
        """Return how many frames have something that the seat may not see."""
        wrong = 0
        for frame in frames:
            known = self.sent[player].get(frame["seq"])
            ends = "hand" in frame
            named = set() if ends else named_in(frame)
            wrong += known is None or frame not in known or not named <= self.seen[player][frame["seq"]]
        return wrong


async def _count(going: Run) -> Found:
    told = OnEntry(going.folder)
    async with going.http() as http:
        rooms, ends = await _rest(going, http)
        logs = {
            room: [
                row[0] for row in going.postgres.run("SELECT entry FROM room_log WHERE room = %s ORDER BY seq", room)
            ]
            for room in rooms
        }
        played = {room: Played(texts) for room, texts in logs.items()}
        lost = sum(played[room].found.get((who, cid)) is None for room, who, cid, _, k in told.acks if k != "next")
        lost += sum(
            seq not in played[room].found.get((who, cid), [seq]) for room, who, cid, seq, k in told.acks if k != "next"
        )
        hands, wrong = await _hands(going, http, rooms, played)
    return Found(
        acknowledged=len(told.acks),
        lost=lost,
        doubled=sum(len(where) > 1 for each in played.values() for where in each.found.values()),
        worker_kills=len(going.kills["worker"]),
        log_kills=len(going.kills["log"]),
        client_kills=len(going.kills["phone"]) * ROOMS,
        hands=hands,
        hands_wrong=wrong,
        leaks=sum(played[room].leaks(player, frames) for (room, player), frames in told.frames.items()),
        equal=all(
            ends[room, player] == apply_frame({}, json.loads(json.dumps(make_snapshot(played[room].room, player))))
            for room, player in ends
        ),
        broken=sum(each.room.closed == "broken" for each in played.values()),
        rooms=len(rooms),
        entries=sum(map(len, logs.values())),
        frames=sum(map(len, told.frames.values())),
        faults=dict(told.faults),
        **_backs(going, told),
    )


def _backs(going: Run, told: OnEntry) -> dict[str, Any]:
    """Return after how many seconds requests were answered again, by what was killed."""
    by_worker, by_log = [], []
    for begun, ended in told.backs:
        if any(kill - 0.5 <= ended and begun <= up + AFTER for kill, up in zip(*going.log_down, strict=True)):
            by_log.append(ended - begun)
        else:
            by_worker.append(ended - begun)
    return {
        "back_p50_s": round(share(by_worker or [0.0], 0.5), 3),
        "back_p95_s": round(share(by_worker or [0.0], 0.95), 3),
        "back_log_p95_s": round(share(by_log or [0.0], 0.95), 3),
    }


async def _rest(going: Run, http: httpx.AsyncClient) -> tuple[list[str], dict[tuple[str, int], dict[str, Any]]]:
    """Return the ids of all rooms, paused if they go on, and what each seat's phone knows in the end."""
    rooms: list[str] = []
    ends: dict[tuple[str, int], dict[str, Any]] = {}
    for number, room in enumerate(going.rooms):
        while room:
            rooms.append(room)
            host = RoomClient(http, f"http://{HOST}", os.urandom, room, token(number, 0))
            with suppress(RoomRefused):
                await _surely(lambda host=host: host.send_command("pause"))
            for player in range(PEOPLE):
                client = RoomClient(http, f"http://{HOST}", os.urandom, room, token(number, player))
                known: dict[str, Any] = {"seq": 0}
                frames = await _surely(lambda client=client: client.poll_frames(0))
                for frame in frames:
                    known = apply_frame(known, frame)
                ends[room, player] = known
            room = ends[room, 0]["r"]["next"]
    return rooms, ends


async def _surely(ask: Any) -> Any:
    for _ in range(50):
        try:
            return await ask()
        except HostUnreachable:
            await asyncio.sleep(0.2)
    raise RuntimeError("nobody answers in peace")


async def _hands(going: Run, http: httpx.AsyncClient, rooms: list[str], played: dict[str, Played]) -> tuple[int, int]:
    """Return how many hands were finished, and how many aren't in every history exactly once and unchanged."""
    hands = wrong = 0
    for player in range(PEOPLE):
        (going.folder / f"history-{player}").mkdir()
        with open_store(going.folder / f"history-{player}", CLOCK) as store:
            expected = []
            for room in rooms:
                state = played[room].room
                number = next(number for number in range(ROOMS) if state.terms.host == hash_token(token(number, 0)))
                client = RoomClient(http, f"http://{HOST}", os.urandom, room, token(number, player))
                told = await _surely(client.fetch_hands)
                mine = json.loads(json.dumps([ended_hand_table(state, each) for each in state.ended_hands]))
                wrong += told != mine
                for hand in (*told, *told):
                    store.rooms.add_hand(room_table(state, player), hand)
                expected += [hand["hand"] for hand in mine]
            matches = store.matches.read_page(limit=10_000).matches
            kept = [hand.uuid.replace("-", "") for match in matches for hand in store.hands.hands_of_match(match.id)]
            wrong += sorted(expected) != sorted(kept)
            hands = len(expected)
    return hands, wrong
