"""A long history: how fast its first page, a person's statistics and a chart are, and how large its file is.

Bots play a few matches; the history is made of their hands, repeated with other people and times, and every fifth match
is on a sheet. The store computes its projections itself. Times are processor time, so that a busy machine doesn't
matter; only a tap waits for the disk.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from app.new_table.setup import SeatSetup, Setup
from engine.rules.reader import load_preset
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import Cards, Enter, FinishRound, SheetEvent, event_text
from engine.scoresheet.terms import terms_of, terms_text
from store.checks import CHECKED_KEY
from store.database import Transaction
from store.facts import HandRow, MarkRow, MatchRow, SeatRow, SheetRow, TapRow
from store.history.sheets import SheetStart
from store.ids import uuid7
from store.opening import open_store
from store.parts.matches import add_match
from store.projections.refreshing import rebuild_all
from store.records import Hand, NewMatch, Seat, StoredMatch
from store.store import Store
from store.tables.query import insert_rows
from tests.app.played import fill
from tests.bench.figure import Figure, share
from tests.kills._playing import CLOCK

HANDS = 100_000
A_MATCH = 10  # hands
PEOPLE = 40
REPEATS = 15
BEGIN = 1_690_000_000_000  # Unix ms
MINUTES = 60_000
SLICE = 500  # matches written, or rated, in one transaction
CAUGHT_UP = 1000  # matches, or half as many hands, at once
LOOKED = 300  # hands whose left cards are counted, to see how long one takes

_Row = tuple[Any, ...]

TABLES = (
    Setup("switch", (SeatSetup("A"), SeatSetup("Ada", "careless"), SeatSetup("Ben", "steady")), hands=A_MATCH),
    Setup("switch-black-jack", (SeatSetup("A"), SeatSetup("B"), SeatSetup("Ben", "steady")), hands=A_MATCH),
    Setup("kilodney", (SeatSetup("A"), SeatSetup("B"), SeatSetup("C"), SeatSetup("D")), hands=A_MATCH),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this benchmark."""
    parser.add_argument("--hands", type=int, default=HANDS, help="hands in the history (%(default)s)")


def measure(hands: int = HANDS) -> list[Figure]:
    """Return times in ms, memory in MB, and the size of the file."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        begun = time.process_time()
        before = _memory()
        with open_store(folder, CLOCK) as store:
            matches = make(store, hands)
            made = time.process_time() - begun
            derived = timed(lambda: _rebuild(store))
            rated = timed(lambda: _rate(store))
            looked = timed(lambda: _look(store))
        after = _memory()
        return [
            Figure("hands", hands, ""),
            Figure("matches", matches, ""),
            Figure("history made", made, "s"),
            Figure("all that is derived made anew", derived, "s"),
            Figure("a match rated", 1000 * rated / matches, "ms"),
            Figure("a hand looked at for what was left", 1000 * looked / LOOKED, "ms"),
            *queries(folder),
            Figure("file", sum(path.stat().st_size for path in folder.glob("*.db")) / 1e6, "MB"),
            Figure("memory before", before, "MB"),
            Figure("memory at most while made", after, "MB"),
        ]


def fill_store(folder: Path, hands: int) -> None:
    """Make a store with such a history, its projections and its ratings."""
    with open_store(folder, CLOCK) as store:
        make(store, hands)
        _rebuild(store)
        _rate(store)


def forget_check(folder: Path) -> None:
    """Let a large file be checked at its next opening, as once a day."""
    with open_store(folder, CLOCK) as store, store._database.writing() as transaction:
        transaction.session.execute("DELETE FROM meta WHERE key = ?", (CHECKED_KEY,))


def queries(folder: Path) -> list[Figure]:
    """Return the figures of the screens' queries."""
    opened = time.process_time()
    with open_store(folder, CLOCK) as store:
        opening = 1000 * (time.process_time() - opened)
        people = store.people.all()
        often = max(people, key=lambda person: person.matches).id
        year = store.years.all()[0]
        sheet_match = store.sheets.begin_sheet(
            terms_of(load_preset("switch-black-jack"), 3), ("Person 1", "Person 2", "Person 3")
        )
        lease, sheet = store.leases.acquire(sheet_match.id, "bench", "bench"), store.sheets.get(sheet_match.id)
        assert sheet is not None

        def person() -> None:
            store.statistics.statistics_of_person(often)
            store.statistics.statistics_of_person(often, "switch")
            store.statistics.meetings_of_person(often)
            store.statistics.costliest_cards(often)

        def tap() -> None:
            store.sheets.apply_tap(lease, sheet, Enter(1, 0, Cards(("7H", "JS"))))

        asked: dict[str, tuple[Callable[[], object], bool]] = {
            "first page of the history": (store.matches.read_page, True),
            "one person's statistics": (person, True),
            "one chart: rating over time": (lambda: store.statistics.rating_history(often), True),
            "every game, and how often": (store.statistics.game_counts, True),
            "how bots fare": (store.statistics.bot_results, True),
            "unfinished matches": (store.matches.unfinished_matches, True),
            "the years with matches": (store.years.all, False),
            "who played in a year": (lambda: store.years.players(year), False),
            "one person's year in review": (lambda: store.years.review(year, [often]), False),
            "a page deep in the history": (
                lambda: store.matches.read_page(older_than=(BEGIN + 50_000 * MINUTES, 0)),
                False,
            ),
            "a page of one person's matches of a game": (
                lambda: store.matches.read_page(person=often, game="kilodney"),
                False,
            ),
            "a page of matches kept on sheets": (lambda: store.matches.read_page(kind="kept"), False),
            "a search that finds nothing": (lambda: store.matches.read_page("nobody-of-that-name"), False),
            "the list of people": (store.people.all, False),
            "a match round by round": (lambda: store.matches.read_grid(2), False),
            "a tap on a sheet": (tap, False),
        }
        return [
            Figure("file opened", opening, "ms"),
            *(Figure(name, _median(ask), "ms", *((150, 16) if bound else ())) for name, (ask, bound) in asked.items()),
        ]


