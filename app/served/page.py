"""Makes that page of Flet's own, in which another picture stands, that of Flet."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Final

from app.patches.flet_web.index_page import replace_parts
from app.patches.flutter import client_files
from app.platform.server.heartbeat import MARK, SILENCE, STAMP
from app.ui import theme
from app.ui.words import message_id, tr
from engine.messages import FROM_THE_RIGHT, LANGUAGES, Language, Message, read_table

#: Scripts that this page and that of the web app run before the client: they play its sounds, keep its height right
#: beside a keyboard, and tell when the first screen can be seen.
SCRIPTS: Final = (*client_files.SCRIPTS, Path(__file__).with_name("drawn.js"))
_LINE: Final = Path(__file__).with_name("line.js")
_SPLASH: Final = Path(__file__).with_name("splash.html")
#: A script of ours beside the client: what the page says of a silent host in every language.
SAID: Final = "said.js"
#: The title and the text of that by who is told: somebody on the host's own machine, or a guest.
SILENCE_AT_HOME: Final = ("page.silent", "page.about.silent")
SILENCE_OF_HOST: Final = ("room.unreachable", "room.about.unreachable")


def make_page(text: str, silence: tuple[str, str] = SILENCE_AT_HOME) -> str:
    """Flet's page with our name, sign and splash, and with the keys of what it says of a silent host. UnknownClient."""
    name = html.escape(tr("app.name"))
    title, about = (html.escape(tr(key)) for key in silence)
    values = {
        "name": name,
        "silent": title,
        "silent_about": about,
        "said_file": SAID,
        "font": theme.FONT_FILE,
        "arabic": theme.FONTS["ar"][1],
        "korean": theme.FONTS["ko"][1],
        "felt_middle": theme.FELT[0],
        "felt": theme.FELT[1],
        "felt_edge": theme.FELT[2],
        "on_felt": theme.ON_FELT,
        "paper_dark": theme.DARK.paper,
        "dim": f"#{theme.DIM_TABLE[3:]}{theme.DIM_TABLE[1:3]}",  # whose transparency comes first in Flet
        "panel": theme.LIGHT.panel,
        "text": theme.LIGHT.text,
        "panel_dark": theme.DARK.panel,
        "text_dark": theme.DARK.text,
        "script": _line(),
    }
    splash = _SPLASH.read_text(encoding="utf-8")
    for key, value in values.items():
        splash = splash.replace(f"{{{key}}}", value)
    icon = '<link rel="icon" type="image/svg+xml" href="cards/sign.svg">\n  '
    viewport = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n  '
    head = f"<title>{name}</title>\n  {viewport}{icon}<script>\n{shared_scripts()}</script>\n  "
    return replace_parts(text, head, splash)


def shared_scripts() -> str:
    """SCRIPTS, one after the other."""
    return "".join(path.read_text(encoding="utf-8") for path in SCRIPTS)


def make_said(silence: tuple[str, str] = SILENCE_AT_HOME) -> str:
    """The script SAID: by language, its direction and the title and the text of these keys. It reads all languages in,
    which takes tens of milliseconds.
    """
    said = {tag: _said(tag, silence) for tag in LANGUAGES}
    return f"globalThis.SAID = {json.dumps(said, ensure_ascii=False)};\n"


def _said(tag: str, silence: tuple[str, str]) -> dict[str, str]:
    language = Language(tag, read_table("app.ui.words", tag))
    title, about = (language.render(Message(message_id(key))) for key in silence)
    return {"direction": "rtl" if tag in FROM_THE_RIGHT else "ltr", "title": title, "about": about}


def _line() -> str:
    beats = json.dumps({"mark": MARK, "length": STAMP.size, "silence": 1000 * SILENCE})
    return _LINE.read_text(encoding="utf-8").replace("/*{beats}*/ {}", beats)
