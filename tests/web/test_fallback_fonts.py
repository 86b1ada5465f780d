"""Names in all scripts and emoji are drawn on every screen with fonts from the app's own host, in the web app also
without a network.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import Browser, ViewportSize
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from app.data import CLOCK
from app.platform import paths
from app.scoresheet.agreement import Agreement
from app.table.playing import Playing
from engine.scoresheet.terms import Terms
from store.opening import open_store
from store.records import Seat
from tests.app import kept
from tests.app.names_in_scripts import NAMES, NOWHERE, pack_names
from tests.app.tables import agreed, brought_to
from tests.running import App
from tests.web.driver import FRAMES, LOOKS, Phone
from tests.web.letters import LISTEN, listening, texts
from tests.web.static_site import PATIENCE, Memory, Site, StaticPhone, built
from tests.web.test_static_drawing import LACKING

#: A window so large that everything on a screen is drawn without scrolling.
LARGE: Final[ViewportSize] = {"width": 1000, "height": 1700}
TERMS: Final = Terms(name="Rummy", target=300)
PEOPLE: Final = tuple(pack_names())
TABLES: Final = (PEOPLE[::2], PEOPLE[1::2])
HAS_GLYPHS: Final = "!drawnNow().some(each => each.unknown?.length)"
#: Only the engine that each browser can run can be listened to.
CANVASKIT: Final = LACKING["a maker that the engine knows"]
#: The other engine is looked at only.
FEW: Final = (
    "Greek with all accents", "Armenian", "Georgian", "Hebrew", "Arabic", "Devanagari", "Thai", "Korean", "Japanese",
    "Chinese, simplified", "Emoji",
)  # fmt: skip
ARE_KEPT: Final = """caches.open(FALLBACK).then(cache => Promise.all(argument.map(url => cache.match(url))))
    .then(found => found.every(Boolean))"""


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
    return playing.state.to_act == 0 and len(playing.steps) > 8


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


def import_all(phone: StaticPhone, folder: Path) -> None:
    """Import everything in the store of `folder`/data into the web app, by a backup."""
    backup = folder / "backup.zip"
    with open_store(folder / "data", CLOCK) as store, backup.open("wb") as file:
        for _ in store.backup.export_into(file):
            pass
    phone.open("/history/keepsakes")
    with phone.page.expect_file_chooser() as chosen:
        phone.tap("import-pick")
    chosen.value.set_files(backup)
    phone.tap("import-take")
    phone.wait_gone("import-take")
    phone.wait_until(lambda: not phone.is_there("keepsakes-busy") and not phone.is_there("import-take"), "the end")


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
        for route, names in (screens[0], screens[-1]):  # the web app's test looks at all of them
            check_glyphs(phone, route, names)
        assert requested_fallback_fonts(asked, app.address)
        phone.close()
        assert phone.faults == []


def test_the_web_app_has_fonts_for_names_with_a_network_and_without(chrome: Browser, tmp_path: Path) -> None:
    screens = fill(tmp_path / "data")
    with Site(built()) as site:
        phone = StaticPhone(chrome, site, LARGE, still=True, memory=Memory.GIVEN)
        for script in (CANVASKIT, LISTEN):
            phone.page.context.add_init_script(script)
        import_all(phone, tmp_path)
        for route, names in screens:
            check_glyphs(phone, route, names)
        fetched = requested_fallback_fonts(phone.asked, site.address)
        phone.wait_for("isKept()")
        phone.lose_network()
        phone.new_tab()
        for route, names in (screens[0], screens[-1]):
            check_glyphs(phone, route, names)
        assert requested_fallback_fonts(phone.asked, site.address) == fetched
        phone.close()
        assert phone.faults == []


class WithholdingSite(Site):
    """A site that sends fallback fonts only once `let` is set."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.let = Event()

    def asked(self, name: str, query: str) -> None:
        if name.startswith(paths.FALLBACK_PREFIX):
            self.let.wait(PATIENCE / 1000)


def test_the_engine_that_chromium_runs_draws_names_anew_once_their_fonts_have_come(
    chrome: Browser, tmp_path: Path
) -> None:
    kept.keep(tmp_path / "data", Agreement(tuple(NAMES[script] for script in FEW), free=TERMS), 1)
    with WithholdingSite(built()) as site:
        phone = StaticPhone(chrome, site, LARGE, still=True, scale=1, memory=Memory.GIVEN)
        import_all(phone, tmp_path)
        phone.open("/statistics").nodes("person-").first.wait_for(state="attached")
        phone.page.evaluate(FRAMES, 60)  # it comes to no rest: it waits for fonts
        without = pictures(phone)
        assert len(without) == len(FEW)
        fonts = sorted(requested_fallback_fonts(phone.asked, site.address))
        site.let.set()
        phone.wait_for(ARE_KEPT, fonts)
        assert same_pictures(phone, without) == []
        phone.wait_for("isKept()")
        phone.lose_network()
        phone.new_tab()
        phone.open("/statistics")
        assert same_pictures(phone, without) == []
        assert phone.page.evaluate("engine()") == "skwasm"
        phone.close()
        assert phone.faults == []


def pictures(phone: Phone) -> dict[str, Image.Image]:
    """Return the drawing of each person in the list, by name."""
    boxes = {text: phone.box(row) for row, text in phone.said("person-").items()}
    screen = Image.open(io.BytesIO(phone.page.screenshot())).convert("RGB")
    return {
        text: screen.crop((int(box.left), int(box.top), int(box.left + box.width), int(box.top + box.height)))
        for text, box in boxes.items()
    }


def same_pictures(phone: Phone, before: dict[str, Image.Image]) -> list[str]:
    """Return the names whose drawing is unchanged, once the screen is at rest."""
    for _ in range(LOOKS):
        phone.rest()
        now = pictures(phone)
        assert now.keys() == before.keys()
        same = [name for name in before if ImageChops.difference(before[name], now[name]).getbbox() is None]
        if not same:
            break
    return same
