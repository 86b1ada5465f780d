"""The tiles of the first screen: over the full width, or two side by side."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

import flet as ft

from app.ui import parts, theme
from app.ui.card_faces import CardFace
from app.ui.window.app_state import App
from app.ui.words import join_sentences, tr

SIGN: Final = 26.0
TITLE_AND_TWO_LINES: Final = 62.0  # height in pixels, at a text scale of 1
SIGNS_FROM: Final = 700.0  # the least height of a screen on which tiles have icons, in pixels
STEP: Final = 0.53  # of a card's width, from one card of a fan to the next
NARROW_STEP: Final = 0.4
TURN: Final = 0.042  # radians
LEANS: Final = 0.2  # the height of a fan beyond that of its cards, as a share of a card's width
HELD: Final = 4  # cards on the large tile
FAN_SHARE: Final = 0.6  # of its width
FACES: Final = 36.0
FACES_STEP: Final = 26.0
WITH_FACES: Final = 172.0  # the least height of the large tile, above its strip, at which it also shows faces
STRIP: Final = 48.0
MOST_ABOUT: Final = 2  # lines
WORDS_GAP: Final = 2.0  # between two lines
MIN_TITLE_SCALE: Final = 0.7  # letters of a wide tile's title may be smaller by this factor
BESIDE_TITLE: Final = 116.0  # the width beside a wide tile's title without a sign: margins, and the icon at its end


def tile_icon(icon: ft.IconData) -> ft.Control:
    """Return an icon in the size and colour of tiles."""
    return ft.Icon(icon, color=theme.ACCENT, size=SIGN)


def wide_tile(
    app: App,
    title: str,
    about: str,
    handler: parts.Handler | None,
    ident: str,
    *,
    accent: bool = False,
    sign: ft.LayoutControl | None = None,
    play: bool = False,
    below: Sequence[ft.Control] = (),
) -> ft.Control:
    """Return a tile over the full width: `sign`, title and the text `about`, and below them the controls `below`.

    With `play`, it ends in a button with a label if the text scale leaves room for that, else in an arrow.
    """
    fore = theme.ON_ACCENT if accent else theme.ON_FELT
    quiet = theme.ON_ACCENT_QUIET if accent else theme.ON_FELT_QUIET
    across = app.size.width - app.size.left - app.size.right
    room = across / (1 + app.size.is_low_landscape) - BESIDE_TITLE
    if sign is not None:
        room -= float(sign.width or 0) + theme.GAP - 2 * theme.SPACE
    words = [
        parts.styled_text(
            title,
            colour=fore,
            size=theme.narrowed_font_size(title, theme.HEADER, room / app.text_scale, MIN_TITLE_SCALE),
            weight=theme.HEAVY,
        ),
        parts.styled_text(about, colour=quiet, size=theme.SMALL, weight=theme.STRONG),
    ]
    end: ft.Control = ft.Icon(ft.Icons.PLAY_ARROW_ROUNDED if accent else ft.Icons.CHEVRON_RIGHT_ROUNDED, color=fore)
    asked = tr("rules.play") if play and app.text_scale <= theme.LARGE_TEXT else ""
    if asked:
        said = parts.styled_text(asked, colour=theme.ON_ACCENT, size=theme.BODY, weight=theme.HEAVY, max_lines=1)
        around = ft.Padding.symmetric(horizontal=theme.EDGE, vertical=theme.SPACE)
        end = ft.Container(said, padding=around, bgcolor=theme.ACCENT, **theme.round_corners(theme.TAP / 2))
    return parts.tap(
        ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE + (0 if sign else theme.SPACE)),
            **theme.felt_box_surface(
                theme.ACCENT if accent else theme.PANEL_ON_FELT, theme.PILL_RADIUS, app.contrast and not accent
            ),
            content=parts.stacked(
                [
                    ft.Row([*([sign] if sign else []), parts.stacked(words, 0, expand=True), end], spacing=theme.GAP),
                    *below,
                ],
                theme.SPACE,
                wide=True,
            ),
        ),
        handler,
        ident,
        join_sentences((title, about, asked)),
    )


def hero_tile(
    app: App,
    title: str,
    about: str,
    handler: parts.Handler,
    ident: str,
    *,
    width: float,
    height: float,
    cards: Sequence[str],
    faces: Sequence[ft.Control] = (),
    note: str = "",
    won: Sequence[tuple[str, int]] = (),
    of: int = 0,
    last: str = "",
) -> ft.Control:
    """Return the large tile of `width` × `height` pixels: texts beside a fan of cards, and below a strip with the text
    `last`, unless that is "".

    `won` (name and hands won) is drawn as pips out of `of`, if so few can be counted at a glance; else `note` is shown.
    """
    strip = STRIP * app.text_scale if last else 0.0
    body = height - strip - 2 * theme.GAP
    inside = width - 2 * theme.EDGE - theme.GAP
    across = 1 + (HELD - 1) * NARROW_STEP
    card = min(body / (theme.CARD_RATIO + LEANS), inside * FAN_SHARE / across)
    fan = card_fan(app, cards[:HELD], card, NARROW_STEP)
    room = inside - card * across
    large = width > theme.BUTTON_WIDTH
    size = theme.BODY if large else theme.SMALL
    headline = theme.narrowed_font_size(title, theme.TOTAL if large else theme.HEADING, room / app.text_scale)
    words: list[ft.Control] = [
        parts.styled_text(
            title,
            colour=theme.ON_ACCENT,
            size=headline,
            weight=theme.HEAVY,
        ),
        parts.styled_text(about, colour=theme.ON_ACCENT, size=size, weight=theme.STRONG, max_lines=MOST_ABOUT),
    ]
    with_faces = faces and body > WITH_FACES * app.text_scale
    if with_faces:
        overlapping: list[ft.Control] = [ft.Container(each, left=n * FACES_STEP) for n, each in enumerate(faces)]
        words.append(
            ft.Container(
                ft.Stack(overlapping, height=FACES, width=FACES_STEP * (len(faces) - 1) + FACES),
                padding=ft.Padding.symmetric(vertical=theme.SPACE / 2),
            )
        )
    above = ceil(theme.text_width(about, size * app.text_scale) / room) if room > 0 else MOST_ABOUT
    faces_high = FACES + theme.SPACE + WORDS_GAP if with_faces else 0.0
    free = lines_that_fit(body - faces_high, (headline, *[size] * min(above, MOST_ABOUT)), size, app.text_scale)
    if won and parts.fits_pips(of):
        words += [_hands_won(name, hands, of, size) for name, hands in won[:free]]
    elif note and free:
        words.append(
            parts.styled_text(note, colour=theme.ON_ACCENT, size=size, weight=theme.STRONG, max_lines=min(4, free))
        )
    upper = ft.Container(
        height=height - strip,
        padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
        content=ft.Row([parts.stacked(words, WORDS_GAP, expand=True), fan], spacing=theme.GAP),
    )
    lower = ft.Container(
        height=strip,
        padding=ft.Padding.symmetric(horizontal=theme.EDGE),
        bgcolor=theme.ON_ACCENT,
        border_radius=ft.BorderRadius.only(bottom_left=theme.PILL_RADIUS, bottom_right=theme.PILL_RADIUS),
        clip_behavior=ft.ClipBehavior.NONE,
        content=ft.Row(
            [
                parts.styled_text(last, colour=theme.ACCENT, size=size, weight=theme.HEAVY, max_lines=2, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=theme.ACCENT),
            ]
        ),
    )
    return parts.tap(
        ft.Container(
            height=height,
            **theme.felt_box_surface(theme.ACCENT, theme.PILL_RADIUS, False),
            content=ft.Column([upper, *([lower] if last else [])], spacing=0),
        ),
        handler,
        ident,
        ". ".join(each.rstrip(".") for each in (title, about, note, last) if each),
    )


def lines_that_fit(height: float, taken: Sequence[float], size: float, text_scale: float) -> int:
    """Return how many lines of font size `size` fit in `height` pixels below lines of the sizes `taken`."""
    used = sum(theme.LINE * each * text_scale + WORDS_GAP for each in taken)
    return max(0, int((height - used + WORDS_GAP) / (theme.LINE * size * text_scale + WORDS_GAP)))


def _hands_won(name: str, hands: int, of: int, size: float) -> ft.Control:
    """Return a name with the hands won, as pips."""
    called = parts.styled_text(name, colour=theme.ON_ACCENT, size=size, weight=theme.HEAVY, max_lines=1)
    called.expand, called.expand_loose = True, True
    pips = parts.hand_pips(hands, of, theme.ON_ACCENT, theme.ON_ACCENT_QUIET)
    return ft.Row([called, *pips], spacing=theme.SPACE / 2)


def card_fan(app: App, cards: Sequence[str], card: float, apart: float = STEP) -> ft.Control:
    """Return a fan of cards, each `card` pixels wide and `apart` card widths from the next."""
    step, middle = card * apart, (len(cards) - 1) / 2
    held: list[ft.Control] = []
    for n, face in enumerate(cards):
        off = n - middle
        turned, top = CardFace(face, card, app.card_look, off * TURN), off * off * card * 0.018 + card * 0.02
        held.append(ft.Container(turned, key=f"{n}-{face}", left=n * step, top=top))
    high = card * (theme.CARD_RATIO + 0.14)
    return ft.Stack(held, width=card + step * (len(cards) - 1), height=high, clip_behavior=ft.ClipBehavior.NONE)


def half_tile(app: App, icon: ft.IconData, title: str, about: str, handler: parts.Handler, ident: str) -> ft.Control:
    """Return a tile of half the width: title and text, and above them the icon if the screen is high enough."""
    high = app.size.height >= SIGNS_FROM
    words = [
        *([tile_icon(icon)] if high else []),
        parts.styled_text(title, colour=theme.ON_FELT, size=theme.BODY, weight=theme.HEAVY),
        parts.styled_text(about, colour=theme.ON_FELT_QUIET, size=theme.SMALL, weight=theme.STRONG),
    ]
    # The client measures the text before its font is loaded, and not again after that, so two lines are reserved.
    room = ft.Container(height=TITLE_AND_TWO_LINES * app.text_scale + (SIGN if high else 0))
    return parts.tap(
        ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
            **theme.felt_box_surface(theme.PANEL_ON_FELT, theme.PILL_RADIUS, app.contrast),
            content=ft.Stack([room, parts.stacked(words, 0)]),
        ),
        handler,
        ident,
        join_sentences((title, about)),
    )
