"""Logs in memory and in a file: an entry is there once, in order, and also after the process has ended."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rng import Rng
from engine.stored_keys import keys_of
from store.rooms.entry import KINDS, RoomEntry, entry_text, read_entry
from store.rooms.fold import rng_from_chance
from store.rooms.log import LogUnsure, MemoryLog, RoomLog
from store.rooms.sqlite_log import SqliteLog
from tests.store.rooms.playing import run, table
from tests.store.rooms.shared import clear, postgres_log

Opens = Callable[[], AbstractAsyncContextManager[RoomLog]]


@pytest.fixture(params=["memory", "file", "postgres"])
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Opens:
    """A function that opens the same log, which is empty at first, as often as it's called."""
    kind, memory = request.param, MemoryLog()
    if kind == "postgres":
        clear(request.getfixturevalue("database"))

    @asynccontextmanager
    async def opened() -> AsyncIterator[RoomLog]:
        if kind == "memory":
            yield memory
        elif kind == "file":
            file = SqliteLog(tmp_path / "rooms.db")
            yield file
            file.close()
        else:
            async with postgres_log(request.getfixturevalue("database")) as (log, _):
                yield log

    return opened


async def test_a_number_is_given_once(opens: Opens) -> None:
    async with opens() as log:
        assert await log.put_entry("a", 1, "one")
        assert not await log.put_entry("a", 1, "other")
        assert not await log.put_entry("a", 3, "three")
        assert not await log.put_entry("a", 0, "none")
        assert await log.put_entry("a", 2, "two")
        assert await log.put_entry("b", 1, "elsewhere")
        assert await log.read_entries("a") == ["one", "two"]
        assert await log.read_entries("a", 1) == ["two"]
        assert await log.read_entries("a", 9) == [] == await log.read_entries("nobody's")


async def test_of_many_at_once_one_wins_each_number(opens: Opens) -> None:
    async with opens() as one, opens() as two:

        async def writer(name: int) -> list[int]:
            won = []
            log = (one, two)[name % 2]
            for seq in range(1, 21):
                if await log.put_entry("a", seq, f"{name} {seq}"):
                    won.append(seq)
                while len(await log.read_entries("a")) < seq:
                    await asyncio.sleep(0)
            return won

        won = sorted(seq for mine in await asyncio.gather(*map(writer, range(5))) for seq in mine)
        assert won == list(range(1, 21))
        assert [text.split()[1] for text in await one.read_entries("a")] == [str(seq) for seq in won]


async def test_listener_gets_entries_until_it_unsubscribes(opens: Opens) -> None:
    async with opens() as log:
        heard: list[int] = []
        end = log.subscribe("a", heard.append)
        await log.put_entry("a", 1, "one")
        await log.put_entry("b", 1, "one")
        await log.put_entry("a", 1, "again")
        assert heard == [1]
        end()
        await log.put_entry("a", 2, "two")
        assert heard == [1]


