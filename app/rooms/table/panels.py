"""What lies on the table of a room: its menu, what may be said, how a hand ended, and why nothing goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from app.people import USUAL_BOT
from app.rooms.table.room_source import SAYINGS, RoomSource, RoomStatus
from app.table.controller import CLOSED, RESULTS
from app.table.game import MatchFacts
from app.table.painter import TableState
from app.table.panels import TOLD, menu_panel, told_panel
from app.table.result import WayOn, result_panel
from app.ui import parts
from app.ui.shell import App, part, use_app
from app.ui.words import render, tr


@part
def RoomPanel(shown: TableState, table: RoomSource, state: RoomStatus, lobby: Callable[[], Any]) -> ft.Control:
    """The panel that was published; `lobby` shows who is in the room."""
    app, controller = use_app(), table.table
    panel, match = shown.panel, shown.match
    if match is not None and shown.view is not None:
        if panel in RESULTS:
            return result_panel(app, shown, panel == "match", _ways_on(app, match, panel == "match", table), controller)
        if panel == "menu":
            return menu_panel(app, _menu(app, table, state, lobby), controller)
        if panel in TOLD:
            return told_panel(app, shown, controller)
    rows: list[ft.Control] = []
    if panel == "say":
        rows = [
            parts.pill(app, render(words), partial(table.say, what), f"say-{what}") for what, words in SAYINGS.items()
        ]
        return parts.titled_sheet(app, "say", tr("room.talk"), rows, controller.close_panel, lines=len(rows))
    if shown.about:
        rows.append(parts.line(shown.about, colour=app.ink.text, align=ft.TextAlign.CENTER))
    if panel == "paused" and table.kept.host and state.room is not None and state.room.paused == "host":
        rows.append(parts.pill(app, tr("room.resume"), partial(table.do, "resume"), "panel-resume", accent=True))
    rows.append(parts.pill(app, tr("room.who"), lobby, "panel-lobby"))
    rows.append(parts.pill(app, tr("play.home"), table.leave, "panel-home"))
    close = controller.close_panel if panel in CLOSED else None
    return parts.titled_sheet(app, panel, _title(panel), rows, close, lines=len(rows), letters=len(shown.about))


def _title(panel: str) -> str:
    titles = {
        "waiting": tr("room.waiting"),
        "paused": tr("room.paused"),
        "unreachable": tr("room.unreachable"),
        "closed": tr("room.closed"),
    }
    return titles.get(panel) or tr("room.gone_title")


def _menu(app: App, table: RoomSource, state: RoomStatus, lobby: Callable[[], Any]) -> list[ft.Control]:
    room = state.room
    rows = [
        parts.row(app, tr("room.who"), lobby, "menu-room", about=tr("room.who_about")),
        parts.row(app, tr("play.rules"), table.table.help, "menu-rules"),
    ]
    if state.player >= 0 and room is not None and not room.over:
        bot = room.chairs[state.player].bot
        about = tr("room.bot_for_me_about")
        if bot:
            back = partial(table.do, "sit", seat=state.player, bot="", name="")
            rows.append(parts.row(app, tr("room.play_again"), back, "menu-person"))
        else:
            away = partial(table.do, "sit", seat=state.player, bot=USUAL_BOT, name="")
            rows.append(parts.row(app, tr("room.bot_for_me"), away, "menu-bot", about=about))
    said = tr("room.unmute" if state.muted else "room.mute")
    rows.append(parts.row(app, said, table.mute, "menu-mute", about=tr("room.mute_about")))
    if not app.guest:
        rows.append(parts.row(app, tr("nav.settings"), lambda: app.go("/settings"), "menu-settings"))
        rows.append(parts.row(app, tr("play.report"), lambda: app.copy(app.report()), "menu-report"))
    rows.append(parts.row(app, tr("play.leave"), table.leave, "menu-leave", about=tr("room.leave_about")))
    return rows


def _ways_on(app: App, match: MatchFacts, whole: bool, table: RoomSource) -> list[WayOn]:
    """The buttons of a result, what one most likely wants first; a way to look again where the hand is here."""
    if whole and table.kept.host:
        first = WayOn(tr("match.rematch"), partial(table.do, "next"), "rematch")
    elif whole:
        first = WayOn(tr("result.home"), table.leave, "result-leave")
    else:
        first = WayOn(tr("result.next"), table.next_hand, "next-hand")
    ways = [first] if table.state.player >= 0 or table.kept.host else []
    if match.id:
        page = f"/history/{match.id}"
        look = tr("result.hands" if whole else "result.replay")
        ways.append(WayOn(look, lambda: app.go(page if whole else f"{page}/{match.hand}"), "result-replay"))
    if not whole or table.kept.host or not ways:
        leave = tr("result.home" if whole else "result.leave")
        ways.append(WayOn(leave, table.leave, "result-leave"))
    return ways
