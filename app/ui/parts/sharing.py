"""The content of a screen that shares something as text and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.ui import theme
from app.ui.parts.basics import heading, pill, selectable, styled_text, wrapped_row
from app.ui.parts.lists import panel
from app.ui.window.app_state import App
from app.ui.window.sending import send_file, send_text
from app.ui.words import tr

RATIO: Final = 3.0  # pixels of the picture per logical pixel; must be a float for the client


@dataclass(frozen=True)
class Shared:
    """What is shared: its text with a subject, and the name of its file, without an ending."""

    text: str
    subject: str
    file_name: str


def share_content(
    app: App,
    shared: Shared,
    poster: ft.Control,
    picture: ft.Ref[ft.Screenshot],
    more: Sequence[ft.Control] = (),
    *,
    ready: bool = True,
) -> list[ft.Control]:
    """Return the content of a screen that shares something: buttons, `more` of them last, a preview of the picture, and
    the text. `picture` is where the picture of the poster is taken. Nothing can be sent until it's `ready`.
    """

    async def send_words() -> None:
        await send_text(app, shared.text, shared.subject)

    async def send_picture() -> None:
        assert picture.current is not None
        content = await picture.current.capture(pixel_ratio=RATIO)
        await send_file(app, content, "image/png", f"{shared.file_name}.png", shared.text)

    phone = app.is_phone_app
    words = tr("share.send_text" if phone else "share.copy_text")
    image = tr("share.send_picture" if phone else "share.save_picture")
    buttons = wrapped_row(
        [
            pill(
                app,
                words,
                send_words if ready else None,
                "share-text",
                accent=True,
                icon=ft.Icons.SHORT_TEXT_ROUNDED,
            ),
            pill(app, image, send_picture if ready else None, "share-picture", icon=ft.Icons.IMAGE_OUTLINED),
            *more,
        ],
        theme.GAP,
    )
    buttons.alignment = ft.MainAxisAlignment.CENTER
    return [
        buttons,
        ft.Row([ft.Screenshot(ref=picture, content=poster)], alignment=ft.MainAxisAlignment.CENTER),
        heading(tr("share.as_text"), colour=app.palette.quiet),
        panel(app, selectable(app, shared.text, "share-shown", size=theme.SMALL)),
    ]


def poster_width(app: App) -> float:
    """Return the width of a poster in logical pixels."""
    return min(theme.POSTER_WIDTH, app.size.width - app.size.left - app.size.right - 2 * theme.EDGE)


def app_name_line() -> ft.Control:
    """Return the app's name, for the foot of a poster."""
    return styled_text(tr("app.name"), colour=theme.ON_FELT_QUIET, size=theme.TINY, weight=theme.STRONG)
