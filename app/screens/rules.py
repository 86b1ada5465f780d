"""The rules screen."""

from __future__ import annotations

import flet as ft

from app import parts
from app.shell import screen, use_app


@screen
def Games() -> ft.Control:
    """To come."""
    app = use_app()
    return parts.sheet(app, parts.header(app, "rules", back="/"), [])


@screen
def Rules() -> ft.Control:
    """To come."""
    app = use_app()
    return parts.sheet(app, parts.header(app, "rules", back="/"), [])
