"""A match as it lies open on one screen: taken from the store and given back, drawn, and every move written first.

The state of the game is `Playing`'s alone; a component gets nothing but a frozen `Shown`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

from app.platform.background import finished
from app.table.coach.coaching import Coaching
from app.table.painter import Mood, Painter
from app.table.picture import Picture
from app.table.playing import CannotContinue, Past, Playing
from app.table.reasons import behind_events, behind_refusal
from app.table.wording import goes_again, happened, refused
from app.ui.moments import said
from app.ui.shell import App, said_of
from app.ui.words import tr
from engine.cards import FACE, Card
from engine.moves import Move, card_of, is_play
from engine.play.refusal import IllegalMove
from engine.play.state import State
from engine.rules.explain import Sentence
from store import LeaseHeld, LeaseLost, StoreError, WrongMoment
from store.records import RENEW_MS

T = TypeVar("T")
STOPPED: Final = ("lost", "broken")  # panels under which nothing is played
SYSTEMS: Final = {"ios": "iOS", "macos": "macOS", "android": "Android", "linux": "Linux", "windows": "Windows"}
DEAL_PAUSE: Final = 0.35
OPENING: Final = Picture(title=tr("play.opening"))


@dataclass(frozen=True)
class Shown:
    """What the table screen shows: a picture, and what lies on it."""

    picture: Picture
    panel: str = ""  # "", "hand", "match", "menu", "resign", "rule", "lost", "broken"
    about: str = ""
    told: tuple[Sentence, ...] = ()  # what the panel "rule" says


class Sitting:
    """One match on one screen. `show` is called with every new Shown; nothing here raises into the screen."""

    def __init__(self, app: App, match_id: int, show: Callable[[Shown], None]) -> None:
        self.app = app
        self.match_id = match_id
        self.show = show
        self.playing: Playing | None = None
        self.painter = Painter()
        self.coaching = Coaching(app, self.draw)
        self.mood = Mood()
        self.panel = ""
        self.about = ""
        self.told: tuple[Sentence, ...] = ()
        self.under = ""  # the panel on which that of a rule lies
        self.viewer = 0
        self._lock = asyncio.Lock()
        self._nudge = asyncio.Event()
        self._aside: set[asyncio.Future[None]] = set()
        self._asked = asyncio.Event()
        self._take_over = False
        self._present = asyncio.Event()
        self._present.set()
        self._hurry = False
        self._confirmed = -1  # after how many actions people have had their time to call a missed word,
        self._noticed = -1  # and the bots theirs
        self._picture = OPENING

    async def _open(self) -> bool:
        data = self.app.data
        assert data is not None
        take_over, self._take_over = self._take_over, False

        def begin() -> Playing:
            lease = data.store.leases.acquire(self.match_id, data.holder, where(self.app), take_over)
            try:
                return Playing(data.store, lease)
            except Exception:
                data.store.leases.release(lease)
                raise

        try:
            self.playing = playing = await finished(begin)
        except LeaseHeld as held:
            self._panel("lost", tr("play.lost_about", where=held.label, time=said(held.since)))
            return False
        except (CannotContinue, StoreError, WrongMoment, ValueError) as problem:
            self.app.journal.failed("opening a match", problem)
            self._panel("broken", why(problem))
            return False
        self.app.hold_notation(playing.notation)
        self.painter.begin(playing)
        self.mood, self.panel, self.about, self.under = Mood(), "", "", ""
        self._hurry, self._confirmed, self._noticed = False, -1, -1
        self._seat_viewer()
        if playing.past:
            last = playing.past[-1]
            self.mood = replace(
                self.mood, words=self._words(playing, last), rules=behind_events(last.events, last.before)
            )
        elif not playing.hand_over:
            await self._deal()
        self.draw()
        return True

    async def _close(self) -> None:
        """Gives the match free for other windows; what is on the screen stays there."""
        self.app.hold_notation(None)
        self.coaching.stop()
        playing, self.playing = self.playing, None
        if playing is None:
            return
        try:
            await finished(lambda: playing.store.leases.release(playing.lease))
        except StoreError as problem:  # it may have been closed with the window; the lease then ends by itself
            self.app.journal.note(f"releasing a match: {problem}")

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW_MS / 1000)
            if self.playing is not None:
                await self._kept(partial(self.playing.store.leases.renew, self.playing.lease))

    async def _kept(self, work: Callable[[], T]) -> T | None:
        """Runs something that writes; what goes wrong is said, and the match stops where it stands."""
        try:
            return await finished(work)
        except LeaseLost as lost:
            self._panel("lost", tr("play.taken_about", where=lost.label or tr("play.where_unknown")))
        except (StoreError, WrongMoment) as problem:
            self.app.journal.failed("writing a move", problem)
            self._panel("broken", why(problem))
        self._wake()
        return None

    async def _deal(self) -> None:
        """Shows the cards on the stock, then dealt."""
        playing = self.playing
        strict = playing is not None and playing.strict
        words = tr("play.dealt")
        if playing is not None and playing.strict:
            words = tr("play.dealt_strict", count=playing.state.tables.blunder_penalty)
        self.mood = replace(
            self.mood, words=words, rules=("turn.penalise",) if strict else ("deal",), dealing=not self.app.still
        )
        self.draw()
        if self.mood.dealing:
            await asyncio.sleep(DEAL_PAUSE)
            self.mood = replace(self.mood, dealing=False)

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
            self._turn_over()

    def _turn_over(self) -> None:
        """Another hand is shown: with several people under a cover, and nothing of the last person is left. What
        happened is told anew: what was "you" is now a name.
        """
        playing = self.playing
        if playing is not None:
            last = playing.past[-1] if playing.past else None
            cover = playing.player(self.viewer).name if self._people(playing) > 1 else ""
            self.mood = replace(
                self.mood,
                words=self._words(playing, last) if last else self.mood.words,
                rules=behind_events(last.events, last.before) if last else self.mood.rules,
                cover=cover,
                lifted=-1,
                choosing=-1,
                pointed=-1,
                declaring=False,
                fresh=frozenset(),
                refused=(-1, 0),
                stopped=False,
            )  # fmt: skip

    def _people(self, playing: Playing) -> int:
        return sum(not playing.player(seat).level for seat in range(playing.state.seats))

    def _may_ask(self, playing: Playing) -> bool:
        """Whether the coach may be asked: the only person of this table is to move, and has a choice."""
        return (
            self.app.settings.coach
            and self._people(playing) == 1
            and playing.state.to_act == self.viewer
            and not playing.player(self.viewer).level
            and len(playing.state.legal_moves()) > 1
        )

    async def _wait(self) -> None:
        """Waits until somebody does something."""
        self._nudge.clear()
        await self._nudge.wait()

    async def _pause(self, milliseconds: int, hurried: bool = True) -> bool:
        """Waits a while, or until somebody does something; not at all while hurrying to the end. True when the time
        is up: with `hurried` also when somebody only wants to go on.
        """
        if milliseconds <= 0 or self._hurry:
            await asyncio.sleep(0)
            return True
        self._nudge.clear()
        try:
            await asyncio.wait_for(self._nudge.wait(), milliseconds / 1000)
        except TimeoutError:
            return True
        return hurried

    def _wake(self) -> None:
        self._nudge.set()

    async def _commit(self, playing: Playing, move: Move, seat: int) -> None:
        """Plays a move: on disk, then on screen."""
        async with self._lock:
            if self.playing is not playing or playing.over:
                return
            state = playing.state
            self.coaching.stop()  # its slices would keep the move waiting
            try:
                done = await self._kept(lambda: playing.commit(move, seat))
            except IllegalMove as refusal:
                self._refuse(playing, move, refusal)
                return
            if done is not None and playing.state is not state:
                self._told(playing, done)
        self._wake()

    def _told(self, playing: Playing, done: Past) -> None:
        """Turns what happened into words, bubbles and fresh cards."""
        rules = behind_events(done.events, done.before)
        self.mood = self.mood.after(done, self.viewer, self._words(playing, done), rules)
        if self.mood.choosing >= 0 and len(self._ways(playing, self.mood.choosing)) < 2:
            self.mood = replace(self.mood, choosing=-1, lifted=-1)
        self.painter.laid(done)
        if playing.hand_over:
            self._hurry = False
        self.draw()
        turn = not playing.hand_over and playing.state.to_act == self.viewer
        if turn and done.action.seat != self.viewer:
            self._later(self.app.buzz("light"))
            self._later(self.app.sound("turn"))
        elif any(event.kind == "play" for event in done.events):
            self._later(self.app.sound("lay"))
        elif any(event.cards for event in done.events):
            self._later(self.app.sound("draw"))

    def _ways(self, playing: Playing, card: Card) -> list[Move]:
        """The moves by which the person on the screen may lay a card now: one for each suit or rank it may name."""
        legal = playing.view(self.viewer).legal
        return [move for move in legal if is_play(move) and FACE[card_of(move)] == FACE[card]]

    def _words(self, playing: Playing, done: Past) -> str:
        names = [playing.player(seat).name for seat in range(playing.state.seats)]
        after = playing.state if done is playing.past[-1] else None
        return happened(done.events, names, self.viewer, again=after is not None and goes_again(done.events, after))

    def _later(self, work: Any) -> None:
        # Held until it is done: the event loop itself keeps no hold of a task.
        task = asyncio.ensure_future(_quietly(work))
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    def _refuse(self, playing: Playing, move: Move, refusal: IllegalMove) -> None:
        """Shakes the card and says why, in the words of the table."""
        state = playing.state
        if playing.hand_over:
            return
        words = self._reason(state, playing, move, refusal)
        card = card_of(move) if is_play(move) else -1
        self.mood = replace(
            self.mood,
            refused=(card, self.mood.refused[1] + 1),
            words=words,
            rules=behind_refusal(refusal.rule, state),
            stopped=True,
            lifted=-1,
            choosing=-1,
        )
        self.draw()
        self._later(self.app.buzz("medium"))

    def _reason(self, state: State, playing: Playing, move: Move, refusal: IllegalMove) -> str:
        """Why a move is refused, in one sentence."""
        if state.to_act != self.viewer and is_play(move):
            return tr("play.not_now", name=playing.player(state.to_act).name)
        return refused(state, move, refusal)

    def _panel(self, panel: str, about: str = "") -> None:
        self.panel, self.about = panel, about
        self.draw()
        self._wake()

    def draw(self) -> None:
        """Shows the table as it is now."""
        playing = self.playing
        if playing is not None:
            # A rule is looked up beside the coach; what else is opened sends it away.
            away = self.panel not in ("", "rule") or bool(self.mood.cover)
            self.coaching.follow(None if away else playing.state)
            self._picture = self.painter.paint(
                playing, self.viewer, self.mood, self.app.settings.sort,
                hurrying=self._hurry, waiting=self.app.spoken and self._confirmed != len(playing.past),
                coach=self._may_ask(playing), thought=self.coaching.thought,
            )  # fmt: skip
        self.show(Shown(self._picture, self.panel, self.about, self.told))


def where(app: App) -> str:
    """What another window is told of this one."""
    system = app.page.platform.value if app.page.platform else ""
    return tr("play.where_tab" if app.page.web else "play.where_app", system=SYSTEMS.get(system, system))


def why(problem: Exception) -> str:
    """Why a match or a sheet stops where it stands: what the store could not do in words for people."""
    return said_of(problem) if isinstance(problem, StoreError) else str(problem)


async def _quietly(work: Any) -> None:
    try:
        await work
    except (RuntimeError, TimeoutError):
        return
