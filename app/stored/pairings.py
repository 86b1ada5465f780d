"""Whether this device is paired with another one, told from the stored text without parsing it."""

from __future__ import annotations

from typing import Final

from app.stored.key_values import KeyValues

KEY: Final = "pairings"  # of the stored text; no backup includes it
_IN_A_PAIRING: Final = '"pin": '


def has_pairings(key_values: KeyValues) -> bool:
    """Return whether pairings are stored. Parsing the text would delay the first screen."""
    return _IN_A_PAIRING in key_values.get_text(KEY)
