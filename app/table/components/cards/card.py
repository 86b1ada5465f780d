"""A card on the table. It can turn over, shake, nod and be dragged; shades and outlines show what
can be done with it.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import flet as ft

from app.table.components.basics import animation, position_in
from app.table.components.cards.coach_mark import coach_mark
from app.table.layout.own_hand import Box, Spot
from app.table.layout.table_layout import Element
from app.table.picture import ActionHandlers, CardPicture, CoachMark, Look, Picture
from app.ui import theme
from app.ui.card_faces import HEIGHT, RADIUS, WIDTH, card_drawing, contrast_edge
from app.ui.control_cache import ControlCache, memoise
from app.ui.theme import CardLook
from app.ui.window.error_boundary import on
from engine.cards import Card

DRAG_GROUP: Final = "card"
PLAIN: Final = "plain"
DIMMED: Final = "dimmed"
OFFERED: Final = "offered"
CHOSEN: Final = "chosen"
CURSOR: Final = "cursor"
OUTLINES: Final = {OFFERED: 4, CHOSEN: 7}
# Widths of the keyboard cursor's rings.
CURSOR_DARK: Final = 3.0
CURSOR_LIGHT: Final = 4.0
NOD_HEIGHT: Final = 6.0  # how high a card nods


def _card_overlay(state: str, contrast: bool) -> ft.BoxDecoration:
    """Return what is drawn over a face: nothing, a shade, or an outline."""
    shade = theme.CONTRAST_DIM if contrast else theme.DIM
    return ft.BoxDecoration(
        bgcolor=shade if state == DIMMED else None,
        border=ft.Border.all(OUTLINES[state], theme.ACCENT) if state in OUTLINES else None,
        border_radius=RADIUS + 1,
    )


def _card_shadow(state: str, cards: CardLook) -> list[ft.BoxShadow] | ft.BoxShadow | None:
    """Return what shows around a card: its edge, or the light and dark rings of the keyboard's cursor."""
    if state != CURSOR:
        return contrast_edge(cards)
    rings = ((CURSOR_DARK + CURSOR_LIGHT, theme.RING_LIGHT), (CURSOR_DARK, theme.RING_DARK))
    return [ft.BoxShadow(spread_radius=wide, color=colour) for wide, colour in rings]


