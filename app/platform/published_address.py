"""The address at which the web app is published. Links that are sent to other people begin with it."""

from __future__ import annotations

import ipaddress
import os
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from engine.messages.errors import PocketSwitchError

#: The environment variable with the address, for the web app and servers.
PUBLISHED_ADDRESS_VARIABLE: Final = "POCKET_SWITCH_PUBLISHED_ADDRESS"
#: The file with the address in packed apps, written by `python -m app.publish.address`.
ADDRESS_FILE: Final = Path(__file__).with_name("published_address.txt")
#: The most characters of an address: a text with a link must fit into a short message.
MAX_ADDRESS_LENGTH: Final = 44
_MAX_SEGMENT_LENGTH: Final = 20  # characters of a part of the path: a longer one may be a secret
_HOST: Final = re.compile(r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]")
_PATH: Final = re.compile(r"/([A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*")
#: Ends of host names that lead nowhere outside a network (RFC 6761, RFC 6762, RFC 8375, and usual ones of routers).
_LOCAL_SUFFIXES: Final = (
    ".localhost",
    ".local",
    ".home.arpa",
    ".internal",
    ".intranet",
    ".lan",
    ".home",
    ".corp",
    ".private",
)


class UnfitAddress(PocketSwitchError, ValueError):
    """An address that other people can't open, or that may hold a secret."""

    code = "unfit-address"


def published_address() -> str:
    """Return the address of the published web app, which ends with a slash; "" if there is none or it's unfit."""
    text = os.environ.get(PUBLISHED_ADDRESS_VARIABLE, "")
    try:
        return checked_address(text or ADDRESS_FILE.read_text(encoding="ascii").strip())
    except (OSError, ValueError):
        return ""


def checked_address(text: str) -> str:
    """Return the address, which ends with a slash. Raises UnfitAddress if it isn't one that everybody can open: https,
    a host on the internet, and a path; no user, query or fragment, where a token could be.
    """
    if len(text) > MAX_ADDRESS_LENGTH or not text.isascii() or any(sign in text for sign in "@?#"):
        raise UnfitAddress(f"{text} must be at most {MAX_ADDRESS_LENGTH} characters without any of @?#")
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError as problem:
        raise UnfitAddress(f"{text} can't be read: {problem}") from problem
    if parts.scheme != "https" or not _is_on_internet(host):
        raise UnfitAddress(f"{text} must begin with https:// and a host on the internet")
    path = parts.path if parts.path.endswith("/") else f"{parts.path}/"
    if not _PATH.fullmatch(path) or any(len(each) > _MAX_SEGMENT_LENGTH for each in path.split("/")):
        raise UnfitAddress(f"{text} must have a short path, such as / or /games/")
    return f"https://{f'[{host}]' if ':' in host else host}{f':{port}' if port else ''}{path}"


def _is_on_internet(host: str) -> bool:
    """Return whether a host's name or IP address is one on the internet, as far as it tells."""
    try:
        return ipaddress.ip_address(host).is_global
    except ValueError:
        return _HOST.fullmatch(host) is not None and not f".{host}".endswith(_LOCAL_SUFFIXES)
