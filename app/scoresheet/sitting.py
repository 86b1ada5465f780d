"""A sheet as it lies open on one screen: taken from the store under a lease and given back; every tap is written
down before it is drawn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

import flet as ft

from app.platform.background import finished
from app.scoresheet import keeping
from app.scoresheet.typed import Typed
from app.table.sitting import where, why
from app.ui.moments import said
from app.ui.shell import App
from app.ui.words import tr
from engine.scoresheet import Enter, Event, Odd, Picture, Sheet, SheetError, TimeUp
from store import LeaseHeld, LeaseLost, Match, StoreError, WrongMoment
from store.records import RENEW_MS, Lease

T = TypeVar("T")
STOPPED: Final = ("lost", "broken")
MINUTE: Final = 60_000
NOTHING_TYPED: Final = Typed()


@dataclass(frozen=True)
class Shown:
    """What the sheet's screen shows. `round` 0 is the one in play, `way` is how its entries are made.

    `panel` is what lies over it: "", "menu", "person", "rounds", "referee", "note", "ways",
    "join", "tie", "lost", "broken".
    """

    picture: Picture | None = None
    title: str = ""
    colours: Mapping[str, int] | None = None
    round: int = 0
    player: int = 0
    way: str = ""
    typed: Typed = NOTHING_TYPED
    suit: str = "S"
    knocked: int = -1
    warning: tuple[Odd, ...] = ()
    panel: str = ""
    about: str = ""
    card: str = ""
    left: int = -1

    @property
    def number(self) -> int:
        """The round that is looked at."""
        return self.round or (self.picture.round if self.picture else 0)


class Sitting:
    """One sheet on one screen. `show` is called with every new Shown; nothing here raises into the screen."""

    def __init__(self, app: App, match_id: int, show: Callable[[Shown], None]) -> None:
        self.app = app
        self.match_id = match_id
        self.shown = Shown()
        self._show = show
        self._sheet: Sheet | None = None
        self._lease: Lease | None = None
        self._match: Match | None = None
        self._aside: set[asyncio.Future[None]] = set()
        self._lock = asyncio.Lock()
        self._thumb = asyncio.Lock()
        self._rung = False
        self._asked = asyncio.Event()
        self._ended = asyncio.Event()
        self._take_over = False
        self._present = asyncio.Event()
        self._present.set()

    async def run(self) -> None:
        """Opens the sheet and keeps it until the screen is left: cancel it then."""
        self._show(self.shown)  # nothing of the sheet that lay here before
        while True:
            await self._present.wait()
            self._asked.clear()
            if await self._open():
                self._stay_awake(True)
                try:
                    await self._renew()
                finally:
                    await self._close()
            if self.shown.panel in STOPPED:
                await self._asked.wait()

    def come(self) -> None:
        """Somebody looks again."""
        self._present.set()

    def leave(self) -> None:
        """Nobody looks any more: another window may go on."""
        self._present.clear()
        self._ended.set()

    def take_over(self) -> None:
        """The sheet is wanted here, wherever else it is open."""
        self._take_over = True
        self._asked.set()

    def try_again(self) -> None:
        """What went wrong may be over."""
        self._asked.set()

    async def _open(self) -> bool:
        data = self.app.data
        assert data is not None
        store = data.store
        take_over, self._take_over = self._take_over, False

        def begin() -> tuple[Lease, Sheet, Match | None, Mapping[str, int]]:
            lease = store.acquire(self.match_id, data.holder, where(self.app), take_over)
            try:
                sheet = store.sheet(self.match_id)
                if sheet is None:
                    raise SheetError(tr("lost.match"))
                return lease, sheet, store.match(self.match_id), keeping.colours(data)
            except Exception:
                store.release(lease)
                raise

        try:
            self._lease, sheet, self._match, colours = await finished(begin)
        except LeaseHeld as held:
            self._stop("lost", tr("play.lost_about", where=held.label, time=said(held.since)))
            return False
        except (StoreError, SheetError, WrongMoment, ValueError) as problem:
            self.app.journal.failed("opening a sheet", problem)
            self._stop("broken", why(problem))
            return False
        self._sheet, picture, before = sheet, sheet.picture, self.shown
        title = picture.terms.name or tr("keep.free")
        # Who comes back finds what was looked at: the line may have been gone for a moment only.
        self.shown = Shown(
            picture, title, colours, before.round, before.player, before.way or picture.terms.entry,
            suit=before.suit, left=self._minutes_left(),
        )  # fmt: skip
        self._settle()
        self.draw()
        if sheet.skipped:
            self.app.say(tr("keep.skipped", count=sheet.skipped))
        return True

    async def _close(self) -> None:
        lease, self._lease = self._lease, None
        self._stay_awake(False)
        data = self.app.data
        if lease is None or data is None:
            return
        try:
            await finished(lambda: data.store.release(lease))
        except StoreError as problem:  # it may have been closed with the window; the lease then ends by itself
            self.app.journal.note(f"releasing a sheet: {problem}")

    async def _renew(self) -> None:
        """Keeps the lease while somebody looks, and watches the time where one was agreed."""
        while self._present.is_set() and self.shown.panel not in STOPPED:
            self._ended.clear()
            await self._watch_time()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), RENEW_MS / 1000)
            lease, data = self._lease, self.app.data
            if lease is not None and data is not None:
                await self._kept(partial(data.store.renew, lease))

    async def _watch_time(self) -> None:
        picture = self.shown.picture
        if picture is None or not picture.terms.minutes:
            return
        left = self._minutes_left()
        if left != self.shown.left:
            self.change(left=left)
        if left == 0 and not self._rung and not picture.time_up and not picture.over:
            self._rung = await self.do(TimeUp())  # once: who takes that back wants to play on
            self.app.say(tr("keep.time_up"))

    def _minutes_left(self) -> int:
        """Whole minutes of the time that was agreed, -1 where none was."""
        terms = self._sheet.terms if self._sheet else None
        data = self.app.data
        if terms is None or not terms.minutes or self._match is None or data is None:
            return -1
        gone = keeping.now() - self._match.created
        return max(0, -(-(terms.minutes * MINUTE - gone) // MINUTE))

    def _stay_awake(self, on: bool) -> None:
        """The screen stays on while a sheet lies open, where there is a screen and it can be told so."""
        if not self.app.present:
            return
        service = self.app.service(ft.Wakelock)

        async def tell() -> None:
            try:
                await (service.enable() if on else service.disable())
            except (RuntimeError, TimeoutError) as problem:
                self.app.journal.note(f"the screen may go dark: {problem}")

        # Held until it is done, and not waited for: the client may be gone before it answers.
        task = asyncio.ensure_future(tell())
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def do(self, event: Event, typed: Typed = NOTHING_TYPED) -> bool:
        """Writes a tap down, then shows what it gives, with `typed` on the pad; whether it was taken."""
        async with self._lock:
            return await self._do(event, typed)

    async def _do(self, event: Event, typed: Typed) -> bool:
        sheet, lease, data = self._sheet, self._lease, self.app.data
        if sheet is None or lease is None or data is None:
            return False
        try:
            picture = await self._kept(lambda: data.store.tap(lease, sheet, event))
        except SheetError as problem:
            self.app.say(str(problem))
            return False
        except WrongMoment:
            await self._read_again()
            return False
        if picture is None:
            return False
        entered = isinstance(event, Enter) and (event.round, event.player) == (self.shown.number, self.shown.player)
        self.shown = replace(self.shown, picture=picture, warning=(), typed=typed if entered else self.shown.typed)
        self._settle()
        self.draw()
        return True

    async def _read_again(self) -> None:
        """Somebody else wrote on it: it is shown as it is now."""
        data = self.app.data
        assert data is not None
        sheet = await self._kept(lambda: data.store.sheet(self.match_id))
        if sheet is not None:
            self._sheet = sheet
            self.shown = replace(self.shown, picture=sheet.picture, typed=Typed(), warning=())
            self._settle()
            self.draw()
            self.app.say(tr("keep.changed_elsewhere"))

    async def _kept(self, work: Callable[[], T]) -> T | None:
        """Runs something that reads or writes; what goes wrong is said, and the sheet stops where it stands."""
        try:
            return await finished(work)
        except LeaseLost as lost:
            self._stop("lost", tr("play.taken_about", where=lost.label or tr("play.where_unknown")))
        except StoreError as problem:
            self.app.journal.failed("writing a tap", problem)
            self._stop("broken", why(problem))
        return None

    def _stop(self, panel: str, about: str) -> None:
        self._lease = None
        self._ended.set()
        self.change(panel=panel, about=about)

    def _settle(self) -> None:
        """After the sheet has changed: a round and a player that are there are looked at; whose panel is open stays."""
        shown = self.shown
        picture = shown.picture
        assert picture is not None
        round = 0 if shown.round >= picture.round or shown.round > len(picture.rounds) else shown.round
        player = shown.player
        away = not round and player not in picture.seating and shown.panel != "person"
        if player >= len(picture.lines) or away:
            player = picture.seating[0] if picture.seating else 0
        if (round, player) != (shown.round, shown.player):
            shown = replace(shown, typed=Typed(), knocked=-1)
        self.shown = replace(shown, round=round, player=player)

    def change(self, **values: Any) -> None:
        """Shows the sheet with something else about it."""
        self.shown = replace(self.shown, **values)
        self.draw()

    def draw(self) -> None:
        """Shows the sheet as it is now."""
        self._show(self.shown)
