"""Work that waits for the disk, kept off the event loop."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")
IN_BROWSER: Final = sys.platform == "emscripten"


async def off_loop(work: Callable[[], T]) -> T:
    """What `work` returns, once what it wrote is where it survives. In a browser no thread can run, and it survives
    when the browser's storage has it.
    """
    if not IN_BROWSER:
        return await asyncio.to_thread(work)
    from app.web.storage import storage

    result = work()
    await storage.settled()
    return result
