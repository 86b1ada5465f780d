"""A household's server on PostgreSQL: who may register, which requests are allowed, and how much each account may
store.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from store.server.household import DATABASE_URL, ServerConfiguration
from store.sync.account import Account, Invitation, new_account, new_invitation, parse_code, parse_invitation
from store.sync.accounts import check_account, erase_account, probe_server, register_account
from store.sync.errors import SyncError
from store.sync.wire import RECORDS_PATH, WireClient
from tests.sync.devices import Device
from tests.sync.servers import ADDRESS, Postgres, application, client, in_process, invite_by_command, invited
from tests.sync.traps.syncing import LEFT_FILE, ask, run

pytestmark = LEFT_FILE
INVITED = {"kinto.account_create_principals": ""}
QUOTA = 40_000


@pytest.fixture(scope="module")
def household(database: Postgres) -> Any:
    """A Kinto for invited people, with little space for each."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return application(database.address, **INVITED, **{"pocket_switch.quota": str(QUOTA)})


def account_of(invitation: Invitation) -> Account:
    return Account(ADDRESS, invitation.name, os.urandom(32))


def member(app: Any) -> Account:
    """Return the account of an invited person."""
    invitation = invited(app)
    account = account_of(invitation)
    ask(register_account(client(app), account, invitation))
    return account


def refused(work: Callable[[], Any]) -> SyncError:
    with pytest.raises(SyncError) as caught:
        ask(work())
    return caught.value


def test_it_says_that_it_invites_and_nobody_else_gets_an_account(household: Any, database: Postgres) -> None:
    assert ask(probe_server(client(household), ADDRESS)).invites
    stranger = new_account(ADDRESS, os.urandom)
    error = refused(lambda: register_account(client(household), stranger))
    assert (error.trouble, error.detail) == ("invitation", "localhost")
    assert not database.run("SELECT 1 FROM objects WHERE id = %s", stranger.name)
    made_up = new_invitation(ADDRESS, os.urandom)
    assert refused(lambda: register_account(client(household), account_of(made_up), made_up)).trouble == "invitation"


def test_an_invitation_lets_one_in_and_once(household: Any) -> None:
    invitation = invited(household)
    first, second = account_of(invitation), account_of(invitation)
    ask(register_account(client(household), first, invitation))
    ask(register_account(client(household), first, invitation))  # the answer was lost
    error = refused(lambda: register_account(client(household), second, invitation))
    assert error.trouble == "invitation" and "used" in error.detail
    assert refused(lambda: check_account(client(household), second)).trouble == "refused"
    ask(check_account(client(household), first))
    ask(erase_account(client(household), first))
    assert refused(lambda: register_account(client(household), second, invitation)).trouble == "invitation"


def test_further_devices_come_by_a_code_and_further_members_by_invitations(
    household: Any, device: Callable[[], Device]
) -> None:
    one, same, other = device(), device(), device()
    account, another = member(household), member(household)
    one.match("Ann")
    other.match("Bo")
    run(one, household, account)
    run(other, household, another)
    run(same, household, parse_code(account.device_code))
    assert same.picture() == one.picture()
    assert other.picture() != one.picture()


def test_the_keepers_command_prints_an_invitation_that_works(
    household: Any, database: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ini = tmp_path / "kinto.ini"
    written = ServerConfiguration("sync.example.org", "0" * 64).files_by_path()["/etc/pocket-switch-sync/kinto.ini"]
    ini.write_text(written.replace(DATABASE_URL, database.address))
    assert invite_by_command(ini) == 0
    invitation = parse_invitation(capsys.readouterr().out)
    assert invitation.server == "https://sync.example.org/v1"
    here = replace(invitation, server=ADDRESS)
    account = account_of(here)
    ask(register_account(client(household), account, here))
    ask(check_account(client(household), account))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/buckets/of-my-own"),
        ("PUT", "/buckets/default"),
        ("PUT", "/buckets/default/collections/more"),
        ("PUT", "/buckets/default/groups/friends"),
        ("DELETE", "/buckets/default/collections/log"),
        ("POST", RECORDS_PATH),
        ("DELETE", RECORDS_PATH),
        ("DELETE", f"{RECORDS_PATH}/abc"),
        ("PUT", "/accounts/somebody"),
        ("POST", "/accounts"),
        ("POST", "/buckets"),
        ("DELETE", "/buckets"),
    ],
)
def test_what_no_device_asks_for_is_closed(household: Any, method: Any, path: str) -> None:
    wire = WireClient(client(household), ADDRESS, member(household))
    assert ask(wire.send_request(method, path, content={"data": {"id": "abc", "password": "x"}})).status in (403, 405)


def test_a_full_account_says_so_and_the_others_go_on(household: Any, device: Callable[[], Device]) -> None:
    one, other = device(), device()
    full = member(household)
    wire = WireClient(client(household), ADDRESS, full)
    for name in ("a", "b", "c"):
        assert (
            ask(wire.send_request("PUT", f"{RECORDS_PATH}/{name}", content={"data": {"x": "y" * (QUOTA // 4)}})).status
            == 201
        )
    big = {"data": {"x": "y" * (QUOTA // 2)}}
    assert refused(lambda: wire.send_request("PUT", f"{RECORDS_PATH}/d", content=big)).trouble == "full"
    assert refused(lambda: wire.send_request("PUT", f"{RECORDS_PATH}/a", content=big)).trouble == "full"
    inside = [{"method": "PUT", "path": f"/v1{RECORDS_PATH}/e", "body": big}]
    assert refused(lambda: wire.send_request("POST", "/batch", content={"requests": inside})).trouble == "full"
    many = {"data": {}, "permissions": {"read": [f"account:{at}" for at in range(QUOTA // 10)]}}
    assert refused(lambda: wire.send_request("PUT", f"{RECORDS_PATH}/f", content=many)).trouble == "full"
    heavy = {"data": {"password": full.login_password, "more": "y" * QUOTA}}
    assert refused(lambda: wire.send_request("PUT", f"/accounts/{full.name}", content=heavy)).trouble == "full"
    assert len(ask(wire.send_request("GET", RECORDS_PATH)).content["data"]) == 3
    one.match(hands=3)
    run(one, household, full)  # what is small still has room
    other.match()
    run(other, household, member(household))
    ask(erase_account(client(household), full))


def test_who_writes_at_the_same_time_gets_no_more_room(household: Any, database: Postgres) -> None:
    account = member(household)
    wire = WireClient(client(household), ADDRESS, account)
    assert (
        ask(wire.send_request("PUT", f"{RECORDS_PATH}/first", content={"data": {}})).status == 201
    )  # bucket and all are there
    one, tries = QUOTA // 8, 24

    def put(number: int) -> int:
        transport = in_process(household)
        with httpx.Client(transport=transport, auth=(account.name, account.login_password)) as network:
            path = f"{ADDRESS}{RECORDS_PATH}/{number}"
            return network.put(path, json={"data": {"x": "y" * one}}).status_code

    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(put, range(tries)))
    kept = ask(wire.send_request("GET", RECORDS_PATH)).content["data"]
    assert 0 < len(kept) - 1 <= QUOTA // one
    assert answers.count(201) == len(kept) - 1
