"""A match that is played on this device. Each move is on disk before it's shown, and bots play their seats.

`Playing` alone holds the position of the game; `MatchLoop` decides what happens next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from app.session import Session
from app.table import events
from app.table.coach.coaching import CoachRunner
from app.table.device.match_loop import MatchLoop
from app.table.game import GameSnapshot, snapshot_of
from app.table.panel_kind import PanelKind
from app.table.picture import ButtonId, ButtonKind
from app.table.playing import Playing
from app.table.source import Attention, SourceFeatures, SourceStatus
from app.ui.window.app_state import App
from engine.bots.coach import Coach
from engine.moves import WRONG_CARD, Move, card_of, is_play
from engine.play.refusal import IllegalMove
from store.errors import InvalidState
from store.records import Lease

if TYPE_CHECKING:
    from app.data import Data

T = TypeVar("T")


class DeviceSource:
    """A match of this device as the source of a table. It's in the app's store, or in that of `data`."""

    def __init__(
        self, app: App, match_id: int, data: Data | None = None, features: SourceFeatures | None = None
    ) -> None:
        self.app = app
        self.features = features or SourceFeatures(rules_route=f"/play/{match_id}/rules")
        self.session = Session(app, match_id, self._on_session_changed, data)
        self.playing: Playing | None = None
        self.viewer = 0  # the seat whose hand is shown
        self.attention = Attention()
        self.loop = MatchLoop(self)
        self._coaching = CoachRunner(app, self.report_status)
        self._listener: Callable[[events.SourceEvent], None] = lambda event: None
        self._lock = asyncio.Lock()

    # --- opening and closing -----------------------------------------------------------------

    async def run(self) -> None:
        """Open the match and play it until the task is cancelled, which happens when the screen is left."""
        await self.session.run(self._read_match, self._play_match)

    def _read_match(self, lease: Lease) -> Playing:
        data = self.session.data
        assert data is not None
        return Playing(data.store, lease, self._note_bot_failure)

    def _note_bot_failure(self, level: str, problem: Exception) -> None:
        """Report that a bot couldn't move and a simpler one made its move."""
        self.app.journal.add_failure(f"the bot {level}", problem)

    async def _play_match(self, playing: Playing) -> None:
        """Show the hand and play on. At the end, the screen keeps showing it."""
        self.app.set_notation_source(playing.notation)
        try:
            self.show_match(playing)
            await self.loop.run(playing)
        finally:
            self.app.set_notation_source(None)
            self._coaching.stop()
            self.playing = None
            self._emit_event(events.GameClosed())

    def show_match(self, playing: Playing) -> None:
        """Show the current hand of a match on the table."""
        self.playing = playing
        self._report_hand_begun(playing, dealt=not playing.steps and not playing.hand_over)

    def _report_hand_begun(self, playing: Playing, *, dealt: bool) -> None:
        self.loop.begin()
        self._coaching.stop()
        self.viewer = self._find_viewer(playing)
        self._emit_event(events.HandBegun(self._make_snapshot(playing), dealt))

    def _find_viewer(self, playing: Playing) -> int:
        """Return the seat whose hand is shown: that of the person who has to act, else that of the first person."""
        people = [seat for seat in range(playing.state.seats) if not playing.player(seat).level]
        acting = playing.state.to_act
        if people:
            return acting if acting in people else people[0]
        return min(self.viewer, playing.state.seats - 1)

    def _on_session_changed(self) -> None:
        """Report that the match is open elsewhere, can't be written, or that its screen isn't in front."""
        self._emit_event(events.GameStopped() if self.session.panel else events.StatusChanged())
        self.loop.notify()

    async def run_write(self, work: Callable[[], T]) -> T | None:
        """Run `work`, which writes, and return its result. If it fails, the match stops and None is returned."""
        try:
            return await self.session.run_under_lease(work)
        except InvalidState as problem:
            self.session.stop_after_failure("writing", problem)
            return None

    # --- events ------------------------------------------------------------------------------

    def subscribe(self, listener: Callable[[events.SourceEvent], None]) -> None:
        """Call `listener` with each event from now on."""
        self._listener = listener

    def _emit_event(self, event: events.SourceEvent) -> None:
        self._listener(event)

    def _make_snapshot(self, playing: Playing) -> GameSnapshot:
        return snapshot_of(playing, self.viewer)

    def report_status(self) -> None:
        """Report that the status has changed."""
        self._emit_event(events.StatusChanged())

    @property
    def is_active(self) -> bool:
        """Whether this window has the lease of the match and its screen is in front."""
        return self.session.is_active

    @property
    def status(self) -> SourceStatus:
        """What stops the match, what the coach has found, and what bots and people wait for."""
        session, playing = self.session, self.playing
        panel = PanelKind(session.panel)
        if playing is None:
            return SourceStatus(panel, session.about, self._lock.locked())
        return SourceStatus(
            panel,
            session.about,
            busy=self._lock.locked(),
            paused_by_tip=self.loop.pauses_for_tips(playing),
            hurrying=self.loop.hurrying,
            awaits_confirmation=self.app.uses_screen_reader and self.loop.confirmed_at != len(playing.steps),
            can_ask_coach=self._can_ask_coach(playing),
            thought=self._coaching.thought,
        )

    # --- commands of the table -----------------------------------------------------------------

    def attend(self, attention: Attention) -> None:
        """Stop the coach if something else was opened, and play on if nothing covers the table any longer."""
        before, self.attention = self.attention, attention
        if attention.is_coach_hidden:
            self._coaching.stop()
        self.loop.follow_attention(before, attention)

    def hurry(self) -> None:
        """Cut the current pause short."""
        self.loop.notify()

    async def play(self, move: Move, seat: int) -> None:
        """Make a move: first on disk, then on the screen."""
        playing = self.playing
        async with self._lock:
            if playing is None or self.playing is not playing or playing.over:
                return
            self._coaching.stop()  # the move would wait for its slices
            try:
                done = await self.run_write(lambda: playing.commit_move(move, seat))
            except IllegalMove as refusal:
                self._emit_event(events.MoveRefused(move, refusal))
                return
            if done is not None:
                if playing.hand_over:
                    self.loop.stop_hurrying()
                tapped = card_of(move) if seat == self.viewer and is_play(move) and not move & WRONG_CARD else -1
                self._emit_event(events.ActionDone(self._make_snapshot(playing), tapped))
        self.loop.notify()

    async def press_button(self, button: ButtonId) -> None:
        """Take an action back, start or stop the coach, or make the bots go on."""
        playing = self.playing
        if playing is None:
            return
        match button.kind:
            case ButtonKind.UNDO:
                await self._undo_action(playing)
            case ButtonKind.SKIP:
                self.loop.hurry_to_end()
            case ButtonKind.GO_ON:
                self.loop.confirm_no_catch(len(playing.steps))
            case ButtonKind.HINT:
                self._ask_coach(playing)

    async def choose_advice(self, row: str) -> None:
        """Select a row of the coach's advice; "" stops the coach."""
        if row:
            self._coaching.choose_row(int(row))
        else:
            self._coaching.stop()
        self.report_status()

    async def view_from(self, seat: int) -> None:
        """Do nothing, because the cards of others are hidden."""

    def _can_ask_coach(self, playing: Playing) -> bool:
        """Return whether the coach may be asked: the table's only person has to move and has a choice."""
        return (
            self.app.settings.coach
            and playing.state.to_act == self.viewer
            and not playing.player(self.viewer).level
            and playing.person_count == 1
            and not playing.is_hand_of_day  # the hand of the day is played without help
            and len(playing.view(self.viewer).legal_moves) > 1
        )

    def _ask_coach(self, playing: Playing) -> None:
        """Start the coach for the current decision, or stop it if it was started."""
        if self._coaching.thought is not None:
            self._coaching.stop()
        elif self._can_ask_coach(playing):
            coach = Coach(playing.knowledge(self.viewer), playing.coach_rng())
            self._coaching.begin(coach)
        self.report_status()

    async def _undo_action(self, playing: Playing) -> None:
        if self._lock.locked():
            return
        async with self._lock:
            if playing.can_undo(self.viewer):
                self._coaching.stop()
                await self.run_write(lambda: playing.undo(self.viewer))
                self._emit_event(events.ActionUndone(self._make_snapshot(playing)))
        self.loop.notify()

    # --- commands of panels and of the loop ------------------------------------------------------

    def show_hand_of(self, playing: Playing, seat: int) -> None:
        """Show the hand of the person at a seat, whose turn it is."""
        if seat == self.viewer:
            self.report_status()
        else:
            self.viewer = seat
            self._emit_event(events.ViewerChanged(self._make_snapshot(playing)))

    async def end_hand(self, playing: Playing) -> None:
        """Report that the result of the hand is to be shown."""
        async with self._lock:  # wait until the last move is written, since that can fail
            if not self.session.panel:
                self._emit_event(events.ResultReady(match=playing.over))

    async def resign(self) -> None:
        """Give up the match."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self.run_write(playing.resign)
            if playing.over:
                self._emit_event(events.GameUpdated(self._make_snapshot(playing)))
                self._emit_event(events.ResultReady(match=True, at_once=True))

    async def next_hand(self) -> None:
        """Deal the next hand."""
        playing = self.playing
        if playing is None or not playing.hand_over or playing.over:
            return
        async with self._lock:
            if not playing.hand_over:
                return
            await self.run_write(playing.deal_next_hand)
            if self.session.panel:
                return
            self._report_hand_begun(playing, dealt=True)
        self.loop.notify()

    async def give_seat(self, seat: int, level: str) -> None:
        """Give a seat to a bot of a level, or back to its person ("")."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self.run_write(lambda: playing.give_seat(seat, level))
                if self.session.panel:
                    return
                self.loop.stop_hurrying()
                self.viewer = self._find_viewer(playing)
                self._emit_event(events.ViewerChanged(self._make_snapshot(playing)))
            self._emit_event(events.PanelRequested(PanelKind.NONE))
            self.loop.notify()

    async def take_over(self) -> None:
        """Continue a match here that is open in another window."""
        self.session.take_over()
        self._emit_event(events.TableCleared())

    async def try_again(self) -> None:
        """Try to open the match again."""
        self.session.try_again()
        self._emit_event(events.TableCleared())
