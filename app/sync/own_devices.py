"""The screen for sync between a person's own devices."""

from __future__ import annotations

import flet as ft

from app.sync.controller import SyncController, use_sync
from app.sync.pairing.controller import PairingController, use_pairing
from app.sync.pairing.panel import device_rows
from app.sync.setup import SetupController, SetupForm, secret_controls, setup_controls
from app.sync.status import progress_bar, status_controls
from app.ui import date_texts, parts
from app.ui.screens import screen
from app.ui.window.hooks import use_app, use_newest, use_value
from app.ui.words import tr


@screen
def SyncSettings() -> ft.Control:
    """The screen of sync: how to set it up, or if it's on, its state and actions."""
    app, syncing, pairing = use_app(), use_sync(), use_pairing()
    newest, edit = use_newest(SetupForm())
    opened, open_device = use_value("")
    asking = SetupController(newest(), edit)
    content: list[ft.Control] = []
    if app.data is None:
        content.append(parts.loading_text(app, tr("parts.opening")))
    else:
        content += {"off": setup_controls, "asking": secret_controls}.get(syncing.state, status_controls)(
            app, syncing, asking
        )
        content += device_rows(app, pairing, opened, open_device)
    if asking.form.problem:
        content.append(parts.notice(app, asking.form.problem, "sync-problem"))
    if asking.form.working:
        content.append(progress_bar(app, None, tr("sync.working")))
    return parts.sheet(app, parts.header(app, tr("sync.title"), back="/settings"), content)


def sync_summary(syncing: SyncController, pairing: PairingController) -> str:
    """Return one line for the screen of settings: whether sync is on and when it last ran, and how many paired devices
    there are.
    """
    if syncing.state == "off" and pairing.devices:
        return tr("pairing.summary", count=len(pairing.devices))
    if syncing.state != "on":
        return tr(f"sync.state.{syncing.state}")
    if syncing.trouble:
        return tr("sync.state.trouble")
    return tr("sync.last", when=date_texts.moment_text(syncing.last)) if syncing.last else tr("sync.never")
