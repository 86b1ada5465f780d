"""What thumbs do on a sheet: each tap becomes an event that is written down before it is drawn, and the next thing to
tap is put under the thumb.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from app.data import CLOCK
from app.people import own_colours
from app.scoresheet.state import NOTHING_TYPED, SheetState, round_line
from app.scoresheet.typed_number import Typed, typed_as
from app.session import Session
from app.ui.numbers import points_text
from app.ui.window.app_state import App
from app.ui.window.error_boundary import describe_failure
from app.ui.words import join_phrases, tr
from engine.messages import Message, SpokenError
from engine.names import LONGEST_NOTE
from engine.scoresheet.sheet import Sheet, SheetPicture
from engine.scoresheet.standings import RoundLine
from engine.scoresheet.taps import (
    Cards,
    Double,
    Enter,
    Entry,
    FinishRound,
    Life,
    Note,
    Penalty,
    Redo,
    Score,
    ScoreMark,
    SheetEvent,
    Strike,
    TimeUp,
    TurnRound,
    Undo,
    Unmark,
    Won,
)
from engine.scoresheet.terms import SheetError
from store import KeptMatch, WrongMoment
from store.records import RENEW_MS, Lease

MINUTE: Final = 60_000
SECOND: Final = 1000


@dataclass(frozen=True)
class OpenSheet:
    """A sheet as it is read under its lease."""

    sheet: Sheet
    match: KeptMatch | None
    colours: Mapping[str, int]


class SheetController:
    """One sheet on one screen. `show` is called with every new SheetState; nothing here raises into the screen."""

    def __init__(self, app: App, match_id: int, show: Callable[[SheetState], None]) -> None:
        self.app = app
        self.match_id = match_id
        self.session = Session(app, match_id, self.draw)
        self.shown = SheetState()
        self._show = show
        self._open: OpenSheet | None = None
        self._lock = asyncio.Lock()
        self._thumb = asyncio.Lock()
        self._rung = False
        self._timer: asyncio.Future[None] | None = None

    async def run(self) -> None:
        """Opens the sheet and keeps it until the screen is left: cancel it then."""
        self._show(self.shown)  # nothing of the sheet that lay here before
        await self.session.run(self._read, self._keep_open)

    def _read(self, lease: Lease) -> OpenSheet:
        data = self.app.data
        assert data is not None
        sheet = data.store.sheets.get(lease.match_id)
        if sheet is None:
            raise SpokenError(f"there is no match {lease.match_id}", Message("play-no_store"))
        return OpenSheet(sheet, data.store.matches.get(lease.match_id), own_colours(data))

    async def _keep_open(self, read: OpenSheet) -> None:
        """Shows the sheet while somebody looks, and watches the time where one was agreed."""
        self._open, picture, before = read, read.sheet.picture, self.shown
        title = picture.terms.name or tr("keep.free")
        # Who comes back finds what was looked at: the line may have been gone for a moment only.
        self.shown = SheetState(
            picture, title, read.colours, before.round, before.player, before.way or picture.terms.entry,
            suit=before.suit, left=self._minutes_left(),
        )  # fmt: skip
        self._settle()
        self.draw()
        if read.sheet.skipped:
            self.app.device.show_message(tr("keep.skipped", count=read.sheet.skipped))
        self.app.device.keep_screen_on(True)
        try:
            while self.session.active:
                await self._watch_time()
                await self.session.rest(RENEW_MS)
        finally:
            if self._timer is not None:
                self._timer.cancel()
            self.app.device.keep_screen_on(False)

    async def _watch_time(self) -> None:
        picture = self.shown.picture
        if picture is None or not picture.terms.minutes:
            return
        left = self._minutes_left()
        if left != self.shown.left:
            self.change(left=left)
        if left == 0 and not self._rung and not picture.time_up and not picture.over:
            self._rung = await self.do(TimeUp())  # once: who takes that back wants to play on
            self.app.device.show_message(tr("keep.time_up"))

    def _minutes_left(self) -> int:
        """Whole minutes of the time that was agreed, -1 where none was."""
        read = self._open
        if read is None or read.match is None or not read.sheet.terms.minutes:
            return -1
        gone = CLOCK.wall() - read.match.created
        return max(0, -(-(read.sheet.terms.minutes * MINUTE - gone) // MINUTE))

    async def do(self, event: SheetEvent, typed: Typed = NOTHING_TYPED) -> bool:
        """Writes a tap down, then shows what it gives, with `typed` on the pad; whether it was taken."""
        async with self._lock:
            return await self._do(event, typed)

    async def _do(self, event: SheetEvent, typed: Typed) -> bool:
        read, lease, data = self._open, self.session.lease, self.app.data
        if read is None or lease is None or data is None or not self.session.active:
            return False
        try:
            picture = await self.session.write(lambda: data.store.sheets.tap(lease, read.sheet, event))
        except SheetError as problem:
            self.app.device.show_message(describe_failure(problem))
            return False
        except WrongMoment:
            await self._read_again()
            return False
        if picture is None:
            return False
        entered = isinstance(event, Enter) and (event.round, event.player) == (self.shown.number, self.shown.player)
        self.shown = replace(self.shown, picture=picture, warning=(), typed=typed if entered else self.shown.typed)
        self._settle()
        self.draw()
        return True

    async def _read_again(self) -> None:
        """Somebody else wrote on it: it is shown as it is now."""
        data, read = self.app.data, self._open
        assert data is not None and read is not None
        sheet = await self.session.write(lambda: data.store.sheets.get(self.match_id))
        if sheet is not None:
            self._open = replace(read, sheet=sheet)
            self.shown = replace(self.shown, picture=sheet.picture, typed=Typed(), warning=())
            self._settle()
            self.draw()
            self.app.device.show_message(tr("keep.changed_elsewhere"))

    def _settle(self) -> None:
        """After the sheet has changed: a round and a player that are there are looked at; whose panel is open stays."""
        shown = self.shown
        picture = shown.picture
        assert picture is not None
        round = 0 if shown.round >= picture.round or shown.round > len(picture.rounds) else shown.round
        player = shown.player
        away = not round and player not in picture.seating and shown.panel != "person"
        if player >= len(picture.lines) or away:
            player = picture.seating[0] if picture.seating else 0
        if (round, player) != (shown.round, shown.player):
            shown = replace(shown, typed=Typed(), knocked=-1)
        self.shown = replace(shown, round=round, player=player)

    def change(self, **values: Any) -> None:
        """Shows the sheet with something else about it."""
        self.shown = replace(self.shown, **values)
        self.draw()

    def draw(self) -> None:
        """Shows the sheet as it is now, and why nothing can be written on it."""
        stopped = self.session.panel
        self._show(replace(self.shown, panel=stopped, about=self.session.about) if stopped else self.shown)

    def _entry(self, number: int, player: int) -> Entry | None:
        """What stands in a round for a player."""
        line = round_line(self.shown.picture, number)
        return line.entries[player] if line else None

    # Whom and which round

    def select(self, player: int) -> None:
        """Entries are now made for this player."""
        if player != self.shown.player:
            self.change(player=player, typed=Typed(), knocked=-1, warning=(), way=self._way())

    def look_at(self, number: int) -> None:
        """Looks at a round, to mend it or to go on."""
        picture = self.shown.picture
        if picture is None:
            return
        number = max(1, min(number, picture.round))
        shown = 0 if number == picture.round else number
        self.change(round=shown, typed=Typed(), knocked=-1, warning=(), panel="", way=self._way())

    def next_player(self) -> None:
        """The next one at the table of whom nothing is entered."""
        after = find_missing(self.shown.line, self.shown.player)
        if after:
            self.change(player=after[0], typed=Typed(), warning=())

    def enter_by(self, way: str) -> None:
        """Another way to make entries: "points", "cards", "places", "winner", "tally"."""
        self.change(way=way, typed=Typed(), knocked=-1, panel="")

    def _way(self) -> str:
        return "tally" if self.shown.way == "knock" else self.shown.way

    # The pad

    async def press(self, key: str) -> None:
        """A key of the number pad; the first one replaces what stands there, a sign or a plus goes on from it."""
        number, player = self.shown.number, self.shown.player
        async with self._thumb:  # a quick thumb is at the next digit, or player, before this one is on the disk
            there = self._entry(number, player)
            here = (self.shown.number, self.shown.player) == (number, player)
            before = self.shown.typed if here else Typed()
            begun = not before.empty or not here
            if before.empty and isinstance(there, Score) and (begun or key in ("±", "+", "½", "back")):
                before = typed_as(there.points)
            typed = before.press(key)
            if typed == before:
                return
            value = typed.value
            entry = Score(value) if value is not None else None
            if entry != there:
                await self.do(Enter(number, player, entry, more=begun), typed=typed)
            elif here:
                self.change(typed=typed, warning=())

    async def card(self, card: str) -> None:
        """One more card that is left in the hand."""
        await self._hold(lambda held: (*held, card))

    async def drop_card(self) -> None:
        """The last card that was tapped was not there."""
        await self._hold(lambda held: held[:-1])

    async def _hold(self, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> None:
        """Changes the cards that are left; a quick thumb is at the next card before the last one is on the disk."""
        number, player = self.shown.number, self.shown.player
        async with self._thumb:
            there = self._entry(number, player)
            cards = change(there.cards if isinstance(there, Cards) else ())
            await self.do(Enter(number, player, Cards(cards) if cards else None))

    async def went_out(self) -> None:
        """Nothing is left in the hand: the round is won."""
        picture = self.shown.picture
        by_cards = picture is not None and self.shown.way == "cards" and not picture.terms.collects
        await self.enter(Cards(()) if by_cards else Won())

    async def enter(self, entry: Entry) -> None:
        """An entry that is done with one tap; who is entered for stays until Next is tapped."""
        await self.do(Enter(self.shown.number, self.shown.player, entry))

    async def clear(self) -> None:
        """Nothing is entered for this player."""
        number, player = self.shown.number, self.shown.player
        async with self._thumb:
            self.change(typed=Typed())
            if self._entry(number, player) is not None:
                await self.do(Enter(number, player, None))

    # The tally

    async def mark(self, points: int) -> None:
        """So many points for the player, at once."""
        player = self.shown.player
        if await self.do(ScoreMark(self.shown.number, player, points)):
            await self._say_total(player)

    def ask_knock(self, on: bool = True) -> None:
        """How many cards did they hold who were knocked out?"""
        self.change(way="knock" if on else "tally", knocked=-1)

    def knock_whom(self, player: int) -> None:
        """Who was knocked out; tapped again: nobody says."""
        self.change(knocked=-1 if self.shown.knocked == player else player)

    async def knock(self, cards: int) -> None:
        """The player knocked somebody out who held so many cards; once, however quick the thumb."""
        async with self._thumb:
            shown = self.shown
            if shown.way != "knock" or not await self.do(
                ScoreMark(shown.number, shown.player, cards, out=shown.knocked)
            ):
                return
            self.change(way="tally", knocked=-1)
        await self._say_total(shown.player)

    # The round

    async def keep(self) -> None:
        """Keeps the round and begins the next; what is odd about it is said first, a second tap keeps it anyway."""
        asked = self.shown.number
        async with self._thumb:  # after the digits before it; the second of two quick taps is for the same round
            picture, line = self.shown.picture, self.shown.line
            if picture is None or line is None or self.shown.number != asked:
                return
            if self.shown.round:
                self.look_at(picture.round)
                return
            if line.odd and self.shown.warning != line.odd:
                self.change(warning=line.odd)
                return
            if not await self.do(FinishRound(picture.round)):
                return
            begun = self._begin_round()
        await self._say(begun)

    def _begin_round(self) -> str:
        """Whose turn it is to be entered for; all totals, to be heard."""
        picture = self.shown.picture
        assert picture is not None
        first = find_missing(self.shown.line, picture.dealer)
        self.change(player=first[0] if first else self.shown.player, typed=Typed(), way=self._way())
        return totals(picture)

    async def turn_round(self) -> None:
        """Play runs the other way."""
        await self.do(TurnRound(self.shown.number))

    async def strike(self) -> None:
        """The round does not count, or does again."""
        if self.shown.line is not None:
            await self.do(Strike(self.shown.number, not self.shown.line.struck))

    async def double(self) -> None:
        """The round counts twice, or once again."""
        if self.shown.line is not None:
            await self.do(Double(self.shown.number, not self.shown.line.doubled))

    async def note(self, text: str) -> None:
        """What is to be remembered of the round."""
        if await self.do(Note(self.shown.number, text)):
            self.open("")

    async def penalty(self, kind: Literal["missed", "blunder"], do: Callable[[int], int]) -> None:
        """Another number of penalties for the player in this round: what `do` makes of that on the sheet."""
        number, player = self.shown.number, self.shown.player
        async with self._thumb:
            line = round_line(self.shown.picture, number)
            if line is not None:
                now = (line.missed if kind == "missed" else line.blunders)[player]
                if by := do(now) - now:
                    await self.do(Penalty(number, player, kind, by))

    async def lives(self, do: Callable[[int], int]) -> None:
        """Another number of lives for the player: what `do` makes of that on the sheet."""
        player = self.shown.player
        async with self._thumb:
            if self.shown.picture is not None:
                now = self.shown.picture.lines[player].lives
                if by := do(now) - now:
                    await self.do(Life(player, by))

    async def misdeal(self) -> None:
        """The round in play is dealt again by who dealt: nothing of it stands, and its note says so. One undo takes
        that back.
        """
        async with self._thumb:
            picture, line = self.shown.picture, self.shown.line
            if picture is None or line is None or line.finished:
                return
            said = tr("keep.misdealt")
            note = f"{line.note} {said}".strip() if said not in line.note else line.note
            undone: list[SheetEvent] = [Note(line.number, note[:LONGEST_NOTE])]
            undone += [Enter(line.number, n, None) for n, entry in enumerate(line.entries) if entry is not None]
            undone += [Unmark(line.number, mark) for mark in reversed(range(len(line.marks)))]
            for n, event in enumerate(undone):
                if not await self.do(replace(event, more=n > 0)):
                    return
            self.change(panel="", typed=Typed(), knocked=-1, way=self._way())
            self.app.device.show_message(said)

    # What helps at the table and is not written down

    def roll(self) -> None:
        """The die says who starts."""
        picture = self.shown.picture
        if picture is not None and picture.seating:
            self.change(panel="die", starts=secrets.choice(picture.seating))

    def start_timer(self, seconds: int) -> None:
        """Counts down so many seconds, at the end of which something is heard; 0 stops it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.change(panel="", timer=seconds)
        if seconds:
            self._timer = asyncio.ensure_future(self._count_down(CLOCK.steady() + seconds * SECOND))

    async def _count_down(self, until: int) -> None:
        while (left := -(-(until - CLOCK.steady()) // SECOND)) > 0:
            if left != self.shown.timer:
                self.change(timer=left)
            await asyncio.sleep((until - CLOCK.steady()) % SECOND / SECOND or 1)
        self.change(timer=0)
        self.app.device.show_message(tr("keep.timer_up"))
        await self._say(tr("keep.timer_up"))
        with suppress(RuntimeError, TimeoutError):  # a device without a loudspeaker has seen it
            await self.app.device.play_sound("turn")
            await self.app.device.vibrate("medium")

    async def undo(self) -> None:
        """Takes the last step back; the round that it changed is looked at."""
        await self._step(Undo())

    async def redo(self) -> None:
        """Does again what was taken back."""
        await self._step(Redo())

    async def _step(self, event: SheetEvent) -> None:
        self.change(typed=Typed(), knocked=-1, way=self._way())
        before = self.shown.picture
        if await self.do(event) and before is not None and self.shown.picture is not None:
            where = find_change(before, self.shown.picture)
            if where is not None:
                self.look_at(where[0])
                if where[1] >= 0:
                    self.change(player=where[1])

    # What lies over the sheet

    def open(self, panel: str) -> None:
        """Lays a panel over the sheet; "" takes it away."""
        self.change(panel=panel)

    async def do_and_close(self, event: SheetEvent) -> None:
        """Writes an event down; once it stands the panel goes."""
        if await self.do(event):
            self.close()

    def close(self) -> None:
        """Takes the panel away."""
        self.shown = replace(self.shown, panel="")
        if self.shown.picture is not None:
            self._settle()
        self.draw()

    async def _say_total(self, player: int) -> None:
        picture = self.shown.picture
        if picture is not None:
            line = picture.lines[player]
            await self._say(f"{line.name} {points_text(line.total)}")

    async def _say(self, text: str) -> None:
        if self.app.spoken:
            await self.app.device.announce(text)


def find_missing(line: RoundLine | None, after: int) -> list[int]:
    """Who of a round has no entry yet, in the order of the seats from the one after this player."""
    if line is None or not line.seating:
        return []
    at = line.seating.index(after) + 1 if after in line.seating else 0
    order = (*line.seating[at:], *line.seating[:at])
    return [player for player in order if line.entries[player] is None and player != after]


def totals(picture: SheetPicture) -> str:
    """Everybody's total, to be heard."""
    said = join_phrases(f"{line.name} {points_text(line.total)}" for line in picture.lines if not line.retired)
    return tr("keep.totals", totals=said)


def find_change(before: SheetPicture, now: SheetPicture) -> tuple[int, int] | None:
    """The round, and its player (-1: none), of the first thing in which two pictures differ; None: in no round."""
    for old, new in zip(before.rounds, now.rounds, strict=False):
        if old.entries != new.entries:
            many = min(len(old.entries), len(new.entries))
            return new.number, next((n for n in range(many) if old.entries[n] != new.entries[n]), -1)
        if (old.marks, old.note, old.struck, old.doubled) != (new.marks, new.note, new.struck, new.doubled):
            longer = max(old.marks, new.marks, key=len)
            return new.number, longer[-1].player if old.marks != new.marks else -1
    return (now.round, -1) if before.round != now.round else None
