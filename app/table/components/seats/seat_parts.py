"""What all seats have: a face or initial, a colour, and the last card played."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.basics import text_on_felt
from app.table.picture import Look
from app.ui import parts, theme
from app.ui.card_faces import SmallCard
from app.ui.control_cache import memoise
from app.ui.parts.picture_preloader import PicturePreloader
from app.ui.player_faces import SIGNED_MOODS, Mood, initial_of, mood_sign_file

# The last card's width as a fraction of the circle, its least width in pixels, and its angle in radians.
LAST_CARD_SHARE: Final = 0.53
LAST_CARD_MIN_WIDTH: Final = 26.0
LAST_CARD_ANGLE: Final = 0.12
MOOD_SIGN_SHARE: Final = 0.42  # the sign's width, as a fraction of the circle
MOOD_SIGN_REACH: Final = 0.36  # its distance from the circle's centre across and up, as a fraction of the circle


def face_or_initial(person_name: str, called: str, size: float, mood: Mood, text_scale: float) -> ft.Control:
    """Return the face that the person `person_name` has chosen, else the initial of the name `called` at the table. The
    initial hardly grows with the text scale, since the circle has no room.
    """
    return parts.chosen_face(person_name, size, mood) or text_on_felt(
        initial_of(called), theme.fitting_font_size(size * 0.42, text_scale), theme.ON_SEAT, line_height=1
    )


def seat_colour(name: str, seat: int) -> str:
    """Return the person's colour, or the seat's colour if no person has that name."""
    return theme.SEAT_COLOURS[parts.colour_number(name, seat) % len(theme.SEAT_COLOURS)]


def mood_sign(person_name: str, mood: Mood, size: float, x: float, y: float) -> ft.Control:
    """Return the sign of a person's mood, at the upper right of their circle with the centre x, y. It's for faces that
    don't change: a person's own picture, a sign or an initial. It's empty for a drawn face, and for a mood without a
    sign: a child that comes and goes would move those after it, which Flet's client loses track of.
    """
    width = size * MOOD_SIGN_SHARE
    sign = None
    if mood in SIGNED_MOODS and not parts.face_shows_moods(person_name):
        sign = ft.Image(src=mood_sign_file(mood), width=width, height=width, exclude_from_semantics=True)
    return ft.Container(sign, left=x + size * MOOD_SIGN_REACH - width / 2, top=y - size * MOOD_SIGN_REACH - width / 2)


@memoise
def MoodPreloader(players: tuple[tuple[str, bool], ...]) -> ft.Control:
    """Preloads the faces of players in all moods, so that they change at once. A player is a name, and whether it's a
    bot's.
    """
    files = dict.fromkeys(file for name, bot in players for file in parts.mood_pictures(name, bot=bot))
    return PicturePreloader(bool(files), pictures=tuple(files))


def last_card(text: str, size: float, look: Look, x: float, y: float) -> ft.Control:
    """Return the card that a seat played last, at the lower right of its circle with the centre x, y. Screen readers
    get it from the log.
    """
    width = max(LAST_CARD_MIN_WIDTH, size * LAST_CARD_SHARE)
    card = SmallCard(text, width, look.cards, look.text_scale, LAST_CARD_ANGLE)
    card.left, card.top = x + size * 0.5 - width * 0.5, y + size * 0.5 + 3 - width * theme.CARD_RATIO
    return card
