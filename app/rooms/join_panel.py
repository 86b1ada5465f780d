"""The fields for joining a room by link, code or address, which the screen of rooms and a lobby show."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import flet as ft

from app.people import introduce_owner
from app.preferences import LONGEST_NAME
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.invitation import RoomInvitation, clean_host, read_link, read_short_code, read_typed
from app.rooms.memberships.link_format import MAX_TEXT_LENGTH, ROOM_LINK
from app.rooms.memberships.room_unavailable import RoomUnavailable
from app.rooms.memberships.storage import find_person, memberships_of
from app.rooms.open_and_join import find_room, join_room
from app.rooms.play_together import name_in_rooms
from app.ui import parts, theme
from app.ui.people.face_picker import face_picker
from app.ui.person_names import typed_name
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_newest
from app.ui.words import tr
from engine.player_names import WITHOUT_NAME


@dataclass(frozen=True)
class JoinForm:
    """The content of the fields, the text of why joining failed ("" if it didn't), and whether joining is under way.

    `link` is a link, or an address whose invitation is in `code`.
    """

    link: str = ""
    code: str = ""
    name: str = ""
    face: str = ""
    problem: str = ""
    is_joining: bool = False

    @property
    def invitation(self) -> RoomInvitation | None:
        """The invitation that the fields contain, None without a valid one."""
        return read_link(self.link) or read_typed(self.link, self.code)


@guarded_component
def JoinPanel(link: str, on_joined: Callable[[str], Awaitable[None]]) -> ft.Control:
    """The fields for joining a room. `on_joined` is called with its id. With a `link`, they are only name and face."""
    app = use_app()
    memberships = memberships_of(app)
    named = name_in_rooms(app)
    look = app.person_look(named or WITHOUT_NAME)
    newest, edit = use_newest(JoinForm(link=link, name=named, face=look.face if look else ""))
    form = newest()

    def change(**values: Any) -> None:
        edit(lambda now: replace(now, **values))

    async def join(watch: bool) -> None:
        now = newest()
        name, invitation = typed_name(now.name), now.invitation
        address = clean_host(now.link)
        short = read_short_code(now.code) or read_short_code(now.link)
        if not name or (invitation is None and not (address and short)):
            change(problem=tr("room.join.unreadable" if name else "room.join.name_missing"))
            return
        change(is_joining=True, problem="")
        try:
            invitation = invitation or await find_room(address, short)
            await introduce_owner(app, name, now.face)  # first, so that rooms and this device mean the same person
            person = replace(find_person(app, memberships, name), face=now.face)
            room = await join_room(memberships, invitation, person, watch)
        except RoomUnavailable as problem:
            change(problem=unavailable_text(problem.reason, problem.name))
            return
        finally:
            change(is_joining=False)
        await on_joined(room)

    name = parts.field(
        app, tr("room.name"), form.name, lambda text: change(name=text), "join-name", longest=LONGEST_NAME
    )
    join_now = None if form.is_joining else partial(join, False)
    watch_now = None if form.is_joining else partial(join, True)
    inside = [
        *([] if link else _link_fields(app, form, change)),
        name,
        face_picker(app, form.name, form.face, lambda face: change(face=face)),
        *([parts.notice(app, form.problem, "join-problem")] if form.problem else []),
        parts.wrapped_row(
            [
                parts.pill(app, tr("room.join.do"), join_now, "join-do", accent=True),
                parts.pill(app, tr("room.join.watch"), watch_now, "join-watch"),
            ],
            theme.GAP,
        ),
        parts.quiet_text(app, tr("room.join.seen")),
    ]
    return parts.panel(app, parts.stacked(inside, theme.GAP, wide=True))


def link_of_route(app: App) -> str:
    """Return the link of the invitation in the route, "" if the route has none."""
    params = ft.use_route_params()
    secret = params.get("secret", "")
    url = urlsplit(app.page.url or "")  # this page's server is the host if the route names none
    address = f"{params['scheme']}://{params['place']}" if "place" in params else f"{url.scheme}://{url.netloc}"
    return ROOM_LINK.link(address, secret) if secret else ""


def _link_fields(app: App, form: JoinForm, change: Any) -> list[ft.Control]:
    """Return the field for a link or address, and below it the field for the code if what is typed isn't a link."""

    def text_field(label: str, text: str, name: str) -> ft.Control:
        def edit(typed: str) -> None:
            change(**{name: typed}, problem="")

        return parts.field(app, label, text, edit, f"join-{name}", longest=MAX_TEXT_LENGTH, exact=True)

    fields = [text_field(tr("room.join.link"), form.link, "link")]
    if form.link.strip() and read_link(form.link) is None:
        fields.append(text_field(tr("room.join.code"), form.code, "code"))
    return fields
