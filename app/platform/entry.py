"""Who is let in to the play server: whoever has the address that was printed, and from then on their browser.

An address with a token is opened once; the browser then has a cookie, which its pages and bookmarks need. The cookie
is made from a secret in the data folder, so that it outlasts the process. What this cannot keep out is a program that
reads the person's own files, or a server on another port of this machine that they open in the same browser: a browser
sends it the cookies of all ports.
"""

from __future__ import annotations

import hmac
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from store.private import write_private

SECRET_FILE: Final = "browser-secret"
SECRET_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600  # seconds; browsers keep no cookie for longer than a little more
SOCKETS: Final = Path("/proc/net/tcp")


class Entry:
    """The keys of one running server: `printed` is the token of the address in the terminal, good for as long as it
    runs; `opened` that of the address which a browser was started with, good once, since everybody on the machine can
    read what a program was started with.
    """

    def __init__(self, port: int, secret: bytes, printed: str, opened: str) -> None:
        self._port = port
        self._printed = printed.encode()
        self._opened = opened.encode()
        self._name = f"pocket-switch-{port}".encode()  # browsers keep one jar for all ports
        self._value = hmac.digest(secret, b"cookie of port %d" % port, "sha256").hex().encode()

    @property
    def set_cookie(self) -> bytes:
        """The header's value that gives a browser its cookie."""
        kept = b"Path=/; HttpOnly; SameSite=Strict; Max-Age=%d" % YEAR
        return b"%s=%s; %s" % (self._name, self._value, kept)

    def knows(self, cookies: list[bytes]) -> bool:
        """Whether one of the cookies of a request is the one that was given."""
        pairs = (pair.strip().partition(b"=") for header in cookies for pair in header.split(b";"))
        return any(name == self._name and hmac.compare_digest(value, self._value) for name, _, value in pairs)

    def takes(self, token: bytes, client: tuple[str, int] | None) -> bool:
        """Whether a token in an address lets this client in."""
        if hmac.compare_digest(token, self._printed):
            return True
        if not self._opened or not hmac.compare_digest(token, self._opened):
            return False
        if client is not None and user_of(client[1], self._port) not in (None, _own_user()):
            return False  # and it stays good for whom it was meant for
        self._opened = b""
        return True


def read_secret(folder: Path) -> bytes:
    """The secret that this folder's cookies are made from, written there the first time; one that nobody keeps where
    the folder cannot be written.
    """
    path = folder / SECRET_FILE
    with suppress(OSError):
        secret = path.read_bytes()
        if len(secret) == SECRET_BYTES and not (os.name == "posix" and path.stat().st_mode & 0o077):
            return secret  # which nobody else could read
        path.unlink()
    secret = os.urandom(SECRET_BYTES)
    with suppress(OSError):
        write_private(path, secret)
    return secret


def user_of(port: int, to: int) -> int | None:
    """The user whose program connects to a port of this machine from another, -1 where the system has no such
    connection, None where it does not tell whose they are.
    """
    try:
        lines = SOCKETS.read_text(encoding="ascii").splitlines()[1:]
    except OSError:
        return None
    for line in lines:
        words = line.split()
        if words[1].endswith(f":{port:04X}") and words[2].endswith(f":{to:04X}"):
            return int(words[7])
    return -1


def _own_user() -> int | None:
    return os.getuid() if hasattr(os, "getuid") else None
