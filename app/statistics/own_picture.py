"""A person's own picture as their face: pick, frame and store it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from app.platform.background import off_loop
from app.statistics.picture_frame import PictureFrame
from app.ui import parts
from app.ui.parts.picking import NotPickedError, pick_file
from app.ui.window.app_state import App
from app.ui.window.hooks import use_value
from app.ui.words import tr

LARGEST_FILE: Final = 8_000_000  # bytes; they're sent to the client in one message, which takes 10 ms
#: The beginnings of files in formats that every device can show.
BEGINNINGS: Final = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"BM")
NO_FILE: Final = b""


def is_picture(content: bytes) -> bool:
    """Return whether a file begins like a picture in a format that every device can show."""
    return content.startswith(BEGINNINGS) or (content[:4] == b"RIFF" and content[8:12] == b"WEBP")


@ft.component
def PicturePick(
    app: App, has: bool, take: Callable[[bytes], Awaitable[None]], forget: Callable[[], Awaitable[None]]
) -> ft.Control:
    """The controls that pick a picture. `take` is called with it as PNG. If the person `has` a picture, it can be
    deleted.
    """
    file, bring = use_value(NO_FILE)
    problem, complain = use_value("")

    async def pick_picture() -> None:
        complain("")
        try:
            came = await pick_file(app, LARGEST_FILE, lambda: None, ft.FilePickerFileType.IMAGE)
        except NotPickedError as error:
            complain(str(error))
            return
        if came is None:
            return
        with came:
            content = await off_loop(came.read)
        bring(content if is_picture(content) else NO_FILE)
        complain("" if is_picture(content) else tr("person.picture_unread"))

    async def use(png: bytes) -> None:
        bring(NO_FILE)
        await take(png)

    rows: list[ft.Control] = []
    if problem:
        rows.append(parts.notice(app, problem, "picture-problem"))
    if file:
        rows.append(PictureFrame(app, file, use, lambda: bring(NO_FILE)))
    else:
        rows.append(parts.pill(app, tr("person.picture_pick"), pick_picture, "picture-pick"))
        if has:
            rows.append(parts.pill(app, tr("person.picture_forget"), forget, "picture-forget", danger=True))
    return parts.stacked(rows)
