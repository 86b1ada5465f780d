"""Two phones with one id: the copy takes a new id, and nothing of either is lost."""

from __future__ import annotations

import shutil
from typing import Any

import httpx

from store.sync.account import Account
from store.sync.wire import RECORDS_PATH, WireClient
from tests.sync.devices import Device
from tests.sync.faults import Next
from tests.sync.servers import ADDRESS, client
from tests.sync.traps.syncing import LEFT_FILE, Make, Pair, ask, run, trouble

pytestmark = LEFT_FILE


def test_a_cloned_phone_takes_another_id_and_loses_nothing(
    kinto: Any, account: Account, pair: Pair, tmp_path: Any
) -> None:
    one, other = pair
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
    wire = WireClient(client(kinto), ADDRESS, account)
    for name, sha in clone.log.arrived_segments().items():
        assert ask(wire.send_request("GET", f"{RECORDS_PATH}/{name}")).content["data"]["sha"] == sha
    clone.close()
