"""The controller of sync for its screens. Sync is off until it's set up; `schedule` decides when it runs."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

import flet as ft

from app.data import Data
from app.people import erase_remains
from app.platform.keystore import Keystore
from app.stored.backups import SYNC
from app.sync.account_move import AccountMove
from app.sync.schedule import EVERY, SyncSchedule
from app.sync.stored_accounts import Step, StoredAccounts, StoredSync, sync_to_text
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import controller_of
from store.errors import StoreError
from store.sync.account import Account, parse_code, parse_invitation
from store.sync.errors import SyncError
from store.sync.retry_delay import RetryDelay

if TYPE_CHECKING:
    from app.sync.exchange import Exchange, FoundServer
    from store.sync.client import Progress
    from store.sync.log import SyncLog, SyncStatus

State = Literal["off", "asking", "paused", "on"]


@ft.observable
@dataclass(eq=False)
class SyncController:
    """The state of sync in one window, and what its screens can do with it.

    `state` is "asking" if sync is set up but the secret must be entered again. `last` is the time of the last sync
    (Unix ms). `trouble` is the message key of the last failure and `detail` its details. `move` is the step of a move
    to another account, "" for none. `lasting` says whether the secret outlives the window.
    """

    _app: App
    state: State = "off"
    server: str = ""
    last: int = 0
    busy: bool = False
    trouble: str = ""
    detail: str = ""
    progress: Progress | None = None
    status: SyncStatus | None = None
    lasting: bool = False
    move: Step | Literal[""] = ""
    _account: Account | None = None
    _log: SyncLog | None = None
    _exchange: Exchange | None = None
    _known: StoredAccounts | None = None
    _loop: asyncio.Task[None] | None = None
    _run: asyncio.Task[None] | None = None
    _pause_after: float = 0.0
    _left_unsent: int = 0  # when the last sync ended

    def __post_init__(self) -> None:
        self._schedule = SyncSchedule(
            self._app, lambda: self.state == "on", lambda: self._open_log().count_unsent() != self._left_unsent
        )

    @property
    def device_code(self) -> str:
        """The code that lets another device join; "" without an account."""
        return self._account.device_code if self._account else ""

    async def resume_if_set_up(self) -> None:
        """Resume sync after the store has been opened. Imports nothing if sync is off."""
        kept = self._accounts.read_stored()
        if kept is None or self._data.store.read_only:
            return
        if await self._restore_account(kept):
            self._start_syncing()

    async def _restore_account(self, kept: StoredSync) -> bool:
        """Read the stored account, which another window may have changed. Return whether its secret is here."""
        self.server, self.last, self.move = kept.server, kept.last, kept.move.step if kept.move else ""
        if self._account is None or (self._account.server, self._account.name) != (kept.server, kept.name):
            self._account = await self._accounts.read_account(kept.server, kept.name)
        self.lasting = self._accounts.is_lasting
        if self._account is None:
            self.state = "asking"
            return False
        self.state = "paused" if kept.paused else "on"
        return True

    # Setting up

    async def find_server(self, text: str) -> FoundServer:
        """Return the server at a typed address or of an invitation. Raises SyncError if it can't be used."""
        return await self._connect().find_server(text)

    async def begin_account(self, place: FoundServer) -> None:
        """Create an account on a server, with this device as its first. Raises SyncError."""
        await self._connect().register_account(place.account, place.invitation)
        await self._use_account(place.account)

    async def preview_code(self, code: str) -> tuple[int, int]:
        """Return how many events and segments a code would bring, without changing anything. Raises SyncError if the
        code doesn't work.
        """
        return await self._connect().preview_code(self._data.store.sync_log(), code)

    async def join_account(self, code: str) -> None:
        """Join the account of a code. Raises SyncError if the code doesn't work."""
        account = parse_code(code)
        await self._connect().check_account(account)
        await self._use_account(account)

    # In use

    def sync_now(self) -> None:
        """Start a sync unless one is running."""
        self._schedule.sync_now()

    def stop(self) -> None:
        """Stop the running sync; the next one continues it."""
        if self._run:
            self._run.cancel()

    def set_paused(self, paused: bool) -> None:
        """Pause or resume automatic sync."""
        self.state = "paused" if paused else "on"
        self._store_changes(paused=paused)
        if not paused:
            self.sync_now()

    def refresh_state(self) -> None:
        """Read the status of the log again."""
        self.status = self._open_log().status()

    async def try_again(self) -> None:
        """Check again the segments that were set aside, and sync."""
        self._open_log().retry_refused()
        self.sync_now()

    async def change_account(self, typed: str = "") -> None:
        """Create a new account after a device was lost, by an invitation if one is typed. Everything is then moved
        there and the old account erased; this goes on by itself, even after a restart.

        Raises SyncError if the new account can't be created; then nothing has changed.
        """
        assert self._account
        await self._end_run()
        try:
            await self._moving().begin(self._account, parse_invitation(typed) if typed.strip() else None)
        finally:
            self._show_move()
        self.sync_now()

    async def abandon_move(self) -> None:
        """Stop a move. The other account stays on its server."""
        await self._end_run()
        await self._moving().abandon()
        self._show_move()
        self.trouble = ""

    async def turn_off(self, erasing: bool) -> None:
        """Turn sync off on this device. With `erasing`, also delete all data on the server, for all devices."""
        await self._end_run()
        if erasing and self._account:
            await self._connect().erase_account(self._account)
        kept = self._accounts.read_stored()
        for each in (kept, kept and kept.move):
            if each:
                await self._accounts.remove_secret(each.name)
        await self._accounts.store_account(None)
        self._open_log().forget_server()
        await self._turn_off()

    async def _turn_off(self) -> None:
        """Stop all tasks of sync, after it was turned off here or in another window."""
        self._account, self.state, self.trouble, self.last, self.status, self.move = None, "off", "", 0, None, ""
        loop, self._loop = self._loop, None
        exchange, self._exchange = self._exchange, None
        if exchange:
            await exchange.close()
        if loop:
            loop.cancel()

    async def close(self) -> None:
        """Cancel all tasks when the window closes."""
        for task in (self._loop, self._run):
            if task:
                task.cancel()
        if self._exchange:
            await self._exchange.close()

    # Inside

    @property
    def _data(self) -> Data:
        assert self._app.data
        return self._app.data

    def _open_log(self) -> SyncLog:
        self._log = self._log or self._data.store.sync_log()
        return self._log

    def _connect(self) -> Exchange:
        if self._exchange is None:
            from app.sync.exchange import Exchange  # httpx is slow to import, and only sync uses it

            self._exchange = Exchange()
        return self._exchange

    @property
    def _accounts(self) -> StoredAccounts:
        if self._known is None:
            app = self._app
            keystore = Keystore(web=bool(app.page.web), service=app.device.service, note=app.journal.add_line)
            self._known = StoredAccounts(self._data.key_values, keystore)
        return self._known

    def _moving(self) -> AccountMove:
        return AccountMove(self._accounts, self._connect(), self._open_log())

    async def _use_account(self, account: Account) -> None:
        kept, log = self._accounts.read_stored(), self._open_log()
        await self._accounts.store_secret(account)
        if kept is None or (kept.server, kept.name) != (account.server, account.name):
            with log.sync_lock.hold_lock():
                log.forget_server()
                await self._accounts.store_account(StoredSync(account.server, account.name))
            kept = self._accounts.read_stored()
        else:
            await self._accounts.store_account(replace(kept, paused=False))
        self._account, self.server, self.state, self.trouble = account, account.server, "on", ""
        self.lasting = self._accounts.is_lasting
        self._show_move()
        self._start_syncing()
        self.sync_now()

    def _show_move(self) -> None:
        kept = self._accounts.read_stored()
        self.move = kept.move.step if kept and kept.move else ""

    def _store_changes(self, **changed: Any) -> None:
        """Store changes to the stored sync, unless another window has changed the account."""
        kept = self._accounts.read_stored()
        if kept and self._account and (kept.server, kept.name) == (self._account.server, self._account.name):
            self._data.key_values.put_text(SYNC, sync_to_text(replace(kept, **changed)))

    def _start_syncing(self) -> None:
        self.refresh_state()
        if self._loop is None or self._loop.done():
            self._loop = self._run_in_background(on(self._keep_syncing)())

    def _run_in_background(self, work: Any) -> asyncio.Task[None]:
        """Start a task that ends before the store is closed."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._app.tasks.add(task)
        task.add_done_callback(self._app.tasks.discard)
        return task

    async def _end_run(self) -> None:
        if self._run and not self._run.done():
            self._run.cancel()
            await asyncio.gather(self._run, return_exceptions=True)

    async def _keep_syncing(self) -> None:
        """Sync whenever it's due, until cancelled."""
        waiting, rest, longest = RetryDelay(random.random), 0.0, 0.0
        with self._schedule.following(self._data.store):
            while True:
                await self._schedule.wait_until_due(rest, longest)
                if self.state in ("on", "paused") and self._account:
                    rest = await self._sync_once(waiting)
                    self._left_unsent = self._open_log().count_unsent()
                longest = rest or EVERY

    async def _sync_once(self, waiting: RetryDelay) -> float:
        """Sync once. Return the seconds to wait before the next time; 0 for the usual interval."""
        self.busy, self.progress = True, None
        self._run = self._run_in_background(self._sync_or_move(waiting))
        try:
            await asyncio.wait([self._run])
            return 0.0 if self._run.cancelled() else self._pause_after
        finally:
            self.busy, self.progress = False, None
            if self.state != "off" and not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self.refresh_state()

    async def _sync_or_move(self, waiting: RetryDelay) -> None:
        """Sync once, or continue a move. Failures are shown on the screen."""
        try:
            kept = self._accounts.read_stored()
            if kept is None:  # another window has turned sync off
                await self._turn_off()
                return
            if not await self._restore_account(kept) or self._account is None:
                return
            if kept.move:
                try:
                    await self._moving().resume(self._on_progress)
                finally:
                    await self._restore_account(self._accounts.read_stored() or kept)
                pause = 0.0
            else:
                pause = await self._connect().run_sync(self._open_log(), self._account, self._on_progress)
            await erase_remains(self._app)
            self.last = time.time_ns() // 1_000_000
            self._store_changes(last=self.last)
        except SyncError as error:
            self._pause_after = waiting.delay_after_failure(error.after)
            if error.trouble == "busy":  # another window is syncing already
                return
            self.trouble, self.detail = f"sync.trouble.{error.trouble}", error.detail
            if error.trouble == "refused":
                self.state = "paused"
                self._store_changes(paused=True)
            return
        except StoreError as error:  # the disk is full, or another window is writing much
            self.trouble, self.detail = "sync.trouble.store", error.detail
            self._pause_after = waiting.delay_after_failure(0.0)
            return
        except Exception as error:
            self._app.journal.add_failure("sync", error)
            self.trouble, self.detail = "sync.trouble.fault", type(error).__name__
            self._pause_after = waiting.delay_after_failure(0.0)
            return
        waiting.reset()
        self._pause_after = pause
        self.trouble = ""

    def _on_progress(self, progress: Progress) -> None:
        self.progress = progress


def sync_of(page: ft.Page) -> SyncController:
    """Return the sync controller of the page's window, created on first use."""
    return controller_of(page, "sync", SyncController)


def use_sync() -> SyncController:
    """Hook: return the window's sync controller. The component is drawn again when its state changes."""
    syncing: SyncController = ft.use_state(sync_of(ft.context.page))[0]
    return syncing
