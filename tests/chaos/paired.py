"""Two paired devices that meet again and again, over lines that are cut, while each is killed at any instant."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

from app.platform import paths
from app.platform.own_network import ADDRESS_VARIABLE
from app.rooms.memberships.storage import file_secrets
from app.stored.key_values import KeyValues
from app.sync.pairing.exchange import exchange_with_paired
from app.sync.pairing.listener import PairingListener
from app.sync.pairing.own_device import PairingDraft, load_or_make_own_device
from app.sync.pairing.stored_pairings import SECRET_FILE, Pairings
from store.errors import InvalidState, StoreError
from store.store import Store
from store.sync.errors import SyncError
from tests.chaos.device import opened, play_on
from tests.sync.devices import play

HOST = "127.0.0.1"
LONGEST = 4.0  # seconds until one of the two is killed
CHECK = 0.02  # seconds
DEEDS = 24  # of one life of a device; then it only exchanges
CUT_AFTER = (800, 60_000)  # bytes of a connection that is cut
CUT_SHARE = 0.4  # of all connections


def pairs_of(store: Store, folder: Path) -> Pairings:
    """Return the pairs that are stored in a folder."""
    return Pairings(KeyValues(store, lambda handler: handler), file_secrets(folder / SECRET_FILE))


async def live(folder: Path, seed: str, through: int) -> None:
    """Play, listen, and call the other device through a port, until killed."""
    store, rng = opened(folder), Random(seed)
    pairings = pairs_of(store, folder)
    await pairings.load_secrets()
    (stored,) = pairings.all()
    pairing = replace(stored, other=replace(stored.other, port=through))
    there = pairings.find_account(pairing.id)
    assert there
    own = load_or_make_own_device(folder, store.device_id(), folder.name, HOST, pairings.port)
    listener = PairingListener(
        store,
        folder,
        pairings.find_account,
        lambda id: print("called", flush=True),
        lambda id, address, said: own.introduction.to_json(),
        lambda id: None,
        pairings.beacon_keys,
        lambda id, address, port: None,
    )
    await asyncio.to_thread(listener.ensure_listening, pairings.port)
    print("ready", flush=True)
    deeds = 0
    while True:
        for _ in range(min(rng.randrange(4), DEEDS - deeds)):
            play_first_match(store)
            play_on(store, folder, rng)
            deeds += 1
        try:
            await exchange_with_paired(store, pairing, there.secret, own.introduction, lambda said, address: None)
            print("met", flush=True)
        except SyncError as error:
            print(error.trouble, flush=True)
        except StoreError as error:
            print(error.cause, flush=True)
        await asyncio.sleep(rng.random())


def play_first_match(store: Store) -> None:
    """Play a hand of the match that both devices have had longest, so that both play the same hand."""
    going = [
        each for each in store.matches.read_page(limit=100).matches if each.state == "open" and each.kind == "played"
    ]
    if going:
        match = min(going, key=lambda each: each.uuid)
        with suppress(StoreError, InvalidState):
            play(store, store.leases.acquire(match.id, "chaos", "chaos", take_over=True), match)


def pair(folders: tuple[Path, Path]) -> tuple[int, int]:
    """Pair the devices of two folders with each other, and return their ports."""

    async def agree() -> tuple[int, int]:
        stores = [opened(folder) for folder in folders]
        drafts = []
        for store, folder in zip(stores, folders, strict=True):
            drafts.append(PairingDraft(load_or_make_own_device(folder, store.device_id(), folder.name, HOST, 0)))
        one, other = drafts
        answer = other.answer_offer("", HOST, one.offer.to_json())
        assert answer
        one.accept_answer(other.own.introduction, HOST)
        for store, folder, draft in zip(stores, folders, drafts, strict=True):
            assert draft.found
            draft.own.store_certificate(folder)
            await pairs_of(store, folder).add(draft.found, draft.own.introduction.port)
            store.close()
        return one.own.introduction.port, other.own.introduction.port

    return asyncio.run(agree())


def relay_to(port: int, rng: Random, counts: list[int]) -> socket.socket:
    """Return a listening socket that leads to a port. Many connections are cut somewhere; `counts` counts all, and
    those.
    """
    relay = socket.create_server((HOST, 0))

    def accept() -> None:
        with suppress(OSError):  # the relay is closed
            while True:
                connection, _ = relay.accept()
                left = rng.randint(*CUT_AFTER) if rng.random() < CUT_SHARE else 1 << 40
                threading.Thread(target=_carry, args=(connection, port, [left], counts), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    return relay


def _carry(near: socket.socket, port: int, left: list[int], counts: list[int]) -> None:
    """Carry bytes between a connection and a port, until one ends it or `left` bytes have passed."""
    counts[0] += 1
    with suppress(OSError), near, socket.create_connection((HOST, port)) as far:

        def pump(source: socket.socket, target: socket.socket) -> None:
            with suppress(OSError):
                while left[0] > 0 and (part := source.recv(512)):
                    left[0] -= len(part)
                    target.sendall(part)
                for each in (source, target):
                    each.shutdown(socket.SHUT_RDWR)

        back = threading.Thread(target=pump, args=(far, near), daemon=True)
        back.start()
        pump(near, far)
        back.join()
    counts[1] += left[0] <= 0


def started(folder: Path, seed: float, through: int) -> subprocess.Popen[bytes]:
    """Start a device, which listens on return. What it says is written to a file of its folder."""
    file = folder / "said"
    before = lines_of(file).count("ready")
    environment = {**os.environ, paths.DATA_VARIABLE: str(folder), ADDRESS_VARIABLE: HOST}
    command = [sys.executable, "-m", "tests.chaos.paired", str(folder), str(seed), str(through)]
    with file.open("a") as said:
        device = subprocess.Popen(command, env=environment, stdout=said)
    while lines_of(file).count("ready") == before and device.poll() is None:
        time.sleep(CHECK)
    return device


def lines_of(file: Path) -> list[str]:
    """Return what a device has said, none if it's new."""
    return file.read_text().split("\n") if file.exists() else []


def run_lives(folders: tuple[Path, Path], lives: int, rng: Random) -> dict[str, int]:
    """Let two paired devices live, kill one at a time, and start it again. Return what was counted."""
    ports = pair(folders)
    counts = [0, 0]
    relays = [relay_to(port, rng, counts) for port in ports]

    def start(at: int) -> subprocess.Popen[bytes]:
        return started(folders[at], rng.random(), relays[1 - at].getsockname()[1])

    devices = [start(0), start(1)]
    for _ in range(lives):
        time.sleep(rng.random() * LONGEST)
        at = rng.randrange(2)
        devices[at].kill()
        devices[at].wait()
        devices[at] = start(at)
    for each in devices:
        each.kill()
        each.wait()
    for relay in relays:
        relay.close()
    said = [line for folder in folders for line in lines_of(folder / "said")]
    return {
        "kills": lives + 2,
        "connections": counts[0],
        "cut": counts[1],
        **{word: said.count(word) for word in ("ready", "met", "called", "again", "busy", "certificate", "refused")},
    }


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
