"""Backup: everything as one file, rounds as a CSV, and files from other devices."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, Final, TypeVar

import flet as ft

from app.data import CLOCK, Data
from app.history.settings_from_files import is_setting
from app.platform.background import Touch, is_lasting, off_loop, run_in_slices
from app.stored.backups import read_backups, store_backups
from app.ui import parts, theme
from app.ui.parts.picking import NotPickedError, pick_file
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import describe_failure, on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from store.errors import ImportProblem, StoreError
from store.records import Preview

if TYPE_CHECKING:
    from store.backup.incoming import Incoming

T = TypeVar("T")
CHECK: Final = 0.4  # of what it takes to look at a file, its checking
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
    "set_aside",
)


@dataclass(frozen=True)
class RunningWork:
    """What is running ("" for nothing) and its progress in percent."""

    word: str = ""
    share: int = 0


@screen
def Backup() -> ft.Control:
    """The screen: save a file, or preview and import one."""
    app = use_app()
    incoming, bring = use_value(NOTHING)
    preview, show = use_value(NO_PREVIEW)
    problem, complain = use_value("")
    busy, set_busy = use_value(RunningWork())
    stopped = ft.use_memo(asyncio.Event, [])

    def leave() -> None:
        stopped.set()
        if app.data is not None:
            app.data.incoming.close()

    ft.use_effect(lambda: None, [], cleanup=leave)
    lasting, tell_lasting = use_value(True)

    async def ask() -> None:
        tell_lasting(app.data is None or await is_lasting())

    ft.use_effect(on(ask), [app.data is None])
    top = parts.header(app, tr("keepsakes.title"), back="/history")
    if app.data is None:
        return parts.loading_page(app, top)
    data, store = app.data, app.data.store

    async def carry(word: str, work: Iterable[T], share: Callable[[T], float] = lambda _: 0) -> T | None:
        """Run work in slices and return its result, None if the person stopped it or left."""
        stopped.clear()
        set_busy(RunningWork(word))
        try:
            return await run_work(
                work, app.touch, stopped, lambda step: set_busy(RunningWork(word, math.floor(100 * share(step))))
            )
        finally:
            set_busy(RunningWork())

    async def export() -> None:
        file = BytesIO()
        if await carry("export", store.backup.export_into(file)) is not None:
            await _save_dated(app, data, file)
            complain(_left_out_text(app, store.backup.left_out))

    async def export_csv() -> None:
        lines: list[str] = []
        if await carry("csv", _collect_lines(lines, store.backup.export_csv())) is not None:
            table = "\r\n".join(lines).encode("utf-8-sig")
            await _save(app, f"pocket-switch-{datetime.now():%Y-%m-%d}.csv", table)

    def put_back() -> None:
        show(None)
        bring(None)
        data.incoming.close()

    async def pick() -> None:
        complain("")
        put_back()
        stopped.clear()
        try:
            file = await pick_file(app, _incoming().most, lambda: set_busy(RunningWork("import")))
        except NotPickedError as wrong:
            complain(str(wrong))
            return
        finally:
            set_busy(RunningWork())
        if file is None:
            return
        with ExitStack() as opened:
            opened.enter_context(file)
            if not stopped.is_set() and await look_through(read := _incoming()(file)):
                bring(read)
                data.hold_incoming(opened)

    async def look_through(read: Incoming) -> bool:
        look = store.backup.preview(read, is_setting)
        try:
            if await carry("import", read.read(), lambda done: CHECK * done) is None:
                return False
            found = await carry("import", look, lambda step: CHECK + (1 - CHECK) * step.done)
            show(found)
            for reason in found.reasons if found else ():
                app.journal.note(f"an entry of a file is left out: {reason}")
        except (ImportProblem, StoreError) as wrong:
            complain(_import_problem_text(app, wrong))
            return False
        finally:
            look.close()  # nobody can write before
        return found is not None

    async def take_in() -> None:
        assert incoming is not None
        taking = store.backup.import_file(incoming, is_setting)
        opened = data.incoming.pop_all()
        try:
            taken = await carry("taking", _all_but_last(taking), lambda step: step.done)
            if taken is None:
                app.device.show_message(tr("keepsakes.stopped"))
            else:
                await off_loop(partial(next, taking, None))  # the disk may take its time
                app.device.show_message(tr("keepsakes.taken", count=taken.matches_new + taken.matches_grown))
        except (ImportProblem, StoreError) as wrong:
            complain(_import_problem_text(app, wrong))
        finally:
            taking.close()
            opened.close()
            put_back()

    def way(what: str, handler: parts.Handler, ident: str, icon: ft.IconData, *, able: bool = True) -> ft.Control:
        return parts.row(
            app,
            tr(f"keepsakes.{what}"),
            handler if able and not busy.word else None,
            ident,
            about=tr(f"keepsakes.{what}_about"),
            leading=ft.Icon(icon, color=app.ink.text),
        )

    ways_out = [
        way("export", export, "export", ft.Icons.INVENTORY_2_OUTLINED),
        way("csv", export_csv, "export-csv", ft.Icons.TABLE_CHART_OUTLINED),
    ]
    ways_in = [way("pick", pick, "import-pick", ft.Icons.FOLDER_OPEN_ROUNDED, able=not store.read_only)]
    content: list[ft.Control] = [
        *([] if lasting else [parts.notice(app, tr("keepsakes.fleeting"), "fleeting")]),
        *parts.section(app, tr("keepsakes.out"), ways_out),
        *parts.section(app, tr("keepsakes.in"), ways_in),
    ]
    if busy.word:
        content.append(_progress(app, busy, stopped.set))
    if problem:
        content.append(parts.notice(app, problem, "import-problem"))
    if preview is not None and not busy.word:
        content += _preview_counts(app, preview)
        content.append(
            ft.Row(
                [
                    parts.pill(app, tr("keepsakes.take"), take_in, "import-take", accent=True, expand=True),
                    parts.pill(app, tr("keepsakes.not"), put_back, "import-not"),
                ],
                spacing=theme.GAP,
            )
        )
    return parts.sheet(app, top, content)


def _progress(app: App, busy: RunningWork, stop: Callable[[], None]) -> ft.Control:
    """Return the progress bar with a button to stop; stopping changes nothing."""
    said = tr(f"keepsakes.busy_{busy.word}")
    return parts.notice(
        app,
        f"{said} {tr('parts.percent', count=busy.share)}" if busy.share else said,
        "keepsakes-busy",
        action=parts.pill(app, tr("keepsakes.stop"), stop, "keepsakes-stop"),
    )


async def run_work(work: Iterable[T], touch: Touch, stopped: asyncio.Event, tell: Callable[[T], object]) -> T | None:
    """Return the last step of work in slices, calling `tell` with each; None if it was stopped."""
    last = None
    async for last in run_in_slices(work, math.inf, touch):
        if stopped.is_set():
            return None
        tell(last)
    return last


def _import_problem_text(app: App, wrong: ImportProblem | StoreError) -> str:
    """Return why a file couldn't be imported; the report has the details."""
    if isinstance(wrong, ImportProblem):
        app.journal.note(f"a file that cannot be imported: {wrong}")
        return tr(f"keepsakes.problem.{wrong.fault}", where=wrong.where)
    return describe_failure(wrong)


