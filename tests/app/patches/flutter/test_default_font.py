"""The client gets two fonts: that of the icons, and the app's own in place of Roboto."""

from __future__ import annotations

import json

from app.patches.flutter.client_files import CLIENT
from app.patches.flutter.default_font import DEFAULT, FILE, ICON_FILE, ICONS, font_manifest
from app.ui import theme


def test_the_apps_font_is_the_default_one() -> None:
    fonts = {font["family"]: font["fonts"][0]["asset"] for font in json.loads(font_manifest(theme.FONT_FILE))}
    assert fonts == {ICONS: ICON_FILE, DEFAULT: f"../{theme.FONT_FILE}"}


def test_flet_lists_fonts_for_formulas_and_flutter_fetches_a_roboto_still() -> None:
    fonts = json.loads((CLIENT / FILE).read_bytes())
    assert {"family": ICONS, "fonts": [{"asset": ICON_FILE}]} in fonts and len(fonts) > 2
    script = (CLIENT / "main.dart.js").read_text(encoding="utf-8")
    assert '"roboto/' in script and '"https://fonts.gstatic.com/s/"' in script
