"""`python -m tests.fitting [--lang L …] [--only NAME …] [--size WxH …] [--text SHARE]`: whether all that is written
on a screen fits, in a language or in the pseudo-language (`pseudo`): nothing is cut, hangs out or is broken within a
word, and what can be touched is large enough and alone in its place.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from operator import itemgetter
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, ViewportSize

from engine.messages import LANGUAGES
from tests import pseudo
from tests.pictures.__main__ import HOUSES, LETTERS, NAMES
from tests.running import ROOT, App
from tests.web.driver import SIZES, Phone, browser
from tests.web.letters import listening, misplaced, texts

PSEUDO: Final = "pseudo"
#: What people typed may be cut where there is no room for it.
TYPED: Final = frozenset({"Grandmother", "Bartholomew"})
#: Letters; what is longer, or held together by signs, is no word but a code or the name of a part, and broken where the
#: line ends.
LONGEST_WORD: Final = 30


def main(arguments: Sequence[str]) -> int:
    """Print every fault; 0 if there is none."""
    parser = argparse.ArgumentParser(prog="python -m tests.fitting", description=__doc__)
    parser.add_argument("--lang", choices=[*LANGUAGES, PSEUDO], action="append", metavar="L")
    parser.add_argument("--only", choices=NAMES, action="append", metavar="NAME")
    parser.add_argument("--size", choices=list(map(named, SIZES)), action="append", metavar="WxH")
    parser.add_argument("--text", type=float, default=1, help="letters so much larger, as a person has set the system")
    asked = parser.parse_args(arguments)
    sizes = [size for size in SIZES if not asked.size or named(size) in asked.size]
    many = 0
    with browser() as chrome:
        for tag in asked.lang or [*LANGUAGES, PSEUDO]:
            for fault in faults(chrome, tag, asked.only or NAMES, sizes, asked.text):
                many += 1
                print(f"{tag} {fault}", flush=True)
    print(f"{many} faults")
    return int(bool(many))


def faults(
    chrome: Browser, tag: str, only: Collection[str], sizes: Sequence[ViewportSize], letters: float = 1
) -> Iterator[str]:
    """What is wrong on these screens in a language at these sizes, with the screen's name and size.

    The window grows, as when a phone is turned: what was laid out for a wider one is drawn cut until the app answers.
    """
    sizes = sorted(sizes, key=itemgetter("width"))
    with _root(tag) as root:
        for house in HOUSES:
            wanted = [screen for screen in house.screens if screen.name in only]
            if not wanted:
                continue
            with house.beside(), tempfile.TemporaryDirectory() as data:
                routes = house.fill(Path(data), {screen.name for screen in wanted})
                with App(Path(data), root=root, ready=root == ROOT) as app:
                    phone = listening(Phone(chrome, app, still=True, scale=1, language=_spoken(tag)))
                    phone.page.add_init_script(LETTERS % (16 * letters))
                    for screen in wanted:
                        phone.page.set_viewport_size(sizes[0])
                        phone.open(routes.get(screen.name, screen.route))
                        try:
                            phone.nodes(screen.there).first.wait_for(state="attached")
                            screen.prepare(phone)
                        except (AssertionError, Error) as error:
                            yield f"{screen.name} {named(sizes[0])}: cannot be reached: {error}"
                            continue
                        for size in sizes:
                            phone.page.set_viewport_size(size)
                            for fault in _looked_at(phone):
                                yield f"{screen.name} {named(size)}: {fault}"
                    phone.close()


def named(size: ViewportSize) -> str:
    """A size as one says it: 390x844."""
    return f"{size['width']}x{size['height']}"


def _looked_at(phone: Phone) -> Iterator[str]:
    drawn = texts(phone)
    assert drawn, "nothing is written there"
    for each in drawn:
        word = "_" not in each.text and max(map(len, each.text.split()), default=0) <= LONGEST_WORD
        if each.fault and each.text not in TYPED and word:
            yield f"“{each.text}” {each.fault}"
    yield from misplaced(phone)


def _spoken(tag: str) -> str:
    return pseudo.TAG if tag == PSEUDO else tag


@contextmanager
def _root(tag: str) -> Iterator[Path]:
    """Where the app lies that speaks the language."""
    with ExitStack() as stack:
        yield pseudo.make(Path(stack.enter_context(tempfile.TemporaryDirectory()))) if tag == PSEUDO else ROOT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
