"""Kills by SIGKILL while people are deleted for good; half within 5 ms of a write.

After each kill a person is whole or gone: gone for certain if that was acknowledged. What is left of them in the file
is removed by the next opening, however often that is killed itself.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from store.opening import open_store
from store.store import Store
from tests.bench.figure import Figure
from tests.kills._erasing import PREFIX
from tests.kills._nursery import Kill, Nursery, interrupted
from tests.kills._playing import CLOCK
from tests.kills.play import NEAR_MS, SEED
from tests.kills.sheet import NEAR_SHARE, agree, within

A_FOLDER = 20  # kills; then a new one, so that a look at all of it takes no time
TRACES_OF_A_PERSON = 6  # a person, two seats, a note, the note of a round and a face


def count_traces(store: Store, name: str) -> int:
    """Return in how many places the store names a person: all of TRACES_OF_A_PERSON, or none."""
    people = [person for person in store.people.all(archived=True) if person.name == name]
    matches = store.matches.read_page(search=name).matches
    notes = sum(name in match.note for match in matches)
    grids = [store.matches.read_grid(match.id) for match in matches]
    rounds = sum(name in line.note for grid in grids if grid for line in grid.rounds)
    seats = sum(seat.name == name for match in matches for seat in match.seats)
    return len(people) + seats + notes + rounds + sum(name in person.face for person in people)


def wrong_after(store: Store, people: dict[str, str]) -> list[str]:
    """Return what is wrong in the file. `people` are the last lines that named each person: what was done, and
    whether it was acknowledged.
    """
    found = [f"notice {store.notice}"] if store.notice else []
    found += [f"damaged {row}" for row in store.find_damage()]
    for name, last in people.items():
        traces = count_traces(store, name)
        allowed = {"wrote added": (TRACES_OF_A_PERSON,), "wrote deleted": (0,)}.get(last, (0, TRACES_OF_A_PERSON))
        if traces not in allowed and last != "about added":
            found.append(f"{name} is named in {traces} places after “{last}”")
    return found


def bytes_left(folder: Path) -> list[str]:
    """Return the files that hold a byte of anybody, once nobody is there any more and remains are removed."""
    with open_store(folder, CLOCK) as store:
        for person in store.people.all(archived=True):
            if person.name.startswith(PREFIX):
                store.people.delete(person.id)
        while not store.erase_remains():
            pass
        store.checkpoint()
        damage = [f"damaged {row}" for row in store.find_damage()]
    return damage + [path.name for path in folder.iterdir() if PREFIX.encode() in path.read_bytes()]


def kill(times: int) -> list[Figure]:
    """Kill so many times, and return the figures; after Ctrl-C, those so far."""
    rng = random.Random(SEED)
    kills: list[Kill] = []
    right, clean, same, folders = 0, 0, True, 0
    begun = time.monotonic()
    with interrupted() as stop, Nursery("tests.kills._erasing") as nursery:
        while len(kills) < times and not stop.is_set():
            with TemporaryDirectory() as name:
                folder = Path(name)
                open_store(folder, CLOCK).close()
                people: dict[str, str] = {}
                for _ in range(min(A_FOLDER, times - len(kills))):
                    if stop.is_set():
                        break
                    close = sum(each.since_ms <= NEAR_MS for each in kills) <= NEAR_SHARE * len(kills)
                    kills.append(nursery.kill(folder, rng, close))
                    for word, what, _ in kills[-1].lines:
                        done, _, who = what.partition(":")
                        if who:
                            people[who] = f"{word} {done}"
                    with open_store(folder, CLOCK) as store:
                        found = wrong_after(store, people)
                    right += not found
                    for complaint in found:
                        print(f"kill {len(kills)}: {complaint}", file=sys.stderr)
                same &= agree(folder)
                left = bytes_left(folder)
                folders, clean = folders + 1, clean + (not left)
                for complaint in left:
                    print(f"folder {folders}: {complaint}", file=sys.stderr)
            each = (time.monotonic() - begun) / max(1, len(kills))
            print(f"{len(kills)} kills, {right} without a fault, {each:.2f} s each", file=sys.stderr, flush=True)
    lines = [line for each in kills for line in each.lines if line[0] == "wrote"]
    near = sum(each.since_ms <= NEAR_MS for each in kills)
    return [
        Figure("killed", len(kills), "times", floor=times, more=True),
        Figure("killed within 5 ms of a write", near, "times", floor=len(kills) // 2, more=True),
        Figure("killed while a person was deleted", sum(within(each, "deleted:") for each in kills), "times"),
        Figure("killed while remains were removed", sum(within(each, "removed:") for each in kills), "times"),
        Figure("deletions acknowledged", sum(line[1].startswith("deleted:") for line in lines), "people"),
        Figure("everybody whole or gone", right, "times", floor=len(kills), goal=len(kills), more=True),
        Figure("folders without a byte of anybody", clean, "folders", floor=folders, goal=folders, more=True),
        Figure("statistics are what the facts give", int(same), "", floor=1, goal=1, more=True),
    ]
