"""The state of matches, with their present players."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar, cast
from uuid import UUID

from sqlalchemy import func, tuple_
from sqlmodel import col, select

from engine.player_names import MAX_NAME_LENGTH, MAX_NOTE_LENGTH, clean_name, shown_name
from store.facts import HandRow, MarkRow, MatchRow, OccasionRow, RulesetRow, SeatRow, SheetRow
from store.history import ordering
from store.history.people import People, names_of_seats
from store.records import EndState, MatchState, Points, Seat, StoredMatch
from store.tables.derived import ResultRow, StandingRow
from store.tables.query import DamagedRow, Rows, Session, equals_parameter, statement_parameter

G = TypeVar("G", MarkRow, OccasionRow, SeatRow, ResultRow, SheetRow)

# Ids are passed as a list in JSON, so that one statement works for any number of them.
_GIVEN_IDS = select(func.json_each(statement_parameter("ids")).table_valued("value").c.value)
_MARKS = Rows(MarkRow, col(MarkRow.match_id).in_(_GIVEN_IDS), order=ordering.MARKS)
_OCCASIONS = Rows(OccasionRow, col(OccasionRow.match_id).in_(_GIVEN_IDS), order=ordering.OCCASIONS)
_SEATS = Rows(SeatRow, col(SeatRow.match_id).in_(_GIVEN_IDS), order=ordering.SEATS)
_RESULTS = Rows(
    ResultRow, col(ResultRow.match_id).in_(_GIVEN_IDS), order=(col(ResultRow.match_id), col(ResultRow.seat))
)
_SHEETS = Rows(SheetRow, col(SheetRow.match_id).in_(_GIVEN_IDS))
_STANDINGS = Rows(StandingRow, col(StandingRow.match_id).in_(_GIVEN_IDS))
_MATCHES = Rows(MatchRow, col(MatchRow.id).in_(_GIVEN_IDS))
_RULESETS = Rows(RulesetRow, col(RulesetRow.id).in_(_GIVEN_IDS))
_NEWEST_HANDS = (
    select(HandRow.match_id, func.max(HandRow.number))
    .where(col(HandRow.match_id).in_(_GIVEN_IDS))
    .group_by(col(HandRow.match_id))
)
_LAST_HANDS = Rows(HandRow, tuple_(col(HandRow.match_id), col(HandRow.number)).in_(_NEWEST_HANDS))
_HANDS = Rows(HandRow, equals_parameter(HandRow.match_id), order=(col(HandRow.number).desc(),))


def load_matches(session: Session, ids: Sequence[int]) -> tuple[StoredMatch, ...]:
    """Return the matches with these ids, in this order. Unknown ids are left out."""
    if not ids:
        return ()
    listed = json.dumps(list(ids))
    matches = list(_MATCHES.iter_with_intact(session, ids=listed))
    around = RelatedRows(session, listed, json.dumps(sorted({row.ruleset_id for row, _ in matches})))
    found = {row.id: around.make_match(row, whole) for row, whole in matches}
    return tuple(found[match_id] for match_id in ids if match_id in found)


class RelatedRows:
    """The rows that belong to some matches, by their ids, each with whether it is intact. For the last hand: its
    number, the newest readable row of a hand, and whether that is the last hand's own.
    """

    def __init__(self, session: Session, listed: str, rulesets: str) -> None:
        self._people = People(session)
        self._marks, self._seats = _rows_by_match(_MARKS, session, listed), _rows_by_match(_SEATS, session, listed)
        self._occasions = _rows_by_match(_OCCASIONS, session, listed)
        self._results, self._sheets = (
            _rows_by_match(_RESULTS, session, listed),
            _rows_by_match(_SHEETS, session, listed),
        )
        if any(not whole for some in self._results.values() for _, whole in some):
            raise DamagedRow("results")
        self._last: dict[int, tuple[int, HandRow | None, bool]] = {}
        for row, whole in list(_LAST_HANDS.iter_with_intact(session, ids=listed)):
            readable = row if whole else next(_HANDS.iter_intact(session, match_id=row.match_id), None)
            self._last[row.match_id] = row.number, readable, whole
        self._standings = {row.match_id: row for row in _STANDINGS.iter_intact_or_raise(session, ids=listed)}
        self._texts = {row.id: row.text for row in _RULESETS.iter_intact(session, ids=rulesets)}

    def make_match(self, row: MatchRow, whole: bool) -> StoredMatch:
        """Return the match of a row, which may be damaged. `whole` is whether it's intact."""
        rules, standing, people = self._texts.get(row.ruleset_id), self._standings.get(row.id), self._people
        marks, seats, begun = self._marks[row.id], self._seats[row.id], self._sheets[row.id]
        outcomes = [outcome for outcome, _ in self._results[row.id]]
        number, hand, readable = self._last.get(row.id, (0, None, True))
        kept = bool(begun)
        parts = (*marks, *seats, *begun)
        intact = whole and rules is not None and standing is not None and all(sound for _, sound in parts)
        if kept and standing is not None and not standing.kept:
            intact = False  # a match whose sheet can't be read has a standing as if it had no sheet
        result: dict[str, Any] = json.loads(hand.result) if hand else {"totals": (), "next_dealer": None}
        sound = [mark for mark, is_whole in marks if is_whole]
        state, ended, placings = _end_of_match(sound)
        totals: tuple[Points, ...] = tuple(result["totals"])
        if kept:
            state = cast("MatchState", standing.state) if standing else "open"
            ended = standing.ended if standing else None
            totals = tuple(
                int(o.total) if o.total == int(o.total or 0) else o.total for o in outcomes if o.total is not None
            )
            placings = tuple(outcome.place for outcome in outcomes) if state == "finished" else ()
        occasion = next((each for each, is_whole in reversed(self._occasions[row.id]) if is_whole), None)
        if occasion and occasion.time is not None and ended is not None:
            ended = occasion.time
        held = {seat.seat: seat for seat, is_whole in seats if is_whole}
        names = names_of_seats(people, held)
        intact = intact and all(seat.player_id in people.names for seat, is_whole in seats if is_whole)
        newest = {
            at: Seat(names[at], people.levels[seat.player_id], deleted=seat.player_id in people.erased)
            if at in names
            else Seat(shown_name(seat.name))
            for at, seat in held.items()
        }
        shown = [seat for at, seat in sorted(newest.items()) if not kept or at < len(outcomes)]
        notes = [clean_name(json.loads(mark.detail)["text"], MAX_NOTE_LENGTH) for mark in sound if mark.mark == "noted"]
        return StoredMatch(
            id=row.id,
            uuid=str(UUID(bytes=row.uuid)) if intact else "",
            created=row.created,
            touched=standing.touched if standing else row.created,
            state=state,
            ended=ended,
            voided=_is_voided(sound),
            ruleset=row.ruleset,
            rules=rules if rules and intact else "",
            options=tuple(json.loads(row.options)) if intact else (),
            numbers=json.loads(row.numbers) if intact else {},
            seats=tuple(shown),
            seed=int(row.seed) if intact else 0,
            target=row.target,
            hand_limit=row.hand_limit,
            hands=(standing.hands if standing else 0) if kept else number,
            totals=totals,
            next_dealer=result["next_dealer"],
            placings=placings,
            intact=intact and readable,
            kind="kept" if kept else "played",
            name=_sheet_title(begun),
            note=notes[-1] if notes else "",
            dated=occasion.time if occasion else None,
            place=clean_name(occasion.place, MAX_NAME_LENGTH) if occasion else "",
        )


