"""What one tap costs: the files and calls of the app between a card that is tapped and the bot's answer on the screen,
and how many controls are made meanwhile.

`python -m tests.tap` prints them; of calls, none of Flet, of the tests or of Python itself is counted. What Flet does
goes with the controls: each that is made is filled, compared with the one before and put in its place, some 500 calls.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from flet.controls.id_counter import ControlId

from app.lazy_routes import import_screens
from app.table.playing import Playing
from engine.cards import CARD_TEXT
from engine.moves import Move, card_of, is_play
from store.records import Seat
from tests.app.at_table import STILL, opened_actions, playable, quiet_card
from tests.app.tables import agreed, brought_to
from tests.app.visits import visit

HOUSE: Final = Path(__file__).resolve().parents[1]
ROOMS: Final = ("app", "engine", "store")
PLAIN: Final = "3569TQK"  # ranks that do nothing
#: What happens beside a tap: the code of other screens is read in, home under the table reads what it tells, the lease
#: is renewed now and then.
BESIDE: Final = ("app/main.py", "app/lazy_routes.py", "app/home/", "store/parts/leases.py")
TURNS: Final = 5000  # of the event loop, until an answer that does not come is a mistake
PAINTING: Final = ("app/table/painter.py", "picture_of")


@dataclass(frozen=True)
class Recording:
    """How often each function was called, by file and name, and how many `controls` were made."""

    calls: Counter[tuple[str, str]]
    controls: int

    @property
    def files(self) -> Counter[str]:
        """Return the number of calls in each file."""
        found: Counter[str] = Counter()
        for (file, _), times in self.calls.items():
            found[file] += times
        return found

    @property
    def paints(self) -> int:
        """Return how often a picture of the table was made."""
        return self.calls[PAINTING]


class _Recorder:
    """Counts the calls of the project's functions while it's on, in all threads that are started meanwhile."""

    def __init__(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()
        self._known: dict[CodeType, tuple[str, str] | None] = {}
        self._counting = False

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if self._counting and event == "call":
            code = frame.f_code
            if code not in self._known:
                self._known[code] = _named(code)
            named = self._known[code]
            if named is not None:
                self.calls[named] += 1

    @contextmanager
    def on(self) -> Iterator[None]:
        """Count calls within the block."""
        self._counting = True
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            self._counting = False  # a thread that was begun here keeps its profile


def _named(code: CodeType) -> tuple[str, str] | None:
    path = Path(code.co_filename)
    if not path.is_relative_to(HOUSE):
        return None
    file = path.relative_to(HOUSE)
    return (str(file), code.co_qualname) if file.parts[0] in ROOMS and not str(file).startswith(BESIDE) else None


def _simple(playing: Playing) -> bool:
    """Return whether Mia can play a card without an effect, and whatever Ben plays next has none either."""
    if not quiet_card(playing):
        return False
    state = playing.state.copy()
    state.apply(next(move for move in state.legal_moves() if is_play(move) and _ordinary(move)), 0)
    answers = [move for move in state.legal_moves() if is_play(move)]
    return state.to_act == 1 and bool(answers) and all(map(_ordinary, answers))


def _ordinary(move: Move) -> bool:
    return CARD_TEXT[card_of(move)][0] in PLAIN


async def record(folder: Path) -> Recording:
    """Play a card without effect at a table of two, and record until the bot has answered."""
    match = brought_to(folder, agreed((Seat("Mia"), Seat("Ben", "careless")), hands=3), _simple, **STILL)
    recorder = _Recorder()
    async with visit(folder, f"/play/{match}") as client:
        await import_screens()
        await client.until(lambda: playable(client), "the turn")
        await client.settle()
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor())  # its threads begin while it is on
        card = next(name for name in playable(client) if name[5] in PLAIN)
        acted = len(opened_actions(client, match))
        made = ControlId.next()
        with recorder.on():
            await client.click(card)
            for _ in range(TURNS):
                if not client.has(card) and playable(client):
                    break
                await asyncio.sleep(0)
            await client.settle()
        made = ControlId.next() - made - 1
        assert len(opened_actions(client, match)) == acted + 2, "the bot has answered once"
    return Recording(recorder.calls, made)


def main() -> None:
    """Print the files and calls of one tap."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(record(Path(folder)))
    for file, times in sorted(found.files.items()):
        print(f"{times:6} {file}")
    calls, files = found.calls.total(), len(found.files)
    print(f"{calls} calls in {files} files, {found.paints} pictures of the table, {found.controls} controls made")


if __name__ == "__main__":
    main()
