"""Sync on the screen: set up, a second device, how it stands, a device lost, leaving; off means no connection."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.sync.controller import SyncController, sync_of
from app.sync.exchange import Exchange
from app.ui.words import tr
from store.database import open_connection
from store.opening import FILE_NAME
from store.sync.errors import SyncError
from tests.app.button_looks import is_set_apart, pills
from tests.app.fake import Client
from tests.app.visits import app, fill_in, visit
from tests.sync.devices import Device
from tests.sync.servers import KintoProcess


@pytest.fixture(scope="module")
def server() -> Iterator[KintoProcess]:
    running = KintoProcess("memory://")
    running.start()
    yield running
    running.stop()


async def set_up(client: Client, address: str) -> str:
    """Makes this the first device; the code for the second."""
    await client.click("sync-first")
    await fill_in(client, "sync-address", address)
    await client.click("sync-check")
    await client.wait("sync-found")
    await client.click("sync-start")
    await client.wait("sync-waits")
    await synced(client)
    return sync_of(client.page).device_code


async def synced(client: Client) -> None:
    """Waits until a sync has ended well."""
    syncing = sync_of(client.page)
    await client.until(lambda: syncing.last and not syncing.busy, "a sync")


def leaving(client: Client) -> Coroutine[Any, Any, None]:
    return sync_of(client.page).close()


async def test_off_it_connects_to_nothing(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        syncing = sync_of(client.page)
        assert (syncing.state, syncing._exchange, syncing._loop) == ("off", None, None)
        assert client.has("sync-first") and client.has("sync-join")


async def test_two_devices_share_what_they_have(tmp_path: Path, server: KintoProcess) -> None:
    first, second = Device(tmp_path / "first"), Device(tmp_path / "second")
    first.match("Ann", hands=2)
    second.match("Bo", hands=1)
    first.close()
    second.close()

    async with visit(tmp_path / "first", "/settings/sync") as client:
        code = await set_up(client, server.address)
        assert client.spoken("sync-waits").startswith("Everything has been sent")
        await client.click("sync-device")
        assert client.spoken("sync-code-text") == code
        await leaving(client)
    async with visit(tmp_path / "second", "/settings/sync") as client:
        await client.click("sync-join")
        await fill_in(client, "sync-code", code.lower().replace("-", " "))
        assert not client.has("sync-join-do")
        await fill_in(client, "sync-code", code)
        await client.click("sync-look")
        await client.wait("sync-would-come")
        data = app(client).data
        assert data and len(data.store.matches.read_page().matches) == 1  # nothing has come in by looking
        await client.until(lambda: any("items will be added" in text for text in client.texts()))
        await client.click("sync-join-do")
        await client.wait("sync-waits")
        await synced(client)
        assert len(data.store.matches.read_page().matches) == 2
        await leaving(client)


async def test_a_store_that_is_busy_is_said_and_tried_again(tmp_path: Path, server: KintoProcess) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        await set_up(client, server.address)
        syncing = sync_of(client.page)
        with closing(open_connection(tmp_path / FILE_NAME)) as other:
            other.execute("BEGIN IMMEDIATE")  # as another window does that brings a long history in
            syncing.sync_now()
            await client.until(lambda: syncing.trouble == "sync.trouble.store", "what is wrong")
        syncing.sync_now()
        await client.until(lambda: not syncing.trouble and not syncing.busy, "a sync")
        await leaving(client)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("http://example.org", "begin with https"),
        ("ftp://example.org", "not with ftp"),
        ("http://127.0.0.1:1/v1", "Can’t reach"),
        ("https://me:you@example.org", "no name, password"),
    ],
)
async def test_an_address_that_does_not_work_says_why(tmp_path: Path, address: str, said: str) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        await client.click("sync-first")
        await fill_in(client, "sync-address", address)
        await client.click("sync-check")
        await client.wait("sync-problem")
        assert any(said in text for text in client.texts())
        await leaving(client)


async def test_who_is_quicker_than_sync_is_told_what_is_wrong_all_the_same(tmp_path: Path) -> None:
    """The store is open, and what is kept of sync has not been looked at."""

    async with visit(tmp_path) as client:
        quick = SyncController(app(client))
        with pytest.raises(SyncError):
            await quick.preview_code("hello")
        await quick.close()


async def test_a_mistyped_code_says_so(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        await client.click("sync-join")
        await fill_in(client, "sync-code", "hello")
        await client.click("sync-look")
        await client.wait("sync-problem")
        assert any("switch-sync-1" in text for text in client.texts())
        await leaving(client)


async def test_a_lost_device_is_locked_out_and_the_rest_moves(tmp_path: Path, server: KintoProcess) -> None:
    first = Device(tmp_path)
    first.match("Ann", hands=2)
    first.close()

    async with visit(tmp_path, "/settings") as client:
        assert any(tr("settings.nothing_leaves") in text for text in client.texts())
        await client.click("settings-sync")
        before = await set_up(client, server.address)
        assert not any(tr("settings.nothing_leaves") in text for text in client.texts())
        await client.click("sync-lost")
        await client.click("sync-lost-do")
        syncing = sync_of(client.page)
        await client.until(lambda: syncing.device_code != before and not syncing.move, "another account")
        await synced(client)
        status = syncing.status
        assert status and status.unsent_events == 0 and status.stored_segments
        with pytest.raises(SyncError) as caught:
            await syncing.preview_code(before)
        assert caught.value.trouble == "refused"
        assert (await syncing.preview_code(syncing.device_code))[0] > 0
        await leaving(client)


async def test_leaving_and_erasing_leaves_nothing_there(tmp_path: Path, server: KintoProcess) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        code = await set_up(client, server.address)
        await client.click("sync-pause")
        assert client.spoken("sync-last").startswith("Paused")
        await client.click("sync-erase")
        await client.click("sync-erase-do")
        await client.wait("sync-first")
        syncing = sync_of(client.page)
        with pytest.raises(SyncError):
            await syncing.preview_code(code)
        await leaving(client)
        data = app(client).data
        assert data and "sync" not in data.store.settings.all()


async def test_without_a_keystore_the_code_is_asked_for_again_and_the_secret_is_nowhere(
    tmp_path: Path, server: KintoProcess
) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        code = await set_up(client, server.address)
        account = sync_of(client.page)._account
        assert account
        await leaving(client)
    files = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    for form in (
        account.secret,
        account.secret.hex().encode(),
        account.login_password.encode(),
        code.encode(),
    ):
        assert form not in files
    assert account.secret.hex() not in repr(account)
    async with visit(tmp_path, "/settings/sync") as client:
        await client.wait("sync-ask-again")
        assert is_set_apart(client, "sync-leave-do") and "sync-join-do" in pills(client)
        await fill_in(client, "sync-code", code)
        await client.click("sync-join-do")
        await client.wait("sync-waits")
        await synced(client)
        report = app(client).make_report()
        assert account.login_password not in report and account.secret.hex() not in report
        await leaving(client)


@pytest.fixture(scope="module")
def household() -> Iterator[KintoProcess]:
    """A server that takes in who was invited; each line that it is sent asks for an invitation."""
    running = KintoProcess("memory://", invites=True)
    running.start()
    yield running
    running.stop()


async def test_without_an_invitation_the_screen_says_whom_to_ask_and_nothing_moves(
    tmp_path: Path, household: KintoProcess
) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        await client.click("sync-first")
        await fill_in(client, "sync-address", household.address)
        await client.click("sync-check")
        await client.wait("sync-problem")
        assert any("sk the people who run it" in text and "127.0.0.1" in text for text in client.texts())
        assert not client.has("sync-start")
        syncing = sync_of(client.page)
        await client.click("sync-first")  # closed, and opened again
        before = await set_up(client, household.invite())
        await client.click("sync-lost")
        await client.click("sync-lost-do")
        await client.wait("sync-problem")
        assert any("sk the people who run it" in text for text in client.texts())
        assert (syncing.device_code, syncing.move) == (before, "")
        await fill_in(client, "sync-invitation", household.invite())
        await client.click("sync-lost-do")
        await client.until(lambda: syncing.device_code != before and not syncing.move, "another account")
        await synced(client)
        with pytest.raises(SyncError) as caught:
            await syncing.preview_code(before)
        assert caught.value.trouble == "refused"
        await leaving(client)


async def test_until_the_old_account_is_erased_the_screen_says_so(
    tmp_path: Path, server: KintoProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        before = await set_up(client, server.address)
        syncing, erase = sync_of(client.page), Exchange.erase_account

        async def cut(*given: Any) -> None:
            raise SyncError("again", "no connection")

        monkeypatch.setattr(Exchange, "erase_account", cut)
        await client.click("sync-lost")
        await client.click("sync-lost-do")
        await client.until(lambda: syncing.trouble == "sync.trouble.again", "what is wrong")
        assert syncing.move == "erasing" and syncing.device_code != before
        assert "isn’t erased yet" in client.spoken("sync-move")
        assert client.has("sync-give_up") and not client.has("sync-leave")
        monkeypatch.setattr(Exchange, "erase_account", erase)
        syncing.sync_now()
        await client.until(lambda: not syncing.move and not syncing.busy, "the end of the move")
        assert not client.has("sync-move") and client.has("sync-leave")
        await leaving(client)


async def test_a_fault_of_ours_that_ends_a_sync_is_shown(
    tmp_path: Path, server: KintoProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        await set_up(client, server.address)
        syncing = sync_of(client.page)

        async def broken(*given: Any) -> float:
            raise UnicodeEncodeError("utf-8", "\ud800", 0, 1, "surrogates not allowed")

        monkeypatch.setattr(Exchange, "run_sync", broken)
        syncing.sync_now()
        await client.until(lambda: syncing.trouble == "sync.trouble.fault", "what is wrong")
        await client.wait("sync-trouble")
        assert "a fault in this app" in client.spoken("sync-trouble")
        await leaving(client)


async def test_another_window_follows_when_one_leaves(tmp_path: Path, server: KintoProcess) -> None:
    async with visit(tmp_path, "/settings/sync") as client:
        await set_up(client, server.address)
        syncing = sync_of(client.page)
        data = app(client).data
        assert data
        data.store.settings.set_text("sync", None)  # as another window writes it
        syncing.sync_now()
        await client.wait("sync-first")
        assert (syncing.state, syncing.device_code) == ("off", "")
        await leaving(client)
