"""A sheet over the dimmed felt, and the one that says the rules behind what was tapped."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import flet as ft

from app.rules.rulebook import rule_block
from app.ui import parts, theme
from app.ui.shell import App
from app.ui.words import render, tr
from engine.rules.explain import Sentence

HEAD: Final = 90.0  # the height of a panel without what it holds
ROW: Final = 72.0  # of a line in it
LETTER: Final = 0.45  # of a letter of a longer text
SPARE: Final = 1.2  # room for letters so much larger is kept at least


def table_panel(
    app: App,
    identifier: str,
    title: str,
    items: Sequence[ft.Control],
    close: Callable[[], Any] | None,
    *,
    lines: int,
    letters: int = 0,
) -> ft.Control:
    """A sheet as high as what it holds, which is so many `lines` and `letters` of longer text; what is too much for the
    screen scrolls under the title. Without `close` it cannot be put away.
    """
    size, ink = app.size, app.ink
    closing = []
    if close:
        closing.append(parts.icon_button(ft.Icons.CLOSE, tr("play.close"), close, "panel-close", colour=ink.text))
    wanted = HEAD + ROW * lines + LETTER * letters
    full = wanted * max(SPARE, app.letters) > size.height - size.top - size.bottom - 2 * theme.GAP
    content = ft.Column(
        [
            ft.Row(
                [ft.Container(parts.heading(title, colour=ink.text), expand=True), *closing],
                vertical_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            ft.Column(
                list(items),
                spacing=theme.GAP,
                tight=not full,
                scroll=ft.ScrollMode.AUTO if full else None,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                expand=True if full else None,
            ),
        ],
        spacing=theme.SPACE,
        tight=not full,
    )
    return parts.over_table(app, content, identifier, back=ink.paper, handler=close)


def rule_panel(
    app: App,
    told: Sequence[Sentence],
    asked: Collection[str],
    close: Callable[[], Any],
    all_rules: Callable[[], Any],
) -> ft.Control:
    """What the rules say of something that was tapped; `asked` are the options of this table."""
    texts = [render(each.message) for each in told]
    items = [
        rule_block(app, text, each.source, each.option in asked) for text, each in zip(texts, told, strict=True)
    ] or [parts.line(tr("play.no_rule"), colour=app.ink.text)]
    items.append(parts.pill(app, tr("play.all_rules"), all_rules, "rule-all"))
    letters = sum(map(len, texts)) + sum(len(each.source) for each in told)
    return table_panel(app, "panel-rule", tr("play.rule"), items, close, lines=len(items), letters=letters)


__all__ = ["rule_panel", "table_panel"]
