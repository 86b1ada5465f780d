"""What was played, read back: matches in pages, their hands, the people who play."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeVar, cast
from uuid import UUID

from sqlalchemy import exists, func, tuple_
from sqlmodel import Session, col, select

from store.facts import HandRow, MarkRow, MatchRow, RulesetRow, SeatRow, SheetRow
from store.persisted import ordering
from store.persisted.people import People
from store.records import EndState, Hand, KeptMatch, MatchKind, MatchState, Page, Points, Result, Seat
from store.tables import ResultRow, StandingRow
from store.tables.query import DamagedRow, Query, Rows, given

G = TypeVar("G", MarkRow, SeatRow, ResultRow, SheetRow)

_UNKNOWN = Result(scores=(), totals=(), order=(), ending="", next_dealer=0)

# Ids are given as a list in JSON, so that one statement does for any number of them.
_IDS = select(func.json_each(given("ids")).table_valued("value").c.value)
_OPEN = Query(
    select(StandingRow.match_id)
    .where(col(StandingRow.state) == "open", col(StandingRow.voided) == 0)
    .order_by(col(StandingRow.touched).desc(), col(StandingRow.match_id).desc())
)
_MARKS = Rows(MarkRow, col(MarkRow.match_id).in_(_IDS), order=ordering.MARKS)
_SEATS = Rows(SeatRow, col(SeatRow.match_id).in_(_IDS), order=ordering.SEATS)
_RESULTS = Rows(ResultRow, col(ResultRow.match_id).in_(_IDS), order=(col(ResultRow.match_id), col(ResultRow.seat)))
_SHEETS = Rows(SheetRow, col(SheetRow.match_id).in_(_IDS))
_STANDINGS = Rows(StandingRow, col(StandingRow.match_id).in_(_IDS))
_MATCHES = Rows(MatchRow, col(MatchRow.id).in_(_IDS))
_RULESETS = Rows(RulesetRow, col(RulesetRow.id).in_(_IDS))
_NEWEST = (
    select(HandRow.match_id, func.max(HandRow.number))
    .where(col(HandRow.match_id).in_(_IDS))
    .group_by(col(HandRow.match_id))
)
_LAST_HANDS = Rows(HandRow, tuple_(col(HandRow.match_id), col(HandRow.number)).in_(_NEWEST))
_HANDS = Rows(HandRow, col(HandRow.match_id) == given("match"), order=(col(HandRow.number).desc(),))


class _LastHand(NamedTuple):
    """The last hand of a match: its number, the newest row that can be read, and whether that is its own."""

    number: int
    row: HandRow | None
    whole: bool


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


@cache
def _page(
    person: bool, older: bool, game: bool, kind: bool, since: bool, until: bool, words: int
) -> Query[tuple[int, int]]:
    """The statement of a page that asks for these things, and for so many words."""
    standing = [col(StandingRow.voided) == 0]
    standing += [col(StandingRow.game) == given("game")] if game else []
    standing += [col(StandingRow.kept) == given("kept")] if kind else []
    standing += [col(StandingRow.words).like(given(f"word{n}"), escape="~") for n in range(words)]
    table = ResultRow if person else StandingRow
    touched, match_id = col(table.touched), col(table.match_id)
    where = standing
    if person:  # from the person's matches to their standings: there are fewer of them
        there = select(StandingRow.match_id).where(col(StandingRow.match_id) == match_id, *standing)
        where = [col(ResultRow.person_id) == given("person"), exists(there.correlate(ResultRow))]
    if older:
        where.append(tuple_(touched, match_id) < tuple_(given("older_touched"), given("older_match")))
    if since:
        where.append(touched >= given("since"))
    if until:
        where.append(touched < given("until"))
    found = select(touched, match_id).where(*where).distinct()
    return Query(found.order_by(touched.desc(), match_id.desc()).limit(given("most")))


def page(session: Session, wanted: Wanted, older_than: tuple[int, int] | None, limit: int) -> Page:
    """Matches that were not voided, the last touched first, `limit` from after `older_than` on."""
    words = wanted.search.split()
    asked = (wanted.person, older_than, wanted.game, wanted.kind, wanted.since, wanted.until)
    query = _page(*(each is not None for each in asked), len(words))
    values: dict[str, int | str | None] = {
        "person": wanted.person,
        "game": wanted.game,
        "kept": int(wanted.kind == "kept"),
        "since": wanted.since,
        "until": wanted.until,
        "most": limit + 1,
        **dict(zip(("older_touched", "older_match"), older_than or (), strict=False)),
        **{f"word{n}": f"%{_escaped(word.casefold())}%" for n, word in enumerate(words)},
    }
    found = query.all(session, **values)
    shown = found[:limit]
    return Page(
        matches=load(session, [match_id for _, match_id in shown]),
        older=shown[-1] if len(found) > limit else None,
    )


def open_matches(session: Session) -> tuple[KeptMatch, ...]:
    """All unfinished matches, the last touched first."""
    return load(session, _OPEN.all(session))


def load(session: Session, ids: Sequence[int]) -> tuple[KeptMatch, ...]:
    """The matches with these ids, in their order; unknown ids are left out."""
    if not ids:
        return ()
    people, listed = People(session), json.dumps(list(ids))
    marks, seats = _grouped(_MARKS, session, listed), _grouped(_SEATS, session, listed)
    outcomes, begun = _grouped(_RESULTS, session, listed), _grouped(_SHEETS, session, listed)
    if any(not whole for some in outcomes.values() for _, whole in some):
        raise DamagedRow("results")
    hands = {}
    for row, whole in list(_LAST_HANDS.checked(session, ids=listed)):
        readable = row if whole else next(_HANDS.sound(session, match=row.match_id), None)
        hands[row.match_id] = _LastHand(row.number, readable, whole)
    standings = {row.match_id: row for row in _STANDINGS.whole(session, ids=listed)}
    matches = list(_MATCHES.checked(session, ids=listed))
    used = json.dumps(sorted({row.ruleset_id for row, _ in matches}))
    texts = {row.id: row.text for row in _RULESETS.sound(session, ids=used)}
    found = {
        row.id: _match(
            row,
            whole,
            texts.get(row.ruleset_id),
            standings.get(row.id),
            marks[row.id],
            seats[row.id],
            [outcome for outcome, _ in outcomes[row.id]],
            begun[row.id],
            hands.get(row.id),
            people,
        )
        for row, whole in matches
    }
    return tuple(found[match_id] for match_id in ids if match_id in found)


def _grouped(rows: Rows[G], session: Session, listed: str) -> dict[int, list[tuple[G, bool]]]:
    """Rows by their match, each with whether it is whole."""
    found: dict[int, list[tuple[G, bool]]] = defaultdict(list)
    for row, whole in rows.checked(session, ids=listed):
        found[row.match_id].append((row, whole))
    return found


def hands(session: Session, match_id: int) -> tuple[Hand, ...]:
    """The finished hands of a match in the order of play."""
    query = select(HandRow).where(HandRow.match_id == match_id).order_by(col(HandRow.number))
    return tuple(as_hand(row) for row in session.exec(query))


def hand(session: Session, hand_id: int) -> Hand | None:
    row = session.get(HandRow, hand_id)
    return as_hand(row) if row else None


def _match(
    row: MatchRow,
    whole: bool,
    rules: str | None,
    standing: StandingRow | None,
    marks: list[tuple[MarkRow, bool]],
    seats: list[tuple[SeatRow, bool]],
    outcomes: list[ResultRow],
    begun: list[tuple[SheetRow, bool]],
    last: _LastHand | None,
    people: People,
) -> KeptMatch:
    kept = bool(begun)
    parts = (*marks, *seats, *begun)
    intact = whole and rules is not None and standing is not None and all(sound for _, sound in parts)
    hand = last.row if last else None
    result = _result(hand.result if hand else None)
    sound = [mark for mark, is_whole in marks if is_whole]
    state, ended, placings = _end(sound)
    totals: tuple[Points, ...] = result.totals
    if kept:
        state = cast("MatchState", standing.state) if standing else "open"
        ended = standing.ended if standing else None
        totals = tuple(
            int(o.total) if o.total == int(o.total or 0) else o.total for o in outcomes if o.total is not None
        )
        placings = tuple(outcome.place for outcome in outcomes) if state == "finished" else ()
    newest: dict[int, Seat] = {}
    for seat, is_whole in seats:
        if not is_whole:
            continue
        if seat.player_id in people.names:
            level = people.levels[seat.player_id]
            newest[seat.seat] = Seat(seat.name if level else people.names[people.of(seat.player_id)], level)
        else:
            intact, newest[seat.seat] = False, Seat(seat.name)
    shown = [seat for number, seat in sorted(newest.items()) if not kept or number < len(outcomes)]
    notes = [json.loads(mark.detail)["text"] for mark in sound if mark.mark == "noted"]
    return KeptMatch(
        id=row.id,
        uuid=str(UUID(bytes=row.uuid)) if intact else "",
        created=row.created,
        touched=standing.touched if standing else row.created,
        state=state,
        ended=ended,
        voided=_voided(sound),
        ruleset=row.ruleset,
        rules=rules if rules and intact else "",
        options=tuple(json.loads(row.options)) if intact else (),
        numbers=json.loads(row.numbers) if intact else {},
        seats=tuple(shown),
        seed=int(row.seed) if intact else 0,
        target=row.target,
        hand_limit=row.hand_limit,
        hands=(standing.hands if standing else 0) if kept else last.number if last else 0,
        totals=totals,
        next_dealer=result.next_dealer if hand else None,
        placings=placings,
        intact=intact and (last is None or last.whole),
        kind="kept" if kept else "played",
        name=_title(begun),
        note=notes[-1] if notes else "",
    )


def _title(begun: list[tuple[SheetRow, bool]]) -> str:
    """What a sheet is called by its own terms."""
    return str(json.loads(begun[0][0].terms).get("name", "")) if begun and begun[0][1] else ""


def _end(marks: Iterable[MarkRow]) -> tuple[MatchState, int | None, tuple[int, ...]]:
    """State, time and placings from the last intact mark that ended the match."""
    ends: dict[str, EndState] = {
        "finished": "finished",
        "resigned": "resigned",
        "abandoned": "abandoned",
    }
    found: tuple[MatchState, int | None, tuple[int, ...]] = ("open", None, ())
    for mark in marks:
        if mark.mark in ends:
            found = (ends[mark.mark], mark.at, tuple(json.loads(mark.detail)["placings"]))
    return found


def _voided(marks: Iterable[MarkRow]) -> bool:
    words = [mark.mark for mark in marks if mark.mark in ("voided", "restored")]
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
        result=_result(row.result if intact else None),
        intact=intact,
    )


def _result(text: str | None) -> Result:
    if text is None:
        return _UNKNOWN
    kept = json.loads(text)
    return Result(
        scores=tuple(kept["scores"]),
        totals=tuple(kept["totals"]),
        order=tuple(kept["order"]),
        ending=kept["ending"],
        next_dealer=kept["next_dealer"],
    )


def _escaped(word: str) -> str:
    return word.replace("~", "~~").replace("%", "~%").replace("_", "~_")
