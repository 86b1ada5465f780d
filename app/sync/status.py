"""The state of sync and its actions: add a device, replace the account, turn it off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import flet as ft

from app.editor.sharing import code_column
from app.sync.controller import SyncController
from app.sync.setup import SetupController, option_row
from app.ui import date_texts, parts, theme
from app.ui.window.app_state import App
from app.ui.words import join_sentences, tr
from store.sync.account import MAX_PASTED_LENGTH

KILOBYTE: Final = 1024
#: The actions that are offered, by the step of a move to another account. Until the old account is erased, sync can't
#: be turned off.
WAYS: Final = {
    "": ("device", "lost", "leave", "erase"),
    "new": ("lost", "give_up"),
    "old": ("device", "give_up"),
    "erasing": ("device", "give_up"),
}


def status_controls(app: App, syncing: SyncController, asking: SetupController) -> list[ft.Control]:
    """Return the state of sync with its actions: add a device, pause, report a lost device, turn off."""
    status = syncing.status
    said = tr("sync.last", when=date_texts.moment_text(syncing.last)) if syncing.last else tr("sync.never")
    content: list[ft.Control] = []
    if syncing.trouble:
        again = "" if syncing.state == "paused" else tr("sync.by_itself")
        content.append(
            parts.notice(app, f"{tr(syncing.trouble, detail=syncing.detail)} {again}".strip(), "sync-trouble")
        )
    if syncing.move:
        moved = "not_yet" if syncing.move == "new" else "old"
        content.append(parts.notice(app, tr(f"sync.move.{moved}"), "sync-move"))
    lines = [
        _fact_row(app, tr("sync.state.paused") if syncing.state == "paused" else said, syncing.server, "sync-last"),
    ]
    if status:
        waits = tr("sync.waits", count=status.unsent_events) if status.unsent_events else tr("sync.all_sent")
        size = tr("sync.kept", count=status.stored_segments, size=f"{status.total_bytes / KILOBYTE:.0f}")
        lines.append(_fact_row(app, waits, size, "sync-waits"))
        if status.waiting_events:
            lines.append(
                _fact_row(app, tr("sync.parked", count=status.waiting_events), tr("sync.parked_about"), "sync-parked")
            )
        if status.overruled_events:
            lines.append(
                _fact_row(app, tr("sync.beaten", count=status.overruled_events), tr("sync.beaten_about"), "sync-beaten")
            )
        if status.foreign_records:
            lines.append(
                _fact_row(
                    app, tr("sync.strange", count=status.foreign_records), tr("sync.strange_about"), "sync-strange"
                )
            )
        for n, (name, reason) in enumerate(status.set_aside[:5], start=1):
            lines.append(_fact_row(app, tr("sync.aside", name=name[-12:]), reason, f"sync-aside-{n}"))
    content.append(parts.rows(app, lines))
    if syncing.busy:
        content.append(_progress_bar(app, syncing))
    paused = syncing.state == "paused"
    buttons = [
        parts.pill(app, tr("sync.stop"), syncing.stop, "sync-stop", icon=ft.Icons.STOP_ROUNDED)
        if syncing.busy
        else parts.pill(app, tr("sync.now"), syncing.sync_now, "sync-now", accent=True, icon=ft.Icons.SYNC_ROUNDED),
        parts.pill(
            app, tr("sync.resume" if paused else "sync.pause"), lambda: syncing.set_paused(not paused), "sync-pause"
        ),
    ]
    if status and status.set_aside:
        buttons.append(parts.pill(app, tr("sync.try_again"), syncing.try_again, "sync-try-again"))
    content.append(ft.Row(buttons, spacing=theme.GAP, run_spacing=theme.SPACE, wrap=True))
    ways: dict[str, tuple[ft.IconData, Callable[[], ft.Control]]] = {
        "device": (ft.Icons.ADD_TO_HOME_SCREEN_ROUNDED, lambda: _device_code(app, syncing)),
        "lost": (ft.Icons.PHONELINK_ERASE_ROUNDED, lambda: _lost_device_controls(app, syncing, asking)),
        "give_up": (ft.Icons.CANCEL_OUTLINED, lambda: _confirmation(app, "give_up", asking, syncing.abandon_move)),
        "leave": (
            ft.Icons.LOGOUT_ROUNDED,
            lambda: _confirmation(app, "leave", asking, partial(syncing.turn_off, False)),
        ),
        "erase": (
            ft.Icons.DELETE_FOREVER_ROUNDED,
            lambda: _confirmation(app, "erase", asking, partial(syncing.turn_off, True)),
        ),
    }
    items = []
    for what in WAYS[syncing.move]:
        icon, below = ways[what]
        items.append(option_row(app, what, asking, icon))
        if asking.form.asked == what:
            items.append(below())
    content.append(parts.rows(app, items))
    if not syncing.lasting:
        content.append(parts.notice(app, tr("sync.no_keystore"), "sync-no-keystore"))
    return content


def _lost_device_controls(app: App, syncing: SyncController, asking: SetupController) -> ft.Control:
    """Return the explanation for a lost device, a field for an invitation, and the button that begins the move."""
    typed = asking.form.typed
    about = parts.styled_text(tr("sync.lost.means"), colour=app.palette.text, size=theme.SMALL)
    given = parts.field(
        app, tr("sync.invitation"), typed, asking.type_in, "sync-invitation", longest=MAX_PASTED_LENGTH, exact=True
    )
    work = asking.handler_when_free(partial(syncing.change_account, typed))
    do = parts.pill(app, tr("sync.lost.do"), work, "sync-lost-do", danger=True)
    return ft.Container(padding=theme.EDGE, content=parts.stacked([about, given, ft.Row([do])], theme.SPACE))


def _confirmation(app: App, what: str, asking: SetupController, work: Callable[[], Awaitable[Any]]) -> ft.Control:
    """Return the explanation of an action, and the button that carries it out."""
    do = parts.pill(app, tr(f"sync.{what}.do"), asking.handler_when_free(work), f"sync-{what}-do", danger=True)
    means = parts.styled_text(tr(f"sync.{what}.means"), colour=app.palette.text, size=theme.SMALL)
    return ft.Container(padding=theme.EDGE, content=parts.stacked([means, ft.Row([do])]))


def _device_code(app: App, syncing: SyncController) -> ft.Control:
    """Return the code for another device, as text and QR code."""
    about = parts.styled_text(tr("sync.device.means"), colour=app.palette.text, size=theme.SMALL)
    code = code_column(app, about, syncing.device_code, "sync", "sync", "sync-code-text")
    return ft.Container(padding=theme.EDGE, content=code)


def _progress_bar(app: App, syncing: SyncController) -> ft.Control:
    """Return the progress of the running sync."""
    progress = syncing.progress
    if progress is None:
        return progress_bar(app, None, tr("sync.busy"))
    if progress.to_send:
        whole = progress.sent + progress.to_send
        return progress_bar(app, progress.sent / whole, tr("sync.sending", done=progress.sent, whole=whole))
    if progress.to_bring > progress.brought > 0:
        share = progress.brought / progress.to_bring
        return progress_bar(app, share, tr("sync.bringing", percent=f"{share:.0%}"))
    return progress_bar(app, None, tr("sync.busy"))


def progress_bar(app: App, value: float | None, text: str) -> ft.Control:
    """Return a progress bar with a text. `value` is from 0 to 1, None if it isn't known."""
    line = ft.ProgressBar(
        value=value, color=app.palette.filled, bgcolor=app.palette.unfilled, border_radius=theme.SPACE
    )
    return parts.label(parts.stacked([line, parts.quiet_text(app, text)], theme.SPACE), "sync-progress", text)


def _fact_row(app: App, title: str, about: str, ident: str) -> ft.Control:
    return parts.label(parts.padded(parts.caption(app, title, about)), ident, join_sentences((title, about)))
