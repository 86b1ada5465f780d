"""The people of a sheet, side by side."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.people import colour_numbers_by_name
from app.scoresheet.agreement import Agreement
from app.scoresheet.begin.terms import Change
from app.ui import parts, theme
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.window.app_state import App
from app.ui.words import tr

TILE: Final = 76.0
ROOM: Final = 8.5  # letters of a name that fit a tile; of more each is smaller,
SMALLEST: Final = 0.77  # down to this share


def people_to_pick(app: App, pool: tuple[str, ...], agreed: Agreement, edit: Change) -> ft.Control:
    """Return everybody who can be picked; players have a ring and the number of their seat."""
    ink = app.palette
    own = colour_numbers_by_name(app.data) if app.data else {}
    letters, hues = initials_of(pool), colour_numbers(pool, own)
    tiles: list[ft.Control] = []
    for name, letter, hue in zip(pool, letters, hues, strict=True):
        seat = agreed.people.index(name) + 1 if name in agreed.people else 0
        circle = ft.Container(
            padding=3,
            border_radius=33,
            border=ft.Border.all(3, ink.ring if seat else ink.panel),
            opacity=1 if seat else 0.6,
            content=parts.person_circle(name, hue, 54, letter),
        )
        words = parts.styled_text(
            name,
            colour=ink.text if seat else ink.quiet,
            size=theme.fitting_font_size(theme.SMALL * max(SMALLEST, min(1.0, ROOM / len(name))), app.text_scale),
            weight=theme.STRONG,
            max_lines=2,
            align=ft.TextAlign.CENTER,
        )
        marked = [circle, _seat_number_mark(seat, app.text_scale)] if seat else [circle]
        inside = ft.Column(
            [ft.Stack([*marked], clip_behavior=ft.ClipBehavior.NONE), words],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        room = ft.Padding.symmetric(vertical=4)
        tiles.append(
            parts.tap(
                ft.Container(inside, width=TILE, padding=room, border_radius=theme.PANEL_RADIUS),
                lambda name=name: edit(lambda now: now.with_toggled(name)),
                f"person-{name}",
                tr("keep.seat", name=name, seat=seat) if seat else name,
                selected=bool(seat),
                key=f"person-{name}",
            )
        )
    return parts.wrapped_row(tiles, theme.SPACE / 2)


def _seat_number_mark(seat: int, text_scale: float) -> ft.Control:
    return ft.Container(
        right=-2,
        bottom=-2,
        padding=ft.Padding.symmetric(horizontal=8, vertical=3),
        border_radius=12,
        bgcolor=theme.COUNT_BADGE,
        content=ft.Text(
            str(seat), size=theme.fitting_font_size(theme.TINY, text_scale), weight=theme.HEAVY, color=theme.ON_FELT
        ),
    )
