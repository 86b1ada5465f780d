"""Matches: beginning, finding, annotating and ending them; which player has which seat; the marks of a match."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import exists, func, tuple_
from sqlmodel import col, select

from engine.player_names import MAX_NAME_LENGTH, MAX_NOTE_LENGTH, clean_name, distinct_names, shown_name
from engine.scoresheet.terms import counting_text, terms_text
from store.database import Database, Transaction
from store.errors import InvalidState
from store.facts import CountingRow, HandRow, MarkRow, MatchRow, OccasionRow, RulesetRow, SeatRow, SheetRow
from store.history import ordering
from store.history.matches import load_matches
from store.history.sheet_grid import grid_of_picture
from store.history.sheets import SheetStart, names_instead_of_erased
from store.parts.people import find_or_add_player
from store.projections import hand_results
from store.projections.refreshing import parse_rules_or_none, read_intact, read_sheet, refresh_match
from store.records import EndState, Grid, GridRow, Lease, MatchKind, NewMatch, Page, Seat, StoredMatch
from store.tables.derived import ResultRow, StandingRow
from store.tables.query import Query, Rows, Session, equals_parameter, statement_parameter

_HANDS_OF_MATCH = Rows(HandRow, equals_parameter(HandRow.match_id), order=(col(HandRow.number),))
_SEAT_NAMES = Query(
    select(SeatRow.seat, SeatRow.name).where(equals_parameter(SeatRow.match_id)).order_by(*ordering.SEATS)
)
_OPEN_MATCHES = Query(
    select(StandingRow.match_id)
    .where(col(StandingRow.state) == "open", col(StandingRow.voided) == 0)
    .order_by(col(StandingRow.touched).desc(), col(StandingRow.match_id).desc())
)
_ENDED_MATCHES = Query(
    select(func.count()).select_from(StandingRow).where(col(StandingRow.state) != "open", col(StandingRow.voided) == 0)
)
_MATCHES_BY_SEED = Query(
    select(MatchRow.id)
    .where(
        col(MatchRow.seed).between(statement_parameter("first"), statement_parameter("last")),
        func.length(col(MatchRow.seed)) == statement_parameter("digits"),
    )
    .order_by(col(MatchRow.created), col(MatchRow.id))
)
_RULESET_BY_DIGEST = Rows(RulesetRow, equals_parameter(RulesetRow.sha256))
_MATCH_STATE = Query(select(StandingRow.state).where(equals_parameter(StandingRow.match_id)))


class StoredMatches:
    """All matches, played here or scored on a sheet."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin_match(self, new: NewMatch) -> StoredMatch:
        """Add a match, and those of its players who are new, and return it. Confusable names are numbered."""
        with self._database.writing() as transaction:
            return _refresh_match(transaction, add_match(transaction, new))

    def get(self, match_id: int) -> StoredMatch | None:
        """Return a match by its id, also a voided one; None if there is none."""
        return read_intact(self._database, lambda session: next(iter(load_matches(session, [match_id])), None))

    def unfinished_matches(self) -> tuple[StoredMatch, ...]:
        """Return all matches that aren't over, last touched first."""
        return read_intact(self._database, lambda session: load_matches(session, _OPEN_MATCHES.all_answers(session)))

    def matches_with_seeds(self, first: int, last: int) -> tuple[StoredMatch, ...]:
        """Return the matches whose seeds are from `first` to `last`, with as many digits, first begun first; also
        voided ones.
        """
        asked = {"first": str(first), "last": str(last), "digits": len(str(first))}
        return read_intact(
            self._database, lambda session: load_matches(session, _MATCHES_BY_SEED.all_answers(session, **asked))
        )

    def count_ended_matches(self) -> int:
        """Return the number of matches that are over and not voided."""
        with self._database.reading() as session:
            return _ENDED_MATCHES.first_answer(session) or 0

    def read_page(
        self,
        search: str = "",
        older_than: tuple[int, int] | None = None,
        limit: int = 30,
        *,
        person: int | None = None,
        game: str | None = None,
        kind: MatchKind | None = None,
        since: int | None = None,
        until: int | None = None,
    ) -> Page:
        """Return one page of matches, last touched first.

        Every word of `search` must occur in a name at the table, the game or the note. `older_than` is `Page.older` of
        the page before; `game` is "" for sheets without a ruleset; times are Unix ms.
        """
        words = {f"word{n}": f"%{_escape_like(word.casefold())}%" for n, word in enumerate(search.split())}
        touched, match_id = older_than or (None, None)
        kept = None if kind is None else int(kind == "kept")
        asked = {"person": person, "touched": touched, "game": game, "kept": kept, "since": since, "until": until}
        query = _page_query(frozenset(name for name, value in asked.items() if value is not None), len(words))

        def read_rows(session: Session) -> Page:
            found = query.all_answers(session, **asked, **words, match=match_id, most=limit + 1)
            shown = found[:limit]
            return Page(load_matches(session, [match for _, match in shown]), shown[-1] if len(found) > limit else None)

        return read_intact(self._database, read_rows)

    def change_seat(self, lease: Lease, number: int, seat: Seat) -> StoredMatch:
        """Give a seat (0-based) to another person or bot from now on. Return the match. Raises LeaseLost if it was
        taken over.
        """
        with self._database.writing_with_lease(lease) as transaction:
            _write_seat(transaction, lease.match_id, number, seat)
            return _refresh_match(transaction, lease.match_id)

    def write_note(self, match_id: int, text: str) -> StoredMatch:
        """Write a note to a match, in place of the old one; empty for none. Return the match."""
        return self._mark_match(match_id, "noted", text=clean_name(text, MAX_NOTE_LENGTH))

    def write_occasion(self, match_id: int, time: int | None, place: str) -> StoredMatch:
        """Write when (Unix ms; None for the time recorded) and where a match was played, and return the match. Once it
        is over, lists and statistics have it at that time.
        """
        with self._database.writing() as transaction:
            transaction.add(
                OccasionRow,
                match_id=match_id,
                time=time,
                place=clean_name(place, MAX_NAME_LENGTH),
                at=transaction.now,
            )
            return _refresh_match(transaction, match_id)

    def read_grid(self, match_id: int) -> Grid | None:
        """Return a match round by round, with the awards of a sheet that is over; None if there is no such match."""
        return read_intact(self._database, lambda session: read_grid(session, match_id, awards=True))

    def end_match(self, lease: Lease, state: EndState, placings: tuple[int, ...] = ()) -> StoredMatch:
        """End a match and return it. `placings` is each seat's place, from 1. An open hand stays as it is. Ending it
        again in the same way changes nothing. Raises LeaseLost if the match was taken over, InvalidState if it has
        ended in another way.
        """
        with self._database.writing_with_lease(lease) as transaction:
            known = _MATCH_STATE.first_answer(transaction.session, match_id=lease.match_id)
            if known not in ("open", state):
                raise InvalidState(f"match {lease.match_id} is {known} already")
            if known != state:
                _add_mark(transaction, lease.match_id, state, placings=placings)
            return _refresh_match(transaction, lease.match_id)

    def void_match(self, match_id: int) -> None:
        """Remove a match from all lists. Nothing is deleted: see `restore_match`."""
        self._mark_match(match_id, "voided")

    def restore_match(self, match_id: int) -> None:
        """Undo `void_match`."""
        self._mark_match(match_id, "restored")

    def _mark_match(self, match_id: int, word: str, **detail: object) -> StoredMatch:
        with self._database.writing() as transaction:
            _add_mark(transaction, match_id, word, **detail)
            return _refresh_match(transaction, match_id)


