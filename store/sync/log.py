"""The local side of sync: which events are pending, and which segments exist and where.

Every method is one transaction, and none takes long: received events stay in their segment until they are merged. A
segment's state is `waiting` (packed, not known to have arrived), `kept` (the server has it), `aside` (it can't be used,
and `reason` says why), or `erased` (its bytes were removed: see `store.erasure.remains`). All other bytes stay here, so
any device can repair the server.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import and_, delete, func, insert, literal, not_, update
from sqlmodel import col, select

from store.database import Database
from store.erasure.pending import mark_remains
from store.erasure.remains import holds_erased_data
from store.errors import StoreError
from store.events.bounds import UnfitEvent
from store.events.event import Event, event_json
from store.facts import KINDS
from store.os_process import Process
from store.replication.merging import Merger, check_event
from store.sync.errors import SegmentError
from store.sync.segment import MAX_BYTES, MAX_EVENTS, MAX_SINGLE_EVENT_BYTES, Segment, pack_events, unpack_events
from store.sync.sync_lock import SyncLock
from store.tables.log import EventRow, SegmentRow, SyncRow
from store.tables.query import Change, Query, Session, equals_parameter, statement_parameter

MAX_SET_ASIDE = 1000  # the most segments put aside, so that a hostile server can't fill the disk
_MAX_SEGMENT_OVERHEAD = 200  # the most bytes of a segment besides its events
_MAX_EVENT_BYTES = MAX_BYTES - _MAX_SEGMENT_OVERHEAD
_MAX_SINGLE_EVENT_BYTES = MAX_SINGLE_EVENT_BYTES - _MAX_SEGMENT_OVERHEAD

# Notes of events that are to be packed. Other notes say why an event isn't: damaged, too long, or what is unfit in it.
_IS_SENDABLE = col(EventRow.note).in_(("", "beaten", "waits"))
_IS_UNPACKED = col(EventRow.segment).is_(None)
_IS_TO_PACK = and_(_IS_UNPACKED, _IS_SENDABLE)
# The value is in the statement's text: SQLite doesn't use the partial index `events_waiting` for a parameter.
_IS_PARKED = col(EventRow.note) == literal("waits", literal_execute=True)

_READ_NOTE = Query(select(SyncRow.value).where(equals_parameter(SyncRow.key)))
_SET_NOTE = Change(insert(SyncRow).prefix_with("OR REPLACE"))
_DELETE_POSITION = Change(delete(SyncRow).where(col(SyncRow.key).in_(("cursor", "settled", "strange"))))
_DELETE_ALL_NOTES = Change(delete(SyncRow).where(col(SyncRow.key).in_(("cursor", "settled", "strange", "syncs"))))

_COUNT = select(func.count()).select_from(EventRow)
_EVENTS_TO_PACK = Query(
    select(EventRow.uuid, EventRow.clock, EventRow.kind)
    .where(_IS_TO_PACK)
    .order_by(col(EventRow.clock), col(EventRow.uuid))
    .limit(MAX_EVENTS)
)
_UNPACKED_IDS = Query(select(EventRow.uuid).where(_IS_TO_PACK))
_HOW_MANY_EVENTS = Query(_COUNT)
_COUNT_UNPACKED = Query(_COUNT.where(_IS_TO_PACK))
_WAITING_SEGMENTS = select(SegmentRow.id).where(col(SegmentRow.state) == "waiting")
_COUNT_IN_WAITING_SEGMENTS = Query(_COUNT.where(col(EventRow.segment).in_(_WAITING_SEGMENTS)))
_SELECT_SET_ASIDE = Query(
    select(EventRow.kind, EventRow.note).where(not_(_IS_SENDABLE), col(EventRow.note) != "erased").limit(100)
)
_EVENT_STATE = Query(select(EventRow.segment, EventRow.clock, EventRow.note).where(equals_parameter(EventRow.uuid)))
_COUNT_IN_SEGMENT = Query(_COUNT.where(equals_parameter(EventRow.segment)))
_COUNT_OF_KIND = Query(_COUNT.where(equals_parameter(EventRow.kind)))
_COUNT_PARKED = Query(_COUNT.where(_IS_PARKED))
_COUNT_BEATEN = Query(_COUNT.where(col(EventRow.note) == "beaten"))
_EVENT_IDS = Query(select(EventRow.uuid).order_by(col(EventRow.uuid)))
_PARKED_EVENTS = Query(
    select(EventRow.uuid, SegmentRow.name, SegmentRow.body)
    .join(SegmentRow, col(SegmentRow.id) == col(EventRow.segment))
    .where(_IS_PARKED)
)
_ADD_EVENT = Change(insert(EventRow))
_UPDATE_EVENT = update(EventRow).where(equals_parameter(EventRow.uuid))
_SET_EVENT_NOTE = Change(_UPDATE_EVENT.values(note=statement_parameter("to")))
_SET_CLOCK = Change(_UPDATE_EVENT.values(clock=statement_parameter("to")))
_SET_SEGMENT = Change(_UPDATE_EVENT.values(segment=statement_parameter("to")))
_SET_SEGMENT_AND_CLOCK = Change(
    _UPDATE_EVENT.values(segment=statement_parameter("to"), clock=statement_parameter("at"))
)
_UNPACK_EVENTS = Change(
    update(EventRow).where(col(EventRow.segment) == statement_parameter("from_")).values(segment=None)
)
_CLEAR_TOO_LONG = Change(update(EventRow).where(_IS_UNPACKED, col(EventRow.note) == "too long").values(note=""))

_SEGMENT_CONTENT = Query(select(SegmentRow.name, SegmentRow.body).where(equals_parameter(SegmentRow.id)))
_SEGMENTS_IN_STATE = Query(select(SegmentRow.name, SegmentRow.sha256).where(equals_parameter(SegmentRow.state)))
_OLDEST_WAITING = Query(
    select(SegmentRow.id, SegmentRow.name, SegmentRow.body)
    .where(col(SegmentRow.state) == "waiting")
    .order_by(col(SegmentRow.id))
    .limit(statement_parameter("most"))
)
_WAITING_IDS = Query(_WAITING_SEGMENTS)
_COUNT_SEGMENTS = Query(select(func.count()).select_from(SegmentRow).where(equals_parameter(SegmentRow.state)))
_TOTAL_BYTES = Query(
    select(func.coalesce(func.sum(func.length(SegmentRow.body)), 0)).where(col(SegmentRow.state) == "kept")
)
_IS_ASIDE = col(SegmentRow.state) == "aside"
# An unusable record of the server has no bytes here, and the digest of the record as it was received.
_IS_UNUSABLE = and_(_IS_ASIDE, col(SegmentRow.body) == b"")
_ANY_REFUSED = Query(select(SegmentRow.id).where(_IS_ASIDE, col(SegmentRow.body) != b"").limit(1))
_SEGMENT_BY_NAME = Query(
    select(SegmentRow.id, SegmentRow.sha256).where(equals_parameter(SegmentRow.name), not_(_IS_UNUSABLE))
)
_UNUSABLE_BY_NAME = Query(
    select(SegmentRow.id, SegmentRow.sha256).where(equals_parameter(SegmentRow.name), _IS_UNUSABLE)
)
_SEGMENTS_BY_NAME = Query(
    select(SegmentRow.id, SegmentRow.body).where(equals_parameter(SegmentRow.name), col(SegmentRow.body) != b"")
)
_HAS_BYTES = col(SegmentRow.body) != b""
_ALL_WITH_BYTES = Query(select(SegmentRow.name, SegmentRow.sha256).where(_HAS_BYTES).order_by(col(SegmentRow.id)))
_ALL_KNOWN = Query(select(SegmentRow.name, SegmentRow.sha256).where(not_(_IS_UNUSABLE)))
_ALL_UNUSABLE = Query(select(SegmentRow.id, SegmentRow.name).where(_IS_UNUSABLE))
_FIRST_SET_ASIDE = Query(
    select(SegmentRow.name, SegmentRow.reason).where(_IS_ASIDE).order_by(col(SegmentRow.id)).limit(100)
)
_NEXT_SEGMENT_ID = Query(select(func.coalesce(func.max(col(SegmentRow.id)), 0) + 1))
_ADD_SEGMENT = Change(insert(SegmentRow))
_DELETE_SEGMENT = Change(delete(SegmentRow).where(equals_parameter(SegmentRow.id)))
_SEND_ALL = Change(update(SegmentRow).where(col(SegmentRow.state) != "erased").values(state="waiting", reason=""))
_SEND_REFUSED = Change(
    update(SegmentRow).where(_IS_ASIDE, col(SegmentRow.body) != b"").values(state="waiting", reason="")
)
_DELETE_UNUSABLE = Change(delete(SegmentRow).where(_IS_UNUSABLE))
_DELETE_SET_ASIDE = Change(delete(SegmentRow).where(_IS_ASIDE))
_SET_STATE = Change(
    update(SegmentRow)
    .where(equals_parameter(SegmentRow.name), col(SegmentRow.state) == statement_parameter("before"))
    .values(state=statement_parameter("after"))
)
_SET_REFUSED = Change(
    update(SegmentRow).where(equals_parameter(SegmentRow.name)).values(state="aside", reason=statement_parameter("why"))
)
_SET_ARRIVED = Change(
    update(SegmentRow)
    .where(equals_parameter(SegmentRow.id), col(SegmentRow.state) != "erased")
    .values(state="kept", reason="")
)


@dataclass(frozen=True, slots=True)
class SyncStatus:
    """The state of sync: the number of events to send, of segments on the server, of those put aside with the reasons,
    of events that wait here for others, of events that lost to another device's, the bytes, and the number of server
    records with names that no device of ours gives.
    """

    unsent_events: int
    stored_segments: int
    set_aside: tuple[tuple[str, str], ...]
    waiting_events: int
    overruled_events: int
    total_bytes: int
    foreign_records: int


class SyncLog:
    """The sync log of one store."""

    def __init__(self, database: Database, device: str, here: Process) -> None:
        self.sync_lock = SyncLock(database, here)
        self._database = database
        self._device = device

    # Notes, such as the position in the server's list

    def read_note(self, key: str) -> str:
        """Return a note of sync by key; "" if there is none."""
        with self._database.reading() as session:
            return _read_note(session, key)

    def write_note(self, key: str, value: str) -> None:
        with self._database.writing() as transaction:
            _write_note(transaction.session, key, value)

    def forget_server(self) -> None:
        """Mark everything as not sent, for a new account or server."""
        with self._database.writing() as transaction:
            _DELETE_UNUSABLE.execute_change(transaction.session)
            _SEND_ALL.execute_change(transaction.session)  # also those that the old server refused
            _DELETE_ALL_NOTES.execute_change(transaction.session)

    # Sending

    def pack_segment(self) -> int:
        """Pack up to a hundred unpacked events into a segment, whose bytes never change again. Return how many were
        packed; if none could be, how many got a note; 0 if no events are left.

        An event that no device could read, or that fits into no segment, stays here with a note.
        """
        with self._database.writing() as transaction:
            rows = _EVENTS_TO_PACK.all_answers(transaction.session)
            texts: list[str] = []
            keys, size = [], 0
            for uuid, clock, kind in rows:
                body = self._read_event_body(transaction.session, kind, uuid)
                text = event_json(Event(uuid, clock, kind, body)) if body else ""
                if not body or len(text) > _MAX_SINGLE_EVENT_BYTES:
                    _SET_EVENT_NOTE.execute_change(transaction.session, uuid=uuid, to="too long" if body else "damaged")
                    continue
                try:
                    check_event(Event(uuid, clock, kind, body))
                except UnfitEvent as problem:
                    _SET_EVENT_NOTE.execute_change(transaction.session, uuid=uuid, to=_note_for_problem(problem))
                    continue
                if texts and size + len(text) + 1 > _MAX_EVENT_BYTES:
                    break
                size += len(text) + 1
                texts.append(text)
                keys.append(uuid)
            if not texts:
                return len(rows)
            segment = self._next_segment(transaction.session, texts)
            if _SEGMENT_BY_NAME.has_answer(transaction.session, name=segment.name):
                # A copy of this device, with the same id, has sent a segment with this number.
                self._renew_device_id(transaction.session)
                segment = self._next_segment(transaction.session, texts)
            key = _add_segment(
                transaction.session, segment.name, sha256(segment.body).digest(), segment.body, "waiting"
            )
            for uuid in keys:
                _SET_SEGMENT.execute_change(transaction.session, uuid=uuid, to=key)
            return len(keys)

    def waiting_segments(self, most: int) -> tuple[tuple[Segment, int], ...]:
        """Return the `most` oldest segments that aren't known to have arrived, each with its number of events."""
        with self._database.reading() as session:
            rows = _OLDEST_WAITING.all_answers(session, most=most)
            return tuple(
                (Segment(name, body), _COUNT_IN_SEGMENT.first_answer(session, segment=key) or 0)
                for key, name, body in rows
            )

    def read_segments(self, names: Iterable[str]) -> tuple[tuple[Segment, int], ...]:
        """Return those of these segments whose bytes are here, each with its number of events."""
        with self._database.reading() as session:
            found = [(name, row) for name in names if (row := _SEGMENTS_BY_NAME.first_answer(session, name=name))]
            return tuple(
                (Segment(name, body), _COUNT_IN_SEGMENT.first_answer(session, segment=key) or 0)
                for name, (key, body) in found
            )

    def mark_arrived(self, names: Iterable[str]) -> None:
        """Mark segments that the server has."""
        with self._database.writing() as transaction:
            for name in names:
                _SET_STATE.execute_change(transaction.session, name=name, before="waiting", after="kept")

    def mark_missing(self, names: Iterable[str]) -> None:
        """Mark segments that the server has lost, to be sent again."""
        with self._database.writing() as transaction:
            for name in names:
                _SET_STATE.execute_change(transaction.session, name=name, before="kept", after="waiting")

    def mark_refused(self, name: str, reason: str) -> None:
        """Put aside a segment that the server refuses. The others are still sent."""
        with self._database.writing() as transaction:
            _SET_REFUSED.execute_change(transaction.session, name=name, why=reason)

    def retry_refused(self) -> None:
        """Put refused segments back among the waiting ones, and forget which received ones were put aside, so that they
        are checked again.
        """
        with self._database.writing() as transaction:
            _SEND_REFUSED.execute_change(transaction.session)
            _DELETE_SET_ASIDE.execute_change(transaction.session)
            _CLEAR_TOO_LONG.execute_change(transaction.session)
            _DELETE_POSITION.execute_change(transaction.session)

    def renew_device_id(self) -> None:
        """Take a new device id and pack events again that haven't arrived, since a copy of this device uses the old
        id.
        """
        with self._database.writing() as transaction:
            self._renew_device_id(transaction.session)

    def _renew_device_id(self, session: Session) -> None:
        _write_note(session, "device", self._database.random_bytes(16).hex())
        _write_note(session, "number", "0")
        for key in _WAITING_IDS.all_answers(session):
            _dissolve_segment(session, key)

    def _next_segment(self, session: Session, texts: list[str]) -> Segment:
        """Return a segment of these events, with the next number of this device."""
        device = _read_note(session, "device") or self._device
        number = int(_read_note(session, "number") or 0) + 1
        _write_note(session, "number", str(number))
        return pack_events(device, number, texts)

    # Receiving

    def known_digests(self, names: Iterable[str], aside: bool = False) -> dict[str, str]:
        """Return by name the digests of those of these segments that are here; with `aside`, of the records put aside
        under these names.
        """
        wanted = _UNUSABLE_BY_NAME if aside else _SEGMENT_BY_NAME
        with self._database.reading() as session:
            return {name: there[1].hex() for name in names if (there := wanted.first_answer(session, name=name))}

    def arrived_segments(self) -> dict[str, str]:
        """Return by name the digest of every segment that the server is known to have."""
        with self._database.reading() as session:
            return {name: digest.hex() for name, digest in _SEGMENTS_IN_STATE.iter_answers(session, state="kept")}

    def local_segments(self) -> dict[str, str]:
        """Return by name the digest of every segment whose bytes are here, oldest first."""
        with self._database.reading() as session:
            return {name: digest.hex() for name, digest in _ALL_WITH_BYTES.iter_answers(session)}

    def known_segments(self) -> dict[str, str]:
        """Return by name the digest of every segment whose bytes are here, or were until they were erased."""
        with self._database.reading() as session:
            return {name: digest.hex() for name, digest in _ALL_KNOWN.iter_answers(session)}

    def store_segment(self, segment: Segment, events: tuple[Event, ...], *, from_server: bool = True) -> list[Event]:
        """Store a received segment. Return its events that are new here, which are now pending. Idempotent.

        A segment of the same name with other bytes is dissolved: its events go into another segment. One that isn't
        `from_server` came from a peer, so the server may still need it.
        """
        with self._database.writing(durable=False) as transaction:
            if there := _SEGMENT_BY_NAME.first_answer(transaction.session, name=segment.name):
                known, digest = there
                if digest.hex() == segment.digest:
                    if from_server:
                        _SET_ARRIVED.execute_change(transaction.session, id=known)
                    return []
                _dissolve_segment(transaction.session, known)
            state = "kept" if from_server else "waiting"
            key = _add_segment(transaction.session, segment.name, sha256(segment.body).digest(), segment.body, state)
            if holds_erased_data(transaction.session, events):
                mark_remains(transaction.session)
            return [event for event in events if self._log_foreign_event(transaction.session, event, key)]

    def merge_events(self, events: Iterable[Event]) -> int:
        """Merge pending events. Return the number that were new.

        An event that needs one that isn't here yet stays pending. One that can't be merged is noted with the reason,
        and the others go on.
        """
        several = list(events)
        try:
            return self._merge_slice(several)
        except StoreError:  # the file is at fault, not an event
            raise
        except Exception as problem:
            # A bug that one of the events triggers. Without this it would end each sync from now on.
            if len(several) > 1:
                return sum(self.merge_events([event]) for event in several)
            with self._database.writing(durable=False) as transaction:
                note = _note_for_problem(f"{type(problem).__name__}: {problem}")
                _SET_EVENT_NOTE.execute_change(transaction.session, uuid=several[0].id, to=note)
            return 0

    def _merge_slice(self, events: Sequence[Event]) -> int:
        with self._database.writing(durable=False) as transaction:
            session = transaction.session
            merging = Merger(session, self._database.random_bytes)
            fresh = 0
            for event in events:
                try:
                    check_event(event)
                    verdict = merging.merge_event(event)
                except UnfitEvent as error:
                    _SET_EVENT_NOTE.execute_change(session, uuid=event.id, to=_note_for_problem(error))
                    continue
                fresh += verdict == "new"
                if verdict != "waits":
                    note = verdict if verdict in ("beaten", "erased") else ""
                    _SET_EVENT_NOTE.execute_change(session, uuid=event.id, to=note)
            merging.finish()
            return fresh

    def parked_events(self) -> list[Event]:
        """Return the pending events: they wait for something such as the end of a hand here, or sync was
        interrupted.
        """
        parked: dict[str, tuple[bytes, set[bytes]]] = {}
        with self._database.reading() as session:
            for uuid, name, body in _PARKED_EVENTS.iter_answers(session):
                parked.setdefault(name, (body, set()))[1].add(uuid)
        return [
            event
            for name, (body, keys) in parked.items()
            for event in unpack_events(Segment(name, body))
            if event.id in keys
        ]

    def mark_exchanged(self) -> None:
        """Note the time of an exchange with a peer (Unix ms). As this commit is durable, everything received before it
        is on disk, too.
        """
        with self._database.writing() as transaction:
            _write_note(transaction.session, "exchanged", str(transaction.now))

    def put_aside(self, name: str, digest: str, reason: str) -> bool:
        """Store that a record is unusable, without its bytes; the newest of a name. Return False if there are too
        many.
        """
        with self._database.writing() as transaction:
            _forget_aside(transaction.session, name)
            if (_COUNT_SEGMENTS.first_answer(transaction.session, state="aside") or 0) >= MAX_SET_ASIDE:
                return False
            if not _SEGMENT_BY_NAME.has_answer(transaction.session, name=name):
                _add_segment(transaction.session, name, bytes.fromhex(digest), b"", "aside", reason)
            return True

    def forget_aside(self, there: Container[str]) -> None:
        """Forget records put aside that aren't on the server any more. `there` are the names of those that are."""
        with self._database.writing() as transaction:
            for key, name in _ALL_UNUSABLE.all_answers(transaction.session):
                if name not in there:
                    _DELETE_SEGMENT.execute_change(transaction.session, id=key)

    def record_unknown_names(self, many: int, whole: bool = False) -> None:
        """Store how many records have unknown names: at least `many`, or exactly if the `whole` list was read."""
        known = int(self.read_note("strange") or 0)
        if many > known or (whole and many != known):
            self.write_note("strange", str(many))

    def status(self) -> SyncStatus:
        """Return the state of sync, for the screen."""
        with self._database.reading() as session:
            return SyncStatus(
                unsent_events=_count_unsent(session),
                stored_segments=_COUNT_SEGMENTS.first_answer(session, state="kept") or 0,
                set_aside=(*_FIRST_SET_ASIDE.all_answers(session), *_SELECT_SET_ASIDE.all_answers(session)),
                waiting_events=_COUNT_PARKED.first_answer(session) or 0,
                overruled_events=_COUNT_BEATEN.first_answer(session) or 0,
                total_bytes=_TOTAL_BYTES.first_answer(session) or 0,
                foreign_records=int(_read_note(session, "strange") or 0),
            )

    def count_unsent(self) -> int:
        """Return the number of events that are to be sent or aren't known to have arrived."""
        with self._database.reading() as session:
            return _count_unsent(session)

    def count_all_events(self) -> int:
        """Return the number of events that this device knows, which grows with each one that is written or received."""
        with self._database.reading() as session:
            return _HOW_MANY_EVENTS.first_answer(session) or 0

    def count_events(self, kind: str) -> int:
        """Return the number of events of a kind that are known here."""
        with self._database.reading() as session:
            return _COUNT_OF_KIND.first_answer(session, kind=kind) or 0

    def is_all_sent(self) -> bool:
        """Return whether the server has everything: nothing is waiting and nothing was refused."""
        with self._database.reading() as session:
            return not _count_unsent(session) and not _ANY_REFUSED.has_answer(session)

    def unpacked_event_ids(self) -> list[bytes]:
        """Return the ids of events that are to be packed into a segment."""
        with self._database.reading() as session:
            return _UNPACKED_IDS.all_answers(session)

    def event_ids(self) -> list[str]:
        """Return the ids of all events known here, in hex."""
        with self._database.reading() as session:
            return [uuid.hex() for uuid in _EVENT_IDS.iter_answers(session)]

    # Within a transaction

    def _read_event_body(self, session: Session, kind: str, uuid: bytes) -> dict[str, Any] | None:
        """Return the body of a fact. One that lost or is parked has no row, and is read from the note that stores it.
        None if it is damaged or gone.
        """
        body = KINDS[kind].read_body(session, uuid) if kind in KINDS else None
        return json.loads(_read_note(session, f"event {uuid.hex()}") or "null") if body is None else body

    def _log_foreign_event(self, session: Session, event: Event, key: int) -> bool:
        """Write an event of another device to the log. Return False if it is known (then this device needn't send it
        either).
        """
        if found := _EVENT_STATE.first_answer(session, uuid=event.id):
            # Two devices imported the same event: the one sent first counts, and of two sent ones the earlier clock.
            segment, clock, _ = found
            if segment is None:
                _SET_SEGMENT_AND_CLOCK.execute_change(session, uuid=event.id, to=key, at=event.clock)
            elif event.clock < clock:
                _SET_CLOCK.execute_change(session, uuid=event.id, to=event.clock)
            return False
        _ADD_EVENT.execute_change(session, uuid=event.id, clock=event.clock, kind=event.kind, segment=key, note="waits")
        return True


