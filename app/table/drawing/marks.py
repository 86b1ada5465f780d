"""What the coach gives a card, drawn on its upper edge: a figure over a bar."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.picture import Mark
from app.ui import theme

WIDEST: Final = 58.0
LEAST_STAR: Final = 48.0  # the width from which a star has room beside the figure
HIGH: Final = 25.0
UP: Final = 17.0  # of it over the edge
FIGURE: Final = 16.0
BAR: Final = 5.0


def CardMark(mark: Mark, strip: float, letters: float) -> ft.Control:
    """The mark of a card of which `strip` can be seen across; nobody taps it, and it is said with the card. It has no
    room for larger letters.
    """
    wide = min(WIDEST, strip - 2)
    colour = theme.ON_ACCENT if mark.best else theme.ON_FELT
    figure: list[ft.Control] = [
        ft.Text(
            mark.figure,
            size=FIGURE / letters,
            weight=theme.HEAVY,
            color=colour,
            style=ft.TextStyle(height=1.0),
            max_lines=1,
        )
    ]
    if mark.best and wide >= LEAST_STAR and len(mark.figure) < 3:
        figure.insert(0, ft.Icon(ft.Icons.STAR_ROUNDED, color=colour, size=theme.MARK))
    inside = wide - 8
    bar = ft.Stack(
        [
            ft.Container(width=inside, height=BAR, border_radius=BAR / 2, bgcolor=colour, opacity=theme.FAINT),
            ft.Container(width=inside * mark.share, height=BAR, border_radius=BAR / 2, bgcolor=colour),
        ],
        width=inside,
        height=BAR,
    )
    return ft.Container(
        ft.Column(
            [ft.Row(figure, spacing=0, tight=True), bar],
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        left=1,
        top=-UP,
        width=wide,
        height=HIGH,
        border_radius=theme.SPACE,
        bgcolor=theme.ACCENT if mark.best else theme.COUNT_BADGE,
        border=ft.Border.all(1, theme.ON_ACCENT if mark.best else theme.ON_FELT_QUIET),
        ignore_interactions=True,
    )
