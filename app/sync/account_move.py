"""The move of all data to a new account after a device was lost. It ends with erasing the old account.

Each step is on disk before the next one begins and can be repeated, so an interrupted move continues. The key of the
old account stays until that account is erased.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from app.sync.stored_accounts import StoredAccounts, StoredMove, StoredSync
from store.sync.account import Account, Invitation
from store.sync.errors import SyncError

if TYPE_CHECKING:
    from app.sync.exchange import Exchange
    from store.sync.client import Progress
    from store.sync.log import SyncLog


class AccountMove:
    """The move of one store between two accounts. All methods can raise SyncError."""

    def __init__(self, known: StoredAccounts, exchange: Exchange, log: SyncLog) -> None:
        self._known = known
        self._exchange = exchange
        self._log = log

    async def begin(self, old: Account, invitation: Invitation | None) -> None:
        """Create the new account on the old one's server, or on the server of an invitation. If the server refuses,
        nothing has changed.
        """
        kept = self._known.read_stored()
        if kept is None or (kept.server, kept.name) != (old.server, old.name):
            raise SyncError("busy", "it has changed the account")
        new = self._exchange.new_account(old.server, invitation)
        await self._known.store_secret(old)
        await self._known.store_secret(new, invitation)
        await self._known.store_account(replace(kept, move=StoredMove("new", new.server, new.name)))
        try:
            await self._exchange.register_account(new, invitation)
        except SyncError as error:
            if error.trouble != "again":  # after "again" the account may exist
                await self.abandon()
            raise

    async def resume(self, tell: Callable[[Progress], None]) -> None:
        """Do all remaining steps; `tell` is called with the progress of each sync."""
        while (kept := self._known.read_stored()) and (move := kept.move):
            if move.step == "new":
                await self._switch_account(kept, move, tell)
            else:
                await self._erase_old(kept, move, tell)

    async def abandon(self) -> None:
        """Stop the move. The other account stays on its server, but its key is deleted here."""
        kept = self._known.read_stored()
        if kept and (move := kept.move):
            await self._known.store_account(replace(kept, move=None))
            await self._known.remove_secret(move.name)

    async def _switch_account(self, kept: StoredSync, move: StoredMove, tell: Callable[[Progress], None]) -> None:
        """Fetch all that only the old account has, then make the new account this device's."""
        old = await self._active_account(kept)
        new = await self._known.read_account(move.server, move.name)
        if new is None:  # the window that had its key was closed
            new = self._exchange.new_account(move.server, None)
            await self._known.store_secret(new)
            kept = replace(self._stored_now(kept), move=StoredMove("new", new.server, new.name))
            await self._known.store_account(kept)
        await self._exchange.register_account(new, await self._known.read_invitation(new))
        try:
            await self._exchange.run_sync(self._log, old, tell)
        except SyncError as error:
            if error.trouble != "refused":  # "refused" means that the old account doesn't exist any longer
                raise
        with self._log.sync_lock.hold_lock():
            now = self._stored_now(kept)
            self._log.forget_server()
            after = replace(now, server=new.server, name=new.name, move=StoredMove("old", old.server, old.name))
            await self._known.store_account(after)

    async def _erase_old(self, kept: StoredSync, move: StoredMove, tell: Callable[[Progress], None]) -> None:
        """Send all data to the new account, then erase the old one."""
        await self._exchange.run_sync(self._log, await self._active_account(kept), tell)
        if not self._log.is_all_sent():
            raise SyncError("server", "it has not kept everything, so the old account stays")
        old = await self._known.read_account(move.server, move.name)
        if old is None:
            raise SyncError("locked", move.name)
        if move.step == "old":
            try:
                await self._exchange.check_account(old)
            except SyncError as error:
                raise SyncError("locked", move.name) if error.trouble == "refused" else error from None
            kept = replace(self._stored_now(kept), move=replace(move, step="erasing"))
            await self._known.store_account(kept)
        try:
            await self._exchange.erase_account(old)
        except SyncError as error:
            if error.trouble != "refused":  # "refused" means that it was erased already and the answer was lost
                raise
        await self._known.store_account(replace(self._stored_now(kept), move=None))
        await self._known.remove_secret(old.name)

    def _stored_now(self, kept: StoredSync) -> StoredSync:
        """Return the stored state. Raises SyncError if another window has changed the account since `kept` was read."""
        now = self._known.read_stored()
        if now is None or (now.server, now.name, now.move) != (kept.server, kept.name, kept.move):
            raise SyncError("busy", "it has changed the account")
        return now

    async def _active_account(self, kept: StoredSync) -> Account:
        account = await self._known.read_account(kept.server, kept.name)
        if account is None:
            raise SyncError("refused", "its key is not here any more")
        return account
