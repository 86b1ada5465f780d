"""A stored hand that was replayed, with snapshots of its moments from any seat and all cards revealed."""

from __future__ import annotations

from dataclasses import dataclass

from app.table.game import SHOWN_PILE_CARDS, GameSnapshot, MatchFacts, last_cards_by_seat, last_player_by_card
from app.table.playing import MatchUnplayable, replay_on_deal
from app.ui.person_names import called, called_by_others
from app.ui.window.app_state import App
from engine.messages.errors import MoveError, TextError
from engine.notation import Recorder, Replay, Step, action_text, new_record, parse_record, replay_record
from engine.play.dealing import deal_hand
from engine.play.state import State
from engine.play.view import view_of_seat
from engine.player_names import WITHOUT_NAME, shown_name
from engine.rng import Rng
from engine.rules.reader import Rules, parse_rules
from store.records import Action, Hand, OpenHand, Seat, StoredMatch


@dataclass(frozen=True, eq=False)
class ReplayedHand:
    """A stored hand after a replay. `states` are the states before the first action and after each; `people` are the
    seats of people.
    """

    stored: Hand
    match: StoredMatch
    rules: Rules
    replay: Replay
    states: tuple[State, ...]
    seats: tuple[Seat, ...]
    people: frozenset[int]

    @property
    def steps(self) -> list[Step]:
        """The hand's actions with their events, in order."""
        return self.replay.steps

    @property
    def names_by_seat(self) -> tuple[str, ...]:
        """The players' stored names, by seat."""
        return tuple(seat.name for seat in self.seats)

    def snapshot_at(self, step: int, viewer: int) -> GameSnapshot:
        """Return the snapshot after `step` actions, seen from the seat `viewer`."""
        is_you = self.seats[viewer].name == WITHOUT_NAME
        state, steps = self.states[step], tuple(self.steps[:step])
        return GameSnapshot(
            viewer,
            view_of_seat(state, viewer),
            self._facts(state, steps, is_you),
            state,
            steps,
            self.states[:step],
            state.over,
        )

    def can_repeat(self, step: int) -> bool:
        """Return whether a match that begins with this deal comes to the same moment after `step` actions. It doesn't
        if a pile was shuffled in an order that only another device knows, or if a player left.
        """
        record, seed = self.replay.record, self.stored.seed
        if record.seat_changes or record.stock is None:
            return False
        state = deal_hand(self.states[0].tables, record.dealer, Rng(seed), record.totals)
        dealt = Recorder(state, new_record(state, record.players, self.rules, record.totals))
        actions = [Action(n, each.seat, action_text(each)) for n, each in enumerate(record.actions[:step], 1)]
        begun = OpenHand(0, "", 1, record.dealer, seed, "", 0, tuple(actions), intact=True)
        try:
            *_, repeated = replay_on_deal(dealt, begun, record, self.rules)
        except (MatchUnplayable, MoveError):
            return False
        return repeated.state.hands == self.states[step].hands

    def _facts(self, state: State, steps: tuple[Step, ...], is_you: bool) -> MatchFacts:
        """Return the facts of a match that consists of this hand. `is_you`: it's seen from the seat of the person
        without a name, who is called "you".
        """
        return MatchFacts(
            id=self.match.id,
            players=self.match.seats,
            own_player=-1,
            rules=self.rules,
            title=self.rules.title,
            hand_number=self.stored.number,
            hand_limit=0,
            hands_played=0,
            score_unit="",  # standings before this hand aren't shown
            strict=False,  # a replay marks playable cards at a strict table, too
            player_at_seat=tuple(range(state.seats)),
            names=tuple(map(called if is_you else called_by_others, self.names_by_seat)),
            levels=tuple(seat.level for seat in self.seats),
            gone=tuple(absent and n not in state.out for n, absent in enumerate(state.absent)),
            totals=(0,) * state.seats,
            places=(),
            device_is_shared=False,
            high_wins=True,
            result=None,
            pile_top=last_player_by_card(state.discard[-SHOWN_PILE_CARDS:], steps),
            last_cards=last_cards_by_seat(steps, state.seats),
            catching_seat=-1,
            declaration_counts=False,
            can_undo=False,
            only_bots=False,
            addresses_viewer=is_you,
        )


def find_match_and_hand(app: App, match_id: str, number: str) -> tuple[StoredMatch, Hand] | None:
    """Return the match and the finished hand that a route names; None if there's no such hand."""
    match = app.data.match_of_route(match_id) if app.data else None
    if app.data is None or match is None:
        return None
    hand = next((each for each in app.data.store.hands.hands_of_match(match.id) if str(each.number) == number), None)
    return (match, hand) if hand else None


def replay_hand(app: App, match: StoredMatch, hand: Hand) -> ReplayedHand | None:
    """Replay a stored hand as far as possible. Return None if it can't be read; the journal gets the reason."""
    where = f"hand {hand.number} of match {match.id}"
    try:
        rules = parse_rules(match.rules)
        done = replay_record(parse_record(hand.notation), rules)
    except TextError as problem:
        app.journal.add_line(f"{where} cannot be replayed: {problem}")
        return None
    if done.error is not None:
        app.journal.add_line(f"{where} is replayed in part: {done.error}")
    states = tuple(done.states())
    if not states:
        return None
    seats = _seats_with_current_names(match, hand, tuple(map(shown_name, done.record.players)))
    people = {seat.name for seat in match.seats if not seat.level}
    return ReplayedHand(
        hand, match, rules, done, states, seats, frozenset(n for n, seat in enumerate(seats) if seat.name in people)
    )


def _seats_with_current_names(match: StoredMatch, hand: Hand, written: tuple[str, ...]) -> tuple[Seat, ...]:
    """Return the seats with the players' current names, or with those of the notation (`written`) if the seats' players
    aren't known.
    """
    players = sorted(hand.result.order)
    there = len(players) == len(written) and players[-1] < len(match.seats)
    return tuple(match.seats[player] for player in players) if there else tuple(map(Seat, written))
