"""`python -m tests.pictures [--out DIR] [--only NAME]`: every screen at four sizes, light and dark."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.web.driver import SIZES, App, Phone, browser


@dataclass(frozen=True)
class Screen:
    """A screen to take a picture of: its route, and what to do there before the picture."""

    name: str
    route: str
    prepare: Callable[[Phone], object] = lambda _: None


SCREENS = (
    Screen("home", "/"),
    Screen("new", "/new"),
    Screen("history", "/history"),
    Screen("rules", "/rules"),
    Screen("settings", "/settings"),
    Screen("lost", "/nowhere"),
)


def main(arguments: Sequence[str]) -> int:
    """Take the pictures; 0 if every screen came."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("pictures"), help="folder for the pictures (%(default)s)")
    parser.add_argument("--only", choices=[screen.name for screen in SCREENS], action="append", help="these screens")
    asked = parser.parse_args(arguments)
    wanted = [screen for screen in SCREENS if not asked.only or screen.name in asked.only]
    missing = []
    with tempfile.TemporaryDirectory() as data, browser() as chrome, App(Path(data)) as app:
        for dark in (False, True):
            for size in SIZES:
                phone = Phone(chrome, app, size, dark=dark)
                for screen in wanted:
                    name = f"{screen.name}-{size['width']}x{size['height']}-{'dark' if dark else 'light'}"
                    try:
                        phone.open(screen.route)
                        screen.prepare(phone)
                        phone.picture(name, asked.out)
                    except Exception as error:
                        missing.append(name)
                        print(f"{name}: {error}", file=sys.stderr)
                    else:
                        print(name, flush=True)
                phone.close()
        for line in app.complaints:
            print(line, end="", file=sys.stderr)
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
