"""What is counted after the fact, in slices: ratings, the cards that were left in hands, what hands came to."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial

from sqlalchemy import func
from sqlmodel import col, delete, select, update

from engine.cards import card_text, cards_in
from engine.messages.errors import TextError
from engine.notation import loads, replay
from engine.play.result import HandResult, result_of
from engine.play.state import State
from engine.rules.reader import Rules
from store.facts import HandRow, MatchRow
from store.history.people import People
from store.projections import hand_results
from store.projections.aggregates import Aggregates, fold_again
from store.projections.ratings import rate
from store.projections.refreshing import Facts, cost, summary
from store.projections.waiting import LEFT, RESULT
from store.tables.query import Change, Query, Rows, Session, given, is_given

_UNSEEN, _UNRESOLVED = (
    Query(select(table.match_id, table.hand).order_by(col(table.match_id)).limit(1)) for table in (LEFT, RESULT)
)
_RULESET = Query(select(MatchRow.ruleset_id).where(is_given(MatchRow.id)))
_NUMBERS = Query(
    select(HandRow.number)
    .where(is_given(HandRow.match_id), col(HandRow.number) >= given("first"))
    .order_by(col(HandRow.number))
    .limit(given("most"))
)
_HANDS = Rows(HandRow, is_given(HandRow.match_id), col(HandRow.number).between(given("first"), given("last")))
_DONE = tuple(Change(delete(table).where(is_given(table.match_id))) for table in (LEFT, RESULT))
_GO_ON = tuple(
    Change(update(table).where(is_given(table.match_id)).values(hand=func.max(col(table.hand), given("next"))))
    for table in (LEFT, RESULT)
)


def catch_up(session: Session, limit: int) -> bool:
    """Rate up to `limit` more matches, or play half as many hands again, or fold one person's figures again. Returns
    whether it did anything.
    """
    return rate(session, limit) or _look(session, max(1, limit // 2)) or fold_again(session)


def _look(session: Session, limit: int) -> bool:
    """Plays hands again that nobody has looked at: counts what was left in them, and keeps what they came to."""
    unseen, unresolved = _UNSEEN.first(session), _UNRESOLVED.first(session)
    if unseen is None and unresolved is None:
        return False
    match_id = min(waiting[0] for waiting in (unseen, unresolved) if waiting)
    seen_from = unseen[1] if unseen and unseen[0] == match_id else None
    resolved_from = unresolved[1] if unresolved and unresolved[0] == match_id else None
    first = min(number for number in (seen_from, resolved_from) if number is not None)
    facts = Facts(People(session))
    rules = facts.rules(session, _RULESET.first(session, id=match_id) or 0)
    numbers = _NUMBERS.all(session, match_id=match_id, first=first, most=limit)
    last = max(numbers, default=first)
    known = hand_results.of_match(session, match_id)
    left: dict[int, Counter[str]] = {}
    results = []
    for hand in list(_HANDS.sound(session, match_id=match_id, first=first, last=last)):
        state, result = _played_again(hand, rules)
        if resolved_from is not None and hand.number >= resolved_from and hand.uuid not in known:
            results.append((hand, result))
        if seen_from is not None and hand.number >= seen_from and state is not None:
            for seat, cards in zip(result.seated, state.hands, strict=True):
                left.setdefault(seat, Counter()).update(card_text(card) for card in cards_in(cards))
    hand_results.keep(session, results)
    aggregates = Aggregates(session)
    if seen_from is not None:
        aggregates.seen(match_id, {seat: dict(cards) for seat, cards in left.items()}, partial(cost, rules))
    if len(numbers) < limit:  # of all that are there: those that are damaged are not among what was read
        for done in _DONE:
            done.run(session, match_id=match_id)
        if resolved_from is not None and (found := summary(session, match_id, facts, None)):
            aggregates.recount(match_id, found.results)
    else:
        for go_on in _GO_ON:
            go_on.run(session, match_id=match_id, next=last + 1)
    aggregates.close()
    return True


def _played_again(hand: HandRow, rules: Rules | None) -> tuple[State | None, HandResult]:
    """How a hand ended, and what it came to; no state where it cannot be played again."""
    kept = json.loads(hand.result)
    seated = sorted(kept["order"])
    try:
        state = replay(loads(hand.notation), rules).state
    except TextError:
        state = None
    if state is None or len(state.hands) != len(seated):
        return None, hand_results.unreadable(tuple(kept["order"]), kept["ending"] == "blocked")
    if not state.over:
        return state, hand_results.unreadable(tuple(kept["order"]), kept["ending"] == "blocked")
    return state, result_of(state, seated)
