"""What all seats show: a face or initial, a colour, and the last card played."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.basics import text_on_felt
from app.table.picture import Look
from app.ui import parts, theme
from app.ui.card_faces import SmallCard
from app.ui.player_faces import initial_of

# The last card's width, as a share of the circle and in pixels, and its angle in radians.
LAST_CARD_SHARE: Final = 0.53
LAST_CARD_MIN_WIDTH: Final = 26.0
LAST_CARD_ANGLE: Final = 0.12


def face_or_initial(known: str, called: str, size: float) -> ft.Control:
    """Return the face chosen by the person `known` by this name, else the initial of what they are `called` at the
    table.
    """
    return parts.chosen_face(known, size) or text_on_felt(initial_of(called), size * 0.42, theme.ON_SEAT, high=1)


def seat_colour(name: str, seat: int) -> str:
    """Return the person's colour, or the seat's colour if no person has that name."""
    return theme.SEAT_COLOURS[parts.colour_number(name, seat) % len(theme.SEAT_COLOURS)]


def last_card(text: str, size: float, look: Look, x: float, y: float) -> ft.Control:
    """Return the card a seat played last, at the lower right of its circle with centre x, y. The log says it to screen
    readers.
    """
    width = max(LAST_CARD_MIN_WIDTH, size * LAST_CARD_SHARE)
    card = SmallCard(text, width, look.cards, look.text_scale, LAST_CARD_ANGLE)
    card.left, card.top = x + size * 0.5 - width * 0.5, y + size * 0.5 + 3 - width * theme.CARD_RATIO
    return card
