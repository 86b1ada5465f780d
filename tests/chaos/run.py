"""The run: four devices, their servers, and the faults."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from sqlite3 import connect

import httpx

from store.opening import FILE_NAME
from store.sync.account import Account, new_account
from store.sync.accounts import register_account
from store.sync.client import Sync
from store.sync.errors import SyncError
from tests.chaos.device import opened
from tests.running import end_process
from tests.sync.devices import end_what_is_in_play, picture
from tests.sync.servers import KintoProcess, Postgres

ROOT = Path(__file__).resolve().parents[2]
DAY = 24 * 3600 * 1000
SKEWS = (0, 3 * DAY, -700 * DAY, 3650 * DAY, -DAY // 2)
DEVICES = 4
LONGEST_CALM = 3.0  # seconds between two kills; a device takes about one to start
QUIET_ROUNDS = 6  # without news: more than from one comparison of all names to the next
MOST_ROUNDS = 100  # of syncing until there is no news; a fault that never ends is told, not waited for
FACTS = ("matches", "hands", "marks", "taps", "games", "person_marks", "players", "events")


@dataclass(frozen=True)
class Found:
    """The figures of a run.

    `acknowledged` counts events that a store has acknowledged; `lost` and `doubled` are on any device. `left_out` are
    those of the lost that are in a log but in no table: by device their kind, and the log's remark.
    """

    acknowledged: int
    lost: int
    left_out: tuple[tuple[str, str, str], ...]
    doubled: int
    device_kills: int
    server_kills: int
    requests: int
    faulted: int
    equal: bool


class Run:
    """Everything that runs, all of it stopped by its process id."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.rng = Random(seed)
        self.device_kills = self.server_kills = 0
        self.postgres = Postgres(folder / "server")
        self.postgres.start()
        self.kinto = KintoProcess(self.postgres.address)
        self.kinto.start()
        self.account: Account = new_account(self.kinto.address, os.urandom)
        asyncio.run(self._register())
        self.devices: dict[int, subprocess.Popen[bytes]] = {}
        for number in range(DEVICES):
            (folder / f"device-{number}").mkdir()
            self.start(number)

    async def _register(self) -> None:
        async with httpx.AsyncClient() as client:
            await register_account(client, self.account)

    def start(self, number: int) -> None:
        """Start a device, with a clock that is wrong by its own amount."""
        skew = self.rng.choice(SKEWS)
        command = [sys.executable, "-m", "tests.chaos.device", str(self.folder / f"device-{number}")]
        arguments = [self.account.device_code, str(skew), str(self.rng.randrange(1 << 30))]
        self.devices[number] = subprocess.Popen([*command, *arguments], cwd=ROOT, stdout=subprocess.PIPE)

    def wait(self) -> None:
        """Wait until every device runs."""
        for number, process in self.devices.items():
            if process.stdout is None or process.stdout.readline() != b"ready\n":
                raise RuntimeError(f"device {number} did not start")

    def kill(self, number: int) -> None:
        """Kill a device by SIGKILL; if it has ended by itself, it has found an error."""
        process = self.devices.pop(number)
        if process.poll() is not None:
            raise RuntimeError(f"device {number} ended by itself with {process.returncode}")
        end_process(process)
        self.device_kills += 1

    def crash(self, server: KintoProcess | Postgres) -> None:
        """Kill a server by SIGKILL, and start it again."""
        server.stop(signal.SIGKILL)
        self.server_kills += 1
        if isinstance(server, Postgres):
            (server.folder / "postmaster.pid").unlink(missing_ok=True)
        server.start()

    def back_up(self) -> None:
        """Copy the server's database."""
        self.postgres.stop(signal.SIGINT)
        shutil.copytree(self.postgres.folder, self.folder / "backup", symlinks=True)
        self.postgres.start()

    def restore(self) -> None:
        """Restore the server's database from that copy."""
        self.postgres.stop(signal.SIGKILL)
        self.server_kills += 1
        shutil.rmtree(self.postgres.folder)
        shutil.copytree(self.folder / "backup", self.postgres.folder, symlinks=True)
        self.postgres.take_over()
        self.postgres.start()

    def clone(self) -> None:
        """Restore a phone from a copy of another, and use both: they have the same id and the same unsent events."""
        self.kill(DEVICES - 2)
        self.kill(DEVICES - 1)
        shutil.rmtree(self.folder / f"device-{DEVICES}", ignore_errors=True)
        # What only the one that is overwritten had is kept as a fifth device: nothing may be lost by our own hand.
        (self.folder / f"device-{DEVICES - 1}").rename(self.folder / f"device-{DEVICES}")
        shutil.copytree(self.folder / f"device-{DEVICES - 2}", self.folder / f"device-{DEVICES - 1}")
        (self.folder / f"device-{DEVICES - 1}" / "requests").unlink(missing_ok=True)
        self.start(DEVICES - 2)
        self.start(DEVICES - 1)

    def stop(self) -> None:
        """Everything that still runs."""
        for process in self.devices.values():
            end_process(process)
        self.kinto.stop(signal.SIGKILL)
        self.postgres.stop(signal.SIGINT)


