"""The panels on the table of a room: menu, sayings, results, and why the game doesn't go on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from app.people import USUAL_BOT
from app.rooms.table.chat import SAYINGS
from app.rooms.table.room_source import RoomSource
from app.rooms.table.room_status import RoomStatus
from app.table.controller import Controller
from app.table.game import MatchFacts
from app.table.panel_kind import CLOSABLE, RESULTS, PanelKind
from app.table.panels import TOLD, menu_panel, told_panel
from app.table.reducer.state import TableState
from app.table.result import ResultButton, result_panel
from app.ui import parts
from app.ui.window.app_state import App
from app.ui.window.error_boundary import part
from app.ui.window.hooks import use_app
from app.ui.words import render, tr


@part
def RoomPanel(
    shown: TableState, source: RoomSource, controller: Controller, status: RoomStatus, show_lobby: Callable[[], Any]
) -> ft.Control:
    """The panel that `shown` names."""
    app = use_app()
    panel, match = shown.panel, shown.match
    if match is not None and shown.view is not None:
        if panel in RESULTS:
            whole = panel is PanelKind.MATCH_RESULT
            return result_panel(app, shown, whole, _next_steps(app, match, whole, source), controller)
        if panel is PanelKind.MENU:
            return menu_panel(app, _menu(app, source, controller, status, show_lobby), controller)
        if panel in TOLD:
            return told_panel(app, shown, controller)
    rows: list[ft.Control] = []
    if panel is PanelKind.SAYINGS:
        rows = [
            parts.pill(app, render(words), partial(source.say, saying), f"say-{saying}")
            for saying, words in SAYINGS.items()
        ]
        return parts.titled_sheet(app, "say", tr("room.talk"), rows, controller.on_panel_closed, lines=len(rows))
    if shown.about:
        rows.append(parts.styled_text(shown.about, colour=app.ink.text, align=ft.TextAlign.CENTER))
    if (
        panel is PanelKind.PAUSED
        and source.session.membership.is_host
        and status.room is not None
        and status.room.paused == "host"
    ):
        rows.append(parts.pill(app, tr("room.resume"), partial(source.send, "resume"), "panel-resume", accent=True))
    rows.append(parts.pill(app, tr("room.who"), show_lobby, "panel-lobby"))
    rows.append(parts.pill(app, tr("play.home"), source.leave, "panel-home"))
    close = controller.on_panel_closed if panel in CLOSABLE else None
    return parts.titled_sheet(app, panel, _title(panel), rows, close, lines=len(rows), letters=len(shown.about))


def _title(panel: PanelKind) -> str:
    titles = {
        PanelKind.WAITING: tr("room.waiting"),
        PanelKind.PAUSED: tr("room.paused"),
        PanelKind.UNREACHABLE: tr("room.unreachable"),
        PanelKind.CLOSED: tr("room.closed"),
    }
    return titles.get(panel) or tr("room.gone_title")


def _menu(
    app: App, source: RoomSource, controller: Controller, status: RoomStatus, show_lobby: Callable[[], Any]
) -> list[ft.Control]:
    room = status.room
    rows = [
        parts.row(app, tr("room.who"), show_lobby, "menu-room", about=tr("room.who_about")),
        parts.row(app, tr("play.rules"), controller.on_help_pressed, "menu-rules"),
    ]
    if status.player >= 0 and room is not None and not room.over:
        bot = room.seats[status.player].bot
        about = tr("room.bot_for_me_about")
        if bot:
            back = partial(source.send, "sit", seat=status.player, bot="", name="")
            rows.append(parts.row(app, tr("room.play_again"), back, "menu-person"))
        else:
            away = partial(source.send, "sit", seat=status.player, bot=USUAL_BOT, name="")
            rows.append(parts.row(app, tr("room.bot_for_me"), away, "menu-bot", about=about))
    mute = tr("room.unmute" if status.muted else "room.mute")
    rows.append(parts.row(app, mute, source.toggle_mute, "menu-mute", about=tr("room.mute_about")))
    if not app.guest:
        rows.append(parts.row(app, tr("nav.settings"), lambda: app.navigation.go("/settings"), "menu-settings"))
        rows.append(parts.row(app, tr("play.report"), lambda: app.device.copy(app.make_report()), "menu-report"))
    rows.append(parts.row(app, tr("play.leave"), source.leave, "menu-leave", about=tr("room.leave_about")))
    return rows


def _next_steps(app: App, match: MatchFacts, whole: bool, source: RoomSource) -> list[ResultButton]:
    """The buttons of a result, the likeliest first; a replay only if the hand is in the history here."""
    is_host = source.session.membership.is_host
    if whole and is_host:
        first = ResultButton(tr("match.rematch"), partial(source.send, "next"), "rematch")
    elif whole:
        first = ResultButton(tr("result.home"), source.leave, "result-leave")
    else:
        first = ResultButton(tr("result.next"), source.request_next_hand, "next-hand")
    steps = [first] if source.room_status.player >= 0 or is_host else []
    if match.id:
        page = f"/history/{match.id}"
        replay = tr("result.hands" if whole else "result.replay")
        steps.append(
            ResultButton(replay, lambda: app.navigation.go(page if whole else f"{page}/{match.hand}"), "result-replay")
        )
    if not whole or is_host or not steps:
        leave = tr("result.home" if whole else "result.leave")
        steps.append(ResultButton(leave, source.leave, "result-leave"))
    return steps
