"""Read the header Accept-Language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MAX_TAGS: Final = 20  # tags read; the rest is ignored


def parse_accept_language(headers: Iterable[tuple[bytes, bytes]]) -> list[str]:
    """Return the language tags that a browser asks for, in its order of preference; at most MOST."""
    wanted = b",".join(value for name, value in headers if name == b"accept-language").decode("latin-1")
    return [each.partition(";")[0].strip() for each in wanted.split(",", MAX_TAGS)[:MAX_TAGS]]
