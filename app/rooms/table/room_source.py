"""The table of a room: what others do arrives as it is played, and what is tapped here is sent to the referee.

Nothing is shown as done before its frame has come, so nothing is ever taken back.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from app.data import CLOCK
from app.people import USUAL_BOT, free_bot, usual_level
from app.platform.background import finish, off_loop
from app.rooms.connection.connection import RoomConnection
from app.rooms.connection.room_info import RoomInfo, read_room_info
from app.rooms.memberships.error_texts import refusal_text, unavailable_text
from app.rooms.memberships.open_and_join import RoomUnavailable, close_room, listen_on, open_again
from app.rooms.memberships.stored_memberships import Membership, Memberships, RoomSecret
from app.rooms.table.game import RoomGame
from app.table.controller import Controller
from app.table.painter import TableState
from app.ui.shell import App
from app.ui.words import render, tr
from engine.cards import FACE
from engine.events import Played
from engine.messages import Message
from engine.moves import CATCH, KIND_MASK, WRONG_CARD, Move, card_of, is_play, move_text
from engine.rules.difference import Difference, difference
from engine.rules.reader import Rules, load, parse_rules
from store.events.bounds import UnfitEvent
from store.rooms.client import NoAnswer
from store.rooms.frames import Frame, follow
from store.rooms.refereeing.roles import hashed, own_person
from store.rooms.refused import RoomRefused

#: What may be said, each with its words.
SAYINGS: Final = {
    "well": Message("room-say-well"),
    "laugh": Message("room-say-laugh"),
    "ouch": Message("room-say-ouch"),
    "luck": Message("room-say-luck"),
    "thanks": Message("room-say-thanks"),
    "wait": Message("room-say-wait"),
}
LONGEST_SAID: Final = 5.0  # seconds for which what was said stands beside a seat
PENDING: Final = 0.4  # seconds after which it is said that a move is on its way
TRIES: Final = 3  # times a move is sent again where only others' words or seats came between
TICK: Final = 1.0  # seconds between two looks at the clock of a turn
_UNFIT: Final = (ValueError, LookupError, TypeError, UnfitEvent)


@dataclass(frozen=True)
class RoomStatus:
    """What the screens of a room show beside the table. `line` is how the line to it stands (`word` says why, where
    there is more to say), `player` the own seat (-1: one watches), `room` what everybody knows, None before the first
    frame; `differences` are those of its rules from the book.
    """

    line: str = "opening"
    word: str = ""
    player: int = -1
    room: RoomInfo | None = None
    rules: Rules | None = None
    differences: tuple[Difference, ...] = ()
    away: tuple[int, ...] = ()
    muted: bool = False
    code: str = ""  # short, to be typed in the place of the invitation
    renewed: bool = False  # whether another invitation was made here: the one before counts no more


class RoomSource:
    """One room on one screen, whose `table` shows its hand. `show` is called with every new TableState, `tell` with
    every new RoomStatus, `move_on` with the id of the room in which the same people play next.
    """

    def __init__(
        self,
        app: App,
        rooms: Memberships,
        kept: Membership,
        show: Callable[[TableState], None],
        tell: Callable[[RoomStatus], None],
    ) -> None:
        self.app = app
        self.rooms = rooms
        self.kept = kept
        self.secret: RoomSecret | None = None
        self.link: RoomConnection | None = None
        self.state = RoomStatus()
        self.table = Controller(app, self, show)
        self.game: RoomGame | None = None
        self.rules_route = f"/rooms/{kept.id}/rules"
        self._tell = tell
        self._known: dict[str, Any] = {"seq": 0}
        self._sent: Move = -1
        self._landed = asyncio.Event()  # set anew with every frame
        self._turn_seen = (0, 0)  # when a turn began by the host's clock, and when that was seen here
        self._code_until = 0
        self._timers: dict[int, asyncio.TimerHandle] = {}

    # --- the line ----------------------------------------------------------------------------

    async def run(self) -> None:
        """Follows the room until the screen is left: cancel it then."""
        self.secret = await self.rooms.secret(self.kept.id)
        if self.secret is None:
            self._become(line="over", word="token")
            return
        if self.kept.hosted:
            try:
                self.kept = await open_again(self.kept)
            except RoomUnavailable as problem:
                self._become(line="over", word=problem.word)
                return
            await self.rooms.note(self.kept.id, address=self.kept.address, pin=self.kept.pin)
        kept, token = self.kept, self.secret.token
        pin = "" if kept.hosted else kept.pin  # what a host says to itself goes over no line
        self.link = RoomConnection(kept.address, kept.id, token, pin, self._take, self._line_changed)
        ticking = asyncio.create_task(self._tick())
        if kept.hosted:
            self.app.stay_awake(True)
        try:
            await self.link.run()
            if self.link.word in ("token", "room", "closed"):
                await self._leave_closed()
        finally:
            ticking.cancel()
            self.table.moving.begin(())
            if kept.hosted:
                self.app.stay_awake(False)
            for timer in self._timers.values():
                timer.cancel()

    def come(self) -> None:
        """Somebody looks again."""
        if self.kept.hosted:
            self.app.run_aside(self._wake())
        elif self.link is not None:
            self.link.again()

    async def _wake(self) -> None:
        """A host listens again before it looks for itself."""
        try:
            await listen_on()
        except RoomUnavailable as problem:
            self._become(line="lost", word=problem.word)
        if self.link is not None:
            self.link.again()

    async def _tick(self) -> None:
        """Shows how much of a turn is left."""
        while True:
            await asyncio.sleep(TICK)
            if self.state.code and CLOCK.steady() > self._code_until:
                await self._get_code()
            if self.state.room and self.state.room.clock and self.game and not self.game.hand_over:
                self.table.publish()

    def _line_changed(self) -> None:
        assert self.link is not None
        self._become(line=self.link.state, word=self.link.word)
        self._landed.set()
        self.table.publish()

    def _become(self, **values: Any) -> None:
        state = replace(self.state, **values)
        if state != self.state:
            self.state = state
            self._tell(state)

    async def _take(self, frame: Frame) -> None:
        """One frame, in its turn; what does not fit has all of it asked for anew, and what then does not is no room."""
        try:
            await self._follow(frame)
        except _UNFIT as problem:
            assert self.link is not None
            self.app.journal.note_failure("a frame of a room", problem)
            if frame["k"] == "all":
                raise RoomRefused("version") from None  # a later app may read it: the room is not forgotten
            self.link.restart()
            raise NoAnswer("a frame does not fit") from None
        finally:
            self._landed.set()

    async def _follow(self, frame: Frame) -> None:
        self._known = follow(self._known, frame)
        if frame["k"] == "now":
            await self._pass(frame)
            return
        room = read_room_info(self._known["r"])
        if self.state.rules is None or self.state.room is None or room.rules != self.state.room.rules:
            rules = await off_loop(partial(parse_rules, room.rules))
            differences = await off_loop(partial(difference, load(rules.base), rules, len(room.chairs)))
            self._become(differences=differences)
            await self.rooms.note(self.kept.id, game=render(rules.title))
        else:
            rules = self.state.rules
        if (room.turn_at, self._turn_seen[0]) != (self._turn_seen[0], room.turn_at):
            self._turn_seen = room.turn_at, CLOCK.steady()
        await self._lay(frame, room, rules)
        await self._know_host(room)
        self._become(room=room, rules=rules, player=self._known["you"])
        if "hand" in frame:
            await self._end_hand(room, frame["hand"])
        elif frame.get("ev") and self.game and self.game.hand_over:  # who watches is not sent the record
            self._show_result(room)
        elif frame["k"] == "all":
            await self._fetch(room)
            self._come_back(room)
            if self.kept.host:
                self.app.run_aside(self._get_code())
        if room.next and self.secret is not None:
            await self._move_on(room.next)
        if room.closed and not room.next:
            await self._leave_closed()
        self.table.publish()

    async def _know_host(self, room: RoomInfo) -> None:
        """Remembers whether one is the host of a room on a server, where that may change, and says that it has."""
        if not self.kept.served or room.host < 0:
            return
        host = room.host == self._known["you"]
        if host != self.kept.host:
            self.kept = replace(self.kept, host=host)
            await self.rooms.note(self.kept.id, host=host)
        before = self.state.room
        if before is not None and 0 <= before.host != room.host:
            self._say(tr("room.host_now_you") if host else tr("room.host_now", name=room.chairs[room.host].name))

    async def _lay(self, frame: Frame, room: RoomInfo, rules: Rules) -> None:
        """What lies on the table after a frame."""
        slots: Mapping[str, Any] = self._known["v"]
        if not room.begun:
            return
        game, fresh = self.game, frame["k"] in ("all", "deal")
        if game is None or fresh:
            game = await off_loop(partial(RoomGame, rules, room, slots, self._known["you"]))
            game.away, game.match_id = self.state.away, self.game.match_id if self.game else 0
            self.game = game
            self._sent = -1
            await self.table.begin(game, game.viewer, deal=frame["k"] == "deal")
        elif frame.get("ev"):
            step = game.take(frame["ev"], room, slots)
            tapped = self._tapped(step.events)
            self.table.follow(game, step, tapped)
        else:
            game.know(room, slots)
            if frame["k"] == "sit":
                self._tell_seat(frame, room)

    def _tapped(self, events: tuple[Any, ...]) -> int:
        """The card that was tapped here, where it is the one that was laid."""
        laid = next((each for each in events if isinstance(each, Played)), None)
        card = card_of(self._sent) if self._sent >= 0 and is_play(self._sent) and not self._sent & WRONG_CARD else -1
        mine = laid is not None and self.game is not None and laid.seat == self.game.viewer
        return card if mine and laid is not None and card >= 0 and FACE[card] == FACE[laid.card] else -1

    def _tell_seat(self, frame: Frame, room: RoomInfo) -> None:
        """Says that a bot has somebody's place, that they are back, or that they have another name."""
        before = self.state.room
        for player, chair in enumerate(room.chairs):
            if before is None or not chair.person:
                continue
            was = before.chairs[player]
            if chair.bot != was.bot:
                self._say(tr("room.bot_took" if chair.bot else "room.came_back", name=chair.name))
            elif chair.name != was.name:
                self._say(tr("room.renamed", name=was.name, new=chair.name))

    async def _pass(self, frame: Frame) -> None:
        """Who is away, and what was said."""
        away = tuple(frame["away"])
        gone = [player for player in away if player not in self.state.away]
        self._become(away=away)
        room, game = self.state.room, self.game
        if game is None or room is None:
            return
        game.away = away
        for player in gone:
            if player < len(room.chairs) and player != game.own and not room.chairs[player].bot:
                self._say(tr("room.gone", name=room.chairs[player].name))
        for player, what in frame["said"]:
            if what in SAYINGS and player in room.seated and not self.state.muted:
                self._bubble(room.seated.index(player), render(SAYINGS[what]), room.chairs[player].name)
        self.table.publish()

    def _say(self, words: str) -> None:
        self.table.change(words=words, rules=(), stopped=False)

    def _bubble(self, seat: int, words: str, name: str) -> None:
        """Puts beside a seat what was said there, for a while."""
        table = self.table
        if self.game is not None and seat == self.game.viewer:
            self._say(tr("room.said_you", words=words))
            return
        table.transient = replace(table.transient, bubbles={**table.transient.bubbles, seat: words})
        self._run_announcement(tr("room.said", name=name, words=words))

        def over() -> None:
            self._timers.pop(seat, None)
            left = {each: text for each, text in table.transient.bubbles.items() if (each, text) != (seat, words)}
            table.change(bubbles=left)

        if seat in self._timers:
            self._timers[seat].cancel()
        self._timers[seat] = asyncio.get_running_loop().call_later(LONGEST_SAID, over)

    def _come_back(self, room: RoomInfo) -> None:
        """Who opens the room plays their own seat again, and no bot."""
        player = self._known["you"]
        if player >= 0 and room.chairs[player].bot and not room.closed:
            self.app.run_aside(self.do("sit", seat=player, bot="", name=""))

    def _run_announcement(self, words: str) -> None:
        if self.app.spoken:
            self.app.run_aside(self.app.announce(words))

    # --- hands that are over -----------------------------------------------------------------

    async def _end_hand(self, room: RoomInfo, ended: Mapping[str, Any]) -> None:
        """Keeps a hand that is over, and lays its result on the table."""
        game = self.game
        if game is not None and game.hand_over:
            await off_loop(partial(game.end, ended))
        await self._keep_hand(ended)
        if game is not None:
            self.table.publish()
            await self.table.moving.landed()
            self._show_result(room)

    def _show_result(self, room: RoomInfo) -> None:
        if not self.table.panel:
            self.table.lay_panel("match" if room.over else "hand")

    async def _keep_hand(self, ended: Mapping[str, Any]) -> None:
        """Takes a hand into the history, once; what does not fit is told in the report and lost to nobody else."""
        data = self.app.data
        player = self._known["you"]
        if data is None or player < 0:
            return
        said, store, remembered = dict(self._known["r"]), data.store, self.rooms.oneself.person

        def take() -> None:
            known = (person.uuid.replace("-", "") for person in store.people.all(archived=True))
            own = own_person(said["seats"][player]["person"], (remembered, *known))
            store.rooms.take(said, ended, player, own)

        try:
            await finish(take)
            number = await finish(partial(data.store.rooms.find, said["match"]))
        except _UNFIT as problem:
            self.app.journal.note_failure("a hand of a room", problem)
            return
        if self.game is not None:
            self.game.match_id = number
        n = int(ended["n"])
        kept = self.rooms.find(self.kept.id)
        if kept is not None and n > kept.taken:
            await self.rooms.note(self.kept.id, taken=n)

    async def _fetch(self, room: RoomInfo) -> None:
        """The hands that ended while nobody looked, and what the one on the table came to."""
        game, link = self.game, self.link
        if game is None or link is None or self._known["you"] < 0:
            return
        last = room.hand if game.hand_over else room.hand - 1
        kept = self.rooms.find(self.kept.id) or self.kept
        after = min(kept.taken, last - 1) if game.hand_over else kept.taken
        if last > after:
            for ended in await link.hands(after):
                if game.hand_over and ended.get("n") == room.hand:
                    await off_loop(partial(game.end, ended))
                await self._keep_hand(ended)
        if game.hand_over:
            self._show_result(room)

    async def _move_on(self, room: str) -> None:
        """The same people play on in another room, with the tokens that they have."""
        if self.secret is None or self.rooms.find(room) is not None:
            return
        kept = self.rooms.find(self.kept.id) or self.kept
        await self.rooms.keep(replace(kept, id=room, taken=0), self.secret)
        await self.rooms.forget(self.kept.id)
        self.app.go(f"/rooms/{room}")

    async def _leave_closed(self) -> None:
        await self.rooms.forget(self.kept.id)
        if self.kept.hosted:
            await close_room(self.rooms, self.kept.id)

    # --- as a way of playing -----------------------------------------------------------------

    @property
    def panel(self) -> str:
        """Why nothing goes on: the line, the room, or a pause."""
        line, room = self.state.line, self.state.room
        if line == "over":
            return "gone"
        if room is not None and (room.closed or room.next):
            return "closed"
        if line == "lost":
            return "unreachable"
        return "paused" if room is not None and room.paused and self.game and not self.game.hand_over else ""

    @property
    def about(self) -> str:
        """What is said of that."""
        if self.state.word and self.panel in ("gone", "unreachable"):
            return unavailable_text(self.state.word)
        if self.panel == "paused" and self.state.room is not None:
            return tr(f"room.paused.{self.state.room.paused}")
        return tr(f"room.about.{self.panel}") if self.panel else ""

    @property
    def busy(self) -> bool:
        """Whether a move is on its way."""
        return self._sent >= 0

    def wake(self) -> None:
        """Nobody here keeps others waiting."""

    def complete(self, shown: TableState) -> TableState:
        """Adds what only a room knows: how long a turn may still take, and that something may be said."""
        room, game = self.state.room, self.game
        if room is None or game is None:
            return shown
        left = -1
        if room.clock and not game.hand_over and not room.paused and room.turn_at:
            left = max(0, room.clock - (CLOCK.steady() - self._turn_seen[1]) // 1000)
        return replace(shown, left=left, talk=game.own >= 0)

    async def commit(self, move: Move, seat: int) -> None:
        """Sends a move, and returns once its frame is there, or it is refused."""
        if move & KIND_MASK == CATCH:  # it need not wait for a move that is held for it
            await self._send("catch")
        elif not self.busy and self.game is not None:
            self._sent = move
            card = card_of(move) if is_play(move) else -1
            self.table.change(lifted=card, choosing=-1)
            later = asyncio.get_running_loop().call_later(PENDING, lambda: self._say(tr("room.sending")))
            try:
                await self._send_move(move)
            finally:
                later.cancel()
                self._sent = -1
                self.table.change(lifted=-1)

    async def _send_move(self, move: Move) -> None:
        for _ in range(TRIES):
            game, at = self.game, self._known["seq"]
            again = await self._send("move", at=at, move=move_text(move))
            if not again or self.game is not game or game is None:
                return
            if not game.legal_now or not self._may(game, move):
                return

    def _may(self, game: RoomGame, move: Move) -> bool:
        """Whether a move that was chosen before is still one."""
        kinds = {move_text(each) for each in game.view(game.viewer).legal}
        return move_text(move).removesuffix(" say") in kinds

    async def _send(self, k: str, **more: Any) -> bool:
        """Sends a command and waits until what came of it is on the table. True where others were quicker, so that it
        may be chosen again; what else goes wrong is said."""
        if self.link is None:
            return False
        try:
            seq = await self.link.do(k, **more)
        except RoomRefused as refused:
            if refused.word == "moved_on":
                await self._until(int(refused.more.get("seq", 0)))
                return True
            self._say(refusal_text(refused.word))
            return False
        except NoAnswer:
            self._say(tr("room.refused.no_answer"))
            return False
        await self._until(seq)
        return False

    async def _until(self, seq: int) -> None:
        """Returns once the frame of a number has come, or the line broke."""
        while self._known["seq"] < seq and self.state.line == "on":
            self._landed.clear()
            await self._landed.wait()

    async def button(self, id: str) -> None:
        """Opens what may be said."""
        if id == "talk":
            self.table.lay_panel("say")

    async def advice(self, id: str) -> None:
        """There is no coach at a table of several."""

    # --- what its panels do ------------------------------------------------------------------

    async def do(self, k: str, **more: Any) -> None:
        """A command of a panel or of the lobby."""
        await self._send(k, **more)

    async def say(self, what: str) -> None:
        """Says one of the six things."""
        await self.table.close_panel()
        await self._send("say", what=what)

    async def mute(self) -> None:
        """Shows what others say, or no more."""
        self._become(muted=not self.state.muted)
        await self.table.close_panel()

    async def next_hand(self) -> None:
        """The next hand is wanted: it is dealt when all who are there want it, or the host does."""
        self.table.lay_panel("waiting")
        await self._send("deal")

    async def _get_code(self) -> None:
        """A short code for the invitation, where others may still sit down."""
        room, secret, link = self.state.room, self.secret, self.link
        if room is None or room.begun or room.closed or secret is None or not secret.code or link is None:
            return
        try:
            code, until = await link.code(secret.code)
        except (RoomRefused, NoAnswer) as problem:
            self.app.journal.note(f"no short code: {problem}")
            return
        self._code_until = CLOCK.steady() + max(0, until - CLOCK.wall())
        self._become(code=code)

    async def renew(self) -> None:
        """Another invitation: the old one lets nobody in any more."""
        secret = self.secret
        if secret is not None:
            renewed = RoomSecret(secret.token, secrets.token_hex(16))
            await self._send("invite", invitation=hashed(renewed.code))
            self.secret = renewed
            await self.rooms.keep(self.kept, renewed)
            self._become(code="", renewed=True)
            await self._get_code()

    async def put_out(self, seat: int) -> None:
        """Puts out who sits there, and makes another invitation: by the one that they know they would come back."""
        await self._send("kick", seat=seat)
        await self.renew()

    async def dismiss(self, watcher: str) -> None:
        """Puts out somebody who watches, by their id, as `put_out` does."""
        await self._send("unwatch", watcher=watcher)
        await self.renew()

    async def fill(self) -> None:
        """Seats bots wherever nobody sits."""
        room = self.state.room
        for seat, chair in enumerate(room.chairs if room else ()):
            if not chair.taken:
                taken = [each.name for each in self.state.room.chairs] if self.state.room else []
                name = free_bot(taken)
                await self._send("sit", seat=seat, bot=usual_level(name), name=name)

    async def close(self) -> None:
        """Ends the room for everybody."""
        await self._send("close")

    def leave(self) -> None:
        """Shows the first screen; the seat stays one's own."""
        self.app.go("/")

    @property
    def heir(self) -> int:
        """The player who becomes the host when a host leaves: the first who is there, -1 where that is nobody."""
        room = self.state.room
        if room is None or not self.kept.served or room.host != self.state.player or room.host < 0:
            return -1
        others = [n for n, chair in enumerate(room.chairs) if chair.person and n != room.host]
        there = [n for n in others if n not in self.state.away and not room.chairs[n].bot]
        return next(iter(there), -1)

    async def give_up(self) -> None:
        """Leaves for good: a bot plays on, another is the host, and the room is forgotten here."""
        if self.heir >= 0:
            await self._send("host", seat=self.heir)
        if self.state.player >= 0 and self.state.line == "on":
            await self._send("sit", seat=self.state.player, bot=USUAL_BOT, name="")
        await self._leave_closed()
        self.app.go("/")
