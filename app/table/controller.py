"""A match on one screen: taps become moves, each is written down before it is drawn, and the loop goes on to the next.

The state of the game is `Playing`'s alone; a component gets nothing but a frozen `TableState`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from app.platform.background import off_loop, run_in_slices
from app.session import Session
from app.table.coach.coaching import Coaching
from app.table.keyboard import ESCAPE, press
from app.table.log import LogRow, log_rows
from app.table.painter import NOT_ARRANGED, TableState, Transient, picture_of
from app.table.playing import Playing
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
from app.ui.shell import App
from app.ui.words import tr
from engine.bots.coach import Coach
from engine.cards import FACE, Card
from engine.events import Played, drawn_in
from engine.moves import (
    ATTEMPT,
    BACK,
    DRAW,
    END,
    OUT,
    SAY,
    TAKE,
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
from engine.play.state import START
from engine.rules.explain import Sentence
from store import WrongMoment
from store.records import Lease

T = TypeVar("T")
CLOSED: Final = ("menu", "resign", "rule", "log")  # panels that can be put away
RESULTS: Final = ("hand", "match")  # panels that lie on the table when something has ended
DEAL_PAUSE: Final = 0.35
PACE: Final = {"slow": 1600, "normal": 1000, "fast": 450, "none": 0}
THINKING: Final = 0.5  # the longest a bot thinks, in seconds: then its best move so far is played
NOTICE_PAUSE: Final = 700
SINCE: Final = 6  # actions that the cover tells at most


class MatchLoop:
    """Whose turn it is, and what happens then: waits for people, and has bots think in slices."""

    def __init__(self, table: Controller) -> None:
        self.table = table
        self.hurrying = False
        self.confirmed = -1  # after how many actions people have had their time to call a missed word,
        self._noticed = -1  # and the bots theirs
        self._nudge = asyncio.Event()

    def begin(self) -> None:
        """A hand was dealt or taken up."""
        self.hurrying, self.confirmed, self._noticed = False, -1, -1

    def wake(self) -> None:
        """Somebody did something."""
        self._nudge.set()

    def hurry(self) -> None:
        """Nobody wants to wait for the rest of the hand."""
        self.hurrying = True
        self.wake()

    def confirm(self, acted: int) -> None:
        """After so many actions nobody calls a missed word."""
        self.confirmed = acted
        self.wake()

    async def run(self, playing: Playing) -> None:
        """Plays the match on while somebody looks."""
        while self.table.session.active:
            await self._step(playing)

    async def _step(self, playing: Playing) -> None:
        """Waits for, or makes, the next thing that happens."""
        state, table = playing.state, self.table
        if table.covered:
            await self._wait()
        elif playing.hand_over or playing.over:
            await self._pause(0 if table.app.still else NOTICE_PAUSE)
            await table.end_hand(playing)
        elif state.undeclared_seat >= 0 and self._noticed != len(playing.done):
            await self._catch_window(playing)
        elif playing.player(state.to_act).level:
            await self.bot_turn(playing)
        else:
            table.hand_to(playing, state.to_act)
            await self._wait()

    async def _catch_window(self, playing: Playing) -> None:
        """Nobody's bot acts while people may call a missed word; then the bots that noticed call it."""
        table, state, at = self.table, playing.state, len(playing.done)
        if self.confirmed != at and playing.may_call(table.viewer) >= 0:
            table.publish()
            if table.app.spoken:
                await self._wait()
            elif await self._pause(table.app.settings.catch_window, hurried=False):
                self.confirmed = at
            return
        self.confirmed = self._noticed = at
        call = playing.caller()
        if call is not None:
            await self._pause(PACE[table.app.settings.pace] // 2)
            if playing.state is state and not table.covered:
                await table.commit(playing, call[1], call[0])
            elif playing.state is state:
                self._noticed = -1

    async def bot_turn(self, playing: Playing) -> None:
        """Has the bot whose turn it is think, and plays its move no sooner than people would."""
        table, state = self.table, playing.state
        seat = state.to_act
        table.publish()
        self._nudge.clear()  # from here on somebody may want it to hurry
        begun = time.monotonic()
        move: Move = -1
        async for best in run_in_slices(
            playing.bot(seat).choose(playing.knowledge(seat), playing.bot_chance()), THINKING
        ):
            move = best
        pace = PACE[table.app.settings.pace]
        if state.phase != START:
            pace = pace * 2 // 3
        if not self._nudge.is_set():
            await self._pause(pace - int(1000 * (time.monotonic() - begun)))
        if playing.state is state and playing.player(seat).level and not table.covered:
            await table.commit(playing, move, seat)

    async def _wait(self) -> None:
        """Waits until somebody does something."""
        self._nudge.clear()
        await self._nudge.wait()

    async def _pause(self, milliseconds: int, hurried: bool = True) -> bool:
        """Waits a while, or until somebody does something; not at all while hurrying to the end. True when the time
        is up: with `hurried` also when somebody only wants to go on.
        """
        if milliseconds <= 0 or self.hurrying:
            await asyncio.sleep(0)
            return True
        self._nudge.clear()
        try:
            await asyncio.wait_for(self._nudge.wait(), milliseconds / 1000)
        except TimeoutError:
            return True
        return hurried


class Controller:
    """One match on one screen: the Actions of the table, and what its panels do. `show` is called with every new
    TableState; nothing here raises into the screen.
    """

    def __init__(self, app: App, match_id: int, show: Callable[[TableState], None]) -> None:
        self.app = app
        self.match_id = match_id
        self.session = Session(app, match_id, self._session_changed)
        self.loop = MatchLoop(self)
        self.coaching = Coaching(app, self.publish)
        self.playing: Playing | None = None
        self.shown = TableState()
        self.transient = Transient()
        self.arrangement = NOT_ARRANGED
        self.panel = ""
        self.panel_below = ""  # on which that of a rule lies
        self.rule_sentences: tuple[Sentence, ...] = ()
        self.log_rows: tuple[LogRow, ...] = ()
        self.viewer = 0
        self._show = show
        self._lock = asyncio.Lock()
        self._aside: set[asyncio.Future[None]] = set()

    # --- opening and closing -----------------------------------------------------------------

    async def run(self) -> None:
        """Opens the match and plays it until the screen is left: cancel it then."""
        await self.session.run(self._read, self._play)

    def _read(self, lease: Lease) -> Playing:
        data = self.app.data
        assert data is not None
        return Playing(data.store, lease)

    async def _play(self, playing: Playing) -> None:
        """Lays the hand on the table and plays on; at the end what is on the screen stays there."""
        self.playing = playing
        self.app.hold_notation(playing.notation)
        try:
            await self._begin(playing, deal=not playing.done and not playing.hand_over)
            await self.loop.run(playing)
        finally:
            self.app.hold_notation(None)
            self.coaching.stop()
            self.playing = None

    async def _begin(self, playing: Playing, *, deal: bool) -> None:
        """A hand lies on the table as it is; one that nobody has seen is dealt."""
        self.transient, self.arrangement = Transient(), NOT_ARRANGED
        self.panel = self.panel_below = ""
        self.loop.begin()
        self._seat_viewer()
        if playing.done:
            told = self._tell(playing)
            self.transient = replace(self.transient, words=told.words, rules=told.rules)
        elif deal:
            await self._deal(playing)
        self.publish()

    async def _deal(self, playing: Playing) -> None:
        """Shows the cards on the stock, then dealt."""
        words, rules = tr("play.dealt"), ("deal",)
        if playing.strict:
            words = tr("play.dealt_strict", count=playing.state.tables.blunder_penalty)
            rules = ("turn.penalise",)
        self.transient = replace(self.transient, words=words, rules=rules, dealing=not self.app.still)
        if self.transient.dealing:
            self.publish()
            await asyncio.sleep(DEAL_PAUSE)
            self.transient = replace(self.transient, dealing=False)

    def _session_changed(self) -> None:
        """The match is open elsewhere or cannot be written, or nobody looks."""
        if self.session.panel:
            self.panel = self.panel_below = ""
        self.publish()
        self.loop.wake()

    async def _write(self, work: Callable[[], T]) -> T | None:
        """Runs something that writes; what goes wrong is said, and the match stops where it stands."""
        try:
            return await self.session.write(work)
        except WrongMoment as problem:
            self.session.stop_for("writing", problem)
            return None

    # --- whose hand is seen ------------------------------------------------------------------

    def _seat_viewer(self) -> None:
        """Shows the hand of the person to act, else of the first person; with several the cover lies on it."""
        playing = self.playing
        if playing is None:
            return
        people = [seat for seat in range(playing.state.seats) if not playing.player(seat).level]
        self.viewer = min(self.viewer, playing.state.seats - 1)
        if people:
            acting = playing.state.to_act
            self.viewer = acting if acting in people else people[0]
        if not playing.hand_over:
            self._turn_over(playing)

    def hand_to(self, playing: Playing, seat: int) -> None:
        """It is the turn of the person at this seat: their hand is shown."""
        if seat != self.viewer:
            self.viewer = seat
            self._turn_over(playing)
        self.publish()

    def _turn_over(self, playing: Playing) -> None:
        """Another hand is shown: with several people under a cover, and nothing of the last person is left. What
        happened is told anew: what was "you" is now a name.
        """
        told = self._tell(playing) if playing.done else self.transient
        shared = playing.shared
        self.transient = replace(
            self.transient,
            words=told.words,
            rules=told.rules,
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

    def _since(self, playing: Playing) -> tuple[str, ...]:
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

    def _me(self, playing: Playing) -> int:
        """The seat that is "you" here: none where several people read the same screen."""
        return NOBODY if playing.shared else self.viewer

    def _may_ask(self, playing: Playing) -> bool:
        """Whether the coach may be asked: the only person of this table is to move, and has a choice."""
        return (
            self.app.settings.coach
            and playing.state.to_act == self.viewer
            and not playing.player(self.viewer).level
            and playing.people == 1
            and len(playing.view(self.viewer).legal) > 1
        )

    # --- one move, one way: written, then shown, then told and heard -------------------------

    async def commit(self, playing: Playing, move: Move, seat: int) -> None:
        """Plays a move: on disk, then on screen."""
        async with self._lock:
            if self.playing is not playing or playing.over:
                return
            if self.coaching.thought is not None:
                self.coaching.stop()  # its slices would keep the move waiting
            try:
                done = await self._write(lambda: playing.commit(move, seat))
            except IllegalMove as refusal:
                self._refuse(playing, move, refusal)
                return
            if done is not None:
                tapped = card_of(move) if seat == self.viewer and is_play(move) and not move & ATTEMPT else -1
                self._follow(playing, done, tapped)
        self.loop.wake()

    def _follow(self, playing: Playing, done: Step, tapped: Card) -> None:
        """Shows what an action has made of the table; then it is heard and felt."""
        laid = next((event.card for event in done.events if isinstance(event, Played)), -1)
        if tapped >= 0:
            self.arrangement = self.arrangement.swap(tapped, laid)
        self.transient = self._remember(playing, done)
        if self.transient.choosing >= 0 and len(self._ways(playing, self.transient.choosing)) < 2:
            self.transient = replace(self.transient, choosing=-1, lifted=-1)
        if playing.hand_over:
            self.loop.hurrying = False
        self.publish()
        if not playing.hand_over and playing.state.to_act == self.viewer and done.action.seat != self.viewer:
            self._run_aside(self.app.buzz("light"))
            self._run_aside(self.app.sound("turn"))
        elif laid >= 0:
            self._run_aside(self.app.sound("lay"))
        elif any(drawn_in(event) for event in done.events):
            self._run_aside(self.app.sound("draw"))

    def _remember(self, playing: Playing, done: Step) -> Transient:
        """What the screen remembers after an action; no more than its words where something of it cannot be told."""
        told = self._tell(playing)
        try:
            return self.transient.after(done, self.viewer, told)
        except Exception as problem:
            self.app.journal.note_failure("what is seen of an action", problem)
            return Transient(words=told.words, rules=told.rules)

    def _tell(self, playing: Playing, number: int = -1) -> ActionWords:
        """What an action was, the last one unless another is named; nothing where telling fails, to stop no table."""
        before = playing.recorder.before
        number %= len(before)
        after = before[number + 1] if number + 1 < len(before) else playing.state
        try:
            names = [playing.player(seat).name for seat in range(playing.state.seats)]
            return tell(playing.done[number].events, before[number], after, names, self._me(playing))
        except Exception as problem:
            self.app.journal.note_failure("telling what happened", problem)
            return ActionWords()

    def _log(self, playing: Playing) -> tuple[LogRow, ...]:
        """All that happened in this hand; nothing where telling fails."""
        names = [playing.player(seat).name for seat in range(playing.state.seats)]
        try:
            steps, states = list(playing.done), list(playing.recorder.before)
            return log_rows(steps, states, names, self._me(playing), playing.rules)
        except Exception as problem:
            self.app.journal.note_failure("the log of a hand", problem)
            return ()

    def _run_aside(self, work: Awaitable[None]) -> None:
        """Has something heard or felt beside the game: a device that cannot do it stops nothing."""

        async def quietly() -> None:
            try:
                await work
            except (RuntimeError, TimeoutError):
                return
            except Exception as problem:
                self.app.journal.note_failure("what is heard and felt", problem)

        # Held until it is done: the event loop itself keeps no hold of a task.
        task = asyncio.ensure_future(quietly())
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    def _refuse(self, playing: Playing, move: Move, refusal: IllegalMove) -> None:
        """Shakes the card and says why, in the words of the table."""
        if playing.hand_over:
            return
        card = card_of(move) if is_play(move) else -1
        words, rules = self._reason(playing, move, refusal)
        self._change(
            refused=(card, self.transient.refused[1] + 1),
            words=words,
            rules=rules,
            stopped=True,
            lifted=-1,
            choosing=-1,
        )
        self._run_aside(self.app.buzz("medium"))

    def _reason(self, playing: Playing, move: Move, refusal: IllegalMove) -> tuple[str, tuple[str, ...]]:
        """Why a move is refused, in one sentence, and the rules behind that."""
        state = playing.state
        rules = behind_refusal(refusal.rule, state)
        if state.to_act != self.viewer and is_play(move):
            return tr("play.not_now", name=playing.player(state.to_act).name), rules
        return explain_refusal(state, move, refusal), rules

    def publish(self) -> None:
        """Shows the table as it is now, once."""
        playing = self.playing
        panel, about = self.session.panel or self.panel, self.session.about
        if playing is None:  # what was on the screen stays there
            shown = replace(self.shown, panel=panel, about=about, rule_sentences=self.rule_sentences)
        else:
            # A rule is looked up beside the coach; what else is opened sends it away.
            away = panel not in ("", "rule") or bool(self.transient.cover)
            if self.coaching.thought is not None:
                self.coaching.follow(None if away else playing.state)
            view, sort = playing.view(self.viewer), self.app.settings.sort
            self.arrangement = self.arrangement.follow(view.hand, sort)
            shown = TableState(
                match=playing.facts(self.viewer),
                panel=panel,
                about=about,
                rule_sentences=self.rule_sentences,
                log=self.log_rows,
                transient=self.transient,
                arrangement=self.arrangement,
                sort=sort,
                hurrying=self.loop.hurrying,
                waiting=self.app.spoken and self.loop.confirmed != len(playing.done),
                coach=self._may_ask(playing),
                thought=self.coaching.thought,
                view=view,
            )
        if shown != self.shown:
            self.shown = shown
            self._show(shown)

    def _change(self, **values: object) -> None:
        """Shows the table with something else that the screen remembers."""
        self.transient = replace(self.transient, **values)  # type: ignore[arg-type]
        self.publish()

    def _lay_panel(self, panel: str) -> None:
        self.panel = panel
        self.publish()
        self.loop.wake()

    async def end_hand(self, playing: Playing) -> None:
        """Lays the result on the table."""
        async with self._lock:  # the last move may still be written: the match ends with it, or goes on
            if not self.panel and not self.session.panel:
                self._lay_panel("match" if playing.over else "hand")

    # --- what people do ----------------------------------------------------------------------

    @property
    def covered(self) -> bool:
        """Whether something lies on the table, so that nothing is played."""
        return bool(self.transient.cover or self.panel or self.session.panel)

    def _busy(self) -> bool:
        """Whether a move is on its way: a tap now, the second of a quick thumb, is meant for what was there before."""
        return self._lock.locked()

    def _ways(self, playing: Playing, card: Card) -> list[Move]:
        """The moves by which the person on the screen may lay a card now: one for each suit or rank it may name."""
        legal = playing.view(self.viewer).legal
        return [move for move in legal if is_play(move) and FACE[card_of(move)] == FACE[card]]

    async def _try(self, move: Move) -> None:
        """A move of the person on the screen, with the word if it was said."""
        playing = self.playing
        if playing is None or self.covered or self._busy():
            return
        if self.transient.declaring:
            move |= SAY
        self.transient = replace(self.transient, lifted=-1, choosing=-1)
        await self.commit(playing, move, self.viewer)

    async def card(self, card: Card) -> None:
        """Plays a card, lifts it, or says why it cannot be played."""
        playing = self.playing
        if playing is None or self.covered or self._busy() or not playing.view(self.viewer).hand >> card & 1:
            return
        moves = self._ways(playing, card)
        if not moves:
            await self._wrong(playing, card)
            return
        power = bool(playing.state.tables.power >> card & 1)
        if power and self.app.settings.confirm_power and self.transient.lifted != card:
            self._change(lifted=card, choosing=-1, words=tr("play.confirm"), rules=())
        elif len(moves) > 1:
            self._change(choosing=card, lifted=card)
        else:
            await self._try(play(card, named_of(moves[0])))

    async def _wrong(self, playing: Playing, card: Card) -> None:
        """A card that may not be laid now: refused with its reason, or at a strict table tried and paid for."""
        state = playing.state
        move = state.tables.moves[card][0]
        try:
            # On a copy of the state: the refusal tells.
            state.copy().apply(move, self.viewer)
        except IllegalMove as refusal:
            if not playing.strict or playing.hand_over:
                self._refuse(playing, move, refusal)
            elif state.to_act != self.viewer and self.transient.lifted != card:
                # More likely a finger that was too quick than a player who cannot wait: asked once more.
                name, cost = playing.player(state.to_act).name, state.tables.blunder_penalty
                words = tr("play.strict_not_now", name=name, count=cost)
                self._change(lifted=card, choosing=-1, words=words, rules=("turn.penalise",))
            else:
                await self._attempt(playing, card, move, refusal)

    async def _attempt(self, playing: Playing, card: Card, move: Move, refusal: IllegalMove) -> None:
        """Lays a card that may not be laid: it comes back, what it costs is drawn, and why is said."""
        before = playing.state
        why, rules = self._reason(playing, move, refusal)
        self.transient = replace(self.transient, lifted=-1, choosing=-1)
        await self.commit(playing, play(card) | ATTEMPT, self.viewer)
        if playing.state is not before:
            who = "they" if self._me(playing) == NOBODY else "you"
            name, cards = playing.player(self.viewer).name, playing.done[-1].action.cards
            paid = tr(f"play.{who}.penalty_blunder", name=name, count=len(cards))
            self._change(
                words=f"{why} {paid}",
                rules=tuple(dict.fromkeys((*rules, "turn.penalise"))),
                refused=(card, self.transient.refused[1] + 1),
            )
            self._run_aside(self.app.buzz("medium"))

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
        self._change(choosing=-1, lifted=-1)

    async def button(self, id: str) -> None:
        """A button of the action bar."""
        playing = self.playing
        if playing is None or self.covered:
            return
        moves = {"take": TAKE, "draw": DRAW, "end": END, "pass": END, "come-back": BACK, "out": OUT}
        if id in moves:
            await self._try(moves[id])
        elif id == "declare":
            self._change(declaring=not self.transient.declaring)
        elif id.startswith("catch-"):
            await self.seat(int(id[6:]) - 1)
        elif id == "undo":
            await self._undo(playing)
        elif id == "skip":
            self.loop.hurry()
        elif id == "go-on":
            self.loop.confirm(len(playing.done))
        elif id == "why":
            await self.rule("words")
        elif id == "hint":
            self._ask(playing)

    def _ask(self, playing: Playing) -> None:
        """Asks the coach, or sends it away."""
        if self.coaching.thought is not None:
            self.coaching.stop()
        elif self._may_ask(playing):
            coach = Coach(playing.knowledge(self.viewer), playing.coach_chance())
            self.coaching.begin(playing.state, coach)
        self.publish()

    async def advice(self, id: str) -> None:
        """Points at the card of a move that the coach ranks; "" sends the coach away."""
        if id:
            self.coaching.choose(int(id))
        else:
            self.coaching.stop()
        self.publish()

    async def _undo(self, playing: Playing) -> None:
        if self._busy():
            return
        async with self._lock:
            if playing.can_undo(self.viewer):
                await self._write(lambda: playing.undo(self.viewer))
                self.transient = Transient(bubbles=self.transient.bubbles)
                self.publish()
        self.loop.wake()

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
            self.loop.wake()

    async def pile(self) -> None:
        """Hurries the bots on."""
        self.loop.wake()

    async def seat(self, seat: int) -> None:
        """Calls the word that the player there forgot."""
        playing = self.playing
        if playing is None or self.covered:
            return
        caller = playing.may_call(self.viewer)
        if seat == playing.state.undeclared_seat and caller >= 0:
            await self.commit(playing, catch(seat), caller)
        else:
            self.loop.wake()

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
        self._lay_panel("rule")

    async def reorder(self, card: Card, before: Card) -> None:
        """Puts a card into the person's own order."""
        self.arrangement = self.arrangement.move(card, before)
        if self.app.settings.sort != "own":
            self.app.set("sort", "own")
        self.publish()

    async def sort(self) -> None:
        """The next way of sorting."""
        order = ("suit", "rank", "own")
        self.app.set("sort", order[(order.index(self.app.settings.sort) + 1) % 3])
        self.publish()

    async def uncover(self) -> None:
        """The person named on the cover has the device."""
        self._change(cover="", since=())
        self.loop.wake()

    async def back(self) -> None:
        """Leaves; the match waits."""
        self.app.go("/")

    async def help(self) -> None:
        """The rules of this table."""
        self.app.go(f"/play/{self.match_id}/rules")

    async def menu(self) -> None:
        """What else can be done at the table."""
        if not self.panel:
            self._lay_panel("menu")

    async def log(self) -> None:
        """All that happened in this hand, as it is now: while it lies there nothing goes on."""
        playing = self.playing
        if playing is None or self.covered:
            return
        self.log_rows = await off_loop(partial(self._log, playing))
        if not self.covered:
            self._lay_panel("log")

    async def close_panel(self) -> None:
        """Puts a panel away; what it lay on is there again."""
        below, self.panel_below = self.panel_below, ""
        self._lay_panel(below)

    async def ask_resign(self) -> None:
        """Asks once more before the match is given up."""
        self._lay_panel("resign")

    async def resign(self) -> None:
        """Gives the match up."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self._write(playing.resign)
            if playing.over:
                self._lay_panel("match")  # on top of what was asked

    async def next_hand(self) -> None:
        """Deals the next hand."""
        playing = self.playing
        if playing is None or not playing.hand_over or playing.over:
            return
        async with self._lock:
            if not playing.hand_over:
                return
            await self._write(playing.begin)
            if self.session.panel:
                return
            await self._begin(playing, deal=True)
        self.loop.wake()

    async def give_seat(self, seat: int, level: str) -> None:
        """Hands a seat to a bot, or back to its person."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self._write(lambda: playing.seat_for(seat, level))
                if self.session.panel:
                    return
                self.loop.hurrying = False
                self._seat_viewer()
            self._lay_panel("")

    async def take_over(self) -> None:
        """Goes on here with a match that is open in another window."""
        self.session.take_over()
        self._open_again()

    async def try_again(self) -> None:
        """Opens the match once more."""
        self.session.try_again()
        self._open_again()

    def _open_again(self) -> None:
        self.panel = ""
        self.shown = TableState()
        self._show(self.shown)

    async def key(self, name: str) -> None:
        """A key of a keyboard, by its name."""
        if self.playing is None or self.covered:
            if name == ESCAPE and self.panel in CLOSED:
                await self.close_panel()
            return
        before = self.transient.pointed
        card = await press(name, picture_of(self.shown), before, self)
        if card >= 0 and card != before:
            self._change(pointed=card)

    def hide(self) -> None:
        """The app is no longer in front: with several people nobody's hand stays in sight."""
        playing = self.playing
        if playing is not None and playing.shared and not playing.hand_over:
            self._turn_over(playing)
            self.publish()
