"""A round frame in which a picture is moved and enlarged. Its content becomes a PNG of 96 × 96 pixels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import flet as ft

from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.hooks import use_value
from app.ui.words import tr
from store.records import MAX_FACE_PICTURE_BYTES

FRAME_SIZE: Final = 192.0  # the sides of the frame, in logical pixels
STORED_SIDES: Final = (96, 84, 72, 60)  # pixels; smaller ones are for pictures whose PNG would have too many bytes
ZOOM_STEP: Final = 1.25
MAX_ZOOM: Final = 8.0
UNKNOWN: Final = (0.0, 0.0)


@ft.component
def PictureFrame(
    app: App, file: bytes, take: Callable[[bytes], Awaitable[None]], cancel: Callable[[], None]
) -> ft.Control:
    """The frame with its buttons. `take` is called with the framed part of the picture `file` as PNG."""
    size, measure = use_value(UNKNOWN)
    times, enlarge = use_value(1.0)
    shot: ft.Ref[ft.Screenshot] = ft.use_memo(lambda: ft.Ref[ft.Screenshot](), [])
    viewer: ft.Ref[ft.InteractiveViewer] = ft.use_memo(lambda: ft.Ref[ft.InteractiveViewer](), [])
    known = size != UNKNOWN
    # The picture's shorter side fills the frame; of its longer side, the middle is shown first.
    scale = FRAME_SIZE / min(size) if known else 1
    width, height = scale * size[0], scale * size[1]

    async def show_middle(times: float) -> None:
        """Show the middle of the picture, enlarged `times`. It can be moved from there."""
        enlarge(times)
        if known and viewer.current is not None:
            await viewer.current.reset()
            await viewer.current.zoom(times)
            await viewer.current.pan((FRAME_SIZE / times - width) / 2, (FRAME_SIZE / times - height) / 2)

    async def begin() -> None:
        await show_middle(1.0)

    ft.use_effect(begin, [known])

    async def keep() -> None:
        assert shot.current is not None
        await take(await _capture(shot.current))

    def zoomed(factor: float) -> Callable[[], Awaitable[None]]:
        return partial(show_middle, min(MAX_ZOOM, max(1.0, times * factor)))

    def measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        if size == UNKNOWN and event.width and event.height:
            measure((event.width, event.height))

    drawing = ft.Image(
        file,
        width=width if known else None,
        height=height if known else None,
        fit=ft.BoxFit.FILL if known else None,
        opacity=1 if known else 0,
        on_size_change=measured,
        exclude_from_semantics=True,
    )
    moved = ft.InteractiveViewer(
        ft.Container(drawing),
        ref=viewer,
        constrained=False,
        min_scale=1,
        max_scale=MAX_ZOOM,
        width=FRAME_SIZE,
        height=FRAME_SIZE,
        key=str(known),
    )
    buttons = [
        parts.ink_button(
            app, ft.Icons.ZOOM_IN_ROUNDED, tr("person.picture_closer"), zoomed(ZOOM_STEP), "picture-closer"
        ),
        parts.ink_button(
            app, ft.Icons.ZOOM_OUT_ROUNDED, tr("person.picture_farther"), zoomed(1 / ZOOM_STEP), "picture-farther"
        ),
    ]
    return parts.stacked(
        [
            ft.Row([_framed(app, moved, shot), parts.stacked(buttons)], spacing=theme.GAP),
            parts.styled_text(tr("person.picture_about"), colour=app.palette.quiet, size=theme.SMALL),
            parts.wrapped_row(
                [
                    parts.pill(app, tr("person.picture_use"), keep if known else None, "picture-use", accent=True),
                    parts.pill(app, tr("person.picture_not"), cancel, "picture-not"),
                ]
            ),
        ]
    )


async def _capture(shot: ft.Screenshot) -> bytes:
    """Return the framed picture as PNG, as large as a stored picture may be."""
    for side in STORED_SIDES:
        png = await shot.capture(pixel_ratio=side / FRAME_SIZE, delay=ft.Duration(milliseconds=1))
        if len(png) <= MAX_FACE_PICTURE_BYTES:
            break
    return png


def _framed(app: App, moved: ft.Control, shot: ft.Ref[ft.Screenshot]) -> ft.Control:
    """Return the picture in a round frame that lets touches through."""
    ring = ft.Container(
        width=FRAME_SIZE, height=FRAME_SIZE, border_radius=FRAME_SIZE / 2, border=ft.Border.all(3, app.palette.ring)
    )
    return ft.Stack(
        [
            ft.Screenshot(ft.Container(moved, width=FRAME_SIZE, height=FRAME_SIZE), ref=shot),
            ft.TransparentPointer(ring),
        ],
        width=FRAME_SIZE,
        height=FRAME_SIZE,
    )
