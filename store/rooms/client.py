"""The client of a room over HTTP: sends commands, each until it's answered, and receives frames.

What a host sends is bounded before it's parsed, and checked before it's used.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing
from typing import Any, Final
from urllib.parse import quote

import httpx

from engine.bounded_json import read_json
from engine.rng import Rng
from store.events import bounds
from store.events.bounds import UnfitEvent
from store.ids import RandomBytes
from store.rooms.entry import MAX_ENTRIES, MAX_SEATS, WATCHER_SEAT
from store.rooms.errors import WORDS, RoomConnectionError, RoomRefused
from store.rooms.frames import Frame

FIRST_VERSION_WITH_FACES: Final = 4  # the first version of rooms in which people have faces
MAX_ANSWER_BYTES: Final = 1 << 22  # bytes of an answer: 64 frames, or the hands of a match
MAX_REFUSAL_BYTES: Final = 1 << 16  # bytes
FIRST_RETRY_DELAY: Final = 0.05  # seconds, at most, before a command is repeated the first time
MAX_RETRY_DELAY: Final = 5.0
MAX_ATTEMPTS: Final = 12
MAX_FRAMES: Final = 100
MAX_HANDS: Final = 10_000
POLL_TIMEOUT: Final = 30.0  # seconds that a request for frames may take; the server holds it for 20
SILENCE_TIMEOUT: Final = 40.0  # seconds without a byte, after which a stream is given up
FIRST_BYTE_TIMEOUT: Final = 3.0  # seconds without the first byte: a proxy holds the stream back


def _check_saying(value: Any, location: str) -> None:
    if not isinstance(value, list) or len(value) != 2:
        raise UnfitEvent(location, "a player and a word are wanted")
    bounds.integer_check(0, MAX_SEATS - 1)(value[0], location)
    bounds.text_check(20, minimum=1)(value[1], location)


_FRAME_CHECKS: Final[Mapping[str, bounds.Check]] = {
    "seq": bounds.integer_check(1, MAX_ENTRIES + 1),
    "k": bounds.text_check(20, minimum=1),
    "at": bounds.integer_check(-1, bounds.MAX_TIME),
    "by": bounds.integer_check(-2, MAX_SEATS - 1),
    "you": bounds.integer_check(WATCHER_SEAT, MAX_SEATS - 1),
    "cid": bounds.key,
    "ev": bounds.list_check(bounds.text_check(2000), 1000),
    "d": bounds.integer_check(0, 239),
    "v": bounds.values_check(bounds.accept_anything),
    "r": bounds.values_check(bounds.accept_anything),
    "hand": bounds.values_check(bounds.accept_anything),
    "away": bounds.list_check(bounds.integer_check(0, MAX_SEATS - 1), MAX_SEATS),
    "said": bounds.list_check(_check_saying, 1000),
}

_REQUIRED_KEYS: Final[Mapping[str, set[str]]] = {"all": {"you", "r"}, "now": {"at", "away", "said"}}


class HostUnreachable(RoomConnectionError):
    """The host couldn't be reached, or every answer was malformed."""

    code = "no-answer"


class AnswerTooLong(HostUnreachable):
    """An answer is longer than any that a host sends. It isn't requested again, since every try would load as much."""

    code = "long-answer"


class StreamingUnsupported(RoomConnectionError):
    """Frames don't arrive as a stream, so they must be polled for."""

    code = "no-stream"


