"""Parts of the table that a screen reader goes through one after the other, and what lies in each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from app.table.components.basics import fill_box
from app.table.layout.own_hand import Box, Spot
from app.ui import theme
from app.ui.memoised import Redrawn
from app.ui.shell import Size


@dataclass(frozen=True)
class Boxed:
    """What lies in a box of the table: who draws it, and of what. What is dropped on it may go `through`."""

    box: Box
    draw: Callable[..., ft.Control]
    given: tuple[Any, ...]
    through: bool = False

    def drawn(self) -> ft.Control:
        """The control."""
        return self.draw(*self.given)


def from_the_left(part: ft.Control, mirrored: bool) -> ft.Control:
    """A part that a screen reader goes through from the left also where a language is written from the right: it goes
    by what lies in the part, which lies there `mirrored` and is turned back as a whole.
    """
    return ft.Container(part, flip=ft.Flip(flip_x=True)) if mirrored else part


def zone(keep: Redrawn, key: str, box: Box, found: Sequence[Boxed], mirrored: bool = False) -> ft.Control:
    """A part of the table that is read as a whole before what lies below it. A screen reader goes through parts from
    above and through what lies in one from the left (`mirrored` as `from_the_left` wants it), so all parts are as wide
    as the table.
    """
    inside = [keep.one(f"{key}-{n}", _place, each, box, mirrored) for n, each in enumerate(found)]
    return keep.around(f"zone-{key}", inside, _around, key, box, mirrored)


def _place(boxed: Boxed, box: Box, mirrored: bool) -> ft.Control:
    at, control = boxed.box, boxed.drawn()
    left = box.right - at.right if mirrored else at.left - box.left
    place = fill_box(replace(at, left=left, top=at.top - box.top))
    if boxed.through:  # a box about it would stop what is to go through
        return ft.TransparentPointer(content=control, **place)
    return ft.Container(from_the_left(control, mirrored), **place)


def _around(inside: list[ft.Control], key: str, box: Box, mirrored: bool) -> ft.Control:
    stack = ft.Stack(inside, width=box.width, height=box.height, clip_behavior=ft.ClipBehavior.NONE)
    part = ft.Semantics(container=True, content=stack)
    return ft.Container(from_the_left(part, mirrored), key=f"zone-{key}", **fill_box(box))


def band(room: Size, boxes: Sequence[Box]) -> Box:
    """As high as all these boxes, and as wide as the table."""
    top = min(box.top for box in boxes)
    return Box(0, top, room.width, max(box.bottom for box in boxes) - top)


def card_box(spot: Spot, around: float = 0.0) -> Box:
    """The box of a card that lies straight, and so much more above and below it."""
    height = spot.width * theme.CARD_RATIO
    return Box(spot.x - spot.width / 2, spot.y - height / 2 - around, spot.width, height + 2 * around)
