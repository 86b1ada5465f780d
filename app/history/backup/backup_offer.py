"""The offer to make a backup, shown once to a person who has played much and has no copy of the history."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from app.history.backup.save_file import save_backup
from app.platform import paths
from app.platform.background import IN_BROWSER
from app.stored.backups import read_backups, store_backups
from app.ui import parts
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr


@guarded_component
def BackupOffer() -> ft.Control:
    """The offer, until the person accepts or dismisses it."""
    app = use_app()
    busy, set_busy = use_value(False)
    data = app.data
    if data is None:
        return ft.Container()

    def dismiss_offer() -> None:
        store_backups(data.key_values, replace(read_backups(data.key_values), offered=True))
        app.end_backup_offer()

    async def make_backup() -> None:
        set_busy(True)
        try:
            if await save_backup(app, data):
                dismiss_offer()
        finally:
            set_busy(False)

    make = parts.pill(app, tr("offer.make"), None if busy else make_backup, "backup-make", accent=True)
    close = parts.pill(app, tr("offer.close"), dismiss_offer, "backup-close")
    return parts.stacked(
        [parts.notice(app, _storage_text(app), "backup-offer"), parts.wrapped_row([make, close])], wide=True
    )


def _storage_text(app: App) -> str:
    """Return the text on where the history is stored and what would delete it."""
    if IN_BROWSER:
        return tr("offer.browser")
    return tr("offer.phone") if app.is_phone_app else tr("offer.computer", path=str(paths.data_folder()))
