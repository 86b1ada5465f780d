"""A guided hand: what the pupil taps is compared with the move that is taught, the others play what is written.

Nothing of it is a match: it is played by the engine and kept nowhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from app.lessons.answers import correction, expected_declaration, instruction
from app.people import usual_level
from app.stored.lessons import mark_lesson_finished
from app.table.device.match_loop import PACE_MS
from app.table.game import PILE, MatchFacts, find_last, find_layers
from app.table.keyboard import press
from app.table.layout.table_layout import has_log
from app.table.narration.log import LogRow, log_rows
from app.table.painter import picture_of
from app.table.picture import ButtonId, ButtonKind, ButtonPicture, CardPicture, Picture, RuleTopic
from app.table.reducer.arrangement import NOT_ARRANGED, playable_cards
from app.table.reducer.state import TableState, Transient
from app.table.reducer.taps import MOVES
from app.table.wording import behind_call, behind_owed, card_words, named_words, sentences, tell
from app.ui import theme
from app.ui.player_faces import bot_names
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.cards import CARD_TEXT, FACE, Card
from engine.events import Played, drawn_in
from engine.lessons.lesson import Lesson
from engine.moves import DRAW, SAY, Move, card_of, is_play, named_of, named_text, play
from engine.notation import HandAction, Recorder, rules_of, starting_state, with_held_copy
from engine.play.view import view
from engine.rules.explain import Sentence


@dataclass(frozen=True)
class Guided:
    """What the screen of a lesson shows: the table, what is said to it and by which bot, this step and how many there
    are, and the panel on it ("", "rule", "log", "menu" or "over").

    `answered` is whether it is the answer to a tap, after which the sentence can be had again.
    """

    picture: Picture | None = None
    said: str = ""
    answered: bool = False
    teacher: str = ""
    step: int = 1
    steps: int = 1
    panel: str = ""
    rule_sentences: tuple[Sentence, ...] = ()
    log: tuple[LogRow, ...] = ()


class Guide:
    """One lesson on one screen: the Actions of its table. `show` is called with everything new to be shown."""

    def __init__(self, app: App, lesson: Lesson, show: Callable[[Guided], None]) -> None:
        self.app = app
        self.lesson = lesson
        self.rules = rules_of(lesson.hand)
        self.shown = Guided()
        self._show = show
        self._nudge = asyncio.Event()
        self._start()

    def _start(self) -> None:
        hand = self.lesson.hand
        self.recorder = Recorder(starting_state(hand), replace(hand, actions=(), result=None))
        self.transient = Transient(words=tr("play.dealt"))
        self.answer = ""  # what was said to a tap that was not the right one
        self.taught_last = ""  # what the lesson said last, which stays while others play
        self.told = False  # whether something is told that the pupil is to read
        self.panel = ""
        self.rule_sentences: tuple[Sentence, ...] = ()
        self.log_rows: tuple[LogRow, ...] = ()

    # --- how it goes on ----------------------------------------------------------------------

    async def run(self) -> None:
        """Plays the lesson on until the screen is left: cancel it then."""
        while True:
            action = self._due
            if self.panel or self.told or self._asking:
                self.publish()
                await self._wait()
            elif action is None:
                await self._pause(theme.SLOW + theme.STAYS)
                if self.app.data is not None:
                    mark_lesson_finished(self.app.data.key_values, self.lesson.id)
                self._lay("over")
            else:
                self.publish()
                await self._pause(PACE_MS[self.app.settings.pace])
                if not self.panel and action is self._due:
                    self._play(with_held_copy(self.recorder.state, action.move, action.seat), action.seat)

    async def _pause(self, milliseconds: int) -> None:
        await self._wait(0 if self.app.still else milliseconds)

    async def _wait(self, milliseconds: int | None = None) -> None:
        """Waits until somebody does something, or so long."""
        self._nudge.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._nudge.wait(), None if milliseconds is None else milliseconds / 1000)

    @property
    def _due(self) -> HandAction | None:
        """The action that comes next, None once the hand is played."""
        done = len(self.recorder.steps)
        return self.lesson.hand.actions[done] if done < len(self.lesson.hand.actions) else None

    @property
    def _asking(self) -> bool:
        """Whether the pupil is asked for a move."""
        return self._due is not None and self._due.seat == self.lesson.pupil and not self.told

    @property
    def taught(self) -> Move:
        """The move that is asked for, with the word where it is to be said; -1 while nothing is."""
        due = self._due
        return with_held_copy(self.recorder.state, due.move, due.seat) if due is not None and self._asking else -1

    def _play(self, move: Move, seat: int) -> None:
        """Plays a move of the hand as it is written, and tells it."""
        before, number = self.recorder.state.copy(), len(self.recorder.steps)
        done = self.recorder.play(move, seat)
        told = tell(done.events, before, self.recorder.state, self._names, self.lesson.pupil)
        self.transient = replace(self.transient.after(done, self.lesson.pupil, told), pointed=-1)
        self.answer = ""
        step = self.lesson.step_at(number)
        self.told = step is not None and seat != self.lesson.pupil
        laid = any(isinstance(event, Played) for event in done.events)
        if laid or any(drawn_in(event) for event in done.events):
            self.app.device.run_in_background(self.app.device.play_sound("lay" if laid else "draw"))
        if has_log(self.app.size):
            self._write_log()
        self.publish()
        self._nudge.set()

    # --- what is seen ------------------------------------------------------------------------

    @property
    def _names(self) -> tuple[str, ...]:
        bots = iter(bot_names()[1:])  # the first of them teaches
        seats = range(len(self.lesson.hand.deal))
        return tuple(tr("people.you") if seat == self.lesson.pupil else next(bots) for seat in seats)

    def _facts(self) -> MatchFacts:
        """A match of this hand alone, by people who are nobody; it is in no store."""
        state, names = self.recorder.state, self._names
        seats = state.seats
        levels = tuple("" if seat == self.lesson.pupil else usual_level(name) for seat, name in enumerate(names))
        return MatchFacts(
            id=0,
            players=(),
            own=-1,
            rules=self.rules,
            title=self.rules.title,
            hand=1,
            hands=1,
            played=0,
            counts=self.rules.words.scoring.match,
            strict=False,
            seated=tuple(range(seats)),
            names=names,
            levels=levels,
            gone=tuple(absent and seat not in state.out for seat, absent in enumerate(state.absent)),
            totals=(0,) * seats,
            places=(),
            shared=False,
            high_wins=True,
            result=None,
            pile=find_layers(state.discard[-PILE:], self.recorder.steps),
            last=find_last(self.recorder.steps, state.seats),
            caller=-1,
            word_due=self.taught != -1 and bool(self.taught & SAY),
            can_undo=False,
            only_bots=False,
        )

    def sentence(self) -> str:
        """What the lesson says now, to the move that is due or to the one that was just made; else ""."""
        done = len(self.recorder.steps)
        number = done - 1 if self.told else done
        step = self.lesson.step_at(number)
        if step is None or not (self.told or self._asking):
            return ""
        state = self.recorder.before[number] if self.told else self.recorder.state
        action = self.lesson.hand.actions[number]
        laid = is_play(action.move)
        return tr(
            f"lesson.{self.lesson.id}.{step.say}",
            card=card_words(CARD_TEXT[card_of(action.move)]) if laid else "",
            top=card_words(CARD_TEXT[state.top]) if state.discard else "",
            name=self._names[action.seat],
        )

    def publish(self) -> None:
        """Shows the lesson as it is now, once."""
        state, sort = self.recorder.state, self.app.settings.sort
        seen = view(state, self.lesson.pupil)
        shown = TableState(
            match=self._facts(),
            transient=self.transient,
            log=self.log_rows,
            arrangement=NOT_ARRANGED.follow(seen.hand, sort, playable_cards(seen)),
            sort="rank" if sort == "rank" else "suit",
            view=seen,
        )
        asked = [step.action for step in self.lesson.asked]
        step = min(len(asked), sum(action < len(self.recorder.steps) for action in asked) + 1)
        self.taught_last = self.sentence() or self.taught_last
        guided = Guided(
            picture=self._picture(picture_of(shown), tr("learn.step", step=step, steps=len(asked))),
            said=self.answer or self.taught_last,
            answered=bool(self.answer),
            teacher=bot_names()[0],
            step=step,
            steps=len(asked),
            panel=self.panel,
            rule_sentences=self.rule_sentences,
            log=self.log_rows,
        )
        if guided != self.shown:
            self.shown = guided
            self._show(guided)

    def _picture(self, table: Picture, subtitle: str) -> Picture:
        """The table as the lesson shows it: what to do now, the card that is meant, and what helps on."""
        taught, do = self.taught, ""
        if taught != -1:
            chosen, said = self.transient.choosing >= 0, self.transient.declaring
            do = instruction(self.recorder.state, taught, said=said, choosing=chosen)
        return replace(
            table,
            subtitle=subtitle,
            hand=tuple(self._card(card, taught) for card in table.hand),
            shows_playable=False,  # the card that is meant is the only one that stands out
            has_rule=False,
            prompt=do or ("" if self.told or self.recorder.state.over else table.prompt),
            buttons=self._buttons(table, taught),
        )

    def _card(self, card: CardPicture, taught: Move) -> CardPicture:
        if not is_play(taught) or taught < 0 or FACE[card_of(taught)] != FACE[card.card]:
            return replace(card, playable=False)
        return replace(card, playable=True, suggested=True, note=tr("learn.this"))

    def _buttons(self, table: Picture, taught: Move) -> tuple[ButtonPicture, ...]:
        leave = ButtonPicture(ButtonId(ButtonKind.LEAVE), tr("learn.skip"), "quiet")
        if self.told:
            return (ButtonPicture(ButtonId(ButtonKind.GO_ON), tr("play.go_on")), leave)
        show = () if taught == -1 else (ButtonPicture(ButtonId(ButtonKind.SHOW_ME), tr("learn.show"), "quiet"),)
        # The word needs the room: what else could be done is on the table, too.
        wanted = [button for button in table.buttons if button.id.kind is ButtonKind.DECLARE] or table.buttons
        return (*wanted, *show, leave)

    # --- what the pupil does -----------------------------------------------------------------

    def _say(self, answer: str, card: Card = -1) -> None:
        """Says something kind to a tap; a card that was tapped shakes its head."""
        self.answer = answer
        refused = (card, self.transient.refused[1] + 1) if card >= 0 else self.transient.refused
        self.transient = replace(self.transient, refused=refused)
        self.publish()

    def _try(self, move: Move) -> None:
        """Plays the taught move, or says why it is another one this time."""
        taught, state = self.taught, self.recorder.state
        if taught == -1:
            if self.told:
                self._say(tr("learn.first.go_on"))
            self._nudge.set()
            return
        right = FACE[card_of(move)] == FACE[card_of(taught)] if is_play(move) and is_play(taught) else move == taught
        card = card_of(move) if is_play(move) else -1
        if not right:
            self.transient = replace(self.transient, choosing=-1)
            self._say(correction(state, taught, move), card)
        elif taught & SAY and not self.transient.declaring:
            self._say(tr("learn.first.say", word=expected_declaration(state, self.lesson.pupil)), card)
        elif is_play(taught) and named_of(taught) and named_of(move) != named_of(taught):
            if named_of(move):
                what, meant = (named_words(named_text(named_of(each))) for each in (move, taught))
                self._say(tr("learn.also.what", what=what, meant=meant))
            else:
                self.transient = replace(self.transient, choosing=card_of(taught))
                self.answer = ""
                self.publish()
        else:
            self._play(taught, self.lesson.pupil)

    async def on_card_tapped(self, card: Card) -> None:
        """A card of the pupil's was tapped."""
        if not self.panel and self.recorder.state.hands[self.lesson.pupil] >> card & 1:
            self._try(play(card))

    async def on_choice_made(self, code: str) -> None:
        """A suit was chosen; "" when the choice was called off."""
        card = self.transient.choosing
        for move in self.recorder.state.tables.moves[card] if code and card >= 0 else ():
            if named_text(named_of(move)) == code:
                self._try(move)
                return
        self.transient = replace(self.transient, choosing=-1)
        self.publish()

    async def on_button_pressed(self, button: ButtonId) -> None:
        """A button of the action bar was pressed."""
        kind = button.kind
        if kind in MOVES:
            self._try(MOVES[kind])
        elif kind is ButtonKind.DECLARE:
            self.transient = replace(self.transient, declaring=not self.transient.declaring)
            self.answer = ""
            self.publish()
        elif kind is ButtonKind.SHOW_ME and self.taught != -1:
            self._play(self.taught, self.lesson.pupil)
        elif kind is ButtonKind.GO_ON:
            self.told = False
            self.answer = ""
            self._nudge.set()
        elif kind is ButtonKind.LEAVE:
            await self.leave()

    async def on_stock_tapped(self) -> None:
        """The stock was tapped."""
        self._try(DRAW)

    async def on_pile_tapped(self) -> None:
        """The pile was tapped: nobody wants to wait."""
        self._nudge.set()

    async def on_seat_tapped(self, seat: int) -> None:
        """Somebody's seat was tapped: nobody wants to wait."""
        self._nudge.set()

    async def say_again(self) -> None:
        """The sentence of this step, after the answer to a tap."""
        self._say("")

    async def on_rule_asked(self, topic: RuleTopic) -> None:
        """The rule behind what is owed or was called."""
        keys = (behind_owed if topic is RuleTopic.PENALTY else behind_call)(self.recorder.state)
        self.rule_sentences = sentences(self.rules, self.recorder.state.seats, keys)
        self._lay("rule")

    async def on_log_pressed(self) -> None:
        """What happened so far: a few rows."""
        self._write_log()
        self._lay("log")

    def _write_log(self) -> None:
        steps, before = self.recorder.steps, self.recorder.before
        self.log_rows = log_rows(steps, before, self._names, self.lesson.pupil, self.rules)

    async def on_menu_pressed(self) -> None:
        """What else can be done."""
        self._lay("menu")

    async def on_help_pressed(self) -> None:
        """The rules of the game."""
        self.app.navigation.go(f"/learn/{self.lesson.id}/rules")

    async def on_back_pressed(self) -> None:
        """To the other lessons."""
        self.app.navigation.go("/learn")

    async def leave(self) -> None:
        """Stops the lesson; it can be had again at any time."""
        self.app.navigation.go("/")

    async def on_sort_pressed(self) -> None:
        """The cards by the other of suit and rank."""
        self.app.change_setting("sort", "suit" if self.app.settings.sort == "rank" else "rank")
        self.publish()

    async def on_advice_tapped(self, id: str) -> None:
        """There is no coach in a lesson."""

    async def on_card_moved(self, card: Card, before: Card) -> None:
        """The cards of a lesson lie as they are sorted."""

    async def on_cover_lifted(self) -> None:
        """Nobody else looks on."""

    async def on_panel_closed(self) -> None:
        """Puts a panel away."""
        self._lay("")

    async def again(self) -> None:
        """The same lesson from its beginning."""
        self._start()
        self.publish()
        self._nudge.set()

    async def on_key_pressed(self, name: str) -> None:
        """A key of a keyboard, by its name."""
        if self.panel or self.shown.picture is None:
            return
        before = self.transient.pointed
        card = await press(name, self.shown.picture, before, self)
        if card >= 0 and card != before:
            self.transient = replace(self.transient, pointed=card)
            self.publish()

    def _lay(self, panel: str) -> None:
        self.panel = panel
        self.publish()
        self._nudge.set()
