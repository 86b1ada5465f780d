"""The question for one setting: its answers side by side, or a switch."""

from __future__ import annotations

from functools import partial

import flet as ft

from app.preferences import CHOICES
from app.ui import parts
from app.ui.parts import ChoiceOption
from app.ui.window.app_state import App
from app.ui.words import COURT_LETTERS, tr
from engine.messages import LANGUAGES


def setting_question(app: App, key: str) -> ft.Control:
    """Return the question for a setting: its answers if it has several, else a switch."""
    title, about = tr(f"settings.{key}.title"), tr(f"settings.{key}.about")
    value, change, ident = app.settings.value_of(key), partial(app.change_setting, key), f"set-{key}"
    if key not in CHOICES:
        return parts.switch_row(app, title, value, change, ident, about=about)
    options = [ChoiceOption(each, answer_text(key, each)) for each in CHOICES[key]]
    return parts.choices(app, title, options, value, change, ident, about=about)


def answer_text(key: str, value: object) -> str:
    """Return an answer of a setting as text."""
    if isinstance(value, int):
        return tr("settings.seconds", count=value / 1000 if value % 1000 else value // 1000)
    if key == "indices" and value in COURT_LETTERS:
        return " ".join(COURT_LETTERS[str(value)])
    if key == "language" and value in LANGUAGES:
        return LANGUAGES[str(value)]  # each language by its own name, so that its speakers find it
    return tr(f"settings.{key}.{value}")
