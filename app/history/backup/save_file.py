"""Save everything as a backup file, or all rounds as CSV."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from io import BytesIO
from typing import TYPE_CHECKING, TypeVar

import flet as ft

from app.data import CLOCK, Data
from app.game_lookup import game_name
from app.history.backup.running_work import RunningWork
from app.platform.background import off_loop, run_in_slices
from app.stored.backups import read_backups, store_backups
from app.ui.window.app_state import App
from app.ui.words import tr

if TYPE_CHECKING:
    from store.exchange.plays import Play

T = TypeVar("T")


async def save_backup(app: App, data: Data) -> bool:
    """Save a backup file. Return whether the person accepted it."""
    file = BytesIO()
    async for _ in run_in_slices(data.store.backup.export_into(file), math.inf, app.touch):
        pass
    return await _save_with_date(app, data, file)


async def export_backup(running: RunningWork, data: Data) -> str:
    """Save a backup file and show the progress. Return a note on what had to be left out; "" if nothing had
    to, or if the person stopped it before a file was saved.
    """
    file, backup = BytesIO(), data.store.backup
    if await running.run_in_slices("export", backup.export_into(file)) is None:
        return ""
    await _save_with_date(running.app, data, file)
    return _left_out_text(running.app, backup.left_out)


async def export_csv(running: RunningWork, data: Data) -> None:
    """Save all rounds as CSV and show the progress."""
    lines: list[str] = []
    if await running.run_in_slices("csv", _collect(lines, data.store.backup.export_csv())) is not None:
        table = "\r\n".join(lines).encode("utf-8-sig")
        await _offer_file(running.app, f"pocket-switch-{datetime.now():%Y-%m-%d}.csv", table)


async def export_bg_stats(running: RunningWork, data: Data) -> None:
    """Save all finished matches as a file for BG Stats and show the progress."""
    from store.exchange.bg_stats import write_export  # imported with the first file

    plays: list[Play] = []
    if await running.run_in_slices("csv", _collect(plays, data.store.score_files.iter_plays(game_name))) is not None:
        content = await off_loop(lambda: write_export(plays).encode())
        await _offer_file(running.app, f"pocket-switch-{datetime.now():%Y-%m-%d}.json", content)


def _left_out_text(app: App, left_out: Sequence[str]) -> str:
    """Return the note on a file with missing entries; "" if it's complete. The report names the entries."""
    for reason in left_out:
        app.journal.add_line(f"an entry is not in the file that was written: {reason}")
    return tr("keepsakes.left_out") if left_out else ""


def _collect(collected: list[T], source: Iterable[T]) -> Iterator[int]:
    """Append the items of a source to a list one by one; yield their number so far."""
    for each in source:
        collected.append(each)
        yield len(collected)


async def _save_with_date(app: App, data: Data, file: BytesIO) -> bool:
    taken = await _offer_file(app, f"pocket-switch-{datetime.now():%Y-%m-%d}.zip", file.getvalue())
    if taken:
        store_backups(data.key_values, replace(read_backups(data.key_values), made=CLOCK.wall()))
    return taken


async def _offer_file(app: App, name: str, content: bytes) -> bool:
    """Offer a file: a download in a browser, the share sheet on a phone, a file dialog on a computer. Return whether
    the person accepted it.
    """
    if app.is_phone_app:
        await app.device.service(ft.Share).share_files([ft.ShareFile.from_bytes(content, name=name)])
        return True
    taken = bool(await app.device.service(ft.FilePicker).save_file(file_name=name, src_bytes=content) or app.page.web)
    if taken:
        app.device.show_message(tr("keepsakes.saved", name=name))
    return taken
