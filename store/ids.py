"""Ids of rows: small integers inside the file, and stable ones for travel to another device."""

from collections.abc import Callable

from sqlalchemy import func
from sqlmodel import Session, col, select

RandomBytes = Callable[[int], bytes]


def uuid7(now: int, random_bytes: RandomBytes) -> bytes:
    """16 bytes as RFC 9562 §5.7 lays them out: 48 bits of Unix ms, the rest random."""
    tail = int.from_bytes(random_bytes(10), "big")
    value = (now & (1 << 48) - 1) << 80 | 7 << 76 | (tail >> 62 & 0xFFF) << 64
    value |= 2 << 62 | tail & (1 << 62) - 1
    return value.to_bytes(16, "big")


def next_id(session: Session, column: int) -> int:
    """The next integer key, known before the insert so that the digest can cover it."""
    last = session.exec(select(func.max(col(column)))).one()
    return (last or 0) + 1
