"""The screen of one match of the history: result, rounds as chart and grid, hands, and actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import flet as ft

from app.game_lookup import game_name
from app.history.occasion import OccasionFields
from app.history.rounds_shown import chart_lines, rounds_grid, use_grid
from app.match_rows import (
    bot_seats,
    current_hand,
    is_summarised,
    match_route,
    occasion_text,
    outcome_text,
    standings_list,
)
from app.people import begin_match_again, colour_numbers_by_name
from app.platform.background import finish_off_loop
from app.scoresheet.agreement import begin_rematch
from app.scoresheet.grid import score_grid
from app.scoresheet.summary.content import summarise_match
from app.scoresheet.summary.drawing import summary_box
from app.statistics.overview import use_statistics_count
from app.ui import date_texts, parts, theme
from app.ui.charts import Series, chart_legend, line_chart, use_charts
from app.ui.match_picture import MatchPicture
from app.ui.numbers import points_text
from app.ui.person_names import called, called_beside_others
from app.ui.player_faces import colour_numbers
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import capitalise, join_details, join_phrases, tr
from engine.player_names import MAX_NOTE_LENGTH
from engine.rules.reader import RulesError, parse_rules
from store.records import Grid, Hand
from store.records import StoredMatch as Kept

NO_NOTE: Final[str | None] = None
PICTURE_SHARE: Final = 0.6  # of the window's height


@screen
def Match() -> ft.Control:
    """The screen of the match whose id is in the route."""
    app = use_app()
    asked = ft.use_route_params().get("match_id", "")
    library = use_charts()
    note, write = use_value(NO_NOTE)
    drawn, draw = use_value(0)
    counted = use_statistics_count(app)
    match = app.data.match_of_route(asked) if app.data else None
    grid = use_grid(app, match, called, counted)
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("nav.history"), back="/history"))
    if match is None:
        return parts.not_found_page(app, tr("lost.match"), "/history")
    hands = app.data.store.hands.hands_of_match(match.id)
    names = list(grid.names) if grid is not None and match.kind == "kept" else [seat.name for seat in match.seats]
    many = len(names)
    rounds = grid.rounds if grid is not None and match.kind == "played" else ()
    won = [sum(n in each.winners for each in rounds) for n in range(many)]
    winners = {each.number: each.winners for each in rounds}
    uncounted = sum(not each.counted for each in rounds)
    content = _result_part(app, match, grid, names, won)
    if match.voided:
        content.insert(0, DeletedNotice(match, lambda: draw(drawn + 1)))
    if not match.intact:
        content.insert(0, parts.notice(app, tr("match.damaged"), "match-damaged"))
    content.append(parts.wrapped_row(_action_buttons(app, match), theme.GAP))
    if uncounted:
        content.append(parts.notice(app, tr("match.uncounted", count=uncounted), "match-uncounted"))
    if grid is not None and grid.rounds:
        content += _rounds_panel(app, match, grid, library)
    content += [
        parts.heading(tr("match.note"), colour=app.palette.quiet),
        _note_field(app, match, note, write),
    ]
    if match.state != "open" and match.intact:
        content += [
            parts.heading(tr("match.occasion"), colour=app.palette.quiet),
            OccasionFields(match, lambda: draw(drawn + 1)),
        ]
    if match.state != "open" and match.intact and not match.voided and app.data.store.match_pictures.can_write:
        content += [
            parts.heading(tr("match.picture"), colour=app.palette.quiet),
            MatchPicture(match.uuid, _content_width(app), PICTURE_SHARE * app.size.height),
        ]
    if hands:
        content += parts.section(
            app, tr("match.hands"), [_hand_row(app, match, hand, winners.get(hand.number, ())) for hand in hands]
        )
    if not match.voided:
        content.append(_delete_button(app, match, lambda: draw(drawn + 1)))
    return parts.sheet(app, parts.header(app, game_name(match), back="/history"), content)


def _result_part(app: App, match: Kept, grid: Grid | None, names: list[str], won: list[int]) -> list[ft.Control]:
    """Return how a match ended or stands: of a score sheet that is over its summary, else who has what."""
    assert app.data is not None
    known = colour_numbers_by_name(app.data)
    if grid is not None and is_summarised(match):
        summary = summarise_match(grid, game_name(match), occasion_text(match), known)
        return [summary_box(app, summary, _content_width(app))]
    many, hues, bots = len(names), colour_numbers(names, known), bot_seats(match)
    totals = match.totals if len(match.totals) == many else (0,) * many
    return [
        parts.styled_text(
            capitalise(join_details((outcome_text(match), date_texts.moment_text(match.touched)))),
            colour=app.palette.quiet,
            weight=theme.STRONG,
        ),
        standings_list(
            app,
            names,
            [
                parts.bot_portrait(name, theme.AVATAR) if n in bots else parts.person_circle(name, hues[n])
                for n, name in enumerate(names)
            ],
            list(match.placings) if len(match.placings) == many else [0] * many,
            [points_text(total) for total in totals],
            [tr("match.won_hands", count=count) if count else "" for count in won],
        ),
    ]


def _content_width(app: App) -> float:
    return min(app.size.width - app.size.left - app.size.right - 2 * theme.EDGE, theme.READING_WIDTH)


def _rounds_panel(app: App, match: Kept, grid: Grid, library: Any) -> list[ft.Control]:
    """Return the totals as a chart, and the rounds as a grid."""
    assert app.data is not None
    known = colour_numbers_by_name(app.data)
    hues = colour_numbers(grid.names, known)
    series = [
        Series(name, theme.LINE_COLOURS[hue], tuple(enumerate(map(float, points))))
        for name, hue, points in zip(grid.names, hues, chart_lines(grid), strict=True)
    ]
    width = _content_width(app)
    said = join_phrases(f"{name} {points_text(total)}" for name, total in zip(grid.names, grid.totals, strict=True))
    rounds = [
        parts.heading(tr("match.rounds"), colour=app.palette.quiet),
        parts.panel(app, score_grid(app, rounds_grid(grid, known, bots=bot_seats(match)), width - 2 * theme.EDGE)),
    ]
    if len(grid.rounds) < 2:
        return rounds
    chart = line_chart(
        app,
        library,
        series,
        [(n, str(n)) for n in range(len(grid.rounds) + 1)],
        tr("keep.chart", totals=said),
        "match-chart",
        target=float(match.target) if match.target else None,
    )
    return [
        parts.heading(tr("match.chart"), colour=app.palette.quiet),
        parts.panel(app, parts.stacked([chart, chart_legend(app, [(line.name, line.colour) for line in series])])),
        *rounds,
    ]


def _note_field(app: App, match: Kept, typed: str | None, write: Callable[[str | None], None]) -> ft.Control:
    """Return the field for the match's note."""

    def save_note() -> None:
        assert app.data is not None
        app.data.store.matches.write_note(match.id, typed or "")
        write(None)
        app.device.show_message(tr("match.note_kept"))

    keeping = save_note if typed is not None and typed != match.note else None
    pill = parts.pill(app, tr("match.note_keep"), keeping, "match-note-keep")
    return parts.field(
        app, tr("match.note_label"), match.note, write, "match-note", longest=MAX_NOTE_LENGTH, beside=pill
    )


