"""How often something may be done: buckets of tokens, and whose bucket a request is counted in."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from typing import Final

HOME: Final = 8  # bytes of an IPv6 address that a provider gives a home; all the others are its own to choose
_MAPPED: Final = bytes(10) + b"\xff\xff"  # what an address of IPv4 begins with where it is written as one of IPv6


@dataclass
class Bucket:
    """How much somebody may still ask, and when that was so (ms)."""

    left: float
    at: int

    def acquire(self, now: int, most: int, each: float) -> int:
        """Takes one of at most `most`, of which one comes back every `each` ms: 0, or how long to wait for one (ms)."""
        self.left = min(most, self.left + (now - self.at) / each)
        self.at = now
        if self.left < 1:
            return max(1, round((1 - self.left) * each))
        self.left -= 1
        return 0

    def give_back(self) -> None:
        """What was taken last counts no more."""
        self.left += 1


def network_of(host: str) -> str:
    """The network that an address is counted in: the first 64 bits of IPv6, all of IPv4; what is no address as it is.
    One home has 2**64 addresses of IPv6."""
    if ":" not in host:
        return host
    try:
        packed = socket.inet_pton(socket.AF_INET6, host.partition("%")[0])
    except OSError:
        return host
    if packed.startswith(_MAPPED):  # RFC 4291, 2.5.5.2
        return socket.inet_ntop(socket.AF_INET, packed[len(_MAPPED) :])
    return f"{socket.inet_ntop(socket.AF_INET6, packed[:HOME] + bytes(HOME))}/{8 * HOME}"
