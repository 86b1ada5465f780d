"""The texts of a lobby, for the app and for the guest page: on its seats, its game, and who can see the cards."""

from __future__ import annotations

from urllib.parse import urlsplit

from app.rooms.connection.connection import ConnectionState
from app.rooms.connection.room_info import RoomInfo, RoomSeat
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.stored_memberships import Membership
from app.rooms.table.room_status import RoomStatus
from app.ui.words import capitalise, join_details, tr
from engine.bots import OFFERED_LEVELS


def seat_name(seat: RoomSeat) -> str:
    """Return the name of the player at a seat, or the text for a free seat."""
    return seat.name if seat.is_taken else tr("room.free")


def seat_state(status: RoomStatus, room: RoomInfo, number: int) -> str:
    """Return the text below a player's name: "you", away, a bot's level, and whether they're host."""
    about = _seat_state(status, number, room.seats[number])
    return join_details((about, tr("room.is_host"))) if number == room.host else about


def _seat_state(status: RoomStatus, number: int, seat: RoomSeat) -> str:
    if number == status.own_player:
        return tr("room.you")
    if seat.person and seat.bot_level:
        return tr("room.bot_plays")
    if seat.bot_level:
        return tr(f"people.{seat.bot_level}") if seat.bot_level in OFFERED_LEVELS else tr("room.bot")
    if not seat.person:
        return tr("room.free_about")
    return tr("room.away" if number in status.away_players else "room.here")


def is_ready(status: RoomStatus, number: int, seat: RoomSeat) -> bool:
    """Return whether a hand can be dealt to a seat, since a bot or a connected person has it."""
    return bool(seat.bot_level) or (seat.person and (number == status.own_player or number not in status.away_players))


def ready_count_text(status: RoomStatus, room: RoomInfo) -> str:
    """Return the text that says how many seats are ready."""
    ready = sum(is_ready(status, number, seat) for number, seat in enumerate(room.seats))
    return tr("room.ready", count=ready, of=len(room.seats))


def match_length_text(status: RoomStatus, room: RoomInfo) -> str:
    """Return the text on the match's length and on how many rules differ from the standard rules."""
    how_long = tr("new.hands", count=room.hand_limit) if room.hand_limit else tr("new.to_target")
    return join_details((capitalise(how_long), tr("room.differs", count=len(status.differences))))


def call_and_clock_texts(room: RoomInfo) -> list[str]:
    """Return the text on missed declarations and, if turns have a time limit, the text on that."""
    texts = [tr(f"room.calls.{room.call_rule}_about")]
    return [*texts, tr("room.clock_is", count=room.turn_seconds)] if room.turn_seconds else texts


def card_access_text(membership: Membership) -> str:
    """Return the text on who could look at all cards: the owner of the device that shuffles."""
    if membership.is_on_server:
        return tr("room.server_sees", server=urlsplit(membership.address).hostname or "")
    return tr("room.host_sees" if membership.is_host else "room.host_can_see")


def lost_text(status: RoomStatus) -> str:
    """Return the text on why the host can't be reached."""
    return unavailable_text(status.reason) if status.reason else tr("room.unreachable")


def notice_of(status: RoomStatus, room: RoomInfo, *, host: bool) -> tuple[str, str]:
    """Return the id and the text of what prevents playing, two empty texts if nothing does."""
    if room.close_reason:
        return "closed", tr("room.refused.closed")
    if status.connection is ConnectionState.OVER:
        return "over", unavailable_text(status.reason)
    if status.connection is ConnectionState.LOST:
        return "lost", lost_text(status)
    if not room.has_begun and not host and not status.lobby_news:
        return "waits", tr("room.host_deals")
    return "", ""


def news_of(status: RoomStatus, room: RoomInfo) -> str:
    """Return the text on what happened last, or for a watcher who wants a seat on when they get it; "" for none."""
    if status.own_player < 0 and status.waits_for_seat:
        return tr("room.late_you") if room.has_begun else tr("room.want_about")
    return status.lobby_news


def hint_of(room: RoomInfo, *, host: bool) -> str:
    """Return the text on what the host can do before the first deal, "" for none."""
    return tr("room.deal_hint") if host and not room.has_begun and not room.is_full else ""
