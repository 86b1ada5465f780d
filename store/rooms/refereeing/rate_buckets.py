"""Rate limits as token buckets, one for each network or seat."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from typing import Final

HOME_PREFIX_BYTES: Final = (
    8  # bytes of an IPv6 address that the provider assigns to a home; the home chooses the others
)
_IPV4_MAPPED_PREFIX: Final = bytes(10) + b"\xff\xff"  # the first bytes of an IPv4 address that is written as IPv6


@dataclass
class RateBucket:
    """A token bucket: how many requests are left, and when that was computed (ms)."""

    requests_left: float
    computed_at: int

    def acquire(self, now: int, burst: int, interval_ms: float) -> int:
        """Count a request; `burst` are allowed at once, and one more every `interval_ms` ms.

        Returns 0, or the ms to wait if it isn't allowed yet.
        """
        self.requests_left = min(burst, self.requests_left + (now - self.computed_at) / interval_ms)
        self.computed_at = now
        if self.requests_left < 1:
            return max(1, round((1 - self.requests_left) * interval_ms))
        self.requests_left -= 1
        return 0

    def uncount_last(self) -> None:
        """Give back the last request that was counted."""
        self.requests_left += 1


def network_of_address(host: str) -> str:
    """Return the network in which an IP address is counted.

    That's the first 64 bits of an IPv6 address, since a home has 2**64 of them, and the whole IPv4 address. Any other
    text is returned unchanged.
    """
    if ":" not in host:
        return host
    try:
        packed = socket.inet_pton(socket.AF_INET6, host.partition("%")[0])
    except OSError:
        return host
    if packed.startswith(_IPV4_MAPPED_PREFIX):  # RFC 4291, 2.5.5.2
        return socket.inet_ntop(socket.AF_INET, packed[len(_IPV4_MAPPED_PREFIX) :])
    network = packed[:HOME_PREFIX_BYTES].ljust(16, b"\0")
    return f"{socket.inet_ntop(socket.AF_INET6, network)}/{8 * HOME_PREFIX_BYTES}"
