"""Flet's page is served with the app's name, icon and splash."""

from __future__ import annotations

import pytest

from app.patches.flet_web.index_page import FILE, replace_head_and_splash
from app.patches.flutter.client_files import CLIENT, UnknownClient

PAGE = (CLIENT / FILE).read_text(encoding="utf-8")
THEIRS = ("loading-animation", "<title>Flet", "favicon.png", "apple-touch-icon-192")


def test_nothing_of_flets_page_is_visible() -> None:
    page = replace_head_and_splash(PAGE, "<title>Ours</title>", "<p>starting</p>")
    assert "<title>Ours</title>" in page and "<p>starting</p>" in page
    assert [part for part in THEIRS if part in page] == []


def test_flets_page_has_them_still() -> None:
    assert [part for part in THEIRS if part not in PAGE] == []


@pytest.mark.parametrize("part", ("<title>Flet</title>", '<div id="loading"'))
def test_another_page_is_refused(part: str) -> None:
    with pytest.raises(UnknownClient, match="another page"):
        replace_head_and_splash(PAGE.replace(part, "<i>"), "", "")
