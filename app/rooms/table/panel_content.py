"""The texts and choices of the panels on the table of a room, for the app and for the guest page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from app.people import USUAL_BOT
from app.rooms.table.chat import SAYINGS
from app.rooms.table.room_source import RoomSource
from app.table.game import MatchFacts
from app.table.panel_kind import PanelKind
from app.ui.words import render, tr


@dataclass(frozen=True)
class PanelChoice:
    """A choice in a panel: the id of its button, its label, the function that a tap calls, and a text below it ("" for
    none).

    `is_primary` is true for the choice that people want most often.
    """

    id: str
    label: str
    on_chosen: Callable[[], Any]
    subtitle: str = ""
    is_primary: bool = False


def panel_title(panel: PanelKind) -> str:
    """Return the title of a panel that doesn't show a result."""
    titles = {
        PanelKind.MENU: tr("play.menu"),
        PanelKind.RULE: tr("play.rule"),
        PanelKind.LOG: tr("play.log"),
        PanelKind.SAYINGS: tr("room.talk"),
        PanelKind.WAITING: tr("room.waiting"),
        PanelKind.PAUSED: tr("room.paused"),
        PanelKind.UNREACHABLE: tr("room.unreachable"),
        PanelKind.CLOSED: tr("room.closed"),
    }
    return titles.get(panel) or tr("room.gone_title")


def saying_choices(source: RoomSource) -> list[PanelChoice]:
    """Return a choice for each saying of the chat."""
    return [
        PanelChoice(f"say-{saying}", render(words), partial(source.say, saying)) for saying, words in SAYINGS.items()
    ]


def stopped_choices(source: RoomSource, panel: PanelKind, show_lobby: Callable[[], Any]) -> list[PanelChoice]:
    """Return the choices while the game is stopped; `panel` says why it is."""
    room, choices = source.room_status.room, list[PanelChoice]()
    may_resume = source.session.membership.is_host and room is not None and room.pause_reason == "host"
    if panel is PanelKind.PAUSED and may_resume:
        resume = partial(source.send_command, "resume")
        choices.append(PanelChoice("panel-resume", tr("room.resume"), resume, is_primary=True))
    choices.append(PanelChoice("panel-lobby", tr("room.who"), show_lobby))
    choices.append(PanelChoice("panel-home", tr("play.home"), source.leave))
    return choices


def menu_choices(
    source: RoomSource, show_lobby: Callable[[], Any], show_rules: Callable[[], Any], more: tuple[PanelChoice, ...] = ()
) -> list[PanelChoice]:
    """Return the choices of the menu, with `more` before the last one, which leaves the table."""
    status = source.room_status
    room = status.room
    choices = [
        PanelChoice("menu-room", tr("room.who"), show_lobby, tr("room.who_about")),
        PanelChoice("menu-rules", tr("play.rules"), show_rules),
    ]
    if status.own_player >= 0 and room is not None and not room.is_over:
        if room.seats[status.own_player].bot_level:
            back = partial(source.send_command, "sit", seat=status.own_player, bot="", name="")
            choices.append(PanelChoice("menu-person", tr("room.play_again"), back))
        else:
            away = partial(source.send_command, "sit", seat=status.own_player, bot=USUAL_BOT, name="")
            choices.append(PanelChoice("menu-bot", tr("room.bot_for_me"), away, tr("room.bot_for_me_about")))
    mute = tr("room.unmute" if status.muted else "room.mute")
    choices.append(PanelChoice("menu-mute", mute, source.toggle_mute, tr("room.mute_about")))
    choices += more
    choices.append(PanelChoice("menu-leave", tr("play.leave"), source.leave, tr("room.leave_about")))
    return choices


def result_choices(source: RoomSource, match: MatchFacts, whole_match: bool) -> list[PanelChoice]:
    """Return the choices below a result, the likeliest first.

    `whole_match` is whether it's the match's result. A replay is offered if the hand is in this device's history.
    """
    is_host = source.session.membership.is_host
    if whole_match and is_host:
        first = PanelChoice("rematch", tr("match.rematch"), partial(source.send_command, "next"), is_primary=True)
    elif whole_match:
        first = PanelChoice("result-leave", tr("result.home"), source.leave, is_primary=True)
    else:
        first = PanelChoice("next-hand", tr("result.next"), source.request_next_hand, is_primary=True)
    choices = [first] if source.room_status.own_player >= 0 or is_host else []
    if match.id:
        page = f"/history/{match.id}"
        route = page if whole_match else f"{page}/{match.hand_number}"
        replay = tr("result.hands" if whole_match else "result.replay")
        choices.append(PanelChoice("result-replay", replay, partial(source.app.navigation.go_to, route)))
    if not whole_match or is_host or not choices:
        choices.append(PanelChoice("result-leave", tr("result.home" if whole_match else "result.leave"), source.leave))
    return choices