def run(seconds: float, seed: int = 7) -> Found:
    """Run for so long, let all devices sync without faults, and return the figures."""
    folder = Path(tempfile.mkdtemp(prefix="pocket-switch-chaos-"))
    (folder / "server").mkdir()
    folder.chmod(0o755)
    going = Run(folder, seed)
    try:
        _storm(going, seconds)
        for number in list(going.devices):
            going.kill(number)
        going.kinto.stop(signal.SIGKILL)
        going.kinto.start()
        asyncio.run(_peace(going))
        return _count(going)
    finally:
        going.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _storm(going: Run, seconds: float) -> None:
    going.wait()
    begun = time.monotonic()
    once = [(0.25, going.back_up), (0.45, going.clone), (0.7, going.restore)]
    while (gone := (time.monotonic() - begun) / seconds) < 1:
        time.sleep(going.rng.random() * min(LONGEST_CALM, seconds / 3))  # any moment is as good as another to die
        if once and gone >= once[0][0]:
            once.pop(0)[1]()
        elif going.rng.random() < 0.2:
            going.crash(going.rng.choice((going.kinto, going.postgres)))
        else:
            number = going.rng.choice(list(going.devices))
            going.kill(number)
            going.start(number)
    for _, deed in once:
        deed()


async def _peace(going: Run) -> None:
    """Sync every device without faults until none learns anything new."""
    folders = sorted(going.folder.glob("device-*"))
    for folder in folders:
        with closing(opened(folder)) as store:
            end_what_is_in_play(store)
    async with httpx.AsyncClient() as client:
        quiet, trouble = 0, ""
        for _ in range(MOST_ROUNDS):
            news = 0
            for folder in folders:
                with closing(opened(folder)) as store:
                    try:
                        outcome = await Sync(store.sync_log(), client, going.account).run_once()
                        news += outcome.new + outcome.sent
                    except SyncError as error:
                        trouble = str(error)
                        news += 1
            quiet = 0 if news else quiet + 1
            if quiet == QUIET_ROUNDS:
                return
    raise AssertionError(
        f"devices did not come to rest in {MOST_ROUNDS} rounds; their last trouble: {trouble or 'none'}"
    )


def _count(going: Run) -> Found:
    folders = sorted(going.folder.glob("device-*"))
    ledger = {line for folder in folders for line in (folder / "ledger").read_text().split()}
    lost = doubled = 0
    pictures, ids = [], []
    left_out: list[tuple[str, str, str]] = []
    for folder in folders:
        with closing(opened(folder)) as store:
            known = store.sync_log().event_ids()
            lost += len(ledger - set(known))
            pictures.append(picture(store))
            ids.append(known)
            assert store.find_damage() == ()
        with closing(connect(folder / FILE_NAME)) as raw:
            for table in FACTS:
                rows, different = raw.execute(f"SELECT count(*), count(DISTINCT uuid) FROM {table}").fetchone()
                doubled += rows - different
            # And whatever is in the log is a row, too, but for what was beaten by another device's.
            noted = raw.execute("SELECT kind, note FROM events WHERE note NOT IN ('', 'beaten')").fetchall()
            left_out += [(folder.name, kind, note) for kind, note in noted]
    requests = b"".join((folder / "requests").read_bytes() for folder in folders if (folder / "requests").exists())
    return Found(
        acknowledged=len(ledger),
        lost=lost + len(left_out),
        left_out=tuple(left_out),
        doubled=doubled,
        device_kills=going.device_kills,
        server_kills=going.server_kills,
        requests=len(requests),
        faulted=requests.count(b"f"),
        equal=all(each == pictures[0] for each in pictures) and all(each == ids[0] for each in ids),
    )
