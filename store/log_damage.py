"""That the end of a log could not be read: kept in the file until somebody has read of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sqlalchemy import func
from sqlmodel import select

from store.parts.settings import meta, set_meta
from store.records import Notice
from store.tables.local import ActionRow
from store.tables.log import EventRow
from store.tables.query import Query, Session

WORD = "log"  # in the name of a copy
_KEY = "lost"
_LAST_EVENT = Query(select(func.max(EventRow.clock)))
_LAST_ACTION = Query(select(func.max(ActionRow.at)))


def note(raw: Session, path: Path) -> None:
    """Notes the newest copy of a damaged log, if it is not noted yet, and when the last thing happened that could be
    read (0: nothing could); then the log is taken into the file, and what could not be read is no longer in it.
    Whenever the app is ended meanwhile, the copy says at the next start that there is something to tell."""
    copies = sorted(path.parent.glob(f"{path.stem}.{WORD}-*.db"))
    if not copies or _noted(raw).get("file") == copies[-1].name:
        return
    since = max((_LAST_EVENT.first(raw) or 0) >> 16, _LAST_ACTION.first(raw) or 0)
    noted = {"file": copies[-1].name, "since": since}
    raw.execute("BEGIN IMMEDIATE")
    set_meta(raw, _KEY, json.dumps(noted))
    raw.execute("COMMIT")
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def notice(raw: Session, path: Path) -> Notice | None:
    """What is still to be told, None where there is nothing."""
    noted = _noted(raw)
    if not noted or "read" in noted:
        return None
    return Notice("log", path.with_name(noted["file"]), "the end of the log could not be read", noted["since"])


def read(session: Session) -> None:
    """Somebody has read of it."""
    set_meta(session, _KEY, json.dumps({**_noted(session), "read": True}))


def _noted(session: Session) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(meta(session, _KEY) or "{}")
    return kept
