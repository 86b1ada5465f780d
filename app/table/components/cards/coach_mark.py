"""The mark of the coach on the upper edge of a card or tile."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.basics import lettering
from app.table.picture import Mark
from app.ui import theme

# The mark of the coach on the upper edge of a card.
WIDEST_MARK: Final = 58.0
LEAST_STAR: Final = 48.0  # the width from which a star has room beside the figure
MARK_HIGH: Final = 25.0
MARK_UP: Final = 17.0  # of it over the edge
FIGURE: Final = 16.0
MARK_BAR: Final = 5.0


def coach_mark(mark: Mark, strip: float, letters: float) -> ft.Control:
    """What the coach gives a card of which `strip` can be seen across: a figure over a bar. Nobody taps it, it is said
    with the card, and it has no room for larger letters.
    """
    wide = min(WIDEST_MARK, strip - 2)
    inside = wide - 8
    colour = theme.ON_ACCENT if mark.best else theme.ON_FELT
    figure: list[ft.Control] = [lettering(mark.figure, FIGURE / letters, colour, high=1.0, max_lines=1)]
    if mark.best and wide >= LEAST_STAR and len(mark.figure) < 3:
        figure.insert(0, ft.Icon(ft.Icons.STAR_ROUNDED, color=colour, size=theme.MARK))
    whole, share = (
        ft.Container(width=width, height=MARK_BAR, bgcolor=shade, **theme.rounded(MARK_BAR / 2))
        for width, shade in ((inside, ft.Colors.with_opacity(theme.FAINT, colour)), (inside * mark.share, colour))
    )
    return ft.Container(
        ft.Column(
            [ft.Row(figure, spacing=0, tight=True), ft.Stack([whole, share], width=inside, height=MARK_BAR)],
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        left=1,
        top=-MARK_UP,
        width=wide,
        height=MARK_HIGH,
        **theme.rounded(theme.SPACE),
        bgcolor=theme.ACCENT if mark.best else theme.COUNT_BADGE,
        border=ft.Border.all(1, theme.ON_ACCENT if mark.best else theme.ON_FELT_QUIET),
        ignore_interactions=True,
    )
