"""The result of each hand, by the engine: written when a hand ends, or later by replaying it.

Results of hands from sync, a file, or an old version are `unresolved` until then: `replay_marks` marks them,
`pending_work` replays them in slices, and screens say that they aren't counted yet.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import exists, func, literal, true
from sqlalchemy.dialects.sqlite import insert
from sqlmodel import col, delete, select

from engine.play.result import HandResult
from store.facts import HandRow
from store.tables.derived import HandResultRow, StandingRow, UnresolvedRow
from store.tables.query import Change, Query, Rows, Session, equals_parameter, insert_rows

AFTER_ALL_HANDS = 1 << 31  # no hand has this number

_IS_SAME_HAND = col(HandRow.uuid) == col(HandResultRow.uuid)
_HAS_NO_RESULT = ~exists(select(HandResultRow.uuid).where(_IS_SAME_HAND))

_RESULTS_OF_MATCH = Rows(HandResultRow, equals_parameter(HandResultRow.match_id))
_ALL_RESULTS = Rows(HandResultRow, order=(col(HandResultRow.uuid),))
_ALL_KEYS = Query(select(HandResultRow.uuid).order_by(col(HandResultRow.uuid)))
_MARK_ALL_MATCHES = Change(
    insert(UnresolvedRow).from_select(
        ["match_id", "hand"],
        select(HandRow.match_id, func.min(HandRow.number)).where(_HAS_NO_RESULT).group_by(col(HandRow.match_id)),
    )
)
_DELETE_RESULT = Change(delete(HandResultRow).where(equals_parameter(HandResultRow.uuid)))
_DELETE_ORPHANS = Change(delete(HandResultRow).where(~exists(select(HandRow.uuid).where(_IS_SAME_HAND))))
_MARK_MATCH = Change(
    insert(UnresolvedRow)
    .from_select(["match_id", "hand"], select(StandingRow.match_id, literal(AFTER_ALL_HANDS)).where(true()))
    .on_conflict_do_nothing()
)


def store_results(session: Session, hands: Iterable[tuple[HandRow, HandResult]]) -> None:
    """Write the results of hands."""
    insert_rows(session, HandResultRow, [_result_values(hand, result) for hand, result in hands])


def _result_values(hand: HandRow, result: HandResult) -> tuple[object, ...]:
    lists = (result.seated, result.winners, result.losers, result.places, result.scores)
    return hand.uuid, hand.match_id, hand.number, *map(json.dumps, lists), int(result.blocked)


def result_without_replay(order: tuple[int, ...], blocked: bool) -> HandResult:
    """Return the result of a hand that can't be replayed: the first seat of `order`, which went out first, has won;
    none if it was blocked or `order` is empty.
    """
    return HandResult(seated=tuple(sorted(order)), winners=() if blocked else order[:1], blocked=blocked)


def results_of_match(session: Session, match_id: int) -> Mapping[bytes, HandResult]:
    """Return the results of a match's hands by the hand's uuid, without hands that haven't been counted yet. Raises
    DamagedRow if a stored result is damaged.
    """
    found = {}
    for row in _RESULTS_OF_MATCH.iter_intact_or_raise(session, match_id=match_id):
        *lists, scores = json.loads(f"[{row.seated}, {row.winners}, {row.losers}, {row.places}, {row.scores}]")
        seated, winners, losers, places = map(tuple, lists)
        scores = None if scores is None else tuple(scores)
        found[row.uuid] = HandResult(seated, winners, losers, scores, bool(row.blocked), places)
    return found


def mark_all_uncounted(session: Session) -> None:
    """Mark the figures of all matches to be counted again."""
    _MARK_MATCH.execute_change(session)


def repair_results(session: Session) -> None:
    """Delete results that are damaged or whose hands are gone, and mark every hand without one to be replayed."""
    _DELETE_ORPHANS.execute_change(session)
    keys: list[Any] = _ALL_KEYS.all_answers(session)
    for key, row in zip(keys, list(_ALL_RESULTS.iter_rows(session)), strict=True):
        if row is None:
            _DELETE_RESULT.execute_change(session, uuid=key)
    _MARK_ALL_MATCHES.execute_change(session)
