"""Setting sync up: a server for the first device, a code for the next, and the code once more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from app.sync.controller import Syncing
from app.ui import parts, theme
from app.ui.parts import Handler
from app.ui.window.app_state import App
from app.ui.words import tr
from store.sync.account import LONGEST_PASTED
from store.sync.errors import SyncError


@dataclass(frozen=True)
class Form:
    """What is asked on the screen: the way that is opened, what is typed, what was found by it, why the last try
    failed, and whether one is under way.
    """

    asked: str = ""
    typed: str = ""
    found: Any = None
    problem: str = ""
    working: bool = False


@dataclass(frozen=True)
class Asking:
    """The form as it is drawn, and how it is changed."""

    form: Form
    edit: Callable[[Callable[[Form], Form]], None]

    def change(self, **values: Any) -> None:
        """Puts something else in the form."""
        self.edit(lambda now: replace(now, **values))

    def type_in(self, text: str) -> None:
        """Takes what is typed; what was found by something else goes."""
        if text != self.form.typed:  # a field also says that it has changed when a screen is turned
            self.change(typed=text, found=None)

    def choose(self, what: str) -> None:
        """Opens one of the ways, or closes it."""
        self.edit(lambda now: Form("" if now.asked == what else what, working=now.working))

    def when_free(self, work: Callable[[], Awaitable[Any]], ready: bool = True) -> Handler | None:
        """The handler of a button; None while something is under way, or where it is not `ready`."""
        return self.guard(work) if ready and not self.form.working else None

    def guard(self, work: Callable[[], Awaitable[Any]]) -> Handler:
        """The handler that does a work: an error of sync is told on the screen, any other by the shell."""

        async def run() -> None:
            self.change(problem="", working=True)
            try:
                await work()
            except SyncError as error:
                detail = tr(f"sync.wrong.{error.wrong}", about=error.about) if error.wrong else error.detail
                self.change(problem=tr(f"sync.trouble.{error.trouble}", detail=detail))
            finally:
                self.change(working=False)

        return run


def set_up(app: App, syncing: Syncing, asking: Asking) -> list[ft.Control]:
    """The two ways into sync, the one that was asked for opened: a server for a new account, or the code of one."""
    form = asking.form
    typed = bool(form.typed.strip())

    async def check() -> None:
        asking.change(found=await syncing.find(form.typed))

    async def look() -> None:
        asking.change(found=await syncing.preview(form.typed))

    about = [parts.line(tr("sync.about"), colour=app.ink.text), parts.quiet(app, tr("sync.about_keeper"))]
    if app.page.web:  # a browser forgets the secret
        about.append(parts.quiet(app, tr("sync.no_keystore")))
    content: list[ft.Control] = [
        parts.panel(app, parts.column(about, theme.SPACE)),
        parts.rows(
            app,
            [way(app, "first", asking, ft.Icons.CLOUD_OUTLINED), way(app, "join", asking, ft.Icons.DEVICES_ROUNDED)],
        ),
    ]
    if form.asked == "first":
        content.append(
            parts.field(
                app, tr("sync.address"), form.typed, asking.type_in, "sync-address", longest=LONGEST_PASTED, exact=True
            )
        )
        if form.found is None:
            button = parts.pill(app, tr("sync.check"), asking.when_free(check, typed), "sync-check", accent=True)
        else:
            server = form.found.server
            said = tr("sync.found" if server.encrypted else "sync.found_here")
            content.append(parts.notice(app, said, "sync-found"))
            start = asking.when_free(partial(syncing.begin_account, form.found))
            button = parts.pill(app, tr("sync.start"), start, "sync-start", accent=True)
        content.append(ft.Row([button]))
    if form.asked == "join":
        look_up = asking.when_free(look, typed)
        content += _ask_code(
            app, asking, [parts.pill(app, tr("sync.look"), look_up, "sync-look", accent=form.found is None)]
        )
        if form.found is not None:
            join = asking.when_free(partial(syncing.join, form.typed))
            content += [
                parts.notice(app, tr("sync.would_come", count=form.found[0]), "sync-would-come"),
                ft.Row([parts.pill(app, tr("sync.join_now"), join, "sync-join-do", accent=True)]),
            ]
    return content


def ask_again(app: App, syncing: Syncing, asking: Asking) -> list[ft.Control]:
    """For a device whose secret is gone: the code once more, or the way out."""
    typed = asking.form.typed
    join = asking.when_free(partial(syncing.join, typed), bool(typed.strip()))
    leave = asking.guard(partial(syncing.leave, False))
    return [
        parts.notice(app, tr("sync.ask_again", server=syncing.server), "sync-ask-again"),
        *_ask_code(app, asking, [parts.pill(app, tr("sync.go_on"), join, "sync-join-do", accent=True)]),
        ft.Row([parts.pill(app, tr("sync.leave.do"), leave, "sync-leave-do", danger=True)]),
    ]


def _ask_code(app: App, asking: Asking, buttons: list[ft.Control]) -> list[ft.Control]:
    """The line for a code, and below it the ways to paste one and to go on."""

    async def paste() -> None:
        asking.type_in((await app.device.service(ft.Clipboard).get() or "")[:LONGEST_PASTED])

    pasting = parts.pill(app, tr("sync.paste"), paste, "sync-paste", icon=ft.Icons.CONTENT_PASTE_ROUNDED)
    return [
        parts.field(
            app, tr("sync.code"), asking.form.typed, asking.type_in, "sync-code", longest=LONGEST_PASTED, exact=True
        ),
        ft.Row([pasting, *buttons], spacing=theme.GAP, wrap=True),
    ]


def way(app: App, what: str, asking: Asking, icon: ft.IconData) -> ft.Control:
    """A row that opens and closes one of several ways; `what` names its words and its id."""
    return parts.opener(
        app,
        tr(f"sync.{what}.title"),
        asking.form.asked == what,
        partial(asking.choose, what),
        f"sync-{what}",
        about=tr(f"sync.{what}.about"),
        leading=ft.Icon(icon, color=app.ink.quiet),
    )
