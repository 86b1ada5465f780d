"""Settings by key."""

from __future__ import annotations

from sqlmodel import delete

from store.database import Database
from store.tables.local import SettingRow
from store.tables.query import Change, Rows, equals_parameter, insert_rows

# Settings that aren't exported, since they hold for this device alone: how it syncs, its backups, its places in rooms,
# the devices that it's paired with.
DEVICE_ONLY_KEYS = frozenset({"sync", "backup", "rooms", "pairings"})

_ALL_SETTINGS = Rows(SettingRow)
_DELETE_SETTING = Change(delete(SettingRow).where(equals_parameter(SettingRow.key)))


class StoredSettings:
    """The settings, each a text under its key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> dict[str, str]:
        """Return all settings by key. One whose row is damaged is missing, so its default applies."""
        with self._database.reading() as session:
            return {row.key: row.value for row in _ALL_SETTINGS.iter_intact(session)}

    def set_text(self, key: str, value: str | None, *, patient: bool = True) -> None:
        """Set a setting, or remove it if the value is None. If not `patient`, a file that another process writes raises
        StoreError at once.
        """
        with self._database.writing(wait_if_busy=patient) as transaction:
            if value is None:
                _DELETE_SETTING.execute_change(transaction.session, key=key)
            else:
                insert_rows(transaction.session, SettingRow, [(key, value)])
