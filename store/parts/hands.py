"""Hands: the one in play, action by action, and finished ones.

The open hand is one row when it is dealt, one row for each action, and one row of `hands` at its end. Playing touches
only `open_hands`, `actions` and the lease, so these can move to a small file of their own where files are saved as a
whole.
"""

from __future__ import annotations

import json
from uuid import UUID

from sqlalchemy import delete, func
from sqlmodel import col, select

from engine.play.result import HandResult
from store.database import Database, Transaction
from store.errors import InvalidState, StoreError
from store.facts import HandRow
from store.projections import hand_results
from store.projections.refreshing import refresh_match
from store.projections.replay_marks import HAND_RESULTS, LEFT_CARDS, mark_for_replay
from store.records import Action, Hand, Lease, OpenHand, Result, read_result, result_table
from store.tables.derived import StandingRow
from store.tables.local import ActionRow, OpenHandRow
from store.tables.query import Change, Query, Rows, Session, equals_parameter

_UNKNOWN_RESULT = Result(scores=(), totals=(), order=(), ending="", next_dealer=0)

_OPEN_HAND = Rows(OpenHandRow, equals_parameter(OpenHandRow.match_id))
_ACTIONS = Rows(ActionRow, equals_parameter(ActionRow.match_id), order=(col(ActionRow.number),))
_LAST_ACTION = Query(select(func.max(ActionRow.number)).where(equals_parameter(ActionRow.match_id)))
_DELETE_ACTIONS = Change(delete(ActionRow).where(equals_parameter(ActionRow.match_id)))
_DELETE_OPEN_HAND = Change(delete(OpenHandRow).where(equals_parameter(OpenHandRow.match_id)))
_MATCH_STATE = Query(select(StandingRow.state).where(equals_parameter(StandingRow.match_id)))
_LAST_HAND_NUMBER = Query(select(func.max(HandRow.number)).where(equals_parameter(HandRow.match_id)))
_HAND_BY_ID = Rows(HandRow, equals_parameter(HandRow.id))
_HAND_BY_UUID = Rows(HandRow, equals_parameter(HandRow.uuid))
_HAND_BY_NUMBER = Rows(HandRow, equals_parameter(HandRow.match_id), equals_parameter(HandRow.number))
_HANDS_OF_MATCH = Rows(HandRow, equals_parameter(HandRow.match_id), order=(col(HandRow.number),))


class StoredHands:
    """The hands of matches played here. Methods that write take the match's lease, and raise LeaseLost if another
    window took it over.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin_hand(self, lease: Lease, number: int, dealer: int, seed: int, header: str) -> OpenHand:
        """Open hand `number` (from 1) and return it. Raises InvalidState if the match has ended, a hand is open, or
        `number` isn't the next.
        """
        match_id = lease.match_id
        with self._database.writing_with_lease(lease) as transaction:
            session = transaction.session
            if _MATCH_STATE.first_answer(session, match_id=match_id) != "open":
                raise InvalidState(f"match {match_id} has ended")
            if next(_OPEN_HAND.iter_rows(session, match_id=match_id), False) is not False:
                raise InvalidState(f"match {match_id} has an open hand")
            last = _LAST_HAND_NUMBER.first_answer(session, match_id=match_id) or 0
            if number != last + 1:
                raise InvalidState(f"hand {number} begun after hand {last}")
            transaction.add(
                OpenHandRow,
                match_id=match_id,
                number=number,
                dealer=dealer,
                seed=str(seed),
                header=header,
                begun=transaction.now,
            )
            refresh_match(session, match_id)
            return _read_required_open_hand(session, match_id)

    def append_action(self, lease: Lease, hand: int, seat: int, text: str) -> int:
        """Write one action of the open hand (number `hand`). Return the action's number. Raises InvalidState if that
        hand isn't open.
        """
        with self._database.writing_with_lease(lease) as transaction:
            _open_hand_row(transaction.session, lease.match_id, hand)
            if not text:
                raise ValueError("an action has a text")
            return _add_action(transaction, lease.match_id, seat, text, None)

    def undo_actions(self, lease: Lease, hand: int, seat: int, keep: int) -> OpenHand:
        """Take back all standing actions but the first `keep`. Return the hand with the others. Raises InvalidState if
        there are no more.
        """
        match_id = lease.match_id
        with self._database.writing_with_lease(lease) as transaction:
            _open_hand_row(transaction.session, match_id, hand)
            actions, whole = _standing_actions(transaction.session, match_id)
            if not whole or not 0 <= keep < len(actions):
                raise InvalidState(f"cannot keep {keep} of {len(actions)} actions")
            _add_action(transaction, match_id, seat, "", actions[keep - 1].number if keep else 0)
            return _read_required_open_hand(transaction.session, match_id)

    def hand_in_play(self, match_id: int) -> OpenHand | None:
        """Return the hand in play, for reading only; None if there is none."""
        with self._database.reading() as session:
            return _read_open_hand(session, match_id)

    def resume_hand(self, lease: Lease) -> OpenHand | None:
        """Return the hand in play, to play on; None if there is none. If it isn't `intact`, the damaged action and all
        after it are taken back for good. Raises StoreError if even the deal can't be read.
        """
        match_id = lease.match_id
        with self._database.writing_with_lease(lease) as transaction:
            hand = _read_open_hand(transaction.session, match_id)
            if hand and not hand.intact:
                if not hand.uuid:
                    said = f"the open hand of match {match_id} is unreadable"
                    raise StoreError("damaged", self._database.path, said)
                _add_action(transaction, match_id, -1, "", hand.actions[-1].number if hand.actions else 0)
            return hand

    def finish_hand(
        self, lease: Lease, hand: int, notation: str, result: Result, came_to: HandResult | None = None
    ) -> Hand:
        """Store the open hand as its notation, with its result, and return it. Without `came_to`, the engine's result
        is computed later by replaying the hand. May be called again if its return value was lost. Raises InvalidState
        if that hand isn't open.

        Its event has a new id: a copy of the open hand may be finished on another device, and that is another event.
        """
        match_id = lease.match_id
        with self._database.writing_with_lease(lease) as transaction:
            session = transaction.session
            done, _ = next(_HAND_BY_NUMBER.iter_with_intact(session, match_id=match_id, number=hand), (None, False))
            if done is None or done.notation != notation:
                row = _open_hand_row(session, match_id, hand)
                transaction.add(
                    HandRow,
                    match_id=match_id,
                    number=hand,
                    dealer=row.dealer,
                    seed=row.seed,
                    begun=row.begun,
                    ended=transaction.now,
                    notation=notation,
                    result=json.dumps(result_table(result)),
                )
                _DELETE_ACTIONS.execute_change(session, match_id=match_id)
                _DELETE_OPEN_HAND.execute_change(session, match_id=match_id)
            kept, intact = next(_HAND_BY_NUMBER.iter_with_intact(session, match_id=match_id, number=hand))
            if came_to:
                hand_results.store_results(session, [(kept, came_to)])
            mark_for_replay(session, match_id, hand, LEFT_CARDS, *(() if came_to else (HAND_RESULTS,)))
            refresh_match(session, match_id)
        if self._database.alone:
            self._database.checkpoint()
        return _make_hand(kept, intact)

    def hands_of_match(self, match_id: int) -> tuple[Hand, ...]:
        """Return the finished hands of a match, in order."""
        with self._database.reading() as session:
            return tuple(
                _make_hand(row, intact) for row, intact in _HANDS_OF_MATCH.iter_with_intact(session, match_id=match_id)
            )

    def get(self, hand_id: int) -> Hand | None:
        """Return one finished hand; None if there is none."""
        with self._database.reading() as session:
            return next(
                (_make_hand(row, intact) for row, intact in _HAND_BY_ID.iter_with_intact(session, id=hand_id)), None
            )

    def find(self, uuid: str) -> Hand | None:
        """Return the finished hand with a uuid; None if there is none. Raises ValueError if that's no uuid."""
        rows = _HAND_BY_UUID.iter_with_intact
        with self._database.reading() as session:
            return next((_make_hand(row, intact) for row, intact in rows(session, uuid=UUID(uuid).bytes)), None)


