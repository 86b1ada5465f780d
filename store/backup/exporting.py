"""Write everything that is stored into one backup file. `incoming` describes the format."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import and_
from sqlmodel import col, select

from store.backup.incoming import MAX_LINE_BYTES
from store.backup.local import LocalEntry, local_entry_table
from store.database import Database
from store.events.bounds import UnfitEvent
from store.events.event import Body, Event, event_json
from store.events.kind import Kind, ReadContext
from store.facts import KINDS, MatchRow, PlayerRow, SeatRow
from store.facts.match import match_body_without_seats, match_key_of_id
from store.parts.settings import DEVICE_ONLY_KEYS
from store.tables.local import ActionRow, OpenHandRow, SettingRow
from store.tables.log import EventRow
from store.tables.query import Query, Rows, Session, equals_parameter, statement_parameter

ROWS_PER_SLICE: Final = 25  # rows read at a time
_NAMED_KINDS: Final = frozenset(name for kind in KINDS.values() for name in kind.kinds_before)

_OPEN_HANDS = Rows(OpenHandRow, order=(col(OpenHandRow.match_id),))
_ACTIONS = Rows(ActionRow, equals_parameter(ActionRow.match_id), order=(col(ActionRow.number),))
_SETTINGS = Rows(SettingRow, col(SettingRow.key).not_in(DEVICE_ONLY_KEYS), order=(col(SettingRow.key),))


@dataclass
class Exporter:
    """Writes one backup file.

    - `written`: the events in the file that others may name.
    - `seatless`: by number, the clocks of matches exported without seats, because one of these can't be read.
    - `left_out`: the reasons why facts aren't in the file that a reader would refuse.
    """

    database: Database
    written: set[str] = field(default_factory=set)
    seatless: dict[int, int] = field(default_factory=dict)
    memoised: dict[tuple[str, int], Any] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)

    def lines_in_slices(self) -> Iterator[list[str]]:
        """Yield the lines of the file in lists. Between two of them others may read and write."""
        for kind in KINDS.values():
            after: int | None = 0
            while after is not None:
                with self.database.reading() as session:
                    after, lines = self._lines_of_kind(session, kind, after)
                yield lines
        with self.database.reading() as session:
            lines = list(self._iter_open_hands(session))
            for row in _SETTINGS.iter_intact(session):
                lines += self._lines_of_local_entry(LocalEntry("setting", {"key": row.key, "value": row.value}))
        yield lines

    def _lines_of_kind(self, session: Session, kind: Kind[Any], after: int) -> tuple[int | None, list[str]]:
        """Return the lines of a slice of facts after number `after`, and the last number of the slice, None at the
        end.
        """
        # The first holders of seats are part of the match's event, unless that is exported without its seats.
        rows, events = _slice_queries(kind.name, kind.table is SeatRow and not self.seatless)
        known = {number: (key, clock or 0) for number, key, clock in events.iter_answers(session, after=after)}
        # Only ids by which rows are known on other devices are memoised, since they never change.
        reading, lines = ReadContext(session, for_file=True, memoised=self.memoised), []
        for row in rows.iter_intact(session, after=after):
            key, clock = known[row.id]
            body = kind.make_body(reading, row)
            if kind.table is PlayerRow and row.level:
                lines += self._lines_of_local_entry(
                    LocalEntry("bot", {"uuid": row.uuid.hex(), "level": row.level, "created": row.created})
                )
            elif kind.table is MatchRow and body is None:
                body = match_body_without_seats(reading, row)
                self.seatless[row.id] = clock
            elif kind.table is SeatRow and row.match_id in self.seatless and key is None:
                # The match is exported without its seats, so its first seats need events. Their ids are derived from
                # the row, so that they are the same in each file.
                key, clock = (
                    sha256(b"%d %b" % (row.id, row.name.encode())).digest()[:16],
                    self.seatless[row.match_id],
                )
            if key is not None and body is not None and self._is_importable(kind, key.hex(), body):
                lines.append(event_json(Event(key, clock, kind.name, body)))
        return max(known, default=None), lines

    def _is_importable(self, kind: Kind[Any], key: str, body: Body) -> bool:
        """Return whether a reader of the file would accept an event: it is within its bounds, and all events that it
        names come before it. These are missing in the file if their facts are damaged.
        """
        try:
            kind.check_body(body)
        except UnfitEvent as problem:
            self.left_out.append(f"{kind.name} {key}: {problem}")
            return False
        if any(name != key and name not in self.written for name in kind.named_event_ids(body)):
            return False
        if kind.name in _NAMED_KINDS:
            self.written.add(key)
        return True

    def _iter_open_hands(self, session: Session) -> Iterator[str]:
        reading = ReadContext(session)
        for row in list(_OPEN_HANDS.iter_intact(session)):
            match = match_key_of_id(reading, row.match_id)
            if match in self.written:
                actions = [
                    {name: getattr(action, name) for name in ("number", "seat", "text", "back_to", "at")}
                    for action in _ACTIONS.iter_intact(session, match_id=row.match_id)
                ]
                body = {"match": match, "uuid": row.uuid.hex(), "actions": actions}
                body |= {name: getattr(row, name) for name in ("number", "dealer", "seed", "header", "begun")}
                yield from self._lines_of_local_entry(LocalEntry("open", body))

    def _lines_of_local_entry(self, local: LocalEntry) -> list[str]:
        """Return the line of an entry of this device alone, in a list; an empty list if a reader of the file would
        refuse it.
        """
        try:
            local.check_body()
        except UnfitEvent as problem:
            self.left_out.append(f"{local.kind}: {problem}")
            return []
        line = json.dumps(local_entry_table(local), separators=(",", ":"))
        if len(line) >= MAX_LINE_BYTES:
            self.left_out.append(f"{local.kind}: {len(line)} bytes; a line has at most {MAX_LINE_BYTES}")
            return []
        return [line]


@cache
def _slice_queries(name: str, sent: bool) -> tuple[Rows[Any], Query[tuple[int, bytes | None, int | None]]]:
    """Return two queries for the rows of a kind after a number: for the rows, and for their numbers with the ids and
    clocks of their events. `sent`: only rows that have events of their own.
    """
    kind = KINDS[name]
    number, later = col(kind.table.id), col(kind.table.id) > statement_parameter("after")
    later = and_(later, kind.key.is_not(None)) if sent else later
    events: Any = select(kind.table.id, kind.key, EventRow.clock).join(
        EventRow, col(EventRow.uuid) == kind.key, isouter=True
    )
    return (
        Rows(kind.table, later, order=(number,), limit=ROWS_PER_SLICE),
        Query(events.where(later).order_by(number).limit(ROWS_PER_SLICE)),
    )
