"""Answers that redirect, never end, ask the client to back off, or refuse."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from store.sync.account import Account
from store.sync.client import Progress, Sync
from store.sync.errors import SyncError
from store.sync.wire import RECORDS_PATH
from tests.sync.faults import Meddling, Next, answer
from tests.sync.servers import ADDRESS, client
from tests.sync.traps.syncing import LEFT_FILE, Make, run, trouble

pytestmark = LEFT_FILE
DAY = 24 * 3600  # nothing is waited for longer, whatever a server asks for


async def elsewhere(request: httpx.Request, send: Next) -> httpx.Response:
    return answer({}, 307, Location="http://elsewhere.invalid/v1/batch")


def test_who_points_elsewhere_is_not_followed(kinto: Any, account: Account, device: Make) -> None:
    one = device()
    one.match()
    network = Meddling(kinto, elsewhere)
    for _ in range(2):
        with pytest.raises(SyncError) as caught:
            asyncio.run(one.synced(client(kinto, network), account))
        assert caught.value.trouble == "server"
    assert {request.url.host for request, _ in network.seen} == {"localhost"}


def test_a_gigabyte_is_not_read(kinto: Any, account: Account, device: Make) -> None:
    read = 0

    class Endless(httpx.AsyncByteStream):
        async def __aiter__(self) -> Any:
            nonlocal read
            while True:
                read += 1 << 20
                yield b" " * (1 << 20)

    async def endless(request: httpx.Request, send: Next) -> httpx.Response:
        return httpx.Response(200, stream=Endless())

    async def told(request: httpx.Request, send: Next) -> httpx.Response:
        return httpx.Response(200, headers={"Content-Length": str(1 << 30)}, stream=Endless())

    async def packed_up(request: httpx.Request, send: Next) -> httpx.Response:
        return answer(b"\x1f\x8b", Content_Encoding="gzip")

    one = device()
    one.match()
    for meddle in (endless, told, packed_up):
        assert trouble(one, kinto, account, meddle).trouble == "server"
    assert read < 50 << 20


def test_pages_without_end_are_left(kinto: Any, account: Account, device: Make) -> None:
    calls = 0

    async def circle(request: httpx.Request, send: Next) -> httpx.Response:
        nonlocal calls
        calls += 1
        return answer({"data": []}, ETag='"5"', Next_Page=f"{ADDRESS}{RECORDS_PATH}?_token={calls}")

    async def flood(request: httpx.Request, send: Next) -> httpx.Response:
        nonlocal calls
        calls += 1
        some = [{"id": f"{calls}-{at}", "last_modified": calls, "sha": "x"} for at in range(100)]
        return answer({"data": some}, ETag='"5"', Next_Page=f"{ADDRESS}{RECORDS_PATH}?_token={calls}")

    one = device()
    for meddle in (circle, flood):
        assert trouble(one, kinto, account, meddle).trouble == "server"
        assert calls < 10
    assert one.picture() == ([], [], [])


@pytest.mark.parametrize(
    ("promised", "gone", "said"),
    [
        ("60", False, "it said that it has 60 records, and lists"),
        ("", False, "it said that it has 0 records, and lists"),
        ("60", True, "it said that it has 60 records, and lists"),
        (str(10**12), False, "it says that it has 1000000000000 records"),
    ],
)
@pytest.mark.parametrize("listing", ["run", "audit", "preview"])
def test_a_list_ends_with_what_the_server_promised(
    kinto: Any, account: Account, device: Make, listing: str, promised: str, gone: bool, said: str
) -> None:
    pages = 0

    async def always_more(request: httpx.Request, send: Next) -> httpx.Response:
        nonlocal pages
        if request.method == "HEAD":
            return answer({}, Total_Records=promised)
        pages += 1
        some: list[dict[str, Any]] = [{"id": f"{pages}-{at}", "last_modified": pages} for at in range(20)]
        for record in some:
            record |= {"deleted": True} if gone else {"sha": "0" * 64}
        return answer({"data": some}, ETag='"5"', Next_Page=f"{ADDRESS}{RECORDS_PATH}?_token={pages}")

    one = device()
    sync = one.sync(client(kinto, Meddling(kinto, always_more)), account)
    work = {"run": sync.run_once, "audit": lambda: sync._compare_names(False), "preview": sync.count_account_events}[
        listing
    ]
    with pytest.raises(SyncError) as caught:
        asyncio.run(work())
    assert caught.value.trouble == "server"
    assert pages < 100
    if listing != "run" or gone or len(promised) > 2:  # else what none of our devices wrote is too much sooner
        assert said in caught.value.detail
    assert one.picture() == ([], [], [])


def test_how_much_is_yet_to_be_brought_is_told(kinto: Any, account: Account, device: Make) -> None:
    one, other = device(), device()
    for _ in range(30):
        one.match()
        run(one, kinto, account)
    told: list[Progress] = []
    asyncio.run(Sync(other.log, client(kinto), account, told.append).run_once())
    assert (told[-1].brought, told[-1].to_bring) == (30, 30)
    assert other.picture() == one.picture()


def test_the_next_page_is_asked_of_the_same_server(kinto: Any, account: Account, device: Make) -> None:
    one = device()
    asked = []

    async def lure(request: httpx.Request, send: Next) -> httpx.Response:
        asked.append(request.url.host)
        if len(asked) > 1:
            return answer({"data": []}, ETag='"5"')
        page = [{"id": "x", "last_modified": 5, "sha": "y"}]
        return answer({"data": page}, ETag='"5"', Next_Page="http://elsewhere.invalid/?_token=secret")

    run(one, kinto, account, lure)
    assert set(asked) == {"localhost"}


@pytest.mark.parametrize(
    ("status", "headers", "expected"),
    [
        (503, {"Retry-After": "30"}, 30),
        (429, {"Retry-After": "7"}, 7),
        (503, {"Retry-After": "nonsense"}, 0),
        (503, {"Retry-After": f"Mon, 01 Jan {10**40} 00:00:00"}, 0),
        (503, {"Retry-After": "999999999999999"}, DAY),
        (429, {"Backoff": "86401"}, DAY),
        (503, {"Retry-After": "Fri, 01 Jan 2200 00:00:00 GMT", "Date": "Sat, 01 Jan 2000 00:00:00 GMT"}, DAY),
    ],
)
def test_a_wait_is_heeded(
    kinto: Any, account: Account, device: Make, status: int, headers: dict[str, str], expected: float
) -> None:
    async def busy(request: httpx.Request, send: Next) -> httpx.Response:
        return answer({}, status, **headers)

    error = trouble(device(), kinto, account, busy)
    assert (error.trouble, error.after) == ("again", expected)


def test_a_server_that_is_pressed_says_so_and_the_wait_is_told(kinto: Any, account: Account, device: Make) -> None:
    async def pressed(request: httpx.Request, send: Next) -> httpx.Response:
        answered = await send()
        answered.headers["Backoff"] = "60"
        return answered

    assert run(device(), kinto, account, pressed).wait == 60


def test_a_wrong_password_stops_and_asks(kinto: Any, account: Account, device: Make) -> None:
    one = device()
    one.match()
    stranger = Account(account.server, account.name, b"?" * 32)
    assert trouble(one, kinto, stranger).trouble == "refused"
    assert one.log.status().stored_segments == 0
