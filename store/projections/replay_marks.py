"""Which hands are still to be replayed: marked in the transaction that adds them, replayed by `pending_work`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import func
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col

from store.tables.derived import UnresolvedRow, UnseenRow
from store.tables.query import Change, Session, statement_parameter

Waiting = type[UnseenRow] | type[UnresolvedRow]
LEFT_CARDS: Final[Waiting] = UnseenRow  # to count the cards that were left in hands
HAND_RESULTS: Final[Waiting] = UnresolvedRow  # to find the engine's results of hands


def _marking_statement(table: Waiting) -> Change:
    """Return a statement that marks hands from a number on, or from the lower number that is marked."""
    adding = insert(table).values(match_id=statement_parameter("match"), hand=statement_parameter("first"))
    earliest = func.min(col(table.hand), adding.excluded.hand)
    return Change(adding.on_conflict_do_update(index_elements=["match_id"], set_={"hand": earliest}))


_MARK_STATEMENTS = {table: _marking_statement(table) for table in (LEFT_CARDS, HAND_RESULTS)}


def mark_for_replay(session: Session, match_id: int, first: int, *what: Waiting) -> None:
    """Mark the hands of a match, from number `first` on, to be replayed for `what`: LEFT, RESULT."""
    for table in what:
        _MARK_STATEMENTS[table].execute_change(session, match=match_id, first=first)
