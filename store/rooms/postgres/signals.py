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
    ROOM_SIGNAL,
    Postgres,
    Statement,
    integer_parameter,
    text_parameter,
)
from store.rooms.postgres.log import ROOM_LIFETIME
from store.rooms.signals import Saying, ShortCode

EXCHANGE_DELAY: Final = 3.0  # seconds in which presence and sayings are gathered for one exchange
_READY_PREFIX: Final = "ready"
_SAYING_PREFIX: Final = "says"
SAYING_LIFETIME: Final = timedelta(seconds=6)  # for which a saying is sent to other workers

_room, _moment, _player = text_parameter("room"), text_parameter("moment"), bindparam("player", type_=Integer)
_presence_rows = (
    func.unnest(
        bindparam("rooms", type_=ARRAY(_room.type)),
        bindparam("players", type_=ARRAY(Integer)),
        bindparam("untils", type_=ARRAY(BigInteger)),
    )
    .table_valued("room", "player", "until")
    .render_derived()
)
_insert_presence = insert(ROOM_PRESENCE).from_select(
    ["room", "player", "until"], select(_presence_rows.c.room, _presence_rows.c.player, _presence_rows.c.until)
)
_UPSERT_PRESENCE: Final = Statement(
    _insert_presence.on_conflict_do_update(
        index_elements=["room", "player"],
        set_={"until": func.greatest(ROOM_PRESENCE.c.until, _insert_presence.excluded.until)},
    )
)
_PRESENCE_IN_ROOM: Final = Statement(
    select(ROOM_PRESENCE.c.player, ROOM_PRESENCE.c.until).where(ROOM_PRESENCE.c.room == _room)
)
_room_ids = bindparam("rooms", type_=ARRAY(Text))
_PRESENCE_IN_ROOMS: Final = Statement(
    select(ROOM_PRESENCE.c.room, ROOM_PRESENCE.c.player, ROOM_PRESENCE.c.until).where(
        ROOM_PRESENCE.c.room == func.any(_room_ids)
    )
)
_FRESH_SAYINGS: Final = Statement(
    select(ROOM_SIGNAL.c.room, ROOM_SIGNAL.c.player, ROOM_SIGNAL.c.moment, ROOM_SIGNAL.c.cid).where(
        ROOM_SIGNAL.c.room == func.any(_room_ids),
        ROOM_SIGNAL.c.moment.like(f"{_SAYING_PREFIX} %"),
        ROOM_SIGNAL.c.at > func.now() - bindparam("fresh", type_=Interval),
    )
)
_INSERT_SIGNAL: Final = Statement(
    insert(ROOM_SIGNAL)
    .values(room=_room, moment=_moment, player=_player, cid=text_parameter("cid"))
    .on_conflict_do_nothing()
)
_SIGNALS_AT: Final = Statement(
    select(ROOM_SIGNAL.c.player, ROOM_SIGNAL.c.cid).where(ROOM_SIGNAL.c.room == _room, ROOM_SIGNAL.c.moment == _moment)
)
_INSERT_CODE: Final = Statement(
    insert(ROOM_CODE)
    .values(
        code=text_parameter("code"),
        room=_room,
        invitation=text_parameter("invitation"),
        until=integer_parameter("valid_until"),
    )
    .on_conflict_do_nothing()
)
_FIND_CODE: Final = Statement(
    select(ROOM_CODE.c.room, ROOM_CODE.c.invitation, ROOM_CODE.c.until).where(
        ROOM_CODE.c.code == text_parameter("code")
    )
)
_now = integer_parameter("now")
_DELETE_EXPIRED: Final = (
    Statement(delete(ROOM_PRESENCE).where(ROOM_PRESENCE.c.until < _now)),
    Statement(delete(ROOM_CODE).where(ROOM_CODE.c.until < _now)),
    Statement(delete(ROOM_SIGNAL).where(ROOM_SIGNAL.c.at < func.now() - bindparam("kept", type_=Interval))),
)


