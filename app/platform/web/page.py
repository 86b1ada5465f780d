"""Messages to the page around the web app. They do nothing in a page of Flet's."""

from __future__ import annotations

import asyncio

import js
from pyodide.ffi import JsException, create_once_callable


def uncover() -> None:
    """Tell the page that the first screen is there, so that it removes its splash."""
    _tell("step", "table")


def speak(tag: str) -> None:
    """Tell the page the app's language, for screen readers."""
    _tell("language", tag)


def persist() -> None:
    """Ask the browser not to delete this site's data when it needs space."""
    _tell("persist", True)


def rest() -> None:
    """Tell the page that everything is imported and that it may save Python's memory."""
    _tell("rested", True)


def forget(folder: str) -> None:
    """Tell the page that the data of this folder, of an earlier version, has moved and may be deleted."""
    _tell("forget", folder)


async def listen() -> None:
    """Wait until messages of the page, such as a tap, have arrived. Turns of Python's event loop may keep them out:
    each begins with a message of the worker to itself, and Chromium delivers those first.
    """
    heard = asyncio.Event()
    js.setTimeout(create_once_callable(heard.set), 0)
    await heard.wait()


async def drawn() -> None:
    """Wait until the page has drawn what it was sent; a second at most if the page is hidden."""
    if hasattr(js, "pageDrawn"):
        await js.pageDrawn()


async def fetch(path: str) -> bytes:
    """The content of a file on the page's host. OSError if the host doesn't answer or doesn't have it."""
    try:
        response = await js.fetch(path)
        if not response.ok:
            raise OSError(f"{path}: {response.status}")
        data: bytes = (await response.arrayBuffer()).to_bytes()
    except JsException as problem:
        raise OSError(f"{path}: {problem}") from problem
    return data


def wait(waiting: bool) -> None:
    """Tell the page whether the app waits because another tab has the data."""
    _tell("waiting", waiting)


def _tell(word: str, value: object) -> None:
    if hasattr(js, "tellPage"):
        js.tellPage(word, value)
