"""kill -9 during automated play, half of the kills within 5 ms of a write: what was acknowledged is there, and the
hand goes on exactly as it would have without the kill."""

from __future__ import annotations

import os
import random
import selectors
import subprocess
import sys
import time
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from store import open_store
from store.store import Store
from tests.bench.figure import Figure
from tests.kills._playing import CLOCK, LEVELS, Hand, agreed, hand_seed, taken_up

ROOT = Path(__file__).resolve().parents[2]
SEED = 20
NEAR_MS = 5
LONGEST_START = 2.0  # seconds; by then a child has begun to play


@dataclass
class Kill:
    """One kill: what had been said when it came, and how long ago."""

    lines: list[list[str]] = field(default_factory=list)
    at: int = 0

    @property
    def since_ms(self) -> float:
        """From the last thing said before the kill; much when nothing was said."""
        times = [int(line[2]) for line in self.lines if int(line[2]) <= self.at]
        return (self.at - times[-1]) / 1e6 if times else 1e9


@cache
def unkilled(number: int) -> tuple[str, list[str], str]:
    """Header, actions and notation of hand `number` as it goes when nobody is killed."""
    match = agreed(SEED)
    names = tuple(seat.name for seat in match.seats)
    hand = Hand(match.rules, names, (number - 1) % len(LEVELS), hand_seed(SEED, number))
    while not hand.state.over:
        hand.play(*hand.choose())
    return hand.header, hand.actions, hand.notation()


def kill_once(folder: Path, chance: random.Random, near: bool) -> Kill:
    """Lets a child play and kills it: `near` a write, or at any moment from its start on."""
    kill = Kill()
    wanted = chance.randint(1, 60) if near else sys.maxsize
    delay = chance.uniform(0, 0.004 if near else LONGEST_START)
    command = [sys.executable, "-m", "tests.kills._playing", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as child, selectors.DefaultSelector() as waiting:
        assert child.stdout is not None
        pipe = child.stdout.fileno()
        waiting.register(pipe, selectors.EVENT_READ)
        said = b""
        end = None if near else time.monotonic() + delay
        while end is None or (left := end - time.monotonic()) > 0:
            if waiting.select(None if end is None else left):
                part = os.read(pipe, 65536)
                if not part:
                    raise RuntimeError("the child ended by itself")
                said += part
                if end is None and said.count(b"\n") >= wanted:
                    end = time.monotonic() + delay
        kill.at = time.monotonic_ns()
        child.kill()
        said += child.stdout.read()
    kill.lines = [line.split() for line in said.decode().splitlines()]
    return kill


def position(store: Store, match_id: int) -> str:
    """How far the match is, as the child says it."""
    match, hand = store.match(match_id), store.open_hand(match_id)
    assert match is not None
    return f"{hand.number}:{len(hand.actions)}" if hand else f"{match.hands}:end"


def complaints(store: Store, match_id: int, kill: Kill, before: str) -> list[str]:
    """What is not as it must be after a kill; `before` is where the match stood when the child was started."""
    found = [f"notice {store.notice}"] if store.notice else []
    found += [f"damaged {row}" for row in store.damage()]
    written = [line[1] for line in kill.lines if line[0] == "wrote"]
    allowed = {written[-1] if written else before}
    if kill.lines and kill.lines[-1][0] == "about":
        allowed.add(kill.lines[-1][1])
    now = position(store, match_id)
    if now not in allowed:
        found.append(f"lost: at {now}, not at {' or '.join(sorted(allowed))}")
    for hand in store.hands(match_id):
        if hand.notation != unkilled(hand.number)[2]:
            found.append(f"hand {hand.number} is another")
    opened = store.open_hand(match_id)
    if opened:
        try:
            continued = taken_up(store, opened)
            while not continued.state.over:
                continued.play(*continued.choose())
            if continued.notation() != unkilled(opened.number)[2]:
                found.append(f"hand {opened.number} goes on otherwise")
        except ValueError as error:
            found.append(f"hand {opened.number}: {error}")
    return found


def kill(times: int) -> list[Figure]:
    """Kills so many times and says what came of it."""
    chance = random.Random(SEED)
    kills: list[Kill] = []
    continued = 0
    with TemporaryDirectory() as name:
        folder = Path(name)
        with open_store(folder, CLOCK) as store:
            match_id = store.new_match(agreed(SEED)).id
            before = position(store, match_id)
        for number in range(times):
            kills.append(kill_once(folder, chance, near=number % 2 == 0))
            with open_store(folder, CLOCK) as store:
                found = complaints(store, match_id, kills[-1], before)
                before = position(store, match_id)
            continued += not found
            for complaint in found:
                print(f"kill {number + 1}: {complaint}", file=sys.stderr)
    writes = sum(line[0] == "wrote" for kill in kills for line in kill.lines)
    near = sum(kill.since_ms <= NEAR_MS for kill in kills)
    within = sum(bool(kill.lines) and kill.lines[-1][0] == "about" for kill in kills)
    return [
        Figure("killed", times, "times"),
        Figure("killed within 5 ms of a write", near, "times", floor=times // 2, more=True),
        Figure("killed between the word and the deed", within, "times"),
        Figure("writes acknowledged", writes, "writes"),
        Figure("continued as if nothing had been", continued, "times", floor=times, goal=times, more=True),
    ]
