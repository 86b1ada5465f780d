"""What the parts of the table are made of: letters, what is said and tapped as one, suits, movements and boxes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.table.layout.own_hand import Box
from app.ui import theme
from app.ui.card_faces import index_of, suit_file
from app.ui.parts.focus import with_ring
from app.ui.semantics import Spoken
from app.ui.shell import on
from app.ui.words import hold_words


def lettering(
    text: str,
    size: float,
    colour: str = theme.ON_FELT,
    *,
    weight: ft.FontWeight = theme.HEAVY,
    high: float | None = None,
    cut: bool = False,
    **more: Any,
) -> ft.Text:
    """A text on the table, `high` of its letters' size; `cut` to one line, with dots for the rest."""
    if high is not None:
        more["style"] = ft.TextStyle(height=high)
    if cut:
        more.update(max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    drawn = hold_words(text)
    label = None if drawn == text else text
    return ft.Text(drawn, semantics_label=label, size=size, weight=weight, color=colour, **more)


def said_and_tapped(
    ident: str | None,
    label: str | None,
    handler: Callable[..., Any] | None,
    content: ft.Container,
    *,
    button: bool | None = True,
    within: ft.Control | None = None,
    **more: Any,
) -> Spoken:
    """A control with one spoken label and one tap handler. `content` takes the taps; `within` is the control drawn, if
    `content` is only a part of it. With `ink`, it also takes the keyboard's focus and shows a ring.
    """
    run = on(handler) if handler is not None else None
    drawn: ft.Control = within or content
    if content.ink and run is not None:
        content.ink = False
        drawn = with_ring(drawn, run, theme.ON_FELT, content)
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


def sign(code: str, picture: float, letters: float, four_colours: bool, high: float | None = None) -> ft.Control:
    """A suit as a picture so large, or a rank in letters."""
    if code in "SHDC":
        file = suit_file(code, four_colours)
        return ft.Image(src=file, width=picture, height=picture, exclude_from_semantics=True)
    return lettering(index_of(code), letters, theme.SUIT_COLOURS["S"], high=high)


def movement(still: bool, duration: int = theme.FAST, curve: Any = ft.AnimationCurve.EASE_OUT) -> ft.Animation | None:
    """A movement of the theme, none where nothing may move."""
    return None if still else ft.Animation(duration, curve)


def use_coming(there: bool) -> bool:
    """A hook: whether what comes once is there: from the drawing after its first one, or at once."""
    now, come = ft.use_state(there)

    async def begin() -> None:
        come(True)

    ft.use_effect(on(begin), [])
    return now


def fill_box(box: Box) -> dict[str, Any]:
    """Where a control lies that fills a box."""
    return {"left": box.left, "top": box.top, "width": box.width, "height": box.height}
