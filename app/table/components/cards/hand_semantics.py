"""Your hand for screen readers: one box for each card, in reading order."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.table.components.basics import position_in
from app.table.components.reading_zones import read_left_to_right
from app.table.layout.own_hand import Box, OwnHand
from app.table.picture import ActionHandlers, CardPicture, Look, Picture
from app.table.texts.labels import card_label
from app.ui.control_cache import ControlCache, memoise
from app.ui.window.error_boundary import on


@memoise
def HandRowSemantics(
    row: tuple[tuple[CardPicture, Box], ...], actions: ActionHandlers | None, mirrored: bool
) -> ft.Control:
    """A row of invisible boxes side by side, one for each card. A raised or rotated card keeps its place in the reading
    order. Touches go through to the cards below. For `mirrored` see `read_left_to_right`.
    """
    height = max([box.height for _, box in row])
    spoken_cards: list[ft.Control] = [
        ft.Container(
            Spoken(
                identifier=f"card-{card.key}",
                label=card_label(card),
                button=True if actions else None,
                exclude_semantics=True,
                on_click=on(partial(actions.on_card_tapped, card.card)) if actions else None,
                content=ft.Container(width=box.width, height=height, ignore_interactions=True),
            ),
            key=card.key,
            left=row[-1][1].right - box.right if mirrored else box.left - row[0][1].left,
            top=0,
        )
        for card, box in row
    ]
    return ft.Stack(spoken_cards, width=row[-1][1].right - row[0][1].left, height=height)


def hand_semantics(
    keep: ControlCache, picture: Picture, hand: OwnHand, look: Look, actions: ActionHandlers | None
) -> list[ft.Control]:
    """Return the reading zone of your hand, with a row of boxes for each row of cards; [] without cards.

    The drawn cards are excluded from semantics, but they overlap the next row, so the boxes can't be parts of them.
    """
    rows: list[tuple[Box, tuple[tuple[CardPicture, Box], ...]]] = []
    first = 0
    for count in hand.rows:
        boxes = [spot.uncovered_box for spot in hand.spots[first : first + count]]
        row = tuple(zip(picture.hand[first : first + count], boxes, strict=True))
        top, low = min([box.top for box in boxes]), max([box.bottom for box in boxes])
        box = Box(boxes[0].left, top, boxes[-1].right - boxes[0].left, low - top)
        rows.append((box, row))
        first += count
    return [keep.cached_control("zone-hand", _rows_semantics, tuple(rows), look.right_to_left, actions)] if rows else []


def _rows_semantics(
    rows: tuple[tuple[Box, tuple[tuple[CardPicture, Box], ...]], ...], mirrored: bool, actions: ActionHandlers | None
) -> ft.Control:
    left, top = min(box.left for box, _ in rows), rows[0][0].top
    around = Box(left, top, max(box.right for box, _ in rows) - left, rows[-1][0].bottom - top)
    inside: list[ft.Control] = []
    # The key is the row's number, not its first card: else a card drawn into the row above would replace the whole
    # row, and a tap on its way to it would be lost.
    for number, (box, row) in enumerate(rows):
        part = ft.Semantics(container=True, content=HandRowSemantics(row, actions, mirrored))
        place = position_in(replace(box, left=box.left - left, top=box.top - top))
        inside.append(ft.Container(read_left_to_right(part, mirrored), key=f"row-{number}", **place))
    part = ft.Semantics(container=True, content=ft.Stack(inside, width=around.width, height=around.height))
    # Even an empty box over the cards would catch touches.
    return ft.TransparentPointer(content=part, key="zone-hand", **position_in(around))
