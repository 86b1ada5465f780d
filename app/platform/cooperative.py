"""Long thinking on the event loop, a slice at a time, so that the screen lives on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from typing import Final, TypeVar

T = TypeVar("T")
SLICE: Final = 0.008  # seconds of work between two turns of the loop; one step more may be in it


async def run_in_slices(work: Iterable[T], longest: float) -> AsyncIterator[T]:
    """How far the work has come, after every turn of the event loop and once at its end: each step of the work yields
    something, one at least. After `longest` seconds no further slice is begun.
    """
    begun = time.monotonic()
    slice_end = begun + SLICE
    for step in work:
        if (now := time.monotonic()) > slice_end:
            if now > begun + longest:
                break
            await asyncio.sleep(0)
            yield step
            slice_end = time.monotonic() + SLICE
    yield step
