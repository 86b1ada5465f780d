"""What is behind the first frame: the store is opened, every screen told, and sync begins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeAlias

import store
from app.data import CLOCK, Data
from app.people import name_the_unnamed
from app.platform import paths
from app.platform.background import IN_BROWSER, off_loop
from app.platform.spoken import remember
from app.preferences import Settings
from app.stored.backups import is_wanted
from app.sync.controller import syncing_of
from app.ui.moments import describe
from app.ui.shell import App, is_left, on
from app.ui.words import tr

if IN_BROWSER:
    from app.open_storage import follow_storage
    from app.platform.web.storage import storage

#: A store, what to say of it once there is a language to say it in, and what for the report.
Opened: TypeAlias = "tuple[store.Store, Callable[[], str], str]"
_begun: Final[list[asyncio.Task[Opened]]] = []


def begin() -> None:
    """Opens the store before there is a window, beside the client's own start: in a browser whose Python has been read
    in already, and has nothing else to do.
    """
    _begun.append(asyncio.ensure_future(_bring()))


async def open_data(app: App) -> None:
    """Opens the store, tells the screens, and takes up sync where it is on."""
    if IN_BROWSER:
        follow_storage(app)
    if _is_leaving(app) and not app.has_early:
        return
    opened, trouble, noted = await (_begun.pop() if _begun else _bring())
    if noted:
        app.journal.note(noted)
    data = Data(opened, on)
    if _is_leaving(app):  # nobody will close it later
        app.recall(data.settings)
        app.keep_early(data)
        await data.close()
        return
    app.page.on_close = on(app.leave)
    for problem in data.problems:
        app.journal.note(f"setting {problem}")
    app.recall(data.settings)
    app.trouble = trouble()
    if app.settings != Settings():
        app.dress()
    app.speak()
    await app.take_data(data)
    await syncing_of(app.page).begin()
    await off_loop(partial(remember, app.language))
    await off_loop(data.looks)  # before somebody is drawn


def _is_leaving(app: App) -> bool:
    """Whether its page has left, or has no connection any more and is about to: it is told so by nothing later."""
    return is_left(app.page) or app.page.session.connection is None


async def look_through(app: App) -> None:
    """Looks through a large file, once a day, and says what it found."""
    if app.data is None:
        return
    with suppress(store.StoreError):  # the window has been left meanwhile, or another writes; else the next start looks
        if damage := await off_loop(app.data.store.look_through):
            app.journal.note(f"damaged file: {damage}")
            app.trouble = tr("store.failing")


async def offer_backup(app: App) -> None:
    """Asks whether a backup is to be offered, once nothing else is left to do."""
    if app.data is None:
        return
    with suppress(store.StoreError):  # the window has been left meanwhile; else the next start asks again
        app.backup_wanted = await off_loop(partial(is_wanted, app.data.store, app.data.key_values, CLOCK.wall()))


async def _bring() -> Opened:
    """The store, in a browser as soon as this tab alone has its storage."""
    why, kept = "", None
    if IN_BROWSER:
        kept = storage.save_soon
        try:
            await storage.open(paths.data())
        except OSError as problem:
            why = str(problem)
    return await off_loop(partial(_open, why, kept))


def _open(why: str, kept: Callable[[], None] | None) -> Opened:
    """`why` there can be none but in memory, `kept` as open_store wants it. What is named here of `store` brings the
    database library, so it is named in the thread.
    """
    try:
        if why:
            raise OSError(why)
        opened = store.open_store(paths.data(), CLOCK, kept)
        name_the_unnamed(opened)
    except (store.StoreError, OSError) as problem:
        return store.open_memory(CLOCK), partial(tr, "store.memory"), f"nothing can be saved: {problem}"
    return opened, partial(_tell, opened.notice), ""


def _tell(notice: store.Notice | None) -> str:
    """What a person is told of what was found on opening."""
    if notice is None:
        return ""
    if notice.kind == "log" and notice.since:
        return tr("store.log_since", path=str(notice.path), time=describe(notice.since))
    return tr(f"store.{notice.kind}", path=str(notice.path))
