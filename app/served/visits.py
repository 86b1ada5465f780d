"""The sessions of the owner's pages. FastAPI comes in with Flet's server, so this is read while the browser starts."""

from __future__ import annotations

from functools import partial

from starlette.websockets import WebSocket

from app.lazy_routes import import_first_screen
from app.main import main
from app.patches.flet_web.apply_all import apply_all
from app.platform.server.visit import Visit
from app.ui.words import tr


def begin() -> None:
    """Makes ready for the first page."""
    apply_all()
    import_first_screen()


async def visit(socket: WebSocket) -> None:
    """Answers a page until it has left."""
    await Visit(main, partial(tr, "shell.broken")).handle(socket)
