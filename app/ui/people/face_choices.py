"""Faces to choose from: how each is drawn and called."""

from __future__ import annotations

import flet as ft

from app.ui import parts, theme
from app.ui.player_faces import BOTS, PORTRAITS, SIGNS, face_picture, has_moods, initial_of
from app.ui.window.app_state import App
from app.ui.words import tr


def faces_to_choose(own: str) -> tuple[str, ...]:
    """Return the faces a person can choose; "" stands for their initial. Bots' faces are left out, except `own`."""
    return ("", *PORTRAITS, *SIGNS, *([own] if own in BOTS else []))


def face_choice(app: App, name: str, colour: int, face: str, chosen: bool) -> ft.Container:
    """Return a face to choose for a person; "" is the initial of the name."""
    inside: ft.Control
    if has_moods(face):
        inside = ft.Image(face_picture(face), width=theme.AVATAR, height=theme.AVATAR)
    elif face:
        inside = ft.Image(face_picture(face), width=theme.ICON + 6, height=theme.ICON + 6)
    else:
        letter = theme.fitting_font_size(theme.HEADER, app.text_scale)
        inside = parts.styled_text(initial_of(name), colour=theme.ON_SEAT, size=letter, weight=theme.HEAVY)
    return with_choice_edge(app, inside, theme.SEAT_COLOURS[colour % len(theme.SEAT_COLOURS)], chosen)


def with_choice_edge(app: App, inside: ft.Control, colour: str, chosen: bool) -> ft.Container:
    """Return a circle to choose, with an edge if it's chosen."""
    edge = app.palette.text if chosen else theme.NOTHING
    return parts.circle(inside, theme.TAP, colour, border=ft.Border.all(3, edge))


def face_name(face: str) -> str:
    """Return a face's name for screen readers."""
    if has_moods(face):
        return tr("person.face", count=(*PORTRAITS, *BOTS).index(face) + 1)
    return tr(f"person.face_{face}") if face else tr("person.letter")
