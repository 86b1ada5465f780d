"""How a hand or a match ended: panels that lie on the table, so that the last cards stay in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.match_rows import places
from app.ui import parts, theme
from app.ui.shell import App, part, use_app
from app.ui.words import tr

HEAD: Final = 290.0  # the height of a panel without names: title, buttons, edges
LINE: Final = 76.0  # of a name with its note
GROWN: Final = 1.35  # so much larger a person's letters may be


@dataclass(frozen=True)
class Line:
    """One seat of a result. `place` is 0 while there is none; `total` is shown large, `note` below the name."""

    name: str
    place: int
    total: str
    note: str = ""


@dataclass(frozen=True)
class Ending:
    """What a panel says: its title, a line below it, and everybody by seat."""

    title: str
    about: str
    lines: tuple[Line, ...]


@part
def HandOver(
    ending: Ending,
    on_next: parts.Handler,
    on_replay: parts.Handler,
    on_review: parts.Handler | None,
    on_leave: parts.Handler,
    on_why: parts.Handler,
) -> ft.Control:
    """The end of a hand in a match that goes on."""
    app = use_app()
    return _panel(
        app,
        ending,
        "hand-over",
        on_why,
        [
            parts.pill(app, tr("result.next"), on_next, "next-hand", accent=True, expand=True),
            parts.pill(app, tr("result.replay"), on_replay, "result-replay"),
            *_review(app, on_review),
            parts.pill(app, tr("result.leave"), on_leave, "result-leave"),
        ],
    )


@part
def MatchOver(
    ending: Ending,
    on_rematch: parts.Handler,
    on_replay: parts.Handler,
    on_review: parts.Handler | None,
    on_leave: parts.Handler,
    on_why: parts.Handler,
) -> ft.Control:
    """The end of a match."""
    app = use_app()
    return _panel(
        app,
        ending,
        "match-over",
        on_why,
        [
            parts.pill(app, tr("match.rematch"), on_rematch, "rematch", accent=True, expand=True),
            parts.pill(app, tr("result.hands"), on_replay, "result-replay"),
            *_review(app, on_review),
            parts.pill(app, tr("result.home"), on_leave, "result-leave"),
        ],
    )


def _review(app: App, on_review: parts.Handler | None) -> list[ft.Control]:
    """The way to the review of the hand, where there is a whole hand."""
    if on_review is None:
        return []
    return [parts.pill(app, tr("review.short"), on_review, "result-review", spoken=tr("review.ask"))]


def _panel(app: App, ending: Ending, ident: str, on_why: parts.Handler, buttons: Sequence[ft.Control]) -> ft.Control:
    """A sheet of paper in the middle of the screen, low screens in two columns; what is behind is dimmed."""
    size, ink = app.size, app.ink
    high = size.height - size.top - size.bottom
    low = size.landscape
    title: list[ft.Control] = [
        ft.Semantics(
            header=True,
            live_region=True,
            content=parts.line(
                ending.title, colour=ink.text, size=theme.HEADING, weight=theme.HEAVY, align=ft.TextAlign.CENTER
            ),
        ),
        parts.tap(
            ft.Container(
                ft.Row(
                    [
                        parts.line(ending.about, colour=ink.quiet, weight=theme.STRONG, align=ft.TextAlign.CENTER),
                        ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=theme.MARK, color=ink.quiet),
                    ],
                    spacing=theme.SPACE,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                height=theme.TAP,
                border_radius=theme.PANEL_RADIUS,
            ),
            on_why,
            "result-why",
            f"{ending.about}. {tr('result.why')}",
        ),
    ]
    names = places(
        app,
        [line.name for line in ending.lines],
        [line.place for line in ending.lines],
        [line.total for line in ending.lines],
        [line.note for line in ending.lines],
        back=ink.paper,
    )
    first, *others = buttons
    wide = [_wide(button) for button in others]
    # Larger letters have two rows for them: the first, of two words, by itself.
    grown = app.letters > theme.GROWN
    rest = [ft.Row([*each], spacing=theme.SPACE) for each in ((wide[:1], wide[1:]) if grown else (wide,))]
    actions: list[ft.Control] = [ft.Row([first]), *rest]
    rows: list[ft.Control] = [*title, ft.Container(height=theme.SPACE / 2)]
    if low:
        inside: ft.Control = ft.Row(
            [
                ft.Column([names], scroll=ft.ScrollMode.AUTO, expand=True),
                ft.Column(
                    [*rows, *actions],
                    scroll=ft.ScrollMode.AUTO if grown else None,
                    expand=True,
                    spacing=theme.SPACE,
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
            ],
            spacing=theme.EDGE,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    else:
        # As high as what it holds; too many names for the screen scroll between the title and the buttons.
        full = (HEAD + LINE * len(ending.lines)) * max(GROWN, app.letters) > high
        inside = ft.Column(
            [
                *rows,
                ft.Column([names], scroll=ft.ScrollMode.AUTO, expand=True) if full else names,
                ft.Container(height=theme.SPACE / 2),
                *actions,
            ],
            spacing=theme.SPACE,
            tight=not full,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return parts.over_table(app, inside, ident, back=ink.panel, width=theme.BUTTON_WIDTH * (2 if low else 1), high=low)


def _wide(button: ft.Control) -> ft.Control:
    button.expand = True
    if isinstance(button, ft.Semantics) and isinstance(button.content, ft.Container):
        button.content.alignment = ft.Alignment.CENTER
        button.content.padding = None
    return button
