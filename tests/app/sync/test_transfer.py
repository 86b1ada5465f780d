"""Moving to another device: by a code over the network, from screen to screen; and by a file where that can't be."""

from __future__ import annotations

import asyncio
import os
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.platform.background import off_loop
from app.platform.own_network import ADDRESS_VARIABLE
from app.sync.transfer import controller, host
from app.sync.transfer.code import TransferCode, read_code
from app.sync.transfer.exchange_by_code import exchange_by_code
from app.sync.transfer.host import TransferHost
from store.sync.errors import SyncError
from store.sync.wire import RECORDS_PATH
from tests.app.fake import Client
from tests.app.visits import app, fill_in, top, visit
from tests.sync.devices import Device
from tests.sync.test_peer import assert_alike, live, login

CODES = st.builds(
    TransferCode,
    st.sampled_from(["http://192.168.1.5:4000", "http://10.0.0.1:65535"]),
    st.binary(min_size=10, max_size=10).map(bytes.hex),
    st.binary(min_size=8, max_size=8),
)


@pytest.fixture(autouse=True)
def loopback(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(ADDRESS_VARIABLE, "127.0.0.1")
    yield


async def no_sleep(seconds: float) -> None:
    await asyncio.sleep(0)


@given(CODES)
def test_a_code_is_read_however_it_arrives(code: TransferCode) -> None:
    for text in (
        code.link,
        code.in_app,
        code.text,
        code.text.lower(),
        code.text.replace("-", " "),
        f"http://{code.text}",
    ):
        assert read_code(text) == code
    assert read_code(f"Here: {code.link}\nSee you!") == code
    assert "token" not in repr(code)


@given(CODES, st.integers(0, 31), st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_a_mistyped_code_connects_to_nobody(code: TransferCode, at: int, letter: str) -> None:
    address, digits = code.link.rsplit("/", 1)
    wrong = f"{address}/{digits[:at]}{letter}{digits[at + 1 :]}"
    if wrong == code.link:
        return
    try:
        found = read_code(wrong)
    except SyncError as error:
        assert error.trouble == "code"
    else:  # one of 65,536 has the right check bytes
        assert (found.pin, found.token) != (code.pin, code.token)


@pytest.mark.parametrize(
    "text", ["", "hello", "192.168.1.5:4000", "192.168.1.5:4000 ABCD", "1" * 5000, "http://x/#/m/"]
)
def test_what_is_no_code_says_so(text: str) -> None:
    with pytest.raises(SyncError) as caught:
        read_code(text)
    assert caught.value.trouble == "code" and caught.value.wrong


@asynccontextmanager
async def hosted(device: Device) -> AsyncIterator[tuple[TransferCode, TransferHost]]:
    """A device that shows a code."""
    hosting = TransferHost(device.store, lambda progress: None)
    code = await off_loop(lambda: hosting.start("127.0.0.1"))
    try:
        yield code, hosting
    finally:
        await off_loop(hosting.stop)


async def refused(device: Device, code: TransferCode) -> str:
    """Exchanges in vain; what the trouble is."""
    with pytest.raises(SyncError) as caught:
        await exchange_by_code(device.store, code, lambda progress: None, sleep=no_sleep)
    return caught.value.trouble


@pytest.fixture
def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Device, Device]]:
    monkeypatch.setenv("POCKET_SWITCH_DATA", str(tmp_path))
    made = (Device(tmp_path / "new"), Device(tmp_path / "old"))
    yield made
    for each in made:
        each.close()


async def test_everything_moves_over_the_network_and_the_code_works_once(pair: tuple[Device, Device]) -> None:
    new, old = pair
    live(old, Random(1), 12)
    live(new, Random(2), 5)
    kept = {*new.log.event_ids(), *old.log.event_ids()}
    async with hosted(old) as (code, _):
        await exchange_by_code(new.store, code, lambda progress: None)
        assert_alike(new, old, kept)
        old.match("after that")
        assert await refused(new, code) == "refused"
    assert await refused(new, code) == "again"  # nothing listens any more
    assert new.picture() != old.picture()


async def test_a_line_that_is_cut_goes_on_with_the_same_code(pair: tuple[Device, Device]) -> None:
    """A proxy between the devices closes the first three connections after 900, 2500 and 4000 bytes."""
    new, old = pair
    live(old, Random(3), 12)
    live(new, Random(4), 12)
    kept = {*new.log.event_ids(), *old.log.event_ids()}
    lefts = iter((900, 2500, 4000))
    cut = 0

    async with hosted(old) as (code, _):
        url = urlsplit(code.address)

        async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal cut
            there, back = await asyncio.open_connection(url.hostname, url.port)
            left = next(lefts, 1 << 40)

            async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
                nonlocal left, cut
                while (part := await source.read(512)) and left > 0:
                    left -= len(part)
                    target.write(part)
                cut += left <= 0
                target.close()

            await asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)

        relay = await asyncio.start_server(between, "127.0.0.1", 0)
        port = relay.sockets[0].getsockname()[1]
        await exchange_by_code(
            new.store, replace(code, address=f"http://127.0.0.1:{port}"), lambda progress: None, sleep=no_sleep
        )
        relay.close()
    assert cut
    assert_alike(new, old, kept)


