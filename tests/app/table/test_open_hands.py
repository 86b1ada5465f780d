"""Where hands lie that are opened at the end: beside faces and names, so that it is seen whose they are."""

from __future__ import annotations

import pytest

from app.table.on_felt.seats.seat import BESIDE_CIRCLE, NAME_HIGH, UNDER_CIRCLE, open_place
from app.table.picture import Look
from app.table.places.layout import SeatSpot, arrange
from app.table.places.own_hand import Box
from app.ui.shell import Size
from tests.app.table.test_first_time_place import SIZES, overlap


def circle(spot: SeatSpot) -> Box:
    return Box(spot.x - spot.size / 2, spot.y - spot.size / 2, spot.size, spot.size)


def name(spot: SeatSpot) -> Box:
    if spot.aside:
        left = spot.x + spot.size / 2 + BESIDE_CIRCLE
        return Box(left, spot.y - spot.size / 4, spot.box.right - left, NAME_HIGH - 2)
    top = spot.y + spot.size / 2 + (5 if spot.tight else UNDER_CIRCLE)
    return Box(spot.box.left, top, spot.box.width, NAME_HIGH - 2)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("others", range(1, 8))
def test_an_opened_hand_hides_neither_face_nor_name(width: int, height: int, others: int) -> None:
    for cards in (1, 7, 20):
        for spot in arrange(Size(width, height), others, cards, 2, Look()).seats:
            box = open_place(spot, spot.x, spot.y, min(150.0, spot.box.width))
            face = circle(spot)
            if spot.tight:  # there the left half of the face is seen
                face = Box(face.left, face.top, face.width / 2, face.height)
            assert not overlap(box, face) and not overlap(box, name(spot))
