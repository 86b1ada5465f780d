"""Yours to keep: everything in one file, rounds as a table for a spreadsheet, and what comes from another device."""

from __future__ import annotations

import asyncio
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

import flet as ft

from app import parts, theme
from app.beside import off_loop
from app.screens.share_match import on_phone
from app.shell import App, screen, use_app, use_value
from app.words import tr
from store import ImportProblem, Preview

if TYPE_CHECKING:
    from store import Incoming

NOTHING: Final[Incoming | None] = None
NO_PREVIEW: Final[Preview | None] = None
COUNTS: Final = (
    "matches_new",
    "matches_grown",
    "matches_known",
    "people_new",
    "people_known",
    "hands_new",
    "rounds_new",
    "games_new",
    "settings_new",
    "differing",
)


@screen
def Keepsakes() -> ft.Control:
    """What goes out, and a look at what would come in before any of it does."""
    app = use_app()
    incoming, bring = use_value(NOTHING)
    preview, show = use_value(NO_PREVIEW)
    problem, complain = use_value("")
    busy, set_busy = use_value("")
    top = parts.header(app, tr("keepsakes.title"), back="/history")
    if app.data is None:
        return parts.sheet(app, top, [parts.waiting(app, tr("parts.opening"))])
    store = app.data.store

    async def export() -> None:
        set_busy("export")
        try:
            packed = await off_loop(store.export_bytes)
        finally:
            set_busy("")
        await _save(app, f"pocket-switch-{datetime.now():%Y-%m-%d}.zip", packed)

    async def export_csv() -> None:
        set_busy("csv")
        try:
            table = await off_loop(lambda: "\r\n".join(store.export_csv()).encode("utf-8-sig"))
        finally:
            set_busy("")
        await _save(app, f"pocket-switch-{datetime.now():%Y-%m-%d}.csv", table)

    async def pick() -> None:
        from store import Incoming

        complain("")
        bring(None)
        show(None)
        for file in await app.service(ft.FilePicker).pick_files(with_data=True):
            set_busy("import")
            try:
                read = Incoming(file.bytes or b"")
                for _ in read.read():
                    await asyncio.sleep(0)
                found = await off_loop(partial(store.preview, read))
            except ImportProblem as wrong:
                complain(tr("keepsakes.problem", where=wrong.where, what=wrong.what))
            else:
                bring(read)
                show(found)
            finally:
                set_busy("")

    async def take_in() -> None:
        assert incoming is not None
        set_busy("import")
        try:
            taken = await off_loop(lambda: store.take_in(incoming))
        except ImportProblem as wrong:
            complain(tr("keepsakes.problem", where=wrong.where, what=wrong.what))
        else:
            app.say(tr("keepsakes.taken", count=taken.matches_new + taken.matches_grown))
        finally:
            set_busy("")
            bring(None)
            show(None)

    content: list[ft.Control] = [
        parts.heading(tr("keepsakes.out"), colour=app.ink.quiet),
        parts.rows(
            app,
            [
                parts.row(
                    app,
                    tr("keepsakes.export"),
                    export if not busy else None,
                    "export",
                    about=tr("keepsakes.export_about"),
                    leading=ft.Icon(ft.Icons.INVENTORY_2_OUTLINED, color=app.ink.text),
                ),
                parts.row(
                    app,
                    tr("keepsakes.csv"),
                    export_csv if not busy else None,
                    "export-csv",
                    about=tr("keepsakes.csv_about"),
                    leading=ft.Icon(ft.Icons.TABLE_CHART_OUTLINED, color=app.ink.text),
                ),
            ],
        ),
        parts.heading(tr("keepsakes.in"), colour=app.ink.quiet),
        parts.rows(
            app,
            [
                parts.row(
                    app,
                    tr("keepsakes.pick"),
                    pick if not busy and not store.read_only else None,
                    "import-pick",
                    about=tr("keepsakes.pick_about"),
                    leading=ft.Icon(ft.Icons.FOLDER_OPEN_ROUNDED, color=app.ink.text),
                )
            ],
        ),
    ]
    if busy:
        content.append(parts.notice(app, tr(f"keepsakes.busy_{busy}"), "keepsakes-busy"))
    if problem:
        content.append(parts.notice(app, problem, "import-problem"))
    if preview is not None:
        content += _look(app, preview)
        content.append(
            ft.Row(
                [
                    parts.pill(app, tr("keepsakes.take"), take_in, "import-take", accent=True, expand=True),
                    parts.pill(app, tr("keepsakes.not"), lambda: show(None), "import-not"),
                ],
                spacing=theme.GAP,
            )
        )
    return parts.sheet(app, top, content)


def _look(app: App, preview: Preview) -> list[ft.Control]:
    """What would come in, counted, before any of it does."""
    lines: list[ft.Control] = []
    for key in COUNTS:
        count = getattr(preview, key)
        if count:
            lines.append(
                ft.Semantics(
                    identifier=f"preview-{key}",
                    content=ft.Container(
                        padding=ft.Padding.symmetric(vertical=theme.SPACE, horizontal=theme.EDGE),
                        content=ft.Row(
                            [
                                parts.line(tr(f"keepsakes.{key}"), colour=app.ink.text, expand=True),
                                parts.line(str(count), colour=app.ink.text, weight=parts.HEAVY),
                            ]
                        ),
                    ),
                )
            )
    if not lines:
        return [parts.notice(app, tr("keepsakes.nothing"), "preview-nothing")]
    return [parts.heading(tr("keepsakes.look"), colour=app.ink.quiet), parts.rows(app, lines)]


async def _save(app: App, name: str, data: bytes) -> None:
    """Hands a file over: a download in a browser, the share sheet on a phone, a file dialog on a computer."""
    if on_phone(app):
        await app.service(ft.Share).share_files([ft.ShareFile.from_bytes(data, name=name)])
    elif await app.service(ft.FilePicker).save_file(file_name=name, src_bytes=data) or app.page.web:
        app.say(tr("keepsakes.saved", name=name))
