"""Several referees over one log that sometimes fails, with commands sent twice at once, and restarts.

Every command that was acknowledged is in the log once, at its number, and all clients have the same hands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from engine.moves import move_text
from engine.rng import Rng
from engine.rules.reader import load_preset
from store.rooms.entry import SettleCalls, read_entry
from store.rooms.errors import RoomRefused
from store.rooms.fold import RoomState
from store.rooms.log import LogUnsure, MemoryLog, RoomLog
from store.rooms.referee import Referee
from store.rooms.refereeing.limits import CALL_WINDOW_MS
from tests.store.rooms.playing import HOST_TOKEN, Playing, breathe, run
from tests.store.rooms.shared import clear, postgres_log
from tests.sync.servers import Postgres

WORKERS = 3


class ShakyLog:
    """A log that sometimes doesn't answer, whether it has written the entry or not."""

    def __init__(self, rng: Rng, log: RoomLog) -> None:
        self.rng, self.shakes = rng, False
        self._log = log
        self.subscribe = log.subscribe

    async def put_entry(self, room: str, seq: int, text: str) -> bool:
        chance = self.rng.integer_below(12) if self.shakes else 9
        await asyncio.sleep(0)
        if chance == 0:
            raise LogUnsure("before")
        there = await self._log.put_entry(room, seq, text)
        await asyncio.sleep(0)
        if chance == 1:
            raise LogUnsure("after")
        return there

    async def read_entries(self, room: str, after: int = 0) -> list[str]:
        await asyncio.sleep(0)
        if self.shakes and self.rng.integer_below(40) == 0:
            raise LogUnsure("no answer")
        return await self._log.read_entries(room, after)


