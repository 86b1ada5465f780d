"""Importing a backup into a store that's in use: the same people, matches in the same state, the same figures."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.rules.reader import load_preset, ruleset_text
from store.backup.incoming import Incoming
from store.opening import open_in_memory
from store.projections.refreshing import rebuild_all
from store.records import Lease
from store.store import Store
from tests.store.tables import WON, Clocks, exported, two_seats, whole
from tests.store.test_sheets import numbers, won
from tests.sync.devices import Device, carried, picture


def brought(source: Store, target: Store) -> None:
    """Import into one store what the other exports."""
    incoming = Incoming(exported(source))
    whole(incoming.check_in_slices())
    whole(target.backup.import_file(incoming))


def person(store: Store, name: str) -> int:
    return next(each.id for each in store.people.all() if each.name == name)


def names(store: Store) -> list[str]:
    return sorted(each.name for each in store.people.all())


def test_who_has_another_name_by_now_is_not_taken_for_who_has_the_old_one(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as there, open_in_memory(clocks.clock) as here:
        won(there, 0, ("Ann", "Ben"))
        clocks.advance(1000)
        there.people.rename(person(there, "Ann"), "Bea")
        clocks.advance(1000)
        won(here, 0, ("Ann", "Cy"))
        brought(there, here)
        assert names(here) == ["Ann", "Bea", "Ben", "Cy"]
        assert here.statistics.statistics_of_person(person(here, "Bea")).wins == 1


def test_who_has_a_name_by_now_that_is_known_here_is_taken_for_one(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as there, open_in_memory(clocks.clock) as here:
        won(there, 0, ("Ann", "Ben"))
        clocks.advance(1000)
        there.people.rename(person(there, "Ann"), "Bea")
        won(here, 0, ("Bea", "Cy"))
        brought(there, here)
        assert names(here) == ["Bea", "Ben", "Cy"]
        assert here.statistics.statistics_of_person(person(here, "Bea")).wins == 2


def test_who_was_somebody_else_there_is_so_here_whatever_the_name(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as there, open_in_memory(clocks.clock) as here:
        won(there, 0, ("Ann", "Bea"))
        clocks.advance(1000)
        there.people.merge(person(there, "Ann"), person(there, "Bea"))
        won(here, 0, ("Ann", "Cy"))
        brought(there, here)
        assert names(here) == ["Ann", "Bea", "Cy"]
        assert here.statistics.statistics_of_person(person(here, "Ann")).matches == 1


def test_who_became_one_there_is_one_here_with_all_that_both_did(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as there, open_in_memory(clocks.clock) as here:
        won(there, 0, ("Ann", "Ben"))
        won(there, 0, ("Bea", "Ben"))
        brought(there, here)
        clocks.advance(1000)
        there.people.merge(person(there, "Ann"), person(there, "Bea"))
        brought(there, here)
        assert here.statistics.statistics_of_person(person(here, "Bea")).matches == 2
        assert numbers(here) == numbers(there)


@pytest.fixture
def device(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], Device]:
    return lambda: Device(tmp_path_factory.mktemp("device"))


def test_what_came_in_another_order_by_sync_is_exported_in_the_order_it_was_done(
    device: Callable[[], Device], clocks: Clocks
) -> None:
    one, other = device(), device()
    match = one.match()
    carried(one, other)
    one.store.matches.void_match(match)
    one.store.matches.write_note(match, "first")
    one.seat(match, "Kim")
    other.clocks.advance(60_000)
    other.store.matches.restore_match(1)
    other.store.matches.write_note(1, "second")
    other.seat(1, "Lou")
    carried(one, other)
    with open_in_memory(clocks.clock) as store:
        brought(other.store, store)
        assert picture(store) == picture(other.store)
        assert store.matches.read_page().matches[0].note == "second"
    one.close()
    other.close()


HAND = 'notation = 1\nruleset = "switch"\ndeal = ["7H 2C", "9S AD"]\nstarter = "9H"\n'


def play(store: Store, lease: Lease, number: int, hand: str = HAND) -> None:
    """Store a hand that ends as it was dealt, with all cards left."""
    store.hands.begin_hand(lease, number, 1, 3, hand)
    store.hands.finish_hand(lease, number, hand, WON)


def left(store: Store) -> list[tuple[str, int]]:
    """Return the cards that Ann had left, with how often, once everything is counted."""
    while store.statistics.catch_up():
        pass
    return sorted((held.card, held.times) for held in store.statistics.costliest_cards(person(store, "Ann")))


def left_anew(store: Store) -> list[tuple[str, int]]:
    """Return the same as `left`, after computing all projections again."""
    with store._database.writing() as transaction:
        rebuild_all(transaction.session)
    return left(store)


@pytest.mark.parametrize("way", ["a file", "sync"])
def test_cards_that_were_left_are_counted_once_whatever_comes_when(device: Callable[[], Device], way: str) -> None:
    one, other = device(), device()

    def bring() -> None:
        brought(one.store, other.store) if way == "a file" else carried(one, other)

    match = one.store.matches.begin_match(two_seats(ruleset_text(load_preset("switch"))))
    lease = one.store.leases.acquire(match.id, "window", "window")
    for number in (1, 2):
        play(one.store, lease, number)
        bring()
        assert left(other.store) == []  # they count once the match is over
    one.store.matches.end_match(lease, "finished", (1, 2))
    bring()
    assert left(other.store) == left(one.store) == [("2C", 2), ("7H", 2)]
    assert left_anew(other.store) == [("2C", 2), ("7H", 2)]
    one.close()
    other.close()


def test_where_a_hand_gives_way_to_another_its_cards_do_too(device: Callable[[], Device]) -> None:
    one, other = device(), device()
    one.store.matches.begin_match(two_seats(ruleset_text(load_preset("switch"))))
    carried(one, other)
    for each, card in ((other, "3C"), (one, "4C")):  # the clock of the first is ahead, so its hand then gives way
        each.clocks.advance(60_000 if each is other else 1)
        lease = each.store.leases.acquire(1, "window", "window")
        play(each.store, lease, 1, HAND.replace("2C", card))
        each.store.matches.end_match(lease, "finished", (1, 2))
        assert left(each.store) == [(card, 1), ("7H", 1)]
    carried(one, other)
    assert left(other.store) == left_anew(other.store) == [("4C", 1), ("7H", 1)]
    one.close()
    other.close()


def test_a_hand_in_play_is_not_hung_onto_another_history(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as there, open_in_memory(clocks.clock) as here:
        there_lease = there.leases.acquire(there.matches.begin_match(two_seats()).id, "window", "window")
        play(there, there_lease, 1)
        brought(there, here)
        lease = here.leases.acquire(1, "window", "window")
        for number in (2, 3):
            play(there, there_lease, number)
        there.hands.begin_hand(there_lease, 4, 1, 3, HAND)
        play(here, lease, 2)
        brought(there, here)
        assert here.hands.hand_in_play(1) is None
        play(here, lease, 3)
        assert [hand.number for hand in here.hands.hands_of_match(1)] == [1, 2, 3]
