"""The hand of a lesson: the engine deals and plays it as written, and nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.people import usual_level
from app.table.game import SHOWN_PILE_CARDS, MatchFacts, last_cards_by_seat, last_player_by_card
from app.ui.player_faces import bot_names
from app.ui.words import tr
from engine.lessons.lesson import Lesson
from engine.moves import Move
from engine.notation import HandAction, Recorder, Step, rules_of_record, starting_state
from engine.play.state import State
from engine.play.view import View, view_of_seat
from store.records import Seat


class LessonHand:
    """The hand of a lesson up to its current action. The learner has the lesson's seat, bots have the others. `owner`
    is the learner's stored name, by which their face is found.
    """

    def __init__(self, lesson: Lesson, owner: str) -> None:
        self._owner = owner
        self.rules = rules_of_record(lesson.record)
        self._lesson = lesson
        self._recorder = Recorder(starting_state(lesson.record), replace(lesson.record, actions=(), result=None))
        bots = iter(bot_names()[1:])  # without the first, who is the teacher
        seats = range(len(lesson.record.dealt_hands))
        self.names = tuple(tr("people.you") if seat == lesson.learner_seat else next(bots) for seat in seats)

    @property
    def next_action(self) -> HandAction | None:
        """The next action of the hand as written; None at its end."""
        actions, done = self._lesson.record.actions, len(self.steps)
        return actions[done] if done < len(actions) else None

    def play(self, move: Move, seat: int) -> None:
        """Play the next move. Snapshots taken before aren't changed."""
        after = self._recorder.copy()
        after.play(move, seat)
        self._recorder = after

    # --- as a TableGame ----------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The current state of the hand."""
        return self._recorder.state

    @property
    def steps(self) -> Sequence[Step]:
        """The actions so far, the latest last."""
        return self._recorder.steps

    @property
    def states_before(self) -> Sequence[State]:
        """The state before each action."""
        return self._recorder.states_before

    @property
    def hand_over(self) -> bool:
        """Whether the hand is over."""
        return self.state.over

    def view(self, seat: int) -> View:
        """Return what a seat knows."""
        return view_of_seat(self.state, seat)

    def facts(self, seat: int) -> MatchFacts:
        """Return the facts of a match that consists of this hand."""
        state, names = self.state, self.names
        seats = state.seats
        levels = tuple("" if n == self._lesson.learner_seat else usual_level(name) for n, name in enumerate(names))
        return MatchFacts(
            id=0,
            players=tuple(
                Seat(name if level else self._owner, level) for name, level in zip(names, levels, strict=True)
            ),
            own_player=-1,
            rules=self.rules,
            title=self.rules.title,
            hand_number=1,
            hand_limit=1,
            hands_played=0,
            score_unit=self.rules.words.scoring.score_unit,
            strict=False,
            player_at_seat=tuple(range(seats)),
            names=names,
            levels=levels,
            gone=tuple(absent and n not in state.out for n, absent in enumerate(state.absent)),
            totals=(0,) * seats,
            places=(),
            device_is_shared=False,
            high_wins=True,
            result=None,
            pile_top=last_player_by_card(state.discard[-SHOWN_PILE_CARDS:], self.steps),
            last_cards=last_cards_by_seat(self.steps, seats),
            catching_seat=-1,
            declaration_counts=False,
            can_undo=False,
            only_bots=False,
        )
