"""Charts: lines over rounds or time, and bars, beginning at the side where reading begins. The charts' library is
imported when a screen needs it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10
from typing import Any, Final

import flet as ft

from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.hooks import use_code

LIBRARY: Final = "flet_charts"
HEIGHT: Final = 220.0
SPACE_ABOVE: Final = 8.0  # pixels of the height left free above the chart
AXIS: Final = 40.0  # least width of the numbers at the side
STROKE: Final = 3.5
# Lines also differ by their dashes, not by colour alone.
DASHES: Final[tuple[list[int | float] | None, ...]] = (None, [11, 6], [3, 6], [14, 5, 3, 5])
NAMES_WIDTH: Final = 84.0  # width of the names at the ends of lines
NAME_HEIGHT: Final = 18.0  # height of each
DOT: Final = 8.0  # diameter of the dot before a name
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
    """One bar: the label below it, its value, and how much of the value is filled. `said` is its tooltip, and spoken by
    screen readers.
    """

    label: str
    value: float
    filled: float
    said: str


def use_charts() -> Any:
    """Hook: return the charts' library, or None until it's imported."""
    return use_code(LIBRARY)


def axis_ticks(low: float, high: float, most: int = 5) -> tuple[float, ...]:
    """Return round values for an axis, from at or below `low` to at or above `high`, about `most` of them at most."""
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
    """Return every n-th of the labels, so that at most LABELS are left and none overlap."""
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
    """Return a line chart with an axis and labels below. `spoken` is its label for screen readers. `target` is marked
    by a horizontal line, and the vertical axis then includes 0.
    """
    values = [y for line in series for _, y in line.points] + ([target] if target is not None else [])
    lowest = min(values, default=0)
    ticks = axis_ticks(min(0.0, lowest) if target is not None else lowest, max(values, default=1))
    ended = [line for line in series if line.points] if len(series) > 1 else []
    low = _bottom_axis_height(app)
    height = max(HEIGHT, SPACE_ABOVE + name_height(app.text_scale) * len(ended) + low)
    if library is None:
        return _chart_frame(app, None, spoken, ident, height)
    along = -1 if app.is_right_to_left else 1
    lines = [
        library.LineChartData(
            points=[
                library.LineChartDataPoint(
                    along * x,
                    y,
                    tooltip=library.LineChartDataPointTooltip(
                        text=f"{line.name} {_format_number(y)}", text_style=_tooltip_style()
                    ),
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
                color=app.palette.quiet,
                stroke_width=1.5,
                dash_pattern=[6, 7],
            )
        )
    tooltip = library.LineChartTooltip(**TOOLTIP)
    labels = [(along * x, text) for x, text in axis_labels(below)][::along]
    chart = library.LineChart(
        data_series=lines, min_y=ticks[0], tooltip=tooltip, **_axes_and_grid(app, library, ticks, labels)
    )
    if not ended:
        return _chart_frame(app, chart, spoken, ident, height)
    plot = height - SPACE_ABOVE - low
    heights = [plot * (1 - (line.points[-1][1] - ticks[0]) / (ticks[-1] - ticks[0])) for line in ended]
    names = line_end_names(
        [line.name for line in ended],
        [line.colour for line in ended],
        heights,
        0,
        plot,
        app.palette.text,
        app.text_scale,
    )
    beside = ft.Stack(names, width=NAMES_WIDTH, height=height - SPACE_ABOVE, clip_behavior=ft.ClipBehavior.NONE)
    row = ft.Row([chart, beside], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.START)
    return _chart_frame(app, row, spoken, ident, height)


def name_height(text_scale: float) -> float:
    """Return the height of a line's name in pixels at this text scale."""
    return NAME_HEIGHT * max(1.0, min(text_scale, theme.LARGE_TEXT))


def line_end_names(
    names: Sequence[str],
    colours: Sequence[str],
    ends: Sequence[float],
    top: float,
    bottom: float,
    text: str,
    text_scale: float,
) -> list[ft.Control]:
    """Return the names of lines in the colour `text`, each with a dot of its line's colour, for a stack beside the
    chart that is NAMES_WIDTH wide. Each is as near to its line's end, `ends` pixels down, as the other names allow. The
    middles of the first and last are between `top` and `bottom`.
    """
    high = name_height(text_scale)
    return [
        ft.Container(
            ft.Row(
                [
                    ft.Container(width=DOT, height=DOT, border_radius=DOT / 2, bgcolor=colour),
                    ft.Text(
                        name,
                        size=theme.fitting_font_size(theme.TINY, text_scale),
                        color=text,
                        weight=theme.STRONG,
                        max_lines=1,
                        overflow=ft.TextOverflow.ELLIPSIS,
                        expand=True,
                    ),
                ],
                spacing=theme.SPACE / 2,
            ),
            left=theme.SPACE / 2,
            right=0,
            top=place - high / 2,
            height=high,
        )
        for name, colour, place in zip(names, colours, spread_apart(ends, high, top, bottom), strict=True)
    ]