def _left_out_text(app: App, left_out: Sequence[str]) -> str:
    """Return what is missing in a saved file, "" if it's complete; the report names it."""
    for reason in left_out:
        app.journal.note(f"an entry is not in the file that was written: {reason}")
    return tr("keepsakes.left_out") if left_out else ""


def _collect_lines(lines: list[str], source: Iterable[str]) -> Iterator[int]:
    """Append the lines one by one, and yield their number."""
    for line in source:
        lines.append(line)
        yield len(lines)


def _all_but_last(taking: Iterator[Preview]) -> Iterator[Preview]:
    """Yield all previews except the last, whose step stores everything."""
    for step in taking:
        yield step
        if step.done == 1:
            return


def _preview_counts(app: App, preview: Preview) -> list[ft.Control]:
    """Return the counts of what would be imported."""
    lines: list[ft.Control] = []
    for key in COUNTS:
        if count := getattr(preview, key):
            title = parts.styled_text(tr(f"keepsakes.{key}"), colour=app.ink.text, expand=True)
            many = parts.styled_text(str(count), colour=app.ink.text, weight=theme.HEAVY)
            room = ft.Padding.symmetric(vertical=theme.SPACE, horizontal=theme.EDGE)
            row = ft.Container(padding=room, content=ft.Row([title, many]))
            lines.append(ft.Semantics(identifier=f"preview-{key}", content=row))
    if not lines:
        return [parts.notice(app, tr("keepsakes.nothing"), "preview-nothing")]
    return parts.section(app, tr("keepsakes.look"), lines)


async def save_backup(app: App, data: Data) -> bool:
    """Save everything as a file, and return whether the person accepted it."""
    file = BytesIO()
    async for _ in run_in_slices(data.store.backup.export_into(file), math.inf, app.touch):
        pass
    return await _save_dated(app, data, file)


async def _save_dated(app: App, data: Data, file: BytesIO) -> bool:
    taken = await _save(app, f"pocket-switch-{datetime.now():%Y-%m-%d}.zip", file.getvalue())
    if taken:
        store_backups(data.key_values, replace(read_backups(data.key_values), made=CLOCK.wall()))
    return taken


async def _save(app: App, name: str, content: bytes) -> bool:
    """Offer a file: a download in a browser, the share sheet on a phone, a file dialog on a computer. Return whether
    the person accepted it.
    """
    if app.on_phone:
        await app.device.service(ft.Share).share_files([ft.ShareFile.from_bytes(content, name=name)])
        return True
    taken = bool(await app.device.service(ft.FilePicker).save_file(file_name=name, src_bytes=content) or app.page.web)
    if taken:
        app.device.show_message(tr("keepsakes.saved", name=name))
    return taken


def _incoming() -> type[Incoming]:
    from store.backup.incoming import Incoming  # the database library is loaded with it

    return Incoming
