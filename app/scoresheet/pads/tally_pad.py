"""The pad for a running tally: every point at once, and knock-outs."""

from __future__ import annotations

import flet as ft

from app.scoresheet.pads.keys import PadKeys
from app.ui import parts, theme
from app.ui.words import tr


def tally_key_lines(keys: PadKeys) -> list[ft.Control]:
    """Return keys for points, and for what ends the hand."""
    pad, controller = keys.pad, keys.controller

    def mark_key(points: int) -> ft.Control:
        label = f"+{points}" if points > 0 else f"−{-points}"
        ident = f"mark-{'plus' if points > 0 else 'minus'}-{abs(points)}"
        said = tr("keep.mark", name=pad.who, points=label)
        return keys.make_key(label, lambda: controller.add_points(points), ident, said, size=22)

    said = tr("keep.knocks_out_spoken", name=pad.who)
    of = 11  # columns of the second line: 6 for knocking out, 2, and 3
    knocks = keys.make_key(
        tr("keep.knocks_out"), controller.ask_knock_out, "mark-knock", said, accent=True, wide=6, of=of
    )
    taken_back = controller.undo if pad.can_undo else None
    undo = keys.make_key("", taken_back, "pad-undo", tr("keep.undo"), icon=ft.Icons.UNDO_ROUNDED, wide=2)
    deal = (
        keys.confirm_key(3, of)
        if pad.mending or pad.odd
        else keys.make_key(tr("keep.deal"), controller.confirm_round, "pad-keep", tr("keep.deal_spoken"), wide=3, of=of)
    )
    return [keys.line_of_keys([*map(mark_key, (-2, -1, 1, 2))]), keys.line_of_keys([knocks, undo, deal], mirrored=True)]


def knock_out_lines(keys: PadKeys) -> list[ft.Control]:
    """Return the players to knock out, and keys for how many cards they held, which enter the points."""
    pad, controller = keys.pad, keys.controller

    def player_key(player: int, name: str, letters: str, colour: int) -> ft.Control:
        chosen = pad.knocked == player
        circle = parts.circle(
            parts.person_circle(name, colour, theme.AVATAR - 2, letters),
            theme.TAP + 4,
            border=ft.Border.all(3, theme.ACCENT if chosen else theme.FELT[1]),
            opacity=1 if chosen or pad.knocked < 0 else 0.6,
        )
        called = parts.styled_text(name, colour=theme.ON_FELT, size=theme.TINY, align=ft.TextAlign.CENTER, max_lines=1)
        named = ft.Column([circle, called], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
        return parts.tap(
            ft.Container(named, width=theme.TAP + 12),
            lambda: controller.choose_knocked_out(player),
            f"knock-{player + 1}",
            tr("keep.knocked", name=name),
            selected=chosen,
            fore=theme.ON_FELT,
        )

    def count_key(n: int) -> ft.Control:
        return keys.make_key(
            str(n), lambda: controller.enter_knock_out(n), f"knock-cards-{n}", tr("keep.cards", count=n), size=17
        )

    counts = keys.lines_in_columns([*map(count_key, range(1, pad.most + 1))], 7 if pad.most > 18 else 6)
    people = ft.Row([player_key(*each) for each in pad.others], spacing=theme.SPACE / 2, wrap=True, run_spacing=0)
    return [people, *map(keys.line_of_keys, counts)]
