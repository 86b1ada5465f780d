"""A match in play, every move on disk before anybody sees it. No screen in here.

A hand is its seed and its actions: dealt from the same seed and played again it has the same cards, the same random
future and the same bots, so a match that was killed goes on as if nothing had happened.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from app.days import edition_and_day_of_seed
from app.table.game import PILE, MatchFacts, last_cards_by_seat, last_player_by_card, texts_of_hands, word_matters
from engine.bots import OnFailure, Player, choose_safely, make_bot, will_catch_safely
from engine.cards import FACE
from engine.events import revealed_cards_to
from engine.match import Match
from engine.messages import Message, SpokenError
from engine.moves import CARD_BITS, Move, card_of, is_play
from engine.names import shown_name
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
from engine.rng import Rng, seed_of_hand
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, parse_rules
from store.records import Hand, Lease, OpenHand, Result, Seat, StoredMatch

if TYPE_CHECKING:
    from store.store import Store

_log: Final = logging.getLogger("app")
# What a seed is split by, so that one use of chance does not depend on how much another took.
_FIRST_DEALER: Final = 0  # of a match's seed; its hands split it by their numbers, from 1
_BOTS: Final = 1  # of a hand's seed
_NOTICING: Final = 2
_COACH: Final = 3


_DAMAGED: Final = Message("play-damaged")
_DIFFERS: Final = Message("play-differs")


def _log_failure(level: str, problem: Exception) -> None:
    _log.error("the bot %s could not move: %r", level, problem)


class MatchUnplayable(SpokenError):
    """A kept match that this version cannot play on."""

    code = "cannot-continue"


class Playing:
    """One match and its hand. All methods are quick or wait for the disk, never for a person."""

    def __init__(self, store: Store, lease: Lease, failed: OnFailure = _log_failure) -> None:
        """`failed` is told of a bot that could not move, and was replaced for that move by a simpler one."""
        kept = store.matches.get(lease.match_id)
        if kept is None or not kept.rules:  # a damaged hand is no reason: see _match
            raise MatchUnplayable("the match or its rules are not there", _DAMAGED)
        self.store = store
        self.lease = lease
        self.failed = failed
        self.kept: StoredMatch = kept
        self.rules: Rules = parse_rules(kept.rules)
        self.title = self.rules.title
        self.of_day = edition_and_day_of_seed(kept.seed) is not None  # whether it is today's hand, or was
        self.seed = 0
        self.hand_number = 0
        self.dealt_to: list[int] = []
        self._viewed: tuple[State, View] | None = None
        self.match, self.counted = self._match_so_far()
        self.recorder: Recorder
        if kept.state == "open" or not kept.hands:
            self._resume_or_begin()
        else:
            self._show_last_hand()

    # --- beginning ---------------------------------------------------------------------------

    def _match_so_far(self) -> tuple[Match, bool]:
        """The match as its finished hands leave it, and whether each was counted anew from its notation. After one that
        is damaged or missing, the next that is whole says what all together came to; where none follows, the deal
        passes on, and what that hand brought is lost.
        """
        seats = len(self.kept.seats)
        dealer = Rng(self.kept.seed).substream(_FIRST_DEALER).integer_below(seats)
        match = Match(self.rules, seats, dealer, hands=self.kept.hand_limit or 0)
        unbroken = True  # every hand so far is there, and says by itself what it came to
        for hand in self.store.hands.hands_of_match(self.kept.id):
            unbroken = unbroken and hand.number == match.hand_number
            known = hand.intact and _result_fits(hand.result, seats)
            self.dealt_to = sorted(hand.result.order) if known and not unbroken else list(match.seated)
            counted = self._count_hand(hand)
            unbroken = unbroken and counted is not None
            result = counted or HandResult(tuple(self.dealt_to), winners=())
            if known and not unbroken:
                match.resume_after(hand.number, hand.result.totals, hand.result.next_dealer, result)
            else:
                match.add_result(result, hand.number)
        return match, unbroken

    def _count_hand(self, hand: Hand) -> DetailedHandResult | None:
        """What a finished hand came to by its notation; None where that does not say."""
        try:
            state = replay_record(parse_record(hand.notation), self.rules).state if hand.intact else None
        except NotationError:
            return None
        if state is None or not state.over or state.seats != len(self.dealt_to):
            return None
        return result_of(state, self.dealt_to)

    def _resume_or_begin(self) -> None:
        """The hand in play, else how the last one ended, else the first hand."""
        kept = self.store.hands.resume_hand(self.lease)
        if kept is not None:
            self._replay_stored_actions(kept)
            return
        hands = self.store.hands.hands_of_match(self.kept.id)
        if self.match.over:
            self._end_match()
        if self.over or (hands and hands[-1].intact):
            self._show_last_hand()
        else:
            self.deal_next_hand()

    def deal_next_hand(self) -> None:
        """Deals the next hand."""
        number = self.match.hand_number
        seed = seed_of_hand(self.kept.seed, number)
        recorder = self._deal_hand(seed, self.match.dealer)
        self.store.hands.begin_hand(self.lease, number, self.match.dealer, seed, format_record(recorder.hand))
        self._begin_hand(number, seed, recorder)

    def _deal_hand(self, seed: int, dealer: int) -> Recorder:
        """A hand dealt to those who still play."""
        seated = self.match.seated
        tables = compile_rules(self.rules, len(seated))
        names = tuple(self.kept.seats[player].name for player in seated)
        totals = tuple(self.match.totals[player] for player in seated)
        state = deal_hand(tables, seated.index(dealer), Rng(seed), totals)
        return Recorder(state, new_record(state, names, self.rules, totals))

    def _begin_hand(self, number: int, seed: int, recorder: Recorder) -> None:
        """Lays a hand on the table as it was dealt."""
        self.hand_number, self.seed, self.recorder = number, seed, recorder
        self.dealt_to = list(self.match.seated)

    def _replay_stored_actions(self, kept: OpenHand) -> None:
        """Plays the kept actions again; they must come out as they were written."""
        written = parse_record(kept.header)
        self._match_before_hand(kept, written)
        *_, recorder = replay_on_deal(self._deal_hand(kept.seed, kept.dealer), kept, written, self.rules)
        self._begin_hand(kept.number, kept.seed, recorder)
        if self.state.over:
            self._finish_hand()

    def _match_before_hand(self, kept: OpenHand, written: HandRecord) -> None:
        """The match as it was when a hand was dealt. Where one before it is damaged or missing, its header says what
        all came to, and who got up since the last that is known is not named among its players.
        """
        match, seated = self.match, self.match.seated
        if len(written.deal) < len(seated):
            named = set(map(shown_name, written.players))
            seated = [player for player in seated if self.kept.seats[player].name in named]
        if len(seated) != len(written.deal) or seated[written.dealer] != kept.dealer:
            raise MatchUnplayable("it does not say who still plays", _DAMAGED)
        if not self.counted or kept.number != match.hand_number:
            lost = match.counts == "lives"  # who isn't named has no life left
            totals = [0 if lost and player not in seated else total for player, total in enumerate(match.totals)]
            for player, total in zip(seated, written.totals, strict=False):
                totals[player] = total
            match.replace_totals(totals)
        match.continue_hand(kept.number, kept.dealer, seated)

    def _show_last_hand(self) -> None:
        """Between two hands, and after the match, the last hand lies as it ended."""
        hands = self.store.hands.hands_of_match(self.kept.id)
        if not hands or not hands[-1].intact:
            raise MatchUnplayable("the last hand is damaged", _DAMAGED)
        done = replay_record(parse_record(hands[-1].notation), self.rules)
        if done.state is None:
            raise MatchUnplayable(str(done.error), _DIFFERS)
        self.recorder, self.hand_number = Recorder.of_replay(done), hands[-1].number

    # --- playing -----------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Where the hand stands: nobody sees a move in it that is not on disk."""
        return self.recorder.state

    @property
    def done(self) -> list[Step]:
        """What was done in this hand, the last action last."""
        return self.recorder.steps

    @property
    def before(self) -> list[State]:
        """The state before each action."""
        return self.recorder.before

    @property
    def hand_over(self) -> bool:
        """Whether the hand on the table is over."""
        return self.state.over

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.kept.state != "open"

    @property
    def strict(self) -> bool:
        """Whether a card that may not be laid can be tried, and costs what the rules say."""
        return self.rules.family == "shedding" and self.rules.words.turn.penalise

    def player(self, seat: int) -> Seat:
        """Who sits at a seat of this hand."""
        return self.kept.seats[self.dealt_to[seat]]

    @property
    def person_count(self) -> int:
        """How many people are in this hand; bots are none."""
        return sum([not self.kept.seats[player].level for player in self.dealt_to])

    @property
    def is_shared(self) -> bool:
        """Whether several people pass the device round: nobody is "you" then."""
        return self.person_count > 1

    def view(self, seat: int) -> View:
        """What a seat of this hand knows: the same object while nothing happens."""
        if self._viewed is None or self._viewed[0] is not self.state or self._viewed[1].seat != seat:
            self._viewed = (self.state, view_of_seat(self.state, seat))
        return self._viewed[1]

    def facts(self, seat: int) -> MatchFacts:
        """What stands about the hand for who sits at a seat of it."""
        state, match = self.state, self.match
        players = [self.kept.seats[player] for player in self.dealt_to]
        people = [player for player, seat in enumerate(self.kept.seats) if not seat.level]
        here = [n for n, absent in enumerate(state.absent) if not absent]
        return MatchFacts(
            id=self.kept.id,
            players=self.kept.seats,
            own=people[0] if len(people) == 1 else -1,
            rules=self.rules,
            title=self.title,
            hand=self.hand_number,
            hands=match.hands,
            played=match.played,
            counts=match.counts,
            strict=self.strict,
            seated=tuple(self.dealt_to),
            names=tuple([player.name for player in players]),
            levels=tuple([player.level for player in players]),
            gone=tuple([absent and n not in state.out for n, absent in enumerate(state.absent)]),
            totals=tuple(match.totals),
            places=match.places if self.hand_over or self.over else (),
            shared=self.is_shared,
            high_wins=match.high_wins if self.hand_over or self.over else True,
            result=result_of(state, self.dealt_to) if state.over else None,
            pile=last_player_by_card(state.discard[-PILE:], self.done),
            last=last_cards_by_seat(self.done, state.seats),
            caller=self.seat_that_may_call(seat),
            word_due=word_matters(state, seat),
            can_undo=self.can_undo(seat),
            only_bots=not state.over and all(players[n].level for n in here),
            resigned=self.kept.state == "resigned",
            of_day=self.of_day,
            held=texts_of_hands(state) if state.over else (),
        )

    def knowledge(self, seat: int) -> View:
        """What a seat of this hand knows when it has watched everything that happened."""
        return view_of_seat(self.state, seat, self.recorder.history)

    def bot_at_seat(self, seat: int) -> Player:
        """The bot that plays a seat, with the temperament of its name."""
        player = self.player(seat)
        return make_bot(player.level, player.name)

    def bot_moves(self, seat: int) -> Iterator[Move]:
        """The best move so far of the bot that plays a seat, after each slice of its work; there always is one."""
        return choose_safely(self.bot_at_seat(seat), self.knowledge(seat), self.bot_rng(), self.failed)

    def bot_rng(self) -> Rng:
        """The bots' random numbers for the next action: the same whenever the hand is taken up again."""
        return Rng(self.seed).substream(_BOTS).substream(len(self.done))

    def coach_rng(self) -> Rng:
        """The coach's random numbers for the decision that is due; the bots' are others."""
        return Rng(self.seed).substream(_COACH).substream(len(self.done))

    def bot_call(self) -> tuple[int, Move] | None:
        """The first bot that notices the missed word that is open, and its call."""
        rng = Rng(self.seed).substream(_NOTICING).substream(len(self.done))
        for seat, call in self.state.catches():
            if not self.player(seat).level:
                continue
            if will_catch_safely(self.bot_at_seat(seat), self.view(seat), rng.substream(seat), self.failed):
                return seat, call
        return None

    def seat_that_may_call(self, viewer: int) -> int:
        """The seat for which a person at this device may call the missed word: that of `viewer`, else the next
        person's; -1 when nobody may.
        """
        seats = self.state.seats
        people = [seat for seat, _ in self.state.catches() if not self.player(seat).level]
        if viewer in people or not people:
            return viewer if people else -1
        return min(people, key=lambda seat: (seat - self.state.undeclared_seat) * self.state.direction % seats)

    def commit_move(self, move: Move, seat: int) -> Step:
        """Plays a move: checked, written down, and only then the state. IllegalMove, LeaseLost, StoreError."""
        trial = self.recorder.copy()
        done = trial.play(take_written_card(self.state, move, seat), seat)
        self.store.hands.append_action(self.lease, self.hand_number, seat, action_text(done.action))
        self.recorder = trial
        if self.hand_over:
            self._finish_hand()
        return done

    def can_undo(self, seat: int) -> bool:
        """Whether the last action can be taken back: the seat's own, nothing hidden was shown by it, and it is not
        a word that was missed; and the game knows taking back.
        """
        if not self.done or self.hand_over or self.state.undeclared_seat == seat or not self.rules.words.custom.undo:
            return False
        last = self.done[-1]
        return last.action.seat == seat and not any(revealed_cards_to(event, seat) for event in last.events)

    def undo(self, seat: int) -> None:
        """Takes the last action back, on disk first."""
        self.store.hands.undo_actions(self.lease, self.hand_number, seat, len(self.done) - 1)
        before = self.recorder.copy()  # what was shown keeps its steps
        before.undo()
        self.recorder = before

    def notation(self) -> str:
        """The hand so far in notation."""
        return format_record(self.recorder.hand)

    def _finish_hand(self) -> None:
        """Counts the hand and writes its notation; done again after a kill it changes nothing."""
        came_to = result_of(self.state, self.dealt_to)
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
        self.kept = self.store.matches.end_match(self.lease, "finished", self.match.places)

    # --- people ------------------------------------------------------------------------------

    def resign(self) -> None:
        """Ends the match where it stands."""
        self.kept = self.store.matches.end_match(self.lease, "resigned")

    def give_seat(self, seat: int, level: str) -> None:
        """Hands a seat of this hand to a bot of a level, or back to its person ("")."""
        player = self.dealt_to[seat]
        name = self.kept.seats[player].name
        self.kept = self.store.matches.change_seat(self.lease, player, Seat(name, level))


