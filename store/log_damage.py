"""Remember that the end of a log couldn't be read, until the notice has been seen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import func
from sqlmodel import select

from store.records import Notice
from store.tables.local import ActionRow
from store.tables.log import EventRow
from store.tables.meta import read_meta, write_meta
from store.tables.query import Query, Session

FILE_NAME_WORD = "log"  # part of the name of a copy of a damaged log
_LOST_KEY = "lost"
_LAST_EVENT = Query(select(func.max(EventRow.clock)))
_LAST_ACTION = Query(select(func.max(ActionRow.at)))


def record_damage(raw: Session, path: Path) -> None:
    """Store the name of the newest copy of a damaged log, unless it is stored, and the time of the last row that could
    be read (Unix ms, 0 for none). Then merge the log into the file, without the part that couldn't be read.

    If the app ends before that, the next start finds the copy.
    """
    copies = sorted(path.parent.glob(f"{path.stem}.{FILE_NAME_WORD}-*.db"))
    if not copies or _read_record(raw).get("file") == copies[-1].name:
        return
    since = max((_LAST_EVENT.first_answer(raw) or 0) >> 16, _LAST_ACTION.first_answer(raw) or 0)
    noted = {"file": copies[-1].name, "since": since}
    raw.execute("BEGIN IMMEDIATE")
    write_meta(raw, _LOST_KEY, json.dumps(noted))
    raw.execute("COMMIT")
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def damage_notice(raw: Session, path: Path) -> Notice | None:
    """Return the notice to show; None if there is none, or it was seen."""
    noted = _read_record(raw)
    if not noted or "read" in noted:
        return None
    return Notice("log", path.with_name(noted["file"]), "the end of the log could not be read", noted["since"])


def forget_notice(session: Session) -> None:
    """Store that the notice was seen."""
    write_meta(session, _LOST_KEY, json.dumps({**_read_record(session), "read": True}))


def _read_record(session: Session) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(read_meta(session, _LOST_KEY) or "{}")
    return kept
