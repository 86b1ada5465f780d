"""Pages for guests in plain browsers, served by the host of a room at the room's address.

A guest's Flet session runs in the host's process and has the room's screens only: no store, no settings, no files. What
its browser says it stores is believed for that browser alone, and its connection leads to this host and nowhere else.
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
from app.platform.guard import HEADERS, SOCKET, Asgi, Receive, Scope, Send, with_security_headers
from app.platform.server.heartbeat import Heartbeat
from app.platform.server.pages import PageLimits
from app.platform.server.visit import Visit
from app.rooms.host.guest_pages import FindStanding
from app.rooms.host.hosting import hosting
from app.rooms.memberships.invitation import read_link
from app.rooms.memberships.storage import SESSION_KEY, load_guest_memberships, set_memberships
from app.rooms.memberships.stored_memberships import Memberships
from app.ui.page_theme import name_window
from app.ui.window.error_boundary import on
from app.ui.window.hooks import app_of
from app.ui.words import tr
from store.rooms.refereeing.roles import hash_token

REFEREE_PATH: Final = re.compile(r"/v[0-9]+/")
AnswerSocket = Callable[[Any], Awaitable[None]]
THIS_HOST: Final = "http://host"  # stands for this host, whose invitations have no address in the routes of its pages


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
    app = window.open_app(page, guest=True)
    app.apply_theme()
    window.close_with_page(app)
    page.render_views(GuestRoot)


@ft.component
def GuestRoot() -> ft.Control:
    """Every screen of a guest, under the route of the page."""
    ft.use_effect(on(_load_rooms), [])
    router: ft.Control = ft.Router(ROUTES, manage_views=True)
    return router


async def _load_rooms() -> None:
    """Asks the client what it needs and which rooms it stores. A page without a route shows the newest of them."""
    app = app_of(ft.context.page)
    window.follow_back(app)
    await window.ask_client(app)
    name_window(app.page)
    await window.ask_languages(app)
    memberships = await load_guest_memberships(app, hosting.address)
    set_memberships(app, memberships)
    visit: object = app.page.session.connection
    if isinstance(visit, Visit):
        await visit.find_standing(app.page.route)
    app.show_rooms()
    stored = memberships.all()
    if stored and app.page.route == "/":  # a page that was closed, or reloaded
        app.navigation.go_to(f"/rooms/{stored[0].id}")


def with_guest_pages(
    referee: Asgi,
    netloc: str,
    make_pages: Callable[[AnswerSocket, RouteUrlStrategy], Asgi],
    find_standing: FindStanding,
) -> Asgi:
    """The referee's ASGI app with guests' pages added.

    `netloc` is the host name with its port. `make_pages` makes an ASGI app of a function that answers a page's socket,
    `find_standing` returns the standing of somebody with a secret towards a room.
    """

    async def answer(socket: Any) -> None:
        await Visit(guest_main, partial(tr, "shell.broken"), partial(find_page_standing, find_standing)).handle(socket)

    pages = make_pages(answer, RouteUrlStrategy.HASH)
    return RefereeOrPages(referee, Heartbeat(PageLimits(pages, open_to_all=True)), netloc)


async def find_page_standing(find_standing: FindStanding, visit: Visit, route: str) -> None:
    """Sets whose page it is, by the invitation in its route and the tokens that its browser stores."""
    secrets = []
    if invitation := read_link(f"{THIS_HOST}/#{route}"):
        secrets.append((invitation.room, invitation.code))
    memberships = visit.session_value(SESSION_KEY)
    if isinstance(memberships, Memberships):
        for membership in memberships.all():
            if stored := await memberships.secret(membership.id):
                secrets.append((membership.id, stored.token))
    for room, secret in secrets:
        if visit.open_page is not None and (standing := await find_standing(room, secret)):
            visit.open_page.set_standing(standing, hash_token(secret) if standing == "seated" else "")


class RefereeOrPages:
    """An ASGI app in front of two: requests to the referee's paths go to the referee, all others to the pages.

    The pages answer only requests for this host's own name, that come from one of its pages or follow a link.
    """

    def __init__(self, referee: Asgi, pages: Asgi, netloc: str) -> None:
        self._referee, self._pages = referee, pages
        self._netloc = netloc.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "lifespan" or (kind == "http" and REFEREE_PATH.match(scope["path"])):
            await self._referee(scope, receive, send)
        elif not self._is_allowed(scope):
            await _refuse(scope, receive, send)
        else:
            await self._pages(scope, receive, with_security_headers(send) if kind == "http" else send)

    def _is_allowed(self, scope: Scope) -> bool:
        def header(name: bytes) -> list[bytes]:
            return [value.lower() for key, value in scope["headers"] if key == name]

        own_origin = b"http://" + self._netloc
        if header(b"host") != [self._netloc]:
            return False
        if scope["type"] == "websocket":
            return header(b"origin") == [own_origin] and scope["path"] == SOCKET
        from_own_page = all(each in (b"same-origin", b"none") for each in header(b"sec-fetch-site"))
        follows_link = header(b"sec-fetch-mode") == [b"navigate"] and scope["path"] == "/"
        return (
            scope["method"] in ("GET", "HEAD")
            and header(b"origin") in ([], [own_origin])
            and scope["path"] != SOCKET
            and (from_own_page or follows_link)
        )


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})  # before it's accepted, so that the server answers 403
    else:
        headers = [(b"content-length", b"0"), (b"cache-control", b"no-store"), *HEADERS]
        await send({"type": "http.response.start", "status": 403, "headers": headers})
        await send({"type": "http.response.body", "body": b""})
