"""`python -m tests.contrast [--json] [--more] [--only NAME …] [--size WxH …]`: the worst contrast of text, large text
and signs on every screen, light and dark, by measured pixels; 1 where one is under its floor.

Floors are WCAG's: 4.5 for text, 3 for text from 24 pixels (19 if bold) and for signs.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize

from tests.fitting import size_name
from tests.pictures.__main__ import HOUSES, NAMES
from tests.pictures.taking import looks, with_more_contrast
from tests.running import App
from tests.web.coded import Written, dye, prepared, written
from tests.web.driver import PHONE, REAL, SIZES, Phone, browser

FLOORS: Final = {"text": 4.5, "large": 3.0, "sign": 3.0}


@dataclass(frozen=True)
class Look:
    """One screen in one size and brightness, with the worst contrast of each kind of text."""

    name: str
    worst: dict[str, Written]

    @property
    def faults(self) -> list[Written]:
        """Return the texts below their floor."""
        return [each for kind, each in self.worst.items() if round(each.ratio, 1) < FLOORS[kind]]


def main(arguments: Sequence[str]) -> int:
    """Print the worst contrasts of each screen; return 0 if none is below its floor."""
    parser = argparse.ArgumentParser(prog="python -m tests.contrast", description=__doc__)
    parser.add_argument("--json", action="store_true", help="as one object by screen")
    parser.add_argument("--more", action="store_true", help="with more contrast set")
    parser.add_argument("--only", choices=NAMES, action="append", metavar="NAME")
    parser.add_argument("--size", choices=list(map(size_name, SIZES)), action="append", metavar="WxH")
    asked = parser.parse_args(arguments)
    sizes = [size for size in SIZES if size_name(size) in (asked.size or [size_name(PHONE)])]
    found: list[Look] = []
    with browser() as chrome:
        for look in measured(chrome, asked.only or NAMES, sizes, asked.more):
            found.append(look)
            if not asked.json:
                print(look.name, *(f"{kind} {each.ratio:.1f}" for kind, each in sorted(look.worst.items())), flush=True)
                for each in look.faults:
                    print(
                        f"  “{each.text}” {each.size:.0f} px {each.ratio:.2f}: {each.own} on {each.ground}", flush=True
                    )
    if asked.json:
        told = {look.name: {kind: round(each.ratio, 2) for kind, each in look.worst.items()} for look in found}
        print(json.dumps(told, indent=1, sort_keys=True))
    return int(any(look.faults for look in found))


def measured(chrome: Browser, only: Collection[str], sizes: Sequence[ViewportSize], more: bool) -> Iterator[Look]:
    """Yield each of these screens at these sizes, light and dark; with `more` contrast set."""
    for house in HOUSES:
        wanted = [screen for screen in house.screens if screen.name in only]
        if not wanted:
            continue
        with house.beside(), tempfile.TemporaryDirectory() as data:
            routes = house.fill(Path(data), {screen.name for screen in wanted})
            if more:
                with_more_contrast(Path(data))
            with App(Path(data)) as app:
                phone = prepared(Phone(chrome, app, still=True, scale=REAL))
                phone.open()
                for screen in wanted:
                    route = routes.get(screen.name, screen.route)
                    dye(phone, False)
                    plain = {}
                    for name in looks(phone, screen, route, sizes):
                        phone.rest()
                        plain[name] = phone.page.screenshot()
                    dye(phone, True)
                    for name in looks(phone, screen, route, sizes):
                        yield Look(name, _worst(written(phone, plain[name])))
                phone.close()


def _worst(drawn: Sequence[Written]) -> dict[str, Written]:
    assert drawn, "nothing is written there"
    return {
        kind: min(of, key=lambda each: each.ratio) for kind in FLOORS if (of := [e for e in drawn if e.kind == kind])
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
