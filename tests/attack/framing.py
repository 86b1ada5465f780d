"""Pages of other sites that show or read the play server's in a frame: what its responses tell browsers about that."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attack._row import Meter, Row
from tests.attack._server import own, request, served

PAGES = ("/", "/history", "/nowhere/at/all", "/main.dart.js", "/cards/2C.svg", "/nothing.png", "/docs", "/version.json")
NOT_FRAMED = "frame-ancestors 'none'"


def attack(_: float) -> Iterator[Row]:
    """Yield rows for every kind of response, to a browser that was let in and to another."""
    with served() as app:
        entered = own(app, app.cookie)
        meter = Meter("answers that others may frame or read", app.process.pid)
        for headers in (entered, {"Host": entered["Host"]}, {"Host": "evil.example"}):
            for page in (*PAGES, f"/?token={app.token}", "/?token=x"):
                for method in ("GET", "HEAD", "POST", "OPTIONS"):
                    with meter.attempt():
                        told = request(app, method, page, {**headers, "Origin": app.address}).headers
                    framed = told.get("x-frame-options") != "DENY" or NOT_FRAMED not in told.get(
                        "content-security-policy", ""
                    )
                    guessed = told.get("x-content-type-options") != "nosniff"
                    read = any(name.startswith("access-control-") for name in told)
                    if framed or guessed or read or told.get("cross-origin-resource-policy") != "same-origin":
                        meter.let_through(f"{method} {page}: {told}")
        yield meter.row()
