"""Strangers in the network attack a device that listens for paired ones, and so does one whose pair has ended.

Whatever they ask, there is one answer, and a paired device is let in all the same.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx

from app.sync.tls_only import TlsOnly
from store.sync.account import Account, new_account
from store.sync.in_process import InProcessTransport
from store.sync.peer.introduction import Introduction, read_introduction
from store.sync.peer.logins import PairedLogins
from store.sync.peer.server import PeerServer
from store.sync.wire import RECORDS_PATH
from tests.attack._row import Meter, Row
from tests.attack.sync_server import JUNK
from tests.sync.devices import Device

HOST = "192.168.1.5:4000"
FRIEND, STRANGER = "192.168.1.6", "192.168.1.66"
SECRET_NAME = "Annabella"
ROUNDS = 300
PATHS = (
    "/", "/v1/", f"/v1{RECORDS_PATH}", f"/v1{RECORDS_PATH}/x", "/v1/batch", "/v1/introduction", "/v1/introduction/end",
    "/v1/accounts/x", "/v1/../..", "/r/x/see", "/v1/hello", "/favicon.ico",
)  # fmt: skip
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
OWN = Introduction("here", "Ann’s phone", 4000, "0" * 32)


class Target:
    """A paired device with a history, in this process. `ended` is a pair that has ended."""

    def __init__(self, folder: Path) -> None:
        self.device = Device(folder)
        self.device.match(SECRET_NAME, hands=3)
        self.account = new_account(f"https://{HOST}/v1", os.urandom)
        self.ended = new_account(f"https://{HOST}/v1", os.urandom)
        self.unpaired: list[str] = []
        peer = PeerServer(
            self.device.log,
            PairedLogins({self.account.name: self.account}.get, lambda name: None),
            lambda: 0,
            on_introduction=lambda name, address, said: OWN.to_json() if read_introduction(said) else None,
            on_unpaired=self.unpaired.append,
        )
        self.app = TlsOnly(peer.app)

    async def ask(
        self, address: str, method: str, path: str, headers: Mapping[str, str], body: bytes = b"", scheme: str = "https"
    ) -> httpx.Response:
        """Return the answer to a request from an IP address."""
        transport = InProcessTransport(self.app, address)
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{HOST}") as http:
            return await http.request(method, path, headers=headers, content=body)


def login(name: str, password: str) -> dict[str, str]:
    """Return the header of a login."""
    return {"Authorization": "Basic " + base64.b64encode(f"{name}:{password}".encode()).decode()}


def login_of(account: Account) -> dict[str, str]:
    """Return the header of the right login of an account."""
    return login(account.name, account.login_password)


def attack(share: float) -> Iterator[Row]:
    """Yield rows for strangers, for a device whose pair has ended, and for a paired one that lies."""
    rounds = max(5, int(ROUNDS * share))
    for what in (_strangers, _ended, _in_plain, _liar):
        with tempfile.TemporaryDirectory() as folder:
            target = Target(Path(folder))
            yield asyncio.run(_attacked(target, what, rounds))
            target.device.close()


async def _attacked(target: Target, what: Any, rounds: int) -> Row:
    meter = Meter(f"a paired device: {what.__name__.strip('_').replace('_', ' ')}")
    before, rng = target.device.picture(), random.Random(7)
    for _ in range(rounds):
        await what(target, meter, rng)
    if target.device.picture() != before:
        meter.let_through("the history has changed")
    if (await target.ask(FRIEND, "GET", f"/v1{RECORDS_PATH}", login_of(target.account))).status_code != 200:
        meter.let_through("the paired device isn't let in any more")
    return meter.row()


async def _strangers(target: Target, meter: Meter, rng: random.Random) -> None:
    """Ask anything with a wrong login or none."""
    wrong: tuple[dict[str, str], ...] = (
        {},
        login(target.account.name, "?" * 43),
        login(target.account.name, ""),
        login(os.urandom(16).hex(), target.account.login_password[:-1] + "?"),
        {"Authorization": rng.choice(("Basic", "Basic =", "Bearer x", "Basic " + "A" * 5000, "basic " + "\x7f"))},
    )
    await _refused(target, meter, rng, rng.choice(wrong))


async def _ended(target: Target, meter: Meter, rng: random.Random) -> None:
    """Ask with the right secret of a pair that has ended, also under the name of another pair."""
    password = target.ended.login_password
    await _refused(target, meter, rng, login(rng.choice((target.ended.name, target.account.name)), password))


async def _in_plain(target: Target, meter: Meter, rng: random.Random) -> None:
    """Ask without encryption, with the right login."""
    await _refused(target, meter, rng, login_of(target.account), "http")


async def _refused(
    target: Target, meter: Meter, rng: random.Random, headers: Mapping[str, str], scheme: str = "https"
) -> None:
    method, path, body = rng.choice(METHODS), rng.choice(PATHS), rng.choice((b"", b"{}", b"[" * 5000, os.urandom(99)))
    with meter.attempt():
        answer = await target.ask(STRANGER, method, path, headers, body, scheme)
    expected = {} if method == "HEAD" else {"code": 401, "error": "Unauthorized"}
    said = json.loads(answer.content) if answer.content else {}
    if answer.status_code != 401 or said not in (expected, {"code": 401, "error": "Unauthorized"}):
        meter.let_through(f"{method} {path} was answered by {answer.status_code}")
    if target.unpaired:
        meter.let_through("a stranger has ended the pair")


async def _liar(target: Target, meter: Meter, rng: random.Random) -> None:
    """Send what no app sends, from a device that is paired."""
    junk = rng.choice(JUNK)
    content: Any = rng.choice(
        (
            junk,
            {"requests": junk},
            {"requests": [junk] * 5},
            {"requests": [{"method": "PUT", "path": f"/v1{RECORDS_PATH}/{junk}", "body": {"data": {"body": junk}}}]},
            {"requests": [{"method": "GET", "path": junk}]},
            {**OWN.to_json(), rng.choice(("device", "name", "port", "pin")): junk},
        )
    )
    path = rng.choice(("/v1/batch", "/v1/introduction"))
    body = json.dumps(content).encode()
    with meter.attempt():
        answer = await target.ask(FRIEND, "POST", path, login_of(target.account), body)
    if answer.status_code not in (200, 400) or SECRET_NAME in answer.text:
        meter.let_through(f"{path} {str(content)[:60]} was answered by {answer.status_code}")
