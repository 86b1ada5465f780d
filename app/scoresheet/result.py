"""The end of a match on a sheet, in place of the pad."""

from __future__ import annotations

import flet as ft

from app.scoresheet.agreement import begin_rematch
from app.scoresheet.controller import SheetController, spoken_totals
from app.scoresheet.pads.keys import PadRoom
from app.scoresheet.state import SheetPanel
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture


def result_panel(app: App, picture: SheetPicture, room: PadRoom, controller: SheetController) -> ft.Control:
    """Return the winner, all totals, and buttons to go on."""
    won = [picture.lines[player].name for player in picture.winners]
    title = tr("keep.won_match", names=tuple(won)) if won else tr("keep.over")
    match = f"/history/{controller.match_id}"

    def side_button(icon: ft.IconData, words: str, handler: parts.Handler, ident: str) -> ft.Control:
        return parts.icon_button(icon, words, handler, ident, colour=theme.ON_FELT, back=theme.PANEL_ON_FELT)

    def centred_text(text: str, colour: str, size: float, weight: ft.FontWeight) -> ft.Control:
        return parts.styled_text(text, colour=colour, size=size, weight=weight, align=ft.TextAlign.CENTER)

    again = parts.pill(
        app,
        tr("match.rematch"),
        lambda: begin_rematch(app, controller.match_id),
        "sheet-rematch",
        accent=True,
        expand=True,
    )
    share = side_button(
        ft.Icons.SHARE_ROUNDED, tr("keep.share"), lambda: app.navigation.go_to(f"{match}/share"), "sheet-share"
    )
    look = parts.pill(app, tr("keep.look"), lambda: app.navigation.go_to(match), "sheet-match", felt=True, expand=True)
    undo = side_button(ft.Icons.UNDO_ROUNDED, tr("keep.undo"), controller.undo, "pad-undo")
    tie = parts.pill(app, tr("keep.tie"), lambda: controller.open_panel(SheetPanel.TIE), "sheet-tie", felt=True)
    items = [
        ft.Semantics(
            header=True, live_region=True, content=centred_text(title, theme.ON_FELT, theme.HEADER, theme.HEAVY)
        ),
        centred_text(spoken_totals(picture), theme.ON_FELT_QUIET, theme.BODY, theme.STRONG),
        ft.Row([again, share], spacing=theme.SPACE),
        ft.Row([look, undo], spacing=theme.SPACE),
        *([tie] if picture.tied or picture.decided else []),
    ]
    return ft.Semantics(
        identifier="sheet-over",
        content=ft.Container(
            width=room.width,
            bgcolor=theme.FELT[1],
            border_radius=theme.PILL_RADIUS,
            padding=theme.EDGE,
            content=parts.stacked(items, theme.SPACE, wide=True),
        ),
    )
