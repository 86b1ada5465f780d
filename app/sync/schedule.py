"""Decide when to sync: on request, soon after something was written, when the app comes to the
front, and at intervals.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from math import inf
from typing import TYPE_CHECKING, Final

from app.ui.window.app_state import App

if TYPE_CHECKING:
    from store.store import Store

EVERY: Final = 10 * 60.0  # seconds between syncs if nothing is written
SETTLE: Final = 5.0  # seconds from a write to its sync, so that quick writes are sent together


class SyncSchedule:
    """Decides when one window syncs. `is_on` returns whether automatic syncs are on. `has_news` reads from the store
    whether there is something to send since the last sync.
    """

    def __init__(self, app: App, is_on: Callable[[], bool], has_news: Callable[[], bool]) -> None:
        self._app = app
        self._is_on = is_on
        self._has_news = has_news
        self._woken = asyncio.Event()
        self._asked = False
        self._came_back = False
        self._written = inf  # time of the first write since the last check

    def sync_now(self) -> None:
        """Make a sync due at once, even if automatic syncs are off."""
        self._asked = True
        self._woken.set()

    @contextmanager
    def following(self, store: Store) -> Iterator[None]:
        """Notice writes to a store, and the app coming to the front, in a `with` block."""
        loop = asyncio.get_running_loop()

        def on_written() -> None:
            self._written = min(self._written, loop.time())
            self._woken.set()

        def on_app_changed(app: App, field: str | None) -> None:
            if field == "active":
                self._came_back = app.active
                self._woken.set()

        def report() -> None:
            loop.call_soon_threadsafe(on_written)

        stop_following = self._app.subscribe(on_app_changed)  # type: ignore[attr-defined]
        try:
            with store.watching_writes(report):
                yield
        finally:
            stop_following()

    async def wait_until_due(self, least: float, most: float) -> None:
        """Wait until a sync is due: at the latest after `most` seconds, and unless it's requested, at the earliest
        after `least`.
        """
        now = asyncio.get_running_loop().time()
        earliest, latest = now + least, now + most
        while not self._asked and (left := self._seconds_left(earliest, latest)) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), None if left == inf else left)
            self._woken.clear()
        self._asked = self._came_back = False
        self._written = inf

    def _seconds_left(self, earliest: float, latest: float) -> float:
        """Return the seconds until a sync is due, or until that must be checked again."""
        if not self._is_on() or not self._app.active:
            return inf
        now = asyncio.get_running_loop().time()
        if self._came_back:
            latest = earliest
        look_at = max(earliest, self._written + SETTLE)
        if look_at <= now < latest:
            self._written = look_at = inf
            if self._has_news():
                return 0.0
        return min(look_at, latest) - now
