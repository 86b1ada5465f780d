"""The local side of sync: which events wait, which segments there are and where they are known.

Every method is one transaction, and none takes long: what comes in waits in its segment for its turn. A segment is
`waiting` (frozen, not known to have arrived), `kept` (the server has it), or `aside` (it cannot be used, and `reason`
says why); its bytes stay here, so any device can heal the server.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlmodel import Session

from store.bulk import one, run
from store.database import Database
from store.ids import RandomBytes
from store.sync.errors import SegmentError
from store.sync.segment import MOST_BYTES, MOST_EVENTS, Segment, events_of, packed, text_of
from store.travel import Event, Taking, UnfitEvent, body_of

MOST_ASIDE = 1000  # of what others sent: a hostile server shall not fill the disk
# What is in no segment and is to be in one; what was damaged or too long, or unfit where it came from, is not.
_TRAVELS = "('', 'beaten', 'waits')"
_FRESH = f"segment IS NULL AND note IN {_TRAVELS}"
_LOST = f"segment IS NULL AND note NOT IN {_TRAVELS}"
_ROOM = MOST_BYTES - 200  # for events, beside device and number


@dataclass(frozen=True, slots=True)
class Status:
    """What waits to be sent (events), what is kept on the server (segments), what was put aside with the reasons, how
    many events wait here for others that they need, how many were beaten by another device's, and bytes."""

    unsent: int
    kept: int
    aside: tuple[tuple[str, str], ...]
    parked: int
    beaten: int
    size: int


