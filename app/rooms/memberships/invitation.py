"""The invitation to a room as a link, which has the host's address and a secret.

The secret follows a `#`, since browsers don't send that part to servers, so no server can log it.
"""

from __future__ import annotations

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from app.rooms.memberships.link_format import MAX_TEXT_LENGTH, ROOM_LINK, ROOM_SECRET
from engine.player_names import address_in_paste, words_in_paste
from store.hosts import is_valid_host

DEFAULT_PORT: Final = 8551  # of a host, if an address names none
_SHORT_CODE: Final = re.compile(r"[0-9A-Za-z]{4}[- ]?[0-9A-Za-z]{4}")
_PART_BYTES: Final = 16  # bytes of the room's id, of the code, and of the certificate's fingerprint


@dataclass(frozen=True)
class RoomInvitation:
    """An invitation to a room: the URL of its host, and in hex the room's id, the code that admits people, and the
    first half of the SHA-256 of the host's own certificate ("" for none).
    """

    address: str
    room: str
    code: str
    pin: str = ""

    @property
    def link(self) -> str:
        """The link for a QR code or a message."""
        return ROOM_LINK.link(self.address, self.secret)

    @property
    def in_app(self) -> str:
        """The link that opens the app on the device where it's tapped."""
        return ROOM_LINK.link_in_app(self.address, self.secret)

    @property
    def secret(self) -> str:
        """The part of the link after the mark, in base64url. It can also be typed."""
        return urlsafe_b64encode(bytes.fromhex(self.room + self.code + self.pin)).decode().rstrip("=")


def read_link(text: str) -> RoomInvitation | None:
    """Return the invitation of the first link in a text, None if it has no link."""
    found = ROOM_LINK.find_link(text)
    return read_typed(*found) if found else None


def read_short_code(text: str) -> str:
    """Return the short code in a text, "" if it has none.

    A short code is two groups of four letters or digits. If there are other words, the groups must be joined by a
    hyphen.
    """
    words = words_in_paste(text[:MAX_TEXT_LENGTH])
    if _SHORT_CODE.fullmatch(whole := " ".join(words)):
        return whole
    return next((word for word in words if "-" in word and _SHORT_CODE.fullmatch(word)), "")


def read_typed(address: str, secret: str) -> RoomInvitation | None:
    """Return the invitation of a typed address and secret, None if one of them isn't valid."""
    found = clean_host(address)
    secret = "".join(words_in_paste(secret))
    if not found or not re.fullmatch(ROOM_SECRET, secret):
        return None
    try:
        parts = urlsafe_b64decode(secret + "=" * (-len(secret) % 4)).hex()
    except binascii.Error:
        return None
    size = 2 * _PART_BYTES
    return RoomInvitation(found, parts[:size], parts[size : 2 * size], parts[2 * size :])


def clean_host(text: str) -> str:
    """Return the URL of a host (scheme, host and port) in a typed or pasted text, "" if it isn't one."""
    typed = address_in_paste(text[:MAX_TEXT_LENGTH])
    try:
        found = urlsplit(typed if "://" in typed else f"http://{typed}")
        port = (443 if found.scheme == "https" else DEFAULT_PORT) if found.port is None else found.port
    except ValueError:
        return ""
    fits = found.scheme in ("http", "https") and not (found.path.strip("/") or found.query or found.fragment)
    if not fits or found.username is not None or not port or not is_valid_host(found.hostname or ""):
        return ""
    host = f"[{found.hostname}]" if ":" in (found.hostname or "") else found.hostname
    return f"{found.scheme}://{host}:{port}"


def clean_server(text: str) -> str:
    """Return the https URL of a room server in a typed or pasted text, "" if it isn't one."""
    typed = address_in_paste(text[:MAX_TEXT_LENGTH])
    found = clean_host(typed if "://" in typed else f"https://{typed}")
    return found if found.startswith("https:") else ""
