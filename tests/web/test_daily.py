"""Today's hand in a browser: the same cards for two, tomorrow others."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error

from tests.running import App
from tests.web.driver import Gone, Phone


def is_dealt(phone: Phone) -> bool:
    """Whether the hand lies on the table; home is tapped until the store is open and it is."""
    if phone.is_there("home-daily"):
        with suppress(Gone, Error):
            phone.tap("home-daily")
    return bool(phone.identifiers("card-"))


def test_todays_hand_is_the_same_for_two_and_tomorrow_another(
    chrome: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two devices on one date, and one on the other side of midnight."""
    hands = []
    for name, zone in (("one", "Etc/GMT+12"), ("two", "Etc/GMT+12"), ("later", "Etc/GMT-14")):
        monkeypatch.setenv("TZ", zone)
        with App(tmp_path / name) as there:
            phone = Phone(chrome, there, still=True)
            phone.open("/").wait("home-daily")
            phone.wait_until(partial(is_dealt, phone), "the table")
            hands.append(sorted(phone.identifiers("card-")))
            phone.close()
    assert hands[0] == hands[1] != hands[2]
