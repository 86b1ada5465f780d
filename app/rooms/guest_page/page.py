"""The HTML of the guest page with its style, script and texts."""

from __future__ import annotations

import gzip
import html
import json
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from app.rooms.memberships.link_format import ROOM_LINK
from app.ui import theme
from app.ui.people.face_choices import face_name
from app.ui.player_faces import PORTRAITS, face_picture
from app.ui.theme import Palette
from app.ui.words import tr, use_language
from engine.messages import LANGUAGES, RIGHT_TO_LEFT_LANGUAGES

#: The fonts that the page loads. Korean isn't among them: devices have it, and ours is a hundred times the page.
FONTS: Final = ("Nunito.ttf", "Cairo.ttf")
DURATIONS: Final = {"fast": theme.FAST, "slow": theme.SLOW}


@dataclass(frozen=True)
class RenderedPage:
    """The guest page as bytes, plain and compressed by gzip, and its content security policy, which allows only its own
    script and style.
    """

    html: bytes
    packed: bytes
    policy: str


@cache
def render_page(tag: str) -> RenderedPage:
    """Return the guest page in a language."""
    style, script = _css_variables() + _read_part("page.css"), _read_part("page.js")
    with use_language(tag):
        words = {
            "lost": tr("room.unreachable"),
            "elsewhere": tr("play.lost"),
            "take": tr("play.take_over"),
            "inApp": ROOM_LINK.in_app,
        }
        texts = {
            "tag": tag,
            "direction": "rtl" if tag in RIGHT_TO_LEFT_LANGUAGES else "ltr",
            "title": tr("room.join.title"),
            "about": tr("room.landing.about"),
            "code": tr("room.join.code"),
            "name": tr("room.name"),
            "face": tr("room.face"),
            "join": tr("room.join.do"),
            "watch": tr("room.join.watch"),
            "in_app": tr("room.landing.open"),
            "seen": tr("room.join.seen"),
            "language": tr("settings.language.title"),
            "loading": tr("room.connecting"),
        }
        faces = "".join(map(_face_choice, ("", *PORTRAITS)))
    made = _read_part("page.html").replace("{faces}", faces)
    for name, text in texts.items():
        made = made.replace(f"{{{name}}}", html.escape(text))
    made = made.replace("{words}", json.dumps(words, ensure_ascii=False).replace("<", "\\u003c"))
    options = [
        f'<option value="{each}"{" selected" if each == tag else ""}>{own}</option>' for each, own in LANGUAGES.items()
    ]
    made = made.replace("{options}", "".join(options)).replace("{style}", style).replace("{script}", script)
    policy = (
        "default-src 'none'",
        "img-src 'self'",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        f"style-src {_csp_source(style)}",
        f"script-src {_csp_source(script)}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
    return RenderedPage(made.encode(), gzip.compress(made.encode(), 9, mtime=0), "; ".join(policy))


def _face_choice(face: str) -> str:
    """Return the HTML of a face to choose, "" for the initial. Browsers load its picture once it scrolls into view."""
    checked = "" if face else " checked"
    drawn = f'<img loading="lazy" alt="" src="/{face_picture(face)}">' if face else "<span>Aa</span>"
    name = html.escape(face_name(face), quote=True)
    return f'<label><input type="radio" name="face" value="{face}" aria-label="{name}"{checked}>{drawn}</label>'


def _read_part(name: str) -> str:
    return files("app").joinpath("rooms", "guest_page", name).read_text("utf-8")


def _csp_source(text: str) -> str:
    """Return the source expression by which a content security policy allows an inline style or script."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _css_variables() -> str:
    """Return the app's colours and durations as CSS variables, for light, dark and high contrast."""
    felt = theme.FELT
    fixed = {
        "felt-middle": felt[0], "felt": felt[1], "felt-edge": felt[2], "on-felt": theme.ON_FELT,
        "on-felt-quiet": theme.ON_FELT_QUIET, "panel-on-felt": theme.PANEL_ON_FELT, "words": theme.WORDS_ON_FELT,
        "chooser": theme.CHOOSER, "direction": theme.DIRECTION, "accent": theme.ACCENT, "on-accent": theme.ON_ACCENT,
        "obligation": theme.OBLIGATION, "on-obligation": theme.ON_OBLIGATION, "card": theme.CARD_PAPER,
        "black": theme.SUIT_COLOURS["S"], "on-seat": theme.ON_SEAT, "badge": theme.COUNT_BADGE,
    }  # fmt: skip
    root = [*(f"--{name}:{colour}" for name, colour in fixed.items())]
    root += [f"--{name}:{duration}ms" for name, duration in DURATIONS.items()]
    return (
        f":root{{{';'.join([*root, *_colours_css(theme.LIGHT)])}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{';'.join(_colours_css(theme.DARK))}}}}}"
        f"@media(prefers-contrast:more){{:root{{{';'.join([*_contrast_css(), *_colours_css(theme.LIGHT_CONTRAST)])}}}}}"
        f"@media(prefers-contrast:more)and(prefers-color-scheme:dark){{:root{{{';'.join(_colours_css(theme.DARK_CONTRAST))}}}}}"
    )


def _contrast_css() -> list[str]:
    ground = theme.CONTRAST_GROUND
    panel = theme.CONTRAST_PANEL
    names = {"felt-middle": ground, "felt": ground, "felt-edge": ground, "panel-on-felt": panel, "words": panel}
    return [*(f"--{name}:{colour}" for name, colour in names.items()), f"--chooser:{panel}"]


def _colours_css(palette: Palette) -> list[str]:
    names = ("paper", "panel", "text", "quiet", "line", "strong", "on_strong", "removes", "ring")
    colours = {name.replace("_", "-"): getattr(palette, name) for name in names}
    colours["edge"] = palette.edge or palette.panel
    return [f"--{name}:{colour}" for name, colour in colours.items()]
