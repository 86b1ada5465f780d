"""Run blocking calls in threads, and long computations on the event loop in slices."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeVar

T = TypeVar("T")
_log = logging.getLogger("app")
IN_BROWSER: Final = sys.platform == "emscripten"
SLICE_SECONDS: Final = 0.008  # seconds of work between turns of the event loop; a slice may run over by one step
LOOP_TURNS_BETWEEN_SLICES: Final = (
    8  # of the event loop between two slices: as many as a tap needs from its message to its answer
)
DRAWING_SECONDS: Final = 0.07  # seconds to allow a client for receiving and drawing an answer
ANSWER_TIMEOUT: Final = 1.0  # seconds to wait for a client that doesn't answer
IDLE_SECONDS: Final = 0.4  # seconds of inactivity before garbage is collected
COLLECTIONS_PER_FULL: Final = 10  # do a full collection only after this many of generation 1
_next_collection: asyncio.TimerHandle | None = None

if IN_BROWSER:
    from app.platform.web.page import wait_for_page_messages, wait_until_drawn
    from app.platform.web.storage import storage


async def off_loop(work: Callable[[], T]) -> T:
    """Run `work` in a thread and return its result. In a browser, which has no threads, run it at once and wait until
    its changes are in the browser's storage.
    """
    if not IN_BROWSER:
        return await asyncio.to_thread(work)
    result = work()
    await storage.wait_until_saved()
    return result


async def finish_off_loop(work: Callable[[], T]) -> T:
    """Run `work` like `off_loop`, but once begun it runs to its end even if the caller is cancelled. The cancellation
    is raised after that.
    """
    task = asyncio.ensure_future(off_loop(work))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled() and (problem := task.exception()):
            _log.info("nobody waited for this any more: %s", problem)
        raise


async def run_in_own_loop(work: Callable[[], Awaitable[T]]) -> T:
    """Run a coroutine in a thread with an event loop of its own, so that nothing in it delays a screen, and return its
    result. If the caller is cancelled, so is the coroutine, and its end is waited for. A browser has no threads, so it
    runs on this loop there.
    """
    if IN_BROWSER:
        return await work()
    running: list[tuple[asyncio.AbstractEventLoop, asyncio.Task[T]]] = []
    cancelled = threading.Event()

    async def run() -> T:
        task = asyncio.current_task()
        assert task is not None
        running.append((asyncio.get_running_loop(), task))
        if cancelled.is_set():
            raise asyncio.CancelledError
        return await work()

    thread = asyncio.ensure_future(asyncio.to_thread(lambda: asyncio.run(run())))
    try:
        return await asyncio.shield(thread)
    except asyncio.CancelledError:
        cancelled.set()
        for loop, task in running:
            with suppress(RuntimeError):  # it has ended
                loop.call_soon_threadsafe(task.cancel)
        await asyncio.wait([thread])
        raise


async def cancel_and_wait(tasks: Iterable[asyncio.Future[None]]) -> None:
    """Cancel tasks and wait until all of them have ended."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


async def is_storage_persistent() -> bool:
    """Return whether data stays until a person deletes it. A browser may delete it to free space, unless it has
    promised not to.
    """
    return not IN_BROWSER or await storage.is_lasting()


def request_persistence() -> None:
    """Ask the browser to keep the app's data. Call it once something is stored that a person would miss."""
    if IN_BROWSER:
        storage.request_persistence()


class Touch:
    """The time of the last touch on one page. Bots use it to wait with their work until the answer to the touch is on
    the screen, because they would delay it. `drawn` is the time in seconds to allow a client for drawing.
    """

    drawn = DRAWING_SECONDS

    def __init__(self) -> None:
        self._last = self._seen = -math.inf
        self._taken: Callable[[], Awaitable[object]] | None = None

    def note_touch(self, taken: Callable[[], Awaitable[object]] | None = None) -> None:
        """Note a touch now. `taken` is a function that waits until the client has received its answer."""
        self._last, self._taken = time.monotonic(), taken

    async def wait_for_answer(self) -> float:
        """Wait until the answer to the last touch is on the screen, as far as can be known. Return
        the seconds waited.
        """
        last, begun = self._last, time.monotonic()
        if last > self._seen:
            await asyncio.sleep(max(0.0, last + self.drawn - begun))
            if IN_BROWSER:
                await wait_until_drawn()
            elif self._taken:  # a client draws in the thread that answers, so its answer comes after the drawing
                with suppress(TimeoutError):
                    async with asyncio.timeout(ANSWER_TIMEOUT):
                        await self._taken()
            self._seen = last
        return time.monotonic() - begun


async def run_in_slices(work: Iterable[T], longest: float, touch: Touch) -> AsyncIterator[T]:
    """Run work in slices of SLICE seconds. Yield its latest step after every slice and at the end; it must have at
    least one.

    The work pauses while a touch on its page is answered. No slice begins after `longest` seconds, not counting pauses.
    """
    await touch.wait_for_answer()
    begun = time.monotonic()
    slice_end = begun + SLICE_SECONDS
    for step in work:
        if (now := time.monotonic()) > slice_end:
            if now > begun + longest:
                break
            if IN_BROWSER:
                await wait_for_page_messages()
            else:
                for _ in range(
                    LOOP_TURNS_BETWEEN_SLICES
                ):  # with one turn, a slice would run before each step of an answer
                    await asyncio.sleep(0)
            begun += await touch.wait_for_answer()
            yield step
            slice_end = time.monotonic() + SLICE_SECONDS
    yield step


@contextmanager
def collecting_garbage() -> Iterator[None]:
    """Collect garbage in a `with` block in which the app waits for a person, so that it isn't collected during an
    answer.
    """
    later = asyncio.get_running_loop().call_later(IDLE_SECONDS, _collect_if_worthwhile)
    try:
        yield
    finally:
        later.cancel()


def collect_after_closing() -> None:
    """Schedule a collection of garbage after a page has closed.

    The controls of a page refer to each other, so only the collector frees them. By itself it runs so seldom that
    hundreds of closed pages would stay in memory.
    """
    global _next_collection
    loop = asyncio.get_running_loop()
    if _next_collection is None or _next_collection.when() <= loop.time():
        _next_collection = loop.call_later(IDLE_SECONDS, _collect_if_worthwhile)


def _collect_if_worthwhile() -> None:
    """Collect all generations if much garbage may have piled up; this takes tens of milliseconds."""
    if gc.get_count()[-1] >= COLLECTIONS_PER_FULL:
        gc.collect()
