"""Two devices exchange their histories without a server: nothing is lost or doubled, and strangers get nothing."""

from __future__ import annotations

import asyncio
import base64
import os
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from store.errors import InvalidState
from store.sync.account import Account, new_account
from store.sync.accounts import end_exchange
from store.sync.client import Outcome, Sync
from store.sync.errors import SyncError
from store.sync.in_process import InProcessTransport
from store.sync.peer.log import PeerLog
from store.sync.peer.logins import OneTimeLogin, PairedLogins
from store.sync.peer.server import WRONG_LOGINS, PeerProgress, PeerServer
from store.sync.wire import RECORDS_PATH
from tests.chaos.device import do_something
from tests.sync.devices import Device, every_match
from tests.sync.servers import client

HOST = "https://192.168.1.5:4000/v1"
GUEST = "192.168.1.6"


class Killed(BaseException):
    """The app is killed."""


class MortalLog:
    """A sync log whose device is killed before or after the `left`th call of a method; never if that's negative."""

    def __init__(self, device: Device, left: int) -> None:
        self._log, self.left = device.log, left
        self.sync_lock = device.log.sync_lock

    def __getattr__(self, name: str) -> Any:
        method: Callable[..., Any] = getattr(self._log, name)

        def called(*given: Any, **named: Any) -> Any:
            self._count_down()
            result = method(*given, **named)
            self._count_down()
            return result

        return called

    def _count_down(self) -> None:
        self.left -= 1
        if self.left == -1:
            raise Killed


class BadLine(httpx.AsyncBaseTransport):
    """Requests to an ASGI app. The connection breaks before or after the `left`th request; never if that's negative."""

    def __init__(self, app: Any, left: int = -1, after: bool = False) -> None:
        self._inner, self._left, self._after = InProcessTransport(app, GUEST), left, after
        self.requests: list[httpx.Request] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        self._left -= 1
        if self._left == -1 and not self._after:
            raise httpx.ConnectError("cut on the way there")
        answer = await self._inner.handle_async_request(request)
        if self._left == -1:
            await answer.aclose()
            raise httpx.ReadError("cut on the way back")
        return answer


class ForgedLogin(OneTimeLogin):
    """Accepts the password of an account, but opens records with the secret of another one."""

    def __init__(self, account: Account, forger: Account) -> None:
        super().__init__(account)
        self._forger = forger

    def find_account(self, name: str, password: bytes) -> Account | None:
        return self._forger if super().find_account(name, password) else None


def server_of(log: Any, account: Account, told: list[PeerProgress] | None = None, **how: Any) -> PeerServer:
    return PeerServer(log, OneTimeLogin(account, **how), lambda: 0, (told if told is not None else []).append)


async def exchange(guest: Device, host: Device) -> Outcome:
    """Do one exchange without faults, and return the outcome."""
    account = new_account(HOST, os.urandom)
    server = server_of(host.log, account)
    async with httpx.AsyncClient(transport=BadLine(server.app)) as http:
        return await Sync(PeerLog(guest.log), http, account).exchange_once()


def reopened(device: Device) -> Device:
    device.close()
    return Device(device.folder, device.clocks)


def live(device: Device, rng: Random, deeds: int) -> None:
    """Do some of the things that people do."""
    for _ in range(deeds):
        with suppress(InvalidState):
            do_something(device.store, rng)


