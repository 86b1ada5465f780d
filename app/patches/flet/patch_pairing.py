"""Fault: while Flet compares two drawings, it pairs a removed child with an added one at the same position and sends a
move. If cards change their order at the same time, that position belongs to one card at first and to another one later.
The client doesn't learn that the first card lost a child; it fails at a later step and shows nothing new.

Patch: removed and added children aren't paired. A card that moves within its list is still found by its key.
Upstream: no issue found.
Versions: flet 1.0.4, 1.0.5
"""

from __future__ import annotations

from typing import Final

from flet.controls.object_patch import DiffBuilder

UNPATCHED: Final = DiffBuilder.take_index


def _find_no_pair(self: DiffBuilder, value: object, st: int) -> None:
    """Return None: there's never an earlier operation to pair `value` with."""


def apply() -> None:
    """Replace `DiffBuilder.take_index`."""
    DiffBuilder.take_index = _find_no_pair  # type: ignore[method-assign]
