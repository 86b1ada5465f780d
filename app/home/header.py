"""The header of the first screen, for a person who has played on this device."""

from __future__ import annotations

import flet as ft

from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.words import tr


def header(app: App, streak: int) -> ft.Control:
    """Return the header: the owner's face, the app's name, and the streak in days, hidden if it's 0."""
    name = app.settings.names[0] if app.settings.names else ""
    words: list[ft.Control] = [
        ft.Semantics(
            header=True,
            content=parts.styled_text(
                tr("app.name"),
                colour=theme.ON_FELT,
                size=theme.fitting_font_size(theme.HEADING, app.text_scale),
                weight=theme.HEAVY,
            ),
        )
    ]
    if name:
        hello = tr("home.hello", name=name)
        words.append(
            parts.styled_text(hello, colour=theme.ON_FELT_QUIET, size=theme.SMALL, weight=theme.STRONG, max_lines=1)
        )
    face = [parts.person_circle(name, parts.colour_number(name, 0), theme.TAP)] if name else []
    row = [*face, parts.stacked(words, 0, expand=True), *([_streak_label(app, streak)] if streak else [])]
    return ft.Row(row, spacing=theme.GAP)


def _streak_label(app: App, days: int) -> ft.Control:
    shown = ft.Row(
        [
            ft.Icon(ft.Icons.LOCAL_FIRE_DEPARTMENT_ROUNDED, color=theme.ACCENT, size=theme.ICON),
            parts.styled_text(str(days), colour=theme.ON_FELT, weight=theme.HEAVY),
        ],
        tight=True,
        spacing=theme.SPACE / 2,
    )
    box = ft.Container(
        shown,
        padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=theme.SPACE),
        **theme.felt_box_surface(theme.WORDS_ON_FELT, theme.PILL_RADIUS, app.contrast),
    )
    return parts.label(box, "home-streak", tr("daily.streak", days=days))
