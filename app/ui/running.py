"""A match, played or kept, or the review of a hand runs for as long as its screen shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft

from app.ui.shell import App, describe_failure


def use_running(app: App, id: int, run: Callable[[], Awaitable[None]]) -> None:
    """Runs the match or hand of an id, none at 0, until the screen is left or shows another one."""
    # By the time a match gives way to the next one `run` is that of the next: what runs is held here.
    running = ft.use_memo(lambda: set[asyncio.Future[None]](), [])

    def begin() -> None:
        if id and app.data is not None:
            task = asyncio.ensure_future(_run_under_net(app, run))
            for held in (running, app.data.playing):
                held.add(task)
                task.add_done_callback(held.discard)

    def end() -> None:
        for task in running:
            task.cancel()

    ft.use_effect(begin, [id], cleanup=end)


async def _run_under_net(app: App, run: Callable[[], Awaitable[None]]) -> None:
    """A failure is kept for the report and said, and the screen stays."""
    try:
        await run()
    except Exception as problem:
        app.journal.note_failure("what runs on a screen", problem)
        app.say(describe_failure(problem))
