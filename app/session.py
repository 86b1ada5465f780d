"""The session of a window with a match or score sheet: its lease, which lets this window alone write to the match, is
acquired, renewed, taken over and released here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from app.platform.background import finish_off_loop, request_persistence
from app.ui.date_texts import moment_text
from app.ui.window.app_state import App
from app.ui.window.error_boundary import describe_failure
from app.ui.words import tr
from store.errors import InvalidState, LeaseHeld, LeaseLost, StoreError
from store.records import LEASE_RENEWAL_MS, Lease

if TYPE_CHECKING:
    from app.data import Data

T = TypeVar("T")
STOPPED: Final = ("lost", "broken")  # panels of a stopped session
SYSTEM_NAMES: Final = {"ios": "iOS", "macos": "macOS", "android": "Android", "linux": "Linux", "windows": "Windows"}


class Session:
    """The lease of one match on one screen. `changed` is called when the session stops or the screen is left. Nothing
    here raises into the screen.

    While the session is stopped, `panel` is "lost" (another window has the match) or "broken" (it can't be read or
    written), and `about` says more. The match is in the app's store, or in that of `data`.
    """

    def __init__(self, app: App, match_id: int, changed: Callable[[], None], data: Data | None = None) -> None:
        self.app = app
        self._own = data
        self.match_id = match_id
        self.lease: Lease | None = None
        self.panel = ""
        self.about = ""
        self._changed = changed
        self._wanted_here = False
        self._asked = asyncio.Event()
        self._ended = asyncio.Event()
        self._present = asyncio.Event()
        self._present.set()

    @property
    def data(self) -> Data | None:
        """The data that has the match; None until the store is open."""
        return self._own or self.app.data

    @property
    def is_active(self) -> bool:
        """Whether this window has the lease and its screen is in front."""
        return self.lease is not None and not self._ended.is_set()

    async def run(self, begin: Callable[[Lease], T], use: Callable[[T], Awaitable[None]]) -> None:
        """Acquire the lease, read the match by `begin`, run `use` with it, and release the lease. This repeats until
        the task is cancelled, which happens when the screen is left. `use` should end when the session is no longer
        `is_active`.
        """
        while True:
            await self._present.wait()
            self._asked.clear()
            opened = await self._acquire_lease_and_begin(begin)
            if opened is not None:
                renewing = asyncio.create_task(self._renew_lease())
                try:
                    await use(opened)
                finally:
                    renewing.cancel()
                    await self._release_lease()
            if self.panel:
                await self._asked.wait()

    async def wait_while_active(self, milliseconds: int) -> None:
        """Wait for this time, or until the session is no longer active."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ended.wait(), milliseconds / 1000)

    async def run_under_lease(self, work: Callable[[], T]) -> T | None:
        """Run work that reads or writes under the lease, and return its result; None if the session had to stop."""
        try:
            return await finish_off_loop(work)
        except LeaseLost as lost:
            self._stop_with_panel("lost", tr("play.taken_about", where=lost.label or tr("play.where_unknown")))
        except StoreError as problem:
            self.stop_after_failure("writing", problem)
        return None

    def stop_after_failure(self, doing: str, problem: Exception) -> None:
        """Stop the session, because something can't be read or written."""
        self.app.journal.add_failure(doing, problem)
        self._stop_with_panel("broken", describe_failure(problem))

    def take_over(self) -> None:
        """Acquire the lease even if another window has it."""
        self._wanted_here = True
        self.try_again()

    def try_again(self) -> None:
        """Try again after the session stopped."""
        self.panel = self.about = ""
        self._asked.set()

    def resume(self) -> None:
        """Open the match again, because its screen is in front again."""
        self._present.set()

    def release_while_away(self) -> None:
        """Release the lease while the screen isn't in front, so that another window can continue the match."""
        self._present.clear()
        self._ended.set()
        self._changed()

    async def _acquire_lease_and_begin(self, begin: Callable[[Lease], T]) -> T | None:
        data = self.data
        assert data is not None
        wanted_here, self._wanted_here = self._wanted_here, False

        def acquire_lease() -> tuple[Lease, T]:
            lease = data.store.leases.acquire(self.match_id, data.holder, window_label(self.app), wanted_here)
            try:
                return lease, begin(lease)
            except Exception:
                data.store.leases.release(lease)
                raise

        try:
            self.lease, opened = await finish_off_loop(acquire_lease)
        except LeaseHeld as held:
            self._stop_with_panel("lost", tr("play.lost_about", where=held.label, time=moment_text(held.since)))
            return None
        except (StoreError, InvalidState, ValueError) as problem:
            self.stop_after_failure("opening a match", problem)
            return None
        request_persistence()
        self.panel = self.about = ""
        if self._present.is_set():  # otherwise the screen was left in the meantime
            self._ended.clear()
        return opened

    async def _renew_lease(self) -> None:
        while True:
            await asyncio.sleep(LEASE_RENEWAL_MS / 1000)
            lease, data = self.lease, self.data
            if lease is not None and data is not None:
                await self.run_under_lease(partial(data.store.leases.renew, lease))

    async def _release_lease(self) -> None:
        """Release the lease. The screen keeps showing the match."""
        lease, self.lease = self.lease, None
        data = self.data
        if lease is None or data is None:
            return
        try:
            await finish_off_loop(partial(data.store.leases.release, lease))
            await finish_off_loop(data.store.checkpoint)
        except StoreError as problem:  # the store may be closed already; the lease then expires
            self.app.journal.add_line(f"releasing a match: {problem}")

    def _stop_with_panel(self, panel: str, about: str) -> None:
        self.panel, self.about = panel, about
        self._ended.set()
        self._changed()


def window_label(app: App) -> str:
    """Return how other windows call this one, by its system."""
    system = app.page.platform.value if app.page.platform else ""
    return tr("play.where_tab" if app.page.web else "play.where_app", system=SYSTEM_NAMES.get(system, system))
