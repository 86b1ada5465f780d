"""Serves the files of Flet's client, with the app's own page instead of Flet's."""

from __future__ import annotations

import asyncio
from functools import cache
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path, PurePath, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final

from flet.controls.types import RouteUrlStrategy
from flet_web import patch_index_html
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from app.patches.flet_web.index_page import FILE as PAGE
from app.patches.flutter import default_font
from app.patches.flutter.client_files import CLIENT
from app.patches.flutter.semaphore import ENGINES, patch_semaphore
from app.platform import paths
from app.platform.guard import SOCKET_PATH
from app.served.page import SILENCE_TEXTS, make_page, make_silence_texts
from app.ui import theme

ROOT: Final = "."  # starlette's path for the folder itself


class ClientFiles(StaticFiles):
    """The files of Flet's client. A path without a file and without an extension is a route, which gets the page.

    Flet's own `FletStaticFiles` does the same, but imports FastAPI, which would delay the first page.
    """

    def __init__(self) -> None:
        super().__init__(directory=CLIENT)
        with TemporaryDirectory() as folder:  # Flet's function changes a file
            page = Path(folder, "page")
            page.write_text(make_page((CLIENT / PAGE).read_text(encoding="utf-8")), encoding="utf-8")
            patch_index_html(
                str(page),
                "",
                websocket_endpoint_path=SOCKET_PATH,
                route_url_strategy=RouteUrlStrategy.PATH,
                no_cdn=True,
            )
            self._page = page.read_bytes()
        self._fallback = StaticFiles(directory=paths.assets_folder() / paths.FALLBACK)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the response with a file, or with the page for a route. Raises `HTTPException` for any other path."""
        path = PurePath(path).as_posix()  # starlette uses the system's separator
        if path == default_font.FILE:
            return Response(default_font.font_manifest(theme.FONT_FILE), media_type="application/json")
        if path == SILENCE_TEXTS:
            return Response(await asyncio.to_thread(_silence_script), media_type="text/javascript")
        if path.startswith(paths.FALLBACK_PREFIX):
            return await self._fallback.get_response(path.removeprefix(paths.FALLBACK_BASE), scope)
        if path in ENGINES:
            engine = await asyncio.to_thread(_engine_response, path)
            unchanged = self.is_not_modified(engine.headers, Headers(scope=scope))
            return NotModifiedResponse(engine.headers) if unchanged else engine
        if path not in (ROOT, PAGE):
            try:
                return await super().get_response(path, scope)
            except HTTPException as problem:
                if problem.status_code != HTTPStatus.NOT_FOUND or PurePosixPath(path).suffix not in ("", ".html"):
                    raise
        return Response(self._page, media_type="text/html")


@cache
def _silence_script() -> str:
    return make_silence_texts()


@cache
def _engine_response(path: str) -> Response:
    """Return a rendering engine, patched so that its semaphore waits. Browsers cache it by its digest."""
    code = patch_semaphore((CLIENT / path).read_bytes())
    return Response(code, media_type="application/wasm", headers={"etag": f'"{sha256(code).hexdigest()}"'})
