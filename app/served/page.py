"""Makes the app's page from Flet's: with the app's name, icon and splash, and a notice if the host is silent."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Final

from app.patches.flet_web.index_page import replace_head_and_splash
from app.patches.flutter import client_files
from app.platform.server.heartbeat import MARK, SILENCE, STAMP
from app.ui import theme
from app.ui.words import message_id, tr
from engine.messages import LANGUAGES, RIGHT_TO_LEFT_LANGUAGES, Language, Message, read_table

#: Scripts that run before the client, on this page and on that of the web app: they play sounds, correct the height
#: when a screen keyboard opens, and report when the first screen is visible.
SCRIPTS: Final = (*client_files.SCRIPTS, Path(__file__).with_name("first_screen.js"))
_HOST_CONNECTION: Final = Path(__file__).with_name("host_connection.js")
_SPLASH: Final = Path(__file__).with_name("splash.html")
#: The script with the texts of that notice in every language, beside the client's files.
SILENCE_TEXTS: Final = "silence_texts.js"
#: The message keys of the notice's title and text.
SILENCE_TITLE_AND_TEXT: Final = ("page.silent", "page.about.silent")


def make_page(text: str) -> str:
    """Return the app's page, made from the text of Flet's. Raises UnknownClient if the text isn't as expected."""
    name = html.escape(tr("app.name"))
    title, about = (html.escape(tr(key)) for key in SILENCE_TITLE_AND_TEXT)
    values = {
        "name": name,
        "silent": title,
        "silent_about": about,
        "silence_texts": SILENCE_TEXTS,
        "font": theme.FONT_FILE,
        "arabic": theme.FONTS["ar"][1],
        "korean": theme.FONTS["ko"][1],
        "felt_middle": theme.FELT[0],
        "felt": theme.FELT[1],
        "felt_edge": theme.FELT[2],
        "on_felt": theme.ON_FELT,
        "paper_dark": theme.DARK.paper,
        "dim": f"#{theme.DIM_TABLE[3:]}{theme.DIM_TABLE[1:3]}",  # Flet writes the opacity first
        "panel": theme.LIGHT.panel,
        "text": theme.LIGHT.text,
        "panel_dark": theme.DARK.panel,
        "text_dark": theme.DARK.text,
        "script": _host_connection_script(),
    }
    splash = _SPLASH.read_text(encoding="utf-8")
    for key, value in values.items():
        splash = splash.replace(f"{{{key}}}", value)
    icon = '<link rel="icon" type="image/svg+xml" href="cards/sign.svg">\n  '
    viewport = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\n  '
    head = f"<title>{name}</title>\n  {viewport}{icon}<script>\n{shared_scripts()}</script>\n  "
    return replace_head_and_splash(text, head, splash)


def shared_scripts() -> str:
    """Return the texts of all SCRIPTS as one text."""
    return "".join(path.read_text(encoding="utf-8") for path in SCRIPTS)


def make_silence_texts() -> str:
    """Return the script SILENCE_TEXTS, with direction, title and text of the notice by language.

    It reads the messages of all languages, which takes tens of milliseconds, so don't call it on the event loop.
    """
    texts = {tag: _silence_texts_in(tag) for tag in LANGUAGES}
    return f"globalThis.SILENCE_TEXTS = {json.dumps(texts, ensure_ascii=False)};\n"


def _silence_texts_in(tag: str) -> dict[str, str]:
    language = Language(tag, read_table("app.ui.words", tag))
    title, about = (language.render(Message(message_id(key))) for key in SILENCE_TITLE_AND_TEXT)
    return {"direction": "rtl" if tag in RIGHT_TO_LEFT_LANGUAGES else "ltr", "title": title, "about": about}


def _host_connection_script() -> str:
    beats = json.dumps({"mark": MARK, "length": STAMP.size, "silence": 1000 * SILENCE})
    return _HOST_CONNECTION.read_text(encoding="utf-8").replace("/*{beats}*/ {}", beats)
