"""Serves the sync contract from this device's own log, to one other device that has the secret of the exchange.

It answers as a Kinto server does to `Sync.exchange_once`: list, batch of GET and PUT, and the end of the account. To
anybody else, and after the end, there is one answer, whatever is asked: 401, as to a wrong password.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hmac
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
from store.rooms.refereeing.rate_buckets import RateBucket, network_of
from store.sync.account import Account
from store.sync.errors import SegmentError, SyncError
from store.sync.log import SyncLog
from store.sync.merge_slices import merge_in_slices, merge_parked_events
from store.sync.peer.log import PeerLog
from store.sync.segment import MOST_ALONE, make_record, open_record, parse_json, unpack_events
from store.sync.wire import BATCH, RECORDS

LONGEST: Final = BATCH * 2 * MOST_ALONE + 64 * 1024  # bytes of a request
READING: Final = 20.0  # seconds for the body of a request to arrive
PAGE: Final = 1000  # names in an answer
WRONG_LOGINS: Final = 10  # of a network at once, and one more every `WRONG_EVERY`
WRONG_EVERY: Final = 6_000.0  # ms
MOST_NETWORKS: Final = 1000  # whose wrong logins are counted; with more, nobody is let in
BUSY_SECONDS: Final = 1  # until a device should ask again that found this one syncing
_STAMP: Final = 1  # the timestamp of every record: an exchange compares names, and remembers no position


@dataclass(frozen=True, slots=True)
class PeerProgress:
    """How far an exchange is: events sent to the other device, events received from it, and whether it has said that
    it has everything.
    """

    sent: int = 0
    received: int = 0
    is_over: bool = False


class PeerServer:
    """Serves one exchange; `app` is the ASGI app.

    The secret of `account` lets the first device in that uses it, under the name that it chooses, and no other one.
    `is_open` is asked before each login. `tell` is called with the progress. `now` returns ms.
    """

    def __init__(
        self,
        log: SyncLog,
        account: Account,
        now: Callable[[], int],
        tell: Callable[[PeerProgress], object] = lambda progress: None,
        is_open: Callable[[], bool] = lambda: True,
    ) -> None:
        self._log = PeerLog(log)
        self._account, self._now, self._tell, self._is_open = account, now, tell, is_open
        self._password = account.login_password.encode()
        self._peer = ""
        self._progress = PeerProgress()
        self._listed: list[tuple[str, str]] = []
        self._wrong: dict[str, RateBucket] = {}
        self._one_at_a_time = asyncio.Lock()
        routes = [
            Route("/v1/", self._handle_hello, methods=[HTTPMethod.GET]),
            Route(f"/v1{RECORDS}", self._handle_list, methods=[HTTPMethod.GET]),
            Route("/v1/batch", self._handle_batch, methods=[HTTPMethod.POST]),
            Route("/v1/accounts/{name}", self._handle_end, methods=[HTTPMethod.DELETE]),
        ]
        self._inner = Starlette(routes=routes)
        self.app: ASGIApp = self._answer_if_known

    async def _answer_if_known(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            known = self._is_known(Request(scope))
            await (self._inner if known else refusal())(scope, receive, send)

    def _is_known(self, request: Request) -> bool:
        """Whether a request has the login of this exchange. Counts those that haven't."""
        if self._progress.is_over or not self._is_open():
            return False
        network = network_of(request.client.host if request.client else "")
        bucket = self._wrong.get(network)
        if bucket is None:
            if len(self._wrong) >= MOST_NETWORKS:
                return False
            bucket = self._wrong[network] = RateBucket(WRONG_LOGINS, self._now())
        if bucket.acquire(self._now(), WRONG_LOGINS, WRONG_EVERY):
            return False
        name, password = _read_login(request.headers.get("authorization", ""))
        if not hmac.compare_digest(password, self._password) or (self._peer and name != self._peer):
            return False
        bucket.uncount_last()
        self._peer = self._peer or name
        return True

    # Requests

    async def _handle_hello(self, request: Request) -> Response:
        return JSONResponse({"user": {"id": f"account:{self._peer}"}})

    async def _handle_list(self, request: Request) -> Response:
        """Answer with the names and digests of all segments, a page at a time. The first page packs what is left."""
        query = request.query_params
        at = int(token) if (token := query.get("_token", "")).isdecimal() else 0
        if not at and request.method == HTTPMethod.GET:
            async with self._one_at_a_time:
                while self._log.pack_segment():
                    await asyncio.sleep(0)
                self._listed = list(self._log.local_segments().items())
        headers = {"ETag": f'"{_STAMP}"', "Total-Records": str(len(self._listed))}
        if at + PAGE < len(self._listed):
            next_page = urlencode({"_token": str(at + PAGE)})
            headers["Next-Page"] = f"{RECORDS}?{next_page}"
        page = [{"id": name, "last_modified": _STAMP, "sha": sha} for name, sha in self._listed[at : at + PAGE]]
        return JSONResponse({"data": page}, headers=headers)

    async def _handle_batch(self, request: Request) -> Response:
        asked = await _read_batch(request)
        if asked is None:
            return Response(status_code=HTTPStatus.BAD_REQUEST)
        async with self._one_at_a_time:
            try:
                with self._log.sync_lock.hold_lock() as go_on:
                    return JSONResponse({"responses": await self._answer_batch(asked, go_on)})
            except (SyncError, StoreError):  # this device syncs with its server, or another window writes
                retry = {"Retry-After": str(BUSY_SECONDS)}
                return JSONResponse({}, HTTPStatus.SERVICE_UNAVAILABLE, retry)

    async def _answer_batch(self, asked: list[Any], go_on: Callable[[], None]) -> list[dict[str, Any]]:
        """Return the answer to each request. Received events are merged and on disk by then."""
        answers, pending, received, sent = [], [], 0, 0
        for one in asked:
            match one:
                case {"method": "GET", "path": str(path)}:
                    answer, count = self._read_record(path)
                    sent += count
                case {"method": "PUT", "path": str(path), "body": {"data": dict(record)}}:
                    answer, events, count = self._store_record(path, record)
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
        before = self._progress
        self._report(PeerProgress(before.sent + sent, before.received + received))
        return answers

    def _read_record(self, path: str) -> tuple[dict[str, Any], int]:
        """Return the answer with one segment, and its number of events."""
        for segment, count in self._log.read_segments([_name_in(path)]):
            record = make_record(self._account, segment, count)
            return {"status": HTTPStatus.OK, "body": {"data": {"id": segment.name, **record}}}, count
        return {"status": HTTPStatus.NOT_FOUND, "body": {}}, 0

    def _store_record(self, path: str, record: dict[str, Any]) -> tuple[dict[str, Any], list[Event], int]:
        """Store the segment in a record. Return the answer, the events that are new here, and how many it has."""
        name = _name_in(path)
        known = self._log.known_digests([name]).get(name)
        if known is not None:
            taken = {"details": {"existing": {"sha": known}}}
            return {"status": HTTPStatus.PRECONDITION_FAILED, "body": taken}, [], 0
        try:
            segment = open_record(self._account, name, record)
            events = unpack_events(segment)
        except SegmentError:
            return {"status": HTTPStatus.BAD_REQUEST, "body": {}}, [], 0
        return {"status": HTTPStatus.CREATED, "body": {}}, self._log.store_segment(segment, events), len(events)

    async def _handle_end(self, request: Request) -> Response:
        """End the exchange: the other device has everything, and the secret is used up."""
        if request.path_params["name"] != self._peer:
            return JSONResponse({}, HTTPStatus.FORBIDDEN)
        self._log.mark_exchanged()
        self._report(PeerProgress(self._progress.sent, self._progress.received, is_over=True))
        return JSONResponse({"data": {"deleted": True}})

    def _report(self, progress: PeerProgress) -> None:
        self._progress = progress
        self._tell(progress)


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
    return path.removeprefix(f"/v1{RECORDS}/")


async def _read_batch(request: Request) -> list[Any] | None:
    """Return the requests in a batch; None if the body isn't one, is too long or too slow."""
    body = bytearray()
    try:
        async with asyncio.timeout(READING):
            async for part in request.stream():
                body += part
                if len(body) > LONGEST:
                    return None
        asked = parse_json(bytes(body), LONGEST)
    except (TimeoutError, ClientDisconnect, SegmentError):
        return None
    match asked:
        case {"requests": list(requests)} if len(requests) <= BATCH:
            return requests
    return None
