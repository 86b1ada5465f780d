"""Statistics of all people, all games and the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from app.daily.results import read_results
from app.game_lookup import game_title
from app.statistics.numbers import number_text, person_face, win_rate_text, won_text
from app.statistics.year.years import use_years, year_route, year_row
from app.ui import parts, theme
from app.ui.charts import Bar, bar_chart, use_charts
from app.ui.person_names import called
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_details, tr
from store.errors import StoreError
from store.records import BotCount, GameCount, Person

MAX_BARS: Final = 8
SHORT_NAME_LENGTH: Final = 4
ALL_NAMES_LENGTH: Final = 30  # letters that fit below a chart on a phone, all names together


def use_statistics_count(app: App) -> int:
    """Hook: count new matches for the statistics, in slices. Return a number that changes when
    something was counted.
    """
    counted, count = use_value(0)

    async def count_pending() -> None:
        data = app.data
        if data is None or data.store.read_only:
            return
        rounds = 0
        try:
            while data.store.statistics.catch_up():
                rounds += 1
                await asyncio.sleep(0)
        except StoreError as problem:
            # Another window is writing. Nobody waits for this; the next visit continues it.
            if problem.cause != "busy":
                raise
        if rounds:
            count(counted + 1)

    ft.use_effect(on(count_pending), [app.data is None])
    return counted


@screen
def Statistics() -> ft.Control:
    """The screen with all people, all games and the bots."""
    app = use_app()
    library = use_charts()
    archived, show_archived = use_value(False)
    use_statistics_count(app)
    years = use_years(app)
    top = parts.header(app, tr("nav.statistics"), back="/")
    if app.data is None:
        return parts.loading_page(app, top)
    store = app.data.store
    people, games = store.people.all(archived=archived), store.statistics.game_counts()
    if not people:
        keep = parts.pill(app, tr("home.keep"), lambda: app.navigation.go_to("/keep"), "statistics-keep", accent=True)
        return parts.sheet(
            app, top, [parts.empty_list(app, tr("statistics.empty"), tr("statistics.empty_about"), keep)]
        )
    days = read_results(store)
    hidden = len(store.people.all(archived=True)) - len(store.people.all())
    rows = [
        _person_row(
            app, person, people, f"person-{person.id}", won_text(store.statistics.statistics_of_person(person.id))
        )
        for person in people
    ]
    content: list[ft.Control] = parts.section(app, tr("statistics.people"), rows)
    run = tr("daily.streak", days=days.longest_streak)
    best = join_details(
        (tr("milestone.best_about", played=days.days_played, won=days.days_won), tr("milestone.longest", run=run))
    )
    milestones = partial(app.navigation.go_to, "/statistics/milestones")
    content.append(
        parts.rows(
            app,
            [
                *([parts.padded(parts.caption(app, tr("milestone.best"), best))] if days.days_played else []),
                *(year_row(app, year, year_route(year)) for year in years[:1]),
                parts.row(
                    app,
                    tr("milestone.heading"),
                    milestones,
                    "statistics-milestones",
                    about=tr("milestone.about"),
                ),
            ],
        )
    )
    if hidden or archived:
        content.append(
            parts.switch_row(app, tr("statistics.archived", count=hidden), archived, show_archived, "show-archived")
        )
    if games:
        content += [
            parts.heading(tr("statistics.games"), colour=app.palette.quiet),
            *([_games_chart(app, library, games)] if len(games) > 1 else []),
            parts.rows(app, [_game_row(app, game) for game in games]),
        ]
    bots = [bot for bot in store.statistics.bot_results() if bot.matches]
    if bots:
        content += parts.section(app, tr("statistics.bots"), [_bot_row(app, bot) for bot in bots])
    content += parts.section(
        app,
        tr("keepsakes.title"),
        [
            parts.row(
                app,
                tr("keepsakes.title"),
                lambda: app.navigation.go_to("/history/keepsakes"),
                "statistics-keepsakes",
                about=tr("keepsakes.about"),
            )
        ],
    )
    return parts.sheet(app, top, content)


@screen
def Game() -> ft.Control:
    """The screen of one game: who plays it and who wins."""
    app = use_app()
    asked = ft.use_route_params().get("game", "")
    use_statistics_count(app)
    game = "" if asked == FREE else asked
    counted = (
        next((each for each in app.data.store.statistics.game_counts() if each.game == game), None)
        if app.data
        else None
    )
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("nav.statistics"), back="/statistics"))
    if counted is None:
        return parts.not_found_page(app, tr("lost.game"), "/statistics", tr("nav.statistics"))
    top = parts.header(app, game_title(app.data, game), back="/statistics")
    store = app.data.store
    people = store.people.all()
    found = [(person, store.statistics.statistics_of_person(person.id, game)) for person in people]
    played = sorted((each for each in found if each[1].matches), key=lambda each: (-each[1].wins, each[0].name))
    items = []
    for person, numbers in played:
        about = won_text(numbers)
        if numbers.mean is not None:
            about = join_details((about, tr("statistics.mean_in_line", mean=number_text(numbers.mean))))
        items.append(_person_row(app, person, people, f"game-person-{person.id}", about))
    content: list[ft.Control] = [
        parts.styled_text(_match_count_text(counted), colour=app.palette.quiet, weight=theme.STRONG),
        parts.rows(app, items)
        if items
        else parts.empty_list(app, tr("statistics.empty"), tr("statistics.empty_about")),
    ]
    return parts.sheet(app, top, content)


FREE: Final = "free"


def _person_row(app: App, person: Person, people: Sequence[Person], ident: str, about: str) -> ft.Control:
    if person.archived:
        about = join_details((tr("statistics.is_archived"), about))
    to = partial(app.navigation.go_to, f"/statistics/people/{person.id}")
    return parts.row(app, called(person.name), to, ident, about=about, leading=person_face(person, people))


def _game_row(app: App, game: GameCount) -> ft.Control:
    assert app.data is not None
    return parts.row(
        app,
        game_title(app.data, game.game),
        partial(app.navigation.go_to, f"/statistics/{game.game or FREE}"),
        f"game-{game.game or FREE}",
        about=_match_count_text(game),
    )


def _match_count_text(game: GameCount) -> str:
    return tr("statistics.played_kept", played=game.matches - game.kept, kept=game.kept)


def _bot_row(app: App, bot: BotCount) -> ft.Control:
    about = join_details((won_text(bot), win_rate_text(bot.win_rate, bot.low, bot.high, bot.matches)))
    words = parts.caption(app, tr(f"people.{bot.level}"), about)
    return ft.Semantics(identifier=f"bot-{bot.level}", content=parts.padded(words))


def _games_chart(app: App, library: object, games: Sequence[GameCount]) -> ft.Control:
    bars = [(game.game, game.matches, game.kept, _match_count_text(game)) for game in games]
    title = parts.styled_text(tr("statistics.by_game"), colour=app.palette.text, weight=theme.STRONG)
    sheets, here = tr("statistics.on_sheets"), tr("statistics.played_here")
    chart = game_bars(app, library, bars, sheets, here, "chart-games")
    return parts.panel(app, parts.stacked([title, chart], theme.SPACE, wide=True))


def game_bars(
    app: App, library: object, games: Sequence[tuple[str, int, int, str]], filled: str, unfilled: str, ident: str
) -> ft.Control:
    """Return a chart with a bar for each game, the most played first. `games` has id, number of matches, number of them
    in the filled part, and the spoken text of each. `filled` and `unfilled` label the two parts.
    """
    assert app.data is not None
    bars = []
    many = min(MAX_BARS, len(games))
    for game, matches, part, said in sorted(games, key=lambda each: -each[1])[:MAX_BARS]:
        title = game_title(app.data, game)
        bars.append(Bar(short_name(title, many), matches, part, f"{title}: {said}"))
    return bar_chart(app, library, bars, filled, unfilled, ". ".join(bar.said for bar in bars), ident)


def short_name(name: str, bars: int) -> str:
    """Return a name shortened to fit below one of `bars` bars."""
    most = max(SHORT_NAME_LENGTH, ALL_NAMES_LENGTH // max(1, bars))
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
