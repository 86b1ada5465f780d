"""Serve the app to the browsers of this machine, behind a guard. Imported once the port is open.

The files of pages are served at once. The code that answers pages is imported in the meantime: it takes longer than all
else here, and a browser needs its time before it opens its connection.
"""

from __future__ import annotations

import asyncio
import mimetypes
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from types import ModuleType
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from app.patches.uvicorn.close_timeout import WebSocketConnection
from app.platform import paths
from app.platform.entry import Entry, read_secret
from app.platform.guard import SOCKET_PATH, Guard
from app.platform.server import frame_cost
from app.platform.server.connections import TimeLimitedHttp
from app.platform.server.heartbeat import Heartbeat
from app.platform.server.log_limit import limit_server_logs
from app.platform.server.pages import PageLimits
from app.platform.uploads import FOLDER, uploads
from app.rooms.host.hosting import hosting
from app.served.files import ClientFiles
from app.ui.words import load_language
from engine.messages import Message, best_language

PROTOCOLS: Final[dict[str, Any]] = {
    "http": TimeLimitedHttp,
    "ws": WebSocketConnection,
    "ws_max_size": frame_cost.MAX_FRAME_BYTES,
    "ws_per_message_deflate": False,  # on one machine, compression saves nothing
}


def serve_browser(door: socket.socket, printed: str, opened: str, begun: Callable[[], None] | None = None) -> None:
    """Serve the browser that has one of these two tokens until Ctrl-C. `begun` is called right before the first request
    is answered; until then, connections wait at the open port.
    """
    port = door.getsockname()[1]
    uploads.open = True
    hosting.configure({"http": TimeLimitedHttp})
    config = uvicorn.Config(
        Guard(
            Heartbeat(PageLimits(_make_owner_app())),
            port,
            Entry(port, read_secret(paths.data_folder()), printed, opened),
            _refusal_page,
        ),
        log_level="warning",
        **PROTOCOLS,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    limit_server_logs()
    if begun is not None:
        begun()
    uvicorn.Server(config).run(sockets=[door])


def _refusal_page(wanted: Sequence[str]) -> str:
    return load_language(best_language(wanted)).render(Message("guard-refusal"))


def make_pages_app(visit: Callable[[WebSocket], Awaitable[None]]) -> Starlette:
    """Return an app with the parts of Flet's own server that are needed: its files and its WebSocket.

    The app that `ft.run` gives would also show its routes to every client, and let all other pages read them.
    """
    mimetypes.add_type("text/javascript", ".js")  # a system may have other types, and browsers are told not to guess
    mimetypes.add_type("text/javascript", ".mjs")
    mimetypes.add_type("application/wasm", ".wasm")
    files = [Mount(f"/{name}", StaticFiles(directory=paths.assets_folder() / name)) for name in paths.ASSETS]
    return Starlette(routes=[WebSocketRoute(SOCKET_PATH, visit), *files, Mount("/", ClientFiles())])


def _make_owner_app() -> Starlette:
    """Return the app that serves the owner's pages and takes their uploads."""
    upload = Route(FOLDER + "{name}", _receive_file, methods=["PUT"])
    return Starlette(routes=[upload, Mount("/", make_pages_app(_serve_socket))], lifespan=_lifespan)


@asynccontextmanager
async def _lifespan(_: Starlette) -> AsyncIterator[dict[str, Any]]:
    reading = asyncio.create_task(asyncio.to_thread(_import_pages))
    yield {"reading": reading}
    await asyncio.wait([reading])


async def _receive_file(request: Request) -> Response:
    """Take a file that a page was told to send."""
    try:
        status = await uploads.receive_upload(request.url.path, request.stream())
    except ClientDisconnect:
        status = HTTPStatus.BAD_REQUEST  # the client won't receive it
    return Response(status_code=status, headers={} if status == HTTPStatus.OK else {"connection": "close"})


def _import_pages() -> ModuleType:
    """Import and return the module that answers pages, with all that the first page needs."""
    from app.served import owner_pages

    owner_pages.prepare_first_page()
    return owner_pages


async def _serve_socket(socket: WebSocket) -> None:
    answering = await asyncio.shield(socket.state.reading)  # a page that is closed mustn't cancel the import for others
    await answering.serve_page(socket)
