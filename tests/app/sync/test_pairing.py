"""Paired devices: kept in step while both are open, without a tap; ended on either; found again after a scan."""

from __future__ import annotations

import asyncio
import gc
import json
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.platform.own_network import ADDRESS_VARIABLE
from app.rooms.host.port import bind_port
from app.stored.pairings import KEY, has_pairings
from app.sync import schedule
from app.sync.pairing import controller
from app.sync.pairing.controller import PairingController, Reach, pairing_of
from app.sync.pairing.exchange import _finish
from app.sync.pairing.own_device import CERTIFICATE_FILE
from app.sync.pairing.stored_pairings import SECRET_FILE
from app.sync.transfer.code import read_code
from store.sync.errors import SyncError
from tests.app.fake import Client
from tests.app.visits import app, fill_in, visit
from tests.sync.devices import Device, table


@pytest.fixture(autouse=True)
def loopback(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(ADDRESS_VARIABLE, "127.0.0.1")
    monkeypatch.setattr(controller, "FIRST_CALL", 0.0)
    monkeypatch.setattr(schedule, "SETTLE", 0.0)
    yield


async def exchange_by_screens(old: Client, new: Client) -> None:
    """Show a code on one device, and type it on the other."""
    for client in (old, new):
        await client.go("/settings")  # a screen that shows how an exchange ended begins anew only when it's opened
    await old.go("/settings/move")
    await old.click("transfer-show")
    await old.wait("transfer-code-text")
    code = read_code(old.spoken("transfer-code-text"))
    await new.go("/settings/move")
    await new.click("transfer-use")
    await fill_in(new, "transfer-code", code.text)
    await new.click("transfer-start")
    for client in (old, new):
        await client.wait("transfer-done")
        await client.wait("pairing-keep")


async def pair(old: Client, new: Client) -> None:
    """Exchange, and keep both in step."""
    await exchange_by_screens(old, new)
    for client in (old, new):
        await client.click("pairing-keep")
        await client.wait("pairing-kept")
    for client in (old, new):
        await client.until(partial(is_there, client), "the other device")


def is_there(client: Client) -> bool:
    return reach(client) is Reach.THERE


def says(client: Client, text: str) -> bool:
    return client.has("pairing-1") and text in client.spoken("pairing-1")


def is_alone(client: Client) -> bool:
    return not paired(client).devices


def reach(client: Client) -> Reach:
    """Return how the only paired device was reached last; UNKNOWN until the stored pairs were read."""
    return next((each.reach for each in paired(client).devices), Reach.UNKNOWN)


def listens(client: Client) -> bool:
    """Return whether a device can be called."""
    listener = paired(client)._listener
    return listener is not None and bool(listener.address)


def paired(client: Client) -> PairingController:
    return pairing_of(client.page)


def store_of(client: Client) -> Any:
    data = app(client).data
    assert data
    return data.store


def matches(client: Client) -> set[str]:
    return {match.uuid for match in store_of(client).matches.read_page().matches}


def have_the_same(one: Client, other: Client) -> bool:
    return matches(one) == matches(other)


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[Client, Client]]:
    """Two devices whose apps are open."""
    async with AsyncExitStack() as open_apps:
        opened = [await open_apps.enter_async_context(visit(folder / name, "/settings")) for name in ("old", "new")]
        yield opened[0], opened[1]


async def test_what_is_new_on_one_comes_to_the_other_without_a_tap(tmp_path: Path) -> None:
    async with two(tmp_path) as (old, new):
        await pair(old, new)
        for one, other, name in ((old, new, "Ann"), (new, old, "Bo")):
            store_of(one).matches.begin_match(table(name))
            await other.until(partial(have_the_same, one, other), f"{name}’s match")
        assert len(matches(old)) == 2


