"""The hand of the day in a browser: the same cards for everybody on a date, others the next day."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from app.daily_seeds import days_since_1970
from app.platform.published_address import PUBLISHED_ADDRESS_VARIABLE
from tests.app.daily.test_sent_day import finished_day
from tests.running import App
from tests.web.driver import Phone


def test_todays_hand_is_the_same_for_two_and_tomorrow_another(
    chrome: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two devices on one date, and a third after midnight."""
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


def test_a_sent_link_deals_the_same_cards_in_another_browser(chrome: Browser, tmp_path: Path) -> None:
    """The text comes from one browser's screen, and its link's route is opened in another browser."""
    address = "https://switch.example/"
    match_id, dealt = finished_day(tmp_path / "one", days_since_1970())
    with App(tmp_path / "one", environment={PUBLISHED_ADDRESS_VARIABLE: address}, ready=True) as sender:
        phone = Phone(chrome, sender, still=True)
        phone.open(f"/history/{match_id}/share")
        text = phone.wait_spoken("share-shown", re.compile("A master with my cards"))
        assert sender.token not in text
        phone.close()
    link = text.split()[-1]
    assert link.startswith(f"{address}#/today/") and len(text) < 200
    with App(tmp_path / "other", ready=True) as receiver:
        phone = Phone(chrome, receiver, still=True)
        phone.open(link.partition("#")[2])
        phone.nodes("card-").first.wait_for(state="attached")
        phone.wait_until(lambda: sorted(phone.identifiers("card-")) == dealt, "the same cards")
        assert phone.route.startswith("/play/")
        phone.close()
