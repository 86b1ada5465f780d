"""Where the bubble lies that explains an effect: beside the pile, and on nobody's name."""

from __future__ import annotations

import pytest

from app.table.drawing.first_time import LEAST, TAIL, bubble_box
from app.table.picture import Look
from app.table.places.layout import arrange
from app.ui.shell import Size

SIZES = ((360, 640), (390, 844), (412, 915), (820, 1180), (844, 390))


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("others", range(1, 8))
def test_it_hides_nobody_and_not_the_pile_and_has_room_to_be_read(width: int, height: int, others: int) -> None:
    screen = Size(width, height)
    for cards in (1, 7, 10, 20):
        layout = arrange(screen, others, cards, 2, Look())
        box = bubble_box(screen, layout)
        assert box.left >= 0 and box.right <= width
        assert box.width >= LEAST - TAIL * 3 and box.height >= 80
        pile = layout.pile.x - layout.pile.width / 2
        assert layout.sideways or box.right <= pile or box.bottom <= layout.pile.y - layout.pile.width * 0.71
        if not layout.sideways:
            tops = [seat.box for seat in layout.seats]
            reach = box.bottom - 96 if box.right > pile else box.top  # it stands at the foot of its box above a pile
            assert all(seat.bottom <= max(reach, box.top) + 1 for seat in tops)
