"""Share a match as text, picture or HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.daily.send_day import SendDay
from app.daily_seeds import edition_and_day_of_seed
from app.game_lookup import game_name
from app.history.match_page import match_page_html
from app.history.rounds_shown import chart_lines, players_by_rank, rank_of_player, rounds_grid, use_grid
from app.match_rows import is_summarised, occasion_text, outcome_text
from app.people import colour_numbers_by_name
from app.scoresheet.chart import RunningChart, chart_height_for
from app.scoresheet.grid import score_grid
from app.scoresheet.player_rows import signed_text
from app.scoresheet.summary.content import award_text, summarise_match
from app.scoresheet.summary.drawing import summary_box
from app.ui import parts, theme
from app.ui.numbers import points_text
from app.ui.parts.sharing import Shared, app_name_line, poster_width, share_content
from app.ui.person_names import called_by_others
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.window.sending import send_file
from app.ui.words import capitalise, join_details, join_phrases, join_sentences, tr
from store.records import Grid as Kept
from store.records import GridRow as KeptRow
from store.records import StoredMatch

MAX_SHOWN_ROUNDS: Final = 12
CHART_HEIGHT: Final = 130.0


@screen
def Share() -> ft.Control:
    """The screen that previews and shares the match in the route."""
    app = use_app()
    asked = ft.use_route_params().get("match_id", "")
    back = f"/history/{asked}"
    top = parts.header(app, tr("share.title"), back=back)
    match = app.data.match_of_route(asked) if app.data else None
    kept = use_grid(app, match, called_by_others)
    if app.data is None:
        return parts.loading_page(app, top)
    if match is None or kept is None:
        return parts.not_found_page(app, tr("lost.match"), back, tr("share.title"))
    if edition_and_day_of_seed(match.seed) and match.placings:
        return SendDay(match, top)
    return _ShareMatch(match, kept, top)


@guarded_component
def _ShareMatch(match: StoredMatch, kept: Kept, top: ft.Control) -> ft.Control:
    """The ways to share a match, with a preview."""
    app = use_app()
    picture: ft.Ref[ft.Screenshot] = ft.use_memo(lambda: ft.Ref[ft.Screenshot](), [])
    shared = Shared(match_text(match, kept), game_name(match), f"{tr('share.file')}-{match.id}")

    async def send_page() -> None:
        assert app.data is not None
        page = match_page_html(match, kept, colour_numbers_by_name(app.data))
        await send_file(app, page, "text/html", f"{shared.file_name}.html", shared.text)

    page = tr("share.send_page" if app.is_phone_app else "share.save_page")
    button = parts.pill(app, page, send_page, "share-page", icon=ft.Icons.WEB_ASSET_ROUNDED)
    return parts.sheet(app, top, share_content(app, shared, share_poster(app, match, kept), picture, [button]))


def match_text(match: StoredMatch, kept: Kept) -> str:
    """Return the match as text for a message: game, ranks, awards, and each round."""
    lines = [
        capitalise(join_details((game_name(match), outcome_text(match, called_by_others), occasion_text(match)))),
        "",
    ]
    for n in players_by_rank(kept):
        place = f"{rank_of_player(kept, n)}. " if rank_of_player(kept, n) else ""
        lines.append(f"{place}{kept.names[n]} {points_text(kept.totals[n])}")
    if kept.awards:
        awards = (award_text(award, kept.names) for award in kept.awards)
        lines += ["", *(join_sentences((each.title, each.reason)) for each in awards)]
    if kept.rounds:
        lines += ["", *(round_text(row, kept.names) for row in kept.rounds)]
    if match.note:
        lines += ["", match.note]
    return "\n".join(lines)


def round_text(row: KeptRow, names: Sequence[str]) -> str:
    """Return a round as one line: each player's points, with penalties in brackets."""
    said = []
    for name, score, cost in zip(names, row.scores, row.costs or (0,) * len(row.scores), strict=False):
        if score is not None:
            penalty = f" ({tr('keep.penalty', points=signed_text(cost))})" if cost else ""
            said.append(f"{name} {points_text(score)}{penalty}")
    return tr("keep.round_spoken", round=row.number, scores=join_phrases(said) or tr("share.no_points"))


def share_poster(app: App, match: StoredMatch, kept: Kept) -> ft.Control:
    """Return what the picture shows: of a score sheet that is over its summary and chart, else names by rank, chart and
    last rounds.
    """
    assert app.data is not None
    known = colour_numbers_by_name(app.data)
    wide = poster_width(app)
    summed = is_summarised(match)
    inner = wide - 2 * (theme.GAP if summed else theme.EDGE)
    hues, letters = colour_numbers(kept.names, known), initials_of(kept.names)
    people: list[ft.Control] = [
        ft.Row(
            [
                parts.styled_text(
                    f"{rank_of_player(kept, n)}." if rank_of_player(kept, n) else "",
                    colour=theme.ON_FELT_QUIET,
                    weight=theme.HEAVY,
                ),
                parts.person_circle(kept.names[n], hues[n], 36, letters[n]),
                parts.styled_text(
                    kept.names[n], colour=theme.ON_FELT, size=18, weight=theme.HEAVY, max_lines=1, expand=True
                ),
                parts.styled_text(points_text(kept.totals[n]), colour=theme.ON_FELT, size=26, weight=theme.HEAVY),
            ],
            spacing=theme.GAP,
        )
        for n in players_by_rank(kept)
    ]
    ink = app.palette

    def paper_box(content: ft.Control) -> ft.Control:
        return ft.Container(bgcolor=ink.panel, border_radius=theme.PANEL_RADIUS, padding=theme.SPACE, content=content)

    room = inner - 2 * theme.SPACE
    below = [] if summed else [paper_box(score_grid(app, rounds_grid(kept, known, MAX_SHOWN_ROUNDS), room))]
    if len(kept.rounds) > 1:
        lines, target = chart_lines(kept), match.target or 0
        below.insert(
            0,
            paper_box(
                RunningChart(
                    lines,
                    hues,
                    target,
                    room,
                    chart_height_for(len(lines), app.text_scale, CHART_HEIGHT),
                    ink.quiet,
                    tr("share.chart"),
                    app.is_right_to_left,
                    tuple(kept.names),
                    ink.text,
                    app.text_scale,
                )
            ),
        )
    maker = app_name_line()
    if summed:
        summary = summarise_match(kept, game_name(match), occasion_text(match), known)
        return summary_box(app, summary, wide, [*below, maker])
    return ft.Container(
        width=wide,
        padding=theme.EDGE,
        border_radius=theme.PILL_RADIUS,
        gradient=ft.RadialGradient(colors=list(theme.FELT), center=ft.Alignment(0, -0.3), radius=1.2),
        content=parts.stacked(
            [
                parts.styled_text(game_name(match), colour=theme.ON_FELT, size=theme.HEADING, weight=theme.HEAVY),
                parts.styled_text(
                    capitalise(join_details((outcome_text(match, called_by_others), occasion_text(match)))),
                    colour=theme.ON_FELT_QUIET,
                    weight=theme.STRONG,
                ),
                *people,
                *below,
                maker,
            ],
            theme.SPACE,
            wide=True,
        ),
    )
