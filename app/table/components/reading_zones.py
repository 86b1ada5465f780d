"""Reading zones: parts of the table that a screen reader reads one after the other, each as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from app.table.components.basics import position_in
from app.table.layout.own_hand import Box, Spot
from app.ui import theme
from app.ui.control_cache import ControlCache
from app.ui.window.app_state import Size


@dataclass(frozen=True)
class BoxedControl:
    """A control for `box`, built by `draw(*args)` when it's needed. With `passes_drops`, cards dropped on it reach what
    is below.
    """

    box: Box
    draw: Callable[..., ft.Control]
    args: tuple[Any, ...]
    passes_drops: bool = False

    def build_control(self) -> ft.Control:
        """Build the control."""
        return self.draw(*self.args)


def read_left_to_right(part: ft.Control, mirrored: bool) -> ft.Control:
    """Return `part` so that a screen reader goes through it from the left even in a right-to-left language.

    Such a language reverses the reading order by position. So the caller mirrors the positions in the part
    (`mirrored`), and the flip here undoes that on the screen.
    """
    return ft.Container(part, flip=ft.Flip(flip_x=True)) if mirrored else part


def reading_zone(
    keep: ControlCache, key: str, box: Box, controls: Sequence[BoxedControl], mirrored: bool = False
) -> ft.Control:
    """Return a zone with the controls `controls`, which a screen reader reads from left to right before zones further
    down. Zones are read from the top, so each should be as wide as the table. For `mirrored` see `read_left_to_right`.
    """
    inside = [
        keep.cached_control(f"{key}-{n}", _positioned_control, each, box, mirrored) for n, each in enumerate(controls)
    ]
    return keep.cached_wrapper(f"zone-{key}", inside, _wrap_zone, key, box, mirrored)


def _positioned_control(boxed: BoxedControl, box: Box, mirrored: bool) -> ft.Control:
    at, control = boxed.box, boxed.build_control()
    left = box.right - at.right if mirrored else at.left - box.left
    place = position_in(replace(at, left=left, top=at.top - box.top))
    if boxed.passes_drops:  # a Container would catch the drop
        return ft.TransparentPointer(content=control, **place)
    return ft.Container(read_left_to_right(control, mirrored), **place)


def _wrap_zone(inside: list[ft.Control], key: str, box: Box, mirrored: bool) -> ft.Control:
    stack = ft.Stack(inside, width=box.width, height=box.height, clip_behavior=ft.ClipBehavior.NONE)
    part = ft.Semantics(container=True, content=stack)
    return ft.Container(read_left_to_right(part, mirrored), key=f"zone-{key}", **position_in(box))


def full_width_box(window: Size, boxes: Sequence[Box]) -> Box:
    """Return a box as wide as the table that spans the heights of all `boxes`."""
    top = min([box.top for box in boxes])
    return Box(0, top, window.width, max([box.bottom for box in boxes]) - top)


def card_box(spot: Spot, around: float = 0.0) -> Box:
    """Return the box of an upright card, extended by `around` pixels above and below."""
    height = spot.width * theme.CARD_RATIO
    return Box(spot.x - spot.width / 2, spot.y - height / 2 - around, spot.width, height + 2 * around)
