"""Ids of rows that are the same on every device."""

from collections.abc import Callable

RandomBytes = Callable[[int], bytes]


def uuid7(now: int, random_bytes: RandomBytes) -> bytes:
    """Return the 16 bytes of a UUIDv7 (RFC 9562 §5.7): 48 bits of Unix ms, the rest random."""
    tail = int.from_bytes(random_bytes(10), "big")
    value = (now & (1 << 48) - 1) << 80 | 7 << 76 | (tail >> 62 & 0xFFF) << 64
    value |= 2 << 62 | tail & (1 << 62) - 1
    return value.to_bytes(16, "big")
