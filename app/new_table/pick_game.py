"""The list of games. Above it, one tap deals at the last table again, or at a first one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

import flet as ft

from app.game_lookup import own_game_address, readable_games
from app.new_table.set_up_table import setup_summary, start_match
from app.new_table.setup import Setup, first_setup, last_setup, missing_for_deal
from app.rules.special_cards import small_faces, special_faces
from app.stored.memberships import has_memberships
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app
from app.ui.words import join_sentences, render, tr
from engine.lessons.regional import first_game, regional_games
from engine.rules.reader import load_preset, preset_ids

FAMILY_GAMES: Final = (
    "black-jack", "one-card", "makao", "macau", "last-card", "jack-change-it", "take-two", "irish-switch",
)  # fmt: skip


@screen
def Games() -> ft.Control:
    """The screen with all games, each with a line about it."""
    app = use_app()
    last = last_setup(app.data) if app.data else None
    quick = last or first_setup(first_game(app.languages), app.settings.names)
    own, ways = _own_games(app), _own_game_rows(app)
    return parts.sheet(
        app,
        parts.header(app, tr("new.title"), back="/"),
        [
            _deal_again_row(app, quick, tr("new.as_last") if last else tr("new.at_once")),
            parts.rows(app, [*_unfinished_row(app), _join_row(app)]),
            # People who have made a game mostly play it, so own games come first.
            *(parts.section(app, tr("own.yours"), own) if own else ()),
            *(each for shelf, games in shelves(app.languages).items() for each in _shelf_controls(app, shelf, games)),
            *([parts.rows(app, ways)] if own else parts.section(app, tr("own.yours"), ways)),
        ],
    )


def _deal_again_row(app: App, setup: Setup, title: str) -> ft.Control:
    rules = setup.standard_rules
    wrong = missing_for_deal(setup)
    begin = None if wrong else partial(start_match, app, setup)
    icon = ft.Icons.STYLE_ROUNDED
    deal = parts.pill(app, tr("new.deal"), begin, "quick-deal", accent=True, icon=icon, expand=True)
    change = parts.pill(app, tr("new.change"), lambda: app.navigation.go_to(f"/new/{setup.game}"), "quick-change")
    lines: list[ft.Control] = [
        parts.quiet_text(app, title, weight=theme.STRONG),
        parts.styled_text(render(rules.title), colour=app.palette.text, size=theme.HEADING, weight=theme.HEAVY),
        parts.styled_text(setup_summary(setup), colour=app.palette.quiet),
        ft.Container(height=theme.SPACE / 2),
        ft.Row([deal, change], spacing=theme.GAP),
    ]
    return parts.panel(app, ft.Column(lines, spacing=theme.SPACE / 2), ring=True)


def _unfinished_row(app: App) -> list[ft.Control]:
    """Return the row that leads to the unfinished matches, if there are any that the first screen doesn't show."""
    matches = app.data.store.matches.unfinished_matches() if app.data else ()
    on_home = app.data is not None and not app.storage_trouble and not has_memberships(app.data.key_values)
    count = len(matches) - on_home
    if count <= 0:
        return []
    sign = ft.Icon(ft.Icons.PLAY_ARROW_ROUNDED, color=app.palette.quiet)
    return [
        parts.row(
            app,
            tr("home.continue"),
            partial(app.navigation.go_to, "/continue"),
            "new-continue",
            about=tr("home.others", count=count),
            leading=sign,
        )
    ]


def _join_row(app: App) -> ft.Control:
    """Return the row that leads to the screen of rooms."""
    sign = ft.Icon(ft.Icons.WIFI_TETHERING_ROUNDED, color=app.palette.quiet)
    return parts.row(
        app,
        tr("new.join"),
        partial(app.navigation.go_to, "/rooms"),
        "new-join",
        about=tr("new.join_about"),
        leading=sign,
    )


def shelves(languages: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Return the ids of all presets by shelf.

    "start" has the games of the device's languages (`languages` are tags), "family" others of the Crazy Eights family,
    and "rare" all the rest.
    """
    first = regional_games(languages)
    family = tuple(game for game in FAMILY_GAMES if game not in first)
    return {
        "start": first,
        "family": family,
        "rare": tuple(game for game in preset_ids() if game not in (*first, *family)),
    }


def _shelf_controls(app: App, shelf: str, games: Sequence[str]) -> list[ft.Control]:
    return parts.section(app, tr(f"new.shelf.{shelf}"), [_game_card(app, game) for game in games])


def _game_card(app: App, game: str) -> ft.Control:
    """Return the card of a game: its name, a line about it, the number of players, and its special cards."""
    rules = load_preset(game)
    title, about = render(rules.title), render(rules.summary)
    players = tr("new.players", least=rules.min_seats, most=rules.max_seats)
    foot = ft.Row(
        [small_faces(app, special_faces(rules)), ft.Container(parts.quiet_text(app, players), expand=True)],
        spacing=theme.GAP,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    inside = ft.Row(
        [
            parts.stacked([parts.caption(app, title, about), foot], theme.SPACE, expand=True),
            ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=app.palette.quiet),
        ],
        spacing=theme.GAP,
    )
    said = join_sentences((title, about, players))
    return parts.tap(parts.padded(inside), partial(app.navigation.go_to, f"/new/{game}"), f"game-{game}", said)


def _own_games(app: App) -> list[ft.Control]:
    """Return a row for each own game whose rules can be read."""
    return [
        parts.row(
            app,
            game.name,
            partial(app.navigation.go_to, f"/new/{own_game_address(game.id)}"),
            f"game-{own_game_address(game.id)}",
            about=tr("own.made_of", game=load_preset(rules.base_preset).title),
        )
        for game, rules in readable_games(app)
    ]


def _own_game_rows(app: App) -> list[ft.Control]:
    """Return the rows for making an own game and for importing a shared one."""

    def route_row(what: str, route: str, icon: ft.IconData) -> ft.Control:
        sign = ft.Icon(icon, color=app.palette.quiet)
        about = tr(f"own.{what}_about")
        return parts.row(
            app, tr(f"own.{what}"), partial(app.navigation.go_to, route), f"own-{what}", about=about, leading=sign
        )

    return [
        route_row("begin", f"/new/{first_game(app.languages)}/edit", ft.Icons.ADD_ROUNDED),
        route_row("import", "/new/import", ft.Icons.CONTENT_PASTE_ROUNDED),
    ]
