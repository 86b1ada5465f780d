"""The hand of a room as one seat knows it, built from frames.

What a host sends is checked as strictly as an imported file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.rooms.connection.room_info import RoomInfo
from app.table.game import (
    SHOWN_PILE_CARDS,
    MatchFacts,
    declaration_matters,
    last_cards_by_seat,
    last_player_by_card,
    texts_of_hands,
)
from app.ui.words import tr
from engine.bots import OFFERED_LEVELS
from engine.cards import FACE, CardSet, cards_in
from engine.events import Caught, Event, Played, drawn_in, parse_event, seat_of
from engine.match import Match
from engine.moves import END
from engine.notation import HandAction, Step, parse_record, replay_record
from engine.play.result import DetailedHandResult, result_of
from engine.play.state import State
from engine.play.tables import SEQUENCE
from engine.play.view import SPECTATOR, View
from engine.play.view_table import read_view
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules
from store.records import Seat


class RoomGame:
    """The hand on the table of a room, for the player `own` of the match (-1 for a watcher).

    `slots` is the view in the form that frames have. `away_players` are the players who aren't connected; `match_id` is
    the id of the match in this device's history, 0 if it isn't there. All methods that get data from the host raise
    `ValueError` if it doesn't fit.
    """

    def __init__(
        self,
        rules: Rules,
        room: RoomInfo,
        slots: Mapping[str, Any],
        player: int,
        away: tuple[int, ...] = (),
        match_id: int = 0,
    ) -> None:
        self.rules = rules
        self.room = room
        self.own_player = player
        self.steps: list[Step] = []
        self.states_before: list[State] = []
        self.result: DetailedHandResult | None = None
        self._revealed_hands: tuple[tuple[str, ...], ...] = ()
        self.match_id = match_id
        self.away_players = away
        self._tables = compile_rules(rules, len(room.player_at_seat))
        self.viewer = room.player_at_seat.index(player) if player in room.player_at_seat else SPECTATOR
        self._view = self._read_view(slots)
        self.strict = rules.family == "shedding" and rules.words.turn.penalises_wrong_cards
        self.device_is_shared = False

    # --- what the host sends -----------------------------------------------------------------

    def update(self, room: RoomInfo, slots: Mapping[str, Any]) -> None:
        """Replace the room and the view of the hand."""
        if room.player_at_seat != self.room.player_at_seat:
            raise ValueError("others sit there in the same hand")
        self.room, self._view = room, self._read_view(slots)

    def set_away_players(self, players: tuple[int, ...]) -> None:
        """Set the players who aren't connected."""
        self.away_players = players

    def set_match_id(self, match_id: int) -> None:
        """Set the id of the match in this device's history."""
        self.match_id = match_id

    def apply_events(self, texts: list[str], room: RoomInfo, slots: Mapping[str, Any]) -> Step:
        """Append an action, given by the texts of its events and by room and view after it, and return its step."""
        before, held = self.state, self._view.hand
        self.update(room, slots)
        events = [self._with_physical_cards(event, held) for event in map(parse_event, texts)]
        seats = range(-1, before.seats)
        if not events or any(
            seat_of(each) not in seats or (isinstance(each, Caught) and each.offender not in seats) for each in events
        ):
            raise ValueError("events of seats that there are are wanted")
        seat = next((seat_of(each) for each in events if seat_of(each) >= 0), 0)
        drawn = tuple(card for each in events for card in drawn_in(each) if seat_of(each) == seat)
        step = Step(HandAction(seat, END, drawn), tuple(events))
        self.states_before.append(before)
        self.steps.append(step)
        return step

    def finish(self, hand: Mapping[str, Any]) -> None:
        """Compute the result from the record of the whole hand, as the host sends it."""
        state = replay_record(parse_record(hand["text"]), self.rules).state
        if state is None or not state.over or state.seats != len(self.room.player_at_seat):
            raise ValueError("the record is not that of this hand")
        self.result = result_of(state, self.room.player_at_seat)
        self._revealed_hands = texts_of_hands(state)

    def _read_view(self, slots: Mapping[str, Any]) -> View:
        return read_view(slots, self._tables, self.viewer)

    def _with_physical_cards(self, event: Event, held: CardSet) -> Event:
        """Return the event with cards of this hand; frames name faces, of which a double pack has two cards."""
        if isinstance(event, Played):
            pile = self._view.discard
            if pile and FACE[pile[-1]] == FACE[event.card]:
                return Played(event.seat, pile[-1], event.named)
        elif seat_of(event) == self.viewer and "cards" in vars(event) and drawn_in(event):
            new = cards_in(self._view.hand & ~held)
            return _with_cards_replaced(event, new)
        return event

    # --- as a TableGame ----------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state, with the cards that the seat can't see left out."""
        return self._view.known_state

    @property
    def hand_over(self) -> bool:
        """Whether the hand has ended."""
        return self._view.over

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.room.is_over

    def view(self, seat: int) -> View:
        """Return the view of this device's seat, whichever `seat` is: a room reveals no other."""
        return self._view

    def player(self, seat: int) -> Seat:
        """Return name and bot level of a seat of the hand; the level is "" for a person."""
        seat_info = self.room.seats[self.room.player_at_seat[seat]]
        return Seat(seat_info.name, "" if seat_info.person else seat_info.bot_level)

    def calling_seat(self, viewer: int) -> int:
        """Return `viewer` if the person there may catch a missed declaration now, else -1."""
        own_seat = self.room.seats[self.own_player] if self.own_player >= 0 else None
        calls = (
            self.room.call_rule == "all"
            and not self.room.pause_reason
            and own_seat is not None
            and not own_seat.bot_level
        )
        return viewer if calls and viewer in [seat for seat, _ in self.state.catches()] else -1

    @property
    def has_turn(self) -> bool:
        """Whether the person here has the turn, and no bot plays for them."""
        return self.viewer >= 0 and self.state.to_act == self.viewer and not self.room.seats[self.own_player].bot_level

    def facts(self, seat: int) -> MatchFacts:
        """Return what the table shows about the match and the hand, for a seat."""
        room, state = self.room, self.state
        match = Match(self.rules, len(room.seats), hand_limit=room.hand_limit)
        match.totals = list(room.totals)
        over = self.hand_over or self.over
        players = [room.seats[player] for player in room.player_at_seat]
        levels = ["" if each.person else each.bot_level for each in players]
        return MatchFacts(
            id=self.match_id,
            players=tuple(Seat(each.name, "" if each.person else each.bot_level) for each in room.seats),
            own_player=self.own_player,
            rules=self.rules,
            title=self.rules.title,
            hand_number=room.hand_number,
            hand_limit=room.hand_limit,
            hands_played=room.hand_number if self.hand_over else room.hand_number - 1,
            score_unit=match.score_unit,
            strict=self.strict,
            player_at_seat=room.player_at_seat,
            names=tuple(each.name for each in players),
            levels=tuple(level if level in OFFERED_LEVELS else "" for level in levels),
            gone=tuple(absent and n not in state.out for n, absent in enumerate(state.absent)),
            totals=room.totals,
            places=match.places if over else (),
            device_is_shared=False,
            high_wins=match.high_wins if over else True,
            result=self.result,
            pile_top=last_player_by_card(state.discard[-SHOWN_PILE_CARDS:], self.steps),
            last_cards=last_cards_by_seat(self.steps, state.seats),
            catching_seat=self.calling_seat(seat),
            declaration_counts=seat >= 0
            and self.has_turn
            and state.tables.family != SEQUENCE
            and declaration_matters(state, seat),
            can_undo=False,
            only_bots=False,
            revealed_hands=self._revealed_hands,
            player_notes=tuple(self._player_note(player) for player in room.player_at_seat),
        )

    def _player_note(self, player: int) -> str:
        """Return the text beside a player that says they're away or a bot plays for them, "" for none."""
        seat_info = self.room.seats[player]
        if seat_info.person and seat_info.bot_level:
            return tr("room.bot_for")
        return tr("room.away") if player in self.away_players else ""


def _with_cards_replaced(event: Any, new: list[int]) -> Event:
    """Return the event with each card replaced by one of the same face among the `new` ones."""
    left, cards = list(new), []
    for wanted in event.cards:
        card = next((each for each in left if wanted >= 0 and FACE[each] == FACE[wanted]), wanted)
        if card in left:
            left.remove(card)
        cards.append(card)
    made: Event = type(event)(**{**vars(event), "cards": tuple(cards)})
    return made
