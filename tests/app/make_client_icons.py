"""Cut the font of the client's icons down to those that are drawn: a fortieth of it is.

Run `python -m tests.app.make_client_icons` when the app draws another icon, or flet-web brings another font: a test
says so. Needs fonttools. The results are committed.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from app.publish import site
from tests.app.publish.test_client_icons import CLIENT_ICONS, ICON_LIST, named

#: What the client's own controls draw: arrows, crosses and ticks of bars, fields, menus and messages.
OF_THE_CLIENT: Final = (
    "ARROW_BACK", "ARROW_BACK_IOS", "ARROW_BACK_IOS_NEW_ROUNDED", "ARROW_DOWNWARD", "ARROW_DROP_DOWN", "ARROW_DROP_UP",
    "ARROW_FORWARD", "ARROW_UPWARD", "CANCEL", "CHECK", "CHEVRON_LEFT", "CHEVRON_RIGHT", "CLEAR", "CLOSE",
    "CONTENT_COPY", "CONTENT_CUT", "CONTENT_PASTE", "DELETE", "DONE", "DRAG_HANDLE", "EDIT", "ERROR", "EXPAND_LESS",
    "EXPAND_MORE", "HELP", "INFO", "KEYBOARD_ARROW_DOWN", "KEYBOARD_ARROW_UP", "MENU", "MORE_HORIZ", "MORE_VERT",
    "SEARCH", "SELECT_ALL", "SHARE", "STAR", "UNFOLD_MORE", "VISIBILITY", "VISIBILITY_OFF", "WARNING",
)  # fmt: skip
OTHER_NAMES: Final = {"copy_rounded": "content_copy_rounded"}  # of a drawing that the font has under one name


def main() -> None:
    """Writes the font, and which icons are in it."""
    font = TTFont(CLIENT_ICONS)
    codes = {name: code for code, name in font.getBestCmap().items()}
    names = sorted(named() | {*OF_THE_CLIENT})
    kept = {name: codes[_glyph(name.lower(), codes)] for name in names}
    options = Options(glyph_names=False, notdef_outline=True, hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=kept.values())
    subsetter.subset(font)
    font.save(site.ICON_FONT)
    of = hashlib.sha256(CLIENT_ICONS.read_bytes()).hexdigest()
    ICON_LIST.write_text(json.dumps({"of": of, "icons": kept}, indent=1) + "\n")


def _glyph(name: str, codes: dict[str, int]) -> str:
    name = OTHER_NAMES.get(name, name)
    return name if name in codes else f"{name}_baseline"


if __name__ == "__main__":
    main()
