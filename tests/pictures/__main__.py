"""`python -m tests.pictures [--out DIR] [--only NAME …]`: every screen and state at four sizes, light and dark.

Matches are put into a store before the app starts, with seeds that bring what is to be seen; each is opened once
light and once dark, and the window changes its size under it as when a phone is turned.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.messages import LANGUAGES
from tests.pictures import games, pages, pairing, rooms, sheets, syncing, tables
from tests.pictures.taking import looks, with_more_contrast
from tests.running import ROOT
from tests.web.driver import REAL, App, Phone, browser

HOUSES = (*sheets.HOUSES, *pages.HOUSES, *games.HOUSES, *syncing.HOUSES, *pairing.HOUSES, *tables.HOUSES, *rooms.HOUSES)
OUT_LISTING = ROOT / "assets" / "listing"
#: The pictures of README.md, and what each is called there.
LISTING = {"home-several-390x844-light": "home", "table-owed-390x844-light": "table"}
# Flutter takes the size of the system's letters from the page's own.
LETTERS = """addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "%dpx"; });"""
NAMES = tuple(screen.name for house in HOUSES for screen in house.screens)


def main(arguments: Sequence[str]) -> int:
    """Take the pictures; return 0 if every screen could be opened."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("pictures"), help="folder for the pictures (%(default)s)")
    parser.add_argument("--only", choices=NAMES, action="append", metavar="NAME", help=f"of {', '.join(NAMES)}")
    parser.add_argument("--listing", action="store_true", help="only those of README.md, into assets/listing, small")
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help="the language of the device (%(default)s)")
    parser.add_argument("--text", type=float, default=1, help="letters so much larger, as a person has set the system")
    parser.add_argument("--more", action="store_true", help="with more contrast")
    asked = parser.parse_args(arguments)
    if not asked.listing:
        return take(asked, {})
    asked.out, asked.only = OUT_LISTING, [name.partition("-390x844")[0] for name in LISTING]
    return take(asked, LISTING)


def take(asked: argparse.Namespace, named: Mapping[str, str]) -> int:
    """Take the requested pictures; return 0 if every screen could be opened.

    Those that are `named` get small pictures with that name alone.
    """
    missing = 0
    with browser() as chrome:
        for house in HOUSES:
            wanted = [screen for screen in house.screens if not asked.only or screen.name in asked.only]
            if not wanted:
                continue
            with house.beside(), tempfile.TemporaryDirectory() as data:
                routes = house.fill(Path(data), {screen.name for screen in wanted})
                if asked.more:
                    with_more_contrast(Path(data))
                with App(Path(data)) as app:
                    phone = Phone(chrome, app, still=True, scale=REAL, language=asked.lang)
                    phone.page.add_init_script(LETTERS % (16 * asked.text))
                    for screen in wanted:
                        try:
                            for name in looks(phone, screen, routes.get(screen.name, screen.route)):
                                if not named:
                                    phone.picture(name, asked.out)
                                elif name in named:
                                    small = asked.out / f"{named[name]}.png"
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
