"""A sync server that lies. Whatever it answers, a sync ends well or with a named error.

Nothing is imported that no own device wrote, no other server is asked, and nothing counts as sent that wasn't.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from store.events.event import Event, event_json
from store.sync import wire
from store.sync.account import Account
from store.sync.client import Sync
from store.sync.errors import SyncError
from store.sync.segment import make_record, pack_events
from store.sync.wire import RECORDS_PATH
from tests.attack._row import Meter, Row
from tests.sync.devices import Device
from tests.sync.faults import answer

HOST = "sync.example"
ACCOUNT = Account(f"https://{HOST}/v1", "ab" * 16, b"s" * 32)
THIEF = Account(ACCOUNT.server, ACCOUNT.name, b"t" * 32)
ORIGIN = "cd" * 16
FORGED = 300
SLOW = 0.2  # seconds for a whole answer, in place of the app's own bound
MEGABYTE = 1 << 20
TREE = "[" * 100_000
JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 10**15, 10**300, 0.5, "", "x", "0" * 64, "f" * 63, "\ud800", "\0", "\u202e", "é" * 64,
    "A" * 200_000, [], {}, [[]], {"a": []}, ["x"] * 100, "nan", "../../x", "%00", "=1+1",
)  # fmt: skip


@dataclass(frozen=True)
class Lie:
    """The server's answer to one kind of request; it answers all others correctly."""

    what: str
    method: str  # of the request that is answered so; "" for every request
    status: int = 200
    content: Any = None
    headers: tuple[tuple[str, str], ...] = ()
    stream: str = ""  # "endless" or "slow", in place of a body


class Liar(httpx.AsyncBaseTransport):
    """The server. `hosts` are the hosts that requests named."""

    def __init__(self, lie: Lie) -> None:
        self._lie = lie
        self.hosts: set[str] = set()

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        await request.aread()
        self.hosts.add(request.url.host)
        if self._lie.method in ("", request.method):
            return self._answer()
        if request.method == "POST":
            asked = json.loads(request.content)["requests"]
            return answer({"responses": [{"status": 404 if "body" not in one else 201, "body": {}} for one in asked]})
        return answer({"data": []}, ETag='"5"')

    def _answer(self) -> httpx.Response:
        lie = self._lie
        headers = [(name.encode(), value.encode("latin-1")) for name, value in (("ETag", '"5"'), *lie.headers)]
        if lie.stream:
            return httpx.Response(lie.status, headers=headers, stream=Stream(lie.stream))
        told = answer(b"" if lie.content is None else lie.content, lie.status)
        return httpx.Response(lie.status, headers=headers, stream=told.stream)


