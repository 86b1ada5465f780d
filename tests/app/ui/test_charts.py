"""The names at the ends of a chart's lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import flet as ft
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.charts import NAMES_WIDTH, name_height, spread_apart
from tests.app import kept
from tests.app.fake import Client, texts
from tests.app.visits import app, visit

ROOM = 160.0


@given(
    st.lists(st.floats(0, ROOM), min_size=1, max_size=12),
    st.floats(1, 30),
)
def test_names_keep_their_order_and_their_distance(ends: list[float], apart: float) -> None:
    low, high = ROOM / 4, 3 * ROOM / 4  # lines may end outside the space for names
    places = spread_apart(ends, apart, low, high)
    order = sorted(range(len(ends)), key=lambda n: (ends[n], n))
    least = min(apart, (high - low) / max(1, len(ends) - 1))
    assert all(places[n] - places[before] > least - 1e-6 for before, n in pairwise(order))
    assert min(places) > low - 1e-6 and max(places) < high + 1e-6


@given(st.lists(st.floats(0, ROOM), min_size=1, max_size=8, unique_by=round))
def test_names_that_do_not_overlap_stay_at_the_ends_of_their_lines(ends: list[float]) -> None:
    gaps = [high - low for low, high in pairwise(sorted(ends))]
    assert spread_apart(ends, min(gaps, default=1.0), 0, ROOM) == pytest.approx(ends)


def drawn_names(client: Client) -> Sequence[ft.Container]:
    """Return the containers of the names at the ends of a chart's lines, from top to bottom."""
    columns = [each for each in client.controls() if isinstance(each, ft.Stack) and each.width == NAMES_WIDTH]
    boxes = [box for column in columns for box in column.controls if isinstance(box, ft.Container)]
    return sorted(boxes, key=lambda box: box.top or 0)


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize(("route", "chart"), [("/history/{}", "match-chart"), ("/sheet/{}", "running-chart")])
async def test_all_names_are_drawn_if_lines_end_at_the_same_height(
    tmp_path: Path, route: str, chart: str, letters: float
) -> None:
    """With eight equal totals, each name is below the one before."""
    match = kept.keep(tmp_path, kept.EIGHT, 0, more=kept.tied_rounds(8))

    async with visit(tmp_path, route.format(match)) as client:
        await client.wait(chart)
        await client.until(lambda: drawn_names(client), "the names")
        app(client).text_scale = letters
        await client.settle()
        boxes = drawn_names(client)
        assert sorted(text for box in boxes for text in texts(box)) == sorted(kept.EIGHT.people)
        high = name_height(letters)
        tops = [box.top or 0 for box in boxes]
        assert all(high - 0.01 <= below - above for above, below in pairwise(tops)), tops