def make(store: Store, hands: int) -> int:
    """Fill a store, and return the number of its matches."""
    rng = random.Random(4)
    pool = _pool()
    matches = hands // A_MATCH
    with store._database.writing() as now:  # one match of each game, so that people and rulesets are there
        transaction = Transaction(now.session, BEGIN, rng.randbytes)
        for match, _ in pool:
            seats = tuple(Seat(f"Person {number}") for number in range(PEOPLE))
            first = add_match(transaction, NewMatch(match.ruleset, match.rules, seats, 1))
            add_match(transaction, NewMatch(match.ruleset, match.rules, match.seats, 1))
        del first
    with store._database.reading() as session:
        run = session.execute
        rulesets = dict(map(tuple, run("SELECT ruleset, ruleset_id FROM matches")))
        bots = dict(map(tuple, run("SELECT level, id FROM players WHERE level != ''")))
        names = dict(map(tuple, run("SELECT name, id FROM players WHERE level = ''")))
        ids = {table: run(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()[0] for table in
               ("matches", "seats", "marks", "hands", "taps")}  # fmt: skip
    people = [(name, names[name]) for name in names if name.startswith("Person")]
    weights = [1 / (1 + number) for number in range(len(people))]
    maker = _Maker(rng, rulesets, bots, people, weights, ids)
    for at in range(0, matches, SLICE):
        with store._database.writing(durable=False) as transaction:
            rows = maker.rows(pool, at, min(SLICE, matches - at))
            for table in (MatchRow, SeatRow, MarkRow, HandRow):
                insert_rows(transaction.session, table, rows[str(table.__tablename__)], replace=False)
            for match_id, begun in maker.sheets:
                sheet = (match_id, json.dumps(begun.names), begun.dealer, terms_text(begun.terms))
                insert_rows(transaction.session, SheetRow, [sheet], replace=False)
            insert_rows(transaction.session, TapRow, rows["taps"], replace=False)
            maker.sheets.clear()
    return matches


def make_settled(store: Store, hands: int) -> None:
    """Fill a store, and compute all projections, as if hands had ended one by one."""
    make(store, hands)
    _rebuild(store)
    while store.statistics.catch_up(CAUGHT_UP):
        pass


class _Maker:
    """Makes rows of matches from those of a pool."""

    def __init__(
        self,
        rng: random.Random,
        rulesets: dict[str, int],
        bots: dict[str, int],
        people: list[tuple[str, int]],
        weights: list[float],
        ids: dict[str, int],
    ) -> None:
        self.rng, self.rulesets, self.bots, self.people, self.weights, self.ids = (
            rng, rulesets, bots, people, weights, ids,
        )  # fmt: skip
        self.sheets: list[tuple[int, SheetStart]] = []
        self.taps = _kept_taps()

    def rows(self, pool: list[tuple[StoredMatch, tuple[Hand, ...]]], first: int, many: int) -> dict[str, list[_Row]]:
        """Return the rows of so many matches, by table."""
        rows: dict[str, list[_Row]] = {"matches": [], "seats": [], "marks": [], "hands": [], "taps": []}
        for number in range(first, first + many):
            match, hands = pool[number % len(pool)]
            at = BEGIN + number * 45 * MINUTES
            kept = number % 5 == 4
            match_id = self._next("matches")
            game = "switch-black-jack" if kept else match.ruleset
            values = (match_id, self._uuid(at), at, game, self.rulesets[game], "[]", "{}", "1", None, A_MATCH)
            rows["matches"].append(values)
            names = self._seats(rows["seats"], match_id, match, at, 3 if kept else len(match.seats), kept)
            if kept:
                terms = terms_of(load_preset("switch-black-jack"), 3, rounds=A_MATCH)
                self.sheets.append((match_id, SheetStart(terms, names, 0)))
                for n, tap in enumerate(self.taps):
                    rows["taps"].append((self._next("taps"), self._uuid(at), match_id, at + 1000 * n, event_text(tap)))
                continue
            for hand in hands:
                result = json.dumps(
                    {
                        "scores": hand.result.scores, "totals": hand.result.totals, "order": hand.result.order,
                        "ending": hand.result.ending, "next_dealer": hand.result.next_dealer,
                    }
                )  # fmt: skip
                end = at + hand.number * 3 * MINUTES
                row = (self._next("hands"), self._uuid(end), match_id, hand.number, hand.dealer, "1", at, end)
                rows["hands"].append((*row, hand.notation, result))
            placings = json.dumps({"placings": match.placings})
            rows["marks"].append(
                (self._next("marks"), self._uuid(at), match_id, "finished", at + 40 * MINUTES, placings)
            )
        return rows

    def _seats(
        self, rows: list[_Row], match_id: int, match: StoredMatch, at: int, many: int, kept: bool
    ) -> tuple[str, ...]:
        taken: list[str] = []
        for seat in range(many):
            level = "" if kept else match.seats[seat].level
            name, player = match.seats[seat].name if level else "", self.bots.get(level, 0)
            while not level and (not name or name in taken):
                name, player = self.rng.choices(self.people, self.weights)[0]
            taken.append(name)
            rows.append((self._next("seats"), match_id, seat, player, name, at))
        return tuple(taken)

    def _next(self, table: str) -> int:
        self.ids[table] += 1
        return self.ids[table]

    def _uuid(self, at: int) -> bytes:
        return uuid7(at, self.rng.randbytes)


def _pool() -> list[tuple[StoredMatch, tuple[Hand, ...]]]:
    """Return matches that bots have played."""
    with TemporaryDirectory() as name:
        for seed, table in enumerate(TABLES):
            fill(Path(name), 4, table=table, seed=seed * 10)
        with open_store(Path(name), CLOCK) as store:
            return [(match, store.hands.hands_of_match(match.id)) for match in store.matches.read_page().matches]


def _kept_taps() -> list[SheetEvent]:
    """Return the taps of ten rounds of a scored game."""
    sheet = Sheet(terms_of(load_preset("switch-black-jack"), 3, rounds=A_MATCH), ("A", "B", "C"))
    taps: list[SheetEvent] = []
    for number in range(1, A_MATCH + 1):
        for player in range(3):
            cards = () if player == number % 3 else ("7H", "JS", "9D")[: 1 + (number + player) % 3]
            taps.append(Enter(number, player, Cards(cards)))
        taps.append(FinishRound(number))
    for tap in taps:
        sheet.apply_event(tap)
    assert sheet.current_picture.over
    return taps


def _rebuild(store: Store) -> None:
    with store._database.writing(durable=False) as transaction:
        rebuild_all(transaction.session)


def _rate(store: Store) -> None:
    """Rate everything; what is due after that is hands."""
    count = "SELECT count(*) FROM ratings"
    before = -1
    while True:
        with store._database.reading() as session:
            now = session.execute(count).fetchone()[0]
        if now == before:
            return
        before = now
        store.statistics.catch_up(SLICE)


def _look(store: Store) -> None:
    for _ in range(LOOKED // A_MATCH):
        store.statistics.catch_up(2 * A_MATCH)


def timed(work: Callable[[], object]) -> float:
    """Return the seconds of processor time that some work takes."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _median(ask: Callable[[], object]) -> float:
    return share([1000 * timed(ask) for _ in range(REPEATS)], 0.5)


def _memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
