"""Contrast of every part of every chart with its background, in light and dark: at least 3 for lines, bars and the two
parts of a bar, 4.5 for text (WCAG 2.2, 1.4.11 and 1.4.3).
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import flet as ft
import flet.canvas as cv

from app.data import CLOCK
from store.opening import open_store
from tests.app import kept
from tests.app.fake import Client, children
from tests.app.played import fill
from tests.app.ui.test_contrast import ratio
from tests.app.visits import app, visit

ROOT = Path(__file__).resolve().parents[3]
#: The controls of the flet libraries that draw lines, bars or progress, and the modules that use them.
CHARTS = {
    "LineChart": {"app/ui/charts.py"},
    "BarChart": {"app/ui/charts.py"},
    "Canvas": {"app/scoresheet/chart.py", "app/table/components/skip_arc.py"},  # it draws the arc over a skipped seat
    "ProgressBar": {"app/editor/trial.py", "app/sync/status.py", "app/table/components/panels/advice_panel.py"},
}
LINE, LETTERS = 3.0, 4.5


def test_charts_are_drawn_only_in_the_listed_modules() -> None:
    found: dict[str, set[str]] = {name: set() for name in CHARTS}
    for path in ROOT.joinpath("app").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in found:
                found[node.func.attr].add(path.relative_to(ROOT).as_posix())
    assert found == CHARTS


async def test_every_part_of_a_chart_has_enough_contrast(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    (tally, *_) = kept.keep_to_the_end(tmp_path, kept.TALLY, 3)
    sheet = kept.keep(tmp_path, kept.EIGHT, 4)
    with open_store(tmp_path, CLOCK) as store:
        person = next(each.id for each in store.people.all() if each.name == "Mum")
    shown = {
        "/statistics": "chart-games",
        f"/statistics/people/{person}": "chart-wins",
        f"/history/{tally}": "match-chart",
        f"/sheet/{sheet}": "running-chart",
    }
    kinds: set[str] = set()

    for route, chart in shown.items():
        async with visit(tmp_path, route) as client:
            await client.wait(chart)
            await client.until(lambda: any(_charts(client)), "a chart")
            for app(client).system_dark, app(client).system_contrast in product((False, True), repeat=2):
                await client.settle()
                for ground, control in _charts(client, shown.values()):
                    assert ground in (app(client).palette.panel, app(client).palette.paper)
                    kinds.add(type(control).__name__)
                    for part, colour, under, floor in _parts(control, ground):
                        assert ratio(colour, under) >= floor, f"{part} of {chart}: {colour} on {under}"
    assert kinds == {"LineChart", "BarChart", "Canvas", "Text"}


def _charts(client: Client, named: Collection[str] = ()) -> Iterator[tuple[str, Any]]:
    """Yields (background colour, control) for each chart on the screen, and each text in a control whose identifier is
    in `named`.
    """

    def within(control: Any, ground: str, inside: bool) -> Iterator[tuple[str, Any]]:
        if type(control).__name__ in CHARTS:
            yield ground, control
            return
        inside = inside or getattr(control, "identifier", None) in named
        if inside and isinstance(control, ft.Text):
            yield ground, control
        ground = getattr(control, "bgcolor", None) or ground
        for child in children(control):
            yield from within(child, ground, inside)

    return within(client.page, "", False)


def _parts(chart: Any, ground: str) -> Iterator[tuple[str, str, str, float]]:
    """Yields (name, colour, background colour, least contrast) for each part of a chart."""
    if isinstance(chart, cv.Canvas):
        for shape in chart.shapes:
            yield "line", str(shape.paint.color), ground, LINE  # type: ignore[attr-defined]
        return
    if isinstance(chart, ft.Text):
        yield chart.value, str(chart.color), ground, LETTERS
        return
    tooltip = chart.tooltip.bgcolor
    for axis in (chart.left_axis, chart.right_axis, chart.bottom_axis):
        for label in axis.labels if axis else ():
            yield "label", _text_in(label.label).color, ground, LETTERS
    if type(chart).__name__ == "LineChart":
        for line in chart.data_series:
            yield "line", line.color, ground, LINE
            for point in line.points:
                if point.show_tooltip:
                    yield "tooltip", point.tooltip.text_style.color, tooltip, LETTERS
        return
    for rod in (rod for group in chart.groups for rod in group.rods):
        yield "tooltip", rod.tooltip.text_style.color, tooltip, LETTERS
        filled, unfilled = (item.color for item in rod.stack_items)
        yield "filled part", filled, ground, LINE
        yield "unfilled part", unfilled, ground, LINE
        yield "filled part beside the other", filled, unfilled, LINE


def _text_in(control: Any) -> Any:
    while not isinstance(control, ft.Text):
        control = control.content
    return control
