"""What workers share in PostgreSQL: entries and hints, lost connections, deletion of old rooms, and signals."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from store.rooms.log import LogUnsure
from store.rooms.postgres.database import APPLICATION_NAME
from store.rooms.postgres.log import PostgresLog
from store.rooms.referee import Referee
from store.rooms.refereeing.limits import AWAY_AFTER_MS, CALL_WINDOW_MS
from store.rooms.signals import LocalSignals, Saying, ShortCode, Signals
from tests.store.rooms.playing import CODE, HOST_TOKEN, Playing, breathe, table
from tests.store.rooms.shared import clear, postgres_log
from tests.store.rooms.test_referee import missed, token, word
from tests.sync.servers import Postgres


async def answered(log: PostgresLog, room: str, seq: int, text: str) -> bool:
    """Write an entry, repeated until the outcome is known, and return it."""
    while True:
        try:
            return await log.put_entry(room, seq, text)
        except LogUnsure:
            await asyncio.sleep(0)


async def test_entries_of_one_worker_reach_the_other(database: Postgres) -> None:
    clear(database)
    async with postgres_log(database) as (one, _), postgres_log(database) as (other, _), asyncio.timeout(30):
        heard: asyncio.Queue[int] = asyncio.Queue()
        other.subscribe("a", heard.put_nowait)
        for seq in range(1, 6):
            assert await one.put_entry("a", seq, str(seq))
        while await heard.get() != 5:
            pass
        # Every connection is cut: what listens begins anew and says that there may be something.
        database.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s", APPLICATION_NAME
        )
        assert await answered(one, "a", 6, "6")
        while await heard.get() < 6:
            pass
        assert await other.read_entries("a", 4) == ["5", "6"]


async def test_a_gap_is_no_answer_and_what_is_old_is_forgotten(database: Postgres) -> None:
    clear(database)
    async with postgres_log(database) as (log, signals):
        for room in ("old", "lasting", "new"):
            for seq in (1, 2, 3):
                assert await log.put_entry(room, seq, str(seq))
        database.run("DELETE FROM room_log WHERE room = 'new' AND seq = 2")
        with pytest.raises(LogUnsure):
            await log.read_entries("new")
        database.run("UPDATE room_log SET at = now() - interval '31 days' WHERE room <> 'new'")
        database.run("UPDATE room_log SET at = now() - interval '29 days' WHERE room = 'lasting' AND seq = 2")
        assert await log.drop_old_rooms() == 1
        assert await log.read_entries("old") == [] and len(await log.read_entries("lasting")) == 3
        assert await log.drop_old_rooms(timedelta(days=28)) == 1 and await log.read_entries("lasting") == []
        await signals.store_code("x", ShortCode("a", CODE, 1000))
        await signals.forget_expired(1000)
        assert await signals.resolve_short_code("x") is not None
        await signals.forget_expired(1001)
        assert await signals.resolve_short_code("x") is None


async def law_of_signs(one: Signals, other: Signals) -> None:
    """Check that signals set on one worker are known to the other."""
    one.set_present("a", 1, 500)
    one.set_present("a", 1, 700)
    while await other.fetch_presence("a") != {1: 700}:
        await asyncio.sleep(0.01)
    assert await other.fetch_presence("b") == {}
    one.set_present("a", 2, 800)
    one.add_saying("a", Saying(1, "well", "e" * 32))
    other.set_present("a", 0, 600)
    while other.cached_presence("a") != {0: 600, 1: 700, 2: 800} or other.last_sayings("a") != [
        Saying(1, "well", "e" * 32)
    ]:
        other.set_present("a", 0, 600)
        await asyncio.sleep(0.01)
    await one.set_ready("a", 2, 0)
    await other.set_ready("a", 2, 1)
    assert await one.ready_players("a", 2) == {0, 1} and await one.ready_players("a", 3) == set()
    await one.add_call("a", "1 9", 0, "c" * 32)
    await other.add_call("a", "1 9", 2, "d" * 32)
    assert await other.calls_at("a", "1 9") == {0: "c" * 32, 2: "d" * 32} and await other.calls_at("a", "1 10") == {}
    await one.store_code("e" * 64, ShortCode("a", CODE, 9))
    assert (
        await other.resolve_short_code("e" * 64) == ("a", CODE, 9) and await other.resolve_short_code("f" * 64) is None
    )


async def test_signs_are_alike_in_one_process_and_in_many(database: Postgres) -> None:
    clear(database)
    local = LocalSignals()
    await law_of_signs(local, local)
    async with postgres_log(database) as (_, one), postgres_log(database) as (_, other), asyncio.timeout(30):
        await law_of_signs(one, other)


async def other_worker(playing: Playing, signals: Signals) -> Referee:
    """Return a second referee of the room, which shares signals with the first."""
    playing.referee = Referee(playing.log, playing.wall, playing.chance, signals=signals)
    await playing.referee.read_log(playing.id)
    other = Referee(playing.log, playing.wall, playing.chance, signals=signals)
    await other.read_log(playing.id)
    return other


async def test_calls_count_at_whatever_worker_they_are_made() -> None:
    playing = await missed()
    other = await other_worker(playing, LocalSignals())
    hand = playing.room.hand_in_play
    assert hand is not None
    caller, second = playing.room.possible_callers()[:2]
    calls = [
        asyncio.create_task(
            other.run_command(playing.id, token(playing, caller), {"k": "catch", "cid": playing.cid()})
        ),
        asyncio.create_task(playing.do(token(playing, second), "catch")),
    ]
    await breathe()
    playing.wall.now = hand.missed_at + CALL_WINDOW_MS
    await playing.keep_awake()
    await playing.referee.do_what_is_due(playing.id)
    await other.read_log(playing.id)
    seq = playing.room.seq
    assert await asyncio.gather(*calls) == [{"seq": seq}, {"seq": seq}]


async def test_presence_and_readiness_are_shared_between_workers() -> None:
    playing = table(seats=2, hands=3)
    await playing.fill()
    await playing.host("deal")
    other = await other_worker(playing, LocalSignals())
    playing.wall.now += AWAY_AFTER_MS - 1
    await other.note_present(playing.id, token(playing, 0))
    playing.wall.now += AWAY_AFTER_MS - 1
    await playing.referee.do_what_is_due(playing.id)
    assert not playing.room.paused
    while playing.room.hand_in_play:
        await playing.step()
    await other.read_log(playing.id)
    await playing.do(token(playing, 0), "deal")
    await other.run_command(playing.id, token(playing, 1), {"k": "deal", "cid": playing.cid()})
    await other.do_what_is_due(playing.id)
    await playing.referee.read_log(playing.id)
    assert playing.room.hand_in_play is not None and playing.room.hand_in_play.number == 2


async def test_a_short_code_is_typed_for_an_invitation() -> None:
    playing = table(seats=2)
    await playing.open()
    assert await word(playing.referee.make_short_code(playing.id, HOST_TOKEN, {"invitation": "x" * 32})) == "invitation"
    given = await playing.referee.make_short_code(playing.id, HOST_TOKEN, {"invitation": CODE})
    meant = {"room": playing.id, "invitation": CODE}
    code = given["code"]
    assert len(code) == 9 and code[4] == "-"
    typed = code.lower().replace("0", "o").replace("1", "l").replace("-", " ")
    assert await playing.referee.find_invitation(code) == await playing.referee.find_invitation(typed) == meant
    assert await word(playing.referee.find_invitation("0000-0000")) == "room"
    assert await word(playing.referee.find_invitation("")) == "room"
    await playing.join("a" * 20)
    assert await word(playing.referee.make_short_code(playing.id, "a" * 20, {"invitation": CODE})) == "host_only"
    await playing.host("invite", invitation="0" * 64)
    assert await word(playing.referee.find_invitation(code)) == "room"
    playing = table(seats=2)
    await playing.open()
    code = (await playing.referee.make_short_code(playing.id, HOST_TOKEN, {"invitation": CODE}))["code"]
    playing.wall.now = given["until"]
    assert await word(playing.referee.find_invitation(code)) == "room"
