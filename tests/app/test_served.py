"""The page that the play server sends first: ours, whatever Flet's shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from flet_web import get_package_web_dir

from app.platform import paths
from app.served.page import PAGE, make_page
from app.ui import theme

FLETS = (Path(get_package_web_dir()) / PAGE).read_text(encoding="utf-8")


def test_nothing_of_flets_own_page_is_seen() -> None:
    page = make_page(FLETS)
    for theirs in ("loading-animation", "<title>Flet", "favicon.png", "apple-touch-icon-192"):
        assert theirs in FLETS and theirs not in page
    assert "<title>Pocket Switch</title>" in page and theme.FELTS["green"][1] in page and "prefers-color-scheme" in page
    assert "{" + "name}" not in page and "<!-- fletAppConfig -->" in page  # which Flet fills in


@pytest.mark.parametrize("place", ("<title>Flet</title>", '<div id="loading"'))
def test_a_page_that_is_another_is_told(place: str) -> None:
    with pytest.raises(ValueError, match="another page"):
        make_page(FLETS.replace(place, "<i>"))


def test_every_folder_of_pictures_and_sounds_is_served() -> None:
    assert {path.name for path in paths.assets().iterdir() if path.is_dir()} == {*paths.ASSETS, "listing"}
