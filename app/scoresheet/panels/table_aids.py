"""Aids at the table that aren't recorded: a die for who starts, and a timer."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.header import clock_text, minutes_text
from app.scoresheet.panels.frame import panel_over_sheet
from app.scoresheet.state import SheetState
from app.ui import parts, theme
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture

TIMES: Final = (30, 60, 120, 300)  # seconds
FACE: Final = 96.0
HIGH: Final = 240.0


@guarded_component
def DiePanel(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """Whom the die chose."""
    app = use_app()
    names = [line.name for line in picture.lines]
    player = shown.starts if 0 <= shown.starts < len(names) else 0
    letters, hues = initials_of(names), colour_numbers(names, shown.colours or {})
    said = tr("keep.starts", name=names[player])
    face = parts.person_circle(names[player], hues[player], FACE, letters[player])
    words = parts.styled_text(
        said, colour=app.palette.text, size=theme.HEADING, weight=theme.HEAVY, align=ft.TextAlign.CENTER
    )
    fell = ft.Column([face, words], spacing=theme.GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    again = parts.pill(
        app, tr("keep.die_again"), controller.roll_die, "die-again", icon=ft.Icons.CASINO_ROUNDED, expand=True
    )
    return panel_over_sheet(
        app,
        tr("keep.die"),
        "die",
        [parts.label(fell, "die-starts", said, live_region=True), ft.Row([again])],
        controller,
        height=HIGH,
    )


@guarded_component
def TimerPanel(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """The seconds to count down, and a button to stop."""
    app = use_app()
    rows = [
        parts.row(
            app,
            minutes_text(seconds),
            partial(controller.start_timer, seconds),
            f"timer-{seconds}",
            trailing=ft.Icon(ft.Icons.TIMER_ROUNDED, color=app.palette.quiet),
        )
        for seconds in TIMES
    ]
    items: list[ft.Control] = [parts.rows(app, rows)]
    if shown.timer:
        items[:0] = [parts.heading(clock_text(shown.timer), colour=app.palette.text)]
        items.append(ft.Row([parts.pill(app, tr("keep.timer_stop"), partial(controller.start_timer, 0), "timer-stop")]))
    return panel_over_sheet(app, tr("keep.timer"), "timer", items, controller, height=HIGH + theme.TAP * len(items))
