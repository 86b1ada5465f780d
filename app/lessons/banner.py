"""The teacher's text. It's in a bubble over the hand that points at a card; on a low screen it's in a strip beside the
table, with the table's message below it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import flet as ft

from app.table.layout.own_hand import Box
from app.table.layout.table_layout import MAX_TEACHER_WIDTH, MESSAGE_GROWTH, MESSAGE_ROW_HEIGHT, is_smallest
from app.ui import parts, theme
from app.ui.card_faces import with_suits
from app.ui.window.app_state import App, Size
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app

TAIL: Final = 20.0
LINES: Final = 4  # lines of the longest sentence on a narrow phone,
LONGEST: Final = 110  # and its number of letters
SLIM: Final = 0.84  # width of its letters, relative to the heaviest ones
LINE: Final = 1.3  # line height, as a multiple of the font size
DOT: Final = 8.0
NOW: Final = 22.0  # the width of the current step's dot
BESIDE: Final = 0.29  # the strip's width, as a fraction of a low screen's
LEAST_BESIDE: Final = 200.0
HIGH: Final = 700.0  # the least height of a screen with room for dots and larger letters
MOST: Final = 0.36  # the bubble's greatest height, as a fraction of the screen's


@dataclass(frozen=True)
class TeacherSpeech:
    """What the teacher (a bot's name) says at `step` of `steps`, as text and for screen readers (`spoken_sentence`).
    `show_previous` is called by a tap on the text; None if nothing happens then.
    """

    sentence: str
    spoken_sentence: str
    teacher: str
    step: int
    steps: int
    show_previous: Callable[[], Any] | None


def bubble_height(app: App) -> float:
    """Return the height of the bubble including its tail, in pixels."""
    size = _sentence_font_size(app) * app.text_scale
    aside = 0.0 if is_crowded(app) else theme.AVATAR + theme.EDGE
    room = (
        min(app.size.width - app.size.left - app.size.right - 2 * theme.SPACE, MAX_TEACHER_WIDTH)
        - aside
        - 2 * theme.EDGE
    )
    lines = max(LINES, math.ceil(LONGEST * theme.LETTER * SLIM * size / room))
    said = lines * LINE * size + (DOT + theme.SPACE if _has_dots(app) else 0)
    return min(said + 2 * theme.GAP, app.size.height * MOST) + TAIL / 2


def is_crowded(app: App) -> bool:
    """Return whether text is so large and the screen so small that the teacher's face and the table's message are left
    out.
    """
    return is_smallest(app.size) or (
        app.text_scale > theme.LARGE_TEXT and not app.size.is_low_landscape and app.size.height < HIGH
    )


def is_strip(app: App) -> bool:
    """Return whether the teacher's text is in a strip beside the table, as on low, wide screens."""
    return app.size.is_low_landscape and not is_smallest(app.size)


def strip_size(app: App) -> Size:
    """Return the size of the strip at the left of a low screen, with the screen's notches at its edges."""
    size = app.size
    return replace(size, width=max(LEAST_BESIDE, size.width * BESIDE) + size.left, right=0.0)


def _has_dots(app: App) -> bool:
    """Return whether there's room for dots that show the step."""
    return is_strip(app) or app.size.height >= HIGH


def _sentence_font_size(app: App) -> float:
    return theme.BODY if _has_dots(app) else theme.SMALL


def table_size(app: App) -> Size:
    """Return the size that the strip leaves to the table."""
    return replace(app.size, width=app.size.width - strip_size(app).width, left=0.0)


def message_box(app: App) -> Box:
    """Return the box of the table's message within the strip."""
    size = strip_size(app)
    return Box(0, 0, size.width - size.left - size.right - 2 * theme.EDGE, MESSAGE_ROW_HEIGHT + MESSAGE_GROWTH)


@guarded_component
def TeacherStrip(speech: TeacherSpeech, happened: ft.Control) -> ft.Control:
    """The strip on a low screen: the teacher's face, her text, the table's message (`happened`), and the dots."""
    app = use_app()
    size = strip_size(app)
    inside = ft.Column(
        [
            _teacher_face(speech),
            _sentence_text(app, speech, theme.ON_FELT),
            happened,
            _step_dots(speech, theme.ACCENT, theme.ON_FELT_QUIET),
        ],
        spacing=theme.SPACE,
    )
    around = ft.Padding.only(
        left=size.left + theme.EDGE, top=size.top + theme.GAP, right=theme.EDGE, bottom=size.bottom + theme.GAP
    )
    return ft.Container(inside, width=size.width, height=size.height, padding=around, bgcolor=theme.COUNT_BADGE)


@guarded_component
def TeacherBubble(speech: TeacherSpeech, box: Box, at: float) -> ft.Control:
    """The bubble in `box`, with a tail centred at x = `at` pixels (-1 for no tail)."""
    app = use_app()
    ink = theme.LIGHT
    inside = [
        _sentence_text(app, speech, ink.text, on_paper=True),
        *([_step_dots(speech, ink.ring, ink.quiet)] if _has_dots(app) else []),
    ]
    paper = ft.Container(
        ft.Column(inside, spacing=theme.SPACE, expand=True),
        padding=_bubble_padding(app),
        expand=True,
        bgcolor=theme.CARD_PAPER,
        shadow=ft.BoxShadow(blur_radius=14, color=theme.CARD_SHADE, offset=ft.Offset(0, 5)),
        **theme.round_corners(theme.PANEL_RADIUS + 4),
    )
    row = ft.Row(
        [*([] if is_crowded(app) else [_teacher_face(speech)]), paper],
        spacing=theme.EDGE,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    high = box.height - TAIL / 2
    layers: list[ft.Control] = []
    if at >= 0:
        least = theme.AVATAR + 2 * theme.EDGE + TAIL / 2
        left = min(max(at - box.left, least), box.width - least) - TAIL / 2
        tail = ft.Container(width=TAIL, height=TAIL, bgcolor=theme.CARD_PAPER, rotate=math.pi / 4)
        layers.append(ft.Container(tail, left=left, top=high - TAIL * 0.72))
    layers.append(ft.Container(row, left=0, top=0, width=box.width, height=high))
    return ft.Stack(layers, width=box.width, height=box.height, clip_behavior=ft.ClipBehavior.NONE)


def _bubble_padding(app: App) -> ft.Padding:
    if is_smallest(app.size):
        return ft.Padding.all(theme.SPACE)
    return ft.Padding.only(left=theme.EDGE, right=theme.SPACE, top=theme.GAP, bottom=theme.GAP)


def _teacher_face(speech: TeacherSpeech) -> ft.Control:
    return ft.Container(
        parts.bot_portrait(speech.teacher, theme.AVATAR), alignment=ft.Alignment.CENTER, width=theme.AVATAR
    )


def _sentence_text(app: App, speech: TeacherSpeech, colour: str, *, on_paper: bool = False) -> ft.Control:
    """Return the teacher's text, announced to screen readers when it changes. If it's the answer to a tap, tapping it
    shows the instruction again. With `on_paper`, suits have their colours.
    """
    low = app.size.is_low_landscape
    words = parts.styled_text(
        speech.sentence, colour=colour, size=_sentence_font_size(app), weight=theme.STRONG, line_height=LINE
    )
    if on_paper:
        words = with_suits(words, app.card_look)
    paper = ft.Container(
        ft.Column(
            [ft.Container(words, padding=ft.Padding.only(right=theme.SPACE))],  # room for the scrollbar
            scroll=ft.ScrollMode.AUTO,
            alignment=ft.MainAxisAlignment.START if low else ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        expand=True,
        border_radius=theme.PANEL_RADIUS,
        clip_behavior=ft.ClipBehavior.NONE,  # no clipping, because letters reach into the corners
    )
    if speech.show_previous:
        return parts.tap(
            paper, speech.show_previous, "lesson-said", speech.spoken_sentence, expand=True, fore=colour, scrolls=True
        )
    return ft.Semantics(
        identifier="lesson-said",
        label=speech.spoken_sentence,
        exclude_semantics=True,
        live_region=True,
        content=paper,
        expand=True,
    )


def _step_dots(speech: TeacherSpeech, current_colour: str, other_colour: str) -> ft.Control:
    dots = [_step_dot(n, speech.step, current_colour, other_colour) for n in range(1, speech.steps + 1)]
    return ft.Row(dots, spacing=DOT / 2, wrap=True, run_spacing=DOT / 2)


def _step_dot(number: int, step: int, current_colour: str, other_colour: str) -> ft.Control:
    """Return the dot of a step. The current step's is wider, those to come are faint."""
    return ft.Container(
        width=NOW if number == step else DOT,
        height=DOT,
        border_radius=DOT / 2,
        bgcolor=current_colour if number == step else other_colour,
        opacity=1.0 if number <= step else theme.FAINT,
    )
