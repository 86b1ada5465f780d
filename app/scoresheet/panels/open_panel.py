"""The panel over a sheet: menu, entry methods, and those of other files."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.panels.frame import panel_over_sheet
from app.scoresheet.panels.picture_panel import PicturePanel, can_store_pictures
from app.scoresheet.panels.player_panels import JoinPanel, PlayerPanel
from app.scoresheet.panels.referee_panel import RefereePanel
from app.scoresheet.panels.round_panels import NotePanel, RoundsPanel
from app.scoresheet.panels.table_aids import DiePanel, TimerPanel
from app.scoresheet.panels.tie_panel import TiePanel
from app.scoresheet.state import EntryMethod, SheetPanel, SheetState
from app.session import STOPPED
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.taps import EndMatch

ROW: Final = 66.0  # of a line in the menu
STOPPED_HEIGHT: Final = 230.0  # of the panel that says why nothing can be entered


@guarded_component
def Panel(shown: SheetState, controller: SheetController) -> ft.Control:
    """The panel that is open."""
    app = use_app()
    picture = shown.picture
    if shown.panel in STOPPED or picture is None:
        return _stop_panel(app, shown, controller)
    return PANELS.get(shown.panel, Menu)(picture, shown, controller)


def _stop_panel(app: App, shown: SheetState, controller: SheetController) -> ft.Control:
    """Return the panel that says that the sheet is open elsewhere, or can't be written."""
    lost, session = shown.panel is SheetPanel.LOST, controller.session
    action = (
        (tr("keep.take_over"), session.take_over, "take-over")
        if lost
        else (tr("play.try_again"), session.try_again, "try-again")
    )
    go_home = parts.pill(app, tr("play.home"), lambda: app.navigation.go_to("/"), "panel-home")
    items = [
        parts.styled_text(shown.about, colour=app.palette.text),
        parts.wrapped_row([parts.pill(app, *action, accent=True), go_home], theme.GAP),
    ]
    title = tr("keep.lost_title") if lost else tr("keep.broken")
    return parts.titled_panel(app, title, shown.panel, items, None, height=STOPPED_HEIGHT)


@guarded_component
def Menu(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """The menu: what isn't needed in every round."""
    app = use_app()
    line, over, number = shown.line_shown, picture.over, shown.number_shown

    def lead_to(panel: SheetPanel) -> ft.Control:
        about = tr(f"keep.{panel}_about")
        return parts.row(app, tr(f"keep.{panel}"), partial(controller.open_panel, panel), f"menu-{panel}", about=about)

    def event_switch(what: str, value: bool, turn: parts.Handler) -> ft.Control:
        title, about = tr(f"keep.{what}", round=number), tr(f"keep.{what}_about")
        return parts.switch_row(app, title, value, lambda _: turn(), f"menu-{what}", about=about)

    misdeal = parts.row(
        app,
        tr("keep.misdeal"),
        controller.redeal_round,
        "menu-misdeal",
        about=tr("keep.misdeal_about"),
        trailing=ft.Container(),
    )
    items = [
        lead_to(SheetPanel.ROUNDS),
        *([lead_to(SheetPanel.REFEREE)] if picture.terms.rules is not None else []),
        parts.row(
            app,
            tr("keep.note", round=number),
            partial(controller.open_panel, SheetPanel.NOTE),
            "menu-note",
            about=line.note if line else "",
        ),
        parts.row(app, tr("keep.die"), controller.roll_die, "menu-die", about=tr("keep.die_about")),
        lead_to(SheetPanel.TIMER),
        *([misdeal] if line and not line.finished and not over else []),
        *([event_switch("double", line.doubled, controller.toggle_double)] if line else []),
        *([event_switch("strike", line.struck, controller.toggle_struck)] if line and shown.round else []),
        lead_to(SheetPanel.JOIN),
        *([lead_to(SheetPanel.TIE)] if picture.tied or picture.decided else []),
        *([lead_to(SheetPanel.PICTURE)] if over and can_store_pictures(app) else []),
        parts.row(
            app,
            tr("keep.go_on" if over else "keep.end"),
            partial(controller.apply_and_close, EndMatch(not over)),
            "menu-end",
            about=tr("keep.go_on_about" if over else "keep.end_about"),
            trailing=ft.Container(),
        ),
        parts.row(app, tr("keep.look"), lambda: app.navigation.go_to(f"/history/{controller.match_id}"), "menu-match"),
        parts.row(app, tr("keep.leave"), lambda: app.navigation.go_to("/"), "menu-leave", about=tr("keep.leave_about")),
    ]
    return panel_over_sheet(app, tr("keep.menu"), "menu", [parts.rows(app, items)], controller, height=ROW * len(items))


@guarded_component
def EntryMethods(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """The ways to make entries; all count on the same sheet."""
    app = use_app()
    valued = picture.terms.rules is not None and picture.terms.rules.words.scoring.hand_scoring in ("held", "winner")
    methods = [
        each for each in EntryMethod if each is not EntryMethod.KNOCK and (each is not EntryMethod.CARDS or valued)
    ]
    items = [
        parts.row(
            app,
            tr(f"keep.way.{method}"),
            partial(controller.set_entry_method, method),
            f"way-{method}",
            about=tr(f"keep.way.{method}_about"),
            selected=method is shown.method,
            trailing=ft.Icon(ft.Icons.CHECK_ROUNDED, color=app.palette.ring)
            if method is shown.method
            else ft.Container(),
        )
        for method in methods
    ]
    return panel_over_sheet(
        app, tr("keep.ways"), "ways", [parts.rows(app, items)], controller, height=ROW * len(methods)
    )


PANELS: Final = {
    SheetPanel.ROUNDS: RoundsPanel,
    SheetPanel.PERSON: PlayerPanel,
    SheetPanel.REFEREE: RefereePanel,
    SheetPanel.NOTE: NotePanel,
    SheetPanel.JOIN: JoinPanel,
    SheetPanel.TIE: TiePanel,
    SheetPanel.PICTURE: PicturePanel,
    SheetPanel.DIE: DiePanel,
    SheetPanel.TIMER: TimerPanel,
    SheetPanel.METHODS: EntryMethods,
}
