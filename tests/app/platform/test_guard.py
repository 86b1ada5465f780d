"""The app answers only the browser that it opened itself."""

from __future__ import annotations

import http.client
import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cli import open_listening_socket
from app.platform import paths
from app.platform.entry import SECRET_FILE, Entry, read_secret, user_id_of_connection
from app.platform.guard import HEADERS
from tests.running import App

TOLD = {name.decode(): value.decode() for name, value in HEADERS}
UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with App(tmp_path_factory.mktemp("data")) as app:
        yield app


def answer(app: App, path: str = "/", method: str = "GET", **headers: str) -> http.client.HTTPResponse:
    """Return the response to a request over 127.0.0.1 with these headers, which include `host`."""
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=30)
    connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
    for name, value in {"Host": f"127.0.0.1:{app.port}", **headers}.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    try:
        return connection.getresponse()
    finally:
        connection.close()


def ask(app: App, path: str = "/", method: str = "GET", **headers: str) -> int:
    """Return the status of a request from a browser that was let in."""
    return answer(app, path, method, **{"Cookie": app.cookie, **headers}).status


def knock(app: App, path: str = "/ws", **headers: str) -> int:
    """Return the status of a request for Flet's web socket from a browser that was let in."""
    return ask(app, path, **UPGRADE, **headers)


@pytest.mark.parametrize("path", ["/", "/flutter_bootstrap.js", "/history", "/play/1", "/cards/2C.svg"])
def test_own_pages_are_served(app: App, path: str) -> None:
    assert ask(app, path) == 200
    assert ask(app, path, Sec_Fetch_Site="same-origin") == 200
    assert ask(app, path, Sec_Fetch_Site="none") == 200


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])
def test_every_loopback_name_is_its_own(app: App, name: str) -> None:
    host = f"{name}:{app.port}"
    assert ask(app, Host=host) == 200
    assert knock(app, Host=host, Origin=f"http://{host}".lower()) == 101


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.evil:{port}", ""]
)
def test_a_foreign_host_name_is_refused(app: App, host: str) -> None:
    host = host.format(port=app.port)
    own = f"http://127.0.0.1:{app.port}"
    assert ask(app, Host=host) == 403
    assert ask(app, "/main.dart.js", Host=host) == 403
    assert ask(app, f"/?token={app.token}", Host=host) == 403
    assert knock(app, Host=host, Origin=own) == 403


def test_a_request_that_names_two_hosts_is_refused(app: App) -> None:
    own = f"127.0.0.1:{app.port}"
    assert ask(app, Host=own, host=own) in (400, 403)
    assert ask(app, Host=own, host="evil.example") in (400, 403)


@pytest.mark.parametrize("path", ["/", "/upload", "/ws", "/cards/2C.svg", "/upload/x"])
def test_a_file_is_taken_from_a_page_of_its_own_and_where_one_is_expected(app: App, path: str) -> None:
    there = 404 if path == "/upload/x" else 403
    assert ask(app, path, "PUT", Origin=app.address) == there
    assert ask(app, path, "PUT") == ask(app, path, "PUT", Origin="http://evil.example") == 403
    assert answer(app, path, "PUT", Origin=app.address).status == 403
    assert ask(app, path, "POST", Origin=app.address) == 403


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://127.0.0.1:{port}", "http://127.0.0.1:1", "http://localhost:{port}", "null", ""],
)
def test_another_page_is_refused(app: App, origin: str) -> None:
    assert knock(app, Origin=origin.format(port=app.port)) == 403
    assert ask(app, Origin=origin.format(port=app.port)) == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site", "", "None"])
def test_cross_site_request_is_refused(app: App, site: str) -> None:
    assert ask(app, Sec_Fetch_Site=site) == 403
    assert ask(app, f"/?token={app.token}", Sec_Fetch_Site=site) == 403
    assert knock(app, Origin=app.address, Sec_Fetch_Site=site) == 403


def test_a_websocket_without_an_origin_is_refused(app: App) -> None:
    assert knock(app) == 403


@pytest.mark.parametrize("path", ["/", "/wss", "/ws/", "/history"])
def test_there_is_one_websocket(app: App, path: str) -> None:
    assert knock(app, path, Origin=app.address) == 403


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
def test_request_that_no_page_makes_is_refused(app: App, method: str) -> None:
    assert ask(app, method=method) == 403


@pytest.mark.parametrize(
    "cookie", ["", "pocket-switch-1=x", "{name}=", "{name}=x", "{name}={value}0", "x{name}={value}"]
)
def test_request_without_cookie_gets_only_the_address_to_open(app: App, cookie: str) -> None:
    name, _, value = app.cookie.partition("=")
    cookie = cookie.format(name=name, value=value)
    for path in ("/", "/main.dart.js", "/?token=", "/?token=x", f"/?Token={app.token}", f"/?token={app.token}0"):
        refused = answer(app, path, Cookie=cookie)
        assert refused.status == 403
        assert refused.getheader("content-type") == "text/plain; charset=utf-8"
        assert refused.getheader("set-cookie") is None
    assert answer(app, "/ws", Cookie=cookie, Origin=app.address, **UPGRADE).status == 403
    assert answer(app, f"/ws?token={app.token}", Cookie=cookie, Origin=app.address, **UPGRADE).status == 403


