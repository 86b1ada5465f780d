"""How one word of the rules is asked for: a switch, a choice, a number, a set of cards, a text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from app import parts, theme
from app.own import (
    Word,
    shown,
)
from app.parts import Choice
from app.shell import App
from app.words import tr
from engine.explain import card_name
from engine.share import LONGEST_NAME


def padded(content: ft.Control) -> ft.Control:
    return ft.Container(padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE), content=content)


def card_chips(
    app: App, names: Sequence[str], chosen: Callable[[str], bool], pick: Callable[[str], Any], ident: str, question: str
) -> ft.Control:
    """Cards to pick from, side by side."""
    return ft.Row(
        [
            parts.chip(
                app,
                short_name(each),
                chosen(each),
                partial(pick, each),
                f"{ident}-{each}",
                f"{question} {card_name(each)}",
            )
            for each in names
        ],
        wrap=True,
        spacing=theme.SPACE,
        run_spacing=theme.SPACE,
    )


def short_name(selector: str) -> str:
    """How a card stands on a chip: `10`, `Joker`, `Hearts`."""
    if selector in ("power", "BJ", "RJ", "JK", "JKr", "JKb"):
        return tr(f"own.card.{selector}")
    if len(selector) == 2 and selector[1] in "SHDC":
        return tr(f"own.card.{selector[1]}")
    return "10" if selector == "T" else selector


def holds(when: tuple[str, Any], value: Any) -> bool:
    """Whether a word is asked for: `*` stands for anything but nothing."""
    return bool(value) and value != "none" and value != "free" if when[1] == "*" else bool(value == when[1])


def ask(app: App, word: Word, value: Any, handler: Callable[[Any], Any], texts: str) -> ft.Control:
    """One thing to change, asked as its kind is."""
    ident = texts.replace(".", "-")
    title = tr(f"own.{texts}.title")
    if word.kind == "switch":
        return parts.switch_row(app, title, bool(value), handler, ident)
    if word.kind == "choice":
        options = [Choice(each, tr(f"own.{texts}.{shown(word, each)}")) for each in word.values]
        return parts.choices(app, title, options, value, handler, ident)
    if word.kind == "number":
        step = 10 if word.values[1] > 1000 else 1
        return parts.stepper(app, title, int(value), (word.values[0], word.values[1]), handler, ident, step=step)
    if word.kind == "cards":
        return padded(
            ft.Column(
                [
                    parts.line(title, colour=app.ink.text, weight=parts.STRONG),
                    card_chips(
                        app,
                        word.values,
                        lambda each: each in value,
                        lambda each: handler(_toggled(word, value, each)),
                        ident,
                        title,
                    ),
                ],
                spacing=theme.SPACE,
                tight=True,
            )
        )
    return padded(ft.Row([parts.field(app, title, str(value), handler, ident, longest=LONGEST_NAME)]))


def _toggled(word: Word, value: Any, each: str) -> Any:
    """The cards of a list with one more or one fewer, in the order of the list; ranks as one text."""
    chosen = [name for name in word.values if (name in value) != (name == each)]
    return "".join(chosen) if isinstance(value, str) else tuple(chosen)