class RoomClient:
    """A client for one room that identifies itself by one token.

    `random_bytes` makes the ids of commands; `sleep` waits so many seconds before a command is sent again.
    """

    def __init__(
        self,
        http: httpx.AsyncClient,
        address: str,
        random_bytes: RandomBytes,
        room: str = "",
        token: str = "",
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.room, self.token = room, token
        self.versions: tuple[int, ...] = ()  # of rooms that the host supports, after `fetch_host_info`
        self._http, self._address = http, address.rstrip("/")
        self._random_bytes, self._sleep = random_bytes, sleep
        self._rng = Rng(int.from_bytes(random_bytes(8), "big"))

    def client_for_room(self, room: str, token: str) -> RoomClient:
        """Return a client for another room of the same host, with another token."""
        client = RoomClient(self._http, self._address, self._random_bytes, room, token, self._sleep)
        client.versions = self.versions
        return client

    @property
    def is_encrypted(self) -> bool:
        """Whether the host is reached by https."""
        return self._address.startswith("https://")

    def new_command_id(self) -> str:
        """Return a new random id for a command, in hex."""
        return self._random_bytes(16).hex()

    async def fetch_host_info(self) -> dict[str, Any]:
        """Return what the host says about itself, requested once. Raises `HostUnreachable`."""
        found = await self._request_until_answered("GET", "/v1/hello", tries=1)
        versions = found.get("v", ())
        self.versions = tuple(each for each in versions if type(each) is int) if isinstance(versions, list) else ()
        return found

    async def open_room(self, **terms: Any) -> str:
        """Open a room on these terms, and return its id. Raises `RoomRefused` or `HostUnreachable`."""
        found = await self._request_until_answered("POST", "/v1/rooms", {"cid": self.new_command_id(), **terms})
        self.room = _checked_field(found, "room", bounds.key)
        return self.room

    async def join_room(self, code: str, name: str, person: str, watch: bool = False, face: str = "") -> int:
        """Join as a player, and return the seat; -1 for a watcher, or while a hand is played.

        `face` is the id of a face; hosts of earlier versions, which have no faces, aren't sent any. Raises
        `RoomRefused` or `HostUnreachable`.
        """
        if face and not self.versions:
            await self.fetch_host_info()
        asked = {
            "cid": self.new_command_id(),
            "code": code,
            "token": self.token,
            "name": name,
            "person": person,
            "watch": watch,
        }
        if face and max(self.versions, default=0) >= FIRST_VERSION_WITH_FACES:
            asked["face"] = face
        found = await self._request_until_answered("POST", f"/v1/rooms/{self.room}/join", asked)
        return int(_checked_field(found, "seat", bounds.integer_check(WATCHER_SEAT, MAX_SEATS - 1)))

    async def send_command(self, k: str, **more: Any) -> int:
        """Send a command, and return the number of its entry. However often it's sent, it's done once.

        Raises `RoomRefused` or `HostUnreachable`.
        """
        found = await self._request_until_answered(
            "POST", f"/v1/rooms/{self.room}/do", {"cid": self.new_command_id(), "k": k, **more}
        )
        return int(_checked_field(found, "seq", bounds.integer_check(0, MAX_ENTRIES + 1)))

    async def change_terms(self, **terms: Any) -> int:
        """Change the terms of the room, and return the number of the entry. Raises `RoomRefused` or
        `HostUnreachable`.
        """
        asked = {"cid": self.new_command_id(), **terms}
        found = await self._request_until_answered("POST", f"/v1/rooms/{self.room}/terms", asked)
        return int(_checked_field(found, "seq", bounds.integer_check(0, MAX_ENTRIES + 1)))

    async def request_short_code(self, invitation: str) -> tuple[str, int]:
        """Return a short code for an invitation, and when it expires (Unix ms). Raises `RoomRefused` or
        `HostUnreachable`.
        """
        found = await self._request_until_answered("POST", f"/v1/rooms/{self.room}/code", {"invitation": invitation})
        return _checked_field(found, "code", bounds.text_check(20, minimum=1)), _checked_field(
            found, "until", bounds.time
        )

    async def find_invitation(self, code: str) -> str:
        """Return the invitation that a short code means, and set this client's room to the invitation's.

        Raises `RoomRefused` or `HostUnreachable`.
        """
        try:  # in the body, since proxies may log URLs
            found = await self._request_until_answered("POST", "/v1/codes/", {"code": code})
        except RoomRefused as refused:
            if refused.code_word != "version":
                raise
            found = await self._request_until_answered(
                "POST", f"/v1/codes/{quote(code, safe='')}", {}
            )  # a server of an earlier version
        self.room = _checked_field(found, "room", bounds.key)
        return str(_checked_field(found, "invitation", bounds.text_check(64, minimum=16)))

    async def fetch_hands(self, after_entry: int = 0) -> list[dict[str, Any]]:
        """Return the finished hands with a number above `after_entry`. Raises `RoomRefused` or `HostUnreachable`."""
        found = await self._request_until_answered("GET", f"/v1/rooms/{self.room}/hands?after={after_entry}")
        return list(
            _checked_field(found, "hands", bounds.list_check(bounds.values_check(bounds.accept_anything), MAX_HANDS))
        )

    async def poll_frames(self, after_entry: int, presence_mark: int = -1) -> list[Frame]:
        """Return the frames after a number as soon as there are any, or an empty list after some seconds.

        With a time `presence_mark` (Unix ms), a presence frame is included if presence has changed since. Raises
        `RoomRefused` or `HostUnreachable`.
        """
        found = await self._request_until_answered(
            "GET", f"/v1/rooms/{self.room}/frames", after_entry=_cursor_text(after_entry, presence_mark), tries=1
        )
        return [
            check_frame(each)
            for each in _checked_field(found, "frames", bounds.list_check(bounds.accept_anything, MAX_FRAMES))
        ]

    async def stream_frames(self, after_entry: int, presence_mark: int = -1) -> AsyncGenerator[Frame, None]:
        """Yield the frames that `poll_frames` returns, as they arrive, until the stream ends.

        Raises `StreamingUnsupported` if the stream doesn't begin or falls silent, or `RoomRefused`.
        """
        request = self._build_request(
            "GET", f"/v1/rooms/{self.room}/frames", None, _cursor_text(after_entry, presence_mark)
        )
        request.headers["Accept"] = "text/event-stream"
        try:
            answer = await self._http.send(request, stream=True)
            if answer.status_code != 200:
                await self._read_answer(answer)
            wait = FIRST_BYTE_TIMEOUT
            async with aclosing(_iter_stream_events(answer)) as events:
                while True:
                    async with asyncio.timeout(wait):
                        kind, data = await anext(events)
                    wait = SILENCE_TIMEOUT
                    if kind == "refused":
                        raise _read_refusal(_parse_object(data))
                    if data:
                        yield check_frame(_parse_object(data))
        except StopAsyncIteration:
            return
        except (httpx.HTTPError, TimeoutError) as error:
            raise StreamingUnsupported(str(error)) from error

    # --- one request -------------------------------------------------------------------------

    async def _request_until_answered(
        self,
        method: str,
        path: str,
        request: Mapping[str, Any] | None = None,
        after_entry: str = "",
        tries: int = MAX_ATTEMPTS,
    ) -> dict[str, Any]:
        """Send a request up to `tries` times, and return the answer. Raises `RoomRefused` or `HostUnreachable`."""
        why = ""
        for number in range(tries):
            if number:
                longest = min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2**number)
                await self._sleep(longest * self._rng.integer_below(1000) / 1000)
            if self._http.is_closed:  # the room is over: after `leave`, frames end before its answer may have come
                raise HostUnreachable("the connection is closed")
            try:
                answer = await self._http.send(self._build_request(method, path, request, after_entry), stream=True)
                return await self._read_answer(answer)
            except RoomRefused as refused:
                if refused.status not in (429, 503):
                    raise
                why = refused.code_word
                if number == tries - 1:
                    raise
                await self._sleep(min(MAX_RETRY_DELAY, refused.details.get("wait", 0) / 1000))
            except AnswerTooLong:
                raise
            except (httpx.HTTPError, HostUnreachable) as error:
                why = str(error)
        raise HostUnreachable(why)

    def _build_request(
        self, method: str, path: str, request: Mapping[str, Any] | None, after_entry: str
    ) -> httpx.Request:
        headers = {"Accept-Encoding": "identity"}  # compressed data can't be bounded before it's decompressed
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if after_entry:
            headers["Last-Event-ID"] = after_entry
        timeout = httpx.Timeout(POLL_TIMEOUT if after_entry else MAX_RETRY_DELAY * 2)
        try:
            return self._http.build_request(
                method, self._address + path, json=request, headers=headers, timeout=timeout
            )
        except (httpx.InvalidURL, UnicodeError) as error:  # an invalid host name, such as `xn--a`
            raise HostUnreachable(f"no address: {error}") from None

    async def _read_answer(self, answer: httpx.Response) -> dict[str, Any]:
        """Return the JSON object of an answer. Raises `RoomRefused` for a refusal, `HostUnreachable` if
        it's malformed.
        """
        body, refused = bytearray(), answer.status_code != 200
        try:
            async for part in _iter_body(answer):
                body += part
                if refused and len(body) > MAX_REFUSAL_BYTES:  # perhaps the page of a proxy on the way
                    raise HostUnreachable("the refusal is too long")
                if len(body) > MAX_ANSWER_BYTES:
                    raise AnswerTooLong("the answer is too long")
        finally:
            await answer.aclose()
        found = _parse_object(bytes(body))
        if refused:
            raise _read_refusal(found)
        return found


