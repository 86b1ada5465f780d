"""`python -m tests.fitting [--lang L …] [--only NAME …] [--size WxH …] [--text LARGER …] [--pairs] [--share K/N]`:
checks that all text on a screen fits, in a language or in the pseudo-language (`pseudo`), at window sizes from a small
phone in landscape to a laptop, with the system's letters at 100, 130 and 200 %.

No text may be cut off, covered, over other text, across the edge of its box or broken within a word. Content that is
scrolled out of sight needs a scrollbar. Touch targets must be large enough and not overlap.

`--pairs` checks each screen in every language at every window size with one letter size each, so that every pair of
the three occurs at least once; that takes a third of the checks. `--share 2/4` checks the second of four shares of the
screens, so that shares can run in parallel.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, ViewportSize

from engine.messages import LANGUAGES
from tests import pseudo
from tests.pictures.__main__ import HOUSES, NAMES
from tests.pictures.taking import House
from tests.running import ROOT, App
from tests.web.driver import PHONE, SIZES, Phone, browser
from tests.web.letters import Place, drawn_now, listening, misdrawn, misplaced, wait_for_answer

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
#: A screen is opened at this size, unless another is asked for.
REACHED: Final = PHONE
#: How much larger a person has set the system's letters.
LETTERS: Final = (1.0, 1.3, 2.0)
TAGS: Final = (*LANGUAGES, PSEUDO)
#: Flutter takes the size of the system's letters from the page's own, whenever that changes.
ENLARGE: Final = "larger => { document.documentElement.style.fontSize = `${16 * larger}px`; }"
#: Milliseconds without a change after which a screen is at rest; LONG_QUIET after a fault was found.
QUIET: Final = 250.0
LONG_QUIET: Final = 1000.0
#: A window size, and the scale of the letters.
Look = tuple[ViewportSize, float]


def main(arguments: Sequence[str]) -> int:
    """Print every fault; 0 if there is none."""
    parser = argparse.ArgumentParser(prog="python -m tests.fitting", description=__doc__)
    parser.add_argument("--lang", choices=TAGS, action="append", metavar="L")
    parser.add_argument("--only", choices=NAMES, action="append", metavar="NAME")
    parser.add_argument("--size", choices=list(map(size_name, WINDOWS)), action="append", metavar="WxH")
    parser.add_argument("--text", type=float, action="append", help="letters so much larger, as the system is set")
    parser.add_argument("--pairs", action="store_true", help="at each size of the window one size of letters")
    parser.add_argument("--share", type=_share, default=(1, 1), metavar="K/N", help="one of N shares of the screens")
    asked = parser.parse_args(arguments)
    sizes = [size for size in WINDOWS if not asked.size or size_name(size) in asked.size]
    tags = asked.lang or TAGS
    many = looks = 0
    began = time.monotonic()
    shared = share_of(asked.only or NAMES, tags, *asked.share)
    with browser() as chrome, FilledHouses() as filled:
        for tag, only in shared.items():
            plan = (
                paired_looks(tag, sizes, asked.text or LETTERS)
                if asked.pairs
                else all_looks(sizes, asked.text or LETTERS)
            )
            looks += len(only) * len(plan)
            for fault in faults(chrome, tag, only, plan, filled):
                many += 1
                print(f"{tag} {fault}", flush=True)
    seconds = time.monotonic() - began
    print(f"{many} faults in {looks} looks, {seconds / max(1, looks):.2f} s each")
    return int(bool(many))


def _share(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", text)
    if not found or int(found[1]) > int(found[2]):
        raise argparse.ArgumentTypeError(f"{text} is no share: 1/4 is the first of four")
    return int(found[1]), int(found[2])


def share_of(screens: Collection[str], tags: Sequence[str], which: int, shares: int) -> dict[str, list[str]]:
    """The names of screens in share `which` (from 1) of `shares`, by language. A house isn't split, since a screen may
    need what the one before it left. Houses are assigned from largest to smallest, each to the share with the fewest
    screens.
    """
    held = {n: [screen.name for screen in house.screens if screen.name in screens] for n, house in enumerate(HOUSES)}
    units = sorted(((tag, n) for tag in tags for n in held), key=lambda unit: -len(held[unit[1]]))
    many, found = [0] * shares, {tag: list[str]() for tag in tags}
    for tag, n in units:
        least = many.index(min(many))
        many[least] += len(held[n])
        if least == which - 1:
            found[tag] += held[n]
    return found


def all_looks(sizes: Sequence[ViewportSize], letters: Sequence[float]) -> list[Look]:
    """All window sizes with all letter sizes."""
    return [(size, larger) for larger in letters for size in sizes]


def paired_looks(tag: str, sizes: Sequence[ViewportSize], letters: Sequence[float]) -> list[Look]:
    """Each window size with one letter size, a different one in each of three successive languages."""
    first = TAGS.index(tag)
    return [(size, letters[(first + n) % len(letters)]) for n, size in enumerate(sizes)]


class FilledHouses:
    """A context manager that fills each house only once for all languages, since finding tables in the wanted states
    takes long.
    """

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._folders: dict[str, tuple[Path, dict[str, str]]] = {}

    def __enter__(self) -> FilledHouses:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def fill(self, house: House, folder: Path, wanted: Collection[str]) -> dict[str, str]:
        """Fill a folder for the `wanted` screens. Returns the routes of screens that have no fixed one."""
        if house.beside is not nullcontext:  # its server is new each time, so its folder can't be reused
            return house.fill(folder, wanted)
        key = " ".join(sorted(wanted))
        if key not in self._folders:
            first = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
            self._folders[key] = first, house.fill(first, wanted)
        first, routes = self._folders[key]
        shutil.copytree(first, folder, dirs_exist_ok=True)
        return routes


def faults(
    chrome: Browser, tag: str, only: Collection[str], plan: Sequence[Look], filled: FilledHouses | None = None
) -> Iterator[str]:
    """What is wrong on these screens in a language at these sizes of window and letters, with the screen's name and
    both sizes.

    The window grows, as when a phone is turned: what was laid out for a wider one is drawn cut until the app answers.
    """
    plan = sorted(plan, key=lambda look: (look[1], look[0]["width"]))
    for screen, phone, problem in open_screens(chrome, tag, only, filled):
        if problem:
            yield f"{screen}: cannot be reached: {problem}"
            continue
        phone.rest()
        before = 1.0
        for size, larger in plan:
            if larger != before:
                before = larger
                _change_and_wait(phone, partial(phone.page.evaluate, ENLARGE, larger))
            _change_and_wait(phone, partial(phone.page.set_viewport_size, size))
            for fault in _looked_at(phone):
                yield f"{screen} {size_name(size)} {larger:.0%}: {fault}"


def open_screens(
    chrome: Browser,
    tag: str,
    only: Collection[str],
    filled: FilledHouses | None = None,
    size: ViewportSize = REACHED,
) -> Iterator[tuple[str, Phone, str]]:
    """Open the screens `only` in a language and a window of this size. Yields (name, phone that shows it, error in
    opening it or "").
    """
    with _root(tag) as root:
        for house in HOUSES:
            wanted = [screen for screen in house.screens if screen.name in only]
            if not wanted:
                continue
            with house.beside(), tempfile.TemporaryDirectory() as data:
                names = {screen.name for screen in wanted}
                routes = filled.fill(house, Path(data), names) if filled else house.fill(Path(data), names)
                with App(Path(data), root=root, ready=root == ROOT) as app:
                    phone = listening(Phone(chrome, app, still=True, scale=1, language=_spoken(tag)))
                    for screen in wanted:
                        phone.page.set_viewport_size(size)
                        problem = ""
                        try:
                            phone.open(routes.get(screen.name, screen.route))
                            phone.nodes(screen.there).first.wait_for(state="attached")
                            screen.prepare(phone)
                        except (AssertionError, Error) as error:
                            problem = str(error)
                        yield screen.name, phone, problem
                    phone.close()


def size_name(size: ViewportSize) -> str:
    """A size as one says it: 390x844."""
    return f"{size['width']}x{size['height']}"


def _change_and_wait(phone: Phone, do: Callable[[], object]) -> None:
    """Change the window or the letters, and wait until the app has answered."""
    answers = phone.page.evaluate("window.answers")
    do()
    wait_for_answer(phone, answers, QUIET)


def _looked_at(phone: Phone) -> list[str]:
    """What is wrong on the screen, seen twice: the app may still be answering a new size when first looked at."""
    if not _faults_now(phone):
        return []
    wait_for_answer(phone, -1, LONG_QUIET)
    return _faults_now(phone)


def _faults_now(phone: Phone) -> list[str]:
    size = phone.page.viewport_size
    assert size is not None
    things = drawn_now(phone)
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
