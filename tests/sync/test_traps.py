"""What the server is known to do, each against a real Kinto on a real PostgreSQL. `python -m tests.sync.defects` takes
the client's defences out one by one and shows that something here fails each time."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest

from store.sync import account as accounts_made
from store.sync.account import Account
from store.sync.accounts import enter, erase, register
from store.sync.client import RECORDS, Outcome, Sync
from store.sync.errors import SyncError
from store.sync.segment import packed, record_of, text_of
from store.sync.wire import Wire
from store.travel import Event
from tests.sync.devices import Device
from tests.sync.faults import Meddling, Next, altered, answer, through
from tests.sync.servers import ADDRESS, Postgres, client

# WebOb leaves a file for a large body to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
Make = Callable[[], Device]


def run(device: Device, app: Any, account: Account, meddle: Any = through) -> Outcome:
    """One sync of a device through a network that meddles."""
    return asyncio.run(device.synced(client(app, Meddling(app, meddle)), account))


def ask(coroutine: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(coroutine)


def put(app: Any, account: Account, name: str, record: dict[str, Any]) -> None:
    """A record that somebody else writes under the account."""
    wire = Wire(client(app), ADDRESS, account)
    assert ask(wire.ask("PUT", f"{RECORDS}/{name}", content={"data": record})).status in (200, 201)


def trouble(device: Device, app: Any, account: Account, meddle: Any = through) -> SyncError:
    with pytest.raises(SyncError) as caught:
        run(device, app, account, meddle)
    return caught.value


def test_a_record_that_appears_late_is_seen(kinto: Any, database: Postgres, account: Account, device: Make) -> None:
    writer, second, reader = device(), device(), device()
    writer.match()
    run(writer, kinto, account)
    # Its time stamp was given, but its transaction ends after that of a later one.
    database.run("CREATE TABLE late AS SELECT * FROM objects WHERE resource_name = 'record' AND deleted = false")
    database.run("DELETE FROM objects WHERE id IN (SELECT id FROM late) AND parent_id IN (SELECT parent_id FROM late)")
    second.match()
    run(second, kinto, account)
    run(reader, kinto, account)
    database.run("INSERT INTO objects SELECT * FROM late")
    database.run("DROP TABLE late")
    run(reader, kinto, account)
    assert len(reader.picture()[0]) == 2


def test_a_conflict_in_a_batch_undoes_its_neighbours(kinto: Any, account: Account, device: Make) -> None:
    one = device()
    for _ in range(3):
        one.match()
        one.log.freeze()
    before = one.log.status().unsent

    async def conflict(request: httpx.Request, send: Next) -> httpx.Response:
        if not request.url.path.endswith("/batch"):
            return await send()
        # Rolled back by the server: it says 201 of some, and keeps none.
        names = [each["path"] for each in json.loads(request.content)["requests"]]
        said = [{"path": path, "status": 409 if at == 1 else 201, "body": {}} for at, path in enumerate(names)]
        return answer({"responses": said})

    assert trouble(one, kinto, account, conflict).trouble == "again"
    assert one.log.status().unsent == before
    run(one, kinto, account)
    other = device()
    run(other, kinto, account)
    assert other.picture() == one.picture()


@pytest.mark.parametrize("status", [400, 403, 413])
def test_what_the_server_refuses_is_put_aside_and_the_rest_goes_on(
    kinto: Any, account: Account, device: Make, status: int
) -> None:
    one, other = device(), device()
    for _ in range(3):
        one.match()
        one.log.freeze()

    async def refuse(request: httpx.Request, send: Next) -> httpx.Response:
        def change(content: Any) -> None:
            content["responses"][1] = {"status": status, "body": {"errno": 107}}

        if request.url.path.endswith("/batch"):
            return await altered(await send(), change)
        return await send()

    assert run(one, kinto, account, refuse).aside == 1
    ((_, reason),) = one.log.status().aside
    assert str(status) in reason
    one.log.try_again()
    run(one, kinto, account)
    run(other, kinto, account)
    assert one.log.status().aside == ()
    assert other.picture() == one.picture()


def test_where_the_answer_was_lost_the_delivery_is_known_again(kinto: Any, account: Account, device: Make) -> None:
    one, other = device(), device()
    one.match()

    async def lost(request: httpx.Request, send: Next) -> httpx.Response:
        await send()
        raise httpx.ReadTimeout("the answer is lost")

    assert trouble(one, kinto, account, lost).trouble == "again"
    assert one.log.note("device") == ""
    assert run(one, kinto, account).sent
    run(other, kinto, account)
    assert one.log.note("device") == ""  # the name is its own, so it has no reason to take another
    assert other.log.status().kept == 1
    assert other.picture() == one.picture()


@pytest.mark.parametrize("cut", [b"", b'{"responses": [', b"null", b"[]", b'{"responses": []}', b'{"responses": [1]}'])
def test_a_cut_body_counts_for_nothing(kinto: Any, account: Account, device: Make, cut: bytes) -> None:
    one = device()
    one.match()
    before = one.log.status().unsent

    async def half(request: httpx.Request, send: Next) -> httpx.Response:
        return answer(cut)

    assert trouble(one, kinto, account, half).trouble in ("again", "server")
    assert one.log.status().unsent == before > 0


def test_a_cloned_phone_takes_another_id_and_loses_nothing(
    kinto: Any, account: Account, device: Make, tmp_path: Any
) -> None:
    one, other = device(), device()
    one.match()
    run(one, kinto, account)
    one.match("before the copy")
    shutil.copytree(one.folder, tmp_path / "clone")
    clone = Device(tmp_path / "clone")
    one.match("on the first")
    clone.match("on the clone")
    for _ in range(2):
        run(one, kinto, account)
        run(clone, kinto, account)
        run(other, kinto, account)
    run(one, kinto, account)
    assert one.picture() == clone.picture() == other.picture()
    assert len(other.picture()[0]) == 4
    assert one.log.event_ids() == clone.log.event_ids()
    clone.close()


def test_a_copy_that_hears_of_its_twin_before_it_writes_takes_another_id(
    kinto: Any, account: Account, device: Make, tmp_path: Any
) -> None:
    one = device()
    one.match()
    run(one, kinto, account)
    shutil.copytree(one.folder, tmp_path / "clone")
    clone = Device(tmp_path / "clone")
    one.match("on the first")
    run(one, kinto, account)
    run(clone, kinto, account)
    clone.match("on the clone")
    run(clone, kinto, account)
    run(one, kinto, account)
    assert one.picture() == clone.picture()
    assert len(one.picture()[0]) == 3
    clone.close()


def test_a_name_that_is_taken_is_no_arrival(kinto: Any, account: Account, device: Make, tmp_path: Any) -> None:
    one = device()
    one.match()
    shutil.copytree(one.folder, tmp_path / "clone")
    clone = Device(tmp_path / "clone")
    one.match("on the first")
    clone.match("on the clone")
    run(one, kinto, account)

    async def only_there(request: httpx.Request, send: Next) -> httpx.Response:
        if request.method == "GET":
            raise httpx.ConnectError("nothing comes from there")
        return await send()

    trouble(clone, kinto, account, only_there)
    wire = Wire(client(kinto), ADDRESS, account)
    for name, sha in clone.log.kept().items():
        assert ask(wire.ask("GET", f"{RECORDS}/{name}")).content["data"]["sha"] == sha
    clone.close()


def test_a_server_from_an_old_backup_is_healed(kinto: Any, database: Postgres, account: Account, device: Make) -> None:
    one, other = device(), device()
    one.match()
    run(one, kinto, account)
    run(other, kinto, account)
    one.match()
    run(one, kinto, account)
    run(other, kinto, account)
    # Restored: what came last is gone, and the clock of the records is back.
    newest = database.run(
        "DELETE FROM objects WHERE resource_name = 'record' AND last_modified ="
        " (SELECT max(last_modified) FROM objects WHERE resource_name = 'record') RETURNING parent_id"
    )[0][0]
    database.run("DELETE FROM timestamps WHERE parent_id = %s", newest)
    third = device()
    third.match()
    for each in (third, *(one, other) * 5, third, third, third, third, third):
        run(each, kinto, account)
    assert len(third.picture()[0]) == 3
    assert one.picture() == other.picture() == third.picture()


def test_what_was_deleted_there_is_sent_again(kinto: Any, account: Account, device: Make) -> None:
    one, other = device(), device()
    one.match()
    run(one, kinto, account)
    wire = Wire(client(kinto), ADDRESS, account)
    (name,) = one.log.kept()
    assert ask(wire.ask("DELETE", f"{RECORDS}/{name}")).status == 200
    for _ in range(5):
        run(one, kinto, account)
    run(other, kinto, account)
    assert other.picture() == one.picture()
    assert len(other.picture()[0]) == 1


@pytest.mark.parametrize("character", ["\0", "\x1f", "\u2028", "\U0001f0a1", "\\u0000", '"'])
def test_no_character_stops_the_server(kinto: Any, account: Account, device: Make, character: str) -> None:
    one, other = device(), device()
    one.hand(one.match(hands=0), notation=f"notation = 1 # {character}")
    run(one, kinto, account)
    run(other, kinto, account)
    if character != "\0":
        assert other.picture() == one.picture()
    assert one.log.status().unsent == 0
    assert one.log.status().kept == 1


def test_no_time_is_sent(kinto: Any, account: Account, device: Make) -> None:
    one = device()
    one.match()
    network = Meddling(kinto, through)
    asyncio.run(one.synced(client(kinto, network), account))
    bodies = [body for request, body in network.seen if request.method == "POST"]
    assert bodies
    assert not any(b"last_modified" in body for body in bodies)


def test_a_name_is_never_made_again(kinto: Any, device: Make) -> None:
    one, other = device(), device()
    one.match()
    first = accounts_made.new_account(ADDRESS, os.urandom)
    ask(register(client(kinto), first))
    run(one, kinto, first)
    second = accounts_made.new_account(ADDRESS, os.urandom)
    assert first.name != second.name
    ask(register(client(kinto), second))
    run(other, kinto, second)
    assert other.picture()[0] == []


def test_leaving_erases_everything(kinto: Any, database: Postgres, account: Account, device: Make) -> None:
    one = device()
    one.match()
    run(one, kinto, account)
    ask(erase(client(kinto), account))
    assert trouble(one, kinto, account).trouble == "refused"
    with pytest.raises(SyncError):
        ask(enter(client(kinto), account))
    (name,) = one.log.kept()
    kept = "SELECT 1 FROM objects WHERE NOT deleted AND (id = %s OR id = %s)"
    assert not database.run(kept, name, account.name)


def test_a_forged_segment_is_put_aside(kinto: Any, account: Account, device: Make) -> None:
    one, other = device(), device()
    one.match()
    run(one, kinto, account)
    event = Event(os.urandom(16), 1, "ruleset", {"text": "forged"})
    segment = packed("ab" * 16, 1, [text_of(event)])
    thief = accounts_made.Account(account.server, account.name, b"?" * 32)
    put(kinto, account, segment.name, record_of(thief, segment, 1))
    outcome = run(other, kinto, account)
    assert outcome.aside == 1
    assert other.log.status().aside[0][1] == "not sealed by a device of this account"
    assert event.id.hex() not in other.log.event_ids()
    assert other.picture() == one.picture()


@pytest.mark.parametrize(
    "change",
    [
        {"sha": "0" * 64},
        {"sha": 7},
        {"seal": "0" * 64},
        {"seal": ""},
        {"data": "AAAA"},
        {"data": "?"},
        {"data": "A" * 200_000},
        {"v": 2},
        {"more": 1},
        {"count": None, "data": None},
    ],
    ids=lambda change: str(change)[:40],
)
def test_a_record_that_is_not_as_ours_are_is_put_aside(
    kinto: Any, account: Account, device: Make, change: dict[str, Any]
) -> None:
    one, other = device(), device()
    one.match()
    run(one, kinto, account)
    segment = packed("ab" * 16, 1, [text_of(Event(os.urandom(16), 1, "ruleset", {"text": "x"}))])
    put(kinto, account, segment.name, {**record_of(account, segment, 1), **change})
    assert run(other, kinto, account).aside == 1
    assert run(other, kinto, account).aside == 0  # once is enough
    assert other.picture() == one.picture()


@pytest.mark.parametrize(
    "body",
    [
        {"text": "another text than its sum"},
        {"text": 1},
        {},
        {"text": "x", "more": 1},
        {"text": "\0"},
        {"text": "x" * 60_001},
    ],
    ids=lambda body: str(body)[:30],
)
def test_an_unfit_event_changes_nothing(kinto: Any, account: Account, device: Make, body: dict[str, Any]) -> None:
    one = device()
    event = Event(os.urandom(16), 1, "ruleset", body)
    segment = packed("ab" * 16, 1, [text_of(event)])
    put(kinto, account, segment.name, record_of(account, segment, 1))
    assert run(one, kinto, account).new == 0
    assert one.picture() == ([], [], [])
    run(one, kinto, account)


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
        return answer({"data": []}, ETag='"5"', Next_Page=f"{ADDRESS}{RECORDS}?_token={calls}")

    async def flood(request: httpx.Request, send: Next) -> httpx.Response:
        nonlocal calls
        calls += 1
        some = [{"id": f"{calls}-{at}", "last_modified": calls, "sha": "x"} for at in range(100)]
        return answer({"data": some}, ETag='"5"', Next_Page=f"{ADDRESS}{RECORDS}?_token={calls}")

    one = device()
    for meddle in (circle, flood):
        assert trouble(one, kinto, account, meddle).trouble == "server"
        assert calls < 10
    assert one.picture() == ([], [], [])


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
    assert one.log.status().kept == 0


def test_nothing_new_costs_one_request(kinto: Any, account: Account, device: Make) -> None:
    one = device()
    one.match()
    run(one, kinto, account)
    assert run(one, kinto, account).requests == 1


def test_two_syncs_at_once_are_one_after_the_other(kinto: Any, account: Account, device: Make) -> None:
    one = device()
    one.match()

    async def both() -> list[Outcome]:
        sync = Sync(one.log, client(kinto), account)
        return list(await asyncio.gather(sync.run(), sync.run()))

    first, second = asyncio.run(both())
    assert first.sent and not second.sent
