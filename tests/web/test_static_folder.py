"""The web app in a folder of a host that also has other pages."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from app.publish import packages, site
from tests.app.size_limits import limits
from tests.web.static_site import APP_CACHES, Memory, Site, StaticPhone, built
from tests.web.table import Table

FOLDER = "/games/switch/"


def test_the_folder_is_within_its_size_limit() -> None:
    sizes = [path.stat().st_size for path in built().rglob("*") if path.is_file()]
    assert 0 < sum(sizes) <= limits()["a published folder with them"]


def test_in_a_folder_of_a_host_all_lies_in_it_with_a_network_and_without(chrome: Browser, tmp_path: Path) -> None:
    site.write_files(tmp_path, site.site_files(FOLDER, packages.cache_folder()))
    with Site(tmp_path, FOLDER) as host:
        phone = StaticPhone(chrome, host, still=True, memory=Memory.GIVEN)
        phone.open().wait("home-new")
        phone.wait_for("!!navigator.serviceWorker.controller")
        phone.lose_network()
        phone.new_tab()
        phone.open("/settings").wait("set-pace-none")
        outside = [url for url in phone.asked if not url.startswith((f"{host.address}/", "data:", "blob:"))]
        assert outside == []
        phone.close()
        assert phone.faults == []


def test_two_apps_on_one_host_live_side_by_side_though_one_lies_in_the_folder_of_the_other(
    chrome: Browser, tmp_path: Path
) -> None:
    site.write_files(tmp_path, site.site_files(FOLDER, packages.cache_folder()))
    with Site(built(), "/") as host:
        host.beside[FOLDER] = tmp_path
        phone = StaticPhone(chrome, host, still=True, memory=Memory.GIVEN)
        Table(phone).deal()
        phone.wait_for("!!navigator.serviceWorker.controller")
        whole, phone.page = phone.page, phone.another()
        phone.page.goto(f"{host.origin}{FOLDER}#/history")
        phone.ready()
        phone.wait("history-new")  # and not that the app is open in another tab
        assert phone.page.evaluate("SITE.root") == FOLDER
        phone.wait_for("!!navigator.serviceWorker.controller")
        kept = phone.page.evaluate(APP_CACHES)
        assert sorted(name.split()[0] for name in kept) == ["pocket-switch/", f"pocket-switch{FOLDER}"]
        phone.lose_network()
        phone.page = whole
        phone.open("/history").wait("match-1")
        phone.close()
        assert phone.faults == []
