"""A card on the table: it turns over, shakes and nods, is dragged, shades or edges show what can be done with it."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Final

import flet as ft

from app.table.on_felt.mark import coach_mark
from app.table.on_felt.pieces import movement
from app.table.picture import Actions, CardPicture, Look, Picture
from app.table.places.layout import Element
from app.ui import theme
from app.ui.card_faces import HEIGHT, RADIUS, WIDTH, card_drawing, edge
from app.ui.memoised import memoise
from app.ui.shell import on
from app.ui.theme import CardLook

DRAG_GROUP: Final = "card"
PLAIN: Final = "plain"
DIMMED: Final = "dimmed"
OFFERED: Final = "offered"
CHOSEN: Final = "chosen"
CURSOR: Final = "cursor"
OUTLINES: Final = {OFFERED: 4, CHOSEN: 7}
# The ring of a key.
CURSOR_DARK: Final = 3.0
CURSOR_LIGHT: Final = 4.0
NOD: Final = 6.0  # how high a card nods


@cache
def _decoration(state: str, contrast: bool) -> ft.BoxDecoration:
    """What is laid over a face: nothing, a shade, or an outline. Each is made once: Flet need not compare two."""
    shade = theme.CONTRAST_DIM if contrast else theme.DIM
    return ft.BoxDecoration(
        bgcolor=shade if state == DIMMED else None,
        border=ft.Border.all(OUTLINES[state], theme.ACCENT) if state in OUTLINES else None,
        border_radius=RADIUS + 1,
    )


def _below(state: str, cards: CardLook) -> list[ft.BoxShadow] | ft.BoxShadow | None:
    """What is seen beyond the edge of a card: nothing, its own edge, or the ring of a key, light about dark, which
    nothing else has.
    """
    if state != CURSOR:
        return edge(cards)
    rings = ((CURSOR_DARK + CURSOR_LIGHT, theme.CURSOR_RING), (CURSOR_DARK, theme.CURSOR_EDGE))
    return [ft.BoxShadow(spread_radius=wide, color=colour) for wide, colour in rings]


@memoise
def CardBody(
    text: str,
    card: CardPicture | None,
    state: str,
    strip: float,
    refused: int,
    look: Look,
    actions: Actions | None,
) -> ft.Control:
    """A card of WIDTH × HEIGHT that shows `text`; `card` is set in the own hand, where so much across can be seen of it
    (`strip`). A growing `refused` shakes it. What is said of it is Ears' business.
    """
    tapped = partial(actions.card, card.card) if card and actions else None
    shown, set_shown = ft.use_state(text)
    shaken, set_shaken = ft.use_state(0.0)
    nodding, set_nodding = ft.use_state(False)
    seen = ft.use_ref(refused)
    still, meant = look.still, card is not None and card.meant
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

    async def nod() -> None:
        if meant and not still:
            await asyncio.sleep(theme.FAST / 1000)  # once it has risen
            set_nodding(True)
            await asyncio.sleep(theme.NOD / 2000)
            set_nodding(False)

    ft.use_effect(on(turn), [text])
    ft.use_effect(on(shake), [refused])
    ft.use_effect(on(nod), [meant])

    face = shown if turning else text
    # The same drawing as before is not looked through again.
    drawing = ft.use_memo(lambda: card_drawing(face, look.cards), [face, look.cards])
    feedback = ft.use_memo(lambda: _feedback(face, look) if card else None, [face, look.cards, card is None])
    gap = ft.use_memo(lambda: ft.Container(width=WIDTH, height=HEIGHT) if card else None, [card is None])
    body = ft.Container(
        width=0 if turning else WIDTH,
        height=HEIGHT,
        animate=movement(still, theme.FAST // 2, ft.AnimationCurve.EASE_IN_OUT),
        offset=ft.Offset(shaken, -NOD / HEIGHT if nodding else 0),
        animate_offset=movement(still, 1 if shaken else theme.NOD // 2, ft.AnimationCurve.EASE_OUT_BACK)
        if meant and not shaken
        else movement(still, 1 if shaken else theme.SHAKE, ft.AnimationCurve.ELASTIC_OUT),
        **theme.rounded(RADIUS),
        shadow=_below(state, look.cards),
        foreground_decoration=_decoration(state, look.cards.contrast),
        content=drawing,
        on_click=on(tapped) if tapped else None,
    )
    return ft.Stack(
        [
            # A screen reader should meet each card once.
            ft.Semantics(
                exclude_semantics=True,
                content=ft.Draggable(
                    group=DRAG_GROUP,
                    data=card.card if card else -1,
                    # A finger that moves along the hand chooses; where cards are put in order it takes one along.
                    affinity=ft.Axis.VERTICAL if look.sliding else None,
                    max_simultaneous_drags=1 if tapped else 0,
                    content=ft.Container(body, width=WIDTH, height=HEIGHT, alignment=ft.Alignment.CENTER),
                    content_when_dragging=gap,
                    content_feedback=feedback,
                ),
            ),
            *([coach_mark(card.mark, strip, look.letters)] if card and card.mark else []),
        ],
        width=WIDTH,
        height=HEIGHT,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _feedback(face: str, look: Look) -> ft.Control:
    """What follows the thumb."""
    return ft.Container(
        width=WIDTH * 1.08,
        height=HEIGHT * 1.08,
        **theme.rounded(RADIUS * 1.08),
        shadow=edge(look.cards),
        content=card_drawing(face, look.cards),
    )


def card_state(card: CardPicture | None, picture: Picture) -> str:
    """How a card is shown: plain, unless it lies in the own hand."""
    if card is None or card.coming or picture.dealing:
        return PLAIN
    if card.pointed:
        return CURSOR
    if card.lifted:
        return CHOSEN
    if card.playable:
        return OFFERED
    return DIMMED if picture.my_turn and picture.marked else PLAIN


def laid_card(element: Element, state: str, refused: int, look: Look, actions: Actions | None) -> ft.Control:
    spot, card = element.spot, element.card
    moving = movement(look.still, theme.SLOW, ft.AnimationCurve.EASE_OUT_CUBIC)
    scale = spot.width / WIDTH
    strip = min(WIDTH, spot.strip[0] / scale) if card else WIDTH
    return ft.Container(
        CardBody(element.text, card, state, strip, refused, look, actions),
        key=element.id,
        left=spot.x - WIDTH / 2,
        top=spot.y - HEIGHT / 2,
        width=WIDTH,
        height=HEIGHT,
        scale=scale,
        rotate=spot.angle,
        opacity=element.opacity,
        animate_position=moving,
        animate_scale=moving,
        animate_rotation=moving,
        # What flies to a seat is seen until it is there.
        animate_opacity=movement(
            look.still,
            theme.SLOW,
            ft.AnimationCurve.EASE_OUT_EXPO if element.opacity else ft.AnimationCurve.EASE_IN_EXPO,
        ),
    )