def _open_hand_row(session: Session, match_id: int, hand: int) -> OpenHandRow:
    """Return the row of the open hand. Raises InvalidState if that number isn't open."""
    row = _OPEN_HAND.first_row(session, match_id=match_id)
    if row is None or row.number != hand:
        raise InvalidState(f"hand {hand} of match {match_id} is not open")
    return row


def _add_action(transaction: Transaction, match_id: int, seat: int, text: str, back_to: int | None) -> int:
    """Add a row to the actions of the open hand. Return its number."""
    number = (_LAST_ACTION.first_answer(transaction.session, match_id=match_id) or 0) + 1
    transaction.add(
        ActionRow, match_id=match_id, number=number, seat=seat, text=text, back_to=back_to, at=transaction.now
    )
    return number


def _read_required_open_hand(session: Session, match_id: int) -> OpenHand:
    """Return the open hand, which must exist."""
    hand = _read_open_hand(session, match_id)
    assert hand is not None
    return hand


def _read_open_hand(session: Session, match_id: int) -> OpenHand | None:
    """Return the open hand with the actions that stand; None if there is none."""
    row, intact = next(_OPEN_HAND.iter_with_intact(session, match_id=match_id), (None, False))
    if row is None:
        return None
    actions, whole = _standing_actions(session, match_id)
    return OpenHand(
        match_id=match_id,
        uuid=str(UUID(bytes=row.uuid)) if intact else "",
        number=row.number,
        dealer=row.dealer,
        seed=int(row.seed) if intact else 0,
        header=row.header if intact else "",
        begun=row.begun,
        actions=tuple(Action(each.number, each.seat, each.text) for each in actions) if intact else (),
        intact=intact and whole,
    )


def _standing_actions(session: Session, match_id: int) -> tuple[list[ActionRow], bool]:
    """Return the actions that weren't taken back, in order, and whether every row they depend on is intact and present.

    Walks back from the newest row; at a damaged one it starts again just before it.
    """
    rows = list(_ACTIONS.iter_with_intact(session, match_id=match_id))
    known = {row.number: row for row, intact in rows if intact}
    whole = not rows or rows[-1][1]
    newest = max(known, default=0)
    while True:
        line: list[ActionRow] = []
        at = newest
        while row := known.get(at):
            if row.back_to is None:
                line.append(row)
                at -= 1
            else:
                at = row.back_to
        if at == 0:
            return line[::-1], whole
        newest = max((number for number in known if number < at), default=0)
        whole = False


def _make_hand(row: HandRow, intact: bool) -> Hand:
    return Hand(
        id=row.id,
        uuid=str(UUID(bytes=row.uuid)) if intact else "",
        match_id=row.match_id,
        number=row.number,
        dealer=row.dealer,
        seed=int(row.seed) if intact else 0,
        begun=row.begun,
        ended=row.ended,
        notation=row.notation if intact else "",
        result=read_result(json.loads(row.result)) if intact else _UNKNOWN_RESULT,
        intact=intact,
    )
