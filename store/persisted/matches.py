"""Matches from the first agreement to the end: who sits where, and the marks of a match's life."""

import hashlib
import json
from collections.abc import Mapping, Sequence

from sqlmodel import Session, col, select

from engine.rules.reader import text as rules_text
from engine.scoresheet.names import clean_name
from engine.scoresheet.terms import terms_text
from store.errors import WrongMoment
from store.facts import MarkRow, MatchRow, RulesetRow, SeatRow
from store.ids import next_id
from store.persisted import ordering, sheets
from store.persisted.people import player_for
from store.records import EndState, NewMatch, Seat
from store.tables import StandingRow
from store.tables.query import Query, given
from store.transaction import Transaction

_NAMES = Query(
    select(SeatRow.seat, SeatRow.name).where(col(SeatRow.match_id) == given("match")).order_by(*ordering.SEATS)
)


def begin(transaction: Transaction, new: NewMatch, sheet: sheets.Begun | None = None) -> int:
    """Adds the match with its seats, its ruleset and players if they are new; returns its id."""
    session = transaction.session
    match_id = next_id(session, MatchRow.id)
    session.add(
        MatchRow(
            id=match_id,
            uuid=transaction.new_id(),
            created=transaction.now,
            ruleset=new.ruleset,
            ruleset_id=_ruleset(session, new.rules),
            options=json.dumps(new.options),
            numbers=json.dumps(dict(new.numbers or {}), sort_keys=True),
            seed=str(new.seed),
            target=new.target,
            hand_limit=new.hand_limit,
        ).seal()
    )
    session.flush()
    for number, seat in enumerate(new.seats):
        sit(transaction, match_id, number, seat)
    if sheet:
        sheets.begin(session, match_id, sheet, terms_text(sheet.terms))
    return match_id


def begin_sheet(transaction: Transaction, begun: sheets.Begun, game: str) -> int:
    """Adds a match that is kept on a sheet; returns its id."""
    terms = begun.terms
    new = NewMatch(
        ruleset=game,
        rules=rules_text(terms.rules) if terms.rules else "",
        seats=tuple(Seat(name) for name in begun.names),
        seed=0,
        options=terms.rules.options if terms.rules else (),
        numbers=terms.rules.changed if terms.rules else None,
        target=int(terms.target) or None,
        hand_limit=terms.rounds or None,
    )
    return begin(transaction, new, begun)


def seat_names(transaction: Transaction, match_id: int, names: Sequence[str]) -> None:
    """Brings the seats of a sheet's match in line with the names on the sheet."""
    known = dict(_NAMES.each(transaction.session, match=match_id))
    for number, name in enumerate(names):
        if known.get(number) != name:
            sit(transaction, match_id, number, Seat(name))


def sit(transaction: Transaction, match_id: int, number: int, seat: Seat) -> None:
    """Gives a seat to somebody from now on."""
    session = transaction.session
    name = clean_name(seat.name)
    session.add(
        SeatRow(
            id=next_id(session, SeatRow.id),
            match_id=match_id,
            seat=number,
            player_id=player_for(transaction, name, seat.level),
            name=name,
            since=transaction.now,
        ).seal()
    )
    session.flush()


def end(transaction: Transaction, match_id: int, state: EndState, placings: tuple[int, ...]) -> None:
    """Ends an open match; done again in the same way it changes nothing."""
    standing = transaction.session.get_one(StandingRow, match_id)
    if standing.state == state:
        return
    if standing.state != "open":
        raise WrongMoment(f"match {match_id} is {standing.state} already")
    mark(transaction, match_id, state, {"placings": placings})


def mark(transaction: Transaction, match_id: int, word: str, detail: Mapping[str, object]) -> None:
    """Adds one mark."""
    session = transaction.session
    session.add(
        MarkRow(
            id=next_id(session, MarkRow.id),
            uuid=transaction.new_id(),
            match_id=match_id,
            mark=word,
            at=transaction.now,
            detail=json.dumps(detail),
        ).seal()
    )
    session.flush()


def _ruleset(session: Session, text: str) -> int:
    sha256 = hashlib.sha256(text.encode()).digest()
    known = session.exec(select(RulesetRow).where(RulesetRow.sha256 == sha256)).first()
    if known and known.intact:
        return known.id
    row = RulesetRow(id=next_id(session, RulesetRow.id), sha256=sha256, text=text).seal()
    session.add(row)
    session.flush()
    return row.id
