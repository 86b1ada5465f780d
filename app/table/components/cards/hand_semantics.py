"""The own hand for a screen reader: each card in a box of its own, in reading order."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from app.table.components.basics import fill_box
from app.table.components.reading_zones import from_the_left
from app.table.layout.own_hand import Box, OwnHand
from app.table.picture import Actions, CardPicture, Look, Picture
from app.ui.card_faces import spoken
from app.ui.memoised import Redrawn, memoise
from app.ui.semantics import Spoken
from app.ui.shell import on
from app.ui.words import join_phrases, tr


def spoken_card(card: CardPicture) -> str:
    """An own card, said: its name, and what can be done with it."""
    can = tr("table.card.lifted") if card.lifted else tr("table.card.playable") if card.playable else ""
    return join_phrases((spoken(card.text), can, tr("table.card.fresh") if card.just_drawn else "", card.note))


@memoise
def Ears(row: tuple[tuple[CardPicture, Box], ...], actions: Actions | None, mirrored: bool) -> ft.Control:
    """A row of own cards for a screen reader: in boxes beside each other, so that what is raised or askew is not met
    before its neighbours. Fingers reach the cards under it. `mirrored` as `from_the_left` wants it.
    """
    height = max(box.height for _, box in row)
    spoken_cards: list[ft.Control] = [
        ft.Container(
            Spoken(
                identifier=f"card-{card.key}",
                label=spoken_card(card),
                button=True if actions else None,
                exclude_semantics=True,
                on_click=on(partial(actions.card, card.card)) if actions else None,
                content=ft.Container(width=box.width, height=height, ignore_interactions=True),
            ),
            key=card.key,
            left=row[-1][1].right - box.right if mirrored else box.left - row[0][1].left,
            top=0,
        )
        for card, box in row
    ]
    return ft.Stack(spoken_cards, width=row[-1][1].right - row[0][1].left, height=height)


def ears(keep: Redrawn, picture: Picture, hand: OwnHand, look: Look, actions: Actions | None) -> list[ft.Control]:
    """The own cards for a screen reader: rows from above, in a part of their own. Each drawn card is something to it,
    too, which says nothing but lies over the next row: among those it would not tell the rows from each other.
    """
    rows: list[tuple[Box, tuple[tuple[CardPicture, Box], ...]]] = []
    first = 0
    for count in hand.rows:
        boxes = [spot.uncovered for spot in hand.spots[first : first + count]]
        row = tuple(zip(picture.hand[first : first + count], boxes, strict=True))
        top, low = min(box.top for box in boxes), max(box.bottom for box in boxes)
        box = Box(boxes[0].left, top, boxes[-1].right - boxes[0].left, low - top)
        rows.append((box, row))
        first += count
    return [keep.one("zone-hand", _heard, tuple(rows), look.right_to_left, actions)] if rows else []


def _heard(
    rows: tuple[tuple[Box, tuple[tuple[CardPicture, Box], ...]], ...], mirrored: bool, actions: Actions | None
) -> ft.Control:
    left, top = min(box.left for box, _ in rows), rows[0][0].top
    around = Box(left, top, max(box.right for box, _ in rows) - left, rows[-1][0].bottom - top)
    inside: list[ft.Control] = []
    # A row is known by its place: by its first card all of it would be made anew with each card that comes or goes
    # above, and a tap that is on its way to one of them would find nobody.
    for number, (box, row) in enumerate(rows):
        part = ft.Semantics(container=True, content=Ears(row, actions, mirrored))
        place = fill_box(replace(box, left=box.left - left, top=box.top - top))
        inside.append(ft.Container(from_the_left(part, mirrored), key=f"row-{number}", **place))
    part = ft.Semantics(container=True, content=ft.Stack(inside, width=around.width, height=around.height))
    # What lies over cards, even an empty box, would keep fingers from them.
    return ft.TransparentPointer(content=part, key="zone-hand", **fill_box(around))
