"""What happens next in a match on this device: people are waited for, and bots think in slices."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

from app.platform.background import collecting_garbage, run_in_slices
from app.table.playing import Playing
from app.table.source import Attention
from app.ui.window.app_state import App
from engine.moves import Move
from engine.play.state import START

PACE_MS: Final = {"slow": 1600, "normal": 1000, "fast": 450, "none": 0}  # of a bot's turn
THINKING: Final = 0.5  # the longest a bot thinks, in seconds: then its best move so far is played


class LoopedMatch(Protocol):
    """What the loop asks of the match that it plays."""

    app: App
    attention: Attention
    viewer: int  # the seat whose hand is shown

    @property
    def is_active(self) -> bool:
        """Whether this window holds the match and somebody looks."""

    def report_status(self) -> None:
        """Have the screen updated."""

    def show_hand_of(self, playing: Playing, seat: int) -> None:
        """Show the hand of the person whose turn it is."""

    async def end_hand(self, playing: Playing) -> None:
        """Show the result of the hand."""

    async def play(self, move: Move, seat: int) -> None:
        """Make a move."""


class MatchLoop:
    """Waits for people and plays the bots of one match, while somebody looks."""

    def __init__(self, source: LoopedMatch) -> None:
        self._source = source
        self.hurrying = False
        self.confirmed = -1  # after how many actions people have had their time to catch somebody,
        self._noticed = -1  # and the bots theirs
        self._nudge = asyncio.Event()
        self._landed = asyncio.Event()
        self._landed.set()

    def begin(self) -> None:
        """Start anew with a hand that was dealt or opened."""
        self.hurrying, self.confirmed, self._noticed = False, -1, -1

    def notify(self) -> None:
        """Have the loop look again at what is to happen, now."""
        self._nudge.set()

    def follow_attention(self, before: Attention, now: Attention) -> None:
        """Take note of what lies on the screen."""
        if now.moving:
            self._landed.clear()
        else:
            self._landed.set()
        if (before.covered, before.reading) != (now.covered, now.reading):
            self.notify()

    def hurry_to_end(self) -> None:
        """Play the rest of the hand without pauses."""
        self.hurrying = True
        self._source.report_status()
        self.notify()

    def stop_hurrying(self) -> None:
        """Pause again between the moves of bots."""
        self.hurrying = False

    def confirm_no_catch(self, acted: int) -> None:
        """Take it that after so many actions no person catches anybody."""
        self.confirmed = acted
        self.notify()

    async def run(self, playing: Playing) -> None:
        """Plays the match on while somebody looks."""
        while self._source.is_active:
            await self._do_next(playing)

    async def _do_next(self, playing: Playing) -> None:
        """Waits for, or makes, the next thing that happens."""
        state, source = playing.state, self._source
        if source.attention.covered:
            await self._wait_for_person()
        elif playing.hand_over or playing.over:
            await self._landed.wait()
            await source.end_hand(playing)
            if not source.attention.covered:
                await self._wait_for_person()
        elif source.attention.reading and self.pauses_for_tips(playing):
            source.report_status()
            await self._wait_for_person()
        elif state.undeclared_seat >= 0 and self._noticed != len(playing.done):
            await self._catch_window(playing)
        elif playing.player(state.to_act).level:
            await self.bot_turn(playing)
        else:
            source.show_hand_of(playing, state.to_act)
            await self._wait_for_person()

    def pauses_for_tips(self, playing: Playing) -> bool:
        """Whether a bot is next, and waits while somebody reads an explanation."""
        if self.hurrying or playing.hand_over:
            return False
        return playing.state.undeclared_seat >= 0 or bool(playing.player(playing.state.to_act).level)

    async def _catch_window(self, playing: Playing) -> None:
        """No bot acts while people may catch somebody; then a bot that noticed does it."""
        source, state, at = self._source, playing.state, len(playing.done)
        settings = source.app.settings
        if self.confirmed != at and playing.seat_that_may_call(source.viewer) >= 0:
            source.report_status()
            if source.app.spoken:
                await self._wait_for_person()
            elif await self._pause_for(settings.catch_window, hurried=False):
                self.confirmed = at
            return
        self.confirmed = self._noticed = at
        call = playing.bot_call()
        if call is not None:
            await self._pause_for(PACE_MS[settings.pace] // 2)
            if playing.state is state and not source.attention.covered:
                await source.play(call[1], call[0])
            elif playing.state is state:
                self._noticed = -1

    async def bot_turn(self, playing: Playing) -> None:
        """Has the bot whose turn it is think, and plays its move no sooner than people would."""
        source, state = self._source, playing.state
        seat = state.to_act
        source.report_status()
        self._nudge.clear()  # from here on somebody may want it to hurry
        begun = time.monotonic()
        move: Move = -1
        async for best in run_in_slices(playing.bot_moves(seat), THINKING, source.app.touch):
            move = best
        pace = PACE_MS[source.app.settings.pace]
        if state.phase != START:
            pace = pace * 2 // 3
        if not self._nudge.is_set():
            await self._pause_for(pace - int(1000 * (time.monotonic() - begun)))
        await self._landed.wait()  # a touch ends it
        if playing.state is state and playing.player(seat).level and not source.attention.covered:
            await source.play(move, seat)

    async def _wait_for_person(self) -> None:
        """Waits until somebody does something."""
        self._nudge.clear()
        with collecting_garbage():
            await self._nudge.wait()

    async def _pause_for(self, milliseconds: int, hurried: bool = True) -> bool:
        """Waits so long, or until somebody does something; not at all while hurrying to the end. True when the time is
        up: with `hurried` also when somebody only wants to go on.
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
