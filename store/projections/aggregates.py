"""Totals over all matches, kept up to date match by match: tallies, meetings, cards that were left.

Everything here is derived from `results`. A match that ends after all others only adds to its people's tallies; where
an older one is changed, theirs are counted anew.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple, TypeVar

from sqlmodel import Session

from store.bulk import run, sound, write
from store.tables import HeldRow, MeetingRow, ResultRow, TallyRow

SLICE = 32  # rows that are read or written at a time
MOST_CUT = 500  # ratings
NEVER = (1 << 62, 0)
ALL = "*"
BOTH = -1
T = TypeVar("T")
Cost = Callable[[str], int]


class Outcome(NamedTuple):
    """A row of `results`."""

    match_id: int
    seat: int
    person_id: int
    touched: int
    ended: int
    counted: int
    game: str
    kept: int
    low: int
    players: int
    place: int
    shared: int
    total: float | None
    rounds: int
    rounds_won: int
    blocked: int
    scored: int
    round_sum: float
    round_high: float | None
    round_low: float | None
    missed: int
    blunders: int
    held: str

    @property
    def sum(self) -> float | None:
        """The total where it is one of points."""
        return self.total if self.scored else None


class Tally(NamedTuple):
    """A row of `tallies`."""

    person_id: int
    game: str
    kept: int
    low: int = 0
    matches: int = 0
    wins: int = 0
    shared: int = 0
    streak: int = 0
    longest: int = 0
    longest_lost: int = 0
    places: int = 0
    totals: int = 0
    total_sum: float = 0
    total_high: float | None = None
    total_low: float | None = None
    rounds: int = 0
    rounds_won: int = 0
    blocked: int = 0
    scored: int = 0
    round_sum: float = 0
    round_high: float | None = None
    round_low: float | None = None
    missed: int = 0
    blunders: int = 0
    last_ended: int = 0
    last_match: int = 0

    def with_(self, result: Outcome) -> "Tally":
        """The tally with one more match, later than all that are in it."""
        won = result.place == 1
        streak = (max(self.streak, 0) + 1) if won else (min(self.streak, 0) - 1)
        total = result.sum
        return Tally(
            self.person_id,
            self.game,
            self.kept,
            result.low,
            self.matches + 1,
            self.wins + won,
            self.shared + result.shared,
            streak,
            max(self.longest, streak),
            max(self.longest_lost, -streak),
            self.places + result.place,
            self.totals + (total is not None),
            self.total_sum + (total or 0),
            _most(self.total_high, total),
            _least(self.total_low, total),
            self.rounds + result.rounds,
            self.rounds_won + result.rounds_won,
            self.blocked + result.blocked,
            self.scored + result.scored,
            self.round_sum + result.round_sum,
            _most(self.round_high, result.round_high),
            _least(self.round_low, result.round_low),
            self.missed + result.missed,
            self.blunders + result.blunders,
            result.ended,
            result.match_id,
        )


class Meeting(NamedTuple):
    """A row of `meetings`."""

    person_id: int
    game: str
    other_id: int
    matches: int = 0
    ahead: int = 0
    behind: int = 0


TallyKey = tuple[int, str, int]
MeetingKey = tuple[int, str, int]
HeldKey = tuple[int, str, str]


class Aggregates:
    """One transaction's changes to the totals; `close` writes them."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._tallies: dict[TallyKey, Tally] = {}
        self._stale: set[TallyKey] = set()
        self._cut = NEVER
        self._meetings: dict[MeetingKey, list[int]] = defaultdict(lambda: [0, 0, 0])
        self._held: dict[HeldKey, list[float]] = defaultdict(lambda: [0, 0])

    def replace(self, match_id: int, outcomes: Sequence[Outcome], cost: Cost, seen: bool = True) -> None:
        """Puts a match's outcomes in the place of those it had; cards counted from played hands are kept, unless these
        hands are not to count as `seen`."""
        old = of_match(self._session, match_id)
        held = {outcome.seat: outcome.held for outcome in old if seen and not outcome.kept}
        new = [
            outcome._replace(held=held.get(outcome.seat, outcome.held)) if not outcome.kept else outcome
            for outcome in outcomes
        ]
        if [outcome.seat for outcome in old] != [outcome.seat for outcome in new]:
            run(self._session, "DELETE FROM results WHERE match_id = ?", match_id)
        self.place(new)
        before, after = [_plain(outcome) for outcome in old], [_plain(outcome) for outcome in new]
        if before != after:
            self._change(before, -1, cost)
            self._change(after, 1, cost)

    def place(self, outcomes: Iterable[Outcome]) -> None:
        """Writes outcomes, and counts nothing."""
        write(self._session, ResultRow, outcomes)

    def seen(self, match_id: int, held: dict[int, dict[str, int]], cost: Cost) -> None:
        """Counts cards that were left in played hands, by seat."""
        changed = []
        for outcome in of_match(self._session, match_id):
            more = held.get(outcome.seat)
            if not more:
                continue
            known = json.loads(outcome.held)
            for card, times in more.items():
                known[card] = known.get(card, 0) + times
            changed.append(outcome._replace(held=json.dumps(known, sort_keys=True)))
            if outcome.counted:
                self._hold(outcome._replace(held=json.dumps(more)), 1, cost)
        self.place(changed)

    def won(self, match_id: int, rounds: Mapping[int, int]) -> None:
        """Counts how many rounds each seat of a match has won, in the place of what was known before."""
        changed = []
        for outcome in of_match(self._session, match_id):
            more = rounds.get(outcome.seat, 0) - outcome.rounds_won
            if not more:
                continue
            changed.append(outcome._replace(rounds_won=outcome.rounds_won + more))
            for key in _keys(outcome) if outcome.counted else ():
                tally = self._tallies.get(key) or _tally(self._session, key)
                self._tallies[key] = tally._replace(rounds_won=tally.rounds_won + more)
        self.place(changed)

    def _change(self, outcomes: Sequence[Outcome], sign: int, cost: Cost) -> None:
        counted = [outcome for outcome in outcomes if outcome.counted]
        if not counted:
            return
        self._cut = min(self._cut, (counted[0].ended, counted[0].match_id))
        for outcome in counted:
            for key in _keys(outcome):
                if sign > 0 and key not in self._stale:
                    tally = self._tallies.get(key) or _tally(self._session, key)
                    if (outcome.ended, outcome.match_id) >= (tally.last_ended, tally.last_match):
                        self._tallies[key] = tally.with_(outcome)
                        continue
                self._stale.add(key)
            self._hold(outcome, sign, cost)
        self._meet(counted, sign)

    def _hold(self, outcome: Outcome, sign: int, cost: Cost) -> None:
        for card, times in json.loads(outcome.held).items():
            for game in (ALL, outcome.game):
                held = self._held[outcome.person_id, game, card]
                held[0] += sign * times
                held[1] += sign * times * cost(card)

    def _meet(self, counted: Sequence[Outcome], sign: int) -> None:
        for mine in counted:
            for other in counted:
                if mine.person_id == other.person_id:
                    continue
                for game in (ALL, mine.game):
                    met = self._meetings[mine.person_id, game, other.person_id]
                    met[0] += sign
                    met[1] += sign * (mine.place < other.place)
                    met[2] += sign * (mine.place > other.place)

    def close(self) -> None:
        """Writes what has changed."""
        for _ in self.closing():
            pass

    def closing(self) -> Iterator[None]:
        """As `close`, in slices."""
        while self._cut < NEVER and cut_ratings(self._session, *self._cut):
            yield
        for person in {person for person, _, _ in self._stale}:
            keys = {key for key in self._stale if key[0] == person}
            anew = {key: Tally(*key) for key in keys}
            where = "WHERE person_id = ? AND counted = 1 ORDER BY ended, match_id"
            for number, outcome in enumerate(_counted(self._session, where, person), start=1):
                for key in _keys(outcome):
                    if key in keys:
                        anew[key] = anew[key].with_(outcome)
                if number % SLICE == 0:
                    yield
            self._tallies |= anew
        for some in _slices(self._tallies.values()):
            write(self._session, TallyRow, some)
            yield
        for each in _slices(self._meetings.items()):
            self._add_meetings(each)
            yield
        for held in _slices(self._held.items()):
            self._add_held(held)
            yield
        # Each looks through its whole table: not where nothing of it has changed, as at most taps on a sheet.
        for changed, table, many in (
            (self._tallies, "tallies", "matches"),
            (self._meetings, "meetings", "matches"),
            (self._held, "held", "times"),
        ):
            if changed:
                run(self._session, f"DELETE FROM {table} WHERE {many} = 0")

    def _add_meetings(self, changes: Iterable[tuple[MeetingKey, list[int]]]) -> None:
        where = "WHERE person_id = ? AND game = ? AND other_id = ?"
        rows = []
        for key, change in changes:
            if any(change):
                known = next(sound(self._session, MeetingRow, where, key), (*key, 0, 0, 0))
                rows.append((*key, *(old + new for old, new in zip(known[3:], change, strict=True))))
        write(self._session, MeetingRow, rows)

    def _add_held(self, changes: Iterable[tuple[HeldKey, list[float]]]) -> None:
        where = "WHERE person_id = ? AND game = ? AND card = ?"
        rows = []
        for key, change in changes:
            if any(change):
                known = next(sound(self._session, HeldRow, where, key), (*key, 0, 0))
                rows.append((*key, known[3] + change[0], known[4] + change[1]))
        write(self._session, HeldRow, rows)

    def count(self, cost: Callable[[int, str], int]) -> None:
        """Counts all outcomes into totals that are empty, and writes them."""
        where = "WHERE counted = 1 ORDER BY ended, match_id, seat"
        for match_id, group in groupby(_counted(self._session, where), key=lambda outcome: outcome.match_id):
            counted = list(group)
            for outcome in counted:
                for key in _keys(outcome):
                    self._tallies[key] = (self._tallies.get(key) or Tally(*key)).with_(outcome)
                self._hold(outcome, 1, partial(cost, match_id))
            self._meet(counted, 1)
        self.close()


