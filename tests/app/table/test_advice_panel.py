"""The position of the coach's panel: beside the hand on every screen, and beside the pile or over all of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.history.replay.replay import BARS_HEIGHT
from app.table.components.panels.advice_panel import hides_piles, sheet_box
from app.table.layout.table_layout import Layout, arrange_table, sheet_beside, table_size
from app.table.picture import Advice, AdviceRow, Look, Picture
from app.ui import theme
from app.ui.window.app_state import Size
from tests.app.table.test_layout import LANDSCAPE, PHONE, SMALL, TABLET, card_box, looks, overlap, sideways, upright

ROW = AdviceRow("0", "7♥", "42 %", 0.4, "Keeps your longest suit, hearts: 4 cards.")
DESKTOP = Size(1280, 800)
screens = st.sampled_from([PHONE, SMALL, LANDSCAPE, TABLET, DESKTOP]) | upright | sideways


def laid(screen: Size, advice: Advice, cards: int, buttons: int, look: Look) -> Layout:
    room = table_size(screen, Picture("", advice=advice))
    return arrange_table(room, 3, cards, buttons, look, sheet=True)


@given(screens, st.integers(0, 12), st.integers(1, 20), st.integers(0, 3), looks, st.floats(1, 2), st.booleans())
def test_the_sheet_never_covers_the_hand_and_rarely_the_pile(
    screen: Size, rows: int, cards: int, buttons: int, look: Look, letters: float, over_table: bool
) -> None:
    advice = Advice("Coach", "Chance to win the hand", (ROW,) * rows, over_table=over_table)
    look = replace(look, text_scale=letters)
    layout = laid(screen, advice, cards, buttons, look)
    box = sheet_box(screen, layout, advice, letters)
    assert not overlap(box, layout.hand.box)
    covered = hides_piles(box, layout)
    assert covered or not any(overlap(box, card_box(each)) for each in (layout.pile, layout.stock))
    assert letters > theme.LARGE_TEXT or over_table or not covered
    assert box.left >= screen.left and box.right <= screen.width - screen.right
    assert box.top >= screen.top and box.bottom <= screen.height - screen.bottom
    assert box.height >= theme.TAP or not rows


@given(screens, st.integers(0, 12))
def test_on_a_wide_screen_the_pile_stays_in_sight_too(screen: Size, rows: int) -> None:
    advice = Advice("Coach", "", (ROW,) * rows)
    layout = laid(screen, advice, 7, 2, Look())
    if sheet_beside(screen):
        box = sheet_box(screen, layout, advice, 1.0)
        assert layout.pile.x + layout.pile.width / 2 < box.left
        assert layout.header.right <= box.left + theme.TAP / 2


@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_explanation_of_figures_fits_all_its_lines(letters: float) -> None:
    short, long = Advice("Coach", "Chance", (ROW,)), Advice("Coach", "Chance to win the hand, and more " * 2, (ROW,))
    layout = laid(PHONE, short, 7, 2, replace(Look(), text_scale=letters))
    boxes = [sheet_box(PHONE, layout, advice, letters) for advice in (short, long)]
    assert boxes[1].height > boxes[0].height or boxes[0].height == layout.panel.height
    assert boxes[1].bottom == boxes[0].bottom


@given(upright, st.integers(1, 12))
def test_a_review_extends_to_the_header_if_its_rows_do_not_fit_below(screen: Size, rows: int) -> None:
    while_playing = Advice("Moves", "Chance to win the hand", (ROW,) * rows)
    advice = replace(while_playing, over_table=True)
    layout = laid(screen, advice, 7, 0, Look())
    box, lower = (sheet_box(screen, layout, each, 1.0) for each in (advice, while_playing))
    if layout.log is not None or sheet_beside(screen) or box == lower:
        return  # the sheet is at the side, or its rows fit
    assert lower.height == pytest.approx(layout.panel.height) and box.height > lower.height
    taller = sheet_box(screen, layout, replace(advice, rows=(*advice.rows, ROW)), 1.0)
    assert taller.height > box.height or box.top == pytest.approx(layout.header.bottom)
    assert not overlap(box, layout.hand.box)


def test_three_moves_of_a_review_fit_on_a_phone() -> None:
    row = replace(
        ROW, reason="Better: Q♣, 92% instead of 51%. Cleo probably can’t follow (75%). Nothing you hold could."
    )
    advice = Advice("The 3 costliest moves", "What each move cost in winning chances", (row,) * 3, over_table=True)
    replay = replace(PHONE, height=PHONE.height - BARS_HEIGHT)
    layout = laid(replay, advice, 7, 0, Look())
    box = sheet_box(replay, layout, advice, 1.0)
    assert box.height > layout.panel.height  # it needs more than the space below the pile,
    assert box.top > layout.header.bottom  # but not all of the screen, so nothing is cut off
