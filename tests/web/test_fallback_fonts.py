"""Names in all scripts and emoji are drawn on every screen, with fonts from the play server."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from app.platform import paths
from app.scoresheet.agreement import Agreement
from app.table.playing import Playing
from engine.scoresheet.terms import Terms
from store import Seat
from tests.app import kept
from tests.app.names_in_scripts import NOWHERE, pack_names
from tests.app.tables import agreed, brought_to
from tests.running import App
from tests.web.driver import Phone
from tests.web.letters import listening, texts

#: A window so large that everything on a screen is drawn without scrolling.
LARGE: Final[ViewportSize] = {"width": 1000, "height": 1700}
TERMS: Final = Terms(name="Rummy", target=300)
PEOPLE: Final = tuple(pack_names())
TABLES: Final = (PEOPLE[::2], PEOPLE[1::2])
HAS_GLYPHS: Final = "!drawnNow().some(each => each.unknown?.length)"


def fill(data: Path) -> list[tuple[str, Sequence[str]]]:
    """Store tables and a score sheet of PEOPLE. Returns the routes that show them, each with the names it shows."""
    tables = [
        brought_to(data, agreed(tuple(Seat(name, "steady" if n else "") for n, name in enumerate(names))), _has_begun)
        for names in TABLES
    ]
    sheet = kept.keep(data, Agreement(PEOPLE, free=TERMS), 2)
    return [
        ("/", PEOPLE),
        *((f"/play/{table}", names[1:]) for table, names in zip(tables, TABLES, strict=True)),
        (f"/sheet/{sheet}", PEOPLE),
        ("/history", PEOPLE),
        (f"/history/{sheet}/share", PEOPLE),
    ]


def _has_begun(playing: Playing) -> bool:
    return playing.state.to_act == 0 and len(playing.done) > 8


def check_glyphs(phone: Phone, route: str, names: Sequence[str]) -> None:
    """Open a screen, and check that it shows the names and no missing characters."""
    phone.open(route)
    phone.rest()
    with suppress(PlaywrightTimeout):
        phone.wait_for(HAS_GLYPHS)
    shown = texts(phone)
    assert {each.text: [chr(code) for code in each.unknown] for each in shown if each.unknown} == {}
    assert [name for name in names if not any(name in each.text for each in shown)] == []


def requested_fallback_fonts(asked: Sequence[str], address: str) -> set[str]:
    """The URLs of fallback fonts among those requested. Asserts that no font is from another host."""
    fonts = {url for url in asked if url.endswith((".woff2", ".ttf", ".otf"))}
    assert {url for url in fonts if not url.startswith(f"{address}/")} == set()
    return {url for url in fonts if url.startswith(f"{address}/{paths.FALLBACK_PREFIX}")}


def test_a_missing_character_is_noticed(chrome: Browser, tmp_path: Path) -> None:
    sheet = kept.keep(tmp_path, Agreement((f"Ann {NOWHERE}", "Ben"), free=TERMS), 1)
    with App(tmp_path, ready=True) as app:
        phone = listening(Phone(chrome, app, still=True))
        phone.open(f"/sheet/{sheet}")
        assert {chr(code) for each in texts(phone) for code in each.unknown} == set(NOWHERE)
        phone.close()


def test_the_play_server_has_fonts_for_names(chrome: Browser, tmp_path: Path) -> None:
    screens = fill(tmp_path)
    with App(tmp_path, ready=True) as app:
        phone = listening(Phone(chrome, app, LARGE, still=True))
        asked: list[str] = []
        phone.page.on("request", lambda request: asked.append(request.url))
        for route, names in screens:
            check_glyphs(phone, route, names)
        assert requested_fallback_fonts(asked, app.address)
        phone.close()
        assert phone.faults == []
