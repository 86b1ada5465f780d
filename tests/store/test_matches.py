"""Matches from their beginning to their end, and how they're found."""

from __future__ import annotations

from typing import Any

import pytest

from engine.play.result import HandResult
from engine.rules.reader import load_preset, ruleset_text
from store.errors import InvalidState
from store.opening import open_in_memory
from store.parts.matches import _OPEN_MATCHES, _page_query
from store.records import NewMatch, Result, Seat
from store.store import Store
from store.tables.query import Query
from tests.store.tables import HEADER, NOON, RULES, WON, Clocks, begun, two_seats


def test_a_match_comes_back_as_it_was_agreed(store: Store) -> None:
    match = store.matches.begin_match(two_seats())
    assert store.matches.get(match.id) == match
    assert match.rules == RULES
    assert match.seats == (Seat("Ann"), Seat("Robin", "steady"))
    assert (match.seed, match.options, match.numbers, match.target) == (2**70 + 7, ("runs",), {"deal": 7}, 100)
    assert (match.state, match.created, match.hands, match.totals, match.next_dealer) == ("open", NOON, 0, (), None)
    assert match.intact


def test_two_of_one_table_are_two_people(store: Store) -> None:
    for names in (("Ann", "Ann"), ("Ann", "ánn")):
        match = store.matches.begin_match(two_seats(names=names))
        assert [seat.name for seat in match.seats] == ["Ann", f"{names[1]} 2"]


def test_an_unknown_match_is_none(store: Store) -> None:
    assert store.matches.get(42) is None
    assert store.hands.get(42) is None
    assert store.hands.hand_in_play(42) is None


def test_a_ruleset_is_kept_once(store: Store) -> None:
    long_rules = RULES + "# " + "x" * 50_000
    store.matches.begin_match(two_seats(long_rules))
    before = _stored_bytes(store)
    for _ in range(99):
        store.matches.begin_match(two_seats(long_rules))
    assert store.matches.get(100) == store.matches.get(100)
    assert _stored_bytes(store) - before < 2 * len(long_rules)  # 99 copies would be 5 MB


def _stored_bytes(store: Store) -> int:
    with store._database.reading() as session:
        return int(session.execute("PRAGMA page_count").fetchone()[0]) * 4096


def test_totals_and_dealer_are_those_after_the_last_hand(store: Store) -> None:
    match, lease = begun(store)
    store.hands.finish_hand(lease, 1, "notation = 1", WON)
    after = store.matches.get(match.id)
    assert after is not None
    assert (after.hands, after.totals, after.next_dealer, after.state) == (1, (0, 12), 1, "open")


def test_a_blocked_hand_is_won_by_whom_the_engine_says(store: Store) -> None:
    match = store.matches.begin_match(two_seats(rules=ruleset_text(load_preset("crazy-eights"))))
    lease = store.leases.acquire(match.id, "window", "window")
    for number, scores, winners in ((1, (0, 0), (0, 1)), (2, (7, 0), (0,))):
        store.hands.begin_hand(lease, number, 0, 1, HEADER)
        came_to = HandResult((0, 1), winners, scores=scores, blocked=True)
        store.hands.finish_hand(lease, number, "notation = 1", Result(scores, scores, (0, 1), "blocked", 0), came_to)
    store.matches.end_match(lease, "finished", (1, 2))
    grid = store.matches.read_grid(match.id)
    assert grid is not None
    assert [line.winners for line in grid.rounds] == [(0, 1), (0,)]
    assert store.statistics.statistics_of_person(store.people.all()[0].id).figures["rounds_won"] == 2


def test_unreplayable_hand_takes_its_winner_from_the_stated_order(store: Store) -> None:
    match = store.matches.begin_match(two_seats(rules=ruleset_text(load_preset("crazy-eights"))))
    lease = store.leases.acquire(match.id, "window", "window")
    for number, ending in ((1, "out"), (2, "blocked")):
        store.hands.begin_hand(lease, number, 0, 1, HEADER)
        store.hands.finish_hand(lease, number, "notation = 1", Result((7, 0), (7, 0), (1, 0), ending, 0))
    before = store.matches.read_grid(match.id)
    assert before is not None and [(line.winners, line.counted) for line in before.rounds] == [((), False)] * 2
    while store.statistics.catch_up():
        pass
    after = store.matches.read_grid(match.id)
    assert after is not None
    assert [(line.winners, line.counted) for line in after.rounds] == [((1,), True), ((), True)]


def test_a_match_ends_once(store: Store, clocks: Clocks) -> None:
    match, lease = begun(store)
    clocks.advance(1000)
    ended = store.matches.end_match(lease, "finished", (1, 2))
    assert (ended.state, ended.ended, ended.placings) == ("finished", NOON + 1000, (1, 2))
    assert store.matches.end_match(lease, "finished", (1, 2)) == ended
    with pytest.raises(InvalidState):
        store.matches.end_match(lease, "abandoned")
    assert store.matches.unfinished_matches() == ()
    assert store.matches.get(match.id) == ended


def test_no_hand_begins_in_an_ended_match(store: Store) -> None:
    match = store.matches.begin_match(two_seats())
    lease = store.leases.acquire(match.id, "a", "a")
    store.matches.end_match(lease, "resigned")
    with pytest.raises(InvalidState):
        store.hands.begin_hand(lease, 1, 0, 1, HEADER)