def add_match(transaction: Transaction, new: NewMatch, sheet: SheetStart | None = None) -> int:
    """Add a match with its seats, its new players and its ruleset if new, and the `sheet` it is scored on. Return its
    id.
    """
    match_id = transaction.add(
        MatchRow,
        created=transaction.now,
        ruleset=new.ruleset,
        ruleset_id=_find_or_add_ruleset(transaction, new.rules),
        options=json.dumps(new.options),
        numbers=json.dumps(dict(new.numbers or {}), sort_keys=True),
        seed=str(new.seed),
        target=new.target,
        hand_limit=new.hand_limit,
    )
    names = distinct_names(clean_name(seat.name) for seat in new.seats)
    for number, (seat, name) in enumerate(zip(new.seats, names, strict=True)):
        _write_seat(transaction, match_id, number, Seat(name, seat.level))
    if sheet:
        transaction.add(
            SheetRow,
            match_id=match_id,
            names=json.dumps(sheet.names),
            dealer=sheet.dealer,
            terms=terms_text(sheet.terms),
        )
        if counting := counting_text(sheet.terms.counting):
            transaction.add(CountingRow, match_id=match_id, text=counting)
    return match_id


def update_seat_names(transaction: Transaction, match_id: int, names: Sequence[str]) -> None:
    """Update the seats of a sheet's match to the names on the sheet."""
    known = dict(_SEAT_NAMES.iter_answers(transaction.session, match_id=match_id))
    present = names_instead_of_erased(transaction.session, match_id)
    for number, name in enumerate(names):
        if name not in (shown_name(known.get(number, "")), present.get(number)):
            _write_seat(transaction, match_id, number, Seat(name))


