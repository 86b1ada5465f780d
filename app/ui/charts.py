"""Charts to look at: lines over rounds or time, bars side by side, from the side on which the language begins. Their
library is read when a screen wants it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10
from typing import Any, Final

import flet as ft

from app.ui import parts, theme
from app.ui.shell import App, use_code

LIBRARY: Final = "flet_charts"
HEIGHT: Final = 220.0
AXIS: Final = 40.0  # what numbers at the side take across, at least
STROKE: Final = 3.5
# A line differs from the others by more than its colour.
DASHES: Final[tuple[list[int | float] | None, ...]] = (None, [11, 6], [3, 6], [14, 5, 3, 5])
NAMED: Final = 76.0  # what names at the ends of lines take across,
NAME_HIGH: Final = 18.0  # and downwards, of the room for the lines
INNER: Final = 165.0
LABELS: Final = 6
TOOLTIP: Final = {
    "bgcolor": theme.COUNT_BADGE,
    "fit_inside_horizontally": True,
    "fit_inside_vertically": True,
    "max_width": 200,
}


@dataclass(frozen=True)
class Series:
    """One line: its name, its colour, and its points from first to last."""

    name: str
    colour: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Bar:
    """One bar: what stands below it, how high it is, and how much of that is filled in the strong colour."""

    label: str
    value: float
    filled: float
    said: str


def use_charts() -> Any:
    """A hook: the charts' library, None until it has been read."""
    return use_code(LIBRARY)


def steps(low: float, high: float, most: int = 5) -> tuple[float, ...]:
    """Round values for an axis, from at or below `low` to at or above `high`, at most about `most` of them."""
    if high <= low:
        high = low + 1
    rough = (high - low) / max(1, most - 1)
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * n for n in (1, 2, 5, 10) if unit * n >= rough - unit * 1e-9)
    if step < 1 and float(low).is_integer() and float(high).is_integer():
        step = 1.0
    first = floor(low / step + 1e-9)
    last = ceil(high / step - 1e-9)
    return tuple(step * n for n in range(first, last + 1))


