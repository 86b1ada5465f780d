"""Folds the log of a room into its state. The same log gives the same state on every machine, since all chance comes
from the entries.

An entry that doesn't fit closes the room as broken; it's never skipped. The seats of a room are the players of its
match. A hand has its own numbers of seats, since a player who is out of the match gets no more cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256, shake_256
from struct import Struct
from typing import Any, Final, Literal, assert_never

from engine.bots import make_bot
from engine.events import Event
from engine.match import Match
from engine.moves import CATCH, KIND_MASK, WRONG_CARD, Move, catch_move
from engine.notation import (
    HandRecord,
    NotationError,
    SeatChange,
    Step,
    action_text,
    format_record,
    new_record,
    parse_action,
    play_step,
    with_held_copy,
    with_result,
)
from engine.play.dealing import deal_hand
from engine.play.refusal import IllegalMove
from engine.play.result import result_of
from engine.play.state import State
from engine.play.view import Observation, View, make_observation, view_of_seat, view_of_spectator
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.fields import RulesError
from engine.rules.reader import Rules, parse_rules
from store.records import Result, result_table
from store.rooms.entry import (
    MAX_TERMS_CHANGES,
    REFEREE,
    SHORT_CHANCE_DIGITS,
    VERSION,
    WATCHER_SEAT,
    ChangeTerms,
    CloseRoom,
    DealHand,
    DismissWatcher,
    HandOverHost,
    Invite,
    JoinRoom,
    Kick,
    LeaveSeat,
    MakeMove,
    NextRoom,
    OpenRoom,
    PauseRoom,
    ResumeRoom,
    RoomEntry,
    SettleCalls,
    SitDown,
    TakeSeat,
    WantSeat,
)
from store.rooms.errors import RoomError

MAX_WATCHERS: Final = 20
WATCHER_ID_DIGITS: Final = 16  # hex digits of the SHA-256 of a watcher's token that are the watcher's public id
_RANDOM_WORDS: Final = Struct("<512Q")  # two packs of 54, shuffled four times over


class FoldError(RoomError, ValueError):
    """An entry that doesn't fit the ones before it."""

    code = "room-entry"


class NewerRoom(RoomError):
    """The room is of a later version, which this referee can't fold."""

    code = "newer-room"


@dataclass
class SeatState:
    """A seat of the room: name, id and face of its person ("" for none), the SHA-256 of their token, and the level of
    the bot that plays it now ("" for none).

    The token is "" if the person left for good or was removed.
    """

    name: str = ""
    person: str = ""
    token: str = ""
    bot_level: str = ""
    face: str = ""

    @property
    def is_taken(self) -> bool:
        """Whether a person or a bot has the seat."""
        return bool(self.person or self.bot_level)


@dataclass(frozen=True)
class WatcherState:
    """A watcher: name, person id and face, and whether they want the next free seat."""

    name: str
    person: str
    face: str = ""
    wants_seat: bool = False


@dataclass(frozen=True)
class SeatHolder:
    """A person (by id) or bot (by level) who has a seat from the hand on that began at `since` (Unix ms)."""

    seat: int
    name: str
    person: str
    bot_level: str
    since: int


@dataclass(frozen=True)
class EndedHand:
    """A finished hand, as histories store it.

    `hand_id` is its uuid, `number` its number, `dealer` a player; times are Unix ms. `placings` has each player's rank
    if the match ended with this hand, else nothing.
    """

    hand_id: str
    number: int
    dealer: int
    begun: int
    ended: int
    text: str
    result: Result
    placings: tuple[int, ...]


