"""The chooser for a suit or rank has tiles large enough to touch on every screen, and never covers the hand."""

from __future__ import annotations

import pytest

from app.table.components.cards.chooser import CHOICE_GAP, chooser_box, tile_layout
from app.table.layout.table_layout import arrange_table
from app.table.picture import Look, NominationChoice
from app.ui import theme
from app.ui.window.app_state import Size
from tests.app.table.test_layout import inside, overlap

WINDOWS = ((320, 256), (320, 568), (360, 640), (390, 844), (820, 1180), (568, 320), (640, 360), (844, 390), (1280, 720))
SUITS = ("S", "H", "D", "C")
RANKS = ("5", "6", "7", "8", "9", "T", "K")


@pytest.mark.parametrize("left_handed", (False, True))
@pytest.mark.parametrize("codes", (SUITS, RANKS))
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_every_suit_and_rank_in_the_chooser_is_large_enough_to_touch(
    width: int, height: int, codes: tuple[str, ...], left_handed: bool
) -> None:
    screen, choice = Size(width, height), NominationChoice("", codes)
    layout = arrange_table(screen, 3, 7, 2, Look(left_handed=left_handed))
    box = chooser_box(choice, layout, urgent=False)
    tile, columns = tile_layout(choice, box.width)
    assert tile >= theme.TAP
    assert columns * (tile + CHOICE_GAP) + CHOICE_GAP <= box.width
    assert inside(box, screen) and not overlap(box, layout.hand.box)
