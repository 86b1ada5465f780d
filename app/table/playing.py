"""A match in play. Every move is on disk before it's shown. Nothing here draws.

A hand is its seed and its actions. Dealt from the same seed and played again it has the same cards, the same random
numbers and the same bots, so a match goes on unchanged after the app was killed.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from app.daily_seeds import dealing_seed, edition_and_day_of_seed
from app.table.game import (
    SHOWN_PILE_CARDS,
    MatchFacts,
    declaration_matters,
    last_cards_by_seat,
    last_player_by_card,
    texts_of_hands,
)
from app.ui.person_names import called, called_by_others
from engine.bots import OnFailure, Player, choose_safely, make_bot, will_catch_safely
from engine.cards import FACE
from engine.events import revealed_cards_to
from engine.match import Match
from engine.messages import Message, SpokenError
from engine.moves import CARD_BITS, Move, card_of, is_play
from engine.notation import (
    HandRecord,
    NotationError,
    Recorder,
    Step,
    action_text,
    format_record,
    new_record,
    parse_action,
    parse_record,
    replay_record,
    starting_state,
    with_held_copy,
)
from engine.play.dealing import deal_hand
from engine.play.result import DetailedHandResult, HandResult, result_of
from engine.play.state import State
from engine.play.view import View, view_of_seat
from engine.player_names import shown_name
from engine.rng import Rng, seed_of_hand
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, parse_rules
from store.records import Hand, Lease, OpenHand, Result, Seat, StoredMatch

if TYPE_CHECKING:
    from store.store import Store

_log: Final = logging.getLogger("app")
# Numbers of substreams, so that one use of random numbers doesn't depend on how many another has taken.
_FIRST_DEALER: Final = 0  # of a match's seed; its hands have their own numbers, from 1
_BOT_STREAM: Final = 1  # of a hand's seed
_NOTICING_STREAM: Final = 2
_COACH_STREAM: Final = 3


_DAMAGED: Final = Message("play-damaged")
_DIFFERS: Final = Message("play-differs")


def _log_failure(level: str, problem: Exception) -> None:
    _log.error("the bot %s could not move: %r", level, problem)


class MatchUnplayable(SpokenError):
    """A stored match that this version can't continue."""

    code = "cannot-continue"


