"""The middle of the table: the direction of play, the stock and the pile, and what is owed or called."""

from __future__ import annotations

import asyncio
import math
from typing import Any, Final

import flet as ft

from app.table.components.basics import fill_box, lettering, movement, said_and_tapped, sign
from app.table.components.cards.card import DRAG_GROUP
from app.table.components.reading_zones import Boxed, card_box
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import PENALTY_ROOM, Layout
from app.table.picture import Actions, Look, Picture, Questions
from app.ui import theme
from app.ui.card_faces import spoken
from app.ui.memoised import memoise
from app.ui.semantics import Spoken
from app.ui.shell import on
from app.ui.words import tr

BLOW: Final = 1.15  # how much the badge grows when more is owed
CALLED_FROM: Final = 2.2  # how large a called suit comes,
LARGE: Final = 0.04  # and the seconds until it shrinks


def _popping(scale: float, still: bool, duration: int = theme.SLOW) -> dict[str, Any]:
    """How a badge comes and goes: from nothing, and to it."""
    return {"scale": scale, "animate_scale": movement(still, duration, ft.AnimationCurve.EASE_OUT_BACK)}


@memoise
def Ring(direction: int, size: float, swept: bool, contrast: bool, still: bool) -> ft.Control:
    """The quiet ring of arrows: it turns into the new direction while one drawing fades into the other, and a light
    runs along it.
    """
    turn = movement(still, theme.SLOW * 2)

    def arrows(way: int) -> ft.Control:
        shown = way == direction
        src = "cards/ring-contrast.svg" if contrast else "cards/ring.svg"
        image = ft.Image(src=src, width=size, height=size, exclude_from_semantics=True)
        return ft.Container(
            ft.Container(image, flip=ft.Flip(flip_x=way < 0), width=size, height=size),
            rotate=0.0 if shown else way * -math.pi / 2,
            opacity=1.0 if shown else 0.0,
            animate_rotation=turn,
            animate_opacity=turn,
        )

    light = ft.Container(
        ft.Image(src="cards/sweep.svg", width=size, height=size, exclude_from_semantics=True),
        rotate=direction * math.pi * (0.5 if swept else -0.5),
        opacity=1.0 if swept else 0.0,
        animate_rotation=movement(still, theme.SWEEP if swept else 1, ft.AnimationCurve.EASE_IN_OUT),
        animate_opacity=movement(still),
    )
    return ft.Stack([arrows(1), arrows(-1), light], width=size, height=size)


