"""The grid of rounds and points, from which a round is opened for correction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.scoresheet.player_rows import signed_text
from app.ui import parts, theme
from app.ui.numbers import points_text
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.window.app_state import App
from app.ui.words import join_phrases, tr
from engine.scoresheet.terms import Points

NUMBER: Final = 46.0
COLUMN: Final = 58.0
FACE: Final = 34.0


@dataclass(frozen=True)
class ScoreGridRow:
    """One round: each player's cell, the points of penalties, and notes."""

    number: int
    cells: tuple[str, ...]
    dealer: int = -1
    odd: bool = False
    struck: bool = False
    note: str = ""
    costs: tuple[Points, ...] = ()


@dataclass(frozen=True)
class ScoreGrid:
    """All rounds of a match. Cells and totals are in the order of `names`; `known` are people's own colours, `bots` the
    indexes of bots. Totals have so many `decimals` at least.
    """

    names: tuple[str, ...]
    known: Mapping[str, int]
    rows: tuple[ScoreGridRow, ...]
    totals: tuple[Points, ...]
    bots: frozenset[int] = frozenset()
    decimals: int = 0


def score_grid(app: App, grid: ScoreGrid, width: float, on_row: Callable[[int], object] | None = None) -> ft.Control:
    """Return the grid, `width` pixels wide; it scrolls sideways if there are many players. A tap on a round calls
    `on_row`.
    """
    totals = tuple(points_text(total, grid.decimals) for total in grid.totals)
    column = max(COLUMN, (width - NUMBER) / max(1, len(grid.names)))
    wide = NUMBER + column * len(grid.names)
    ink = app.palette
    heads = [
        ft.Container(
            width=column,
            alignment=ft.Alignment.CENTER,
            content=ft.Column(
                [
                    parts.bot_portrait(name, FACE)
                    if n in grid.bots
                    else parts.person_circle(name, colour, FACE, letters),
                    parts.styled_text(name, colour=ink.quiet, size=theme.TINY, max_lines=1),
                ],
                spacing=2,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
        )
        for n, (name, letters, colour) in enumerate(
            zip(grid.names, initials_of(grid.names), colour_numbers(grid.names, grid.known), strict=True)
        )
    ]
    sum_up = ft.Container(
        border=ft.Border.only(top=ft.BorderSide(2, ink.text)),
        padding=ft.Padding.symmetric(vertical=theme.SPACE),
        content=ft.Row(
            [
                _round_number_cell(ft.Icon(ft.Icons.FUNCTIONS_ROUNDED, color=ink.quiet, size=18)),
                *(_grid_cell(app, text, column, strong=True) for text in totals),
            ],
            spacing=0,
        ),
    )
    lines: list[ft.Control] = [
        ft.Row([ft.Container(width=NUMBER), *heads], spacing=0),
        *(_grid_row(app, grid, row, column, on_row) for row in grid.rows),
        parts.label(sum_up, "grid-totals", tr("keep.totals", totals=_grid_as_text(grid, totals))),
    ]
    return ft.Row([ft.Column(lines, spacing=0, width=wide)], scroll=ft.ScrollMode.AUTO if wide > width + 1 else None)


def _round_number_cell(content: ft.Control) -> ft.Control:
    """Return the cell at the start of a line."""
    return ft.Container(width=NUMBER, alignment=ft.Alignment.CENTER, content=content)


def _grid_row(
    app: App, grid: ScoreGrid, row: ScoreGridRow, column: float, on_row: Callable[[int], object] | None
) -> ft.Control:
    ink = app.palette
    costs = [signed_text(cost, grid.decimals) if cost else "" for cost in row.costs] or [""] * len(row.cells)
    mark: list[ft.Control] = [parts.quiet_text(app, str(row.number), weight=theme.STRONG)]
    if row.odd:
        mark.append(ft.Icon(ft.Icons.ERROR_OUTLINE_ROUNDED, color=ink.ring, size=16))
    elif row.note:
        mark.append(ft.Icon(ft.Icons.NOTES_ROUNDED, color=ink.quiet, size=16))
    cells: list[ft.Control] = [
        _round_number_cell(ft.Row(mark, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER)),
        *(
            _grid_cell(app, text, column, dealer=row.dealer == n, struck=row.struck, cost=cost)
            for n, (text, cost) in enumerate(zip(row.cells, costs, strict=True))
        ),
    ]
    heard = tuple(
        f"{text} ({tr('keep.penalty', points=cost)})" if cost else text
        for text, cost in zip(row.cells, costs, strict=True)
    )
    said = tr("keep.round_spoken", round=row.number, scores=_grid_as_text(grid, heard))
    said = ". ".join(filter(None, [said, tr("keep.struck") if row.struck else "", row.note]))
    back = ft.Container(
        content=ft.Row(cells, spacing=0),
        height=None if any(costs) else theme.TAP,
        padding=ft.Padding.symmetric(vertical=theme.SPACE / 2 if any(costs) else 0),
        border=ft.Border.only(top=ft.BorderSide(1, ink.line)),
    )
    if on_row is None:
        return parts.label(back, f"grid-{row.number}", said, key=f"grid-{row.number}")
    return parts.tap(back, lambda: on_row(row.number), f"grid-{row.number}", said, key=f"grid-{row.number}")


def _grid_cell(
    app: App,
    text: str,
    column: float,
    *,
    strong: bool = False,
    dealer: bool = False,
    struck: bool = False,
    cost: str = "",
) -> ft.Control:
    ink = app.palette
    size = theme.HEADER if strong else theme.BODY
    points: ft.Control = ft.Text(
        text,
        # A long number, or any in a person's large letters, is as small as its column wants.
        size=size * min(1.0, (column - 2 * theme.SPACE) / max(1.0, theme.text_width(text, size * app.text_scale))),
        weight=theme.HEAVY if strong else theme.STRONG,
        color=ink.quiet if struck else ink.text,
        max_lines=1,
        style=ft.TextStyle(decoration=ft.TextDecoration.LINE_THROUGH) if struck else None,
    )
    if cost:
        flag = ft.Row(
            [
                ft.Icon(ft.Icons.FLAG_ROUNDED, color=ink.quiet, size=theme.TINY),
                parts.styled_text(cost, colour=ink.quiet, size=theme.TINY, weight=theme.STRONG, max_lines=1),
            ],
            spacing=1,
            tight=True,
        )
        points = ft.Column([points, flag], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(
        width=column,
        alignment=ft.Alignment.CENTER,
        content=ft.Container(
            padding=ft.Padding.symmetric(horizontal=theme.SPACE, vertical=0 if cost else 2),
            border_radius=theme.SPACE,
            bgcolor=ink.line if dealer else None,
            content=points,
        ),
    )


def _grid_as_text(grid: ScoreGrid, cells: tuple[str, ...]) -> str:
    return join_phrases(f"{name} {cell}" for name, cell in zip(grid.names, cells, strict=True))
