"""Helpers: a sync through a network with faults, and records that others write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from store.sync.account import Account
from store.sync.client import Outcome
from store.sync.errors import SyncError
from store.sync.wire import RECORDS_PATH, WireClient
from tests.sync.devices import Device
from tests.sync.faults import Meddling, through
from tests.sync.servers import ADDRESS, client

# WebOb leaves a file for a large body to the garbage collector.
LEFT_FILE = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
Make = Callable[[], Device]
Pair = tuple[Device, Device]


def run(device: Device, app: Any, account: Account, meddle: Any = through) -> Outcome:
    """Sync a device through a network with faults, and return the outcome."""
    return asyncio.run(device.synced(client(app, Meddling(app, meddle)), account))


def ask(coroutine: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(coroutine)


def put(app: Any, account: Account, name: str, record: dict[str, Any]) -> None:
    """Write a record under the account, as another client."""
    wire = WireClient(client(app), ADDRESS, account)
    assert ask(wire.send_request("PUT", f"{RECORDS_PATH}/{name}", content={"data": record})).status in (200, 201)


def trouble(device: Device, app: Any, account: Account, meddle: Any = through) -> SyncError:
    with pytest.raises(SyncError) as caught:
        run(device, app, account, meddle)
    return caught.value