def test_the_token_gives_a_cookie_that_no_script_and_no_other_page_has(app: App) -> None:
    for path, way in {
        "/?token=": "/",
        "/history?token=": "/history",
        "/new?a=1&b=%2F&token=": "/new?a=1&b=%2F",
        "//evil.example/?token=": "/evil.example/",
        "/%5Cevil.example/?token=": "/%5Cevil.example/",
    }.items():
        entered = answer(app, path + app.token)
        assert (entered.status, entered.getheader("location")) == (303, way)
        assert entered.getheader("cache-control") == "no-store"
        cookie, *rules = (entered.getheader("set-cookie") or "").split("; ")
        assert cookie == app.cookie and cookie.startswith(f"pocket-switch-{app.port}=")
        assert {"HttpOnly", "SameSite=Strict", "Path=/"} < set(rules)


def test_a_browser_that_was_let_in_loses_the_token_from_its_address(app: App) -> None:
    entered = answer(app, "/rules?token=of-yesterday", Cookie=app.cookie)
    assert (entered.status, entered.getheader("location")) == (303, "/rules")


@pytest.mark.parametrize("path", ["/", "/cards/2C.svg", "/nothing.png", "/?token={token}", "/ "])
def test_no_answer_can_be_framed_or_read_by_others(app: App, path: str) -> None:
    path = path.format(token=app.token).replace(" ", "%20")
    for cookie in (app.cookie, ""):
        told = answer(app, path, Cookie=cookie)
        assert {name: told.getheader(name) for name in TOLD} == TOLD
        assert told.getheader("access-control-allow-origin") is None
        assert told.getheader("server") is None


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/docs/oauth2-redirect", "/oauth_callback"])
def test_flets_own_routes_need_the_cookie_too(app: App, path: str) -> None:
    assert answer(app, path, Cookie=app.cookie).getheader("etag") == answer(app, Cookie=app.cookie).getheader("etag")


@pytest.mark.parametrize(
    "path", ["/openapi.json", "/README.md", "/icon.svg", "/listing/home.png", "/cards/../README.md", "/fonts/"]
)
def test_routes_that_the_client_does_not_need_are_missing(app: App, path: str) -> None:
    assert ask(app, path) == 404


@pytest.mark.parametrize(
    "name", ["notosansjp/v52/any.woff2", "noto../../README.md", "noto/../../README.md", "noto%2f..%2f..%2fREADME.md"]
)
def test_no_other_file_comes_from_where_fallback_fonts_are(app: App, name: str) -> None:
    assert ask(app, f"/{paths.FALLBACK_BASE}{name}") == 404


@pytest.mark.parametrize(
    ("wanted", "said"),
    [("", "only answers the browser"), ("xx,en;q=0.5", "only answers the browser"), ("pl-PL,pl;q=0.9", "przeglądarce")],
)
def test_refusal_page_is_in_the_visitors_language(app: App, wanted: str, said: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=30)
    try:
        connection.request("GET", "/", headers={"Accept-Language": wanted})
        assert said in connection.getresponse().read().decode()
    finally:
        connection.close()


def test_the_cookie_outlasts_the_process_and_the_token_does_not(tmp_path: Path) -> None:
    with App(tmp_path / "data") as app:
        cookie, token = app.cookie, app.token
        app.restart()
        assert app.token != token
        assert answer(app, Cookie=cookie).status == 200
        assert answer(app, f"/?token={token}").status == 403
        assert answer(app, Cookie=app.cookie).status == 200


def test_the_secret_is_made_once_and_anew_where_it_is_none_or_was_not_secret(tmp_path: Path) -> None:
    path = tmp_path / SECRET_FILE
    secret = read_secret(tmp_path)
    assert read_secret(tmp_path) == secret == path.read_bytes()
    if os.name == "posix":
        assert path.stat().st_mode & 0o077 == 0
        path.chmod(0o644)
        assert read_secret(tmp_path) != secret
        assert path.stat().st_mode & 0o077 == 0
    path.write_bytes(b"short")
    assert len(read_secret(tmp_path)) == len(secret) == len(path.read_bytes())
    assert list(tmp_path.iterdir()) == [path]
    assert len(read_secret(tmp_path / "nowhere")) == len(secret)


def test_start_token_works_once() -> None:
    entry = Entry(1, b"", "printed", "opened")
    assert not entry.accepts_token(b"", None)
    assert entry.accepts_token(b"opened", None)
    assert not entry.accepts_token(b"opened", None)
    assert not entry.accepts_token(b"", None)
    assert entry.accepts_token(b"printed", None) and entry.accepts_token(b"printed", None)


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="this system does not tell whose a connection is")
def test_start_token_works_for_its_own_user_only() -> None:
    with open_listening_socket(0) as door, socket.create_connection(door.getsockname()) as line:
        port, client = door.getsockname()[1], line.getsockname()
        assert user_id_of_connection(client[1], port) == os.getuid()
        entry = Entry(port, b"", "printed", "opened")
        assert not entry.accepts_token(b"opened", ("127.0.0.1", port))  # nobody connects from there
        assert entry.accepts_token(b"opened", client)


def test_server_listens_on_one_address_only(app: App) -> None:
    with pytest.raises(OSError), socket.create_connection(("127.0.0.2", app.port), timeout=5):
        pass


def test_a_busy_port_gets_the_next_free_one(app: App, tmp_path: Path) -> None:
    with App(tmp_path, port=app.port) as second:
        assert second.port > app.port
        assert second.lines[0] == f"Port {app.port} is busy.\n"
        assert ask(second) == 200
        assert answer(second, Cookie=app.cookie).status == 403
        assert knock(second, Origin=second.address) == 101
        assert knock(second, Origin=app.address) == 403


def test_port_0_is_any_free_port() -> None:
    with open_listening_socket(0) as first, open_listening_socket(0) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with App(tmp_path) as app:
        assert ask(app) == 200
        assert app.stop() == 0
        assert app.complaints == []
        assert re.search(r"\?token=[0-9a-f]{48}", app.output)