class Log:
    """The log of one store."""

    def __init__(self, database: Database, device: str, random_bytes: RandomBytes) -> None:
        self._database = database
        self._device = device
        self._random_bytes = random_bytes

    # Notes: the place in the server's list, and the like

    def note(self, key: str) -> str:
        """A note of sync's own, or ""."""
        with self._database.reading() as session:
            return _note(session, key)

    def set_note(self, key: str, value: str) -> None:
        with self._database.writing() as session:
            _set_note(session, key, value)

    def begin_again(self) -> None:
        """For a new account or server: nothing is known to be kept there."""
        with self._database.writing() as session:
            run(session, "DELETE FROM segments WHERE state = 'aside' AND body = x''")
            run(session, "UPDATE segments SET state = 'waiting', reason = ''")  # also what the one before refused
            run(session, "DELETE FROM sync WHERE key IN ('cursor', 'settled', 'syncs')")

    # What is sent

    def freeze(self) -> int:
        """Packs up to a hundred events that are in no segment into one, whose bytes then stay. 0: there were none."""
        with self._database.writing() as session:
            query = f"SELECT uuid, clock, kind FROM events WHERE {_FRESH} ORDER BY clock, uuid LIMIT ?"
            rows = run(session, query, MOST_EVENTS).fetchall()
            texts, keys, size = [], [], 0
            for uuid, clock, kind in rows:
                body = self._body(session, kind, uuid)
                text = text_of(Event(uuid, clock, kind, body)) if body else ""
                if not body or len(text) > _ROOM:
                    run(session, "UPDATE events SET note = ? WHERE uuid = ?", "too long" if body else "damaged", uuid)
                    continue
                if size + len(text) + 1 > _ROOM:
                    break
                size += len(text) + 1
                texts.append(text)
                keys.append(uuid)
            if not texts:
                return len(rows)
            segment = self._next(session, texts)
            if one(session, "SELECT 1 FROM segments WHERE name = ?", segment.name):
                # A copy of this device was quicker, and what it sent has come back.
                self._become_another(session)
                segment = self._next(session, texts)
            key = _add(session, segment, "waiting")
            for uuid in keys:
                run(session, "UPDATE events SET segment = ? WHERE uuid = ?", key, uuid)
            return len(keys)

    def waiting(self, most: int) -> tuple[tuple[Segment, int], ...]:
        """The oldest segments that are not known to have arrived, each with its number of events."""
        query = "SELECT id, name, body FROM segments WHERE state = 'waiting' ORDER BY id LIMIT ?"
        count = "SELECT count(*) FROM events WHERE segment = ?"
        with self._database.reading() as session:
            rows = list(run(session, query, most))
            return tuple((Segment(name, body), one(session, count, key)[0]) for key, name, body in rows)

    def arrived(self, names: Iterable[str]) -> None:
        """The server has these."""
        with self._database.writing() as session:
            for name in names:
                run(session, "UPDATE segments SET state = 'kept' WHERE name = ? AND state = 'waiting'", name)

    def send_again(self, names: Iterable[str]) -> None:
        """The server has lost these."""
        with self._database.writing() as session:
            for name in names:
                run(session, "UPDATE segments SET state = 'waiting' WHERE name = ? AND state = 'kept'", name)

    def refused(self, name: str, reason: str) -> None:
        """The server does not take this segment of ours; the others go on."""
        with self._database.writing() as session:
            run(session, "UPDATE segments SET state = 'aside', reason = ? WHERE name = ?", reason, name)

    def try_again(self) -> None:
        """Puts what was refused back among what waits; what others sent badly is forgotten and looked at anew."""
        with self._database.writing() as session:
            run(session, "UPDATE segments SET state = 'waiting', reason = '' WHERE state = 'aside' AND body <> x''")
            run(session, "DELETE FROM segments WHERE state = 'aside'")
            run(session, "UPDATE events SET note = '' WHERE segment IS NULL AND note = 'too long'")
            run(session, "DELETE FROM sync WHERE key IN ('cursor', 'settled')")

    def become_another(self) -> None:
        """This device's id is used by a copy of it: take a new one, and freeze what has not arrived anew."""
        with self._database.writing() as session:
            self._become_another(session)

    def _become_another(self, session: Session) -> None:
        _set_note(session, "device", self._random_bytes(16).hex())
        _set_note(session, "number", "0")
        for (key,) in list(run(session, "SELECT id FROM segments WHERE state = 'waiting'")):
            _dissolve(session, key)

    def _next(self, session: Session, texts: list[str]) -> Segment:
        """These events in the next segment of this device."""
        device = _note(session, "device") or self._device
        number = int(_note(session, "number") or 0) + 1
        _set_note(session, "number", str(number))
        return packed(device, number, texts)

    # What comes in

    def known(self, names: Iterable[str]) -> dict[str, str]:
        """The sums of those of these segments that are here, whatever their state."""
        found: dict[str, str] = {}
        with self._database.reading() as session:
            for name in names:
                if row := one(session, "SELECT sha256 FROM segments WHERE name = ?", name):
                    found[name] = row[0].hex()
        return found

    def kept(self) -> dict[str, str]:
        """Name and sum of every segment that the server has, as far as is known here."""
        with self._database.reading() as session:
            rows = run(session, "SELECT name, sha256 FROM segments WHERE state = 'kept'")
            return {name: digest.hex() for name, digest in rows}

    def here(self) -> dict[str, str]:
        """Name and sum of every segment here."""
        with self._database.reading() as session:
            return {name: digest.hex() for name, digest in run(session, "SELECT name, sha256 FROM segments")}

    def keep(self, segment: Segment, events: tuple[Event, ...]) -> list[Event]:
        """Keeps a segment from the server; those of its events that were not known here, which now wait to be taken in.
        Once or often is the same.

        A segment of the same name with other bytes gives way: its events go into another segment.
        """
        with self._database.writing(durable=False) as session:
            there = one(session, "SELECT id, sha256 FROM segments WHERE name = ?", segment.name)
            if there and there[1].hex() == segment.sha:
                run(session, "UPDATE segments SET state = 'kept', reason = '' WHERE id = ?", there[0])
                return []
            if there:
                _dissolve(session, there[0])
            key = _add(session, segment, "kept")
            return [event for event in events if self._log(session, event, key)]

    def take(self, events: Iterable[Event]) -> int:
        """Takes in events that wait; how many were new. What they need and is not here yet, they go on waiting for."""
        with self._database.writing(durable=False) as session:
            return self._take(session, events)

    def parked(self) -> list[Event]:
        """The events that wait: for something such as the end of a hand here, or because a sync was cut short."""
        query = "SELECT e.uuid, s.name, s.body FROM events e JOIN segments s ON s.id = e.segment WHERE e.note = 'waits'"
        parked: dict[str, tuple[bytes, set[bytes]]] = {}
        with self._database.reading() as session:
            for uuid, name, body in run(session, query):
                parked.setdefault(name, (body, set()))[1].add(uuid)
        return [
            event
            for name, (body, keys) in parked.items()
            for event in events_of(Segment(name, body))
            if event.id in keys
        ]

    def put_aside(self, name: str, sha: str, reason: str) -> bool:
        """Remembers that a record is of no use, without its bytes. False when there are too many of them."""
        with self._database.writing() as session:
            if one(session, "SELECT count(*) FROM segments WHERE state = 'aside'")[0] >= MOST_ASIDE:
                return False
            if one(session, "SELECT 1 FROM segments WHERE name = ?", name) is None:
                key = one(session, "SELECT coalesce(max(id), 0) + 1 FROM segments")[0]
                digest = bytes.fromhex(sha)
                values = (key, name, digest, b"", "aside", reason)
                run(session, "INSERT INTO segments VALUES (?, ?, ?, ?, ?, ?)", *values)
            return True

    def status(self) -> Status:
        """How things stand, for the screen."""
        with self._database.reading() as session:

            def count(query: str) -> int:
                return int(one(session, query)[0])

            aside = list(run(session, "SELECT name, reason FROM segments WHERE state = 'aside' ORDER BY id LIMIT 100"))
            lost = list(run(session, f"SELECT kind, note FROM events WHERE {_LOST} LIMIT 100"))
            return Status(
                unsent=_unsent(session),
                kept=count("SELECT count(*) FROM segments WHERE state = 'kept'"),
                aside=tuple((str(name), str(reason)) for name, reason in [*aside, *lost]),
                parked=count("SELECT count(*) FROM events WHERE note = 'waits'"),
                beaten=count("SELECT count(*) FROM events WHERE note = 'beaten'"),
                size=count("SELECT coalesce(sum(length(body)), 0) FROM segments WHERE state = 'kept'"),
            )

    def unsent(self) -> int:
        """How many events wait to be sent, or are not known to have arrived."""
        with self._database.reading() as session:
            return _unsent(session)

    def unfrozen(self) -> list[bytes]:
        """The ids of events that are in no segment yet, and are to be in one."""
        with self._database.reading() as session:
            return [uuid for (uuid,) in run(session, f"SELECT uuid FROM events WHERE {_FRESH}")]

    def event_ids(self) -> list[str]:
        """The ids of all events known here."""
        with self._database.reading() as session:
            return [uuid.hex() for (uuid,) in run(session, "SELECT uuid FROM events ORDER BY uuid")]

    # Inside a transaction

    def _body(self, session: Session, kind: str, uuid: bytes) -> dict[str, Any] | None:
        """A fact as it travels; one that was beaten or is parked has no row, and comes from where it was kept."""
        body = body_of(session, kind, uuid)
        if body is None:
            spare = _note(session, f"event {uuid.hex()}")
            body = json.loads(spare) if spare else None
        return body

    def _log(self, session: Session, event: Event, key: int) -> bool:
        """Writes a foreign event into the log; False where it is known (then it needs no sending of ours either)."""
        if found := one(session, "SELECT segment, clock FROM events WHERE uuid = ?", event.id):
            # Two devices brought the same thing in: what travels first decides, and of two that do the earlier clock.
            if found[0] is None:
                run(session, "UPDATE events SET segment = ?, clock = ? WHERE uuid = ?", key, event.clock, event.id)
            elif event.clock < found[1]:
                run(session, "UPDATE events SET clock = ? WHERE uuid = ?", event.clock, event.id)
            return False
        values = (event.id, event.clock, event.kind, key, "waits")
        run(session, "INSERT INTO events VALUES (?, ?, ?, ?, ?)", *values)
        return True

    def _take(self, session: Session, events: Iterable[Event]) -> int:
        taking = Taking(session, self._random_bytes)
        fresh = 0
        for event in events:
            try:
                taken = taking.take(event)
            except UnfitEvent as error:
                run(session, "UPDATE events SET note = ? WHERE uuid = ?", str(error), event.id)
                continue
            fresh += taken == "new"
            if taken != "waits":
                note = "beaten" if taken == "beaten" else ""
                run(session, "UPDATE events SET note = ? WHERE uuid = ?", note, event.id)
        taking.finish()
        return fresh


