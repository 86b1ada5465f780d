"""Small texts stored by key in the database: settings, drafts, the last table. Reads and writes never wait for another
window.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from app.platform.background import finish_off_loop
from store.errors import StoreError

if TYPE_CHECKING:
    from store.store import Store

WRITE_RETRY_SECONDS: Final = 0.1  # seconds until the next attempt while another process writes to the file
CLOSING_ATTEMPTS: Final = 300  # attempts of a window that closes, half a minute in total
_log = logging.getLogger("app")
Net = Callable[[Callable[..., Any]], Callable[..., Awaitable[None]]]


class KeyValues:
    """Texts by key, cached in memory. `put_text` writes at once if it can. While another window writes to the file,
    texts wait and are written later by a task, only the newest text of each key.

    A text that couldn't be written is tried again with the next `put_text` and at `close`. Nothing is written to a file
    of a newer version. `net` wraps background work so that its failures are reported.
    """

    def __init__(self, store: Store, net: Net) -> None:
        self._store = store
        self._net = net
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[str, str | None] = {}
        self._writing: asyncio.Future[None] | None = None

    def get_text(self, key: str) -> str:
        """Return the text stored under a key; "" if there's none."""
        found = self._waiting[key] if key in self._waiting else self._store.settings.all().get(key)
        return found or ""

    def put_text(self, key: str, text: str | None) -> None:
        """Store a text under a key; None removes it. Safe to call from any thread."""
        if self._store.read_only:
            return
        waits = bool(self._waiting)
        self._waiting[key] = text
        if not waits:
            with suppress(StoreError):
                self._store.settings.set_text(key, text, patient=False)
                self._waiting.pop(key, None)
                return
        self._loop.call_soon_threadsafe(self._begin_writing)

    async def wait_until_written(self) -> None:
        """Wait until all texts that were put are on disk."""
        await self._write_all()
        await finish_off_loop(lambda: None)

    async def close(self) -> None:
        """Write waiting texts before the store is closed. This gives up if another window keeps writing, since that
        window may be waiting for this one to close.
        """
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.wait([self._writing])
        try:
            await self._write_all(CLOSING_ATTEMPTS)
        except StoreError as problem:
            _log.warning("what was set last is lost: %s", problem)

    def _begin_writing(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._net(self._write_all)())

    async def _write_all(self, tries: float = math.inf) -> None:
        while self._waiting:
            try:
                await self._write_key(next(iter(self._waiting)))
            except StoreError as problem:
                tries -= 1
                if problem.cause != "busy" or tries <= 0:
                    raise
                await asyncio.sleep(WRITE_RETRY_SECONDS)

    async def _write_key(self, key: str) -> None:
        text = self._waiting[key]
        await finish_off_loop(partial(self._store.settings.set_text, key, text, patient=False))
        if key in self._waiting and self._waiting[key] == text:
            del self._waiting[key]
