"""The side of a meeting of two paired devices that calls. Importing this module imports httpx."""

from __future__ import annotations

from collections.abc import Callable

from app.sync.pairing.stored_pairings import Pairing
from app.sync.peer_connection import connect_to_peer
from store.store import Store
from store.sync.account import Account
from store.sync.accounts import end_exchange
from store.sync.client import Sync
from store.sync.peer.introduction import Introduction, end_pairing, introduce
from store.sync.peer.log import PeerLog


async def exchange_with_paired(
    store: Store, pairing: Pairing, account: Account, own: Introduction, found: Callable[[Introduction], object]
) -> None:
    """Exchange everything with a paired device. `found` is called with what it tells about itself, as soon as it has
    proved to be the right one. Raises SyncError or StoreError; what has arrived by then stays.
    """
    async with await connect_to_peer(pairing.url, pairing.other.pin) as client:
        said = await introduce(client, account, own)
        if said is not None:
            found(said)
        await Sync(PeerLog(store.sync_log()), client, account).exchange_once()
        await end_exchange(client, account)


async def say_pairing_ended(pairing: Pairing, account: Account) -> None:
    """Tell a paired device that the pair has ended. Raises SyncError if it can't be reached."""
    async with await connect_to_peer(pairing.url, pairing.other.pin) as client:
        await end_pairing(client, account)
