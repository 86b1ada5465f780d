"""The play server under attack, and clients as simple as possible: whole requests, and web sockets byte by byte."""

from __future__ import annotations

import http.client
import socket
import struct
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import msgpack

from app.platform.entry import SECRET_FILE
from app.platform.last_language import LANGUAGE_FILE as LANGUAGE_FILE
from store.opening import FILE_NAME
from store.write_ahead import INDEX, LOG
from tests.running import PATIENCE, App

HOST = "127.0.0.1"
BINARY, CLOSE = 2, 8
LOOK_AGAIN = 0.05  # seconds
KEPT = {FILE_NAME, FILE_NAME + LOG, FILE_NAME + INDEX, SECRET_FILE, LANGUAGE_FILE}  # while a page is open
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
#: What Flet's client says first.
REGISTER = b"\0" + msgpack.packb([1, {"session_id": "", "page_name": "", "page": {"route": "/", "web": True}}])


@contextmanager
def served() -> Iterator[App]:
    """Run the app on a data folder whose place everybody knows, as that of a home folder; only file
    rights protect it.
    """
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        with App(Path(name) / "data") as app:
            yield app


@dataclass(frozen=True)
class Answer:
    """A server's response to one request."""

    status: int
    headers: dict[str, str]
    body: bytes


def request(app: App, method: str, path: str, headers: dict[str, str]) -> Answer:
    """Send one request with exactly these headers on a connection of its own, and return the response."""
    line = http.client.HTTPConnection(HOST, app.port, timeout=PATIENCE)
    try:
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in headers.items():
            line.putheader(name, value)
        line.endheaders()
        said = line.getresponse()
        body = b"" if said.status == 101 else said.read()
        return Answer(said.status, {name.lower(): value for name, value in said.getheaders()}, body)
    finally:
        line.close()


def request_to(address: str, path: str, source: str) -> Answer:
    """Return a host's response to a request from one of this machine's own addresses."""
    here = address.removeprefix("http://")
    line = http.client.HTTPConnection(here, timeout=PATIENCE, source_address=(source, 0))
    try:
        line.request("GET", path)
        said = line.getresponse()
        return Answer(said.status, {name.lower(): value for name, value in said.getheaders()}, said.read())
    finally:
        line.close()


def own(app: App, cookie: str) -> dict[str, str]:
    """Return the headers that a page of the app sends with each request."""
    return {"Host": f"{HOST}:{app.port}", "Cookie": cookie}


def upgrade() -> dict[str, str]:
    """Return the headers of a request for a web socket."""
    wanted = {"Upgrade": "websocket", "Connection": "Upgrade"}
    return {**wanted, "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": KEY}


class Line:
    """An open web socket to a server that sends only what it's given; `source` is its IP address.

    Raises ConnectionError if it's refused.
    """

    def __init__(self, address: str, cookie: str = "", source: str = HOST) -> None:
        self.address, here = address, address.removeprefix("http://")
        self.socket = socket.create_connection((HOST, int(here.rpartition(":")[2])), PATIENCE, (source, 0))
        try:
            self._open(here, cookie)
        except BaseException:
            self.socket.close()
            raise

    def _open(self, here: str, cookie: str) -> None:
        wanted = {"Host": here, "Cookie": cookie, **upgrade(), "Origin": self.address}
        head = "".join(f"{name}: {value}\r\n" for name, value in wanted.items())
        self.socket.sendall(f"GET /ws HTTP/1.1\r\n{head}\r\n".encode())
        said = b""
        while b"\r\n\r\n" not in said:
            if not (more := self.socket.recv(4096)):
                raise ConnectionError("ended")
            said += more
        if not said.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(said[:20])

    def send(self, content: bytes, kind: int = BINARY) -> bool:
        """Send one frame, and return whether the server still accepted it."""
        return self.send_raw(frame(content, kind))

    def send_raw(self, data: bytes) -> bool:
        """Send raw bytes, and return whether the server still accepted them."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def register(self) -> None:
        """Send what Flet's client sends first, and wait for the answer."""
        self.send(REGISTER)
        self.socket.recv(1)

    def ended(self) -> bool:
        """Return whether the server closes the connection before the timeout."""
        try:
            while self.socket.recv(1 << 16):
                continue
        except TimeoutError:
            return False
        except OSError:
            return True
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self.socket.close()


@contextmanager
def open_page(app: App) -> Iterator[None]:
    """Open a page with its data. The first page imports and writes everything that is needed once."""
    with Line(app.address, app.cookie) as line:
        line.register()
        end = time.monotonic() + PATIENCE
        while not kept(app) >= KEPT and time.monotonic() < end:
            time.sleep(LOOK_AGAIN)  # another process writes them
        assert kept(app) >= KEPT, f"only {kept(app)} is there"
        yield


def kept(app: App) -> set[str]:
    """Return the names of the files in the data folder."""
    return {path.name for path in app.data.iterdir()}


def frame(content: bytes, kind: int = BINARY, claimed: int | None = None) -> bytes:
    """Return a frame masked as by a browser, with a key of zeros; `claimed` is a false length."""
    size = len(content) if claimed is None else claimed
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = b"\xfe" + struct.pack(">H", size)
    else:
        length = b"\xff" + struct.pack(">Q", size)
    return bytes([0x80 | kind]) + length + bytes(4) + content


def open_files(app: App) -> list[str]:
    """Return the names of the server's open files, "" for each that the system doesn't name."""
    folder = Path(f"/proc/{app.process.pid}/fd")
    found = []
    for each in folder.iterdir() if folder.exists() else ():
        with suppress(OSError):
            found.append(str(each.readlink()))
    return found