def read_grid(session: Session, match_id: int, awards: bool = False) -> Grid | None:
    """Return the rounds of a match, with the `awards` of a sheet that is over; None if there is no such match, or its
    sheet can't be read.
    """
    match = next(iter(load_matches(session, [match_id])), None)
    if match is None:
        return None
    names = tuple(seat.name for seat in match.seats)
    if match.kind == "kept":
        return _grid_of_sheet(session, match_id, names, awards)
    rules = parse_rules_or_none(match.rules)
    scored = rules is not None and rules.words.scoring.hand_scoring != "none"
    came_to = hand_results.results_of_match(session, match_id)
    rows = []
    for hand in _HANDS_OF_MATCH.iter_intact(session, match_id=match_id):
        result = json.loads(hand.result)
        seated = sorted(result["order"])
        fits = scored and len(result["scores"]) == len(seated)
        scores = dict(zip(seated, result["scores"], strict=True)) if fits else {}
        rows.append(
            GridRow(
                number=hand.number,
                dealer=hand.dealer,
                scores=tuple(scores.get(seat) for seat in range(len(names))),
                totals=tuple(result["totals"]),
                winners=came_to[hand.uuid].winners if hand.uuid in came_to else (),
                counted=hand.uuid in came_to,
            )
        )
    return Grid(names, tuple(rows), match.totals, match.placings)


def _grid_of_sheet(session: Session, match_id: int, names: tuple[str, ...], awards: bool) -> Grid | None:
    sheet = read_sheet(session, match_id)
    if sheet is None:
        return None
    return grid_of_picture(sheet.current_picture, names, awards)


def _write_seat(transaction: Transaction, match_id: int, number: int, seat: Seat) -> None:
    """Give a seat to a person or bot from now on."""
    name = clean_name(seat.name)
    player = find_or_add_player(transaction, name, seat.level)
    transaction.add(SeatRow, match_id=match_id, seat=number, player_id=player, name=name, since=transaction.now)


def _add_mark(transaction: Transaction, match_id: int, word: str, **detail: object) -> None:
    transaction.add(MarkRow, match_id=match_id, mark=word, at=transaction.now, detail=json.dumps(detail))


def _refresh_match(transaction: Transaction, match_id: int) -> StoredMatch:
    """Update derived data and return the match."""
    refresh_match(transaction.session, match_id)
    return load_matches(transaction.session, [match_id])[0]


def _find_or_add_ruleset(transaction: Transaction, text: str) -> int:
    """Return the id of a ruleset, which is added if new."""
    sha256 = hashlib.sha256(text.encode()).digest()
    known = _RULESET_BY_DIGEST.first_row(transaction.session, sha256=sha256)
    return known.id if known else transaction.add(RulesetRow, sha256=sha256, text=text)


@cache
def _page_query(asked: frozenset[str], words: int) -> Query[tuple[int, int]]:
    """Return the statement of a page with these filters and this number of search words."""
    standing = [col(StandingRow.voided) == 0]
    standing += [equals_parameter(getattr(StandingRow, name)) for name in ("game", "kept") if name in asked]
    standing += [col(StandingRow.words).like(statement_parameter(f"word{n}"), escape="~") for n in range(words)]
    table: Any = ResultRow if "person" in asked else StandingRow
    touched, match_id = col(table.touched), col(table.match_id)
    where = standing
    if "person" in asked:  # start from the person's results, which are fewer than all standings
        there = select(StandingRow.match_id).where(col(StandingRow.match_id) == match_id, *standing)
        where = [col(ResultRow.person_id) == statement_parameter("person"), exists(there.correlate(ResultRow))]
    if "touched" in asked:
        where.append(tuple_(touched, match_id) < tuple_(statement_parameter("touched"), statement_parameter("match")))
    if "since" in asked:
        where.append(touched >= statement_parameter("since"))
    if "until" in asked:
        where.append(touched < statement_parameter("until"))
    found = select(touched, match_id).where(*where).distinct()
    return Query(found.order_by(touched.desc(), match_id.desc()).limit(statement_parameter("most")))


def _escape_like(word: str) -> str:
    return word.replace("~", "~~").replace("%", "~%").replace("_", "~_")
