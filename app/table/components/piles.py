"""The middle of the table: direction of play, stock, discard pile, penalty badge and nominated suit."""

from __future__ import annotations

import asyncio
import math
from dataclasses import replace
from typing import Any, Final

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.table.components.basics import animation, position_in, suit_or_rank, tap_target, text_on_felt
from app.table.components.cards.card import DRAG_GROUP
from app.table.components.reading_zones import BoxedControl, card_box
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import PENALTY_PADDING, Layout
from app.table.picture import ActionHandlers, InquiryHandlers, Look, Picture, RuleTopic
from app.table.texts.labels import direction_label, nomination_label, penalty_label, pile_label, stock_label
from app.ui import theme
from app.ui.control_cache import memoise
from app.ui.window.error_boundary import on
from app.ui.words import tr

BADGE_GROWTH: Final = 1.15  # scale of the badge when the penalty has just grown
COUNT_LINE: Final = 1.1  # line height of the stock's count, as a multiple of its font size
COUNT_WIDTH: Final = 0.8  # the width of the count's text, as a fraction of `theme.text_width`
# The three lower left arrows of assets/cards/ring.svg, as fractions of the ring's size: left, top, width and height.
LOWER_ARROWS: Final = ((0.2, 0.82, 0.06, 0.07), (0.15, 0.78, 0.06, 0.06), (0.1, 0.73, 0.07, 0.06))
NOMINATION_GROWTH: Final = 2.2  # scale at which a nominated suit appears,
NOMINATION_PAUSE: Final = 0.04  # and the seconds it stays so large


def _scale_animation(scale: float, still: bool, duration: int = theme.SLOW) -> dict[str, Any]:
    """Return the arguments that animate a badge's scale."""
    return {"scale": scale, "animate_scale": animation(still, duration, ft.AnimationCurve.EASE_OUT_BACK)}


@memoise
def DirectionRing(direction: int, size: float, swept: bool, contrast: bool, still: bool) -> ft.Control:
    """The ring of arrows. When the direction changes, it turns while one drawing fades into the other, and with `swept`
    a light runs along it.
    """
    turn = animation(still, theme.SLOW * 2)

    def arrows_towards(towards: int) -> ft.Control:
        shown = towards == direction
        src = "cards/ring-contrast.svg" if contrast else "cards/ring.svg"
        image = ft.Image(src=src, width=size, height=size, exclude_from_semantics=True)
        return ft.Container(
            ft.Container(image, flip=ft.Flip(flip_x=towards < 0), width=size, height=size),
            rotate=0.0 if shown else towards * -math.pi / 2,
            opacity=1.0 if shown else 0.0,
            animate_rotation=turn,
            animate_opacity=turn,
        )

    light = ft.Container(
        ft.Image(src="cards/sweep.svg", width=size, height=size, exclude_from_semantics=True),
        rotate=direction * math.pi * (0.5 if swept else -0.5),
        opacity=1.0 if swept else 0.0,
        animate_rotation=animation(still, theme.SWEEP_MS if swept else 1, ft.AnimationCurve.EASE_IN_OUT),
        animate_opacity=animation(still),
    )
    return ft.Stack([arrows_towards(1), arrows_towards(-1), light], width=size, height=size)


