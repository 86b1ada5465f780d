"""The table screen."""

from __future__ import annotations

import flet as ft

from app import parts
from app.shell import screen, use_app


@screen
def Table() -> ft.Control:
    """To come."""
    app = use_app()
    return parts.sheet(app, parts.header(app, "table", back="/"), [])
