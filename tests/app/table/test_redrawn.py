"""What is drawn again only where it changed is what a table drawn afresh would be, and hears what is done on it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import configure_encode_object_for_msgpack

from app.table.drawing.view import Table
from app.table.picture import Look, Picture
from app.ui.memoised import Redrawn
from app.ui.shell import Size
from tests.app.fake import opened
from tests.app.table.test_reading_order import SCREENS, Quiet, drawn_by

QUIET = Quiet()


@ft.component
def Both(shows: list[Callable[[int], None]], tables: list[tuple[Picture, Look]], screen: Size) -> ft.Control:
    """A table that goes from picture to picture, and beside it one that is new each time."""
    at, show = ft.use_state(0)
    shows[:] = [show]
    picture, look = tables[at]
    tables_beside = [
        ft.Container(Table(picture, look, screen, QUIET, QUIET), key=key)  # type: ignore[arg-type]
        for key in ("kept", f"fresh-{at}")
    ]
    return ft.Stack([*tables_beside])


def plain(control: BaseControl) -> Any:
    """All that a client has of a control, but for its numbers (those of the controls and those of the cards) and for
    the cards under seats, which nobody sees and which come in any order.
    """
    pack = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]

    def card(each: dict[str, Any]) -> bool:
        return str(each.get("key"))[1:].isdigit()

    def without(each: Any) -> Any:
        if isinstance(each, list):
            return [
                without(one) for one in each if not (isinstance(one, dict) and one.get("opacity") == 0 and card(one))
            ]
        if not isinstance(each, dict):
            return each
        return {
            name: without(value) for name, value in each.items() if name != "_i" and not (name == "key" and card(each))
        }

    return without(msgpack.unpackb(msgpack.packb(control, default=pack), strict_map_key=False))


def hears(control: BaseControl) -> bool:
    """Whether something done on it is to be answered: for that its page must be found."""
    return any(getattr(control, name) for name in type(control)._event_fields)  # type: ignore[attr-defined]


def differing(here: Any, there: Any, path: str = "") -> list[str]:
    """Where the two are not the same."""
    if isinstance(here, dict) and isinstance(there, dict):
        names = {*here, *there}
        return [each for name in names for each in differing(here.get(name), there.get(name), f"{path}.{name}")]
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        pairs = enumerate(zip(here, there, strict=True))
        return [each for n, pair in pairs for each in differing(*pair, f"{path}[{n}]")]
    return [] if here == there else [f"{path}: {here} is {there}"]


@pytest.mark.parametrize("name", SCREENS)
def test_a_table_that_is_kept_is_the_one_that_is_drawn_afresh(name: str) -> None:
    rng, screen = random.Random(name), SCREENS[name]
    tables = []
    for cards in (7, 20, rng.randint(1, 40)):
        picture, look = drawn_by(rng, cards)
        tables.append((replace(picture, called="H"), look))  # the disc remembers what was called last
        if cards != 20:  # and only a little of it changes
            tables.append((replace(picture, called="H", my_turn=False, hand=picture.hand[1:], front=0), look))
    shows: list[Callable[[int], None]] = []

    async def test() -> None:
        async with opened(lambda page: page.render(lambda: Both(shows, tables, screen))) as client:
            for n in range(len(tables)):
                shows[0](n)
                await client.settle()
                kept, fresh = (plain(client.find(key))["content"] for key in ("kept", f"fresh-{n}"))
                assert differing(kept, fresh) == [], n
                assert not client.astray()
                assert all(control.page is client.page for control in client.controls() if hears(control))

    asyncio.run(test())


def test_only_what_is_made_of_something_else_is_made_anew() -> None:
    made: list[str] = []

    def make(text: str) -> ft.Control:
        made.append(text)
        return ft.Text(text)

    def put(inside: list[ft.Control], width: float) -> ft.Control:
        made.append("around")
        return ft.Row(inside, width=width)

    redrawn = Redrawn()

    def draw(*texts: str, width: float = 1.0) -> ft.Control:
        keep = redrawn.again()
        return keep.around("row", [keep.one(str(n), make, text) for n, text in enumerate(texts)], put, width)

    first = draw("a", "b")
    assert draw("a", "b") is first and made == ["a", "b", "around"]
    assert draw("a", "c") is not first and made[3:] == ["c", "around"]
    draw("a", "c", width=2.0)
    draw("a")
    draw("a", "c")  # what one drawing did not have is forgotten
    assert made[5:] == ["around", "around", "c", "around"]
