"""The app served to the browsers of this machine, under a guard; read in when the port is open already."""

from __future__ import annotations

import socket

import flet as ft
import uvicorn

from app.main import main
from app.platform import paths
from app.platform.guard import Guard
from app.platform.session_end import drop_late_messages, end_sessions_with_their_pages


def serve(door: socket.socket) -> None:
    """Answer the browser until Ctrl-C."""
    web = ft.run(main, assets_dir=str(paths.assets()), no_cdn=True, export_asgi_app=True)
    end_sessions_with_their_pages()
    config = uvicorn.Config(
        Guard(drop_late_messages(web), door.getsockname()[1]),
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # there is no line to save on
        proxy_headers=False,
        timeout_graceful_shutdown=1,
    )
    try:
        uvicorn.Server(config).run(sockets=[door])
    except KeyboardInterrupt:
        print()
