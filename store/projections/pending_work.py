"""Compute later, in slices: ratings, held cards, results of hands."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial

from sqlalchemy import func
from sqlmodel import col, delete, select, update

from engine.cards import card_text, cards_in
from engine.messages.errors import TextError
from engine.notation import parse_record, replay_record
from engine.play.result import HandResult, result_of
from engine.play.state import State
from engine.rules.reader import Rules
from store.facts import HandRow, MatchRow
from store.history.people import People
from store.projections import hand_results
from store.projections.aggregates import Aggregates, refold_slice
from store.projections.ratings import rate_matches
from store.projections.refreshing import SharedFacts, held_card_points, summarize_match
from store.projections.replay_marks import HAND_RESULTS, LEFT_CARDS
from store.tables.query import Change, Query, Rows, Session, equals_parameter, statement_parameter

_UNSEEN, _UNRESOLVED = (
    Query(select(table.match_id, table.hand).order_by(col(table.match_id)).limit(1))
    for table in (LEFT_CARDS, HAND_RESULTS)
)
_RULESET = Query(select(MatchRow.ruleset_id).where(equals_parameter(MatchRow.id)))
_NUMBERS = Query(
    select(HandRow.number)
    .where(equals_parameter(HandRow.match_id), col(HandRow.number) >= statement_parameter("first"))
    .order_by(col(HandRow.number))
    .limit(statement_parameter("most"))
)
_HANDS = Rows(
    HandRow,
    equals_parameter(HandRow.match_id),
    col(HandRow.number).between(statement_parameter("first"), statement_parameter("last")),
)
_DELETE_MARKS = tuple(
    Change(delete(table).where(equals_parameter(table.match_id))) for table in (LEFT_CARDS, HAND_RESULTS)
)
_MOVE_MARKS = tuple(
    Change(
        update(table)
        .where(equals_parameter(table.match_id))
        .values(hand=func.max(col(table.hand), statement_parameter("next")))
    )
    for table in (LEFT_CARDS, HAND_RESULTS)
)


def compute_pending(session: Session, limit: int) -> bool:
    """Rate up to `limit` more matches, or replay half as many hands, or fold a slice of figures. Return whether there
    was anything to do.
    """
    return rate_matches(session, limit) or _replay_hands(session, max(1, limit // 2)) or refold_slice(session)


def _replay_hands(session: Session, limit: int) -> bool:
    """Replay hands that are marked for it: count the cards left in them, and store their results. Return whether any
    were marked.
    """
    unseen, unresolved = _UNSEEN.first_answer(session), _UNRESOLVED.first_answer(session)
    if unseen is None and unresolved is None:
        return False
    match_id = min(waiting[0] for waiting in (unseen, unresolved) if waiting)
    seen_from = unseen[1] if unseen and unseen[0] == match_id else None
    resolved_from = unresolved[1] if unresolved and unresolved[0] == match_id else None
    first = min(number for number in (seen_from, resolved_from) if number is not None)
    facts = SharedFacts(People(session))
    rules = facts.read_rules(session, _RULESET.first_answer(session, id=match_id) or 0)
    numbers = _NUMBERS.all_answers(session, match_id=match_id, first=first, most=limit)
    last = max(numbers, default=first)
    known = hand_results.results_of_match(session, match_id)
    left: dict[int, Counter[str]] = {}
    results = []
    for hand in list(_HANDS.iter_intact(session, match_id=match_id, first=first, last=last)):
        state, result = _replay_hand(hand, rules)
        if resolved_from is not None and hand.number >= resolved_from and hand.uuid not in known:
            results.append((hand, result))
        if seen_from is not None and hand.number >= seen_from and state is not None:
            for seat, cards in zip(result.seated, state.hands, strict=True):
                left.setdefault(seat, Counter()).update(card_text(card) for card in cards_in(cards))
    hand_results.store_results(session, results)
    aggregates = Aggregates(session)
    if seen_from is not None:
        aggregates.count_held_cards(
            match_id, {seat: dict(cards) for seat, cards in left.items()}, partial(held_card_points, rules)
        )
    if len(numbers) < limit:  # these were the last hands; `numbers` has damaged ones, too
        for done in _DELETE_MARKS:
            done.execute_change(session, match_id=match_id)
        if resolved_from is not None and (found := summarize_match(session, match_id, facts, None)):
            aggregates.recount_figures(match_id, found.results)
    else:
        for go_on in _MOVE_MARKS:
            go_on.execute_change(session, match_id=match_id, next=last + 1)
    aggregates.write()
    return True


def _replay_hand(hand: HandRow, rules: Rules | None) -> tuple[State | None, HandResult]:
    """Return the last state of a hand and its result. The state is None if the hand can't be replayed."""
    kept = json.loads(hand.result)
    seated = sorted(kept["order"])
    try:
        state = replay_record(parse_record(hand.notation), rules).state
    except TextError:
        state = None
    if state is None or len(state.hands) != len(seated):
        return None, hand_results.result_without_replay(tuple(kept["order"]), kept["ending"] == "blocked")
    if not state.over:
        return state, hand_results.result_without_replay(tuple(kept["order"]), kept["ending"] == "blocked")
    return state, result_of(state, seated)
