"""The screen of rooms: those you're a member of, and joining another by link, code or typed address."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import flet as ft

from app.preferences import LONGEST_NAME, clean_typed_name
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.invitation import LONGEST, RoomInvitation, clean_host, read_link, read_short_code, read_typed
from app.rooms.memberships.link_format import MARK
from app.rooms.memberships.room_unavailable import RoomUnavailable
from app.rooms.memberships.storage import find_person, memberships_of
from app.rooms.open_and_join import find_room, join_room
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_newest
from app.ui.words import tr


@dataclass(frozen=True)
class JoinForm:
    """What was typed: a link, or an address and its code, and a name; and why joining failed ("" for no problem)."""

    link: str = ""
    code: str = ""
    name: str = ""
    problem: str = ""
    working: bool = False

    @property
    def invitation(self) -> RoomInvitation | None:
        """The invitation in the fields, None if there is none."""
        return read_link(self.link) or read_typed(self.link, self.code)


@guarded_component
def Join() -> ft.Control:
    """The rooms you're a member of, and the form to join another."""
    app = use_app()
    memberships = memberships_of(app)
    # Set if a link opened the app.
    params = ft.use_route_params()
    secret = params.get("secret", "")
    named_address = f"{params['scheme']}://{params['place']}" if "place" in params else _page_address(app)
    link = f"{named_address}{MARK}{secret}" if secret else ""
    named = app.settings.names[0] if app.settings.names else ""
    newest, edit = use_newest(JoinForm(link=link, name=memberships.person.name or named))
    form = newest()

    def change(**values: Any) -> None:
        edit(lambda now: replace(now, **values))

    async def join(watch: bool) -> None:
        now = newest()
        name, invitation = clean_typed_name(now.name), now.invitation
        address = clean_host(now.link)
        short = read_short_code(now.code) or read_short_code(now.link)
        if not name or (invitation is None and not (address and short)):
            change(problem=tr("room.join.unreadable" if name else "room.join.name_missing"))
            return
        change(working=True, problem="")
        try:
            invitation = invitation or await find_room(address, short)
            room = await join_room(memberships, invitation, find_person(app, memberships, name), watch)
        except RoomUnavailable as problem:
            change(problem=unavailable_text(problem.reason, problem.name))
            return
        finally:
            change(working=False)
        app.navigation.go_to(f"/rooms/{room}")

    joined = [
        parts.row(
            app,
            each.game or tr("room.title"),
            partial(app.navigation.go_to, f"/rooms/{each.id}"),
            f"room-{each.id}",
            about=tr("room.as", name=each.name),
        )
        for each in memberships.all()
    ]
    content: list[ft.Control] = [*parts.section(app, tr("room.yours"), joined)] if joined else []
    content += [parts.heading(tr("room.join.title"), colour=app.palette.quiet)]
    if not secret:
        content += _link_fields(app, form, change)
    content += [
        parts.field(app, tr("room.name"), form.name, lambda text: change(name=text), "join-name", longest=LONGEST_NAME),
        *([parts.notice(app, form.problem, "join-problem")] if form.problem else []),
        ft.Row(
            [
                parts.pill(
                    app, tr("room.join.do"), None if form.working else partial(join, False), "join-do", accent=True
                ),
                parts.pill(app, tr("room.join.watch"), None if form.working else partial(join, True), "join-watch"),
            ],
            spacing=theme.GAP,
            wrap=True,
        ),
        parts.quiet_text(app, tr("room.join.seen")),
    ]
    row = parts.row(
        app, tr("room.open.title"), lambda: app.navigation.go_to("/new"), "room-own", about=tr("room.open.where")
    )
    content.append(parts.rows(app, [row]))
    return parts.sheet(app, parts.header(app, tr("room.title"), back="/"), content)


def _page_address(app: App) -> str:
    """The URL of the server of this page."""
    url = urlsplit(app.page.url or "")
    return f"{url.scheme}://{url.netloc}"


def _link_fields(app: App, form: JoinForm, change: Any) -> list[ft.Control]:
    """The field for a link, and one for a code once something else was typed there."""
    fields = [
        parts.field(
            app,
            tr("room.join.link"),
            form.link,
            lambda text: change(link=text, problem=""),
            "join-link",
            longest=LONGEST,
            exact=True,
        )
    ]
    if form.link.strip() and read_link(form.link) is None:
        fields.append(
            parts.field(
                app,
                tr("room.join.code"),
                form.code,
                lambda text: change(code=text, problem=""),
                "join-code",
                longest=LONGEST,
                exact=True,
            )
        )
    return fields
