"""Kills by SIGKILL while rounds are entered, corrected and undone, and backups are imported; half within 5 ms of a
write.

What was acknowledged is there, nothing is incomplete, and the statistics agree with the facts.
"""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.scoresheet.ledger import Ledger
from engine.scoresheet.sheet import Sheet
from store.opening import open_store
from store.projections.refreshing import rebuild_all
from store.store import Store
from tests.bench.figure import Figure
from tests.kills._keeping import NAMES, TERMS, newest, next_tap
from tests.kills._nursery import Kill, Nursery, interrupted
from tests.kills._playing import CLOCK
from tests.kills.play import NEAR_MS, SEED

NEAR_SHARE = 0.55  # of the kills, as long as so many succeed
A_FOLDER = 25  # kills; then a new one, so that a look at all of it takes no time


@dataclass
class Unkilled:
    """The sheets as they are without kills."""

    _ledgers: dict[int, list[Ledger]] = field(default_factory=dict)
    _sheets: dict[int, Sheet] = field(default_factory=dict)

    def ledger(self, number: int, taps: int) -> Ledger:
        """Return the ledger of sheet `number` after so many taps."""
        sheet = self._sheets.setdefault(number, Sheet(TERMS, NAMES))
        ledgers = self._ledgers.setdefault(number, [sheet.ledger])
        while len(ledgers) <= taps:
            sheet.apply_event(next_tap(sheet, number))
            ledgers.append(sheet.ledger)
        return ledgers[taps]


def position(store: Store) -> str:
    """Return the newest sheet and its number of taps, as text."""
    number, match_id = newest(store)
    sheet = store.sheets.get(match_id) if match_id else None
    return f"{number}:{sheet.length}" if sheet else "none"


def lost(store: Store, kill: Kill, before: str, unkilled: Unkilled) -> list[str]:
    """Return what is wrong in the file; `before` is the position at the child's start."""
    found = [f"notice {store.notice}"] if store.notice else []
    found += [f"damaged {row}" for row in store.find_damage()]
    taps = [line for line in kill.lines if not line[1].startswith("import")]
    written = [line[1] for line in taps if line[0] == "wrote"]
    allowed = {written[-1] if written else before}
    if taps and taps[-1][0] == "about":
        allowed.add(taps[-1][1])
    now = position(store)
    if now not in allowed:
        found.append(f"lost: at {now}, not at {' or '.join(sorted(allowed))}")
    number, match_id = newest(store)
    sheet = store.sheets.get(match_id) if match_id else None
    if sheet and (sheet.skipped or sheet.ledger != unkilled.ledger(number, sheet.length)):
        found.append(f"sheet {number} holds something else")
    brought = {line[1]: line[0] for line in kill.lines if line[1].startswith("import")}
    for name, word in brought.items():
        there = store.matches.read_page(name.replace(":", "") + "x", kind="kept").matches
        whole = all(match.state == "finished" and match.totals[0] == 5 for match in there)
        if not whole or len(there) not in ((2,) if word == "wrote" else (0, 2)):
            found.append(f"{name} is half or lost: {len(there)} matches")
    return found


def said(store: Store) -> list[object]:
    """Return what the statistics say of everybody."""
    while store.statistics.catch_up():
        pass
    return [
        each(person.id)
        for person in store.people.all()
        for each in (store.statistics.statistics_of_person, store.statistics.meetings_of_person)
    ]


def kill(times: int) -> list[Figure]:
    """Kill so many times, and return the figures; after Ctrl-C, those so far."""
    rng = random.Random(SEED)
    kills: list[Kill] = []
    whole, same = 0, True
    unkilled = Unkilled()
    begun = time.monotonic()
    with interrupted() as stop, Nursery("tests.kills._keeping") as nursery:
        while len(kills) < times and not stop.is_set():
            with TemporaryDirectory() as name:
                folder = Path(name)
                open_store(folder, CLOCK).close()
                before = "none"
                for _ in range(min(A_FOLDER, times - len(kills))):
                    if stop.is_set():
                        break
                    close = sum(each.since_ms <= NEAR_MS for each in kills) <= NEAR_SHARE * len(kills)
                    kills.append(nursery.kill(folder, rng, close))
                    with open_store(folder, CLOCK) as store:
                        found = lost(store, kills[-1], before, unkilled)
                        before = position(store)
                    whole += not found
                    for complaint in found:
                        print(f"kill {len(kills)}: {complaint}", file=sys.stderr)
                same &= agree(folder)
            each = (time.monotonic() - begun) / max(1, len(kills))
            print(f"{len(kills)} kills, {whole} without a loss, {each:.2f} s each", file=sys.stderr, flush=True)
    lines = [line for each in kills for line in each.lines if line[0] == "wrote"]
    near = sum(each.since_ms <= NEAR_MS for each in kills)
    return [
        Figure("killed", len(kills), "times", floor=times, more=True),
        Figure("killed within 5 ms of a write", near, "times", floor=len(kills) // 2, more=True),
        Figure("killed between the word and the deed", sum(within(each) for each in kills), "times"),
        Figure("killed while a file was brought in", sum(within(each, "import") for each in kills), "times"),
        Figure("taps acknowledged", sum(not line[1].startswith("import") for line in lines), "taps"),
        Figure("files acknowledged", sum(line[1].startswith("import") for line in lines), "files"),
        Figure("nothing lost, nothing half", whole, "times", floor=len(kills), goal=len(kills), more=True),
        Figure("statistics are what the facts give", int(same), "", floor=1, goal=1, more=True),
    ]


def agree(folder: Path) -> bool:
    """Return whether the statistics in a folder's store agree with its facts."""
    with open_store(folder, CLOCK) as store:
        along = said(store)
        with store._database.writing() as transaction:
            rebuild_all(transaction.session)
        return along == said(store)


def within(kill: Kill, what: str = "") -> bool:
    """Return whether the kill came between announcing and confirming a write."""
    return bool(kill.lines) and kill.lines[-1][0] == "about" and kill.lines[-1][1].startswith(what)
