"""What the teacher says, above the table or beside it: the sentence, whose it is, and how far the lesson has come. A
low screen's table has no room for what happened; that stands beside it, under the sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import flet as ft

from app.table.drawing.layout import LINE_HIGH, WORDS_GROW
from app.table.drawing.own_hand import Box
from app.ui import parts, theme
from app.ui.card_faces import spell_out
from app.ui.shell import App, Size, part, use_app

LINES: Final = 4  # of the longest sentence on a narrow phone
LINE: Final = 1.3  # the height of one, of its letters
DOT: Final = 8.0
NOW: Final = 22.0  # the width of the dot of this step
BESIDE: Final = 0.29  # of a low screen's width
LEAST_BESIDE: Final = 200.0
HIGH: Final = 700.0  # a screen that has room for larger letters and for dots
MOST: Final = 0.36  # of a high screen's height, however large the letters are


def banner_size(app: App) -> Size:
    """How wide and high what is said is: a strip above the table, on a low screen one at its left."""
    size, letters = app.size, app.letters
    if size.landscape:
        return replace(size, width=max(LEAST_BESIDE, size.width * BESIDE) + size.left, right=0.0)
    said = LINES * LINE * _letters(app) * letters + (DOT + theme.SPACE if _dotted(app) else 0)
    return replace(size, height=size.top + min(said + 2 * theme.GAP, size.height * MOST), bottom=0.0)


def _dotted(app: App) -> bool:
    """Whether there is room for dots: the table says which step it is, too."""
    return app.size.landscape or app.size.height >= HIGH


def _letters(app: App) -> float:
    return theme.BODY if _dotted(app) else theme.SMALL


def left_below(app: App) -> Size:
    """What of the screen the table has."""
    size, banner = app.size, banner_size(app)
    if size.landscape:
        return replace(size, width=size.width - banner.width, left=0.0)
    return replace(size, height=size.height - banner.height, top=0.0)


def happened_box(app: App) -> Box:
    """Where a low screen says what happened at the table."""
    size = banner_size(app)
    return Box(0, 0, size.width - size.left - size.right - 2 * theme.EDGE, LINE_HIGH + WORDS_GROW)


@part
def Banner(
    said: str,
    name: str,
    seat: int,
    step: int,
    steps: int,
    again: Callable[[], Any] | None,
    happened: ft.Control | None,
) -> ft.Control:
    """The sentence of a lesson, read out when it changes; where it answers a tap, one on it has it said `again`. Under
    it what `happened` at the table, where that has no room for it.
    """
    app = use_app()
    size = banner_size(app)
    low = app.size.landscape
    words = parts.line(said, colour=theme.ON_FELT, size=_letters(app), weight=theme.STRONG, high=LINE)
    paper = ft.Container(
        ft.Column(
            [words],
            scroll=ft.ScrollMode.AUTO,
            alignment=ft.MainAxisAlignment.START if low else ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        expand=True,
        border_radius=theme.PANEL_RADIUS,
        clip_behavior=ft.ClipBehavior.NONE,  # of the ink: the letters reach into its corners
    )
    spoken = parts.tap(paper, again, "lesson-said", spell_out(said), expand=True) if again else None
    sentence = spoken or ft.Semantics(
        identifier="lesson-said", label=spell_out(said), exclude_semantics=True, live_region=True, content=paper,
        expand=True,
    )  # fmt: skip
    dots = ft.Row([_dot(n, step) for n in range(1, steps + 1)], spacing=DOT / 2, wrap=True, run_spacing=DOT / 2)
    face = parts.seat_face(name, seat, bot=True)
    inside: ft.Control
    if low:
        inside = ft.Column([face, sentence, *([happened] if happened else []), dots], spacing=theme.SPACE)
    else:
        middle = ft.Column([sentence, *([dots] if _dotted(app) else [])], spacing=theme.SPACE, expand=True)
        inside = ft.Row([face, middle], spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    around = ft.Padding.only(
        left=size.left + theme.EDGE, top=size.top + theme.GAP, right=size.right + theme.EDGE,
        bottom=size.bottom + theme.GAP,
    )  # fmt: skip
    return ft.Container(inside, width=size.width, height=size.height, padding=around, bgcolor=theme.COUNT_BADGE)


def _dot(number: int, step: int) -> ft.Control:
    """A step that is done, this one, or one to come."""
    now = number == step
    return ft.Container(
        width=NOW if now else DOT,
        height=DOT,
        border_radius=DOT / 2,
        bgcolor=theme.ACCENT if now else theme.ON_FELT_QUIET,
        opacity=1.0 if number <= step else theme.FAINT,
    )
