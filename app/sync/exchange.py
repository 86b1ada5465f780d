"""Requests to the sync server. This module imports httpx, so it's imported only if sync is on."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from store.sync.account import Account, Invitation, clean_address, new_account, parse_code, read_invitation
from store.sync.accounts import ServerInfo, check_account, erase_account, host_of, probe_server, register_account
from store.sync.client import Progress, Sync
from store.sync.connection import Client, make_client
from store.sync.errors import SyncError

if TYPE_CHECKING:
    from store.sync.log import SyncLog

Tell = Callable[[Progress], None]


@dataclass(frozen=True)
class FoundServer:
    """A server that can take an account, with the new account to create. It's the same account for each attempt."""

    server: ServerInfo
    invitation: Invitation | None
    account: Account


class Exchange:
    """The connection to sync servers while sync is on. All methods can raise SyncError."""

    def __init__(self, client: Client | None = None) -> None:
        self._client = client or make_client()

    async def find_server(self, text: str) -> FoundServer:
        """Return the server at a typed address or of an invitation. It's an error if the server needs an invitation and
        none is given.
        """
        invitation = read_invitation(text)
        server = await probe_server(self._client, invitation.server if invitation else clean_address(text))
        if server.invites and not invitation:
            raise SyncError("invitation", host_of(server.address))
        return FoundServer(server, invitation, self.new_account(server.address, invitation))

    def new_account(self, address: str, invitation: Invitation | None) -> Account:
        """Return a new account with random keys, which its server doesn't know yet."""
        if invitation is None:
            return new_account(address, secrets.token_bytes)
        return Account(invitation.server, invitation.name, new_account(address, secrets.token_bytes).secret)

    async def register_account(self, account: Account, invitation: Invitation | None) -> None:
        """Create an account on its server. Repeating it is harmless."""
        await register_account(self._client, account, invitation)

    async def check_account(self, account: Account) -> None:
        """Check that the server knows the account."""
        await check_account(self._client, account)

    async def preview_code(self, log: SyncLog, code: str) -> tuple[int, int]:
        """Return how many events and segments a code would bring into a log, without changing anything."""
        account = parse_code(code)
        await self.check_account(account)
        segments, events = await Sync(log, self._client, account).count_account_events()
        return events, segments

    async def run_sync(self, log: SyncLog, account: Account, tell: Tell = lambda _: None) -> float:
        """Sync a log once; `tell` is called with the progress. Return the seconds to wait before the next time; 0 for
        the usual interval.
        """
        return (await Sync(log, self._client, account, tell).run_once()).wait

    async def erase_account(self, account: Account) -> None:
        """Delete an account's data on its server, for all devices."""
        await erase_account(self._client, account)

    async def close(self) -> None:
        """Close the connection."""
        await self._client.aclose()
