"""Serves the sync contract from this device's own log to other devices of the same person.

It answers as a Kinto server does to `Sync.exchange_once`: list, batch of GET and PUT, and the end of the account. To
anybody without a login there is one answer, whatever is asked: 401, as to a wrong password.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPMethod, HTTPStatus
from typing import Any, Final
from urllib.parse import urlencode

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from store.errors import StoreError
from store.events.event import Event
from store.rooms.refereeing.rate_buckets import RateBucket, network_of_address
from store.sync.account import Account
from store.sync.errors import SegmentError, SyncError
from store.sync.log import SyncLog
from store.sync.merge_slices import merge_in_slices, merge_parked_events
from store.sync.peer import introduction
from store.sync.peer.log import PeerLog
from store.sync.peer.logins import Logins
from store.sync.segment import MAX_SINGLE_EVENT_BYTES, make_record, open_record, parse_json, unpack_events
from store.sync.wire import MAX_BATCH_SEGMENTS, RECORDS_PATH

LONGEST: Final = MAX_BATCH_SEGMENTS * 2 * MAX_SINGLE_EVENT_BYTES + 64 * 1024  # bytes of a request
READING: Final = 20.0  # seconds for the body of a request to arrive
PAGE: Final = 1000  # names in an answer
WRONG_LOGINS: Final = 10  # of a network at once, and one more every `WRONG_EVERY`
WRONG_EVERY: Final = 6_000.0  # ms
MOST_NETWORKS: Final = 1000  # whose wrong logins are counted; with more, nobody is let in
BUSY_SECONDS: Final = 1  # until a device should ask again that found this one syncing
Introduce = Callable[[str, str, Any], dict[str, Any] | None]
_STAMP: Final = 1  # the timestamp of every record: an exchange compares names, and remembers no position


@dataclass(frozen=True, slots=True)
class PeerProgress:
    """How far an exchange is: events sent to the other device, events received from it, and whether it has said that
    it has everything.
    """

    sent: int = 0
    received: int = 0
    is_over: bool = False


@dataclass(frozen=True, slots=True)
class Login:
    """The account name with which a device has logged in, and the account whose secret it has."""

    name: str
    account: Account


class PeerServer:
    """Serves exchanges; `app` is the ASGI app.

    `logins` says who is let in. `tell` is called with the progress. `now` returns ms. `on_introduction` is called with
    the account name of a device, its IP address, and what it tells about itself; it returns what this device answers,
    None for nothing. `on_unpaired` is called with the account name of a device that ends its pair.
    """

    def __init__(
        self,
        log: SyncLog,
        logins: Logins,
        now: Callable[[], int],
        tell: Callable[[PeerProgress], object] = lambda progress: None,
        on_introduction: Introduce = lambda name, address, said: None,
        on_unpaired: Callable[[str], object] = lambda name: None,
    ) -> None:
        self._log = PeerLog(log)
        self._logins, self._now, self._tell = logins, now, tell
        self._on_introduction, self._on_unpaired = on_introduction, on_unpaired
        self._progress: dict[str, PeerProgress] = {}  # by account name
        self._listed: dict[str, list[tuple[str, str]]] = {}
        self._wrong: dict[str, RateBucket] = {}
        self._one_at_a_time = asyncio.Lock()
        routes = [
            Route("/v1/", self._handle_hello, methods=[HTTPMethod.GET]),
            Route(f"/v1{introduction.PATH}", self._handle_introduction, methods=[HTTPMethod.POST]),
            Route(f"/v1{introduction.END_PATH}", self._handle_unpairing, methods=[HTTPMethod.POST]),
            Route(f"/v1{RECORDS_PATH}", self._handle_list, methods=[HTTPMethod.GET]),
            Route("/v1/batch", self._handle_batch, methods=[HTTPMethod.POST]),
            Route("/v1/accounts/{name}", self._handle_end, methods=[HTTPMethod.DELETE]),
        ]
        self._inner = Starlette(routes=routes)
        self.app: ASGIApp = self._answer_if_known

    async def _answer_if_known(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            login = self._find_login(Request(scope))
            answer = self._inner if login is not None else refusal()
            await answer({**scope, "login": login}, receive, send)

    def _find_login(self, request: Request) -> Login | None:
        """Return the login of a request, None if it isn't accepted. Counts those that aren't."""
        if not self._logins.is_open():
            return None
        network = network_of_address(request.client.host if request.client else "")
        bucket = self._wrong.get(network)
        if bucket is None:
            if len(self._wrong) >= MOST_NETWORKS:
                return None
            bucket = self._wrong[network] = RateBucket(WRONG_LOGINS, self._now())
        if bucket.acquire(self._now(), WRONG_LOGINS, WRONG_EVERY):
            return None
        name, password = _read_login(request.headers.get("authorization", ""))
        account = self._logins.find_account(name, password)
        if account is None:
            return None
        bucket.uncount_last()
        return Login(name, account)

    # Requests

    async def _handle_hello(self, request: Request) -> Response:
        return JSONResponse({"user": {"id": f"account:{_login_of(request).name}"}})

    async def _handle_introduction(self, request: Request) -> Response:
        """Answer the introduction of a device with the one of this device."""
        said = await _read_body(request, introduction.LONGEST)
        address = request.client.host if request.client else ""
        answer = self._on_introduction(_login_of(request).name, address, said)
        return JSONResponse(answer or {}, HTTPStatus.OK if answer else HTTPStatus.BAD_REQUEST)

    async def _handle_unpairing(self, request: Request) -> Response:
        self._on_unpaired(_login_of(request).name)
        return JSONResponse({})

    async def _handle_list(self, request: Request) -> Response:
        """Answer with the names and digests of all segments, a page at a time. The first page packs what is left."""
        query, name = request.query_params, _login_of(request).name
        at = int(token) if (token := query.get("_token", "")).isdecimal() else 0
        if not at and request.method == HTTPMethod.GET:
            async with self._one_at_a_time:
                while self._log.pack_segment():
                    await asyncio.sleep(0)
                self._listed[name] = list(self._log.local_segments().items())
        listed = self._listed.get(name, [])
        headers = {"ETag": f'"{_STAMP}"', "Total-Records": str(len(listed))}
        if at + PAGE < len(listed):
            next_page = urlencode({"_token": str(at + PAGE)})
            headers["Next-Page"] = f"{RECORDS_PATH}?{next_page}"
        page = [{"id": name, "last_modified": _STAMP, "sha": sha} for name, sha in listed[at : at + PAGE]]
        return JSONResponse({"data": page}, headers=headers)

    async def _handle_batch(self, request: Request) -> Response:
        match await _read_body(request, LONGEST):
            case {"requests": list(asked)} if len(asked) <= MAX_BATCH_SEGMENTS:
                pass
            case _:
                return Response(status_code=HTTPStatus.BAD_REQUEST)
        async with self._one_at_a_time:
            try:
                with self._log.sync_lock.hold_lock() as go_on:
                    return JSONResponse({"responses": await self._answer_batch(_login_of(request), asked, go_on)})
            except (SyncError, StoreError):  # this device syncs with its server, or another window writes
                retry = {"Retry-After": str(BUSY_SECONDS)}
                return JSONResponse({}, HTTPStatus.SERVICE_UNAVAILABLE, retry)

    async def _answer_batch(self, login: Login, asked: list[Any], go_on: Callable[[], None]) -> list[dict[str, Any]]:
        """Return the answer to each request. Received events are merged and on disk by then."""
        answers, pending, received, sent = [], [], 0, 0
        for one in asked:
            match one:
                case {"method": "GET", "path": str(path)}:
                    answer, count = self._read_record(login.account, path)
                    sent += count
                case {"method": "PUT", "path": str(path), "body": {"data": dict(record)}}:
                    answer, events, count = self._store_record(login.account, path, record)
                    pending += events
                    received += count
                case _:
                    answer = {"status": HTTPStatus.BAD_REQUEST, "body": {}}
            answers.append(answer)
            await asyncio.sleep(0)
        if pending:
            await merge_in_slices(self._log, pending, go_on)
            await merge_parked_events(self._log, go_on)
        if received:
            self._log.mark_exchanged()
        before = self._progress.get(login.name, PeerProgress())
        self._progress[login.name] = progress = PeerProgress(before.sent + sent, before.received + received)
        self._tell(progress)
        return answers

    def _read_record(self, account: Account, path: str) -> tuple[dict[str, Any], int]:
        """Return the answer with one segment, and its number of events."""
        for segment, count in self._log.read_segments([_name_in(path)]):
            record = make_record(account, segment, count)
            return {"status": HTTPStatus.OK, "body": {"data": {"id": segment.name, **record}}}, count
        return {"status": HTTPStatus.NOT_FOUND, "body": {}}, 0

    def _store_record(
        self, account: Account, path: str, record: dict[str, Any]
    ) -> tuple[dict[str, Any], list[Event], int]:
        """Store the segment in a record. Return the answer, the events that are new here, and how many it has."""
        name = _name_in(path)
        known = self._log.known_digests([name]).get(name)
        if known is not None:
            taken = {"details": {"existing": {"sha": known}}}
            return {"status": HTTPStatus.PRECONDITION_FAILED, "body": taken}, [], 0
        try:
            segment = open_record(account, name, record)
            events = unpack_events(segment)
        except SegmentError:
            return {"status": HTTPStatus.BAD_REQUEST, "body": {}}, [], 0
        return {"status": HTTPStatus.CREATED, "body": {}}, self._log.store_segment(segment, events), len(events)

    async def _handle_end(self, request: Request) -> Response:
        """End the exchange: the other device has everything."""
        name = _login_of(request).name
        if request.path_params["name"] != name:
            return JSONResponse({}, HTTPStatus.FORBIDDEN)
        self._log.mark_exchanged()
        self._listed.pop(name, None)
        progress = self._progress.pop(name, PeerProgress())
        self._logins.end_exchange(name)
        self._tell(PeerProgress(progress.sent, progress.received, is_over=True))
        return JSONResponse({"data": {"deleted": True}})


def refusal() -> Response:
    """Return the one answer to everybody who isn't known."""
    return JSONResponse({"code": 401, "error": "Unauthorized"}, HTTPStatus.UNAUTHORIZED)


def _read_login(header: str) -> tuple[str, bytes]:
    """Return the name and password of a Basic login; empty if there is none."""
    kind, _, packed = header.partition(" ")
    try:
        name, _, password = base64.b64decode(packed, validate=True).decode("ascii").partition(":")
    except (binascii.Error, ValueError):
        return "", b""
    return (name, password.encode()) if kind == "Basic" else ("", b"")


def _name_in(path: str) -> str:
    return path.removeprefix(f"/v1{RECORDS_PATH}/")


def _login_of(request: Request) -> Login:
    login = request.scope["login"]
    assert isinstance(login, Login)
    return login


async def _read_body(request: Request, longest: int) -> Any:
    """Return the JSON in the body of a request; None if it has none, is too long or too slow."""
    body = bytearray()
    try:
        async with asyncio.timeout(READING):
            async for part in request.stream():
                body += part
                if len(body) > longest:
                    return None
        return parse_json(bytes(body), longest)
    except (TimeoutError, ClientDisconnect, SegmentError):
        return None
