"""Totals over all matches, updated match by match: tallies, meetings, held cards.

Everything is derived from `results`. A match that ends after all others is only added to tallies; if an older one
changes, the tallies of its people are computed again.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from operator import add
from typing import Any, TypeVar

from sqlalchemy import tuple_
from sqlmodel import col, delete, select

from store.other_games import is_other_game
from store.projections.figures import (
    RECOUNT_KEY,
    STALE_KEY,
    Values,
    fold_rounds,
    marked_for_refolding,
    parse_rounds,
    parse_values,
    values_text,
)
from store.tables.base import Fact
from store.tables.derived import HeldRow, MeetingRow, RatingRow, ResultRow, TallyRow
from store.tables.query import (
    Change,
    Rows,
    Session,
    column_names,
    equals_parameter,
    insert_rows,
    make_row,
    replace_columns,
    statement_parameter,
)

ROWS_PER_SLICE = 32  # rows read or written at a time
RATINGS_PER_SLICE = 500  # ratings deleted at a time
AFTER_ALL_MATCHES = (1 << 62, 0)
ALL_GAMES = "*"
PLAYED_OR_SCORED = -1
T = TypeVar("T")
Cost = Callable[[str], int]


_RESULTS_OF_MATCH = Rows(ResultRow, equals_parameter(ResultRow.match_id), order=(col(ResultRow.seat),))
_RESULTS_OF_PERSON = Rows(
    ResultRow,
    equals_parameter(ResultRow.person_id),
    col(ResultRow.counted) == 1,
    order=(col(ResultRow.ended), col(ResultRow.match_id)),
)
_COUNTED_RESULTS = Rows(
    ResultRow,
    col(ResultRow.counted) == 1,
    order=(col(ResultRow.ended), col(ResultRow.match_id), col(ResultRow.seat)),
)
_TALLY = Rows(
    TallyRow, equals_parameter(TallyRow.person_id), equals_parameter(TallyRow.game), equals_parameter(TallyRow.kept)
)
_TALLIES = Rows(TallyRow)
_STALE_TALLIES = Rows(TallyRow, col(TallyRow.figures).contains(f'"{STALE_KEY}"'))
_RESULT_ORDER = (col(ResultRow.ended), col(ResultRow.match_id), col(ResultRow.seat))
_RESULTS_AFTER = Rows(
    ResultRow,
    equals_parameter(ResultRow.person_id),
    col(ResultRow.counted) == 1,
    tuple_(*_RESULT_ORDER)
    > tuple_(statement_parameter("time"), statement_parameter("match"), statement_parameter("seat")),
    order=_RESULT_ORDER,
    limit=ROWS_PER_SLICE,
)
_MEETING = Rows(
    MeetingRow,
    equals_parameter(MeetingRow.person_id),
    equals_parameter(MeetingRow.game),
    equals_parameter(MeetingRow.other_id),
)
_CARD_LEFT = Rows(
    HeldRow, equals_parameter(HeldRow.person_id), equals_parameter(HeldRow.game), equals_parameter(HeldRow.card)
)
_DELETE_RESULTS = Change(delete(ResultRow).where(equals_parameter(ResultRow.match_id)))
_DELETE_EMPTY_TALLIES = Change(delete(TallyRow).where(col(TallyRow.matches) == 0))
_DELETE_EMPTY_MEETINGS = Change(delete(MeetingRow).where(col(MeetingRow.matches) == 0))
_DELETE_EMPTY_CARDS = Change(delete(HeldRow).where(col(HeldRow.times) == 0))
_RATING_ORDER = (col(RatingRow.person_id), col(RatingRow.ended), col(RatingRow.match_id))
_DELETE_RATINGS = Change(
    delete(RatingRow).where(
        tuple_(*_RATING_ORDER).in_(
            select(*_RATING_ORDER)
            .where(tuple_(*_RATING_ORDER[1:]) >= tuple_(statement_parameter("time"), statement_parameter("match")))
            .limit(RATINGS_PER_SLICE)
        )
    )
)
_EXTREMES = ("total_high", "total_low", "round_high", "round_low")


def empty_tally(person: int, game: str, kept: int, low: int = 0) -> TallyRow:
    """Return a tally of zeros for a person without matches."""
    values = dict.fromkeys(column_names(TallyRow), 0) | dict.fromkeys(_EXTREMES)
    known = {"person_id": person, "game": game, "kept": kept, "low": low, "figures": "{}"}
    return make_row(TallyRow, **values | known)


def _add_result(tally: TallyRow, result: ResultRow) -> TallyRow:
    """Return the tally with one more match, later than all that are in it."""
    won = result.place == 1
    streak = (max(tally.streak, 0) + 1) if won else (min(tally.streak, 0) - 1)
    total = result.total if result.scored else None  # None unless it is a total of points
    return replace_columns(
        tally,
        low=result.low,
        matches=tally.matches + 1,
        wins=tally.wins + won,
        shared=tally.shared + result.shared,
        streak=streak,
        longest=max(tally.longest, streak),
        longest_lost=max(tally.longest_lost, -streak),
        places=tally.places + result.place,
        totals=tally.totals + (total is not None),
        total_sum=tally.total_sum + (total or 0),
        total_high=_max_known(tally.total_high, total),
        total_low=_min_known(tally.total_low, total),
        scored=tally.scored + result.scored,
        round_sum=tally.round_sum + result.round_sum,
        round_high=_max_known(tally.round_high, result.round_high),
        round_low=_min_known(tally.round_low, result.round_low),
        last_ended=result.ended,
        last_match=result.match_id,
    )


@dataclass(slots=True)
class _Tally:
    """A person's tally while matches are added, with its figures by key."""

    row: TallyRow
    values: Values

    def add_result(self, result: ResultRow) -> None:
        """Add one more match, later than all that are in it."""
        self.row = _add_result(self.row, result)
        fold_rounds(self.values, parse_rounds(result.figures))

    def to_row(self) -> tuple[object, ...]:
        """Return the values of its row, in the order of the columns."""
        return tuple(replace_columns(self.row, figures=values_text(self.values)))