async def test_a_stranger_in_the_network_gets_nothing(pair: tuple[Device, Device]) -> None:
    new, old = pair
    old.match("Annabella")
    before = new.picture(), old.picture()
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.check_hostname = False
    trusting.verify_mode = ssl.CERT_NONE
    async with hosted(old) as (code, hosting):
        account = code.account_of(new.store.device_id())
        right = login(account.name, account.login_password)
        wrong_token = replace(code, token=os.urandom(8))
        assert await refused(new, wrong_token) == "refused"
        assert await refused(new, replace(code, pin="0" * 20)) == "certificate"
        answers = set()
        async with httpx.AsyncClient(verify=trusting, trust_env=False) as http:
            # In plain the right password doesn't help. It's tried before there are too many wrong ones.
            plain = await http.get(f"{code.address}/v1{RECORDS_PATH}", headers=right)
            answers.add((plain.status_code, plain.content))
            for address in (code.address, code.address.replace("http:", "https:")):
                for path in ("/v1/", f"/v1{RECORDS_PATH}", "/v1/batch", "/anything"):
                    for headers in ({}, login("x", "y")):
                        answer = await http.get(address + path, headers=headers)
                        answers.add((answer.status_code, answer.content))
            page = await http.get(code.address + "/")
            assert page.status_code == 200 and "Annabella" not in page.text and code.link not in page.text
        hosting._valid_until = 0  # the code has expired
        assert await refused(new, code) == "refused"
        assert len(answers) == 1 and next(iter(answers))[0] == 401
    assert (new.picture(), old.picture()) == before


async def shown_code(client: Client) -> str:
    await client.click("transfer-show")
    await client.wait("transfer-code-text")
    return client.spoken("transfer-code-text")


async def test_two_apps_exchange_from_screen_to_screen(tmp_path: Path) -> None:
    old = Device(tmp_path / "old")
    for name in ("Ann", "Bo"):
        old.match(name)
    old.close()
    async with visit(tmp_path / "old", "/settings") as there:
        await there.click("settings-move")
        await there.wait("transfer-show")
        code = read_code(await shown_code(there))
        assert "enable" in [name for name, _ in there.called]  # the screen stays on
        async with visit(tmp_path / "new", "/settings/move") as here:
            await here.click("transfer-use")
            await fill_in(here, "transfer-code", "hello")
            await here.click("transfer-start")
            await here.wait("transfer-problem")
            await fill_in(here, "transfer-code", code.text)
            await here.click("transfer-start")
            await here.wait("transfer-done")
            said = " ".join(here.texts())
            assert "2 new matches" in said and "2 new people" in said
            data = app(here).data
            assert data and len(data.store.matches.read_page().matches) == 2
            await there.wait("transfer-done")
            assert "Nothing new came to this device" in " ".join(there.texts())


async def test_a_link_opens_the_app_but_exchanges_only_on_a_tap(tmp_path: Path) -> None:
    Device(tmp_path / "old").close()
    async with visit(tmp_path / "old", "/settings/move") as there:
        code = read_code(await shown_code(there))
        route = code.in_app.removeprefix("pocket-switch://table")
        async with visit(tmp_path / "new", route) as here:
            await here.wait("transfer-start")
            assert not here.has("transfer-code") and not here.has("transfer-done")
            await here.click("transfer-start")
            await here.wait("transfer-done")


async def test_leaving_the_screen_ends_the_code(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings/move") as client:
        code = read_code(await shown_code(client))
        url = urlsplit(code.address)

        async def answers() -> bool:
            try:
                _, writer = await asyncio.open_connection(url.hostname, url.port)
            except OSError:
                return False
            writer.close()
            return True

        assert await answers()
        await client.go("/settings")
        async with asyncio.timeout(10):
            while await answers():  # a closed port tells nobody
                await asyncio.sleep(0.01)
        assert not [each for each in tmp_path.iterdir() if each.is_dir()]  # no certificate is left


async def test_a_code_expires_and_a_new_one_can_be_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "VALID", host.VALID * 0)
    async with visit(tmp_path, "/settings/move") as client:
        await client.click("transfer-show")
        await client.wait("transfer-expired")
        monkeypatch.undo()
        monkeypatch.setenv(ADDRESS_VARIABLE, "127.0.0.1")
        await client.click("transfer-again")
        await client.wait("transfer-code-text")


async def test_a_browser_is_offered_a_file_within_three_taps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.sync.transfer.screen.can_transfer", lambda: False)
    async with visit(tmp_path, "/settings", answers={"save_file": lambda arguments: "saved.zip"}) as client:
        await client.click("settings-move")
        await client.until(lambda: client.has("transfer-save-file") and not client.has("transfer-show"), "the file")
        await client.click("transfer-save-file")
        await client.until(lambda: "save_file" in [name for name, _ in client.called], "the file to be offered")


async def test_without_a_network_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "own_addresses", lambda: ())
    async with visit(tmp_path, "/settings/move") as client:
        await client.click("transfer-show")
        await client.wait("transfer-problem")
        assert "isn’t on a network" in " ".join(client.texts())
        assert top(client) == "/settings/move"
