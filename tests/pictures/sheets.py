"""Score sheets, during a match and after it, and what is stored of them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from app.data import CLOCK
from store.opening import open_store
from tests.app import kept
from tests.app.played import fill
from tests.pictures.doing import bottom, picked, scrolled_to, tapped_all
from tests.pictures.taking import House, Screen
from tests.running import ROOT
from tests.store.exchange.plays import SAMPLES
from tests.web.driver import Phone

SHEETS: dict[str, Callable[[Path], int]] = {
    "sheet-tally": lambda at: kept.keep(at, kept.TALLY, 4),
    "sheet-cards": lambda at: kept.keep(at, kept.CARDS, 2, more=kept.now_tapped(3)),
    "sheet-points": lambda at: kept.keep(at, kept.FREE, 5),
    "sheet-eight": lambda at: kept.keep(at, kept.EIGHT, 3),
    "sheet-odd": lambda at: kept.keep(at, kept.FREE, 2),
}
OVER: dict[str, Callable[[Path], int]] = {
    "sheet-over": lambda at: kept.keep(at, kept.TALLY, 99),
    "sheet-over-evening": lambda at: kept.keep(at, kept.EVENING, 4, seed=5),
    "sheet-over-twelve": lambda at: kept.keep(at, kept.TWELVE, 9),
    "sheet-over-end": lambda at: kept.keep(at, kept.TWELVE, 9),
}
DAY_MS = 86_400_000
PANELS = ("knock", "rounds", "person", "menu", "referee", "ways", "join")
PICTURED = ("sheet-panel-picture", "sheet-panel-picture-preview", "match-picture")
PHOTO = ROOT / "assets" / "listing" / "home.png"
TIED = ("sheet-tied", "sheet-panel-tie", "sheet-penalty")


def _sheets(folder: Path, wanted: Collection[str]) -> dict[str, str]:
    routes = {name: f"/sheet/{make(folder)}" for name, make in {**SHEETS, **OVER}.items() if name in wanted}
    if any(name.startswith("sheet-panel") for name in wanted):
        tally = kept.keep(folder, kept.TALLY, 4)
        routes |= {f"sheet-panel-{panel}": f"/sheet/{tally}" for panel in PANELS}
    if any(name in wanted for name in PICTURED):
        over = kept.keep(folder, kept.EVENING, 4, seed=5)
        routes |= {name: f"/{'sheet' if name.startswith('sheet') else 'history'}/{over}" for name in PICTURED}
    if any(name in wanted for name in TIED):
        routes |= dict.fromkeys(TIED, f"/sheet/{kept.keep(folder, kept.TIED, 0, more=kept.now_tied())}")
    return routes


def _kept(folder: Path, _: Collection[str]) -> dict[str, str]:
    fill(folder, 4, seed=10)
    older = kept.keep_to_the_end(folder, kept.CARDS, 7)[:2]
    (tally, *_others) = kept.keep_to_the_end(folder, kept.TALLY, 5)
    kept.keep(folder, kept.FREE, 3)
    with open_store(folder, CLOCK) as store:
        mum = next(person.id for person in store.people.all() if person.name == "Mum")
        for match in older:
            store.matches.write_occasion(match, CLOCK.wall() - 370 * DAY_MS, "Gran’s kitchen")
        year = store.years.all()[0]
        group = "-".join(map(str, store.years.players(year).groups[0][0]))
    return {
        "match-kept": f"/history/{tally}",
        "match-rounds": f"/history/{tally}",
        "match-occasion": f"/history/{tally}",
        "share": f"/history/{tally}/share",
        "share-end": f"/history/{tally}/share",
        "person": f"/statistics/people/{mum}",
        "person-end": f"/statistics/people/{mum}",
        "person-picture": f"/statistics/people/{mum}",
        "year": f"/statistics/year/{year}",
        "year-person": f"/statistics/year/{year}/{mum}",
        "year-person-end": f"/statistics/year/{year}/{mum}",
        "year-group": f"/statistics/year/{year}/{group}",
        "year-share": f"/statistics/year/{year}/{group}/share",
    }


def _scores_picked(phone: Phone) -> None:
    """Pick a score file of another program, and show its preview."""
    with phone.page.expect_file_chooser() as asked:
        phone.tap("bring-pick")
    asked.value.set_files(str(SAMPLES / "bg-stats.json"))
    phone.wait("bring-take")


def _scores_brought(phone: Phone) -> None:
    """Import it."""
    _scores_picked(phone)
    phone.tap("bring-take")
    phone.wait("bring-undo-0")


def _picture_added(*first: str) -> Callable[[Phone], None]:
    """Add a picture to a match that is over, after these taps, and scroll to it."""

    def add(phone: Phone) -> None:
        if first:
            tapped_all(*first)(phone)
        bottom(phone)
        phone.wait_any("match-picture-pick", "match-picture-remove")
        if not phone.is_there("match-picture-remove"):
            picked("match-picture", PHOTO)(phone)
            phone.tap("match-picture-use")
            phone.wait("match-picture-remove")
        phone.scroll_to("match-picture-remove")

    return add


def _table_picked(phone: Phone) -> None:
    """Open a table of scores, and see what it has."""
    with phone.page.expect_file_chooser() as asked:
        phone.tap("bring-pick")
    asked.value.set_files(str(SAMPLES / "names-german.csv"))
    phone.scroll_to("bring-take")


SHEET_SCREENS = (
    Screen("keep-templates", "/keep", "keep-start", tapped_all("sheet-chosen", "sheet-templates")),
    Screen("keep-more-ways", "/keep", "keep-start", tapped_all("sheet-chosen", "sheet-free", "keep-more-ways")),
    Screen("bring-table", "/keep/bring", "bring-pick", _table_picked),
    Screen("sheet-panel-join", "", "sheet", tapped_all("sheet-menu", "menu-join")),
    Screen(
        "sheet-panel-picture-preview",
        "",
        "sheet-over",
        picked("match-picture", PHOTO, ("sheet-menu", "menu-picture")),
    ),
    Screen("sheet-panel-picture", "", "sheet-over", _picture_added("sheet-menu", "menu-picture")),
    Screen("match-picture", "", "place-1", _picture_added()),
    Screen("bring", "/keep/bring", "bring-pick", _scores_picked),
    Screen("bring-done", "/keep/bring", "bring-pick", _scores_brought),
    Screen("keep-last", "/keep", "keep-start"),
    Screen("keep-sheets", "/keep", "keep-start", tapped_all("sheet-chosen")),
    *(Screen(name, "", "sheet") for name in SHEETS if name not in ("sheet-cards", "sheet-odd")),
    *(Screen(name, "", "sheet-over") for name in OVER if name != "sheet-over-end"),
    Screen("sheet-over-end", "", "sheet-over", bottom),
    Screen("sheet-cards", "", "sheet", tapped_all("suit-D")),
    Screen("sheet-odd", "", "sheet", tapped_all("key-7", "pad-keep")),
    Screen("sheet-panel-knock", "", "sheet", tapped_all("player-2", "mark-knock")),
    Screen("sheet-panel-rounds", "", "sheet", tapped_all("round")),
    Screen("sheet-panel-person", "", "sheet", tapped_all("pad-person")),
    Screen("sheet-panel-menu", "", "sheet", tapped_all("sheet-menu")),
    Screen("sheet-panel-referee", "", "sheet", tapped_all("sheet-referee", "ask-A")),
    Screen("sheet-tied", "", "sheet-over"),
    Screen("sheet-panel-tie", "", "sheet-over", tapped_all("sheet-tie")),
    Screen("sheet-penalty", "", "sheet-over", tapped_all("round")),
    Screen("sheet-panel-ways", "", "sheet", tapped_all("pad-ways")),
)
KEPT_SCREENS = (
    Screen("history-kept", "/history", "filter-who"),
    Screen("history-filter", "/history", "filter-who", tapped_all("filter-who")),
    Screen("match-kept", "", "match-share"),
    Screen("match-rounds", "", "match-share", bottom),
    Screen("match-occasion", "", "place-1", scrolled_to("match-occasion-keep")),
    Screen("share", "", "share-text"),
    Screen("share-end", "", "share-text", bottom),
    Screen("statistics", "/statistics", "person-"),
    Screen("game", "/statistics/kilodney", "back"),
    Screen("person", "", "number-wins"),
    Screen("person-end", "", "number-wins", bottom),
    Screen("person-picture", "", "number-wins", picked()),
    Screen("year", "", "year-of-"),
    Screen("year-person", "", "year-share"),
    Screen("year-person-end", "", "year-share", bottom),
    Screen("year-group", "", "year-share"),
    Screen("year-share", "", "share-text"),
    Screen("keepsakes", "/history/keepsakes", "export"),
)

HOUSES = (House(_sheets, SHEET_SCREENS), House(_kept, KEPT_SCREENS))
