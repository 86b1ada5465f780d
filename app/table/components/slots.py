"""The slots of a puzzle: one for each card that has to be played in this turn."""

from __future__ import annotations

import flet as ft

from app.table.components.basics import text_on_felt
from app.table.layout.own_hand import Box
from app.table.picture import Look
from app.ui import parts, theme
from app.ui.card_faces import RADIUS, WIDTH, CardFace
from app.ui.control_cache import memoise
from app.ui.words import tr


@memoise
def PuzzleSlots(slots: tuple[str, ...], box: Box, look: Look) -> ft.Control:
    """The slots, filled by the cards played so far. The next one is highlighted."""
    height = box.height - theme.GAP
    width = min(height / theme.CARD_RATIO, (box.width + theme.SPACE) / len(slots) - theme.SPACE)
    laid = sum(map(bool, slots))
    shown: list[ft.Control] = []
    for n, text in enumerate(slots):
        if text:
            shown.append(CardFace(text, width, look.cards))
            continue
        colour = theme.ACCENT if n == laid else theme.ON_FELT_QUIET
        number = text_on_felt(str(n + 1), width * 0.4 / look.text_scale, colour, line_height=1.0)
        edge = ft.Border.all(2, colour)
        shown.append(
            ft.Container(
                number,
                width=width,
                height=width * theme.CARD_RATIO,
                border=edge,
                alignment=ft.Alignment.CENTER,
                **theme.round_corners(width * RADIUS / WIDTH),
            )
        )
    row = ft.Row(shown, spacing=theme.SPACE, alignment=ft.MainAxisAlignment.CENTER)
    return parts.label(
        ft.Container(row, width=box.width, height=box.height, alignment=ft.Alignment.CENTER),
        "slots",
        tr("puzzle.slots", laid=laid, count=len(slots)),
    )
