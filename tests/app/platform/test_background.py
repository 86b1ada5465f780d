"""What nobody needs any more is looked for while somebody thinks, and not when they act at once."""

from __future__ import annotations

import asyncio
import gc

from app.platform.background import SEARCHES, STILL, at_rest


def much_has_come() -> None:
    """As after many answers: what is young was looked through often, all there is not."""
    gc.collect()
    for _ in range(SEARCHES):
        gc.collect(1)


def searched() -> bool:
    return gc.get_count()[2] < SEARCHES


def test_at_rest_all_there_is_is_looked_through() -> None:
    async def rest() -> None:
        with at_rest():
            while not searched():
                await asyncio.sleep(0)

    much_has_come()
    assert not searched()
    asyncio.run(rest())


def test_who_acts_at_once_is_not_kept_waiting() -> None:
    async def act() -> None:
        loop = asyncio.get_running_loop()
        passed = loop.create_future()
        with at_rest():
            loop.call_later(2 * STILL, passed.set_result, None)
        await passed

    much_has_come()
    asyncio.run(act())
    assert not searched()