class PostgresSignals:
    """The signals of all rooms in a database, exchanged with other workers every few seconds."""

    def __init__(self, database: Postgres) -> None:
        self._database = database
        self._unsent_presence: dict[tuple[str, int], int] = {}
        self._unsent_sayings: list[tuple[str, Saying]] = []
        self._cached_presence: dict[str, dict[int, int]] = {}
        self._cached_sayings: dict[str, list[Saying]] = {}
        self._exchange_task: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop exchanging signals."""
        if self._exchange_task is not None:
            self._exchange_task.cancel()
            with suppress(asyncio.CancelledError):
                await self._exchange_task

    def set_present(self, room: str, player: int, until: int) -> None:
        """As `Signals.set_present`."""
        self._unsent_presence[room, player] = until
        self._schedule_exchange()

    def cached_presence(self, room: str) -> dict[int, int]:
        """As `Signals.cached_presence`."""
        return self._cached_presence.get(room, {})

    def add_saying(self, room: str, saying: Saying) -> None:
        """As `Signals.add_saying`."""
        self._unsent_sayings.append((room, saying))
        self._schedule_exchange()

    def last_sayings(self, room: str) -> list[Saying]:
        """As `Signals.last_sayings`."""
        return self._cached_sayings.get(room, [])

    def _schedule_exchange(self) -> None:
        if self._exchange_task is None or self._exchange_task.done():
            self._exchange_task = asyncio.create_task(self._exchange_signals())

    async def fetch_presence(self, room: str) -> dict[int, int]:
        """As `Signals.fetch_presence`."""
        return {row[0]: row[1] for row in await self._database.fetch_rows(_PRESENCE_IN_ROOM, room=room)}

    async def set_ready(self, room: str, hand_number: int, player: int) -> None:
        """As `Signals.set_ready`."""
        await self._database.fetch_rows(
            _INSERT_SIGNAL, room=room, moment=f"{_READY_PREFIX} {hand_number}", player=player, cid=""
        )

    async def ready_players(self, room: str, hand_number: int) -> set[int]:
        """As `Signals.ready_players`."""
        return {
            row[0]
            for row in await self._database.fetch_rows(_SIGNALS_AT, room=room, moment=f"{_READY_PREFIX} {hand_number}")
        }

    async def add_call(self, room: str, position_mark: str, player: int, cid: str) -> None:
        """As `Signals.add_call`."""
        await self._database.fetch_rows(_INSERT_SIGNAL, room=room, moment=position_mark, player=player, cid=cid)

    async def calls_at(self, room: str, position_mark: str) -> dict[int, str]:
        """As `Signals.calls_at`."""
        return {row[0]: row[1] for row in await self._database.fetch_rows(_SIGNALS_AT, room=room, moment=position_mark)}

    async def store_code(self, code: str, meaning: ShortCode) -> None:
        """As `Signals.store_code`."""
        await self._database.fetch_rows(_INSERT_CODE, code=code, **meaning._asdict())

    async def resolve_short_code(self, code: str) -> ShortCode | None:
        """As `Signals.resolve_short_code`."""
        found = await self._database.fetch_rows(_FIND_CODE, code=code)
        return ShortCode(*found[0]) if found else None

    async def forget_expired(self, now: int) -> None:
        """Delete the signals that have expired at `now` (Unix ms)."""
        for statement in _DELETE_EXPIRED:
            await self._database.fetch_rows(statement, now=now, kept=ROOM_LIFETIME)

    async def _exchange_signals(self) -> None:
        """Write the presence and sayings of this worker's rooms, and read those of other workers."""
        await asyncio.sleep(EXCHANGE_DELAY)
        presence, self._unsent_presence = self._unsent_presence, {}
        sayings, self._unsent_sayings = self._unsent_sayings, []
        rooms, players = [each[0] for each in presence], [each[1] for each in presence]
        with suppress(LogUnsure):
            for room, (player, text, cid) in sayings:
                await self._database.fetch_rows(
                    _INSERT_SIGNAL, room=room, moment=f"{_SAYING_PREFIX} {cid}", player=player, cid=text
                )
            await self._database.fetch_rows(
                _UPSERT_PRESENCE, rooms=rooms, players=players, untils=list(presence.values())
            )
            cached_presence: dict[str, dict[int, int]] = {}
            for room, player, until in await self._database.fetch_rows(_PRESENCE_IN_ROOMS, rooms=rooms):
                cached_presence.setdefault(room, {})[player] = until
            cached_sayings: dict[str, list[Saying]] = {}
            for room, player, moment, text in await self._database.fetch_rows(
                _FRESH_SAYINGS, rooms=rooms, fresh=SAYING_LIFETIME
            ):
                saying = Saying(player, text, moment.removeprefix(f"{_SAYING_PREFIX} "))
                cached_sayings.setdefault(room, []).append(saying)
            self._cached_presence, self._cached_sayings = cached_presence, cached_sayings
        if self._unsent_presence or self._unsent_sayings:
            self._exchange_task = asyncio.create_task(self._exchange_signals())
