"""A folder that is kept in a browser: files in memory, written to IndexedDB as a whole after every change."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import js
import pyodide_js
from pyodide.ffi import JsException, create_proxy, to_js

from app.platform.web import page

# The lock and the folder of earlier versions, whose names were the same for all apps on a host.
OLD_LOCK = "pocket-switch"
OLD_FOLDER = Path("/data/pocket-switch")
CARRIED_OVER_MARKER = "carried-over"  # a marker: old data has been copied here, and may be deleted at its old place
LOCK_NOTICE_SECONDS = 1.0  # seconds; a tab that is being closed releases its lock a moment later
WRITE_RETRY_SECONDS = 20.0  # seconds until a failed write is tried again


class Storage:
    """The browser's folder, locked by this tab. `on_problem` is called with the reason why a write failed, and with ""
    when one succeeds again. `on_waiting` is called with True when another tab has the folder and with False when it's
    free; `waits` is the last of these.
    """

    def __init__(self) -> None:
        self.on_problem: Callable[[str], None] = lambda _: None
        self.on_waiting: Callable[[bool], None] = lambda _: None
        self.waits = False
        self._mounted = False
        self._asked = False
        self._dirty = False
        self._writing: asyncio.Task[None] | None = None
        self._problem = ""
        self._again: asyncio.Handle | None = None

    async def open_folder(self, folder: Path) -> None:
        """Read the folder from the browser's storage, once no other tab has it (which may be never). Raises OSError if
        this browser doesn't store anything.
        """
        try:
            await _acquire_tab_lock(str(folder), self._wait_quietly)
            _mount_folder(folder)
            await _sync_file_system(True)
            if not any(folder.iterdir()):
                await _move_old_data(folder, self._wait_quietly)
        finally:
            if self.waits:
                self._wait_quietly(False)
        if (carried := folder / CARRIED_OVER_MARKER).exists():
            page.delete_old_folder(str(OLD_FOLDER))
            carried.unlink()
        self._mounted = True

    def save_soon(self) -> None:
        """Schedule a write of all changes; call it after each change."""
        if not self._mounted:
            return
        self._dirty = True
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write_changes())

    async def wait_until_saved(self) -> None:
        """Wait until all changes so far are written, or a write has failed."""
        while self._writing is not None and not self._writing.done():
            await asyncio.shield(self._writing)

    async def is_lasting(self) -> bool:
        """Return whether the browser has promised not to delete the data to free space."""
        manager: Any = getattr(js.navigator, "storage", None)
        return self._mounted and hasattr(manager, "persisted") and bool(await manager.persisted())

    def request_persistence(self) -> None:
        """Ask the browser, once, not to delete the data to free space. Some browsers ask the person, so don't call it
        at the start, but when something is stored that a person would miss.
        """
        if self._mounted and not self._asked:
            self._asked = True
            page.request_persistence()

    def _wait_quietly(self, waits: bool = True) -> None:
        self.waits = waits
        page.show_waiting_for_tab(waits)
        self.on_waiting(waits)

    async def _write_changes(self) -> None:
        while self._dirty:
            self._dirty = False
            try:
                await _sync_file_system(False)
            except OSError as problem:
                self._report_problem(str(problem))
                if self._again is None:
                    self._again = asyncio.get_running_loop().call_later(WRITE_RETRY_SECONDS, self._retry_write)
            else:
                self._report_problem("")

    def _retry_write(self) -> None:
        # The changes are still in memory: any later write that succeeds stores them, too.
        self._again = None
        self.save_soon()

    def _report_problem(self, problem: str) -> None:
        if problem != self._problem:
            self._problem = problem
            self.on_problem(problem)


storage = Storage()


async def _acquire_tab_lock(name: str, waiting: Callable[[], None]) -> Callable[[], None]:
    """Wait until no other tab has the lock, and return a function that releases it. Otherwise it's released with the
    tab. `waiting` is called if another tab still has it after `LOCK_NOTICE_SECONDS`.
    """
    if not hasattr(js.navigator, "locks"):
        return lambda: None
    got: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    held = create_proxy(lambda _: js.Promise.new(create_proxy(lambda give_back, _: got.set_result(give_back))))
    js.navigator.locks.request(name, held)
    try:
        give_back = await asyncio.wait_for(asyncio.shield(got), LOCK_NOTICE_SECONDS)
    except TimeoutError:
        waiting()
        give_back = await got
    return lambda: give_back(None)


async def _move_old_data(folder: Path, waiting: Callable[[], None]) -> None:
    """Copy the data of an earlier version into an empty folder, in one transaction: the folder then has all of it or
    nothing, and the old data is only deleted later. Raises OSError.
    """
    if not await _may_have_data(OLD_FOLDER):
        return
    give_back = await _acquire_tab_lock(OLD_LOCK, waiting)
    try:
        _mount_folder(OLD_FOLDER)
        await _sync_file_system(True)
        shutil.copytree(OLD_FOLDER, folder, copy_function=shutil.copyfile, dirs_exist_ok=True)
        (folder / CARRIED_OVER_MARKER).touch()
        pyodide_js.FS.unmount(str(OLD_FOLDER))
        await _sync_file_system(False)
        # Closes the databases, so that the old one can be deleted; the one in use is opened again when needed.
        pyodide_js.FS.filesystems.IDBFS.quit()
    finally:
        give_back()


async def _may_have_data(folder: Path) -> bool:
    """Return whether the browser may have data of this folder. It's True if the browser doesn't list its databases."""
    try:
        known = await js.indexedDB.databases() if hasattr(js.indexedDB, "databases") else None
    except JsException as problem:
        raise OSError(_problem_text(problem)) from problem
    return known is None or any(each.name == str(folder) for each in known)


def _mount_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pyodide_js.FS.mount(pyodide_js.FS.filesystems.IDBFS, to_js({}), str(folder))


async def _sync_file_system(from_browser: bool) -> None:
    """Read the folder from the browser's storage, or write it. A write is one transaction: all changes are stored or
    none. Raises OSError.
    """
    done = asyncio.get_running_loop().create_future()

    def on_synced(problem: Any = None) -> None:
        if problem:
            done.set_exception(OSError(_problem_text(problem)))
        else:
            done.set_result(None)

    answer = create_proxy(on_synced)
    pyodide_js.FS.syncfs(from_browser, answer)
    try:
        await done
    finally:
        answer.destroy()


def _problem_text(problem: Any) -> str:
    """Return the browser's message of an error."""
    return str(getattr(problem, "message", "") or problem)
