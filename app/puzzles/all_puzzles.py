"""The list of puzzles: today's, those of earlier days, and all by difficulty, each marked if it was solved."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, Literal

import flet as ft

from app.daily_seeds import day_text, days_since_1970
from app.game_lookup import game_name, game_title
from app.puzzles.tasks import find_hand, own_route
from app.stored.own_puzzles import OwnPuzzle, read_own_puzzles
from app.stored.puzzle_progress import PuzzleProgress, read_progress
from app.ui import parts, theme
from app.ui.date_texts import date_text
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app
from app.ui.words import join_details, join_phrases, tr
from engine.puzzles.puzzle import GRADES, Puzzle, all_puzzles, puzzle_of_day
from store.records import Hand, StoredMatch

EARLIER_DAYS: Final = 14  # days that are listed
MAX_OWN_ROWS: Final = 5  # puzzles from own rounds that are listed at once
PuzzleState = Literal["solved", "tried", "new"]
ICONS: Final[Mapping[PuzzleState, ft.IconData]] = {
    "solved": ft.Icons.CHECK_CIRCLE_ROUNDED,
    "tried": ft.Icons.REMOVE_CIRCLE_OUTLINE_ROUNDED,
    "new": ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED,
}


@screen
def Puzzles() -> ft.Control:
    """The screen with the list of puzzles."""
    app = use_app()
    top = parts.header(app, tr("puzzle.heading"), back="/")
    if app.data is None:
        return parts.loading_page(app, top)
    known, now = read_progress(app.data.key_values), days_since_1970()
    count = tr("puzzle.count", solved=len(known.solved), count=len(all_puzzles()))
    content: list[ft.Control] = [
        parts.styled_text(count, colour=app.palette.quiet, weight=theme.STRONG),
        *parts.section(
            app, tr("puzzle.today"), [_puzzle_row(app, known, puzzle_of_day(now, all_puzzles()), "puzzle-today", "")]
        ),
        *_own_section(app, now),
        *parts.section(
            app,
            tr("puzzle.days"),
            [
                _puzzle_row(app, known, puzzle_of_day(day, all_puzzles()), f"puzzle-day-{now - day}", day_text(day))
                for day in range(now - 1, now - 1 - EARLIER_DAYS, -1)
            ],
        ),
    ]
    for grade in GRADES:
        chips = [_puzzle_chip(app, known, each) for each in all_puzzles() if each.grade == grade]
        row = ft.Row(chips, spacing=theme.SPACE, run_spacing=theme.SPACE, wrap=True)
        content += [parts.heading(tr(f"puzzle.grade.{grade}"), colour=app.palette.quiet), parts.panel(app, row)]
    return parts.sheet(app, top, content)


def state_of(progress: PuzzleProgress, puzzle: Puzzle) -> PuzzleState:
    """Return whether a person has solved a puzzle, tried it, or neither."""
    return "solved" if puzzle.number in progress.solved else "tried" if puzzle.number in progress.tried else "new"


def _own_section(app: App, day: int) -> list[ft.Control]:
    """Return the section with the puzzles from the person's own rounds that are due, and how many were mastered. It's
    empty until there's one of either.
    """
    assert app.data is not None
    own = read_own_puzzles(app.data.key_values)
    due = own.due_on(day)[:MAX_OWN_ROWS]
    found = [(puzzle, *hand) for puzzle in due if (hand := find_hand(app.data, puzzle))]
    rows = [_own_row(app, n, *each) for n, each in enumerate(found)]
    mastered = tr("puzzle.mastered", count=own.mastered_count) if own.mastered_count else ""
    if not rows and not mastered:
        return []
    items: list[ft.Control] = [parts.heading(tr("puzzle.from_own_rounds"), colour=app.palette.quiet)]
    if rows:
        items.append(parts.rows(app, rows))
    if mastered:
        items.append(parts.styled_text(mastered, colour=app.palette.quiet, size=theme.SMALL))
    return items


def _own_row(app: App, number: int, puzzle: OwnPuzzle, match: StoredMatch, hand: Hand) -> ft.Control:
    """Return a row that leads to a puzzle from an own round, with its game and date."""
    about = join_details((game_name(match), date_text(hand.ended)))
    mark = ft.Icon(ICONS["new"], color=app.palette.quiet)
    to = partial(app.navigation.go_to, own_route(puzzle))
    return parts.row(app, tr("puzzle.own"), to, f"puzzle-own-{number}", about=about, leading=mark)


def _puzzle_row(app: App, progress: PuzzleProgress, puzzle: Puzzle, ident: str, when: str) -> ft.Control:
    """Return a row with a puzzle's day, game and state."""
    assert app.data is not None
    state = state_of(progress, puzzle)
    about = [
        when,
        game_title(app.data, puzzle.position_record.ruleset),
        tr(f"puzzle.grade.{puzzle.grade}"),
        "" if state == "new" else tr(f"puzzle.state.{state}"),  # the row's icon shows it
    ]
    mark = ft.Icon(ICONS[state], color=app.palette.strong if state == "solved" else app.palette.quiet)
    to = partial(app.navigation.go_to, f"/puzzles/{puzzle.number}")
    return parts.row(app, tr(f"puzzle.{puzzle.kind}"), to, ident, about=join_details(about), leading=mark)


def _puzzle_chip(app: App, progress: PuzzleProgress, puzzle: Puzzle) -> ft.Control:
    """Return a chip with a puzzle's number, ticked if it's solved."""
    ink, state = app.palette, state_of(progress, puzzle)
    solved = state == "solved"
    number = parts.styled_text(
        str(puzzle.number),
        colour=ink.text,
        size=theme.fitting_font_size(theme.SMALL, app.text_scale),
        weight=theme.HEAVY,
        max_lines=1,
    )
    inside: list[ft.Control] = [number]
    if solved:
        inside.append(ft.Icon(ft.Icons.CHECK_ROUNDED, size=theme.MARK, color=ink.strong))
    body = ft.Container(
        width=theme.TAP + theme.GAP,
        height=theme.TAP,
        border_radius=theme.PANEL_RADIUS,
        bgcolor=ink.paper,
        border=ft.Border.all(2, ink.strong if solved else ink.ring if state == "tried" else ink.line),
        alignment=ft.Alignment.CENTER,
        content=ft.Row(inside, spacing=0, alignment=ft.MainAxisAlignment.CENTER),
    )
    said = join_phrases(
        (tr("puzzle.title", puzzle=puzzle.number), tr(f"puzzle.{puzzle.kind}"), tr(f"puzzle.state.{state}"))
    )
    return parts.tap(body, partial(app.navigation.go_to, f"/puzzles/{puzzle.number}"), f"puzzle-{puzzle.number}", said)
