"""What was played, read back: matches in pages, their hands, the people who play."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from uuid import UUID

from sqlalchemy import func, text
from sqlmodel import Session, col, select

from store.records import EndState, Hand, Match, MatchState, Page, Player, Result, Seat
from store.tables import (
    HandRow,
    MarkRow,
    MatchRow,
    PlayerRow,
    RulesetRow,
    SeatRow,
    StandingRow,
)

_UNKNOWN = Result(scores=(), totals=(), order=(), ending="", next_dealer=0)


def page(session: Session, search: str, older_than: tuple[int, int] | None, limit: int) -> Page:
    """Matches that were not voided, the last touched first, `limit` from after `older_than` on.

    Every word of `search` must be part of a name at the table or of the ruleset's id.
    """
    words = search.split()
    parts = ["s.voided = 0"]
    values: dict[str, int | str] = {"limit": limit + 1}
    if older_than:
        parts.append("(s.touched, s.match_id) < (:touched, :match_id)")
        values["touched"], values["match_id"] = older_than
    for number, word in enumerate(words):
        values[f"word{number}"] = f"%{_escaped(word)}%"
        parts.append(
            f"(m.ruleset LIKE :word{number} ESCAPE '~' OR EXISTS (SELECT 1 FROM seats"
            f" WHERE match_id = m.id AND name LIKE :word{number} ESCAPE '~'))"
        )
    query = text(
        "SELECT s.match_id, s.touched FROM standings s JOIN matches m ON m.id = s.match_id"
        f" WHERE {' AND '.join(parts)} ORDER BY s.touched DESC, s.match_id DESC LIMIT :limit"
    )
    rows = session.execute(query, values).all()
    shown = rows[:limit]
    more = len(rows) > limit
    return Page(
        matches=load(session, [match_id for match_id, _ in shown]),
        older=(shown[-1][1], shown[-1][0]) if more else None,
    )


def open_matches(session: Session) -> tuple[Match, ...]:
    """All unfinished matches, the last touched first."""
    query = (
        select(StandingRow.match_id)
        .where(StandingRow.state == "open", StandingRow.voided == 0)
        .order_by(col(StandingRow.touched).desc(), col(StandingRow.match_id).desc())
    )
    return load(session, session.exec(query).all())


def load(session: Session, ids: Sequence[int]) -> tuple[Match, ...]:
    """The matches with these ids, in their order; unknown ids are left out."""
    matches = select(MatchRow, RulesetRow, StandingRow).where(
        MatchRow.ruleset_id == RulesetRow.id,
        MatchRow.id == StandingRow.match_id,
        col(MatchRow.id).in_(ids),
    )
    marks = select(MarkRow).where(col(MarkRow.match_id).in_(ids)).order_by(col(MarkRow.id))
    seats = (
        select(SeatRow, PlayerRow)
        .where(SeatRow.player_id == PlayerRow.id, col(SeatRow.match_id).in_(ids))
        .order_by(col(SeatRow.id))
    )
    newest = select(func.max(HandRow.id)).where(col(HandRow.match_id).in_(ids))
    last_hands = select(HandRow).where(col(HandRow.id).in_(newest.group_by(col(HandRow.match_id))))

    marks_of: dict[int, list[MarkRow]] = defaultdict(list)
    for mark in session.exec(marks):
        marks_of[mark.match_id].append(mark)
    seats_of: dict[int, dict[int, tuple[SeatRow, PlayerRow]]] = defaultdict(dict)
    for seat, player in session.exec(seats):
        seats_of[seat.match_id][seat.seat] = (seat, player)
    last_of = {row.match_id: row for row in session.exec(last_hands)}
    found = {
        row.id: _match(row, ruleset, standing, marks_of[row.id], seats_of[row.id], last_of.get(row.id))
        for row, ruleset, standing in session.exec(matches)
    }
    return tuple(found[match_id] for match_id in ids if match_id in found)


def hands(session: Session, match_id: int) -> tuple[Hand, ...]:
    """The finished hands of a match in the order of play."""
    query = select(HandRow).where(HandRow.match_id == match_id).order_by(col(HandRow.number))
    return tuple(as_hand(row) for row in session.exec(query))


def hand(session: Session, hand_id: int) -> Hand | None:
    row = session.get(HandRow, hand_id)
    return as_hand(row) if row else None


def players(session: Session) -> tuple[Player, ...]:
    """The people known here, who played last first."""
    query = (
        select(PlayerRow, func.max(SeatRow.since))
        .where(SeatRow.player_id == PlayerRow.id, PlayerRow.level == "")
        .group_by(col(PlayerRow.id))
        .order_by(func.max(SeatRow.since).desc(), col(PlayerRow.name))
    )
    return tuple(
        Player(row.id, str(UUID(bytes=row.uuid)), row.name, since) for row, since in session.exec(query) if row.intact
    )


def _match(
    row: MatchRow,
    ruleset: RulesetRow,
    standing: StandingRow,
    marks: list[MarkRow],
    seats: dict[int, tuple[SeatRow, PlayerRow]],
    last: HandRow | None,
) -> Match:
    facts = [row, ruleset, *marks, *(fact for pair in seats.values() for fact in pair)]
    intact = all(fact.intact for fact in facts)
    result = _result(last)
    state, ended, placings = _end(marks)
    return Match(
        id=row.id,
        uuid=str(UUID(bytes=row.uuid)) if intact else "",
        created=row.created,
        touched=standing.touched,
        state=state,
        ended=ended,
        voided=_voided(marks),
        ruleset=row.ruleset,
        rules=ruleset.text if intact else "",
        options=tuple(json.loads(row.options)) if intact else (),
        numbers=json.loads(row.numbers) if intact else {},
        seats=tuple(Seat(seat.name, player.level) for _, (seat, player) in sorted(seats.items())),
        seed=int(row.seed) if intact else 0,
        target=row.target,
        hand_limit=row.hand_limit,
        hands=last.number if last else 0,
        totals=result.totals,
        next_dealer=result.next_dealer if last and last.intact else None,
        placings=placings,
        intact=intact and (last is None or last.intact),
    )


def _end(marks: Iterable[MarkRow]) -> tuple[MatchState, int | None, tuple[int, ...]]:
    """State, time and placings from the last intact mark that ended the match."""
    ends: dict[str, EndState] = {
        "finished": "finished",
        "resigned": "resigned",
        "abandoned": "abandoned",
    }
    found: tuple[MatchState, int | None, tuple[int, ...]] = ("open", None, ())
    for mark in marks:
        if mark.mark in ends and mark.intact:
            found = (ends[mark.mark], mark.at, tuple(json.loads(mark.detail)["placings"]))
    return found


def _voided(marks: Iterable[MarkRow]) -> bool:
    words = [mark.mark for mark in marks if mark.intact and mark.mark in ("voided", "restored")]
    return words[-1:] == ["voided"]


def as_hand(row: HandRow) -> Hand:
    intact = row.intact
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
        result=_result(row),
        intact=intact,
    )


def _result(row: HandRow | None) -> Result:
    if row is None or not row.intact:
        return _UNKNOWN
    kept = json.loads(row.result)
    return Result(
        scores=tuple(kept["scores"]),
        totals=tuple(kept["totals"]),
        order=tuple(kept["order"]),
        ending=kept["ending"],
        next_dealer=kept["next_dealer"],
    )


def _escaped(word: str) -> str:
    return word.replace("~", "~~").replace("%", "~%").replace("_", "~_")
