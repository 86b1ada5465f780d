"""What lies over the table for a moment: the choice of a suit or rank, and the cover between two people."""

from __future__ import annotations

from itertools import zip_longest

import flet as ft

from app.table.coach.advice import said
from app.table.drawing.layout import Box
from app.table.drawing.marks import CardMark
from app.table.picture import Actions, Choice, Mark, Screen
from app.ui import parts, theme
from app.ui.card_faces import Face, spoken, suit_file
from app.ui.memoised import memoise
from app.ui.semantics import Spoken
from app.ui.shell import on
from app.ui.words import join_phrases, tr


@memoise
def Chooser(choice: Choice, box: Box, four_colours: bool, letters: float, actions: Actions) -> ft.Control:
    """A panel over the middle: one tap chooses, a tap beside it calls the play off. The hand stays in sight."""
    suits = all(code in "SHDC" for code in choice.codes)
    columns = len(choice.codes) if suits else (7 if box.width >= 480 else 5)
    gap = 10.0
    inner = min(box.width - 40, 380.0 if suits else 520.0)
    size = min(84.0 if suits else 64.0, (inner - gap * (columns - 1)) / columns)
    rows = -(-len(choice.codes) // columns)
    height = size * (1.12 if suits else 1.0)

    async def called_off() -> None:
        await actions.choose("")

    def tile(code: str, weight: Mark | None) -> ft.Control:
        async def chosen() -> None:
            await actions.choose(code)

        mark: ft.Control
        if suits:
            mark = ft.Image(
                src=suit_file(code, four_colours), width=size * 0.6, height=size * 0.6, exclude_from_semantics=True
            )
        else:
            mark = ft.Text(
                {"T": "10"}.get(code, code), size=size * 0.46, weight=theme.HEAVY, color=theme.SUIT_COLOURS["S"]
            )
        return Spoken(
            key=code,
            identifier=f"suit-{code}" if suits else f"rank-{code}",
            label=join_phrases((spoken(code), said(weight))),
            button=True,
            exclude_semantics=True,
            on_click=on(chosen),
            content=ft.Stack(
                [
                    ft.Container(
                        mark,
                        width=size,
                        height=height,
                        border_radius=16,
                        bgcolor=theme.CARD_PAPER,
                        alignment=ft.Alignment.CENTER,
                        ink=True,
                        on_click=on(chosen),
                    ),
                    *([CardMark(weight, size, letters)] if weight else []),
                ],
                width=size,
                height=height,
                clip_behavior=ft.ClipBehavior.NONE,
            ),
        )

    tiles = [tile(code, weight) for code, weight in zip_longest(choice.codes, choice.marks)]
    lines: list[ft.Control] = [
        ft.Row(
            tiles[row * columns : (row + 1) * columns],
            spacing=gap,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        for row in range(rows)
    ]
    title: ft.Control = ft.Row(
        [
            ft.Text(choice.title, size=19, weight=theme.HEAVY, color=theme.ON_FELT, expand=True),
            Spoken(
                identifier="choice-cancel",
                label=tr("table.choice_cancel"),
                button=True,
                exclude_semantics=True,
                on_click=on(called_off),
                content=ft.Container(
                    ft.Icon(ft.Icons.CLOSE_ROUNDED, color=theme.ON_FELT, size=24),
                    width=theme.TAP,
                    height=theme.TAP,
                    border_radius=theme.TAP / 2,
                    alignment=ft.Alignment.CENTER,
                    ink=True,
                    on_click=on(called_off),
                ),
            ),
        ]
    )
    panel = ft.Container(
        ft.Column([title, *lines], spacing=gap, tight=True),
        width=columns * size + gap * (columns - 1) + 40,
        padding=ft.Padding.only(left=18, right=18, top=6, bottom=18),
        border_radius=26,
        bgcolor=theme.CHOOSER,
        border=ft.Border.all(2, theme.ACCENT),
        shadow=ft.BoxShadow(blur_radius=26, color=theme.CARD_SHADE, offset=ft.Offset(0, 8)),
    )
    return ft.Container(panel, width=box.width, height=box.height, alignment=ft.Alignment.CENTER)


@memoise
def Cover(name: str, screen: Screen, actions: Actions) -> ft.Control:
    """Hides every hand until the next person has the device."""

    async def ready() -> None:
        await actions.uncover()

    async def left() -> None:
        await actions.back()

    low = screen.height < 480
    fan = ft.Stack(
        [
            ft.Container(Face("", 76, turn=turn), left=across, top=top)
            for across, top, turn in ((0, 8, -0.22), (38, 0, 0.0), (76, 8, 0.22))
        ],
        width=152,
        height=128,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    texts: list[ft.Control] = [
        ft.Text(tr("table.cover.pass"), size=18, weight=theme.STRONG, color=theme.ON_FELT_QUIET),
        ft.Text(
            name,
            size=theme.TITLE,
            weight=theme.HEAVY,
            color=theme.ON_FELT,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            text_align=ft.TextAlign.CENTER,
        ),
        ft.Container(height=10),
        Spoken(
            identifier="uncover",
            label=tr("table.cover.ready", name=name),
            button=True,
            exclude_semantics=True,
            on_click=on(ready),
            content=ft.Container(
                ft.Row(
                    [ft.Text(tr("table.cover.ready", name=name), size=18, weight=theme.HEAVY, color=theme.ON_ACCENT)],
                    tight=True,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                height=56,
                padding=ft.Padding.symmetric(horizontal=28),
                border_radius=28,
                bgcolor=theme.ACCENT,
                ink=True,
                on_click=on(ready),
            ),
        ),
    ]
    column = ft.Column(texts, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    both: ft.Control
    if low:
        both = ft.Row([fan, column], spacing=56, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    else:
        both = ft.Column(
            [fan, ft.Container(height=26), column],
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    # Who has the device need not be the one it is for: there is a way out that shows nobody's cards.
    out = parts.icon_button(ft.Icons.CHEVRON_LEFT_ROUNDED, tr("nav.back"), left, "back", colour=theme.ON_FELT)
    return ft.Stack(
        [
            ft.Container(
                both,
                width=screen.width,
                height=screen.height,
                gradient=theme.felt_gradient(),
                alignment=ft.Alignment.CENTER,
                padding=ft.Padding.only(left=screen.left, top=screen.top, right=screen.right, bottom=screen.bottom),
            ),
            ft.Container(out, left=screen.left + 2, top=screen.top + 6),
        ],
        width=screen.width,
        height=screen.height,
    )
