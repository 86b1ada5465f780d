"""Remembers that the end of a log couldn't be read, until somebody has seen the notice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import func
from sqlmodel import select

from store.parts.settings import read_meta, write_meta
from store.records import Notice
from store.tables.local import ActionRow
from store.tables.log import EventRow
from store.tables.query import Query, Session

WORD = "log"  # in the name of a copy
_KEY = "lost"
_LAST_EVENT = Query(select(func.max(EventRow.clock)))
_LAST_ACTION = Query(select(func.max(ActionRow.at)))


def record_damage(raw: Session, path: Path) -> None:
    """Stores the name of the newest copy of a damaged log, unless it is stored, and the time of the last thing that
    could be read (0: nothing). Then the log is merged into the file, without what couldn't be read. If the app ends
    meanwhile, the copy tells the next start.
    """
    copies = sorted(path.parent.glob(f"{path.stem}.{WORD}-*.db"))
    if not copies or _read_record(raw).get("file") == copies[-1].name:
        return
    since = max((_LAST_EVENT.first_answer(raw) or 0) >> 16, _LAST_ACTION.first_answer(raw) or 0)
    noted = {"file": copies[-1].name, "since": since}
    raw.execute("BEGIN IMMEDIATE")
    write_meta(raw, _KEY, json.dumps(noted))
    raw.execute("COMMIT")
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def damage_notice(raw: Session, path: Path) -> Notice | None:
    """The notice to show; None if there is none."""
    noted = _read_record(raw)
    if not noted or "read" in noted:
        return None
    return Notice("log", path.with_name(noted["file"]), "the end of the log could not be read", noted["since"])


def forget_notice(session: Session) -> None:
    """Forgets the notice, since somebody has seen it."""
    write_meta(session, _KEY, json.dumps({**_read_record(session), "read": True}))


def _read_record(session: Session) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(read_meta(session, _KEY) or "{}")
    return kept
