"""A sheet whose match is over: the summary, and what can be done next."""

from __future__ import annotations

import flet as ft

from app.match_rows import occasion_text
from app.scoresheet.agreement import begin_rematch
from app.scoresheet.controller import SheetController
from app.scoresheet.state import SheetPanel, SheetState
from app.scoresheet.summary.content import summarise_match
from app.scoresheet.summary.drawing import summary_details, summary_heading
from app.scoresheet.summary.page import summary_foot, summary_page
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture
from store.history.sheet_grid import grid_of_picture


@guarded_component
def EndedSheet(shown: SheetState, picture: SheetPicture, controller: SheetController) -> ft.Control:
    """The summary on felt, with buttons for the panels above and for the next match below."""
    app = use_app()

    def find_occasion() -> str:
        match = app.data.store.matches.get(controller.match_id) if app.data else None
        return occasion_text(match) if match else ""

    occasion = ft.use_memo(find_occasion, [picture, app.data is None])
    grid = ft.use_memo(lambda: grid_of_picture(picture, [line.name for line in picture.lines]), [picture])
    summary = summarise_match(grid, shown.title, occasion, shown.colours or {})
    tie = parts.pill(app, tr("keep.tie"), lambda: controller.open_panel(SheetPanel.TIE), "sheet-tie", felt=True)
    ties = [ft.Row([tie], alignment=ft.MainAxisAlignment.CENTER)] if picture.tied or picture.decided else []
    page = summary_page(
        app,
        _top_bar(app, picture, controller),
        lambda width: summary_heading(app, summary, width, falls=True),
        lambda width: [*summary_details(app, summary, width), *ties],
        _foot(app, controller),
    )
    return ft.Semantics(
        identifier="sheet-over",
        expand=True,
        exclude_semantics=bool(shown.panel),  # what lies under a panel is not read out
        content=page,
    )


def _top_bar(app: App, picture: SheetPicture, controller: SheetController) -> ft.Control:
    """Return the buttons to leave, and to look back at the rounds or correct them."""

    def labelled_button(
        icon: ft.IconData, name: str, handler: parts.Handler | None, ident: str, spoken: str = ""
    ) -> ft.Control:
        return parts.named_button(app, icon, name, handler, ident, spoken or name, colour=theme.ON_FELT)

    def open_match() -> None:
        app.navigation.go_to(f"/history/{controller.match_id}")

    back = parts.icon_button(
        ft.Icons.CHEVRON_LEFT_ROUNDED, tr("nav.back"), lambda: app.navigation.go_to("/"), "back", colour=theme.ON_FELT
    )
    buttons = [
        labelled_button(ft.Icons.UNDO_ROUNDED, tr("keep.undo.name"), controller.undo, "pad-undo", tr("keep.undo")),
        labelled_button(
            ft.Icons.TABLE_ROWS_ROUNDED, tr("keep.rounds"), lambda: controller.open_panel(SheetPanel.ROUNDS), "round"
        ),
        labelled_button(ft.Icons.ARTICLE_OUTLINED, tr("keep.look"), open_match, "sheet-match"),
        labelled_button(
            ft.Icons.MORE_HORIZ_ROUNDED,
            tr("keep.menu.name"),
            lambda: controller.open_panel(SheetPanel.MENU),
            "sheet-menu",
            tr("keep.menu"),
        ),
    ]
    if picture.can_redo:
        redo = labelled_button(ft.Icons.REDO_ROUNDED, tr("keep.redo.name"), controller.redo, "redo", tr("keep.redo"))
        buttons.insert(1, redo)
    row = ft.Row([back, ft.Container(expand=True), *buttons], spacing=4)
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=theme.SPACE))


def _foot(app: App, controller: SheetController) -> ft.Control:
    """Return the buttons to share the match and to play again."""
    share = parts.pill(
        app,
        tr("keep.share"),
        lambda: app.navigation.go_to(f"/history/{controller.match_id}/share"),
        "sheet-share",
        felt=True,
        expand=True,
    )
    again = parts.pill(
        app,
        tr("match.rematch"),
        lambda: begin_rematch(app, controller.match_id),
        "sheet-rematch",
        accent=True,
        expand=2,
    )
    row: ft.Control = ft.Row([share, again], spacing=theme.SPACE)
    if app.text_scale > theme.LARGE_TEXT:  # large letters leave no room for both
        row = parts.stacked([ft.Row([again]), ft.Row([share])], theme.SPACE)
    return summary_foot(app, row)
