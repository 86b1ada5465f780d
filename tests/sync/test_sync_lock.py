"""Only one window or process of a file syncs at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from store.os_process import Process, this_process
from store.sync.account import Account
from store.sync.errors import SyncError
from store.sync.sync_lock import LOCK_EXPIRY_MS, LOCK_RENEWAL_MS, SyncLock
from tests.store.tables import Clocks
from tests.sync.devices import Device
from tests.sync.faults import Meddling, Next
from tests.sync.servers import client


@pytest.fixture
def windows(tmp_path: Path) -> Any:
    """Two windows with one file, and their clock."""
    clocks = Clocks()
    one, other = Device(tmp_path, clocks), Device(tmp_path, clocks)
    yield one, other, clocks
    one.close()
    other.close()


def held(device: Device) -> bool:
    """Return whether another window is syncing."""
    try:
        with device.log.sync_lock.hold_lock():
            return False
    except SyncError as error:
        assert error.trouble == "busy"
        return True


def test_while_one_syncs_another_does_not(windows: Any) -> None:
    one, other, _ = windows
    with one.log.sync_lock.hold_lock():
        assert held(other) and held(one)
    assert not held(other) and not held(one)


def test_a_right_that_is_not_renewed_is_lost_and_noticed(windows: Any) -> None:
    one, other, clocks = windows
    with one.log.sync_lock.hold_lock() as go_on:
        for _ in range(3 * LOCK_EXPIRY_MS // LOCK_RENEWAL_MS):
            clocks.advance(LOCK_RENEWAL_MS)
            go_on()
            assert held(other)
        clocks.advance(LOCK_EXPIRY_MS)
        with other.log.sync_lock.hold_lock():
            with pytest.raises(SyncError, match="begun anew"):
                go_on()
            assert held(one)
        assert not held(other)


@pytest.mark.parametrize("gone", [Process("", 1, ""), Process(this_process().boot, 2**22 - 1, "1")], ids=["boot", "id"])
def test_a_process_that_is_gone_holds_nothing_up(windows: Any, gone: Process) -> None:
    one, _, clocks = windows
    there = SyncLock(one.store._database, gone)
    block = there.hold_lock()
    block.__enter__()  # and it never leaves
    if not gone.boot:  # of another boot only the time tells
        assert held(one)
        clocks.advance(LOCK_EXPIRY_MS)
    assert not held(one)


async def test_of_two_windows_that_sync_at_once_one_asks_nothing(windows: Any, memory: Any) -> None:
    one, other, _ = windows
    account = Account("http://localhost/v1", "ab" * 16, b"?" * 32)

    async def never(request: httpx.Request, send: Next) -> httpx.Response:
        asked.set()
        await asyncio.Event().wait()
        raise AssertionError

    asked = asyncio.Event()
    first = asyncio.ensure_future(one.synced(client(memory, Meddling(memory, never)), account))
    await asked.wait()
    network = Meddling(memory, never)
    with pytest.raises(SyncError) as caught:
        await other.synced(client(memory, network), account)
    assert (caught.value.trouble, network.seen) == ("busy", [])
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert not held(other)