def _unsent(session: Session) -> int:
    fresh = f"SELECT count(*) FROM events WHERE {_FRESH}"
    on_its_way = "SELECT count(*) FROM events WHERE segment IN (SELECT id FROM segments WHERE state = 'waiting')"
    return int(one(session, f"SELECT ({fresh}) + ({on_its_way})")[0])


def _note(session: Session, key: str) -> str:
    row = one(session, "SELECT value FROM sync WHERE key = ?", key)
    return str(row[0]) if row else ""


def _set_note(session: Session, key: str, value: str) -> None:
    run(session, "INSERT OR REPLACE INTO sync VALUES (?, ?)", key, value)


def _add(session: Session, segment: Segment, state: str) -> int:
    key = int(one(session, "SELECT coalesce(max(id), 0) + 1 FROM segments")[0])
    values = (key, segment.name, sha256(segment.body).digest(), segment.body, state, "")
    run(session, "INSERT INTO segments VALUES (?, ?, ?, ?, ?, ?)", *values)
    return key


def _dissolve(session: Session, key: int) -> None:
    """Takes a segment apart; its events are free for another. Bodies that live in it alone are kept as notes."""
    name, body = one(session, "SELECT name, body FROM segments WHERE id = ?", key)
    if body:
        try:
            events = events_of(Segment(name, body))
        except SegmentError:
            events = ()
        for event in events:
            row = one(session, "SELECT note FROM events WHERE uuid = ? AND segment = ?", event.id, key)
            if row and row[0]:
                _set_note(session, f"event {event.id.hex()}", json.dumps(event.body))
    run(session, "UPDATE events SET segment = NULL WHERE segment = ?", key)
    run(session, "DELETE FROM segments WHERE id = ?", key)
