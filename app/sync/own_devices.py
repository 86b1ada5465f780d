"""Sync between one's own devices: off, with what it needs set up, or on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from app.sync.controller import Syncing, use_syncing
from app.sync.setup import ask_again, set_up
from app.sync.status import bar, standing
from app.ui import moments, parts
from app.ui.screens import screen
from app.ui.shell import use_app, use_value
from app.ui.words import tr
from store.sync.errors import SyncError


@screen
def Sync() -> ft.Control:
    """Off: how to set it up. On: how it stands, and what can be done."""
    app, syncing = use_app(), use_syncing()
    asked, ask = use_value("")
    problem, set_problem = use_value("")
    typed, set_typed = use_value("")
    found, set_found = use_value(None)
    working, set_working = use_value(False)

    def guarded(work: Callable[[], Awaitable[Any]]) -> Callable[[], Awaitable[None]]:
        """What is told by a message of sync's own stands on the screen; everything else is the shell's."""

        async def run() -> None:
            set_problem("")
            set_working(True)
            try:
                await work()
            except SyncError as error:
                set_problem(tr(f"sync.trouble.{error.trouble}", detail=error.detail))
            finally:
                set_working(False)

        return run

    def choose(what: str) -> None:
        ask("" if asked == what else what)
        set_problem("")
        set_typed("")
        set_found(None)

    content: list[ft.Control] = []
    if app.data is None:
        content.append(parts.waiting(app, tr("parts.opening")))
    elif syncing.state == "off":
        content += set_up(app, syncing, asked, choose, typed, set_typed, found, set_found, guarded, working)
    elif syncing.state == "asking":
        content += ask_again(app, syncing, typed, set_typed, guarded, working)
    else:
        content += standing(app, syncing, asked, choose, guarded, working)
    if problem:
        content.append(parts.notice(app, problem, "sync-problem"))
    if working:
        content.append(bar(app, None, tr("sync.working")))
    return parts.sheet(app, parts.header(app, tr("sync.title"), back="/settings"), content)


def summary(syncing: Syncing) -> str:
    """One line for the settings: whether it is on, and when it was done last."""
    if syncing.state != "on":
        return tr(f"sync.state.{syncing.state}")
    if syncing.trouble:
        return tr("sync.state.trouble")
    return tr("sync.last", when=moments.describe(syncing.last)) if syncing.last else tr("sync.never")
