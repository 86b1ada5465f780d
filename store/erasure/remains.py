"""Remove what remains of erased people in the file: segments of sync, and bytes in pages that SQLite has freed.

A segment that holds their data stays known by its name and sum (`erased`), so that it isn't fetched again. Its events
are packed again without what was erased, so that a server or a device that hasn't got them receives them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from sqlalchemy import delete, insert, update
from sqlmodel import col, select

from store.database import Database
from store.erasure.bodies import Erasures
from store.erasure.pending import forget_remains, remains_mark
from store.events.event import Event
from store.tables.log import EventRow, SegmentRow, SyncRow
from store.tables.query import Change, Query, Session, equals_parameter, statement_parameter

_SEGMENT_IDS = Query(select(SegmentRow.id).where(col(SegmentRow.body) != b"").order_by(col(SegmentRow.id)))
_SEGMENT_CONTENT = Query(select(SegmentRow.name, SegmentRow.body).where(equals_parameter(SegmentRow.id)))
_EVENT_STATE = Query(select(EventRow.segment, EventRow.note).where(equals_parameter(EventRow.uuid)))
_EVENT_KIND = Query(select(EventRow.kind).where(equals_parameter(EventRow.uuid)))
_UNPACK_EVENTS = Change(
    update(EventRow).where(col(EventRow.segment) == statement_parameter("from_")).values(segment=None)
)
_NOTE_ERASED = Change(update(EventRow).where(equals_parameter(EventRow.uuid)).values(note="erased"))
_EMPTY_SEGMENT = Change(
    update(SegmentRow).where(equals_parameter(SegmentRow.id)).values(body=b"", state="erased", reason="")
)
_BODY_KEY_PREFIX = "event "
_STORED_BODIES = Query(select(SyncRow.key, SyncRow.value).where(col(SyncRow.key).startswith(_BODY_KEY_PREFIX)))
_SET_BODY = Change(insert(SyncRow).prefix_with("OR REPLACE"))
_REMOVE_BODY = Change(delete(SyncRow).where(equals_parameter(SyncRow.key)))


Unpack = Callable[[str, bytes], Iterable[Event]]
"""The events in the bytes of a segment by its name; none if they can't be read."""


def erase_remains(database: Database, unpack: Unpack) -> bool:
    """Remove what remains of erased data, also in copies from before migrations. Return whether nothing remains: False
    if another process is using the file. It takes a while, and can be repeated at any time.
    """
    with database.reading() as session:
        mark = remains_mark(session)
        segments = _SEGMENT_IDS.all_answers(session) if mark else []
    if not mark:
        return True
    for segment in segments:
        with database.writing() as transaction:
            _erase_segment(transaction.session, segment, Erasures(transaction.session), unpack)
    with database.writing() as transaction:
        _erase_stored_bodies(transaction.session, Erasures(transaction.session))
    if database.path:
        # Copies from before migrations (`opening._back_up_before_migration`). This version has long opened the file.
        for copy in database.path.parent.glob(f"{database.path.stem}.v[0-9]*-*.db"):
            copy.unlink()
    if not database.rewrite_file():
        return False
    with database.writing() as transaction:
        forget_remains(transaction.session, mark)
    return True


def holds_erased_data(session: Session, events: Iterable[Event]) -> bool:
    """Return whether data of a person who was deleted is in one of these events."""
    erasures = Erasures(session)
    return erasures.exist and any(_is_changed(erasures, event) for event in events)


def _is_changed(erasures: Erasures, event: Event) -> bool:
    return erasures.erase_in_body(event.kind, event.id, event.body) != event.body


def _erase_segment(session: Session, key: int, erasures: Erasures, unpack: Unpack) -> None:
    """Remove the bytes of a segment if data of an erased person is in it, and let its events be packed again. Bodies
    that exist only there are stored without that data.
    """
    name, body = _SEGMENT_CONTENT.first_answer(session, id=key) or ("", b"")
    events = [*unpack(name, body)]
    if not any(_is_changed(erasures, event) for event in events):
        return
    for event in events:
        segment, note = _EVENT_STATE.first_answer(session, uuid=event.id) or (None, "")
        if segment == key and note not in ("", "erased"):
            _store_body(session, event, erasures.erase_in_body(event.kind, event.id, event.body))
    _UNPACK_EVENTS.execute_change(session, from_=key)
    _EMPTY_SEGMENT.execute_change(session, id=key)


def _erase_stored_bodies(session: Session, erasures: Erasures) -> None:
    """Erase data of erased people from the bodies of events that are in no row and no segment."""
    for stored, text in _STORED_BODIES.all_answers(session):
        key, body = bytes.fromhex(stored.removeprefix(_BODY_KEY_PREFIX)), json.loads(text)
        kind = _EVENT_KIND.first_answer(session, uuid=key)
        if kind is None:
            continue
        erased = erasures.erase_in_body(kind, key, body)
        if erased != body:
            _store_body(session, Event(key, 0, kind, body), erased)


def _store_body(session: Session, event: Event, body: object) -> None:
    key = f"{_BODY_KEY_PREFIX}{event.id.hex()}"
    if body is None:
        _NOTE_ERASED.execute_change(session, uuid=event.id)
        _REMOVE_BODY.execute_change(session, key=key)
    else:
        _SET_BODY.execute_change(session, key=key, value=json.dumps(body))
