"""`python -m tests.chaos.transfer [--rounds N] [--seed N] [--repeat]`: two devices move to each other while each is
killed at any instant; 1 if anything is lost or doubled, or they differ in the end.

Each round starts a process that shows a code and one that uses it, both of which play on, and kills one of them with
SIGKILL after a random time. With `--repeat`, the two are paired: both live on and call each other again and again, over
lines that are cut, and each round kills one of them and starts it again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from app.platform import paths
from app.platform.own_network import ADDRESS_VARIABLE
from app.sync.transfer.code import read_code
from app.sync.transfer.exchange_by_code import exchange_by_code
from app.sync.transfer.host import TransferHost
from store.sync.errors import SyncError
from tests.chaos.device import opened, play_on
from tests.chaos.paired import run_lives
from tests.sync.devices import Device, every_match

LONGEST = 3.0  # seconds until one of the two is killed
DEEDS = 6  # in a round


async def show(folder: Path, seed: int) -> None:
    """Show a code on the standard output, and play on."""
    store, rng = opened(folder), Random(seed)
    host = TransferHost(store, lambda progress: None)
    print(host.start("127.0.0.1").text, flush=True)
    for _ in range(DEEDS):
        play_on(store, folder, rng)
        await asyncio.sleep(rng.random() / 4)
    await asyncio.sleep(60)


async def use(folder: Path, seed: int, text: str) -> None:
    """Exchange by a code, and play on."""
    store, rng = opened(folder), Random(seed)

    async def play_meanwhile() -> None:
        for _ in range(DEEDS):
            play_on(store, folder, rng)
            await asyncio.sleep(rng.random() / 4)

    playing = asyncio.ensure_future(play_meanwhile())
    print("ready", flush=True)
    with suppress(SyncError):
        await exchange_by_code(store, read_code(text), lambda progress: None)
        print("done", flush=True)
    await playing


def started(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, paths.DATA_VARIABLE: str(folder), ADDRESS_VARIABLE: "127.0.0.1"}
    command = [sys.executable, "-m", "tests.chaos.transfer", *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def run_round(host: Path, guest: Path, rng: Random, kill: str) -> bool:
    """Run one exchange that is cut off by killing one side, "" for neither. Return whether it was done by then."""
    showing = started(host, "--show", str(host), "--seed", str(rng.random()))
    assert showing.stdout
    code = showing.stdout.readline().strip()
    using = started(guest, "--use", str(guest), "--code", code, "--seed", str(rng.random()))
    assert using.stdout
    using.stdout.readline()  # ready
    if kill:
        time.sleep(rng.random() * LONGEST)
        (showing if kill == "host" else using).kill()
    if kill == "host":
        using.kill()
    done = using.stdout.read()
    using.wait()
    showing.kill()
    showing.wait()
    return "done" in done


def main(arguments: Sequence[str]) -> int:
    """Run one side, or all rounds."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos.transfer", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--repeat", action="store_true", help="two paired devices that meet again and again")
    parser.add_argument("--show", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--use", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--code", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    seed = int.from_bytes(asked.seed.encode(), "big")
    if asked.show or asked.use:
        asyncio.run(show(asked.show, seed) if asked.show else use(asked.use, seed, asked.code))
        return 0
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        host, guest = Path(folder) / "host", Path(folder) / "guest"
        for each in (host, guest):
            each.mkdir()
        if asked.repeat:
            print(", ".join(f"{word} {count}" for word, count in run_lives((host, guest), asked.rounds, rng).items()))
            return report(host, guest)
        done = sum(run_round(host, guest, rng, rng.choice(("host", "guest"))) for _ in range(asked.rounds))
        quiet = 0
        while not run_round(host, guest, rng, "") and quiet < 5:
            quiet += 1
        print(f"{asked.rounds} rounds, {done} done before the kill")
        return report(host, guest)


def report(host: Path, guest: Path) -> int:
    """Exchange once more without disturbance, and print what became of everything. Return 1 if anything is wrong."""
    devices = Device(host), Device(guest)

    async def exchange() -> None:
        hosting = TransferHost(devices[0].store, lambda progress: None)
        os.environ[paths.DATA_VARIABLE] = str(host)
        code = await asyncio.to_thread(lambda: hosting.start("127.0.0.1"))
        await exchange_by_code(devices[1].store, code, lambda progress: None)
        await asyncio.to_thread(hosting.stop)

    asyncio.run(exchange())
    stored = {line for each in (host, guest) for line in (each / "ledger").read_text().split("\n") if len(line) == 32}
    known = [set(each.log.event_ids()) for each in devices]
    lost = len(stored - known[0]) + len(stored - known[1])
    found = [[match.uuid for match in every_match(each.store)] for each in devices]
    doubled = sum(len(each) - len(set(each)) for each in found)
    equal = devices[0].picture() == devices[1].picture() and known[0] == known[1]
    twice = max(each.log.status().overruled_events for each in devices)
    print(f"{len(stored)} events, {len(found[0])} matches, {twice} hands played on both")
    print(f"lost {lost}, doubled {doubled}, {'equal' if equal else 'NOT EQUAL'}")
    for each in devices:
        each.close()
    return int(bool(lost or doubled or not equal))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
