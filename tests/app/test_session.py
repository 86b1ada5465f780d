"""The lease on a match: acquired, lost, taken back, released, and failures of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from app.data import CLOCK
from app.session import Session
from app.ui.words import tr
from store.errors import InvalidState, LeaseLost, StoreError
from store.opening import open_in_memory
from store.records import Lease
from store.store import Store
from tests.app.tables import agreed

ELSEWHERE = "another window"


class Window:
    """A window in which a match is open; it counts how often it was opened, and collects failures."""

    def __init__(self, store: Store, match_id: int) -> None:
        self.failures: list[str] = []
        self.opened = 0
        data = SimpleNamespace(store=store, holder="here")
        journal = SimpleNamespace(add_failure=lambda what, _: self.failures.append(what), note=lambda _: None)
        page = SimpleNamespace(platform=None, web=True)
        app: Any = SimpleNamespace(data=data, journal=journal, page=page)
        self.changed = asyncio.Event()
        self.session = Session(app, match_id, self.changed.set)
        self.at_work = asyncio.Event()

    def read(self, lease: Lease) -> Lease:
        self.opened += 1
        return lease

    async def use(self, lease: Lease) -> None:
        self.at_work.set()
        while self.session.is_active:
            await self.session.wait_while_active(60_000)
        self.at_work.clear()


def on_window(test: Callable[[Window, Store], Coroutine[Any, Any, None]], taken: bool = False) -> None:
    async def run() -> None:
        with open_in_memory(CLOCK) as store:
            match = store.matches.begin_match(agreed()).id
            if taken:
                store.leases.acquire(match, "there", ELSEWHERE)
            window = Window(store, match)
            running = asyncio.ensure_future(window.session.run(window.read, window.use))
            try:
                await test(window, store)
            finally:
                running.cancel()
                with suppress(asyncio.CancelledError):
                    await running

    asyncio.run(asyncio.wait_for(run(), 30))


def held(store: Store, lease: Lease) -> bool:
    try:
        with_lease = store.leases.acquire(lease.match_id, "a third", "a third")
    except Exception:
        return True
    store.leases.release(with_lease)
    return False


def test_a_match_is_held_while_somebody_looks_and_given_free_when_nobody_does() -> None:
    async def test(window: Window, store: Store) -> None:
        await window.at_work.wait()
        lease = window.session.lease
        assert lease is not None and window.session.is_active and held(store, lease)
        window.session.release_while_away()
        while window.session.lease is not None or held(store, lease):
            await asyncio.sleep(0)
        window.session.resume()
        await window.at_work.wait()
        assert window.opened == 2 and held(store, lease)

    on_window(test)


def test_match_open_elsewhere_says_where_and_can_be_taken_over() -> None:
    async def test(window: Window, store: Store) -> None:
        await window.changed.wait()
        assert window.session.panel == "lost" and ELSEWHERE in window.session.about
        assert not window.session.is_active and not window.opened
        window.session.take_over()
        await window.at_work.wait()
        assert (window.session.panel, window.session.about, window.opened) == ("", "", 1)

    on_window(test, taken=True)


def test_a_match_that_is_taken_away_stops_at_once_and_is_taken_back() -> None:
    async def test(window: Window, store: Store) -> None:
        await window.at_work.wait()
        session = window.session

        def write() -> int:
            raise LeaseLost(ELSEWHERE)

        assert await session.run_under_lease(write) is None
        assert session.panel == "lost" and ELSEWHERE in session.about and not session.is_active
        session.take_over()
        while window.opened < 2:
            await asyncio.sleep(0)
        await window.at_work.wait()
        assert session.is_active

    on_window(test)


@pytest.mark.parametrize("cause", ["busy", "full"])
def test_a_store_that_cannot_write_stops_the_session_until_it_is_tried_again(cause: Any) -> None:
    async def test(window: Window, store: Store) -> None:
        await window.at_work.wait()
        session = window.session

        def write() -> int:
            raise StoreError(cause, None, "not now")

        assert await session.run_under_lease(write) is None
        assert (session.panel, session.about) == ("broken", tr(f"store.failed.{cause}"))
        assert window.failures == ["writing"]
        session.try_again()
        while window.opened < 2:
            await asyncio.sleep(0)
        assert await session.run_under_lease(lambda: 7) == 7

    on_window(test)


def test_invalid_write_is_raised_to_its_caller() -> None:
    async def test(window: Window, store: Store) -> None:
        await window.at_work.wait()

        def write() -> None:
            raise InvalidState("not now")

        with pytest.raises(InvalidState):
            await window.session.run_under_lease(write)
        assert window.session.is_active

    on_window(test)
