"""A running tally: every point at once, and the knock-outs."""

from __future__ import annotations

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.pads.keys import Pad, Room, keep_key, pad_key, pad_line
from app.ui import parts, theme
from app.ui.words import tr


def tally_lines(pad: Pad, room: Room, controller: SheetController) -> list[ft.Control]:
    """Points one tap each, and what ends the hand."""

    def mark_key(points: int) -> ft.Control:
        label = f"+{points}" if points > 0 else f"−{-points}"
        ident = f"mark-{'plus' if points > 0 else 'minus'}-{abs(points)}"
        return pad_key(
            room, label, lambda: controller.mark(points), ident, tr("keep.mark", name=pad.who, points=label), size=22
        )

    knocks = pad_key(
        room,
        tr("keep.knocks_out"),
        lambda: controller.knocking(),
        "mark-knock",
        tr("keep.knocks_out_spoken", name=pad.who),
        accent=True,
        wide=6,
    )
    undo = pad_key(
        room,
        "",
        controller.undo if pad.can_undo else None,
        "pad-undo",
        tr("keep.undo"),
        icon=ft.Icons.UNDO_ROUNDED,
        wide=2,
    )
    deal = (
        keep_key(pad, room, controller, 3)
        if pad.mending or pad.odd
        else pad_key(room, tr("keep.deal"), controller.keep, "pad-keep", tr("keep.deal_spoken"), wide=3)
    )
    last = [deal, undo, knocks] if room.left_handed else [knocks, undo, deal]
    return [pad_line([mark_key(points) for points in (-2, -1, 1, 2)], room), pad_line(last, room)]


def knock_lines(pad: Pad, room: Room, controller: SheetController) -> list[ft.Control]:
    """Who went, where one wants to say it, and how many cards they held: that tap writes it down."""

    def whom(player: int, name: str, letters: str, colour: int) -> ft.Control:
        chosen = pad.knocked == player
        return parts.tap(
            ft.Container(
                width=theme.TAP + 4,
                height=theme.TAP + 4,
                border_radius=(theme.TAP + 4) / 2,
                border=ft.Border.all(3, theme.ACCENT if chosen else theme.FELT[1]),
                alignment=ft.Alignment.CENTER,
                opacity=1 if chosen or pad.knocked < 0 else 0.6,
                content=parts.avatar(name, colour, theme.AVATAR - 2, letters),
            ),
            lambda: controller.knock_whom(player),
            f"knock-{player + 1}",
            tr("keep.knocked", name=name),
            selected=chosen,
        )

    def count(n: int) -> ft.Control:
        return pad_key(
            room, str(n), lambda: controller.knock(n), f"knock-cards-{n}", tr("keep.cards", count=n), size=17
        )

    columns = 7 if pad.most > 18 else 6
    keys = [count(n) for n in range(1, pad.most + 1)]
    grid = [keys[n : n + columns] for n in range(0, len(keys), columns)]
    grid[-1] += [ft.Container(expand=1) for _ in range(columns - len(grid[-1]))]
    return [
        ft.Row([whom(*each) for each in pad.others], spacing=theme.SPACE / 2, wrap=True, run_spacing=0),
        *(pad_line(each, room) for each in grid),
    ]
