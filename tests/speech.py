"""`python -m tests.speech [--only NAME …]`: checks that a screen reader says all text on each screen, and that every
text field has a name.

The window is so high that little needs scrolling, and it is so from the beginning: if it grows until a scrolled list
fits, Flutter's elements for screen readers stay where they were scrolled to.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from playwright.sync_api import Browser, ViewportSize

from app.ui.words import ENGLISH
from tests.fitting import open_screens
from tests.pictures.__main__ import NAMES
from tests.web.driver import PHONE, Phone, browser
from tests.web.letters import Place, drawn
from tests.web.spoken import find_unspoken, said

HIGH: Final[ViewportSize] = {"width": PHONE["width"], "height": 2400}


def main(arguments: Sequence[str]) -> int:
    """Print every text that isn't spoken and every text field without a name. Returns 0 if there are none, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.speech", description=__doc__)
    parser.add_argument("--only", choices=NAMES, action="append", metavar="NAME")
    asked = parser.parse_args(arguments)
    many = 0
    with browser() as chrome:
        for fault in faults(chrome, asked.only or NAMES):
            many += 1
            print(fault, flush=True)
    print(f"{many} faults")
    return int(bool(many))


def faults(chrome: Browser, only: Collection[str]) -> Iterator[str]:
    """The faults on the screens `only` in English, each after the screen's name."""
    for screen, phone, problem in open_screens(chrome, ENGLISH, only, size=HIGH):
        if problem:
            yield f"{screen}: can't be reached: {problem}"
            continue
        # Check twice before reporting: the app may still be drawing.
        for fault in _unspoken(phone) and _unspoken(phone):
            yield f"{screen}: {fault}"


def _unspoken(phone: Phone) -> list[str]:
    things, heard = drawn(phone), said(phone)
    return list(dict.fromkeys(find_unspoken(things, heard, Place(0, 0, HIGH["width"], HIGH["height"]))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
