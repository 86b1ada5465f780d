"""What was played, read back: matches in pages, their hands, the people who play."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast
from uuid import UUID

from sqlmodel import Session, col, select

from store.bulk import MARKS_IN_ORDER, SEATS_IN_ORDER, DamagedRow, Values, columns, read, rows, run, sound
from store.facts import HandRow, MarkRow, MatchRow, RulesetRow, SeatRow, SheetRow
from store.persisted.people import People
from store.projections.aggregates import Outcome
from store.projections.refreshing import Standing
from store.records import EndState, Hand, Match, MatchKind, MatchState, Page, Points, Result, Seat
from store.tables import Fact, ResultRow, StandingRow

_UNKNOWN = Result(scores=(), totals=(), order=(), ending="", next_dealer=0)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches: all words of `search` in names, game or note; a person, a game ("" for free sheets), played or
    kept, begun or gone on with in a span of time (Unix ms). None asks for nothing."""

    search: str = ""
    person: int | None = None
    game: str | None = None
    kind: MatchKind | None = None
    since: int | None = None
    until: int | None = None


def page(session: Session, wanted: Wanted, older_than: tuple[int, int] | None, limit: int) -> Page:
    """Matches that were not voided, the last touched first, `limit` from after `older_than` on."""
    parts = ["s.voided = 0"]
    values: list[int | str] = []

    def where(part: str, *some: int | str) -> None:
        parts.append(part)
        values.extend(some)

    source, key = "standings s", "s"
    if wanted.person is not None:
        source, key = "results r CROSS JOIN standings s ON s.match_id = r.match_id", "r"
        where("r.person_id = ?", wanted.person)
    if older_than:
        where(f"({key}.touched, {key}.match_id) < (?, ?)", *older_than)
    if wanted.game is not None:
        where("s.game = ?", wanted.game)
    if wanted.kind is not None:
        where("s.kept = ?", int(wanted.kind == "kept"))
    if wanted.since is not None:
        where(f"{key}.touched >= ?", wanted.since)
    if wanted.until is not None:
        where(f"{key}.touched < ?", wanted.until)
    for word in wanted.search.split():
        where("s.words LIKE ? ESCAPE '~'", f"%{_escaped(word.casefold())}%")
    query = (
        f"SELECT DISTINCT {key}.touched, {key}.match_id FROM {source} WHERE {' AND '.join(parts)}"
        f" ORDER BY {key}.touched DESC, {key}.match_id DESC LIMIT ?"
    )
    found = [tuple(row) for row in run(session, query, *values, limit + 1)]
    shown = found[:limit]
    return Page(
        matches=load(session, [match_id for _, match_id in shown]),
        older=(shown[-1][0], shown[-1][1]) if len(found) > limit else None,
    )


def open_matches(session: Session) -> tuple[Match, ...]:
    """All unfinished matches, the last touched first."""
    query = "SELECT match_id FROM standings WHERE state = 'open' AND voided = 0 ORDER BY touched DESC, match_id DESC"
    return load(session, [match_id for (match_id,) in run(session, query)])


def load(session: Session, ids: Sequence[int]) -> tuple[Match, ...]:
    """The matches with these ids, in their order; unknown ids are left out."""
    if not ids:
        return ()
    people = People(session)
    listed = ", ".join("?" * len(ids))

    def by_match(table: type[Fact], order: str) -> dict[int, list[Values | None]]:
        query = f"WHERE match_id IN ({listed}) ORDER BY {order}"
        keys = run(session, f"SELECT match_id FROM {table.__tablename__} {query}", *ids)
        found: dict[int, list[Values | None]] = defaultdict(list)
        for (match_id,), row in zip(list(keys), rows(session, table, query, ids), strict=True):
            found[match_id].append(row)
        return found

    marks, seats = by_match(MarkRow, MARKS_IN_ORDER), by_match(SeatRow, SEATS_IN_ORDER)
    outcomes, begun = by_match(ResultRow, "match_id, seat"), by_match(SheetRow, "match_id")
    if any(row is None for some in outcomes.values() for row in some):
        raise DamagedRow("results")
    newest_hands = f"SELECT match_id, max(number) FROM hands WHERE match_id IN ({listed}) GROUP BY match_id"
    last = f"WHERE (hands.match_id, hands.number) IN ({newest_hands})"
    numbers = run(session, f"SELECT match_id, number FROM hands {last}", *ids)
    hands = {}
    for (match_id, number), row in zip(list(numbers), rows(session, HandRow, last, ids), strict=True):
        before = "WHERE match_id = ? ORDER BY number DESC"
        whole = row or next(read(session, HandRow, before, (match_id,)), None)
        hands[match_id] = (number, whole, row is not None)
    standings = {row[0]: Standing(*row) for row in sound(session, StandingRow, f"WHERE match_id IN ({listed})", ids)}
    query = f"WHERE id IN ({listed})"
    keys = run(session, f"SELECT id, created, ruleset, ruleset_id, target, hand_limit FROM matches {query}", *ids)
    known = [(tuple(key), row) for key, row in zip(list(keys), rows(session, MatchRow, query, ids), strict=True)]
    used = {key[3] for key, _ in known}
    texts = {
        row[0]: row[2] for row in read(session, RulesetRow, f"WHERE id IN ({', '.join('?' * len(used))})", tuple(used))
    }
    found = {}
    for key, row in known:
        match_id = key[0]
        found[match_id] = _match(
            key,
            row,
            texts.get(key[3]),
            standings.get(match_id),
            marks[match_id],
            seats[match_id],
            outcomes[match_id],
            begun.get(match_id),
            hands.get(match_id),
            people,
        )
    return tuple(found[match_id] for match_id in ids if match_id in found)


