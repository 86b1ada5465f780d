"""The keyboard's focus ring, the same for all tap targets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from app.ui import theme

ROUND: Final = 12.0  # the ring's corner radius if the content's corners are square
PRESSED, HOVERED = "1F", "0A"  # alpha
#: Draws the ring inside the edge; in ring widths.
RING_OFFSET: Final = -1 - 2 * theme.RING_INSIDE / theme.RING


def with_focus_ring(
    content: ft.Control,
    run: Callable[..., Any],
    fore: str,
    shape: ft.Container | None = None,
    *,
    scrolls: bool = False,
) -> ft.Control:
    """Return `content` with a transparent button over it that takes taps and the keyboard's focus. If `content`
    `scrolls`, it takes touches itself.

    While focused, it shows a ring inside its edge, where no list clips it. The ring is black or white: whichever
    contrasts more with the background of `shape` (by default `content`), or if that has none, whichever is closer to
    the text colour `fore`.
    """
    lying = shape or (content if isinstance(content, ft.Container) else None)
    back = lying.bgcolor if lying is not None else None
    if isinstance(back, str) and len(back) == len(fore):
        ring = theme.ring_colour_on(back)
    else:
        ring = theme.RING_DARK if theme.relative_luminance(fore) < theme.EQUAL_CONTRAST else theme.RING_LIGHT
    radius = lying.border_radius if lying is not None else None
    hears = ft.TextButton(
        on_click=run,
        style=ft.ButtonStyle(
            padding=0,
            bgcolor=theme.NOTHING,
            elevation=0,
            shape=ft.RoundedRectangleBorder(radius=ROUND if radius is None else radius),
            side={ft.ControlState.FOCUSED: ft.BorderSide(theme.RING, ring, stroke_align=RING_OFFSET)},
            overlay_color={
                ft.ControlState.PRESSED: f"#{PRESSED}{ring[1:]}",
                ft.ControlState.HOVERED: f"#{HOVERED}{ring[1:]}",
                ft.ControlState.FOCUSED: theme.NOTHING,
            },
            animation_duration=0,
        ),
    )
    over: ft.TextButton | ft.Container = hears
    if lying is not None and scrolls:
        lying.on_click = run
        over = ft.Container(hears, ignore_interactions=True)
    elif lying is not None and lying.tooltip:  # a long press must reach the tooltip before the button
        hears.content = ft.Container(tooltip=lying.tooltip)
        lying.tooltip = None
    else:
        hears.on_long_press = run
    over.left = over.top = over.right = over.bottom = 0
    return ft.Stack([content, over], fit=ft.StackFit.PASS_THROUGH, clip_behavior=ft.ClipBehavior.NONE)
