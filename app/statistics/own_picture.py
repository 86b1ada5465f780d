"""A person's own picture as their face: pick, frame and store it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import flet as ft

from app.statistics.picture_frame import PictureFrame
from app.ui import parts
from app.ui.parts.file_picker import NotPickedError, pick_picture
from app.ui.window.app_state import App
from app.ui.window.hooks import use_value
from app.ui.words import tr

NO_FILE: Final = b""


@ft.component
def PicturePick(
    app: App, has: bool, take: Callable[[bytes], Awaitable[None]], forget: Callable[[], Awaitable[None]]
) -> ft.Control:
    """The controls that pick a picture. `take` is called with it as PNG. If the person `has` a picture, it can be
    deleted.
    """
    file, bring = use_value(NO_FILE)
    problem, complain = use_value("")

    async def pick() -> None:
        complain("")
        try:
            bring(await pick_picture(app) or NO_FILE)
        except NotPickedError as error:
            bring(NO_FILE)
            complain(str(error))

    async def use(png: bytes) -> None:
        bring(NO_FILE)
        await take(png)

    rows: list[ft.Control] = []
    if problem:
        rows.append(parts.notice(app, problem, "picture-problem"))
    if file:
        rows.append(PictureFrame(app, file, use, lambda: bring(NO_FILE)))
    else:
        rows.append(parts.pill(app, tr("person.picture_pick"), pick, "picture-pick"))
        if has:
            rows.append(parts.pill(app, tr("person.picture_forget"), forget, "picture-forget", danger=True))
    return parts.stacked(rows)
