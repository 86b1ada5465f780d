"""The lobby of a room: the table with its seats around the invitation, and below it the game, who can see the cards,
and the buttons for leaving.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from app.editor.sharing import difference_row
from app.platform.background import off_loop
from app.platform.own_network import can_host, own_addresses
from app.rooms.connection.connection import ConnectionState
from app.rooms.connection.room_info import RoomInfo
from app.rooms.join_panel import JoinPanel
from app.rooms.lobby_content import (
    call_and_clock_texts,
    card_access_text,
    hint_of,
    lost_text,
    match_length_text,
    news_of,
    notice_of,
)
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.invitation import RoomInvitation
from app.rooms.memberships.room_unavailable import RoomUnavailable
from app.rooms.own_seat import OwnSeat
from app.rooms.play_together import open_own_room
from app.rooms.seats import LobbySeats, own_seat, seats_around
from app.rooms.table.room_source import RoomSource
from app.rooms.table.room_status import RoomStatus
from app.ui import parts, theme
from app.ui.parts import ChoiceOption
from app.ui.parts.picture_preloader import PicturePreloader
from app.ui.parts.qr_code import qr_code
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_details, join_phrases, render, tr

QR_CODE_SIZE: Final = 190.0  # pixels: the QR code on the table, at most
LOW_QR_CODE_SIZE: Final = 170.0  # the same on a phone that's held sideways
SHORT_CODE_WIDTH: Final = 9.5  # width of a short code, as a multiple of its font size
OWN_SEAT_ID: Final = "lobby-own"  # the id of the fields for one's own name and face
NO_ADDRESSES: Final[tuple[str, ...]] = ()


@guarded_component
def Lobby(source: RoomSource, status: RoomStatus, back: Callable[[], Any] | None) -> ft.Control:
    """The lobby; `back` returns to the table, None before the first hand."""
    app = use_app()
    opened, open_detail = use_value("")  # the id of the open detail: of a seat, one's own name, or a confirmation
    room, rules, membership = status.room, status.rules, source.session.membership
    if room is None or rules is None:
        title = render(rules.title) if rules else membership.game or tr("room.title")
        head = parts.header(app, title, back="/", about=tr("room.title"))
        if status.connection is ConnectionState.OVER:
            gone = parts.empty_list(app, tr("room.gone_title"), unavailable_text(status.reason))
            return parts.sheet(app, head, [gone])
        waiting = lost_text(status) if status.connection is ConnectionState.LOST else tr("room.connecting")
        # A page that was reloaded shows the table next, which needs these pictures.
        ahead = PicturePreloader(True, at_once=True)
        return parts.sheet(app, head, [parts.loading_text(app, waiting), *_forget_button(app, source, status), ahead])
    host = membership.is_host
    wide = min(app.size.width - app.size.left - app.size.right, theme.READING_WIDTH) - 2 * theme.EDGE
    chairs = LobbySeats(source, status, room, opened, open_detail)
    inviting = host and not room.close_reason and source.session.secret is not None
    invitation = _invitation_of_room(source) if inviting else None

    def middle(width: float) -> ft.Control:
        if invitation is not None:
            return _invitation_qr_code(app, invitation, min(QR_CODE_SIZE, width))
        return ft.Container(
            _game_name(app, render(rules.title), min(width, 2 * QR_CODE_SIZE)), width=min(width, 2 * QR_CODE_SIZE)
        )

    code = _invitation_texts(app, source, status, invitation, wide) if inviting else []
    news = _news_box(app, status, room, host=host)
    if (
        app.size.is_low_landscape and app.text_scale <= theme.LARGE_TEXT
    ):  # the QR code at the top, and the typed code beside it
        words = parts.stacked([*code, news], theme.GAP, expand=True)
        beside = ft.Row([middle(LOW_QR_CODE_SIZE), words], spacing=theme.EDGE)
        content: list[ft.Control] = [beside, *seats_around(app, chairs, lambda _: ft.Container(), wide)]
    else:
        content = [*seats_around(app, chairs, middle, wide), *code, news]
    content += own_seat(app, chairs)
    if status.own_player >= 0 and not room.close_reason:
        content += _own_seat_fields(app, source, status, room, opened, open_detail)
    content += _below_table(app, source, status, room, opened, open_detail)
    content.append(PicturePreloader(back is None))  # no earlier screen has loaded them if a link opened the room
    buttons = _foot_buttons(app, source, status, room, invitation, back)
    return _lobby_screen(app, source, status, room, render(rules.title), content, buttons)


def _lobby_screen(
    app: App,
    source: RoomSource,
    status: RoomStatus,
    room: RoomInfo,
    game: str,
    content: list[ft.Control],
    buttons: list[ft.Control],
) -> ft.Control:
    """The screen: a header with the game, the content, which scrolls, and buttons at the foot."""
    size = app.size
    side = max(theme.EDGE, (size.width - size.left - size.right - theme.READING_WIDTH) / 2)
    about = join_details((game, match_length_text(status, room)))
    grown = app.text_scale > theme.LARGE_TEXT
    room_for_title = size.width - size.left - size.right - 2 * side - theme.TAP
    title = tr("room.title")
    words = [
        ft.Semantics(
            header=True,
            content=parts.styled_text(
                title,
                colour=theme.ON_FELT,
                size=theme.narrowed_font_size(title, theme.HEADER * app.text_scale, room_for_title) / app.text_scale,
                weight=theme.HEAVY,
                max_lines=2 if grown else 1,
            ),
        ),
        parts.styled_text(about, colour=theme.ON_FELT_QUIET, size=theme.SMALL, weight=theme.STRONG, max_lines=3),
    ]
    head: list[ft.Control] = [
        parts.icon_button(
            ft.Icons.CHEVRON_LEFT_ROUNDED,
            tr("nav.back"),
            lambda: app.navigation.go_to("/"),
            "back",
            colour=theme.ON_FELT,
        ),
        ft.Column(words, spacing=0, expand=True, alignment=ft.MainAxisAlignment.CENTER),
    ]
    if source.session.membership.is_host and not room.has_begun and not room.close_reason:
        route = f"/rooms/{source.session.membership.id}/game"
        change = partial(app.navigation.go_to, route)
        button = parts.pill(app, tr("new.change"), change, "lobby-change", felt=True, size=theme.SMALL)
        if grown:  # beside it, the header's texts would be cut
            content = [ft.Row([button], alignment=ft.MainAxisAlignment.CENTER), *content]
        else:
            head.append(button)
    middle = ft.ListView(
        controls=content,
        expand=True,
        spacing=theme.GAP,
        padding=ft.Padding.only(left=side, right=side, top=theme.SPACE, bottom=theme.EDGE),
        build_controls_on_demand=False,
        scroll=ft.ScrollMode.AUTO,
    )
    foot = ft.Container(
        parts.stacked(buttons, wide=True) if grown else ft.Row(buttons, spacing=theme.GAP),
        padding=ft.Padding.only(left=side, right=side, top=theme.SPACE, bottom=theme.GAP),
    )
    inside: list[ft.Control] = [
        ft.Stack(
            [
                ft.Container(parts.measure_letters(app), left=0, top=0),  # with its own height, which is measured
                ft.Container(
                    ft.Row(head, spacing=theme.SPACE),
                    padding=app.directed_padding(before=side - theme.EDGE, after=side),
                ),
            ],
            fit=ft.StackFit.PASS_THROUGH,
        ),
        middle,
        *([foot] if buttons else []),
    ]
    page = ft.Column(inside, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return parts.felt(app, page)


def _invitation_of_room(source: RoomSource) -> RoomInvitation | None:
    """Return the invitation of the room; None for a host who joined by another's invitation, which isn't stored."""
    secret, membership = source.session.secret, source.session.membership
    if secret is None or not secret.code:
        return None
    return RoomInvitation(membership.address, membership.id, secret.code, membership.pin)


def _invitation_qr_code(app: App, invitation: RoomInvitation, size: float) -> ft.Control:
    """The QR code of the invitation, on white."""
    drawn = qr_code(app, invitation.link, "lobby-square", tr("room.invite.square"), size)
    return ft.Container(
        drawn, width=size, height=size, border_radius=theme.PANEL_RADIUS, clip_behavior=ft.ClipBehavior.ANTI_ALIAS
    )


def _game_name(app: App, name: str, width: float) -> ft.Control:
    """The title of the game in the middle of the table, where hosts see the invitation."""
    size = theme.narrowed_font_size(name, theme.HEADING * app.text_scale, width) / app.text_scale
    return parts.styled_text(name, colour=theme.ON_FELT, size=size, weight=theme.HEAVY, align=ft.TextAlign.CENTER)


def _invitation_texts(
    app: App, source: RoomSource, status: RoomStatus, invitation: RoomInvitation | None, width: float
) -> list[ft.Control]:
    """The address and the code to type instead of scanning, and the button that replaces the invitation."""
    renew = parts.icon_button(
        ft.Icons.RESTART_ALT_ROUNDED,
        tr("room.invite.renew"),
        source.invitations.renew,
        "lobby-renew",
        colour=theme.ON_FELT,
        back=theme.PANEL_ON_FELT,
    )
    if invitation is None:
        return [ft.Row([renew], alignment=ft.MainAxisAlignment.CENTER)]
    centre = ft.TextAlign.CENTER
    typed = status.short_code or " ".join(invitation.secret[n : n + 4] for n in range(0, len(invitation.secret), 4))
    room = (width - theme.TAP - theme.SPACE) / SHORT_CODE_WIDTH
    size = min(float(theme.TOTAL), room / app.text_scale) if status.short_code else float(theme.SMALL)
    code = parts.label(
        parts.styled_text(typed, colour=theme.ON_FELT, size=size, weight=theme.HEAVY, align=centre),
        "lobby-code",
        " ".join(status.short_code or invitation.secret),
    )
    lines: list[ft.Control] = [
        parts.styled_text(
            tr("room.invite.scan"), colour=theme.ON_FELT_QUIET, size=theme.SMALL, weight=theme.STRONG, align=centre
        ),
        parts.selectable(app, invitation.address, "lobby-address", weight=theme.HEAVY, colour=theme.ON_FELT),
        ft.Row(
            [ft.Container(code, expand=not status.short_code), renew],
            spacing=theme.SPACE,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    ]
    if status.invitation_renewed:
        lines.append(
            parts.styled_text(
                tr("room.invite.renewed"),
                colour=theme.ON_FELT_QUIET,
                size=theme.SMALL,
                weight=theme.STRONG,
                align=centre,
            )
        )
    return [ft.Column(lines, spacing=theme.SPACE / 4, horizontal_alignment=ft.CrossAxisAlignment.CENTER)]


def _news_box(app: App, status: RoomStatus, room: RoomInfo, *, host: bool) -> ft.Control:
    """The box that says what happened last or what prevents playing, and what the host can do."""
    ident, notice = notice_of(status, room, host=host)
    news, hint = (notice, "") if ident else (news_of(status, room), hint_of(room, host=host))
    lines = [
        parts.styled_text(text, colour=colour, size=theme.SMALL, weight=theme.STRONG)
        for text, colour in ((news, theme.ON_FELT), (hint, theme.ACCENT))
        if text
    ]
    box = ft.Container(
        parts.stacked(lines, theme.SPACE / 4),
        padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
        **theme.felt_box_surface(theme.WORDS_ON_FELT, theme.PANEL_RADIUS, app.contrast),
        visible=bool(lines),
    )
    return ft.Semantics(identifier=f"lobby-{ident or 'news'}", live_region=True, content=box)


def _own_seat_fields(
    app: App, source: RoomSource, status: RoomStatus, room: RoomInfo, opened: str, open_detail: Callable[[str], None]
) -> list[ft.Control]:
    """The button that opens the fields for one's own name and face; these fields, if they're open."""
    seat = room.seats[status.own_player]
    if opened == OWN_SEAT_ID:
        return [OwnSeat(source, seat.name, seat.face, lambda: open_detail(""))]
    change = parts.pill(
        app,
        tr("room.own.change"),
        partial(open_detail, OWN_SEAT_ID),
        OWN_SEAT_ID,
        felt=True,
        icon=ft.Icons.EDIT_ROUNDED,
        size=theme.SMALL,
    )
    return [ft.Row([change], alignment=ft.MainAxisAlignment.CENTER)]


def _below_table(
    app: App, source: RoomSource, status: RoomStatus, room: RoomInfo, opened: str, open_detail: Callable[[str], None]
) -> list[ft.Control]:
    """The content below the table: watchers, game, who can see the cards, and the buttons for leaving."""
    membership = source.session.membership
    host = membership.is_host
    content: list[ft.Control] = []
    watchers = _watcher_rows(app, source, room)
    if watchers:
        content.append(parts.panel(app, parts.stacked(watchers, wide=True)))
    rules = status.rules
    assert rules is not None
    rows = [
        parts.row(
            app,
            render(rules.title),
            lambda: app.navigation.go_to(source.features.rules_route),
            "lobby-rules",
            about=match_length_text(status, room),
        ),
        *(difference_row(app, each, n) for n, each in enumerate(status.differences, start=1)),
        *(
            _sentence_row(app, text, ident)
            for text, ident in zip(call_and_clock_texts(room), ("lobby-calls", "lobby-clock"), strict=False)
        ),
    ]
    content += _felt_section(app, tr("room.game"), rows)
    seen = [card_access_text(membership)]
    if membership.address.startswith("http:") and (host or not membership.pin):
        seen.append(tr("room.browsers_seen" if host and membership.pin else "room.wifi_sees"))
    if membership.is_hosted_here:
        seen += [tr("room.open.listens"), tr("room.stay")]
    content += _felt_section(
        app, tr("room.seen"), [_sentence_row(app, each, f"lobby-seen-{n}") for n, each in enumerate(seen)]
    )
    if host and _is_alone(status, room):
        content.append(OtherTableOptions(source))
    leave = _leave_buttons(app, source, status, room, opened, open_detail)
    if leave:
        content.append(parts.panel(app, parts.stacked(leave, wide=True)))
    return content


def _felt_section(app: App, title: str, rows: list[ft.Control]) -> list[ft.Control]:
    return [parts.heading(title, colour=theme.ON_FELT_QUIET), parts.rows(app, rows)]


def _sentence_row(app: App, text: str, ident: str) -> ft.Control:
    """A row with a text, which can't be tapped."""
    return parts.label(parts.padded(parts.styled_text(text, colour=app.palette.text)), ident, text)


