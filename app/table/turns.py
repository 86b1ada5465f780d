"""Whose turn it is, and what happens then: one task drives the match, waits for people and has bots think in slices."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from app.platform.cooperative import sliced
from app.table.playing import Playing
from app.table.sitting import STOPPED, Sitting
from engine.moves import Move
from engine.play.state import START

PACE: Final = {"slow": 1600, "normal": 1000, "fast": 450, "none": 0}
THINKING: Final = 0.5  # the longest a bot thinks, in seconds: then its best move so far is played
NOTICE_PAUSE: Final = 700


class Turns(Sitting):
    """A match that is played on until its screen is left."""

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

    async def _step(self, playing: Playing) -> None:
        """Waits for, or makes, the next thing that happens."""
        state = playing.state
        if self.panel or self.mood.cover:
            await self._wait()
        elif playing.hand_over or playing.over:
            await self._pause(0 if self.app.still else NOTICE_PAUSE)
            async with self._lock:  # the last move may still be written: the match ends with it, or goes on
                if not self.panel:
                    self._panel("match" if playing.over else "hand")
        elif state.undeclared_seat >= 0 and self._noticed != len(playing.past):
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
        self._nudge.clear()  # from here on somebody may want it to hurry
        begun = time.monotonic()
        move: Move = -1
        async for best in sliced(playing.bot(seat).choose(playing.knowledge(seat), playing.bot_chance()), THINKING):
            move = best
        pace = PACE[self.app.settings.pace]
        if state.phase != START:
            pace = pace * 2 // 3
        if not self._nudge.is_set():
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
