"""A device is lost: whatever interrupts the move, nothing is lost, and it goes on until the old account is erased."""

from __future__ import annotations

import asyncio
import itertools
import os
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.platform.keystore import Keystore
from app.stored.key_values import KeyValues
from app.sync.account_move import AccountMove
from app.sync.exchange import Exchange
from app.sync.stored_accounts import KEY, StoredAccounts, StoredSync, sync_from_text, sync_to_text
from store.parts.settings import StoredSettings
from store.sync.account import Account, Invitation, new_account
from store.sync.accounts import check_account, erase_account, register_account
from store.sync.errors import SyncError
from tests.sync.devices import Device
from tests.sync.faults import Meddling, Next, altered
from tests.sync.servers import ADDRESS, OPEN, application, client, invited

MOST_STEPS = 100


class Interrupted(BaseException):
    """The app is killed."""


class Fate:
    """Kills the app before or after its `left`th step: a request, a write into the keystore or into the settings."""

    def __init__(self, left: int = -1) -> None:
        self.left = left

    def step(self) -> None:
        self.left -= 1
        if self.left == -1:
            raise Interrupted


class Platform:
    """A keystore as a platform has it, which outlives the app."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.fate = Fate()

    async def get(self, key: str, **_: object) -> str | None:
        return self.kept.get(key)

    async def set(self, key: str, text: str, **_: object) -> None:
        self.fate.step()
        self.kept[key] = text
        self.fate.step()

    async def remove(self, key: str, **_: object) -> None:
        self.fate.step()
        self.kept.pop(key, None)
        self.fate.step()


class Phone:
    """The app on one device, as often as it is opened."""

    def __init__(self, folder: Path, app: Any) -> None:
        self.folder = folder
        self.app = app
        self.platform = Platform()
        self.device = Device(folder)
        self.open()

    def open(self) -> None:
        """Opens the app anew."""
        self.device.close()
        self.device = Device(self.folder)
        keystore = Keystore(web=False, service=lambda kind: self.platform, note=lambda text: None)
        self.known = StoredAccounts(KeyValues(self.device.store, lambda work: work), keystore)
        self.moving = AccountMove(
            self.known, Exchange(client(self.app, Meddling(self.app, self._pass))), self.device.log
        )

    async def _pass(self, request: httpx.Request, send: Next) -> httpx.Response:
        self.platform.fate.step()
        answer = await send()
        self.platform.fate.step()
        return answer

    async def set_up(self, account: Account) -> None:
        await self.known.store_secret(account)
        await self.known.store_account(StoredSync(account.server, account.name))

    async def active(self) -> Account:
        kept = self.known.read_stored()
        assert kept
        account = await self.known.read_account(kept.server, kept.name)
        assert account
        return account


@pytest.fixture(scope="module", params=["open", "by invitation"])
def server(request: pytest.FixtureRequest) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return application(**({} if request.param == "open" else dict.fromkeys(OPEN, "")))


@pytest.fixture(autouse=True)
def fates(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Fate]]:
    """Settings that may be the last that is written."""
    write, held = StoredSettings.set_text, [Fate()]

    def interrupted(*given: Any, **named: Any) -> None:
        held[0].step()
        write(*given, **named)
        held[0].step()

    monkeypatch.setattr(StoredSettings, "set_text", interrupted)
    yield held


def invitation_to(app: Any) -> Invitation | None:
    return None if app.registry.settings["account_create_principals"] else invited(app)


async def member(app: Any) -> Account:
    """An account on the server."""
    invitation = invitation_to(app)
    account = new_account(ADDRESS, os.urandom)
    if invitation:
        account = Account(ADDRESS, invitation.name, account.secret)
    await register_account(client(app), account, invitation)
    return account


async def lets_in(app: Any, account: Account) -> bool:
    try:
        await check_account(client(app), account)
    except SyncError as error:
        assert error.trouble == "refused"
        return False
    return True


async def move(phone: Phone, old: Account, invitation: Invitation | None) -> None:
    """What the app does when it is asked to move, and whenever it is opened until that is done."""
    kept = phone.known.read_stored()
    assert kept
    if kept.name == old.name and not kept.move:
        await phone.moving.begin(old, invitation)
    await phone.moving.resume(lambda progress: None)


def test_interrupted_at_any_step_a_move_is_brought_to_its_end(tmp_path: Path, server: Any, fates: list[Fate]) -> None:
    async def test(number: int) -> bool:
        """Whether the app was killed at this step."""
        folder = tmp_path / str(number)
        old, invitation = await member(server), invitation_to(server)
        lost, phone = Device(folder / "lost"), Phone(folder / "phone", server)
        lost.match("only the account has it")
        await lost.synced(client(server), old)
        phone.device.match("only this phone has it")
        await phone.set_up(old)
        await phone.device.synced(client(server), old)
        phone.device.match("nobody has it yet")
        phone.platform.fate = fates[0] = Fate(number)
        killed = False
        try:
            await move(phone, old, invitation)
        except Interrupted:
            killed = True
            phone.platform.fate = fates[0] = Fate()
            phone.open()
            kept = phone.known.read_stored()
            assert kept and await phone.active()
            if await lets_in(server, old):  # then this phone still can erase it
                known = await phone.known.read_account(old.server, old.name)
                assert known == old
                assert kept.name == old.name or (kept.move and kept.move.name == old.name)
            await move(phone, old, invitation)
        phone.platform.fate = fates[0] = Fate()
        now, kept = await phone.active(), phone.known.read_stored()
        assert kept and kept.move is None and now.name != old.name
        assert not await lets_in(server, old)
        assert phone.device.log.is_all_sent()
        other = Device(folder / "other")
        await other.synced(client(server), now)
        assert other.picture() == phone.device.picture()
        assert len(other.picture()[0]) == 3
        for device in (lost, phone.device, other):
            device.close()
        return killed

    steps = next(number for number in itertools.count() if not asyncio.run(test(number)))
    assert 20 < steps < MOST_STEPS


async def test_without_an_invitation_nothing_moves_and_whom_to_ask_is_said(tmp_path: Path, server: Any) -> None:
    if not (invitation := invitation_to(server)):
        return
    used, old = await member(server), await member(server)
    phone = Phone(tmp_path, server)
    await phone.set_up(old)
    before = dict(phone.platform.kept)
    for given in (None, Invitation(ADDRESS, used.name, b"?" * 17)):
        with pytest.raises(SyncError) as caught:
            await phone.moving.begin(old, given)
        assert caught.value.trouble == "invitation"
        assert "localhost" in caught.value.detail
        assert phone.known.read_stored() == StoredSync(old.server, old.name)
        assert phone.platform.kept == before
    await move(phone, old, invitation)
    assert not await lets_in(server, old)
    phone.device.close()


async def test_an_old_account_that_lets_nobody_in_is_named_until_it_is_given_up(tmp_path: Path, server: Any) -> None:
    old, phone = await member(server), Phone(tmp_path, server)
    await phone.set_up(old)
    thief = Account(old.server, old.name, os.urandom(32))
    phone.device.match()
    await phone.moving.begin(old, invitation_to(server))
    # Whoever has the lost device changes the password.
    wire = client(server)
    answer = await wire.put(
        f"{ADDRESS}/accounts/{old.name}",
        json={"data": {"password": thief.login_password}},
        auth=(old.name, old.login_password),
    )
    assert answer.status_code == 200
    for _ in range(2):
        with pytest.raises(SyncError) as caught:
            await phone.moving.resume(lambda progress: None)
        assert (caught.value.trouble, caught.value.detail) == ("locked", old.name)
        kept = phone.known.read_stored()
        assert kept and kept.move and kept.move.step == "old"
        assert await phone.known.read_account(old.server, old.name) == old
    await phone.moving.abandon()
    kept = phone.known.read_stored()
    assert kept and kept.move is None and kept.name != old.name
    assert await phone.known.read_account(old.server, old.name) is None
    await erase_account(wire, thief)
    phone.device.close()


async def test_nothing_is_erased_before_everything_has_arrived(tmp_path: Path, server: Any) -> None:
    old, phone = await member(server), Phone(tmp_path, server)
    await phone.set_up(old)
    phone.device.match()

    async def refuse(request: httpx.Request, send: Next) -> httpx.Response:
        def change(content: Any) -> None:
            for each in content["responses"]:
                each |= {"status": 413, "body": {}}

        kept = phone.known.read_stored()
        if request.url.path.endswith("/batch") and kept and kept.name != old.name:
            return await altered(await send(), change)
        return await send()

    exchange = Exchange(client(server, Meddling(server, refuse)))
    moving = AccountMove(phone.known, exchange, phone.device.log)
    await moving.begin(old, invitation_to(server))
    with pytest.raises(SyncError, match="the old account stays"):
        await moving.resume(lambda progress: None)
    assert await lets_in(server, old)
    phone.device.log.retry_refused()
    await phone.moving.resume(lambda progress: None)
    assert not await lets_in(server, old)
    phone.device.close()


async def test_the_secret_that_a_version_before_kept_is_found(tmp_path: Path, server: Any) -> None:
    account, phone = new_account(ADDRESS, os.urandom), Phone(tmp_path, server)
    phone.platform.kept[KEY] = account.secret.hex()
    assert await phone.known.read_account(account.server, account.name) == account
    await phone.known.store_secret(account)
    assert phone.platform.kept == {f"{KEY}-{account.name}": account.secret.hex()}
    phone.device.close()


@pytest.mark.parametrize("text", ["", "{", "1", "{}", '{"server": 1, "name": "", "last": 0}', "[" * 100_000])
def test_a_setting_that_cannot_be_read_is_as_off(text: str) -> None:
    assert sync_from_text(text) is None


def test_what_a_version_before_kept_is_read() -> None:
    name = "ab" * 16
    before = f'{{"server": "https://x.example/v1", "name": "{name}", "paused": true, "last": 7}}'
    assert sync_from_text(before) == StoredSync("https://x.example/v1", name, True, 7)
    assert sync_to_text(StoredSync("https://x.example/v1", name, True, 7)) == before
