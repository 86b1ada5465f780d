"""Plain browsers as guests of a room that this machine hosts: pages of their own, on the room's address.

A guest's session is in the host's process and has the room's screens only. It has no store, no settings, no files; what
its browser says it keeps is believed for that browser alone, and its line leads to this host and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import flet as ft
from flet.controls.types import RouteUrlStrategy

from app import window
from app.lazy_routes import later
from app.platform.guard import HEADERS, SOCKET, Asgi, Receive, Scope, Send, telling
from app.platform.server.heartbeat import Heartbeat
from app.platform.server.pages import PageLimits
from app.platform.session_end import Visit
from app.rooms.host.hosting import hosting
from app.rooms.memberships.invitation import read_link
from app.rooms.memberships.storage import HELD, load_guest_memberships, set_memberships
from app.rooms.memberships.stored_memberships import Memberships
from app.ui import shell
from app.ui.page_theme import NOT_YET, name_window
from app.ui.words import tr
from store.rooms.refereeing.roles import hashed

OF_REFEREE: Final = re.compile(r"/v[0-9]+/")
Visits = Callable[[Any], Awaitable[None]]
StandingIn = Callable[[str, str], Awaitable[Any]]
HOST_UNSAID: Final = "http://host"  # an invitation in the address of a page here is one of this host


def _route(path: str, name: str, *below: ft.Route) -> ft.Route:
    return ft.Route(path=path, component=later("rooms.routes", name), children=list(below))


#: All that a guest can be shown.
ROUTES: Final = [
    _route("/", "Join"),
    _route("/j/:secret", "Join"),
    _route("/rooms/:room", "Room", _route("rules", "RoomRules")),
    _route("/:lost(.+)", "Join"),
]


def guest_main(page: ft.Page) -> None:
    """Shows a guest the screen of the page's route."""
    app = shell.App(_page=page, guest=True)
    page.session.store.set("app", app)
    app.system_dark = page.platform_brightness == ft.Brightness.DARK
    page.title = NOT_YET
    window.measure(app)
    window.listen(app)
    app.dress()

    page.on_close = shell.on(app.leave)
    page.render_views(GuestRoot)


@ft.component
def GuestRoot() -> ft.Control:
    """Every screen of a guest, under the route of the page."""
    ft.use_effect(shell.on(_begin), [])
    router: ft.Control = ft.Router(ROUTES, manage_views=True)
    return router


async def _begin() -> None:
    app = shell.app_of(ft.context.page)
    window.follow_back(app)
    await window.ask_client(app)
    name_window(app.page)
    await window.ask_languages(app)
    rooms = await load_guest_memberships(app, hosting.address)
    set_memberships(app, rooms)
    visit: object = app.page.session.connection
    if isinstance(visit, Visit):
        await visit.find_standing(app.page.route)
    app.rooms_ready = True
    known = rooms.all()
    if known and app.page.route == "/":  # a page that was closed, or loaded anew
        app.go(f"/rooms/{known[0].id}")


def with_pages(rooms: Asgi, here: str, pages: Callable[[Visits, RouteUrlStrategy], Asgi], standing: StandingIn) -> Asgi:
    """The referee's app, and beside it the pages of guests; `here` is the host name with its port, `pages` makes an app
    of what answers a page's socket, `standing` tells how somebody with a secret stands to a room.
    """

    async def visit(socket: Any) -> None:
        await Visit(guest_main, partial(tr, "shell.broken"), partial(find_standing, standing)).handle(socket)

    return Outside(rooms, Heartbeat(PageLimits(pages(visit, RouteUrlStrategy.HASH), open_to_all=True)), here)


async def find_standing(standing_in: StandingIn, visit: Visit, route: str) -> None:
    """Finds out whose page it is that goes to this route: of who has an invitation to a room that is open here, or of
    who sits in one, whose token its browser keeps.
    """
    shown = []
    if invitation := read_link(f"{HOST_UNSAID}/#{route}"):
        shown.append((invitation.room, invitation.code))
    rooms = visit.held(HELD)
    if isinstance(rooms, Memberships):
        for room in rooms.all():
            if secret := await rooms.secret(room.id):
                shown.append((room.id, secret.token))
    for room_id, told in shown:
        if visit.place is not None and (standing := await standing_in(room_id, told)):
            visit.place.become(standing, hashed(told) if standing == "seated" else "")


class Outside:
    """An ASGI app in front of two: what is asked of the referee goes there, the rest to the pages. Only who asks under
    the name of this host, from a page of its own or by following a link, is answered.
    """

    def __init__(self, rooms: Asgi, web: Asgi, here: str) -> None:
        self._rooms, self._web = rooms, web
        self._here = here.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "lifespan" or (kind == "http" and OF_REFEREE.match(scope["path"])):
            await self._rooms(scope, receive, send)
        elif not self._fits(scope):
            await _refuse(scope, receive, send)
        else:
            await self._web(scope, receive, telling(send) if kind == "http" else send)

    def _fits(self, scope: Scope) -> bool:
        def said(name: bytes) -> list[bytes]:
            return [value.lower() for key, value in scope["headers"] if key == name]

        own = b"http://" + self._here
        if said(b"host") != [self._here]:
            return False
        if scope["type"] == "websocket":
            return said(b"origin") == [own] and scope["path"] == SOCKET
        from_own_page = all(each in (b"same-origin", b"none") for each in said(b"sec-fetch-site"))
        followed = said(b"sec-fetch-mode") == [b"navigate"] and scope["path"] == "/"
        return (
            scope["method"] in ("GET", "HEAD")
            and said(b"origin") in ([], [own])
            and scope["path"] != SOCKET
            and (from_own_page or followed)
        )


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})  # before it is accepted: the server says 403
    else:
        headers = [(b"content-length", b"0"), (b"cache-control", b"no-store"), *HEADERS]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": b""})