class Table:
    """People who play through whichever referee they reach."""

    def __init__(self, seed: int, log: RoomLog, hands: int) -> None:
        self.rng = Rng(seed)
        self.log = ShakyLog(self.rng, log)
        self.playing = Playing(load_preset("switch", (), {"turn.limit": 150}), 4, seed, self.log, hands=hands)
        self.known: RoomState | None = None
        self.workers: list[Referee] = []
        self.acknowledged: dict[tuple[int, str], int] = {}
        self.asked: dict[Referee, list[asyncio.Task[Any]]] = {}
        self.sent = self.refused = self.restarts = self.cut = 0

    def worker(self) -> Referee:
        """Return a random referee, which may just have been started."""
        place = self.rng.integer_below(WORKERS)
        if self.rng.integer_below(25) == 0:
            for asked in self.asked.pop(self.workers[place], ()):
                asked.cancel()  # whoever waited there is cut off
            self.workers[place] = Referee(self.log, self.playing.wall, self.playing.chance)
            self.restarts += 1
        return self.workers[place]

    async def room(self) -> RoomState:
        """The room as folded from the log."""
        shakes, self.log.shakes = self.log.shakes, False
        texts = await self.log.read_entries(self.playing.id, self.known.seq if self.known else 0)
        self.log.shakes = shakes
        if self.known is None:
            self.known = RoomState(read_entry(texts.pop(0)))
        for text in texts:
            self.known.apply_entry(read_entry(text))
        return self.known

    async def send(self, player: int, token: str, k: str, **more: Any) -> None:
        """Send a command to a random referee, sometimes to two at once, until it's answered."""
        command = {"k": k, "cid": self.playing.cid(), **more}

        async def once() -> None:
            for _ in range(60):
                self.sent += 1
                worker = self.worker()
                asked = asyncio.create_task(worker.run_command(self.playing.id, token, command))
                self.asked.setdefault(worker, []).append(asked)
                try:
                    found = await asked
                except asyncio.CancelledError:
                    self.cut += 1
                    continue
                except RoomRefused as refused:
                    if refused.code_word in ("busy", "often"):
                        self.playing.wall.now += refused.details.get("wait", 0)
                        continue
                    assert refused.code_word in ("moved_on", "late", "no_hand", "illegal"), refused.code_word
                    self.refused += 1
                    return
                known = self.acknowledged.setdefault((player, command["cid"]), found["seq"])
                assert known == found["seq"]
                return
            raise AssertionError("never answered")

        await asyncio.gather(*(once() for _ in range(1 + (self.rng.integer_below(4) == 0))))

    async def act(self) -> None:
        """Let all referees do what is due, at the same time."""
        found = await asyncio.gather(
            *(each.do_what_is_due(self.playing.id) for each in self.workers), return_exceptions=True
        )
        assert all(each.code_word == "busy" for each in found if isinstance(each, RoomRefused))
        assert not [each for each in found if isinstance(each, Exception) and not isinstance(each, RoomRefused)]

    async def until_done(self, work: list[Coroutine[Any, Any, None]]) -> None:
        """Let time pass, and what is due be done, until all coroutines have finished."""
        tasks = [asyncio.create_task(each) for each in work]
        for _ in range(200):
            await breathe()
            if all(task.done() for task in tasks):
                break
            self.playing.wall.now += CALL_WINDOW_MS
            for each in self.playing.clients:
                for worker in self.workers:
                    try:
                        await worker.note_present(self.playing.id, each.token)
                    except RoomRefused:
                        break
            await self.act()
        await asyncio.gather(*tasks)

    async def play(self) -> None:
        """Play a match."""
        playing = self.playing
        await playing.fill()
        self.workers = [Referee(self.log, playing.wall, playing.chance) for _ in range(WORKERS)]
        self.log.shakes = True
        room = None
        for _ in range(2000):
            playing.wall.now += 300
            room = await self.room()
            assert not room.closed
            if room.match.over:
                break
            if room.hand_in_play is None:
                await self.until_done([self.send(-1, HOST_TOKEN, "deal")])
                continue
            work = []
            for player in room.possible_callers():
                if self.rng.integer_below(3) == 0:
                    work.append(self.send(player, playing.clients[player].token, "catch"))
            player = room.player_to_act()
            move = move_text(self.rng.pick(room.hand_in_play.state.legal_moves()))
            work.append(self.send(player, playing.clients[player].token, "move", at=room.seq, move=move))
            if self.rng.integer_below(6) == 0:  # somebody is late, or in haste
                other = self.rng.integer_below(4)
                at = room.seq - self.rng.integer_below(2)
                work.append(self.send(other, playing.clients[other].token, "move", at=at, move=move))
            await self.until_done(work)
        assert room is not None and room.match.over


async def law(seed: int, log: RoomLog, hands: int) -> None:
    """Check that every acknowledged command is in the log once, at its number, and all clients have the same hands."""
    here = Table(seed, log, hands)
    await here.play()
    here.log.shakes = False
    found: dict[tuple[int, str], list[int]] = {}
    for seq, text in enumerate(await here.log.read_entries(here.playing.id), 1):
        entry = read_entry(text)
        mine = [(entry.author, entry.command_id)] if entry.command_id else []
        if isinstance(entry.act, SettleCalls):
            mine += [(seat, cid) for seat, cid in entry.act.callers if cid]
        for each in mine:
            found.setdefault(each, []).append(seq)
    assert len(here.acknowledged) > 30 * hands and here.restarts > hands and here.refused
    for each, seq in here.acknowledged.items():
        assert found[each] == [seq]
    assert all(len(where) == 1 for where in found.values())
    told = [
        await worker.finished_hands(here.playing.id, client.token, 0)
        for worker in here.workers
        for client in here.playing.clients[:4]
    ]
    assert all(each == told[0] for each in told) and [each["n"] for each in told[0]] == list(range(1, hands + 1))


@pytest.mark.parametrize("seed", range(7))
def test_acknowledged_entry_is_stored_once(seed: int) -> None:
    run(law(seed, MemoryLog(), 3))


async def test_acknowledged_entry_is_in_postgres_once(database: Postgres) -> None:
    clear(database)
    async with postgres_log(database) as (log, _):
        await law(1, log, 1)
