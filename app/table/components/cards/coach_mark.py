"""The coach's mark on the upper edge of a card or tile."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.basics import text_on_felt
from app.table.picture import CoachMark
from app.ui import theme

MARK_MAX_WIDTH: Final = 58.0
STAR_MIN_WIDTH: Final = 48.0  # least width of a mark with a star beside the figure
MARK_HEIGHT: Final = 25.0
MARK_RISE: Final = 17.0  # how far the mark rises above the card's edge
FIGURE_SIZE: Final = 16.0
BAR_HEIGHT: Final = 5.0


def coach_mark(mark: CoachMark, strip: float, text_scale: float) -> ft.Control:
    """Return the mark: a number above a bar. `strip` is the uncovered width of the card in pixels. The mark is read
    with its card and takes no taps. Its size ignores the system's `text_scale`, because it has no room to grow.
    """
    wide = min(MARK_MAX_WIDTH, strip - 2)
    inside = wide - 8
    colour = theme.ON_ACCENT if mark.is_best else theme.ON_FELT
    figure: list[ft.Control] = [
        text_on_felt(mark.number_text, FIGURE_SIZE / text_scale, colour, line_height=1.0, max_lines=1)
    ]
    if mark.is_best and wide >= STAR_MIN_WIDTH and len(mark.number_text) < 3:
        figure.insert(0, ft.Icon(ft.Icons.STAR_ROUNDED, color=colour, size=theme.MARK))
    whole, share = (
        ft.Container(width=width, height=BAR_HEIGHT, bgcolor=shade, **theme.round_corners(BAR_HEIGHT / 2))
        for width, shade in ((inside, ft.Colors.with_opacity(theme.FAINT, colour)), (inside * mark.bar_length, colour))
    )
    return ft.Container(
        ft.Column(
            [ft.Row(figure, spacing=0, tight=True), ft.Stack([whole, share], width=inside, height=BAR_HEIGHT)],
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        left=1,
        top=-MARK_RISE,
        width=wide,
        height=MARK_HEIGHT,
        **theme.round_corners(theme.SPACE),
        bgcolor=theme.ACCENT if mark.is_best else theme.COUNT_BADGE,
        border=ft.Border.all(1, theme.ON_ACCENT if mark.is_best else theme.ON_FELT_QUIET),
        ignore_interactions=True,
    )
