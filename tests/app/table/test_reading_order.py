"""A screen reader reads the table in the order in which it's seen, with few and many cards, on every screen."""

from __future__ import annotations

import random
from dataclasses import replace

import flet as ft
import pytest

from app.table.components.table import Table
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import arrange_table
from app.table.picture import (
    MAX_FANNED_CARDS,
    ButtonId,
    ButtonKind,
    ButtonPicture,
    CardPicture,
    Look,
    NominationChoice,
    Picture,
    PileCard,
    SeatPicture,
)
from app.ui.window.app_state import Size
from engine.cards import CARD_TEXT
from tests.app.fake import Client, opened
from tests.app.reading import read
from tests.app.table.test_layout import LANDSCAPE, PHONE, SMALL, TABLET

SCREENS = {"phone": PHONE, "small": SMALL, "landscape": LANDSCAPE, "tablet": TABLET, "low": Size(640, 360)}
BUTTONS = (
    ButtonId(ButtonKind.CATCH, 1),
    *(ButtonId(kind) for kind in (ButtonKind.DRAW, ButtonKind.DECLARE, ButtonKind.HINT)),
)
NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eli", "Fay", "Gus")


class Quiet:
    """A controller of which every method does nothing."""

    def __getattr__(self, _: str) -> object:
        async def asked(*_: object) -> None:
            return None

        return asked


@ft.component
def Shown(tables: list[tuple[Picture, Look, Size]]) -> ft.Control:
    """The first of the tables; each tap shows the next one."""
    at, go = ft.use_state(0)
    picture, look, screen = tables[at]
    table = Table(picture, look, screen, Quiet(), Quiet())  # type: ignore[arg-type]
    following = ft.Container(key="next", on_click=lambda: go((at + 1) % len(tables)))
    return ft.Stack([ft.Container(table, key=f"table-{at}"), following])


def drawn_by(rng: random.Random, cards: int) -> tuple[Picture, Look]:
    """Return a random table with so many own cards, sorted as the table sorts them."""
    playable = [rng.random() < 0.4 for _ in range(cards)]
    front = sum(playable) if cards > MAX_FANNED_CARDS else 0
    if front:
        playable.sort()
    hand = tuple(
        CardPicture(f"{CARD_TEXT[n % 52]}-{n}", CARD_TEXT[n % 52], playable=can, highlighted=rng.random() < 0.1, card=n)
        for n, can in enumerate(playable)
    )
    seats = tuple(SeatPicture(n + 1, name, 5) for n, name in enumerate(NAMES[: rng.randint(1, 7)]))
    buttons = tuple(ButtonPicture(each, str(each)) for each in BUTTONS[: rng.randint(0, 4)])
    picture = Picture(
        title="Switch", is_own_turn=True, hand=hand, front_count=front, own_name="Mia", seats=seats, stock_count=9,
        pile=(PileCard("2S", "2S", 1),), buttons=buttons, penalty=rng.choice((0, 4)), nominated=rng.choice(("", "H")),
        prompt="Play a card.",
    )  # fmt: skip
    if rng.random() < 0.2:
        codes = rng.choice((("S", "H", "D", "C"), tuple("A23456789TJQK")))
        picture = replace(picture, choice=NominationChoice("Which?", codes))
    return picture, Look(left_handed=rng.random() < 0.3, reduces_motion=True)


@pytest.mark.parametrize("name", SCREENS)
async def test_reading_order_is_the_visual_order(name: str) -> None:
    rng, screen = random.Random(name), SCREENS[name]
    counts = (1, 10, 11, 20, 30, 40, *rng.sample(range(2, 40), 6))
    tables = [(*drawn_by(rng, cards), screen) for cards in counts]

    async with opened(lambda page: page.render(lambda: Shown(tables))) as client:
        for n, (picture, look, _) in enumerate(tables):
            await client.wait(f"table-{n}")
            check(client, n, picture, look, screen)
            await client.click("next")


def check(client: Client, n: int, picture: Picture, look: Look, screen: Size) -> None:
    """Check that a screen reader reads a table from top to bottom, and the hand row by row."""
    found = read(client.find(f"table-{n}"), Box(0, 0, screen.width, screen.height))
    cards = [each for each in found if each.startswith("card-")]
    assert cards == [f"card-{card.key}" for card in picture.hand], (n, cards)
    seats = [each for each in found if each.startswith("seat-")]
    assert seats == [f"seat-{seat.seat + 1}" for seat in picture.seats], (n, seats)
    kinds = [*dict.fromkeys(map(kind, found))]
    own = ["own"] if not picture.choice or screen.width > screen.height else []
    wanted = ["header", "seats", "middle", "words", *own, *(["buttons"] if picture.buttons or picture.choice else [])]
    if screen.width > screen.height:  # there the own seat stands beside the hand, the buttons beside the words
        if picture.choice and "words" not in kinds:
            wanted.remove("words")  # they lie under what is chosen from
        assert set(kinds) == {*wanted, "hand"} and kinds[:3] == wanted[:3] and kinds.index("hand") > 3, (n, kinds)
    else:
        assert kinds == [*wanted, "hand"] or (look.left_handed and set(kinds) == {*wanted, "hand"}), (n, kinds)
    if picture.choice:
        chosen = [each for each in found if each.startswith(("suit-", "rank-", "choice-"))]
        assert len(chosen) == len(picture.choice.nominations) + 1 and chosen[-1] == "choice-cancel", (n, chosen)
    # And the hand lies as it is read: row by row from above, each from the left.
    hand = arrange_table(
        screen, len(picture.seats), len(picture.hand) - picture.front_count, 2, look, front=picture.front_count
    ).hand
    first, above = 0, -1.0
    for count in hand.rows:
        row = hand.spots[first : first + count]
        assert [spot.x for spot in row] == sorted(spot.x for spot in row)
        assert min(spot.uncovered_box.top for spot in row) > above
        first, above = first + count, min(spot.uncovered_box.top for spot in row)
    assert first == len(picture.hand)


def kind(name: str) -> str:
    """Return the part of the table to which an identifier belongs."""
    parts = {
        "header": ("back", "title", "sort", "help", "menu"),
        "seats": ("seat-",),
        "middle": ("direction", "stock", "pile", "owed", "called"),
        "words": ("words", "log"),
        "own": ("own-seat",),
        "hand": ("card-",),
    }
    return next((part for part, names in parts.items() if name.startswith(names)), "buttons")
