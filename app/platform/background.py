"""Work that waits for the disk, kept off the event loop."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")
_log = logging.getLogger("app")
IN_BROWSER: Final = sys.platform == "emscripten"

if IN_BROWSER:
    from app.platform.web.storage import storage


async def off_loop(work: Callable[[], T]) -> T:
    """What `work` returns, once what it wrote is where it survives. In a browser no thread can run, and it survives
    when the browser's storage has it.
    """
    if not IN_BROWSER:
        return await asyncio.to_thread(work)
    result = work()
    await storage.wait_until_saved()
    return result


async def finish(work: Callable[[], T]) -> T:
    """Runs work beside the event loop; once begun it is brought to its end, even when nobody waits any more."""
    task = asyncio.ensure_future(off_loop(work))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled() and (problem := task.exception()):
            _log.info("nobody waited for this any more: %s", problem)
        raise
