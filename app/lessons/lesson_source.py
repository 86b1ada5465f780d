"""A lesson as the source of a table. It compares the learner's taps with the taught move, and plays the other seats'
moves as written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from app.lessons.answers import correction, expected_declaration, kind_of
from app.lessons.lesson_hand import LessonHand
from app.stored.lessons import mark_lesson_finished
from app.table import events
from app.table.device.match_loop import PACE_MS
from app.table.game import GameSnapshot, snapshot_of
from app.table.panel_kind import PanelKind
from app.table.picture import ButtonId, ButtonKind
from app.table.source import Attention, SourceFeatures, SourceStatus, Teaching
from app.table.wording import named_words, printed_card
from app.ui import theme
from app.ui.card_faces import spell_out
from app.ui.person_names import owner_name
from app.ui.player_faces import bot_names
from app.ui.window.app_state import App
from app.ui.words import render, render_spoken
from engine.cards import CARD_TEXT, FACE, Card
from engine.lessons.lesson import Lesson
from engine.messages import Message, Value
from engine.moves import SAY, Move, card_of, is_play, named_of, named_text
from engine.notation import with_held_copy


class LessonSource:
    """One lesson, as the source of the table on one screen."""

    def __init__(self, app: App, lesson: Lesson) -> None:
        self.app = app
        self.lesson = lesson
        self.features = SourceFeatures(
            rules_route=f"/learn/{lesson.id}/rules",
            back_route="/learn",
            allows_own_order=False,
            explains_effects=False,
            animates_steps=False,
            sends_illegal_taps=True,
        )
        self.hand = LessonHand(lesson, owner_name(app.settings.names))
        self.reading = False  # whether the lesson waits for the learner to read a text
        self._answer: Message | None = None  # to a tap that wasn't the taught one
        self._said_last: Message | None = None  # the lesson's last text, which stays while others play
        self._covered = False
        self._nudge = asyncio.Event()
        self._listener: Callable[[events.SourceEvent], None] = lambda event: None

    # --- running -----------------------------------------------------------------------------

    async def run(self) -> None:
        """Play the lesson until the task is cancelled, which happens when the screen is left."""
        self._begin_lesson()
        while True:
            action = self.hand.next_action
            if self._covered or self.reading or self._is_asking:
                self._report_game()
                await self._wait_for_person()
            elif action is None:
                await self._pause_for(theme.SLOW + theme.LAST_CARD_MS)
                if self.app.data is not None:
                    mark_lesson_finished(self.app.data.key_values, self.lesson.id)
                self._emit_event(events.PanelRequested(PanelKind.LESSON_OVER))
            else:
                self._report_game()
                await self._pause_for(PACE_MS[self.app.settings.pace])
                if not self._covered and action is self.hand.next_action:
                    self._play_taught(with_held_copy(self.hand.state, action.move, action.seat), action.seat)

    async def _pause_for(self, milliseconds: int) -> None:
        await self._wait_for_person(0 if self.app.reduces_motion else milliseconds)

    async def _wait_for_person(self, milliseconds: int | None = None) -> None:
        """Wait until the learner does something, for at most this many milliseconds; None for no limit."""
        self._nudge.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._nudge.wait(), None if milliseconds is None else milliseconds / 1000)

    def _begin_lesson(self) -> None:
        self._emit_event(events.HandBegun(self._make_snapshot(), dealt=True))

    @property
    def _is_asking(self) -> bool:
        """Whether it's the learner's move."""
        action = self.hand.next_action
        return action is not None and action.seat == self.lesson.learner_seat and not self.reading

    @property
    def taught(self) -> Move:
        """The move that the learner has to make now, with its declaration; -1 if it isn't their move."""
        action = self.hand.next_action
        if action is None or not self._is_asking:
            return -1
        return with_held_copy(self.hand.state, action.move, action.seat)

    def _play_taught(self, move: Move, seat: int) -> None:
        """Play the next move of the hand as written."""
        number = len(self.hand.steps)
        self.hand.play(move, seat)
        self._answer = None
        self.reading = self.lesson.step_at(number) is not None and seat != self.lesson.learner_seat
        self._remember_sentence()
        self._emit_event(events.ActionDone(self._make_snapshot()))
        self.notify()

    # --- the teacher's text ------------------------------------------------------------------

    @property
    def sentence(self) -> Message | None:
        """The lesson's text on the learner's move, or on the move just made; None if there is none."""
        done = len(self.hand.steps)
        number = done - 1 if self.reading else done
        step = self.lesson.step_at(number)
        if step is None or not (self.reading or self._is_asking):
            return None
        state = self.hand.states_before[number] if self.reading else self.hand.state
        action = self.lesson.record.actions[number]
        values: dict[str, Value] = {
            "card": printed_card(CARD_TEXT[card_of(action.move)]) if is_play(action.move) else "",
            "top": printed_card(CARD_TEXT[state.top]) if state.discard else "",
            "name": self.hand.names[action.seat],
        }
        return Message(f"lesson-{self.lesson.id}-{step.sentence_key}", values)

    def _remember_sentence(self) -> None:
        self._said_last = self.sentence or self._said_last

    def _answer_tap(self, answer: Message | None, card: Card = -1) -> None:
        """Show an answer to a tap, or with None the text of this step again. A card that was tapped shakes."""
        self._answer = answer
        self._emit_event(events.CardRefused(card) if card >= 0 else events.StatusChanged())

    @property
    def status(self) -> SourceStatus:
        """The status for the table: the teacher's text, and the taught move."""
        asked = [step.action for step in self.lesson.question_steps]
        step = min(len(asked), sum(action < len(self.hand.steps) for action in asked) + 1)
        said = self._answer or self._said_last
        teaching = Teaching(
            sentence=render(said) if said else "",
            spoken_sentence=spell_out(render_spoken(said)) if said else "",
            is_answer=self._answer is not None,
            teacher=bot_names()[0],
            step=step,
            steps=len(asked),
            expected_move=self.taught,
            waits_for_reader=self.reading,
        )
        return SourceStatus(teaching=teaching)

    # --- as the source of a table --------------------------------------------------------------

    def subscribe(self, listener: Callable[[events.SourceEvent], None]) -> None:
        """Call `listener` with each event from now on."""
        self._listener = listener

    def _emit_event(self, event: events.SourceEvent) -> None:
        self._listener(event)

    def _make_snapshot(self) -> GameSnapshot:
        game = snapshot_of(self.hand, self.lesson.learner_seat)
        taught = self.taught
        return replace(game, facts=replace(game.facts, declaration_counts=taught != -1 and bool(taught & SAY)))

    def _report_game(self) -> None:
        self._remember_sentence()
        self._emit_event(events.GameUpdated(self._make_snapshot()))

    def attend(self, attention: Attention) -> None:
        """Pause the lesson while something covers the table."""
        if attention.is_covered != self._covered:
            self._covered = attention.is_covered
            self.notify()

    def hurry(self) -> None:
        """Make the next player act at once."""
        self.notify()

    def notify(self) -> None:
        """Wake the lesson's loop, so that it checks what to do next."""
        self._nudge.set()

    async def play(self, move: Move, seat: int) -> None:
        """Play the taught move, or show why the move isn't the taught one."""
        taught, state, plain = self.taught, self.hand.state, move & ~SAY
        if taught == -1:
            if self.reading:
                self._answer_tap(Message("learn-first-go_on"))
            self.notify()
            return
        both_play = is_play(plain) and is_play(taught)
        right = FACE[card_of(plain)] == FACE[card_of(taught)] if both_play else plain == taught & ~SAY
        card = card_of(plain) if is_play(plain) else -1
        if not right:
            self._answer_tap(correction(state, taught, plain), card)
        elif taught & SAY and not move & SAY:
            self._answer_tap(
                Message("learn-first-say", {"word": expected_declaration(state, self.lesson.learner_seat)}), card
            )
        elif both_play and named_of(taught) and named_of(plain) != named_of(taught):
            if named_of(plain):
                what, meant = (named_words(named_text(named_of(each))) for each in (plain, taught))
                told = {"what": what, "meant": meant, "kind": kind_of(named_of(taught))}
                self._answer = Message("learn-also-what", told)
            else:
                self._answer = None
            self._emit_event(events.NominationRequested(card_of(taught)))
        else:
            self._play_taught(taught, self.lesson.learner_seat)

    async def press_button(self, button: ButtonId) -> None:
        """Show the taught move, go on after a text was read, or end the lesson early."""
        match button.kind:
            case ButtonKind.DECLARE:
                self._answer_tap(None)
            case ButtonKind.SHOW_ME if self.taught != -1:
                self._play_taught(self.taught, self.lesson.learner_seat)
            case ButtonKind.GO_ON:
                self.reading, self._answer = False, None
                self.notify()
            case ButtonKind.LEAVE:
                self.leave()

    async def choose_advice(self, row: str) -> None:
        """Do nothing, because a lesson has no coach."""

    async def view_from(self, seat: int) -> None:
        """Do nothing, because the cards of others are hidden."""

    # --- commands of the lesson's panels and banner ----------------------------------------------

    async def say_again(self) -> None:
        """Show the text of this step again, after the answer to a tap."""
        self._answer_tap(None)

    def leave(self) -> None:
        """End the lesson and go to the first screen. It can be begun again at any time."""
        self.app.navigation.go_to("/")

    async def again(self) -> None:
        """Begin the lesson again."""
        self.hand = LessonHand(self.lesson, owner_name(self.app.settings.names))
        self.reading, self._answer, self._said_last = False, None, None
        self._begin_lesson()
        self.notify()
