"""A match on one screen: taps become moves, and what has happened is shown, told, heard and felt.

Whether a move is written here or sent to a referee is the business of a `Way`; a component gets nothing but a frozen
`TableState`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from app.platform.background import off_loop
from app.table.game import TableGame, winners
from app.table.keyboard import press
from app.table.layout.table_layout import has_log
from app.table.motion import Beat, Choreography, beats_of, beats_of_deal, beats_of_end, sound_of
from app.table.narration.bot_remarks import remark
from app.table.narration.effect_explanations import EffectExplainer
from app.table.narration.log import MOST_EVENTS, LogRow, log_rows
from app.table.painter import NOT_ARRANGED, Arrangement, TableState, Transient, picture_of, playable_cards
from app.table.way import Way
from app.table.wording import (
    NOBODY,
    ActionWords,
    behind_call,
    behind_owed,
    behind_refusal,
    behind_result,
    explain_refusal,
    sentences,
    tell,
)
from app.ui.window.app_state import App
from app.ui.words import join_phrases, tr
from engine.cards import FACE, Card
from engine.events import Declared, Played, drawn_in
from engine.moves import (
    BACK,
    DRAW,
    END,
    OUT,
    SAY,
    TAKE,
    WRONG_CARD,
    Move,
    card_of,
    catch,
    is_play,
    named_of,
    named_text,
    play,
)
from engine.notation import Step
from engine.play.refusal import IllegalMove
from engine.rules.explain import Sentence

CLOSED: Final = ("menu", "resign", "rule", "log", "say")  # panels that can be put away
RESULTS: Final = ("hand", "match")  # panels that lie on the table when something has ended
QUIET: Final = ("", "lay", "draw", "shuffle", "skip")  # than which one's own turn is more
LOGGED_BESIDE: Final = 20  # events told beside the table
SINCE: Final = 6  # actions that the cover tells at most


class Controller:
    """One match on one screen: the Actions of the table, and what its panels do. `show` is called with every new
    TableState; nothing here raises into the screen.
    """

    def __init__(self, app: App, way: Way, show: Callable[[TableState], None]) -> None:
        self.app = app
        self.way = way
        self.explaining = EffectExplainer(app)
        self.playing: TableGame | None = None
        self.shown = TableState()
        self.transient = Transient()
        self.arrangement = NOT_ARRANGED
        self.panel = ""
        self.panel_below = ""  # on which that of a rule lies
        self.rule_sentences: tuple[Sentence, ...] = ()
        self.log_rows: tuple[LogRow, ...] = ()
        self.viewer = 0
        self.ending = False  # whether the hand has ended before the eyes of who looks
        self.moving = Choreography(app, self.publish)
        self._show = show

    async def begin(self, playing: TableGame, viewer: int, *, deal: bool) -> None:
        """A hand lies on the table as it is, seen from a seat; one that nobody has seen is dealt."""
        self.playing = playing
        self.explaining.load()
        self.transient, self.arrangement = Transient(), NOT_ARRANGED
        self.panel = self.panel_below = ""
        self.ending = False
        self.seat_viewer(playing, viewer)
        if playing.done:
            told = self._tell(playing)
            teller = playing.done[-1].action.seat
            self.transient = replace(self.transient, words=told.words, rules=told.rules, teller=teller)
        elif deal:
            self._tell_deal(playing)
        self.moving.begin(self._deal(playing) if deal and not playing.done else ())
        self.publish()
        if has_log(self.app.size):
            await self._tell_beside(playing)

    def _deal(self, playing: TableGame) -> list[Beat]:
        """How the cards come to everybody, the own ones in their order."""
        view, sort = playing.view(self.viewer), self.app.settings.sort
        own = Arrangement().follow(view.hand, sort, None).order if self.viewer >= 0 else ()
        state = playing.state
        return beats_of_deal(view.counts, own, self.viewer, (state.dealer + 1) % state.seats)

    def _tell_deal(self, playing: TableGame) -> None:
        """Says that the hand is dealt, and what is strict about it."""
        words, rules = tr("play.dealt"), ("deal",)
        if playing.strict:
            words = tr("play.dealt_strict", count=playing.state.tables.wrong_card_penalty)
            rules = ("turn.penalise",)
        self.transient = replace(self.transient, words=words, rules=rules)

    def clear(self) -> None:
        """Nothing lies on the table any more."""
        self.panel = ""
        self.shown = TableState()
        self._show(self.shown)

    # --- whose hand is seen ------------------------------------------------------------------

    def seat_viewer(self, playing: TableGame, viewer: int) -> None:
        """Shows the hand of a seat; with several people the cover lies on it."""
        self.viewer = viewer
        if not playing.hand_over:
            self._turn_over(playing)

    def hand_to(self, playing: TableGame, seat: int) -> None:
        """It is the turn of the person at this seat: their hand is shown."""
        if seat != self.viewer:
            self.viewer = seat
            self._turn_over(playing)
        self.publish()

    def _turn_over(self, playing: TableGame) -> None:
        """Another hand is shown: with several people under a cover, and nothing of the last person is left. What
        happened is told anew: what was "you" is now a name.
        """
        told = self._tell(playing) if playing.done else self.transient
        shared = playing.shared
        self.transient = replace(
            self.transient,
            words=told.words,
            rules=told.rules,
            teller=playing.done[-1].action.seat if playing.done else -1,
            cover=playing.player(self.viewer).name if shared else "",
            since=self._since(playing) if shared else (),
            lifted=-1,
            choosing=-1,
            pointed=-1,
            declaring=False,
            fresh=frozenset(),
            refused=(-1, 0),
            stopped=False,
        )

    def _since(self, playing: TableGame) -> tuple[str, ...]:
        """What happened since the person at the viewer's seat acted, and whose turn it is: for the cover, which others
        see as well.
        """
        done = playing.done
        own = max((n for n, step in enumerate(done) if step.action.seat == self.viewer), default=-1)
        told = [self._tell(playing, n).words for n in range(max(own + 1, len(done) - SINCE), len(done))]
        turn = playing.state.to_act
        if turn >= 0:
            told.append(tr("play.not_now", name=playing.player(turn).name))
        return tuple(filter(None, told))

    def _me(self, playing: TableGame) -> int:
        """The seat that is "you" here: none where several people read the same screen."""
        return NOBODY if playing.shared else self.viewer

    # --- one move, one way: it counts, then it is shown, then told and heard ------------------

    def follow(self, playing: TableGame, done: Step, tapped: Card) -> None:
        """Shows what an action has made of the table; then it is heard and felt."""
        laid = next((event.card for event in done.events if isinstance(event, Played)), -1)
        if tapped >= 0:
            self.arrangement = self.arrangement.swap(tapped, laid)
        self.transient = self._remember(playing, done)
        self._explain(playing, done)
        if self.transient.choosing >= 0 and len(self._ways(playing, self.transient.choosing)) < 2:
            self.transient = replace(self.transient, choosing=-1, lifted=-1)
        beats = beats_of(done.events, self.viewer)
        self.moving.begin(beats_of_end(beats, playing.state.seats) if playing.hand_over else beats)
        self.ending = playing.hand_over
        self.publish()
        self._hear(playing, done)
        if has_log(self.app.size):
            self.app.device.run_in_background(self._tell_beside(playing))

    def _hear(self, playing: TableGame, done: Step) -> None:
        """What is heard and felt of an action, beside its beats."""
        heard, mine = sound_of(done.events), done.action.seat == self.viewer
        if not playing.hand_over and playing.state.to_act == self.viewer and not mine:
            self.app.device.run_in_background(self.app.device.vibrate("light"))
            heard = "turn" if heard in QUIET else heard
        elif mine and sum(len(drawn_in(event)) for event in done.events) > 1:
            self.app.device.run_in_background(self.app.device.vibrate("medium"))
        if heard and heard not in {beat.sound for beat in self.moving.beats}:
            self.app.device.run_in_background(self.app.device.play_sound(heard))

    def _hear_end(self, playing: TableGame, whole: bool) -> None:
        """What is heard and felt as a result is laid on the table; where several people look, somebody has won."""
        won = self._won(playing, whole)
        self.app.device.run_in_background(
            self.app.device.play_sound(("win-match" if whole else "win-hand") if won else "lose")
        )
        if won:
            self.app.device.run_in_background(self.app.device.vibrate("medium"))

    def _won(self, playing: TableGame, whole: bool) -> bool:
        """Whether whoever looks has won, alone or with others."""
        facts = playing.facts(self.viewer)
        return facts.own < 0 or facts.own in winners(facts, whole)

    def grow(self) -> None:
        """The screen has become large enough to tell what happened beside the table."""
        if self.playing is not None:
            self.app.device.run_in_background(self._tell_beside(self.playing))

    async def _tell_beside(self, playing: TableGame) -> None:
        """What happened last, beside the table of a large screen."""
        rows = await off_loop(partial(self._log, playing, LOGGED_BESIDE))
        if self.playing is playing and not self.panel:
            self.log_rows = rows
            self.publish()

    def _remember(self, playing: TableGame, done: Step) -> Transient:
        """What the screen remembers after an action; no more than its words where something of it cannot be told."""
        told = self._tell(playing)
        try:
            return self._spoken_of(playing, done, self.transient.after(done, self.viewer, told))
        except Exception as problem:
            self.app.journal.note_failure("what is seen of an action", problem)
            return Transient(words=told.words, rules=told.rules, teller=done.action.seat)

    def _spoken_of(self, playing: TableGame, done: Step, after: Transient) -> Transient:
        """With what a bot says to its own action, beside its seat, where it says no word of the game."""
        seat = done.action.seat
        level = playing.player(seat).level
        word = any(isinstance(event, Declared) for event in done.events)
        wanted = level and self.app.settings.remarks and not word
        said = remark(done, level, len(playing.done)) if wanted else ""
        if not said:
            return replace(after, remark="")
        spoken = tr("play.remark_spoken", name=playing.player(seat).name, said=said)
        beside = join_phrases((after.bubbles.get(seat, ""), said))
        return replace(after, bubbles={**after.bubbles, seat: beside}, remark=spoken)

    def _explain(self, playing: TableGame, done: Step) -> None:
        """Explains what falls on somebody for the first time here; nothing where that fails, to stop no table."""
        names = [playing.player(seat).name for seat in range(playing.state.seats)]
        try:
            self.explaining.explain(done, playing.before[-1], playing.rules, self.viewer, names)
        except Exception as problem:
            self.app.journal.note_failure("explaining what happened", problem)

    async def close_bubble(self) -> None:
        """What was explained is read: bots go on."""
        self.explaining.dismiss()
        self.publish()
        self.way.wake()

    def _tell(self, playing: TableGame, number: int = -1) -> ActionWords:
        """What an action was, the last one unless another is named; nothing where telling fails, to stop no table."""
        before = playing.before
        number %= len(before)
        after = before[number + 1] if number + 1 < len(before) else playing.state
        try:
            names = [playing.player(seat).name for seat in range(playing.state.seats)]
            return tell(playing.done[number].events, before[number], after, names, self._me(playing))
        except Exception as problem:
            self.app.journal.note_failure("telling what happened", problem)
            return ActionWords()

    def _log(self, playing: TableGame, most: int = MOST_EVENTS) -> tuple[LogRow, ...]:
        """What happened in this hand; nothing where telling fails."""
        names = [playing.player(seat).name for seat in range(playing.state.seats)]
        try:
            steps, states = list(playing.done), list(playing.before)
            return log_rows(steps, states, names, self._me(playing), playing.rules, most)
        except Exception as problem:
            self.app.journal.note_failure("the log of a hand", problem)
            return ()

    def refuse(self, playing: TableGame, move: Move, refusal: IllegalMove) -> None:
        """Shakes the card and says why, in the words of the table."""
        if playing.hand_over:
            return
        card = card_of(move) if is_play(move) else -1
        words, rules = self._reason(playing, move, refusal)
        self.change(
            refused=(card, self.transient.refused[1] + 1),
            words=words,
            rules=rules,
            stopped=True,
            lifted=-1,
            choosing=-1,
        )
        self.app.device.run_in_background(self.app.device.vibrate("medium"))

    def _reason(self, playing: TableGame, move: Move, refusal: IllegalMove) -> tuple[str, tuple[str, ...]]:
        """Why a move is refused, in one sentence, and the rules behind that."""
        state = playing.state
        rules = behind_refusal(refusal.rule, state)
        if state.to_act != self.viewer and is_play(move):
            return tr("play.not_now", name=playing.player(state.to_act).name), rules
        return explain_refusal(state, move, refusal), rules

    def publish(self) -> None:
        """Shows the table as it is now, once."""
        playing = self.playing
        panel, about = self.way.panel or self.panel, self.way.about
        if playing is None:  # what was on the screen stays there
            shown = replace(self.shown, panel=panel, about=about, rule_sentences=self.rule_sentences)
        else:
            view, sort = playing.view(self.viewer), self.app.settings.sort
            self.arrangement = self.arrangement.follow(view.hand, sort, playable_cards(view))
            shown = TableState(
                match=playing.facts(self.viewer),
                panel=panel,
                about=about,
                rule_sentences=self.rule_sentences,
                log=self.log_rows,
                transient=self.transient,
                arrangement=self.arrangement,
                sort=sort,
                first_time=self.explaining.current,
                motion=self.moving.now,
                fresh=self.ending,
                celebrated=panel in RESULTS and self.ending and self._won(playing, panel == "match"),
                view=view,
            )
            shown = self.way.complete(shown)
        if shown != self.shown:
            self.shown = shown
            self._show(shown)

    def change(self, **values: object) -> None:
        """Shows the table with something else that the screen remembers; words of its own tell nobody's action."""
        nobody = {"teller": -1} if "words" in values else {}
        self.transient = replace(self.transient, **nobody, **values)  # type: ignore[arg-type]
        self.publish()

    def lay_panel(self, panel: str) -> None:
        """Lays a panel on the table, or takes it away."""
        if panel in RESULTS and self.panel not in ("rule", *RESULTS) and self.ending and self.playing is not None:
            self._hear_end(self.playing, panel == "match")
        self.panel = panel
        self.publish()
        self.way.wake()

    # --- what people do ----------------------------------------------------------------------

    @property
    def covered(self) -> bool:
        """Whether something lies on the table, so that nothing is played."""
        return bool(self.transient.cover or self.panel or self.way.panel)

    def _ways(self, playing: TableGame, card: Card) -> list[Move]:
        """The moves by which the person on the screen may lay a card now: one for each suit or rank it may name."""
        legal = playing.view(self.viewer).legal
        return [move for move in legal if is_play(move) and FACE[card_of(move)] == FACE[card]]

    async def _try(self, move: Move) -> None:
        """A move of the person on the screen, with the word if it was said."""
        playing = self.playing
        if playing is None or self.covered or self.way.busy:
            return
        if self.transient.declaring:
            move |= SAY
        self.transient = replace(self.transient, lifted=-1, choosing=-1)
        await self.way.commit(move, self.viewer)

    async def card(self, card: Card) -> None:
        """Plays a card, lifts it, or says why it cannot be played."""
        playing = self.playing
        if playing is None or self.covered or self.way.busy or not playing.view(self.viewer).hand >> card & 1:
            return
        if self.moving.now.dealing and not self.app.spoken:  # nobody lays what they have not seen
            self.hurry()
            return
        moves = self._ways(playing, card)
        if not moves:
            await self._wrong(playing, card)
            return
        power = bool(playing.state.tables.power >> card & 1)
        if power and self.app.settings.confirm_power and self.transient.lifted != card:
            self.change(lifted=card, choosing=-1, words=tr("play.confirm"), rules=())
        elif len(moves) > 1:
            self.change(choosing=card, lifted=card)
        else:
            await self._try(play(card, named_of(moves[0])))

    async def _wrong(self, playing: TableGame, card: Card) -> None:
        """A card that may not be laid now: refused with its reason, or at a strict table tried and paid for."""
        state = playing.state
        move = state.tables.moves[card][0]
        try:
            # On a copy of the state: the refusal tells.
            state.copy().apply(move, self.viewer)
        except IllegalMove as refusal:
            if not playing.strict or playing.hand_over:
                self.refuse(playing, move, refusal)
            elif state.to_act != self.viewer and self.transient.lifted != card:
                # More likely a finger that was too quick than a player who cannot wait: asked once more.
                name, cost = playing.player(state.to_act).name, state.tables.wrong_card_penalty
                words = tr("play.strict_not_now", name=name, count=cost)
                self.change(lifted=card, choosing=-1, words=words, rules=("turn.penalise",))
            else:
                await self._attempt(playing, card, move, refusal)

    async def _attempt(self, playing: TableGame, card: Card, move: Move, refusal: IllegalMove) -> None:
        """Lays a card that may not be laid: it comes back, what it costs is drawn, and why is said."""
        before = playing.state
        why, rules = self._reason(playing, move, refusal)
        self.transient = replace(self.transient, lifted=-1, choosing=-1)
        await self.way.commit(play(card) | WRONG_CARD, self.viewer)
        if playing.state is not before:
            who = "they" if self._me(playing) == NOBODY else "you"
            name, cards = playing.player(self.viewer).name, playing.done[-1].action.cards
            paid = tr(f"play.{who}.penalty_blunder", name=name, count=len(cards))
            self.change(
                words=f"{why} {paid}",
                rules=tuple(dict.fromkeys((*rules, "turn.penalise"))),
                refused=(card, self.transient.refused[1] + 1),
            )
            self.app.device.run_in_background(self.app.device.vibrate("medium"))

    async def choose(self, code: str) -> None:
        """A suit or a rank for the card that waits for one; "" takes it back."""
        playing = self.playing
        card = self.transient.choosing
        if playing is None or card < 0 or self.covered:
            return
        for move in playing.state.tables.moves[card] if code else ():
            if named_text(named_of(move)) == code:
                await self._try(move)
                return
        self.change(choosing=-1, lifted=-1)

    async def button(self, id: str) -> None:
        """A button of the action bar."""
        playing = self.playing
        if playing is None or self.covered:
            return
        moves = {"take": TAKE, "draw": DRAW, "end": END, "pass": END, "come-back": BACK, "out": OUT}
        if id in moves:
            await self._try(moves[id])
        elif id == "declare":
            self.change(declaring=not self.transient.declaring)
        elif id.startswith("catch-"):
            await self.seat(int(id[6:]) - 1)
        elif id == "why":
            await self.rule("words")
        elif id == "go-on" and self.shown.held:
            await self.close_bubble()
        else:
            await self.way.button(id)

    async def advice(self, id: str) -> None:
        """Points at the card of a move that the coach ranks; "" sends the coach away."""
        await self.way.advice(id)

    def hurry(self) -> None:
        """What is on its way is there, what was explained is read, and bots think no longer."""
        self.moving.finish()
        if self.explaining.current is not None:
            self.explaining.dismiss()
            self.publish()
        self.way.wake()

    async def stock(self) -> None:
        """Draws, takes, or hurries the bots on."""
        playing = self.playing
        if playing is None or self.covered:
            return
        legal = playing.view(self.viewer).legal
        if DRAW in legal:
            await self._try(DRAW)
        elif TAKE in legal:
            await self._try(TAKE)
        else:
            self.hurry()

    async def pile(self) -> None:
        """Hurries on what moves, and the bots."""
        self.hurry()

    async def seat(self, seat: int) -> None:
        """Calls the word that the player there forgot."""
        playing = self.playing
        if playing is None or self.covered:
            return
        caller = playing.may_call(self.viewer)
        if seat == playing.state.undeclared_seat and caller >= 0:
            await self.way.commit(catch(seat), caller)
        else:
            self.hurry()

    async def rule(self, of: str) -> None:
        """The rule behind the words, the badge of what is owed, what was called, or a result."""
        playing = self.playing
        if playing is None or self.transient.cover or self.panel not in ("", *RESULTS):
            return
        if of == "result":
            keys = behind_result(playing.rules, blocked=playing.state.blocked, whole=self.panel == "match")
        else:
            state = playing.state
            keys = {"owed": behind_owed, "called": behind_call}.get(of, lambda _: self.transient.rules)(state)
        self.rule_sentences = sentences(playing.rules, playing.state.seats, keys)
        self.panel_below = self.panel
        self.ending = False  # a result that was left is seen as it stands
        self.lay_panel("rule")

    async def reorder(self, card: Card, before: Card) -> None:
        """Puts a card into the person's own order."""
        self.arrangement = self.arrangement.move(card, before)
        if self.app.settings.sort != "own":
            self.app.change_setting("sort", "own")
        self.publish()

    async def sort(self) -> None:
        """The next way of sorting."""
        order = ("suit", "rank", "own")
        self.app.change_setting("sort", order[(order.index(self.app.settings.sort) + 1) % 3])
        self.publish()

    async def uncover(self) -> None:
        """The person named on the cover has the device."""
        self.change(cover="", since=())
        self.way.wake()

    async def back(self) -> None:
        """Leaves; the match waits."""
        self.app.navigation.go("/")

    async def help(self) -> None:
        """The rules of this table."""
        self.app.navigation.go(self.way.rules_route)

    async def menu(self) -> None:
        """What else can be done at the table."""
        if not self.panel:
            self.lay_panel("menu")

    async def log(self) -> None:
        """All that happened in this hand, as it is now: while it lies there nothing goes on."""
        playing = self.playing
        if playing is None or self.covered:
            return
        self.log_rows = await off_loop(partial(self._log, playing))
        if not self.covered:
            self.lay_panel("log")

    async def close_panel(self) -> None:
        """Puts a panel away; what it lay on is there again."""
        below, self.panel_below = self.panel_below, ""
        self.lay_panel(below)

    async def ask_resign(self) -> None:
        """Asks once more before the match is given up."""
        self.lay_panel("resign")

    async def key(self, name: str) -> None:
        """A key of a keyboard, by its name."""
        if self.playing is None or self.covered:
            return
        before = self.transient.pointed
        card = await press(name, picture_of(self.shown), before, self)
        if card >= 0 and card != before:
            self.change(pointed=card)

    def hide(self) -> None:
        """The app is no longer in front: with several people nobody's hand stays in sight."""
        playing = self.playing
        if playing is not None and playing.shared and not playing.hand_over:
            self._turn_over(playing)
            self.publish()
