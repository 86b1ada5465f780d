"""A table that's redrawn where it changed equals one that's drawn anew, and its taps reach their handlers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from app.table.components.table import Table
from app.table.picture import Look, NominationChoice, Picture
from app.ui.control_cache import ControlCache
from app.ui.window.app_state import Size
from tests.app.at_table import look
from tests.app.fake import hears, opened
from tests.app.table.test_reading_order import SCREENS, Quiet, drawn_by

QUIET = Quiet()
TURNS = 30  # of the event loop, more than any drawing takes


@ft.component
def Both(shows: list[Callable[[int], None]], tables: list[tuple[Picture, Look]], screen: Size) -> ft.Control:
    """A table that changes from picture to picture, and beside it one that's new for each."""
    at, show = ft.use_state(0)
    shows[:] = [show]
    picture, look = tables[at]
    both: list[ft.Control] = [
        ft.Container(Table(picture, look, screen, QUIET, QUIET), key=key)  # type: ignore[arg-type]
        for key in ("kept", f"fresh-{at}")
    ]
    return ft.Stack(both)


def is_card(packed: dict[str, Any]) -> bool:
    """Return whether a packed control is a card."""
    return str(packed.get("key"))[1:].isdigit()


def plain(packed: Any) -> Any:
    """Return a packed control without the ids of controls and cards, and without the cards under the seats.

    Those can't be seen, and their order varies.
    """
    if isinstance(packed, list):
        return [plain(one) for one in packed if not (isinstance(one, dict) and one.get("scale") == 0 and is_card(one))]
    if not isinstance(packed, dict):
        return packed
    return {
        name: plain(value) for name, value in packed.items() if name != "_i" and not (name == "key" and is_card(packed))
    }


def controls(packed: Any) -> Iterator[dict[str, Any]]:
    """Yield a packed control and its descendants, parents first."""
    if isinstance(packed, list):
        yield from (found for one in packed for found in controls(one))
    elif isinstance(packed, dict):
        yield packed
        yield from (found for value in packed.values() for found in controls(value))


@pytest.mark.parametrize("name", SCREENS)
async def test_a_table_that_is_kept_is_the_one_that_is_drawn_afresh(name: str) -> None:
    rng, screen = random.Random(name), SCREENS[name]
    tables = []
    for cards in (7, 20, rng.randint(1, 40)):
        picture, look = drawn_by(rng, cards)
        tables.append((replace(picture, nominated="H"), look))  # the disc remembers what was called last
        if cards != 20:  # and only a little of it changes
            tables.append(
                (replace(picture, nominated="H", is_own_turn=False, hand=picture.hand[1:], front_count=0), look)
            )
    shows: list[Callable[[int], None]] = []

    async with opened(lambda page: page.render(lambda: Both(shows, tables, screen))) as client:
        for n in range(len(tables)):
            shows[0](n)
            await client.settle()
            kept, fresh = (plain(client.packed(client.find(key)))["content"] for key in ("kept", f"fresh-{n}"))
            assert kept == fresh, n
            assert not client.astray()
            assert all(control.page is client.page for control in client.controls() if hears(control))


@pytest.mark.parametrize("name", SCREENS)
async def test_no_card_fades_and_nobody_at_a_table_is_seen_through(name: str) -> None:
    rng = random.Random(name)
    tables = []
    for _ in range(6):
        picture, look = drawn_by(rng, rng.randint(1, 40))
        first, *others = picture.seats
        first = rng.choice(
            (first, replace(first, rank=1), replace(first, skipped=True), replace(first, eliminated=True))
        )
        tables.append((replace(picture, seats=(first, *others)), replace(look, reduces_motion=False)))
    shows: list[Callable[[int], None]] = []

    async with opened(lambda page: page.render(lambda: Both(shows, tables, SCREENS[name]))) as client:
        for n in range(len(tables)):
            shows[0](n)
            await client.settle()
            drawn = list(controls(client.packed(client.find("kept"))))
            # What is half seen is drawn apart, on a layer as large as the screen.
            assert not [each for each in drawn if 0 < each.get("opacity", 1) < 1], n
            cards = [each for each in drawn if is_card(each)]
            assert cards and all("animate_opacity" not in each for each in cards), n


@ft.component
def Passed(shows: list[Callable[[int], None]], pictures: list[Picture]) -> ft.Control:
    """A table that changes from picture to picture."""
    at, show = ft.use_state(0)
    shows[:] = [show]
    return Table(pictures[at], Look(reduces_motion=True), SCREENS["phone"], QUIET, QUIET)  # type: ignore[arg-type]


def heard(packed: Any) -> list[tuple[str, int]]:
    """Return identifier and id of each own card that a screen reader can tap; the client names the card by that id."""
    named = ((str(each.get("identifier")), each) for each in controls(packed))
    return [(name, each["_i"]) for name, each in named if name.startswith("card-")]


