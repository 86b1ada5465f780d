"""The picture of a match: pick one, see how it looks, store it small, replace and delete it."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import flet as ft

from app.platform.background import finish_off_loop
from app.platform.images.jpeg import jpeg_size
from app.platform.images.png import UnreadPictureError
from app.platform.images.reencoding import png_to_jpeg
from app.ui import parts, theme
from app.ui.parts.file_picker import NotPickedError, pick_picture
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr

MAX_SIDE: Final = 1280.0  # pixels of a stored picture
MAX_PIXELS: Final = 1280.0 * 960.0  # so many are always few enough bytes for one message of a client
PREVIEW: Final = 360.0  # logical pixels
NO_FILE: Final = b""
UNKNOWN: Final = (0.0, 0.0)


def pixel_ratio_for(width: float, height: float) -> float:
    """Return how many pixels a stored picture has for each logical pixel of a preview of this size."""
    return min(MAX_SIDE / max(width, height), math.sqrt(MAX_PIXELS / (width * height)))


@guarded_component
def MatchPicture(match: str, width: float, height: float) -> ft.Control:
    """The picture of the match with the uuid `match`, at most `width` × `height` logical pixels large, with the buttons
    to change it.
    """
    app = use_app()
    file, set_file = use_value(NO_FILE)
    making, set_making = use_value(False)
    problem, set_problem = use_value("")
    changes, set_changes = use_value(0)
    assert app.data is not None
    pictures = app.data.store.match_pictures
    stored = ft.use_memo(lambda: pictures.read_picture(match), [match, changes])
    size = jpeg_size(stored)

    async def pick() -> None:
        set_problem("")
        try:
            set_file(await pick_picture(app) or NO_FILE)
        except NotPickedError as error:
            set_problem(str(error))

    async def store(png: bytes) -> None:
        set_file(NO_FILE)
        set_making(True)
        try:
            jpeg = await png_to_jpeg(png)
            await finish_off_loop(partial(pictures.write_picture, match, jpeg))
        except UnreadPictureError:
            set_problem(tr("person.picture_unread"))
        finally:
            set_making(False)
        set_changes(changes + 1)

    async def remove() -> None:
        await finish_off_loop(partial(pictures.remove_picture, match))
        set_changes(changes + 1)

    items: list[ft.Control] = []
    if problem:
        items.append(parts.notice(app, problem, "match-picture-problem"))
    if file:
        items.append(_Preview(app, file, (min(width, PREVIEW), height), store, lambda: set_file(NO_FILE)))
    elif making:
        items.append(parts.loading_text(app, tr("match.picture_making")))
    else:
        if size is not None:
            items.append(_stored_picture(stored, size, (width, height)))
        items += _buttons(app, size is not None, pick, remove)
    return parts.stacked(items, theme.SPACE, wide=True)


def _buttons(app: App, has: bool, pick: parts.Handler, remove: parts.Handler) -> list[ft.Control]:
    """Return what can be done with the picture, and what becomes of it."""
    title = tr("match.picture_replace" if has else "match.picture_add")
    pills = [parts.pill(app, title, pick, "match-picture-pick", icon=ft.Icons.ADD_PHOTO_ALTERNATE_OUTLINED)]
    if has:
        icon = ft.Icons.DELETE_OUTLINE_ROUNDED
        pills.append(
            parts.pill(app, tr("person.picture_forget"), remove, "match-picture-remove", removes=True, icon=icon)
        )
    return [parts.wrapped_row(pills, theme.GAP), parts.quiet_text(app, tr("match.picture_about"))]


def _stored_picture(jpeg: bytes, size: tuple[int, int], room: tuple[float, float]) -> ft.Control:
    """Return a stored picture of a `size` in pixels, as large as fits into the `room`, in the middle."""
    across, down = size
    scale = min(room[0] / across, room[1] / down, 1.0)
    drawn = ft.Image(
        jpeg,
        width=across * scale,
        height=down * scale,
        fit=ft.BoxFit.FILL,
        border_radius=theme.PANEL_RADIUS,
        exclude_from_semantics=True,
    )
    shown = parts.label(drawn, "match-picture", tr("match.picture_spoken"), image=True)
    return ft.Row([shown], alignment=ft.MainAxisAlignment.CENTER)


@ft.component
def _Preview(
    app: App,
    file: bytes,
    room: tuple[float, float],
    store: Callable[[bytes], Awaitable[None]],
    cancel: Callable[[], None],
) -> ft.Control:
    """A picked picture as it would be stored, as large as fits into the `room`. `store` is called with it as PNG, as
    the client has drawn it.
    """
    size, set_size = use_value(UNKNOWN)  # as wide as there is room
    shrunk = min(1.0, room[1] / size[1]) if size != UNKNOWN else 1.0
    shot: ft.Ref[ft.Screenshot] = ft.use_memo(lambda: ft.Ref[ft.Screenshot](), [])

    def on_measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        if size == UNKNOWN and event.width and event.height:
            set_size((event.width, event.height))

    async def capture() -> None:
        assert shot.current is not None
        ratio = pixel_ratio_for(shrunk * size[0], shrunk * size[1])
        await store(await shot.current.capture(pixel_ratio=ratio, delay=ft.Duration(milliseconds=1)))

    drawn = ft.Image(
        file,
        width=(size[0] if size != UNKNOWN else room[0]) * shrunk,
        on_size_change=on_measured,
        exclude_from_semantics=True,
        gapless_playback=True,
    )
    on_white = ft.Container(drawn, bgcolor=theme.LIGHT.panel)  # a JPEG has no transparency: it would be black
    return parts.stacked(
        [
            ft.Row([ft.Screenshot(on_white, ref=shot)], alignment=ft.MainAxisAlignment.CENTER),
            parts.wrapped_row(
                [
                    parts.pill(
                        app,
                        tr("person.picture_use"),
                        capture if size != UNKNOWN else None,
                        "match-picture-use",
                        accent=True,
                    ),
                    parts.pill(app, tr("person.picture_not"), cancel, "match-picture-not"),
                ],
                theme.GAP,
            ),
            parts.quiet_text(app, tr("match.picture_about")),
        ],
        theme.SPACE,
        wide=True,
    )
