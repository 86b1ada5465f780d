"""The data of a window: its store, and an in-memory store besides it."""

from __future__ import annotations

import pytest

from app.data import CLOCK, Data
from app.ui.window.error_boundary import on
from store.opening import open_in_memory


async def test_a_window_opens_one_in_memory_store_and_closes_it() -> None:
    data = Data(open_in_memory(CLOCK), on)
    beside = await data.in_memory()
    assert await data.in_memory() is beside
    assert beside.store.people.all() == ()
    await data.close()
    with pytest.raises(Exception, match="has been left"):
        beside.store.people.all()
