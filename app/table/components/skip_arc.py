"""The arc between two seats over a seat that is skipped."""

from __future__ import annotations

import asyncio
import math
from typing import Final

import flet as ft
import flet.canvas as cv

from app.table.components.basics import animation
from app.table.components.seats.own_seat import OWN_CIRCLE
from app.table.layout.own_hand import Spot
from app.table.layout.table_layout import Layout
from app.table.picture import Picture
from app.ui import theme
from app.ui.control_cache import memoise
from app.ui.window.app_state import Size
from app.ui.window.error_boundary import on

ARC_HEIGHT: Final = 0.7  # height of the arc above a face's middle, as a multiple of the face
ARC_REACH: Final = 1.15  # and its reach to each side
ARC_STROKE: Final = 4.0
ARROW_HEAD: Final = 11.0


@memoise
def SkipArc(
    start: tuple[float, float], over: tuple[float, float], end: tuple[float, float], screen: Size
) -> ft.Control:
    """An arc from `start` to `end` through `over`, with an arrowhead. It fades in and out once."""
    visible, set_visible = ft.use_state(False)

    async def show_once() -> None:
        set_visible(True)
        await asyncio.sleep(theme.FAST / 1000)
        set_visible(False)

    ft.use_effect(on(show_once), [])
    control = (
        2 * over[0] - (start[0] + end[0]) / 2,
        2 * over[1] - (start[1] + end[1]) / 2,
    )  # so it goes through `over`
    direction = math.atan2(end[1] - control[1], end[0] - control[0])
    line = cv.Path.LineTo
    head = [
        (end[0] - ARROW_HEAD * math.cos(direction + turn), end[1] - ARROW_HEAD * math.sin(direction + turn))
        for turn in (0.6, -0.6)
    ]
    drawn = cv.Path(
        [
            cv.Path.MoveTo(*start),
            cv.Path.QuadraticTo(*control, *end),
            cv.Path.MoveTo(*head[0]),
            line(*end),
            line(*head[1]),
        ],
        paint=ft.Paint(
            stroke_width=ARC_STROKE,
            color=theme.ACCENT,
            style=ft.PaintingStyle.STROKE,
            stroke_cap=ft.StrokeCap.ROUND,
            stroke_join=ft.StrokeJoin.ROUND,
        ),
    )
    return ft.Container(
        cv.Canvas([drawn], width=screen.width, height=screen.height),
        opacity=1.0 if visible else 0.0,
        animate_opacity=animation(still=False),
        ignore_interactions=True,
    )


def _point_towards(face: Spot, other: Spot, side: int) -> tuple[float, float]:
    """Return a point beside `face` in the direction of `other`. If one is above the other, it's on the given `side` (-1
    or 1).
    """
    across, down = other.x - face.x, other.y - face.y
    far, reach = math.hypot(across, down), face.width * ARC_REACH
    if abs(across) < face.width / 2 or far < 1:
        return face.x + side * reach, face.y
    reach = min(reach, far - other.width * 0.6)
    return face.x + across / far * reach, face.y + down / far * reach


def skip_arc_controls(picture: Picture, layout: Layout, screen: Size) -> list[ft.Control]:
    """Return the arc from the player who acted to the next one, over the skipped one; [] if no player is skipped."""
    own = Spot(layout.own_seat.left + OWN_CIRCLE / 2, layout.own_seat.top + layout.own_seat.height / 2, OWN_CIRCLE)
    at = {seat.seat: Spot(spot.x, spot.y, spot.size) for seat, spot in zip(picture.seats, layout.seats, strict=True)}
    away = {seat.seat for seat in picture.seats if seat.rank or seat.eliminated}
    at[picture.viewer] = own
    passed = picture.skipped_seat
    if passed not in at:
        return []
    seats = sorted(seat for seat in at if seat >= 0 and (seat not in away or seat == passed))
    here, many = seats.index(passed), len(seats)
    before, after = (at[seats[(here + step) % many]] for step in (-picture.direction, picture.direction))
    face = at[passed]
    over = (face.x, face.y - face.width * ARC_HEIGHT)
    ends = _point_towards(face, before, -1), _point_towards(face, after, 1)
    return [ft.Container(SkipArc(ends[0], over, ends[1], screen), key=f"bow-{passed}", left=0, top=0)]