@memoise
def PenaltyBadge(cards: int, turns: int, struck: bool, look: Look, questions: InquiryHandlers) -> ft.Control:
    """The badge at the pile's corner: cards to draw, or turns to miss. Its number counts up when the penalty grows. A
    tap shows which cards answer the penalty.
    """
    counted, set_counted = ft.use_state(cards)

    async def count_up_number() -> None:
        steps = range(counted + 1, cards) if counted and not look.reduces_motion else ()
        for number in steps:
            set_counted(number)
            await asyncio.sleep(theme.FAST / 1000 / len(steps))
        set_counted(cards)

    ft.use_effect(on(count_up_number), [cards])
    shown = cards > 0 or turns > 0
    text = (
        tr("table.owed_badge", n=min(cards, counted) if counted else cards)
        if cards
        else tr("table.misses_badge", n=turns)
    )
    inside: list[ft.Control] = [
        text_on_felt(text, theme.fitting_font_size(22, look.text_scale), theme.ON_OBLIGATION, line_height=1.1)
    ]
    if turns and not cards:
        inside.insert(0, ft.Icon(ft.Icons.BLOCK_ROUNDED, size=20, color=theme.ON_OBLIGATION))
    badge = ft.Container(
        content=ft.Row(inside, tight=True, alignment=ft.MainAxisAlignment.CENTER, spacing=3),
        padding=ft.Padding.symmetric(horizontal=13, vertical=5),
        bgcolor=theme.OBLIGATION,
        border=ft.Border.all(3, theme.ON_OBLIGATION),
        **theme.round_corners(24),
        shadow=ft.BoxShadow(blur_radius=8, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
        **_scale_animation((BADGE_GROWTH if struck else 1.0) if shown else 0.0, look.reduces_motion),
    )
    handler = (lambda: questions.on_rule_asked(RuleTopic.PENALTY)) if shown else None
    room = ft.Container(badge, padding=ft.Padding.all(PENALTY_PADDING))
    return tap_target("owed" if shown else None, penalty_label(cards, turns), handler, room, button=shown or None)


@memoise
def NominationBadge(
    nominated: str, size: float, four_colours: bool, still: bool, questions: InquiryHandlers
) -> ft.Control:
    """The nominated suit or rank on a paper disc. A tap shows the rule. After the nomination it still shows the last
    one while it shrinks.
    """
    last = ft.use_ref("S")
    code: str = nominated or last.current or "S"
    last.current = code
    settled, set_settled = ft.use_state(bool(nominated))

    async def keep_while_fading() -> None:
        if nominated and not still:
            await asyncio.sleep(NOMINATION_PAUSE)
        set_settled(bool(nominated))

    ft.use_effect(on(keep_while_fading), [nominated])
    appearing = bool(nominated) and not settled and not still
    return tap_target(
        "called" if nominated else None,
        nomination_label(nominated),
        (lambda: questions.on_rule_asked(RuleTopic.NOMINATED)) if nominated else None,
        ft.Container(
            suit_or_rank(code, size * 0.58, size * 0.5, four_colours, line_height=1),
            width=size,
            height=size,
            **theme.round_corners(size / 2),
            bgcolor=theme.CARD_PAPER,
            border=ft.Border.all(4, theme.ACCENT),
            alignment=ft.Alignment.CENTER,
            shadow=ft.BoxShadow(blur_radius=10, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
            # It appears large and shrinks.
            **_scale_animation(
                NOMINATION_GROWTH if appearing else 1.0 if nominated else 0.0, still, 1 if appearing else theme.SLOW
            ),
        ),
        button=bool(nominated) or None,
    )


def direction_ring(direction: int, swept: bool, contrast: bool, still: bool, box: Box) -> ft.Control:
    """Return the ring of arrows, positioned at `box`."""
    return ft.Container(DirectionRing(direction, box.width, swept, contrast, still), key="ring", **position_in(box))


def pile_controls(
    picture: Picture,
    look: Look,
    layout: Layout,
    free_until: float,
    questions: InquiryHandlers,
    actions: ActionHandlers | None,
) -> list[BoxedControl]:
    """Return the tap targets, drop targets and labels of stock and pile, which are above the drawn cards. The message
    begins at `free_until`.
    """
    stock, pile = card_box(layout.stock), card_box(layout.pile)
    direction_box = Box(stock.left - theme.TAP, pile.centre_y - theme.TAP / 2, theme.TAP - 4, theme.TAP)
    target = Box(pile.centre_x - pile.width * 0.6, pile.top - pile.height * 0.15, pile.width * 1.5, pile.height * 1.3)
    controls = [
        BoxedControl(direction_box, _direction_label, (picture.direction,)),
        BoxedControl(target, _discard_pile, (picture.pile[-1].text if picture.pile else "", target, actions)),
        # A card dropped on the badge or the disc reaches the pile below.
        BoxedControl(
            layout.penalty,
            _penalty_badge,
            (picture.penalty, picture.turns_to_miss, picture.penalty_grew, look, questions),
            passes_drops=True,
        ),
        BoxedControl(
            layout.nomination,
            NominationBadge,
            (picture.nominated, layout.nomination.width, look.cards.four_colours, look.reduces_motion, questions),
            passes_drops=True,
        ),
    ]
    if picture.has_stock:
        controls.insert(
            1,
            BoxedControl(
                stock, _stock_target, (stock_label(picture), picture.may_draw, not picture.stock_count, stock, actions)
            ),
        )
        if picture.pile and layout.stock_count:
            font_size = theme.fitting_font_size(13 if pile.width < 110 else 15, look.text_scale)
            high = font_size * look.text_scale * COUNT_LINE
            wide = theme.text_width(tr("table.left", count=picture.stock_count), font_size * look.text_scale)
            below = layout.stock_count
            words = Box(below.centre_x - wide * COUNT_WIDTH / 2, below.top, wide * COUNT_WIDTH, high)
            covered = any(each.overlaps(words) for each in lower_arrows(layout.ring))
            box, on_card = _count_box(below, stock, high, 0.0 if covered else free_until)
            controls.append(
                BoxedControl(box, _stock_count, (picture.stock_count, font_size, box.width, look.text_scale, on_card))
            )
    return controls


def _direction_label(direction: int) -> ft.Control:
    """Return the direction of play as a label for screen readers."""
    return Spoken(
        identifier="direction", label=direction_label(direction), exclude_semantics=True, content=ft.Container()
    )


def _discard_pile(top: str, box: Box, actions: ActionHandlers | None) -> ft.Control:
    async def on_drop(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        if isinstance(card, int) and card >= 0 and actions:
            await actions.on_card_tapped(card)

    return ft.DragTarget(
        group=DRAG_GROUP,
        on_accept=on(on_drop) if actions else None,
        content=tap_target(
            "pile",
            pile_label(top),
            actions.on_pile_tapped if actions else None,
            ft.Container(width=box.width, height=box.height),
            button=None,
        ),
    )


def _stock_target(label: str, may_draw: bool, empty: bool, box: Box, actions: ActionHandlers | None) -> ft.Control:
    """Return the stock's tap target, with an outline if you may draw, and a quiet one if the stock is empty."""
    quiet = ft.Border.all(2, theme.ON_FELT_QUIET) if empty else None
    drawn = ft.Container(
        width=box.width,
        height=box.height,
        **theme.round_corners(box.width * 0.114),
        border=ft.Border.all(3, theme.ACCENT) if may_draw else quiet,
        opacity=1.0,
    )
    return tap_target("stock", label, actions.on_stock_tapped if actions else None, drawn, button=may_draw or None)


def lower_arrows(ring: Box) -> list[Box]:
    """Return the boxes of the arrows in the lower half of the ring, in both directions of play."""
    boxes = [
        Box(ring.left + left * ring.width, ring.top + top * ring.width, wide * ring.width, high * ring.width)
        for left, top, wide, high in LOWER_ARROWS
    ]
    return [*boxes, *(replace(box, left=2 * ring.centre_x - box.right) for box in boxes)]


def _count_box(below: Box, stock: Box, high: float, free_until: float) -> tuple[Box, bool]:
    """Return the box of the stock's count, whose text is `high` pixels high, and whether it's on the stock. It is if
    there's no room in the box `below`.
    """
    if below.top + high <= free_until:
        return below, False
    high += theme.SPACE
    return Box(stock.left, stock.bottom - high - theme.SPACE / 2, stock.width, high), True


def _stock_count(count: int, size: float, width: float, text_scale: float, on_card: bool) -> ft.Control:
    left = tr("table.left", count=count)
    room = width - 4 * theme.SPACE if on_card else width
    size = theme.narrowed_font_size(left, size * text_scale, room) / text_scale
    text = text_on_felt(
        left, size, theme.ON_FELT_QUIET, weight=theme.STRONG, line_height=COUNT_LINE, text_align=ft.TextAlign.CENTER
    )
    if not on_card:
        return ft.Semantics(exclude_semantics=True, content=text)
    badge = ft.Container(
        text,
        bgcolor=theme.COUNT_BADGE,
        border_radius=theme.PANEL_RADIUS,
        padding=ft.Padding.symmetric(vertical=theme.SPACE / 4, horizontal=theme.SPACE),
        alignment=ft.Alignment.CENTER,
    )
    placed = ft.Container(
        ft.Row([badge], tight=True), alignment=ft.Alignment.CENTER, width=width, ignore_interactions=True
    )
    return ft.Semantics(exclude_semantics=True, content=placed)


def _penalty_badge(*args: Any) -> ft.Control:
    """Return the badge at the left of its box, even in a right-to-left language."""
    return ft.Container(PenaltyBadge(*args), alignment=ft.Alignment.TOP_LEFT)
