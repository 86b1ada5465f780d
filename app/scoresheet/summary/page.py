"""The frame of a screen with a summary on felt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from app.ui import parts, theme
from app.ui.window.app_state import App

#: Makes controls for a width in pixels.
MakeControls = Callable[[float], Sequence[ft.Control]]


def summary_page(
    app: App, bar: ft.Control, heading: MakeControls, details: MakeControls, foot: ft.Control
) -> ft.Control:
    """Return a screen on felt: a bar, what scrolls, and a foot. The details are below the heading, on a low screen
    beside it.
    """
    width = summary_width(app)
    if app.size.is_low_landscape and app.text_scale <= theme.LARGE_TEXT:
        half = width / 2 - theme.EDGE
        middle: ft.Control = ft.Row(
            [_scrolled(heading(half), half), _scrolled(details(half), half)],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    else:
        width = min(width, theme.READING_WIDTH)
        column = _scrolled([*heading(width), *details(width)], width)
        middle = ft.Row([column], alignment=ft.MainAxisAlignment.CENTER, expand=True)
    inside = ft.Column([bar, middle, foot], spacing=theme.SPACE, expand=True)
    return parts.felt(app, ft.Container(inside, padding=ft.Padding.only(bottom=theme.GAP)))


def summary_foot(app: App, buttons: ft.Control) -> ft.Control:
    """Return the foot of such a screen with these buttons."""
    return ft.Row(
        [ft.Container(buttons, width=min(summary_width(app), theme.READING_WIDTH))],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def summary_width(app: App) -> float:
    """Return the width of such a screen in pixels, without its edges."""
    return app.size.width - app.size.left - app.size.right - 2 * theme.EDGE


def _scrolled(items: Sequence[ft.Control], width: float) -> ft.Control:
    """Return a column of controls of a width; its scrollbar has room beside them."""
    return ft.Column(
        [ft.Container(each, width=width) for each in items],
        spacing=theme.GAP,
        width=width + 2 * theme.EDGE,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
