"""`python -m tests.pictures [--out DIR] [--only NAME …]`: every screen and state at four sizes, light and dark.

Matches are put into a store before the app starts, with seeds that bring what is to be seen; each is opened once
light and once dark, and the window changes its size under it as when a phone is turned.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import TimeoutError, ViewportSize, WebSocket

from app.data import CLOCK
from app.setup import SeatSetup, Setup
from app.table.playing import Playing
from engine.cards import CARD_TEXT, cards_in
from engine.moves import ATTEMPT, END, card_of, is_play, play
from engine.rules import make_own
from engine.share import share
from engine.state import COVER, LAID
from store import Seat, open_store
from tests.app import kept
from tests.app.played import TABLE, fill
from tests.app.tables import THREE_BOTS, TWO_PEOPLE, agreed, brought_to, play_on, sit_down
from tests.running import ROOT
from tests.web.driver import PHONE, SIZES, App, Phone, browser

LONG_NAMES = ("Grandmother", "Bartholomew", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana")
EIGHT = (Seat("Mia"), *(Seat(name, "steady") for name in LONG_NAMES[:7]))
FIVE = (Seat("Mia"), *(Seat(name, "steady") for name in LONG_NAMES[1:5]))
NINE = (*EIGHT, Seat("Ivo", "steady"))
SHORT = {"deal": 12, "draw.cap": 1}
COVERS = ("v4-three", "v7")


@dataclass(frozen=True)
class Screen:
    """A screen to take a picture of: its route, what must be there, and what to do before the picture."""

    name: str
    route: str
    there: str
    prepare: Callable[[Phone], object] = lambda _: None


@dataclass(frozen=True)
class House:
    """A data folder: how it is filled for the screens that are wanted, and the screens to look at with it.
    `fill` returns the routes that the screens themselves do not know, by their names.
    """

    fill: Callable[[Path, Collection[str]], dict[str, str]]
    screens: tuple[Screen, ...]


def _mine(playing: Playing) -> bool:
    return playing.state.to_act == 0 and not playing.past


def _later(playing: Playing) -> bool:
    state = playing.state
    return state.to_act == 0 and len(playing.past) > 12 and any(map(is_play, state.legal_moves())) and not state.owed


def _owed(playing: Playing) -> bool:
    state = playing.state
    return state.to_act == 0 and state.owed >= 4 and any(map(is_play, state.legal_moves()))


def _called(playing: Playing) -> bool:
    return _later(playing) and playing.state.named != 0


def _wild(playing: Playing) -> bool:
    return _later(playing) and any(text.startswith("A") for text in _texts(playing))


def _texts(playing: Playing) -> list[str]:
    return [CARD_TEXT[card_of(move)] for move in playing.state.legal_moves() if is_play(move)]


def _catch(playing: Playing) -> bool:
    state = playing.state
    return state.to_act == 0 and state.missed > 0 and not playing.caller()


def _attacked(playing: Playing) -> bool:
    """A strong attack is pending, and the person has an answer."""
    return _owed(playing) and playing.state.lead > 1


def _knocked(playing: Playing) -> bool:
    state = playing.state
    gone = any(state.absent[seat] and seat not in state.out for seat in range(1, state.seats))
    return state.to_act == 0 and gone and any(state.scores) and bool(state.can)


def _several(playing: Playing) -> bool:
    """A card is laid, and more may follow."""
    state = playing.state
    return state.to_act == 0 and state.phase == LAID and bool(state.can) and END in state.legal_moves()


def _demanded(playing: Playing) -> bool:
    return _later(playing) and playing.state.named >= 5


def _covering(playing: Playing) -> bool:
    return playing.state.to_act == 0 and playing.state.phase == COVER and bool(playing.state.can)


def _tried(playing: Playing) -> bool:
    """The person has laid a wrong card at a strict table."""
    state = playing.state
    wrong = state.hands[0] & ~state.can
    if not _later(playing) or not wrong or playing.hand_over:
        return False
    playing.commit(play(cards_in(wrong)[0]) | ATTEMPT, 0)
    return True


def _blocked(playing: Playing) -> bool:
    return playing.hand_over and playing.state.blocked


def _over(playing: Playing) -> bool:
    return playing.hand_over


def _finished(folder: Path, hands: int) -> int:
    """A match whose last hand lies as it ended, the match itself over after so many hands."""
    with open_store(folder, CLOCK) as store:
        playing = sit_down(store, store.new_match(agreed(THREE_BOTS, seed=5, hands=hands)).id)
        play_on(playing, _over)
        store.release(playing.lease)
        return playing.kept.id


TABLES: dict[str, Callable[[Path], int]] = {
    "table-start": lambda at: brought_to(at, agreed(), _mine),
    "table-turn": lambda at: brought_to(at, agreed(seed=50, hands=5), _later),
    "table-owed": lambda at: brought_to(at, agreed(seed=100), _owed),
    "table-called": lambda at: brought_to(at, agreed(seed=150), _called),
    "table-suits": lambda at: brought_to(at, agreed(seed=200), _wild),
    "table-catch": lambda at: brought_to(at, agreed(seed=250), _catch),
    "table-20": lambda at: brought_to(at, agreed(seed=300, numbers={"deal": 22, "packs": 2}), _later),
    "table-30": lambda at: brought_to(at, agreed(THREE_BOTS[:2], 350, numbers={"deal": 30, "packs": 2}), _later),
    "table-8": lambda at: brought_to(at, agreed(EIGHT, 400), _later),
    "table-menu": lambda at: brought_to(at, agreed(seed=450), _later),
    "table-resign": lambda at: brought_to(at, agreed(seed=500), _later),
    "table-kilodney": lambda at: brought_to(at, agreed(FIVE, 600, "kilodney"), _knocked),
    "table-kilodney-9": lambda at: brought_to(at, agreed(NINE, 650, "kilodney"), _knocked),
    "table-one-card": lambda at: brought_to(at, agreed(seed=700, game="one-card"), _attacked),
    "table-rule": lambda at: brought_to(at, agreed(seed=700, game="one-card"), _attacked),
    "table-demand": lambda at: brought_to(at, agreed(seed=750, game="makao"), _demanded),
    "table-several": lambda at: brought_to(at, agreed(seed=800, game="j28"), _several),
    "table-cover": lambda at: brought_to(at, agreed(seed=850, game="black-jack", options=COVERS), _covering),
    "table-strict": lambda at: brought_to(at, agreed(seed=900, game="black-jack", options=("penalise",)), _tried),
    "coach": lambda at: brought_to(at, agreed(seed=200), _wild),
    "coach-points": lambda at: brought_to(at, agreed(FIVE, 600, "kilodney"), _knocked),
    "coach-20": lambda at: brought_to(at, agreed(seed=300, numbers={"deal": 22, "packs": 2}), _later),
    "table-blocked": lambda at: brought_to(
        at, agreed(game="crazy-eights", options=("no-refill",), numbers=SHORT), _blocked
    ),
    "cover": lambda at: brought_to(at, agreed(TWO_PEOPLE, 550), _later),
    "hand-over": lambda at: _finished(at, 3),
    "match-over": lambda at: _finished(at, 1),
}
REVIEWS = ("review", "review-moves")


def _tables(folder: Path, wanted: Collection[str]) -> dict[str, str]:
    routes = {name: f"/play/{make(folder)}" for name, make in TABLES.items() if name in wanted}
    if any(name in wanted for name in REVIEWS):
        routes |= dict.fromkeys(REVIEWS, f"/history/{_finished(folder, 1)}/1/review")
    return routes


def _nothing(_: Path, __: Collection[str]) -> dict[str, str]:
    return {}


def _one(folder: Path, _: Collection[str]) -> dict[str, str]:
    fill(folder, 1, seed=3)
    fill(folder, 1, table=replace(TABLE, hands=5), finish=False, seed=4)
    return {}


def _many(folder: Path, _: Collection[str]) -> dict[str, str]:
    fill(folder, 3, seed=10)
    four = (*TABLE.seats, SeatSetup("Grandmother"))
    fill(folder, 1, table=Setup("switch", four, ("queen-covers", "sets"), hands=3), seed=20)
    fill(folder, 1, table=Setup("mau-mau", TABLE.seats, hands=3), finish=False, seed=30)
    fill(folder, 2, table=replace(TABLE, hands=4), finish=False, seed=40)
    return {}


SHEETS: dict[str, Callable[[Path], int]] = {
    "sheet-tally": lambda at: kept.keep(at, kept.TALLY, 4),
    "sheet-cards": lambda at: kept.keep(at, kept.CARDS, 2, more=kept.now_tapped(3)),
    "sheet-points": lambda at: kept.keep(at, kept.FREE, 5),
    "sheet-eight": lambda at: kept.keep(at, kept.EIGHT, 3),
    "sheet-odd": lambda at: kept.keep(at, kept.FREE, 2),
    "sheet-over": lambda at: kept.keep(at, kept.TALLY, 99),
}
PANELS = ("knock", "rounds", "person", "menu", "referee", "ways")
TIED = ("sheet-tied", "sheet-panel-tie", "sheet-penalty")


def _sheets(folder: Path, wanted: Collection[str]) -> dict[str, str]:
    routes = {name: f"/sheet/{make(folder)}" for name, make in SHEETS.items() if name in wanted}
    if any(name.startswith("sheet-panel") for name in wanted):
        tally = kept.keep(folder, kept.TALLY, 4)
        routes |= {f"sheet-panel-{panel}": f"/sheet/{tally}" for panel in PANELS}
    if any(name in wanted for name in TIED):
        routes |= dict.fromkeys(TIED, f"/sheet/{kept.keep(folder, kept.TIED, 0, more=kept.now_tied())}")
    return routes


def _kept(folder: Path, _: Collection[str]) -> dict[str, str]:
    fill(folder, 4, seed=10)
    kept.keep_to_the_end(folder, kept.CARDS, 7)
    (tally, *_others) = kept.keep_to_the_end(folder, kept.TALLY, 5)
    kept.keep(folder, kept.FREE, 3)
    with open_store(folder, CLOCK) as store:
        mum = next(person.id for person in store.people() if person.name == "Mum")
    return {
        "match-kept": f"/history/{tally}",
        "match-rounds": f"/history/{tally}",
        "share": f"/history/{tally}/share",
        "share-end": f"/history/{tally}/share",
        "person": f"/people/{mum}",
        "person-end": f"/people/{mum}",
    }


def _tapped(*names: str) -> Callable[[Phone], None]:
    def tapped(phone: Phone) -> None:
        for name in names:
            phone.tap(name)

    return tapped


def _choose(phone: Phone) -> None:
    ace = next(name for name, text in phone.said("card-A").items() if "playable" in text)
    phone.tap(ace)
    if phone.wait_any("suit-S", "called") != "suit-S":
        raise AssertionError("no suit to choose")


def _menu(*names: str) -> Callable[[Phone], None]:
    def opened(phone: Phone) -> None:
        phone.tap("menu")
        phone.wait("menu-resign")
        for name in names:
            phone.tap(name)

    return opened


def _rule(phone: Phone) -> None:
    phone.tap("owed")
    phone.wait("panel-rule")


def _opened(*names: str) -> Callable[[Phone], None]:
    """Taps these one after the other, each where it comes into sight."""

    def opened(phone: Phone) -> None:
        for name in names:
            phone.scroll_to(name)
            phone.tap(name)

    return opened


def _changed(phone: Phone) -> None:
    _opened("card-of-9", "does-skip-more", "own-differs")(phone)

    def seen() -> bool:
        phone.page.mouse.wheel(0, -20_000)
        return phone.is_there("difference-1")

    phone.wait_until(seen, "what differs, at the top")


def _tried_by_bots(phone: Phone) -> None:
    _opened("section-cards", "section-trial", "trial-start")(phone)
    phone.wait("trial-start")
    phone.scroll_to("trial-blocked")


def _pasted(phone: Phone) -> None:
    phone.tap("import-code")
    phone.page.wait_for_function("['INPUT', 'TEXTAREA'].includes(document.activeElement?.tagName)")
    own = {"cards": {"9": {"skip": 2}}, "numbers": {"packs": 1}}
    phone.page.keyboard.insert_text(share(make_own("switch", "Hers", (), own)))
    phone.wait("import-keep")
    phone.page.evaluate("document.activeElement.blur()")  # nothing blinks


def _coach(phone: Phone) -> None:
    phone.tap("hint")
    phone.wait("advice-0")
    phone.wait_gone("advice-progress")


def _review(phone: Phone) -> None:
    phone.wait_gone("advice-progress")
    phone.wait("advice-about")


def _judged(phone: Phone) -> None:
    _review(phone)
    phone.tap("advice-0")
    phone.wait("advice-back")


def _replay(phone: Phone) -> None:
    for _ in range(5):
        phone.tap("replay-after")


def _bottom(phone: Phone) -> None:
    phone.page.mouse.move(200, 400)
    phone.page.mouse.wheel(0, 20_000)


TABLE_SCREENS = (
    Screen("table-start", "", "card-"),
    Screen("table-turn", "", "card-"),
    Screen("table-owed", "", "card-"),
    Screen("table-called", "", "card-"),
    Screen("table-suits", "", "card-", _choose),
    Screen("table-catch", "", "card-"),
    Screen("table-20", "", "card-"),
    Screen("table-30", "", "card-"),
    Screen("table-8", "", "card-"),
    Screen("table-menu", "", "card-", _menu()),
    Screen("table-resign", "", "card-", _menu("menu-resign")),
    Screen("table-kilodney", "", "card-"),
    Screen("table-kilodney-9", "", "card-"),
    Screen("table-one-card", "", "card-"),
    Screen("table-rule", "", "card-", _rule),
    Screen("table-demand", "", "card-"),
    Screen("table-several", "", "card-"),
    Screen("table-cover", "", "card-"),
    Screen("table-strict", "", "card-"),
    Screen("table-blocked", "", "hand-over"),
    Screen("coach", "", "card-", _coach),
    Screen("coach-points", "", "card-", _coach),
    Screen("coach-20", "", "card-", _coach),
    Screen("cover", "", "uncover"),
    Screen("hand-over", "", "hand-over"),
    Screen("match-over", "", "match-over"),
    Screen("review", "", "advice", _review),
    Screen("review-moves", "", "advice", _judged),
)

SHEET_SCREENS = (
    Screen("keep-last", "/keep", "keep-start"),
    Screen("keep-sheets", "/keep", "keep-start", _tapped("sheet-chosen")),
    *(Screen(name, "", "sheet") for name in SHEETS if name not in ("sheet-cards", "sheet-odd")),
    Screen("sheet-cards", "", "sheet", _tapped("suit-D")),
    Screen("sheet-odd", "", "sheet", _tapped("key-7", "pad-keep")),
    Screen("sheet-panel-knock", "", "sheet", _tapped("player-2", "mark-knock", "knock-4")),
    Screen("sheet-panel-rounds", "", "sheet", _tapped("round")),
    Screen("sheet-panel-person", "", "sheet", _tapped("pad-person")),
    Screen("sheet-panel-menu", "", "sheet", _tapped("sheet-menu")),
    Screen("sheet-panel-referee", "", "sheet", _tapped("sheet-referee", "ask-A")),
    Screen("sheet-tied", "", "sheet-over"),
    Screen("sheet-panel-tie", "", "sheet-over", _tapped("sheet-tie")),
    Screen("sheet-penalty", "", "sheet-over", _tapped("round")),
    Screen("sheet-panel-ways", "", "sheet", _tapped("pad-ways")),
)
KEPT_SCREENS = (
    Screen("history-kept", "/history", "filter-who"),
    Screen("history-filter", "/history", "filter-who", _tapped("filter-who")),
    Screen("match-kept", "", "match-share"),
    Screen("match-rounds", "", "match-share", _bottom),
    Screen("share", "", "share-text"),
    Screen("share-end", "", "share-text", _bottom),
    Screen("statistics", "/statistics", "person-"),
    Screen("game", "/statistics/kilodney", "back"),
    Screen("person", "", "number-wins"),
    Screen("person-end", "", "number-wins", _bottom),
    Screen("keepsakes", "/keepsakes", "export"),
)

HOUSES = (
    House(_sheets, SHEET_SCREENS),
    House(_kept, KEPT_SCREENS),
    House(
        _nothing,
        (
            Screen("home-new", "/", "home-new"),
            Screen("new-first", "/new", "back"),
            Screen("keep-first", "/keep", "keep-start"),
            Screen("statistics-empty", "/statistics", "statistics-keep"),
            Screen("history-empty", "/history", "history-new"),
            Screen("rules", "/rules", "back"),
            Screen("settings", "/settings", "set-pace-normal"),
            Screen("settings-end", "/settings", "set-pace-normal", _bottom),
            Screen("lost", "/nowhere", "back"),
        ),
    ),
    House(_one, (Screen("home", "/", "home-continue"),)),
    House(
        _many,
        (
            Screen("home-several", "/", "home-continue"),
            Screen("continue", "/continue", "continue-"),
            Screen("new", "/new", "back"),
            Screen("new-table", "/new/switch", "new-deal"),
            Screen("new-options", "/new/switch", "new-deal", _bottom),
            Screen("history", "/history", "match-1"),
            Screen("match", "/history/4", "hand-1"),
            Screen("replay", "/history/4/2", "back", _replay),
            Screen("rules-switch", "/rules/switch", "back"),
            Screen("rules-end", "/rules/switch", "back", _bottom),
            Screen("rules-match", "/history/4/rules", "back"),
        ),
    ),
    House(
        _nothing,
        (
            Screen("own-cards", "/games/black-jack/edit", "own-keep", _opened("card-of-J", "card-BJ")),
            Screen("own-words", "/games/makao/edit", "own-keep", _opened("section-cards", "section-start")),
            Screen("own-deals", "/games/black-jack/edit", "own-keep", _opened("section-cards", "section-start")),
            Screen(
                "own-answers",
                "/games/black-jack/edit",
                "own-keep",
                _opened("section-cards", "section-answers", "answer-jack-J", "answer-jack-of-RJ"),
            ),
            Screen(
                "own-differs",
                "/games/switch/edit",
                "own-keep",
                _changed,
            ),
            Screen("own-share", "/games/switch/edit", "own-keep", _opened("section-cards", "section-share")),
            Screen("own-trial", "/games/switch/edit", "own-keep", _tried_by_bots),
            Screen("own-import", "/games/import", "import-code", _pasted),
        ),
    ),
    House(_tables, TABLE_SCREENS),
)
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
OUT_LISTING = ROOT / "assets" / "listing"
LISTING = {
    "home-several-390x844-light": "home",
    "table-owed-390x844-light": "table",
    "table-called-844x390-light": "landscape",
    "new-table-390x844-light": "new-table",
}
# Flutter takes the size of the system's letters from the page's own.
LETTERS = """addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "%dpx"; });"""
ANSWER = 1000.0  # milliseconds
NAMES = tuple(screen.name for house in HOUSES for screen in house.screens)


def looks(phone: Phone, screen: Screen, route: str) -> Iterator[str]:
    """Opens a screen, and gives each size and brightness in which it now stands, as a name for the picture."""
    for scheme in SCHEMES:
        phone.page.set_viewport_size(PHONE)
        phone.page.emulate_media(color_scheme=scheme)
        with phone.page.expect_websocket() as opened:
            phone.open(route)
        phone.nodes(screen.there).first.wait_for(state="attached")
        screen.prepare(phone)
        for size in SIZES:
            _resize(phone, opened.value, size)
            yield f"{screen.name}-{size['width']}x{size['height']}-{scheme}"


def _resize(phone: Phone, socket: WebSocket, size: ViewportSize) -> None:
    """Changes the window and waits for what Python makes of it: nothing comes where nothing has to move."""
    if phone.page.viewport_size != size:
        with suppress(TimeoutError), socket.expect_event("framereceived", timeout=ANSWER):
            phone.page.set_viewport_size(size)


def main(arguments: Sequence[str]) -> int:
    """Take the pictures; 0 if every screen came."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("pictures"), help="folder for the pictures (%(default)s)")
    parser.add_argument("--only", choices=NAMES, action="append", metavar="NAME", help=f"of {', '.join(NAMES)}")
    parser.add_argument("--listing", action="store_true", help="only those of README.md, into assets/listing, small")
    parser.add_argument("--text", type=float, default=1, help="letters so much larger, as a person has set the system")
    asked = parser.parse_args(arguments)
    if asked.listing:
        asked.out, asked.only = OUT_LISTING, [name.split("-390")[0].split("-844")[0] for name in LISTING]
    missing = 0
    with browser() as chrome:
        for house in HOUSES:
            wanted = [screen for screen in house.screens if not asked.only or screen.name in asked.only]
            if not wanted:
                continue
            with tempfile.TemporaryDirectory() as data:
                routes = house.fill(Path(data), {screen.name for screen in wanted})
                with App(Path(data)) as app:
                    phone = Phone(chrome, app, still=True)
                    phone.page.add_init_script(LETTERS % (16 * asked.text))
                    for screen in wanted:
                        try:
                            for name in looks(phone, screen, routes.get(screen.name, screen.route)):
                                if not asked.listing:
                                    phone.picture(name, asked.out)
                                elif name in LISTING:
                                    small = asked.out / f"{LISTING[name]}.png"
                                    phone.picture(small.stem, asked.out)
                                    small.write_bytes(phone.page.screenshot(scale="css"))
                        except Exception as error:
                            missing += 1
                            print(f"{screen.name}: {error}", file=sys.stderr)
                        else:
                            print(screen.name, flush=True)
                    phone.close()
                    for line in app.complaints:
                        print(line, end="", file=sys.stderr)
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
