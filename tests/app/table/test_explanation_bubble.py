"""The bubble that explains an effect is beside the pile and covers no name."""

from __future__ import annotations

import pytest

from app.table.components.explanation_bubble import bubble_box, is_below
from app.table.layout.own_hand import Box, Spot
from app.table.layout.table_layout import arrange_table
from app.table.picture import Look
from app.ui import theme
from app.ui.window.app_state import Size

SIZES = (
    (320, 256),
    (320, 568),
    (360, 640),
    (390, 844),
    (412, 915),
    (820, 1180),
    (1180, 820),
    (568, 320),
    (640, 360),
    (844, 390),
)
LOOKS = tuple(Look(left_handed=left, text_scale=letters) for left in (False, True) for letters in (1.0, 1.3, 2.0))
LEAST_WIDE, LEAST_HIGH = 150, 50


def box_of(card: Spot) -> Box:
    high = card.width * theme.CARD_RATIO
    return Box(card.x - card.width / 2, card.y - high / 2, card.width, high)


def overlap(one: Box, other: Box) -> bool:
    across = one.left < other.right - 1 and other.left < one.right - 1
    return across and one.top < other.bottom - 1 and other.top < one.bottom - 1


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("others", range(1, 8))
def test_explanation_bubble_covers_no_pile_or_seat_and_fits_its_text(width: int, height: int, others: int) -> None:
    screen = Size(width, height)
    for cards in (1, 7, 10, 20):
        for look in LOOKS:
            layout = arrange_table(screen, others, cards, 2, look)
            box = bubble_box(screen, layout)
            assert box.left >= 0 and box.right <= width
            assert box.width >= LEAST_WIDE and box.height >= LEAST_HIGH
            assert not overlap(box, box_of(layout.pile)) and not overlap(box, box_of(layout.stock))
            assert not overlap(box, layout.hand.box) and (layout.is_low or not overlap(box, layout.actions))
            if not layout.is_low:
                # Over a pile it stands at the foot of its box.
                top = box.top if is_below(layout) else box.bottom - 96
                assert all(seat.box.bottom <= max(top, box.top) + 1 for seat in layout.seats)