def hands(session: Session, match_id: int) -> tuple[Hand, ...]:
    """The finished hands of a match in the order of play."""
    query = select(HandRow).where(HandRow.match_id == match_id).order_by(col(HandRow.number))
    return tuple(as_hand(row) for row in session.exec(query))


def hand(session: Session, hand_id: int) -> Hand | None:
    row = session.get(HandRow, hand_id)
    return as_hand(row) if row else None


def _match(
    key: Values,
    row: Values | None,
    rules: str | None,
    standing: Standing | None,
    marks: list[Values | None],
    seats: list[Values | None],
    outcomes: list[Values | None],
    begun: list[Values | None] | None,
    last: tuple[int, Values | None, bool] | None,
    people: People,
) -> Match:
    match_id, created, ruleset, _, target, hand_limit = key
    kept = begun is not None
    parts = [row, rules, standing, *marks, *seats, *outcomes, *(begun or ())]
    intact = all(part is not None for part in parts)
    hand = last[1] if last else None
    result = _result(hand)
    sound = [mark for mark in marks if mark]
    results = [Outcome(*outcome) for outcome in outcomes if outcome]
    state, ended, placings = _end(sound)
    totals: tuple[Points, ...] = result.totals
    if kept:
        state = cast("MatchState", standing.state) if standing else "open"
        ended = standing.ended if standing else None
        totals = tuple(
            int(o.total) if o.total == int(o.total or 0) else o.total for o in results if o.total is not None
        )
        placings = tuple(outcome.place for outcome in results) if state == "finished" else ()
    newest: dict[int, Seat] = {}
    for seat in seats:
        if seat and seat[3] in people.names:
            level = people.levels[seat[3]]
            newest[seat[2]] = Seat(seat[4] if level else people.names[people.of(seat[3])], level)
        elif seat:
            intact, newest[seat[2]] = False, Seat(seat[4])
    shown = [seat for number, seat in sorted(newest.items()) if not kept or number < len(outcomes)]
    notes = [json.loads(mark[5])["text"] for mark in sound if mark[3] == "noted"]
    return Match(
        id=match_id,
        uuid=str(UUID(bytes=row[1])) if row and intact else "",
        created=created,
        touched=standing.touched if standing else created,
        state=state,
        ended=ended,
        voided=_voided(sound),
        ruleset=ruleset,
        rules=rules if rules and intact else "",
        options=tuple(json.loads(row[5])) if row and intact else (),
        numbers=json.loads(row[6]) if row and intact else {},
        seats=tuple(shown),
        seed=int(row[7]) if row and intact else 0,
        target=target,
        hand_limit=hand_limit,
        hands=(standing.hands if standing else 0) if kept else last[0] if last else 0,
        totals=totals,
        next_dealer=result.next_dealer if hand else None,
        placings=placings,
        intact=intact and (last is None or last[2]),
        kind="kept" if kept else "played",
        name=_title(begun),
        note=notes[-1] if notes else "",
    )


def _title(begun: list[Values | None] | None) -> str:
    """What a sheet is called by its own terms."""
    return str(json.loads(begun[0][3]).get("name", "")) if begun and begun[0] else ""


def _end(marks: Iterable[Values]) -> tuple[MatchState, int | None, tuple[int, ...]]:
    """State, time and placings from the last intact mark that ended the match."""
    ends: dict[str, EndState] = {
        "finished": "finished",
        "resigned": "resigned",
        "abandoned": "abandoned",
    }
    found: tuple[MatchState, int | None, tuple[int, ...]] = ("open", None, ())
    for _, _, _, mark, at, detail in marks:
        if mark in ends:
            found = (ends[mark], at, tuple(json.loads(detail)["placings"]))
    return found


def _voided(marks: Iterable[Values]) -> bool:
    words = [mark[3] for mark in marks if mark[3] in ("voided", "restored")]
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
        result=_result(tuple(getattr(row, name) for name in columns(HandRow)) if intact else None),
        intact=intact,
    )


def _result(row: Values | None) -> Result:
    if row is None:
        return _UNKNOWN
    kept = json.loads(row[9])
    return Result(
        scores=tuple(kept["scores"]),
        totals=tuple(kept["totals"]),
        order=tuple(kept["order"]),
        ending=kept["ending"],
        next_dealer=kept["next_dealer"],
    )


def _escaped(word: str) -> str:
    return word.replace("~", "~~").replace("%", "~%").replace("_", "~_")
