"""How a year in review is drawn on felt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.scoresheet.summary.drawing import ONE_ROW, felt_box, felt_tile, summary_heading, tile_lines
from app.scoresheet.summary.podium import FallingPaper, is_low, rimmed_face
from app.statistics.year.content import FigureText, LineText, YearSection, YearSummary
from app.ui import parts, theme
from app.ui.window.app_state import App

FACE: Final = 112.0
LOW_FACE: Final = 72.0
VALUE: Final = 34.0  # the font size of a large figure,
LINE_VALUE: Final = 22.0  # and of the figure at the end of a line
LINE_FACE: Final = 36.0
OVERLAP: Final = 0.7  # of a face's width, from one face of a line to the next


def year_box(app: App, summary: YearSummary, width: float, more: Sequence[ft.Control] = ()) -> ft.Control:
    """Return the whole year in a box of felt, `width` pixels wide, with more controls below."""
    inner = width - 2 * theme.GAP
    return felt_box(app, [*year_heading(app, summary, inner), *year_details(app, summary, inner), *more], width)


def year_heading(app: App, summary: YearSummary, width: float, *, falls: bool = False) -> list[ft.Control]:
    """Return the title, the names, and a group's podium or a person's face. With `falls`, confetti falls once."""
    items = summary_heading(app, summary, width, falls=falls)
    if len(summary.names) == 1:
        low = is_low(app)
        items += [] if low else [FallingPaper(width, sum(map(ord, summary.title)), falls)]
        face = rimmed_face(summary, 0, LOW_FACE if low else FACE)
        name = parts.styled_text(
            summary.names[0],
            colour=theme.ON_FELT,
            size=theme.fitting_font_size(theme.HEADING, app.text_scale),
            weight=theme.HEAVY,
            align=ft.TextAlign.CENTER,
        )
        drawn = ft.Row([ft.Semantics(exclude_semantics=True, content=face)], alignment=ft.MainAxisAlignment.CENTER)
        items += [drawn, name]
    return items


def year_details(app: App, summary: YearSummary, width: float) -> list[ft.Control]:
    """Return the sections, each with its figures and lists."""
    return [control for n, section in enumerate(summary.sections) for control in _section(app, n + 1, section, width)]


def _section(app: App, number: int, section: YearSection, width: float) -> list[ft.Control]:
    items: list[ft.Control] = []
    if section.title:
        items.append(parts.heading(section.title, colour=theme.ON_FELT))
    if section.about:
        items.append(parts.styled_text(section.about, colour=theme.ON_FELT_QUIET, size=theme.SMALL))
    most = 4 if width >= ONE_ROW else 2
    each = (width - theme.SPACE * (most - 1)) / most - 2 * theme.GAP
    items.append(tile_lines(app, [_tile(app, number, figure, each) for figure in section.figures], most))
    for shown in section.lists:
        items.append(parts.heading(shown.title, colour=theme.ON_FELT))
        items.append(parts.rows(app, [_line(app, number, line) for line in shown.lines]))
    return items


def _tile(app: App, number: int, figure: FigureText, width: float) -> ft.Control:
    size = theme.fitting_font_size(VALUE, app.text_scale)
    if app.text_scale <= theme.LARGE_TEXT:
        size = theme.narrowed_font_size(figure.value, size * app.text_scale, width, 0.5) / app.text_scale
    words: list[ft.Control] = [
        parts.styled_text(figure.title, colour=theme.ACCENT, size=theme.SMALL, weight=theme.HEAVY),
        parts.styled_text(figure.value, colour=theme.ON_FELT, size=size, weight=theme.HEAVY, max_lines=1),
        parts.styled_text(figure.about, colour=theme.ON_FELT, size=theme.SMALL, weight=theme.STRONG),
    ]
    return felt_tile(app, words, f"year-{number}-{figure.key}", figure.spoken)


def _line(app: App, number: int, line: LineText) -> ft.Control:
    """Return a line: faces, what it says, and its value."""
    value = parts.styled_text(
        line.value,
        colour=app.palette.text,
        size=theme.fitting_font_size(LINE_VALUE, app.text_scale),
        weight=theme.HEAVY,
    )
    faces: list[ft.Control] = [_faces(app, line)] if line.faces else []
    words = parts.caption(app, line.title, line.about, expand=True, beside=_faces_width(line) + theme.TAP)
    drawn = ft.Row([*faces, words, value], spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return parts.label(parts.padded(drawn), f"year-{number}-{line.key}", line.spoken)


def _faces_width(line: LineText) -> float:
    return LINE_FACE * (1 + OVERLAP * (len(line.faces) - 1)) if line.faces else 0.0


def _faces(app: App, line: LineText) -> ft.Control:
    """Return the faces of a line, the first on top of the second."""
    faces = [parts.person_circle(face.name, face.colour, LINE_FACE, face.initials) for face in line.faces]
    places = [(n * OVERLAP * LINE_FACE, 0.0) for n in range(len(faces))]
    return placed_faces(app, faces, places, _faces_width(line), LINE_FACE)


def placed_faces(
    app: App, faces: Sequence[ft.Control], places: Sequence[tuple[float, float]], width: float, height: float
) -> ft.Control:
    """Return overlapping faces, the first on top, in a box of this size. `places` are their distances in pixels from
    the side where reading begins, and from the top.
    """
    placed: list[ft.Control] = [
        ft.Container(
            face,
            left=None if app.is_right_to_left else before,
            right=before if app.is_right_to_left else None,
            top=above,
        )
        for face, (before, above) in zip(faces, places, strict=True)
    ]
    return ft.Stack(placed[::-1], width=width, height=height)