def assert_alike(one: Device, other: Device, kept: set[str]) -> None:
    """Check that both devices show the same, and have everything that either had, once."""
    assert kept <= set(one.log.event_ids()), "lost"
    assert one.log.event_ids() == other.log.event_ids()
    assert one.picture() == other.picture()
    for device in (one, other):
        found = [match.uuid for match in every_match(device.store)]
        assert len(found) == len(set(found)), "doubled"


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Device, Device]]:
    made = (Device(tmp_path / "guest"), Device(tmp_path / "host"))
    yield made
    for each in made:
        each.close()


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_cut_or_killed_both_end_with_everything_once(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    guest, host = Device(tmp_path / "guest"), Device(tmp_path / "host")
    kept: set[str] = set()
    killed = cut = 0
    for fate in 4 * ("cut", "guest", "host"):
        for device in (guest, host):
            live(device, rng, rng.randrange(5))
            kept |= set(device.log.event_ids())
        account = new_account(HOST, os.urandom)
        logs = {"guest": MortalLog(guest, -1), "host": MortalLog(host, -1)}
        if fate in logs:
            logs[fate].left = rng.randrange(30)
        server = server_of(logs["host"], account)
        line = BadLine(server.app, rng.randrange(2) if fate == "cut" else -1, rng.random() < 0.5)
        log: Any = logs["guest"]
        async with httpx.AsyncClient(transport=line) as http:
            try:
                await Sync(PeerLog(log), http, account).exchange_once()
            except SyncError:
                cut += fate == "cut"
                killed += fate == "host"
            except Killed:
                killed += 1
        guest, host = reopened(guest), reopened(host)
    await exchange(guest, host)
    assert_alike(guest, host, kept)
    assert cut and killed
    again = await exchange(guest, host)
    assert (again.sent, again.new, again.aside) == (0, 0, 0)
    for device in (guest, host):
        device.close()


async def test_both_devices_changed_the_same_match(pair: tuple[Device, Device]) -> None:
    guest, host = pair
    match = guest.match("Ann", hands=2)
    await exchange(guest, host)
    there = every_match(host.store)[0].id
    guest.hand(match)
    host.hand(there)
    host.store.matches.write_note(there, "from the old phone")
    kept = {*guest.log.event_ids(), *host.log.event_ids()}
    await exchange(guest, host)
    assert_alike(guest, host, kept)
    assert len(every_match(guest.store)) == 1


async def test_a_long_history_arrives_whole_and_on_more_pages_than_one(
    pair: tuple[Device, Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("store.sync.peer.server.PAGE", 1)
    guest, host = pair
    for device in pair:
        for number in range(6):
            device.match(f"Ann {number}", hands=20)
        while device.log.pack_segment():
            pass
        assert len(device.log.local_segments()) > 1
    kept = {*guest.log.event_ids(), *host.log.event_ids()}
    outcome = await exchange(guest, host)
    assert_alike(guest, host, kept)
    assert outcome.new and outcome.sent


async def test_a_copied_phone_loses_nothing(tmp_path: Path) -> None:
    old = Device(tmp_path / "old")
    old.match("Ann")
    while old.log.pack_segment():
        pass
    old.close()
    shutil.copytree(tmp_path / "old", tmp_path / "new")
    guest, host = Device(tmp_path / "new"), Device(tmp_path / "old")
    for device, name in ((guest, "Bo"), (host, "Cy")):  # both number their next segment alike
        device.match(name)
        while device.log.pack_segment():
            pass
    kept = {*guest.log.event_ids(), *host.log.event_ids()}
    await exchange(guest, host)
    await exchange(guest, host)
    assert_alike(guest, host, kept)
    assert len(every_match(guest.store)) == 3
    for device in (guest, host):
        device.close()


async def test_an_exchange_leaves_sync_with_a_server_as_it_was(
    tmp_path: Path, kinto: Any, account: Account, device: Callable[[], Device]
) -> None:
    """What came from a peer goes to the server with the next sync, and nothing counts as sent that isn't."""
    synced, other, third = device(), device(), device()
    synced.match("Ann")
    await synced.synced(client(kinto), account)
    other.match("Bo")
    synced.match("Cy")
    await exchange(other, synced)
    assert not synced.log.is_all_sent()
    await synced.synced(client(kinto), account)
    assert synced.log.is_all_sent()
    await third.synced(client(kinto), account)
    assert_alike(third, synced, set(other.log.event_ids()))


async def test_a_server_and_another_device_at_once_lose_and_double_nothing(
    kinto: Any, account: Account, device: Callable[[], Device]
) -> None:
    one, other = device(), device()
    await exchange(one, other)
    kept: set[str] = set()
    busy = 0

    async def until_done(work: Callable[[], Awaitable[Outcome]]) -> None:
        nonlocal busy
        while True:
            with suppress(SyncError):  # the other exchange of the same device has the lock
                await work()
                return
            busy += 1
            await asyncio.sleep(0)

    for round in range(4):
        for each in (one, other):
            live(each, Random(f"{round} {each.folder}"), 6)
            kept |= set(each.log.event_ids())
        await asyncio.gather(
            until_done(lambda: one.synced(client(kinto), account)),
            until_done(lambda: exchange(one, other)),
            until_done(lambda: other.synced(client(kinto), account)),
        )
    await exchange(one, other)
    assert_alike(one, other, kept)
    assert busy
    third = device()
    # A device that gets events in another order may note anew who is the same person. The others get that, too.
    for each in (one, other, third, one):
        await each.synced(client(kinto), account)
    assert_alike(third, one, kept)


async def test_paired_devices_exchange_again_and_again_and_one_that_has_ended_does_not(tmp_path: Path) -> None:
    host, *guests = (Device(tmp_path / name) for name in ("host", "one", "other"))
    accounts = [new_account(HOST, os.urandom) for _ in guests]
    known = {each.name: each for each in accounts}
    ended: list[str] = []
    server = PeerServer(host.log, PairedLogins(known.get, ended.append), lambda: 0)

    async def meet(guest: Device, account: Account) -> None:
        async with httpx.AsyncClient(transport=BadLine(server.app)) as http:
            await Sync(PeerLog(guest.log), http, account).exchange_once()
            await end_exchange(http, account)

    for round in range(3):
        for each in (host, *guests):
            live(each, Random(f"{round} {each.folder.name}"), 4)
        for guest, account in zip(guests, accounts, strict=True):
            kept = {*guest.log.event_ids(), *host.log.event_ids()}
            await meet(guest, account)
            assert_alike(guest, host, kept)
    assert ended == [each.name for each in accounts] * 3
    del known[accounts[0].name]
    guests[0].match("Zoë")
    for refused in (accounts[0], replace(accounts[1], secret=os.urandom(32))):
        with pytest.raises(SyncError) as caught:
            await meet(guests[0], refused)
        assert caught.value.trouble == "refused"
    await meet(guests[1], accounts[1])
    for each in (host, *guests):
        each.close()


def login(name: str, password: str) -> dict[str, str]:
    return {"Authorization": "Basic " + base64.b64encode(f"{name}:{password}".encode()).decode()}


ASKED = (
    ("GET", "/v1/", b""),
    ("GET", f"/v1{RECORDS_PATH}", b""),
    ("POST", "/v1/batch", b'{"requests": []}'),
    ("DELETE", "/v1/accounts/x", b""),
    ("GET", "/anything", b""),
)


async def test_a_stranger_gets_one_answer_whatever_is_asked(pair: tuple[Device, Device]) -> None:
    guest, host = pair
    host.match("Ann")
    before = host.picture()
    account = new_account(HOST, os.urandom)
    right = login(account.name, account.login_password)
    is_open = True
    server = server_of(host.log, account, is_valid=lambda: is_open)
    answers = set()
    async with httpx.AsyncClient(transport=BadLine(server.app), base_url="https://192.168.1.5:4000") as http:

        async def ask_everything(headers: dict[str, str]) -> None:
            for method, path, content in ASKED:
                answer = await http.request(method, path, headers=headers, content=content)
                answers.add((answer.status_code, answer.content, tuple(answer.headers.items())))

        await ask_everything({})
        await ask_everything(login(account.name, "?" * 43))
        assert (await http.get("/v1/", headers=right)).status_code == 401  # too many wrong ones from there
        server = server_of(host.log, account, is_valid=lambda: is_open)
        http._transport = BadLine(server.app)
        assert (await http.get(f"/v1{RECORDS_PATH}", headers=right)).status_code == 200
        await ask_everything(login(os.urandom(16).hex(), account.login_password))  # a second device
        is_open = False  # the code has expired
        await ask_everything(right)
        is_open = True
        assert (await http.delete(f"/v1/accounts/{account.name}", headers=right)).status_code == 200
        await ask_everything(right)  # it's used up
        with pytest.raises(SyncError) as caught:
            await Sync(PeerLog(guest.log), http, account).exchange_once()
        assert caught.value.trouble == "refused"
    assert len(answers) == 1 and next(iter(answers))[0] == 401
    assert host.picture() == before and not every_match(guest.store)


async def test_wrong_logins_are_limited_by_network(pair: tuple[Device, Device]) -> None:
    _, host = pair
    account = new_account(HOST, os.urandom)
    server = server_of(host.log, account)

    async def status(address: str, headers: dict[str, str]) -> int:
        transport = InProcessTransport(server.app, address)
        async with httpx.AsyncClient(transport=transport, base_url="https://192.168.1.5:4000") as http:
            return (await http.get("/v1/", headers=headers)).status_code

    right = login(account.name, account.login_password)
    for _ in range(WRONG_LOGINS + 5):
        assert await status("192.168.1.66", login("guess", "wrong")) == 401
    assert await status("192.168.1.66", right) == 401
    for _ in range(WRONG_LOGINS + 5):
        assert await status(GUEST, right) == 200


async def test_a_record_that_is_not_of_the_other_device_is_refused(pair: tuple[Device, Device]) -> None:
    guest, host = pair
    guest.match("Ann")
    account = new_account(HOST, os.urandom)
    forger = replace(account, secret=os.urandom(32))
    told: list[PeerProgress] = []
    server = PeerServer(host.log, ForgedLogin(account, forger), lambda: 0, told.append)
    async with httpx.AsyncClient(transport=BadLine(server.app)) as http:
        outcome = await Sync(PeerLog(guest.log), http, account).exchange_once()
    assert (outcome.sent, outcome.aside) == (0, 1)
    assert not every_match(host.store) and told[-1].received == 0


async def test_a_device_that_syncs_asks_to_try_again(pair: tuple[Device, Device]) -> None:
    guest, host = pair
    guest.match("Ann")
    with host.log.sync_lock.hold_lock(), pytest.raises(SyncError) as caught:
        await exchange(guest, host)
    assert (caught.value.trouble, caught.value.after) == ("again", 1)
    await exchange(guest, host)
    assert guest.picture() == host.picture()


async def test_progress_is_told_to_the_host(pair: tuple[Device, Device]) -> None:
    guest, host = pair
    guest.match("Ann", hands=3)
    host.match("Bo", hands=2)
    sent = len(host.log.event_ids())
    received = len({*guest.log.event_ids()} - {*host.log.event_ids()})  # both know the ruleset
    account = new_account(HOST, os.urandom)
    told: list[PeerProgress] = []
    server = server_of(host.log, account, told)
    async with httpx.AsyncClient(transport=BadLine(server.app)) as http:
        await Sync(PeerLog(guest.log), http, account).exchange_once()
        assert told[-1] == PeerProgress(sent, received)
        await end_exchange(http, account)
    assert told[-1] == PeerProgress(sent, received, is_over=True)
