"""When a sync is due: after something was written, when the app comes to the front, and on request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import pytest

from app.data import CLOCK
from app.platform.background import off_loop
from app.sync import schedule
from app.sync.schedule import EVERY, SyncSchedule
from app.ui.window.app_state import App
from store.opening import open_in_memory
from store.store import Store

GUARD: Final = 30.0  # seconds


class Window:
    """A window's schedule over a store in memory. `looked` is set at each look for news."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.app = App()
        self.is_on = True
        self.news = False
        self.looked = asyncio.Event()
        self.schedule = SyncSchedule(self.app, lambda: self.is_on, self._look)

    def _look(self) -> bool:
        self.looked.set()
        return self.news

    def write(self) -> None:
        """Writes something, in the thread that calls it."""
        self.store.settings.set_text("felt", "blue")


@asynccontextmanager
async def waiting(least: float = 0.0) -> AsyncIterator[tuple[Window, asyncio.Task[None]]]:
    """A window that waits for the next sync, and its waiting."""
    with open_in_memory(CLOCK) as store:
        window = Window(store)
        with window.schedule.following(store):
            task = asyncio.create_task(window.schedule.wait_until_due(least, EVERY))
            await asyncio.sleep(0)
            yield window, task
            task.cancel()


@pytest.fixture(autouse=True)
def _settle_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "SETTLE", 0.0)


async def test_the_first_sync_is_due_at_once() -> None:
    with open_in_memory(CLOCK) as store:
        await asyncio.wait_for(Window(store).schedule.wait_until_due(0.0, 0.0), GUARD)


@pytest.mark.parametrize("in_thread", [False, True])
async def test_a_sync_is_due_after_something_new_was_written(in_thread: bool) -> None:
    async with waiting() as (window, due):
        window.news = True
        if in_thread:
            await off_loop(window.write)
        else:
            window.write()
        await asyncio.wait_for(due, GUARD)


async def test_what_is_not_to_be_sent_makes_no_sync_due() -> None:
    async with waiting() as (window, due):
        window.write()
        await asyncio.wait_for(window.looked.wait(), GUARD)
        await asyncio.sleep(0)
        assert not due.done()


async def test_after_a_failure_only_a_request_makes_a_sync_due() -> None:
    async with waiting(least=EVERY) as (window, due):
        window.news = True
        window.write()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not window.looked.is_set() and not due.done()
        window.schedule.sync_now()
        await asyncio.wait_for(due, GUARD)


async def test_in_the_background_nothing_is_due_until_the_app_comes_to_the_front() -> None:
    async with waiting() as (window, due):
        window.app.active = False
        window.news = True
        window.write()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not window.looked.is_set() and not due.done()
        window.app.active = True
        await asyncio.wait_for(due, GUARD)


async def test_a_paused_sync_is_due_on_request_alone() -> None:
    async with waiting() as (window, due):
        window.is_on = False
        window.app.active = False
        window.app.active = True
        window.write()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not window.looked.is_set() and not due.done()
        window.schedule.sync_now()
        await asyncio.wait_for(due, GUARD)


async def test_a_store_without_watchers_is_written_as_before() -> None:
    with open_in_memory(CLOCK) as store:
        window = Window(store)
        with window.schedule.following(store):
            pass
        window.news = True
        window.write()
        await asyncio.sleep(0)
        due = asyncio.create_task(window.schedule.wait_until_due(0.0, EVERY))
        await asyncio.sleep(0)
        assert not due.done()
        due.cancel()