def test_a_seat_goes_to_a_bot_and_back(store: Store) -> None:
    _, lease = begun(store)
    assert store.matches.change_seat(lease, 0, Seat("Kim", "careless")).seats[0] == Seat("Kim", "careless")
    assert store.matches.change_seat(lease, 0, Seat("Ann")).seats == (Seat("Ann"), Seat("Robin", "steady"))


def test_voiding_hides_a_match_and_restoring_brings_it_back(store: Store) -> None:
    match, _ = begun(store)
    before = store.matches.get(match.id)
    store.matches.void_match(match.id)
    assert store.matches.unfinished_matches() == ()
    assert store.matches.read_page().matches == ()
    voided = store.matches.get(match.id)
    assert voided is not None and voided.voided
    store.matches.restore_match(match.id)
    assert store.matches.unfinished_matches() == (before,)
    assert store.matches.read_page().matches == (before,)


def test_open_matches_come_last_touched_first(store: Store, clocks: Clocks) -> None:
    first, lease = begun(store)
    clocks.advance(1000)
    second, _ = begun(store)
    assert [match.id for match in store.matches.unfinished_matches()] == [second.id, first.id]
    clocks.advance(1000)
    store.hands.finish_hand(lease, 1, "notation = 1", WON)
    assert [match.id for match in store.matches.unfinished_matches()] == [first.id, second.id]


def test_pages_show_every_match_once_even_when_times_are_equal(store: Store, clocks: Clocks) -> None:
    made = []
    for number in range(25):
        made.append(store.matches.begin_match(two_seats()).id)
        clocks.advance(number % 3 == 0)
    seen: list[int] = []
    older = None
    while True:
        page = store.matches.read_page(older_than=older, limit=7)
        seen += [match.id for match in page.matches]
        older = page.older
        if older is None:
            break
    assert seen == made[::-1]


def test_search_wants_every_word_in_a_name_or_the_ruleset(store: Store) -> None:
    ann = store.matches.begin_match(two_seats(names=("Ann", "Robin")))
    ben = store.matches.begin_match(two_seats(names=("Ben 100%", "Robin")))
    peanuckle = store.matches.begin_match(NewMatch("peanuckle", RULES, (Seat("Ann"), Seat("Ben")), seed=1))

    def found(search: str) -> set[int]:
        return {match.id for match in store.matches.read_page(search).matches}

    assert found("") == {ann.id, ben.id, peanuckle.id}
    assert found("ann") == {ann.id, peanuckle.id}
    assert found("ann ben") == {peanuckle.id}
    assert found("rob switch") == {ann.id, ben.id}
    assert found("100%") == {ben.id}
    assert found("a%") == found("A_n") == found("~") == found("'") == set()


def test_people_are_known_once_and_the_last_to_play_comes_first(store: Store, clocks: Clocks) -> None:
    store.matches.begin_match(two_seats(names=("Ann", "Robin")))
    clocks.advance(1)
    store.matches.begin_match(two_seats(names=("Ben", "Robin")))
    clocks.advance(1)
    store.matches.begin_match(two_seats(names=("  Ann\t", "Kim")))
    assert [person.name for person in store.people.all()] == ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zoe\u0308", "Zoë"),
        (" a \n b ", "a b"),
        ("a\0b\x1b\ud800\u202ec", "abc"),
        ("x" * 39 + " yz", "x" * 39),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
    ],
)
def test_names_are_kept_clean(store: Store, typed: str, kept: str) -> None:
    assert store.matches.begin_match(two_seats(names=(typed, "Robin"))).seats[0].name == kept


def test_settings_are_set_changed_and_forgotten(store: Store) -> None:
    store.settings.set_text("pace", "slow")
    store.settings.set_text("theme", "dark")
    store.settings.set_text("pace", "fast")
    assert store.settings.all() == {"pace": "fast", "theme": "dark"}
    store.settings.set_text("pace", None)
    store.settings.set_text("never set", None)
    assert store.settings.all() == {"theme": "dark"}


def test_who_takes_a_seat_is_found_with_the_match_at_once(store: Store) -> None:
    match, lease = begun(store)
    store.matches.change_seat(lease, 0, Seat("Kim"))
    kim = next(person for person in store.people.all() if person.name == "Kim")
    assert kim.last_played == match.touched
    assert [found.id for found in store.matches.read_page("kim").matches] == [match.id]
    assert [found.id for found in store.matches.read_page(person=kim.id).matches] == [match.id]


@pytest.mark.parametrize("asked", ["", "touched", "since until"])
@pytest.mark.parametrize("words", [0, 1])
def test_a_search_through_a_long_history_reads_no_rows(asked: str, words: int) -> None:
    """The query uses an index with everything it compares, in the order of the result."""
    names = dict.fromkeys((*asked.split(), "match", "most", "word0"), 1)
    assert plan(_page_query(frozenset(asked.split()), words), names) == ["COVERING INDEX standings_by_time"]


def test_what_is_open_is_found_without_what_is_over() -> None:
    assert plan(_OPEN_MATCHES, {}) == ["COVERING INDEX standings_by_state"]


def plan(query: Query[Any], names: dict[str, int]) -> list[str]:
    """Return the steps of SQLite's plan for a query on a new file, without the compared values."""
    with open_in_memory(Clocks().clock) as store, store._database.reading() as session:
        query.all_answers(session, **names)  # compiles it
        text, constants = query._compiled._text, query._compiled._constants
        steps = session.execute(f"EXPLAIN QUERY PLAN {text}", {**constants, **names})
        return [step[3].partition(" USING ")[2].partition(" (")[0] for step in steps]
