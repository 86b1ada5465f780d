"""Score sheets in a store, written as the sheet's screen writes them, for tests of the screens that show them."""

from __future__ import annotations

import random
from pathlib import Path

from app.data import CLOCK
from app.scoresheet.agreement import LAST_SHEET, Agreement, agreement_to_text
from engine.scoresheet.taps import Cards, Enter, FinishRound, Penalty, Score, ScoreMark, SheetEvent
from engine.scoresheet.terms import Terms
from store.opening import open_store
from store.store import Store

FOUR = ("Mum", "Jo", "Sam", "Gran")
TALLY = Agreement(FOUR, "kilodney")
CARDS = Agreement(FOUR, "switch-black-jack")
FREE = Agreement(FOUR, free=Terms(name="Rummy", target=300))
TIED = Agreement(FOUR, free=Terms(name="Rummy", rounds=1, penalty=5))
EVENING = Agreement(("Zoë", "Mia", "Anna", "Karl", "Jo"), free=Terms(name="Rummy", wins="low", rounds=4))
TWELVE = Agreement(
    ("Grandmother", "Bartholomew", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana", "Ines", "Jun", "Kim", "Leo"),
    free=Terms(name="Rummy", rounds=9),
)
EIGHT = Agreement(("Grandmother", "Bartholomew", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana"), free=Terms(wins="low"))


def keep(folder: Path, agreed: Agreement, rounds: int, seed: int = 1, more: tuple[SheetEvent, ...] = ()) -> int:
    """Store a sheet with so many rounds and then the taps `more`; return the match's id. It's also the last sheet."""
    with open_store(folder, CLOCK) as store:
        store.settings.set_text(LAST_SHEET, agreement_to_text(agreed))
        return _keep(store, agreed, rounds, seed, more)


def keep_to_the_end(folder: Path, agreed: Agreement, matches: int, seed: int = 1) -> list[int]:
    """Store so many finished sheets, and return the ids of their matches."""
    with open_store(folder, CLOCK) as store:
        return [_keep(store, agreed, 999, seed + n, ()) for n in range(matches)]


def _keep(store: Store, agreed: Agreement, rounds: int, seed: int, more: tuple[SheetEvent, ...]) -> int:
    rng = random.Random(seed)
    match = store.sheets.begin_sheet(agreed.terms, agreed.people, game=agreed.game)
    lease = store.leases.acquire(match.id, "test", "test")
    sheet = store.sheets.get(match.id)
    assert sheet is not None
    for number in range(1, rounds + 1):
        for event in _round(agreed, number, rng):
            if sheet.current_picture.over:
                break
            store.sheets.apply_tap(lease, sheet, event)
        if sheet.current_picture.over:
            break
    for event in more:
        store.sheets.apply_tap(lease, sheet, event)
    store.leases.release(lease)
    return match.id


def _round(agreed: Agreement, number: int, rng: random.Random) -> list[SheetEvent]:
    """Return the taps of one round: a random player goes out, or scores are random."""
    many = len(agreed.people)
    first = rng.randrange(many)
    if agreed.game == "kilodney":
        marks: list[SheetEvent] = [ScoreMark(number, rng.randrange(many), rng.choice((1, 1, 2, -1))) for _ in range(6)]
        victim = (first + rng.randrange(1, many)) % many
        return [*marks, ScoreMark(number, first, rng.randint(2, 9), out=victim), FinishRound(number)]
    entries: list[SheetEvent] = []
    for player in range(many):
        if agreed.game:
            hand = [rng.choice("A23456789TJQK") + rng.choice("SHDC") for _ in range(rng.randint(1, 4))]
            entries.append(Enter(number, player, Cards(tuple(hand) if player != first else ())))
        else:
            entries.append(Enter(number, player, Score(rng.randint(0, 40) if player != first else 0)))
    return [*entries, FinishRound(number)]


def now_tapped(round: int) -> tuple[SheetEvent, ...]:
    """Return the taps of a round in which two players' held cards were entered."""
    return (Enter(round, 0, Cards(("AS", "7H", "JD"))), Enter(round, 1, Cards(())))


def now_tied() -> tuple[SheetEvent, ...]:
    """Return the taps of a round after which two players have the same total, one of them because of a penalty."""
    entered = [Enter(1, player, Score(points)) for player, points in enumerate((12, 17, 9, 3))]
    return (*entered, Penalty(1, 1, "missed"), FinishRound(1))


def tied_rounds(people: int) -> tuple[SheetEvent, ...]:
    """The events of two rounds after which all `people` have the same total."""
    return tuple(
        event
        for number in (1, 2)
        for event in (*(Enter(number, player, Score(5)) for player in range(people)), FinishRound(number))
    )
