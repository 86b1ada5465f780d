"""A folder that a browser keeps: held in memory, and written whole to IndexedDB after every change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import js
import pyodide_js
from pyodide.ffi import create_proxy, to_js

from app.platform.web.page import persist

LOCK = "pocket-switch"
PATIENCE = 1.0  # seconds; a tab that is just being left holds its lock a moment longer
AGAIN = 20.0  # seconds until what could not be written is tried once more


class Storage:
    """The folder, as this tab alone has it. `on_problem` hears why something could not be written, and "" when it could
    again.
    """

    def __init__(self) -> None:
        self.on_problem: Callable[[str], None] = lambda _: None
        self._mounted = False
        self._asked = False
        self._dirty = False
        self._writing: asyncio.Task[None] | None = None
        self._problem = ""
        self._again: asyncio.Handle | None = None

    async def wait_alone(self, waiting: Callable[[], None]) -> None:
        """Returns when no other tab has the folder, which may be never; `waiting` is called when one has."""
        if not hasattr(js.navigator, "locks"):
            return
        got = asyncio.get_running_loop().create_future()

        def held(_: Any) -> Any:
            got.set_result(None)
            return js.Promise.new(create_proxy(lambda *_: None))  # never kept: the lock ends with the tab

        js.navigator.locks.request(LOCK, create_proxy(held))
        try:
            await asyncio.wait_for(asyncio.shield(got), PATIENCE)
        except TimeoutError:
            waiting()
            await got

    async def open(self, folder: Path) -> None:
        """Brings back what was kept in the folder. OSError if this browser keeps nothing."""
        system = pyodide_js.FS
        system.mount(system.filesystems.IDBFS, to_js({}), str(folder))
        await _sync(True)
        self._mounted = True

    def save_soon(self) -> None:
        """Something was changed: it will be written, together with what changes until then."""
        if not self._mounted:
            return
        self._dirty = True
        if self._writing is None or self._writing.done():
            self._writing = asyncio.ensure_future(self._write())

    async def wait_until_saved(self) -> None:
        """Returns when all changes so far are written, or could not be."""
        if self._mounted and not self._asked:
            self._asked = True
            persist()
        while self._writing is not None and not self._writing.done():
            await asyncio.shield(self._writing)

    async def _write(self) -> None:
        while self._dirty:
            self._dirty = False
            try:
                await _sync(False)
            except OSError as problem:
                self._say(str(problem))
                if self._again is None:
                    self._again = asyncio.get_running_loop().call_later(AGAIN, self._once_more)
            else:
                self._say("")

    def _once_more(self) -> None:
        # What was not written is still in memory, and is written as soon as it can be, by whatever change.
        self._again = None
        self.save_soon()

    def _say(self, problem: str) -> None:
        if problem != self._problem:
            self._problem = problem
            self.on_problem(problem)


storage = Storage()


async def _sync(from_browser: bool) -> None:
    """Reads or writes; a write is one transaction, so all files of it are kept or none. OSError."""
    done = asyncio.get_running_loop().create_future()

    def answered(problem: Any = None) -> None:
        if problem:
            done.set_exception(OSError(_words(problem)))
        else:
            done.set_result(None)

    answer = create_proxy(answered)
    pyodide_js.FS.syncfs(from_browser, answer)
    try:
        await done
    finally:
        answer.destroy()


def _words(problem: Any) -> str:
    """What a browser says went wrong."""
    return str(getattr(problem, "message", "") or problem)
