"""Flet's client as files, with the page that is ours."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path, PurePath, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final

from flet.controls.types import RouteUrlStrategy
from flet_web import get_package_web_dir, patch_font_manifest_json, patch_index_html
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from app.platform import paths
from app.platform.guard import SOCKET
from app.served.client_locks import ENGINES, holding
from app.served.page import PAGE, SAID, SILENCE_AT_HOME, SILENCE_OF_HOST, make_page, make_said
from app.ui import theme

ROOT: Final = "."  # what starlette calls the path of its folder
FONTS: Final = "assets/FontManifest.json"
#: What we write in beside our own typeface. The client fetches all that it is told of before it draws, and Flet tells
#: it of twenty for formulas as well.
FAMILIES: Final = ("MaterialIcons",)
#: The family in which the client looks first for what a typeface lacks. It is ours: Roboto itself has some letters of a
#: name in Greek, and thin ones, and a client without it asks for one elsewhere.
DEFAULT: Final = "Roboto"


class ClientFiles(StaticFiles):
    """What a browser asks for of Flet's client. A path that is no file's, nor looks like one, is a route of the app,
    which the page shows.

    Flet's own `FletStaticFiles` does the same, but reads FastAPI in, for which the first page would wait.
    """

    def __init__(self, strategy: RouteUrlStrategy) -> None:
        client = Path(get_package_web_dir())
        super().__init__(directory=client)
        guest = strategy == RouteUrlStrategy.HASH
        self._silence = SILENCE_OF_HOST if guest else SILENCE_AT_HOME
        with TemporaryDirectory() as folder:  # Flet changes files only
            page, fonts = Path(folder, "page"), Path(folder, "fonts")
            page.write_text(make_page((client / PAGE).read_text(encoding="utf-8"), self._silence), encoding="utf-8")
            patch_index_html(str(page), "", websocket_endpoint_path=SOCKET, route_url_strategy=strategy, no_cdn=True)
            fonts.write_bytes((client / FONTS).read_bytes())
            patch_font_manifest_json(str(fonts))
            wanted = [each for each in json.loads(fonts.read_bytes()) if each["family"] in FAMILIES]
            told = [*wanted, {"family": DEFAULT, "fonts": [{"asset": f"../{theme.FONT_FILE}"}]}]
            self._page, self._fonts = page.read_bytes(), json.dumps(told).encode()
        self._fallback = StaticFiles(directory=paths.assets() / paths.FALLBACK)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; the page for a route. HTTPException for what is neither."""
        path = PurePath(path).as_posix()  # starlette separates folders as the system does
        if path == FONTS:
            return Response(self._fonts, media_type="application/json")
        if path == SAID:
            return Response(await asyncio.to_thread(_said, self._silence), media_type="text/javascript")
        if path.startswith(paths.FALLBACK_PREFIX):
            return await self._fallback.get_response(path.removeprefix(paths.FALLBACK_BASE), scope)
        if path in ENGINES:
            engine = await asyncio.to_thread(_engine, path)
            known = self.is_not_modified(engine.headers, Headers(scope=scope))
            return NotModifiedResponse(engine.headers) if known else engine
        if path not in (ROOT, PAGE):
            try:
                return await super().get_response(path, scope)
            except HTTPException as problem:
                if problem.status_code != HTTPStatus.NOT_FOUND or PurePosixPath(path).suffix not in ("", ".html"):
                    raise
        return Response(self._page, media_type="text/html")


@cache
def _said(silence: tuple[str, str]) -> str:
    return make_said(silence)


@cache
def _engine(path: str) -> Response:
    """The engine that draws, with locks that hold; a browser keeps it until it is another."""
    code = holding(Path(get_package_web_dir(), path).read_bytes())
    return Response(code, media_type="application/wasm", headers={"etag": f'"{sha256(code).hexdigest()}"'})
