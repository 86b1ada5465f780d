"""The page that a phone's host shows in a browser: a link into the app, since phones don't serve pages to play in.

No server receives the part of a link behind `#`, so a script on the page puts it into the link.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from app.platform.accept_language import parse_accept_language
from app.rooms.host.link_format import IN_APP, MARK
from app.ui import theme
from app.ui.words import load_language
from engine.messages import FROM_THE_RIGHT, Language, Message, best_language

Asgi = Callable[[Any, Any, Any], Awaitable[None]]
SCRIPT: Final = "/open.js"
_SCRIPT: Final = f"""const [, secret = ""] = location.href.split("{MARK}");
document.getElementById("open").href = `{IN_APP}/http/${{location.host}}/${{secret}}`;
"""
_PAGE: Final = """<!doctype html>
<html lang="{tag}" dir="{direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Pocket Switch</title>
<style>
body {{ background: {ground}; color: {ink}; font: 18px/1.5 system-ui, sans-serif; margin: 0; padding: 8vh 24px }}
main {{ max-width: 26em; margin: auto }}
a {{ background: {ink}; color: {ground}; display: block; padding: 16px; border-radius: 16px; font-weight: 700;
     text-align: center; text-decoration: none }}
</style>
<main><h1>Pocket Switch</h1><p>{about}</p><p><a id="open" href="{in_app}">{open}</a></p><p>{none}</p></main>
<script src="{script}"></script></html>
"""
_HEADERS: Final = (
    (b"cache-control", b"no-store"),
    (b"content-security-policy", b"default-src 'none'; script-src 'self'; style-src 'unsafe-inline'"),
    (b"x-frame-options", b"DENY"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)


def with_open_app_page(rooms: Asgi, netloc: str) -> Asgi:
    """The referee's ASGI app with the page added; `netloc` is the host name with its port."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        headers = scope.get("headers", ())
        addressed = [value for name, value in headers if name == b"host"] == [netloc.encode()]
        path = scope.get("path", "")
        if scope["type"] != "http" or scope["method"] != "GET" or path not in ("/", SCRIPT) or not addressed:
            await rooms(scope, receive, send)
            return
        kind, body = (
            (b"text/javascript", _SCRIPT)
            if path == SCRIPT
            else (b"text/html", render_page(parse_accept_language(headers)))
        )
        fields = [
            (b"content-type", kind + b"; charset=utf-8"),
            (b"content-length", b"%d" % len(body.encode())),
            *_HEADERS,
        ]
        await send({"type": "http.response.start", "status": 200, "headers": fields})
        await send({"type": "http.response.body", "body": body.encode()})

    return answer


def render_page(wanted: list[str]) -> str:
    """The HTML of the page, in the first of these language tags that the app has."""
    tag = best_language(wanted)
    language = load_language(tag)
    return _PAGE.format(
        tag=tag,
        direction="rtl" if tag in FROM_THE_RIGHT else "ltr",
        about=_html(language, Message("room-landing-about")),
        open=_html(language, Message("room-landing-open")),
        none=_html(language, Message("room-landing-none")),
        ground=theme.FELT[1],
        ink=theme.ON_FELT,
        in_app=IN_APP,
        script=SCRIPT,
    )


def _html(language: Language, message: Message) -> str:
    """A message, escaped for HTML."""
    return language.render(message).replace("&", "&amp;").replace("<", "&lt;")