@memoise
def CardBody(
    text: str,
    own_card: Card | None,
    state: str,
    is_suggested: bool,
    refused: int,
    look: Look,
    actions: ActionHandlers | None,
) -> ft.Control:
    """A card of WIDTH × HEIGHT with the face `text` ("" is the back). `own_card` is the card of your hand that a tap
    plays, None for other cards. It nods if it's `is_suggested`, and shakes when `refused` changes. It's hidden from
    screen readers, which read `hand_semantics`.
    """
    tapped = partial(actions.on_card_tapped, own_card) if own_card is not None and actions else None
    shown, set_shown = ft.use_state(text)
    shaken, set_shaken = ft.use_state(0.0)
    nodding, set_nodding = ft.use_state(False)
    seen = ft.use_ref(refused)
    still = look.reduces_motion
    turning = shown != text and bool(shown) != bool(text) and not still

    async def turn_card() -> None:
        if shown != text:
            if turning:
                await asyncio.sleep(theme.FAST / 2000)
            set_shown(text)

    async def shake_card() -> None:
        if seen.current == refused:
            return
        seen.current = refused
        if refused and not still:
            set_shaken(0.16)
            await asyncio.sleep(0.04)
            set_shaken(0.0)

    async def nod_card() -> None:
        if is_suggested and not still:
            await asyncio.sleep(theme.FAST / 1000)  # after it has risen
            set_nodding(True)
            await asyncio.sleep(theme.NOD_MS / 2000)
            set_nodding(False)

    ft.use_effect(on(turn_card), [text])
    ft.use_effect(on(shake_card), [refused])
    ft.use_effect(on(nod_card), [is_suggested])

    face = shown if turning else text
    # Memoised, so that Flet doesn't compare an unchanged drawing.
    drawing = ft.use_memo(lambda: card_drawing(face, look.cards), [face, look.cards])
    feedback = ft.use_memo(
        lambda: _dragged_card(face, look) if own_card is not None else None, [face, look.cards, own_card is None]
    )
    decoration = ft.use_memo(lambda: _card_overlay(state, look.cards.contrast), [state, look.cards.contrast])
    gap = ft.use_memo(
        lambda: ft.Container(width=WIDTH, height=HEIGHT) if own_card is not None else None, [own_card is None]
    )
    body = ft.Container(
        width=0 if turning else WIDTH,
        height=HEIGHT,
        animate=animation(still, theme.FAST // 2, ft.AnimationCurve.EASE_IN_OUT),
        offset=ft.Offset(shaken, -NOD_HEIGHT / HEIGHT if nodding else 0),
        animate_offset=animation(still, 1 if shaken else theme.NOD_MS // 2, ft.AnimationCurve.EASE_OUT_BACK)
        if is_suggested and not shaken
        else animation(still, 1 if shaken else theme.SHAKE_MS, ft.AnimationCurve.ELASTIC_OUT),
        **theme.round_corners(RADIUS),
        shadow=_card_shadow(state, look.cards),
        foreground_decoration=decoration,
        content=drawing,
        on_click=on(tapped) if tapped else None,
    )
    if own_card is None and not text:  # in the stock or at another seat, so it can't be dragged
        return body
    # Screen readers get each card once, from `hand_semantics`.
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Draggable(
            group=DRAG_GROUP,
            data=-1 if own_card is None else own_card,
            # A horizontal drag lifts cards; if the hand is sorted by drag and drop, it moves one.
            affinity=ft.Axis.VERTICAL if look.slide_to_lift else None,
            max_simultaneous_drags=1 if tapped else 0,
            content=body,
            content_when_dragging=gap,
            content_feedback=feedback,
        ),
    )


def _dragged_card(face: str, look: Look) -> ft.Control:
    """Return the card that follows the finger."""
    return ft.Container(
        width=WIDTH * 1.08,
        height=HEIGHT * 1.08,
        **theme.round_corners(RADIUS * 1.08),
        shadow=contrast_edge(look.cards),
        content=card_drawing(face, look.cards),
    )


def _card_state(card: CardPicture | None, picture: Picture) -> str:
    """Return how a card is drawn, as one of the constants above; PLAIN unless it's in your hand."""
    if card is None or card.on_stock or picture.hides_hand:
        return PLAIN
    if card.highlighted:
        return CURSOR
    if card.lifted:
        return CHOSEN
    if card.playable:
        return OFFERED
    return DIMMED if picture.is_own_turn and picture.shows_playable else PLAIN


def card_controls(
    keep: ControlCache, element: Element, picture: Picture, look: Look, actions: ActionHandlers | None
) -> list[ft.Control]:
    """Return the card at its position and, over it, the coach's mark if it has one."""
    card, spot = element.card, element.spot
    key, tries = picture.refused_card
    own, meant = (card.card, card.suggested) if card is not None else (None, False)
    refused = tries if card is not None and card.key == key else 0
    # `strip` is left out, since it doesn't change the drawing of a card.
    place = Spot(spot.x, spot.y, spot.width, spot.angle)
    body = (element.text, own, _card_state(card, picture), meant, refused, look, actions)
    drawn = keep.cached_control(
        element.id, _positioned_card, element.id, place, element.is_drawn, look.reduces_motion, body
    )
    if card is None or not card.mark:
        return [drawn]
    return [drawn, keep.cached_control(f"mark-{element.id}", _positioned_mark, element.id, card.mark, spot, look)]


def _positioned_card(ident: str, spot: Spot, is_drawn: bool, still: bool, body: tuple[Any, ...]) -> ft.Control:
    return ft.Container(
        CardBody(*body),
        key=ident,
        **_card_position(spot, still, is_drawn),
        alignment=ft.Alignment.CENTER,  # a card is narrower while it turns over
    )


def _positioned_mark(ident: str, mark: CoachMark, spot: Spot, look: Look) -> ft.Control:
    uncovered = min(WIDTH, spot.strip[0] * WIDTH / spot.width)
    return ft.Container(
        ft.Stack([coach_mark(mark, uncovered, look.text_scale)], clip_behavior=ft.ClipBehavior.NONE),
        key=f"mark-{ident}",
        **_card_position(spot, look.reduces_motion),
        ignore_interactions=True,
    )


def _card_position(spot: Spot, still: bool, is_drawn: bool = True) -> dict[str, Any]:
    """Return the arguments that put a card-sized control at a spot, with animation. A card that isn't `is_drawn` has a
    scale of 0: fading it would repaint the whole screen in every frame.
    """
    moving = animation(still, theme.SLOW, ft.AnimationCurve.EASE_OUT_CUBIC)
    return {
        **position_in(Box(spot.x - WIDTH / 2, spot.y - HEIGHT / 2, WIDTH, HEIGHT)),
        "scale": spot.width / WIDTH if is_drawn else 0.0,
        "rotate": spot.angle,
        "animate_position": moving,
        # A card that flies to a seat stays visible until it arrives.
        "animate_scale": moving if is_drawn else animation(still, theme.SLOW, ft.AnimationCurve.LINEAR),
        "animate_rotation": moving,
    }