class Playing:
    """One match and its current hand. All methods are quick or wait for the disk, never for a person."""

    def __init__(self, store: Store, lease: Lease, report_bot_failure: OnFailure = _log_failure) -> None:
        """Open the match of a lease. `report_bot_failure` is called if a bot couldn't move, so that a simpler one made
        its move. Raises MatchUnplayable.
        """
        kept = store.matches.get(lease.match_id)
        if kept is None or not kept.rules:  # a damaged hand doesn't matter here: see `_match_so_far`
            raise MatchUnplayable("the match or its rules are not there", _DAMAGED)
        self.store = store
        self.lease = lease
        self.report_bot_failure = report_bot_failure
        self.stored_match: StoredMatch = kept
        self.rules: Rules = parse_rules(kept.rules)
        self.title = self.rules.title
        self.is_hand_of_day = (
            edition_and_day_of_seed(kept.seed) is not None
        )  # whether it's a hand of the day, of any day
        self.seed = 0
        self.hand_number = 0
        self.player_at_seat: list[int] = []
        self._viewed: tuple[State, View] | None = None
        self.match, self.all_hands_counted = self._match_so_far()
        self.recorder: Recorder
        if kept.state == "open" or not kept.hands:
            self._resume_or_begin()
        else:
            self._show_last_hand()

    # --- opening -----------------------------------------------------------------------------

    def _match_so_far(self) -> tuple[Match, bool]:
        """Return the match after its finished hands, and whether the result of each was computed from its notation.

        If a hand is damaged or missing, the totals are taken from the next intact one. If none follows, the damaged
        hand counts as played without a result, and the deal passes on.
        """
        seats = len(self.stored_match.seats)
        dealer = Rng(dealing_seed(self.stored_match.seed)).substream(_FIRST_DEALER).integer_below(seats)
        match = Match(self.rules, seats, dealer, hand_limit=self.stored_match.hand_limit or 0)
        unbroken = True  # all hands so far are there, and their notation gives their results
        for hand in self.store.hands.hands_of_match(self.stored_match.id):
            unbroken = unbroken and hand.number == match.hand_number
            known = hand.intact and _result_fits(hand.result, seats)
            self.player_at_seat = sorted(hand.result.order) if known and not unbroken else list(match.player_at_seat)
            counted = self._count_hand(hand)
            unbroken = unbroken and counted is not None
            result = counted or HandResult(tuple(self.player_at_seat), winners=())
            if known and not unbroken:
                match.resume_after(hand.number, hand.result.totals, hand.result.next_dealer, result)
            else:
                match.add_result(result, hand.number)
        return match, unbroken

    def _count_hand(self, hand: Hand) -> DetailedHandResult | None:
        """Return the result of a finished hand by its notation; None if the notation doesn't give one."""
        try:
            state = replay_record(parse_record(hand.notation), self.rules).state if hand.intact else None
        except NotationError:
            return None
        if state is None or not state.over or state.seats != len(self.player_at_seat):
            return None
        return result_of(state, self.player_at_seat)

    def _resume_or_begin(self) -> None:
        """Resume the hand in play; without one, show the end of the last hand, or deal the first."""
        kept = self.store.hands.resume_hand(self.lease)
        if kept is not None:
            self._replay_stored_actions(kept)
            return
        hands = self.store.hands.hands_of_match(self.stored_match.id)
        if self.match.over:
            self._end_match()
        if self.over or (hands and hands[-1].intact):
            self._show_last_hand()
        else:
            self.deal_next_hand()

    def deal_next_hand(self) -> None:
        """Deal the next hand."""
        number = self.match.hand_number
        seed = seed_of_hand(dealing_seed(self.stored_match.seed), number)
        recorder = self._deal_hand(seed, self.match.dealer)
        self.store.hands.begin_hand(self.lease, number, self.match.dealer, seed, format_record(recorder.record))
        self._begin_hand(number, seed, recorder)

    def _deal_hand(self, seed: int, dealer: int) -> Recorder:
        """Return a hand dealt to the players who are still in the match."""
        seated = self.match.player_at_seat
        tables = compile_rules(self.rules, len(seated))
        names = tuple(self.stored_match.seats[player].name for player in seated)
        totals = tuple(self.match.totals[player] for player in seated)
        state = deal_hand(tables, seated.index(dealer), Rng(seed), totals)
        return Recorder(state, new_record(state, names, self.rules, totals))

    def _begin_hand(self, number: int, seed: int, recorder: Recorder) -> None:
        """Make a dealt hand the current one."""
        self.hand_number, self.seed, self.recorder = number, seed, recorder
        self.player_at_seat = list(self.match.player_at_seat)

    def _replay_stored_actions(self, open_hand: OpenHand) -> None:
        """Play the stored actions of a hand again. Raises MatchUnplayable if one has another result than the stored
        one.
        """
        written = parse_record(open_hand.header)
        self._match_before_hand(open_hand, written)
        *_, recorder = replay_on_deal(self._deal_hand(open_hand.seed, open_hand.dealer), open_hand, written, self.rules)
        self._begin_hand(open_hand.number, open_hand.seed, recorder)
        if self.state.over:
            self._finish_hand()

    def _match_before_hand(self, open_hand: OpenHand, record: HandRecord) -> None:
        """Set the match to its state when a hand was dealt.

        If a hand before it is damaged or missing, the totals are those in this hand's header, and players who aren't
        named there have left the match. Raises MatchUnplayable if the header doesn't fit the match.
        """
        match, seated = self.match, self.match.player_at_seat
        if len(record.dealt_hands) < len(seated):
            named = set(map(shown_name, record.players))
            seated = [player for player in seated if self.stored_match.seats[player].name in named]
        if len(seated) != len(record.dealt_hands) or seated[record.dealer] != open_hand.dealer:
            raise MatchUnplayable("it does not say who still plays", _DAMAGED)
        if not self.all_hands_counted or open_hand.number != match.hand_number:
            lost = match.score_unit == "lives"  # players who aren't named have no life left
            totals = [0 if lost and player not in seated else total for player, total in enumerate(match.totals)]
            for player, total in zip(seated, record.totals, strict=False):
                totals[player] = total
            match.replace_totals(totals)
        match.continue_hand(open_hand.number, open_hand.dealer, seated)

    def _show_last_hand(self) -> None:
        """Show the last hand as it ended, between two hands or after the match. Raises
        MatchUnplayable if it's damaged.
        """
        hands = self.store.hands.hands_of_match(self.stored_match.id)
        if not hands or not hands[-1].intact:
            raise MatchUnplayable("the last hand is damaged", _DAMAGED)
        done = replay_record(parse_record(hands[-1].notation), self.rules)
        if done.state is None:
            raise MatchUnplayable(str(done.error), _DIFFERS)
        self.recorder, self.hand_number = Recorder.of_replay(done), hands[-1].number

    # --- playing -----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state of the hand. All its moves are on disk."""
        return self.recorder.state

    @property
    def steps(self) -> list[Step]:
        """The actions of this hand, the latest last."""
        return self.recorder.steps

    @property
    def states_before(self) -> list[State]:
        """The state before each action."""
        return self.recorder.states_before

    @property
    def hand_over(self) -> bool:
        """Whether the current hand is over."""
        return self.state.over

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.stored_match.state != "open"

    @property
    def strict(self) -> bool:
        """Whether an illegal card can be tried, which costs cards by the rules."""
        return self.rules.family == "shedding" and self.rules.words.turn.penalises_wrong_cards

    def player(self, seat: int) -> Seat:
        """Return the player at a seat of this hand."""
        return self.stored_match.seats[self.player_at_seat[seat]]

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called on this device, by seat. A bot that plays for a person without a name isn't
        called "You".
        """
        return tuple([called_by_others(each.name) if each.level else called(each.name) for each in self._seats_in_hand])

    @property
    def _seats_in_hand(self) -> list[Seat]:
        """The players of this hand, by its seats; without those who are out of the match."""
        return [self.stored_match.seats[player] for player in self.player_at_seat]

    @property
    def person_count(self) -> int:
        """The number of people in this hand, without bots."""
        return sum([not self.stored_match.seats[player].level for player in self.player_at_seat])

    @property
    def device_is_shared(self) -> bool:
        """Whether several people share the device; texts call nobody "you" then."""
        return self.person_count > 1

    def view(self, seat: int) -> View:
        """Return what a seat of this hand knows; the same object until something happens."""
        if self._viewed is None or self._viewed[0] is not self.state or self._viewed[1].seat != seat:
            self._viewed = (self.state, view_of_seat(self.state, seat))
        return self._viewed[1]

    def facts(self, seat: int) -> MatchFacts:
        """Return the facts of the match as a seat of this hand may know them."""
        state, match = self.state, self.match
        players = self._seats_in_hand
        people = [player for player, seat in enumerate(self.stored_match.seats) if not seat.level]
        here = [n for n, absent in enumerate(state.absent) if not absent]
        return MatchFacts(
            id=self.stored_match.id,
            players=self.stored_match.seats,
            own_player=people[0] if len(people) == 1 else -1,
            rules=self.rules,
            title=self.title,
            hand_number=self.hand_number,
            hand_limit=match.hand_limit,
            hands_played=match.hands_played,
            score_unit=match.score_unit,
            strict=self.strict,
            player_at_seat=tuple(self.player_at_seat),
            names=self.names,
            levels=tuple([player.level for player in players]),
            gone=tuple([absent and n not in state.out for n, absent in enumerate(state.absent)]),
            totals=tuple(match.totals),
            places=match.places if self.hand_over or self.over else (),
            device_is_shared=self.device_is_shared,
            high_wins=match.high_wins if self.hand_over or self.over else True,
            result=result_of(state, self.player_at_seat) if state.over else None,
            pile_top=last_player_by_card(state.discard[-SHOWN_PILE_CARDS:], self.steps),
            last_cards=last_cards_by_seat(self.steps, state.seats),
            catching_seat=self.seat_that_may_call(seat),
            declaration_counts=declaration_matters(state, seat),
            can_undo=self.can_undo(seat),
            only_bots=not state.over and all(players[n].level for n in here),
            resigned=self.stored_match.state == "resigned",
            is_hand_of_day=self.is_hand_of_day,
            revealed_hands=texts_of_hands(state) if state.over else (),
        )

    def knowledge(self, seat: int) -> View:
        """Return what a seat of this hand knows if it has watched all actions."""
        return view_of_seat(self.state, seat, self.recorder.history)

    def bot_at_seat(self, seat: int) -> Player:
        """Return the bot that plays a seat, with the style of its name."""
        player = self.player(seat)
        return make_bot(player.level, player.name)

    def bot_moves(self, seat: int) -> Iterator[Move]:
        """Yield the best move so far of the bot at a seat, after each slice of its work; there's at least one."""
        return choose_safely(self.bot_at_seat(seat), self.knowledge(seat), self.bot_rng(), self.report_bot_failure)

    def bot_rng(self) -> Rng:
        """Return the bots' random numbers for the next action. They're the same each time the hand is resumed."""
        return Rng(self.seed).substream(_BOT_STREAM).substream(len(self.steps))

    def coach_rng(self) -> Rng:
        """Return the coach's random numbers for the next decision, which are independent of the bots'."""
        return Rng(self.seed).substream(_COACH_STREAM).substream(len(self.steps))

    def bot_call(self) -> tuple[int, Move] | None:
        """Return the seat of the first bot that notices the missed declaration, and its call; None if none does."""
        rng = Rng(self.seed).substream(_NOTICING_STREAM).substream(len(self.steps))
        for seat, call in self.state.catches():
            if not self.player(seat).level:
                continue
            if will_catch_safely(self.bot_at_seat(seat), self.view(seat), rng.substream(seat), self.report_bot_failure):
                return seat, call
        return None

    def seat_that_may_call(self, viewer: int) -> int:
        """Return the seat of a person on this device who may catch the missed declaration: `viewer` if possible, else
        the next person's; -1 if no person may.
        """
        seats = self.state.seats
        people = [seat for seat, _ in self.state.catches() if not self.player(seat).level]
        if viewer in people or not people:
            return viewer if people else -1
        return min(people, key=lambda seat: (seat - self.state.undeclared_seat) * self.state.direction % seats)

    def commit_move(self, move: Move, seat: int) -> Step:
        """Make a move: check it, write it to disk, then change the state. Return the step. Raises IllegalMove,
        LeaseLost or StoreError; the state is then unchanged.
        """
        trial = self.recorder.copy()
        done = trial.play(take_written_card(self.state, move, seat), seat)
        self.store.hands.append_action(self.lease, self.hand_number, seat, action_text(done.action))
        self.recorder = trial
        if self.hand_over:
            self._finish_hand()
        return done

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat may take back the last action: it's the seat's own, revealed nothing hidden, and the
        seat isn't open to a catch after it; and the rules allow it.
        """
        if not self.steps or self.hand_over or self.state.undeclared_seat == seat or not self.rules.words.custom.undo:
            return False
        last = self.steps[-1]
        return last.action.seat == seat and not any(revealed_cards_to(event, seat) for event in last.events)

    def undo(self, seat: int) -> None:
        """Take back the last action, first on disk."""
        self.store.hands.undo_actions(self.lease, self.hand_number, seat, len(self.steps) - 1)
        before = self.recorder.copy()  # snapshots that were shown keep their steps
        before.undo()
        self.recorder = before

    def notation(self) -> str:
        """Return the notation of the hand so far."""
        return format_record(self.recorder.record)

    def _finish_hand(self) -> None:
        """Count the result of the hand and store its notation. Repeating it after a kill changes nothing."""
        came_to = result_of(self.state, self.player_at_seat)
        self.match.add_result(came_to)
        result = Result(
            scores=came_to.scores or (),
            totals=tuple(self.match.totals),
            order=came_to.order,
            ending="blocked" if came_to.blocked else "out",
            next_dealer=self.match.dealer,
        )
        self.store.hands.finish_hand(self.lease, self.hand_number, self.notation(), result, came_to)
        if self.match.over:
            self._end_match()

    def _end_match(self) -> None:
        self.stored_match = self.store.matches.end_match(self.lease, "finished", self.match.places)

    # --- people ------------------------------------------------------------------------------

    def resign(self) -> None:
        """End the match as given up, with its present totals."""
        self.stored_match = self.store.matches.end_match(self.lease, "resigned")

    def give_seat(self, seat: int, level: str) -> None:
        """Give a seat of this hand to a bot of a level, or back to its person ("")."""
        player = self.player_at_seat[seat]
        name = self.stored_match.seats[player].name
        self.stored_match = self.store.matches.change_seat(self.lease, player, Seat(name, level))


def replay_on_deal(dealt: Recorder, open_hand: OpenHand, written: HandRecord, rules: Rules) -> Iterator[Recorder]:
    """Yield the recorder of a stored hand as it was dealt, and after each of its actions. Raises MatchUnplayable if an
    action has another result than the stored one.
    """
    recorder, hand = dealt, dealt.record
    if written.dealt_hands != hand.dealt_hands or written.stock != hand.stock:
        # Another version of the shuffle dealt it, so the cards in the notation count.
        recorder = Recorder(starting_state(written, rules, open_hand.seed), replace(written, players=hand.players))
    yield recorder
    for each in open_hand.actions:
        action = parse_action(each.text)
        done = recorder.play(take_written_card(recorder.state, action.move, action.seat), action.seat)
        if action_text(done.action) != each.text:
            raise MatchUnplayable(f"action {each.number} was {each.text}, now {action_text(done.action)}", _DIFFERS)
        yield recorder


def _result_fits(result: Result, seats: int) -> bool:
    """Return whether the stored result of a hand can belong to a match with this many seats."""
    places = set(result.order)
    return (
        len(result.totals) == seats
        and 0 <= result.next_dealer < seats
        and len(places) == len(result.order) > 1
        and places <= set(range(seats))
    )


def take_written_card(state: State, move: Move, seat: int) -> Move:
    """Return the move with the card that its text will mean when it's read again, among cards with the same face."""
    return with_held_copy(state, move & ~CARD_BITS | FACE[card_of(move)], seat) if is_play(move) else move
