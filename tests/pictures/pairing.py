"""Paired devices: the offer after a move, and the list with one that is away."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from app.data import CLOCK
from app.platform import paths
from app.platform.own_network import ADDRESS_VARIABLE
from app.stored.pairings import KEY
from app.sync.pairing.own_device import PairingDraft, load_or_make_own_device
from app.sync.pairing.stored_pairings import SECRET_FILE, Pairing, pairings_to_text
from app.sync.transfer.host import TransferHost
from store.file_permissions import write_private_file
from store.opening import open_store
from store.sync.peer.introduction import Introduction
from tests.app.played import fill
from tests.pictures.doing import tapped_all
from tests.pictures.taking import House, Screen
from tests.sync.devices import Device
from tests.web.driver import Phone

HOST = "127.0.0.1"
OTHERS = ("Wilhelmina’s tablet", "Pixel 8")


@contextmanager
def _on_loopback() -> Iterator[None]:
    before = os.environ.get(ADDRESS_VARIABLE)
    os.environ[ADDRESS_VARIABLE] = HOST
    try:
        yield
    finally:
        del os.environ[ADDRESS_VARIABLE]
        if before is not None:
            os.environ[ADDRESS_VARIABLE] = before


def _paired(folder: Path, _: Collection[str]) -> dict[str, str]:
    """Fill a folder, and pair it with devices that aren't there."""
    fill(folder, 3, seed=10)
    own = load_or_make_own_device(folder, "here", "here", HOST, 0)
    own.store_certificate(folder)
    pairs = tuple(
        Pairing(str(number) * 32, Introduction(str(number), name, 9, str(number) * 32), (HOST,), CLOCK.wall())
        for number, name in enumerate(OTHERS)
    )
    write_private_file(folder / SECRET_FILE, json.dumps({each.id: "ab" * 32 for each in pairs}).encode())
    with open_store(folder, CLOCK) as store:
        store.settings.set_text(KEY, pairings_to_text(pairs, own.introduction.port))
    return {}


def _alone(folder: Path, _: Collection[str]) -> dict[str, str]:
    fill(folder, 3, seed=10)
    return {}


def _moved(phone: Phone) -> None:
    """Move everything from another device, which offers to keep both in step."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ[paths.DATA_VARIABLE] = folder
        other = Device(Path(folder))
        other.match("Wilhelmina", hands=7)
        draft = PairingDraft(load_or_make_own_device(Path(folder), other.store.device_id(), OTHERS[0], HOST, 0))
        host = TransferHost(other.store, lambda progress: None, draft)
        code = host.start(HOST).text
        phone.scroll_to("transfer-use")
        phone.tap("transfer-use")
        phone.wait("transfer-code")
        phone.scroll_to("transfer-code")
        phone.type("transfer-code", code)
        phone.page.locator('[flt-semantics-identifier="transfer-start"]:not([aria-disabled="true"])').wait_for(
            state="attached"
        )
        phone.scroll_to("transfer-start")
        phone.tap("transfer-start")
        phone.wait("pairing-keep")
        host.stop()
        other.close()
        del os.environ[paths.DATA_VARIABLE]


def _kept(phone: Phone) -> None:
    _moved(phone)
    phone.scroll_to("pairing-keep")
    phone.tap("pairing-keep")
    phone.wait("pairing-kept")


HOUSES = (
    House(
        _paired,
        (
            Screen("paired", "/settings/sync", "pairing-1"),
            Screen("paired-open", "/settings/sync", "pairing-1", tapped_all("pairing-1")),
        ),
        _on_loopback,
    ),
    House(_alone, (Screen("paired-offer", "/settings/move", "transfer-use", _moved),), _on_loopback),
    House(_alone, (Screen("paired-kept", "/settings/move", "transfer-use", _kept),), _on_loopback),
)
