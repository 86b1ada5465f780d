"""Fault: when it starts, the client fetches the code of an extension for Rive animations from a CDN, though the app has
no such animation and its page was made without a CDN.

Patch: the address is replaced by one of the same length, that of an empty script on the app's own host.
Upstream: no issue found; https://github.com/flet-dev/flet/pull/5257 has the option that should cover it.
Versions: flet-web 1.0.4, 1.0.5
"""

from __future__ import annotations

import re
from typing import Final

from app.patches.flutter.client_files import UnknownClient, find_all_or_fail

#: The files of the client's two builds that contain the address.
FILES: Final = ("main.dart.js", "main.dart.wasm")
ADDRESS: Final = re.compile(rb"https://cdn\.jsdelivr\.net/npm/@rive-app/[\w@.-]*/")
#: The empty script's address; it's padded after the `?` to the length of the other.
REPLACEMENT: Final = b"nothing.js?"


def replace_address(data: bytes, path: str) -> bytes:
    """Return one of FILES with the CDN's address replaced. Raises UnknownClient unless it contains exactly one such
    address.
    """
    addresses = set(find_all_or_fail(ADDRESS, data, path))
    if len(addresses) != 1:
        raise UnknownClient(f"this flet-web has another {path}: {sorted(addresses)}")
    (address,) = addresses
    return data.replace(address, REPLACEMENT.ljust(len(address), b"x"))
