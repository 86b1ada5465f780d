"""Send messages to the page around the web app. They have no effect in Flet's own page."""

from __future__ import annotations

import asyncio

import js
from pyodide.ffi import JsException, create_once_callable


def remove_splash() -> None:
    """Tell the page that the first screen is drawn, so that it removes its splash."""
    _call_page("step", "table")


def set_page_language(tag: str) -> None:
    """Tell the page the app's language, which screen readers use."""
    _call_page("language", tag)


def request_persistence() -> None:
    """Ask the browser not to delete this site's data when it needs space."""
    _call_page("persist", True)


def allow_memory_snapshot() -> None:
    """Tell the page that everything is imported and that it may save Python's memory."""
    _call_page("rested", True)


def delete_old_folder(folder: str) -> None:
    """Tell the page that the data in this folder, of an earlier version, has been moved and may be deleted."""
    _call_page("forget", folder)


async def wait_for_page_messages() -> None:
    """Wait until messages of the page, such as a tap, have arrived.

    Turns of Python's event loop alone may keep them out: each begins with a message of the worker to itself, and
    Chromium delivers those first.
    """
    heard = asyncio.Event()
    js.setTimeout(create_once_callable(heard.set), 0)
    await heard.wait()


async def wait_until_drawn() -> None:
    """Wait until the page has drawn what it was sent; at most a second if the page is hidden."""
    if hasattr(js, "pageDrawn"):
        await js.pageDrawn()


async def fetch_file(path: str) -> bytes:
    """Return the content of a file on the page's host. Raises OSError if the host doesn't answer or doesn't have the
    file.
    """
    try:
        response = await js.fetch(path)
        if not response.ok:
            raise OSError(f"{path}: {response.status}")
        data: bytes = (await response.arrayBuffer()).to_bytes()
    except JsException as problem:
        raise OSError(f"{path}: {problem}") from problem
    return data


def show_waiting_for_tab(waiting: bool) -> None:
    """Tell the page whether the app is waiting for another tab to release the data."""
    _call_page("waiting", waiting)


def _call_page(word: str, value: object) -> None:
    if hasattr(js, "tellPage"):
        js.tellPage(word, value)
