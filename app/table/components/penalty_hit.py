"""A large penalty that somebody takes: its number large on the felt, a count of the cards, and who caused it."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.basics import animation, text_on_felt, use_appeared
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import Layout
from app.table.picture import Look, PenaltyHit, Picture
from app.ui import theme
from app.ui.control_cache import ControlCache, memoise
from app.ui.window.app_state import Size
from app.ui.words import tr

NUMBER_SHARE: Final = 0.34  # the number's letters, of the ring's width
NUMBER_MAX: Final = 104.0  # pixels
NUMBER_START: Final = 0.6  # the scale at which it appears
NUMBER_ANGLE: Final = -0.07
COUNT_WIDTH: Final = 210.0
BAR_HEIGHT: Final = 5.0
HALO_SHADOWS: Final = ((0, 18), (2, 4), (4, 0))  # offset down and blur of the shadows under the number
LIGHT_REACH_SHARE: Final = 1.1  # of the red light, of half the window's shorter side


@memoise
def HitNumber(total: int, size: float, still: bool) -> ft.Control:
    """The number of cards, which grows once when it appears."""
    appeared = use_appeared(still)
    shadows = [
        ft.BoxShadow(color=theme.OBLIGATION, offset=ft.Offset(0, y), blur_radius=blur) for y, blur in HALO_SHADOWS
    ]
    style = ft.TextStyle(height=1.0, shadow=shadows)
    number = text_on_felt(tr("table.owed_badge", n=total), size, theme.ON_OBLIGATION, no_wrap=True, style=style)
    return ft.Container(
        number,
        rotate=NUMBER_ANGLE,
        scale=1.0 if appeared else NUMBER_START,
        animate_scale=animation(still, theme.SLOW, ft.AnimationCurve.EASE_OUT_BACK),
    )


def penalty_hit_controls(
    keep: ControlCache, picture: Picture, layout: Layout, screen: Size, look: Look
) -> list[ft.Control]:
    """Return what shows a large penalty over the table; an empty list if nobody takes one. Screen readers get it from
    the message line, and touches go through it.
    """
    if picture.penalty_hit is None:
        return []
    light = keep.cached_control("hit-light", _red_light, screen)
    shown = keep.cached_control("hit", _hit_box, picture.penalty_hit, layout.ring, screen, look)
    return [light, shown]


def _red_light(screen: Size) -> ft.Control:
    """Return red light at the edges of the window."""
    red = ft.Colors.with_opacity(0.5, theme.OBLIGATION)
    clear = ft.Colors.with_opacity(0.0, theme.OBLIGATION)
    return ft.Container(
        key="hit-light",
        left=0,
        top=0,
        width=screen.width,
        height=screen.height,
        gradient=ft.RadialGradient([clear, clear, red], stops=[0.0, 0.6, 1.0], radius=LIGHT_REACH_SHARE),
        ignore_interactions=True,
    )


def _hit_box(hit: PenaltyHit, ring: Box, screen: Size, look: Look) -> ft.Control:
    scale = look.text_scale
    wide = min(COUNT_WIDTH * min(scale, theme.LARGE_TEXT), screen.width - 2 * theme.EDGE)
    size = min(NUMBER_MAX, ring.width * NUMBER_SHARE) / scale
    room = wide - 2 * theme.GAP
    count = tr("table.hit_count", n=hit.cards_taken, total=hit.cards_total)
    lines: list[ft.Control] = [
        text_on_felt(
            text,
            theme.narrowed_font_size(text, theme.fitting_font_size(17, scale) * scale, room) / scale,
            colour,
            weight=theme.STRONG,
            line_height=1.2,
            cut=True,
        )
        for text, colour in ((count, theme.ACCENT), (hit.cause_text, theme.ON_FELT))
        if text
    ]
    bar = ft.Container(
        ft.Container(
            width=room * hit.cards_taken / hit.cards_total,
            height=BAR_HEIGHT,
            bgcolor=theme.OBLIGATION,
            **theme.round_corners(BAR_HEIGHT),
        ),
        width=room,
        height=BAR_HEIGHT,
        bgcolor=theme.PANEL_ON_FELT,
        alignment=ft.Alignment.CENTER_LEFT,
        **theme.round_corners(BAR_HEIGHT),
    )
    counted = ft.Container(
        ft.Column(
            [*lines[:1], bar, *lines[1:]],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=wide,
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SPACE),
        bgcolor=theme.WORDS_ON_FELT,
        **theme.round_corners(theme.PANEL_RADIUS),
    )
    shown = ft.Column(
        [HitNumber(hit.cards_total, size, look.reduces_motion), counted],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(
        ft.Semantics(exclude_semantics=True, content=shown),
        key="hit",
        left=ring.centre_x - wide / 2,
        width=wide,
        top=ring.centre_y,
        ignore_interactions=True,
    )
