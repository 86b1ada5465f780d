"""Touch targets are high enough, whatever the text scale."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.ui import theme


@given(st.floats(10, 40), st.floats(0.8, 3))
def test_a_padded_line_is_high_enough_to_touch(size: float, letters: float) -> None:
    above = theme.padding_for_finger(size, letters)
    assert theme.LINE * size * letters + 2 * above >= theme.TAP - 0.01
    assert above >= theme.SPACE / 2
