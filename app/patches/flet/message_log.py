"""Fault: Flet formats each message to a page for a debug log, with all its content, even if that log is off. This takes
longer than finding out what changed.

Patch: the text of a message is its class and address only.
Upstream: no issue found.
Versions: flet 1.0.4, 1.0.5
"""

from __future__ import annotations

from flet.messaging.protocol import Message


def apply() -> None:
    """Replace `Message.__repr__` by Python's default."""
    Message.__repr__ = object.__repr__  # type: ignore[method-assign]
