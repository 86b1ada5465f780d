"""The lobby of a room: its seats, its game and rules, who can see the cards, and the invitation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from app.editor.sharing import difference_row
from app.rooms.connection.connection import ConnectionState
from app.rooms.connection.room_info import RoomInfo
from app.rooms.lobby_content import game_texts, length_and_changes, lost_text, notice_of, who_can_see
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.invitation import RoomInvitation
from app.rooms.seats import seat_tiles
from app.rooms.table.room_source import RoomSource
from app.rooms.table.room_status import RoomStatus
from app.ui import parts, theme
from app.ui.parts.picture_preloader import PicturePreloader
from app.ui.parts.square import CODE_SIZE, qr_code
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_phrases, render, tr

BESIDE: Final = 176.0  # pixels: a QR code with words beside it
LINE_OF_CODE: Final = 4.2  # width of four letters of a code at most, in their size


@guarded_component
def Lobby(source: RoomSource, status: RoomStatus, back: Callable[[], Any] | None) -> ft.Control:
    """The lobby; `back` shows the table, None if there is none yet."""
    app = use_app()
    opened, open_detail = use_value("")  # the id of the seat whose changes, or of the question that is open
    room, rules, membership = status.room, status.rules, source.session.membership
    title = render(rules.title) if rules else membership.game or tr("room.title")
    head = partial(parts.header, app, title, back="/", about=tr("room.title"))
    if room is None or rules is None:
        if status.connection is ConnectionState.OVER:
            gone = parts.empty_list(app, tr("room.gone_title"), unavailable_text(status.reason))
            return parts.sheet(app, head(), [gone])
        waiting = lost_text(status) if status.connection is ConnectionState.LOST else tr("room.connecting")
        # After a reload, the page goes on to its table from here.
        ahead = PicturePreloader(True, at_once=True)
        return parts.sheet(app, head(), [parts.loading_text(app, waiting), *_forget_button(app, source, status), ahead])
    host = membership.is_host
    ident, notice = notice_of(status, room, host=host)
    content: list[ft.Control] = [parts.notice(app, notice, f"lobby-{ident}")] if notice else []
    if host and not room.begun and not room.closed:
        content += _invitation(app, source, status)
    content += seat_tiles(app, source, status, room, opened, open_detail)
    if host and not room.full and not room.closed:
        content.append(
            parts.wrapped_row([parts.pill(app, tr("room.fill"), source.management.fill_with_bots, "lobby-fill")])
        )
    content += _watchers(app, source, room)
    rows = [
        parts.row(
            app,
            title,
            lambda: app.navigation.go_to(source.features.rules_route),
            "lobby-rules",
            about=length_and_changes(status, room),
        ),
        *(difference_row(app, each, n) for n, each in enumerate(status.differences, start=1)),
        *(
            _sentence_row(app, text, ident)
            for text, ident in zip(game_texts(room), ("lobby-calls", "lobby-clock"), strict=False)
        ),
    ]
    content += parts.section(app, tr("room.game"), rows)
    seen = [who_can_see(membership)]
    if membership.address.startswith("http:") and (host or not membership.pin):
        seen.append(tr("room.browsers_seen" if host and membership.pin else "room.wifi_sees"))
    if membership.hosted_here:
        seen.append(tr("room.stay"))
    content += parts.section(
        app, tr("room.seen"), [_sentence_row(app, each, f"lobby-seen-{n}") for n, each in enumerate(seen)]
    )
    content += _leave_buttons(app, source, status, room, opened, open_detail)
    content.append(PicturePreloader(back is None))  # if a link opened the room, no earlier screen has loaded them
    button, foot = _main_button(app, source, room, host, back)
    return parts.sheet(app, head(trailing=button), content, foot=foot)


def _sentence_row(app: App, text: str, ident: str) -> ft.Control:
    """A row that only says something."""
    return parts.label(parts.padded(parts.styled_text(text, colour=app.palette.text)), ident, text)


def _invitation(app: App, source: RoomSource, status: RoomStatus) -> list[ft.Control]:
    """The invitation as a QR code, as a link to copy, and as an address and code to type."""
    secret, membership = source.session.secret, source.session.membership
    if secret is None:
        return []
    title = parts.heading(tr("room.invite.title"), colour=app.palette.quiet)
    if not secret.code:  # a new host joined by somebody else's invitation
        renew = parts.pill(app, tr("room.invite.renew"), source.invitations.renew, "lobby-renew")
        return [title, parts.wrapped_row([renew])]
    invitation = RoomInvitation(membership.address, membership.id, secret.code, membership.pin)
    ink, beside = app.palette, app.text_scale <= theme.LARGE_TEXT
    wide = min(app.size.width - app.size.left - app.size.right, theme.READING_WIDTH) - 4 * theme.EDGE
    room = (wide - BESIDE - theme.GAP) / LINE_OF_CODE if beside else theme.TOTAL
    size = theme.fitting_font_size(min(theme.TOTAL, room), app.text_scale) if status.code else theme.SMALL
    written = status.code.replace("-", "\n" if beside else "-") or _in_fours(invitation.secret)
    code = parts.label(
        parts.styled_text(written, colour=ink.text, size=size, weight=theme.HEAVY, high=1.1),
        "lobby-code",
        " ".join(status.code or invitation.secret),
    )
    about = parts.styled_text(tr("room.invite.about"), colour=ink.text, size=theme.SMALL, weight=theme.STRONG)
    large = BESIDE if beside else CODE_SIZE
    drawn: ft.Control = qr_code(app, invitation.link, "lobby-square", tr("room.invite.square"), large)
    address = parts.selectable(app, invitation.address, "lobby-address", weight=theme.HEAVY)
    typed = [parts.quiet_text(app, tr("room.invite.typed")), address]
    copy = parts.pill(
        app,
        tr("room.invite.copy"),
        lambda: app.device.copy(invitation.link),
        "lobby-copy",
        icon=ft.Icons.CONTENT_COPY_ROUNDED,
    )
    icon, again = ft.Icons.RESTART_ALT_ROUNDED, tr("room.invite.renew")
    renew = parts.icon_button(icon, again, source.invitations.renew, "lobby-renew", colour=ink.text, back=ink.line)
    buttons = ft.Row([copy, renew], spacing=theme.GAP)
    inside: list[ft.Control]
    if beside:  # so that the seats are in sight too
        words = parts.stacked([about, code], expand=True)
        inside = [ft.Row([drawn, words], spacing=theme.GAP), parts.stacked(typed, 0), buttons]
    else:
        inside = [about, drawn, *typed, code, buttons]
    if status.renewed:
        inside.append(parts.quiet_text(app, tr("room.invite.renewed")))
    return [title, parts.panel(app, parts.stacked(inside))]


def _in_fours(text: str) -> str:
    """A text in groups of four letters, to be read out."""
    return " ".join(text[n : n + 4] for n in range(0, len(text), 4))


def _watchers(app: App, source: RoomSource, room: RoomInfo) -> list[ft.Control]:
    """The names of the watchers, and buttons by which the host removes them."""
    if not room.watching:
        return []
    if not room.watchers:  # a server of an earlier version sends only how many
        return [parts.quiet_text(app, tr("room.watchers", count=room.watching))]
    content: list[ft.Control] = [
        parts.quiet_text(app, tr("room.watch", names=join_phrases([each.name for each in room.watchers])))
    ]
    if source.session.membership.is_host and not room.closed:
        pills = [
            parts.pill(
                app,
                tr("room.kick", name=each.name),
                partial(source.invitations.remove_watcher, each.id),
                f"watcher-{n}-out",
                danger=True,
            )
            for n, each in enumerate(room.watchers, start=1)
        ]
        content.append(parts.wrapped_row(pills))
    return content


def _leave_buttons(
    app: App, source: RoomSource, status: RoomStatus, room: RoomInfo, opened: str, open_detail: Callable[[str], None]
) -> list[ft.Control]:
    """The buttons that close the room or leave it for good, each with a question before it's done."""
    if room.closed or status.connection is ConnectionState.OVER:
        return []
    host, next_host = source.session.membership.is_host, source.management.next_host
    actions = [*(["close"] if host else []), *(["quit"] if not host or next_host >= 0 else [])]
    for action in actions:
        ident = f"lobby-{action}"
        if opened == ident:
            management = source.management
            confirm = management.close if action == "close" else management.leave_for_good
            about = tr(f"room.{action}_about")
            if action == "quit" and next_host >= 0:
                about = tr("room.quit_host_about", name=room.seats[next_host].name)
            return [
                parts.quiet_text(app, about),
                parts.wrapped_row(
                    [
                        parts.pill(app, tr(f"room.{action}"), confirm, f"{ident}-sure", danger=True),
                        parts.pill(app, tr(f"room.{action}_not"), lambda: open_detail(""), f"{ident}-not"),
                    ]
                ),
            ]
    lines: list[ft.Control] = []
    if host and room.begun and not room.over:
        key = "resume" if room.paused else "pause"
        lines.append(ft.Row([parts.pill(app, tr(f"room.{key}"), partial(source.send, key), f"lobby-{key}")]))
    pills = [
        parts.pill(app, tr(f"room.{action}"), partial(open_detail, f"lobby-{action}"), f"lobby-{action}", removes=True)
        for action in actions
    ]
    return [*lines, parts.wrapped_row(pills)]


def _forget_button(app: App, source: RoomSource, status: RoomStatus) -> list[ft.Control]:
    """The button that forgets a room that can't be reached."""
    if status.connection is not ConnectionState.LOST:
        return []
    return [
        parts.wrapped_row(
            [parts.pill(app, tr("room.forget"), source.management.leave_for_good, "lobby-forget", danger=True)]
        )
    ]


def _main_button(
    app: App, source: RoomSource, room: RoomInfo, host: bool, back: Callable[[], Any] | None
) -> tuple[list[ft.Control], ft.Control | None]:
    """The button that deals, for the host, or leads back to the table; nothing for others."""
    if room.closed:
        return [], None
    if back is not None:
        return parts.main_button(app, tr("room.to_table"), back, "lobby-table", ft.Icons.STYLE_ROUNDED)
    if not host:
        return [], None
    deal = partial(source.send, "deal") if room.full else None
    label = tr("new.deal") if room.full else tr("room.fill_first")
    return parts.main_button(app, label, deal, "lobby-deal", ft.Icons.STYLE_ROUNDED)
