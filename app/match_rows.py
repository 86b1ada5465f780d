"""Rows for matches in lists: game, players and score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime

import flet as ft

from app.game_lookup import game_name
from app.ui import date_texts, parts, theme
from app.ui.numbers import points_text
from app.ui.person_names import called, called_beside_others
from app.ui.player_faces import colour_numbers
from app.ui.window.app_state import App
from app.ui.words import join_details, join_phrases, join_sentences, tr
from engine.player_names import WITHOUT_NAME
from store.records import StoredMatch


def match_route(match: StoredMatch) -> str:
    """Return the route of an unfinished match: its table or its score sheet."""
    return f"/{'sheet' if match.kind == 'kept' else 'play'}/{match.id}"


def time_played(match: StoredMatch) -> int:
    """Return when a match was played, in Unix ms: when it ended, or was last gone on with."""
    return match.ended or match.touched


def occasion_text(match: StoredMatch) -> str:
    """Return the full date of a match, and the place if somebody wrote one."""
    return join_details((date_texts.weekday_and_date(time_played(match)), match.place))


def is_summarised(match: StoredMatch) -> bool:
    """Return whether a match is shown with podium and awards: a score sheet that is over."""
    return match.kind == "kept" and match.state == "finished"


def current_hand(match: StoredMatch) -> str:
    """Return the current hand of an unfinished match as text: "hand 3", "hand 3 of 5"."""
    if match.kind == "kept":
        return tr("keep.round", round=match.hands + 1)
    if match.hand_limit:
        return tr("match.hand_of", hand=match.hands + 1, hands=match.hand_limit)
    return tr("match.hand", hand=match.hands + 1)


def score_text(match: StoredMatch) -> str:
    """Return the totals of all players by seat as text; only their names if there's no score yet."""
    names = [called(seat.name) for seat in match.seats]
    if len(match.totals) != len(names):
        return join_phrases(names)
    # A no-break space keeps a name and its points on one line.
    return join_details(f"{name}\u00a0{points_text(total)}" for name, total in zip(names, match.totals, strict=True))


def winner_names(match: StoredMatch) -> tuple[str, ...]:
    """Return the names with rank 1 in a finished match; () for any other."""
    if match.state != "finished" or len(match.placings) != len(match.seats):
        return ()
    return tuple(seat.name for seat, place in zip(match.seats, match.placings, strict=True) if place == 1)


def outcome_text(match: StoredMatch, name_of: Callable[[str], str] = called) -> str:
    """Return as text how a match stands or ended. `name_of` gives what somebody with a stored name is called."""
    if match.state == "open":
        return current_hand(match)
    first = winner_names(match)
    if first == (WITHOUT_NAME,) and name_of is called:
        return tr("match.won_by_you")
    if name_of is called:
        first = tuple(map(called_beside_others, first))
    return tr("match.won_by", names=tuple(map(name_of, first))) if first else tr(f"match.{match.state}")


def bot_seats(match: StoredMatch) -> frozenset[int]:
    """Return the seats of bots, from 0; none for a score sheet."""
    return frozenset(n for n, seat in enumerate(match.seats) if seat.level and match.kind == "played")


def matches_by_day(
    app: App,
    matches: Iterable[StoredMatch],
    route: Callable[[StoredMatch], str],
    ident: str,
    colour_by_name: Mapping[str, int],
) -> list[ft.Control]:
    """Return the matches as a heading and a panel of rows for each day, in their order, which should be newest first.

    `route` gives the route that a row opens; its identifier is `ident`, a hyphen and the match's id. `colour_by_name`
    has the colour numbers of people by name.
    """
    days: dict[date, list[StoredMatch]] = {}
    for match in matches:
        days.setdefault(date_texts.date_of(match.touched), []).append(match)
    today = datetime.now().date()
    drawn: list[ft.Control] = []
    for day, those in days.items():
        items = [_match_row(app, match, route(match), f"{ident}-{match.id}", colour_by_name) for match in those]
        drawn += parts.section(app, date_texts.day_heading(day, today), items)
    return drawn


def _match_row(app: App, match: StoredMatch, route: str, ident: str, colour_by_name: Mapping[str, int]) -> ft.Control:
    """Return the row of a match. It shows only the time, because the heading has the day; screen readers get both."""
    lead = winner_names(match) or tuple(seat.name for seat in match.seats if not seat.level) or (match.seats[0].name,)
    names = [each.name for each in match.seats]
    seat = names.index(lead[0]) if lead[0] in names else 0
    title, points = join_details((game_name(match), outcome_text(match))), score_text(match)
    return parts.row(
        app,
        title,
        lambda: app.navigation.go_to(route),
        ident,
        about=f"{points}\n{date_texts.time_text(match.touched)}",
        leading=parts.bot_portrait(names[seat], theme.AVATAR)
        if seat in bot_seats(match)
        else parts.person_circle(names[seat], colour_numbers(names, colour_by_name)[seat]),
        spoken=join_sentences((title, f"{points}\n{date_texts.moment_text(match.touched)}")),
    )


def standings_list(
    app: App,
    names: list[str],
    faces: Sequence[ft.Control],
    ranks: list[int],
    totals: list[str],
    notes: list[str],
) -> ft.Control:
    """Return a list of players by rank, each with face, name, a quiet note and a large total. A
    rank of 0 isn't shown.
    """
    order = sorted(range(len(names)), key=lambda n: (ranks[n] or len(names) + 1, n))
    ink = app.palette
    items: list[ft.Control] = []
    for n in order:
        first = ranks[n] == 1
        place = parts.styled_text(
            str(ranks[n]),
            colour=theme.ON_ACCENT if first else theme.ON_FELT,
            size=theme.fitting_font_size(theme.TINY, app.text_scale),
            weight=theme.HEAVY,
        )
        colour = theme.ACCENT if first else theme.COUNT_BADGE
        badge = parts.circle(place, 22, colour, right=-4, bottom=-4, visible=bool(ranks[n]))
        circle = ft.Stack(
            [faces[n], badge],
            clip_behavior=ft.ClipBehavior.NONE,
        )
        size = theme.fitting_font_size(theme.TOTAL, app.text_scale)
        beside = theme.AVATAR + 2 * theme.GAP + theme.text_width(totals[n], size * app.text_scale)
        name = called(names[n])
        name_size = parts.size_for_longest_word(app, name, beside) if app.text_scale > 1 else theme.BODY
        words: list[ft.Control] = [
            parts.styled_text(name, colour=ink.text, size=name_size, weight=theme.HEAVY, max_lines=2)
        ]
        if notes[n]:
            words.append(
                parts.styled_text(
                    notes[n],
                    colour=ink.quiet,
                    size=theme.SMALL,
                    max_lines=None if app.text_scale > theme.LARGE_TEXT else 3,
                )
            )
        total = parts.styled_text(totals[n], colour=ink.text, size=size, weight=theme.HEAVY)
        row = ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.SPACE, horizontal=theme.EDGE),
            bgcolor=ink.panel,
            border_radius=theme.PANEL_RADIUS,
            border=ft.Border.all(3, ink.ring if first else ink.panel),
            content=ft.Row([circle, parts.stacked(words, 0, expand=True), total], spacing=theme.GAP),
        )
        key = "result.spoken" if ranks[n] else "result.spoken_open"
        spoken = tr(key, name=name, place=ranks[n], total=totals[n], note=notes[n])
        items.append(parts.label(row, f"place-{n + 1}", spoken, key=f"place-{n}"))
    return parts.stacked(items, theme.SPACE, wide=True)
