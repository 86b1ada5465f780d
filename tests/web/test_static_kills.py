"""The tab of the web app can be killed at any moment; `python -m tests.kills web` does that more often."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.kills.web import killed


def test_a_tab_killed_beside_a_write_loses_nothing(chrome: Browser) -> None:
    figures = {figure.name: figure.value for figure in killed(chrome, 1)}
    assert figures["nothing lost, nothing damaged"] == 1
