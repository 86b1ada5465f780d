"""HTTP requests to the server, and their answers, bounded in size and time and fully checked."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Literal

import httpx

from store.sync.account import Account, Invitation
from store.sync.errors import SegmentError, SyncError
from store.sync.segment import parse_json

RECORDS_PATH = "/buckets/default/collections/log/records"
MAX_BATCH_SEGMENTS = 10  # segments in a request
ANSWER_TIMEOUT = 40.0  # for a whole answer, however slowly it trickles
SMALL_ANSWER_BYTES = 512 * 1024
LARGE_ANSWER_BYTES = 4 * 1024 * 1024  # enough for a page of segments that can't be compressed
MAX_RETRY_SECONDS = 24 * 3600.0
Method = Literal["GET", "HEAD", "PUT", "POST", "DELETE"]
_WHOLE = re.compile(r"[0-9]{1,15}")
_ETAG = re.compile(r'"([0-9]{1,15})"')


@dataclass(frozen=True, slots=True)
class Answer:
    """Status, headers and JSON (None if there is none) of a valid answer."""

    status: int
    headers: httpx.Headers
    content: Any

    @property
    def newest_timestamp(self) -> int | None:
        """The timestamp of the newest record, in the server's ms."""
        match = _ETAG.fullmatch(self.headers.get("ETag", ""))
        return int(match[1]) if match else None

    @property
    def record_count(self) -> int:
        """The number of records, which only HEAD returns; 0 if not stated."""
        text = self.headers.get("Total-Records", "")
        return int(text) if _WHOLE.fullmatch(text) else 0

    @property
    def server_time(self) -> int | None:
        """The server's clock, in Unix ms."""
        try:
            return int(parsedate_to_datetime(self.headers["Date"]).timestamp() * 1000)
        except (KeyError, ValueError, TypeError, OverflowError):
            return None


class WireClient:
    """Sends requests to one server, for an account or without one. `requests` counts them; `wait` is the delay that the
    server asked for, in seconds.
    """

    def __init__(self, client: httpx.AsyncClient, server: str, account: Account | Invitation | None = None) -> None:
        self.requests = 0
        self.wait = 0.0
        self._client = client
        self._server = server
        self._headers = {"Accept": "application/json", "Accept-Encoding": "identity"}
        if account:
            password = account.login_password if isinstance(account, Account) else account.account_password
            pair = base64.b64encode(f"{account.name}:{password}".encode()).decode()
            self._headers["Authorization"] = f"Basic {pair}"

    async def send_request(
        self,
        method: Method,
        path: str,
        *,
        query: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
        content: Any = None,
        most: int = SMALL_ANSWER_BYTES,
    ) -> Answer:
        """Return the answer to one request. `path` begins after the server's `/v1`; `most` is the most bytes of the
        answer.

        Raises SyncError for everything else: after 409, 429, 5xx, a timeout or a truncated body it can be retried; 401
        is final; a body that isn't JSON means that it isn't a Kinto server.
        """
        self.requests += 1
        sent = {**self._headers, **(headers or {})}
        body = None
        if content is not None:
            sent["Content-Type"] = "application/json"
            body = json.dumps(content).encode("ascii")
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                request = self._client.build_request(
                    method, self._server + path, params=query, headers=sent, content=body, timeout=ANSWER_TIMEOUT
                )
                answer = await self._client.send(request, stream=True, follow_redirects=False)
                try:
                    data = await _read_body(answer, 0 if method == "HEAD" else most)
                finally:
                    await answer.aclose()
        except TimeoutError as error:
            raise SyncError("again", "no answer in time") from error
        except httpx.TransportError as error:
            if certificate := _certificate_problem(error):
                raise SyncError("certificate", certificate) from None
            raise SyncError("again", f"no connection ({type(error).__name__})") from None
        except (httpx.InvalidURL, httpx.DecodingError, httpx.StreamError) as error:
            raise SyncError("server", type(error).__name__) from None
        return self._check_status(answer, data, method)

    def _check_status(self, answer: httpx.Response, data: bytes, method: Method) -> Answer:
        after = max(_retry_seconds(answer.headers, "Retry-After"), _retry_seconds(answer.headers, "Backoff"))
        self.wait = max(self.wait, after)
        status = answer.status_code
        if status == 507:
            raise SyncError("full", "it keeps no more for this account", after)
        if status in (409, 429) or status >= 500:
            raise SyncError("again", f"the server answers {status}", after)
        if status == 401:
            raise SyncError("refused", "the server does not know this account, or its password is another")
        if 300 <= status < 400 and status != 304:
            raise SyncError("server", f"the server points elsewhere ({status}); give the address itself")
        if status == 304 or method == "HEAD":
            return Answer(status, answer.headers, None)
        try:
            return Answer(status, answer.headers, parse_json(data, LARGE_ANSWER_BYTES))
        except SegmentError as error:
            trouble: Literal["again", "server"] = "again" if 200 <= status < 300 else "server"
            raise SyncError(trouble, "the answer is not what a Kinto server sends") from error


async def _read_body(answer: httpx.Response, most: int) -> bytes:
    """Return the body. Raises SyncError if it is longer than `most` bytes, or compressed, which wasn't asked for."""
    if answer.headers.get("Content-Encoding", "identity").lower() not in ("", "identity"):
        raise SyncError("server", "a packed answer, which was not asked for")
    length = answer.headers.get("Content-Length", "")
    if most and _WHOLE.fullmatch(length) and int(length) > most:
        raise SyncError("server", f"an answer of {length} bytes; {most} are allowed")
    data = bytearray()
    async for chunk in answer.aiter_raw():
        data += chunk
        if len(data) > most:
            if not most:
                break
            raise SyncError("server", f"an answer of more than {most} bytes")
    return bytes(data)


def _retry_seconds(headers: httpx.Headers, name: str) -> float:
    """Return the delay in seconds that a header asks for, in seconds or as a date, at most a day; 0 if it makes no
    sense.
    """
    text = headers.get(name, "").strip()
    if _WHOLE.fullmatch(text):
        return min(float(text), MAX_RETRY_SECONDS)
    try:
        then = parsedate_to_datetime(text)
        now = parsedate_to_datetime(headers["Date"])
        return max(0.0, min((then - now).total_seconds(), MAX_RETRY_SECONDS))
    except (KeyError, ValueError, TypeError, OverflowError):
        return 0.0


def _certificate_problem(error: BaseException | None) -> str:
    """Return what is wrong with a certificate, if that is why the server wasn't reached; else ""."""
    while error:
        if isinstance(error, ssl.SSLCertVerificationError):
            return str(error.verify_message)
        if isinstance(error, ssl.SSLError) and not isinstance(error, ssl.SSLEOFError | ssl.SSLZeroReturnError):
            return str(error.reason or "the encrypted connection fails").lower().replace("_", " ")
        error = error.__cause__ or error.__context__
    return ""
