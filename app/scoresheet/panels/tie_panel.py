"""The tie-break: players who share a rank are put in order by taps, or share it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.panels.frame import panel_over_sheet
from app.scoresheet.state import SheetState
from app.ui import parts, theme
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.taps import Decide

ROW: Final = 66.0


@guarded_component
def TiePanel(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """The players who share a rank; a tap puts one ahead of those still tied."""
    app = use_app()
    ink = app.palette
    names = [line.name for line in picture.lines]
    letters, hues = initials_of(names), colour_numbers(names, shown.colours or {})
    items: list[ft.Control] = []
    for tied in picture.tied:
        items.append(parts.heading(tr("keep.tie_place", place=picture.places[tied[0]]), colour=ink.quiet))
        items.append(
            parts.rows(
                app,
                [
                    parts.row(
                        app,
                        names[player],
                        _put_ahead(picture, controller, player),
                        f"tie-{player + 1}",
                        leading=parts.person_circle(names[player], hues[player], theme.AVATAR, letters[player]),
                        trailing=ft.Icon(ft.Icons.ARROW_UPWARD_ROUNDED, color=ink.quiet),
                        spoken=tr("keep.tie_ahead", name=names[player]),
                    )
                    for player in tied
                ],
            )
        )
    if not items:
        items.append(parts.styled_text(tr("keep.tie_none"), colour=ink.quiet))
    if picture.decided:
        items.append(
            ft.Row(
                [parts.pill(app, tr("keep.tie_share"), lambda: controller.apply_event(Decide(())), "tie-share")],
                wrap=True,
            )
        )
    return panel_over_sheet(
        app,
        tr("keep.tie"),
        "tie",
        [parts.quiet_text(app, tr("keep.tie_how")), *items],
        controller,
        height=ROW * (2 + len(items) + sum(map(len, picture.tied))),
    )


def _put_ahead(picture: SheetPicture, controller: SheetController, player: int) -> Callable[[], object]:
    """Return the handler that ranks a player of a tie behind those whose order is already decided."""
    before = tuple(each for each in picture.decided if each != player)
    return lambda: controller.apply_event(Decide((*before, player)))