def _is_alone(status: RoomStatus, room: RoomInfo) -> bool:
    """Return whether the room hasn't begun and has no other person, neither at a seat nor watching."""
    others = [seat for n, seat in enumerate(room.seats) if n != status.own_player and seat.person]
    return not room.has_begun and not room.close_reason and not others and not room.watcher_count


@guarded_component
def OtherTableOptions(source: RoomSource) -> ft.Control:
    """Two ways to another table for a host who is alone: joining another room, or opening one in another network.

    Both close this room.
    """
    app = use_app()
    found, set_found = use_value(NO_ADDRESSES)
    membership = source.session.membership

    async def find_addresses() -> None:
        if membership.is_hosted_here and can_host():
            set_found(await off_loop(own_addresses))

    async def joined(room: str) -> None:
        await source.management.close_room()
        app.navigation.go_to(f"/rooms/{room}")

    async def move_to(address: str) -> None:
        await source.management.close_room()
        try:
            app.navigation.go_to(f"/rooms/{await open_own_room(app, address)}")
        except RoomUnavailable as problem:
            app.device.show_message(unavailable_text(problem.reason))
            app.navigation.go_to("/rooms")

    ft.use_effect(on(find_addresses), [])
    content: list[ft.Control] = [
        parts.heading(tr("room.join.title"), colour=theme.ON_FELT_QUIET),
        JoinPanel("", joined),
    ]
    if len(found) > 1:
        here = membership.address.partition("://")[2].rpartition(":")[0]
        networks = [ChoiceOption(each, each) for each in found]
        choice = parts.choices(
            app, tr("room.open.network"), networks, here, move_to, "lobby-network", about=tr("room.open.networks")
        )
        content.append(parts.rows(app, [choice]))
    return parts.stacked(content, theme.GAP, wide=True)