_TALLY_KEY = ("person_id", "game", "kept")
_MEETING_KEY = ("person_id", "game", "other_id")
_CARD_KEY = ("person_id", "game", "card")
TallyKey = tuple[int, str, int]
Key = tuple[int, str, int | str]


class Aggregates:
    """The changes of one transaction to the totals. `write` writes them."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._tallies: dict[TallyKey, _Tally] = {}
        self._stale: set[TallyKey] = set()
        self._cut = AFTER_ALL_MATCHES
        self._meetings: dict[Key, list[float]] = defaultdict(lambda: [0, 0, 0])
        self._held: dict[Key, list[float]] = defaultdict(lambda: [0, 0])

    def replace_results(self, match_id: int, outcomes: Sequence[ResultRow], cost: Cost, seen: bool = True) -> None:
        """Replace a match's results, and change the totals accordingly. Held cards that were counted from played hands
        stay if `seen`; otherwise these hands are to be replayed.
        """
        old = results_of_match(self._session, match_id)
        held = {outcome.seat: outcome.held for outcome in old if seen and not outcome.kept}
        new = [
            replace_columns(outcome, held=held.get(outcome.seat, outcome.held)) if not outcome.kept else outcome
            for outcome in outcomes
        ]
        if [outcome.seat for outcome in old] != [outcome.seat for outcome in new]:
            _DELETE_RESULTS.execute_change(self._session, match_id=match_id)
        self.write_outcomes(new)
        before, after = (
            [_without_touch_time(outcome) for outcome in old],
            [_without_touch_time(outcome) for outcome in new],
        )
        if before != after:
            self._change_totals(before, -1, cost)
            self._change_totals(after, 1, cost)

    def write_outcomes(self, outcomes: Iterable[ResultRow]) -> None:
        """Write results without counting them in the totals."""
        insert_rows(self._session, ResultRow, map(tuple, outcomes))

    def count_held_cards(self, match_id: int, held: dict[int, dict[str, int]], cost: Cost) -> None:
        """Count the cards that seats were left with in played hands. `held` maps seats to counts by card."""
        rows = []
        for outcome in results_of_match(self._session, match_id):
            more = held.get(outcome.seat)
            if not more:
                continue
            known = json.loads(outcome.held)
            for card, times in more.items():
                known[card] = known.get(card, 0) + times
            rows.append(replace_columns(outcome, held=json.dumps(known, sort_keys=True)))
            if outcome.counted:
                self._change_held_cards(replace_columns(outcome, held=json.dumps(more)), 1, cost)
        self.write_outcomes(rows)

    def recount_figures(self, match_id: int, outcomes: Iterable[ResultRow]) -> None:
        """Replace the figures in a match's results, and mark the tallies that they change to be folded again."""
        figures = {outcome.seat: outcome.figures for outcome in outcomes}
        rows = []
        for outcome in results_of_match(self._session, match_id):
            before, now = outcome.figures, figures.get(outcome.seat, outcome.figures)
            if now == before:
                continue
            rows.append(replace_columns(outcome, figures=now))
            for key in _tally_keys(outcome) if outcome.counted else ():
                marked_for_refolding(self._present_tally(key).values)
        self.write_outcomes(rows)

    def _present_tally(self, key: TallyKey) -> _Tally:
        """Return the tally of a key with the changes so far."""
        if key not in self._tallies:
            known = next(_TALLY.iter_intact_or_raise(self._session, **dict(zip(_TALLY_KEY, key, strict=True))), None)
            self._tallies[key] = _tally_of_row(known or empty_tally(*key))
        return self._tallies[key]

    def _change_totals(self, outcomes: Sequence[ResultRow], sign: int, cost: Cost) -> None:
        counted = [outcome for outcome in outcomes if outcome.counted]
        if not counted:
            return
        self._cut = min(self._cut, (counted[0].ended, counted[0].match_id))
        for outcome in counted:
            for key in _tally_keys(outcome):
                if sign > 0 and key not in self._stale:
                    tally = self._present_tally(key)
                    if (outcome.ended, outcome.match_id) >= (tally.row.last_ended, tally.row.last_match):
                        tally.add_result(outcome)
                        continue
                self._stale.add(key)
            self._change_held_cards(outcome, sign, cost)
        self._change_meetings(counted, sign)

    def _change_held_cards(self, outcome: ResultRow, sign: int, cost: Cost) -> None:
        for card, times in json.loads(outcome.held).items():
            for game in _games(outcome):
                held = self._held[outcome.person_id, game, card]
                held[0] += sign * times
                held[1] += sign * times * cost(card)

    def _change_meetings(self, counted: Sequence[ResultRow], sign: int) -> None:
        for mine in counted:
            for other in counted:
                if mine.person_id == other.person_id:
                    continue
                for game in _games(mine):
                    met = self._meetings[mine.person_id, game, other.person_id]
                    met[0] += sign
                    met[1] += sign * (mine.place < other.place)
                    met[2] += sign * (mine.place > other.place)

    def write(self) -> None:
        """Write the changes."""
        for _ in self.write_in_slices():
            pass

    def write_in_slices(self) -> Iterator[None]:
        """Write the changes as `write` does, yielding between slices."""
        while self._cut < AFTER_ALL_MATCHES and drop_ratings_from(self._session, *self._cut):
            yield
        for person in {person for person, _, _ in self._stale}:
            keys = {key for key in self._stale if key[0] == person}
            anew = {key: _tally_of_row(empty_tally(*key)) for key in keys}
            for number, outcome in enumerate(
                _RESULTS_OF_PERSON.iter_intact_or_raise(self._session, person_id=person), start=1
            ):
                for key in _tally_keys(outcome):
                    if key in keys:
                        anew[key].add_result(outcome)
                if number % ROWS_PER_SLICE == 0:
                    yield
            self._tallies |= anew
        for tallies in _split_into_slices(self._tallies.values()):
            insert_rows(self._session, TallyRow, [tally.to_row() for tally in tallies])
            yield
        for met in _split_into_slices(self._meetings.items()):
            self._add_to_columns(MeetingRow, _MEETING, _MEETING_KEY, met)
            yield
        for held in _split_into_slices(self._held.items()):
            self._add_to_columns(HeldRow, _CARD_LEFT, _CARD_KEY, held)
            yield
        # Each scans its whole table, so they run only if something in it has changed; most taps change nothing.
        for some, forget in (
            (self._tallies, _DELETE_EMPTY_TALLIES),
            (self._meetings, _DELETE_EMPTY_MEETINGS),
            (self._held, _DELETE_EMPTY_CARDS),
        ):
            if some:
                forget.execute_change(self._session)

    def _add_to_columns(
        self, table: type[Fact], rows: Rows[Any], names: Sequence[str], changes: Iterable[tuple[Key, list[float]]]
    ) -> None:
        """Add changes to the number columns of the rows with these keys."""
        written = []
        for key, change in changes:
            if any(change):
                known = next(rows.iter_intact_or_raise(self._session, **dict(zip(names, key, strict=True))), None)
                before = known[len(key) :] if known else [0] * len(change)
                written.append((*key, *map(add, before, change)))
        insert_rows(self._session, table, written)

    def count_all(self, cost: Callable[[int, str], int]) -> None:
        """Count all results into empty totals, and write them. `cost` gives the points of a card in a match."""
        for match_id, group in groupby(
            _COUNTED_RESULTS.iter_intact_or_raise(self._session), key=lambda outcome: outcome.match_id
        ):
            counted = list(group)
            for outcome in counted:
                for key in _tally_keys(outcome):
                    if key not in self._tallies:
                        self._tallies[key] = _tally_of_row(empty_tally(*key))
                    self._tallies[key].add_result(outcome)
                self._change_held_cards(outcome, 1, partial(cost, match_id))
            self._change_meetings(counted, 1)
        self.write()


