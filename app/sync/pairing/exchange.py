"""The side of a meeting of two paired devices that calls. Importing this module imports httpx."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from app.sync.pairing.stored_pairings import Pairing
from app.sync.peer_connection import connect_to_peer
from store.store import Store
from store.sync.accounts import end_exchange
from store.sync.client import Sync
from store.sync.connection import Client
from store.sync.errors import SyncError
from store.sync.peer.introduction import Introduction, end_pairing, introduce
from store.sync.peer.log import PeerLog

T = TypeVar("T")
FINISHING: Final = 5.0  # seconds


async def exchange_with_paired(
    store: Store, pairing: Pairing, secret: bytes, own: Introduction, found: Callable[[Introduction, str], object]
) -> None:
    """Exchange everything with a paired device. `found` is called with what it tells about itself and the IP address at
    which it is, as soon as it has proved to be the right one. Raises SyncError or StoreError; what has arrived by then
    stays.
    """
    client, url = await _connect(pairing)
    async with client:
        account = pairing.account(secret, url)
        said = await _finish(introduce(client, account, own))
        if said is not None:
            found(said, urlsplit(url).hostname or "")
        await Sync(PeerLog(store.sync_log()), client, account).exchange_once()
        await end_exchange(client, account)


async def say_pairing_ended(pairing: Pairing, secret: bytes) -> None:
    """Tell a paired device that the pair has ended. Raises SyncError if it can't be reached."""
    client, url = await _connect(pairing)
    async with client:
        await _finish(end_pairing(client, pairing.account(secret, url)))


async def _connect(pairing: Pairing) -> tuple[Client, str]:
    """Return a client for the paired device, and the URL at which it is. Raises SyncError if it's at none."""
    problem = SyncError("again", "it isn't known where it listens")
    for url in pairing.urls:
        try:
            return await connect_to_peer(url, pairing.other.pin), url
        except SyncError as error:  # there is nobody, or another device
            problem = error
    raise problem


async def _finish(request: Coroutine[Any, Any, T]) -> T:
    """Return the answer to the first request of a connection. If the caller is cancelled meanwhile, wait for it a few
    seconds: httpcore leaves the socket of a TLS handshake open that is cancelled.
    """
    task = asyncio.create_task(request)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task], timeout=FINISHING)
        task.add_done_callback(_drop_result)
        raise


def _drop_result(task: asyncio.Task[Any]) -> None:
    """Ask for the error of a task whose result nobody needs any more, so that asyncio doesn't report it."""
    if not task.cancelled():
        task.exception()
