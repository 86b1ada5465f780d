"""A person's own picture as face: picked, moved and enlarged below a round frame, stored with 96 pixels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import flet as ft

from app.platform.background import off_loop
from app.ui import parts, theme
from app.ui.parts.picking import NotPickedError, pick_file
from app.ui.window.app_state import App
from app.ui.window.hooks import use_value
from app.ui.words import tr
from store.records import LARGEST_PICTURE

LARGEST_FILE: Final = 8_000_000  # bytes: the client has them in one message, which takes a hundredth of a second
FRAME: Final = 192.0  # of the frame under which it is moved
SIDES: Final = (96, 84, 72, 60)  # pixels; a smaller one only where the PNG of a larger one is too long
CLOSER: Final = 1.25
CLOSEST: Final = 8.0
#: What files begin with that every device can show.
BEGINNINGS: Final = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"BM")
NO_FILE: Final = b""
UNKNOWN: Final = (0.0, 0.0)


def is_picture(content: bytes) -> bool:
    """Return whether a file starts like a picture that the device can show."""
    return content.startswith(BEGINNINGS) or (content[:4] == b"RIFF" and content[8:12] == b"WEBP")


@ft.component
def PicturePick(
    app: App, has: bool, take: Callable[[bytes], Awaitable[None]], forget: Callable[[], Awaitable[None]]
) -> ft.Control:
    """The controls to pick a picture; `take` gets it as a PNG. If a person `has` one, it can be deleted."""
    file, bring = use_value(NO_FILE)
    problem, complain = use_value("")
    size, measure = use_value(UNKNOWN)
    times, enlarge = use_value(1.0)
    shot: ft.Ref[ft.Screenshot] = ft.use_memo(lambda: ft.Ref[ft.Screenshot](), [])
    viewer: ft.Ref[ft.InteractiveViewer] = ft.use_memo(lambda: ft.Ref[ft.InteractiveViewer](), [])

    async def pick() -> None:
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
        measure(UNKNOWN)
        bring(content if is_picture(content) else NO_FILE)
        complain("" if is_picture(content) else tr("person.picture_unread"))

    async def keep() -> None:
        assert shot.current is not None
        for side in SIDES:
            png = await shot.current.capture(pixel_ratio=side / FRAME, delay=ft.Duration(milliseconds=1))
            if len(png) <= LARGEST_PICTURE:
                break
        bring(NO_FILE)
        await take(png)

    known = size != UNKNOWN
    # Its shorter side fills the frame, and the middle of the longer one is seen first.
    scale = FRAME / min(size) if known else 1
    width, height = scale * size[0], scale * size[1]

    async def show_middle(times: float) -> None:
        """Show the middle of the picture, enlarged `times`; it can then be moved."""
        enlarge(times)
        if known and viewer.current is not None:
            await viewer.current.reset()
            await viewer.current.zoom(times)
            await viewer.current.pan((FRAME / times - width) / 2, (FRAME / times - height) / 2)

    async def begin() -> None:
        await show_middle(1.0)

    ft.use_effect(begin, [known])
    rows: list[ft.Control] = []
    if problem:
        rows.append(parts.notice(app, problem, "picture-problem"))
    if not file:
        rows.append(parts.pill(app, tr("person.picture_pick"), pick, "picture-pick"))
        if has:
            rows.append(parts.pill(app, tr("person.picture_forget"), forget, "picture-forget", danger=True))
        return parts.stacked(rows)

    def zoomed(factor: float) -> Callable[[], Awaitable[None]]:
        return partial(show_middle, min(CLOSEST, max(1.0, times * factor)))

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
        max_scale=CLOSEST,
        width=FRAME,
        height=FRAME,
        key=str(known),
    )

    frame = ft.Stack(
        [
            ft.Screenshot(ft.Container(moved, width=FRAME, height=FRAME), ref=shot),
            ft.TransparentPointer(
                ft.Container(
                    width=FRAME,
                    height=FRAME,
                    border_radius=FRAME / 2,
                    border=ft.Border.all(3, app.ink.ring),
                )
            ),
        ],
        width=FRAME,
        height=FRAME,
    )
    buttons = [
        parts.ink_button(app, ft.Icons.ZOOM_IN_ROUNDED, tr("person.picture_closer"), zoomed(CLOSER), "picture-closer"),
        parts.ink_button(
            app, ft.Icons.ZOOM_OUT_ROUNDED, tr("person.picture_farther"), zoomed(1 / CLOSER), "picture-farther"
        ),
    ]
    return parts.stacked(
        [
            *rows,
            ft.Row([frame, parts.stacked(buttons)], spacing=theme.GAP),
            parts.styled_text(tr("person.picture_about"), colour=app.ink.quiet, size=theme.SMALL),
            parts.wrapped_row(
                [
                    parts.pill(app, tr("person.picture_use"), keep if known else None, "picture-use", accent=True),
                    parts.pill(app, tr("person.picture_not"), lambda: bring(NO_FILE), "picture-not"),
                ]
            ),
        ]
    )
