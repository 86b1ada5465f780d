"""The colours of the theme have enough contrast: 4.5 for text, 3 for large text and signs (WCAG 2.2).

`python -m tests.contrast` measures the contrast on the screens.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui import theme

FELT = theme.FELT[0]
INKS = {"light": theme.LIGHT, "dark": theme.DARK}
MORE = {"light": theme.LIGHT_CONTRAST, "dark": theme.DARK_CONTRAST}
TEXT = {
    "on felt": (theme.ON_FELT, FELT),
    "quiet on felt": (theme.ON_FELT_QUIET, FELT),
    "on a tile": (theme.ON_FELT_QUIET, theme.PANEL_ON_FELT),
    **{f"on {name}": (theme.ON_FELT, felt[0]) for name, felt in theme.FELTS.items()},
    "the line": (theme.ACCENT, theme.WORDS_ON_FELT),
    "what can be done": (theme.ON_ACCENT, theme.ACCENT),
    "more of it": (theme.ON_ACCENT_QUIET, theme.ACCENT),
    "what is owed": (theme.ON_OBLIGATION, theme.OBLIGATION),
    "the coach": (theme.ON_FELT_QUIET, theme.CHOOSER),
    **{f"{n} {tone}": (getattr(ink, n), ink.panel) for tone, ink in INKS.items() for n in ("text", "quiet")},
    **{f"{n} on paper {tone}": (getattr(ink, n), ink.paper) for tone, ink in INKS.items() for n in ("text", "quiet")},
    **{f"on strong {tone}": (ink.on_strong, ink.strong) for tone, ink in INKS.items()},
    **{f"what removes on {ground} {tone}": (ink.removes, getattr(ink, ground)) for tone, ink in INKS.items()
       for ground in ("paper", "panel")},
}  # fmt: skip
SIGNS = {
    "direction": (theme.DIRECTION, FELT),
    "edge of what can be laid": (theme.ACCENT, FELT),
    **{f"line {n} {tone}": (colour, ink.panel) for n, colour in enumerate(theme.LINE_COLOURS)
       for tone, ink in INKS.items()},
    **{f"{part} of a bar {tone}": (getattr(ink, part), ink.panel) for part in ("filled", "unfilled")
       for tone, ink in (INKS | {f"{tone} with more": ink for tone, ink in MORE.items()}).items()},
    **{f"a bar {tone}": (ink.filled, ink.unfilled) for tone, ink in INKS.items()},
    "how sure the coach is": (theme.ON_FELT_QUIET, theme.PANEL_ON_FELT),
    "the coach's choice": (theme.ACCENT, theme.PANEL_ON_FELT),
    **{f"suit {suit} {name}": (colour, ground) for suit, colour in theme.SUIT_COLOURS_FOUR.items()
       for name, ground in (("", theme.CARD_PAPER), ("shaded", "#EAE2D0"))},
}  # fmt: skip


def ratio(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    low, high = sorted((theme.relative_luminance(one), theme.relative_luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", TEXT)
def test_text_can_be_read(name: str) -> None:
    assert ratio(*TEXT[name]) >= 4.5


@pytest.mark.parametrize("tone", MORE)
def test_more_contrast_is_more(tone: str) -> None:
    """7 for text, and 4.5 for lines and signs: the higher level (WCAG 2.2, 1.4.6)."""
    more, usual = MORE[tone], INKS[tone]
    for ground in (more.paper, more.panel):
        assert min(ratio(each, ground) for each in (more.text, more.quiet, more.removes)) >= 7
        assert ratio(more.text, ground) > ratio(usual.text, usual.panel)
        assert ratio(more.edge, ground) >= 4.5 and ratio(more.ring, ground) >= 4.5
    assert ratio(more.text, more.line) >= 7 and ratio(more.knob, more.line) >= 4.5
    for ground in (theme.CONTRAST_GROUND, theme.CONTRAST_PANEL):
        assert min(ratio(each, ground) for each in (theme.ON_FELT, theme.ON_FELT_QUIET, theme.ACCENT)) >= 7


@pytest.mark.parametrize("name", SIGNS)
def test_signs_can_be_told_from_their_ground(name: str) -> None:
    assert ratio(*SIGNS[name]) >= 3


@given(st.integers(0, 0xFFFFFF))
def test_the_focus_ring_contrasts_with_every_colour(number: int) -> None:
    colour = f"#{number:06X}"
    assert ratio(theme.ring_colour_on(colour), colour) >= 4.5
