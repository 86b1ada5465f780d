"""An invitation to a room as a link: where its host is, and what is told to nobody but who is invited.

All but the address stands behind a `#`: a browser sends that to no server, and no server writes it down.
"""

from __future__ import annotations

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from app.rooms.host.links import IN_APP, MARK

LONGEST: Final = 400  # characters of a link that is looked at
PORT: Final = 8551  # of a host, where nothing else is said
_PART: Final = 16  # bytes of the room's id, of the code, and of what a certificate is known by


@dataclass(frozen=True)
class RoomInvitation:
    """Where a room is and what lets somebody in: its host's address, and in hex the room's id, the code and, where the
    host has a certificate of its own, the first half of that one's SHA-256.
    """

    address: str
    room: str
    code: str
    pin: str = ""

    @property
    def link(self) -> str:
        """The link that a camera reads."""
        return f"{self.address}{MARK}{self.secret}"

    @property
    def in_app(self) -> str:
        """The link by which a page leads into the app of its device."""
        return f"{IN_APP}/{self.address.replace('://', '/')}/{self.secret}"

    @property
    def secret(self) -> str:
        """What stands behind the address, and is typed where there is no camera."""
        return urlsafe_b64encode(bytes.fromhex(self.room + self.code + self.pin)).decode().rstrip("=")


def read_link(text: str) -> RoomInvitation | None:
    """The invitation of a link, None where it is none."""
    address, mark, secret = text.strip()[:LONGEST].partition(MARK)
    return read_typed(address, secret) if mark else None


def read_typed(address: str, secret: str) -> RoomInvitation | None:
    """The invitation of an address and what stands behind it, as they were typed; None where they are none."""
    found = clean_host(address)
    secret = "".join(secret.split())
    if not found or not re.fullmatch(r"[A-Za-z0-9_-]{43}([A-Za-z0-9_-]{21})?", secret):
        return None
    try:
        parts = urlsafe_b64decode(secret + "=" * (-len(secret) % 4)).hex()
    except binascii.Error:
        return None
    size = 2 * _PART
    return RoomInvitation(found, parts[:size], parts[size : 2 * size], parts[2 * size :])


def clean_host(text: str) -> str:
    """The address of a host as somebody typed it: with its scheme and port, and nothing else; "" where it is none."""
    typed = text.strip()[:LONGEST].rstrip("/")
    try:
        found = urlsplit(typed if "://" in typed else f"http://{typed}")
        port = found.port or (443 if found.scheme == "https" else PORT)
    except ValueError:
        return ""
    fits = found.scheme in ("http", "https") and found.hostname and not (found.path or found.query or found.fragment)
    if not fits or found.username is not None or not re.fullmatch(r"[a-zA-Z0-9.\-\[\]:]+", found.netloc):
        return ""
    host = f"[{found.hostname}]" if ":" in (found.hostname or "") else found.hostname
    return f"{found.scheme}://{host}:{port}"


def clean_server(text: str) -> str:
    """The address of a server of rooms as somebody typed it; "" where it is none, or would be spoken to in plain."""
    typed = text.strip()
    found = clean_host(typed if "://" in typed else f"https://{typed}")
    return found if found.startswith("https:") else ""
