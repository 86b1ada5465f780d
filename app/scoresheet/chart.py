"""The running chart of a sheet: a line for each player, dashed for the target, without axes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import flet as ft
import flet.canvas as cv

from app.scoresheet.controller import spoken_totals
from app.ui import parts, theme
from app.ui.charts import DASHES, NAMES_WIDTH, line_end_names, name_height
from app.ui.control_cache import memoise
from app.ui.player_faces import colour_numbers
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.terms import Points

STROKE: Final = 4.0
INSET: Final = 10.0
MOST_STEPS: Final = 120  # more can't be told apart on a phone


def scale_lines(
    lines: Sequence[Sequence[Points]], target: Points, width: float, height: float
) -> tuple[tuple[tuple[tuple[float, float], ...], ...], float | None]:
    """Return the points (x, y) of each line in pixels from the box's upper left corner, and the y of the target, None
    if there is none.
    """
    values = [value for line in lines for value in line] + [0] + ([target] if target else [])
    low, high = min(values), max(values)
    spread = (high - low) or 1
    steps = max([len(line) for line in lines] + [2]) - 1

    def y_of_value(value: Points) -> float:
        return INSET + (height - 2 * INSET) * (1 - (value - low) / spread)

    drawn = tuple(
        tuple((INSET + (width - 2 * INSET) * n / steps, y_of_value(value)) for n, value in enumerate(line))
        for line in lines
    )
    return drawn, y_of_value(target) if target else None


def chart_height_for(lines: int, text_scale: float, least: float) -> float:
    """The height of a running chart, in pixels: at least `least`, and enough for a name at the end of each line."""
    return max(least, lines * name_height(text_scale))


@memoise
def RunningChart(
    lines: tuple[tuple[Points, ...], ...],
    colours: tuple[int, ...],
    target: Points,
    width: float,
    height: float,
    rule: str,
    spoken: str,
    from_the_right: bool,
    names: tuple[str, ...],
    text: str,
    text_scale: float,
) -> ft.Control:
    """The totals of each player after every round, from 0 on, in a box; `rule` is the colour of the target's line. At
    the end of each line stands its name, in the colour `text` and letters so much larger.
    """
    high = name_height(text_scale)
    named = len(lines) > 1 and len(lines) * high <= height
    drawn, goal = scale_lines(lines, target, width - NAMES_WIDTH * named, height)
    if from_the_right:
        drawn = tuple(tuple((width - x, y) for x, y in points) for points in drawn)
    shapes: list[cv.Shape] = []
    if goal is not None:
        dashes = ft.Paint(color=rule, stroke_width=1.5, stroke_dash_pattern=[6, 7], style=ft.PaintingStyle.STROKE)
        left, right = INSET, width - NAMES_WIDTH * named - INSET
        if from_the_right:
            left, right = width - right, width - left
        shapes.append(cv.Line(left, goal, right, goal, paint=dashes))
    for number, (points, colour) in enumerate(zip(drawn, colours, strict=True)):
        if len(points) < 2:
            continue
        path: list[cv.Path.PathElement] = [cv.Path.MoveTo(*points[0])]
        path += [cv.Path.LineTo(*point) for point in points[1:]]
        paint = ft.Paint(
            color=theme.LINE_COLOURS[colour],
            stroke_width=STROKE,
            stroke_cap=ft.StrokeCap.ROUND,
            stroke_join=ft.StrokeJoin.ROUND,
            style=ft.PaintingStyle.STROKE,
            stroke_dash_pattern=DASHES[number % len(DASHES)],
        )
        shapes.append(cv.Path(path, paint=paint))
    controls: list[ft.Control] = [cv.Canvas(shapes, width=width, height=height)]
    if named:
        strokes = [theme.LINE_COLOURS[colour] for colour in colours]
        ends = [points[-1][1] for points in drawn]
        beside = line_end_names(names, strokes, ends, high / 2, height - high / 2, text, text_scale)
        controls.append(
            ft.Stack(beside, left=0 if from_the_right else width - NAMES_WIDTH, width=NAMES_WIDTH, height=height)
        )
    return parts.label(ft.Stack(controls, width=width, height=height), "running-chart", spoken)


def chart_panel(app: App, picture: SheetPicture, known: Mapping[str, int], width: float, height: float) -> ft.Control:
    """Return the chart on paper, or before the first round a text."""
    ink, names = app.palette, [line.name for line in picture.lines]
    lines = chart_lines(picture)
    inside: ft.Control = parts.quiet_text(app, tr("keep.chart_later"))
    if any(len(line) > 1 for line in lines):
        inside = RunningChart(
            lines,
            colour_numbers(names, known),
            picture.terms.target,
            width - 2 * theme.GAP,
            height - 2 * theme.SPACE,
            ink.quiet,
            tr("keep.chart", totals=spoken_totals(picture)),
            app.is_right_to_left,
            tuple(names),
            ink.text,
            app.text_scale,
        )
    return ft.Container(
        key="chart",
        width=width,
        height=height,
        bgcolor=ink.panel,
        border_radius=theme.PANEL_RADIUS,
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SPACE),
        alignment=ft.Alignment.CENTER,
        content=inside,
    )


def chart_lines(picture: SheetPicture) -> tuple[tuple[Points, ...], ...]:
    """Return each player's totals: at first, then after each counted round; of many rounds, after some of them and the
    last.
    """
    counted = [line for line in picture.rounds if line.finished or (picture.terms.ends_mid_round and line.marks)]
    every = 1 + len(counted) // MOST_STEPS
    counted = counted[(len(counted) - 1) % every :: every]
    return tuple(
        (each.start, *(line.totals[each.player] for line in counted if each.player < len(line.totals)))
        for each in picture.lines
    )
