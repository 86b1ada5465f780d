"""What people do at the table: taps become moves, and panels are opened and put away."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.table.keyboard import ESCAPE, pressed
from app.table.painter import Mood
from app.table.playing import Playing, as_written
from app.table.reasons import behind_call, behind_owed, behind_refusal, behind_result, sentences
from app.table.sitting import OPENING, STOPPED
from app.table.turns import Turns
from app.ui.words import tr
from engine.bots.coach import Coach
from engine.cards import Card
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
from engine.play.refusal import IllegalMove

CLOSED: Final = ("menu", "resign", "rule")  # panels that can be put away
RESULTS: Final = ("hand", "match")  # panels that lie on the table when something has ended


class Controller(Turns):
    """The Actions of the table, and what its panels do."""

    async def _try(self, move: Move) -> None:
        """A move of the person on the screen, with the word if it was said."""
        playing = self.playing
        if playing is None or self._covered() or self._busy():
            return
        if is_play(move):
            self.painter.trade(card_of(move), card_of(as_written(playing.state, move, self.viewer)))
        if self.mood.declaring:
            move |= SAY
        self.mood = replace(self.mood, lifted=-1, choosing=-1)
        await self._commit(playing, move, self.viewer)

    def _covered(self) -> bool:
        return bool(self.mood.cover) or self.panel != ""

    def _busy(self) -> bool:
        """Whether a move is on its way: a tap now, the second of a quick thumb, is meant for what was there before."""
        return self._lock.locked()

    async def card(self, key: str) -> None:
        """Plays a card, lifts it, or says why it cannot be played."""
        playing = self.playing
        card = self.painter.card(key)
        if playing is None or self._covered() or self._busy() or card is None:
            return
        moves = self._ways(playing, card)
        if not moves:
            await self._wrong(playing, card)
            return
        power = bool(playing.state.tables.power >> card & 1)
        if power and self.app.settings.confirm_power and self.mood.lifted != card:
            self.mood = replace(self.mood, lifted=card, choosing=-1, words=tr("play.confirm"), rules=())
            self.draw()
        elif len(moves) > 1:
            self.mood = replace(self.mood, choosing=card, lifted=card)
            self.draw()
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
            elif state.to_act != self.viewer and self.mood.lifted != card:
                # More likely a finger that was too quick than a player who cannot wait: asked once more.
                name, cost = playing.player(state.to_act).name, state.tables.blunder_penalty
                words = tr("play.strict_not_now", name=name, count=cost)
                self.mood = replace(self.mood, lifted=card, choosing=-1, words=words, rules=("turn.penalise",))
                self.draw()
            else:
                await self._attempt(playing, card, move, refusal)

    async def _attempt(self, playing: Playing, card: Card, move: Move, refusal: IllegalMove) -> None:
        """Lays a card that may not be laid: it comes back, what it costs is drawn, and why is said."""
        before = playing.state
        self.mood = replace(self.mood, lifted=-1, choosing=-1)
        await self._commit(playing, play(card) | ATTEMPT, self.viewer)
        if playing.state is not before:
            key = (card, self.mood.refused[1] + 1)
            why = self._reason(before, playing, move, refusal)
            paid = tr("play.you.penalty_blunder", count=len(playing.past[-1].action.cards))
            rules = tuple(dict.fromkeys((*behind_refusal(refusal.rule, before), "turn.penalise")))
            self.mood = replace(self.mood, words=f"{why} {paid}", rules=rules, refused=key)
            self.draw()
            self._later(self.app.buzz("medium"))

    async def choose(self, code: str) -> None:
        """A suit or a rank for the card that waits for one; "" takes it back."""
        playing = self.playing
        card = self.mood.choosing
        if playing is None or card < 0 or self._covered():
            return
        for move in playing.state.tables.moves[card] if code else ():
            if named_text(named_of(move)) == code:
                await self._try(move)
                return
        self.mood = replace(self.mood, choosing=-1, lifted=-1)
        self.draw()

    async def button(self, id: str) -> None:
        """A button of the action bar."""
        playing = self.playing
        if playing is None or self._covered():
            return
        moves = {"take": TAKE, "draw": DRAW, "end": END, "pass": END, "come-back": BACK, "out": OUT}
        if id in moves:
            await self._try(moves[id])
        elif id == "declare":
            self.mood = replace(self.mood, declaring=not self.mood.declaring)
            self.draw()
        elif id.startswith("catch-"):
            await self.seat(int(id[6:]) - 1)
        elif id == "undo":
            await self._undo(playing)
        elif id == "skip":
            self._hurry = True
            self._wake()
        elif id == "go-on":
            self._confirmed = len(playing.past)
            self._wake()
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
        self.draw()

    async def advice(self, id: str) -> None:
        """Points at the card of a move that the coach ranks; "" sends the coach away."""
        if id:
            self.coaching.choose(int(id))
        else:
            self.coaching.stop()
        self.draw()

    async def _undo(self, playing: Playing) -> None:
        if self._busy():
            return
        async with self._lock:
            if playing.can_undo(self.viewer):
                await self._kept(lambda: playing.undo(self.viewer))
                self.painter.undone(playing)
                self.mood = Mood(bubbles=self.mood.bubbles)
                self.draw()
        self._wake()

    async def stock(self) -> None:
        """Draws, takes, or hurries the bots on."""
        playing = self.playing
        if playing is None or self._covered():
            return
        legal = playing.view(self.viewer).legal
        if DRAW in legal:
            await self._try(DRAW)
        elif TAKE in legal:
            await self._try(TAKE)
        else:
            self._wake()

    async def pile(self) -> None:
        """Hurries the bots on."""
        self._wake()

    async def seat(self, seat: int) -> None:
        """Calls the word that the player there forgot."""
        playing = self.playing
        if playing is None or self._covered():
            return
        caller = playing.may_call(self.viewer)
        if seat == playing.state.undeclared_seat and caller >= 0:
            await self._commit(playing, catch(seat), caller)
        else:
            self._wake()

    async def rule(self, of: str) -> None:
        """The rule behind the words, the badge of what is owed, what was called, or a result."""
        playing = self.playing
        if playing is None or self.mood.cover or self.panel not in ("", *RESULTS):
            return
        if of == "result":
            keys = behind_result(playing.rules, blocked=playing.state.blocked, whole=self.panel == "match")
        else:
            state = playing.state
            keys = {"owed": behind_owed, "called": behind_call}.get(of, lambda _: self.mood.rules)(state)
        self.told = sentences(playing.rules, playing.state.seats, keys)
        self.under = self.panel
        self._panel("rule")

    async def reorder(self, key: str, before: str) -> None:
        """Puts a card into the person's own order."""
        self.painter.reorder(key, before)
        if self.app.settings.sort != "own":
            self.app.set("sort", "own")
        self.draw()

    async def sort(self) -> None:
        """The next way of sorting."""
        order = ("suit", "rank", "own")
        self.app.set("sort", order[(order.index(self.app.settings.sort) + 1) % 3])
        self.draw()

    async def uncover(self) -> None:
        """The person named on the cover has the device."""
        self.mood = replace(self.mood, cover="")
        self.draw()
        self._wake()

    async def back(self) -> None:
        """Leaves; the match waits."""
        self.app.go("/")

    async def help(self) -> None:
        """The rules of this table."""
        self.app.go(f"/play/{self.match_id}/rules")

    async def menu(self) -> None:
        """What else can be done at the table."""
        if not self.panel:
            self._panel("menu")

    async def close_panel(self) -> None:
        """Puts a panel away; what it lay on is there again."""
        under, self.under = self.under, ""
        self._panel(under)

    async def ask_resign(self) -> None:
        """Asks once more before the match is given up."""
        self._panel("resign")

    async def resign(self) -> None:
        """Gives the match up."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self._kept(playing.resign)
            if playing.over:
                self._panel("match")  # on top of what was asked

    async def next_hand(self) -> None:
        """Deals the next hand."""
        playing = self.playing
        if playing is None or not playing.hand_over or playing.over:
            return
        async with self._lock:
            if not playing.hand_over:
                return
            await self._kept(playing.begin)
            if self.panel in STOPPED:
                return
            self.painter.begin(playing)
            self.mood, self.panel, self.under = Mood(), "", ""
            self._confirmed = self._noticed = -1
            self._seat_viewer()
            await self._deal()
            self.draw()
        self._wake()

    async def give_seat(self, seat: int, level: str) -> None:
        """Hands a seat to a bot, or back to its person."""
        playing = self.playing
        if playing is not None:
            async with self._lock:
                await self._kept(lambda: playing.seat_for(seat, level))
                if self.panel in STOPPED:
                    return
                self._hurry = False
                self._seat_viewer()
            self._panel("")

    async def take_over(self) -> None:
        """Goes on here with a match that is open in another window."""
        self._take_over = True
        await self.try_again()

    async def try_again(self) -> None:
        """Opens the match once more."""
        self.panel = self.about = ""
        self._picture = OPENING
        self.draw()
        self._asked.set()

    async def key(self, name: str) -> None:
        """A key of a keyboard, by its name."""
        if self.playing is None or self._covered():
            if name == ESCAPE and self.panel in CLOSED:
                await self.close_panel()
            return
        before = self.mood.pointed
        shown = await pressed(name, self._picture, self.painter.key(before) if before >= 0 else "", self)
        card = self.painter.card(shown)
        if card is not None and card != before:
            self.mood = replace(self.mood, pointed=card)
            self.draw()

    def hide(self) -> None:
        """The app is no longer in front: with several people nobody's hand stays in sight."""
        playing = self.playing
        if playing is not None and self._people(playing) > 1 and not playing.hand_over:
            self._turn_over()
            self.draw()

    def come(self) -> None:
        """Somebody looks again: the match is taken up where it is."""
        self._present.set()

    def leave(self) -> None:
        """Nobody looks any more, though they may come back: another window may play on."""
        self._present.clear()
        self._wake()
