"""The first page that the play server sends is ours, not Flet's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from flet_web import get_package_web_dir
from starlette.applications import Starlette
from starlette.routing import Mount

from app.patches.flet_web.index_page import FILE as PAGE
from app.patches.flutter.default_font import DEFAULT, FILE, ICONS
from app.patches.flutter.fallback_fonts import fallback_fonts
from app.patches.flutter.semaphore import ENGINES, patch_semaphore
from app.platform import paths
from app.platform.guard import SOCKET_PATH
from app.served.files import ClientFiles
from app.served.page import make_page
from app.ui import theme

FLETS = (Path(get_package_web_dir()) / PAGE).read_text(encoding="utf-8")


def test_nothing_of_flets_own_page_is_served() -> None:
    page = make_page(FLETS)
    for theirs in ("loading-animation", "<title>Flet", "favicon.png", "apple-touch-icon-192"):
        assert theirs in FLETS and theirs not in page
    assert "<title>Pocket Switch</title>" in page and theme.FELTS["green"][1] in page and "prefers-color-scheme" in page
    assert "{" + "name}" not in page and "<!-- fletAppConfig -->" in page  # which Flet fills in


@pytest.mark.parametrize("place", ("<title>Flet</title>", '<div id="loading"'))
def test_older_page_is_reported(place: str) -> None:
    with pytest.raises(ValueError, match="another page"):
        make_page(FLETS.replace(place, "<i>"))


def asked(path: str, etag: str = "") -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=Starlette(routes=[Mount("/", ClientFiles())]))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get(path, headers={"if-none-match": etag})

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ("/", "/index.html", "/new/switch/rules", "/nothing.html", "/assets"))
def test_a_route_is_answered_with_the_page(path: str) -> None:
    answer = asked(path)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert "<title>Pocket Switch</title>" in answer.text and '<base href="/"' in answer.text
    assert f'flet.webSocketEndpoint="{SOCKET_PATH}"' in answer.text and "flet.noCdn=true" in answer.text


def test_the_page_says_how_its_routes_are_written() -> None:
    assert 'flet.routeUrlStrategy="path"' in asked("/").text


@pytest.mark.parametrize("path", ("/nothing.js", "/cards/KS.svg", "/assets/fonts/nothing.ttf", "/../serving.py"))
def test_missing_file_is_not_answered_with_the_page(path: str) -> None:
    assert asked(path).status_code == 404


@pytest.mark.parametrize("path", ("main.dart.js", "flutter_bootstrap.js", "canvaskit/canvaskit.wasm"))
def test_a_file_of_the_client_comes_as_it_is(path: str) -> None:
    assert asked(f"/{path}").content == Path(get_package_web_dir(), path).read_bytes()


@pytest.mark.parametrize("path", ENGINES)
def test_drawing_engine_comes_once_and_with_its_digests(path: str) -> None:
    answer = asked(f"/{path}")
    assert answer.content == patch_semaphore(Path(get_package_web_dir(), path).read_bytes())
    assert answer.headers["content-type"] == "application/wasm"
    assert asked(f"/{path}", etag=answer.headers["etag"]).status_code == 304


def test_the_client_is_told_of_two_fonts_and_takes_ours_for_the_one_that_it_looks_in_first() -> None:
    answer = asked(f"/{FILE}")
    assert {family["family"] for family in answer.json()} == {ICONS, DEFAULT}
    (first,) = [family for family in answer.json() if family["family"] == DEFAULT]
    assert [Path("assets", font["asset"]) for font in first["fonts"]] == [Path("assets", "..", theme.FONT_FILE)]
    assert answer.headers["content-type"] == "application/json"


def test_every_folder_of_pictures_and_sounds_is_served() -> None:
    folders = {path.name for path in paths.assets_folder().iterdir() if path.is_dir()}
    assert folders == {*paths.ASSETS, paths.FALLBACK, "listing"}


def test_every_font_that_the_client_may_ask_for_is_served_and_kept() -> None:
    for font in fallback_fonts()[::40]:
        answer = asked(f"/{paths.FALLBACK_BASE}{font.address}")
        assert answer.content == (paths.assets_folder() / paths.FALLBACK / font.address).read_bytes()
        assert asked(f"/{paths.FALLBACK_BASE}{font.address}", etag=answer.headers["etag"]).status_code == 304


def test_a_fallback_font_that_is_not_there_is_not_answered_with_the_page() -> None:
    assert asked(f"/{paths.FALLBACK_PREFIX}sans/none").status_code == 404
