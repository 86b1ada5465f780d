"""Host names as people type them: which can be the name or the address of a server."""

from __future__ import annotations

import ipaddress
import re
from typing import Final

_LABEL: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?")
_NUMBER: Final = re.compile(r"[0-9]+|0[xX][0-9A-Fa-f]*")
MAX_HOST_NAME_LENGTH: Final = 253  # characters of a name (RFC 1035)


def is_valid_host(host: str) -> bool:
    """Return whether a text, without brackets, is an IPv4 or IPv6 address or an ASCII host name. A text that ends in a
    number must be an address, as in browsers: `999.1.1.1` and `1.2.3` are not hosts.
    """
    if is_ip_address(host):
        return True
    labels = host.removesuffix(".").split(".")
    return (
        len(host) <= MAX_HOST_NAME_LENGTH and all(map(_LABEL.fullmatch, labels)) and not _NUMBER.fullmatch(labels[-1])
    )


def is_ip_address(host: str) -> bool:
    """Return whether a text is an IPv4 or IPv6 address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return "%" not in host
