"""Which drawn card is which from one picture to the next, so that cards fly instead of jumping.

The client slides whatever keeps its id. A card that comes into sight takes over the id of a hidden one that already
lies where it comes from: the stock's backs, or a card under its player's seat. Nothing here draws.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final
from zlib import crc32

from app.table.drawing.layout import Layout, Spot
from app.table.picture import CardPicture, Picture

STOCK_SHOWN: Final = 5  # backs in the stock: as many can be drawn at once and be seen to fly
STOCK_LAYERS: Final = 3  # of them seen as layers
LAYER: Final = 2.0
SEAT_CARD: Final = 0.5  # width of a hidden card under a seat, of the seat's circle


@dataclass(frozen=True)
class Element:
    """One drawn card. `id` is the client's key, `text` its face ("" is the back)."""

    id: str
    text: str
    spot: Spot
    opacity: float = 1.0
    card: CardPicture | None = None  # set in the own hand
    top: bool = False  # the top of the pile


class Elements:
    """Remembers who is who. `place` may be called again for the same picture."""

    def __init__(self) -> None:
        self._made = 0
        self._ids: dict[str, str] = {}  # card key → id
        self._stock: list[str] = []  # the top one last
        self._seats: dict[int, str] = {}
        self._counts: dict[int, int] = {}
        self._me: int | None = None

    def place(self, picture: Picture, layout: Layout) -> tuple[Element, ...]:
        """Every card to draw, the lowest first."""
        here = {spot.seat: layout.seats[i] for i, spot in enumerate(picture.seats)}
        if self._me != picture.me:  # another person holds the device: nothing flies
            self._ids.clear()
            self._stock.clear()
            self._seats.clear()
            self._counts.clear()
            self._me = picture.me
        for seat in here:
            self._seats.setdefault(seat, self._new())
        self._follow(picture)

        elements = [Element(id, "", _layer(layout.stock, len(self._stock) - 1 - i)) for i, id in enumerate(self._stock)]
        for seat, id in self._seats.items():
            if seat in here:
                at = here[seat]
                elements.append(Element(id, "", Spot(at.x, at.y, at.size * SEAT_CARD), opacity=0.0))
        raised = layout.lift
        for card, spot in zip(picture.hand, layout.hand, strict=True):
            up = raised if card.playable or card.lifted or card.pointed else 0.0
            grown = spot.width * (1.06 if card.lifted else 1.0)
            where = replace(spot, y=spot.y - up, width=grown)
            if picture.dealing:
                elements.append(Element(self._ids[card.key], "", layout.stock, card=card))
            else:
                elements.append(Element(self._ids[card.key], card.text, where, card=card))
        for i, laid in enumerate(picture.pile):
            top = i == len(picture.pile) - 1
            elements.append(
                Element(self._ids[laid.key], laid.text, _tossed(layout.pile, laid.key, top, picture.spread), top=top)
            )
        return tuple(elements)

    def _follow(self, picture: Picture) -> None:
        first = not self._ids
        stock = list(self._stock)
        for laid in picture.pile:
            if laid.key not in self._ids:
                self._ids[laid.key] = self._seats.pop(laid.seat, "") or self._new()
        for card in picture.hand:
            if card.key not in self._ids:
                self._ids[card.key] = stock.pop() if stock and not first else self._new()
        for seat in picture.seats:
            if seat.count > self._counts.get(seat.seat, seat.count) and stock:
                self._seats[seat.seat] = stock.pop()
            self._counts[seat.seat] = seat.count
            self._seats.setdefault(seat.seat, self._new())
        shown = min(picture.stock, STOCK_SHOWN)
        stock = stock[len(stock) - shown :] if len(stock) > shown else stock
        self._stock = [self._new() for _ in range(shown - len(stock))] + stock
        known = {card.key for card in picture.hand} | {laid.key for laid in picture.pile}
        self._ids = {key: id for key, id in self._ids.items() if key in known}

    def _new(self) -> str:
        self._made += 1
        return f"e{self._made}"


def _layer(spot: Spot, deep: int) -> Spot:
    off = LAYER * min(deep, STOCK_LAYERS - 1)
    return replace(spot, x=spot.x + off, y=spot.y + off)


def _tossed(spot: Spot, key: str, top: bool, spread: bool) -> Spot:
    """Cards of a spread pile lie a little askew, each in its own way, so that the last ones peek out."""
    if not spread:
        return spot
    rng = crc32(key.encode())
    lean = (rng % 15 - 7) / 7  # -1 … 1
    if top:
        return replace(spot, angle=lean * 0.03)
    side = 1 if rng & 64 else -1
    return replace(
        spot,
        x=spot.x + side * spot.width * (0.08 + 0.04 * abs(lean)),
        y=spot.y + spot.width * 0.03 * (rng // 128 % 5 - 2),
        angle=side * (0.05 + 0.07 * abs(lean)),
    )
