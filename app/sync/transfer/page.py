"""The page for a browser that opens a transfer's link: it opens the app, which has to be on this device already."""

from __future__ import annotations

import html
import json
from base64 import b64encode
from hashlib import sha256
from http import HTTPMethod
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from app.platform.accept_language import parse_accept_language
from app.sync.tls_only import TlsOnly
from app.sync.transfer.code import TRANSFER_LINK
from app.ui import theme
from app.ui.words import tr, use_language
from engine.messages import RIGHT_TO_LEFT_LANGUAGES, best_language
from store.sync.in_process import Asgi
from store.sync.peer.server import refusal

_COLOURS: Final = "body{{background:{0.paper};color:{0.text}}}a{{background:{0.strong};color:{0.on_strong}}}"
_STYLE: Final = f"""
body{{margin:0;padding:24px;font:18px/1.4 system-ui,sans-serif}}
main{{max-width:32em;margin:auto}}
a{{display:block;padding:14px;border-radius:14px;text-align:center;text-decoration:none}}
{_COLOURS.format(theme.LIGHT)}
@media(prefers-color-scheme:dark){{{_COLOURS.format(theme.DARK)}}}
"""
_SCRIPT: Final = f"""
const secret = location.hash.split("/").pop();
document.querySelector("a").href = {json.dumps(TRANSFER_LINK.in_app)} + "/http/" + location.host + "/" + secret;
"""


def transfer_app(peer: Asgi) -> Asgi:
    """Return the ASGI app of a transfer: TLS gets the peer server, plain HTTP the page that opens the app, and nothing
    else.
    """
    return TlsOnly(peer, _answer_plain)


async def _answer_plain(scope: Any, receive: Any, send: Any) -> None:
    shown = scope["path"] == "/" and scope["method"] == HTTPMethod.GET
    await (_page(Request(scope)) if shown else refusal())(scope, receive, send)


def _page(request: Request) -> Response:
    tag = best_language(parse_accept_language(request.scope["headers"]))
    with use_language(tag):
        about, button = html.escape(tr("transfer.page")), html.escape(tr("room.landing.open"))
    made = (
        f'<!doctype html><html lang="{tag}" dir="{"rtl" if tag in RIGHT_TO_LEFT_LANGUAGES else "ltr"}">'
        '<meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Pocket Switch</title>'
        f"<style>{_STYLE}</style><main><h1>Pocket Switch</h1><p>{about}</p><a>{button}</a></main>"
        f"<script>{_SCRIPT}</script></html>"
    )
    policy = f"default-src 'none'; style-src {_hash(_STYLE)}; script-src {_hash(_SCRIPT)}; frame-ancestors 'none'"
    headers = {
        "Content-Security-Policy": policy,
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
        "Vary": "Accept-Language",
    }
    return Response(made, headers=headers, media_type="text/html")


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
