"""The choice of a suit or a rank."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

import flet as ft

from app.table.coach.advice import describe_mark
from app.table.on_felt.mark import MARK_UP, coach_mark
from app.table.on_felt.pieces import said_and_tapped, sign
from app.table.picture import Actions, Choice, Look, Mark
from app.table.places.layout import Layout
from app.table.places.own_hand import Box
from app.ui import parts, theme
from app.ui.card_faces import spoken
from app.ui.memoised import memoise
from app.ui.shell import use_layer
from app.ui.words import join_phrases, tr

CHOICE_GAP: Final = 6.0
WIDE_CHOICE: Final = 330.0  # seven ranks go beside each other


def chooser_box(choice: Choice, layout: Layout, urgent: bool) -> Box:
    """Where the suits or ranks lie that can be chosen: in place of the buttons and as far over them as needed, over all
    of them where one is `urgent`.
    """
    foot = layout.choice
    tile, columns = _tile(choice, foot.width)
    lines = -(-(len(choice.codes) + 1) // columns)
    room = MARK_UP if any(choice.marks) else 0.0
    height = lines * (tile + CHOICE_GAP) + CHOICE_GAP + room * lines
    return Box(foot.left, (foot.top if urgent else foot.bottom) - height, foot.width, height)


def _tile(choice: Choice, width: float) -> tuple[float, int]:
    """The size of a tile, and how many go beside each other; the last one takes the card back."""
    columns = len(choice.codes) + 1 if len(choice.codes) < 6 else 7 if width >= WIDE_CHOICE else 5
    return min(62.0, (width - CHOICE_GAP * (columns + 1)) / columns), columns


@memoise
def Chooser(choice: Choice, box: Box, look: Look, actions: Actions) -> ft.Control:
    """Asks for a suit or a rank, in `box`; what it is for is said in the line over it."""
    use_layer(lambda: actions.choose(""))
    size, columns = _tile(choice, box.width)

    def tile(code: str, weight: Mark | None) -> ft.Control:
        paper = ft.Container(
            sign(code, size * 0.6, theme.fitting(size * 0.46, look.letters), look.cards.four_colours),
            width=size,
            height=size,
            **theme.rounded(16),
            bgcolor=theme.CARD_PAPER,
            alignment=ft.Alignment.CENTER,
            ink=True,
        )
        return said_and_tapped(
            f"suit-{code}" if code in "SHDC" else f"rank-{code}",
            join_phrases((spoken(code), describe_mark(weight))),
            lambda: actions.choose(code),
            paper,
            within=ft.Stack(
                [paper, *([coach_mark(weight, size, look.letters)] if weight else [])],
                width=size,
                height=size,
                clip_behavior=ft.ClipBehavior.NONE,
            ),
            key=code,
        )

    cross = ft.Icon(ft.Icons.CLOSE_ROUNDED, color=theme.ON_FELT, size=24)
    cancel = said_and_tapped(
        "choice-cancel",
        tr("table.choice_cancel"),
        lambda: actions.choose(""),
        parts.disc(cross, size, ink=True),
    )
    tiles = [*(tile(code, weight) for code, weight in zip_longest(choice.codes, choice.marks)), cancel]
    lines: list[ft.Control] = [
        ft.Row(tiles[first : first + columns], spacing=CHOICE_GAP, alignment=ft.MainAxisAlignment.CENTER)
        for first in range(0, len(tiles), columns)
    ]
    return ft.Container(
        ft.Column(
            lines,
            spacing=CHOICE_GAP + (MARK_UP if any(choice.marks) else 0),
            alignment=ft.MainAxisAlignment.END,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=box.width,
        height=box.height,
        padding=ft.Padding.only(bottom=CHOICE_GAP),
        border_radius=theme.PANEL_RADIUS,
        bgcolor=theme.CONTRAST_PANEL if look.cards.contrast else theme.CHOOSER,
        border=ft.Border.all(2, theme.ACCENT),
    )
