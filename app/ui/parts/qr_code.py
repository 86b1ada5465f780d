"""QR codes."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

import flet as ft
import segno

from app.ui.parts.basics import quiet_text
from app.ui.window.app_state import App
from app.ui.words import tr

CODE_SIZE: Final = 264
MAX_QR_LENGTH: Final = 1200  # characters; a QR code of more is too fine for a camera


def qr_code(app: App, code: str, ident: str, spoken: str, size: float = CODE_SIZE) -> ft.Control:
    """Return a code as a QR code; if it's too long for one, a text that says so."""
    if len(code) > MAX_QR_LENGTH:
        return quiet_text(app, tr("own.no_square"))
    return ft.Container(
        alignment=ft.Alignment.CENTER,
        content=ft.Semantics(
            identifier=ident,
            label=spoken,
            image=True,
            content=ft.Image(src=_qr_svg(code), width=size, height=size, exclude_from_semantics=True),
        ),
    )


@lru_cache(maxsize=2)
def _qr_svg(code: str) -> str:
    """Return the QR code as SVG, dark on white in every theme, as cameras need it. Cached, since it takes a while and
    the screen is drawn again at every tap.
    """
    drawing = io.BytesIO()
    segno.make(code, error="m", micro=False).save(drawing, kind="svg", border=4, light="#ffffff", xmldecl=False)
    return drawing.getvalue().decode()
