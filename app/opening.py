"""Opening the store after the first frame: the screens get its data, and sync starts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final, TypeAlias

from app.data import CLOCK, Data
from app.people import erase_remains, replace_placeholder_names, show_deleted_people
from app.platform import paths
from app.platform.background import IN_BROWSER, off_loop
from app.platform.last_language import write_last_language
from app.preferences import Settings
from app.stored.backups import should_offer_backup
from app.stored.pairings import has_pairings
from app.sync.controller import sync_of
from app.ui.date_texts import moment_text
from app.ui.window.app_state import App
from app.ui.window.error_boundary import has_page_closed, on
from app.ui.words import tr
from app.window import close_with_page
from store.errors import StoreError
from store.records import Notice

if TYPE_CHECKING:
    from store.store import Store

if IN_BROWSER:
    from app.open_storage import report_storage
    from app.platform.web.storage import storage

#: A store, a function that returns a notice for the person in the window's language, and a line for the report.
Opened: TypeAlias = "tuple[Store, Callable[[], str], str]"
_begun: Final[list[asyncio.Task[Opened]]] = []


def start_opening() -> None:
    """Start to open the store before there's a window. A browser does so while its client starts."""
    _begun.append(asyncio.ensure_future(_open_once_alone()))


async def open_data(app: App) -> None:
    """Open the store, give its data to the screens, and start sync if it's set up."""
    if IN_BROWSER:
        report_storage(app)
    if _is_leaving(app) and not app.has_unsaved_settings:
        return
    opened, trouble, noted = await (_begun.pop() if _begun else _open_once_alone())
    if noted:
        app.journal.add_line(noted)
    data = Data(opened, on)
    if _is_leaving(app):  # the window can't close it any more
        app.load_settings(data.settings)
        app.save_early_settings(data)
        await data.close()
        return
    close_with_page(app)
    for problem in data.problems:
        app.journal.add_line(f"setting {problem}")
    app.load_settings(data.settings)
    app.storage_trouble = trouble()
    if app.settings != Settings():
        app.apply_theme()
    app.apply_language()
    await app.open_data(data)
    await sync_of(app.page).resume_if_set_up()
    await _resume_pairing(app, data)
    await off_loop(partial(write_last_language, app.language))
    await off_loop(data.looks_by_name)  # cached before the first person is drawn


async def _resume_pairing(app: App, data: Data) -> None:
    """Begin to exchange with paired devices. Imports nothing if there are none."""
    if has_pairings(data.key_values):
        pairing = await off_loop(partial(import_module, "app.sync.pairing.controller"))
        await pairing.pairing_of(app.page).start_if_paired()


def _is_leaving(app: App) -> bool:
    """Return whether the page was closed, or has lost its connection and will be."""
    return has_page_closed(app.page) or app.page.session.connection is None


async def check_large_file(app: App) -> None:
    """Check the integrity of a large database file, once a day, and show a warning if it's damaged. Otherwise go on
    with a deletion of people that was interrupted.
    """
    if app.data is None:
        return
    with suppress(StoreError):  # the window was closed or another one is writing; the next start checks
        if damage := await off_loop(app.data.store.check_file):
            app.journal.add_line(f"damaged file: {damage}")
            app.storage_trouble = tr("store.failing")
            return
    await erase_remains(app)


async def offer_backup(app: App) -> None:
    """Decide whether to offer a backup. Call it when there's nothing else to do."""
    if app.data is None:
        return
    with suppress(StoreError):  # the window was closed; the next start decides
        app.backup_wanted = await off_loop(
            partial(should_offer_backup, app.data.store, app.data.key_values, CLOCK.wall())
        )


async def _open_once_alone() -> Opened:
    """Open the store. In a browser, first wait until no other tab has the storage."""
    why, kept = "", None
    if IN_BROWSER:
        kept = storage.save_soon
        try:
            await storage.open_folder(paths.data_folder())
        except OSError as problem:
            why = str(problem)
    return await off_loop(partial(_open_store, why, kept))


def _open_store(why: str, kept: Callable[[], None] | None) -> Opened:
    """Open the store. `why` is the reason why only an in-memory one is possible, "" for none; `kept` is passed to
    open_store.

    The imports are in here, because they load the database library, which should happen in a thread.
    """
    from store.opening import open_in_memory, open_store

    try:
        if why:
            raise OSError(why)
        show_deleted_people()
        opened = open_store(paths.data_folder(), CLOCK, kept)
        replace_placeholder_names(opened)
    except (StoreError, OSError) as problem:
        return open_in_memory(CLOCK), partial(tr, "store.memory"), f"nothing can be saved: {problem}"
    return opened, partial(_notice_text, opened.notice), ""


def _notice_text(notice: Notice | None) -> str:
    """Return the text about a finding when the store was opened; "" for none."""
    if notice is None:
        return ""
    if notice.kind == "log" and notice.since:
        return tr("store.log_since", path=str(notice.path), time=moment_text(notice.since))
    return tr(f"store.{notice.kind}", path=str(notice.path))
