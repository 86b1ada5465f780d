"""Host names as they are typed: which of them can be the name or the number of a machine."""

from __future__ import annotations

import ipaddress
import re
from typing import Final

_LABEL: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?")
_NUMBER: Final = re.compile(r"[0-9]+|0[xX][0-9A-Fa-f]*")
LONGEST: Final = 253  # characters of a name (RFC 1035)


def is_host(host: str) -> bool:
    """Whether a text, without brackets, is an address of IPv4 or IPv6 or a host name in ASCII. What ends in a number is
    an address or nothing, as in a browser: `999.1.1.1` and `1.2.3` are none."""
    if is_numeric(host):
        return True
    labels = host.removesuffix(".").split(".")
    return len(host) <= LONGEST and all(map(_LABEL.fullmatch, labels)) and not _NUMBER.fullmatch(labels[-1])


def is_numeric(host: str) -> bool:
    """Whether a text is an address of IPv4 or IPv6."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return "%" not in host
