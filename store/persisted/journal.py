"""The open hand: a row when it is dealt, a row an action, and one row of `hands` at its end.

What is played touches `open_hands`, `actions` and the lease only, so these can move to a small
file of their own where files are saved whole.
"""

import json
from dataclasses import asdict
from pathlib import Path
from uuid import UUID

from sqlalchemy import delete, func
from sqlmodel import Session, col, select

from store.errors import StoreError, WrongMoment
from store.facts import HandRow
from store.ids import next_id
from store.records import Action, OpenHand, Result
from store.tables import ActionRow, OpenHandRow
from store.transaction import Transaction


def begin(session: Session, row: OpenHandRow) -> None:
    """Adds the open hand; WrongMoment if one is open or `number` is not the next."""
    if session.get(OpenHandRow, row.match_id):
        raise WrongMoment(f"match {row.match_id} has an open hand")
    last = session.exec(select(func.max(HandRow.number)).where(HandRow.match_id == row.match_id)).one()
    if row.number != (last or 0) + 1:
        raise WrongMoment(f"hand {row.number} begun after hand {last or 0}")
    session.add(row.seal())


def read(session: Session, match_id: int) -> OpenHand | None:
    """The open hand with the actions that stand, or None."""
    row = session.get(OpenHandRow, match_id)
    if row is None:
        return None
    actions, sound = _standing(_actions(session, match_id))
    intact = row.intact
    return OpenHand(
        match_id=match_id,
        uuid=str(UUID(bytes=row.uuid)) if intact else "",
        number=row.number,
        dealer=row.dealer,
        seed=int(row.seed) if intact else 0,
        header=row.header if intact else "",
        begun=row.begun,
        actions=tuple(Action(a.number, a.seat, a.text) for a in actions) if intact else (),
        intact=intact and sound,
    )


def opened(session: Session, match_id: int) -> OpenHand:
    """As `read`, where there certainly is one."""
    hand = read(session, match_id)
    if hand is None:
        raise WrongMoment(f"match {match_id} has no open hand")
    return hand


def resume(transaction: Transaction, match_id: int, path: Path | None) -> OpenHand | None:
    """As `read`, but goes back to before a damaged action, so that play can go on from there.

    StoreError if the header itself is damaged.
    """
    hand = read(transaction.session, match_id)
    if hand and not hand.intact:
        if not hand.uuid:
            raise StoreError("damaged", path, f"the open hand of match {match_id} is unreadable")
        back_to = hand.actions[-1].number if hand.actions else 0
        _add(transaction, match_id, seat=-1, text="", back_to=back_to)
    return hand


def append(transaction: Transaction, match_id: int, hand: int, seat: int, text: str) -> int:
    """Adds one action to hand number `hand` and returns its number."""
    _open(transaction.session, match_id, hand)
    if not text:
        raise ValueError("an action has a text")
    return _add(transaction, match_id, seat, text, None)


def undo(transaction: Transaction, match_id: int, hand: int, seat: int, keep: int) -> int:
    """Goes back to the first `keep` standing actions; WrongMoment if there are no more."""
    _open(transaction.session, match_id, hand)
    actions, sound = _standing(_actions(transaction.session, match_id))
    if not sound or not 0 <= keep < len(actions):
        raise WrongMoment(f"cannot keep {keep} of {len(actions)} actions")
    back_to = actions[keep - 1].number if keep else 0
    return _add(transaction, match_id, seat, "", back_to)


def finish(transaction: Transaction, match_id: int, hand: int, notation: str, result: Result) -> HandRow:
    """Moves the open hand to `hands` under its notation and returns its row there.

    Done again with the same notation it returns the same row: the answer may have been lost. The row's id is new: a
    copy of the open hand may be finished on another device, and that is another event.
    """
    session = transaction.session
    done = session.exec(select(HandRow).where(HandRow.match_id == match_id, HandRow.number == hand)).first()
    if done and done.notation == notation:
        return done
    row = _open(session, match_id, hand)
    kept = HandRow(
        id=next_id(session, HandRow.id),
        uuid=transaction.new_id(),
        match_id=match_id,
        number=hand,
        dealer=row.dealer,
        seed=row.seed,
        begun=row.begun,
        ended=transaction.now,
        notation=notation,
        result=json.dumps(asdict(result)),
    ).seal()
    session.add(kept)
    session.execute(delete(ActionRow).where(col(ActionRow.match_id) == match_id))
    session.delete(row)
    return kept


def _open(session: Session, match_id: int, hand: int) -> OpenHandRow:
    row = session.get(OpenHandRow, match_id)
    if row is None or row.number != hand or not row.intact:
        raise WrongMoment(f"hand {hand} of match {match_id} is not open")
    return row


def _add(transaction: Transaction, match_id: int, seat: int, text: str, back_to: int | None) -> int:
    session = transaction.session
    last = session.exec(select(func.max(ActionRow.number)).where(ActionRow.match_id == match_id)).one()
    row = ActionRow(
        match_id=match_id,
        number=(last or 0) + 1,
        seat=seat,
        text=text,
        back_to=back_to,
        at=transaction.now,
    )
    session.add(row.seal())
    return row.number


def _actions(session: Session, match_id: int) -> list[ActionRow]:
    query = select(ActionRow).where(ActionRow.match_id == match_id)
    return list(session.exec(query.order_by(col(ActionRow.number))))


def _standing(rows: list[ActionRow]) -> tuple[list[ActionRow], bool]:
    """The actions that stand, and whether every row they depend on is intact and there.

    Walks back from the newest row; at a damaged one it starts again just before it.
    """
    known = {row.number: row for row in rows if row.intact}
    sound = not rows or rows[-1].intact
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
            return line[::-1], sound
        newest = max((number for number in known if number < at), default=0)
        sound = False
