"""The screen for backups: save everything as one file or rounds as CSV, and import a file."""

from __future__ import annotations

import flet as ft

from app.data import Data
from app.history.backup.import_file import FileImport, preview_counts, use_import
from app.history.backup.running_work import RunningWork, progress_notice, use_work
from app.history.backup.save_file import export_backup, export_bg_stats, export_csv
from app.platform.background import is_storage_persistent
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr


@screen
def Backup() -> ft.Control:
    """The screen that saves a file, or previews and imports one."""
    app = use_app()
    problem, complain = use_value("")
    running = use_work(app)
    importing = use_import(running, complain)
    lasting, tell_lasting = use_value(True)

    async def ask_system_to_keep() -> None:
        tell_lasting(app.data is None or await is_storage_persistent())

    ft.use_effect(on(ask_system_to_keep), [app.data is None])
    top = parts.header(app, tr("keepsakes.title"), back="/history")
    data = app.data
    if data is None:
        return parts.loading_page(app, top)

    async def save_file() -> None:
        complain(await export_backup(running, data))

    content: list[ft.Control] = [
        *([] if lasting else [parts.notice(app, tr("keepsakes.fleeting"), "fleeting")]),
        *_action_rows(running, importing, data, save_file),
    ]
    busy = bool(running.progress.word)
    if busy:
        content.append(progress_notice(running))
    if problem:
        content.append(parts.notice(app, problem, "import-problem"))
    if importing.picked is not None and not busy:
        content += preview_counts(app, importing.picked.preview)
        content.append(
            ft.Row(
                [
                    parts.pill(
                        app, tr("keepsakes.take"), importing.import_file, "import-take", accent=True, expand=True
                    ),
                    parts.pill(app, tr("keepsakes.not"), importing.forget_file, "import-not"),
                ],
                spacing=theme.GAP,
            )
        )
    return parts.sheet(app, top, content)


def _action_rows(running: RunningWork, importing: FileImport, data: Data, export: parts.Handler) -> list[ft.Control]:
    """Return the rows that save or pick a file. They're disabled while work is running."""
    app = running.app

    def action_row(
        what: str, handler: parts.Handler, ident: str, icon: ft.IconData, *, able: bool = True
    ) -> ft.Control:
        return parts.row(
            app,
            tr(f"keepsakes.{what}"),
            handler if able and not running.progress.word else None,
            ident,
            about=tr(f"keepsakes.{what}_about"),
            leading=ft.Icon(icon, color=app.palette.text),
        )

    async def save_spreadsheet() -> None:
        await export_csv(running, data)

    async def save_plays() -> None:
        await export_bg_stats(running, data)

    bring = parts.row(
        app,
        tr("bring.title"),
        lambda: app.navigation.go_to("/keep/bring"),
        "bring-scores",
        about=tr("bring.about"),
        leading=ft.Icon(ft.Icons.FOLDER_OPEN_ROUNDED, color=app.palette.text),
    )
    ways_out = [
        action_row("export", export, "export", ft.Icons.INVENTORY_2_OUTLINED),
        action_row("csv", save_spreadsheet, "export-csv", ft.Icons.TABLE_CHART_OUTLINED),
        action_row("bg_stats", save_plays, "export-bg-stats", ft.Icons.TABLE_CHART_OUTLINED),
    ]
    ways_in = [
        action_row(
            "pick",
            importing.pick_and_preview,
            "import-pick",
            ft.Icons.FOLDER_OPEN_ROUNDED,
            able=not data.store.read_only,
        ),
        bring,
    ]
    return [*parts.section(app, tr("keepsakes.out"), ways_out), *parts.section(app, tr("keepsakes.in"), ways_in)]
