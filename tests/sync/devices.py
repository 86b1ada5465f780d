"""Devices for tests: a store in a folder, what a person does there, and its sync."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import httpx

from store.opening import open_folder
from store.os_process import this_process
from store.records import Lease, NewMatch, Result, Seat, StoredMatch
from store.store import Store
from store.sync.account import Account
from store.sync.client import Outcome, Sync
from store.sync.segment import unpack_events
from tests.store.tables import HEADER, Clocks

RULES = 'id = "switch"\nname = "Switch"\n'


class Device:
    """One device of a person."""

    def __init__(self, folder: Path, clocks: Clocks | None = None) -> None:
        self.clocks = clocks or Clocks()
        self.folder = folder
        self.store: Store = open_folder(folder, self.clocks.clock, this_process())
        self.log = self.store.sync_log()

    def match(self, name: str = "Ann", hands: int = 1, rules: str = RULES) -> int:
        """Begin a match and play hands of it; return its id."""
        match = self.store.matches.begin_match(table(name, rules))
        for _ in range(hands):
            self.hand(match.id)
        return match.id

    def hand(self, match_id: int, notation: str = "") -> int:
        """Play the next hand of a match."""
        lease = self.store.leases.acquire(match_id, "test", "test", take_over=True)
        match = self.store.matches.get(match_id)
        assert match
        self.clocks.advance(1000)
        return play(self.store, lease, match, notation)

    def seat(self, match_id: int, name: str) -> None:
        """Give the first seat of a match to another person."""
        lease = self.store.leases.acquire(match_id, "test", "test", take_over=True)
        self.store.matches.change_seat(lease, 0, Seat(name))

    def end(self, match_id: int) -> None:
        """End a match."""
        lease = self.store.leases.acquire(match_id, "test", "test", take_over=True)
        self.store.matches.end_match(lease, "finished", (1, 2))

    def sync(self, client: httpx.AsyncClient, account: Account) -> Sync:
        return Sync(self.log, client, account)

    async def synced(self, client: httpx.AsyncClient, account: Account) -> Outcome:
        """Sync once, without what the last sync knew, and return the outcome."""
        return await self.sync(client, account).run_once()

    def picture(self) -> Any:
        """Return everything that a person can see, without this device's own ids."""
        return picture(self.store)

    def close(self) -> None:
        self.store.close()


def carried(source: Device, target: Device) -> None:
    """Import into one device what another has to send, without a network."""
    while source.log.pack_segment():
        pass
    for segment, _ in source.log.waiting_segments(10_000):
        target.log.merge_events(target.log.store_segment(segment, unpack_events(segment)))
    while (parked := target.log.parked_events()) and target.log.merge_events(parked):
        pass


def table(name: str, rules: str = RULES) -> NewMatch:
    """Return a match of a person and a bot."""
    return NewMatch("switch", rules, (Seat(name), Seat("Robin", "steady")), seed=int.from_bytes(os.urandom(8), "big"))


def play(store: Store, lease: Lease, match: StoredMatch, notation: str = "") -> int:
    """Play the next hand of a match from its present state, and return its number."""
    begun = store.hands.hand_in_play(match.id) or store.hands.begin_hand(lease, match.hands + 1, 1, 7, HEADER)
    number = begun.number
    result = Result((3, 3), (3 * number, 3 * number), (0, 1), "won", 0)
    return store.hands.finish_hand(lease, number, notation or HEADER + os.urandom(4).hex(), result).number


def every_match(store: Store) -> list[StoredMatch]:
    """Return all matches, also voided ones."""
    found: list[StoredMatch] = []
    while match := store.matches.get(len(found) + 1):
        found.append(match)
    return found


def end_what_is_in_play(store: Store) -> None:
    """Play every hand in play to its end, if possible: the same hand of another device waits for that.

    Hands of voided matches wait, too, since those may be restored.
    """
    for match in every_match(store):
        if match.state == "open" and store.hands.hand_in_play(match.id):
            play(store, store.leases.acquire(match.id, "the end", "the end", take_over=True), match)


def picture(store: Store) -> Any:
    """Return everything that a person can see, also voided matches, without the device's own ids."""
    found = []
    for match in every_match(store):
        hands = [(hand.uuid, hand.number, hand.notation, hand.result) for hand in store.hands.hands_of_match(match.id)]
        seats = tuple((seat.name, seat.level) for seat in match.seats)
        shown = (match.state, match.voided, match.placings, match.totals, seats, match.rules, match.note)
        found.append((match.uuid, shown, hands))
    people = sorted((person.name, person.matches, person.archived) for person in store.people.all(archived=True))
    return sorted(found), sorted((game.name, game.text) for game in store.games.all()), people
