"""A text as a square that a camera reads."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

import flet as ft
import segno

from app.ui.parts.basics import quiet
from app.ui.window.app_state import App
from app.ui.words import tr

CODE_SIZE: Final = 264
LONGEST_SQUARE: Final = 1200  # characters; a square of more is too fine for a camera


def square(app: App, code: str, ident: str, spoken: str, size: float = CODE_SIZE) -> ft.Control:
    """A code as a square for cameras, or a word where it is too long for one."""
    if len(code) > LONGEST_SQUARE:
        return quiet(app, tr("own.no_square"))
    return ft.Container(
        alignment=ft.Alignment.CENTER,
        content=ft.Semantics(
            identifier=ident,
            label=spoken,
            image=True,
            content=ft.Image(src=_qr(code), width=size, height=size, exclude_from_semantics=True),
        ),
    )


@lru_cache(maxsize=2)
def _qr(code: str) -> str:
    """The code as a drawing, dark on white whatever the screen's colours are: that is what cameras read. It takes a
    while, and a screen that shows one is drawn anew at every tap.
    """
    drawing = io.BytesIO()
    segno.make(code, error="m", micro=False).save(drawing, kind="svg", border=4, light="#ffffff", xmldecl=False)
    return drawing.getvalue().decode()
