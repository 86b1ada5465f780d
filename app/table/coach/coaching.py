"""Run the coach of a table in the background. It works on one decision and can be stopped at any time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from app.platform.background import run_in_slices
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.bots.coach import Coach, Ranked

MAX_SECONDS: Final = 8.0  # for one decision
REFRESH_SECONDS: Final = 0.3  # between two updates on the screen


@dataclass(frozen=True)
class Thought:
    """What the coach has found so far. `progress` is from 0 to 1; `chosen` is the selected row, -1 for none."""

    ranked: tuple[Ranked, ...] = ()
    progress: float = 0.0
    chosen: int = -1


class CoachRunner:
    """Runs the coach on one state at a time. `changed` is called when there's something new to show."""

    def __init__(self, app: App, changed: Callable[[], None]) -> None:
        self.app = app
        self.changed = changed
        self.thought: Thought | None = None
        self._task: asyncio.Task[None] | None = None

    def begin(self, coach: Coach) -> None:
        """Start the coach on a new state. What was found about another state is dropped."""
        self.stop()
        self.thought = Thought()
        self._task = asyncio.get_running_loop().create_task(self._think_safely(coach))

    def stop(self) -> None:
        """Stop the coach and drop what it found."""
        if self._task is not None:
            self._task.cancel()
        self.thought = self._task = None

    def choose_row(self, row: int) -> None:
        """Select a row of the advice, or deselect it."""
        if self.thought is not None:
            self.thought = replace(self.thought, chosen=-1 if row == self.thought.chosen else row)

    async def _think_safely(self, coach: Coach) -> None:
        try:
            await self._think(coach)
        except Exception as problem:
            self.app.journal.add_failure("the coach", problem)
            self.app.device.show_message(tr("shell.failed"))
            self.stop()
            self.changed()

    async def _think(self, coach: Coach) -> None:
        looked = time.monotonic()
        async for done in run_in_slices(coach.think(), MAX_SECONDS, self.app.touch):
            if time.monotonic() > looked + REFRESH_SECONDS and done:
                self._publish(coach, done)
                await asyncio.sleep(0)  # draw first
                looked = time.monotonic()
        self._publish(coach, 1.0)

    def _publish(self, coach: Coach, progress: float) -> None:
        if self.thought is not None:
            ranked = coach.ranked
            self.thought = Thought(ranked, progress, _row_of_chosen(self.thought, ranked))
            self.changed()


def _row_of_chosen(previous: Thought, ranked: tuple[Ranked, ...]) -> int:
    """Return the row of the selected move in the new ranking, -1 for none."""
    if not 0 <= previous.chosen < len(previous.ranked):
        return -1
    move = previous.ranked[previous.chosen].move
    return next(n for n, each in enumerate(ranked) if each.move == move)
