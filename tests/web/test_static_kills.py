"""The tab of the web app may go at any moment; `python -m tests.kills web` does it more often."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.kills.web import killed


def test_tabs_killed_beside_a_write_and_elsewhere_lose_nothing(chrome: Browser) -> None:
    figures = {figure.name: figure.value for figure in killed(chrome, 2)}
    assert figures["nothing lost, nothing damaged"] == 2
