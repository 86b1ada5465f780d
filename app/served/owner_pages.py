"""Serves the pages of the person at this machine. Imported while the browser starts, because it imports FastAPI."""

from __future__ import annotations

from functools import partial

from starlette.websockets import WebSocket

from app.lazy_routes import import_first_screen
from app.main import main
from app.patches.flet_web.apply_all import apply_all
from app.platform.server.visit import Visit
from app.ui.words import tr


def prepare_first_page() -> None:
    """Import everything that the first page needs, and patch Flet's server."""
    apply_all()
    import_first_screen()


async def serve_page(socket: WebSocket) -> None:
    """Serve a page over its web socket until that disconnects."""
    await Visit(main, partial(tr, "shell.broken")).handle(socket)