def test_entries_outlive_the_process(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    first = SqliteLog(path)
    run(first.put_entry("a", 1, "one"))
    # No close: as after a kill. Another connection reads what was acknowledged.
    second = SqliteLog(path)
    assert run(second.read_entries("a")) == ["one"]
    assert second.room_ids() == ["a"]
    raw = second._raw
    assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert raw.execute("PRAGMA synchronous").fetchone() == (2,)
    second.drop_room("a")
    assert run(first.read_entries("a")) == []
    assert (path.stat().st_mode & 0o077) == 0
    first.close()
    second.close()


WRITER = """
import asyncio, sys
from pathlib import Path
from store.rooms.sqlite_log import SqliteLog
async def work():
    log = SqliteLog(Path(sys.argv[1]))
    seq = len(await log.read_entries("a"))
    while True:
        seq += 1
        assert await log.put_entry("a", seq, f"entry {seq}")
        print(seq, flush=True)
asyncio.run(work())
"""


def test_acknowledged_entries_survive_a_kill(tmp_path: Path) -> None:
    path, last = tmp_path / "rooms.db", 0
    for number in range(4):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            for _ in range(20 + 7 * number):
                last = int(writer.stdout.readline())
            writer.kill()
            last = max([last, *map(int, writer.stdout.read().split())])
        log = SqliteLog(path)
        found = run(log.read_entries("a"))
        log.close()
        assert len(found) in (last, last + 1)
        assert found == [f"entry {seq}" for seq in range(1, len(found) + 1)]


def test_a_log_that_cannot_be_read_or_has_a_gap_is_unsure(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    log = SqliteLog(path)
    for seq in (1, 2, 3):
        assert run(log.put_entry("a", seq, str(seq)))
    with sqlite3.connect(path) as other:
        other.execute("DELETE FROM room_log WHERE seq = 2")
    other.close()
    with pytest.raises(LogUnsure):
        run(log.read_entries("a"))
    log.close()
    with pytest.raises(LogUnsure):
        run(log.read_entries("a"))
    with pytest.raises(LogUnsure):
        run(log.put_entry("a", 4, "four"))


def entries_of_a_game() -> list[RoomEntry]:
    playing = table(seats=3, seed=5)

    async def work() -> list[str]:
        await playing.fill()
        await playing.host("deal")
        for _ in range(30):
            if playing.room.hand_in_play:
                await playing.step()
        await playing.host("pause")
        await playing.host("resume")
        await playing.host("invite", invitation="a" * 64)
        await playing.host("kick", seat=2)
        await playing.host("sit", seat=1, bot="careless", name="")
        await playing.host("close")
        return await playing.log.read_entries(playing.id)

    return [read_entry(text) for text in run(work())]


def test_an_entry_is_the_same_after_its_text() -> None:
    entries = entries_of_a_game()
    assert len({type(entry.act) for entry in entries}) >= 9
    for entry in entries:
        text = entry_text(entry)
        assert read_entry(text) == entry
        assert len(text) < 2048 or entry is entries[0]


@settings(max_examples=200)
@given(st.integers(0, 1 << 30))
def test_a_text_that_is_no_entry_is_refused(seed: int) -> None:
    """Texts with bytes changed, removed or added are read as an entry, or refused."""
    rng = Rng(seed)
    text = list(rng.pick(TEXTS))
    change: list[Callable[[int], None]] = [
        lambda at: text.__setitem__(at, chr(32 + rng.integer_below(95))),
        lambda at: text.pop(at) and None,
        lambda at: text.insert(at, rng.pick(list('{}[]",:0-1e'))),
    ]
    for _ in range(1 + rng.integer_below(3)):
        rng.pick(change)(rng.integer_below(len(text)))
    try:
        entry = read_entry("".join(text))
    except ValueError:
        return
    assert read_entry(entry_text(entry)) == entry


@pytest.mark.parametrize("kind", ["{}", "[]", "null", "1"])
def test_a_kind_that_is_no_word_is_refused(kind: str) -> None:
    with pytest.raises(ValueError, match="kind"):
        read_entry(f'{{"k":{kind}}}')


TEXTS = [entry_text(entry) for entry in entries_of_a_game()[1:]]


def test_every_kind_has_its_fields_in_their_order() -> None:
    for kind, fields in KINDS.values():
        assert tuple(keys_of(kind)) == tuple(fields)


def test_chance_has_as_many_bits_as_it_was_given() -> None:
    """256 bits give words that follow from no 64 of them; earlier entries, with 64 bits, are read as before."""
    old = rng_from_chance("00000000000000ff")
    assert [old.next_word() for _ in range(40)] == [
        word for seed in [Rng(255)] for word in (seed.next_word() for _ in range(40))
    ]
    bits = f"{5:064x}"
    drawn, again, seed = rng_from_chance(bits), rng_from_chance(bits).copy(), Rng(rng_from_chance(bits).next_word())
    words = [drawn.next_word() for _ in range(600)]
    assert words == [again.next_word() for _ in range(600)] and len(set(words)) == 600
    assert words[1:40] != [seed.next_word() for _ in range(39)]
    one, other = list(range(108)), list(range(108))
    rng_from_chance(bits).shuffle(one)
    rng_from_chance(f"{5 ^ 1 << 200:064x}").shuffle(other)
    assert sorted(one) == sorted(other) == list(range(108)) and sum(map(int.__eq__, one, other)) < 20
