"""What a table needs of its game: the hand and its match, regardless of who referees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from engine.cards import BIT, CARD_TEXT, Card, cards_in
from engine.events import Caught, Played, Skipped
from engine.messages import Message
from engine.moves import END, is_play
from engine.notation import Step
from engine.play.result import DetailedHandResult
from engine.play.shedding import can_play_all_at_once
from engine.play.state import START, State
from engine.play.view import View
from engine.rules.reader import Rules
from store.records import Seat

SHOWN_PILE_CARDS: Final = 5  # the number of top cards of the pile that a table knows the players of


@dataclass(frozen=True)
class MatchFacts:
    """The match around a hand as one seat may know it, in addition to that seat's view: players, seats and totals, what
    the seat may do besides moves, and the result once the hand is over.

    `names`, `levels` ("" for a person), `gone` and `player_notes` are by seat of the hand. `players`, `totals` and
    `places` are by player of the match; `places` are their ranks once something is over.
    """

    id: int  # the match's id in the store, 0 if it isn't stored
    players: tuple[Seat, ...]
    own_player: int  # the player whose device this is, -1 for several people or none
    rules: Rules
    title: Message
    hand_number: int  # the hand's number; `hand_limit` is their total, 0 to play to the target
    hand_limit: int
    hands_played: int  # number of finished hands
    score_unit: str
    strict: bool
    player_at_seat: tuple[int, ...]  # the player at each seat
    names: tuple[str, ...]
    levels: tuple[str, ...]
    gone: tuple[bool, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    device_is_shared: bool  # whether several people share the device
    high_wins: bool  # whether more points are better in the match
    result: DetailedHandResult | None
    pile_top: tuple[
        tuple[Card, int], ...
    ]  # the last cards, the top one last, with the seats that played them (-1: none)
    last_cards: tuple[Card, ...]  # by seat, the card played in its last turn, for one lap (-1: none)
    catching_seat: int  # the seat on this device that may catch a missed declaration, or -1
    declaration_counts: bool  # whether a declaration with the next move could count
    can_undo: bool
    only_bots: bool  # whether only bots are still in the hand
    resigned: bool = False
    is_hand_of_day: bool = False  # whether it's a hand of the day
    revealed_hands: tuple[tuple[str, ...], ...] = ()  # by seat, the cards left in each hand, once they're revealed
    addresses_viewer: bool = True  # whether texts call the viewer "you"
    player_notes: tuple[str, ...] = ()  # notes on players, such as that they're away


def winning_players(match: MatchFacts, whole_match: bool) -> list[int]:
    """Return the players who won the hand, or the whole match; [] while it's open."""
    if whole_match or match.result is None:
        return [player for player, place in enumerate(match.places) if place == 1]
    return list(match.result.winners)


class TableGame(Protocol):
    """A hand and the match around it. In a room, `state` has only the viewer's own cards."""

    @property
    def state(self) -> State:
        """The current state; an action makes a new one instead of changing it."""

    @property
    def steps(self) -> Sequence[Step]:
        """The actions of this hand, the latest last."""

    @property
    def states_before(self) -> Sequence[State]:
        """The state before each action."""

    @property
    def hand_over(self) -> bool:
        """Whether the hand is over."""

    def view(self, seat: int) -> View:
        """Return what a seat of this hand knows."""

    def facts(self, seat: int) -> MatchFacts:
        """Return the facts of the match as a seat may know them."""


@dataclass(frozen=True, eq=False)
class GameSnapshot:
    """A hand at one moment, seen from the seat `viewer` (-1 for a watcher). It never changes."""

    viewer: int
    view: View
    facts: MatchFacts
    state: State  # in a room, without the cards of others
    steps: tuple[Step, ...]  # the actions of this hand, the latest last
    states_before: tuple[State, ...]  # the state before each
    hand_over: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self.facts.names


def snapshot_of(game: TableGame, viewer: int) -> GameSnapshot:
    """Return a snapshot of the game at this moment, seen from a seat."""
    return GameSnapshot(
        viewer,
        game.view(viewer),
        game.facts(viewer),
        game.state,
        tuple(game.steps),
        tuple(game.states_before),
        game.hand_over,
    )


def texts_of_hands(state: State) -> tuple[tuple[str, ...], ...]:
    """Return the cards left in each hand as sorted texts, by seat."""
    return tuple([tuple([CARD_TEXT[card] for card in cards_in(hand)]) for hand in state.hands])


def last_player_by_card(cards: Sequence[Card], steps: Sequence[Step]) -> tuple[tuple[Card, int], ...]:
    """Return each of `cards` with the seat that played it last, -1 if no seat did."""
    missing, found = set(cards), dict.fromkeys(cards, -1)
    for step in reversed(steps):
        for event in reversed(step.events):
            if isinstance(event, Played) and event.card in missing:
                found[event.card] = event.seat
                missing.remove(event.card)
        if not missing:
            break
    return tuple([(card, found[card]) for card in cards])


def last_cards_by_seat(steps: Sequence[Step], seats: int) -> tuple[Card, ...]:
    """Return by seat the card it played last, for one lap. It's -1 if the seat played none in its last turn, was
    skipped, or hasn't acted for more turns than there are seats.
    """
    found: dict[int, Card] = {}
    turn, turns = -1, 0
    for step in reversed(steps):
        if any(isinstance(event, Caught) for event in step.events):
            continue  # a catch isn't a turn: every player may call
        seat = step.action.seat
        if seat != turn:
            found.setdefault(turn, -1)
            turn, turns = seat, turns + 1
            if turns > seats:
                break
        for event in reversed(step.events):
            if isinstance(event, Played):
                found.setdefault(event.seat, event.card)
            elif isinstance(event, Skipped) and event.seat != seat:
                found.setdefault(event.seat, -1)
    return tuple([found.get(seat, -1) for seat in range(seats)])


def declaration_matters(state: State, seat: int) -> bool:
    """Return whether a declaration with the next move of `seat` could count: the move may end the turn with few enough
    cards, and the seat hasn't declared for that number yet.
    """
    tables = state.tables
    if state.to_act != seat or state.has_declared:
        return False
    count = state.hands[seat].bit_count()
    legal = state.legal_moves()
    left = {count - 1} if any(is_play(move) for move in legal) else set()
    if END in legal and not (state.phase == START and state.pending_skips):
        left.add(count)
    if any(
        tables.declaration_levels[n] and tables.declaration_levels[n] != state.declared_level[seat]
        for n in left
        if n > 0
    ):
        return True
    return tables.declares_with_several and _can_play_several(state, seat, count in left)


def _can_play_several(state: State, seat: int, may_end: bool) -> bool:
    """Return whether the next move of a seat may leave several cards that can all be played in one turn."""
    hand, at = state.hands[seat], state.tables.declaration_limit
    rests = [hand ^ BIT[card] for card in cards_in(state.distinct_legal_cards())] + [hand] * may_end
    return any(rest.bit_count() > at and can_play_all_at_once(state, seat, rest) for rest in rests)
