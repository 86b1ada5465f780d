"""The settings of cards and table, with a preview."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from app.preferences import CHOICES
from app.settings.question import answer_text, setting_question
from app.ui import parts, theme
from app.ui.card_faces import CardFace
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app
from app.ui.words import tr

Picture = Callable[[App, str], ft.Control]
PICTURED: Final[Mapping[str, Picture]] = {
    "felt": lambda app, felt: ft.Container(
        width=43, height=44, **theme.felt_background(felt, False), **theme.round_corners(theme.GAP)
    ),
    "back": lambda app, back: CardFace("", 36, replace(app.card_look, back=back)),
    "courts": lambda app, courts: CardFace("KS", 64, replace(app.card_look, courts=courts)),
}
ASKED_SETTINGS: Final = ("felt", "back", "courts", "indices", "four_colours", "contrast", "card_size")
SHOWN_CARDS: Final = ("7D", "KC")  # the diamond has another colour in a four-colour deck
TILE_HEIGHT: Final = 148.0
CARD_WIDTH: Final = 68.0
PEEK: Final = 2.0  # how far the cards under the uppermost one peek out
CARD_ANGLE: Final = -0.1
FACE: Final = 64.0
GAP: Final = 3.0
RING: Final = 4.0


@screen
def CardsAndTable() -> ft.Control:
    """The screen with a preview above the settings. If there's room, the preview stays in place while they scroll."""
    app = use_app()
    head = parts.header(app, tr("settings.cards"), back="/settings")
    shown = ft.Container(_table_preview(app), padding=ft.Padding.symmetric(horizontal=theme.EDGE))
    questions = parts.rows(
        app, [_picture_choice(app, key) if key in PICTURED else setting_question(app, key) for key in ASKED_SETTINGS]
    )
    if app.size.is_low_landscape:
        return parts.sheet(app, head, [_table_preview(app), questions])
    return parts.sheet(app, ft.Column([head, shown], spacing=0, tight=True), [questions])


def _table_preview(app: App) -> ft.Control:
    """Return the stock, two cards and a seat on felt, without labels for screen readers."""
    high = CARD_WIDTH * theme.CARD_RATIO
    stock = [ft.Container(CardFace("", CARD_WIDTH, app.card_look), left=n * PEEK, top=n * PEEK) for n in (2, 1, 0)]
    seven, king = SHOWN_CARDS
    fan = [ft.Container(CardFace(seven, CARD_WIDTH, app.card_look, CARD_ANGLE), left=0, top=0)]
    fan.append(ft.Container(CardFace(king, CARD_WIDTH, app.card_look), left=CARD_WIDTH * 0.4, top=0))
    piles = [
        ft.Stack([*cards], width=width, height=high, clip_behavior=ft.ClipBehavior.NONE)
        for cards, width in ((stock, CARD_WIDTH + 2 * PEEK), (fan, CARD_WIDTH * 1.4))
    ]
    name = app.settings.names[0] if app.settings.names else tr("people.you")
    ring = ft.Container(
        parts.person_circle(name, parts.colour_number(name, 0), FACE),
        padding=GAP,
        border=ft.Border.all(RING, theme.ACCENT),
        **theme.round_corners(FACE),
    )
    under = parts.styled_text(
        name, colour=theme.ON_FELT, weight=theme.STRONG, size=theme.fitting_font_size(theme.BODY, app.text_scale)
    )
    person = ft.Column([ring, under], tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    person.spacing = 0
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            ft.Row([*piles, person], alignment=ft.MainAxisAlignment.SPACE_EVENLY),
            height=TILE_HEIGHT,
            **theme.felt_background(app.settings.felt, app.contrast),
            **theme.edge_arguments(app.palette.edge, theme.PILL_RADIUS),
            border_radius=theme.PILL_RADIUS,
        ),
    )


def _picture_choice(app: App, key: str) -> ft.Control:
    """Return the question for a setting whose answers are shown as pictures, with the name of the chosen answer."""
    title, chosen = tr(f"settings.{key}.title"), app.settings.value_of(key)
    answers = [_picture_answer(app, key, title, str(value), value == chosen) for value in CHOICES[key]]
    return parts.group(
        app, title, parts.quiet_text(app, answer_text(key, chosen)), parts.wrapped_row(answers, theme.SPACE / 2)
    )


def _picture_answer(app: App, key: str, title: str, value: str, on: bool) -> ft.Control:
    """Return one answer as a picture, with a border and a tick if it's chosen."""
    ink = app.palette
    drawn: list[ft.Control] = [
        ft.Container(
            PICTURED[key](app, value),
            padding=GAP,
            border=ft.Border.all(GAP, ink.strong if on else theme.NOTHING),
            **theme.round_corners(theme.GAP),
        )
    ]
    if on:
        tick = ft.Icon(ft.Icons.CHECK_ROUNDED, color=ink.on_strong, size=theme.MARK)
        drawn.append(
            ft.Container(tick, bgcolor=ink.strong, padding=2, right=-2, bottom=-2, **theme.round_corners(theme.MARK))
        )
    picture = ft.Stack(drawn, clip_behavior=ft.ClipBehavior.NONE)
    said = f"{title}: {answer_text(key, value)}"
    return parts.tap(picture, partial(app.change_setting, key, value), f"set-{key}-{value}", said, selected=on)
