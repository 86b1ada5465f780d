"""Every game with a line about it: the last table, or a first one, is dealt from here with one tap."""

from __future__ import annotations

from functools import partial

import flet as ft

from app.games import own_address, readable_games
from app.new_table.lay_table import start, summary
from app.new_table.setup import Setup, first_setup, last_setup, problems
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.shell import App, use_app
from app.ui.words import tr
from engine.rules.reader import ids, load


@screen
def Games() -> ft.Control:
    """Every game with a line about it; the last table, or a first one, is dealt from here with one tap."""
    app = use_app()
    last = last_setup(app.data) if app.data else None
    quick = last or first_setup(ids()[0], app.settings.names)
    return parts.sheet(
        app,
        parts.header(app, tr("new.title"), back="/"),
        [
            _quick(app, quick, tr("new.as_last") if last else tr("new.at_once")),
            *parts.section(app, tr("new.pick"), [_game(app, game, "/new", "game") for game in ids()]),
            *parts.section(app, tr("own.yours"), [*_own_games(app), *_own_ways(app)]),
        ],
    )


def _quick(app: App, setup: Setup, title: str) -> ft.Control:
    rules = setup.book
    wrong = problems(setup)
    return parts.panel(
        app,
        ft.Column(
            [
                parts.quiet(app, title, weight=theme.STRONG),
                parts.line(rules.name, colour=app.ink.text, size=theme.HEADING, weight=theme.HEAVY),
                parts.line(summary(setup), colour=app.ink.quiet),
                ft.Container(height=theme.SPACE / 2),
                ft.Row(
                    [
                        parts.pill(
                            app,
                            tr("new.deal"),
                            None if wrong else partial(start, app, setup),
                            "quick-deal",
                            accent=True,
                            icon=ft.Icons.STYLE_ROUNDED,
                            expand=True,
                        ),
                        parts.pill(app, tr("new.change"), lambda: app.go(f"/new/{setup.game}"), "quick-change"),
                    ],
                    spacing=theme.GAP,
                ),
            ],
            spacing=theme.SPACE / 2,
        ),
        ring=True,
    )


def _game(app: App, game: str, to: str, ident: str) -> ft.Control:
    rules = load(game)
    return parts.row(
        app,
        rules.name,
        lambda: app.go(f"{to}/{game}"),
        f"{ident}-{game}",
        about=f"{rules.about} {tr('new.players', least=rules.least_seats, most=rules.most_seats)}",
    )


def _own_games(app: App) -> list[ft.Control]:
    """The games of one's own that can be read, each leading to its table."""
    return [
        parts.row(
            app,
            game.name,
            partial(app.go, f"/new/{own_address(game.id)}"),
            f"game-{own_address(game.id)}",
            about=tr("own.made_of", game=load(rules.base).name),
        )
        for game, rules in readable_games(app)
    ]


def _own_ways(app: App) -> list[ft.Control]:
    return [
        parts.row(
            app,
            tr("own.begin"),
            lambda: app.go(f"/new/{ids()[0]}/edit"),
            "own-begin",
            about=tr("own.begin_about"),
            leading=ft.Icon(ft.Icons.ADD_ROUNDED, color=app.ink.quiet),
        ),
        parts.row(
            app,
            tr("own.import"),
            lambda: app.go("/new/import"),
            "own-import",
            about=tr("own.import_about"),
            leading=ft.Icon(ft.Icons.CONTENT_PASTE_ROUNDED, color=app.ink.quiet),
        ),
    ]
