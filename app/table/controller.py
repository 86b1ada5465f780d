"""Plays a match on the screen: people's taps and bots' thoughts become moves, and moves become pictures.

One task drives the match (`run`); what people do arrives through the Actions of the table. The state of the game is
`Playing`'s alone; a component gets nothing but a frozen `Shown`.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

from app.screens.moments import said
from app.shell import App
from app.table.painter import Mood, Painter
from app.table.picture import Picture
from app.table.playing import CannotContinue, Past, Playing, as_written
from app.table.wording import happened, refused, rule_text
from app.words import tr
from engine.bots import bot
from engine.cards import Card
from engine.moves import BACK, DRAW, END, OUT, SAY, TAKE, Move, card_of, catch, is_play, named_of, named_text, play
from engine.refusal import IllegalMove
from engine.state import START
from store import LeaseHeld, LeaseLost, StoreError
from store.records import RENEW_MS

T = TypeVar("T")
_log = logging.getLogger("app")
STOPPED: Final = ("lost", "broken")  # panels under which nothing is played
PACE: Final = {"slow": 1600, "normal": 1000, "fast": 450, "none": 0}
SYSTEMS: Final = {"ios": "iOS", "macos": "macOS", "android": "Android", "linux": "Linux", "windows": "Windows"}
SLICE: Final = 0.008
DEAL_PAUSE: Final = 0.35
NOTICE_PAUSE: Final = 700
OPENING: Final = Picture(title=tr("play.opening"))


@dataclass(frozen=True)
class Shown:
    """What the table screen shows: a picture, and what lies on it."""

    picture: Picture
    panel: str = ""  # "", "hand", "match", "menu", "resign", "rule", "lost", "broken"
    about: str = ""
    rule: str = ""


class Controller:
    """One match on one screen. `show` is called with every new Shown; nothing here raises into the screen."""

    def __init__(self, app: App, match_id: int, show: Callable[[Shown], None]) -> None:
        self.app = app
        self.match_id = match_id
        self.show = show
        self.playing: Playing | None = None
        self.painter = Painter()
        self.mood = Mood()
        self.panel = ""
        self.about = ""
        self.rule = ""
        self.viewer = 0
        self.task: asyncio.Future[None] | None = None
        self._lock = asyncio.Lock()
        self._nudge = asyncio.Event()
        self._aside: set[asyncio.Future[None]] = set()
        self._asked = asyncio.Event()
        self._take_over = False
        self._present = asyncio.Event()
        self._present.set()
        self._hurry = False
        self._confirmed = -1  # after how many actions people have had their time to call a missed word,
        self._noticed = -1  # and the bots theirs
        self._picture = OPENING

    # --- the match ---------------------------------------------------------------------------

    async def run(self) -> None:
        """Opens the match and plays it until the screen is left: cancel it then."""
        while True:
            if await self._open():
                await self._play()
            if self.panel in STOPPED:
                self._asked.clear()
                await self._asked.wait()
            await self._present.wait()

    async def _play(self) -> None:
        renewing = asyncio.create_task(self._renew())
        try:
            while self.playing is not None and self.panel not in STOPPED and self._present.is_set():
                await self._step(self.playing)
        finally:
            renewing.cancel()
            await self._close()

    async def _open(self) -> bool:
        data = self.app.data
        assert data is not None
        take_over, self._take_over = self._take_over, False

        def begin() -> Playing:
            lease = data.store.acquire(self.match_id, data.holder, where(self.app), take_over)
            try:
                return Playing(data.store, lease)
            except Exception:
                data.store.release(lease)
                raise

        try:
            self.playing = playing = await finished(begin)
        except LeaseHeld as held:
            self._panel("lost", tr("play.lost_about", where=held.label, time=said(held.since)))
            return False
        except (CannotContinue, StoreError, ValueError) as problem:
            self.app.journal.failed("opening a match", problem)
            self._panel("broken", str(problem))
            return False
        self.app.hold_notation(playing.notation)
        self.painter.begin(playing)
        self.mood, self.rule, self.panel, self.about = Mood(), "", "", ""
        self._hurry, self._confirmed, self._noticed = False, -1, -1
        self._seat_viewer()
        if playing.past:
            self.mood = replace(self.mood, words=self._words(playing, playing.past[-1]))
        elif not playing.hand_over:
            await self._deal()
        self.draw()
        return True

    async def _close(self) -> None:
        """Gives the match free for other windows; what is on the screen stays there."""
        self.app.hold_notation(None)
        playing, self.playing = self.playing, None
        if playing is None:
            return
        try:
            await finished(lambda: playing.store.release(playing.lease))
        except StoreError as problem:  # it may have been closed with the window; the lease then ends by itself
            self.app.journal.note(f"releasing a match: {problem}")

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_MS / 1000)
            if self.playing is not None:
                await self._kept(partial(self.playing.store.renew, self.playing.lease))

    async def _kept(self, work: Callable[[], T]) -> T | None:
        """Runs something that writes; what goes wrong is said, and the match stops where it stands."""
        try:
            return await finished(work)
        except LeaseLost as lost:
            self._panel("lost", tr("play.taken_about", where=lost.label or tr("play.where_unknown")))
        except StoreError as problem:
            self.app.journal.failed("writing a move", problem)
            self._panel("broken", str(problem))
        self._wake()
        return None

    async def _deal(self) -> None:
        """Shows the cards on the stock, then dealt."""
        self.mood = replace(self.mood, words=tr("play.dealt"), dealing=not self.app.still)
        self.draw()
        if self.mood.dealing:
            await asyncio.sleep(DEAL_PAUSE)
            self.mood = replace(self.mood, dealing=False)

    # --- turns -------------------------------------------------------------------------------

    async def _step(self, playing: Playing) -> None:
        """Waits for, or makes, the next thing that happens."""
        state = playing.state
        if self.panel or self.mood.cover:
            await self._wait()
        elif playing.hand_over or playing.over:
            await self._pause(0 if self.app.still else NOTICE_PAUSE)
            if not self.panel:
                self._panel("match" if playing.over else "hand")
        elif state.missed >= 0 and self._noticed != len(playing.past):
            await self._catch_window(playing)
        elif playing.player(state.to_act).level:
            await self._bot_turn(playing)
        else:
            await self._person_turn(playing)

    async def _catch_window(self, playing: Playing) -> None:
        """Nobody's bot acts while people may call a missed word; then the bots that noticed call it."""
        state, at = playing.state, len(playing.past)
        if self._confirmed != at and playing.may_call(self.viewer) >= 0:
            self.draw()
            if self.app.spoken:
                await self._wait()
            elif await self._pause(self.app.settings.catch_window, hurried=False):
                self._confirmed = at
            return
        self._confirmed = self._noticed = at
        call = playing.caller()
        if call is not None:
            await self._pause(PACE[self.app.settings.pace] // 2)
            if playing.state is state and not self.panel and not self.mood.cover:
                await self._commit(playing, call[1], call[0])
            elif playing.state is state:
                self._noticed = -1

    async def _bot_turn(self, playing: Playing) -> None:
        state = playing.state
        seat = state.to_act
        self.draw()
        begun = time.monotonic()
        move: Move = -1
        slice_end = begun + SLICE
        for best in bot(playing.player(seat).level).choose(playing.view(seat), playing.bot_chance()):
            move = best
            if time.monotonic() > slice_end:
                await asyncio.sleep(0)
                slice_end = time.monotonic() + SLICE
        pace = PACE[self.app.settings.pace]
        if state.phase != START:
            pace = pace * 2 // 3
        await self._pause(pace - int(1000 * (time.monotonic() - begun)))
        if playing.state is state and playing.player(seat).level and not self.panel and not self.mood.cover:
            await self._commit(playing, move, seat)

    async def _person_turn(self, playing: Playing) -> None:
        seat = playing.state.to_act
        if seat != self.viewer:
            self.viewer = seat
            self._turn_over()
        self.draw()
        await self._wait()

    def _turn_over(self) -> None:
        """Another hand is shown: with several people under a cover, and nothing of the last person is left."""
        playing = self.playing
        if playing is not None:
            cover = playing.player(self.viewer).name if self._people(playing) > 1 else ""
            self.mood = replace(
                self.mood, cover=cover, lifted=-1, choosing=-1, declaring=False, fresh=frozenset(), refused=(-1, 0)
            )
            self.rule = ""

    def _people(self, playing: Playing) -> int:
        return sum(not playing.player(seat).level for seat in range(playing.state.seats))

    def _seat_viewer(self) -> None:
        """Shows the hand of the person to act, else of the first person; with several the cover lies on it."""
        playing = self.playing
        if playing is None:
            return
        people = [seat for seat in range(playing.state.seats) if not playing.player(seat).level]
        self.viewer = min(self.viewer, playing.state.seats - 1)
        if people:
            acting = playing.state.to_act
            self.viewer = acting if acting in people else people[0]
        if not playing.hand_over:
            self._turn_over()

    async def _wait(self) -> None:
        """Waits until somebody does something."""
        self._nudge.clear()
        await self._nudge.wait()

    async def _pause(self, milliseconds: int, hurried: bool = True) -> bool:
        """Waits a while, or until somebody does something; not at all while hurrying to the end. True when the time
        is up: with `hurried` also when somebody only wants to go on.
        """
        if milliseconds <= 0 or self._hurry:
            await asyncio.sleep(0)
            return True
        self._nudge.clear()
        try:
            await asyncio.wait_for(self._nudge.wait(), milliseconds / 1000)
        except TimeoutError:
            return True
        return hurried

    def _wake(self) -> None:
        self._nudge.set()

    # --- moves -------------------------------------------------------------------------------

    async def _commit(self, playing: Playing, move: Move, seat: int) -> None:
        """Plays a move: on disk, then on screen."""
        async with self._lock:
            if self.playing is not playing or playing.over:
                return
            state = playing.state
            try:
                done = await self._kept(lambda: playing.commit(move, seat))
            except IllegalMove as refusal:
                self._refuse(playing, move, refusal)
                return
            if done is not None and playing.state is not state:
                self._told(playing, done)
        self._wake()

    def _told(self, playing: Playing, done: Past) -> None:
        """Turns what happened into words, bubbles and fresh cards."""
        self.mood = self.mood.after(done, self.viewer, self._words(playing, done))
        self.rule = ""
        self.painter.laid(done)
        if playing.hand_over:
            self._hurry = False
        self.draw()
        turn = not playing.hand_over and playing.state.to_act == self.viewer
        if turn and done.action.seat != self.viewer:
            self._later(self.app.buzz("light"))
            self._later(self.app.sound("turn"))
        elif any(event.kind == "play" for event in done.events):
            self._later(self.app.sound("lay"))
        elif any(event.cards for event in done.events):
            self._later(self.app.sound("draw"))

    def _words(self, playing: Playing, done: Past) -> str:
        names = [playing.player(seat).name for seat in range(playing.state.seats)]
        return happened(done.events, names, self.viewer)

    def _later(self, work: Any) -> None:
        # Held until it is done: the event loop itself keeps no hold of a task.
        task = asyncio.ensure_future(_quietly(work))
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _try(self, move: Move) -> None:
        """A move of the person on the screen, with the word if it was said."""
        playing = self.playing
        if playing is None or self._covered():
            return
        if is_play(move):
            self.painter.trade(card_of(move), card_of(as_written(playing.state, move, self.viewer)))
        if self.mood.declaring:
            move |= SAY
        self.mood = replace(self.mood, lifted=-1, choosing=-1)
        await self._commit(playing, move, self.viewer)

    def _refuse(self, playing: Playing, move: Move, refusal: IllegalMove) -> None:
        """Shakes the card and says why, in the words of the table."""
        state = playing.state
        if playing.hand_over:
            return
        other = state.to_act != self.viewer and is_play(move)
        name = playing.player(state.to_act).name
        words = tr("play.not_now", name=name) if other else refused(state, move, refusal)
        card = card_of(move) if is_play(move) else -1
        self.rule = refusal.rule
        self.mood = replace(
            self.mood,
            refused=(card, self.mood.refused[1] + 1),
            words=words,
            lifted=-1,
            choosing=-1,
        )
        self.draw()
        self._later(self.app.buzz("medium"))

    def _covered(self) -> bool:
        return bool(self.mood.cover) or self.panel != ""

    # --- what people do (Actions) ------------------------------------------------------------

    async def card(self, key: str) -> None:
        """Plays a card, lifts it, or says why it cannot be played."""
        playing = self.playing
        card = self.painter.card(key)
        if playing is None or self._covered() or card is None:
            return
        view = playing.view(self.viewer)
        moves = [move for move in view.legal if is_play(move) and card_of(move) % 60 == card % 60]
        if not moves:
            self._say_why(playing, card)
            return
        power = bool(view.tables.power >> card & 1)
        if power and self.app.settings.confirm_power and self.mood.lifted != card:
            self.mood = replace(self.mood, lifted=card, choosing=-1, words=tr("play.confirm"))
            self.draw()
        elif len(moves) > 1:
            self.mood = replace(self.mood, choosing=card, lifted=card)
            self.draw()
        else:
            await self._try(play(card, named_of(moves[0])))

    def _say_why(self, playing: Playing, card: Card) -> None:
        """Tries it on a copy of the state: the refusal tells."""
        move = playing.state.tables.moves[card][0]
        try:
            playing.state.copy().apply(move, self.viewer)
        except IllegalMove as refusal:
            self._refuse(playing, move, refusal)

    async def choose(self, code: str) -> None:
        """A suit or a rank for the card that waits for one; "" takes it back."""
        playing = self.playing
        card = self.mood.choosing
        if playing is None or card < 0 or self._covered():
            return
        for move in playing.state.tables.moves[card] if code else ():
            if named_text(named_of(move)) == code:
                await self._try(move)
                return
        self.mood = replace(self.mood, choosing=-1, lifted=-1)
        self.draw()

    async def button(self, id: str) -> None:
        """A button of the action bar."""
        playing = self.playing
        if playing is None or self._covered():
            return
        moves = {"take": TAKE, "draw": DRAW, "end": END, "pass": END, "come-back": BACK, "out": OUT}
        if id in moves:
            await self._try(moves[id])
        elif id == "declare":
            self.mood = replace(self.mood, declaring=not self.mood.declaring)
            self.draw()
        elif id.startswith("catch-"):
            await self.seat(int(id[6:]) - 1)
        elif id == "undo":
            await self._undo(playing)
        elif id == "skip":
            self._hurry = True
            self._wake()
        elif id == "go-on":
            self._confirmed = len(playing.past)
            self._wake()
        elif id == "why":
            self._panel("rule", rule_text(playing.rules, playing.state, self.rule))

    async def _undo(self, playing: Playing) -> None:
        async with self._lock:
            if playing.can_undo(self.viewer):
                await self._kept(lambda: playing.undo(self.viewer))
                self.painter.undone(playing)
                self.mood = Mood(bubbles=self.mood.bubbles)
                self.rule = ""
                self.draw()
        self._wake()

    async def stock(self) -> None:
        """Draws, takes, or hurries the bots on."""
        playing = self.playing
        if playing is None or self._covered():
            return
        legal = playing.view(self.viewer).legal
        if DRAW in legal:
            await self._try(DRAW)
        elif TAKE in legal:
            await self._try(TAKE)
        else:
            self._wake()

    async def pile(self) -> None:
        """Hurries the bots on."""
        self._wake()

    async def seat(self, seat: int) -> None:
        """Calls the word that the player there forgot."""
        playing = self.playing
        if playing is None or self._covered():
            return
        caller = playing.may_call(self.viewer)
        if seat == playing.state.missed and caller >= 0:
            await self._commit(playing, catch(seat), caller)
        else:
            self._wake()

    async def reorder(self, key: str, before: str) -> None:
        """Puts a card into the person's own order."""
        self.painter.reorder(key, before)
        if self.app.settings.sort != "own":
            self.app.set("sort", "own")
        self.draw()

    async def sort(self) -> None:
        """The next way of sorting."""
        order = ("suit", "rank", "own")
        self.app.set("sort", order[(order.index(self.app.settings.sort) + 1) % 3])
        self.draw()

    async def uncover(self) -> None:
        """The person named on the cover has the device."""
        self.mood = replace(self.mood, cover="")
        self.draw()
        self._wake()

    async def back(self) -> None:
        """Leaves; the match waits."""
        self.app.go("/")

    async def help(self) -> None:
        """The rules of this table."""
        self.app.go(f"/play/{self.match_id}/rules")

    async def menu(self) -> None:
        """What else can be done at the table."""
        if not self.panel:
            self._panel("menu")

    # --- what panels do ----------------------------------------------------------------------

    def _panel(self, panel: str, about: str = "") -> None:
        self.panel, self.about = panel, about
        self.draw()
        self._wake()

    async def close_panel(self) -> None:
        """Puts a panel away."""
        self._panel("")

    async def ask_resign(self) -> None:
        """Asks once more before the match is given up."""
        self._panel("resign")

    async def resign(self) -> None:
        """Gives the match up."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self._kept(playing.resign)
            if playing.over:
                self._panel("match")  # on top of what was asked

    async def next_hand(self) -> None:
        """Deals the next hand."""
        playing = self.playing
        if playing is None or not playing.hand_over or playing.over:
            return
        async with self._lock:
            if not playing.hand_over:
                return
            await self._kept(playing.begin)
            if self.panel in STOPPED:
                return
            self.painter.begin(playing)
            self.mood, self.rule, self.panel = Mood(), "", ""
            self._confirmed = self._noticed = -1
            self._seat_viewer()
            await self._deal()
            self.draw()
        self._wake()

    async def give_seat(self, seat: int, level: str) -> None:
        """Hands a seat to a bot, or back to its person."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self._kept(lambda: playing.seat_for(seat, level))
                if self.panel in STOPPED:
                    return
                self._hurry = False
                self._seat_viewer()
            self._panel("")

    async def take_over(self) -> None:
        """Goes on here with a match that is open in another window."""
        self._take_over = True
        await self.try_again()

    async def try_again(self) -> None:
        """Opens the match once more."""
        self.panel = self.about = ""
        self._picture = OPENING
        self.draw()
        self._asked.set()

    def hide(self) -> None:
        """The app is no longer in front: with several people nobody's hand stays in sight."""
        playing = self.playing
        if playing is not None and self._people(playing) > 1 and not playing.hand_over:
            self._turn_over()
            self.draw()

    def come(self) -> None:
        """Somebody looks again: the match is taken up where it is."""
        self._present.set()

    def leave(self) -> None:
        """Nobody looks any more, though they may come back: another window may play on."""
        self._present.clear()
        self._wake()

    # --- pictures ----------------------------------------------------------------------------

    def draw(self) -> None:
        """Shows the table as it is now."""
        playing = self.playing
        if playing is not None:
            self._picture = self.painter.paint(
                playing, self.viewer, self.mood, self.app.settings.sort,
                hurrying=self._hurry, waiting=self.app.spoken and self._confirmed != len(playing.past),
                rule=self.rule,
            )  # fmt: skip
        self.show(Shown(self._picture, self.panel, self.about, self.rule))


def where(app: App) -> str:
    """What another window is told of this one."""
    system = app.page.platform.value if app.page.platform else ""
    return tr("play.where_tab" if app.page.web else "play.where_app", system=SYSTEMS.get(system, system))


async def finished(work: Callable[[], T]) -> T:
    """Runs work beside the event loop; once begun it is brought to its end, even when nobody waits any more."""
    task = asyncio.ensure_future(off_loop(work))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled() and (problem := task.exception()):
            _log.info("nobody waited for this any more: %s", problem)
        raise


async def off_loop(work: Callable[[], T]) -> T:
    """Runs work that waits for the disk beside the event loop, or inline where no thread can run."""
    return work() if sys.platform == "emscripten" else await asyncio.to_thread(work)


async def _quietly(work: Any) -> None:
    try:
        await work
    except (RuntimeError, TimeoutError):
        return
