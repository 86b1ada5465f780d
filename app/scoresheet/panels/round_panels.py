"""Panels with all rounds of a sheet, and with the note of one."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.grid import ScoreGrid, ScoreGridRow, score_grid
from app.scoresheet.panels.frame import panel_over_sheet
from app.scoresheet.player_rows import entry_text
from app.scoresheet.state import SheetState
from app.ui import parts, theme
from app.ui.numbers import points_text
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.player_names import MAX_NOTE_LENGTH
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.standings import RoundLine

MOST_ROWS: Final = 40  # drawing 500 rounds took seconds
FRAME: Final = 180.0  # the height of the grid's names and totals, and of what is said above it


@guarded_component
def RoundsPanel(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """The newest rounds, and the earlier ones when asked for; a tap on one opens it for correction."""
    app = use_app()
    most, show = use_value(MOST_ROWS)
    grid = grid_of_sheet(picture, shown, most)
    earlier = len(picture.rounds) - len(grid.rows)
    width = min(app.size.width - app.size.left - app.size.right - 2 * theme.GAP, theme.READING_WIDTH)
    return panel_over_sheet(
        app,
        tr("keep.rounds"),
        "rounds",
        [
            parts.quiet_text(app, tr("keep.rounds_how")),
            *([_earlier_rounds(app, earlier, partial(show, most + MOST_ROWS))] if earlier else []),
            score_grid(app, grid, width - 2 * theme.EDGE, controller.show_round),
        ],
        controller,
        height=FRAME + theme.TAP * len(grid.rows),
        width=theme.READING_WIDTH,
    )


def _earlier_rounds(app: App, many: int, show: parts.Handler) -> ft.Control:
    """Return the button that shows more of so many earlier rounds."""
    return ft.Row([parts.pill(app, tr("keep.rounds_earlier", count=many), show, "rounds-earlier", expand=True)])


def grid_of_sheet(picture: SheetPicture, shown: SheetState, most: int) -> ScoreGrid:
    """Return the newest rounds of a sheet, at most `most`, as a grid with all totals."""
    names, decimals = tuple(line.name for line in picture.lines), picture.terms.counting.decimals
    rows = (
        ScoreGridRow(
            line.number,
            tuple(round_cell(line, n, decimals) for n in range(len(names))),
            line.dealer,
            bool(line.odd) and line.finished,
            line.struck,
            line.note,
            line.costs,
        )
        for line in picture.rounds[-most:]
    )
    totals = tuple(line.total for line in picture.lines)
    return ScoreGrid(names, shown.colours or {}, tuple(rows), totals, decimals=decimals)


def round_cell(line: RoundLine, player: int, decimals: int = 0) -> str:
    """Return a player's round as the text of a cell."""
    if player >= len(line.entries):
        return ""
    points = line.points[player]
    if points:
        return points_text(points, decimals)
    if player in line.winners:
        return "★"
    if points is None and line.entries[player] is not None:
        return entry_text(line.entries[player], None, False, line.finished)
    return points_text(points, decimals) if points is not None else "·"


@guarded_component
def NotePanel(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """The note of a round."""
    app = use_app()
    kept = shown.line_shown.note if shown.line_shown else ""
    text, write = use_value(kept)
    keep = partial(controller.set_note, text)
    return panel_over_sheet(
        app,
        tr("keep.note", round=shown.number_shown),
        "note",
        [
            parts.field(
                app,
                tr("keep.note_label"),
                kept,
                write,
                "note-text",
                longest=MAX_NOTE_LENGTH,
                submit=controller.set_note,
            ),
            ft.Row([parts.pill(app, tr("keep.note_keep"), keep, "note-keep", accent=True, expand=True)]),
        ],
        controller,
    )
