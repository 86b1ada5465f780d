"""The end of a match where the pad was: who won, and what one may want now."""

from __future__ import annotations

import flet as ft

from app.scoresheet.agreement import rematch
from app.scoresheet.controller import SheetController, totals
from app.scoresheet.pads.keys import Room
from app.ui import parts, theme
from app.ui.shell import App
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture


def result_panel(app: App, picture: SheetPicture, room: Room, controller: SheetController) -> ft.Control:
    """Who won, everybody's total, and the ways on."""
    won = [picture.lines[player].name for player in picture.winners]
    title = tr("keep.won_match", names=tuple(won)) if won else tr("keep.over")
    return ft.Semantics(
        identifier="sheet-over",
        content=ft.Container(
            width=room.width,
            bgcolor=theme.FELT[1],
            border_radius=theme.PILL_RADIUS,
            padding=theme.EDGE,
            content=parts.column(
                [
                    ft.Semantics(
                        header=True,
                        live_region=True,
                        content=parts.line(
                            title,
                            colour=theme.ON_FELT,
                            size=theme.HEADER,
                            weight=theme.HEAVY,
                            align=ft.TextAlign.CENTER,
                            most=2,
                        ),
                    ),
                    parts.line(
                        totals(picture),
                        colour=theme.ON_FELT_QUIET,
                        weight=theme.STRONG,
                        align=ft.TextAlign.CENTER,
                        most=2,
                    ),
                    ft.Row(
                        [
                            parts.pill(
                                app,
                                tr("match.rematch"),
                                lambda: rematch(app, controller.match_id),
                                "sheet-rematch",
                                accent=True,
                                expand=True,
                            ),
                            parts.icon_button(
                                ft.Icons.SHARE_ROUNDED,
                                tr("keep.share"),
                                lambda: app.go(f"/history/{controller.match_id}/share"),
                                "sheet-share",
                                colour=theme.ON_FELT,
                                back=theme.PANEL_ON_FELT,
                            ),
                        ],
                        spacing=theme.SPACE,
                    ),
                    ft.Row(
                        [
                            parts.pill(
                                app,
                                tr("keep.look"),
                                lambda: app.go(f"/history/{controller.match_id}"),
                                "sheet-match",
                                felt=True,
                                expand=True,
                            ),
                            parts.icon_button(
                                ft.Icons.UNDO_ROUNDED,
                                tr("keep.undo"),
                                controller.undo,
                                "pad-undo",
                                colour=theme.ON_FELT,
                                back=theme.PANEL_ON_FELT,
                            ),
                        ],
                        spacing=theme.SPACE,
                    ),
                    *(
                        [parts.pill(app, tr("keep.tie"), lambda: controller.open("tie"), "sheet-tie", felt=True)]
                        if picture.tied or picture.decided
                        else []
                    ),
                ],
                theme.SPACE,
                wide=True,
            ),
        ),
    )
