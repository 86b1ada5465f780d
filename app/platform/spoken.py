"""The language of the last start, in a file of its own: the first frame is drawn before the settings are read."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from app.platform import paths
from app.platform.background import IN_BROWSER
from store.private import write_private

if IN_BROWSER:
    from app.platform.web import page

FILE: Final = "language"
LONGEST: Final = 40


def recall() -> str:
    """The tag that was kept, "" where there is none; in a browser the page says it."""
    if not IN_BROWSER:
        with suppress(OSError, UnicodeDecodeError), (paths.data() / FILE).open(encoding="ascii") as file:
            return file.read(LONGEST)
    return ""


def remember(tag: str) -> None:
    """Keeps a tag for the next start; where it cannot be kept, that begins in another language for a moment. In a
    browser the page is told.
    """
    if IN_BROWSER:
        page.speak(tag)
    elif tag != recall():
        with suppress(OSError):
            write_private(paths.data() / FILE, tag.encode("ascii"))