def mark_for_refolding(session: Session) -> None:
    """Mark all tallies: their figures are to be folded again."""
    rows = [
        replace_columns(row, figures=values_text(marked_for_refolding(parse_values(row.figures))))
        for row in _TALLIES.iter_intact_or_raise(session)
    ]
    insert_rows(session, TallyRow, map(tuple, rows))


def refold_slice(session: Session) -> bool:
    """Fold the figures of one person's marked tallies again, over a slice of their matches. Return whether any tally
    was marked.

    The old values are shown until all matches are folded.
    """
    rows = [(row, parse_values(row.figures)) for row in _STALE_TALLIES.iter_intact_or_raise(session)]
    if not rows:
        return False
    person, after = min((row.person_id, values[STALE_KEY]) for row, values in rows)
    names = dict(zip(("time", "match", "seat"), after, strict=True))
    slice_of = list(_RESULTS_AFTER.iter_intact_or_raise(session, person_id=person, **names))
    written = []
    for row, values in rows:
        if (row.person_id, values[STALE_KEY]) != (person, after):
            continue
        for outcome in slice_of:
            if row.game in _games(outcome) and row.kept in (PLAYED_OR_SCORED, outcome.kept):
                fold_rounds(values[RECOUNT_KEY], parse_rounds(outcome.figures))
        if len(slice_of) == ROWS_PER_SLICE:
            values[STALE_KEY] = (slice_of[-1].ended, slice_of[-1].match_id, slice_of[-1].seat)
        else:
            values = values[RECOUNT_KEY]
        written.append(tuple(replace_columns(row, figures=values_text(values))))
    insert_rows(session, TallyRow, written)
    return True


