"""Kills by SIGKILL during automated play, half of them within 5 ms of a write.

What was acknowledged is there, and the hand continues exactly as without the kill. The app's own `Playing` plays before
and after.
"""

from __future__ import annotations

import random
import shutil
import sys
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from app.table.playing import MatchUnplayable
from store.errors import StoreError
from store.opening import open_in_memory, open_store
from store.store import Store
from tests.bench.figure import Figure
from tests.kills._nursery import Kill, Nursery, interrupted
from tests.kills._playing import CLOCK, agreed, next_move, taken_up

SEED = 20
NEAR_MS = 5
A_FOLDER = 100  # kills; then a new match, so that a look at all of it takes no time


class Unkilled:
    """The match as it goes without kills: the notation of its hands, and how many actions they have."""

    def __init__(self) -> None:
        self._store = open_in_memory(CLOCK)
        self._playing = taken_up(self._store, self._store.matches.begin_match(agreed(SEED)).id)
        self._hands: list[tuple[str, int]] = []

    def close(self) -> None:
        """Close the store that the match is in."""
        self._store.close()

    def hand(self, number: int) -> str:
        """Return the notation of a hand."""
        return self._hand(number)[0]

    def place(self, number: int, actions: int) -> str:
        """Return the position of a match; after a hand's last action it's over, whether it was counted or not."""
        return f"{number}:{'end' if actions == self._hand(number)[1] else actions}"

    def _hand(self, number: int) -> tuple[str, int]:
        playing = self._playing
        while len(self._hands) < number:
            if playing.hand_over:
                playing.deal_next_hand()
            while not playing.hand_over:
                seat, move = next_move(playing)
                playing.commit_move(move, seat)
            self._hands.append((playing.notation(), len(playing.steps)))
        return self._hands[number - 1]


def position(store: Store, match_id: int, unkilled: Unkilled) -> str:
    """Return the position of the match in the file."""
    match, hand = store.matches.get(match_id), store.hands.hand_in_play(match_id)
    assert match is not None
    return unkilled.place(hand.number, len(hand.actions)) if hand else f"{match.hands}:end"


def said(line: list[str], unkilled: Unkilled) -> str:
    """Return the position of the match according to a line that the child printed."""
    number, actions = line[1].split(":")
    return line[1] if actions == "end" else unkilled.place(int(number), int(actions))


def lost(store: Store, match_id: int, kill: Kill, before: str, unkilled: Unkilled) -> list[str]:
    """Return what is wrong in the file; `before` is the position at the child's start."""
    found = [f"notice {store.notice}"] if store.notice else []
    found += [f"damaged {row}" for row in store.find_damage()]
    written = [said(line, unkilled) for line in kill.lines if line[0] == "wrote"]
    allowed = {written[-1] if written else before}
    if kill.lines and kill.lines[-1][0] == "about":
        allowed.add(said(kill.lines[-1], unkilled))
    now = position(store, match_id, unkilled)
    if now not in allowed:
        found.append(f"lost: at {now}, not at {' or '.join(sorted(allowed))}")
    return found


def strayed(folder: Path, match_id: int, unkilled: Unkilled) -> list[str]:
    """Return where play differs when the app opens the match and plays the hand to its end."""
    with open_store(folder, CLOCK) as store:
        try:
            playing = taken_up(store, match_id)
            while not playing.hand_over:
                seat, move = next_move(playing)
                playing.commit_move(move, seat)
        except (MatchUnplayable, StoreError) as error:
            return [f"cannot go on: {error}"]
        hands = store.hands.hands_of_match(match_id)
        return [f"hand {each.number} is another" for each in hands if each.notation != unkilled.hand(each.number)]


def kill(times: int) -> list[Figure]:
    """Kill so many times, and return the figures; after Ctrl-C, those so far."""
    rng = random.Random(SEED)
    kills: list[Kill] = []
    continued = 0
    begun = time.monotonic()
    with (
        closing(Unkilled()) as unkilled,
        interrupted() as stop,
        Nursery("tests.kills._playing") as nursery,
    ):
        while len(kills) < times and not stop.is_set():
            with TemporaryDirectory() as name:
                folder, copy = Path(name) / "played", Path(name) / "copy"
                with open_store(folder, CLOCK) as store:
                    match_id = store.matches.begin_match(agreed(SEED)).id
                before = "0:end"
                for _ in range(min(A_FOLDER, times - len(kills))):
                    if stop.is_set():
                        break
                    kills.append(nursery.kill(folder, rng, near=len(kills) % 2 == 0))
                    shutil.copytree(folder, copy)
                    with open_store(folder, CLOCK) as store:
                        found = lost(store, match_id, kills[-1], before, unkilled)
                        before = position(store, match_id, unkilled)
                    found += strayed(copy, match_id, unkilled)
                    shutil.rmtree(copy)
                    continued += not found
                    for complaint in found:
                        print(f"kill {len(kills)}: {complaint}", file=sys.stderr)
            each = (time.monotonic() - begun) / max(1, len(kills))
            print(f"{len(kills)} kills, {continued} without a loss, {each:.2f} s each", file=sys.stderr, flush=True)
    writes = sum(line[0] == "wrote" for kill in kills for line in kill.lines)
    near = sum(kill.since_ms <= NEAR_MS for kill in kills)
    within = sum(bool(kill.lines) and kill.lines[-1][0] == "about" for kill in kills)
    return [
        Figure("killed", len(kills), "times", floor=times, more=True),
        Figure("killed within 5 ms of a write", near, "times", floor=len(kills) // 2, more=True),
        Figure("killed between the word and the deed", within, "times"),
        Figure("writes acknowledged", writes, "writes"),
        Figure("continued as if nothing had been", continued, "times", floor=len(kills), goal=len(kills), more=True),
    ]
