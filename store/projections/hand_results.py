"""What each hand came to, as the engine says: written when a hand ends, or later by playing it again.

What came in by sync, from a file, or from a version that did not keep it, is `unresolved` until then: `resolve_later`
remembers it, `catching_up` does it in slices, and screens say that it is not counted yet.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import exists, func, null, or_
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col, delete, select

from engine.play.result import HandResult
from store.facts import HandRow
from store.tables import HandResultRow, ResultRow, UnresolvedRow
from store.tables.query import Change, DamagedRow, Query, Rows, Session, given, write

_HERE = col(HandRow.uuid) == col(HandResultRow.uuid)
_MISSING = ~exists(select(HandResultRow.uuid).where(_HERE))

_OF_MATCH = Rows(HandResultRow, col(HandResultRow.match_id) == given("match"))
_ALL = Rows(HandResultRow, order=(col(HandResultRow.uuid),))
_ALL_KEYS = Query(select(HandResultRow.uuid).order_by(col(HandResultRow.uuid)))
_LATER = Change(
    (adding := insert(UnresolvedRow).values(match_id=given("match"), hand=given("first"))).on_conflict_do_update(
        index_elements=["match_id"], set_={"hand": func.min(col(UnresolvedRow.hand), adding.excluded.hand)}
    )
)
_ALL_LATER = Change(
    insert(UnresolvedRow).from_select(
        ["match_id", "hand"],
        select(HandRow.match_id, func.min(HandRow.number)).where(_MISSING).group_by(col(HandRow.match_id)),
    )
)
_FORGET = Change(delete(HandResultRow).where(col(HandResultRow.uuid) == given("key")))
_FORGET_GONE = Change(delete(HandResultRow).where(~exists(select(HandRow.uuid).where(_HERE))))
_UNCOUNTED = Query(
    select(func.count(col(HandRow.id).distinct()))
    .select_from(UnresolvedRow)
    .join(HandRow, (col(HandRow.match_id) == UnresolvedRow.match_id) & (col(HandRow.number) >= UnresolvedRow.hand))
    .join(ResultRow, col(ResultRow.match_id) == UnresolvedRow.match_id)
    .where(
        col(ResultRow.person_id) == given("person"),
        col(ResultRow.counted) == 1,
        or_(given("which") == null(), col(ResultRow.game) == given("which")),
        _MISSING,
    )
)


def keep(session: Session, hands: Iterable[tuple[HandRow, HandResult]]) -> None:
    """Writes what hands came to."""
    write(session, HandResultRow, [_row(hand, result) for hand, result in hands])


def _row(hand: HandRow, result: HandResult) -> tuple[object, ...]:
    lists = (result.seated, result.winners, result.losers, result.places, result.scores)
    return hand.uuid, hand.match_id, hand.number, *map(json.dumps, lists), int(result.blocked)


def unreadable(order: tuple[int, ...], blocked: bool) -> HandResult:
    """What is said of a hand that cannot be played again: whoever went out first has won, and else nobody."""
    return HandResult(seated=tuple(sorted(order)), order=order, winners=() if blocked else order[:1], blocked=blocked)


def winners_of(session: Session, match_id: int) -> Mapping[bytes, tuple[int, ...]]:
    """Who won each hand of a match, by the hand's uuid; one that is not counted yet is missing. DamagedRow if what is
    known of one is damaged."""
    found: dict[bytes, tuple[int, ...]] = {}
    for row in _OF_MATCH.each(session, match=match_id):
        if row is None:
            raise DamagedRow("hand_results")
        found[row.uuid] = tuple(json.loads(row.winners))
    return found


def resolve_later(session: Session, match_id: int, first: int) -> None:
    """Remembers that the hands of a match from this number on are to be played again for their results."""
    _LATER.run(session, match=match_id, first=first)


def uncounted_hands(session: Session, person: int, game: str | None) -> int:
    """How many hands of a person's finished matches are not counted yet; None is every game."""
    return _UNCOUNTED.first(session, person=person, which=game) or 0


def mend(session: Session) -> None:
    """Forgets results that are damaged or whose hands are gone, and remembers every hand that has none."""
    _FORGET_GONE.run(session)
    keys: list[Any] = _ALL_KEYS.all(session)
    for key, row in zip(keys, list(_ALL.each(session)), strict=True):
        if row is None:
            _FORGET.run(session, key=key)
    _ALL_LATER.run(session)
