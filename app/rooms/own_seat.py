"""The fields in which a member changes their own name and face."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from app.preferences import LONGEST_NAME
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.room_unavailable import RoomUnavailable
from app.rooms.memberships.storage import find_person, memberships_of
from app.rooms.open_and_join import join_again
from app.rooms.table.room_source import RoomSource
from app.ui import parts
from app.ui.people.face_picker import face_picker
from app.ui.person_names import typed_name
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_newest
from app.ui.words import tr


@dataclass(frozen=True)
class SeatForm:
    """The name and face that were entered, and the text of why they can't be used ("" if they can)."""

    name: str
    face: str
    problem: str = ""


@guarded_component
def OwnSeat(source: RoomSource, name: str, face: str, close: Callable[[], Any]) -> ft.Control:
    """The fields for one's own name and face; `close` hides them."""
    app = use_app()
    memberships = memberships_of(app)
    newest, edit = use_newest(SeatForm(name, face))
    form = newest()

    def change(**values: Any) -> None:
        edit(lambda now: replace(now, **values))

    async def save() -> None:
        now = newest()
        named = typed_name(now.name)
        if not named:
            change(problem=tr("room.join.name_missing"))
            return
        try:
            person = replace(find_person(app, memberships, named), id=memberships.person.id, face=now.face)
            await join_again(memberships, source.session.membership, person)
        except RoomUnavailable as problem:
            change(problem=unavailable_text(problem.reason, problem.name))
        else:
            close()

    inside = [
        parts.field(app, tr("room.name"), form.name, lambda text: change(name=text), "own-name", longest=LONGEST_NAME),
        face_picker(app, form.name, form.face, lambda chosen: change(face=chosen)),
        *([parts.notice(app, form.problem, "own-problem")] if form.problem else []),
        parts.wrapped_row(
            [
                parts.pill(app, tr("room.own.save"), save, "own-save", accent=True),
                parts.pill(app, tr("nav.back"), close, "own-keep"),
            ]
        ),
    ]
    return parts.panel(app, parts.stacked(inside, wide=True))
