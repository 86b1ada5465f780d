"""What is said with the server of one's devices. Reading this in brings httpx: it is imported where sync is on."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from store.sync.account import Account, Invitation, clean_address, new_account, parse_code, read_invitation
from store.sync.accounts import Server, enter, erase, host_of, probe, register
from store.sync.client import Progress, Sync
from store.sync.connection import Client, connect
from store.sync.errors import SyncError

if TYPE_CHECKING:
    from store.sync.log import Log

Tell = Callable[[Progress], None]


@dataclass(frozen=True)
class FoundServer:
    """A server where an account can be made; with the new account, which is the same at every try."""

    server: Server
    invitation: Invitation | None
    account: Account


class Exchange:
    """One connection to the servers of accounts, for as long as sync is on. Every call raises SyncError."""

    def __init__(self, client: Client | None = None) -> None:
        self._client = client or connect()

    async def find(self, text: str) -> FoundServer:
        """What is at an address that somebody typed, or at that of an invitation."""
        invitation = read_invitation(text)
        server = await probe(self._client, invitation.server if invitation else clean_address(text))
        if server.invites and not invitation:
            raise SyncError("invitation", host_of(server.address))
        return FoundServer(server, invitation, self.invent(server.address, invitation))

    def invent(self, address: str, invitation: Invitation | None) -> Account:
        """A new account that the server at an address, or of an invitation, does not know yet."""
        if invitation is None:
            return new_account(address, secrets.token_bytes)
        return Account(invitation.server, invitation.name, new_account(address, secrets.token_bytes).secret)

    async def register(self, account: Account, invitation: Invitation | None) -> None:
        """Makes an account on its server; done again it changes nothing."""
        await register(self._client, account, invitation)

    async def enter(self, account: Account) -> None:
        """Returns where the server knows the account."""
        await enter(self._client, account)

    async def preview(self, log: Log, code: str) -> tuple[int, int]:
        """What would come into a log by a code: events and segments. Nothing changes."""
        account = parse_code(code)
        await self.enter(account)
        segments, events = await Sync(log, self._client, account).preview()
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
