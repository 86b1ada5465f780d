"""The screen of rooms: your memberships, opening a room, joining one, and what prevents this device
from opening one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import flet as ft

from app.people import introduce_owner
from app.rooms.join_panel import JoinPanel, link_of_route
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.invitation import clean_server
from app.rooms.memberships.link_format import MAX_TEXT_LENGTH
from app.rooms.memberships.storage import memberships_of
from app.rooms.memberships.stored_memberships import InternetServer, Memberships
from app.rooms.play_together import find_or_open_own_room, name_in_rooms, setup_of_new_room
from app.ui import parts, theme
from app.ui.people.person_fields import PersonFields, PersonForm
from app.ui.person_names import typed_name
from app.ui.room_obstacle import use_obstacle
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_newest, use_value
from app.ui.words import tr
from engine.player_names import WITHOUT_NAME

MAX_KEY_LENGTH: Final = 64  # characters


@guarded_component
def Join() -> ft.Control:
    """The screen of rooms. If the route has an invitation, the screen only asks for what joining by it needs."""
    app = use_app()
    memberships = memberships_of(app)
    link = link_of_route(app)
    obstacle = use_obstacle(app)
    opening, set_opening = use_value(False)

    async def joined(room: str) -> None:
        app.navigation.go_to(f"/rooms/{room}")

    look = app.person_look(WITHOUT_NAME)
    newest, edit = use_newest(PersonForm(face=look.face if look else ""))
    is_nameless = not name_in_rooms(app)

    async def open_own() -> None:
        form = newest()
        if is_nameless:
            if not typed_name(form.name):
                app.device.show_message(tr("room.join.name_missing"))
                return
            await introduce_owner(app, typed_name(form.name), form.face)
        set_opening(True)
        try:
            route = await find_or_open_own_room(app)
        finally:
            set_opening(False)
        if route != "/rooms":
            app.navigation.go_to(route)

    content: list[ft.Control] = []
    rooms = [
        parts.row(
            app,
            each.game or tr("room.title"),
            partial(app.navigation.go_to, f"/rooms/{each.id}"),
            f"room-{each.id}",
            about=tr("room.as", name=each.name),
        )
        for each in memberships.all()
    ]
    if rooms and not link:
        content += parts.section(app, tr("room.yours"), rooms)
    if obstacle and not link:
        pass_round = parts.pill(
            app, tr("room.pass"), lambda: app.navigation.go_to(f"/new/{setup_of_new_room(app).game}"), "room-pass"
        )
        content.append(parts.notice(app, unavailable_text(obstacle), "room-obstacle", action=pass_round))
    if is_nameless and not link and not obstacle:  # others see the host first, so the host says who they are first
        fields = PersonFields(newest(), edit, tr("room.open.where"))
        key = parts.pill(app, tr("room.open.title"), None if opening else open_own, "room-own", accent=True)
        content += [
            parts.heading(tr("room.open.title"), colour=app.palette.quiet),
            parts.panel(app, parts.stacked([fields, key], theme.GAP, wide=True)),
        ]
    keyed: Callable[..., ft.Control] = JoinPanel  # what was typed stays when the panel above it goes
    content += [parts.heading(tr("room.join.title"), colour=app.palette.quiet), keyed(link, joined, key="join")]
    if not link:
        if not obstacle and not is_nameless:
            row = parts.row(
                app, tr("room.open.title"), None if opening else open_own, "room-own", about=tr("room.open.where")
            )
            content.append(parts.rows(app, [row]))
        content += [parts.heading(tr("room.open.server"), colour=app.palette.quiet), ServerFields(memberships)]
    return parts.sheet(app, parts.header(app, tr("room.title"), back="/"), content)


@dataclass(frozen=True)
class ServerForm:
    """The URL and key of a server as typed, and whether the URL was refused as unreadable."""

    address: str = ""
    key: str = ""
    has_unreadable_address: bool = False


@guarded_component
def ServerFields(memberships: Memberships) -> ft.Control:
    """The server on the internet on which rooms are opened, for people who aren't in one network."""
    app = use_app()
    used, set_used = use_value(memberships.server_address)
    newest, edit = use_newest(ServerForm(used))
    form = newest()

    def change(**values: Any) -> None:
        edit(lambda now: replace(now, **values))

    async def use() -> None:
        address = clean_server(newest().address)
        if not address:
            change(has_unreadable_address=True)
            return
        await memberships.set_server(InternetServer(address, newest().key.strip()))
        set_used(address)

    async def stop() -> None:
        await memberships.set_server(None)
        change(address="", key="")
        set_used("")

    if used:
        inside: list[ft.Control] = [
            parts.quiet_text(app, tr("room.open.server_used", server=used.removeprefix("https://"))),
            parts.wrapped_row([parts.pill(app, tr("room.open.server_stop"), stop, "server-stop", removes=True)]),
        ]
    else:
        inside = [_server_field(app, "address", "server", form.address, change)]
        if form.address.strip():
            inside.append(_server_field(app, "key", "key", form.key, change))
            if form.has_unreadable_address:
                inside.append(parts.notice(app, tr("room.open.no_server"), "server-problem"))
            inside.append(parts.wrapped_row([parts.pill(app, tr("room.open.server_use"), use, "server-use")]))
        inside.append(parts.quiet_text(app, tr("room.open.server_about")))
    return parts.panel(app, parts.stacked(inside, wide=True))


def _server_field(app: App, name: str, key: str, value: str, change: Any) -> ft.Control:
    longest = MAX_KEY_LENGTH if key == "key" else MAX_TEXT_LENGTH
    label = tr(f"room.open.{key}")

    def typed(text: str) -> None:
        change(**{name: text}, has_unreadable_address=False)

    return parts.field(app, label, value, typed, f"server-{name}", longest=longest, exact=True)
