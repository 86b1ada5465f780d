"""The side of a transfer that has read the code: it connects to the other device and exchanges everything.

Importing this module imports httpx, so it's imported only when somebody uses a code.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from app.sync.peer_connection import connect_to_peer
from app.sync.transfer.code import TransferCode
from store.store import Store
from store.sync.accounts import end_exchange
from store.sync.client import Progress, Sync
from store.sync.errors import SyncError
from store.sync.peer.introduction import introduce
from store.sync.peer.log import PeerLog

if TYPE_CHECKING:
    from app.sync.pairing.own_device import PairingDraft

TRIES: Final = 4
FIRST_WAIT: Final = 0.5  # seconds until an exchange whose line was cut goes on; doubles with each try
#: What may have passed at the next try. A line that is cut while it's set up looks like a wrong certificate.
PASSING: Final = ("again", "busy", "certificate")
TRIES_TO_END: Final = 3

Sleep = Callable[[float], Awaitable[None]]


async def exchange_by_code(
    store: Store,
    code: TransferCode,
    tell: Callable[[Progress], None],
    draft: PairingDraft | None = None,
    sleep: Sleep = asyncio.sleep,
) -> None:
    """Exchange everything with the device that shows a code, and agree with it on the pair of `draft`. Goes on if the
    line is cut for a moment. Raises SyncError; what has arrived by then stays.
    """
    wait = FIRST_WAIT
    for left in reversed(range(TRIES)):
        try:
            await _exchange_once(store, code, tell, draft)
            return
        except SyncError as error:
            if error.trouble not in PASSING or not left:
                raise
            await sleep(max(wait, error.after))
            wait *= 2


async def _exchange_once(
    store: Store, code: TransferCode, tell: Callable[[Progress], None], draft: PairingDraft | None
) -> None:
    account = code.account_of(store.device_id())
    async with await connect_to_peer(code.address, code.pin) as client:
        await Sync(PeerLog(store.sync_log()), client, account, tell).exchange_once()
        if draft is not None:
            draft.accept_answer(await introduce(client, account, draft.offer), urlsplit(code.address).hostname or "")
        for _ in range(TRIES_TO_END):  # both have everything: if the other device isn't told, its code expires
            with suppress(SyncError):
                await end_exchange(client, account)
                return