@memoise
def Owed(owed: int, misses: int, struck: bool, look: Look, questions: Questions) -> ft.Control:
    """The badge on the pile's corner: cards owed, whose number rolls when it grows, or turns to miss; a tap shows what
    answers.
    """
    rolled, roll = ft.use_state(owed)

    async def rolling() -> None:
        steps = range(rolled + 1, owed) if rolled and not look.still else ()
        for number in steps:
            roll(number)
            await asyncio.sleep(theme.FAST / 1000 / len(steps))
        roll(owed)

    ft.use_effect(on(rolling), [owed])
    shown = owed > 0 or misses > 0
    label = tr("table.owed", count=owed) if owed else tr("table.misses", count=misses) if misses else None
    text = (
        tr("table.owed_badge", n=min(owed, rolled) if rolled else owed) if owed else tr("table.misses_badge", n=misses)
    )
    inside: list[ft.Control] = [lettering(text, theme.fitting(22, look.text_scale), theme.ON_OBLIGATION, high=1.1)]
    if misses and not owed:
        inside.insert(0, ft.Icon(ft.Icons.BLOCK_ROUNDED, size=20, color=theme.ON_OBLIGATION))
    badge = ft.Container(
        content=ft.Row(inside, tight=True, alignment=ft.MainAxisAlignment.CENTER, spacing=3),
        padding=ft.Padding.symmetric(horizontal=13, vertical=5),
        bgcolor=theme.OBLIGATION,
        border=ft.Border.all(3, theme.ON_OBLIGATION),
        **theme.rounded(24),
        shadow=ft.BoxShadow(blur_radius=8, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
        **_popping((BLOW if struck else 1.0) if shown else 0.0, look.still),
    )
    handler = (lambda: questions.rule("owed")) if shown else None
    room = ft.Container(badge, padding=ft.Padding.all(PENALTY_ROOM))
    return said_and_tapped("owed" if shown else None, label, handler, room, button=shown or None)


@memoise
def Called(called: str, size: float, four_colours: bool, still: bool, questions: Questions) -> ft.Control:
    """The suit or rank that was called, on a disc of card paper; a tap shows by which rule."""
    last = ft.use_ref("S")
    code: str = called or last.current or "S"
    last.current = code
    lying, lie = ft.use_state(bool(called))

    async def come() -> None:
        if called and not still:
            await asyncio.sleep(LARGE)
        lie(bool(called))

    ft.use_effect(on(come), [called])
    coming = bool(called) and not lying and not still
    return said_and_tapped(
        "called" if called else None,
        tr("table.called", what=spoken(called)) if called else None,
        (lambda: questions.rule("called")) if called else None,
        ft.Container(
            sign(code, size * 0.58, size * 0.5, four_colours, high=1),
            width=size,
            height=size,
            **theme.rounded(size / 2),
            bgcolor=theme.CARD_PAPER,
            border=ft.Border.all(4, theme.ACCENT),
            alignment=ft.Alignment.CENTER,
            shadow=ft.BoxShadow(blur_radius=10, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
            # It is there at once, large, and shrinks to its place.
            **_popping(CALLED_FROM if coming else 1.0 if called else 0.0, still, 1 if coming else theme.SLOW),
        ),
        button=bool(called) or None,
    )


def ring(direction: int, swept: bool, contrast: bool, still: bool, box: Box) -> ft.Control:
    return ft.Container(Ring(direction, box.width, swept, contrast, still), key="ring", **fill_box(box))


def middle(picture: Picture, look: Look, layout: Layout, questions: Questions, actions: Actions | None) -> list[Boxed]:
    """The stock and the pile as one taps, reads and drops on them: over the cards that are drawn there."""
    stock, pile = card_box(layout.stock), card_box(layout.pile)
    way = Box(stock.left - theme.TAP, pile.y - theme.TAP / 2, theme.TAP - 4, theme.TAP)
    target = Box(pile.x - pile.width * 0.6, pile.top - pile.height * 0.15, pile.width * 1.5, pile.height * 1.3)
    found = [
        Boxed(way, _way, (picture.direction,)),
        Boxed(target, _pile, (picture.pile[-1].text if picture.pile else "", target, actions)),
        # What is dropped on the badge or the disc falls on the pile under them.
        Boxed(
            layout.penalty,
            _owed,
            (picture.penalty, picture.turns_to_miss, picture.penalty_grew, look, questions),
            through=True,
        ),
        Boxed(
            layout.called,
            Called,
            (picture.nominated, layout.called.width, look.cards.four_colours, look.still, questions),
            through=True,
        ),
    ]
    if picture.has_stock:
        found.insert(
            1, Boxed(stock, _stock, (spoken_stock(picture), picture.may_draw, not picture.stock_count, stock, actions))
        )
        if picture.pile and layout.left:
            large = theme.fitting(13 if pile.width < 110 else 15, look.text_scale)
            found.append(
                Boxed(layout.left, _stock_left, (picture.stock_count, large, layout.left.width, look.text_scale))
            )
    return found


def _way(direction: int) -> ft.Control:
    """The direction of play, for a screen reader."""
    said = tr("table.clockwise" if direction > 0 else "table.counterclockwise")
    return Spoken(identifier="direction", label=said, exclude_semantics=True, content=ft.Container())


def _pile(top: str, box: Box, actions: Actions | None) -> ft.Control:
    async def dropped(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        if isinstance(card, int) and card >= 0 and actions:
            await actions.card(card)

    return ft.DragTarget(
        group=DRAG_GROUP,
        on_accept=on(dropped) if actions else None,
        content=said_and_tapped(
            "pile",
            tr("table.pile", card=spoken(top)) if top else tr("table.pile_empty"),
            actions.pile if actions else None,
            ft.Container(width=box.width, height=box.height),
            button=None,
        ),
    )


def _stock(said: str, may_draw: bool, empty: bool, box: Box, actions: Actions | None) -> ft.Control:
    """An edge about the stock where one may draw, and a quiet one where the stock was that is empty."""
    quiet = ft.Border.all(2, theme.ON_FELT_QUIET) if empty else None
    drawn = ft.Container(
        width=box.width,
        height=box.height,
        **theme.rounded(box.width * 0.114),
        border=ft.Border.all(3, theme.ACCENT) if may_draw else quiet,
        opacity=1.0,
    )
    return said_and_tapped("stock", said, actions.stock if actions else None, drawn, button=may_draw or None)


def _stock_left(count: int, large: float, width: float, letters: float) -> ft.Control:
    left = tr("table.left", count=count)
    large = theme.narrowed(left, large * letters, width) / letters
    said = lettering(left, large, theme.ON_FELT_QUIET, weight=theme.STRONG, high=1.1, text_align=ft.TextAlign.CENTER)
    return ft.Semantics(exclude_semantics=True, content=said)


def _owed(*given: Any) -> ft.Control:
    """The badge, which takes no more room than it needs; on the left, however a language is written."""
    return ft.Container(Owed(*given), alignment=ft.Alignment.TOP_LEFT)


def spoken_stock(picture: Picture) -> str:
    """The stock, said: what is left of it and, once it is empty, what comes then."""
    if not picture.stock_count:
        return tr("table.stock_turned" if picture.recycles_pile else "table.stock_empty")
    return tr("table.stock_draw" if picture.may_draw else "table.stock", count=picture.stock_count)
