"""Requests to the play server without the right to it: with all kinds of hosts, origins and keys."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tests.attack._row import Meter, Row
from tests.attack._server import Answer, request, served, upgrade
from tests.running import App

CASES = 4000
METHODS = ("GET", "GET", "HEAD", "POST", "PUT", "OPTIONS", "DELETE", "CONNECT", "TRACE")
HOSTS = (
    "127.0.0.1:{port}",
    "localhost:{port}",
    "[::1]:{port}",
    "evil.example",
    "127.0.0.1:1",
    "127.0.0.1.evil:{port}",
    "",
)
ORIGINS = (
    None,
    "http://{host}",
    "http://evil.example",
    "https://{host}",
    "null",
    "http://127.0.0.1:1",
    "http://{host}.evil",
)
SITES = (None, "same-origin", "none", "cross-site", "same-site", "nonsense")
COOKIES = (
    "{cookie}",
    "{name}=",
    "",
    "{name}=0",
    "a=b; {cookie}",
    "{name}x={value}",
    "{name}={value}, a=b",
    "{cookie}x",
)
TOKENS = (None, "{token}", "", "{token}0", "0", "{value}", "%00")
ROUTES = (
    "/",
    "/history",
    "/main.dart.js",
    "/cards/2C.svg",
    "/ws",
    "/docs",
    "/openapi.json",
    "//evil.example/",
    "/upload",
    "/upload/0",
)
FRAMED = {"x-frame-options": "DENY", "x-content-type-options": "nosniff"}


@dataclass(frozen=True)
class Case:
    """One request, each part by its index in the lists above."""

    socket: bool
    method: str
    host: str
    origin: str | None
    site: str | None
    cookie: str
    token: str | None
    route: str

    def allowed(self) -> set[int]:
        """Return the statuses that are allowed: the guard's rule, written independently."""
        good_cookie = self.cookie in ("{cookie}", "a=b; {cookie}")
        own_page = self.host in HOSTS[:3] and self.site in (None, "same-origin", "none")
        if self.socket:
            enters = own_page and self.origin == "http://{host}" and good_cookie
            return {101} if enters and self.route == "/ws" and self.method == "GET" else {400, 403, 405, 501}
        sends = self.method == "PUT" and self.route == "/upload/0" and self.origin == "http://{host}"
        asks = self.method in ("GET", "HEAD") and self.origin in (None, "http://{host}")
        if not own_page or not (asks or sends):
            return {400, 403}
        if self.token and (good_cookie or self.token == "{token}"):
            return {303}
        return ({404} if sends else {200, 404}) if good_cookie else {403}


def cases(many: int) -> Iterator[Case]:
    """Yield so many different requests.

    Every second part is as a page of the app sends it, so that single wrong parts are as frequent as several at once.
    """
    rng = random.Random(14)
    right = Case(False, "GET", HOSTS[0], "http://{host}", "same-origin", "{cookie}", None, "/")
    seen: set[Case] = set()
    while len(seen) < many:

        def either(name: str, some: tuple[str | None, ...]) -> str | None:
            return getattr(right, name) if rng.random() < 0.6 else rng.choice(some)

        socket = rng.random() < 0.4
        case = Case(
            socket,
            either("method", METHODS) or "",
            either("host", HOSTS) or "",
            either("origin", ORIGINS),
            either("site", SITES),
            either("cookie", COOKIES) or "",
            either("token", TOKENS),
            "/ws" if socket and rng.random() < 0.6 else either("route", ROUTES) or "",
        )
        if case not in seen:
            seen.add(case)
            yield case


def asked(app: App, case: Case, cookie: str) -> Answer:
    """Return the response to one case."""
    name, _, value = cookie.partition("=")
    host = case.host.format(port=app.port)
    known = {"cookie": cookie, "name": name, "value": value, "host": host.lower(), "token": app.token}
    headers = {"Host": host, **(upgrade() if case.socket else {})}
    for header, text in (("Origin", case.origin), ("Sec-Fetch-Site", case.site), ("Cookie", case.cookie)):
        if text is not None:
            headers[header] = text.format(**known)
    path = case.route if case.token is None else f"{case.route}?token={case.token.format(**known)}"
    return request(app, case.method, path, headers)


def wrong(case: Case, said: Answer) -> str:
    """Return what is wrong with a response, "" for nothing."""
    if said.status not in case.allowed():
        return f"{said.status}, not {sorted(case.allowed())}: {case}"
    if "access-control-allow-origin" in said.headers:
        return f"read by everybody: {case}"
    if said.status in (200, 303, 404) and not FRAMED.items() <= said.headers.items():
        return f"framed: {case}"
    if said.status != 303 and "set-cookie" in said.headers:
        return f"a cookie: {case}"
    return ""


def attack(share: float) -> Iterator[Row]:
    """Yield rows for all kinds of requests, judged by the rule."""
    with served() as app:
        cookie = app.cookie
        meter = Meter("requests of whoever asks", app.process.pid)
        for case in cases(max(50, int(CASES * share))):
            with meter.attempt():
                said = asked(app, case, cookie)
            if fault := wrong(case, said):
                meter.let_through(fault)
        yield meter.row()
