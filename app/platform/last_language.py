"""The language of the last start. It has its own file, because the first frame is drawn before settings are read."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from app.platform import paths
from app.platform.background import IN_BROWSER
from store.file_permissions import write_private_file

if IN_BROWSER:
    from app.platform.web import page

LANGUAGE_FILE: Final = "language"
MAX_TAG_LENGTH: Final = 40


def read_last_language() -> str:
    """Return the tag of the last language; "" if none is stored, and always in a browser, whose page knows the
    language.
    """
    if not IN_BROWSER:
        with (
            suppress(OSError, UnicodeDecodeError),
            (paths.data_folder() / LANGUAGE_FILE).open(encoding="ascii") as file,
        ):
            return file.read(MAX_TAG_LENGTH)
    return ""


def write_last_language(tag: str) -> None:
    """Store a tag for the next start; in a browser, tell the page. A failure is ignored: the next start would only show
    another language for a moment.
    """
    if IN_BROWSER:
        page.set_page_language(tag)
    elif tag != read_last_language():
        with suppress(OSError):
            write_private_file(paths.data_folder() / LANGUAGE_FILE, tag.encode("ascii"))