def _watcher_rows(app: App, source: RoomSource, room: RoomInfo) -> list[ft.Control]:
    """The names of the watchers, and for the host buttons that remove them."""
    if not room.watcher_count:
        return []
    if not room.watchers:  # a server of an earlier version sends only how many
        return [parts.quiet_text(app, tr("room.watchers", count=room.watcher_count))]
    content: list[ft.Control] = [
        parts.quiet_text(app, tr("room.watch", names=join_phrases([each.name for each in room.watchers])))
    ]
    late = [each.name for each in room.watchers if each.id in room.waiting_watchers]
    if late:
        content.append(parts.quiet_text(app, tr("room.late", names=join_phrases(late))))
    if source.session.membership.is_host and not room.close_reason:
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
    """The buttons for pausing, closing and leaving the room; for the opened one, the question whether to do it."""
    if room.close_reason or status.connection is ConnectionState.OVER:
        return []
    host, next_host = source.session.membership.is_host, source.management.next_host
    actions = [*(["close"] if host else []), *(["quit"] if not host or next_host >= 0 else [])]
    for action in actions:
        ident = f"lobby-{action}"
        if opened == ident:
            management = source.management
            confirm = management.close_room if action == "close" else management.leave_for_good
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
    if host and room.has_begun and not room.is_over:
        key = "resume" if room.pause_reason else "pause"
        lines.append(ft.Row([parts.pill(app, tr(f"room.{key}"), partial(source.send_command, key), f"lobby-{key}")]))
    pills = [
        parts.pill(app, tr(f"room.{action}"), partial(open_detail, f"lobby-{action}"), f"lobby-{action}", removes=True)
        for action in actions
    ]
    return [*lines, parts.wrapped_row(pills)]


