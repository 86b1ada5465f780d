"""A match that is played on this device: each move is on the disk before it is drawn, and bots answer.

The state of the game is `Playing`'s alone.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from app.platform.background import at_rest, run_in_slices
from app.session import Session
from app.table.coach.coaching import CoachRunner
from app.table.controller import Controller
from app.table.painter import TableState, Transient
from app.table.playing import Playing
from app.ui.window.app_state import App
from engine.bots.coach import Coach
from engine.moves import WRONG_CARD, Move, card_of, is_play
from engine.play.refusal import IllegalMove
from engine.play.state import START
from store import WrongMoment
from store.records import Lease

if TYPE_CHECKING:
    from app.data import Data

T = TypeVar("T")
PACE: Final = {"slow": 1600, "normal": 1000, "fast": 450, "none": 0}
THINKING: Final = 0.5  # the longest a bot thinks, in seconds: then its best move so far is played


class MatchLoop:
    """Whose turn it is, and what happens then: waits for people, and has bots think in slices."""

    def __init__(self, device: OnDevice) -> None:
        self.device = device
        self.hurrying = False
        self.confirmed = -1  # after how many actions people have had their time to call a missed word,
        self._noticed = -1  # and the bots theirs
        self._nudge = asyncio.Event()

    def begin(self) -> None:
        """A hand was dealt or taken up."""
        self.hurrying, self.confirmed, self._noticed = False, -1, -1

    def wake(self) -> None:
        """Somebody did something."""
        self._nudge.set()

    def hurry(self) -> None:
        """Nobody wants to wait for the rest of the hand."""
        self.hurrying = True
        self.device.table.moving.finish()
        self.wake()

    def confirm(self, acted: int) -> None:
        """After so many actions nobody calls a missed word."""
        self.confirmed = acted
        self.wake()

    async def run(self, playing: Playing) -> None:
        """Plays the match on while somebody looks."""
        while self.device.session.active:
            await self._step(playing)

    async def _step(self, playing: Playing) -> None:
        """Waits for, or makes, the next thing that happens."""
        state, table = playing.state, self.device.table
        if table.covered:
            await self._wait()
        elif playing.hand_over or playing.over:
            await table.moving.landed()
            await self.device.end_hand(playing)
        elif self.is_held(playing):
            table.publish()
            await self._wait()
        elif state.undeclared_seat >= 0 and self._noticed != len(playing.done):
            await self._catch_window(playing)
        elif playing.player(state.to_act).level:
            await self.bot_turn(playing)
        else:
            table.hand_to(playing, state.to_act)
            await self._wait()

    def is_held(self, playing: Playing) -> bool:
        """Whether bots wait until somebody has read what was explained."""
        if self.device.table.explaining.current is None or self.hurrying or playing.hand_over:
            return False
        return playing.state.undeclared_seat >= 0 or bool(playing.player(playing.state.to_act).level)

    async def _catch_window(self, playing: Playing) -> None:
        """Nobody's bot acts while people may call a missed word; then the bots that noticed call it."""
        table, state, at = self.device.table, playing.state, len(playing.done)
        if self.confirmed != at and playing.may_call(table.viewer) >= 0:
            table.publish()
            if table.app.spoken:
                await self._wait()
            elif await self._pause(table.app.settings.catch_window, hurried=False):
                self.confirmed = at
            return
        self.confirmed = self._noticed = at
        call = playing.caller()
        if call is not None:
            await self._pause(PACE[table.app.settings.pace] // 2)
            if playing.state is state and not table.covered:
                await self.device.commit(call[1], call[0])
            elif playing.state is state:
                self._noticed = -1

    async def bot_turn(self, playing: Playing) -> None:
        """Has the bot whose turn it is think, and plays its move no sooner than people would."""
        table, state = self.device.table, playing.state
        seat = state.to_act
        table.publish()
        self._nudge.clear()  # from here on somebody may want it to hurry
        begun = time.monotonic()
        move: Move = -1
        async for best in run_in_slices(playing.bot_moves(seat), THINKING, table.app.touch):
            move = best
        pace = PACE[table.app.settings.pace]
        if state.phase != START:
            pace = pace * 2 // 3
        if not self._nudge.is_set():
            await self._pause(pace - int(1000 * (time.monotonic() - begun)))
        await table.moving.landed()  # a touch ends it
        if playing.state is state and playing.player(seat).level and not table.covered:
            await self.device.commit(move, seat)

    async def _wait(self) -> None:
        """Waits until somebody does something."""
        self._nudge.clear()
        with at_rest():
            await self._nudge.wait()

    async def _pause(self, milliseconds: int, hurried: bool = True) -> bool:
        """Waits a while, or until somebody does something; not at all while hurrying to the end. True when the time
        is up: with `hurried` also when somebody only wants to go on.
        """
        if milliseconds <= 0 or self.hurrying:
            await asyncio.sleep(0)
            return True
        self._nudge.clear()
        try:
            await asyncio.wait_for(self._nudge.wait(), milliseconds / 1000)
        except TimeoutError:
            return True
        return hurried


class OnDevice:
    """One match of this device on one screen, whose `table` shows it. `show` is called with every new TableState;
    nothing here raises into the screen. The match is in the app's store, or in that of `data`.
    """

    def __init__(self, app: App, match_id: int, show: Callable[[TableState], None], data: Data | None = None) -> None:
        self.app = app
        self.session = Session(app, match_id, self._session_changed, data)
        self.loop = MatchLoop(self)
        self.table = Controller(app, self, show)
        self.coaching = CoachRunner(app, self.table.publish)
        self.playing: Playing | None = None
        self.rules_route = f"/play/{match_id}/rules"
        self._lock = asyncio.Lock()

    # --- opening and closing -----------------------------------------------------------------

    async def run(self) -> None:
        """Opens the match and plays it until the screen is left: cancel it then."""
        await self.session.run(self._read, self._play)

    def _read(self, lease: Lease) -> Playing:
        data = self.session.data
        assert data is not None
        return Playing(data.store, lease, self._note_bot_failure)

    def _note_bot_failure(self, level: str, problem: Exception) -> None:
        """Puts a bot that could not move, and was replaced for that move, into the report."""
        self.app.journal.note_failure(f"the bot {level}", problem)

    async def _play(self, playing: Playing) -> None:
        """Lays the hand on the table and plays on; at the end what is on the screen stays there."""
        self.playing = playing
        self.app.set_notation_source(playing.notation)
        try:
            await self._begin(playing, deal=not playing.done and not playing.hand_over)
            await self.loop.run(playing)
        finally:
            self.app.set_notation_source(None)
            self.coaching.stop()
            self.table.moving.begin(())
            self.playing = self.table.playing = None

    async def _begin(self, playing: Playing, *, deal: bool) -> None:
        self.loop.begin()
        await self.table.begin(playing, self._viewer(playing), deal=deal)

    def _viewer(self, playing: Playing) -> int:
        """Whose hand is seen: that of the person to act, else of the first person."""
        people = [seat for seat in range(playing.state.seats) if not playing.player(seat).level]
        acting = playing.state.to_act
        if people:
            return acting if acting in people else people[0]
        return min(self.table.viewer, playing.state.seats - 1)

    def _session_changed(self) -> None:
        """The match is open elsewhere or cannot be written, or nobody looks."""
        if self.session.panel:
            self.table.panel = self.table.panel_below = ""
        self.table.publish()
        self.loop.wake()

    async def write(self, work: Callable[[], T]) -> T | None:
        """Runs something that writes; what goes wrong is said, and the match stops where it stands."""
        try:
            return await self.session.write(work)
        except WrongMoment as problem:
            self.session.stop_for("writing", problem)
            return None

    # --- as a way of playing -----------------------------------------------------------------

    @property
    def panel(self) -> str:
        """Why the match does not go on."""
        return self.session.panel

    @property
    def about(self) -> str:
        """What is said of that."""
        return self.session.about

    @property
    def busy(self) -> bool:
        """Whether a move is being written."""
        return self._lock.locked()

    def wake(self) -> None:
        """Somebody did something."""
        self.loop.wake()

    def complete(self, shown: TableState) -> TableState:
        """Adds what the coach has found, and who waits for whom."""
        playing = self.playing
        if playing is None:
            return shown
        # A rule is looked up beside the coach; what else is opened sends it away.
        away = shown.panel not in ("", "rule") or bool(shown.transient.cover)
        if self.coaching.thought is not None:
            self.coaching.follow(None if away else playing.state)
        return replace(
            shown,
            hurrying=self.loop.hurrying,
            held=self.loop.is_held(playing),
            waiting=self.app.spoken and self.loop.confirmed != len(playing.done),
            coach=self._may_ask(playing),
            thought=self.coaching.thought,
        )

    async def commit(self, move: Move, seat: int) -> None:
        """Plays a move: on disk, then on screen."""
        playing, table = self.playing, self.table
        async with self._lock:
            if playing is None or self.playing is not playing or playing.over:
                return
            if self.coaching.thought is not None:
                self.coaching.stop()  # its slices would keep the move waiting
            try:
                done = await self.write(lambda: playing.commit(move, seat))
            except IllegalMove as refusal:
                table.refuse(playing, move, refusal)
                return
            if done is not None:
                if playing.hand_over:
                    self.loop.hurrying = False
                tapped = card_of(move) if seat == table.viewer and is_play(move) and not move & WRONG_CARD else -1
                table.follow(playing, done, tapped)
        self.loop.wake()

    async def button(self, id: str) -> None:
        """Takes back, asks the coach, or has the bots go on."""
        playing = self.playing
        if playing is None:
            return
        if id == "undo":
            await self._undo(playing)
        elif id == "skip":
            self.loop.hurry()
        elif id == "go-on":
            self.loop.confirm(len(playing.done))
        elif id == "hint":
            self._ask(playing)

    async def advice(self, id: str) -> None:
        """Points at the card of a move that the coach ranks; "" sends the coach away."""
        if id:
            self.coaching.choose(int(id))
        else:
            self.coaching.stop()
        self.table.publish()

    def _may_ask(self, playing: Playing) -> bool:
        """Whether the coach may be asked: the only person of this table is to move, and has a choice."""
        viewer = self.table.viewer
        return (
            self.app.settings.coach
            and playing.state.to_act == viewer
            and not playing.player(viewer).level
            and playing.people == 1
            and not playing.of_day  # there everybody is on their own
            and len(playing.view(viewer).legal) > 1
        )

    def _ask(self, playing: Playing) -> None:
        """Asks the coach, or sends it away."""
        if self.coaching.thought is not None:
            self.coaching.stop()
        elif self._may_ask(playing):
            coach = Coach(playing.knowledge(self.table.viewer), playing.coach_chance())
            self.coaching.begin(playing.state, coach)
        self.table.publish()

    async def _undo(self, playing: Playing) -> None:
        if self.busy:
            return
        table = self.table
        async with self._lock:
            if playing.can_undo(table.viewer):
                await self.write(lambda: playing.undo(table.viewer))
                table.transient = Transient(bubbles=table.transient.bubbles)
                table.publish()
        self.loop.wake()

    # --- what its panels do ------------------------------------------------------------------

    async def end_hand(self, playing: Playing) -> None:
        """Lays the result on the table."""
        async with self._lock:  # the last move may still be written: the match ends with it, or goes on
            if not self.table.panel and not self.session.panel:
                self.table.lay_panel("match" if playing.over else "hand")

    async def resign(self) -> None:
        """Gives the match up."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self.write(playing.resign)
            if playing.over:
                self.table.lay_panel("match")  # on top of what was asked

    async def next_hand(self) -> None:
        """Deals the next hand."""
        playing = self.playing
        if playing is None or not playing.hand_over or playing.over:
            return
        async with self._lock:
            if not playing.hand_over:
                return
            await self.write(playing.begin)
            if self.session.panel:
                return
            await self._begin(playing, deal=True)
        self.loop.wake()

    async def give_seat(self, seat: int, level: str) -> None:
        """Hands a seat to a bot, or back to its person."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self.write(lambda: playing.seat_for(seat, level))
                if self.session.panel:
                    return
                self.loop.hurrying = False
                self.table.seat_viewer(playing, self._viewer(playing))
            self.table.lay_panel("")

    async def take_over(self) -> None:
        """Goes on here with a match that is open in another window."""
        self.session.take_over()
        self.table.clear()

    async def try_again(self) -> None:
        """Opens the match once more."""
        self.session.try_again()
        self.table.clear()
