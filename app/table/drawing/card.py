"""One drawn card: it turns over, shakes, is tapped and dragged. Where it lies is its parent's business."""

from __future__ import annotations

import asyncio
from typing import Final

import flet as ft

from app.table.drawing.marks import CardMark
from app.table.picture import Actions, Mark
from app.ui import theme
from app.ui.card_faces import HEIGHT, RADIUS, WIDTH, face_file, shade
from app.ui.memoised import memoise
from app.ui.semantics import Spoken
from app.ui.shell import on
from engine.cards import Card

DRAG_GROUP: Final = "card"
PLAIN: Final = "plain"
DIMMED: Final = "dimmed"
OFFERED: Final = "offered"
CHOSEN: Final = "chosen"
FRESH: Final = "fresh"


def decoration(state: str) -> ft.BoxDecoration:
    """What is laid over a face: nothing, a shade, or an outline."""
    radius = RADIUS + 1
    if state == DIMMED:
        return ft.BoxDecoration(bgcolor=theme.DIM, border_radius=radius)
    if state == OFFERED:
        return ft.BoxDecoration(border=ft.Border.all(4, theme.ACCENT), border_radius=radius)
    if state == CHOSEN:
        return ft.BoxDecoration(border=ft.Border.all(7, theme.ACCENT), border_radius=radius)
    return ft.BoxDecoration(border_radius=radius)


@memoise
def CardBody(
    text: str,
    card: Card,
    key_name: str,
    label: str,
    state: str,
    strip: tuple[float, float],
    refused: int,
    mark: Mark | None,
    letters: float,
    four_colours: bool,
    still: bool,
    actions: Actions,
) -> ft.Control:
    """A card of WIDTH × HEIGHT, `card` to who taps it. `key_name` is "" unless it lies in the own hand; `strip` is the
    part of it that can be seen there, which is what a screen reader finds; a growing `refused` shakes it; `mark` is
    what the coach gives it, where letters are so much larger than written.
    """
    shown, set_shown = ft.use_state(text)
    shaken, set_shaken = ft.use_state(0.0)
    seen = ft.use_ref(refused)
    turning = shown != text and bool(shown) != bool(text) and not still

    async def turn() -> None:
        if shown != text:
            if turning:
                await asyncio.sleep(theme.FAST / 2000)
            set_shown(text)

    async def shake() -> None:
        if seen.current == refused:
            return
        seen.current = refused
        if refused and not still:
            set_shaken(0.16)
            await asyncio.sleep(0.04)
            set_shaken(0.0)

    ft.use_effect(on(turn), [text])
    ft.use_effect(on(shake), [refused])

    async def tapped() -> None:
        if key_name:
            await actions.card(card)

    half = None if still else ft.Animation(theme.FAST // 2, ft.AnimationCurve.EASE_IN_OUT)
    face = face_file(shown if turning else text, four_colours)
    mine = bool(key_name)
    body = ft.Container(
        width=0 if turning else WIDTH,
        height=HEIGHT,
        animate=half,
        offset=ft.Offset(shaken, 0),
        animate_offset=None if still else ft.Animation(1 if shaken else theme.SHAKE, ft.AnimationCurve.ELASTIC_OUT),
        bgcolor=theme.CARD_PAPER,
        border_radius=RADIUS,
        shadow=shade(),
        foreground_decoration=decoration(state),
        on_click=on(tapped) if mine else None,
        content=ft.Image(src=face, fit=ft.BoxFit.FILL, width=WIDTH, height=HEIGHT, exclude_from_semantics=True),
    )
    return ft.Stack(
        [
            # Said and tapped through what lies over it: a screen reader should meet each card once.
            ft.Semantics(
                exclude_semantics=True,
                content=ft.Draggable(
                    group=DRAG_GROUP,
                    data=card,
                    max_simultaneous_drags=1 if mine else 0,
                    content=ft.Container(body, width=WIDTH, height=HEIGHT, alignment=ft.Alignment.CENTER),
                    content_when_dragging=ft.Container(width=WIDTH, height=HEIGHT) if mine else None,
                    content_feedback=_feedback(face) if mine else None,
                ),
            ),
            *([CardMark(mark, strip[0], letters)] if mark else []),
            Spoken(
                identifier=f"card-{key_name}" if mine else None,
                label=label if mine else None,
                button=True if mine else None,
                exclude_semantics=True,
                on_click=on(tapped) if mine else None,
                # An empty box would keep touches from the card.
                content=ft.Container(width=strip[0], height=strip[1], ignore_interactions=True),
            ),
        ],
        width=WIDTH,
        height=HEIGHT,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _feedback(face: str) -> ft.Control:
    """What follows the thumb."""
    return ft.Container(
        width=WIDTH * 1.08,
        height=HEIGHT * 1.08,
        border_radius=RADIUS * 1.08,
        bgcolor=theme.CARD_PAPER,
        shadow=shade(2.2),
        content=ft.Image(src=face, fit=ft.BoxFit.FILL, exclude_from_semantics=True),
    )
