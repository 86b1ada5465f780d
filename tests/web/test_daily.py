"""Today's hand in a browser: the same cards for two, tomorrow others."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.running import App
from tests.web.driver import Phone


def test_todays_hand_is_the_same_for_two_and_tomorrow_another(
    chrome: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two devices on one date, and one on the other side of midnight."""
    hands = []
    for name, zone in (("one", "Etc/GMT+12"), ("two", "Etc/GMT+12"), ("later", "Etc/GMT-14")):
        monkeypatch.setenv("TZ", zone)
        with App(tmp_path / name, ready=True) as there:
            phone = Phone(chrome, there, still=True)
            phone.open("/").tap("home-daily")
            phone.nodes("card-").first.wait_for(state="attached")
            hands.append(sorted(phone.identifiers("card-")))
            phone.close()
    assert hands[0] == hands[1] != hands[2]
