"""What is laid over a sheet for a moment: the menu, the ways to enter, and panels that have files of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.panels.frame import lay_panel, write_and_close
from app.scoresheet.panels.player_panels import JoinPanel, Person
from app.scoresheet.panels.referee_panel import Referee
from app.scoresheet.panels.round_panels import NotePanel, Rounds
from app.scoresheet.panels.tie_panel import Tie
from app.scoresheet.state import SheetState
from app.session import STOPPED
from app.ui import parts, theme
from app.ui.shell import App, part, use_app
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.taps import EndMatch

ROW: Final = 66.0  # of a line in the menu
WAYS: Final = ("points", "cards", "places", "winner", "tally")


@part
def Panel(shown: SheetState, controller: SheetController) -> ft.Control:
    """The panel that lies over the sheet now."""
    app = use_app()
    picture = shown.picture
    if shown.panel in STOPPED or picture is None:
        return _stop_panel(app, shown, controller)
    if shown.panel == "rounds":
        return Rounds(picture, shown, controller)
    if shown.panel == "person":
        return Person(picture, shown, controller)
    if shown.panel == "referee":
        return Referee(picture, shown, controller)
    if shown.panel == "note":
        return NotePanel(picture, shown, controller)
    if shown.panel == "join":
        return JoinPanel(picture, controller)
    if shown.panel == "tie":
        return Tie(picture, shown, controller)
    if shown.panel == "ways":
        return Ways(picture, shown, controller)
    return Menu(picture, shown, controller)


def _stop_panel(app: App, shown: SheetState, controller: SheetController) -> ft.Control:
    """The sheet is open elsewhere, or cannot be written."""
    ink = app.ink
    lost = shown.panel == "lost"
    action = (
        parts.pill(app, tr("keep.take_over"), controller.session.take_over, "take-over", accent=True)
        if lost
        else parts.pill(app, tr("play.try_again"), controller.session.try_again, "try-again", accent=True)
    )
    content = parts.column(
        [
            parts.heading(tr("keep.lost_title") if lost else tr("keep.broken"), colour=ink.text),
            parts.line(shown.about, colour=ink.text),
            parts.wrap([action, parts.pill(app, tr("play.home"), lambda: app.go("/"), "panel-home")], theme.GAP),
        ]
    )
    return parts.over_table(app, content, f"panel-{shown.panel}", back=ink.paper)


@part
def Menu(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """What is not tapped at every round."""
    app = use_app()
    line = controller.line
    rules = picture.terms.rules
    nothing = ft.Container()
    items = [
        parts.row(
            app, tr("keep.rounds"), lambda: controller.open("rounds"), "menu-rounds", about=tr("keep.rounds_about")
        )
    ]
    if rules is not None:
        items.append(
            parts.row(
                app,
                tr("keep.referee"),
                lambda: controller.open("referee"),
                "menu-referee",
                about=tr("keep.referee_about"),
            )
        )
    items.append(
        parts.row(
            app,
            tr("keep.note", round=shown.number),
            lambda: controller.open("note"),
            "menu-note",
            about=line.note if line else "",
        )
    )
    if line is not None:
        items.append(
            parts.row(
                app,
                tr("keep.double", round=shown.number),
                controller.double,
                "menu-double",
                about=tr("keep.double_about"),
                toggled=line.doubled,
                trailing=parts.toggle(app, line.doubled),
            )
        )
        if shown.round:
            items.append(
                parts.row(
                    app,
                    tr("keep.strike", round=shown.number),
                    controller.strike,
                    "menu-strike",
                    about=tr("keep.strike_about"),
                    toggled=line.struck,
                    trailing=parts.toggle(app, line.struck),
                )
            )
    items.append(
        parts.row(app, tr("keep.join"), lambda: controller.open("join"), "menu-join", about=tr("keep.join_about"))
    )
    if picture.tied or picture.decided:
        items.append(
            parts.row(app, tr("keep.tie"), lambda: controller.open("tie"), "menu-tie", about=tr("keep.tie_about"))
        )
    items += [
        parts.row(
            app,
            tr("keep.end") if not picture.over else tr("keep.go_on"),
            partial(write_and_close, controller, EndMatch(not picture.over)),
            "menu-end",
            about=tr("keep.end_about") if not picture.over else tr("keep.go_on_about"),
            trailing=nothing,
        ),
        parts.row(app, tr("keep.look"), lambda: app.go(f"/history/{controller.match_id}"), "menu-match"),
        parts.row(app, tr("keep.leave"), lambda: app.go("/"), "menu-leave", about=tr("keep.leave_about")),
    ]
    return lay_panel(app, tr("keep.menu"), "menu", [parts.rows(app, items)], controller, height=ROW * len(items))


@part
def Ways(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """Ways to make entries; whichever is taken, the sheet counts them together."""
    app = use_app()
    valued = picture.terms.rules is not None and picture.terms.rules.words.scoring.by in ("held", "winner")
    ways = [way for way in WAYS if way != "cards" or valued]
    return lay_panel(
        app,
        tr("keep.ways"),
        "ways",
        [
            parts.rows(
                app,
                [
                    parts.row(
                        app,
                        tr(f"keep.way.{way}"),
                        partial(controller.enter_by, way),
                        f"way-{way}",
                        about=tr(f"keep.way.{way}_about"),
                        selected=way == shown.way,
                        trailing=ft.Icon(ft.Icons.CHECK_ROUNDED, color=app.ink.ring)
                        if way == shown.way
                        else ft.Container(),
                    )
                    for way in ways
                ],
            )
        ],
        controller,
        height=ROW * len(ways),
    )
