"""A referee's rooms over HTTP (http.md), as one ASGI app for devices that host and for servers on the internet.

Frames are sent by long polling or as a stream of events; in both, the header `Last-Event-ID` is the cursor. There are
no cookies; a token is sent in `Authorization` only.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from hmac import compare_digest
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from engine.bounded_json import read_json
from store.rooms.entry import MAX_ENTRIES, VERSION
from store.rooms.errors import RoomRefused
from store.rooms.frames import Frame
from store.rooms.referee import Referee
from store.rooms.refereeing.limits import REREAD_MS
from store.rooms.refereeing.rate_buckets import RateBucket, network_of_address
from store.rooms.refereeing.roles import Standing, hash_token

MAX_COMMAND_BYTES: Final = 4096  # bytes of a command
MAX_OPEN_BYTES: Final = 200_000  # bytes of a request that opens a room, which has a whole ruleset
MAX_JSON_VALUES: Final = 50
BODY_TIMEOUT: Final = 8.0  # seconds for a request's body to arrive
LONG_POLL_SECONDS: Final = 20.0  # seconds that a request for frames is held
ROOM_IDLE_SECONDS: Final = 60.0  # seconds without a request until a room is dropped from memory
HEARTBEAT_SECONDS: Final = 15.0
PRESENCE_INTERVAL: Final = 5.0  # seconds between two records that a waiting client is connected
MAX_WAITING_PER_TOKEN: Final = 3  # waiting requests of a token; one more ends the oldest
#: How often, in so many ms, a network may send a wrong invitation, open a room without a key, and send a wrong short
#: code, at each worker. Right ones don't count, since many people may be behind one address: a class, or a family.
RATE_LIMITS: Final = {"join": (10, 60_000), "open": (10, 3_600_000), "code": (10, 60_000)}
BUCKET_CLEANUP_MS: Final = 60_000  # ms between two removals of buckets that are full again
WRONG_CODE_LIMIT: Final = (300, 60_000)  # of all addresses

_ROOM_ID: Final = re.compile("[0-9a-f]{32}")
_HEADERS: Final = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
_STREAM_HEADERS: Final = {**_HEADERS, "X-Accel-Buffering": "no"}
_ALLOWED_HEADERS: Final = "authorization, content-type, last-event-id"


@dataclass(frozen=True)
class RoomServerSettings:
    """The settings of a room server.

    `hosts` are its own host names, with ports as browsers send them; `origins` are those of web apps that may use it.
    `name` is what it's called. `key` is the SHA-256 of the key that opening a room requires, "" for none.
    `long_poll_seconds` and `heartbeat` are in seconds.
    """

    hosts: frozenset[str]
    origins: frozenset[str] = frozenset()
    name: str = ""
    key: str = ""
    long_poll_seconds: float = LONG_POLL_SECONDS
    heartbeat: float = HEARTBEAT_SECONDS


class RoomServer:
    """Serves a referee's rooms; `app` is the ASGI app. `on_room_closed` is called when a room has closed.

    For each room with requests in the last `ROOM_IDLE_SECONDS` seconds, a task does what is due.
    """

    def __init__(
        self, referee: Referee, settings: RoomServerSettings, on_room_closed: Callable[[], object] = lambda: None
    ) -> None:
        self._referee, self._host, self._closed = referee, settings, on_room_closed
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waiting: dict[str, list[WaitingConnection]] = defaultdict(list)
        self._buckets: dict[tuple[str, str], RateBucket] = {}
        self._tidied_at = referee.now()
        self._wrong_codes = RateBucket(WRONG_CODE_LIMIT[0], referee.now())
        self._last_request_at: dict[str, int] = {}  # by room, when (ms)
        routes = [
            Route("/v1/hello", self._endpoint_for(self._handle_hello), methods=["GET"]),
            Route("/v1/rooms", self._endpoint_for(self._handle_open), methods=["POST"]),
            Route("/v1/rooms/{room}/join", self._endpoint_for(self._handle_join), methods=["POST"]),
            Route("/v1/rooms/{room}/terms", self._endpoint_for(self._handle_terms), methods=["POST"]),
            Route("/v1/rooms/{room}/do", self._endpoint_for(self._handle_command), methods=["POST"]),
            Route("/v1/rooms/{room}/frames", self._endpoint_for(self._handle_frames), methods=["GET"]),
            Route("/v1/rooms/{room}/hands", self._endpoint_for(self._handle_hands), methods=["GET"]),
            Route("/v1/rooms/{room}/code", self._endpoint_for(self._handle_create_code), methods=["POST"]),
            Route("/v1/codes/", self._endpoint_for(self._handle_find_code), methods=["POST"]),
            Route(
                "/v1/codes/{code}", self._endpoint_for(self._handle_find_code), methods=["POST"]
            ),  # as earlier apps ask
            Route("/v{other:int}/{rest:path}", self._endpoint_for(_newer_version_response), methods=["GET", "POST"]),
        ]
        self.app: ASGIApp = OriginCheck(Starlette(routes=routes, lifespan=self._lifespan), settings)

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        yield
        await self.close()

    async def close(self) -> None:
        """End all tasks, and all requests that wait for frames."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for waiting in self._waiting.values():
            for each in waiting:
                each.end_wait()

    # --- requests -----------------------------------------------------------------------

    async def _handle_hello(self, request: Request) -> Response:
        return _json_response({"rooms": 1, "v": [*range(1, VERSION + 1)], "name": self._host.name})

    async def _handle_open(self, request: Request) -> Response:
        if not self._host.key:
            self._count_request(request, "open")
        elif not compare_digest(hash_token(_read_token(request)), self._host.key):
            raise RoomRefused("host_only")
        room = await self._referee.open_room(await _read_object(request, MAX_OPEN_BYTES))
        self._keep_active(room)
        return _json_response({"room": room})

    async def _handle_join(self, request: Request) -> Response:
        room = await self._start_room_of_request(request)
        try:
            return _json_response(await self._referee.join_room(room, await _read_object(request)))
        except RoomRefused as refused:
            if refused.code_word == "invitation":
                self._count_request(request, "join")
            raise

    async def _handle_command(self, request: Request) -> Response:
        room = await self._start_room_of_request(request)
        return _json_response(await self._referee.run_command(room, _read_token(request), await _read_object(request)))

    async def _handle_terms(self, request: Request) -> Response:
        """Change the terms of a room. The body may be as long as a ruleset, so it's read only from the host."""
        room, token = await self._start_room_of_request(request), _read_token(request)
        if not await self._referee.is_host(room, token):
            raise RoomRefused("host_only")
        asked = await _read_object(request, MAX_OPEN_BYTES)
        return _json_response(await self._referee.run_command(room, token, {**asked, "k": "terms"}))

    async def _handle_create_code(self, request: Request) -> Response:
        room = await self._start_room_of_request(request)
        return _json_response(
            await self._referee.make_short_code(room, _read_token(request), await _read_object(request))
        )

    async def _handle_find_code(self, request: Request) -> Response:
        counted = self._count_request(request, "code")
        code = request.path_params.get("code") or await _read_short_code(request)
        try:
            found = await self._referee.find_invitation(code)
            counted.uncount_last()
            return _json_response(found)
        except RoomRefused as refused:
            if refused.code_word == "room" and (
                wait := self._wrong_codes.acquire(self._referee.now(), *_burst_and_interval(WRONG_CODE_LIMIT))
            ):
                raise RoomRefused("often", wait=wait) from None
            raise

    async def _handle_hands(self, request: Request) -> Response:
        after = _parse_number(request.query_params.get("after", "0"))
        return _json_response(
            {
                "hands": await self._referee.finished_hands(
                    await self._start_room_of_request(request), _read_token(request), after
                )
            }
        )

    async def _handle_frames(self, request: Request) -> Response:
        room, token = await self._start_room_of_request(request), _read_token(request)
        after, heard = _parse_cursor(request.headers.get("last-event-id", "0"))
        found = await self._referee.frames_after(room, token, after, presence_mark=heard)
        if "text/event-stream" in request.headers.get("accept", ""):
            return StreamingResponse(
                self._stream_frames(room, token, found, after, heard), 200, _STREAM_HEADERS, "text/event-stream"
            )
        if not found:
            with self._connection_for(token) as mine, suppress(TimeoutError):
                async with (
                    self._referee.wake_on_entries(room, mine.is_woken),
                    asyncio.timeout(self._host.long_poll_seconds),
                ):
                    found = await self._wait_for_frames(room, token, after, heard, mine)
        return _json_response({"frames": found})

    async def _stream_frames(
        self, room: str, token: str, first_frames: list[Frame], after: int, presence_mark: int
    ) -> AsyncIterator[str]:
        """Yield frames as events, a comment after some seconds without any, and at the end an event with the reason."""
        yield ":\n\n"  # at once, so that the client notices a proxy that holds the stream back
        try:
            with self._connection_for(token) as mine:
                async with self._referee.wake_on_entries(room, mine.is_woken):
                    while not mine.has_ended:
                        for frame in first_frames:
                            after = frame["seq"]
                            presence_mark = frame["at"] if frame["k"] == "now" else presence_mark
                            yield f"id: {after}\ndata: {_decode_text(frame)}\n\n"
                        first_frames = []
                        with suppress(TimeoutError):
                            async with asyncio.timeout(self._host.heartbeat):
                                first_frames = await self._wait_for_frames(room, token, after, presence_mark, mine)
                        if not first_frames:
                            yield ":\n\n"
        except RoomRefused as refused:
            yield f"event: refused\ndata: {_decode_text(refused.answer_table)}\n\n"

    async def _wait_for_frames(
        self, room: str, token: str, after: int, presence_mark: int, connection: WaitingConnection
    ) -> list[Frame]:
        """Return the frames after a number, or a presence frame, as soon as there are any; none if this request is to
        end.

        The room's task reads the entries of other workers. Raises `RoomRefused`.
        """
        while not connection.has_ended:
            self._keep_active(room)
            connection.is_woken.clear()
            found = await self._referee.frames_after(room, token, after, reads_log=False, presence_mark=presence_mark)
            if found:
                return found
            with suppress(TimeoutError):
                async with asyncio.timeout(PRESENCE_INTERVAL):
                    await connection.is_woken.wait()
        return []

    async def standing_of(self, room: str, secret: str) -> Standing:
        """Return what a secret is for a room (see `Standing`); "" if there's no such room or it's closed."""
        if not _ROOM_ID.fullmatch(room):
            return ""
        try:
            return await self._referee.standing_of(room, secret)
        except RoomRefused:
            return ""

    # --- tasks of rooms -------------------------------------------------------------------------

    async def _start_room_of_request(self, request: Request) -> str:
        """Start the task of the room in a request, and return its id. Raises `RoomRefused` for an unknown room."""
        room: str = request.path_params["room"]
        if not _ROOM_ID.fullmatch(room):
            raise RoomRefused("room")
        await self._referee.rooms.get_room(room)
        self._keep_active(room)
        return room

    def _keep_active(self, room: str) -> None:
        """Record a request for a room, and start the room's task if it isn't running."""
        self._last_request_at[room] = self._referee.now()
        if room not in self._tasks:
            self._tasks[room] = asyncio.create_task(self._run_room_task(room))

    async def _run_room_task(self, room: str) -> None:
        """Do what is due in a room, until `ROOM_IDLE_SECONDS` seconds have passed without a request for it."""
        was_open = False
        try:
            with suppress(RoomRefused):
                was_open = not (await self._referee.rooms.get_room(room)).room.closed
            while 0 <= self._referee.now() - self._last_request_at[room] < ROOM_IDLE_SECONDS * 1000:
                try:
                    due = await self._referee.do_what_is_due(room)
                    if was_open and (await self._referee.rooms.get_room(room)).room.closed:
                        was_open = False
                        self._closed()
                    wait = REREAD_MS if due is None else min(REREAD_MS, max(0, due - self._referee.now()))
                    with suppress(TimeoutError):
                        async with asyncio.timeout(wait / 1000):
                            await self._referee.wait_until_woken(room)
                except RoomRefused as refused:
                    if refused.code_word != "busy":
                        break
                    await asyncio.sleep(REREAD_MS / 1000)
        finally:
            del self._tasks[room], self._last_request_at[room]
            self._referee.rooms.forget_room(room)

    # --- limits ----------------------------------------------------------------------------

    @staticmethod
    def _endpoint_for(handle: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def answer_request(request: Request) -> Response:
            try:
                return await handle(request)
            except RoomRefused as refused:
                wait = refused.details.get("wait")
                retry = {"Retry-After": str(-(-wait // 1000))} if refused.status in (429, 503) and wait else {}
                return _json_response(refused.answer_table, refused.status, retry)
            except ClientDisconnect:
                return Response(status_code=400)

        return answer_request

    def _connection_for(self, token: str) -> WaitingConnection:
        return WaitingConnection(self._waiting, hash_token(token))

    def _count_request(self, request: Request, what: str) -> RateBucket:
        """Count a request in its network's bucket, and return that. Raises `RoomRefused` with the word `often`.

        Also drops buckets that are full again.
        """
        now = self._referee.now()
        if not 0 <= now - self._tidied_at < BUCKET_CLEANUP_MS:
            full = [key for key, bucket in self._buckets.items() if now - bucket.computed_at >= RATE_LIMITS[key[0]][1]]
            for key in full:
                del self._buckets[key]
            self._tidied_at = now
        network = network_of_address(request.client.host if request.client else "")
        bucket = self._buckets.setdefault((what, network), RateBucket(RATE_LIMITS[what][0], now))
        if wait := bucket.acquire(now, *_burst_and_interval(RATE_LIMITS[what])):
            raise RoomRefused("often", wait=wait)
        return bucket


def _burst_and_interval(rate: tuple[int, int]) -> tuple[int, float]:
    return rate[0], rate[1] / rate[0]


class WaitingConnection:
    """A context manager for a request that waits for frames. Above `MAX_WAITING_PER_TOKEN` with one token, the
    oldest is ended.
    """

    def __init__(self, waiting: dict[str, list[WaitingConnection]], token: str) -> None:
        self._waiting, self._token = waiting, token
        self.is_woken = asyncio.Event()  # set when there may be a frame
        self.has_ended = False

    def end_wait(self) -> None:
        """End this request's wait."""
        self.has_ended = True
        self.is_woken.set()

    def __enter__(self) -> WaitingConnection:
        mine = self._waiting[self._token]
        mine.append(self)
        for older in mine[:-MAX_WAITING_PER_TOKEN]:
            older.end_wait()
        return self

    def __exit__(self, *_: object) -> None:
        mine = self._waiting[self._token]
        mine.remove(self)
        if not mine:
            del self._waiting[self._token]


class OriginCheck:
    """ASGI middleware that refuses requests for host names or from origins that aren't the server's.

    That stops DNS rebinding and pages of other sites. It also answers the preflight requests of browsers.
    """

    def __init__(self, app: ASGIApp, settings: RoomServerSettings) -> None:
        self._app, self._host = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a connection, as ASGI defines."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self._app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        origin = headers.get("origin", "")
        own = {f"{scheme}://{each}" for scheme in ("http", "https") for each in self._host.hosts}
        if headers.get("host", "") not in self._host.hosts or (origin and origin not in own | self._host.origins):
            refused = RoomRefused("origin")
            await _json_response(refused.answer_table, refused.status)(scope, receive, send)
            return
        allowed = _cors_headers(origin) if origin in self._host.origins else {}
        if scope["method"] == "OPTIONS":
            await Response(status_code=204, headers={**_HEADERS, **allowed})(scope, receive, send)
            return

        async def send_with_cors(message: Any) -> None:
            if message["type"] == "http.response.start":
                more = [(key.lower().encode(), value.encode()) for key, value in allowed.items()]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        await self._app(scope, receive, send_with_cors)


def _cors_headers(origin: str) -> dict[str, str]:
    return {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Headers": _ALLOWED_HEADERS,
        "Access-Control-Allow-Methods": "GET, POST",
        "Access-Control-Max-Age": "7200",
        "Vary": "Origin",
    }


async def _newer_version_response(request: Request) -> Response:
    raise RoomRefused("version")


async def _read_object(request: Request, max_bytes: int = MAX_COMMAND_BYTES) -> Mapping[str, Any]:
    """Return the JSON object in a request's body of at most `max_bytes` bytes. Raises `RoomRefused`."""
    body = b""
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            async for part in request.stream():
                body += part
                if len(body) > max_bytes:
                    raise RoomRefused("unreadable")
    except TimeoutError:
        raise RoomRefused("unreadable") from None
    try:
        found = read_json(body, max_bytes, max_bytes=MAX_JSON_VALUES)
    except ValueError:
        raise RoomRefused("unreadable") from None
    if not isinstance(found, dict):
        raise RoomRefused("unreadable")
    return found


async def _read_short_code(request: Request) -> str:
    """Return the short code in a request's body. Raises `RoomRefused`."""
    code = (await _read_object(request)).get("code")
    if not isinstance(code, str) or not code:
        raise RoomRefused("unreadable", where="code")
    return code


def _read_token(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not 16 <= len(token) <= 64:
        raise RoomRefused("token")
    return token


def _parse_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise RoomRefused("unreadable")
    return min(int(text), MAX_ENTRIES + 1)


def _parse_cursor(text: str) -> tuple[int, int]:
    """Return the number of the last frame, and the time (Unix ms) of the last presence frame, -1 if none are wanted."""
    after, dot, heard = text.partition(".")
    if dot and not (heard.isascii() and heard.isdecimal() and len(heard) < 16):
        raise RoomRefused("unreadable")
    return _parse_number(after), int(heard) if dot else -1


def _decode_text(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _json_response(value: Any, status: int = 200, extra_headers: Mapping[str, str] | None = None) -> Response:
    return JSONResponse(value, status, {**_HEADERS, **(extra_headers or {})})
