"""What a table needs of the game on it: the hand and its match, whoever referees it."""

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

PILE: Final = 5  # so many cards of the pile are told with who laid them


@dataclass(frozen=True)
class MatchFacts:
    """What stands about a hand, beside what a seat knows of it: the match, who sits where, what else that seat may do,
    and what the hand came to once it is over.

    `names`, `levels` ("" is a person), `gone` and `notes` are by seat of the hand; `players`, `totals` and, once
    something is over, `places` by player of the match.
    """

    id: int  # of the match in the store, 0 where it is not there
    players: tuple[Seat, ...]
    own: int  # the player whose device it is, -1 where there are several people or none
    rules: Rules
    title: Message
    hand: int  # the number of the hand, and of how many (0: until somebody has won)
    hands: int
    played: int  # how many hands are counted
    counts: str
    strict: bool
    seated: tuple[int, ...]  # the player at each seat
    names: tuple[str, ...]
    levels: tuple[str, ...]
    gone: tuple[bool, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    shared: bool  # whether several people pass the device round
    high_wins: bool  # once something is over: whether more is better in the match
    result: DetailedHandResult | None
    pile: tuple[tuple[Card, int], ...]  # the last cards, the top one last, and who laid each (-1: nobody)
    last: tuple[Card, ...]  # what each seat laid in its last turn, for one lap (-1: nothing)
    caller: int  # the seat that may call the missed word at this device, or -1
    word_due: bool  # whether saying the word with the next move can mean anything
    can_undo: bool
    only_bots: bool  # whether nobody but bots is still in the hand
    resigned: bool = False
    of_day: bool = False  # whether it is the hand of a day
    held: tuple[tuple[str, ...], ...] = ()  # by seat, the cards left in each hand, once they are opened
    addressed: bool = True  # whether texts call the viewer "you"
    notes: tuple[str, ...] = ()  # what is to be said of who sits there, such as that they are away


def winning_players(match: MatchFacts, whole: bool) -> list[int]:
    """The players who won the hand, or the whole match; none while it is open."""
    if whole or match.result is None:
        return [player for player, place in enumerate(match.places) if place == 1]
    return list(match.result.winners)


class TableGame(Protocol):
    """A hand and the match around it. In a room, `state` holds no cards but the viewer's own."""

    @property
    def state(self) -> State:
        """The position; no action changes it, each makes a new one."""

    @property
    def done(self) -> Sequence[Step]:
        """The actions of this hand, the latest last."""

    @property
    def before(self) -> Sequence[State]:
        """The state before each action."""

    @property
    def hand_over(self) -> bool:
        """Whether the hand on the table is over."""

    def view(self, seat: int) -> View:
        """What a seat of this hand knows."""

    def facts(self, seat: int) -> MatchFacts:
        """What is known about the hand beside the cards, for who sits at a seat of it."""


@dataclass(frozen=True, eq=False)
class GameSnapshot:
    """A hand at one moment, seen from the seat `viewer` (-1: a watcher). Never changes."""

    viewer: int
    view: View
    facts: MatchFacts
    state: State  # in a room without the cards of others
    steps: tuple[Step, ...]  # the actions of this hand, the latest last
    before: tuple[State, ...]  # the state before each
    hand_over: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The player's name at each seat."""
        return self.facts.names


def snapshot_of(game: TableGame, viewer: int) -> GameSnapshot:
    """The game as it is now, seen from a seat."""
    return GameSnapshot(
        viewer, game.view(viewer), game.facts(viewer), game.state, tuple(game.done), tuple(game.before), game.hand_over
    )


def texts_of_hands(state: State) -> tuple[tuple[str, ...], ...]:
    """The cards left in each hand once all are opened, sorted."""
    return tuple([tuple([CARD_TEXT[card] for card in cards_in(hand)]) for hand in state.hands])


def last_player_by_card(cards: Sequence[Card], done: Sequence[Step]) -> tuple[tuple[Card, int], ...]:
    """Each card with the seat that played it last, -1 for one that nobody played."""
    missing, found = set(cards), dict.fromkeys(cards, -1)
    for step in reversed(done):
        for event in reversed(step.events):
            if isinstance(event, Played) and event.card in missing:
                found[event.card] = event.seat
                missing.remove(event.card)
        if not missing:
            break
    return tuple([(card, found[card]) for card in cards])


def last_cards_by_seat(done: Sequence[Step], seats: int) -> tuple[Card, ...]:
    """The card that each seat laid last, for one lap: -1 where its last turn brought none, was skipped, or is longer
    ago than so many turns.
    """
    found: dict[int, Card] = {}
    turn, turns = -1, 0
    for step in reversed(done):
        if any(isinstance(event, Caught) for event in step.events):
            continue  # no turn: anybody may call
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


def word_matters(state: State, seat: int) -> bool:
    """Whether saying the word with the next move of `seat` can mean anything: that move may end the turn on few
    enough cards, and it has not been said for so many.
    """
    tables = state.tables
    if state.to_act != seat or state.has_declared:
        return False
    count = state.hands[seat].bit_count()
    legal = state.legal_moves()
    left = {count - 1} if any(is_play(move) for move in legal) else set()
    if END in legal and not (state.phase == START and state.pending_skips):
        left.add(count)
    if any(tables.level_at[n] and tables.level_at[n] != state.declared_level[seat] for n in left if n > 0):
        return True
    return tables.declare_several and _several_may_go(state, seat, count in left)


def _several_may_go(state: State, seat: int, may_end: bool) -> bool:
    """Whether a seat may come to hold several cards by its next move that all go in one turn."""
    hand, at = state.hands[seat], state.tables.declare_at
    rests = [hand ^ BIT[card] for card in cards_in(state.distinct_legal_cards())] + [hand] * may_end
    return any(rest.bit_count() > at and can_play_all_at_once(state, seat, rest) for rest in rests)
