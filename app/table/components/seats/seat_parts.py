"""What every seat shows: somebody's face and colour, and what they laid last."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.basics import lettering
from app.table.picture import Look
from app.ui import parts, theme
from app.ui.card_faces import Little
from app.ui.player_faces import initial

# What a seat laid last: its width of the circle's size, and how it lies.
LAST_CARD: Final = 0.53
LEAST_LAST: Final = 26.0
LAST_TURN: Final = 0.12


def face_of(known: str, called: str, size: float) -> ft.Control:
    """Somebody who is `known` by a name: the face they have taken, or a letter of what they are `called`."""
    return parts.portrait(known, size) or lettering(initial(called), size * 0.42, theme.ON_SEAT, high=1)


def hue_of(name: str, seat: int) -> str:
    """The colour of a person, of a seat where nobody of that name is known."""
    return theme.SEAT_COLOURS[parts.own_hue(name, seat) % len(theme.SEAT_COLOURS)]


def last_card(text: str, size: float, look: Look, x: float, y: float) -> ft.Control:
    """What a seat laid last, at the lower right of its circle of this size about x, y; the log says it."""
    width = max(LEAST_LAST, size * LAST_CARD)
    card = Little(text, width, look.cards, look.text_scale, LAST_TURN)
    card.left, card.top = x + size * 0.5 - width * 0.5, y + size * 0.5 + 3 - width * theme.CARD_RATIO
    return card