class Stream(httpx.AsyncByteStream):
    """A body without an end, fast or slow."""

    def __init__(self, how: str) -> None:
        self._how = how

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while True:
            if self._how == "slow":
                await asyncio.sleep(SLOW / 10)
                yield b" "
            else:
                yield b" " * (MEGABYTE // 4)


def attack(share: float) -> Iterator[Row]:
    """Yield rows by what the server lies about."""
    before, wire.ANSWER_TIMEOUT = wire.ANSWER_TIMEOUT, SLOW
    try:
        for what, lies, waiting in (
            ("server: forged records", forged_records(FORGED), False),
            ("server: names of records", names(), False),
            ("server: bodies that are bombs, cut, or no JSON", bodies(), False),
            ("server: wrong counts and pages", counts(), False),
            ("server: redirects and statuses", statuses(), False),
            ("server: headers", headers(), False),
            ("server: answers to what was sent", answers(), True),
            ("server: endless and slow bodies", streams(), False),
        ):
            some = list(lies)
            yield _row(what, some[: max(1, int(len(some) * share))], waiting)
    finally:
        wire.ANSWER_TIMEOUT = before


def forged_records(many: int) -> Iterator[Lie]:
    """Yield records as a device writes them, with a part from another account."""
    rng = random.Random(14)
    segment = pack_events(ORIGIN, 1, [event_json(Event(bytes(range(16)), 1, "ruleset", {"text": "forged"}))])
    ours, theirs = make_record(ACCOUNT, segment, 1), make_record(THIEF, segment, 1)
    yield _listed("sealed by another", {**theirs, "id": segment.name})
    for number in range(many - 1):
        record: dict[str, Any] = {**ours, "id": segment.name}
        field = rng.choice(["v", "sha", "seal", "data", "id", "extra", "missing", "bits"])
        if field == "missing":
            del record[rng.choice(["v", "sha", "seal", "data"])]
        elif field == "bits":
            data = record["data"]
            at = rng.randrange(len(data))
            record["data"] = data[:at] + ("B" if data[at] == "A" else "A") + data[at + 1 :]
        elif field == "id":
            record["id"] = f"{rng.randbytes(16).hex()}-{rng.randrange(1, 1000)}"
        else:
            before = record.get(field)
            value = rng.choice([junk for junk in JUNK if junk != before or type(junk) is not type(before)])
            record[field] = value
            if field == "v" and value == 1:
                record["seal"] = theirs["seal"]
        yield _listed(f"{field} {number}", record)


def names() -> Iterator[Lie]:
    """Yield names that no device gives to records."""
    for junk in (
        *JUNK,
        f"{ORIGIN}-0",
        f"{ORIGIN}-",
        f"{ORIGIN.upper()}-1",
        f"{ORIGIN}-1\n",
        f" {ORIGIN}-1",
        ORIGIN * 9,
    ):
        for method in ("GET", ""):
            yield _listed(f"name {ascii(junk)[:20]}", {"id": junk, "sha": "0" * 64}, method)


def bodies() -> Iterator[Lie]:
    """Yield bodies of every size and shape."""
    texts: list[str | bytes] = [
        TREE, "{" * 100_000, '{"a":' * 100_000, TREE + "]" * 100_000, "[]," * MEGABYTE, f"[{'[],' * MEGABYTE}[]]",
        "{}" * MEGABYTE, f'"{"," * MEGABYTE}"', "1" * 1_000_000, "1e999", "-" * MEGABYTE, "NaN", "Infinity", '"',
        '"\\u', '{"data"', "null", "[]", "7", '"x"', "\ud800".encode("utf-8", "surrogatepass"), b"\xff\xfe",
        b"\0" * MEGABYTE,
        b"<html>", b"", b" " * (5 * MEGABYTE), '{"data":' + TREE, f'{{"data":[{"{}," * 300_000}{{}}]}}',
        f'{{"data":[{{"id":"{"x" * 3 * MEGABYTE}"}}]}}', '{"data":[{"a":1,"a":2}]}', '{"data":null}', '{"data":[1]}',
    ]  # fmt: skip
    for at, text in enumerate(texts):
        for method in ("GET", ""):
            yield Lie(f"body {at}", method, content=text if isinstance(text, bytes) else text.encode())


def counts() -> Iterator[Lie]:
    """Yield wrong counts, and pages that never end."""
    page: dict[str, Any] = {
        "data": [{"id": f"{ORIGIN}-{at}", "last_modified": 5, "sha": "0" * 64} for at in range(1, 20)]
    }
    pages: list[dict[str, Any]] = [page, {"data": []}, {"data": [{}] * 25}, {"data": [{}] * 2000}]
    following = f"https://{HOST}/v1{RECORDS_PATH}?_token=x"
    for total in ("", "0", "-1", "1e9", "60", "99999999999999", "9" * 400, "nan", "1 2", "\u00b2"):
        told = (("Total-Records", total.encode("utf-8").decode("latin-1")), ("Next-Page", following))
        yield Lie(f"total {total[:12]}", "", content=page, headers=told)
    for address in (
        following, "http://elsewhere.example/?_token=a", "file:///etc/passwd?_token=a", "//elsewhere.example?_token=b",
        "?_token=" + "x" * 5000, "http://[", "\udcff".encode("utf-8", "surrogateescape").decode("latin-1"),
        "?_token=%00",
    ):  # fmt: skip
        for data in pages:
            yield Lie(f"page {address[:20]}", "GET", content=data, headers=(("Next-Page", address),))


def statuses() -> Iterator[Lie]:
    """Yield every kind of status, with a redirect and without."""
    for status in (*range(200, 210), *range(300, 310), *range(400, 432), 451, *range(500, 512), 599):
        for place in ("", "https://elsewhere.example/v1", "file:///etc/passwd"):
            yield Lie(f"{status} {place}", "", status, {}, (("Location", place),) if place else ())


def headers() -> Iterator[Lie]:
    """Yield wrong values of the headers that clients use."""
    long = "9" * 5000
    values = (
        "",
        "x",
        "-1",
        long,
        "1e400",
        "nan",
        "\xff",
        f"Mon, 01 Jan {long} 00:00:00 GMT",
        "Fri, 01 Jan 9999 00:00:00",
    )
    for name in ("Retry-After", "Backoff", "ETag", "Date", "Content-Length", "Content-Encoding", "Set-Cookie"):
        for value in values:
            yield Lie(f"{name} {value[:12]}", "", 503 if name == "Retry-After" else 200, {"data": []}, ((name, value),))


def answers() -> Iterator[Lie]:
    """Yield wrong answers to segments that were sent."""
    for junk in JUNK:
        yield Lie(f"responses {ascii(junk)[:20]}", "POST", content={"responses": junk})
        yield Lie(f"one response {ascii(junk)[:20]}", "POST", content={"responses": [junk]})
        yield Lie(f"status {ascii(junk)[:20]}", "POST", content={"responses": [{"status": junk, "body": {}}]})
        existing = {"details": {"existing": {"sha": junk}}}
        yield Lie(f"existing {ascii(junk)[:20]}", "POST", content={"responses": [{"status": 412, "body": existing}]})
    for status in (0, 100, 200, 202, 301, 304, 401, 409, 429, 500, 507, 10**12):
        yield Lie(f"status {status}", "POST", content={"responses": [{"status": status, "body": {}}]})


def streams() -> Iterator[Lie]:
    """Yield bodies without an end."""
    for how in ("endless", "slow"):
        for status in (200, 201, 304, 401, 503):
            for method in ("GET", ""):
                yield Lie(f"{how} {status}", method, status, stream=how)


def _listed(what: str, record: dict[str, Any], method: str = "GET") -> Lie:
    return Lie(what, method, content={"data": [{"last_modified": 5, **record}]})


def _row(what: str, lies: list[Lie], waiting: bool) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        device = Device(Path(folder))
        if waiting:  # to be sent
            device.match()
            device.log.pack_segment()
        asyncio.run(_one(device, Lie("nothing", "none")))  # what is read in with the first sync is no lie's
        device.log.forget_server()
        meter = Meter(what)
        for lie in lies:
            before = (device.picture(), device.log.event_ids())
            with meter.attempt():
                wrong = asyncio.run(_one(device, lie))
            if (device.picture(), device.log.event_ids()) != before:
                wrong = "it came in"
            if waiting and device.log.is_all_sent():
                wrong = "it counts as sent"
            if wrong:
                meter.let_through(f"{what}, {lie.what}: {wrong}")
            device.log.forget_server()
        device.close()
        return meter.row()


async def _one(device: Device, lie: Lie) -> str:
    """Return what went wrong with one sync, "" for nothing."""
    liar, wrong = Liar(lie), ""
    async with httpx.AsyncClient(transport=liar) as client:
        try:
            await Sync(device.log, client, ACCOUNT).run_once()
        except SyncError as error:
            if not 0 <= error.after <= wire.MAX_RETRY_SECONDS:
                wrong = f"a wait of {error.after} s"
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"[:200]
    if liar.hosts - {HOST}:
        wrong = f"{sorted(liar.hosts)} were asked"
    return wrong
