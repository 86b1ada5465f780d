"""Settings by key, and the few things that are true of the file itself."""

from sqlmodel import Session, col, select

from store.tables import MetaRow, SettingRow

# Where and as whom this device syncs: nobody else's business, and another device would believe that it does so too.
STAYS = frozenset({"sync"})


def read(session: Session) -> dict[str, str]:
    """All settings; one that fails its digest is left out, so that its default applies."""
    return {row.key: row.value for row in session.exec(select(SettingRow)) if row.intact}


def write(session: Session, key: str, value: str | None) -> None:
    """Sets a setting, or forgets it (None)."""
    row = session.get(SettingRow, key)
    if value is None:
        if row:
            session.delete(row)
        return
    row = row or SettingRow(key=key, value=value)
    row.value = value
    session.add(row.seal())


def meta(session: Session, key: str) -> str:
    """A fact about the file; "" when it is missing or damaged."""
    row = session.exec(select(MetaRow).where(col(MetaRow.key) == key)).first()
    return row.value if row and row.intact else ""


def set_meta(session: Session, key: str, value: str) -> None:
    row = session.get(MetaRow, key) or MetaRow(key=key, value=value)
    row.value = value
    session.add(row.seal())
