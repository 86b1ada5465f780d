"""The statistics of one person: numbers, rating over time, wins by game, opponents, costly cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import flet as ft

from app.data import colour_number_of
from app.statistics.numbers import MIN_MATCHES_FOR_WIN_RATE, number_text, person_face, win_rate_text, won_text
from app.statistics.overview import game_bars
from app.ui import parts, theme
from app.ui.card_faces import CardFace, card_name
from app.ui.charts import Series, line_chart
from app.ui.date_texts import date_of, short_date
from app.ui.numbers import points_text
from app.ui.person_names import called
from app.ui.window.app_state import App
from app.ui.words import join_details, join_sentences, tr
from store.projections.figures import FIGURES
from store.projections.wilson import find_nemesis
from store.records import HeldCard, Meeting, Points, RatingPoint
from store.records import Person as Kept
from store.records import Statistics as Numbers

MAX_OPPONENTS: Final = 8
MAX_CARDS: Final = 6
CARD_WIDTH: Final = 46
MIN_RATING_POINTS: Final = 3
TILE_WIDTH: Final = 150.0


def number_tiles(app: App, numbers: Numbers) -> list[ft.Control]:
    """Return a tile for each number with its meaning. A number that needs more matches says so."""
    streak = numbers.streak
    counted = {
        key: (key, str(numbers.figures[key]), tr(f"person.{key}_about", **numbers.figures))
        for key in (figure.key for figure in FIGURES if not figure.part_of)
    }
    tiles = [
        ("wins", str(numbers.wins), win_rate_text(numbers.win_rate, numbers.low, numbers.high, numbers.matches)),
        (
            "streak",
            str(abs(streak)) if streak else "–",
            tr("person.streak_won" if streak > 0 else "person.streak_lost" if streak < 0 else "person.streak_none"),
        ),
        ("longest", str(numbers.longest), tr("person.longest_about")),
        (
            "rating",
            number_text(numbers.rating) if numbers.rating is not None else "–",
            tr("person.rating_about") if numbers.matches >= MIN_MATCHES_FOR_WIN_RATE else tr("person.rating_few"),
        ),
        counted.pop("rounds"),
        ("place", number_text(numbers.place_mean) if numbers.place_mean else "–", tr("person.place_about")),
        *_points_tile("points", numbers.mean, numbers.best, numbers.worst),
        *_points_tile("round", numbers.mean_round, numbers.best_round, numbers.worst_round),
        *(tile for key, tile in counted.items() if numbers.figures[key]),
    ]
    width = min(app.size.width - app.size.left - app.size.right - 2 * theme.EDGE, theme.READING_WIDTH)
    columns = max(1, int((width + theme.SPACE) // (TILE_WIDTH + theme.SPACE)))
    each = (width - theme.SPACE * (columns - 1)) / columns
    shown = [_number_tile(app, key, value, about, each) for key, value, about in tiles]
    lines = [shown[n : n + columns] for n in range(0, len(shown), columns)]
    rows: list[ft.Control] = [
        ft.Row(line, spacing=theme.SPACE, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
        for line in lines
    ]
    if numbers.uncounted_hands:
        rows.append(parts.notice(app, tr("person.uncounted", count=numbers.uncounted_hands), "person-uncounted"))
    return rows


def _points_tile(key: str, mean: float | None, best: Points | None, worst: Points | None) -> list[tuple[str, str, str]]:
    """Return a tile with the mean of points and its explanation by best and worst; [] if they aren't known."""
    if mean is None or best is None or worst is None:
        return []
    return [(key, number_text(mean), tr(f"person.{key}_about", best=points_text(best), worst=points_text(worst)))]


def _number_tile(app: App, key: str, value: str, about: str, width: float) -> ft.Control:
    ink = app.palette
    title = tr(f"person.{key}")
    return parts.label(
        ft.Container(
            width=width,
            padding=theme.GAP,
            bgcolor=ink.panel,
            border_radius=theme.PANEL_RADIUS,
            content=parts.stacked(
                [
                    parts.quiet_text(app, title, weight=theme.STRONG),
                    parts.styled_text(value, colour=ink.text, size=theme.TOTAL - 4, weight=theme.HEAVY),
                    parts.styled_text(about, colour=ink.quiet, size=theme.TINY),
                ],
                0,
            ),
        ),
        f"number-{key}",
        join_sentences((f"{title}: {value}", about)),
    )


