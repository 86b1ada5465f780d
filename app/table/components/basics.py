"""What the table's components consist of: text, tap targets, suits, animations and positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.table.layout.own_hand import Box
from app.ui import theme
from app.ui.card_faces import printed_rank, suit_file
from app.ui.parts.focus import with_focus_ring
from app.ui.window.error_boundary import on
from app.ui.words import keep_words_together


def text_on_felt(
    text: str,
    size: float,
    colour: str = theme.ON_FELT,
    *,
    weight: ft.FontWeight = theme.HEAVY,
    line_height: float | None = None,
    cut: bool = False,
    **more: Any,
) -> ft.Text:
    """Return a text for the felt. `line_height` is the line height as a multiple of the font size; `cut` keeps one line
    and ends it with an ellipsis.
    """
    if line_height is not None:
        more["style"] = ft.TextStyle(height=line_height)
    if cut:
        more.update(max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    drawn = keep_words_together(text)
    label = None if drawn == text else text
    return ft.Text(drawn, semantics_label=label, size=size, weight=weight, color=colour, **more)


def tap_target(
    ident: str | None,
    label: str | None,
    handler: Callable[..., Any] | None,
    content: ft.Container,
    *,
    button: bool | None = True,
    within: ft.Control | None = None,
    **more: Any,
) -> Spoken:
    """Return a control with one spoken label and one tap handler. `content` takes the taps; `within` is the control
    that is drawn, if `content` is only a part of it. With `ink`, the content also takes the keyboard's focus and shows
    a ring.
    """
    run = on(handler) if handler is not None else None
    drawn: ft.Control = within or content
    if content.ink and run is not None:
        content.ink = False
        drawn = with_focus_ring(drawn, run, theme.ON_FELT, content)
    else:
        content.on_click = run
    return Spoken(
        identifier=ident,
        label=label,
        button=button,
        exclude_semantics=True,
        on_click=run,
        content=drawn,
        **more,
    )


def suit_or_rank(
    code: str, picture: float, text_scale: float, four_colours: bool, line_height: float | None = None
) -> ft.Control:
    """Return a suit as an image `picture` pixels wide, or a rank as text of the font size `text_scale`."""
    if code in "SHDC":
        file = suit_file(code, four_colours)
        return ft.Image(src=file, width=picture, height=picture, exclude_from_semantics=True)
    return text_on_felt(printed_rank(code), text_scale, theme.SUIT_COLOURS["S"], line_height=line_height)


def animation(still: bool, duration: int = theme.FAST, curve: Any = ft.AnimationCurve.EASE_OUT) -> ft.Animation | None:
    """Return an animation of `duration` milliseconds; None if animations are off (`still`)."""
    return None if still else ft.Animation(duration, curve)


def use_appeared(there: bool) -> bool:
    """Hook: return `there` when first drawn and True from the second drawing on, so that a control can animate in."""
    now, come = ft.use_state(there)

    async def mark_appeared() -> None:
        come(True)

    ft.use_effect(on(mark_appeared), [])
    return now


def position_in(box: Box) -> dict[str, Any]:
    """Return the arguments that make a control of a Stack fill `box`."""
    return {"left": box.left, "top": box.top, "width": box.width, "height": box.height}
