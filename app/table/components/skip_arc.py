"""The bow from seat to seat over somebody who is passed over."""

from __future__ import annotations

import asyncio
import math
from typing import Final

import flet as ft
import flet.canvas as cv

from app.table.components.basics import movement
from app.table.components.seats.own_seat import OWN_CIRCLE
from app.table.layout.own_hand import Spot
from app.table.layout.table_layout import Layout
from app.table.picture import Picture
from app.ui import theme
from app.ui.memoised import memoise
from app.ui.shell import Size, on

BOW: Final = 0.7  # of the face's size over its middle
BOW_REACH: Final = 1.15  # and to each side
BOW_LINE: Final = 4.0
BOW_HEAD: Final = 11.0


@memoise
def Bow(start: tuple[float, float], over: tuple[float, float], end: tuple[float, float], screen: Size) -> ft.Control:
    """A bow from seat to seat that jumps over who is passed over; it comes and goes with the moment."""
    there, come = ft.use_state(False)

    async def begin() -> None:
        come(True)
        await asyncio.sleep(theme.FAST / 1000)
        come(False)

    ft.use_effect(on(begin), [])
    by = (2 * over[0] - (start[0] + end[0]) / 2, 2 * over[1] - (start[1] + end[1]) / 2)  # so it goes through `over`
    way = math.atan2(end[1] - by[1], end[0] - by[0])
    line = cv.Path.LineTo
    head = [
        (end[0] - BOW_HEAD * math.cos(way + turn), end[1] - BOW_HEAD * math.sin(way + turn)) for turn in (0.6, -0.6)
    ]
    drawn = cv.Path(
        [
            cv.Path.MoveTo(*start),
            cv.Path.QuadraticTo(*by, *end),
            cv.Path.MoveTo(*head[0]),
            line(*end),
            line(*head[1]),
        ],
        paint=ft.Paint(
            stroke_width=BOW_LINE,
            color=theme.ACCENT,
            style=ft.PaintingStyle.STROKE,
            stroke_cap=ft.StrokeCap.ROUND,
            stroke_join=ft.StrokeJoin.ROUND,
        ),
    )
    return ft.Container(
        cv.Canvas([drawn], width=screen.width, height=screen.height),
        opacity=1.0 if there else 0.0,
        animate_opacity=movement(still=False),
        ignore_interactions=True,
    )


def _towards(face: Spot, other: Spot, side: int) -> tuple[float, float]:
    """A point beside a face on the way to another; on a `side` where both would be the same."""
    across, down = other.x - face.x, other.y - face.y
    far, reach = math.hypot(across, down), face.width * BOW_REACH
    if abs(across) < face.width / 2 or far < 1:
        return face.x + side * reach, face.y
    reach = min(reach, far - other.width * 0.6)
    return face.x + across / far * reach, face.y + down / far * reach


def bow(picture: Picture, layout: Layout, screen: Size) -> list[ft.Control]:
    """The bow over the seat that is passed over, where one is: from who plays before it to who plays after it."""
    own = Spot(layout.own.left + OWN_CIRCLE / 2, layout.own.top + layout.own.height / 2, OWN_CIRCLE)
    at = {seat.seat: Spot(spot.x, spot.y, spot.size) for seat, spot in zip(picture.seats, layout.seats, strict=True)}
    away = {seat.seat for seat in picture.seats if seat.rank or seat.eliminated}
    at[picture.me] = own
    passed = picture.skipped_seat
    if passed not in at:
        return []
    seats = sorted(seat for seat in at if seat >= 0 and (seat not in away or seat == passed))
    here, many = seats.index(passed), len(seats)
    before, after = (at[seats[(here + step) % many]] for step in (-picture.direction, picture.direction))
    face = at[passed]
    over = (face.x, face.y - face.width * BOW)
    ends = _towards(face, before, -1), _towards(face, after, 1)
    return [ft.Container(Bow(ends[0], over, ends[1], screen), key=f"bow-{passed}", left=0, top=0)]
