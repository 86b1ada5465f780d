"""Whether this device is a member of a room, told from the stored text without parsing it."""

from __future__ import annotations

from typing import Final

from app.stored.key_values import KeyValues

KEY: Final = "rooms"  # of the stored text; no backup includes it
_IN_A_MEMBERSHIP: Final = '"id": '


def has_memberships(key_values: KeyValues) -> bool:
    """Return whether memberships are stored. Parsing the text would delay the first screen."""
    return _IN_A_MEMBERSHIP in key_values.get_text(KEY)
