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
from app.ui.words import render, tr
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
            parts.rows(app, [_rooms(app)]),
            *parts.section(app, tr("new.pick"), [_game(app, game) for game in ids()]),
            *parts.section(app, tr("own.yours"), [*_own_games(app), *_own_ways(app)]),
        ],
    )


def _quick(app: App, setup: Setup, title: str) -> ft.Control:
    rules = setup.book
    wrong = problems(setup)
    begin = None if wrong else partial(start, app, setup)
    icon = ft.Icons.STYLE_ROUNDED
    deal = parts.pill(app, tr("new.deal"), begin, "quick-deal", accent=True, icon=icon, expand=True)
    change = parts.pill(app, tr("new.change"), lambda: app.go(f"/new/{setup.game}"), "quick-change")
    lines: list[ft.Control] = [
        parts.quiet(app, title, weight=theme.STRONG),
        parts.line(render(rules.title), colour=app.ink.text, size=theme.HEADING, weight=theme.HEAVY),
        parts.line(summary(setup), colour=app.ink.quiet),
        ft.Container(height=theme.SPACE / 2),
        ft.Row([deal, change], spacing=theme.GAP),
    ]
    return parts.panel(app, ft.Column(lines, spacing=theme.SPACE / 2), ring=True)


def _rooms(app: App) -> ft.Control:
    """The way to others' tables."""
    sign = ft.Icon(ft.Icons.WIFI_TETHERING_ROUNDED, color=app.ink.quiet)
    return parts.row(
        app, tr("new.join"), partial(app.go, "/rooms"), "new-join", about=tr("new.join_about"), leading=sign
    )


def _game(app: App, game: str) -> ft.Control:
    rules = load(game)
    players = tr("new.players", least=rules.least_seats, most=rules.most_seats)
    about = f"{render(rules.summary)} {players}"
    return parts.row(app, render(rules.title), partial(app.go, f"/new/{game}"), f"game-{game}", about=about)


def _own_games(app: App) -> list[ft.Control]:
    """The games of one's own that can be read, each leading to its table."""
    return [
        parts.row(
            app,
            game.name,
            partial(app.go, f"/new/{own_address(game.id)}"),
            f"game-{own_address(game.id)}",
            about=tr("own.made_of", game=load(rules.base).title),
        )
        for game, rules in readable_games(app)
    ]


def _own_ways(app: App) -> list[ft.Control]:
    """The ways to a game of one's own: making one, and reading one that somebody shared."""

    def way(what: str, route: str, icon: ft.IconData) -> ft.Control:
        sign = ft.Icon(icon, color=app.ink.quiet)
        about = tr(f"own.{what}_about")
        return parts.row(app, tr(f"own.{what}"), partial(app.go, route), f"own-{what}", about=about, leading=sign)

    return [
        way("begin", f"/new/{ids()[0]}/edit", ft.Icons.ADD_ROUNDED),
        way("import", "/new/import", ft.Icons.CONTENT_PASTE_ROUNDED),
    ]
