"""How the summary of a match is drawn on felt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import flet as ft

from app.scoresheet.summary.content import AwardText, MatchSummary, SummaryRow
from app.scoresheet.summary.podium import FallingPaper, PodiumContent, is_low, podium
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.words import join_sentences, tr

TITLE: Final = 32.0
ONE_ROW: Final = 560.0  # pixels in which four awards are side by side
LEAST_CELL: Final = 30.0
MOST_NAME: Final = 0.42  # of a row's width
CELL_GAP: Final = 10.0


class HeadingContent(PodiumContent, Protocol):
    """What the heading of a summary shows: a title, details below it, and a podium."""

    @property
    def title(self) -> str:
        """The title."""

    @property
    def about(self) -> str:
        """The details."""


def summary_box(app: App, summary: MatchSummary, width: float, more: Sequence[ft.Control] = ()) -> ft.Control:
    """Return the whole summary in a box of felt, `width` pixels wide, with more controls below."""
    inner = width - 2 * theme.GAP
    return felt_box(app, [*summary_heading(app, summary, inner), *summary_details(app, summary, inner), *more], width)


def felt_box(app: App, items: Sequence[ft.Control], width: float) -> ft.Control:
    """Return controls below each other in a box of felt, `width` pixels wide."""
    return ft.Container(
        parts.stacked(items, theme.GAP, wide=True),
        width=width,
        padding=theme.GAP,
        border_radius=theme.PILL_RADIUS,
        **theme.felt_background("green", app.contrast),
    )


def summary_heading(app: App, summary: HeadingContent, width: float, *, falls: bool = False) -> list[ft.Control]:
    """Return the title, the details and the podium, if there is one. With `falls`, confetti falls once, and screen
    readers announce the title.
    """
    low = is_low(app)
    size = (
        theme.narrowed_font_size(summary.title, (theme.HEADING if low else TITLE) * app.text_scale, width)
        / app.text_scale
    )
    title = parts.styled_text(
        summary.title,
        colour=theme.ON_FELT,
        size=theme.fitting_font_size(size, app.text_scale),
        weight=theme.HEAVY,
        align=ft.TextAlign.CENTER,
    )
    about = parts.styled_text(
        summary.about,
        colour=theme.ON_FELT_QUIET,
        size=theme.SMALL,
        weight=theme.STRONG,
        align=ft.TextAlign.CENTER,
    )
    seed = sum(map(ord, summary.title))
    items: list[ft.Control] = [ft.Semantics(header=True, live_region=falls, content=title)]
    items += [about] if summary.about else []
    if summary.steps:
        items += [] if low else [FallingPaper(width, seed, falls)]
        items.append(podium(app, summary, width))
    return items


def summary_details(app: App, summary: MatchSummary, width: float) -> list[ft.Control]:
    """Return the awards, and the row of each player."""
    items: list[ft.Control] = []
    if summary.awards:
        items.append(_award_tiles(app, summary.awards, width))
    items.append(_player_rows(app, summary, width))
    return items


def _award_tiles(app: App, awards: Sequence[AwardText], width: float) -> ft.Control:
    """Return the awards side by side as far as they fit."""
    tiles = [_award_tile(app, number, award) for number, award in enumerate(awards, start=1)]
    return tile_lines(app, tiles, 4 if width >= ONE_ROW else 2 if len(tiles) == 4 else 3)


def tile_lines(app: App, tiles: Sequence[ft.Control], most: int) -> ft.Control:
    """Return tiles in lines of at most `most`, of equal height in each; below each other if text is large."""
    if app.text_scale > theme.LARGE_TEXT:
        return parts.stacked(tiles, theme.SPACE, wide=True)
    lines: list[ft.Control] = [
        ft.Row(
            list(tiles[first : first + most]),
            spacing=theme.SPACE,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for first in range(0, len(tiles), most)
    ]
    return parts.stacked(lines, theme.SPACE, wide=True)


def _award_tile(app: App, number: int, award: AwardText) -> ft.Control:
    words: list[ft.Control] = [
        parts.styled_text(award.title, colour=theme.ACCENT, size=theme.SMALL, weight=theme.HEAVY),
        parts.styled_text(award.reason, colour=theme.ON_FELT, size=theme.SMALL, weight=theme.STRONG),
    ]
    return felt_tile(app, words, f"award-{number}", join_sentences((award.title, award.reason)))


def felt_tile(app: App, words: Sequence[ft.Control], ident: str, spoken: str) -> ft.Control:
    """Return a tile on felt with lines of text, which screen readers read as `spoken`. It fills its share of a line."""
    box = ft.Container(
        parts.stacked(words, 2),
        padding=theme.GAP,
        **theme.felt_box_surface(theme.CHOOSER, theme.PANEL_RADIUS, app.contrast),
    )
    return parts.label(box, ident, spoken, expand=None if app.text_scale > theme.LARGE_TEXT else True)


def _player_rows(app: App, summary: MatchSummary, width: float) -> ft.Control:
    """Return a row for each player with their last rounds and total: as many rounds as fit beside the names."""
    ink, inner = app.palette, width - 2 * theme.EDGE
    letter, large = theme.fitting_font_size(theme.BODY, app.text_scale), theme.fitting_font_size(20, app.text_scale)

    def width_of(texts: Sequence[str], size: float) -> float:
        return max((theme.text_width(text, size * app.text_scale) for text in texts), default=0.0)

    total = width_of([row.total for row in summary.rows], large) + CELL_GAP
    name = min(width_of(summary.names, letter) + CELL_GAP, max(MOST_NAME * inner, inner - total - 3 * LEAST_CELL))
    cell = max(LEAST_CELL, width_of([cell for row in summary.rows for cell in row.cells], theme.SMALL) + CELL_GAP)
    shown = min(len(summary.rounds), max(0, int((inner - name - total) / cell)))
    first = len(summary.rounds) - shown

    def numbers(texts: Sequence[str], colour: str, weight: ft.FontWeight) -> list[ft.Control]:
        return [
            ft.Container(
                parts.styled_text(text, colour=colour, size=theme.SMALL, weight=weight, max_lines=1),
                width=cell,
                alignment=ft.Alignment.CENTER,
            )
            for text in texts
        ]

    def sum_cell(text: str, colour: str, size: float) -> ft.Control:
        drawn = parts.styled_text(text, colour=colour, size=size, weight=theme.HEAVY, max_lines=1)
        return ft.Container(
            drawn,
            width=total,
            alignment=ft.Alignment.CENTER_LEFT if app.is_right_to_left else ft.Alignment.CENTER_RIGHT,
        )

    def summary_row(row: SummaryRow) -> ft.Control:
        who = parts.styled_text(
            summary.names[row.player], colour=ink.text, size=letter, weight=theme.HEAVY, expand=True
        )
        cells = numbers(row.cells[first:], ink.text, theme.STRONG)
        drawn = ft.Container(
            ft.Row([who, *cells, sum_cell(row.total, ink.text, large)], spacing=0),
            padding=ft.Padding.symmetric(vertical=theme.SPACE / 2 + 2),
            border=ft.Border.only(top=ft.BorderSide(1, ink.line)),
        )
        key = "result.spoken" if row.place else "result.spoken_open"
        spoken = tr(key, name=summary.names[row.player], place=row.place, total=row.total, note="")
        return parts.label(drawn, f"place-{row.player + 1}", spoken, key=f"place-{row.player}")

    lines = [summary_row(row) for row in summary.rows]
    if shown:
        heads = numbers([str(number) for number in summary.rounds[first:]], ink.quiet, theme.STRONG)
        top = ft.Row([ft.Container(expand=True), *heads, sum_cell("Σ", ink.quiet, theme.SMALL)], spacing=0)
        lines.insert(0, ft.Semantics(exclude_semantics=True, content=top))
    more: dict[str, Any] = theme.edge_arguments(ink.edge, theme.PANEL_RADIUS)
    return ft.Container(
        parts.stacked(lines, 2, wide=True),
        padding=ft.Padding.symmetric(horizontal=theme.EDGE, vertical=theme.SPACE),
        bgcolor=ink.panel,
        border_radius=theme.PANEL_RADIUS,
        **more,
    )
