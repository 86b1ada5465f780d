"""Note in the file that remains of erased data are in it: in pages that SQLite doesn't use any more, and in segments of
sync. `store.erasure.remains` removes them.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from sqlalchemy import delete

from store.database import Database
from store.tables.local import MetaRow
from store.tables.meta import read_meta, write_meta
from store.tables.query import Change, Session, equals_parameter

_ERASING_KEY: Final = "erasing"
_DELETE_MARK = Change(delete(MetaRow).where(equals_parameter(MetaRow.key), equals_parameter(MetaRow.value)))


def mark_remains(session: Session) -> None:
    """Note that something was erased."""
    write_meta(session, _ERASING_KEY, token_hex(8))


def remains_mark(session: Session) -> str:
    """Return a text that changes whenever something is erased; "" if no remains are in the file."""
    return read_meta(session, _ERASING_KEY)


def has_remains(database: Database) -> bool:
    """Return whether remains are in the file."""
    with database.reading() as session:
        return bool(remains_mark(session))


def forget_remains(session: Session, mark: str) -> None:
    """Note that the remains are gone, unless something was erased after `remains_mark` returned `mark`."""
    _DELETE_MARK.execute_change(session, key=_ERASING_KEY, value=mark)