def results_of_match(session: Session, match_id: int) -> list[ResultRow]:
    """Return the results of one match, by seat. Raises DamagedRow if one is damaged."""
    return list(_RESULTS_OF_MATCH.iter_intact_or_raise(session, match_id=match_id))


def drop_ratings_from(session: Session, ended: int, match_id: int) -> bool:
    """Delete up to `RATINGS_PER_SLICE` ratings from this match on, which are computed again later. Return whether there
    were any.
    """
    return _DELETE_RATINGS.execute_change(session, time=ended, match=match_id) > 0


def _split_into_slices(some: Iterable[T]) -> Iterator[list[T]]:
    items = list(some)
    for at in range(0, len(items), ROWS_PER_SLICE):
        yield items[at : at + ROWS_PER_SLICE]


def _tally_keys(outcome: ResultRow) -> tuple[TallyKey, ...]:
    person = outcome.person_id
    return tuple((person, game, kept) for game in _games(outcome) for kept in (PLAYED_OR_SCORED, outcome.kept))


def _games(outcome: ResultRow) -> tuple[str, ...]:
    """Return the games whose totals a result belongs to: its own and "all games", or only its own for another game."""
    return (outcome.game,) if is_other_game(outcome.game) else (ALL_GAMES, outcome.game)


def _tally_of_row(row: TallyRow) -> _Tally:
    return _Tally(row, parse_values(row.figures))


def _without_touch_time(outcome: ResultRow) -> ResultRow:
    """Return a result without the time it was last touched, which doesn't count."""
    total = None if outcome.total is None else float(outcome.total)
    return replace_columns(outcome, touched=0, total=total)


def _max_known(known: float | None, new: float | None) -> float | None:
    return new if known is None else known if new is None else max(known, new)


def _min_known(known: float | None, new: float | None) -> float | None:
    return new if known is None else known if new is None else min(known, new)
