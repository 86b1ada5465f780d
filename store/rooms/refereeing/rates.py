"""Rate limits as token buckets, and which bucket a request is counted in."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from typing import Final

HOME: Final = 8  # bytes of an IPv6 address that a provider gives to a home, which chooses the others
_MAPPED: Final = bytes(10) + b"\xff\xff"  # the first bytes of an IPv4 address that is written as IPv6


@dataclass
class RateBucket:
    """How many requests are left, and when that was computed (ms)."""

    left: float
    at: int

    def acquire(self, now: int, most: int, each: float) -> int:
        """Counts one request, of at most `most` at once and one more every `each` ms.

        Returns 0, or the ms to wait until it's allowed.
        """
        self.left = min(most, self.left + (now - self.at) / each)
        self.at = now
        if self.left < 1:
            return max(1, round((1 - self.left) * each))
        self.left -= 1
        return 0

    def uncount_last(self) -> None:
        """Takes back the last request that was counted."""
        self.left += 1


def network_of(host: str) -> str:
    """The network that an IP address is counted in: the first 64 bits of IPv6, all of IPv4, other texts as they are.

    A home has 2**64 addresses of IPv6.
    """
    if ":" not in host:
        return host
    try:
        packed = socket.inet_pton(socket.AF_INET6, host.partition("%")[0])
    except OSError:
        return host
    if packed.startswith(_MAPPED):  # RFC 4291, 2.5.5.2
        return socket.inet_ntop(socket.AF_INET, packed[len(_MAPPED) :])
    return f"{socket.inet_ntop(socket.AF_INET6, packed[:HOME] + bytes(HOME))}/{8 * HOME}"
