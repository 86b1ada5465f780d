"""Settings by key, and the few things that are true of the file itself."""

from __future__ import annotations

from sqlmodel import delete

from store.database import Database
from store.tables.local import MetaRow, SettingRow
from store.tables.query import Change, Rows, Session, is_given, write

# Where and as whom this device syncs: nobody else's business, and another device would believe that it does so too.
# Nor does another device have the backups that were made of this one, or a seat in a room.
STAYS = frozenset({"sync", "backup", "rooms"})

_ALL = Rows(SettingRow)
_FORGET = Change(delete(SettingRow).where(is_given(SettingRow.key)))
_META = Rows(MetaRow, is_given(MetaRow.key))


class StoredSettings:
    """What a person has set, each setting a text under its key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> dict[str, str]:
        """All settings; one whose row is damaged is missing, so its default applies."""
        with self._database.reading() as session:
            return {row.key: row.value for row in _ALL.sound(session)}

    def set(self, key: str, value: str | None, *, patient: bool = True) -> None:
        """Sets one setting, or forgets it (None). Not `patient`: a file that another process writes is busy at once."""
        with self._database.writing(patient=patient) as transaction:
            if value is None:
                _FORGET.run(transaction.session, key=key)
            else:
                write(transaction.session, SettingRow, [(key, value)])


def meta(session: Session, key: str) -> str:
    """What is true of the file; "" when it is missing or damaged."""
    row = _META.first(session, key=key)
    return row.value if row else ""


def set_meta(session: Session, key: str, value: str) -> None:
    """Notes something that is true of the file."""
    write(session, MetaRow, [(key, value)])
