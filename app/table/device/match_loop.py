"""The loop of a match on this device: it waits for people and lets bots think in slices."""

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

PACE_MS: Final = {"slow": 1600, "normal": 1000, "fast": 450, "none": 0}  # duration of a bot's turn
MAX_THINKING_SECONDS: Final = 0.5  # seconds after which a bot plays the best move it has found


class MatchActions(Protocol):
    """What the loop needs of the match that it plays."""

    app: App
    attention: Attention
    viewer: int  # the seat whose hand is shown

    @property
    def is_active(self) -> bool:
        """Whether this window has the lease of the match and its screen is in front."""

    def report_status(self) -> None:
        """Report that the status has changed."""

    def show_hand_of(self, playing: Playing, seat: int) -> None:
        """Show the hand of the person whose turn it is."""

    async def end_hand(self, playing: Playing) -> None:
        """Show the result of the hand."""

    async def play(self, move: Move, seat: int) -> None:
        """Make a move."""


class MatchLoop:
    """Waits for people and makes the moves of bots in one match, while its screen is in front."""

    def __init__(self, source: MatchActions) -> None:
        self._source = source
        self.hurrying = False
        self.confirmed_at = -1  # number of actions after which people's time to catch is over,
        self._bots_decided_at = -1  # and the same for bots
        self._wake_up = asyncio.Event()
        self._cards_landed = asyncio.Event()
        self._cards_landed.set()

    def begin(self) -> None:
        """Reset for a hand that was dealt or opened."""
        self.hurrying, self.confirmed_at, self._bots_decided_at = False, -1, -1

    def notify(self) -> None:
        """Wake the loop, so that it checks what to do next."""
        self._wake_up.set()

    def follow_attention(self, before: Attention, now: Attention) -> None:
        """React to a change of what the screen shows over the table."""
        if now.is_animating:
            self._cards_landed.clear()
        else:
            self._cards_landed.set()
        if (before.is_covered, before.shows_explanation) != (now.is_covered, now.shows_explanation):
            self.notify()

    def hurry_to_end(self) -> None:
        """Play the rest of the hand without pauses."""
        self.hurrying = True
        self._source.report_status()
        self.notify()

    def stop_hurrying(self) -> None:
        """Make pauses between the moves of bots again."""
        self.hurrying = False

    def confirm_no_catch(self, acted: int) -> None:
        """Note that no person wants to catch a player after this number of actions."""
        self.confirmed_at = acted
        self.notify()

    async def run(self, playing: Playing) -> None:
        """Play the match while its screen is in front."""
        while self._source.is_active:
            await self._run_next_step(playing)

    async def _run_next_step(self, playing: Playing) -> None:
        """Wait for what happens next, or make it happen."""
        state, source = playing.state, self._source
        if source.attention.is_covered:
            await self._wait_for_person()
        elif playing.hand_over or playing.over:
            await self._cards_landed.wait()
            await source.end_hand(playing)
            if not source.attention.is_covered:
                await self._wait_for_person()
        elif source.attention.shows_explanation and self.pauses_for_tips(playing):
            source.report_status()
            await self._wait_for_person()
        elif state.undeclared_seat >= 0 and self._bots_decided_at != len(playing.steps):
            await self._catch_window(playing)
        elif playing.player(state.to_act).level:
            await self.bot_turn(playing)
        else:
            source.show_hand_of(playing, state.to_act)
            await self._wait_for_person()

    def pauses_for_tips(self, playing: Playing) -> bool:
        """Return whether a bot acts next, so that the loop waits while an explanation is read."""
        if self.hurrying or playing.hand_over:
            return False
        return playing.state.undeclared_seat >= 0 or bool(playing.player(playing.state.to_act).level)

    async def _catch_window(self, playing: Playing) -> None:
        """Give people time to catch a missed declaration, in which no bot acts. After that, a bot that has noticed it
        makes the call.
        """
        source, state, at = self._source, playing.state, len(playing.steps)
        settings = source.app.settings
        if self.confirmed_at != at and playing.seat_that_may_call(source.viewer) >= 0:
            source.report_status()
            if source.app.uses_screen_reader:
                await self._wait_for_person()
            elif await self._pause_for(settings.catch_window, hurried=False):
                self.confirmed_at = at
            return
        self.confirmed_at = self._bots_decided_at = at
        call = playing.bot_call()
        if call is not None:
            await self._pause_for(PACE_MS[settings.pace] // 2)
            if playing.state is state and not source.attention.is_covered:
                await source.play(call[1], call[0])
            elif playing.state is state:
                self._bots_decided_at = -1

    async def bot_turn(self, playing: Playing) -> None:
        """Let the bot that has to act think, and play its move after a pause at the chosen pace."""
        source, state = self._source, playing.state
        seat = state.to_act
        source.report_status()
        self._wake_up.clear()  # from here on a tap makes the bot hurry
        begun = time.monotonic()
        move: Move = -1
        async for best in run_in_slices(playing.bot_moves(seat), MAX_THINKING_SECONDS, source.app.touch):
            move = best
        pace = PACE_MS[source.app.settings.pace]
        if state.phase != START:
            pace = pace * 2 // 3
        if not self._wake_up.is_set():
            await self._pause_for(pace - int(1000 * (time.monotonic() - begun)))
        await self._cards_landed.wait()  # a tap ends animations
        if playing.state is state and playing.player(seat).level and not source.attention.is_covered:
            await source.play(move, seat)

    async def _wait_for_person(self) -> None:
        """Wait until a person does something."""
        self._wake_up.clear()
        with collecting_garbage():
            await self._wake_up.wait()

    async def _pause_for(self, milliseconds: int, hurried: bool = True) -> bool:
        """Wait for a time, or until a person does something; return at once while the bots hurry to the end.

        Return whether the loop may go on: True once the time is over, and with `hurried` also if the person only wants
        to go on.
        """
        if milliseconds <= 0 or self.hurrying:
            await asyncio.sleep(0)
            return True
        self._wake_up.clear()
        try:
            await asyncio.wait_for(self._wake_up.wait(), milliseconds / 1000)
        except TimeoutError:
            return True
        return hurried
