"""Sync between one's own devices: off, with what it needs set up, or on."""

from __future__ import annotations

import flet as ft

from app.sync.controller import Syncing, use_syncing
from app.sync.setup import Asking, Form, ask_again, set_up
from app.sync.status import bar, show_status
from app.ui import moments, parts
from app.ui.screens import screen
from app.ui.window.hooks import use_app, use_newest
from app.ui.words import tr


@screen
def Sync() -> ft.Control:
    """Off: how to set it up. On: how it stands, and what can be done."""
    app, syncing = use_app(), use_syncing()
    newest, edit = use_newest(Form())
    asking = Asking(newest(), edit)
    content: list[ft.Control] = []
    if app.data is None:
        content.append(parts.waiting(app, tr("parts.opening")))
    else:
        content += {"off": set_up, "asking": ask_again}.get(syncing.state, show_status)(app, syncing, asking)
    if asking.form.problem:
        content.append(parts.notice(app, asking.form.problem, "sync-problem"))
    if asking.form.working:
        content.append(bar(app, None, tr("sync.working")))
    return parts.sheet(app, parts.header(app, tr("sync.title"), back="/settings"), content)


def summary(syncing: Syncing) -> str:
    """One line for the settings: whether it is on, and when it was done last."""
    if syncing.state != "on":
        return tr(f"sync.state.{syncing.state}")
    if syncing.trouble:
        return tr("sync.state.trouble")
    return tr("sync.last", when=moments.describe(syncing.last)) if syncing.last else tr("sync.never")