def _rows_by_match(rows: Rows[G], session: Session, listed: str) -> dict[int, list[tuple[G, bool]]]:
    """Return rows by match, each with whether it is intact."""
    found: dict[int, list[tuple[G, bool]]] = defaultdict(list)
    for row, whole in rows.iter_with_intact(session, ids=listed):
        found[row.match_id].append((row, whole))
    return found


def _sheet_title(begun: list[tuple[SheetRow, bool]]) -> str:
    """Return the title of a sheet from its terms; "" if there is no sheet or it is damaged."""
    return clean_name(str(json.loads(begun[0][0].terms).get("name", ""))) if begun and begun[0][1] else ""


def _end_of_match(marks: Iterable[MarkRow]) -> tuple[MatchState, int | None, tuple[int, ...]]:
    """Return state, time (Unix ms) and placings from the last intact mark that ended the match: ("open", None, ())
    without one.
    """
    found: tuple[MatchState, int | None, tuple[int, ...]] = ("open", None, ())
    for mark in marks:
        if mark.mark in ("finished", "resigned", "abandoned"):
            found = (cast("EndState", mark.mark), mark.at, tuple(json.loads(mark.detail)["placings"]))
    return found


def _is_voided(marks: Iterable[MarkRow]) -> bool:
    words = [mark.mark for mark in marks if mark.mark in ("voided", "restored")]
    return words[-1:] == ["voided"]