def _cursor_text(after_entry: int, presence_mark: int) -> str:
    return f"{after_entry}.{presence_mark}" if presence_mark >= 0 else str(after_entry)


def check_frame(value: Any) -> Frame:
    """Return a frame from a host after checking it; its view `v` is checked later, when it's read.

    Raises `HostUnreachable` if it isn't a frame.
    """
    try:
        if not isinstance(value, dict) or not {"seq", "k"} <= set(value) <= set(_FRAME_CHECKS):
            raise UnfitEvent("frame", "exactly the parts of a frame are wanted")
        for name, each in value.items():
            _FRAME_CHECKS[name](each, name)
        if not _REQUIRED_KEYS.get(value["k"], set()) <= set(value):
            raise UnfitEvent("frame", "all of it is wanted")
    except UnfitEvent as error:
        raise HostUnreachable(str(error)) from None
    return value


def _parse_object(body: str | bytes) -> dict[str, Any]:
    try:
        found = read_json(body, MAX_ANSWER_BYTES)
    except ValueError as error:
        raise HostUnreachable(str(error)) from None
    if not isinstance(found, dict):
        raise HostUnreachable("the answer is no object")
    return found


def _checked_field(found: dict[str, Any], name: str, check: bounds.Check) -> Any:
    """Return a field of an answer. Raises `HostUnreachable` if it doesn't pass the check."""
    try:
        check(found.get(name), name)
    except UnfitEvent as error:
        raise HostUnreachable(str(error)) from None
    return found[name]


