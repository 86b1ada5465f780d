"""The page around the app, where it is our own: Flet's has no ear for this."""

from __future__ import annotations

import asyncio

import js
from pyodide.ffi import JsException, create_once_callable


def uncover() -> None:
    """The first screen is there: nothing need lie over it any more."""
    _tell("step", "table")


def speak(tag: str) -> None:
    """The app speaks a language: so does its page, for the voice that reads it out."""
    _tell("language", tag)


def persist() -> None:
    """Asks that what is kept here be not thrown away when room is wanted."""
    _tell("persist", True)


def rest() -> None:
    """Nothing is left to be read in: the page may write down what there is now."""
    _tell("rested", True)


def forget(folder: str) -> None:
    """What was kept in the folder by a version before is in another: it can go, unless another app may want it."""
    _tell("forget", folder)


async def listen() -> None:
    """Returns once what the page has sent is here, such as a tap. Turns of Python's event loop may not let it in: each
    begins with a message of the worker to itself, and Chromium takes one after the other of those first.
    """
    heard = asyncio.Event()
    js.setTimeout(create_once_callable(heard.set), 0)
    await heard.wait()


async def drawn() -> None:
    """Returns once the page has drawn what it was sent, or a second later where nobody sees it."""
    if hasattr(js, "pageDrawn"):
        await js.pageDrawn()


async def fetch(path: str) -> bytes:
    """A file that lies on the host beside the page. OSError where the host does not answer, or has none."""
    try:
        response = await js.fetch(path)
        if not response.ok:
            raise OSError(f"{path}: {response.status}")
        data: bytes = (await response.arrayBuffer()).to_bytes()
    except JsException as problem:
        raise OSError(f"{path}: {problem}") from problem
    return data


def wait(waiting: bool) -> None:
    """Another tab has what is kept, or has it no more."""
    _tell("waiting", waiting)


def _tell(word: str, value: object) -> None:
    if hasattr(js, "tellPage"):
        js.tellPage(word, value)
