"""Sending: each segment arrives once, or is known not to have arrived."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest

from store.sync.account import Account
from store.sync.client import Outcome, Sync
from tests.sync.faults import Meddling, Next, altered, answer, through
from tests.sync.servers import client
from tests.sync.traps.syncing import LEFT_FILE, Make, run, trouble

pytestmark = LEFT_FILE


def test_a_conflict_in_a_batch_undoes_its_neighbours(kinto: Any, account: Account, device: Make) -> None:
    one = device()
    for _ in range(3):
        one.match()
        one.log.pack_segment()
    before = one.log.status().unsent_events

    async def conflict(request: httpx.Request, send: Next) -> httpx.Response:
        if not request.url.path.endswith("/batch"):
            return await send()
        # Rolled back by the server: it says 201 of some, and keeps none.
        names = [each["path"] for each in json.loads(request.content)["requests"]]
        said = [{"path": path, "status": 409 if at == 1 else 201, "body": {}} for at, path in enumerate(names)]
        return answer({"responses": said})

    assert trouble(one, kinto, account, conflict).trouble == "again"
    assert one.log.status().unsent_events == before
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
        one.log.pack_segment()

    async def refuse(request: httpx.Request, send: Next) -> httpx.Response:
        def change(content: Any) -> None:
            content["responses"][1] = {"status": status, "body": {"errno": 107}}

        if request.url.path.endswith("/batch"):
            return await altered(await send(), change)
        return await send()

    assert run(one, kinto, account, refuse).aside == 1
    ((_, reason),) = one.log.status().set_aside
    assert str(status) in reason
    one.log.retry_refused()
    run(one, kinto, account)
    run(other, kinto, account)
    assert one.log.status().set_aside == ()
    assert other.picture() == one.picture()


def test_where_the_answer_was_lost_the_delivery_is_known_again(kinto: Any, account: Account, device: Make) -> None:
    one, other = device(), device()
    one.match()

    async def lost(request: httpx.Request, send: Next) -> httpx.Response:
        await send()
        raise httpx.ReadTimeout("the answer is lost")

    assert trouble(one, kinto, account, lost).trouble == "again"
    assert one.log.read_note("device") == ""
    assert run(one, kinto, account).sent
    run(other, kinto, account)
    assert one.log.read_note("device") == ""  # the name is its own, so it has no reason to take another
    assert other.log.status().stored_segments == 1
    assert other.picture() == one.picture()


@pytest.mark.parametrize("cut", [b"", b'{"responses": [', b"null", b"[]", b'{"responses": []}', b'{"responses": [1]}'])
def test_a_cut_body_counts_for_nothing(kinto: Any, account: Account, device: Make, cut: bytes) -> None:
    one = device()
    one.match()
    before = one.log.status().unsent_events

    async def half(request: httpx.Request, send: Next) -> httpx.Response:
        return answer(cut)

    assert trouble(one, kinto, account, half).trouble in ("again", "server")
    assert one.log.status().unsent_events == before > 0


@pytest.mark.parametrize("character", ["\0", "\x1f", "\u2028", "\U0001f0a1", "\\u0000", '"'])
def test_no_character_stops_the_server(kinto: Any, account: Account, device: Make, character: str) -> None:
    one, other = device(), device()
    one.hand(one.match(hands=0), notation=f"notation = 1 # {character}")
    run(one, kinto, account)
    run(other, kinto, account)
    if character != "\0":
        assert other.picture() == one.picture()
    assert one.log.status().unsent_events == 0
    assert one.log.status().stored_segments == 1


def test_no_time_is_sent(kinto: Any, account: Account, device: Make) -> None:
    one = device()
    one.match()
    network = Meddling(kinto, through)
    asyncio.run(one.synced(client(kinto, network), account))
    bodies = [body for request, body in network.seen if request.method == "POST"]
    assert bodies
    assert not any(b"last_modified" in body for body in bodies)


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
        return list(await asyncio.gather(sync.run_once(), sync.run_once()))

    first, second = asyncio.run(both())
    assert first.sent and not second.sent
