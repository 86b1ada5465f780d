"""Hands that are shown at the end are beside the faces and names of their players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.table.components.seats.seat import BESIDE_CIRCLE, NAME_HEIGHT, OPEN_HAND_WIDTH, UNDER_CIRCLE, open_hand_box
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import SeatSpot, arrange_table
from app.table.picture import Look
from app.ui.window.app_state import Size
from tests.app.table.test_explanation_bubble import SIZES, overlap

RIM = 0.21  # of a circle's width


def circle(spot: SeatSpot) -> Box:
    return Box(spot.x - spot.size / 2, spot.y - spot.size / 2, spot.size, spot.size)


def name(spot: SeatSpot) -> Box:
    if spot.text_beside:
        left = spot.x + spot.size / 2 + BESIDE_CIRCLE
        return Box(left, spot.y - spot.size / 4, spot.box.right - left, NAME_HEIGHT - 2)
    top = spot.y + spot.size / 2 + (5 if spot.is_tight else UNDER_CIRCLE)
    return Box(spot.box.left, top, spot.box.width, NAME_HEIGHT - 2)


def opened(spot: SeatSpot) -> Box:
    """Return the box of a seat's open hand on the table."""
    left, top = spot.x - spot.box.left, spot.y - spot.box.top
    box = open_hand_box(spot, left, top, min(OPEN_HAND_WIDTH, spot.box.width))
    return replace(box, left=box.left + spot.box.left, top=box.top + spot.box.top)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("others", range(1, 8))
def test_an_opened_hand_hides_neither_a_face_nor_its_own_name(width: int, height: int, others: int) -> None:
    for cards in (1, 7, 20):
        spots = arrange_table(Size(width, height), others, cards, 2, Look()).seats
        for spot in spots:
            if spot.without_text:  # no card fits at this seat
                continue
            box = opened(spot)
            assert not overlap(box, name(spot)) and box.right <= width + 0.01
            for each in spots:
                # A card is wider than the space between the closest circles, so it may cover the rim of one.
                face = circle(each)
                rim = RIM * each.size
                inner = Box(face.left + rim, face.top + rim, face.width - 2 * rim, face.height - 2 * rim)
                assert not (each is spot or each.is_tight) or not overlap(box, inner)
