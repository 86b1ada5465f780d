"""How often something may be done: buckets of tokens, and whose bucket a request is counted in."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

HOME: Final = 64  # bits of an IPv6 address that a provider gives a home; all the others are its own to choose


@dataclass
class Bucket:
    """How much somebody may still ask, and when that was so (ms)."""

    left: float
    at: int

    def take(self, now: int, most: int, each: float) -> int:
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
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if (inner := address.ipv4_mapped) is not None:
            return str(inner)
        first = int(address) >> (128 - HOME) << (128 - HOME)
        return f"{IPv6Address(first)}/{HOME}"
    return str(address)
