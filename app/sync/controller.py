"""Sync as the screens see it: off until it is set up, then after a hand, on coming back, and now and then."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

import flet as ft

from app.data import Data
from app.platform.keystore import Keystore
from app.preferences import UNREADABLE
from app.ui.shell import App, on
from store import StoreError
from store.sync.account import Account
from store.sync.errors import SyncError
from store.sync.waiting import Waiting

if TYPE_CHECKING:
    from app.sync.exchange import Exchange
    from store.sync.accounts import Server
    from store.sync.client import Progress
    from store.sync.log import Log, Status

SETTING: Final = "sync"
KEY: Final = "pocket-switch-sync"
TICK: Final = 5.0  # seconds between looks at whether there is something to send
EVERY: Final = 10 * 60.0  # seconds between syncs where nothing happens
State = Literal["off", "asking", "paused", "on"]


@ft.observable
@dataclass(eq=False)
class Syncing:
    """How sync stands. `asking`: it is set up, but the secret has to be given again. `last` is Unix ms; `trouble` a
    key of the words for what ended the last try, `detail` what was said of it."""

    state: State = "off"
    server: str = ""
    last: int = 0
    busy: bool = False
    trouble: str = ""
    detail: str = ""
    progress: Progress | None = None
    status: Status | None = None
    lasting: bool = False
    _app: App | None = None
    _account: Account | None = None
    _log: Log | None = None
    _exchange: Exchange | None = None
    _keystore: Keystore | None = None
    _loop: asyncio.Task[None] | None = None
    _run: asyncio.Task[None] | None = None
    _pause_after: float = 0.0
    _woken: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def code(self) -> str:
        """The text that lets another device in."""
        return self._account.code if self._account else ""

    async def begin(self, app: App) -> None:
        """After the store has been opened: goes on as it was left. Loads nothing where sync is off."""
        self._app = app
        kept = read(self._data.key_values.get(SETTING))
        if kept is None or self._data.store.read_only:
            return
        self.server, self.last = kept["server"], kept["last"]
        self._keystore = _keystore_of(app)
        secret = await self._keystore.read(KEY)
        self.lasting = self._keystore.lasting
        if len(secret) != 64:
            self.state = "asking"
            return
        self._account = Account(kept["server"], kept["name"], bytes.fromhex(secret))
        self.state = "paused" if kept["paused"] else "on"
        self._start()

    # Setting up

    async def probe(self, text: str) -> Server:
        """What is at an address. SyncError says why it is of no use."""
        return await self._connect().probe(text)

    async def begin_account(self, server: Server) -> None:
        """Makes an account on a server; this device is its first. SyncError."""
        await self._adopt(await self._connect().begin_account(server.address))

    async def preview(self, code: str) -> tuple[int, int]:
        """What would come in by a code: events and segments. Nothing changes. SyncError if it lets nobody in."""
        return await self._connect().preview(self._data.store.sync_log(), code)

    async def join(self, code: str) -> None:
        """Joins the account of a code. SyncError if it lets nobody in."""
        account = await self._connect().enter(code)
        await self._adopt(account, known=self._is_kept(account))

    def _is_kept(self, account: Account) -> bool:
        kept = read(self._data.key_values.get(SETTING))
        return kept is not None and (kept["server"], kept["name"]) == (account.server, account.name)

    # Day by day

    def sync_now(self) -> None:
        """A sync at once, unless one is under way."""
        self._woken.set()

    def stop(self) -> None:
        """Ends the sync under way; the next goes on where it was."""
        if self._run:
            self._run.cancel()

    def pause(self, paused: bool) -> None:
        """Lets it rest, or go on."""
        self.state = "paused" if paused else "on"
        self._keep()
        if not paused:
            self.sync_now()

    def refresh(self) -> None:
        """Reads how things stand anew."""
        self.status = self._open_log().status()

    async def try_again(self) -> None:
        """Looks once more at what was put aside."""
        self._open_log().try_again()
        self.sync_now()

    async def change_account(self) -> None:
        """A device is lost: everything moves to a new account, and the old one, which it knows, is erased."""
        assert self._account
        old, exchange = self._account, self._connect()
        await self._end_run()
        # What only the old account has comes here first.
        await exchange.run(self._open_log(), old)
        account = await exchange.begin_account(old.server)
        await self._adopt(account)
        await exchange.run(self._open_log(), account, self._tell)
        await exchange.erase(old)
        self.refresh()

    async def leave(self, erasing: bool) -> None:
        """Ends sync on this device; `erasing` takes away what the server keeps, for all devices."""
        await self._end_run()
        if erasing and self._account:
            await self._connect().erase(self._account)
        assert self._keystore
        await self._keystore.write(KEY, "")
        self._data.key_values.put(SETTING, None)
        self._open_log().begin_again()
        self._account, self.state, self.trouble, self.last, self.status = None, "off", "", 0, None
        if self._loop:
            self._loop.cancel()
            self._loop = None
        if self._exchange:
            await self._exchange.close()
            self._exchange = None

    async def close(self) -> None:
        """Ends what is under way, when the window is left."""
        for task in (self._loop, self._run):
            if task:
                task.cancel()
        if self._exchange:
            await self._exchange.close()

    # Inside

    @property
    def _data(self) -> Data:
        assert self._app and self._app.data
        return self._app.data

    def _open_log(self) -> Log:
        self._log = self._log or self._data.store.sync_log()
        return self._log

    def _connect(self) -> Exchange:
        if self._exchange is None:
            from app.sync.exchange import Exchange  # httpx takes long to read in, and only sync wants it

            self._exchange = Exchange()
        return self._exchange

    async def _adopt(self, account: Account, known: bool = False) -> None:
        assert self._app
        self._keystore = self._keystore or _keystore_of(self._app)
        await self._keystore.write(KEY, account.secret.hex())
        self.lasting = self._keystore.lasting
        if not known:
            self._open_log().begin_again()
        self._account, self.server, self.state, self.trouble = account, account.server, "on", ""
        self._keep()
        self._start()
        self.sync_now()

    def _keep(self) -> None:
        assert self._account
        kept = {
            "server": self.server,
            "name": self._account.name,
            "paused": self.state == "paused",
            "last": self.last,
        }
        self._data.key_values.put(SETTING, json.dumps(kept))

    def _start(self) -> None:
        self.refresh()
        if self._loop is None or self._loop.done():
            self._loop = self._run_beside(on(self._keep_syncing)())

    def _run_beside(self, work: Any) -> asyncio.Task[None]:
        """A task that ends, like what is being played, before the store is closed."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._data.playing.add(task)
        task.add_done_callback(self._data.playing.discard)
        return task

    async def _end_run(self) -> None:
        if self._run and not self._run.done():
            self._run.cancel()
            await asyncio.gather(self._run, return_exceptions=True)

    async def _keep_syncing(self) -> None:
        """Syncs when it was asked for, when something new is here, on coming back, and now and then."""
        assert self._app
        waiting, seen, was_active = Waiting(random.random), -1, True
        rest, elapsed = 0.0, EVERY
        while True:
            unsent = self._open_log().unsent() if self.state == "on" else 0
            came_back = self._app.active and not was_active
            was_active = self._app.active
            due = self._woken.is_set() or (
                self.state == "on"
                and self._app.active
                and elapsed >= rest
                and (came_back or elapsed >= EVERY or rest > 0 or unsent != seen)
            )
            if due and self.state in ("on", "paused") and self._account:
                self._woken.clear()
                rest = await self._once(waiting)
                elapsed, seen = 0.0, self._open_log().unsent()
            elapsed += TICK
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), TICK)

    async def _once(self, waiting: Waiting) -> float:
        """One sync; seconds to wait before the next, 0 where there is no hurry."""
        self.busy, self.progress = True, None
        self._run = self._run_beside(self._sync(waiting))
        try:
            await asyncio.wait([self._run])
            return 0.0 if self._run.cancelled() else self._pause_after
        finally:
            self.busy, self.progress = False, None
            if self.state != "off" and not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self.refresh()

    async def _sync(self, waiting: Waiting) -> None:
        assert self._account
        try:
            pause = await self._connect().run(self._open_log(), self._account, self._tell)
            self.last = time.time_ns() // 1_000_000
            self._keep()
        except StoreError as error:  # full, or another window writes a long history at this moment
            self.trouble, self.detail = "sync.trouble.store", error.detail
            self._pause_after = waiting.failed(0.0)
            return
        except SyncError as error:
            self.trouble, self.detail = f"sync.trouble.{error.trouble}", error.detail
            if error.trouble == "refused":
                self.state = "paused"
                self._keep()
            self._pause_after = waiting.failed(error.after)
            return
        waiting.succeeded()
        self._pause_after = pause
        self.trouble = ""

    def _tell(self, progress: Progress) -> None:
        self.progress = progress


def read(text: str) -> dict[str, Any] | None:
    """What is kept of sync in the settings, None where that is nothing or no longer readable."""
    try:
        kept = json.loads(text)
        fits = all(isinstance(kept[key], str) for key in ("server", "name")) and isinstance(kept["last"], int)
        fits = fits and len(kept["name"]) == 32
        return {**kept, "paused": bool(kept["paused"])} if fits else None
    except UNREADABLE:
        return None


def syncing_of(page: ft.Page) -> Syncing:
    """The sync of the visitor whose page this is."""
    found = page.session.store.get("sync")
    if found is None:
        found = Syncing()
        page.session.store.set("sync", found)
    assert isinstance(found, Syncing)
    return found


def use_syncing() -> Syncing:
    """A hook: what calls it is drawn again when sync gets on."""
    syncing: Syncing = ft.use_state(syncing_of(ft.context.page))[0]
    return syncing


def _keystore_of(app: App) -> Keystore:
    return Keystore(web=bool(app.page.web), service=app.service, note=app.journal.note)
