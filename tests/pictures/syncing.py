"""Sync: off, being set up, on, and failing; with a Kinto that has everything in memory."""

from __future__ import annotations

import asyncio
import re
import secrets
import tempfile
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from store.sync.account import Account, new_account
from store.sync.accounts import register_account
from store.sync.connection import make_client
from tests.app.played import fill
from tests.pictures.doing import tapped_all
from tests.pictures.taking import House, Screen
from tests.sync.devices import Device
from tests.sync.servers import MEMORY, KintoProcess
from tests.web.driver import Phone

OPEN = "http://sync.example.org"  # refused before anything is asked
KINTO = KintoProcess(MEMORY)


@contextmanager
def _online() -> Iterator[None]:
    KINTO.start()
    try:
        yield
    finally:
        KINTO.stop()


def _played(folder: Path, _: Collection[str]) -> dict[str, str]:
    fill(folder, 3, seed=10)
    return {}


def _elsewhere() -> str:
    """Return the code of another device, which has sent its history."""
    account = new_account(KINTO.address, secrets.token_bytes)

    async def sent(device: Device, account: Account) -> None:
        async with make_client() as client:
            await register_account(client, account)
            await device.synced(client, account)

    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside:
        device = Device(Path(folder))
        device.match("Wilhelmina", hands=7)
        beside.submit(asyncio.run, sent(device, account)).result()  # the browser's driver has the loop of this thread
        device.close()
    return account.device_code


def _come(phone: Phone, *names: str) -> str:
    """Return the first of these that is on the screen, scrolling down if necessary: large text leaves little room."""
    phone.page.mouse.move(200, 400)

    def seen() -> bool:
        if any(map(phone.is_there, names)):
            return True
        phone.page.mouse.wheel(0, 200)
        return False

    phone.wait_until(seen, " or ".join(names))
    return next(filter(phone.is_there, names))


def _tap(phone: Phone, name: str) -> None:
    _come(phone, name)
    phone.scroll_to(name)
    phone.tap(name)


def _off(phone: Phone) -> None:
    if _come(phone, "sync-first", "sync-ask-again") == "sync-ask-again":
        _tap(phone, "sync-leave-do")
        _come(phone, "sync-first")


def _answered(phone: Phone, way: str, text: str, button: str, answer: str) -> None:
    """Enter what a way of joining asks for, submit it, and wait for the answer."""
    _off(phone)
    _tap(phone, way)
    field = "sync-address" if way == "sync-first" else "sync-code"
    _come(phone, field)
    phone.scroll_to(field)
    phone.type(field, text)
    phone.page.locator(f'[flt-semantics-identifier="{button}"]:not([aria-disabled="true"])').wait_for(state="attached")
    _tap(phone, button)
    _come(phone, answer)
    phone.page.evaluate("document.activeElement.blur()")  # nothing blinks


def _refused(phone: Phone) -> None:
    _answered(phone, "sync-first", OPEN, "sync-check", "sync-problem")


def _found(phone: Phone) -> None:
    _answered(phone, "sync-first", KINTO.address, "sync-check", "sync-found")


def _joining(phone: Phone) -> None:
    _answered(phone, "sync-join", _elsewhere(), "sync-look", "sync-would-come")


def _on(phone: Phone) -> None:
    _found(phone)
    _tap(phone, "sync-start")
    phone.wait_gone("sync-start")
    phone.page.mouse.wheel(0, -20_000)
    phone.wait_spoken("sync-waits", re.compile(r"^[^\d.]+\."))  # how many wait is not said: none
    phone.wait_gone("sync-stop")


def _asked_again(phone: Phone) -> None:
    if _come(phone, "sync-first", "sync-ask-again") == "sync-first":
        _on(phone)
        phone.open("/settings/sync")
        phone.wait("sync-ask-again")


def _open(*names: str) -> Callable[[Phone], None]:
    def opened(phone: Phone) -> None:
        _on(phone)
        tapped_all(*names)(phone)

    return opened


def _trouble(phone: Phone) -> None:
    KINTO.stop()  # it was left so for the picture before
    KINTO.start()
    _on(phone)
    KINTO.stop()
    _tap(phone, "sync-now")
    phone.wait("sync-trouble")
    phone.wait_gone("sync-stop")


def _code(phone: Phone) -> None:
    _tap(phone, "transfer-show")
    _come(phone, "transfer-qr", "transfer-problem")


SCREENS = (
    Screen("sync-off", "/settings/sync", "back", _off),
    Screen("sync-address", "/settings/sync", "back", _refused),
    Screen("sync-found", "/settings/sync", "back", _found),
    Screen("sync-joining", "/settings/sync", "back", _joining),
    Screen("sync-on", "/settings/sync", "back", _on),
    Screen("sync-again", "/settings/sync", "back", _asked_again),
    Screen("sync-code", "/settings/sync", "back", _open("sync-device")),
    Screen("sync-lost", "/settings/sync", "back", _open("sync-lost")),
    Screen("sync-leave", "/settings/sync", "back", _open("sync-leave")),
    Screen("sync-trouble", "/settings/sync", "back", _trouble),
    Screen("transfer", "/settings/move", "transfer-use"),
    Screen("transfer-code", "/settings/move", "transfer-use", _code),
    Screen("transfer-use", "/settings/move", "transfer-use", tapped_all("transfer-use")),
)
HOUSES = (House(_played, SCREENS, _online),)
