"""`python -m tests.fitting [--lang L …] [--only NAME …] [--size WxH …] [--text SHARE …]`: whether all that is written
on a screen fits, in a language or in the pseudo-language (`pseudo`), at window sizes from a small phone on its side to
a laptop, with the system's letters as they are, a third larger and twice as large.

Nothing is cut, covered, over another text, across the edge of its box or broken within a word; what is scrolled away
has a scrollbar beside it; and what can be touched is large enough and alone in its place.
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
from tests.pictures.__main__ import HOUSES, NAMES
from tests.running import ROOT, App
from tests.web.driver import PHONE, SIZES, Phone, browser
from tests.web.letters import Place, drawn, listening, misdrawn, misplaced

PSEUDO: Final = "pseudo"
#: What people typed may be cut where there is no room for it.
TYPED: Final = frozenset({"Grandmother", "Bartholomew"})
#: Letters; what is longer, or held together by signs, is no word but a code or the name of a part, and broken where the
#: line ends.
LONGEST_WORD: Final = 30
#: Beside the sizes of pictures: a laptop, small phones on their side, and a laptop's page at 400 %.
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 720}
LOW: Final[ViewportSize] = {"width": 640, "height": 360}
LOWER: Final[ViewportSize] = {"width": 568, "height": 320}
ZOOMED: Final[ViewportSize] = {"width": 320, "height": 256}
WINDOWS: Final = (*SIZES, LAPTOP, LOW, LOWER, ZOOMED)
#: A screen is opened at this size.
REACHED: Final = PHONE
#: How much larger a person has set the system's letters.
SHARES: Final = (1.0, 1.3, 2.0)
#: Flutter takes the size of the system's letters from the page's own, whenever that changes.
ENLARGE: Final = "share => { document.documentElement.style.fontSize = `${16 * share}px`; }"


def main(arguments: Sequence[str]) -> int:
    """Print every fault; 0 if there is none."""
    parser = argparse.ArgumentParser(prog="python -m tests.fitting", description=__doc__)
    parser.add_argument("--lang", choices=[*LANGUAGES, PSEUDO], action="append", metavar="L")
    parser.add_argument("--only", choices=NAMES, action="append", metavar="NAME")
    parser.add_argument("--size", choices=list(map(named, WINDOWS)), action="append", metavar="WxH")
    parser.add_argument("--text", type=float, action="append", help="letters so much larger, as the system is set")
    asked = parser.parse_args(arguments)
    sizes = [size for size in WINDOWS if not asked.size or named(size) in asked.size]
    many = 0
    with browser() as chrome:
        for tag in asked.lang or [*LANGUAGES, PSEUDO]:
            for fault in faults(chrome, tag, asked.only or NAMES, sizes, asked.text or SHARES):
                many += 1
                print(f"{tag} {fault}", flush=True)
    print(f"{many} faults")
    return int(bool(many))


def faults(
    chrome: Browser,
    tag: str,
    only: Collection[str],
    sizes: Sequence[ViewportSize],
    shares: Sequence[float] = (1.0,),
) -> Iterator[str]:
    """What is wrong on these screens in a language at these sizes of window and letters, with the screen's name and
    both sizes.

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
                    for screen in wanted:
                        phone.page.set_viewport_size(REACHED)
                        phone.open(routes.get(screen.name, screen.route))
                        try:
                            phone.nodes(screen.there).first.wait_for(state="attached")
                            screen.prepare(phone)
                        except (AssertionError, Error) as error:
                            yield f"{screen.name}: cannot be reached: {error}"
                            continue
                        for share in shares:
                            phone.page.evaluate(ENLARGE, share)
                            for size in sizes:
                                phone.page.set_viewport_size(size)
                                for fault in _looked_at(phone):
                                    yield f"{screen.name} {named(size)} {share:.0%}: {fault}"
                    phone.close()


def named(size: ViewportSize) -> str:
    """A size as one says it: 390x844."""
    return f"{size['width']}x{size['height']}"


def _looked_at(phone: Phone) -> list[str]:
    """What is wrong on the screen, seen twice: the app may still be answering a new size when first looked at."""
    return _faults_now(phone) and _faults_now(phone)


def _faults_now(phone: Phone) -> list[str]:
    size = phone.page.viewport_size
    assert size is not None
    things = drawn(phone)
    assert any(each.is_word for each in things), "nothing is written there"
    found = [
        f"“{text}” {fault}"
        for text, fault in misdrawn(things, Place(0, 0, size["width"], size["height"]))
        if text not in TYPED and "_" not in text and max(map(len, text.split()), default=0) <= LONGEST_WORD
    ]
    return [*dict.fromkeys(found), *misplaced(phone)]


def _spoken(tag: str) -> str:
    return pseudo.TAG if tag == PSEUDO else tag


@contextmanager
def _root(tag: str) -> Iterator[Path]:
    """Where the app lies that speaks the language."""
    with ExitStack() as stack:
        yield pseudo.make(Path(stack.enter_context(tempfile.TemporaryDirectory()))) if tag == PSEUDO else ROOT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
