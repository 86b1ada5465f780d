"""The app served to the browsers of this machine, under a guard; read in when the port is open already."""

from __future__ import annotations

import asyncio
import mimetypes
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from flet.controls.types import RouteUrlStrategy
from flet_web.fastapi import app_manager
from flet_web.fastapi.flet_static_files import FletStaticFiles
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from app.main import main
from app.platform import frames, paths
from app.platform.entry import Entry, read_secret
from app.platform.guard import SOCKET, Asgi, Guard
from app.platform.patience import Closing, Patience, Prompt
from app.platform.session_end import Visit, end_sessions_with_their_pages
from app.platform.uploads import FOLDER, uploads
from app.rooms.host.hosting import hosting
from app.served.page import lay_page
from app.ui import theme
from app.ui.words import speaker
from engine.messages import Message, fitting

OTHER_FONTS: Final = "/assets/fonts/noto{rest:path}"  # where Flutter's client looks for scripts that no font here has
PROTOCOLS: Final[dict[str, Any]] = {
    "http": Prompt,
    "ws": Closing,
    "ws_max_size": frames.LARGEST,
    "ws_per_message_deflate": False,  # there is no line to save on
}


def serve(door: socket.socket, printed: str, opened: str, begun: Callable[[], None] | None = None) -> None:
    """Answer the browser that has one of these two tokens until Ctrl-C; `begun` is called once all is ready for it."""
    port = door.getsockname()[1]
    end_sessions_with_their_pages()
    uploads.open = True
    hosting.guests = _with_guests
    hosting.protocols = PROTOCOLS
    config = uvicorn.Config(
        Guard(Patience(_web()), port, Entry(port, read_secret(paths.data()), printed, opened), _refusal),
        log_level="warning",
        **PROTOCOLS,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    if begun is not None:
        begun()
    try:
        uvicorn.Server(config).run(sockets=[door])
    except KeyboardInterrupt:
        print()


def _with_guests(rooms: Asgi, here: str) -> Asgi:
    from app.rooms.guests import with_pages  # only where a room is opened

    return with_pages(rooms, here, pages)


def _refusal(wanted: Sequence[str]) -> str:
    return speaker(fitting(wanted)).render(Message("guard-refusal"))


def pages(visit: Callable[[WebSocket], Awaitable[None]], strategy: RouteUrlStrategy) -> Starlette:
    """What Flet's own server has of use here: its files and its socket. `ft.run` gives an app that also shows its
    routes to whoever asks, and tells every other page that it may read them.
    """
    mimetypes.add_type("text/javascript", ".js")  # a system may say otherwise, and browsers are told not to guess
    sign = Route(OTHER_FONTS, _sign)
    files = [Mount(f"/{name}", StaticFiles(directory=paths.assets() / name)) for name in paths.ASSETS]
    page = str(lay_page())
    app_manager.add_temp_dir(page)  # which removes it in the end
    client = Mount("/", FletStaticFiles(no_cdn=True, route_url_strategy=strategy, assets_dir=page))
    return Starlette(routes=[WebSocketRoute(SOCKET, visit), sign, *files, client])


def _web() -> Starlette:
    """The owner's pages, and what they send."""
    upload = Route(FOLDER + "{name}", _take, methods=["PUT"])
    return Starlette(routes=[upload, Mount("/", pages(_visit, RouteUrlStrategy.PATH))], lifespan=_lifespan)


@asynccontextmanager
async def _lifespan(_: Starlette) -> AsyncIterator[None]:
    await app_manager.start()
    yield
    await app_manager.shutdown()


async def _sign(_: Request) -> Response:
    """For whatever font the client misses: the drawing that stands for what ours cannot write."""
    return FileResponse(paths.assets() / theme.SIGN_FILE)


async def _take(request: Request) -> Response:
    """Takes a file that a page was told to send."""
    try:
        status = await uploads.take(request.url.path, request.stream())
    except ClientDisconnect:
        status = HTTPStatus.BAD_REQUEST  # nobody hears it
    return Response(status_code=status, headers={} if status == HTTPStatus.OK else {"connection": "close"})


async def _visit(socket: WebSocket) -> None:
    await Visit(asyncio.get_running_loop(), app_manager.executor, main, None).handle(socket)
