"""Makes that page of Flet's own, in which another picture stands, that of Flet."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Final

from app.ui import theme
from app.ui.words import tr

#: A script that plays the sounds of Flutter's client: both this page and that of the web app run it first.
PLAYER: Final = Path(__file__).with_name("sounds.js")
_PICTURE: Final = re.compile(r'<div id="loading".*?</div>\s*', re.DOTALL)
_TITLE: Final = re.compile(r"<title>.*?</title>")
_ICONS: Final = re.compile(r'<link rel="(?:icon|apple-touch-icon)"[^>]*>\s*')
#: What the client looks for in its page.
PAGE: Final = "index.html"


def make_page(text: str) -> str:
    """Flet's page with our name, sign and splash. ValueError where one of their places is not found."""
    name = html.escape(tr("app.name"))
    colours = {
        "name": name,
        "font": theme.FONT_FILE,
        "felt_middle": theme.FELT[0],
        "felt": theme.FELT[1],
        "felt_edge": theme.FELT[2],
        "on_felt": theme.ON_FELT,
        "paper_dark": theme.DARK.paper,
    }
    splash = Path(__file__).with_name("splash.html").read_text(encoding="utf-8")
    for key, value in colours.items():
        splash = splash.replace(f"{{{key}}}", value)
    icon = '<link rel="icon" type="image/svg+xml" href="cards/sign.svg">\n  '
    viewport = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n  '
    title = f"<title>{name}</title>\n  {viewport}{icon}<script>\n{PLAYER.read_text(encoding='utf-8')}</script>\n  "
    for place, ours in ((_ICONS, ""), (_TITLE, title), (_PICTURE, splash)):
        text, times = place.subn(lambda _, ours=ours: ours, text)  # type: ignore[misc]
        if not times:
            raise ValueError(f"this flet-web has another page: {place.pattern} is not in it")
    return text
