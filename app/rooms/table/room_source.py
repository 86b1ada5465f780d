"""The game source of a room: makes the table's hand from frames of the referee, and sends moves to the referee.

A move is shown when its frame has arrived, so nothing shown is ever taken back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from app.data import CLOCK
from app.platform.background import off_loop
from app.rooms.connection.connection import ConnectionState, ConnectToHost, connect_to_host
from app.rooms.connection.room_info import RoomInfo, read_room_info
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.memberships.stored_memberships import Membership, Memberships, RoomSecret
from app.rooms.table.chat import Chat
from app.rooms.table.game import RoomGame
from app.rooms.table.hand_history import HandHistory
from app.rooms.table.invitations import Invitations
from app.rooms.table.room_management import RoomManagement
from app.rooms.table.room_status import RoomStatus, StatusHolder
from app.rooms.table.session import LocalHosting, RoomSession
from app.table import events
from app.table.game import snapshot_of
from app.table.panel_kind import PanelKind
from app.table.picture import ButtonId, ButtonKind
from app.table.source import Attention, SourceFeatures, SourceStatus
from app.ui.window.table_window import TableWindow
from app.ui.words import render, tr
from engine.cards import FACE
from engine.events import Event, Played
from engine.moves import CARD_BITS, CATCH, KIND_MASK, SAY, WRONG_CARD, Move, card_of, is_play, move_text
from engine.rules.difference import differing_rules
from engine.rules.reader import Rules, load_preset, parse_rules
from store.rooms.fold import WATCHER_ID_DIGITS
from store.rooms.frames import Frame
from store.rooms.refereeing.roles import hash_token

SENDING_NOTICE_DELAY: Final = 0.4  # seconds until a notice says that a move is still being sent
MAX_MOVE_ATTEMPTS: Final = 3  # times that a move is sent if other entries of the log come before it
CLOCK_TICK_SECONDS: Final = 1.0  # seconds between two updates of the time that is left for a turn


class RoomSource:
    """A room as the game source of a table.

    `show_status` is called with every new `RoomStatus`; `connect` makes the client for the host. `hosting` listens for
    the rooms of this device; without it, none is hosted here.
    """

    def __init__(
        self,
        app: TableWindow,
        memberships: Memberships,
        membership: Membership,
        show_status: Callable[[RoomStatus], None],
        connect: ConnectToHost = connect_to_host,
        hosting: LocalHosting | None = None,
    ) -> None:
        self.app = app
        self._status = StatusHolder(show_status)
        self.session = RoomSession(
            app,
            memberships,
            membership,
            self._status,
            self._apply_frame,
            self._on_connection_changed,
            self._notify,
            connect,
            hosting,
        )
        self.history = HandHistory(app, self.session)
        self.chat = Chat(app, self.session, self._status, self._add_bubble, self._remove_bubble, self._notify)
        self.invitations = Invitations(app, self.session, self._status)
        self.management = RoomManagement(app, self.session, self._status)
        self.game: RoomGame | None = None
        self.features = SourceFeatures(rules_route=f"/rooms/{membership.id}/rules")
        self._listener: Callable[[events.SourceEvent], None] = lambda event: None
        self._pending: Move = -1  # the move that is being sent, -1 for none
        self._turn_started = (0, 0)  # ms: on the host's clock, and on the steady clock here when that was first seen

    @property
    def room_status(self) -> RoomStatus:
        """The state of the room that its screens show beside the table."""
        return self._status.status

    async def run(self) -> None:
        """Follow the room until it's over; the caller cancels this when the screen is left."""
        ticking = asyncio.create_task(self._tick_clock())
        try:
            await self.session.run()
        finally:
            ticking.cancel()
            self.chat.stop()

    async def _tick_clock(self) -> None:
        """Every `CLOCK_TICK_SECONDS` seconds, update the time left for the turn, and replace an expired short code."""
        while True:
            await asyncio.sleep(CLOCK_TICK_SECONDS)
            await self.invitations.refresh_expired_code()
            room = self.room_status.room
            if room and room.turn_seconds and self.game and not self.game.hand_over:
                self._emit(events.StatusChanged())

    def _on_connection_changed(self) -> None:
        self._emit(events.StatusChanged())

    def _notify(self, text: str) -> None:
        """Show a text in the message line of the table."""
        self._emit(events.NoticeGiven(text))

    # --- frames ------------------------------------------------------------------------------

    async def _apply_frame(self, frame: Frame) -> None:
        known = self.session.latest_frame
        if frame["k"] == "now":
            await self._apply_presence(frame)
            return
        room = read_room_info(known["r"])
        rules = await self._update_rules(room)
        if room.turn_at != self._turn_started[0]:
            self._turn_started = room.turn_at, CLOCK.steady()
        await self._update_hand(frame, room, rules)
        await self._update_host(room)
        news = self._describe_lobby_changes(room, rules) or self.room_status.lobby_news
        waits = known["you"] < 0 and own_watcher_id(self.session.secret) in room.waiting_watchers
        self._status.update(room=room, rules=rules, own_player=known["you"], lobby_news=news, waits_for_seat=waits)
        self.app.show_faces({seat.name: seat.face for seat in room.seats if seat.person and seat.face})
        if "hand" in frame:
            await self._end_hand(room, frame["hand"])
        elif frame.get("ev") and self.game and self.game.hand_over:  # a watcher isn't sent the record
            self._show_result(room)
        elif frame["k"] == "all":
            await self._load_missed_hands(room)
            self._take_back_own_seat(room)
            if self.session.membership.is_host:
                self.app.device.run_in_background(self.invitations.refresh_code())
        if room.next_room and await self.session.move_to(room.next_room):
            self.app.navigation.go_to(f"/rooms/{room.next_room}")
        if room.close_reason and not room.next_room:
            await self.session.end_membership()
        self._report_game()

    async def _update_rules(self, room: RoomInfo) -> Rules:
        """Return the rules of the room, read again only if their text has changed."""
        status = self.room_status
        if status.rules is not None and status.room is not None and room.rules == status.room.rules:
            return status.rules
        rules = await off_loop(partial(parse_rules, room.rules))
        differences = await off_loop(partial(differing_rules, load_preset(rules.base_preset), rules, len(room.seats)))
        self._status.update(differences=differences)
        await self.session.memberships.update(self.session.membership.id, game=render(rules.title))
        return rules

    def _describe_lobby_changes(self, room: RoomInfo, rules: Rules) -> str:
        """Return the text on what a frame changed in the lobby: game, terms, or who came or left; "" for nothing."""
        before, game = self.room_status.room, self.room_status.rules
        if before is None or game is None:
            return ""
        if rules.title != game.title:
            return tr("room.terms.game", game=render(rules.title))
        if not room.has_begun and terms_of(room) != terms_of(before):
            return tr("room.terms.changed")
        were = {seat.name for seat in before.seats if seat.person}
        own = self.session.own_player
        for n, seat in enumerate(room.seats):
            old = before.seats[n] if n < len(before.seats) else None
            if seat.person and n != own and seat.name not in were and (old is None or not old.person):
                return tr("room.sat_down", name=seat.name)
            if old is not None and old.person and not seat.person:
                return tr("room.left", name=old.name)
        return ""

    async def _update_host(self, room: RoomInfo) -> None:
        """Store whether the person here is host of a room on a server, and show a notice if the host has changed."""
        if not self.session.membership.is_on_server or room.host < 0:
            return
        is_host = room.host == self.session.own_player
        await self.session.set_host(is_host)
        before = self.room_status.room
        if before is not None and 0 <= before.host != room.host:
            self._notify(tr("room.host_now_you") if is_host else tr("room.host_now", name=room.seats[room.host].name))

    async def _update_hand(self, frame: Frame, room: RoomInfo, rules: Rules) -> None:
        """Report to the table what a frame changed in the hand."""
        slots: Mapping[str, Any] = self.session.latest_frame["v"]
        if not room.has_begun:
            return
        game = self.game
        if game is None or frame["k"] in ("all", "deal"):
            match_id = game.match_id if game else 0
            made = await off_loop(
                partial(RoomGame, rules, room, slots, self.session.own_player, self.room_status.away_players, match_id)
            )
            self.game = made
            self._pending = -1
            self._emit(events.HandBegun(snapshot_of(made, made.viewer), dealt=frame["k"] == "deal"))
        elif frame.get("ev"):
            step = game.apply_events(frame["ev"], room, slots)
            self._emit(events.ActionDone(snapshot_of(game, game.viewer), self._tapped_card(step.events)))
        else:
            game.update(room, slots)
            if frame["k"] == "sit":
                self._notify_seats(room)

    def _tapped_card(self, events: tuple[Event, ...]) -> int:
        """Return the card that was tapped here if its face was played by these events, else -1."""
        played = next((each for each in events if isinstance(each, Played)), None)
        move = self._pending
        if played is None or self.game is None or played.seat != self.game.viewer:
            return -1
        if move < 0 or not is_play(move) or move & WRONG_CARD or FACE[card_of(move)] != FACE[played.card]:
            return -1
        return card_of(move)

    def _notify_seats(self, room: RoomInfo) -> None:
        """Show a notice if a bot now plays for a person, the person is back, or has another name."""
        before = self.room_status.room
        for player, seat in enumerate(room.seats):
            if before is None or not seat.person:
                continue
            old = before.seats[player]
            if seat.bot_level != old.bot_level:
                self._notify(tr("room.bot_took" if seat.bot_level else "room.came_back", name=seat.name))
            elif seat.name != old.name:
                self._notify(tr("room.renamed", name=old.name, new=seat.name))

    async def _apply_presence(self, frame: Frame) -> None:
        """Update who is away, and show what was said."""
        # Frames are untyped: a tuple indexed by what they hold would be, too.
        away: tuple[int, ...] = tuple(frame["away"])
        said: list[tuple[int, str]] = frame["said"]
        left = [player for player in away if player not in self.room_status.away_players]
        self._status.update(away_players=away)
        room, game = self.room_status.room, self.game
        if game is None or room is None:
            return
        game.set_away_players(away)
        for player in left:
            if player < len(room.seats) and player != game.own_player and not room.seats[player].bot_level:
                self._notify(tr("room.gone", name=room.seats[player].name))
        for player, saying in said:
            if player in room.player_at_seat:
                seat = room.player_at_seat.index(player)
                self.chat.receive(saying, seat, room.seats[player].name, own=seat == game.viewer)
        self._report_game()

    def _add_bubble(self, seat: int, text: str) -> None:
        self._emit(events.BubbleShown(seat, text))

    def _remove_bubble(self, seat: int, text: str) -> None:
        self._emit(events.BubbleEnded(seat, text))

    def _take_back_own_seat(self, room: RoomInfo) -> None:
        """End a bot's play at the own seat, since its person has opened the room again."""
        player = self.session.own_player
        if player >= 0 and room.seats[player].bot_level and not room.close_reason:
            self.app.device.run_in_background(self.send_command("sit", seat=player, bot="", name=""))

    # --- finished hands ----------------------------------------------------------------------

    async def _end_hand(self, room: RoomInfo, hand: Mapping[str, Any]) -> None:
        """Store a finished hand, and show its result on the table."""
        game = self.game
        if game is not None and game.hand_over:
            await off_loop(partial(game.finish, hand))
        await self._store_hand(hand)
        if game is not None:
            self._show_result(room)

    async def _store_hand(self, hand: Mapping[str, Any]) -> None:
        match_id = await self.history.store_hand(hand)
        if match_id and self.game is not None:
            self.game.set_match_id(match_id)

    async def _load_missed_hands(self, room: RoomInfo) -> None:
        """Store the hands that ended while the screen was closed, and show the result if the present hand is over."""
        game = self.game
        if game is None or self.session.own_player < 0:
            return
        last, after = room.hand_number - 1, self.history.last_stored_hand
        if game.hand_over:  # the hand on the table is loaded in any case, since its result is needed
            last, after = room.hand_number, min(after, room.hand_number - 1)
        if last > after:
            for hand in await self.session.finished_hands(after):
                if game.hand_over and hand.get("n") == room.hand_number:
                    await off_loop(partial(game.finish, hand))
                await self._store_hand(hand)
        if game.hand_over:
            self._show_result(room)

    def _show_result(self, room: RoomInfo) -> None:
        self._report_game()
        self._emit(events.ResultReady(match=room.is_over))

    # --- as a game source --------------------------------------------------------------------

    def subscribe(self, listener: Callable[[events.SourceEvent], None]) -> None:
        """Call `listener` with every event from now on."""
        self._listener = listener

    def _emit(self, event: events.SourceEvent) -> None:
        self._listener(event)

    def _report_game(self) -> None:
        """Report the game to the table; without a game, report that the status may have changed."""
        game = self.game
        self._emit(events.StatusChanged() if game is None else events.GameUpdated(snapshot_of(game, game.viewer)))

    @property
    def status(self) -> SourceStatus:
        """Why the game is stopped, whether a move is being sent, and the seconds left for the turn (-1: no limit)."""
        room, game = self.room_status.room, self.game
        left = -1
        playing = room is not None and game is not None and not room.pause_reason and not game.hand_over
        if room is not None and playing and room.turn_seconds and room.turn_at:
            left = max(0, room.turn_seconds - (CLOCK.steady() - self._turn_started[1]) // 1000)
        can_talk = room is not None and game is not None and game.own_player >= 0
        return SourceStatus(self.panel, self.about, busy=self._pending >= 0, seconds_left=left, can_talk=can_talk)

    def attend(self, attention: Attention) -> None:
        """Do nothing: a room doesn't wait for a screen."""

    def hurry(self) -> None:
        """Do nothing: bots of a room move at the referee's pace."""

    @property
    def panel(self) -> PanelKind:
        """The panel that says why the game is stopped: lost connection, closed room, or pause; NONE while it isn't."""
        room = self.room_status.room
        if self.room_status.connection is ConnectionState.OVER:
            return PanelKind.GONE
        if room is not None and (room.close_reason or room.next_room):
            return PanelKind.CLOSED
        if self.room_status.connection is ConnectionState.LOST:
            return PanelKind.UNREACHABLE
        if room is not None and room.pause_reason and self.game and not self.game.hand_over:
            return PanelKind.PAUSED
        return PanelKind.NONE

    @property
    def about(self) -> str:
        """The text of that panel, "" for none."""
        if self.room_status.reason and self.panel in (PanelKind.GONE, PanelKind.UNREACHABLE):
            return unavailable_text(self.room_status.reason)
        if self.panel is PanelKind.PAUSED and self.room_status.room is not None:
            return tr(f"room.paused.{self.room_status.room.pause_reason}")
        return tr(f"room.about.{self.panel}") if self.panel else ""

    async def play(self, move: Move, seat: int) -> None:
        """Send a move, and return when its frame is applied or the move is refused."""
        if move & KIND_MASK == CATCH:  # a catch doesn't wait for a move that is being sent
            await self.send_command("catch")
        elif self._pending < 0 and self.game is not None:
            self._pending = move
            self._emit(events.MoveSent(card_of(move) if is_play(move) else -1))
            loop = asyncio.get_running_loop()
            notice = loop.call_later(SENDING_NOTICE_DELAY, lambda: self._notify(tr("room.sending")))
            try:
                await self._send_move(move)
            finally:
                notice.cancel()
                self._pending = -1
                self._emit(events.MoveSettled())

    async def _send_move(self, move: Move) -> None:
        for _ in range(MAX_MOVE_ATTEMPTS):
            game = self.game
            too_late = await self.session.send("move", at=self.session.seq, move=move_text(move))
            if not too_late or game is None or self.game is not game:
                return
            if not game.has_turn or not is_legal(game, move):
                return

    async def press_button(self, button: ButtonId) -> None:
        """Open the panel of sayings if this is the chat's button."""
        if button.kind is ButtonKind.TALK:
            self._emit(events.PanelRequested(PanelKind.SAYINGS))

    async def choose_advice(self, row: str) -> None:
        """Do nothing: a room has no coach."""

    async def view_from(self, seat: int) -> None:
        """Do nothing: the cards of the other seats are hidden."""

    # --- what its panels do ------------------------------------------------------------------

    async def send_command(self, kind: str, **fields: Any) -> None:
        """Send a command of a panel or of the lobby. If it fails, a notice says why."""
        await self.session.send(kind, **fields)

    async def say(self, saying: str) -> None:
        """Close the panel of sayings, and send a saying by its key."""
        self._emit(events.PanelRequested(PanelKind.NONE))
        await self.chat.say(saying)

    async def toggle_mute(self) -> None:
        """Stop showing what others say, or show it again; close the menu."""
        self.chat.toggle_mute()
        self._emit(events.PanelRequested(PanelKind.NONE))

    async def request_next_hand(self) -> None:
        """Ask for the next hand. It's dealt when the host or all connected people have asked."""
        self._emit(events.PanelRequested(PanelKind.WAITING))
        await self.send_command("deal")

    def leave(self) -> None:
        """Show the first screen. The person remains a member of the room."""
        self.app.navigation.go_to("/")


def terms_of(room: RoomInfo) -> tuple[object, ...]:
    """Return the terms that a host can change before the first deal, for comparing two states of a room."""
    return room.rules, len(room.seats), room.hand_limit, room.call_rule, room.turn_seconds


def own_watcher_id(secret: RoomSecret | None) -> str:
    """Return the id by which a room names the watcher with this secret, "" without a secret."""
    return hash_token(secret.token)[:WATCHER_ID_DIGITS] if secret is not None else ""


def is_legal(game: RoomGame, move: Move) -> bool:
    """Return whether a move that was chosen in an earlier state is legal now.

    The two cards of a face in a double pack count as the same, since the referee gets faces. A declaration is ignored.
    """
    return _face_of_move(move & ~SAY) in map(_face_of_move, game.view(game.viewer).legal_moves)


def _face_of_move(move: Move) -> Move:
    """Return the move with the first card of its face."""
    return move & ~CARD_BITS | FACE[card_of(move)] if is_play(move) else move
