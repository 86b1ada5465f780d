"""The web app in a folder of a host that has other things too."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from app.publish import packages, site
from tests.web.static_site import Site, StaticPhone

FOLDER = "/games/switch/"


def test_in_a_folder_of_a_host_all_lies_in_it_with_a_network_and_without(chrome: Browser, tmp_path: Path) -> None:
    site.write_files(tmp_path, site.lay_out(FOLDER, packages.cache_folder()))
    with Site(tmp_path, FOLDER) as host:
        phone = StaticPhone(chrome, host)
        phone.open().wait("home-new")
        phone.page.wait_for_function("navigator.serviceWorker.controller")
        phone.lose_network()
        phone.new_tab()
        phone.open("/settings").wait("set-pace-none")
        outside = [url for url in phone.asked if not url.startswith((f"{host.address}/", "data:", "blob:"))]
        assert outside == []
        phone.close()
        assert phone.faults == []