@dataclass
class DealtHand:
    """The hand on the table.

    `player_at_seat` has the player in each seat of the hand. `turn_at` is when the turn began, `missed_at` when a
    declaration was missed that can still be called (Unix ms; 0 for none).
    """

    hand_id: str
    number: int
    dealer: int
    begun: int
    player_at_seat: tuple[int, ...]
    state: State
    record: HandRecord
    turn_at: int
    steps: list[Step] = field(default_factory=list)
    history: list[Observation] = field(default_factory=list)
    seat_changes: list[SeatChange] = field(default_factory=list)
    missed_at: int = 0

    def seat_of(self, player: int) -> int:
        """Return the seat that a player of the match has in this hand, -1 for none."""
        return self.player_at_seat.index(player) if player in self.player_at_seat else WATCHER_SEAT


@dataclass(frozen=True)
class EntryOutcome:
    """The effect of an entry on the hand: its events, and the hand if it ended."""

    events: tuple[Event, ...] = ()
    ended: EndedHand | None = None


class RoomState:
    """The state of a room after the entries of its log so far; `seq` is the number of the last one."""

    def __init__(self, first: RoomEntry) -> None:
        """Open a room by its first entry.

        Raises `FoldError` if that isn't an `OpenRoom` that can be played, `NewerRoom` if it's of a later version.
        """
        act = first.act
        if not isinstance(act, OpenRoom):
            raise FoldError("the first entry opens the room")
        if act.version > VERSION:
            raise NewerRoom(f"version {act.version}")
        try:
            make_bot(act.bot_level)
        except ValueError as error:
            raise FoldError(str(error)) from None
        self.rules: Rules = _parse_playable_rules(act.rules, act.seats)
        self.terms = act  # with the terms as they are now
        self.terms_changes = 0  # number of changes
        self.opened_ms = self.latest_ms = first.time_ms
        self.seq = 1
        self.match = Match(self.rules, act.seats, hand_limit=act.hand_limit)
        self.seats = [SeatState() for _ in range(act.seats)]
        self.watchers: dict[str, WatcherState] = {}  # by token
        self.removed_tokens: dict[
            str, int
        ] = {}  # tokens of removed people, with the number of the last hand dealt to them
        self.removed_ids: set[str] = set()  # ids of removed people, whom the present invitation doesn't admit
        self.host = act.host  # a token
        self.id_salt = act.match  # mixed into ids that others see: the opener's person id, once there is one
        self.invitation = act.invitation
        self.paused: Literal["", "host", "empty"] = ""
        self.paused_at = 0
        self.closed: Literal["", "closed", "broken"] = ""
        self.next_room = ""
        self.hand: DealtHand | None = None
        self.ended_hands: list[EndedHand] = []
        self.entry_by_command: dict[tuple[int, str], int] = {(first.author, first.command_id): 1}
        self.clock_turns = [0] * act.seats  # turns in a row that the clock played for a seat
        self.resumed_at = first.time_ms  # when the last pause ended
        self.holders: list[SeatHolder] = []  # of all seats, in the order in which they were dealt to first
        self.watchers_wanted_seats = self.has_faces = (
            False  # whether a watcher ever wanted a seat, a person chose a face
        )

    # --- what it is now -----------------------------------------------------------------------

    @property
    def has_begun(self) -> bool:
        """Whether the first hand has been dealt."""
        return self.hand is not None

    @property
    def hand_in_play(self) -> DealtHand | None:
        """The hand in play; None between hands."""
        return self.hand if self.hand and not self.hand.state.over else None

    @property
    def has_fixed_host(self) -> bool:
        """Whether the host can't change, since a referee of version 1 opened the room."""
        return self.terms.version < 2

    @property
    def has_fixed_watchers(self) -> bool:
        """Whether watchers can't be removed, since a referee of version 1 or 2 opened the room."""
        return self.terms.version < 3

    @property
    def has_fixed_terms(self) -> bool:
        """Whether terms and seats can't change, since a referee of version 1 to 3 opened the room."""
        return self.terms.version < 4

    def public_person(self, seat: int) -> str:
        """Return the id by which others know the person at a seat, "" for no person."""
        return self.public_id(self.seats[seat].person)

    def public_id(self, person: str) -> str:
        """Return the id by which others know the person who joined with this id, "" for "".

        It's the same in all rooms of one opener, different in those of others, and doesn't reveal the given id.
        """
        return person and sha256(f"person {self.id_salt} {person}".encode()).hexdigest()[: len(person)]

    @property
    def host_player(self) -> int:
        """The player who is host and can make another one host; -1 if the host has no seat or can't change."""
        seats = () if self.has_fixed_host else enumerate(self.seats)
        return next((seat for seat, seat_state in seats if seat_state.token == self.host), WATCHER_SEAT)

    def seat_for_newcomer(self, person: str) -> int:
        """Return the seat for a person who joins now: their former one, else a free one, a bot's, or that of a person
        who left.

        -1 if there's none. While a hand is played, its players don't change. Rooms up to version 3 give away only free
        seats, and only before the first deal.
        """
        if self.hand_in_play or self.match.over or (self.has_fixed_terms and self.has_begun):
            return WATCHER_SEAT
        seats = [
            seat
            for seat, each in enumerate(self.seats)
            if not each.token and not (self.has_fixed_terms and each.bot_level)
        ]

        def preference(seat: int) -> tuple[bool, bool, bool]:
            here = self.seats[seat]
            return here.person != person, bool(here.person), bool(here.bot_level)

        return min(seats, key=preference, default=WATCHER_SEAT)

    def view_of_player(self, player: int) -> View | None:
        """Return a player's view of the hand, None before the first deal.

        Watchers and players without cards in this hand see the open cards only.
        """
        if self.hand is None:
            return None
        seat = self.hand.seat_of(player)
        return view_of_spectator(self.hand.state) if seat < 0 else view_of_seat(self.hand.state, seat)

    def player_to_act(self) -> int:
        """Return the player to act, -1 if no hand is played."""
        hand = self.hand_in_play
        return hand.player_at_seat[hand.state.to_act] if hand else WATCHER_SEAT

    def possible_callers(self) -> list[int]:
        """Return the players who can call the missed declaration, none if there is none."""
        hand = self.hand_in_play
        return [hand.player_at_seat[seat] for seat, _ in hand.state.catches()] if hand else []

    # --- the log -----------------------------------------------------------------------------

    def apply_entry(self, entry: RoomEntry) -> EntryOutcome:
        """Apply the next entry, and return its effect on the hand. If it doesn't fit, the room is closed as broken."""
        self.seq += 1
        try:
            if self.closed:
                raise FoldError("the room is closed")
            if entry.time_ms < self.latest_ms:
                raise FoldError("time goes back")
            self.latest_ms = entry.time_ms
            outcome = self._apply_act(entry)
        except FoldError:
            self.closed = "broken"
            return EntryOutcome()
        self._remember_command(entry)
        return outcome

    def _remember_command(self, entry: RoomEntry) -> None:
        if entry.command_id:
            self.entry_by_command[entry.author, entry.command_id] = self.seq
        if isinstance(entry.act, SettleCalls):
            for seat, cid in entry.act.callers:
                if cid:
                    self.entry_by_command[seat, cid] = self.seq

    def _apply_act(self, entry: RoomEntry) -> EntryOutcome:
        act = entry.act
        match act:
            case OpenRoom():
                raise FoldError("it is open already")
            case ChangeTerms():
                self._apply_terms(act)
            case JoinRoom():
                self._apply_join(act)
            case WantSeat():
                self._apply_want_seat(act)
            case TakeSeat():
                self._apply_take_seat(act)
            case LeaveSeat():
                _require(not self.has_fixed_terms, "the room keeps its seats")
                self._vacate_seat(act.seat)
            case SitDown():
                self._apply_sit_down(act, entry.time_ms)
            case Kick():
                self._apply_kick(act.seat)
            case DismissWatcher():
                self._apply_dismissal(act.token)
            case HandOverHost():
                _require(
                    not self.has_fixed_host and bool(self._seat_state(act.seat).token), "nobody is there to be the host"
                )
                self.host = self.seats[act.seat].token
            case Invite():
                self.invitation = act.invitation
                self.removed_ids.clear()
            case CloseRoom():
                self.closed = "closed"
            case PauseRoom():
                _require(not self.paused, "it is paused already")
                self.paused, self.paused_at = ("empty" if entry.author == REFEREE else "host"), entry.time_ms
            case ResumeRoom():
                _require(bool(self.paused), "it is not paused")
                if self.hand:
                    self.hand.turn_at += entry.time_ms - self.paused_at
                self.paused, self.resumed_at = "", entry.time_ms
            case DealHand():
                self._apply_deal(act, entry.time_ms)
            case MakeMove():
                return self._apply_move(act, entry.time_ms)
            case SettleCalls():
                return self._apply_settlement(act, entry.time_ms)
            case NextRoom():
                _require(self.match.over and not self.next_room, "the match goes on")
                self.next_room = act.room
            case _:
                assert_never(act)
        return EntryOutcome()

    # --- seats ----------------------------------------------------------------------

    def _apply_join(self, act: JoinRoom) -> None:
        tokens = {seat_state.token for seat_state in self.seats} | {*self.watchers, *self.removed_tokens}
        _require(act.token not in tokens, "somebody has that token")
        if act.seat == WATCHER_SEAT:
            _require(len(self.watchers) < MAX_WATCHERS, "too many watch")
            self.watchers[act.token] = WatcherState(act.name, act.person, act.face)
        else:
            self._seat_person(act.seat, WatcherState(act.name, act.person, act.face), act.token)
            if act.token == self.terms.host:
                self.id_salt = act.person
        self.has_faces |= bool(act.face)

    def _apply_want_seat(self, act: WantSeat) -> None:
        _require(not self.has_fixed_terms and act.token in self.watchers, "nobody watches with that token")
        self.watchers[act.token] = replace(self.watchers[act.token], wants_seat=act.wants)
        self.watchers_wanted_seats = True

    def _apply_take_seat(self, act: TakeSeat) -> None:
        _require(not self.has_fixed_terms and act.token in self.watchers, "nobody watches with that token")
        self._seat_person(act.seat, replace(self.watchers.pop(act.token), name=act.name), act.token)

    def _seat_person(self, seat: int, watcher: WatcherState, token: str) -> None:
        """Give a person a seat that no other person has, with the seat's points.

        Raises `FoldError` if the seat isn't free or a hand is being played.
        """
        seat_state = self._seat_state(seat)
        free = not seat_state.is_taken and not self.has_begun
        if not self.has_fixed_terms:
            free = not seat_state.token and not self.hand_in_play and not self.match.over
        _require(free and bool(watcher.name), "that seat is not free")
        self.seats[seat] = SeatState(watcher.name, watcher.person, token, face=watcher.face)
        self.clock_turns[seat] = 0

    def _apply_terms(self, act: ChangeTerms) -> None:
        _require(not self.has_fixed_terms and not self.has_begun, "the terms are settled")
        _require(self.terms_changes < MAX_TERMS_CHANGES, "they changed too often")
        _require(not any(each.token for each in self.seats[act.seats :]), "somebody sits there")
        self.rules = _parse_playable_rules(act.rules, act.seats)
        self.terms = replace(
            self.terms,
            rules=act.rules,
            seats=act.seats,
            hand_limit=act.hand_limit,
            call_rule=act.call_rule,
            turn_seconds=act.turn_seconds,
        )
        self.match = Match(self.rules, act.seats, hand_limit=act.hand_limit)
        new = act.seats - len(self.seats)
        self.seats = [*self.seats[: act.seats], *(SeatState() for _ in range(new))]
        self.clock_turns = [0] * act.seats
        self.terms_changes += 1

    def _apply_sit_down(self, act: SitDown, time_ms: int) -> None:
        seat_state = self._seat_state(act.seat)
        if act.bot_level:
            try:
                make_bot(act.bot_level)
            except ValueError as error:
                raise FoldError(str(error)) from None
        _require(bool(act.bot_level or seat_state.token or not self.has_begun), "there is nobody to sit there")
        if seat_state.person and (act.name or act.face):
            seat_state.name, seat_state.face = act.name or seat_state.name, act.face or seat_state.face
            self.has_faces |= bool(act.face)
            if act.bot_level == seat_state.bot_level:
                return  # the name alone: their turn goes on
        elif not seat_state.person:
            seat_state.name = act.name or act.bot_level
        self._seat_bot(act.seat, act.bot_level)
        if self.hand and self.player_to_act() == act.seat:
            self.hand.turn_at = time_ms
        self.clock_turns[act.seat] = 0

    def _apply_kick(self, seat: int) -> None:
        self.removed_ids.add(self._seat_state(seat).person)
        self._vacate_seat(seat)

    def _vacate_seat(self, seat: int) -> None:
        """Take a seat from its person. After the first deal, a bot plays on."""
        seat_state = self._seat_state(seat)
        _require(bool(seat_state.token), "nobody sits there")
        self.removed_tokens[seat_state.token] = self.hand.number if self.hand else 0
        seat_state.token = ""
        if self.has_begun:
            self._seat_bot(seat, seat_state.bot_level or self.terms.bot_level)
        else:
            self.seats[seat] = SeatState()

    def _apply_dismissal(self, token: str) -> None:
        _require(not self.has_fixed_watchers and token in self.watchers, "nobody watches with that token")
        self.removed_ids.add(self.watchers.pop(token).person)
        self.removed_tokens[token] = 0

    def _seat_bot(self, seat: int, level: str) -> None:
        hand = self.hand_in_play
        if hand and hand.seat_of(seat) >= 0 and bool(level) != bool(self.seats[seat].bot_level):
            hand.seat_changes.append(SeatChange(hand.seat_of(seat), len(hand.steps), bool(level)))
        self.seats[seat].bot_level = level

    def _seat_state(self, seat: int) -> SeatState:
        _require(0 <= seat < len(self.seats), "there is no such seat")
        return self.seats[seat]

    # --- the hand ----------------------------------------------------------------------------

    def _apply_deal(self, act: DealHand, time_ms: int) -> None:
        match = self.match
        _require(self.hand_in_play is None and not match.over and not self.paused, "no hand can be dealt now")
        _require(
            act.number == match.hand_number and all(seat_state.is_taken for seat_state in self.seats),
            "it is not the next hand",
        )
        if not self.has_begun:
            _require(act.dealer < len(self.seats), "there is no such dealer")
            match.dealer = act.dealer
        _require(act.dealer == match.dealer, "somebody else deals")
        self._record_new_holders(time_ms)
        seated = tuple(match.player_at_seat)
        totals = tuple(match.totals[player] for player in seated)
        names = tuple(self.seats[player].name for player in seated)
        state = deal_hand(
            compile_rules(self.rules, len(seated)), seated.index(act.dealer), rng_from_chance(act.chance), totals
        )
        self.hand = DealtHand(
            hand_id=act.hand_id,
            number=act.number,
            dealer=act.dealer,
            begun=time_ms,
            player_at_seat=seated,
            state=state,
            record=new_record(state, names, self.rules, totals),
            turn_at=time_ms,
            seat_changes=[SeatChange(seat, 0) for seat, player in enumerate(seated) if self.seats[player].bot_level],
        )

    def _record_new_holders(self, time_ms: int) -> None:
        """Add the holders of seats that have changed hands since the last deal."""
        last = {each.seat: each for each in self.holders}
        for seat, here in enumerate(self.seats):
            if seat not in last or here.person not in ("", last[seat].person):
                bot = "" if here.person else here.bot_level
                self.holders.append(SeatHolder(seat, here.name, here.person, bot, time_ms))

    def _apply_move(self, act: MakeMove, time_ms: int) -> EntryOutcome:
        hand = self.hand_in_play
        if hand is None or self.paused:
            raise FoldError("no hand is played")
        try:
            action = parse_action(act.action)
        except NotationError as error:
            raise FoldError(error.reason) from None
        _require(hand.seat_of(act.seat) == action.seat >= 0, "somebody else sits there")
        _require(action.move & KIND_MASK != CATCH, "a call is settled")
        turn = hand.state.turns
        outcome = self._play_move(
            with_held_copy(hand.state, action.move, action.seat), action.seat, act.chance, time_ms, act.action
        )
        if act.cause == "person":
            self.clock_turns[act.seat] = 0
        elif act.cause == "clock" and hand.state.turns != turn:
            self.clock_turns[act.seat] += 1
        return outcome

    def _apply_settlement(self, act: SettleCalls, time_ms: int) -> EntryOutcome:
        hand, callers = self.hand_in_play, self.possible_callers()
        if hand is None or self.paused:
            raise FoldError("no hand is played")
        who = [seat for seat, _ in act.callers]
        _require(act.drawn_caller in who and len(set(who)) == len(who) and set(who) <= set(callers), "nobody may call")
        return self._play_move(
            catch_move(hand.state.undeclared_seat), hand.seat_of(act.drawn_caller), act.chance, time_ms
        )

    def _play_move(self, move: Move, seat: int, chance: str, time_ms: int, text: str = "") -> EntryOutcome:
        hand = self.hand
        assert hand is not None
        state = hand.state
        before = state.copy()
        state.rng = rng_from_chance(chance)
        try:
            step = play_step(state, move, seat)
        except IllegalMove as error:
            raise FoldError(str(error)) from None
        _require(not text or action_text(step.action) == text, "it comes out otherwise than it was written")
        hand.steps.append(step)
        hand.history.append(make_observation(before, seat, move, step.events))
        if (state.turns, state.to_act) != (before.turns, before.to_act):
            hand.turn_at = time_ms
        if state.undeclared_seat < 0:
            hand.missed_at = 0
        elif not hand.missed_at or not move & WRONG_CARD:
            hand.missed_at = time_ms
        return EntryOutcome(step.events, self._end_hand(hand, time_ms) if state.over else None)

    def _end_hand(self, hand: DealtHand, time_ms: int) -> EndedHand:
        """Add a finished hand to the match, and return it."""
        match = self.match
        hand_result = result_of(hand.state, hand.player_at_seat)
        match.add_result(hand_result)
        result = Result(
            scores=hand_result.scores or (),
            totals=tuple(match.totals),
            order=hand_result.order,
            ending="blocked" if hand_result.blocked else "out",
            next_dealer=match.dealer,
        )
        actions = tuple(step.action for step in hand.steps)
        record = replace(with_result(hand.record, hand.state), actions=actions, seat_changes=tuple(hand.seat_changes))
        placings = match.places if match.over else ()
        ended = EndedHand(
            hand.hand_id, hand.number, hand.dealer, hand.begun, time_ms, format_record(record), result, placings
        )
        self.ended_hands.append(ended)
        return ended


