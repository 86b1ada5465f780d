"""What lies about the pile: direction, badges, words."""

from __future__ import annotations

import math

import flet as ft

from app.table.drawing.boxes import Box
from app.table.drawing.layout import Layout
from app.table.picture import Actions, Picture
from app.ui import theme
from app.ui.card_faces import spell_out, spoken, suit_file
from app.ui.memoised import memoise
from app.ui.semantics import Spoken
from app.ui.shell import on
from app.ui.words import tr


def quick(still: bool, duration: int = theme.FAST) -> ft.Animation | None:
    """The theme's movement, or none."""
    return None if still else ft.Animation(duration, ft.AnimationCurve.EASE_OUT)


def placed(box: Box, content: ft.Control, key: str, **more: object) -> ft.Container:
    """Something put into its box on the table."""
    return ft.Container(
        content,
        key=key,
        left=box.left,
        top=box.top,
        width=box.width,
        height=box.height,
        **more,  # type: ignore[arg-type]
    )


@memoise
def Ring(direction: int, size: float, still: bool) -> ft.Control:
    """The quiet ring of arrows: it turns into the new direction while one drawing fades into the other."""
    turn = quick(still, theme.SLOW * 2)

    def arrows(way: int) -> ft.Control:
        shown = way == direction
        image = ft.Image(src="cards/ring.svg", width=size, height=size, exclude_from_semantics=True)
        return ft.Container(
            ft.Container(image, flip=ft.Flip(flip_x=way < 0), width=size, height=size),
            rotate=0.0 if shown else way * -math.pi / 2,
            opacity=theme.RING_OPACITY if shown else 0.0,
            animate_rotation=turn,
            animate_opacity=turn,
        )

    return Spoken(
        identifier="direction",
        label=tr("table.clockwise" if direction > 0 else "table.counterclockwise"),
        exclude_semantics=True,
        content=ft.Stack([arrows(1), arrows(-1)], width=size, height=size),
    )


@memoise
def Owed(owed: int, misses: int, still: bool, actions: Actions) -> ft.Control:
    """The badge on the pile's corner: cards owed, or turns to miss; a tap shows what answers."""

    async def asked() -> None:
        await actions.rule("owed")

    shown = owed > 0 or misses > 0
    label = tr("table.owed", count=owed) if owed else tr("table.misses", count=misses) if misses else ""
    text = tr("table.owed_badge", n=owed) if owed else tr("table.misses_badge", n=misses)
    inside: list[ft.Control] = []
    if misses and not owed:
        inside.append(ft.Icon(ft.Icons.BLOCK_ROUNDED, size=20, color=theme.ON_OBLIGATION))
    inside.append(ft.Text(text, size=22, weight=theme.HEAVY, color=theme.ON_OBLIGATION, style=ft.TextStyle(height=1.1)))
    return Spoken(
        identifier="owed" if shown else None,
        label=label or None,
        button=shown or None,
        exclude_semantics=True,
        on_click=on(asked) if shown else None,
        content=ft.Container(
            on_click=on(asked) if shown else None,
            content=ft.Row(inside, tight=True, alignment=ft.MainAxisAlignment.CENTER, spacing=3),
            padding=ft.Padding.symmetric(horizontal=13, vertical=5),
            bgcolor=theme.OBLIGATION,
            border=ft.Border.all(3, theme.ON_OBLIGATION),
            border_radius=24,
            shadow=ft.BoxShadow(blur_radius=8, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
            opacity=1.0 if shown else 0.0,
            scale=1.0 if shown else 0.4,
            animate_opacity=quick(still),
            animate_scale=None if still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_BACK),
        ),
    )


