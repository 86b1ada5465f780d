"""The picker for a person's face in a room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from app.ui import parts
from app.ui.people.face_choices import face_choice, face_name, faces_to_choose
from app.ui.player_faces import PORTRAITS
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr


def face_picker(app: App, name: str, chosen: str, choose: Callable[[str], None]) -> ft.Control:
    """Return the picker of faces for a person of this name. `chosen` is the id of their face, "" for the initial."""
    del app
    keyed: Callable[..., ft.Control] = _FacePicker
    return keyed(name, chosen, choose, key="faces")


@guarded_component
def _FacePicker(name: str, chosen: str, choose: Callable[[str], None]) -> ft.Control:
    """A few faces, and a button that shows all others."""
    app = use_app()
    shows_all, show_all = use_value(False)
    few = ("", *PORTRAITS)
    faces = few if chosen in few and not shows_all else faces_to_choose(chosen)
    colour = parts.colour_number(name, 0)
    keys: list[ft.Control] = [
        parts.tap(
            face_choice(app, name, colour, face, face == chosen),
            partial(choose, face),
            f"face-{face or 'letter'}",
            face_name(face),
            selected=face == chosen,
        )
        for face in faces
    ]
    if faces == few:
        keys.append(parts.pill(app, tr("room.more_faces"), lambda: show_all(True), "face-more"))
    return parts.wrapped_row(keys)
