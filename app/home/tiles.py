"""What one can do from the first screen, as tiles: one as wide as all of them, others in pairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.ui import parts, theme
from app.ui.shell import App

SIGN: Final = 26.0
TITLE_AND_TWO_LINES: Final = 62.0  # pixels, at letters of the usual size
SIGNS_FROM: Final = 700.0  # how high a screen is that has room for the icons of tiles


def sign_of(icon: ft.IconData) -> ft.Control:
    """What stands for a way on."""
    return ft.Icon(icon, color=theme.ACCENT, size=SIGN)


def wide_tile(
    app: App,
    title: str,
    about: str,
    handler: parts.Handler | None,
    ident: str,
    *,
    accent: bool = False,
    sign: ft.Control | None = None,
) -> ft.Control:
    """A way on from here, with a quiet word about it; before it what stands for it."""
    fore = theme.ON_ACCENT if accent else theme.ON_FELT
    quiet = theme.ON_ACCENT_QUIET if accent else theme.ON_FELT_QUIET
    words = [
        parts.line(title, colour=fore, size=theme.HEADER, weight=theme.HEAVY),
        parts.line(about, colour=quiet, size=theme.SMALL, weight=theme.STRONG, most=3),
    ]
    end = ft.Icon(ft.Icons.PLAY_ARROW_ROUNDED if accent else ft.Icons.CHEVRON_RIGHT_ROUNDED, color=fore)
    return parts.tap(
        ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE + (0 if sign else theme.SPACE)),
            **theme.surface(
                theme.ACCENT if accent else theme.PANEL_ON_FELT, theme.PILL_RADIUS, app.contrast and not accent
            ),
            content=ft.Row([*([sign] if sign else []), parts.column(words, 0, expand=True), end], spacing=theme.GAP),
        ),
        handler,
        ident,
        f"{title}. {about}",
    )


def tile(app: App, icon: ft.IconData, title: str, about: str, handler: parts.Handler, ident: str) -> ft.Control:
    """Half as wide: a title and what is said of it, under its icon where the screen is high enough."""
    high = app.size.height >= SIGNS_FROM
    words = [
        *([sign_of(icon)] if high else []),
        parts.line(title, colour=theme.ON_FELT, size=theme.BODY, weight=theme.HEAVY),
        parts.line(about, colour=theme.ON_FELT_QUIET, size=theme.SMALL, weight=theme.STRONG),
    ]
    # The client asks how high the words are before their typeface has come, and not again: two lines have room always.
    room = ft.Container(height=TITLE_AND_TWO_LINES * app.letters + (SIGN if high else 0))
    return parts.tap(
        ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
            **theme.surface(theme.PANEL_ON_FELT, theme.PILL_RADIUS, app.contrast),
            content=ft.Stack([room, parts.column(words, 0)]),
        ),
        handler,
        ident,
        f"{title}. {about}",
    )


def pair(app: App, tiles: Sequence[ft.Control]) -> ft.Control:
    """Tiles side by side, equally high; one under the other where letters are large and want the whole width."""
    if app.letters > theme.GROWN:
        return parts.column(list(tiles), theme.GAP, wide=True)
    for each in tiles:
        each.expand = True
    return ft.Row(
        list(tiles), spacing=theme.GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH
    )