def fold_entries(entries: Sequence[RoomEntry]) -> RoomState:
    """Return the state of a room after all entries of its log.

    Raises `FoldError` if the first entry opens no room, `NewerRoom` if it's of a later version.
    """
    room = RoomState(entries[0])
    for entry in entries[1:]:
        room.apply_entry(entry)
    return room


def move_text_with_draws(room: RoomState, player: int, move: Move, chance: str) -> str:
    """Return the text of a player's move, with the cards that it draws by these random bits. The room isn't changed.

    Raises `IllegalMove`.
    """
    hand = room.hand_in_play
    assert hand is not None
    trial = hand.state.copy()
    trial.rng = rng_from_chance(chance)
    seat = hand.seat_of(player)
    return action_text(play_step(trial, with_held_copy(trial, move, seat), seat).action)


def room_table(room: RoomState, viewer: int) -> dict[str, Any]:
    """Return what a player (-1 for a watcher) may know about the room apart from the cards, for JSON.

    It's the same for everybody, except that in `seats` the viewer's own id is as given, not public. `people` has the
    ids that histories store, `late` the ids of the watchers who want a seat. `holders` has all holders of seats, and is
    there if a seat has had more than one.
    """
    people = [room.public_person(seat) for seat in range(len(room.seats))]
    hand, opened = room.hand, room.terms
    newer_fields: dict[str, Any] = {}  # what rooms have since version 4, and only once there is any of it
    if room.has_faces:
        newer_fields["faces"] = [each.face for each in room.seats]
    if room.watchers_wanted_seats:
        newer_fields["late"] = [token[:WATCHER_ID_DIGITS] for token, each in room.watchers.items() if each.wants_seat]
    if len(room.holders) > len(room.seats):
        newer_fields["holders"] = [
            [each.seat, each.name, room.public_id(each.person), each.bot_level, each.since] for each in room.holders
        ]
    return {
        "match": opened.match,
        "created": room.opened_ms,
        "hands": opened.hand_limit,
        "calls": opened.call_rule,
        "away": opened.away_seconds,
        "clock": opened.turn_seconds,
        "rules": opened.rules,
        "seats": [
            {"name": each.name, "person": each.person if seat == viewer else people[seat], "bot": each.bot_level}
            for seat, each in enumerate(room.seats)
        ],
        "people": people,
        "host": room.host_player,
        "watching": len(room.watchers),
        "watchers": [{"name": each.name, "id": token[:WATCHER_ID_DIGITS]} for token, each in room.watchers.items()],
        "paused": room.paused,
        "closed": room.closed,
        "next": room.next_room,
        "hand": hand.number if hand else 0,
        "seated": list(hand.player_at_seat) if hand else [],
        "dealer": room.match.dealer,
        "totals": list(room.match.totals),
        "over": room.match.over,
        "turn_at": hand.turn_at if hand else 0,
        "missed_at": hand.missed_at if hand else 0,
        **newer_fields,
    }