def _note_for_problem(problem: object) -> str:
    """Return the note for an event that this device can't merge or send."""
    return str(problem)[:300].encode(errors="backslashreplace").decode()


def _count_unsent(session: Session) -> int:
    return (_COUNT_UNPACKED.first_answer(session) or 0) + (_COUNT_IN_WAITING_SEGMENTS.first_answer(session) or 0)


def _read_note(session: Session, key: str) -> str:
    return _READ_NOTE.first_answer(session, key=key) or ""


def _write_note(session: Session, key: str, value: str) -> None:
    _SET_NOTE.execute_change(session, key=key, value=value)


def _add_segment(session: Session, name: str, digest: bytes, body: bytes, state: str, reason: str = "") -> int:
    """Add a segment, in place of what was put aside under its name. Return its number."""
    _forget_aside(session, name)
    key = _NEXT_SEGMENT_ID.first_answer(session) or 1
    _ADD_SEGMENT.execute_change(session, id=key, name=name, sha256=digest, body=body, state=state, reason=reason)
    return key


def _forget_aside(session: Session, name: str) -> None:
    """Forget what was put aside under a name."""
    if there := _UNUSABLE_BY_NAME.first_answer(session, name=name):
        _DELETE_SEGMENT.execute_change(session, id=there[0])


def _dissolve_segment(session: Session, key: int) -> None:
    """Dissolve a segment, so that its events can be packed again. Bodies that exist only in it are stored as notes."""
    content = _SEGMENT_CONTENT.first_answer(session, id=key)
    if content and content[1]:
        name, body = content
        try:
            events = unpack_events(Segment(name, body))
        except SegmentError:
            events = ()
        for event in events:
            segment, _, note = _EVENT_STATE.first_answer(session, uuid=event.id) or (None, 0, "")
            if segment == key and note not in ("", "erased"):
                _write_note(session, f"event {event.id.hex()}", json.dumps(event.body))
    _UNPACK_EVENTS.execute_change(session, from_=key)
    _DELETE_SEGMENT.execute_change(session, id=key)
