"""Facts about the file itself, by key."""

from __future__ import annotations

from store.tables.local import MetaRow
from store.tables.query import Rows, Session, equals_parameter, insert_rows

_META = Rows(MetaRow, equals_parameter(MetaRow.key))


def read_meta(session: Session, key: str) -> str:
    """Return a fact about the file by key; "" if it is missing or damaged."""
    row = _META.first_row(session, key=key)
    return row.value if row else ""


def write_meta(session: Session, key: str, value: str) -> None:
    """Store a fact about the file."""
    insert_rows(session, MetaRow, [(key, value)])