async def test_nobody_sees_the_words_for_another_beside_the_own_hand() -> None:
    picture = replace(drawn_by(random.Random(1), 7)[0], choice=None)
    mia = replace(picture, prompt="Mia may play.")
    ada = replace(
        picture, viewer=1, own_name="Ada", hand=tuple(replace(card, key=f"ada-{card.key}") for card in picture.hand)
    )
    ada = replace(ada, prompt="Ada may play.")
    pictures = [mia, ada, replace(ada, viewer=0, cover="Mia"), mia, replace(mia, viewer=1, cover="Ada"), ada]
    shows: list[Callable[[int], None]] = []

    async with opened(lambda page: page.render(lambda: Passed(shows, pictures))) as client:
        await client.settle()
        for n in (*range(1, len(pictures)), 0):
            shows[0](n)
            for _ in range(TURNS):  # each turn of the event loop is looked at
                await asyncio.sleep(0)
                shown = look(client)
                hands = {name.startswith("card-ada-") for name in shown if name.startswith("card-")}
                said = {"Ada" in text for name, text in shown.items() if name in ("words", "own")}
                assert not hands or len(hands | said) == 1, (n, shown)
            assert not client.astray()


async def test_requested_panel_opens_at_once() -> None:
    picture = replace(drawn_by(random.Random(1), 7)[0], choice=None)
    asking = replace(picture, choice=NominationChoice("Which?", ("S", "H", "D", "C")), hand=picture.hand[1:])
    first = f"card-{picture.hand[0].key}"
    shows: list[Callable[[int], None]] = []

    async with opened(lambda page: page.render(lambda: Passed(shows, [picture, asking]))) as client:
        await client.settle()
        for n in (1, 0):
            shows[0](n)
            for _ in range(TURNS):  # each turn of the event loop is looked at
                await asyncio.sleep(0)
                shown = look(client)
                assert ("suit-S" in shown) != (first in shown)


async def test_a_table_that_is_laid_comes_as_a_whole() -> None:
    picture = replace(drawn_by(random.Random(1), 7)[0], choice=None, prompt="Mia may play.")
    empty = replace(picture, hand=(), front_count=0, pile=(), stock_count=0, prompt="")
    shows: list[Callable[[int], None]] = []

    async with opened(lambda page: page.render(lambda: Passed(shows, [empty, picture]))) as client:
        await client.settle()
        shows[0](1)
        for _ in range(TURNS):  # each turn of the event loop is looked at
            await asyncio.sleep(0)
            shown = look(client)
            assert any(name.startswith("card-") for name in shown) == ("Mia may play." in shown["words"])
        assert "Mia may play." in shown["words"]


@pytest.mark.parametrize("cards", range(8, 31))
async def test_a_tap_on_its_way_to_an_own_card_finds_it_though_another_has_gone(cards: int) -> None:
    picture = replace(drawn_by(random.Random(cards), cards)[0], choice=None)
    shows: list[Callable[[int], None]] = []

    fewer = replace(picture, hand=picture.hand[1:], front_count=0)
    async with opened(lambda page: page.render(lambda: Passed(shows, [picture, fewer]))) as client:
        await client.settle()

        def rows() -> list[dict[str, int]]:
            """Return the identifiers of the cards in each row, with their ids."""
            return [dict(heard(client.packed(row))) for row in client.all("row-*")]

        before = rows()
        shows[0](1)
        await client.settle()
        after = rows()
        assert sum(map(len, after)) == cards - 1
        stayed = [name for old, new in zip(before, after, strict=False) for name in old.keys() & new.keys()]
        assert len(stayed) > cards / 2 or len(before) != len(after)  # with a row more most cards change theirs
        for old, new in zip(before, after, strict=False):
            assert all(old[name] == new[name] for name in old.keys() & new.keys())


def test_only_what_is_made_of_something_else_is_made_anew() -> None:
    made: list[str] = []

    def make(text: str) -> ft.Control:
        made.append(text)
        return ft.Text(text)

    def put(inside: list[ft.Control], width: float) -> ft.Control:
        made.append("around")
        return ft.Row(inside, width=width)

    redrawn = ControlCache()

    def draw(*texts: str, width: float = 1.0) -> ft.Control:
        keep = redrawn.start_drawing()
        return keep.cached_wrapper(
            "row", [keep.cached_control(str(n), make, text) for n, text in enumerate(texts)], put, width
        )

    first = draw("a", "b")
    assert draw("a", "b") is first and made == ["a", "b", "around"]
    assert draw("a", "c") is not first and made[3:] == ["c", "around"]
    draw("a", "c", width=2.0)
    draw("a")
    draw("a", "c")  # what one drawing did not have is forgotten
    assert made[5:] == ["around", "around", "c", "around"]
