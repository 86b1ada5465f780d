"""Guest pages over HTTP, at the port of the host's rooms: the page, the stream of its pictures, and the taps it posts.

A cookie for each room identifies a guest's seat. The host stores nothing else about a guest, so that after a restart
the new process serves the seat from the cookie.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import secrets
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from typing import Any, Final, Protocol

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from app.platform import paths
from app.platform.accept_language import parse_accept_language
from app.platform.background import off_loop
from app.platform.fair_limit import FairLimit
from app.rooms.guest_page.page import FONTS, render_page
from app.rooms.guest_page.seat import GuestSeat
from app.rooms.guest_page.wire import encode_json
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.invitation import RoomInvitation, read_link, read_short_code, read_typed
from app.ui.person_names import typed_name
from app.ui.player_faces import is_face
from app.ui.words import tr, use_language
from engine.bounded_json import read_json
from engine.messages import LANGUAGES, best_language
from engine.player_names import shown_name
from store.rooms.client import HostUnreachable, RoomClient
from store.rooms.errors import RoomRefused
from store.rooms.refereeing.rate_buckets import network_of_address
from store.sync.connection import Client
from store.sync.in_process import Asgi, connect_in_process

REFEREE_PATH: Final = re.compile(r"/v[0-9]+/")
ROOM_ID: Final = re.compile(r"[0-9a-f]{32}")
SEAT_COOKIE: Final = "seat"
MAX_BODY: Final = 4096  # bytes of a request's body
BODY_TIMEOUT: Final = 8.0  # seconds within which a body must arrive
MAX_VALUES: Final = 10
MAX_SEATS: Final = 100  # open seats, in all rooms of this host
HEARTBEAT_SECONDS: Final = 2.0  # seconds
POLL_TIMEOUT: Final = 20.0  # seconds that a request for one picture waits for a change
PICTURE_DELAY: Final = 0.02  # seconds in which changes are combined into one picture
STREAM_TIMEOUT: Final = 30.0  # seconds until a page has to request its stream again; one that's out of reach doesn't
SEAT_LINGER_SECONDS: Final = 30.0  # seconds that a seat stays connected without a page
COOKIE_AGE: Final = 30 * 86_400  # seconds for which a browser stores the cookie
ZLIB_WINDOW: Final = 13  # log2 of a stream's zlib window: 8 kB, not 32
ASSETS: Final = ("cards", "courts", "faces", "signs", "sounds")
FILE_PATHS: Final = tuple(f"/{name}/" for name in (*ASSETS, "fonts"))
FILE_CACHING: Final = b"public, max-age=86400"
HEADERS: Final = (
    (b"x-frame-options", b"DENY"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class FindStanding(Protocol):
    """Returns what a secret is for a room: the token of a seat, an invitation, or nothing (see `Standing`)."""

    async def __call__(self, room: str, secret: str) -> str: ...


class GuestPages:
    """An ASGI app in front of the referee's: passes requests for the referee's paths on, and answers all others.

    `netloc` is the host name with its port; requests for another name, or from another site, are refused.
    """

    def __init__(self, referee: Asgi, netloc: str, find_standing: FindStanding) -> None:
        self._referee, self._netloc, self._find_standing = referee, netloc, find_standing
        self._seats: dict[tuple[str, str], GuestSeat] = {}
        self._opened: FairLimit[tuple[str, str]] = FairLimit(MAX_SEATS)
        self._timers: dict[GuestSeat, asyncio.TimerHandle] = {}  # that close seats without a page
        self._closing: set[asyncio.Future[None]] = set()
        self._fonts: dict[str, bytes] = {}
        folder = paths.assets_folder()
        self._app = Starlette(
            routes=[
                Route("/", self._handle_page),
                Route("/find", self._handle_find, methods=["POST"]),
                Route("/r/{room}", self._handle_page),
                Route("/r/{room}/join", self._handle_join, methods=["POST"]),
                Route("/r/{room}/see", self._handle_pictures),
                Route("/r/{room}/tap", self._handle_tap, methods=["POST"]),
                Route("/fonts/{name}", self._handle_font),
                *(Mount(f"/{name}", StaticFiles(directory=folder / name)) for name in ASSETS),
            ]
        )

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle a connection, as ASGI defines."""
        kind = scope["type"]
        if kind == "lifespan":
            try:
                await self._referee(scope, receive, send)
            finally:
                for key in list(self._seats):
                    self._close_seat(key)
                await asyncio.gather(*self._closing, return_exceptions=True)
        elif kind == "http" and REFEREE_PATH.match(scope["path"]):
            await self._referee(scope, receive, send)
        elif kind != "http":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        elif not self._is_allowed(scope):
            await Response(status_code=HTTPStatus.FORBIDDEN)(scope, receive, _with_headers(send, b"no-store"))
        else:
            cached = scope["path"].startswith(FILE_PATHS)
            await self._app(scope, receive, _with_headers(send, FILE_CACHING if cached else b"no-store"))

    def _is_allowed(self, scope: Any) -> bool:
        """Return whether a request names this host, and comes from one of its pages or by a link to one."""

        def header(name: bytes) -> list[bytes]:
            return [value.lower() for key, value in scope["headers"] if key == name]

        own = [f"http://{self._netloc}".encode()]
        if header(b"host") != [self._netloc.encode()]:
            return False
        if scope["method"] == "POST":
            return header(b"origin") == own and header(b"content-type") == [b"application/json"]
        from_own_page = all(each in (b"same-origin", b"none") for each in header(b"sec-fetch-site"))
        follows_link = header(b"sec-fetch-mode") == [b"navigate"]
        return scope["method"] in ("GET", "HEAD") and header(b"origin") in ([], own) and (from_own_page or follows_link)

    # --- requests ----------------------------------------------------------------------------

    async def _handle_page(self, request: Request) -> Response:
        page = render_page(_language_of_request(request))
        packed = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"content-security-policy": page.policy, "vary": "accept-language, accept-encoding"}
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(page.packed if packed else page.html, headers=headers, media_type="text/html")

    async def _handle_font(self, request: Request) -> Response:
        name = request.path_params["name"]
        if name not in FONTS:
            return Response(status_code=HTTPStatus.NOT_FOUND)
        if name not in self._fonts:
            self._fonts[name] = await off_loop(
                lambda: gzip.compress((paths.assets_folder() / "fonts" / name).read_bytes())
            )
        return Response(self._fonts[name], headers={"content-encoding": "gzip"}, media_type="font/ttf")

    async def _handle_find(self, request: Request) -> Response:
        """Answer with the secret of the invitation that a short code or a pasted link stands for."""
        asked = await _read_object(request)
        if asked is None or not isinstance(typed := asked.get("code"), str):
            return Response(status_code=HTTPStatus.BAD_REQUEST)
        address = f"http://{self._netloc}"
        invitation = read_link(typed) or read_typed(address, typed)
        if invitation is not None:
            return _json_response({"secret": RoomInvitation(address, invitation.room, invitation.code).secret})
        with use_language(_language_of_body(asked)):
            if not (code := read_short_code(typed)):
                return _json_response({"problem": tr("room.join.unreadable")}, HTTPStatus.NOT_FOUND)
            async with self._client_for_request(request) as http:
                client = RoomClient(http, address, secrets.token_bytes)
                try:
                    found = await client.find_invitation(code)
                except (RoomRefused, HostUnreachable) as problem:
                    return _refusal_response(problem)
            return _json_response({"secret": RoomInvitation(address, client.room, found).secret})

    async def _handle_join(self, request: Request) -> Response:
        """Join the room as a player or watcher. A browser that has the cookie of a seat gets that seat again."""
        asked, room = await _read_object(request), request.path_params["room"]
        address = f"http://{self._netloc}"
        fits = asked is not None and isinstance(asked.get("name"), str) and isinstance(asked.get("secret"), str)
        invitation = read_typed(address, asked["secret"]) if asked is not None and fits else None
        if asked is None or invitation is None or invitation.room != room:
            return Response(status_code=HTTPStatus.BAD_REQUEST)
        with use_language(_language_of_body(asked)):
            if not (name := typed_name(asked["name"])):
                return _json_response({"problem": tr("room.join.name_missing")}, HTTPStatus.FORBIDDEN)
            face = asked.get("face", "")
            face = face if isinstance(face, str) and is_face(face) else ""
            watch = asked.get("watch") is True
            token = _token_of_cookie(request) or secrets.token_hex(16)
            async with self._client_for_request(request) as http:
                client = RoomClient(http, address, secrets.token_bytes, room, token)
                try:
                    await client.join_room(invitation.code, name, secrets.token_hex(16), watch, face)
                except (RoomRefused, HostUnreachable) as problem:
                    return _refusal_response(problem)
        answer = _json_response({})
        _set_cookie(answer, room, token)
        return answer

    async def _handle_pictures(self, request: Request) -> Response:
        """Answer with the pictures of a seat as a stream of events, or if `after` is given with the
        next one as JSON.
        """
        seat = await self._find_or_open_seat(request)
        if isinstance(seat, Response):
            return seat
        if seat.room != request.path_params["room"]:
            return self._move_to_next_room(request, seat)
        if (tag := request.query_params.get("lang", "")) in LANGUAGES and tag != seat.language_tag:
            seat.set_language(tag)
        after = request.query_params.get("after")
        if seat.is_over and after in (None, "0"):  # a new page; this person may have been let in again
            self._close_seat((seat.room, _token_of_cookie(request)))
            return await self._handle_pictures(request)
        if after is not None:
            if not (after.isascii() and after.isdecimal() and len(after) < 16):
                return Response(status_code=HTTPStatus.BAD_REQUEST)
            with self._seat_in_use(seat):
                await seat.wait_for_change(int(after), POLL_TIMEOUT)
            return Response(seat.picture_json(), media_type="application/json")
        packed = "gzip" in request.headers.get("accept-encoding", "")
        headers = {"content-encoding": "gzip"} if packed else {}
        return StreamingResponse(
            self._iter_picture_events(seat, packed=packed), headers=headers, media_type="text/event-stream"
        )

    async def _iter_picture_events(self, seat: GuestSeat, *, packed: bool) -> AsyncIterator[bytes]:
        """Yield events with the whole picture after each change; changes in quick succession make one event.

        Ends after `STREAM_TIMEOUT` seconds, when the seat is closed or goes on to another room, and with the event `0`
        when another page of the seat is opened.
        """
        packer = zlib.compressobj(6, wbits=16 + ZLIB_WINDOW, memLevel=6) if packed else None

        def event(data: bytes) -> bytes:
            text = b"data:" + data + b"\n\n"
            return packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH) if packer is not None else text

        mine, shown, room = seat.add_stream(), 0, seat.room
        end = asyncio.get_running_loop().time() + STREAM_TIMEOUT
        with self._seat_in_use(seat):
            while seat.newest_stream == mine and seat.room == room and not seat.closed:
                if seat.version != shown:
                    await asyncio.sleep(PICTURE_DELAY)
                    shown, picture = seat.version, seat.picture_json()
                    yield event(picture)
                else:
                    yield event(b"")
                if asyncio.get_running_loop().time() >= end and not seat.is_over:
                    return
                await seat.wait_for_change(shown, HEARTBEAT_SECONDS)
            if seat.newest_stream != mine:
                yield event(b"0")

    async def _handle_tap(self, request: Request) -> Response:
        seat = await self._find_or_open_seat(request)
        if isinstance(seat, Response):
            return seat
        asked = await _read_object(request)
        number, ident = (asked.get("n"), asked.get("tap")) if asked else (None, None)
        if type(number) is not int or not isinstance(ident, str):
            return Response(status_code=HTTPStatus.BAD_REQUEST)
        return Response(status_code=await seat.handle_tap(number, ident))

    # --- seats -------------------------------------------------------------------------------

    async def _find_or_open_seat(self, request: Request) -> GuestSeat | Response:
        """Return the seat of the request's cookie, opening it if necessary; a response with status 401 without one."""
        room, token = request.path_params["room"], _token_of_cookie(request)
        if not ROOM_ID.fullmatch(room) or not token:
            return Response(status_code=HTTPStatus.UNAUTHORIZED)
        key = room, token
        if key not in self._seats and await self._find_standing(room, token) != "seated":
            return Response(status_code=HTTPStatus.UNAUTHORIZED)
        if key not in self._seats:  # no other request has opened it meanwhile
            client = request.client.host if request.client else ""
            connect = partial(self._connect_to_referee, client)
            seat = GuestSeat(room, token, f"http://{self._netloc}", _language_of_request(request), connect)
            self._seats[key] = seat
            self._check_rate_limit(key, request)
            self._close_after_linger(seat)
        return self._seats[key]

    def _move_to_next_room(self, request: Request, seat: GuestSeat) -> Response:
        """Store a seat under the room that it has gone on to, in place of any that another page opened there. Return
        the response for its page: that room's id, and a cookie for it.
        """
        token = _token_of_cookie(request)
        before, now = (request.path_params["room"], token), (seat.room, token)
        self._opened.remove_member(before)
        del self._seats[before]
        if now in self._seats:  # another page was faster
            self._close_seat(now)
        self._seats[now] = seat
        self._check_rate_limit(now, request)
        answer = _json_response({"moved": seat.room})
        _set_cookie(answer, seat.room, token)
        return answer

    def _check_rate_limit(self, key: tuple[str, str], request: Request) -> None:
        """Count a seat as one of the guest's network; above `MAX_SEATS`, close the oldest of the network with most."""
        client = request.client.host if request.client else ""
        if (oldest := self._opened.add_member(key, network_of_address(client))) is not None:
            self._close_seat(oldest)

    def _client_for_request(self, request: Request) -> Client:
        """Return a client for the referee that counts its requests as those of the guest's network."""
        return self._client_for_address(request.client.host if request.client else "")

    def _client_for_address(self, client: str) -> Client:
        return connect_in_process(self._referee, client)

    async def _connect_to_referee(self, client: str, address: str, pin: str) -> tuple[Client, str]:
        return self._client_for_address(client), address

    @contextmanager
    def _seat_in_use(self, seat: GuestSeat) -> Iterator[None]:
        """Keep a seat open while a page uses it, and `SEAT_LINGER_SECONDS` seconds longer."""
        seat.note_page_connected()
        try:
            yield
        finally:
            seat.note_page_gone()
            self._close_after_linger(seat)

    def _close_after_linger(self, seat: GuestSeat) -> None:
        if (timer := self._timers.pop(seat, None)) is not None:
            timer.cancel()
        if not seat.closed:
            self._timers[seat] = asyncio.get_running_loop().call_later(SEAT_LINGER_SECONDS, self._close_if_unused, seat)

    def _close_if_unused(self, seat: GuestSeat) -> None:
        del self._timers[seat]
        if not seat.streams:
            self._close_seat(next(key for key, each in self._seats.items() if each is seat))

    def _close_seat(self, key: tuple[str, str]) -> None:
        self._opened.remove_member(key)
        seat = self._seats.pop(key)
        if (timer := self._timers.pop(seat, None)) is not None:
            timer.cancel()
        closing = asyncio.ensure_future(seat.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)


