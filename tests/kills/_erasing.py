"""Adds people and deletes them for good, forever; each has matches, notes, a face and segments of sync.

`main` first goes on with what an earlier process has left: it removes the remains, as the app does when it opens, and
deletes everybody who is there. It prints what it's about to write and what it has written.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from engine.scoresheet.taps import Enter, FinishRound, Note, Score
from engine.scoresheet.terms import Terms
from store.opening import open_in_memory, open_store
from store.os_process import this_process
from store.records import NewMatch, Result, Seat
from store.store import Store
from tests.kills._playing import CLOCK, say

RULES = 'id = "switch"\nname = "Switch"\n'
HAND = 'notation = 1\nruleset = "switch"\nplayers = ["{}", "Robin"]\ndeal = ["7H 2C", "9S AD"]\n'
PREFIX = "Quorvin"  # of everybody's name, with letters that nothing else in a file has


def add_person(store: Store, name: str) -> None:
    """Add a person with everything that can name them: a match of cards, a sheet, notes, a face, events that are
    packed.
    """
    match = store.matches.begin_match(NewMatch("switch", RULES, (Seat(name), Seat("Robin", "steady")), seed=5))
    lease = store.leases.acquire(match.id, f"process {os.getpid()}", "a table")
    store.hands.begin_hand(lease, 1, 0, 5, HAND.format(name))
    store.hands.finish_hand(lease, 1, HAND.format(name), Result((0, 3), (0, 3), (0, 1), "won", 1))
    store.matches.write_note(match.id, f"{name} cheats")
    sheet_id = store.sheets.begin_sheet(Terms(name="Rummy"), (name, "Ben")).id
    lease, sheet = store.leases.acquire(sheet_id, f"process {os.getpid()}", "a table"), store.sheets.get(sheet_id)
    assert sheet is not None
    for tap in (Enter(1, 0, Score(5)), Enter(1, 1, Score(7)), Note(1, f"{name} sighs"), FinishRound(1)):
        store.sheets.apply_tap(lease, sheet, tap)
    store.people.set_face(find_person(store, name), f"face of {name}")
    while store.sync_log().pack_segment():
        pass


def find_person(store: Store, name: str) -> int:
    """Return the id of the person with a name."""
    return next(person.id for person in store.people.all(archived=True) if person.name == name)


def delete_person(store: Store, name: str) -> None:
    """Delete the person with a name for good, and remove what remains of them."""
    say("about", f"deleted:{name}")
    store.people.delete(find_person(store, name))
    say("wrote", f"deleted:{name}")
    remove_remains(store)


def remove_remains(store: Store) -> None:
    """Remove what remains of everybody who was deleted."""
    say("about", "removed:")
    store.erase_remains()
    say("wrote", "removed:")


def warm() -> None:
    """Add and delete a person, so that everything needed is loaded."""
    with open_in_memory(CLOCK, this_process()) as store:
        add_person(store, PREFIX)
        store.people.delete(find_person(store, PREFIX))
        store.erase_remains()


def main(folder: Path) -> None:
    """Add and delete people until killed."""
    with open_store(folder, CLOCK) as store:
        remove_remains(store)
        for person in store.people.all(archived=True):
            if person.name.startswith(PREFIX):
                delete_person(store, person.name)
        while True:
            name = PREFIX + secrets.token_hex(6)
            say("about", f"added:{name}")
            add_person(store, name)
            say("wrote", f"added:{name}")
            delete_person(store, name)
