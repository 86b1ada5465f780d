"""The others at the table: circle, count, name, what they said, whose turn it is."""

from __future__ import annotations

import flet as ft

from app.table.drawing.boxes import SeatSpot
from app.table.picture import Actions, SeatPicture
from app.ui import theme
from app.ui.memoised import memoise
from app.ui.semantics import Spoken
from app.ui.shell import on
from app.ui.words import listed, tr


def spoken_seat(seat: SeatPicture) -> str:
    """Everything one sees of a seat, said."""
    said = [seat.name]
    if seat.level:
        said.append(seat.level)
    if seat.gone:
        said.append(tr("table.seat.gone"))
    if seat.place:
        said.append(tr("table.seat.place", place=seat.place))
    else:
        said.append(tr("table.seat.cards", count=seat.count))
    if seat.turn:
        said.append(tr("table.seat.turn"))
    if seat.declared:
        said.append(tr("table.seat.declared"))
    if seat.catchable:
        said.append(tr("table.seat.catchable"))
    if seat.bubble:
        said.append(seat.bubble)
    if seat.points:
        said.append(seat.points)
    return listed(said)


@memoise
def Seat(seat: SeatPicture, spot: SeatSpot, still: bool, actions: Actions) -> ft.Control:
    """One seat, in its box."""
    size = spot.size
    quick = None if still else ft.Animation(theme.FAST, ft.AnimationCurve.EASE_OUT)

    async def tapped() -> None:
        await actions.seat(seat.seat)

    ring = theme.OBLIGATION if seat.catchable else theme.ACCENT
    lit = seat.turn or seat.catchable
    out = seat.place > 0 or seat.gone
    circle = ft.Container(
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=theme.SEAT_COLOURS[seat.seat % len(theme.SEAT_COLOURS)],
        alignment=ft.Alignment.CENTER,
        opacity=theme.FAINT if out else 1.0,
        content=ft.Text(
            seat.name[:1].upper(),
            size=size * 0.42,
            weight=theme.HEAVY,
            color=theme.ON_SEAT,
            style=ft.TextStyle(height=1),
        ),
    )
    if seat.gone:
        circle = ft.Container(
            ft.Stack(
                [
                    circle,
                    ft.Container(
                        ft.Icon(ft.Icons.CLOSE_ROUNDED, size=size * 0.8, color=theme.ON_FELT),
                        width=size,
                        height=size,
                        alignment=ft.Alignment.CENTER,
                    ),
                ]
            )
        )
    halo = ft.Container(
        width=size + 12,
        height=size + 12,
        border_radius=size,
        border=ft.Border.all(4, ring),
        opacity=1.0 if lit else 0.0,
        scale=1.0 if lit else 0.8,
        animate_opacity=quick,
        animate_scale=quick,
    )
    badge_size = max(20.0, size * 0.46)
    badge = ft.Container(
        # No height of its own: it grows with a person's letters.
        padding=ft.Padding.symmetric(horizontal=badge_size * 0.28, vertical=max(0.0, badge_size * 0.2 - 2)),
        border_radius=badge_size,
        bgcolor=theme.COUNT_BADGE,
        border=ft.Border.all(2, theme.ON_FELT),
        alignment=None,
        content=ft.Row(
            [
                ft.Text(
                    tr("table.seat.out", place=seat.place) if seat.place else str(seat.count),
                    size=badge_size * 0.56,
                    weight=theme.HEAVY,
                    color=theme.ON_FELT,
                    style=ft.TextStyle(height=1.05),
                )
            ],
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    )
    bubble = seat.bubble or (tr("table.seat.said") if seat.declared and not out else "")
    said = ft.Container(
        padding=ft.Padding.symmetric(horizontal=9, vertical=1),
        border_radius=12,
        bgcolor=theme.ACCENT,
        opacity=1.0 if bubble else 0.0,
        animate_opacity=quick,
        content=ft.Text(
            bubble or " ",
            size=12 if spot.tight else 13,
            weight=theme.HEAVY,
            color=theme.ON_ACCENT,
            max_lines=1,
            no_wrap=True,
        ),
    )
    # What was said lies on the points for as long as it is there.
    points = ft.Text(
        seat.total if spot.tight else seat.points,
        size=11 if spot.tight else 13,
        weight=theme.STRONG,
        color=theme.ON_FELT_QUIET,
        max_lines=1,
        no_wrap=True,
        style=ft.TextStyle(height=1.2),
    )
    name = ft.Text(
        seat.name,
        size=12 if spot.tight else 15,
        weight=theme.STRONG,
        color=theme.ACCENT if seat.turn else theme.ON_FELT,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
        style=ft.TextStyle(height=1.2),
    )
    under: list[ft.Control] = [name]
    if spot.tight and bubble:
        under = [said]
    elif spot.tight and seat.total:
        name.expand = name.expand_loose = True
        under = [ft.Row([name, points], spacing=3, tight=True)]
    elif not spot.tight:
        under.append(points if seat.points and not bubble else said)
    box = spot.box
    inside = ft.Stack(
        [
            ft.Container(halo, left=spot.x - box.left - size / 2 - 6, top=spot.y - box.top - size / 2 - 6),
            ft.Container(circle, left=spot.x - box.left - size / 2, top=spot.y - box.top - size / 2),
            ft.Container(
                badge,
                left=spot.x - box.left + size * 0.5 - badge_size * 0.62,
                top=spot.y - box.top + size * 0.5 - badge_size * 0.86,
            ),
            ft.Container(
                ft.Column(under, spacing=1, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
                left=0,
                width=box.width,
                top=spot.y - box.top + size / 2 + (5 if spot.tight else 6),
                alignment=ft.Alignment.TOP_CENTER,
            ),
        ],
        width=box.width,
        height=box.height,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    return Spoken(
        identifier=f"seat-{seat.seat + 1}",
        label=spoken_seat(seat),
        button=True if seat.catchable else None,
        exclude_semantics=True,
        on_click=on(tapped),
        content=ft.Container(inside, width=box.width, height=box.height, on_click=on(tapped)),
    )