def replay_on_deal(dealt: Recorder, kept: OpenHand, written: HandRecord, rules: Rules) -> Iterator[Recorder]:
    """The hand that was kept, on the deal of its seed: as it was dealt, and after each of its actions. MatchUnplayable
    where one does not come out as it was written.
    """
    recorder, hand = dealt, dealt.hand
    if written.deal != hand.deal or written.stock != hand.stock:
        # Dealt by another version of the shuffle: the cards that were written down are the truth.
        recorder = Recorder(starting_state(written, rules, kept.seed), replace(written, players=hand.players))
    yield recorder
    for each in kept.actions:
        action = parse_action(each.text)
        done = recorder.play(take_written_card(recorder.state, action.move, action.seat), action.seat)
        if action_text(done.action) != each.text:
            raise MatchUnplayable(f"action {each.number} was {each.text}, now {action_text(done.action)}", _DIFFERS)
        yield recorder


def _result_fits(result: Result, seats: int) -> bool:
    """Whether the kept result of a hand can be that of a match of so many seats."""
    places = set(result.order)
    return (
        len(result.totals) == seats
        and 0 <= result.next_dealer < seats
        and len(places) == len(result.order) > 1
        and places <= set(range(seats))
    )


def take_written_card(state: State, move: Move, seat: int) -> Move:
    """The move with that of the cards that look alike which its text means when it is read again."""
    return with_held_copy(state, move & ~CARD_BITS | FACE[card_of(move)], seat) if is_play(move) else move
