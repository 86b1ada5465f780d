"""Settings by key."""

from __future__ import annotations

from store.persisted import settings
from store.transaction import Transactions


class StoredSettings:
    """What a person has set, each setting a text under its key."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    def all(self) -> dict[str, str]:
        """All settings; one whose row is damaged is missing, so its default applies."""
        with self._transactions.reading() as session:
            return settings.read(session)

    def set(self, key: str, value: str | None, *, patient: bool = True) -> None:
        """Sets one setting, or forgets it (None). Not `patient`: a file that another process writes is busy at once."""
        with self._transactions.writing(patient=patient) as transaction:
            settings.write(transaction.session, key, value)
