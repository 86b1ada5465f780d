"""What is behind the first frame: the store is opened, every screen told, and sync begins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import store
from app.data import CLOCK, Data
from app.platform import paths
from app.platform.background import IN_BROWSER, off_loop
from app.preferences import Settings
from app.sync.controller import syncing_of
from app.ui.shell import App, on
from app.ui.words import tr

if IN_BROWSER:
    from app.ui.open_storage import open_storage


async def open_data(app: App) -> None:
    """Opens the store, tells the screens, and takes up sync where it is on."""
    why, kept = "", None
    if IN_BROWSER:
        why, kept = await open_storage(app)
    opened, trouble = await off_loop(partial(_open, why, kept))
    data = Data(opened, on)
    app.page.on_close = on(data.close)
    for problem in data.problems:
        app.journal.note(f"setting {problem}")
    app.settings = data.settings
    app.trouble = trouble
    if data.settings != Settings():
        app.dress()
    await app.take_data(data)
    await syncing_of(app.page).begin(app)


def _open(why: str, kept: Callable[[], None] | None) -> tuple[store.Store, str]:
    """The store and what to say of it; `why` there can be none but in memory, `kept` as open_store wants it. What is
    named here of `store` brings the database library, so it is named in the thread.
    """
    try:
        if why:
            raise OSError(why)
        opened = store.open_store(paths.data(), CLOCK, kept)
    except (store.StoreError, OSError) as problem:
        return store.open_memory(CLOCK), tr("store.memory", why=str(problem))
    notice = opened.notice
    return opened, tr(f"store.{notice.kind}", path=str(notice.path)) if notice else ""