def _forget_button(app: App, source: RoomSource, status: RoomStatus) -> list[ft.Control]:
    """The button that forgets a room whose host can't be reached."""
    if status.connection is not ConnectionState.LOST:
        return []
    return [
        parts.wrapped_row(
            [parts.pill(app, tr("room.forget"), source.management.leave_for_good, "lobby-forget", danger=True)]
        )
    ]


def _foot_buttons(
    app: App,
    source: RoomSource,
    status: RoomStatus,
    room: RoomInfo,
    invitation: RoomInvitation | None,
    back: Callable[[], Any] | None,
) -> list[ft.Control]:
    """The buttons at the foot: sending the link, asking for a seat as a watcher, and dealing or
    returning to the table.
    """
    if room.close_reason:
        return []
    buttons: list[ft.Control] = []
    icon = None if app.text_scale > theme.LARGE_TEXT else ft.Icons.STYLE_ROUNDED
    if invitation is not None:
        link = invitation.link

        async def send_link() -> None:
            if app.is_phone_app:
                await app.device.service(ft.Share).share_text(link, subject=tr("room.landing.about"))
            else:
                await app.device.copy(link)

        label = tr("room.invite.send" if app.is_phone_app else "room.invite.copy")
        buttons.append(parts.pill(app, label, send_link, "lobby-copy", felt=True))
    if status.own_player < 0 and not room.is_over:
        wants = not status.waits_for_seat
        label = tr("room.want" if wants else "room.join.watch")
        ask = partial(source.send_command, "want", wants=wants)
        buttons.append(
            parts.pill(app, label, ask, "lobby-want", felt=back is not None, accent=back is None, expand=True)
        )
    if back is not None:
        buttons.append(parts.pill(app, tr("room.to_table"), back, "lobby-table", accent=True, icon=icon, expand=True))
    elif source.session.membership.is_host:
        deal = source.management.deal_hand
        buttons.append(parts.pill(app, tr("new.deal"), deal, "lobby-deal", accent=True, icon=icon, expand=True))
    return buttons
