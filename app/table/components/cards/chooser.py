"""The chooser of a suit or a rank."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from typing import Final

import flet as ft

from app.table.coach.advice import describe_mark
from app.table.components.basics import suit_or_rank, tap_target
from app.table.components.cards.coach_mark import MARK_RISE, coach_mark
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import Layout
from app.table.picture import ActionHandlers, CoachMark, Look, NominationChoice
from app.ui import parts, theme
from app.ui.card_faces import card_name
from app.ui.control_cache import memoise
from app.ui.window.hooks import use_layer
from app.ui.words import join_phrases, tr

CHOICE_GAP: Final = 6.0
MAX_TILE_SIZE: Final = 62.0  # size of a tile


def chooser_box(choice: NominationChoice, layout: Layout, urgent: bool) -> Box:
    """Return the box of the chooser. It covers the action bar and extends upwards, or is wholly above the bar if a
    button is `urgent`. On a low screen it's wider than the bar if its tiles would be too narrow to touch.
    """
    foot = layout.chooser
    if layout.is_low:
        wanted = (len(choice.nominations) + 1) * (theme.TAP + CHOICE_GAP) + CHOICE_GAP
        wide = max(foot.width, min(wanted, layout.header.width - 2 * theme.SPACE))
        left = foot.left if foot.centre_x < layout.pile.x else foot.right - wide
        foot = replace(foot, left=left, width=wide)
    tile, columns = tile_layout(choice, foot.width)
    lines = -(-(len(choice.nominations) + 1) // columns)
    room = MARK_RISE if any(choice.marks) else 0.0
    height = lines * (tile + CHOICE_GAP + room)
    return Box(foot.left, (foot.top if urgent else foot.bottom) - height, foot.width, height)


def tile_layout(choice: NominationChoice, width: float) -> tuple[float, int]:
    """Return the size of a tile in pixels and the number of columns. The last tile cancels."""
    most = max(1, int((width - CHOICE_GAP) / (theme.TAP + CHOICE_GAP)))
    lines = -(-(len(choice.nominations) + 1) // most)
    columns = -(-(len(choice.nominations) + 1) // lines)
    return min(MAX_TILE_SIZE, (width - CHOICE_GAP * (columns + 1)) / columns), columns


@memoise
def Chooser(choice: NominationChoice, box: Box, look: Look, actions: ActionHandlers) -> ft.Control:
    """Tiles for the suits or ranks to nominate. The message above says for which card."""
    use_layer(lambda: actions.on_choice_made(""))
    size, columns = tile_layout(choice, box.width)

    def choice_tile(code: str, weight: CoachMark | None) -> ft.Control:
        paper = ft.Container(
            suit_or_rank(
                code, size * 0.6, theme.fitting_font_size(size * 0.46, look.text_scale), look.cards.four_colours
            ),
            width=size,
            height=size,
            **theme.round_corners(16),
            bgcolor=theme.CARD_PAPER,
            alignment=ft.Alignment.CENTER,
            ink=True,
        )
        return tap_target(
            f"suit-{code}" if code in "SHDC" else f"rank-{code}",
            join_phrases((card_name(code), describe_mark(weight))),
            lambda: actions.on_choice_made(code),
            paper,
            within=ft.Stack(
                [paper, *([coach_mark(weight, size, look.text_scale)] if weight else [])],
                width=size,
                height=size,
                clip_behavior=ft.ClipBehavior.NONE,
            ),
            key=code,
        )

    cross = ft.Icon(ft.Icons.CLOSE_ROUNDED, color=theme.ON_FELT, size=24)
    cancel = tap_target(
        "choice-cancel",
        tr("table.choice_cancel"),
        lambda: actions.on_choice_made(""),
        parts.circle(cross, size, ink=True),
    )
    tiles = [*(choice_tile(code, weight) for code, weight in zip_longest(choice.nominations, choice.marks)), cancel]
    lines: list[ft.Control] = [
        ft.Row(tiles[first : first + columns], spacing=CHOICE_GAP, alignment=ft.MainAxisAlignment.CENTER)
        for first in range(0, len(tiles), columns)
    ]
    return ft.Container(
        ft.Column(
            lines,
            spacing=CHOICE_GAP + (MARK_RISE if any(choice.marks) else 0),
            alignment=ft.MainAxisAlignment.END,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=box.width,
        height=box.height,
        padding=ft.Padding.only(bottom=CHOICE_GAP / 2),
        border_radius=theme.PANEL_RADIUS,
        bgcolor=theme.CONTRAST_PANEL if look.cards.contrast else theme.CHOOSER,
        border=ft.Border.all(2, theme.ACCENT),
    )
