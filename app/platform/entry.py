"""Access to the play server: by a token in the printed address, and from then on by a cookie.

A browser that opens an address with a token gets a cookie, so its later pages and bookmarks need no token. The cookie
is derived from a secret in the data folder and stays valid after a restart.

This doesn't protect against a program that reads the person's own files, or against a server on another port of this
machine that the person opens in the same browser, because browsers send cookies to all ports.
"""

from __future__ import annotations

import hmac
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from store.file_permissions import write_private_file

SECRET_FILE: Final = "browser-secret"
SECRET_BYTES: Final = 32
COOKIE_SECONDS: Final = 365 * 24 * 3600  # seconds; browsers limit cookies to a little more
SOCKETS: Final = Path("/proc/net/tcp")


class Entry:
    """The tokens and the cookie of one running server. `printed` is the token of the address in the terminal, valid as
    long as the server runs. `opened` is the token of the address that the browser was started with. It's valid only
    once, because every user of the machine can read a program's arguments.
    """

    def __init__(self, port: int, secret: bytes, printed: str, opened: str) -> None:
        self._port = port
        self._printed = printed.encode()
        self._opened = opened.encode()
        self._name = f"pocket-switch-{port}".encode()  # browsers share cookies between ports
        self._value = hmac.digest(secret, b"cookie of port %d" % port, "sha256").hex().encode()

    @property
    def set_cookie(self) -> bytes:
        """The value of the Set-Cookie header."""
        kept = b"Path=/; HttpOnly; SameSite=Strict; Max-Age=%d" % COOKIE_SECONDS
        return b"%s=%s; %s" % (self._name, self._value, kept)

    def has_cookie(self, cookies: list[bytes]) -> bool:
        """Return whether the cookie headers of a request contain the right cookie."""
        pairs = (pair.strip().partition(b"=") for header in cookies for pair in header.split(b";"))
        return any(name == self._name and hmac.compare_digest(value, self._value) for name, _, value in pairs)

    def accepts_token(self, token: bytes, client: tuple[str, int] | None) -> bool:
        """Return whether a token is valid for this client. This uses up the token `opened`."""
        if hmac.compare_digest(token, self._printed):
            return True
        if not self._opened or not hmac.compare_digest(token, self._opened):
            return False
        if client is not None and user_id_of_connection(client[1], self._port) not in (None, _own_user_id()):
            return False  # another user's program; the token stays valid
        self._opened = b""
        return True


def read_secret(folder: Path) -> bytes:
    """Return the secret that cookies are derived from. It's created in the folder if it's missing or others could read
    it; if the file can't be written, the secret lasts as long as the process.
    """
    path = folder / SECRET_FILE
    with suppress(OSError):
        secret = path.read_bytes()
        if len(secret) == SECRET_BYTES and not (os.name == "posix" and path.stat().st_mode & 0o077):
            return secret  # its mode gives no other user access
        path.unlink()
    secret = os.urandom(SECRET_BYTES)
    with suppress(OSError):
        write_private_file(path, secret)
    return secret


def user_id_of_connection(port: int, to: int) -> int | None:
    """Return the id of the user whose program connects from `port` to the port `to` on this machine; -1 if there's no
    such connection, None if the system doesn't say.
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


def _own_user_id() -> int | None:
    return os.getuid() if hasattr(os, "getuid") else None
