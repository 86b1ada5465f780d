"""The small texts that are kept by key: settings, drafts, what was agreed last. Nobody waits for another window."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from app.platform.background import finish
from store import StoreError

if TYPE_CHECKING:
    from store import Store

AGAIN: Final = 0.1  # seconds until a file that another process writes is tried once more
LAST_TRIES: Final = 300  # of a window that is left; half a minute
_log = logging.getLogger("app")
Net = Callable[[Callable[..., Any]], Callable[..., Awaitable[None]]]


class KeyValues:
    """What is put here is written before anything is drawn of it. While somebody else writes to the file it is read
    here at once, and written beside the event loop: of one key the newest alone. What could not be written waits for
    the next text that is put, and for the end. In a file of a newer version nothing is kept.

    `net` wraps what runs by itself so that somebody hears of its failure.
    """

    def __init__(self, store: Store, net: Net) -> None:
        self._store = store
        self._net = net
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[str, str | None] = {}
        self._writing: asyncio.Future[None] | None = None

    def get(self, key: str) -> str:
        """The text of a key, "" where there is none."""
        found = self._waiting[key] if key in self._waiting else self._store.settings.all().get(key)
        return found or ""

    def put(self, key: str, text: str | None) -> None:
        """Keeps a text, or forgets it (None); from whatever thread."""
        if self._store.read_only:
            return
        waits = bool(self._waiting)
        self._waiting[key] = text
        if not waits:
            with suppress(StoreError):
                self._store.settings.set(key, text, patient=False)
                self._waiting.pop(key, None)
                return
        self._loop.call_soon_threadsafe(self._begin)

    async def wait_until_written(self) -> None:
        """Returns once all that was put is where it survives."""
        await self._write_all()
        await finish(lambda: None)

    async def close(self) -> None:
        """Writes what still waits, before the store is closed. While another window writes, perhaps the very next one
        that opens the file, this one stays.
        """
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.wait([self._writing])
        try:
            await self._write_all(LAST_TRIES)
        except StoreError as problem:
            _log.warning("what was set last is lost: %s", problem)

    def _begin(self) -> None:
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._net(self._write_all)())

    async def _write_all(self, tries: float = math.inf) -> None:
        while self._waiting:
            try:
                await self._write(next(iter(self._waiting)))
            except StoreError as problem:
                tries -= 1
                if problem.cause != "busy" or tries <= 0:
                    raise
                await asyncio.sleep(AGAIN)

    async def _write(self, key: str) -> None:
        text = self._waiting[key]
        await finish(partial(self._store.settings.set, key, text, patient=False))
        if key in self._waiting and self._waiting[key] == text:
            del self._waiting[key]