def rating_chart(app: App, library: Any, person: Kept, rating: Sequence[RatingPoint]) -> list[ft.Control]:
    """Return a chart of the rating after each rated match, or a text if there are too few."""
    title = parts.heading(tr("person.over_time"), colour=app.palette.quiet)
    if len(rating) < MIN_RATING_POINTS:
        return [title, parts.panel(app, parts.styled_text(tr("person.over_time_few"), colour=app.palette.quiet))]
    points = tuple((float(n), round(each.rating, 1)) for n, each in enumerate(rating))
    series = [
        Series(called(person.name), theme.LINE_COLOURS[colour_number_of(person) % len(theme.LINE_COLOURS)], points)
    ]
    days = [
        (n, short_date(date_of(each.at)))
        for n, each in enumerate(rating)
        if not n or short_date(date_of(each.at)) != short_date(date_of(rating[n - 1].at))
    ]
    said = tr(
        "person.over_time_said", first=number_text(points[0][1]), last=number_text(points[-1][1]), count=len(points)
    )
    return [title, parts.panel(app, line_chart(app, library, series, days, said, "chart-rating"))]


def games_chart(app: App, library: Any, numbers: Numbers) -> list[ft.Control]:
    """Return a chart of matches and wins by game, most played first; [] if there are none."""
    if not numbers.by_game:
        return []
    bars = [(each.game, each.matches, each.wins, won_text(each)) for each in numbers.by_game]
    chart = game_bars(app, library, bars, tr("person.won"), tr("person.not_won"), "chart-wins")
    return [
        parts.heading(tr("person.by_game"), colour=app.palette.quiet),
        parts.panel(app, chart),
    ]


def meetings_panel(app: App, meetings: Sequence[Meeting], people: Sequence[Kept]) -> list[ft.Control]:
    """Return the results against each opponent, with a mark on one who wins unusually often; [] if there are none."""
    if not meetings:
        return []
    known = {person.id: person for person in people}
    worst = find_nemesis(tuple(meetings))
    items: list[ft.Control] = []
    for n, meeting in enumerate(meetings[:MAX_OPPONENTS]):
        about = tr("person.met", ahead=meeting.ahead, behind=meeting.behind, level=meeting.tied_count)
        if worst is not None and meeting.other == worst.other and meeting.level == worst.level:
            about = join_details((tr("person.nemesis"), about))
        other = known.get(meeting.other)
        name = tr(f"people.{meeting.level}") if meeting.level else called(meeting.name)
        items.append(
            parts.row(
                app,
                name,
                partial(app.navigation.go_to, f"/statistics/people/{meeting.other}") if other is not None else None,
                f"met-{n + 1}",
                about=about,
                leading=person_face(other, people) if other is not None else parts.person_circle(name, n),
                trailing=None if other is not None else ft.Container(),
            )
        )
    found = parts.section(app, tr("person.head_to_head"), items)
    if worst is None:
        found.append(parts.quiet_text(app, tr("person.no_nemesis")))
    return found


def costly_cards(app: App, held: Sequence[HeldCard]) -> list[ft.Control]:
    """Return the cards that were most often left in hand and cost points, the costliest first; [] if there are none."""
    held = [each for each in held if each.points]
    if not held:
        return []
    cards: list[ft.Control] = [
        parts.label(
            ft.Column(
                [
                    CardFace(each.card, CARD_WIDTH, app.card_look),
                    parts.styled_text(f"{each.times}×", colour=app.palette.text, size=theme.SMALL, weight=theme.HEAVY),
                    parts.styled_text(points_text(each.points), colour=app.palette.quiet, size=theme.TINY),
                ],
                spacing=4,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            f"held-{each.card}",
            tr("person.held", card=card_name(each.card), count=each.times, points=points_text(each.points)),
        )
        for each in held[:MAX_CARDS]
    ]
    return [
        parts.heading(tr("person.cards"), colour=app.palette.quiet),
        parts.panel(app, parts.wrapped_row(cards, theme.GAP)),
    ]
