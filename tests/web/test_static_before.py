"""A page of the version before, whose names held no scope: its matches are there after the new one has come, even when
that is closed while it carries them over.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from app.publish import site
from tests import older_code
from tests.web.static_site import APP_CACHES, Memory, Site, StaticPhone, built
from tests.web.table import Table

BEFORE = "188aaef"
PUBLISH = """
import sys
from pathlib import Path
from app.publish import bytecode, packages, site
bytecode.compile_archives = lambda sources, *_: sources  # it starts once, and byte code takes longer than that
site.write_files(Path(sys.argv[1]), site.lay_out("/", packages.cache_folder()))
"""
# The first write of this page's Python is begun, or done, and nothing moves any more.
STOP = """
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...all) {
    const transaction = begin.apply(this, all);
    const stop = () => {
        const request = new XMLHttpRequest();
        request.open("GET", "stopped", false);
        request.send();
        for (;;);
    };
    if (all[1] === "readwrite") {
        if (WHEN === "done") transaction.addEventListener("complete", stop);
        else queueMicrotask(stop);
    }
    return transaction;
};
"""
RENEW = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const newer = registration.installing ?? registration.waiting;
    const reached = state => new Promise(resolve => {
        const look = () => newer.state === state && resolve();
        newer.addEventListener("statechange", look);
        look();
    });
    if (!registration.waiting) await reached("installed");
    newer.postMessage("take over");
    await reached("activated");
}"""
KEPT = "indexedDB.databases().then(each => each.map(({name}) => name))"


class StoppingSite(Site):
    """A static host that notices when a page has stopped."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.stopped = threading.Event()

    def asked(self, name: str, query: str) -> None:
        """Record the request by which a page says that it has stopped."""
        if name == "stopped":
            self.stopped.set()


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the web app as the version before was built, by its own code."""
    code, folder = tmp_path_factory.mktemp("code"), tmp_path_factory.mktemp("before")
    older_code.extract(BEFORE, code, "app", "assets", "engine", "main.py", "pyproject.toml", "store")
    subprocess.run(
        [sys.executable, "-c", PUBLISH, folder], cwd=code, env={**os.environ, "PYTHONPATH": str(code)}, check=True
    )
    return folder


@pytest.fixture
def host(before: Path) -> Iterator[StoppingSite]:
    """A host with the version before."""
    with StoppingSite(before) as host:
        yield host


def stopping(folder: Path, when: str) -> Path:
    """Return a folder with this version, whose page stops when its first write is "begun" or "done"."""
    files = {path.relative_to(built()).as_posix(): path.read_bytes() for path in built().rglob("*") if path.is_file()}
    files["worker.js"] += STOP.replace("WHEN", repr(when)).encode()
    site.write_files(folder, site.add_version(files, "/"))
    return folder


def renew(phone: StaticPhone, folder: Path) -> None:
    """Give the host another version, and let the phone update to it."""
    phone.app.folder = folder
    phone.new_tab()
    network = phone.page.context.new_cdp_session(phone.page)
    network.send("Network.enable")
    network.send("Network.setBypassServiceWorker", {"bypass": True})  # else the version before shows its page
    phone.page.goto(f"{phone.app.address}/version.json")
    phone.page.evaluate(RENEW)
    phone.new_tab()


def test_matches_of_the_version_before_are_there_though_the_page_is_closed_while_it_carries_them_over(
    chrome: Browser, host: StoppingSite, tmp_path: Path
) -> None:
    phone = StaticPhone(chrome, host, still=True, memory=Memory.NONE)
    table = Table(phone).deal()
    table.wait_offer()
    route, cards = phone.route, sorted(table.cards)
    phone.wait_for("!!navigator.serviceWorker.controller")
    renew(phone, stopping(tmp_path, "begun"))
    phone.page.goto(phone.app.address)
    assert host.stopped.wait(60)
    assert "/data/pocket-switch" in phone.page.evaluate(KEPT)

    renew(phone, built())
    phone.open(route).nodes("card-").first.wait_for(state="attached")
    assert sorted(table.cards) == cards
    phone.wait_for(f"{KEPT}.then(names => names.length === 1)")
    assert phone.page.evaluate(KEPT) == [site.data_folder("/")]
    assert phone.page.evaluate(APP_CACHES) == [f"pocket-switch/ {phone.page.evaluate('SITE.version')}"]
    phone.close()
    assert phone.faults == []
