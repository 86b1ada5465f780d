"""Garbage is collected while a person thinks, not while they act, and bots pause while a tap is answered."""

from __future__ import annotations

import asyncio
import gc

from app.platform.background import (
    ANSWER_TIMEOUT,
    COLLECTIONS_PER_FULL,
    IDLE_SECONDS,
    LOOP_TURNS_BETWEEN_SLICES,
    Touch,
    collect_after_closing,
    collecting_garbage,
    run_in_slices,
)


def much_has_come() -> None:
    """Bring the collector into the state after many answers: the young generations often collected, the old one not."""
    gc.collect()
    for _ in range(COLLECTIONS_PER_FULL):
        gc.collect(1)


def searched() -> bool:
    return gc.get_count()[2] < COLLECTIONS_PER_FULL


def test_at_rest_all_there_is_is_looked_through() -> None:
    async def rest() -> None:
        with collecting_garbage():
            while not searched():
                await asyncio.sleep(0)

    much_has_come()
    assert not searched()
    asyncio.run(rest())


def test_immediate_tap_is_answered_without_delay() -> None:
    async def act() -> None:
        loop = asyncio.get_running_loop()
        passed = loop.create_future()
        with collecting_garbage():
            loop.call_later(2 * IDLE_SECONDS, passed.set_result, None)
        await passed

    much_has_come()
    asyncio.run(act())
    assert not searched()


def test_garbage_of_closed_pages_is_collected_although_others_close_again_and_again() -> None:
    async def close_pages() -> None:
        while not searched():
            collect_after_closing()
            await asyncio.sleep(0)

    much_has_come()
    asyncio.run(close_pages())
    much_has_come()
    asyncio.run(close_pages())  # in a new event loop, the timer of the old one doesn't count


async def test_nobody_thinks_until_the_client_has_taken_the_answer() -> None:
    asked, answer, touch = asyncio.Event(), asyncio.Event(), Touch()

    async def taken() -> None:
        asked.set()
        await answer.wait()

    touch.note_touch(taken)
    thinking = asyncio.ensure_future(anext(run_in_slices(iter(int, 1), 60, touch)))
    await asked.wait()
    for _ in range(LOOP_TURNS_BETWEEN_SLICES):  # turns of the event loop: one would be enough for a slice
        await asyncio.sleep(0)
    assert not thinking.done()
    answer.set()
    await thinking


def test_a_client_that_says_nothing_is_waited_for_no_longer_than_one_that_is_slow() -> None:
    async def touched() -> float:
        silent = Touch()
        silent.note_touch(asyncio.Event().wait)
        return await silent.wait_for_answer()

    assert asyncio.run(touched()) >= ANSWER_TIMEOUT


def test_answered_touch_is_not_awaited_again() -> None:
    async def touched() -> int:
        asked = 0

        async def taken() -> None:
            nonlocal asked
            asked += 1

        once = Touch()
        once.note_touch(taken)
        await once.wait_for_answer()
        await once.wait_for_answer()
        return asked

    assert asyncio.run(touched()) == 1
