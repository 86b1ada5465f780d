"""How many lines of text a tile has room for."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from app.home.tiles import WORDS_GAP, lines_that_fit
from app.ui import theme


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
