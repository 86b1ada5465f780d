"""Every game with a line about it: the last table, or a first one, is dealt from here with one tap."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from app.games import own_game_address, readable_games
from app.new_table.set_up_table import start, summary
from app.new_table.setup import Setup, first_setup, last_setup, problems
from app.rules.special_cards import small_faces, special_faces
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app
from app.ui.words import join_sentences, render, tr
from engine.rules.reader import ids, load

START: Final = ("switch", "crazy-eights", "mau-mau")
FAMILY: Final = (
    "black-jack", "one-card", "makao", "macau", "last-card", "jack-change-it", "take-two", "irish-switch",
)  # fmt: skip


@screen
def Games() -> ft.Control:
    """Every game with a line about it; the last table, or a first one, is dealt from here with one tap."""
    app = use_app()
    last = last_setup(app.data) if app.data else None
    quick = last or first_setup(ids()[0], app.settings.names)
    own, ways = _own_games(app), _own_ways(app)
    return parts.sheet(
        app,
        parts.header(app, tr("new.title"), back="/"),
        [
            _quick(app, quick, tr("new.as_last") if last else tr("new.at_once")),
            parts.rows(app, [_rooms(app)]),
            *(parts.section(app, tr("own.yours"), own) if own else ()),  # who made a game plays that one
            *(each for shelf, games in shelves().items() for each in _shelf(app, shelf, games)),
            *([parts.rows(app, ways)] if own else parts.section(app, tr("own.yours"), ways)),
        ],
    )


def _quick(app: App, setup: Setup, title: str) -> ft.Control:
    rules = setup.standard_rules
    wrong = problems(setup)
    begin = None if wrong else partial(start, app, setup)
    icon = ft.Icons.STYLE_ROUNDED
    deal = parts.pill(app, tr("new.deal"), begin, "quick-deal", accent=True, icon=icon, expand=True)
    change = parts.pill(app, tr("new.change"), lambda: app.navigation.go(f"/new/{setup.game}"), "quick-change")
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
        app, tr("new.join"), partial(app.navigation.go, "/rooms"), "new-join", about=tr("new.join_about"), leading=sign
    )


def shelves() -> dict[str, tuple[str, ...]]:
    """Every game on its shelf: where to start, what families play, and the rare ones, which are all others."""
    first, family = START, FAMILY
    return {"start": first, "family": family, "rare": tuple(game for game in ids() if game not in (*first, *family))}


def _shelf(app: App, shelf: str, games: Sequence[str]) -> list[ft.Control]:
    return parts.section(app, tr(f"new.shelf.{shelf}"), [_game(app, game) for game in games])


def _game(app: App, game: str) -> ft.Control:
    """A game: its name, a line about it, how many play, and the cards that do something, drawn."""
    rules = load(game)
    title, about = render(rules.title), render(rules.summary)
    players = tr("new.players", least=rules.least_seats, most=rules.most_seats)
    foot = ft.Row(
        [small_faces(app, special_faces(rules)), ft.Container(parts.quiet(app, players), expand=True)],
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    inside = ft.Row(
        [
            parts.column([parts.caption(app, title, about), foot], theme.SPACE, expand=True),
            ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=app.ink.quiet),
        ],
        spacing=theme.GAP,
    )
    said = join_sentences((title, about, players))
    return parts.tap(parts.pad(inside), partial(app.navigation.go, f"/new/{game}"), f"game-{game}", said)


def _own_games(app: App) -> list[ft.Control]:
    """The games of one's own that can be read, each leading to its table."""
    return [
        parts.row(
            app,
            game.name,
            partial(app.navigation.go, f"/new/{own_game_address(game.id)}"),
            f"game-{own_game_address(game.id)}",
            about=tr("own.made_of", game=load(rules.base).title),
        )
        for game, rules in readable_games(app)
    ]


def _own_ways(app: App) -> list[ft.Control]:
    """The ways to a game of one's own: making one, and reading one that somebody shared."""

    def way(what: str, route: str, icon: ft.IconData) -> ft.Control:
        sign = ft.Icon(icon, color=app.ink.quiet)
        about = tr(f"own.{what}_about")
        return parts.row(
            app, tr(f"own.{what}"), partial(app.navigation.go, route), f"own-{what}", about=about, leading=sign
        )

    return [
        way("begin", f"/new/{ids()[0]}/edit", ft.Icons.ADD_ROUNDED),
        way("import", "/new/import", ft.Icons.CONTENT_PASTE_ROUNDED),
    ]