async def _iter_body(answer: httpx.Response) -> AsyncGenerator[bytes, None]:
    """Yield the parts of a body as they arrive. Raises `HostUnreachable` if it's compressed."""
    if answer.headers.get("content-encoding", "identity") != "identity":
        raise HostUnreachable("the answer is packed")
    async for part in answer.aiter_bytes():
        yield part


def _read_refusal(answer: dict[str, Any]) -> RoomRefused:
    word = answer.pop("error", "")
    if word not in WORDS:
        raise HostUnreachable(f"an error that no room has: {json.dumps(word)[:40]}")
    wait = answer.get("wait", 0)
    return RoomRefused(word, **{**answer, "wait": wait} if type(wait) is int else {})


async def _iter_stream_events(answer: httpx.Response) -> AsyncGenerator[tuple[str, str], None]:
    """Yield kind and data of each event of a stream; comments have no data. Raises `HostUnreachable` for a long one."""
    kind = data = ""
    size = 0
    try:
        async for line in _iter_stream_lines(answer):
            size += len(line) + 1
            if size > MAX_ANSWER_BYTES:
                raise HostUnreachable("an event is too long")
            name, _, value = line.partition(":")
            value = value.removeprefix(" ")
            if name == "event":
                kind = value
            elif name == "data":
                data += value
            elif not line or not name:
                size = 0
                if not line and not data:
                    continue
                yield kind, data
                kind = data = ""
    finally:
        await answer.aclose()


async def _iter_stream_lines(answer: httpx.Response) -> AsyncGenerator[str, None]:
    """Yield the lines of a stream. Raises `HostUnreachable` if one is too long or isn't UTF-8."""
    rest = b""
    async for part in _iter_body(answer):
        *lines, rest = (rest + part).split(b"\n")
        for line in lines:
            try:
                yield line.removesuffix(b"\r").decode()
            except UnicodeDecodeError:
                raise HostUnreachable("a line is no text") from None
        if len(rest) > MAX_ANSWER_BYTES:
            raise HostUnreachable("a line is too long")
