"""The report for finding faults: the latest log lines, versions, the hand on the table. It contains no names."""

from __future__ import annotations

import logging
import platform
import re
import sys
import traceback
from collections import deque
from collections.abc import Callable
from datetime import datetime
from typing import Final

import flet as ft

MAX_LINES: Final = 200
_log = logging.getLogger("app")


class Journal:
    """The latest log lines and the last error, in memory."""

    def __init__(self) -> None:
        self.lines: deque[str] = deque(maxlen=MAX_LINES)
        self.last_error = ""

    def add_line(self, text: str) -> None:
        """Add a line with the time."""
        self.lines.append(f"{datetime.now():%H:%M:%S} {text}")

    def add_failure(self, where: str, problem: BaseException) -> None:
        """Add an error with its traceback, and log it."""
        _log.error("%s", where, exc_info=problem)
        self.add_line(f"{where}: {type(problem).__name__}: {problem}")
        self.last_error = f"{where}\n" + "".join(traceback.format_exception(problem))


def write_report(
    journal: Journal,
    page: ft.Page,
    screen: tuple[float, float],
    names: set[str],
    notation: Callable[[], str] | None,
) -> str:
    """Return the report as text: versions, the last error, the hand on the table. `screen` is width and height in
    logical pixels. Every name in `names` is removed.
    """
    width, height = screen
    said = [
        f"Pocket Switch {version_of('pocket-switch')}, Flet {version_of('flet')}, "
        f"Python {platform.python_version()}, {sys.platform}",
        f"screen {width:.0f} x {height:.0f}, {page.platform and page.platform.value}, "
        f"web {page.web}, at {re.sub(r'[0-9a-fA-F-]{8,}', '…', page.route or '/')}",
        "",
        "Last error",
        journal.last_error or "none",
        "",
        "What happened lately",
        *journal.lines,
    ]
    if notation is not None:
        try:
            hand = notation()
        except Exception as problem:
            hand = f"could not be written: {problem!r}"
        said += ["", "The hand on the table", without_players(hand)]
    return without_names("\n".join(said), names)


def without_names(text: str, names: set[str]) -> str:
    """Return the text with every name removed."""
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "someone", text)
    return text


def without_players(notation: str) -> str:
    """Return hand notation without its list of players."""
    return re.sub(r"(?m)^players\s*=\s*\[[^\]]*\]\s*?\n?", "", notation)


def version_of(package: str) -> str:
    """Return the installed version of a package, "(not installed)" for none."""
    from importlib.metadata import PackageNotFoundError, version  # slow to import

    try:
        return version(package)
    except PackageNotFoundError:
        return "(not installed)"
