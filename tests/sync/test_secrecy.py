"""Keys and codes, and that nobody can read another account's data."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import traceback
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from store.opening import open_in_memory
from store.sync.account import Account, Invitation, clean_address, derive_key, new_account, parse_code, read_invitation
from store.sync.accounts import register_account
from store.sync.errors import SyncError
from store.sync.wire import RECORDS_PATH, WireClient
from tests.pasted import AROUND, MESSAGE
from tests.store.tables import Clocks
from tests.sync.devices import Device, play, table
from tests.sync.servers import ADDRESS, client

ACCOUNTS = st.builds(
    lambda host, name, secret: Account(f"https://{host}.example/v1", name.hex(), secret),
    st.from_regex(r"[a-z]{1,20}", fullmatch=True),
    st.binary(min_size=16, max_size=16),
    st.binary(min_size=32, max_size=32),
)
REQUESTS = 1000


@given(ACCOUNTS)
def test_a_code_brings_the_account_back_however_it_is_typed(account: Account) -> None:
    code = account.device_code
    assert parse_code(code) == account
    word, address, key = code.split()
    assert parse_code(f"  {word.upper()}\n{address}   {key.replace('-', ' ').lower()} ") == account
    assert "://" not in code  # plain text, and no link


@given(ACCOUNTS, st.binary(min_size=17, max_size=17))
def test_a_code_is_found_in_whatever_was_pasted(account: Account, key: bytes) -> None:
    invitation = Invitation(account.server, account.name, key)
    for around in (*AROUND, MESSAGE):
        assert parse_code(around.format(account.device_code)) == account, around
        assert read_invitation(around.format(invitation.invitation_code)) == invitation, around
        assert clean_address(around.format(account.server)) == account.server, around
        assert read_invitation(around.format(account.device_code)) is None


@pytest.mark.parametrize("host", ["999.1.1.1", "1.2.3", "a..b", "a" * 64 + ".org", "[::zz]"])
def test_an_address_of_no_host_is_named(host: str) -> None:
    with pytest.raises(SyncError) as caught:
        clean_address(f"https://{host}/v1")
    assert caught.value.wrong == "address"


@given(ACCOUNTS, st.integers(0, 79), st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_one_wrong_character_is_noticed(account: Account, at: int, other: str) -> None:
    word, address, key = account.device_code.split()
    digits = key.replace("-", "")
    changed = digits[:at] + other + digits[at + 1 :]
    if changed != digits:
        try:
            found = parse_code(f"{word} {address} {changed}")
        except SyncError as error:
            assert error.trouble == "code"
        else:
            assert found != account  # the check has 16 bits, so one in 65,536 is taken for another account


@given(st.text(max_size=700))
def test_no_text_breaks_the_reader(text: str) -> None:
    for each in (text, f"switch-sync-1 {text}", f"switch-sync-1 example.org {text}"):
        try:
            parse_code(each)
        except SyncError as error:
            assert error.trouble in ("code", "address")


def test_keys_are_hkdf_and_differ_by_label() -> None:
    """Compared with a library's implementation of RFC 5869."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    secret = bytes(range(32))
    for label in (b"login", b"seal"):
        assert derive_key(secret, label) == HKDF(hashes.SHA256(), 32, b"pocket-switch", label).derive(secret)
    account = Account(ADDRESS, "0" * 32, secret)
    assert len(account.login_password) == 43  # bcrypt takes 72
    assert account.sign_segment("a", b"b") != account.sign_segment("ab", b"")


async def test_a_thousand_requests_across_accounts(memory: Any, tmp_path: Path) -> None:
    one, thief = new_account(ADDRESS, os.urandom), new_account(ADDRESS, os.urandom)
    device = Device(tmp_path)
    device.match()

    network = client(memory)
    await register_account(network, one)
    await register_account(network, thief)
    await device.synced(network, one)
    owner = await WireClient(network, ADDRESS, one).send_request("GET", "/buckets/default")
    bucket = owner.content["data"]["id"]
    (name,) = device.log.arrived_segments()
    paths = [
        f"/buckets/{bucket}",
        f"/buckets/{bucket}/collections",
        f"/buckets/{bucket}/collections/log",
        f"/buckets/{bucket}/collections/log/records",
        f"/buckets/{bucket}/collections/log/records/{name}",
        f"/buckets/{bucket}/groups",
        f"/accounts/{one.name}",
    ]
    wires = [WireClient(network, ADDRESS, thief), WireClient(network, ADDRESS)]
    before = (await WireClient(network, ADDRESS, one).send_request("GET", RECORDS_PATH)).content
    done = 0
    while done < REQUESTS:
        for wire in wires:
            for path in paths:
                for method in ("GET", "PUT", "POST", "DELETE"):
                    content = {"data": {"password": thief.login_password}} if method in ("PUT", "POST") else None
                    try:
                        answer = await wire.send_request(method, path, content=content)
                    except SyncError as error:
                        assert error.trouble == "refused"
                    else:
                        assert 400 <= answer.status < 500, (method, path, answer.status)
                    done += 1
    assert (await WireClient(network, ADDRESS, one).send_request("GET", RECORDS_PATH)).content == before
    device.close()


def test_the_secret_is_in_no_traceback_and_no_log(
    memory: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    account, device = new_account(ADDRESS, os.urandom), Device(tmp_path)
    device.match()
    caplog.set_level(logging.DEBUG)
    said = repr(account)
    try:
        asyncio.run(device.synced(client(memory), account))
    except SyncError as error:
        said += "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
    assert "SyncError" in said
    said += caplog.text
    device.close()
    files = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    for form in (account.secret.hex(), account.login_password, account.device_code, repr(account.secret)):
        assert form not in said
        assert form.encode() not in files
    assert account.secret not in files


def test_a_thousand_hands_open_no_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: Any, **named: Any) -> None:
        raise AssertionError("a socket is opened")

    monkeypatch.setattr(socket, "socket", refuse)
    with open_in_memory(Clocks().clock) as store:
        for _ in range(10):
            match_id = store.matches.begin_match(table("Ann")).id
            lease = store.leases.acquire(match_id, "test", "test")
            for _ in range(100):
                match = store.matches.get(match_id)
                assert match
                play(store, lease, match)
        assert store.sync_log().count_unsent() > REQUESTS