def axis_labels(values: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """Some of the labels, evenly, so that they do not run into each other."""
    every = max(1, ceil(len(values) / LABELS))
    return list(values[::every])


def line_chart(
    app: App,
    library: Any,
    series: Sequence[Series],
    below: Sequence[tuple[float, str]],
    spoken: str,
    ident: str,
    *,
    target: float | None = None,
) -> ft.Control:
    """Lines with an axis where they begin and labels below; `spoken` is what a screen reader says of all of it."""
    values = [y for line in series for _, y in line.points] + ([target] if target is not None else [])
    lowest = min(values, default=0)
    ticks = steps(min(0.0, lowest) if target is not None else lowest, max(values, default=1))
    if library is None:
        return _frame(app, None, spoken, ident)
    along = -1 if app.from_the_right else 1
    lines = [
        library.LineChartData(
            points=[
                library.LineChartDataPoint(
                    along * x, y, tooltip=library.LineChartDataPointTooltip(text=f"{line.name} {_number(y)}")
                )
                for x, y in line.points[::along]
            ],
            color=line.colour,
            stroke_width=STROKE,
            rounded_stroke_cap=True,
            rounded_stroke_join=True,
            point=len(line.points) == 1,
            dash_pattern=DASHES[n % len(DASHES)],
        )
        for n, line in enumerate(series)
    ]
    if target is not None and below:
        ends = (below[0][0], max(below[-1][0], below[0][0] + 1))
        lines.append(
            library.LineChartData(
                points=[library.LineChartDataPoint(along * x, target, show_tooltip=False) for x in ends[::along]],
                color=app.ink.quiet,
                stroke_width=1.5,
                dash_pattern=[6, 7],
            )
        )
    tooltip = library.LineChartTooltip(**TOOLTIP)
    labels = [(along * x, text) for x, text in axis_labels(below)][::along]
    around = _around(app, library, ticks, labels)
    around["left_axis" if app.from_the_right else "right_axis"] = _names(app, library, series, ticks)
    chart = library.LineChart(data_series=lines, min_y=ticks[0], tooltip=tooltip, **around)
    return _frame(app, chart, spoken, ident)


def _names(app: App, library: Any, series: Sequence[Series], ticks: Sequence[float]) -> Any:
    """Whose line is whose, where it ends; names that would lie on each other are moved apart."""
    ends = {line.name: line.points[-1][1] for line in series if line.points}
    high = max(1.0, app.letters) * NAME_HIGH * (ticks[-1] - ticks[0]) / INNER
    places = spread(list(ends.values()), high, ticks[0], ticks[-1])
    return library.ChartAxis(
        labels=[
            library.ChartAxisLabel(
                value=place,
                label=ft.Container(
                    ft.Text(
                        name,
                        size=theme.fitting(theme.TINY, app.letters),
                        color=app.ink.text,
                        weight=theme.STRONG,
                        max_lines=1,
                        overflow=ft.TextOverflow.ELLIPSIS,
                    ),
                    width=NAMED - theme.SPACE,
                    padding=ft.Padding.only(left=theme.SPACE / 2),
                ),
            )
            for name, place in zip(ends, places, strict=True)
        ],
        label_size=NAMED if len(series) > 1 else 0.0,
        show_labels=len(series) > 1,
    )


def spread(values: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """The values moved as little upwards and downwards as keeps them so far apart, within bounds where they fit."""
    order = sorted(range(len(values)), key=lambda n: values[n])
    places = list(values)
    for before, n in pairwise(order):
        places[n] = max(places[n], places[before] + apart)
    top = high
    for n in reversed(order):
        places[n] = max(low, min(places[n], top))
        top = places[n] - apart
    return places


def bar_chart(app: App, library: Any, bars: Sequence[Bar], spoken: str, ident: str) -> ft.Control:
    """Bars on one axis, each partly filled: what was played, and of it what was won."""
    ticks = steps(0, max((bar.value for bar in bars), default=1))
    if library is None:
        return _frame(app, None, spoken, ident)
    ink = app.ink
    ordered = bars[::-1] if app.from_the_right else bars
    groups = [
        library.BarChartGroup(
            x=n,
            rods=[
                library.BarChartRod(
                    from_y=0,
                    to_y=bar.value,
                    width=22,
                    border_radius=6,
                    color=ink.line,
                    stack_items=[
                        library.BarChartRodStackItem(0, bar.filled, color=ink.strong),
                        library.BarChartRodStackItem(bar.filled, bar.value, color=ink.line),
                    ],
                    tooltip=library.BarChartRodTooltip(text=bar.said),
                )
            ],
        )
        for n, bar in enumerate(ordered)
    ]
    labels = [(n, bar.label) for n, bar in enumerate(ordered)]
    tooltip = library.BarChartTooltip(**TOOLTIP)
    chart = library.BarChart(groups=groups, min_y=0, tooltip=tooltip, **_around(app, library, ticks, labels))
    return _frame(app, chart, spoken, ident)


def _around(app: App, library: Any, ticks: Sequence[float], labels: Sequence[tuple[float, str]]) -> dict[str, Any]:
    """What stands about the lines or bars of a chart: its axes and its grid."""
    # The lowest number of the upright axis stands on the same line as the chart: half of it reaches down here.
    high = theme.TINY * theme.LINE * app.letters
    upright = [(tick, _number(tick)) for tick in ticks]
    wide = max(theme.width(text, theme.TINY) for _, text in upright) * app.letters + theme.SPACE
    return {
        "max_y": ticks[-1],
        "expand": True,
        "animation": ft.Animation(app.milliseconds(theme.FAST)),
        "horizontal_grid_lines": library.ChartGridLines(color=app.ink.line, width=1, interval=ticks[1] - ticks[0]),
        "right_axis" if app.from_the_right else "left_axis": _axis(app, library, upright, max(AXIS, wide), 0),
        "bottom_axis": _axis(app, library, labels, ceil(high * 1.5) + theme.SPACE, high / 2),
    }


def legend(app: App, series: Sequence[Series]) -> ft.Control:
    """Whose line is whose."""
    names = []
    for line in series:
        dot = ft.Container(width=14, height=14, border_radius=7, bgcolor=line.colour)
        name = parts.line(line.name, colour=app.ink.text, size=theme.SMALL, weight=theme.STRONG)
        names.append(ft.Row([dot, name], spacing=6, tight=True))
    return ft.Row([*names], wrap=True, spacing=theme.GAP, run_spacing=4)


def _axis(app: App, library: Any, labels: Sequence[tuple[float, str]], size: float, above: float) -> Any:
    """Labels within `size` of the chart, and `above` each that much left free."""
    return library.ChartAxis(
        labels=[
            library.ChartAxisLabel(
                value=value,
                label=ft.Container(
                    padding=ft.Padding.only(top=above),
                    content=ft.Text(text, size=theme.TINY, color=app.ink.quiet, weight=theme.PLAIN, max_lines=1),
                ),
            )
            for value, text in labels
        ],
        label_size=size,
        label_spacing=1 if len(labels) > 1 and labels[1][0] - labels[0][0] >= 1 else None,
    )


def _frame(app: App, inside: ft.Control | None, spoken: str, ident: str) -> ft.Control:
    room = app.margin(after=theme.GAP)
    room.top = theme.SPACE
    chart = ft.Column([inside], expand=True) if inside is not None else None
    return parts.label(ft.Container(height=HEIGHT, padding=room, content=chart), ident, spoken)


def _number(value: float) -> str:
    return f"{value:g}".replace("-", "−")