@memoise
def Called(called: str, size: float, four_colours: bool, still: bool, actions: Actions) -> ft.Control:
    """The suit or rank that was called, on a disc of card paper; a tap shows by which rule."""

    async def asked() -> None:
        await actions.rule("called")

    last = ft.use_ref("S")
    code: str = called or last.current or "S"
    last.current = code
    mark: ft.Control
    if code in "SHDC":
        mark = ft.Image(
            src=suit_file(code, four_colours), width=size * 0.58, height=size * 0.58, exclude_from_semantics=True
        )
    else:
        mark = ft.Text(
            {"T": "10"}.get(code, code),
            size=size * 0.5,
            weight=theme.HEAVY,
            color=theme.SUIT_COLOURS["S"],
            style=ft.TextStyle(height=1),
        )
    return Spoken(
        identifier="called" if called else None,
        label=tr("table.called", what=spoken(called)) if called else None,
        button=bool(called) or None,
        exclude_semantics=True,
        on_click=on(asked) if called else None,
        content=ft.Container(
            mark,
            on_click=on(asked) if called else None,
            width=size,
            height=size,
            border_radius=size / 2,
            bgcolor=theme.CARD_PAPER,
            border=ft.Border.all(4, theme.ACCENT),
            alignment=ft.Alignment.CENTER,
            shadow=ft.BoxShadow(blur_radius=10, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
            opacity=1.0 if called else 0.0,
            scale=1.0 if called else 0.4,
            animate_opacity=quick(still),
            animate_scale=None if still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_BACK),
        ),
    )


def sentences(*texts: str) -> str:
    """The texts that say anything, one after the other, each with an end."""
    return " ".join(text if text[-1] in ".!?…”" else f"{text}." for text in texts if text)


@memoise
def Words(
    words: str,
    may: str,
    mine: bool,
    box: Box,
    sideways: bool,
    still: bool,
    reasoned: bool,
    size: float,
    actions: Actions,
) -> ft.Control:
    """One line: what happened, and what you may do. Read out when it changes; a tap shows the rule where one is."""

    async def asked() -> None:
        await actions.rule("words")

    long = (len(words) + len(may) + 3) * size * 0.52 > box.width - (32 + theme.MARK + theme.SPACE)
    both = "\n" if sideways or long else "   "
    line = both.join(text for text in (words, may) if text)
    spans = [ft.TextSpan(words, ft.TextStyle(color=theme.ON_FELT, weight=theme.STRONG))]
    if may:
        between = both if words else ""
        spans.append(
            ft.TextSpan(
                between + may, ft.TextStyle(color=theme.ACCENT if mine else theme.ON_FELT_QUIET, weight=theme.STRONG)
            )
        )
    return Spoken(
        identifier="words",
        label=spell_out(sentences(words, may)),
        live_region=True,
        button=reasoned or None,
        exclude_semantics=True,
        on_click=on(asked) if reasoned else None,
        content=ft.Container(
            ft.Container(
                ft.Row(
                    [
                        ft.Text(
                            spans=spans,
                            size=size,
                            max_lines=8 if sideways else 4,
                            overflow=ft.TextOverflow.ELLIPSIS,
                            text_align=ft.TextAlign.START if sideways else ft.TextAlign.CENTER,
                            style=ft.TextStyle(height=1.2),
                            expand=True,
                            expand_loose=True,
                        ),
                        *(
                            [ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=theme.MARK, color=theme.ON_FELT_QUIET)]
                            if reasoned
                            else []
                        ),
                    ],
                    tight=True,
                    spacing=theme.SPACE,
                ),
                on_click=on(asked) if reasoned else None,
                padding=ft.Padding.symmetric(horizontal=12 if sideways else 16, vertical=10 if sideways else 6),
                bgcolor=theme.WORDS_ON_FELT,
                border_radius=18 if sideways else 22,
                opacity=1.0 if line else 0.0,
                animate_opacity=quick(still),
            ),
            width=box.width,
            height=box.height,
            alignment=ft.Alignment.BOTTOM_LEFT if sideways else ft.Alignment.CENTER,
        ),
    )


def banner(picture: Picture, layout: Layout, still: bool) -> ft.Control:
    """A word said large in the middle, that no touch is kept from what lies under it."""
    ring = layout.ring
    return ft.Container(
        ft.Container(
            ft.Text(
                picture.banner or " ",
                size=30,
                weight=theme.HEAVY,
                color=theme.ON_ACCENT,
                text_align=ft.TextAlign.CENTER,
            ),
            padding=ft.Padding.symmetric(horizontal=26, vertical=12),
            bgcolor=theme.ACCENT,
            border_radius=30,
            shadow=ft.BoxShadow(blur_radius=22, color=theme.CARD_SHADE, offset=ft.Offset(0, 6)),
        ),
        key="banner",
        left=layout.header.left,
        width=layout.header.width,
        top=ring.y - 40,
        alignment=ft.Alignment.CENTER,
        ignore_interactions=True,
        opacity=1.0 if picture.banner else 0.0,
        scale=1.0 if picture.banner else 0.6,
        animate_opacity=quick(still),
        animate_scale=None if still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_BACK),
    )
