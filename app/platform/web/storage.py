"""A folder that a browser keeps: held in memory, and written whole to IndexedDB after every change."""

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

# The lock and the folder of versions whose names held no scope, so that all apps of a host had the same.
LOCK_BEFORE = "pocket-switch"
FOLDER_BEFORE = Path("/data/pocket-switch")
CARRIED = "carried-over"  # a file that is there from when all has come over until what it came from is let go
PATIENCE = 1.0  # seconds; a tab that is just being left holds its lock a moment longer
AGAIN = 20.0  # seconds until what could not be written is tried once more


class Storage:
    """The folder, as this tab alone has it. `on_problem` hears why something could not be written, and "" when it could
    again; `on_waiting` that another tab has the folder, and that it has it no more; `waits` is which of both was last.
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
        """Brings back what was kept in the folder, as soon as no other tab has it, which may be never. OSError if this
        browser keeps nothing.
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
        if (carried := folder / CARRIED).exists():
            page.delete_old_folder(str(FOLDER_BEFORE))
            carried.unlink()
        self._mounted = True

    def save_soon(self) -> None:
        """Something was changed: it will be written, together with what changes until then."""
        if not self._mounted:
            return
        self._dirty = True
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write_changes())

    async def wait_until_saved(self) -> None:
        """Returns when all changes so far are written, or could not be."""
        while self._writing is not None and not self._writing.done():
            await asyncio.shield(self._writing)

    async def is_lasting(self) -> bool:
        """Whether the browser has promised to throw nothing away, whatever room it wants."""
        manager: Any = getattr(js.navigator, "storage", None)
        return self._mounted and hasattr(manager, "persisted") and bool(await manager.persisted())

    def request_persistence(self) -> None:
        """Something is kept here that a person would miss: the browser is asked, once, to throw nothing away. Some ask
        the person in turn, so this is not for the start.
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
                    self._again = asyncio.get_running_loop().call_later(AGAIN, self._retry_write)
            else:
                self._report_problem("")

    def _retry_write(self) -> None:
        # What was not written is still in memory, and is written as soon as it can be, by whatever change.
        self._again = None
        self.save_soon()

    def _report_problem(self, problem: str) -> None:
        if problem != self._problem:
            self._problem = problem
            self.on_problem(problem)


storage = Storage()


async def _acquire_tab_lock(name: str, waiting: Callable[[], None]) -> Callable[[], None]:
    """Returns when no other tab has the lock, with what gives it back; else it ends with the tab."""
    if not hasattr(js.navigator, "locks"):
        return lambda: None
    got: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    held = create_proxy(lambda _: js.Promise.new(create_proxy(lambda give_back, _: got.set_result(give_back))))
    js.navigator.locks.request(name, held)
    try:
        give_back = await asyncio.wait_for(asyncio.shield(got), PATIENCE)
    except TimeoutError:
        waiting()
        give_back = await got
    return lambda: give_back(None)


async def _move_old_data(folder: Path, waiting: Callable[[], None]) -> None:
    """Brings into an empty folder what a version before has kept. It is written in one transaction: all of it is in the
    folder then, or nothing, and until then nothing is taken away. OSError.
    """
    if not await _may_have_data(FOLDER_BEFORE):
        return
    give_back = await _acquire_tab_lock(LOCK_BEFORE, waiting)
    try:
        _mount_folder(FOLDER_BEFORE)
        await _sync_file_system(True)
        shutil.copytree(FOLDER_BEFORE, folder, copy_function=shutil.copyfile, dirs_exist_ok=True)
        (folder / CARRIED).touch()
        pyodide_js.FS.unmount(str(FOLDER_BEFORE))
        await _sync_file_system(False)
        pyodide_js.FS.filesystems.IDBFS.quit()  # else nobody can take it away; what is in use is opened anew
    finally:
        give_back()


async def _may_have_data(folder: Path) -> bool:
    """Whether the browser may have something of this folder; a browser that does not say what it has may."""
    try:
        known = await js.indexedDB.databases() if hasattr(js.indexedDB, "databases") else None
    except JsException as problem:
        raise OSError(_problem_text(problem)) from problem
    return known is None or any(each.name == str(folder) for each in known)


def _mount_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pyodide_js.FS.mount(pyodide_js.FS.filesystems.IDBFS, to_js({}), str(folder))


async def _sync_file_system(from_browser: bool) -> None:
    """Reads or writes; a write is one transaction, so all files of it are kept or none. OSError."""
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
    """What a browser says went wrong."""
    return str(getattr(problem, "message", "") or problem)
