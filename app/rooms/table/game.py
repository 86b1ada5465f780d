"""A hand that is refereed elsewhere, as one seat knows it: what a table needs of a game, made of frames.

What a host sends is checked like what somebody brings in with a file; what does not fit ends the room's line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.rooms.connection.room_info import RoomInfo
from app.table.game import PILE, MatchFacts, find_last, find_layers, text_of_hands, word_matters
from app.ui.words import tr
from engine.bots import OFFERED
from engine.cards import FACE, CardSet, cards_in
from engine.events import Caught, Event, Played, drawn_in, parse_event, seat_of
from engine.match import Match
from engine.moves import END
from engine.notation import HandAction, Step, loads, replay
from engine.play.result import DetailedHandResult, result_of
from engine.play.state import State
from engine.play.tables import SEQUENCE
from engine.play.view import SPECTATOR, View
from engine.play.view_table import read_view
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules
from store.records import Seat


class RoomGame:
    """The hand on the table of a room. ValueError wherever what is said does not fit."""

    def __init__(self, rules: Rules, room: RoomInfo, slots: Mapping[str, Any], player: int) -> None:
        self.rules = rules
        self.room = room
        self.own = player
        self.done: list[Step] = []
        self.before: list[State] = []
        self.result: DetailedHandResult | None = None
        self._held: tuple[tuple[str, ...], ...] = ()
        self.match_id = 0
        self.away: tuple[int, ...] = ()
        self._tables = compile_rules(rules, len(room.seated))
        self.viewer = room.seated.index(player) if player in room.seated else SPECTATOR
        self._view = self._read(slots)
        self.strict = rules.family == "shedding" and rules.words.turn.penalise
        self.shared = False

    # --- what comes --------------------------------------------------------------------------

    def know(self, room: RoomInfo, slots: Mapping[str, Any]) -> None:
        """What is known now."""
        if room.seated != self.room.seated:
            raise ValueError("others sit there in the same hand")
        self.room, self._view = room, self._read(slots)

    def take(self, texts: list[str], room: RoomInfo, slots: Mapping[str, Any]) -> Step:
        """An action by its events, and what is known after it."""
        before, held = self.state, self._view.hand
        self.know(room, slots)
        events = [self._physical(event, held) for event in map(parse_event, texts)]
        seats = range(-1, before.seats)
        if not events or any(
            seat_of(each) not in seats or (isinstance(each, Caught) and each.offender not in seats) for each in events
        ):
            raise ValueError("events of seats that there are are wanted")
        seat = next((seat_of(each) for each in events if seat_of(each) >= 0), 0)
        drawn = tuple(card for each in events for card in drawn_in(each) if seat_of(each) == seat)
        step = Step(HandAction(seat, END, drawn), tuple(events))
        self.before.append(before)
        self.done.append(step)
        return step

    def end(self, ended: Mapping[str, Any]) -> None:
        """What the hand came to, by its whole record."""
        state = replay(loads(ended["text"]), self.rules).state
        if state is None or not state.over or state.seats != len(self.room.seated):
            raise ValueError("the record is not that of this hand")
        self.result = result_of(state, self.room.seated)
        self._held = text_of_hands(state)

    def _read(self, slots: Mapping[str, Any]) -> View:
        return read_view(slots, self._tables, self.viewer)

    def _physical(self, event: Event, held: CardSet) -> Event:
        """The same with the cards that lie there: events name faces, and with two packs there are two of each."""
        if isinstance(event, Played):
            pile = self._view.discard
            if pile and FACE[pile[-1]] == FACE[event.card]:
                return Played(event.seat, pile[-1], event.named)
        elif seat_of(event) == self.viewer and "cards" in vars(event) and drawn_in(event):
            new = cards_in(self._view.hand & ~held)
            return _with_cards(event, new)
        return event

    # --- as a game on a table ----------------------------------------------------------------

    @property
    def state(self) -> State:
        """Where the hand stands, as far as it is known here."""
        return self._view.public

    @property
    def hand_over(self) -> bool:
        """Whether the hand is over."""
        return self._view.over

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.room.over

    def view(self, seat: int) -> View:
        """What is known here, which is what one seat knows."""
        return self._view

    def player(self, seat: int) -> Seat:
        """Who sits at a seat of the hand."""
        chair = self.room.chairs[self.room.seated[seat]]
        return Seat(chair.name, "" if chair.person else chair.bot)

    def may_call(self, viewer: int) -> int:
        """The own seat, where it may call the missed word."""
        chair = self.room.chairs[self.own] if self.own >= 0 else None
        calls = self.room.calls == "all" and not self.room.paused and chair is not None and not chair.bot
        return viewer if calls and viewer in [seat for seat, _ in self.state.catches()] else -1

    @property
    def legal_now(self) -> bool:
        """Whether the person here may move: it is their turn, and no bot has it."""
        return self.viewer >= 0 and self.state.to_act == self.viewer and not self.room.chairs[self.own].bot

    def facts(self, seat: int) -> MatchFacts:
        """What stands about the hand."""
        room, state = self.room, self.state
        match = Match(self.rules, len(room.chairs), hands=room.hands)
        match.totals = list(room.totals)
        over = self.hand_over or self.over
        players = [room.chairs[player] for player in room.seated]
        levels = ["" if each.person else each.bot for each in players]
        return MatchFacts(
            id=self.match_id,
            players=tuple(Seat(each.name, "" if each.person else each.bot) for each in room.chairs),
            own=self.own,
            rules=self.rules,
            title=self.rules.title,
            hand=room.hand,
            hands=room.hands,
            played=room.hand if self.hand_over else room.hand - 1,
            counts=match.counts,
            strict=self.strict,
            seated=room.seated,
            names=tuple(each.name for each in players),
            levels=tuple(level if level in OFFERED else "" for level in levels),
            gone=tuple(absent and n not in state.out for n, absent in enumerate(state.absent)),
            totals=room.totals,
            places=match.places if over else (),
            shared=False,
            high_wins=match.high_wins if over else True,
            result=self.result,
            pile=find_layers(state.discard[-PILE:], self.done),
            last=find_last(self.done, state.seats),
            caller=self.may_call(seat),
            word_due=seat >= 0 and self.legal_now and state.tables.family != SEQUENCE and word_matters(state, seat),
            can_undo=False,
            only_bots=False,
            held=self._held,
            notes=tuple(self._note(player) for player in room.seated),
        )

    def _note(self, player: int) -> str:
        """What is to be said of who sits there: a bot has their place, or they are away."""
        chair = self.room.chairs[player]
        if chair.person and chair.bot:
            return tr("room.bot_for")
        return tr("room.away") if player in self.away else ""


def _with_cards(event: Any, new: list[int]) -> Event:
    """An event whose faces are named by the cards that are new in the hand."""
    left, cards = list(new), []
    for wanted in event.cards:
        card = next((each for each in left if wanted >= 0 and FACE[each] == FACE[wanted]), wanted)
        if card in left:
            left.remove(card)
        cards.append(card)
    made: Event = type(event)(**{**vars(event), "cards": tuple(cards)})
    return made
