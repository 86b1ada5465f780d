"""The header Accept-Language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST: Final = 20  # languages that are read


def parse_accept_language(headers: Iterable[tuple[bytes, bytes]]) -> list[str]:
    """The languages that a browser asks for, in its order, which is that of its preference."""
    wanted = b",".join(value for name, value in headers if name == b"accept-language").decode("latin-1")
    return [each.partition(";")[0].strip() for each in wanted.split(",", MOST)[:MOST]]