def spread_apart(values: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Return the values moved to be at least `apart` from each other and between `low` and `high`, in unchanged order,
    and none further than needed. If there isn't enough room, they're spaced more closely.
    """
    apart = min(apart, (high - low) / max(1, len(values) - 1))
    order = sorted(range(len(values)), key=lambda n: values[n])
    places = [max(low, min(value, high)) for value in values]
    for before, n in pairwise(order):
        places[n] = max(places[n], places[before] + apart)
    top = high
    for n in reversed(order):
        places[n] = max(low, min(places[n], top))
        top = places[n] - apart
    return places


def bar_chart(
    app: App, library: Any, bars: Sequence[Bar], filled: str, unfilled: str, spoken: str, ident: str
) -> ft.Control:
    """Return bars on one axis, each partly filled, with a legend below for the `filled` and the `unfilled` part."""
    ink = app.palette
    names = chart_legend(app, ((filled, ink.filled), (unfilled, ink.unfilled)))
    return parts.stacked([_bar_groups(app, library, bars, spoken, ident), names], theme.SPACE, wide=True)


def _bar_groups(app: App, library: Any, bars: Sequence[Bar], spoken: str, ident: str) -> ft.Control:
    ticks = axis_ticks(0, max((bar.value for bar in bars), default=1))
    if library is None:
        return _chart_frame(app, None, spoken, ident)
    ink = app.palette
    ordered = bars[::-1] if app.is_right_to_left else bars
    groups = [
        library.BarChartGroup(
            x=n,
            rods=[
                library.BarChartRod(
                    from_y=0,
                    to_y=bar.value,
                    width=22,
                    border_radius=6,
                    color=ink.unfilled,
                    stack_items=[
                        library.BarChartRodStackItem(0, bar.filled, color=ink.filled),
                        library.BarChartRodStackItem(bar.filled, bar.value, color=ink.unfilled),
                    ],
                    tooltip=library.BarChartRodTooltip(text=bar.said, text_style=_tooltip_style()),
                )
            ],
        )
        for n, bar in enumerate(ordered)
    ]
    labels = [(n, bar.label) for n, bar in enumerate(ordered)]
    tooltip = library.BarChartTooltip(**TOOLTIP)
    chart = library.BarChart(groups=groups, min_y=0, tooltip=tooltip, **_axes_and_grid(app, library, ticks, labels))
    return _chart_frame(app, chart, spoken, ident)


def _axes_and_grid(
    app: App, library: Any, ticks: Sequence[float], labels: Sequence[tuple[float, str]]
) -> dict[str, Any]:
    """Return the arguments of a line or bar chart for its axes and grid."""
    # The lowest number of the vertical axis is centred on the bottom line, so half of it reaches below.
    high = _label_height(app)
    upright = [(tick, _format_number(tick)) for tick in ticks]
    wide = max(theme.text_width(text, theme.TINY) for _, text in upright) * app.text_scale + theme.SPACE
    return {
        "max_y": ticks[-1],
        "expand": True,
        "animation": ft.Animation(app.animation_duration(theme.FAST)),
        "horizontal_grid_lines": library.ChartGridLines(color=app.palette.line, width=1, interval=ticks[1] - ticks[0]),
        "right_axis" if app.is_right_to_left else "left_axis": _chart_axis(app, library, upright, max(AXIS, wide), 0),
        "bottom_axis": _chart_axis(app, library, labels, _bottom_axis_height(app), high / 2),
    }


def _label_height(app: App) -> float:
    """Return the height of an axis label, in pixels."""
    return theme.TINY * theme.LINE * app.text_scale


def _bottom_axis_height(app: App) -> float:
    """Return the height of the axis below a chart, in pixels."""
    return ceil(_label_height(app) * 1.5) + theme.SPACE


def chart_legend(app: App, named: Sequence[tuple[str, str]]) -> ft.Control:
    """Return the legend of a chart; `named` has pairs of name and colour."""
    names = []
    for text, colour in named:
        dot = ft.Container(width=14, height=14, border_radius=7, bgcolor=colour)
        name = parts.styled_text(text, colour=app.palette.text, size=theme.SMALL, weight=theme.STRONG)
        names.append(ft.Row([dot, name], spacing=6, tight=True))
    return ft.Row([*names], wrap=True, spacing=theme.GAP, run_spacing=4)


def _chart_axis(app: App, library: Any, labels: Sequence[tuple[float, str]], size: float, above: float) -> Any:
    """Return an axis whose labels take `size` pixels, with `above` pixels of padding over each label."""
    return library.ChartAxis(
        labels=[
            library.ChartAxisLabel(
                value=value,
                label=ft.Container(
                    padding=ft.Padding.only(top=above),
                    content=ft.Text(text, size=theme.TINY, color=app.palette.quiet, weight=theme.PLAIN, max_lines=1),
                ),
            )
            for value, text in labels
        ],
        label_size=size,
        label_spacing=1 if len(labels) > 1 and labels[1][0] - labels[0][0] >= 1 else None,
    )


def _tooltip_style() -> ft.TextStyle:
    """Return the style of tooltip text. Without it, the client would use the colour of the line or bar."""
    return ft.TextStyle(color=theme.ON_FELT, weight=theme.STRONG)


def _chart_frame(app: App, inside: ft.Control | None, spoken: str, ident: str, height: float = HEIGHT) -> ft.Control:
    room = app.directed_padding(after=theme.GAP)
    room.top = SPACE_ABOVE
    chart = ft.Column([inside], expand=True) if inside is not None else None
    return parts.label(ft.Container(height=height, padding=room, content=chart), ident, spoken)


def _format_number(value: float) -> str:
    return f"{value:g}".replace("-", "−")
