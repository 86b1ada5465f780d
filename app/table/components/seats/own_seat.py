"""Your seat: your name and the number of cards you hold."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.table.components.basics import text_on_felt
from app.table.components.seats.seat_parts import face_or_initial, last_card, mood_sign, seat_colour
from app.table.layout.own_hand import Box
from app.table.picture import Look
from app.table.texts.labels import own_seat_label
from app.ui import parts, theme
from app.ui.control_cache import memoise, use_control_cache
from app.ui.player_faces import Mood
from app.ui.words import tr

OWN_CIRCLE: Final = 44.0
OWN_RING: Final = 7.0  # from the circle's edge to the outer edge of the ring around it


@memoise
def OwnSeat(
    name: str,
    person_name: str,
    seat: int,
    mood: Mood,
    last: str,
    cards: int,
    front: int,
    turn: bool,
    box: Box,
    look: Look,
) -> ft.Control:
    """Your seat: name, whether it's your turn, the card you played `last`, the number of cards and how many are
    playable (`front`).
    """
    keep = use_control_cache()
    size = min(OWN_CIRCLE, box.width - 12)
    middle = size / 2 + OWN_RING
    faces: list[ft.Control] = [
        keep.cached_control("ring", _own_turn_ring, turn, 2 * middle),
        keep.cached_control("face", _own_circle, person_name or name, person_name, seat, mood, size, look.text_scale),
        mood_sign(person_name, mood, size, middle, middle),
        *([keep.cached_control("last", last_card, last, size, look, middle, middle)] if last else []),
    ]
    wide = 2 * middle + (6 if last else 0)
    ring = ft.Stack(faces, width=wide, height=2 * middle, clip_behavior=ft.ClipBehavior.NONE)
    held = tr("table.seat.cards", count=cards)
    second = tr("table.own.playable", count=front) if front else ""
    texts: list[ft.Control] = []
    if box.width > OWN_CIRCLE * 2.8:
        shown = min(look.text_scale, theme.LARGE_TEXT)  # the client enlarges the text by this factor
        lines = [(held, theme.ON_FELT), (second, theme.ACCENT)] if second else [(name, theme.ON_FELT)]
        lines += [] if second else [(held, theme.ON_FELT_QUIET)]
        texts = [
            text_on_felt(
                text,
                theme.narrowed_font_size(text, 14 * shown, box.width - size - 3 * theme.SPACE) / look.text_scale,
                colour,
                weight=theme.STRONG,
                line_height=1.25,
                cut=True,
            )
            for text, colour in lines
        ]
    told = ft.Column(texts, spacing=0, tight=True, expand=True, alignment=ft.MainAxisAlignment.CENTER)
    parts_of_it: list[ft.Control] = [ring, *([told] if texts else [])]
    return Spoken(
        identifier="own-seat",
        label=own_seat_label(name, cards, front, turn=turn),
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(parts_of_it[::-1] if look.left_handed else parts_of_it, spacing=8),
            width=box.width,
            height=box.height,
        ),
    )


def _own_turn_ring(turn: bool, size: float) -> ft.Control:
    return ft.Container(
        width=size,
        height=size,
        **theme.round_corners(size),
        border=ft.Border.all(4, theme.ACCENT if turn else theme.NOTHING),
    )


def _own_circle(called: str, person_name: str, seat: int, mood: Mood, size: float, text_scale: float) -> ft.Control:
    face = face_or_initial(person_name, called, size, mood, text_scale)
    return parts.circle(face, size, seat_colour(person_name, seat), left=OWN_RING, top=OWN_RING)
