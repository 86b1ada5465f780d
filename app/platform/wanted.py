"""The languages that a browser wants."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST: Final = 20  # that are looked at


def wanted_languages(headers: Iterable[tuple[bytes, bytes]]) -> list[str]:
    """Those of a request, in the order in which its browser names them, which is that of its wishes."""
    wanted = b",".join(value for name, value in headers if name == b"accept-language").decode("latin-1")
    return [each.partition(";")[0].strip() for each in wanted.split(",", MOST)[:MOST]]
