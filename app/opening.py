"""The store is opened after the first frame, and every screen told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.data import CLOCK, Data
from app.platform import paths
from app.platform.background import IN_BROWSER, off_loop
from app.preferences import Settings
from app.ui.shell import App, on
from app.ui.words import tr
from store import StoreError, open_memory, open_store

if IN_BROWSER:
    from app.ui.open_storage import open_storage

if TYPE_CHECKING:
    from store import Store


async def open_data(app: App) -> None:
    """Opens the store and tells the screens."""
    why, kept = "", None
    if IN_BROWSER:
        why, kept = await open_storage(app)
    store, trouble = await off_loop(partial(_open, why, kept))
    data = Data(store, on)
    app.page.on_close = on(data.close)
    for problem in data.problems:
        app.journal.note(f"setting {problem}")
    app.settings = data.settings
    app.trouble = trouble
    if data.settings != Settings():
        app.dress()
    await app.take_data(data)


def _open(why: str, kept: Callable[[], None] | None) -> tuple[Store, str]:
    """The store and what to say of it; `why` there can be none but in memory, `kept` as open_store wants it."""
    try:
        if why:
            raise OSError(why)
        store = open_store(paths.data(), CLOCK, kept)
    except (StoreError, OSError) as problem:
        return open_memory(CLOCK), tr("store.memory", why=str(problem))
    notice = store.notice
    return store, tr(f"store.{notice.kind}", path=str(notice.path)) if notice else ""