def _action_buttons(app: App, match: Kept) -> list[ft.Control]:
    def rematch_button(begin: parts.Handler) -> ft.Control:
        return parts.pill(app, tr("match.rematch"), begin, "match-rematch", accent=True)

    def route_button(title: str, route: str, ident: str, *, accent: bool = False, spoken: str = "") -> ft.Control:
        return parts.pill(
            app, title, lambda: app.navigation.go_to(route), f"match-{ident}", accent=accent, spoken=spoken
        )

    found: list[ft.Control] = []
    if match.state == "open":
        go_on = tr("home.continue")
        spoken = join_phrases((go_on, current_hand(match)))
        found.append(route_button(go_on, match_route(match), "continue", accent=True, spoken=spoken))
    elif match.kind == "kept":
        found += [
            rematch_button(partial(begin_rematch, app, match.id)),
            route_button(tr("match.edit"), match_route(match), "edit"),
        ]
    elif _has_readable_rules(match):
        found.append(
            rematch_button(
                lambda: app.navigation.create_and_go(lambda data: f"/play/{begin_match_again(data, match.id)}")
            )
        )
    if match.rules:
        found.append(route_button(tr("nav.rules"), f"/history/{match.id}/rules", "rules"))
    found.append(route_button(tr("keep.share"), f"/history/{match.id}/share", "share"))
    return found


def _delete_button(app: App, match: Kept, done: Callable[[], None]) -> ft.Control:
    """Return a row with the button that deletes the match."""

    async def delete_match() -> None:
        assert app.data is not None
        await finish_off_loop(partial(app.data.store.matches.void_match, match.id))
        done()

    icon = ft.Icons.DELETE_OUTLINE_ROUNDED
    pill = parts.pill(app, tr("match.delete"), delete_match, "match-delete", removes=True, icon=icon)
    return ft.Container(ft.Row([pill]), padding=ft.Padding.only(top=theme.EDGE))


@guarded_component
def DeletedNotice(match: Kept, done: Callable[[], None]) -> ft.Control:
    """The notice that the match was deleted, with a button that restores it while the screen is open. Its picture is
    deleted once it's too late for that.
    """
    app = use_app()

    def remove_picture() -> None:
        if app.data is not None:
            app.device.run_in_background(app.data.remove_orphaned_pictures())

    ft.use_effect(lambda: None, [], cleanup=remove_picture)

    async def restore_match() -> None:
        assert app.data is not None
        await finish_off_loop(partial(app.data.store.matches.restore_match, match.id))
        done()

    return parts.notice(
        app,
        tr("match.deleted"),
        "match-deleted",
        action=parts.pill(app, tr("keep.undo"), restore_match, "match-restore", accent=True),
    )


def _has_readable_rules(match: Kept) -> bool:
    """Return whether this version can read the match's rules."""
    try:
        parse_rules(match.rules)
    except RulesError:
        return False
    return True


def _hand_row(app: App, match: Kept, hand: Hand, winners: Iterable[int]) -> ft.Control:
    names = [called(seat.name) for seat in match.seats]
    won = tuple(names[seat] for seat in winners if seat < len(names))
    winners_spoken = tuple(called_beside_others(match.seats[seat].name) for seat in winners if seat < len(names))
    scores = [
        f"{name} {score:+d}".replace("-", "−") for name, score in zip(names, hand.result.scores, strict=False) if score
    ]
    return parts.row(
        app,
        tr("match.hand_won", hand=hand.number, names=won) if won else tr("match.hand_n", hand=hand.number),
        lambda: app.navigation.go_to(f"/history/{match.id}/{hand.number}"),
        f"hand-{hand.number}",
        about=join_details(scores) or date_texts.moment_text(hand.ended),
        trailing=ft.Icon(ft.Icons.PLAY_CIRCLE_OUTLINE_ROUNDED, color=app.palette.quiet),
        spoken=tr("match.hand_spoken", hand=hand.number, names=winners_spoken)
        if won
        else tr("match.hand_spoken_only", hand=hand.number),
    )
