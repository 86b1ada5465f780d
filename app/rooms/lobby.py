"""The lobby of a room: who is in, what is played by which rules, who sees what, and how others come in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import flet as ft

from app.editor.sharing import difference_row
from app.rooms.connection.room_info import RoomInfo
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.invitation import RoomInvitation
from app.rooms.memberships.stored_memberships import Membership
from app.rooms.seats import chairs
from app.rooms.table.room_source import RoomSource, RoomStatus
from app.ui import parts, theme
from app.ui.parts.picture_preloader import PicturePreloader
from app.ui.parts.square import CODE_SIZE, square
from app.ui.shell import App, part, use_app, use_value
from app.ui.words import capitalise, join_phrases, render, tr

BESIDE: Final = 176.0  # pixels: a square with words beside it
LINE_OF_CODE: Final = 4.2  # how wide four letters of a code can be, of their size


@part
def Lobby(table: RoomSource, state: RoomStatus, back: Callable[[], Any] | None) -> ft.Control:
    """The room beside its table; `back` leads to that where there is one."""
    app = use_app()
    asked, ask = use_value("")
    room, rules = state.room, state.rules
    title = render(rules.title) if rules else table.kept.game or tr("room.title")
    head = partial(parts.header, app, title, back="/", about=tr("room.title"))
    if room is None or rules is None:
        if state.line == "over":
            gone = parts.empty(app, tr("room.gone_title"), unavailable_text(state.word))
            return parts.sheet(app, head(), [gone])
        waiting = _lost(state) if state.line == "lost" else tr("room.connecting")
        # After a reload, the page goes to its table from here.
        ahead = PicturePreloader(True, at_once=True)
        return parts.sheet(app, head(), [parts.waiting(app, waiting), *_forget(app, table, state), ahead])
    host = table.kept.host
    content = _notices(app, state, room, host)
    if host and not room.begun and not room.closed:
        content += _invitation(app, table, state)
    content += chairs(app, table, state, room, asked, ask)
    if host and not room.full and not room.closed:
        content.append(parts.wrap([parts.pill(app, tr("room.fill"), table.fill, "lobby-fill")]))
    content += _watchers(app, table, room)
    how_long = tr("new.hands", count=room.hands) if room.hands else tr("new.to_target")
    rows = [
        parts.row(
            app,
            title,
            lambda: app.go(table.rules_route),
            "lobby-rules",
            about=f"{capitalise(how_long)} · {tr('room.differs', count=len(state.differences))}",
        ),
        *(difference_row(app, each, n) for n, each in enumerate(state.differences, start=1)),
        _plain(app, tr(f"room.calls.{room.calls}_about"), "lobby-calls"),
        *([_plain(app, tr("room.clock_is", count=room.clock), "lobby-clock")] if room.clock else []),
    ]
    content += parts.section(app, tr("room.game"), rows)
    seen = [_who_sees(table.kept)]
    if table.kept.address.startswith("http:") and (host or not table.kept.pin):
        seen.append(tr("room.browsers_seen" if host and table.kept.pin else "room.wifi_sees"))
    if table.kept.hosted or app.guest:
        seen.append(tr("room.stay" if host else "room.guest"))
    content += parts.section(
        app, tr("room.seen"), [_plain(app, each, f"lobby-seen-{n}") for n, each in enumerate(seen)]
    )
    content += _ways_out(app, table, state, room, asked, ask)
    content.append(PicturePreloader(back is None))  # for a guest, no earlier screen loads the pictures
    button, foot = _main_button(app, table, room, host, back)
    return parts.sheet(app, head(trailing=button), content, foot=foot)


def _who_sees(room: Membership) -> str:
    """Who deals, and so could look at all cards."""
    if room.served:
        return tr("room.server_sees", server=urlsplit(room.address).hostname or "")
    return tr("room.host_sees" if room.host else "room.host_can_see")


def _lost(state: RoomStatus) -> str:
    """That the host is not there, or that somebody else is."""
    return unavailable_text(state.word) if state.word else tr("room.unreachable")


def _plain(app: App, text: str, ident: str) -> ft.Control:
    """A sentence among rows."""
    return parts.label(parts.pad(parts.line(text, colour=app.ink.text)), ident, text)


def _notices(app: App, state: RoomStatus, room: RoomInfo, host: bool) -> list[ft.Control]:
    """What is in the way, first of all."""
    if room.closed:
        return [parts.notice(app, tr("room.refused.closed"), "lobby-closed")]
    if state.line == "over":
        return [parts.notice(app, unavailable_text(state.word), "lobby-over")]
    if state.line == "lost":
        return [parts.notice(app, _lost(state), "lobby-lost")]
    if not room.begun and not host:
        return [parts.notice(app, tr("room.host_deals"), "lobby-waits")]
    return []


def _invitation(app: App, table: RoomSource, state: RoomStatus) -> list[ft.Control]:
    """The way in for others: a square for their cameras, a link to send, and what is typed."""
    secret = table.secret
    if secret is None:
        return []
    title = parts.heading(tr("room.invite.title"), colour=app.ink.quiet)
    if not secret.code:  # who became the host has none yet: they were let in by another's
        renew = parts.pill(app, tr("room.invite.renew"), table.renew, "lobby-renew")
        return [title, parts.wrap([renew])]
    invitation = RoomInvitation(table.kept.address, table.kept.id, secret.code, table.kept.pin)
    ink, beside = app.ink, app.letters <= theme.GROWN
    wide = min(app.size.width - app.size.left - app.size.right, theme.READING_WIDTH) - 4 * theme.EDGE
    room = (wide - BESIDE - theme.GAP) / LINE_OF_CODE if beside else theme.TOTAL
    size = theme.fitting(min(theme.TOTAL, room), app.letters) if state.code else theme.SMALL
    written = state.code.replace("-", "\n" if beside else "-") or _spaced(invitation.secret)
    code = parts.label(
        parts.line(written, colour=ink.text, size=size, weight=theme.HEAVY, high=1.1),
        "lobby-code",
        " ".join(state.code or invitation.secret),
    )
    about = parts.line(tr("room.invite.about"), colour=ink.text, size=theme.SMALL, weight=theme.STRONG)
    large = BESIDE if beside else CODE_SIZE
    drawn: ft.Control = square(app, invitation.link, "lobby-square", tr("room.invite.square"), large)
    address = parts.selectable(app, invitation.address, "lobby-address", weight=theme.HEAVY)
    typed = [parts.quiet(app, tr("room.invite.typed")), address]
    copy = parts.pill(
        app,
        tr("room.invite.copy"),
        lambda: app.copy(invitation.link),
        "lobby-copy",
        icon=ft.Icons.CONTENT_COPY_ROUNDED,
    )
    icon, again = ft.Icons.RESTART_ALT_ROUNDED, tr("room.invite.renew")
    renew = parts.icon_button(icon, again, table.renew, "lobby-renew", colour=ink.text, back=ink.line)
    buttons = ft.Row([copy, renew], spacing=theme.GAP)
    inside: list[ft.Control]
    if beside:  # so that who is in the room is seen, too
        words = parts.column([about, code], expand=True)
        inside = [ft.Row([drawn, words], spacing=theme.GAP), parts.column(typed, 0), buttons]
    else:
        inside = [about, drawn, *typed, code, buttons]
    if state.renewed:
        inside.append(parts.quiet(app, tr("room.invite.renewed")))
    return [title, parts.panel(app, parts.column(inside))]


def _spaced(text: str) -> str:
    """A text that is read out, four letters at a time."""
    return " ".join(text[n : n + 4] for n in range(0, len(text), 4))


def _watchers(app: App, table: RoomSource, room: RoomInfo) -> list[ft.Control]:
    """The rows of watchers, each of whom the host may remove."""
    if not room.watching:
        return []
    if not room.watchers:  # a server of an earlier version tells how many alone
        return [parts.quiet(app, tr("room.watchers", count=room.watching))]
    said: list[ft.Control] = [
        parts.quiet(app, tr("room.watch", names=join_phrases([each.name for each in room.watchers])))
    ]
    if table.kept.host and not room.closed:
        pills = [
            parts.pill(
                app,
                tr("room.kick", name=each.name),
                partial(table.dismiss, each.id),
                f"watcher-{n}-out",
                danger=True,
            )
            for n, each in enumerate(room.watchers, start=1)
        ]
        said.append(parts.wrap(pills))
    return said


def _ways_out(
    app: App, table: RoomSource, state: RoomStatus, room: RoomInfo, asked: str, ask: Callable[[str], None]
) -> list[ft.Control]:
    """Closing the room, or leaving it for good: asked once more."""
    if room.closed or state.line == "over":
        return []
    host, heir = table.kept.host, table.heir
    ways = [*(["close"] if host else []), *(["quit"] if not host or heir >= 0 else [])]
    for what in ways:
        ident = f"lobby-{what}"
        if asked == ident:
            do = table.close if what == "close" else table.give_up
            about = tr(f"room.{what}_about")
            if what == "quit" and heir >= 0:
                about = tr("room.quit_host_about", name=room.chairs[heir].name)
            return [
                parts.quiet(app, about),
                parts.wrap(
                    [
                        parts.pill(app, tr(f"room.{what}"), do, f"{ident}-sure", danger=True),
                        parts.pill(app, tr(f"room.{what}_not"), lambda: ask(""), f"{ident}-not"),
                    ]
                ),
            ]
    lines: list[ft.Control] = []
    if host and room.begun and not room.over:
        key = "resume" if room.paused else "pause"
        lines.append(ft.Row([parts.pill(app, tr(f"room.{key}"), partial(table.do, key), f"lobby-{key}")]))
    pills = [
        parts.pill(app, tr(f"room.{what}"), partial(ask, f"lobby-{what}"), f"lobby-{what}", removes=True)
        for what in ways
    ]
    return [*lines, parts.wrap(pills)]


def _forget(app: App, table: RoomSource, state: RoomStatus) -> list[ft.Control]:
    """For a room that cannot be reached: not to be asked for it again."""
    if state.line != "lost":
        return []
    return [parts.wrap([parts.pill(app, tr("room.forget"), table.give_up, "lobby-forget", danger=True)])]


def _main_button(
    app: App, table: RoomSource, room: RoomInfo, host: bool, back: Callable[[], Any] | None
) -> tuple[list[ft.Control], ft.Control | None]:
    """Dealing for the host, going on at the table where there is one."""
    if room.closed:
        return [], None
    if back is not None:
        return parts.main_button(app, tr("room.to_table"), back, "lobby-table", ft.Icons.STYLE_ROUNDED)
    if not host:
        return [], None
    deal = partial(table.do, "deal") if room.full else None
    label = tr("new.deal") if room.full else tr("room.fill_first")
    return parts.main_button(app, label, deal, "lobby-deal", ft.Icons.STYLE_ROUNDED)
