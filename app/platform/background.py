"""Work beside what is drawn: what waits for the disk off the event loop, long thinking on it in slices."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeVar

T = TypeVar("T")
_log = logging.getLogger("app")
IN_BROWSER: Final = sys.platform == "emscripten"
SLICE: Final = 0.008  # seconds of thinking between turns of the loop; one step more may be in it
TURNS: Final = 8  # of the event loop between two slices: as many as a tap takes from its message to the answer's
DRAWN: Final = 0.07  # seconds until an answer has been sent and drawn; the client is asked as well
UNSEEN: Final = 1.0  # seconds until a client that says nothing is not waited for any more
STILL: Final = 0.4  # seconds in which nothing happened: it is no moment to act at once
SEARCHES: Final = 10  # of the collector among what is young, before it is time for all there is
_next_collection: asyncio.TimerHandle | None = None

if IN_BROWSER:
    from app.platform.web.page import drawn, listen
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


async def cancel_and_wait(tasks: Iterable[asyncio.Future[None]]) -> None:
    """Cancels tasks, and returns when all of them have ended."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


async def is_lasting() -> bool:
    """Whether what is kept stays until a person takes it away: a browser that promised nothing may want the room."""
    return not IN_BROWSER or await storage.is_lasting()


def ask_to_last() -> None:
    """Something is kept that a person would miss: a browser is asked not to throw it away."""
    if IN_BROWSER:
        storage.ask_to_last()


class Touch:
    """When somebody last did something on one page, and for how long its thinking then waits for the answer: what the
    client is sent meanwhile it draws first, and thinking takes time from it. `drawn` are the seconds that a client
    takes to draw; none where it draws at once.
    """

    drawn = DRAWN

    def __init__(self) -> None:
        self._last = self._seen = -math.inf
        self._taken: Callable[[], Awaitable[object]] | None = None

    def note(self, taken: Callable[[], Awaitable[object]] | None = None) -> None:
        """Somebody does something now, at a client that has taken what it was sent when `taken` returns."""
        self._last, self._taken = time.monotonic(), taken

    async def answered(self) -> float:
        """Returns once the answer is on the screen, as far as can be told from here: the seconds that this took."""
        last, begun = self._last, time.monotonic()
        if last > self._seen:
            await asyncio.sleep(max(0.0, last + self.drawn - begun))
            if IN_BROWSER:
                await drawn()
            elif self._taken:  # a client draws in the thread that answers: by now it is at it, and answers behind it
                with suppress(TimeoutError):
                    async with asyncio.timeout(UNSEEN):
                        await self._taken()
            self._seen = last
        return time.monotonic() - begun


async def run_in_slices(work: Iterable[T], longest: float, touch: Touch) -> AsyncIterator[T]:
    """How far the work has come, after every slice and once at its end: each step of the work yields something, one at
    least. It waits while a touch of the page it is done for is answered. After `longest` seconds, without those, no
    further slice is begun.
    """
    await touch.answered()
    begun = time.monotonic()
    slice_end = begun + SLICE
    for step in work:
        if (now := time.monotonic()) > slice_end:
            if now > begun + longest:
                break
            if IN_BROWSER:
                await listen()
            else:
                for _ in range(TURNS):  # else a slice would come before each step of an answer
                    await asyncio.sleep(0)
            begun += await touch.answered()
            yield step
            slice_end = time.monotonic() + SLICE
    yield step


@contextmanager
def at_rest() -> Iterator[None]:
    """While somebody thinks: what nobody needs any more is thrown away now, and not in the middle of an answer."""
    later = asyncio.get_running_loop().call_later(STILL, _throw_away)
    try:
        yield
    finally:
        later.cancel()


def collect_after_closing() -> None:
    """Schedule a collection of garbage, once a page has closed. The controls of a page refer to each other, so only the
    collector frees them; by itself it runs so seldom that hundreds of closed pages would wait for it.
    """
    global _next_collection
    loop = asyncio.get_running_loop()
    if _next_collection is None or _next_collection.when() <= loop.time():
        _next_collection = loop.call_later(STILL, _throw_away)


def _throw_away() -> None:
    """Looks through all there is, where much has come since that was done last: it takes tens of milliseconds."""
    if gc.get_count()[-1] >= SEARCHES:
        gc.collect()
