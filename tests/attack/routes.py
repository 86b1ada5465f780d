"""Paths that lead out of what is served, or to files that no page needs, requested by a browser that was let in."""

from __future__ import annotations

import random
from collections.abc import Iterator

from app.platform.paths import ASSETS, FALLBACK
from tests.attack._row import Meter, Row
from tests.attack._server import Answer, own, request, served
from tests.running import ROOT, App

CASES = 5000
PIECES = (
    "..", "../..", "%2e%2e", "%2e%2e%2f", "..%2f", "%252e%252e", "..%5c", "..\\", "%00", ".", "", "~", "//", ";", "*",
    "app", "cli.py", "assets", "cards", "fonts", "sounds", "2C.svg", "README.md", "listing", "pocket-switch.db",
    "data",
    "browser-secret", "etc", "passwd", "proc", "self", "environ", "C:", "CON", "index.html", "docs", "redoc", "upload",
    "openapi.json", "oauth_callback", "new", "switch", "edit", "deal.x", "history", "1", "-1", "99999999999999999999",
    "%ff", "%u0000", "é",
    "%f0%9f%82%a1", "a" * 300, "a" * 5000, "{}", "<script>", "%0d%0aset-cookie:%20a=b", "?f=x&e=y&s=z",
)  # fmt: skip
SECRETS = (b"root:", b"SQLite format", b"from __future__", b"swagger", b"FLET_APP", b"PATH=")


def paths(many: int) -> Iterator[str]:
    """Yield so many paths, made of parts with a special meaning somewhere."""
    rng = random.Random(14)
    for _ in range(many):
        path = "/" + "/".join(rng.choice(PIECES) for _ in range(rng.randrange(1, 8)))
        yield "".join(letter if letter.isascii() and letter > " " else "%C3%A9" for letter in path)


def wrong(said: Answer) -> str:
    """Return what is wrong with a response, "" for nothing."""
    if said.status not in (200, 303, 307, 400, 403, 404):
        return str(said.status)
    if "set-cookie" in said.headers or "access-control-allow-origin" in said.headers:
        return "a header that it was told to say"
    location = said.headers.get("location", "/")
    if location.startswith(("//", "/\\")) or not location.startswith(("/", "http://127.0.0.1:")):
        return f"a way out: {location}"
    return next((f"it shows {secret!r}" for secret in SECRETS if secret in said.body), "")


def attack(share: float) -> Iterator[Row]:
    """Yield rows for random paths, and for the files beside what is served."""
    with served() as app:
        headers = own(app, app.cookie)
        meter = Meter("addresses that lead out", app.process.pid)
        for path in paths(max(100, int(CASES * share))):
            with meter.attempt():
                said = request(app, "GET", path, headers)
            if fault := wrong(said):
                meter.let_through(f"{fault}: {path[:80]}")
        yield meter.row()
        yield _beside(app, headers)


def _beside(app: App, headers: dict[str, str]) -> Row:
    """Request the files in the assets folder that aren't for the client, by every spelling of their paths."""
    meter = Meter("notes and pictures beside what is served", app.process.pid)
    files = [path.relative_to(ROOT / "assets") for path in (ROOT / "assets").rglob("*") if path.is_file()]
    for file in files:
        if file.parts[0] in (*ASSETS, FALLBACK):
            continue
        for way in ("/{}", "/cards/../{}", "/assets/{}", "/cards/%2e%2e/{}", "//{}"):
            with meter.attempt():
                said = request(app, "GET", way.format(file.as_posix()), headers)
            if said.status == 200 and said.body == (ROOT / "assets" / file).read_bytes():
                meter.let_through(way.format(file.as_posix()))
    return meter.row()