def ended_hand_table(room: RoomState, ended: EndedHand) -> dict[str, Any]:
    """Return a finished hand for JSON, with the whole record, hidden cards included."""
    return {
        "match": room.terms.match,
        "hand": ended.hand_id,
        "n": ended.number,
        "dealer": ended.dealer,
        "begun": ended.begun,
        "ended": ended.ended,
        "text": ended.text,
        "result": result_table(ended.result),
        "placings": ended.placings,
    }


def rng_from_chance(chance: str) -> Rng:
    """Return the random numbers that follow from an entry's random bits (hex).

    256 bits are stretched by SHAKE-256 into more words than any pack needs, so that cards that are seen don't reveal
    hidden ones. 64 bits, as in entries of earlier versions, are a seed.
    """
    if len(chance) == SHORT_CHANCE_DIGITS:
        return Rng(int(chance, 16))
    stretched = shake_256(bytes.fromhex(chance)).digest(_RANDOM_WORDS.size)
    return Rng.of_words(list(_RANDOM_WORDS.unpack(stretched)))


def _parse_playable_rules(text: str, seats: int) -> Rules:
    """Return the rules of a text. Raises `FoldError` if they can't be read, or not be played at so many seats."""
    try:
        rules = parse_rules(text)
        compile_rules(rules, seats)
    except (RulesError, ValueError) as error:
        raise FoldError(str(error)) from None
    return rules


def _require(fits: bool, why: str) -> None:
    if not fits:
        raise FoldError(why)
