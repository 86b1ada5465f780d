"""What is heard and felt beside the game: a device that cannot do it stops nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from app.ui.shell import App


class Aside:
    """Runs what may fail without anybody's missing it; held here until it is done: the event loop holds no task."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._running: set[asyncio.Future[None]] = set()

    def run(self, work: Awaitable[None]) -> None:
        """Begins it, and comes back at once."""
        task = asyncio.ensure_future(self._quietly(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _quietly(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (RuntimeError, TimeoutError):
            return
        except Exception as problem:
            self._app.journal.note_failure("what is heard and felt", problem)
