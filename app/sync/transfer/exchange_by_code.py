"""The side of a transfer that has read the code: it connects to the other device and exchanges everything.

Importing this module imports httpx, so it's imported only when somebody uses a code.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from app.rooms.connection.connection import Impostor, connect_to_host
from app.sync.transfer.code import TransferCode
from store.rooms.client import HostUnreachable
from store.store import Store
from store.sync.accounts import end_exchange
from store.sync.client import Progress, Sync
from store.sync.errors import SyncError
from store.sync.peer.log import PeerLog

TRIES: Final = 4
FIRST_WAIT: Final = 0.5  # seconds until an exchange whose line was cut goes on; doubles with each try
#: What may have passed at the next try. A line that is cut while it's set up looks like a wrong certificate.
PASSING: Final = ("again", "busy", "certificate")
TRIES_TO_END: Final = 3

Sleep = Callable[[float], Awaitable[None]]


async def exchange_by_code(
    store: Store, code: TransferCode, tell: Callable[[Progress], None], sleep: Sleep = asyncio.sleep
) -> None:
    """Exchange everything with the device that shows a code. Goes on if the line is cut for a moment. Raises SyncError;
    what has arrived by then stays.
    """
    wait = FIRST_WAIT
    for left in reversed(range(TRIES)):
        try:
            await _exchange_once(store, code, tell)
            return
        except SyncError as error:
            if error.trouble not in PASSING or not left:
                raise
            await sleep(max(wait, error.after))
            wait *= 2


async def _exchange_once(store: Store, code: TransferCode, tell: Callable[[Progress], None]) -> None:
    account = code.account_of(store.device_id())
    try:
        client, _ = await connect_to_host(code.address, code.pin)
    except Impostor as problem:
        raise SyncError("certificate", str(problem)) from None
    except (HostUnreachable, TimeoutError) as problem:
        raise SyncError("again", str(problem)) from None
    async with client:
        await Sync(PeerLog(store.sync_log()), client, account, tell).exchange_once()
        for _ in range(TRIES_TO_END):  # both have everything: if the other device isn't told, its code expires
            with suppress(SyncError):
                await end_exchange(client, account)
                return
