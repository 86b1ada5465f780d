"""Which hands are still to be looked at: remembered in the transaction that adds them, looked at by `catching_up`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col

from store.tables.derived import UnresolvedRow, UnseenRow
from store.tables.query import Change, Session, given

Waiting = type[UnseenRow] | type[UnresolvedRow]
LEFT: Final[Waiting] = UnseenRow  # for the cards that were left in them
RESULT: Final[Waiting] = UnresolvedRow  # for what they came to, by playing them again


def _adding(table: Waiting) -> Change:
    """From this number on, and from where it was said before."""
    adding = insert(table).values(match_id=given("match"), hand=given("first"))
    earliest = func.min(col(table.hand), adding.excluded.hand)
    return Change(adding.on_conflict_do_update(index_elements=["match_id"], set_={"hand": earliest}))


_REMEMBER = {table: _adding(table) for table in (LEFT, RESULT)}


def look_later(session: Session, match_id: int, first: int, *what: Waiting) -> None:
    """Remembers what the hands of a match, from number `first` on, are still to be looked at for: LEFT, RESULT."""
    for table in what:
        _REMEMBER[table].run(session, match=match_id, first=first)
