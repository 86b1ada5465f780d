"""The fields in which a person enters a name and chooses a face, wherever others will see them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from app.preferences import LONGEST_NAME
from app.ui import parts, theme
from app.ui.people.face_choices import face_choice, faces_to_choose
from app.ui.people.face_picker import face_picker
from app.ui.player_faces import PORTRAITS
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.words import tr

MARK: Final = 18.0  # width of the sign on the face that says it can be changed


@dataclass(frozen=True)
class PersonForm:
    """A name as it's typed, and the id of a face ("" for the initial). `is_choosing`: all faces are shown."""

    name: str = ""
    face: str = ""
    is_choosing: bool = False


def fields_height(form: PersonForm, about: str, width: float) -> float:
    """Return the height of `PersonFields` of this width, in pixels at a text scale of 1."""
    if form.is_choosing:
        each = theme.TAP + theme.SPACE
        lines = math.ceil(len(faces_to_choose(form.face)[: len(PORTRAITS) + 1]) / max(1, (width + theme.SPACE) // each))
        return theme.TAP + lines * each
    lines = math.ceil(theme.text_width(about, theme.SMALL) / width)
    return theme.TAP + theme.SPACE + lines * theme.SMALL * theme.LINE


@guarded_component
def PersonFields(
    form: PersonForm, edit: Callable[[Callable[[PersonForm], PersonForm]], object], about: str
) -> ft.Control:
    """A face and a name side by side, and below them the text `about`. A tap on the face shows the others there until
    one is chosen. `edit` gets a function that changes the form.
    """
    app = use_app()

    def type_name(text: str) -> None:
        edit(lambda now: replace(now, name=text))

    def choose_face(face: str) -> None:
        edit(lambda now: replace(now, face=face, is_choosing=False))

    def show_faces() -> None:
        edit(lambda now: replace(now, is_choosing=not now.is_choosing))

    colour = parts.colour_number(form.name, 0)
    mark = parts.circle(
        ft.Icon(ft.Icons.EDIT_ROUNDED, size=MARK * 0.7, color=theme.ON_ACCENT), MARK, theme.ACCENT, right=-2, bottom=-2
    )
    face = parts.tap(
        ft.Stack([face_choice(app, form.name, colour, form.face, False), mark], clip_behavior=ft.ClipBehavior.NONE),
        show_faces,
        "person-face",
        tr("person.change_face"),
    )
    name = parts.field(app, tr("room.name"), form.name, type_name, "person-name", longest=LONGEST_NAME)
    row = ft.Row([face, ft.Container(name, expand=True)], spacing=theme.GAP)
    below = face_picker(app, form.name, form.face, choose_face) if form.is_choosing else parts.quiet_text(app, about)
    return parts.stacked([row, below], theme.SPACE, wide=True)
