"""Matches from the first agreement to the end: who sits where, and the marks of a match's life."""

import hashlib
import json

from sqlmodel import Session, col, select

from engine.names import clean_name
from store.errors import WrongMoment
from store.ids import RandomBytes, next_id, uuid7
from store.records import EndState, NewMatch, Seat
from store.standings import refresh
from store.tables import MarkRow, MatchRow, PlayerRow, RulesetRow, SeatRow, StandingRow


def begin(session: Session, new: NewMatch, now: int, random_bytes: RandomBytes) -> int:
    """Adds the match with its seats, its ruleset and players if they are new; returns its id."""
    match_id = next_id(session, MatchRow.id)
    session.add(
        MatchRow(
            id=match_id,
            uuid=uuid7(now, random_bytes),
            created=now,
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
        sit(session, match_id, number, seat, now, random_bytes)
    refresh(session, match_id)
    return match_id


def sit(session: Session, match_id: int, number: int, seat: Seat, now: int, random_bytes: RandomBytes) -> None:
    """Gives a seat to somebody from now on."""
    name = clean_name(seat.name)
    session.add(
        SeatRow(
            id=next_id(session, SeatRow.id),
            match_id=match_id,
            seat=number,
            player_id=_player(session, "" if seat.level else name, seat.level, now, random_bytes),
            name=name,
            since=now,
        ).seal()
    )
    session.flush()


def end(
    session: Session,
    match_id: int,
    state: EndState,
    placings: tuple[int, ...],
    now: int,
    random_bytes: RandomBytes,
) -> None:
    """Ends an open match; done again in the same way it changes nothing."""
    standing = session.get_one(StandingRow, match_id)
    if standing.state == state:
        return
    if standing.state != "open":
        raise WrongMoment(f"match {match_id} is {standing.state} already")
    mark(session, match_id, state, {"placings": placings}, now, random_bytes)


def mark(
    session: Session,
    match_id: int,
    word: str,
    detail: dict[str, tuple[int, ...]],
    now: int,
    random_bytes: RandomBytes,
) -> None:
    """Adds one mark and brings the match's standing up to date."""
    session.add(
        MarkRow(
            id=next_id(session, MarkRow.id),
            uuid=uuid7(now, random_bytes),
            match_id=match_id,
            mark=word,
            at=now,
            detail=json.dumps(detail),
        ).seal()
    )
    session.flush()
    refresh(session, match_id)


def _ruleset(session: Session, text: str) -> int:
    sha256 = hashlib.sha256(text.encode()).digest()
    known = session.exec(select(RulesetRow).where(RulesetRow.sha256 == sha256)).first()
    if known and known.intact:
        return known.id
    row = RulesetRow(id=next_id(session, RulesetRow.id), sha256=sha256, text=text).seal()
    session.add(row)
    session.flush()
    return row.id


def _player(session: Session, name: str, level: str, now: int, random_bytes: RandomBytes) -> int:
    query = select(PlayerRow).where(PlayerRow.name == name, col(PlayerRow.level) == level)
    known = session.exec(query).first()
    if known:
        return known.id
    row = PlayerRow(
        id=next_id(session, PlayerRow.id),
        uuid=uuid7(now, random_bytes),
        name=name,
        level=level,
        created=now,
    ).seal()
    session.add(row)
    session.flush()
    return row.id