def _with_headers(send: Any, cache: bytes) -> Any:
    """Wrap `send` so that every response gets our headers; `cache` is its cache-control unless it's an error."""

    async def tell(message: Any) -> None:
        if message["type"] == "http.response.start":
            own = [each for each in message["headers"] if each[0] != b"cache-control"]
            found = message["status"] < HTTPStatus.BAD_REQUEST
            message = {**message, "headers": [*own, (b"cache-control", cache if found else b"no-store"), *HEADERS]}
        await send(message)

    return tell


async def _read_object(request: Request) -> Mapping[str, Any] | None:
    """Return the JSON object in a request's body, None if there's none or it exceeds the limits."""
    body = b""
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            async for part in request.stream():
                body += part
                if len(body) > MAX_BODY:
                    return None
        found = read_json(body, MAX_BODY, max_bytes=MAX_VALUES, deepest=1)
    except (ValueError, TimeoutError, ClientDisconnect):
        return None
    return found if isinstance(found, dict) else None


def _json_response(value: Mapping[str, Any], status: int = HTTPStatus.OK) -> Response:
    return Response(encode_json(dict(value)), status, media_type="application/json")


def _refusal_response(problem: RoomRefused | HostUnreachable) -> Response:
    """Return the response that says why joining failed; its key `watch` is there if watching is possible."""
    if isinstance(problem, HostUnreachable):
        return _json_response({"problem": unavailable_text("no_answer")}, HTTPStatus.SERVICE_UNAVAILABLE)
    field, taken = problem.details.get("where"), str(problem.details.get("taken", ""))
    reason = "name" if field == "name" and taken else problem.code_word
    text = unavailable_text(reason, shown_name(taken))
    watch = {"watch": tr("room.join.watch")} if problem.code_word == "full" else {}
    return _json_response({"problem": text, **watch}, problem.status)


def _set_cookie(answer: Response, room: str, token: str) -> None:
    answer.set_cookie(SEAT_COOKIE, token, COOKIE_AGE, path=f"/r/{room}", httponly=True, samesite="strict")


def _token_of_cookie(request: Request) -> str:
    """Return the token in a request's cookie, "" if there's none or it can't be one."""
    token = request.cookies.get(SEAT_COOKIE, "")
    return token if ROOM_ID.fullmatch(token) else ""


def _language_of_body(asked: Mapping[str, Any]) -> str:
    return best_language([str(asked.get("lang", ""))])


def _language_of_request(request: Request) -> str:
    """Return the language in a request's query; without one, the best of those that its browser accepts."""
    return best_language([request.query_params.get("lang", ""), *parse_accept_language(request.scope["headers"])])