def of_match(session: Session, match_id: int) -> list[Outcome]:
    """The outcomes of one match by seat."""
    return [Outcome(*row) for row in sound(session, ResultRow, "WHERE match_id = ? ORDER BY seat", (match_id,))]


def cut_ratings(session: Session, ended: int, match_id: int) -> bool:
    """Forgets some of the ratings from this match on, which are given anew in slices; whether there were any."""
    some = "SELECT person_id, ended, match_id FROM ratings WHERE (ended, match_id) >= (?, ?) LIMIT ?"
    query = f"DELETE FROM ratings WHERE (person_id, ended, match_id) IN ({some})"
    return run(session, query, ended, match_id, MOST_CUT).rowcount > 0


def _slices(some: Iterable[T]) -> Iterator[list[T]]:
    items = list(some)
    for at in range(0, len(items), SLICE):
        yield items[at : at + SLICE]


def _counted(session: Session, where: str, *values: int) -> Iterator[Outcome]:
    for row in sound(session, ResultRow, where, values):
        yield Outcome(*row)


def _keys(outcome: Outcome) -> tuple[TallyKey, ...]:
    person = outcome.person_id
    return tuple((person, game, kept) for game in (ALL, outcome.game) for kept in (BOTH, outcome.kept))


def _tally(session: Session, key: TallyKey) -> Tally:
    where = "WHERE person_id = ? AND game = ? AND kept = ?"
    row = next(sound(session, TallyRow, where, key), None)
    return Tally(*row) if row else Tally(*key)


def _plain(outcome: Outcome) -> Outcome:
    """An outcome as it counts: when it was looked at last does not."""
    total = None if outcome.total is None else float(outcome.total)
    return outcome._replace(touched=0, total=total)


def _most(known: float | None, new: float | None) -> float | None:
    return new if known is None else known if new is None else max(known, new)


def _least(known: float | None, new: float | None) -> float | None:
    return new if known is None else known if new is None else min(known, new)
