"""The app answers its own pages and nobody else's."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.play import listen
from tests.running import App


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with App(tmp_path_factory.mktemp("data")) as app:
        yield app


def ask(app: App, path: str = "/", **headers: str) -> int:
    """The status of one request over 127.0.0.1 with these headers, `host` among them."""
    connection = http.client.HTTPConnection("127.0.0.1", app.port, timeout=30)
    connection.putrequest("GET", path, skip_host=True, skip_accept_encoding=True)
    for name, value in {"Host": f"127.0.0.1:{app.port}", **headers}.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    try:
        return connection.getresponse().status
    finally:
        connection.close()


def knock(app: App, **headers: str) -> int:
    """The status of a request to open Flet's WebSocket."""
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Version": "13"}
    return ask(app, "/ws", **upgrade, Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==", **headers)


@pytest.mark.parametrize("path", ["/", "/flutter_bootstrap.js", "/history", "/play/1"])
def test_own_pages_are_served(app: App, path: str) -> None:
    assert ask(app, path) == 200


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
    assert knock(app, Host=host, Origin=own) == 403


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://127.0.0.1:{port}", "http://127.0.0.1:1", "http://localhost:{port}", "null", ""],
)
def test_a_websocket_of_a_foreign_page_is_refused(app: App, origin: str) -> None:
    assert knock(app, Origin=origin.format(port=app.port)) == 403


def test_a_websocket_without_an_origin_is_refused(app: App) -> None:
    assert knock(app) == 403


def test_it_listens_on_one_address_only(app: App) -> None:
    with pytest.raises(OSError), socket.create_connection(("127.0.0.2", app.port), timeout=5):
        pass


def test_a_busy_port_gets_the_next_free_one(app: App, tmp_path: Path) -> None:
    with App(tmp_path, port=app.port) as second:
        assert second.port > app.port
        assert second.lines[0] == f"Port {app.port} is busy.\n"
        assert ask(second) == 200
        assert knock(second, Origin=second.address) == 101
        assert knock(second, Origin=app.address) == 403


def test_port_0_is_any_free_port() -> None:
    with listen(0) as first, listen(0) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with App(tmp_path) as app:
        assert ask(app) == 200
        assert app.stop() == 0
        assert app.complaints == []
