"""The screen that opens a room: your name, its terms, and where others can reach it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import flet as ft

from app.new_table.set_up_table import length_text
from app.new_table.setup import Setup, last_setup
from app.platform.background import off_loop
from app.preferences import LONGEST_NAME, clean_typed_name
from app.rooms.host.hosting import can_host
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.invitation import LONGEST, clean_server
from app.rooms.memberships.room_unavailable import RoomUnavailable
from app.rooms.memberships.storage import find_person, memberships_of
from app.rooms.open_and_join import (
    CALLS,
    CLOCKS,
    LOOPBACK,
    InternetServer,
    addresses,
    open_room,
)
from app.ui import parts
from app.ui.parts import ChoiceOption
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_newest, use_value
from app.ui.words import capitalise, render, tr

LONGEST_KEY: Final = 64  # characters
NO_ADDRESSES: Final[tuple[str, ...]] = ()


@dataclass(frozen=True)
class OpenForm:
    """The terms of the room as they are on the screen, and why opening failed ("" for no problem)."""

    name: str = ""
    host: str = ""
    server: str = ""
    key: str = ""
    calls: str = "all"
    clock: int = 0
    problem: str = ""
    working: bool = False


@guarded_component
def OpenRoom() -> ft.Control:
    """The form that opens a room for the table that was set up last."""
    app = use_app()
    memberships = memberships_of(app)
    setup = last_setup(app.data) if app.data else None
    found, set_found = use_value(NO_ADDRESSES)
    named = app.settings.names[0] if app.settings.names else ""
    newest, edit = use_newest(OpenForm(name=memberships.person.name or named))
    form = newest()
    top = partial(parts.header, app, tr("room.open.title"), back=f"/new/{setup.game}" if setup else "/new")

    def change(**values: Any) -> None:
        edit(lambda now: replace(now, **values))

    async def find_addresses() -> None:
        if can_host():
            set_found(await off_loop(addresses))

    async def begin() -> None:
        now = newest()
        name = clean_typed_name(now.name)
        if setup is None or not name:
            change(problem=tr("room.join.name_missing"))
            return
        address = clean_server(now.server)
        if now.server.strip() and not address:
            change(problem=tr("room.open.no_server"))
            return
        server = InternetServer(address, now.key.strip()) if address else None
        change(working=True, problem="")
        try:
            room = await open_room(
                memberships, setup, find_person(app, memberships, name), host, now.calls, now.clock, server=server
            )
        except RoomUnavailable as problem:
            wrong_key = server is not None and problem.reason == "host_only"
            change(problem=tr("room.open.wrong_key") if wrong_key else unavailable_text(problem.reason))
            return
        finally:
            change(working=False)
        app.navigation.go_to(f"/rooms/{room}")

    ft.use_effect(on(find_addresses), [])
    host, on_server = form.host or next(iter(found), ""), bool(form.server.strip())
    if setup is None:
        return parts.not_found_page(app, tr("room.open.cannot"), "/new")
    content = [
        parts.field(app, tr("room.name"), form.name, lambda text: change(name=text), "open-name", longest=LONGEST_NAME),
        parts.rows(app, [_table_row(app, setup), *_terms(app, form, setup, change)]),
    ]
    if len(found) > 1 and not on_server:
        networks = [ChoiceOption(each, each) for each in found]
        about = tr("room.open.networks")
        content.append(
            parts.rows(
                app,
                [
                    parts.choices(
                        app, tr("room.open.network"), networks, host, lambda host: change(host=host), "open-host",
                        about=about,
                    )
                ],
            )
        )  # fmt: skip
    if found == (LOOPBACK,) and not on_server:
        content.append(parts.notice(app, tr("room.open.no_network"), "open-no-network"))
    content += _server_fields(app, form, change)
    if can_host() and not on_server:
        content += [parts.quiet_text(app, tr("room.host_sees")), parts.quiet_text(app, tr("room.open.listens"))]
    if form.problem:
        content.append(parts.notice(app, form.problem, "open-problem"))
    button, foot = parts.main_button(
        app,
        tr("room.open.do"),
        None if form.working or not (host or on_server) else begin,
        "open-do",
        ft.Icons.WIFI_TETHERING_ROUNDED,
    )
    return parts.sheet(app, top(trailing=button), content, foot=foot)


def _server_fields(app: App, form: OpenForm, change: Any) -> list[ft.Control]:
    """The fields for a server on the internet, if the others are elsewhere."""
    fields = [
        parts.field(
            app, tr("room.open.server"), form.server, lambda text: change(server=text, problem=""), "open-server",
            longest=LONGEST, exact=True,
        )
    ]  # fmt: skip
    if form.server.strip():
        fields.append(
            parts.field(
                app, tr("room.open.key"), form.key, lambda text: change(key=text, problem=""), "open-key",
                longest=LONGEST_KEY, exact=True,
            )
        )  # fmt: skip
    return [*fields, parts.quiet_text(app, tr("room.open.server_about" if can_host() else "room.open.server_only"))]


def _table_row(app: App, setup: Setup) -> ft.Control:
    """The row with the game, the number of seats and the length."""
    about = f"{tr('room.seats', count=len(setup.seats))} · {capitalise(length_text(setup))}"
    return parts.row(
        app,
        render(setup.standard_rules.title),
        lambda: app.navigation.go_to(f"/new/{setup.game}"),
        "open-table",
        about=about,
    )


def _terms(app: App, form: OpenForm, setup: Setup, change: Any) -> list[ft.Control]:
    """Return the questions about the time for a turn and, if the game has a declaration, who can catch a missed one."""
    items: list[ft.Control] = []
    if setup.rules.family == "shedding" and setup.rules.words.declare.how == "catch":
        calls = [ChoiceOption(each, tr(f"room.calls.{each}")) for each in CALLS]
        items.append(
            parts.choices(
                app, tr("room.calls"), calls, form.calls, lambda each: change(calls=each), "open-calls",
                about=tr(f"room.calls.{form.calls}_about"),
            )
        )  # fmt: skip
    clocks = [ChoiceOption(each, tr("room.clock", count=each) if each else tr("room.no_clock")) for each in CLOCKS]
    items.append(
        parts.choices(
            app, tr("room.clock_title"), clocks, form.clock, lambda each: change(clock=each), "open-clock",
            about=tr("room.clock_about"),
        )
    )  # fmt: skip
    return items
