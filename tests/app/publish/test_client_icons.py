"""The reduced font of the client's icons has every icon that the app draws, and is made from this client's font."""

from __future__ import annotations

import hashlib
import json
import struct

from app.publish import site
from app.publish.assets.client_icons import CLIENT_ICONS, ICON_LIST, icons_named_in_code

ICONS = json.loads(ICON_LIST.read_text())


def characters(font: bytes) -> set[int]:
    """Return the code points for which a font has a glyph, from the format 12 table of its `cmap` (OpenType)."""
    tables = (struct.unpack_from(">4s4xII", font, 12 + 16 * n) for n in range(struct.unpack_from(">H", font, 4)[0]))
    start = next(offset for tag, offset, _ in tables if tag == b"cmap")
    parts = [start + struct.unpack_from(">4xI", font, start + 4 + 8 * n)[0] for n in range(font[start + 3])]
    whole = next(part for part in parts if struct.unpack_from(">H", font, part)[0] == 12)
    groups = range(struct.unpack_from(">I", font, whole + 12)[0])
    ranges = (struct.unpack_from(">II", font, whole + 16 + 12 * n) for n in groups)
    return {code for first, last in ranges for code in range(first, last + 1)}


def test_every_icon_that_is_named_is_in_the_font() -> None:
    icons = icons_named_in_code()
    assert len(icons) > 50
    assert icons - ICONS["icons"].keys() == set(), "python -m app.publish.assets.client_icons"
    assert characters(site.ICON_FONT.read_bytes()) == set(ICONS["icons"].values())


def test_the_font_is_cut_from_the_one_that_the_client_brings() -> None:
    of = hashlib.sha256(CLIENT_ICONS.read_bytes()).hexdigest()
    assert of == ICONS["of"], "python -m app.publish.assets.client_icons"