async def test_a_pair_is_renewed_by_a_scan_and_ended_on_either_side(tmp_path: Path) -> None:
    async with two(tmp_path) as (old, new):
        await pair(old, new)
        first = paired(old).devices[0].pairing
        await pair(old, new)
        (renewed,) = paired(old).devices
        assert renewed.pairing.id != first.id and renewed.pairing.other == first.other
        for name in ("old", "new"):
            folder = tmp_path / name
            secrets = json.loads((folder / SECRET_FILE).read_text())
            assert list(secrets) == [renewed.pairing.id]
            for file in (SECRET_FILE, CERTIFICATE_FILE):
                assert stat.S_IMODE((folder / file).stat().st_mode) == 0o600
            (secret,) = secrets.values()
            client = old if name == "old" else new
            assert secret not in app(client).make_report()
            assert all(secret not in text for text in store_of(client).settings.all().values())
        await new.go("/settings/sync")
        await new.click("pairing-1")
        await new.click("pairing-forget")
        for client in (new, old):  # the other one is told
            await client.until(partial(is_alone, client), "the end of the pair")
            data = app(client).data
            assert data and not has_pairings(data.key_values)
        await new.wait("pairing-add")
        for name in ("old", "new"):
            assert json.loads((tmp_path / name / SECRET_FILE).read_text()) == {}
            assert not (tmp_path / name / CERTIFICATE_FILE).exists()


async def test_a_device_that_was_forgotten_while_away_is_not_let_in(tmp_path: Path) -> None:
    async with visit(tmp_path / "old", "/settings") as old:
        async with visit(tmp_path / "new", "/settings") as new:
            await pair(old, new)
        async with visit(tmp_path / "third", "/settings") as third:
            await pair(old, third)  # so that it still listens
            await paired(old).forget(paired(old).devices[1].pairing.id)
            store_of(old).matches.begin_match(table("Ann"))
            async with visit(tmp_path / "new", "/settings/sync") as back:
                await back.until(lambda: reach(back) is Reach.REFUSES, "the refusal")
                assert not matches(back)
                await back.until(lambda: says(back, "keeping in step with this device"), "what to do")


async def test_devices_meet_again_when_both_are_open(tmp_path: Path) -> None:
    """What each does alone is on both after the next meeting, also if one listens at another port by then."""
    async with two(tmp_path) as (old, new):
        await pair(old, new)
        match = store_of(old).matches.begin_match(table("Ann"))
        await new.until(lambda: matches(new) == {match.uuid}, "the match")
    for name in ("old", "new"):
        alone = Device(tmp_path / name)
        alone.hand(1)  # the same hand of the same match
        alone.match(name)
        alone.close()
    port = json.loads(text_of(tmp_path / "old"))["port"]
    with bind_port("127.0.0.1", port):  # another program has it meanwhile
        await meet_again(tmp_path)
    assert json.loads(text_of(tmp_path / "old"))["port"] == port


async def meet_again(folder: Path) -> None:
    async with visit(folder / "old", "/settings/sync") as old:
        await old.until(lambda: says(old, "Not there right now"), "to find nobody")
        async with visit(folder / "new", "/settings/sync") as new:
            await new.until(lambda: listens(new), "the new one to listen")
            for active in (False, True):  # the app comes to the front
                app(old).active = active
            await new.until(lambda: len(matches(new)) == len(matches(old)) == 3, "the other’s matches")
            await new.until(lambda: says(new, "In step today"), "the end of the exchange")


async def test_a_refusal_that_comes_after_the_app_was_closed_is_not_reported() -> None:
    answers, reported = asyncio.Event(), list[dict[str, Any]]()

    async def refuse() -> None:
        await answers.wait()
        raise SyncError("refused", "it isn't paired any more")

    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))
    call = asyncio.create_task(_finish(refuse()))
    await asyncio.sleep(0)
    call.cancel()
    await asyncio.sleep(0)
    answers.set()
    await asyncio.wait([call])
    assert call.cancelled()
    del call
    gc.collect()
    assert reported == []


def text_of(folder: Path) -> str:
    """Return the stored text of the pairs in a folder."""
    device = Device(folder)
    text = device.store.settings.all()[KEY]
    device.close()
    return text


async def test_a_device_is_found_by_its_beacon_where_no_address_is_right_any_more(tmp_path: Path) -> None:
    async with two(tmp_path) as (old, new):
        await pair(old, new)
    for name in ("old", "new"):
        moved = Device(tmp_path / name)
        table_of_pairs = json.loads(moved.store.settings.all()[KEY])
        table_of_pairs["pairs"][0]["addresses"] = ["127.0.0.9"]
        moved.store.settings.set_text(KEY, json.dumps(table_of_pairs))
        moved.match(name)
        moved.close()
    async with two(tmp_path) as (old, new):
        await new.until(lambda: len(matches(new)) == len(matches(old)) == 2, "the other’s matches")
