"""The ring about what has the keyboard's focus: the same for everything that is tapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from app.ui import theme

ROUND: Final = 12.0  # the corner of the ring in what has square corners itself
PRESSED, HOVERED = "1F", "0A"  # alpha
WITHIN: Final = -1 - 2 * theme.RING_INSIDE / theme.RING  # where the client draws it, by the width of the ring


def with_ring(
    content: ft.Control,
    run: Callable[..., Any],
    fore: str,
    shape: ft.Container | None = None,
    *,
    scrolls: bool = False,
) -> ft.Control:
    """What is drawn, and over it what hears its taps and the keys of its focus. While it has that, a ring lies within
    its edge, where no list cuts it: black or white, whichever stands out more from the ground of `shape` (`content`
    unless another is given), or is nearer to the colour `fore` of what is written on it where that has no ground. A
    finger reaches `content` itself where that `scrolls`.
    """
    lying = shape or (content if isinstance(content, ft.Container) else None)
    back = lying.bgcolor if lying is not None else None
    if isinstance(back, str) and len(back) == len(fore):
        ring = theme.ring_on(back)
    else:
        ring = theme.RING_DARK if theme.luminance(fore) < theme.EVEN else theme.RING_LIGHT
    radius = lying.border_radius if lying is not None else None
    hears = ft.TextButton(
        on_click=run,
        style=ft.ButtonStyle(
            padding=0,
            bgcolor=theme.NOTHING,
            elevation=0,
            shape=ft.RoundedRectangleBorder(radius=ROUND if radius is None else radius),
            side={ft.ControlState.FOCUSED: ft.BorderSide(theme.RING, ring, stroke_align=WITHIN)},
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
    elif lying is not None and lying.tooltip:  # a finger that stays asks for it, and must not meet the button first
        hears.content = ft.Container(tooltip=lying.tooltip)
        lying.tooltip = None
    else:
        hears.on_long_press = run
    over.left = over.top = over.right = over.bottom = 0
    return ft.Stack([content, over], fit=ft.StackFit.PASS_THROUGH, clip_behavior=ft.ClipBehavior.NONE)
