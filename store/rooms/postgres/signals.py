"""The signals of rooms in PostgreSQL tables, which a crash of the database server empties."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from typing import Final

from sqlalchemy import BigInteger, Integer, Interval, Text, bindparam, delete, func, select
from sqlalchemy.dialects.postgresql import ARRAY, insert

from store.rooms.log import LogUnsure
from store.rooms.postgres.database import (
    ROOM_CODE,
    ROOM_PRESENCE,
    ROOM_SIGN,
    Postgres,
    Statement,
    integer_parameter,
    text_parameter,
)
from store.rooms.postgres.log import KEPT
from store.rooms.signals import Saying, ShortCode

TOLD: Final = 3.0  # seconds in which presence and sayings are gathered for one exchange
_READY: Final = "ready"
_SAYS: Final = "says"
FRESH: Final = timedelta(seconds=6)  # for which a saying is sent to other workers

_room, _moment, _player = text_parameter("room"), text_parameter("moment"), bindparam("player", type_=Integer)
_rows = (
    func.unnest(
        bindparam("rooms", type_=ARRAY(_room.type)),
        bindparam("players", type_=ARRAY(Integer)),
        bindparam("untils", type_=ARRAY(BigInteger)),
    )
    .table_valued("room", "player", "until")
    .render_derived()
)
_here = insert(ROOM_PRESENCE).from_select(
    ["room", "player", "until"], select(_rows.c.room, _rows.c.player, _rows.c.until)
)
_HERE: Final = Statement(
    _here.on_conflict_do_update(
        index_elements=["room", "player"],
        set_={"until": func.greatest(ROOM_PRESENCE.c.until, _here.excluded.until)},
    )
)
_THERE: Final = Statement(select(ROOM_PRESENCE.c.player, ROOM_PRESENCE.c.until).where(ROOM_PRESENCE.c.room == _room))
_of = bindparam("rooms", type_=ARRAY(Text))
_KNOWN: Final = Statement(
    select(ROOM_PRESENCE.c.room, ROOM_PRESENCE.c.player, ROOM_PRESENCE.c.until).where(
        ROOM_PRESENCE.c.room == func.any(_of)
    )
)
_HEARD: Final = Statement(
    select(ROOM_SIGN.c.room, ROOM_SIGN.c.player, ROOM_SIGN.c.moment, ROOM_SIGN.c.cid).where(
        ROOM_SIGN.c.room == func.any(_of),
        ROOM_SIGN.c.moment.like(f"{_SAYS} %"),
        ROOM_SIGN.c.at > func.now() - bindparam("fresh", type_=Interval),
    )
)
_SIGN: Final = Statement(
    insert(ROOM_SIGN)
    .values(room=_room, moment=_moment, player=_player, cid=text_parameter("cid"))
    .on_conflict_do_nothing()
)
_SIGNS: Final = Statement(
    select(ROOM_SIGN.c.player, ROOM_SIGN.c.cid).where(ROOM_SIGN.c.room == _room, ROOM_SIGN.c.moment == _moment)
)
_GIVE: Final = Statement(
    insert(ROOM_CODE)
    .values(
        code=text_parameter("code"),
        room=_room,
        invitation=text_parameter("invitation"),
        until=integer_parameter("valid_until"),
    )
    .on_conflict_do_nothing()
)
_FIND: Final = Statement(
    select(ROOM_CODE.c.room, ROOM_CODE.c.invitation, ROOM_CODE.c.until).where(
        ROOM_CODE.c.code == text_parameter("code")
    )
)
_now = integer_parameter("now")
_FORGET: Final = (
    Statement(delete(ROOM_PRESENCE).where(ROOM_PRESENCE.c.until < _now)),
    Statement(delete(ROOM_CODE).where(ROOM_CODE.c.until < _now)),
    Statement(delete(ROOM_SIGN).where(ROOM_SIGN.c.at < func.now() - bindparam("kept", type_=Interval))),
)


class PostgresSignals:
    """The signals of all rooms in a database, exchanged with other workers every few seconds."""

    def __init__(self, database: Postgres) -> None:
        self._database = database
        self._there: dict[tuple[str, int], int] = {}
        self._said: list[tuple[str, Saying]] = []
        self._known: dict[str, dict[int, int]] = {}
        self._heard: dict[str, list[Saying]] = {}
        self._telling: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop exchanging signals."""
        if self._telling is not None:
            self._telling.cancel()
            with suppress(asyncio.CancelledError):
                await self._telling

    def set_present(self, room: str, player: int, until: int) -> None:
        """As `Signals.set_present`."""
        self._there[room, player] = until
        self._schedule_exchange()

    def cached_presence(self, room: str) -> dict[int, int]:
        """As `Signals.cached_presence`."""
        return self._known.get(room, {})

    def add_saying(self, room: str, said: Saying) -> None:
        """As `Signals.add_saying`."""
        self._said.append((room, said))
        self._schedule_exchange()

    def last_sayings(self, room: str) -> list[Saying]:
        """As `Signals.last_sayings`."""
        return self._heard.get(room, [])

    def _schedule_exchange(self) -> None:
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._exchange_signals())

    async def fetch_presence(self, room: str) -> dict[int, int]:
        """As `Signals.fetch_presence`."""
        return {row[0]: row[1] for row in await self._database.fetch_rows(_THERE, room=room)}

    async def set_ready(self, room: str, n: int, player: int) -> None:
        """As `Signals.set_ready`."""
        await self._database.fetch_rows(_SIGN, room=room, moment=f"{_READY} {n}", player=player, cid="")

    async def ready_players(self, room: str, n: int) -> set[int]:
        """As `Signals.ready_players`."""
        return {row[0] for row in await self._database.fetch_rows(_SIGNS, room=room, moment=f"{_READY} {n}")}

    async def add_call(self, room: str, mark: str, player: int, cid: str) -> None:
        """As `Signals.add_call`."""
        await self._database.fetch_rows(_SIGN, room=room, moment=mark, player=player, cid=cid)

    async def calls_at(self, room: str, mark: str) -> dict[int, str]:
        """As `Signals.calls_at`."""
        return {row[0]: row[1] for row in await self._database.fetch_rows(_SIGNS, room=room, moment=mark)}

    async def store_code(self, code: str, meaning: ShortCode) -> None:
        """As `Signals.store_code`."""
        await self._database.fetch_rows(_GIVE, code=code, **meaning._asdict())

    async def resolve_short_code(self, code: str) -> ShortCode | None:
        """As `Signals.resolve_short_code`."""
        found = await self._database.fetch_rows(_FIND, code=code)
        return ShortCode(*found[0]) if found else None

    async def forget_expired(self, now: int) -> None:
        """Delete the signals that have expired at `now` (Unix ms)."""
        for statement in _FORGET:
            await self._database.fetch_rows(statement, now=now, kept=KEPT)

    async def _exchange_signals(self) -> None:
        """Write the presence and sayings of this worker's rooms, and read those of other workers."""
        await asyncio.sleep(TOLD)
        there, self._there = self._there, {}
        said, self._said = self._said, []
        rooms, players = [each[0] for each in there], [each[1] for each in there]
        with suppress(LogUnsure):
            for room, (player, what, cid) in said:
                await self._database.fetch_rows(_SIGN, room=room, moment=f"{_SAYS} {cid}", player=player, cid=what)
            await self._database.fetch_rows(_HERE, rooms=rooms, players=players, untils=list(there.values()))
            known: dict[str, dict[int, int]] = {}
            for room, player, until in await self._database.fetch_rows(_KNOWN, rooms=rooms):
                known.setdefault(room, {})[player] = until
            heard: dict[str, list[Saying]] = {}
            for room, player, moment, what in await self._database.fetch_rows(_HEARD, rooms=rooms, fresh=FRESH):
                heard.setdefault(room, []).append(Saying(player, what, moment.removeprefix(f"{_SAYS} ")))
            self._known, self._heard = known, heard
        if self._there or self._said:
            self._telling = asyncio.create_task(self._exchange_signals())
