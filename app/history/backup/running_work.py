"""Long work on a screen, with its progress in percent and a way to stop it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

import flet as ft

from app.platform.background import Touch, run_in_slices
from app.ui import parts
from app.ui.window.app_state import App
from app.ui.window.hooks import use_value
from app.ui.words import tr

T = TypeVar("T")


@dataclass(frozen=True)
class WorkProgress:
    """What is running (a part of message keys, "" for nothing), and its progress in percent."""

    word: str = ""
    share: int = 0


NOTHING_RUNS = WorkProgress()


@dataclass(frozen=True)
class RunningWork:
    """The work on one screen: its progress as last drawn, a function that shows another one, and the event that stops
    it.
    """

    app: App
    progress: WorkProgress
    show: Callable[[WorkProgress], None]
    stopped: asyncio.Event

    async def run_in_slices(self, word: str, work: Iterable[T], share: Callable[[T], float] = lambda _: 0) -> T | None:
        """Run work in slices and return its last step; None if the person stopped it or left. `share` gives the
        progress (0 to 1) after a step.
        """
        self.stopped.clear()
        self.show(WorkProgress(word))
        try:
            return await run_work(
                work,
                self.app.touch,
                self.stopped,
                lambda step: self.show(WorkProgress(word, math.floor(100 * share(step)))),
            )
        finally:
            self.show(NOTHING_RUNS)


def use_work(app: App) -> RunningWork:
    """Hook: return the work of this screen. It's stopped when the screen is left."""
    progress, show = use_value(NOTHING_RUNS)
    stopped = ft.use_memo(asyncio.Event, [])
    ft.use_effect(lambda: None, [], cleanup=stopped.set)
    return RunningWork(app, progress, show, stopped)


async def run_work(work: Iterable[T], touch: Touch, stopped: asyncio.Event, tell: Callable[[T], object]) -> T | None:
    """Run work in slices, calling `tell` with the latest step after each. Return the last step;
    None if it was stopped.
    """
    last = None
    async for last in run_in_slices(work, math.inf, touch):
        if stopped.is_set():
            return None
        tell(last)
    return last


def progress_notice(running: RunningWork) -> ft.Control:
    """Return the progress of running work, with a button that stops it. Stopped work leaves no changes."""
    app, progress = running.app, running.progress
    said = tr(f"keepsakes.busy_{progress.word}")
    return parts.notice(
        app,
        f"{said} {tr('parts.percent', count=progress.share)}" if progress.share else said,
        "keepsakes-busy",
        action=parts.pill(app, tr("keepsakes.stop"), running.stopped.set, "keepsakes-stop"),
    )
