"""How many lines of text a tile has room for, and how large its title is."""

from __future__ import annotations

from pathlib import Path

import flet as ft
from hypothesis import example, given
from hypothesis import strategies as st

from app.home.tiles import WORDS_GAP, lines_that_fit, wide_tile
from app.ui import theme
from app.ui.parts import bot_portrait
from app.ui.window.app_state import Size
from tests.app.fake import _walk
from tests.app.visits import app, visit


@given(st.floats(40, 400), st.lists(st.sampled_from([16.0, 34.0]), max_size=3), st.floats(12, 20), st.floats(1, 2))
@example(100.0, [34.0, 16.0], 16.0, 1.0)
def test_lines_left_fills_the_height_without_exceeding_it(
    height: float, taken: list[float], size: float, letters: float
) -> None:
    left = lines_that_fit(height, taken, size, letters)
    used = [*taken, *[size] * left]
    high = sum(theme.LINE * each * letters for each in used) + WORDS_GAP * (len(used) - 1)
    assert left == 0 or high <= height + 0.01
    assert high + theme.LINE * size * letters + WORDS_GAP > height - 0.01


async def test_a_title_beside_a_sign_is_kept_on_one_line_in_large_letters(tmp_path: Path) -> None:
    title = "처음이신가요?"
    async with visit(tmp_path, "/") as client:
        here = app(client)
        here.size, here.text_scale = Size(360, 640), 2.0
        tile = wide_tile(here, title, "", None, "tile", sign=bot_portrait("Ada", 52))
        beside = 52 + 24 + 2 * theme.GAP + 4 * theme.EDGE  # the sign, the arrow, and the space around all
        (size,) = [each.size or 0 for each in _walk(tile, set()) if isinstance(each, ft.Text) and each.value == title]
        assert theme.text_width(title, size * 2) <= 360 - beside
