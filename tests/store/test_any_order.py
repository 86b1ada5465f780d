"""Whatever the order of playing, undoing, finishing, ending, taking over and killing, what was
acknowledged is there.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from store.opening import FILE_NAME
from store.records import Lease, Result
from store.store import Store
from tests.store.tables import HEADER, Clocks, opened, two_seats

texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)
choice = st.integers(0, 10**6)


@dataclass
class Known:
    """What the store has acknowledged about one match."""

    id: int
    lease: Lease
    actions: list[tuple[int, str]] | None = None
    notations: list[str] = field(default_factory=list)
    totals: tuple[int, ...] = ()
    state: str = "open"
    voided: bool = False


class AnyOrder(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.root = Path(mkdtemp())
        self.folder = self.root / "0"
        self.clocks = Clocks()
        self.store: Store = opened(self.folder, self.clocks)
        self.left_behind: list[Store] = []
        self.known: list[Known] = []
        self.holders = 0

    def teardown(self) -> None:
        for store in (self.store, *self.left_behind):
            store.close()
        shutil.rmtree(self.root)

    def lease(self, match_id: int) -> Lease:
        self.holders += 1
        return self.store.leases.acquire(match_id, f"window {self.holders}", "a window", take_over=True)

    def playing(self, which: int, with_hand: bool) -> Known | None:
        """Return one of the open matches with, or without, a hand in play; None if there's none."""
        fit = [known for known in self.known if known.state == "open" and (known.actions is not None) == with_hand]
        return fit[which % len(fit)] if fit else None

    @initialize()
    def one_match(self) -> None:
        self.new_match()

    @rule()
    def new_match(self) -> None:
        match = self.store.matches.begin_match(two_seats())
        self.known.append(Known(match.id, self.lease(match.id)))

    @rule(which=choice, seed=st.integers())
    def begin(self, which: int, seed: int) -> None:
        if known := self.playing(which, with_hand=False):
            hand = self.store.hands.begin_hand(known.lease, len(known.notations) + 1, 0, seed, HEADER)
            assert hand.seed == seed
            known.actions = []

    @rule(which=choice, seat=st.integers(0, 1), added=st.lists(texts, min_size=1, max_size=5))
    def append(self, which: int, seat: int, added: list[str]) -> None:
        if known := self.playing(which, with_hand=True):
            assert known.actions is not None
            for text in added:
                self.store.hands.append_action(known.lease, len(known.notations) + 1, seat, text)
                known.actions.append((seat, text))

    @rule(which=choice, keep=choice)
    def undo(self, which: int, keep: int) -> None:
        known = self.playing(which, with_hand=True)
        if known and known.actions:
            keep %= len(known.actions)
            self.store.hands.undo_actions(known.lease, len(known.notations) + 1, 0, keep)
            del known.actions[keep:]

    @rule(which=choice, notation=texts, totals=st.tuples(st.integers(-99, 99), st.integers(-99, 99)))
    def finish(self, which: int, notation: str, totals: tuple[int, int]) -> None:
        if known := self.playing(which, with_hand=True):
            result = Result(totals, totals, (0, 1), "won", 1)
            self.store.hands.finish_hand(known.lease, len(known.notations) + 1, notation, result)
            known.notations.append(notation)
            known.totals = totals
            known.actions = None

    @rule(which=choice)
    def end(self, which: int) -> None:
        if known := self.playing(which, with_hand=False):
            self.store.matches.end_match(known.lease, "finished", (1, 2))
            known.state = "finished"

    @rule(which=choice)
    def void_or_restore(self, which: int) -> None:
        known = self.known[which % len(self.known)]
        (self.store.matches.restore_match if known.voided else self.store.matches.void_match)(known.id)
        known.voided = not known.voided

    @rule(which=choice)
    def take_over(self, which: int) -> None:
        known = self.known[which % len(self.known)]
        known.lease = self.lease(known.id)

    @rule(ms=st.integers(0, 60_000))
    def wait(self, ms: int) -> None:
        self.clocks.advance(ms)

    @precondition(lambda self: len(self.left_behind) < 5)
    @rule()
    def die_and_come_back(self) -> None:
        """Open a copy of the files as a killed process would leave them now."""
        died = self.folder
        self.folder = self.root / str(len(self.left_behind) + 1)
        self.folder.mkdir()
        for ending in ("", "-wal"):
            shutil.copy(died / (FILE_NAME + ending), self.folder)
        self.left_behind.append(self.store)
        self.store = opened(self.folder, self.clocks)
        assert self.store.notice is None

    @invariant()
    def all_that_was_acknowledged_is_there(self) -> None:
        for known in self.known:
            match = self.store.matches.get(known.id)
            assert match is not None and match.intact
            assert (match.state, match.voided, match.totals) == (known.state, known.voided, known.totals)
            assert [hand.notation for hand in self.store.hands.hands_of_match(known.id)] == known.notations
            hand = self.store.hands.hand_in_play(known.id)
            assert (hand is not None) == (known.actions is not None)
            if hand:
                assert hand.intact and hand.number == len(known.notations) + 1
                assert [(action.seat, action.text) for action in hand.actions] == known.actions
        shown = {match.id for match in self.store.matches.read_page(limit=100).matches}
        assert shown == {known.id for known in self.known if not known.voided}
        unfinished = {match.id for match in self.store.matches.unfinished_matches()}
        assert unfinished == {known.id for known in self.known if known.state == "open" and not known.voided}


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=15, stateful_step_count=20)
