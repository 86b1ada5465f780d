"""Reduces the client's icon font to the icons that the app draws, a fortieth of its size.

Run `python -m app.publish.assets.client_icons` when the app draws a new icon, or flet-web has a new font; a test
notices both. Needs fonttools. The results are committed.
"""

from __future__ import annotations

import ast
import hashlib
import json
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from app.patches.flutter.client_files import CLIENT
from app.publish import site

APP: Final = Path(site.__file__).parents[1]
CLIENT_ICONS: Final = CLIENT / "assets" / "fonts" / "MaterialIcons-Regular.otf"
#: A JSON file with the digest of the client's font, and the code points of the icons in ours by name.
ICON_LIST: Final = site.ICON_FONT.with_suffix(".json")
#: Icons that the client's own controls draw: arrows, crosses and ticks of bars, fields, menus and messages.
OF_THE_CLIENT: Final = (
    "arrow_back", "arrow_back_ios", "arrow_back_ios_new_rounded", "arrow_downward", "arrow_drop_down", "arrow_drop_up",
    "arrow_forward", "arrow_upward", "cancel", "check", "chevron_left", "chevron_right", "clear", "close",
    "content_copy", "content_cut", "content_paste", "delete", "done", "drag_handle", "edit", "error", "expand_less",
    "expand_more", "help", "info", "keyboard_arrow_down", "keyboard_arrow_up", "menu", "more_horiz", "more_vert",
    "search", "select_all", "share", "star", "unfold_more", "visibility", "visibility_off", "warning",
)  # fmt: skip
OTHER_NAMES: Final = {"copy_rounded": "content_copy_rounded"}  # the font's names of icons that Flet names differently


def icons_named_in_code() -> set[str]:
    """Return the names of Flet's icons (`Icons.NAME`) that the app's code contains."""
    nodes = (node for path in APP.rglob("*.py") for node in ast.walk(ast.parse(path.read_text())))
    found = (node for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute))
    return {node.attr for node in found if isinstance(node.value, ast.Attribute) and node.value.attr == "Icons"}


def main() -> None:
    """Write the font, and the list of icons in it."""
    font = TTFont(CLIENT_ICONS)
    codes = {name: code for code, name in font.getBestCmap().items()}
    names = sorted(icons_named_in_code() | {*map(str.upper, OF_THE_CLIENT)})
    kept = {name: codes[_glyph_name(name.lower(), codes)] for name in names}
    options = Options(glyph_names=False, notdef_outline=True, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=kept.values())
    subsetter.subset(font)
    font.save(site.ICON_FONT)
    of = hashlib.sha256(CLIENT_ICONS.read_bytes()).hexdigest()
    ICON_LIST.write_text(json.dumps({"of": of, "icons": kept}, indent=1) + "\n")


def _glyph_name(name: str, codes: dict[str, int]) -> str:
    name = OTHER_NAMES.get(name, name)
    return name if name in codes else f"{name}_baseline"


if __name__ == "__main__":
    main()
