"""Records that no own device can have written are set aside, and change nothing."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import httpx
import pytest

from store.events.event import Event, event_json
from store.sync import account as accounts_made
from store.sync.account import Account
from store.sync.client import SYNCS_BETWEEN_AUDITS
from store.sync.segment import make_record, pack_events
from store.sync.wire import RECORDS_PATH
from tests.sync.faults import Next, altered, answer
from tests.sync.servers import Postgres
from tests.sync.traps.syncing import LEFT_FILE, Make, Pair, put, run, trouble

pytestmark = LEFT_FILE


def test_a_forged_segment_is_put_aside(kinto: Any, account: Account, pair: Pair) -> None:
    one, other = pair
    event = Event(os.urandom(16), 1, "ruleset", {"text": "forged"})
    segment = pack_events("ab" * 16, 1, [event_json(event)])
    thief = accounts_made.Account(account.server, account.name, b"?" * 32)
    put(kinto, account, segment.name, make_record(thief, segment, 1))
    outcome = run(other, kinto, account)
    assert outcome.aside == 1
    assert other.log.status().set_aside[0][1] == "not sealed by a device of this account"
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
    kinto: Any, account: Account, pair: Pair, change: dict[str, Any]
) -> None:
    one, other = pair
    segment = pack_events("ab" * 16, 1, [event_json(Event(os.urandom(16), 1, "ruleset", {"text": "x"}))])
    put(kinto, account, segment.name, {**make_record(account, segment, 1), **change})
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
    ],
    ids=lambda body: str(body)[:30],
)
def test_an_unfit_event_changes_nothing(kinto: Any, account: Account, device: Make, body: dict[str, Any]) -> None:
    one = device()
    own_id = sha256(str(body.get("text")).encode()).digest()[:16]  # as a ruleset with this text has
    key = os.urandom(16) if body.get("text") == "another text than its sum" else own_id
    segment = pack_events("ab" * 16, 1, [event_json(Event(key, 1, "ruleset", body))])
    put(kinto, account, segment.name, make_record(account, segment, 1))
    assert run(one, kinto, account).new == 0
    assert one.picture() == ([], [], [])
    run(one, kinto, account)


def listed(change: Callable[[list[Any]], None]) -> Any:
    """Return a network in which lists of records are changed on the way."""

    async def meddle(request: httpx.Request, send: Next) -> httpx.Response:
        if request.method == "GET" and request.url.path.endswith(RECORDS_PATH):
            return await altered(await send(), lambda content: change(content["data"]))
        return await send()

    return meddle


@pytest.mark.parametrize(
    "name",
    ["\ud800", "\0", "", "x" * 100_000, "check", f"{'ab' * 16}-0", 7, None, ["ab"]],
    ids=lambda name: ascii(name)[:20],
)
def test_names_that_no_device_gives_reach_no_store_and_end_no_sync(
    kinto: Any, account: Account, pair: Pair, name: Any
) -> None:
    one, other = pair
    strange = listed(lambda records: records.insert(0, {"id": name, "last_modified": 5, "sha": "0" * 64}))
    for _ in range(SYNCS_BETWEEN_AUDITS + 1):  # the audit is among them
        run(other, kinto, account, strange)
    assert other.picture() == one.picture()
    status = other.log.status()
    assert (status.foreign_records, status.set_aside) == (1, ())
    for _ in range(SYNCS_BETWEEN_AUDITS):
        run(other, kinto, account)
    assert other.log.status().foreign_records == 0  # an audit forgets what is there no longer


def test_a_record_that_was_forged_once_does_not_hide_the_real_one(kinto: Any, account: Account, pair: Pair) -> None:
    one, other = pair

    def forge(records: list[Any]) -> None:
        for record in records:
            record["seal"] = "0" * 64  # under the name and the sum of the real one

    assert run(other, kinto, account, listed(forge)).aside == 1
    assert run(other, kinto, account).aside == 0
    assert other.picture() == one.picture()
    assert other.log.status().set_aside == ()


def test_what_a_version_before_put_aside_by_its_sum_hides_nothing(kinto: Any, account: Account, pair: Pair) -> None:
    one, other = pair
    for name, sha in one.log.arrived_segments().items():
        other.log.put_aside(name, sha, "not sealed by a device of this account")
    run(other, kinto, account)
    assert other.picture() == one.picture()


def test_a_forged_record_of_a_name_to_come_keeps_nothing_from_being_sent(
    kinto: Any, account: Account, device: Make
) -> None:
    one, other = device(), device()
    forged = {"v": 1, "sha": "0" * 64, "seal": "0" * 64, "count": 1, "data": ""}
    put(kinto, account, f"{one.store.device_id()}-1", forged)
    assert run(one, kinto, account).aside == 1
    one.match()
    run(one, kinto, account)
    run(other, kinto, account)
    assert other.picture() == one.picture()
    assert len(other.picture()[0]) == 1


def test_an_audit_forgets_what_was_put_aside_and_is_gone(
    kinto: Any, database: Postgres, account: Account, device: Make
) -> None:
    one = device()
    name = f"{'ab' * 16}-1"
    put(kinto, account, name, {"sha": "0" * 64})
    run(one, kinto, account)
    assert [aside for aside, _ in one.log.status().set_aside] == [name]
    database.run("DELETE FROM objects WHERE id = %s", name)
    for _ in range(SYNCS_BETWEEN_AUDITS):
        run(one, kinto, account)
    assert one.log.status().set_aside == ()


@pytest.mark.parametrize("bomb", ["[" * 100_000, "[]," * 1_000_000 + "[]"], ids=["deep", "wide"])
def test_a_body_that_would_fill_the_memory_is_not_parsed(
    kinto: Any, account: Account, pair: Pair, bomb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, other = pair

    async def full(request: httpx.Request, send: Next) -> httpx.Response:
        return answer(f'{{"data": [{bomb}]}}'.encode(), ETag='"5"')

    def parse(*given: Any) -> None:
        raise AssertionError("it is parsed")

    monkeypatch.setattr(json.JSONDecoder, "raw_decode", parse)
    assert trouble(other, kinto, account, full).trouble == "again"
