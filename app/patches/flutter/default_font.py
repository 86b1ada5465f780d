"""Fault: a client whose list of fonts has no Roboto fetches one from fonts.gstatic.com. Flet's list has one, and twenty
fonts for formulas as well; the client fetches all of them before it draws.

Patch: a list of two fonts, that of the icons and the app's own typeface under the name Roboto. The client looks there
first for what another typeface lacks, so it is never a thin or foreign one.
Upstream: https://github.com/flutter/flutter/pull/184275 (a Roboto beside apps without a CDN)
Versions: flet-web 1.0.4, 1.0.5
"""

from __future__ import annotations

import json
from typing import Final

#: The path of the client's list of fonts.
FILE: Final = "assets/FontManifest.json"
ICONS: Final = "MaterialIcons"
ICON_FILE: Final = "fonts/MaterialIcons-Regular.otf"
DEFAULT: Final = "Roboto"


def font_manifest(font_file: str) -> bytes:
    """Return the list of fonts as JSON, with the app's typeface at `font_file` as the default font."""
    fonts = ((ICONS, ICON_FILE), (DEFAULT, f"../{font_file}"))  # relative to assets/
    return json.dumps([{"family": family, "fonts": [{"asset": asset}]} for family, asset in fonts]).encode()
