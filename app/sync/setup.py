"""Set up sync: a server for the first device, a code for further ones, and a code again if the secret is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from app.sync.controller import SyncController
from app.ui import parts, theme
from app.ui.parts import Handler
from app.ui.window.app_state import App
from app.ui.words import tr
from store.sync.account import MAX_PASTED_LENGTH
from store.sync.errors import SyncError


@dataclass(frozen=True)
class SetupForm:
    """The values of the form: the open option, the typed text, what was found by it, the last problem, and whether
    something is running.
    """

    asked: str = ""
    typed: str = ""
    found: Any = None
    problem: str = ""
    working: bool = False


@dataclass(frozen=True)
class SetupController:
    """The form as it's drawn, with methods that change it."""

    form: SetupForm
    edit: Callable[[Callable[[SetupForm], SetupForm]], None]

    def change_form(self, **values: Any) -> None:
        """Change some values of the form."""
        self.edit(lambda now: replace(now, **values))

    def type_in(self, text: str) -> None:
        """Set the typed text. What was found by another text is dropped."""
        if text != self.form.typed:  # a text field also reports a change when the device is rotated
            self.change_form(typed=text, found=None)

    def choose_option(self, what: str) -> None:
        """Open an option, or close it if it's open."""
        self.edit(lambda now: SetupForm("" if now.asked == what else what, working=now.working))

    def handler_when_free(self, work: Callable[[], Awaitable[Any]], ready: bool = True) -> Handler | None:
        """Return the handler of a button; None while something is running or if the form isn't `ready`."""
        return self.handler_showing_sync_errors(work) if ready and not self.form.working else None

    def handler_showing_sync_errors(self, work: Callable[[], Awaitable[Any]]) -> Handler:
        """Return a handler that runs `work` and shows a SyncError on the screen. Other errors are left to the error
        boundary.
        """

        async def run_guarded_work() -> None:
            self.change_form(problem="", working=True)
            try:
                await work()
            except SyncError as error:
                detail = tr(f"sync.wrong.{error.wrong}", about=error.about) if error.wrong else error.detail
                self.change_form(problem=tr(f"sync.trouble.{error.trouble}", detail=detail))
            finally:
                self.change_form(working=False)

        return run_guarded_work


def setup_controls(app: App, syncing: SyncController, asking: SetupController) -> list[ft.Control]:
    """Return the two ways to set up sync, the chosen one opened: a server for a new account, or the code of an existing
    one.
    """
    form = asking.form
    typed = bool(form.typed.strip())

    async def check_server() -> None:
        asking.change_form(found=await syncing.find_server(form.typed))

    async def preview_account() -> None:
        asking.change_form(found=await syncing.preview_code(form.typed))

    about = [
        parts.styled_text(tr("sync.about"), colour=app.palette.text),
        parts.quiet_text(app, tr("sync.about_keeper")),
    ]
    if app.page.web:  # a browser doesn't keep the secret
        about.append(parts.quiet_text(app, tr("sync.no_keystore")))
    content: list[ft.Control] = [
        parts.panel(app, parts.stacked(about, theme.SPACE)),
        parts.rows(
            app,
            [
                option_row(app, "first", asking, ft.Icons.CLOUD_OUTLINED),
                option_row(app, "join", asking, ft.Icons.DEVICES_ROUNDED),
            ],
        ),
    ]
    if form.asked == "first":
        content.append(
            parts.field(
                app,
                tr("sync.address"),
                form.typed,
                asking.type_in,
                "sync-address",
                longest=MAX_PASTED_LENGTH,
                exact=True,
            )
        )
        if form.found is None:
            button = parts.pill(
                app, tr("sync.check"), asking.handler_when_free(check_server, typed), "sync-check", accent=True
            )
        else:
            server = form.found.server
            said = tr("sync.found" if server.encrypted else "sync.found_here")
            content.append(parts.notice(app, said, "sync-found"))
            start = asking.handler_when_free(partial(syncing.begin_account, form.found))
            button = parts.pill(app, tr("sync.start"), start, "sync-start", accent=True)
        content.append(ft.Row([button]))
    if form.asked == "join":
        look_up = asking.handler_when_free(preview_account, typed)
        content += _code_field(
            app, asking, [parts.pill(app, tr("sync.look"), look_up, "sync-look", accent=form.found is None)]
        )
        if form.found is not None:
            join = asking.handler_when_free(partial(syncing.join_account, form.typed))
            content += [
                parts.notice(app, tr("sync.would_come", count=form.found[0]), "sync-would-come"),
                ft.Row([parts.pill(app, tr("sync.join_now"), join, "sync-join-do", accent=True)]),
            ]
    return content


def secret_controls(app: App, syncing: SyncController, asking: SetupController) -> list[ft.Control]:
    """Return the controls for a device whose secret is lost, which enter a code or turn sync off."""
    typed = asking.form.typed
    join = asking.handler_when_free(partial(syncing.join_account, typed), bool(typed.strip()))
    leave = asking.handler_showing_sync_errors(partial(syncing.turn_off, False))
    return [
        parts.notice(app, tr("sync.ask_again", server=syncing.server), "sync-ask-again"),
        *_code_field(app, asking, [parts.pill(app, tr("sync.go_on"), join, "sync-join-do", accent=True)]),
        ft.Row([parts.pill(app, tr("sync.leave.do"), leave, "sync-leave-do", danger=True)]),
    ]


def _code_field(app: App, asking: SetupController, buttons: list[ft.Control]) -> list[ft.Control]:
    """Return the text field for a code, with a button to paste, and other `buttons`."""

    async def paste_code() -> None:
        asking.type_in((await app.device.service(ft.Clipboard).get() or "")[:MAX_PASTED_LENGTH])

    pasting = parts.pill(app, tr("sync.paste"), paste_code, "sync-paste", icon=ft.Icons.CONTENT_PASTE_ROUNDED)
    return [
        parts.field(
            app, tr("sync.code"), asking.form.typed, asking.type_in, "sync-code", longest=MAX_PASTED_LENGTH, exact=True
        ),
        ft.Row([pasting, *buttons], spacing=theme.GAP, wrap=True),
    ]


def option_row(app: App, what: str, asking: SetupController, icon: ft.IconData) -> ft.Control:
    """Return the row that opens and closes an option; `what` is part of its message keys and identifier."""
    return parts.expandable_row(
        app,
        tr(f"sync.{what}.title"),
        asking.form.asked == what,
        partial(asking.choose_option, what),
        f"sync-{what}",
        about=tr(f"sync.{what}.about"),
        leading=ft.Icon(icon, color=app.palette.quiet),
    )
