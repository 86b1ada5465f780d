"""What is said with the server of one's devices. Reading this in brings httpx: it is imported where sync is on."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from store.sync.account import Account, clean_address, new_account, parse_code
from store.sync.accounts import Server, enter, erase, probe, register
from store.sync.client import Progress, Sync
from store.sync.connection import connect

if TYPE_CHECKING:
    from store.sync.log import Log

Tell = Callable[[Progress], None]


class Exchange:
    """One connection to the servers of accounts, for as long as sync is on. Every call raises SyncError."""

    def __init__(self) -> None:
        self._client = connect()

    async def probe(self, text: str) -> Server:
        """What is at an address that somebody typed."""
        return await probe(self._client, clean_address(text))

    async def begin_account(self, address: str) -> Account:
        """Makes a new account on the server at an address."""
        account = new_account(address, secrets.token_bytes)
        await register(self._client, account)
        return account

    async def enter(self, code: str) -> Account:
        """The account of a code. SyncError where the server does not know it."""
        account = parse_code(code)
        await enter(self._client, account)
        return account

    async def preview(self, log: Log, code: str) -> tuple[int, int]:
        """What would come into a log by a code: events and segments. Nothing changes."""
        segments, events = await Sync(log, self._client, await self.enter(code)).preview()
        return events, segments

    async def run(self, log: Log, account: Account, tell: Tell = lambda _: None) -> float:
        """One sync of a log; `tell` hears how far it is. Seconds to wait before the next, 0 where there is no hurry."""
        return (await Sync(log, self._client, account, tell).run()).wait

    async def erase(self, account: Account) -> None:
        """Takes away what the server keeps of an account, for all devices."""
        await erase(self._client, account)

    async def close(self) -> None:
        """Ends the connection."""
        await self._client.aclose()
